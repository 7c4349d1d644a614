"""Special Actions of Event and Scenario cards (FP-SPEC)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.city.events import remove_from_display
from holdfast.games.frostpunk.phases.action import is_over, turn
from holdfast.games.frostpunk.phases.night import night_phase
from tests.cite import rule
from tests.frostpunk.arrange import Crater, box_of, put_on_display, town

MORNING_CARDS = {
    "X1": "do: [gain 1 wood]",
    "X2": "by: engineer, do: [put 1 wood on this card]",
    "X3": "do: [spend 2 wood, gain 5 food], cold: true",
    "X4": "do: [spend 3 food, gain 1 wood], cold: true",
    "X5": "if: have 10 food, do: [gain 1 wood]",
    "X6": "by: child, do: [gain 1 wood]",
    "X7": "do: [gain 1 wood, this card leaves]",
    "X8": "do: [gain 1 wood], once: true",
    "X9": "by: worker, do: [gain 1 wood]",
}
SCENARIO_CARDS = {"Y1": "do: [gain 2 wood]", "Y2": "do: [gain 3 wood]"}


def showing(*cards: str, **fields: Any) -> Crater:
    city = town(**{"box": box_of(MORNING_CARDS, SCENARIO_CARDS), "ready": {"worker": 1}, "heat": "off", **fields})
    put_on_display(city, *cards)
    return city


@rule("FP-SPEC-01")
@pytest.mark.parametrize(("card", "sick"), [("X1", 0), ("X3", 1)])
def test_a_special_action_is_heated_unless_its_card_says_otherwise(card: str, sick: int) -> None:
    for heat in ("off", 7):
        city = showing(card, heat=heat, stock={"wood": 2})
        city.turn("turn:special")
        assert city.sick == {"worker": sick}


@rule("FP-SPEC-01", "FP-LAW-11")
def test_a_heated_meal_helps_where_the_card_is_cold() -> None:
    city = showing("X3", stock={"wood": 2}, food=2, laws={"Heated Meals"})
    city.turn("turn:special", "heated-meal:yes")
    assert (city.sick, city.food) == ({}, 5)


@rule("FP-LAW-11", "FP-GEN-14")
def test_but_not_with_the_food_that_the_card_asks_for() -> None:
    city = showing("X4", food=4, laws={"Heated Meals"})
    city.turn("turn:special")
    assert (city.sick, city.food, city.stock) == ({"worker": 1}, 1, {"wood": 1})


@rule("FP-SPEC-02")
def test_any_scenario_card_in_the_display_may_be_used() -> None:
    city = showing("Y2", "X1", "Y1")
    choice = city.asked("special", turn, "turn:special")
    assert choice.offers == ["X1", "Y1", "Y2"]
    city.turn("turn:special", "special:Y2")
    assert (city.stock["wood"], city.meeple_on) == (3, ["worker", None, None])


@rule("FP-SPEC-02")
def test_a_card_without_a_special_action_offers_none() -> None:
    city = showing("X1")
    assert city.printed("events", "M001").special is None
    city.display.append("M001")
    city.meeple_on.append(None)
    assert city.asked("special", turn, "turn:special").refuses("M001") == "FP-SPEC-02"


@rule("FP-SPEC-03", "FP-SPEC-03/1")
def test_a_card_that_has_left_the_game_offers_nothing() -> None:
    city = showing("X1", "Y1")
    city.play(remove_from_display, "X1")
    choice = city.asked("special", turn, "turn:special")
    assert choice.offers == ["Y1"]
    assert choice.refuses("X1") == "FP-SPEC-03"
    city.play(remove_from_display, "Y1")
    assert city.refuses_turn("special") == "FP-ACT-10"


@rule("FP-SPEC-03")
def test_a_card_must_be_named() -> None:
    city = showing("X1")
    assert city.asked("special", turn, "turn:special").refuses("none") == "FP-SPEC-04"


@rule("FP-SPEC-04", "FP-SPEC-04/1")
def test_the_meeple_and_what_the_card_asks_for_lie_on_it() -> None:
    city = showing("X2", ready={"worker": 1, "engineer": 1}, stock={"wood": 3})
    city.turn("turn:special")
    assert city.meeple_on == ["engineer"]
    assert (city.goods_on[0]["wood"], city.stock["wood"]) == (1, 2)
    assert city.ready == {"worker": 1}


@rule("FP-SPEC-04")
@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("X1", ["worker", "engineer", "child-worker", "automaton"]),
        ("X2", ["engineer"]),
        ("X6", ["child", "child-worker"]),
        ("X9", ["worker", "child-worker"]),
    ],
)
def test_who_may_do_it(card: str, allowed: list[str]) -> None:
    ready = {"worker": 1, "engineer": 1, "child": 1, "child-worker": 1, "automaton": 1}
    city = showing(card, ready=ready, stock={"wood": 3, "coal": 1})
    assert city.asked("meeple", turn, "turn:special").offers == allowed


@rule("FP-SPEC-04")
def test_the_wrong_type_is_refused() -> None:
    ready = {"worker": 1, "engineer": 1, "child": 1, "child-worker": 1}
    city = showing("X2", ready=ready, stock={"wood": 3})
    choice = city.asked("meeple", turn, "turn:special")
    assert [choice.refuses(kind) for kind in ("worker", "child", "child-worker")] == ["FP-SPEC-04"] * 3
    city.ready = {"worker": 1}
    assert city.refuses_turn("special") == "FP-SPEC-04"


@rule("FP-SPEC-04", "FP-GEN-14")
def test_what_cannot_be_paid_or_is_not_so_is_refused() -> None:
    city = showing("X3", "X5", "X1", stock={"wood": 1}, food=9)
    choice = city.asked("special", turn, "turn:special")
    assert choice.offers == ["X1"]
    assert choice.refuses("X3") == choice.refuses("X5") == "FP-SPEC-04"
    city = showing("X3", "X5", stock={"wood": 2}, food=10)
    assert city.asked("special", turn, "turn:special").offers == ["X3", "X5"]


@rule("FP-SPEC-05", "FP-SPEC-05/1", "FP-NIGHT-02")
def test_at_night_the_meeple_goes_and_the_goods_stay() -> None:
    city = showing("X2", "X1", ready={"engineer": 1}, stock={"wood": 1})
    city.building["generator-1"] = "tent"
    city.heat = city.cold = 7
    city.turn("turn:special", "special:X2")
    city.play(night_phase)
    assert (city.meeple_on, city.ready) == ([None, None], {"engineer": 1})
    assert city.goods_on[0] == {"wood": 1}


@rule("FP-SPEC-06", "FP-SPEC-06/1")
def test_a_special_action_is_done_once_in_a_round() -> None:
    city = showing("X1", "Y1", ready={"worker": 2})
    city.turn("turn:special", "special:X1")
    choice = city.asked("special", turn, "turn:special")
    assert choice.refuses("X1") == "FP-SPEC-06"


@rule("FP-SPEC-06")
@pytest.mark.parametrize(("card", "again"), [("X1", ""), ("X8", "FP-ACT-10")])
def test_some_only_once_in_a_game(card: str, again: str) -> None:
    city = showing(card)
    city.turn("turn:special")
    city.play(night_phase)
    assert city.refuses_turn("special") == again


@rule("FP-SPEC-06")
def test_which_of_them_says_so() -> None:
    city = showing("X8", "X1")
    city.turn("turn:special", "special:X8")
    city.play(night_phase)
    assert city.asked("special", turn, "turn:special").refuses("X8") == "FP-SPEC-06"


@rule("FP-EVT-07")
def test_a_card_that_leaves_gives_its_meeple_back() -> None:
    city = showing("X7")
    city.turn("turn:special")
    assert (city.display, city.meeple_on, city.ready) == ([], [], {"worker": 1})


@rule("FP-ACT-06", "FP-SPEC-04")
def test_a_card_for_children_keeps_the_phase_open() -> None:
    assert showing("X1", ready={"child": 1}).says(is_over)
    assert not showing("X6", ready={"child": 1}).says(is_over)


DYING = {
    "Z1": "type: engineer, ability: {action: gather, do: []}, dies: {worker: [lose 1 wood], engineer: [], child: []}"
}


@rule("FP-ACT-15", "FP-GEN-14")
@pytest.mark.parametrize(("wood", "food"), [(2, 0), (3, 5)])
def test_the_cold_may_take_what_the_card_asks_for(wood: int, food: int) -> None:
    """The last Worker dies of it, and with him goes a Wood: only then is the price looked at."""
    box = box_of(MORNING_CARDS, citizens=DYING)
    city = showing(
        "X3",
        box=box,
        stock={"wood": wood},
        people={"worker": 1, "engineer": 9, "child": 9},
        sick={"worker": 1},
        skull={"worker": 1},
    )
    city.citizens = ["Z1"]
    city.turn("turn:special")
    assert (city.people, city.food) == ({"engineer": 9, "child": 9}, food)
    assert city.stock["wood"] == wood - 1 - (2 if food else 0)
    assert city.meeple_on == ["worker"]
