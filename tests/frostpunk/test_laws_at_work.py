"""What Laws do in the Action Phase: children at work, heated meals, rest (FP-LAW)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.city.laws import introduce
from holdfast.games.frostpunk.phases.action import turn
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city, town
from tests.frostpunk.scenes import busy

# -- Laws -------------------------------------------------------------------------------------------------------------


@rule("FP-LAW-10", "FP-LAW-11", "FP-LAW-13", "FP-LAW-14", "FP-LAW-18", "FP-LAW-19", "FP-LAW-23")
@pytest.mark.parametrize(
    ("law", "hope", "discontent"),
    [
        ("Child Labour", (2, 1), (2, 1)),
        ("Heated Meals", (3, 2), (1, 1)),
        ("Makeshift Shelter", (2, 2), (1, 1)),
        ("Crowded Quarters", (2, 2), (2, 2)),
        ("Double Ration for the Ill", (3, 2), (1, 0)),
        ("Extended Shift", (2, 2), (2, 1)),
        ("Time to Rest", (3, 2), (1, 1)),
    ],
)
def test_what_a_law_does_when_it_is_introduced(law: str, hope: tuple[int, int], discontent: tuple[int, int]) -> None:
    """Tokens on each track, and how many of them are active; only Anger can be drawn."""
    city = a_city(hope=["active-care", "active-justice"], discontent=["active-anger"], future_laws=[law])
    city.discontent_bag = {"anger": 2}
    city.questions(introduce)
    assert city.laws == {law}
    tracks = (city.hope, city.discontent)
    assert [(len(track), sum("active" in side for side in track)) for track in tracks] == [hope, discontent]


@rule("FP-LAW-10", "FP-LAW-10/1")
def test_child_labour_lets_children_gather_and_no_more() -> None:
    city = busy(ready={"worker": 1, "child": 1}, laws={"Child Labour"})
    assert city.asked("meeple", turn, "turn:gather").offers == ["worker", "child"]
    choice = city.asked("meeple", turn, "turn:construct")
    assert choice.refuses("child") == "FP-ACT-11"
    city.turn("turn:gather", "meeple:child", "take:2")
    assert (city.standing["near-1/b"], city.stock["coal"]) == ("child", 2)


@rule("FP-LAW-10")
def test_child_labour_opens_the_gathering_post() -> None:
    city = town({"near-1/a": "gathering-post", "far-1/a": "hunters-hut"}, ready={"child": 1}, laws={"Child Labour"})
    choice = city.asked("use", turn, "turn:use")
    assert choice.offers == ["near-1/a"]
    assert choice.refuses("far-1/a") == "FP-ACT-11"
    city.laws = set()
    assert city.refuses_turn("use") == "FP-ACT-11"
    city = town({"near-1/a": "gathering-post"}, {"near-1/b": ("coal", 3)}, ready={"child": 1}, laws={"Child Labour"})
    city.turn("turn:use")
    assert (city.standing["near-1/a"], city.stock["coal"]) == ("child", 1)


@rule("FP-LAW-11", "FP-LAW-11/1")
def test_a_heated_meal_keeps_the_cold_off() -> None:
    city = town(piles={"far-1/a": ("coal", 3)}, ready={"worker": 1}, heat="off", food=5, laws={"Heated Meals"})
    city.turn("turn:gather", "heated-meal:yes", "take:2")
    assert (city.food, city.sick, city.stock["coal"]) == (3, {}, 2)


@rule("FP-LAW-11")
def test_nobody_has_to_eat() -> None:
    city = town(piles={"far-1/a": ("coal", 3)}, ready={"worker": 1}, heat="off", food=5, laws={"Heated Meals"})
    city.turn("turn:gather", "heated-meal:no", "take:2")
    assert (city.food, city.sick) == (5, {"worker": 1})


@rule("FP-LAW-11")
def test_a_heated_meal_helps_against_snow_too() -> None:
    city = town(ready={"worker": 1}, near=["N02", "N01"], food=2, laws={"Heated Meals"})
    city.turn("turn:remove-snow", "heated-meal:yes", "place-near:near-1", "place-near:near-2")
    assert city.sick == {}


@rule("FP-LAW-11")
@pytest.mark.parametrize(
    ("fields", "sick"),
    [
        ({"food": 1}, 1),
        ({"laws": set()}, 1),
        ({"heat": 7}, 0),
        ({"ready": {"automaton": 1}, "stock": {"coal": 1}}, 0),
    ],
)
def test_the_meal_is_for_citizens_in_the_cold_who_have_food(fields: dict[str, Any], sick: int) -> None:
    city = town(
        piles={"far-1/a": ("coal", 3)},
        **{"ready": {"worker": 1}, "heat": "off", "food": 5, "laws": {"Heated Meals"}, **fields},
    )
    assert "heated-meal" not in city.questions(turn)
    assert city.sick == {"worker": sick}


@rule("FP-LAW-11", "FP-GEN-14")
def test_what_the_action_costs_is_not_eaten() -> None:
    city = town(
        {"generator-1": "cookhouse"},
        ready={"worker": 1},
        heat="off",
        food=4,
        laws={"Heated Meals"},
        hope=["active-care"],
    )
    assert "heated-meal" not in city.questions(turn)
    assert (city.food, city.sick) == (1, {"worker": 1})
    city = town(
        {"generator-1": "cookhouse"},
        ready={"worker": 1},
        heat="off",
        food=5,
        laws={"Heated Meals"},
        hope=["active-care"],
    )
    city.turn("turn:use", "heated-meal:yes", "way-to-use:1")
    assert (city.food, city.sick) == (0, {})


def resting(**fields: Any) -> Crater:
    tokens = ["active-justice", "exhausted-care", "exhausted-motivation"]
    return town(**{"ready": {"worker": 1}, "laws": {"Time to Rest"}, "hope": tokens, "heat": "off", **fields})


@rule("FP-LAW-23", "FP-LAW-23/1")
def test_rest_takes_a_discontent_token_away() -> None:
    city = resting(discontent=["active-anger"])
    city.turn("turn:rest", "rest:discard")
    assert city.hope == ["exhausted-justice", "exhausted-care", "exhausted-motivation"]
    assert (city.discontent, city.discontent_bag) == ([], {"anger": 3, "apathy": 3, "greed": 3})
    assert (city.ready, city.used_up, city.sick) == ({}, {"worker": 1}, {})
    assert city.active == 1


@rule("FP-LAW-23")
def test_or_it_wakes_care_and_motivation() -> None:
    city = resting(ready={"engineer": 1}, discontent=["active-anger"])
    city.turn("turn:rest", "rest:activate")
    assert (city.hope, city.discontent) == (["exhausted-justice", "active-care", "active-motivation"], ["active-anger"])
    assert city.used_up == {"engineer": 1}


@rule("FP-LAW-23")
def test_who_rests_and_when() -> None:
    assert resting(laws=set()).refuses_turn("rest") == "FP-LAW-23"
    assert resting(hope=["exhausted-justice", "active-care"]).refuses_turn("rest") == "FP-LAW-23"
    assert resting(ready={}).refuses_turn("rest") == "FP-ACT-06"
    city = resting(ready={"worker": 1, "engineer": 1, "child": 1, "automaton": 1}, stock={"coal": 1})
    choice = city.asked("meeple", turn, "turn:rest")
    assert choice.offers == ["worker", "engineer"]
    assert choice.refuses("child") == choice.refuses("automaton") == "FP-LAW-23"
    assert city.asked("rest", turn, "turn:rest", "meeple:worker").offers == ["discard", "activate"]
