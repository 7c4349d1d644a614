"""Advisors: FP-ADV, FP-PREP-01 and FP-PREP-02, how they are chosen (FP-SET-33) and the Responsibility sheets
(FP-SET-42)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.advisors import (
    choose_advisor,
    give_advisors,
    sheets,
    use_advisor,
)
from holdfast.games.frostpunk.nouns import TYPES_OF_HOPE
from holdfast.games.frostpunk.phases.preparation import preparation_phase
from holdfast.games.frostpunk.presence.view import view
from holdfast.games.frostpunk.setup import begin
from holdfast.kernel import GameOver
from tests.cite import rule
from tests.frostpunk.arrange import (
    Crater,
    a_city,
    box_with,
    new_game,
    reason,
)

CARDS = """
    advisors:
    - {id: TEST-HEALTH, name: a, story: b, exhausts: care, do: [cure 2], sheet: c}
    - {id: TEST-SOCIAL, name: a, story: b, exhausts: justice, do: [gain 2 food], sheet: c}
    - {id: TEST-FOREMAN, name: a, story: b, exhausts: motivation, do: [spend 1 wood, gain 3 coal], sheet: c}
    call_to_rise: {name: a, story: b, draws: [1, 2, 3, 4, 5, 6]}
    """
HEALTH, SOCIAL, FOREMAN = "TEST-HEALTH", "TEST-SOCIAL", "TEST-FOREMAN"
ADVISORS = ["generator", "health", "social", "foreman"]


def council(*advisors: str, active: tuple[str, ...] = (), **fields: Any) -> Crater:
    """Players with these Advisors in the Preparation Phase; Hope tokens of all three types, these of them active."""
    return a_city(
        box=box_with(CARDS),
        seats=len(advisors),
        phase="preparation",
        advisors=advisors,
        hope=[f"{'active' if kind in active else 'exhausted'}-{kind}" for kind in TYPES_OF_HOPE],
        **{"people": {"worker": 40, "engineer": 40, "child": 40}, **fields},
    )


# -- who takes which --------------------------------------------------------------------------------------------------


@rule("FP-ADV-01")
def test_there_are_four_advisors() -> None:
    assert [advisor.id for advisor in open_box(None).advisors] == ADVISORS


@rule("FP-SET-33", "FP-ADV-01")
def test_each_player_takes_the_one_wished_for() -> None:
    city = a_city(seats=3)
    city.play(give_advisors, ["foreman", "generator", "health"])
    assert city.advisors == ["foreman", "generator", "health"]


@rule("FP-SET-33", "FP-SET-33/1")
def test_where_two_want_the_same_all_are_dealt_at_random() -> None:
    dealt = set()
    for seed in range(200):
        city = a_city(seed)
        city.play(give_advisors, ["health", "health"])
        assert len(set(city.advisors)) == 2
        dealt.add(tuple(city.advisors))
    assert len(dealt) == 12


@rule("FP-SET-33")
def test_nobody_sees_a_wish_before_all_have_wished() -> None:
    city = new_game(seats=3)
    for wished in ([], ["advisor:social"], ["advisor:social", "advisor:social"]):
        trial = city.copy()
        choice = trial.asked("advisor", begin, *wished)
        assert (choice.seat, choice.offers) == (len(wished), ADVISORS)
        assert trial.advisors == [None, None, None]


@rule("FP-ADV-04", "FP-SET-33")
def test_one_player_alone_takes_one_advisor_and_call_to_rise() -> None:
    city = new_game(seats=1)
    assert city.copy().asked("advisor", begin).seat == 0
    city.asked("give-up", begin, "advisor:social")
    assert city.advisors == ["social"]
    assert city.call_to_rise
    assert not new_game(seats=2).call_to_rise


def test_a_wish_is_written_down_by_seat() -> None:
    city = a_city()
    wishes = list(city.g.advisors)
    city.play(choose_advisor(city.g, 1, wishes), "advisor:foreman")
    assert city.named("advisors", wishes) == ["", "foreman"]


def responsible(city: Crater) -> list[list[str]]:
    """The sheets before each seat."""
    return [city.named("advisors", own) for own in city.says(sheets)]


@rule("FP-SET-42", "FP-SET-42/1")
def test_two_players_have_two_sheets_each() -> None:
    city = a_city(seats=2, advisors=["social", "health"])
    assert responsible(city) == [["social", "generator"], ["health", "foreman"]]


@rule("FP-SET-42/2", "FP-SET-42")
def test_of_three_players_one_has_two() -> None:
    city = a_city(seats=3, advisors=["foreman", "health", "generator"])
    assert responsible(city) == [["foreman", "social"], ["health"], ["generator"]]
    assert responsible(a_city(seats=1, advisors=["social"])) == [["social", "generator", "health", "foreman"]]
    four = ["social", "foreman", "generator", "health"]
    assert responsible(a_city(seats=4, advisors=four)) == [[advisor] for advisor in four]


@rule("FP-SET-42")
def test_all_see_which_sheets_lie_before_whom_once_advisors_are_given() -> None:
    city = a_city(seats=3, advisors=["foreman", "health", "generator"])
    for seat in (0, 1, None):
        shown = [player.sheets for player in city.says(view, seat).players]
        assert shown == [["foreman", "social"], ["health"], ["generator"]]
    assert [player.sheets for player in new_game(seats=2).says(view, 0).players] == [[], []]


@rule("FP-SET-42/3")
def test_the_generator_advisors_sheet_tells_what_to_know() -> None:
    sheet = open_box(None).advisors[0].sheet
    assert all(area in sheet for area in ("Generator board", "Stress", "Weather", "Heat Range indicators"))


# -- the word of the Round --------------------------------------------------------------------------------------------


@rule("FP-ADV-03", "FP-ADV-03/1")
def test_an_advisor_is_used_by_exhausting_hope() -> None:
    city = council(HEALTH, SOCIAL, active=("care", "justice"), sick={"worker": 6})
    city.play(preparation_phase, "whose-advisor:1", "advise:yes", "cure:worker", "cure:worker")
    assert city.hope == ["exhausted-care", "active-justice", "exhausted-motivation"]
    assert (city.sick, city.spent, city.skull) == ({"worker": 4}, {}, {})


@rule("FP-ADV-03", "FP-HOPE-06")
def test_without_an_active_token_of_its_type_it_is_not_to_be_had() -> None:
    city = council(HEALTH, SOCIAL, FOREMAN, active=("justice", "motivation"))
    choice = city.asked("whose-advisor", use_advisor)
    assert choice.offers == ["2", "nobody"]
    assert reason(choice.refusal("1")) == ("FP-ADV-03", "advisor-lacks-hope")
    assert choice.why("1") == "The Advisor of Player 1 needs active Care."
    assert reason(choice.refusal("3")) == ("FP-GEN-14", "advisor-too-dear")
    assert choice.why("3") == "You cannot pay for the Advisor of Player 3."
    assert reason(choice.refusal("4")) == ("FP-PREP-01", "no-such-seat")
    city.stock["wood"] = 1
    assert city.why_not("whose-advisor:3") is None


@rule("FP-ADV-03")
def test_where_nobody_could_use_one_nobody_is_asked() -> None:
    city = council(HEALTH, SOCIAL)
    city.play(preparation_phase)
    assert city.hope == ["exhausted-care", "exhausted-justice", "exhausted-motivation"]


@rule("FP-ADV-03", "FP-PREP-01")
def test_one_chosen_and_not_used_was_the_choice_of_the_round() -> None:
    city = council(HEALTH, SOCIAL, active=("care", "justice"), sick={"worker": 6})
    city.play(use_advisor, "whose-advisor:1", "advise:no")
    assert city.hope == ["active-care", "active-justice", "exhausted-motivation"]
    assert city.food == 0


@rule("FP-ADV-02", "FP-ADV-02/1")
def test_only_its_owner_uses_an_advisor() -> None:
    city = council(SOCIAL, HEALTH, active=("care", "justice"), sick={"worker": 3})
    choice = city.asked("advise", use_advisor, "whose-advisor:2")
    assert (choice.seat, city.named("advisors", [choice.about])) == (1, [HEALTH])
    assert not choice.team


@rule("FP-PREP-01", "FP-PREP-01/1")
def test_at_most_one_advisor_a_round() -> None:
    city = council(SOCIAL, HEALTH, FOREMAN, SOCIAL, active=("care", "justice"), sick={"worker": 4})
    city.play(preparation_phase, "whose-advisor:1", "advise:yes")  # on to the sickness check, and no second Advisor
    assert (city.food, city.sick) == (2, {"worker": 4})


@rule("FP-PREP-01")
def test_the_players_may_use_none_and_the_leader_has_the_last_word() -> None:
    city = council(SOCIAL, HEALTH, active=("care", "justice"), leader=1)
    choice = city.asked("whose-advisor", use_advisor)
    assert (choice.seat, choice.offers, choice.team) == (1, ["1", "2", "nobody"], True)
    city.play(use_advisor, "whose-advisor:nobody")
    assert city.food == 0


@rule("FP-PREP-01")
def test_the_same_advisor_may_help_again_in_another_round() -> None:
    city = council(SOCIAL, HEALTH, active=("justice",))
    city.play(use_advisor, "whose-advisor:1", "advise:yes")
    city.hope = ["exhausted-care", "active-justice", "exhausted-motivation"]
    city.play(use_advisor, "whose-advisor:1", "advise:yes")
    assert city.food == 4


@rule("FP-PREP-02", "FP-PREP-02/1")
def test_sickness_is_looked_at_only_after_the_advisor() -> None:
    city = council(HEALTH, SOCIAL, active=("care",), sick={"worker": 27})
    city.play(preparation_phase, "whose-advisor:1", "advise:yes", "cure:worker", "cure:worker")
    assert city.sick["worker"] <= 25
    assert city.spent["worker"] == 3
    city = council(HEALTH, SOCIAL, active=("care",), sick={"worker": 27})
    with pytest.raises(GameOver) as over:
        city.play(preparation_phase, "whose-advisor:nobody")
    assert over.value.outcome.cause == "sickness"


# -- one player alone -------------------------------------------------------------------------------------------------


@rule("FP-ADV-07")
def test_one_player_alone_decides_everything() -> None:
    city = council(HEALTH, active=("care",), sick={"worker": 2})
    assert city.asked("advise", use_advisor).seat == 0
    city.play(use_advisor, "advise:yes", "cure:worker", "cure:worker")
    assert city.sick["worker"] == 0


CITIZENS = [card.id for card in open_box(None).citizen_cards]


def soloist(**fields: Any) -> Crater:
    return council(HEALTH, **{"call_to_rise": True, "citizens": CITIZENS[:10], **fields})


@rule("FP-ADV-05", "FP-ADV-08")
@pytest.mark.parametrize(
    ("hope", "drawn"),
    [
        (["active-care"], 1),
        (["exhausted-care", "exhausted-justice"], 2),
        (["exhausted-care"] * 2 + ["exhausted-justice"] * 2 + ["exhausted-motivation"], 5),
        (["active-care"] * 3 + ["exhausted-justice"] * 3, 6),
    ],
)
def test_call_to_rise_draws_by_the_number_of_hope_tokens_active_or_not(hope: list[str], drawn: int) -> None:
    city = soloist(hands=[CITIZENS[20:29]])
    city.hope = hope
    answers = ["advise:no"] if "active-care" in hope else []  # the Health Advisor
    city.play(preparation_phase, *answers, "call-to-rise:yes")
    assert len(city.hands[0]) == 9 + drawn
    assert city.hands[0][9:] == CITIZENS[9 - drawn + 1 : 10][::-1]


@rule("FP-ADV-05")
def test_it_is_used_once_in_a_game() -> None:
    city = soloist()
    city.play(preparation_phase, "call-to-rise:yes")
    assert not city.call_to_rise
    city.play(preparation_phase)
    assert len(city.hands[0]) == 3


@rule("FP-ADV-05")
def test_it_need_not_be_used() -> None:
    city = soloist()
    city.play(preparation_phase, "call-to-rise:no")
    assert city.call_to_rise
    assert city.hands == [[]]


@rule("FP-ADV-06")
def test_it_goes_with_the_advisor_before_the_sickness_check_and_costs_no_hope() -> None:
    city = soloist(active=("care", "motivation"), sick={"worker": 27, "engineer": 2})
    advice = ["advise:yes", "cure:engineer", "cure:engineer"]
    city.copy().asked("call-to-rise", preparation_phase, *advice)
    with pytest.raises(GameOver):
        city.play(preparation_phase, *advice, "call-to-rise:yes")
    assert len(city.hands[0]) == 3
    assert city.hope == ["exhausted-care", "exhausted-justice", "active-motivation"]


@rule("FP-ADV-01", "FP-ADV-05")
def test_the_cards_of_the_box_can_be_used() -> None:
    for seed in range(20):
        for seats in (1, 3):
            city = new_game(seed, seats=seats)
            city.at_random(city.rng.copy(), begin)
            city.phase = "preparation"
            city.at_random(city.rng.copy(), preparation_phase)
