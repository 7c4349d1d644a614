"""Hope and Discontent: FP-HOPE, the two ways to lose by them, and what Temple, Agitator and Public Council do."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.feelings import (
    activate_one,
    decrease,
    decrease_type,
    discard_one,
    draw,
    exhaust,
    exhaust_one,
    has,
    increase,
    increase_type,
    turn_all,
)
from holdfast.games.frostpunk.nouns import TYPES_OF_DISCONTENT, TYPES_OF_HOPE
from holdfast.kernel import GameOver
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city, reason

SIDES = ("active", "exhausted")
TYPES = {"hope": TYPES_OF_HOPE, "discontent": TYPES_OF_DISCONTENT}


def drawing(track: str, *kinds: str, **fields: list[str]) -> Crater:
    """A city in which the next draws from a bag are of these types."""
    for seed in range(10_000):
        city = a_city(seed, **fields)
        trial = city.copy()
        before = len(getattr(trial, track))
        try:
            for _ in kinds:
                trial.play(draw, track)
        except GameOver:
            continue
        if getattr(trial, track)[before:] == [f"exhausted-{kind}" for kind in kinds]:
            return city
    raise AssertionError("no seed draws these")


@rule("FP-HOPE-01", "FP-HOPE-02")
def test_three_types_each_three_tokens_each_with_two_sides() -> None:
    city = a_city(hope=["active-care", "exhausted-care", "active-justice"], discontent=["exhausted-greed"])
    assert city.hope_bag == {"care": 1, "justice": 2, "motivation": 3}
    assert city.discontent_bag == {"anger": 3, "apathy": 3, "greed": 2}
    assert city.says(has, "hope", "care", active=True)
    assert city.says(has, "hope", "care", active=False)
    assert not city.says(has, "hope", "justice", active=False)
    assert TYPES == {"hope": ["care", "justice", "motivation"], "discontent": ["anger", "apathy", "greed"]}


@rule("FP-HOPE-03", "FP-HOPE-03/1")
def test_activating_turns_one_exhausted_token_of_the_players_choice() -> None:
    city = a_city(hope=["exhausted-care", "exhausted-justice"])
    assert city.asked("activate", activate_one, "hope").offers == ["care", "justice"]
    city.play(activate_one, "hope", "activate:justice")
    assert city.hope == ["exhausted-care", "active-justice"]


@rule("FP-HOPE-04", "FP-HOPE-04/1")
def test_exhausting_turns_one_active_token() -> None:
    city = a_city(hope=["active-care", "active-justice"])
    city.play(exhaust_one, "hope", "exhaust:care")
    assert city.hope == ["exhausted-care", "active-justice"]


@rule("FP-HOPE-04")
def test_only_one_of_two_like_tokens_is_exhausted() -> None:
    city = a_city(hope=["active-care", "active-care"])
    city.play(exhaust, "hope", "care")
    assert city.hope == ["exhausted-care", "active-care"]


@rule("FP-HOPE-05", "FP-HOPE-05/1")
def test_what_cannot_be_turned_is_passed_over() -> None:
    city = a_city(hope=["exhausted-motivation", "active-care"])
    city.play(exhaust, "hope", "motivation")
    assert city.hope == ["exhausted-motivation", "active-care"]
    city.play(activate_one, "discontent")
    city.play(exhaust_one, "discontent")
    assert city.discontent == []


@rule("FP-HOPE-06", "FP-HOPE-06/1", "FP-HOPE-17", "FP-HOPE-17/1")
def test_only_an_active_token_counts_where_one_is_needed() -> None:
    city = a_city(hope=["exhausted-care", "exhausted-justice"])
    assert reason(city.why_not("exhaust:care", "hope")) == ("FP-HOPE-04", "no-active")
    assert not city.says(has, "hope", "justice", active=True)


@rule("FP-HOPE-07", "FP-HOPE-07/1")
def test_hope_rises_by_activating_a_token() -> None:
    city = a_city(hope=["active-care", "exhausted-justice"])
    assert city.asked("raise", increase, "hope").offers == ["justice", "draw"]
    city.play(increase, "hope", "raise:justice")
    assert city.hope == ["active-care", "active-justice"]


@rule("FP-HOPE-07/2")
def test_or_by_drawing_one_which_lies_exhausted_on_the_right() -> None:
    city = drawing("hope", "motivation", hope=["active-care", "exhausted-justice"])
    city.play(increase, "hope", "raise:draw")
    assert city.hope == ["active-care", "exhausted-justice", "exhausted-motivation"]
    assert city.hope_bag == {"care": 2, "justice": 2, "motivation": 2}


@rule("FP-HOPE-07/3")
def test_without_an_exhausted_token_it_must_be_a_draw() -> None:
    city = drawing("discontent", "greed", discontent=["active-anger", "active-apathy"])
    city.play(increase, "discontent")
    assert city.discontent == ["active-anger", "active-apathy", "exhausted-greed"]


@rule("FP-HOPE-07")
def test_every_token_in_the_bag_is_as_likely() -> None:
    drawn = []
    for seed in range(300):
        city = a_city(seed, hope=["exhausted-care", "exhausted-care"])
        city.play(draw, "hope")
        drawn.append(city.hope[-1])
    care, justice, motivation = (drawn.count(f"exhausted-{kind}") for kind in TYPES_OF_HOPE)
    assert care < 75 < min(justice, motivation)  # about 43, 129, 129


@rule("FP-HOPE-08", "FP-HOPE-08/1")
def test_a_named_type_rises_by_a_draw_of_any_type() -> None:
    city = drawing("hope", "justice", hope=["active-motivation"])
    city.play(increase_type, "hope", "care")
    assert city.hope == ["active-motivation", "exhausted-justice"]


@rule("FP-HOPE-08/2")
def test_and_then_a_token_of_the_type_is_activated() -> None:
    city = drawing("discontent", "greed", discontent=["exhausted-anger"])
    city.play(increase_type, "discontent", "anger")
    assert city.discontent == ["active-anger", "exhausted-greed"]


@rule("FP-HOPE-08/3")
def test_it_may_be_the_token_just_drawn() -> None:
    city = drawing("hope", "care", hope=["active-motivation"])
    city.play(increase_type, "hope", "care")
    assert city.hope == ["active-motivation", "active-care"]


@rule("FP-HOPE-09", "FP-HOPE-09/1")
@pytest.mark.parametrize(
    ("first", "then", "left"),
    [
        (["lower:active-care"], ["lower:exhausted-care"], "exhausted-justice"),
        (["lower:exhausted-justice"], [], "exhausted-care"),
        (["lower:active-care"], ["lower:exhausted-justice"], "exhausted-care"),
    ],
)
def test_two_decreases_are_made_one_after_the_other(first: list[str], then: list[str], left: str) -> None:
    city = a_city(hope=["active-care", "exhausted-justice"])
    city.play(decrease, "hope", *first)
    city.play(decrease, "hope", *then)
    assert city.hope == [left]


@rule("FP-HOPE-10", "FP-HOPE-10/1")
def test_a_decrease_exhausts_an_active_token_or_removes_an_exhausted_one() -> None:
    city = a_city(hope=["active-care", "exhausted-justice"])
    assert city.asked("lower", decrease, "hope").offers == ["active-care", "exhausted-justice"]
    city.play(decrease, "hope", "lower:active-care")
    assert city.hope == ["exhausted-care", "exhausted-justice"]
    city = a_city(hope=["active-care", "exhausted-justice"])
    city.play(decrease, "hope", "lower:exhausted-justice")
    assert city.hope == ["active-care"]
    assert city.hope_bag == {"care": 2, "justice": 3, "motivation": 3}


@rule("FP-HOPE-10")
def test_what_is_not_there_is_refused_by_name() -> None:
    city = a_city(hope=["active-care", "exhausted-justice"])
    choice = city.asked("lower", decrease, "hope")
    assert {word: choice.why(word) for word in choice.domain.words if word not in choice.offers} == {
        "active-justice": "No Justice token is active.",
        "active-motivation": "No Motivation token is active.",
        "exhausted-care": "No Care token is exhausted.",
        "exhausted-motivation": "No Motivation token is exhausted.",
        **{f"{side}-{bad}": "It must be a Hope token." for side in SIDES for bad in TYPES_OF_DISCONTENT},
    }


@rule("FP-HOPE-02")
@pytest.mark.parametrize("ask", ["raise", "activate", "exhaust", "pick", "activate-all", "exhaust-all"])
@pytest.mark.parametrize("track", ["hope", "discontent"])
def test_a_token_of_the_other_track_is_refused(ask: str, track: str) -> None:
    city = a_city(hope=["active-care", "exhausted-care"], discontent=["active-anger", "exhausted-anger"])
    [other] = set(TYPES) - {track}
    for token in TYPES[other]:
        assert reason(city.why_not(f"{ask}:{token}", track)) == ("FP-HOPE-02", "other-track")
        assert city.why(f"{ask}:{token}", track) == f"It must be a {track.title()} token."


def test_an_answer_names_one_token() -> None:
    """Six types of token are six words, and with their two sides twelve."""
    domains = open_box(None).vocabulary.domains
    assert domains["tokens"].words == ("care", "justice", "motivation", "anger", "apathy", "greed")
    assert domains["raising"].words == (*domains["tokens"].words, "draw")
    assert len(domains["sides"]) == 2 * len(domains["tokens"])


@rule("FP-HOPE-11", "FP-HOPE-11/1")
def test_without_an_active_token_one_must_be_removed() -> None:
    city = a_city(discontent=["exhausted-anger", "exhausted-greed"])
    assert city.asked("lower", decrease, "discontent").offers == ["exhausted-anger", "exhausted-greed"]
    city.play(decrease, "discontent", "lower:exhausted-greed")
    assert city.discontent == ["exhausted-anger"]


@rule("FP-HOPE-11/2")
def test_without_an_exhausted_token_one_must_be_exhausted() -> None:
    city = a_city(hope=["active-care", "active-care", "active-care"])
    city.play(decrease, "hope")
    assert city.hope == ["exhausted-care", "active-care", "active-care"]


@rule("FP-HOPE-12", "FP-HOPE-12/1")
def test_an_empty_track_stays_empty() -> None:
    city = a_city(discontent=[])
    city.play(decrease, "discontent")
    assert city.discontent == []


@rule("FP-HOPE-13", "FP-HOPE-13/1")
def test_gaps_close_to_the_left() -> None:
    city = a_city(hope=["active-care", "exhausted-justice", "active-motivation"])
    city.play(decrease, "hope", "lower:exhausted-justice")
    assert city.hope == ["active-care", "active-motivation"]


@rule("FP-HOPE-14", "FP-HOPE-14/1")
def test_a_discarded_token_goes_to_the_bag_active_or_not() -> None:
    city = a_city(discontent=["active-anger"])
    city.play(discard_one, "discontent")
    assert city.discontent == []
    assert city.discontent_bag == {"anger": 3, "apathy": 3, "greed": 3}
    city = a_city(discontent=["active-anger", "exhausted-greed"])
    city.play(discard_one, "discontent", "discard:exhausted-greed")
    assert city.discontent == ["active-anger"]


@rule("FP-HOPE-14")
def test_a_discard_may_name_the_type() -> None:
    city = a_city(discontent=["active-anger", "exhausted-anger", "active-greed"])
    assert city.asked("discard", discard_one, "discontent", "anger").offers == ["active-anger", "exhausted-anger"]
    city.play(discard_one, "discontent", "anger", "discard:active-anger")
    assert city.discontent == ["exhausted-anger", "active-greed"]
    city.play(discard_one, "discontent", "apathy")
    assert city.discontent == ["exhausted-anger", "active-greed"]


@rule("FP-HOPE-14/2")
def test_discarding_the_last_hope_loses() -> None:
    with pytest.raises(GameOver) as over:
        a_city(hope=["active-care"]).play(discard_one, "hope")
    assert over.value.outcome.cause == "no-hope"
    assert over.value.outcome.winners == ()


@rule("FP-HOPE-15", "FP-HOPE-15/1")
def test_with_six_hope_tokens_none_is_drawn() -> None:
    city = a_city(hope=["active-care"] * 3 + ["active-justice"] * 2 + ["exhausted-justice"])
    refusal = city.why_not("raise:draw", "hope")
    assert refusal is not None
    assert refusal.rule == "FP-HOPE-15"
    city.play(increase, "hope")
    assert city.hope == ["active-care"] * 3 + ["active-justice"] * 3


@rule("FP-HOPE-15")
def test_with_six_active_hope_tokens_an_increase_is_ignored() -> None:
    city = a_city(hope=["active-care"] * 3 + ["active-justice"] * 3)
    city.play(increase, "hope")
    assert city.hope == ["active-care"] * 3 + ["active-justice"] * 3


@rule("FP-HOPE-15/2")
def test_with_six_hope_tokens_a_named_type_is_only_activated() -> None:
    city = a_city(hope=["exhausted-care"] + ["active-justice"] * 3 + ["active-motivation"] * 2)
    city.play(increase_type, "hope", "care")
    assert city.hope == ["active-care"] + ["active-justice"] * 3 + ["active-motivation"] * 2


@rule("FP-HOPE-16", "FP-HOPE-16/1")
def test_with_five_discontent_tokens_activating_is_still_open() -> None:
    city = a_city(discontent=["active-anger"] * 3 + ["active-greed"] + ["exhausted-greed"])
    city.play(increase, "discontent", "raise:greed")
    assert city.discontent == ["active-anger"] * 3 + ["active-greed"] * 2


@rule("FP-HOPE-16", "FP-END-03")
def test_with_five_discontent_tokens_a_named_type_draws_and_loses() -> None:
    with pytest.raises(GameOver) as over:
        a_city(discontent=["exhausted-anger"] * 3 + ["exhausted-greed"] * 2).play(increase_type, "discontent", "anger")
    assert over.value.outcome.cause == "banished"


@rule("FP-HOPE-18", "FP-HOPE-18/1")
def test_a_named_type_falls_by_exhausting_its_active_token() -> None:
    city = a_city(discontent=["active-anger", "exhausted-greed"])
    city.play(decrease_type, "discontent", "anger")
    assert city.discontent == ["exhausted-anger", "exhausted-greed"]


@rule("FP-HOPE-18/2")
def test_or_by_removing_its_exhausted_one() -> None:
    city = a_city(discontent=["exhausted-anger", "active-greed"])
    city.play(decrease_type, "discontent", "anger")
    assert city.discontent == ["active-greed"]


@rule("FP-HOPE-18/3")
def test_without_a_token_of_the_type_nothing_happens() -> None:
    city = a_city(discontent=["active-greed"])
    city.play(decrease_type, "discontent", "anger")
    assert city.discontent == ["active-greed"]


@rule("FP-END-02", "FP-END-02/1")
def test_the_last_hope_token_removed_loses() -> None:
    with pytest.raises(GameOver) as over:
        a_city(hope=["exhausted-care"]).play(decrease, "hope")
    assert over.value.outcome.cause == "no-hope"


@rule("FP-END-02/2")
def test_the_last_hope_token_exhausted_does_not() -> None:
    city = a_city(hope=["active-care"])
    city.play(decrease, "hope")
    assert city.hope == ["exhausted-care"]


@rule("FP-END-03", "FP-END-03/1", "FP-END-03/2")
def test_a_sixth_discontent_token_loses_whatever_lies_there() -> None:
    exhausted = ["exhausted-anger"] * 3 + ["exhausted-greed"] * 2
    active = ["active-anger"] * 3 + ["active-greed"] * 2
    for tokens, answers in ((exhausted, ["raise:draw"]), (active, [])):
        with pytest.raises(GameOver) as over:
            a_city(discontent=tokens).play(increase, "discontent", *answers)
        assert over.value.outcome.cause == "banished"


# -- what cards and Buildings add -------------------------------------------------------------------------------------


def council(**fields: Any) -> Crater:
    """The Public Council is in force."""
    return a_city(laws={"Public Council"}, **fields)


@rule("FP-LAW-21", "FP-LAW-21/1")
def test_the_public_council_picks_the_token_instead_of_chance() -> None:
    city = council(hope=["active-justice"])
    assert city.asked("pick", increase_type, "hope", "care").offers == ["care", "justice", "motivation"]
    city.play(increase_type, "hope", "care", "pick:care")
    assert city.hope == ["active-justice", "active-care"]
    assert city.hope_bag == {"care": 2, "justice": 2, "motivation": 3}


@rule("FP-LAW-21")
def test_the_council_picks_discontent_too_but_only_what_is_in_the_bag() -> None:
    city = council(discontent=["active-anger", "active-anger", "active-anger"])
    assert city.asked("raise", increase, "discontent").offers == ["draw"]
    city.play(increase, "discontent", "pick:greed")
    assert city.discontent == ["active-anger", "active-anger", "active-anger", "exhausted-greed"]
    assert reason(city.why_not("pick:anger", "discontent")) == ("FP-LAW-21", "none-in-bag")
    assert city.why("pick:anger", "discontent") == "No Anger token is left in the bag."
    assert city.why_not("pick:apathy", "discontent") is city.why_not("pick:greed", "discontent") is None


@rule("FP-BLD-48", "FP-BLD-48/1")
def test_the_temple_activates_all_hope_of_one_type() -> None:
    city = a_city(hope=["exhausted-care", "exhausted-care", "exhausted-justice"])
    city.play(turn_all, "hope", "activate-all:care", active=True)
    assert city.hope == ["active-care", "active-care", "exhausted-justice"]


@rule("FP-BLD-53", "FP-BLD-53/1")
def test_the_agitator_exhausts_all_discontent_of_one_type() -> None:
    city = a_city(discontent=["active-anger", "active-anger", "active-greed"])
    city.play(turn_all, "discontent", "exhaust-all:anger", active=False)
    assert city.discontent == ["exhausted-anger", "exhausted-anger", "active-greed"]


@rule("FP-BLD-48", "FP-BLD-53")
def test_it_is_the_active_player_who_picks_the_type() -> None:
    city = a_city(hope=["exhausted-care"], seats=3, active=2, leader=1)
    for track, question, active in (("hope", "activate-all", True), ("discontent", "exhaust-all", False)):
        choice = city.asked(question, turn_all, track, active=active)
        assert (choice.seat, choice.offers) == (2, TYPES[track])
