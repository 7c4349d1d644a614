"""Advisors: FP-ADV, FP-PREP-01 and FP-PREP-02, how they are chosen (FP-SET-33) and the Responsibility sheets
(FP-SET-42)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.box import FrostpunkBox, open_box
from holdfast.games.frostpunk.city.advisors import (
    ADVISE,
    CALL_TO_RISE,
    NO,
    NOBODY,
    WHOSE_ADVISOR,
    YES,
    choose_advisor,
    give_advisors,
    sheets,
    use_advisor,
    why_not_advisor,
)
from holdfast.games.frostpunk.phases.preparation import preparation_phase
from holdfast.games.frostpunk.setup import begin
from holdfast.games.frostpunk.state import (
    CARE,
    ENGINEER,
    HOPE,
    JUSTICE,
    MOTIVATION,
    NONE,
    PREPARATION,
    WOOD,
    WORKER,
    City,
)
from holdfast.kernel import Choice, GameOver, Rule, Together
from tests.cite import rule
from tests.frostpunk.by_number import box_with, city, play
from tests.frostpunk.opening import at_random, new_game

CARDS = """
    advisors:
    - {id: TEST-HEALTH, name: a, story: b, exhausts: care, do: [cure 2], sheet: c}
    - {id: TEST-SOCIAL, name: a, story: b, exhausts: justice, do: [gain 2 food], sheet: c}
    - {id: TEST-FOREMAN, name: a, story: b, exhausts: motivation, do: [spend 1 wood, gain 3 coal], sheet: c}
    call_to_rise: {name: a, story: b, draws: [1, 2, 3, 4, 5, 6]}
    """
HEALTH, SOCIAL, FOREMAN = "TEST-HEALTH", "TEST-SOCIAL", "TEST-FOREMAN"


def box() -> FrostpunkBox:
    return box_with(CARDS)


def council(*advisors: str, active: tuple[int, ...] = (), **fields: Any) -> City:
    """Players with these Advisors in the Preparation Phase; Hope tokens of all three types, these of them active."""
    names = [advisor.id for advisor in box().advisors]
    return city(
        box=box(),
        seats=len(advisors),
        phase=PREPARATION,
        advisors=[names.index(name) for name in advisors],
        hope=[kind * 2 + (kind in active) for kind in (CARE, JUSTICE, MOTIVATION)],
        **{"people": [40, 40, 40], **fields},
    )


def asked(asking: Rule, *answers: int) -> Choice:
    """The question that comes after these answers."""
    choice = next(asking)
    for answer in answers:
        choice = asking.send(answer)
    assert isinstance(choice, Choice)
    return choice


# -- who takes which --------------------------------------------------------------------------------------------------


@rule("FP-ADV-01")
def test_there_are_four_advisors() -> None:
    assert [advisor.id for advisor in open_box(None).advisors] == ["generator", "health", "social", "foreman"]


@rule("FP-SET-33", "FP-ADV-01")
def test_each_player_takes_the_one_wished_for() -> None:
    g = city(seats=3)
    give_advisors(g, [3, 0, 1])
    assert g.advisors == [3, 0, 1]


@rule("FP-SET-33", "FP-SET-33/1")
def test_where_two_want_the_same_all_are_dealt_at_random() -> None:
    dealt = set()
    for seed in range(200):
        g = city(seed)
        give_advisors(g, [1, 1])
        assert len(set(g.advisors)) == 2
        dealt.add(tuple(g.advisors))
    assert len(dealt) == 12


@rule("FP-SET-33")
def test_nobody_sees_a_wish_before_all_have_wished() -> None:
    g = new_game(seats=3)
    together = next(begin(g))
    assert isinstance(together, Together)
    assert [seat for seat, _ in together.lanes] == [0, 1, 2]
    seat, lane = together.lanes[0]
    choice = next(lane)
    assert isinstance(choice, Choice)
    assert (choice.seat, choice.values) == (seat, [0, 1, 2, 3])
    with pytest.raises(StopIteration):
        lane.send(2)
    assert g.advisors == [NONE] * 3


@rule("FP-ADV-04", "FP-SET-33")
def test_one_player_alone_takes_one_advisor_and_call_to_rise() -> None:
    g = new_game(seats=1)
    beginning = begin(g)
    choice = asked(beginning)
    assert (choice.question.name, choice.seat) == ("advisor", 0)
    beginning.send(2)
    assert g.advisors == [2]
    assert g.call_to_rise
    assert not new_game(seats=2).call_to_rise


def test_a_wish_is_written_down_by_seat() -> None:
    wishes = [NONE, NONE]
    play(choose_advisor(city(), 1, wishes), 3)
    assert wishes == [NONE, 3]


@rule("FP-SET-42", "FP-SET-42/1")
def test_two_players_have_two_sheets_each() -> None:
    g = city(seats=2, advisors=[2, 1])
    assert [len(own) for own in sheets(g)] == [2, 2]
    assert [own[0] for own in sheets(g)] == [2, 1]
    assert sorted(sheet for own in sheets(g) for sheet in own) == [0, 1, 2, 3]


@rule("FP-SET-42/2", "FP-SET-42")
def test_of_three_players_one_has_two() -> None:
    g = city(seats=3, advisors=[3, 1, 0])
    assert sorted(len(own) for own in sheets(g)) == [1, 1, 2]
    assert [own[0] for own in sheets(g)] == [3, 1, 0]
    assert sheets(city(seats=1, advisors=[2])) == [[2, 0, 1, 3]]
    assert sheets(city(seats=4, advisors=[2, 3, 0, 1])) == [[2], [3], [0], [1]]


@rule("FP-SET-42/3")
def test_the_generator_advisors_sheet_tells_what_to_know() -> None:
    sheet = open_box(None).advisors[0].sheet
    assert all(area in sheet for area in ("Generator board", "Stress", "Weather", "Heat Range indicators"))


# -- the word of the Round --------------------------------------------------------------------------------------------


@rule("FP-ADV-03", "FP-ADV-03/1")
def test_an_advisor_is_used_by_exhausting_hope() -> None:
    g = council(HEALTH, SOCIAL, active=(CARE, JUSTICE), sick=[6, 0, 0])
    play(preparation_phase(g), 0, YES, WORKER, WORKER)
    assert g.tokens[HOPE] == [CARE * 2, JUSTICE * 2 + 1, MOTIVATION * 2]
    assert (g.sick, g.spent, g.skull) == ([4, 0, 0], [0, 0, 0], [0, 0, 0])


@rule("FP-ADV-03", "FP-HOPE-06")
def test_without_an_active_token_of_its_type_it_is_not_to_be_had() -> None:
    g = council(HEALTH, SOCIAL, FOREMAN, active=(JUSTICE, MOTIVATION))
    choice = asked(use_advisor(g))
    assert (choice.question, choice.values) == (WHOSE_ADVISOR, [1, NOBODY])
    refusals = [why_not_advisor(g, choice, seat) for seat in range(5)]
    assert [refusal and (refusal.rule, refusal.reason, refusal.numbers) for refusal in refusals] == [
        ("FP-ADV-03", "advisor-lacks-hope", (0, CARE)),
        None,
        ("FP-GEN-14", "advisor-too-dear", (2,)),
        ("FP-PREP-01", "no-such-seat", (3,)),
        None,
    ]
    g.stock[WOOD] = 1
    assert why_not_advisor(g, choice, 2) is None


@rule("FP-ADV-03")
def test_where_nobody_could_use_one_nobody_is_asked() -> None:
    g = council(HEALTH, SOCIAL)
    play(preparation_phase(g))
    assert g.tokens[HOPE] == [CARE * 2, JUSTICE * 2, MOTIVATION * 2]


@rule("FP-ADV-03", "FP-PREP-01")
def test_one_chosen_and_not_used_was_the_choice_of_the_round() -> None:
    g = council(HEALTH, SOCIAL, active=(CARE, JUSTICE), sick=[6, 0, 0])
    play(use_advisor(g), 0, NO)
    assert g.tokens[HOPE] == [CARE * 2 + 1, JUSTICE * 2 + 1, MOTIVATION * 2]
    assert g.food == 0


@rule("FP-ADV-02", "FP-ADV-02/1")
def test_only_its_owner_uses_an_advisor() -> None:
    g = council(SOCIAL, HEALTH, active=(CARE, JUSTICE), sick=[3, 0, 0])
    choice = asked(use_advisor(g), 1)
    assert (choice.question, choice.seat, choice.about) == (ADVISE, 1, g.advisors[1])
    assert not ADVISE.team


@rule("FP-PREP-01", "FP-PREP-01/1")
def test_at_most_one_advisor_a_round() -> None:
    g = council(SOCIAL, HEALTH, FOREMAN, SOCIAL, active=(CARE, JUSTICE), sick=[4, 0, 0])
    asking = preparation_phase(g)
    assert asked(asking, 0).question is ADVISE
    with pytest.raises(StopIteration):  # on to the sickness check, and no second Advisor
        asking.send(YES)
    assert (g.food, g.sick) == (2, [4, 0, 0])


@rule("FP-PREP-01")
def test_the_players_may_use_none_and_the_leader_has_the_last_word() -> None:
    g = council(SOCIAL, HEALTH, active=(CARE, JUSTICE), leader=1)
    choice = asked(use_advisor(g))
    assert (choice.seat, choice.values, choice.question.team) == (1, [0, 1, NOBODY], True)
    play(use_advisor(g), NOBODY)
    assert g.food == 0


@rule("FP-PREP-01")
def test_the_same_advisor_may_help_again_in_another_round() -> None:
    g = council(SOCIAL, HEALTH, active=(JUSTICE,))
    play(use_advisor(g), 0, YES)
    g.tokens[HOPE][1] |= 1
    play(use_advisor(g), 0, YES)
    assert g.food == 4


@rule("FP-PREP-02", "FP-PREP-02/1")
def test_sickness_is_looked_at_only_after_the_advisor() -> None:
    g = council(HEALTH, SOCIAL, active=(CARE,), sick=[27, 0, 0])
    play(preparation_phase(g), 0, YES, WORKER, WORKER)
    assert g.sick[WORKER] <= 25
    assert g.spent[WORKER] == 3
    with pytest.raises(GameOver) as over:
        play(preparation_phase(council(HEALTH, SOCIAL, active=(CARE,), sick=[27, 0, 0])), NOBODY)
    assert over.value.outcome.cause == "sickness"


# -- one player alone -------------------------------------------------------------------------------------------------


@rule("FP-ADV-07")
def test_one_player_alone_decides_everything() -> None:
    g = council(HEALTH, active=(CARE,), sick=[2, 0, 0])
    choice = asked(use_advisor(g))
    assert (choice.question, choice.seat) == (ADVISE, 0)
    play(use_advisor(g), YES, WORKER, WORKER)
    assert g.sick[WORKER] == 0


def soloist(**fields: Any) -> City:
    return council(HEALTH, **{"call_to_rise": True, "citizens": list(range(10)), **fields})


@rule("FP-ADV-05", "FP-ADV-08")
@pytest.mark.parametrize(("hope", "drawn"), [([1], 1), ([0, 2], 2), ([0, 0, 2, 2, 4], 5), ([1] * 3 + [2] * 3, 6)])
def test_call_to_rise_draws_by_the_number_of_hope_tokens_active_or_not(hope: list[int], drawn: int) -> None:
    g = soloist(hands=[list(range(20, 29))])
    g.tokens[HOPE] = hope
    answers = [NO] if 1 in hope else []  # the Health Advisor
    play(preparation_phase(g), *answers, YES)
    assert len(g.hands[0]) == 9 + drawn
    assert g.hands[0][9:] == list(range(9, 9 - drawn, -1))


@rule("FP-ADV-05")
def test_it_is_used_once_in_a_game() -> None:
    g = soloist()
    play(preparation_phase(g), YES)
    assert not g.call_to_rise
    play(preparation_phase(g))
    assert len(g.hands[0]) == 3


@rule("FP-ADV-05")
def test_it_need_not_be_used() -> None:
    g = soloist()
    play(preparation_phase(g), NO)
    assert g.call_to_rise
    assert g.hands == [[]]


@rule("FP-ADV-06")
def test_it_goes_with_the_advisor_before_the_sickness_check_and_costs_no_hope() -> None:
    g = soloist(active=(CARE, MOTIVATION), sick=[27, 2, 0])
    asking = preparation_phase(g)
    assert asked(asking, YES, ENGINEER, ENGINEER).question is CALL_TO_RISE
    with pytest.raises(GameOver):
        asking.send(YES)
    assert len(g.hands[0]) == 3
    assert g.tokens[HOPE] == [CARE * 2, JUSTICE * 2, MOTIVATION * 2 + 1]


@rule("FP-ADV-01", "FP-ADV-05")
def test_the_cards_of_the_box_can_be_used() -> None:
    for seed in range(20):
        for seats in (1, 3):
            g = new_game(seed, seats=seats)
            at_random(g, begin(g), g.rng.copy())
            g.phase = PREPARATION
            at_random(g, preparation_phase(g), g.rng.copy())
