"""Special Actions of Event and Scenario cards (FP-SPEC)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.actions.acting import MEEPLE, SPECIAL_AT
from holdfast.games.frostpunk.actions.meeples import SPECIAL
from holdfast.games.frostpunk.city.events import remove_from_display
from holdfast.games.frostpunk.phases.action import is_over, turn
from holdfast.games.frostpunk.phases.night import night_phase
from holdfast.games.frostpunk.state import (
    AUTOMATON,
    CHILD,
    CHILD_WORKER,
    ENGINEER,
    HEATED_MEALS,
    NONE,
    TENT,
    WOOD,
    WORKER,
    City,
)
from tests.cite import rule
from tests.frostpunk.arrange import event
from tests.frostpunk.working import (
    HOME,
    OFF,
    act,
    box_of,
    citizen,
    goods,
    laws,
    meeples,
    put_on_display,
    refused,
    refused_turn,
    take_turn,
    town,
    until,
)

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


def showing(*cards: str, **fields: Any) -> City:
    g = town(**{"box": box_of(MORNING_CARDS, SCENARIO_CARDS), "ready": meeples(workers=1), "heat": OFF, **fields})
    put_on_display(g, *cards)
    return g


@rule("FP-SPEC-01")
@pytest.mark.parametrize(("card", "sick"), [("X1", 0), ("X3", 1)])
def test_a_special_action_is_heated_unless_its_card_says_otherwise(card: str, sick: int) -> None:
    for heat in (OFF, 7):
        g = showing(card, heat=heat, stock=goods(wood=2))
        take_turn(g, SPECIAL)
        assert g.sick == [sick, 0, 0]


@rule("FP-SPEC-01", "FP-LAW-11")
def test_a_heated_meal_helps_where_the_card_is_cold() -> None:
    g = showing("X3", stock=goods(wood=2), food=2, laws=laws(HEATED_MEALS))
    take_turn(g, SPECIAL, 1)
    assert (g.sick, g.food) == ([0, 0, 0], 5)


@rule("FP-LAW-11", "FP-GEN-14")
def test_but_not_with_the_food_that_the_card_asks_for() -> None:
    g = showing("X4", food=4, laws=laws(HEATED_MEALS))
    take_turn(g, SPECIAL)
    assert (g.sick, g.food, g.stock) == ([1, 0, 0], 1, goods(wood=1))


@rule("FP-SPEC-02")
def test_any_scenario_card_in_the_display_may_be_used() -> None:
    g = showing("Y2", "X1", "Y1")
    choice = until(SPECIAL_AT, turn(g), SPECIAL)
    assert choice.values == [event(g, "X1"), event(g, "Y1"), event(g, "Y2")]
    take_turn(g, SPECIAL, event(g, "Y2"))
    assert (g.stock[WOOD], g.meeple_on) == (3, [WORKER, NONE, NONE])


@rule("FP-SPEC-02")
def test_a_card_without_a_special_action_offers_none() -> None:
    g = showing("X1")
    plain = next(number for number, card in enumerate(g.box.events) if card.special is None)
    g.display.append(plain)
    g.meeple_on.append(NONE)
    assert refused(g, until(SPECIAL_AT, turn(g), SPECIAL), plain) == "FP-SPEC-02"


@rule("FP-SPEC-03", "FP-SPEC-03/1")
def test_a_card_that_has_left_the_game_offers_nothing() -> None:
    g = showing("X1", "Y1")
    remove_from_display(g, event(g, "X1"))
    choice = until(SPECIAL_AT, turn(g), SPECIAL)
    assert choice.values == [event(g, "Y1")]
    assert refused(g, choice, event(g, "X1")) == "FP-SPEC-03"
    remove_from_display(g, event(g, "Y1"))
    assert refused_turn(g, SPECIAL) == "FP-ACT-10"


@rule("FP-SPEC-03")
def test_a_card_must_be_named() -> None:
    g = showing("X1")
    assert refused(g, until(SPECIAL_AT, turn(g), SPECIAL), g.box.no_event) == "FP-SPEC-04"


@rule("FP-SPEC-04", "FP-SPEC-04/1")
def test_the_meeple_and_what_the_card_asks_for_lie_on_it() -> None:
    g = showing("X2", ready=meeples(workers=1, engineers=1), stock=goods(wood=3))
    take_turn(g, SPECIAL)
    assert g.meeple_on == [ENGINEER]
    assert (g.goods_on[0][WOOD], g.stock[WOOD]) == (1, 2)
    assert g.ready == meeples(workers=1)


@rule("FP-SPEC-04")
@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("X1", [WORKER, ENGINEER, CHILD_WORKER, AUTOMATON]),
        ("X2", [ENGINEER]),
        ("X6", [CHILD, CHILD_WORKER]),
        ("X9", [WORKER, CHILD_WORKER]),
    ],
)
def test_who_may_do_it(card: str, allowed: list[int]) -> None:
    ready = meeples(workers=1, engineers=1, children=1, child_workers=1, automatons=1)
    g = showing(card, ready=ready, stock=goods(wood=3, coal=1))
    assert until(MEEPLE, turn(g), SPECIAL).values == allowed


@rule("FP-SPEC-04")
def test_the_wrong_type_is_refused() -> None:
    ready = meeples(workers=1, engineers=1, children=1, child_workers=1)
    g = showing("X2", ready=ready, stock=goods(wood=3))
    choice = until(MEEPLE, turn(g), SPECIAL)
    assert [refused(g, choice, kind) for kind in (WORKER, CHILD, CHILD_WORKER)] == ["FP-SPEC-04"] * 3
    g.ready = meeples(workers=1)
    assert refused_turn(g, SPECIAL) == "FP-SPEC-04"


@rule("FP-SPEC-04", "FP-GEN-14")
def test_what_cannot_be_paid_or_is_not_so_is_refused() -> None:
    g = showing("X3", "X5", "X1", stock=goods(wood=1), food=9)
    choice = until(SPECIAL_AT, turn(g), SPECIAL)
    assert choice.values == [event(g, "X1")]
    assert refused(g, choice, event(g, "X3")) == refused(g, choice, event(g, "X5")) == "FP-SPEC-04"
    g = showing("X3", "X5", stock=goods(wood=2), food=10)
    assert until(SPECIAL_AT, turn(g), SPECIAL).values == [event(g, "X3"), event(g, "X5")]


@rule("FP-SPEC-05", "FP-SPEC-05/1", "FP-NIGHT-02")
def test_at_night_the_meeple_goes_and_the_goods_stay() -> None:
    g = showing("X2", "X1", ready=meeples(engineers=1), stock=goods(wood=1))
    g.building[HOME] = TENT
    g.heat = g.cold = 7
    take_turn(g, SPECIAL, event(g, "X2"))
    act(g, night_phase(g))
    assert (g.meeple_on, g.ready) == ([NONE, NONE], meeples(engineers=1))
    assert g.goods_on[0] == [1, 0, 0, 0, 0]


@rule("FP-SPEC-06", "FP-SPEC-06/1")
def test_a_special_action_is_done_once_in_a_round() -> None:
    g = showing("X1", "Y1", ready=meeples(workers=2))
    take_turn(g, SPECIAL, event(g, "X1"))
    choice = until(SPECIAL_AT, turn(g), SPECIAL)
    assert refused(g, choice, event(g, "X1")) == "FP-SPEC-06"


@rule("FP-SPEC-06")
@pytest.mark.parametrize(("card", "again"), [("X1", ""), ("X8", "FP-ACT-10")])
def test_some_only_once_in_a_game(card: str, again: str) -> None:
    g = showing(card)
    take_turn(g, SPECIAL)
    act(g, night_phase(g))
    assert refused_turn(g, SPECIAL) == again


@rule("FP-SPEC-06")
def test_which_of_them_says_so() -> None:
    g = showing("X8", "X1")
    take_turn(g, SPECIAL, event(g, "X8"))
    act(g, night_phase(g))
    assert refused(g, until(SPECIAL_AT, turn(g), SPECIAL), event(g, "X8")) == "FP-SPEC-06"


@rule("FP-EVT-07")
def test_a_card_that_leaves_gives_its_meeple_back() -> None:
    g = showing("X7")
    take_turn(g, SPECIAL)
    assert (g.display, g.meeple_on, g.ready) == ([], [], meeples(workers=1))


@rule("FP-ACT-06", "FP-SPEC-04")
def test_a_card_for_children_keeps_the_phase_open() -> None:
    assert is_over(showing("X1", ready=meeples(children=1)))
    assert not is_over(showing("X6", ready=meeples(children=1)))


DYING = {
    "Z1": "type: engineer, ability: {action: gather, do: []}, dies: {worker: [lose 1 wood], engineer: [], child: []}"
}


@rule("FP-ACT-15", "FP-GEN-14")
@pytest.mark.parametrize(("wood", "food"), [(2, 0), (3, 5)])
def test_the_cold_may_take_what_the_card_asks_for(wood: int, food: int) -> None:
    """The last Worker dies of it, and with him goes a Wood: only then is the price looked at."""
    box = box_of(MORNING_CARDS, citizens=DYING)
    g = showing("X3", box=box, stock=goods(wood=wood), people=[1, 9, 9], sick=[1, 0, 0], skull=[1, 0, 0])
    g.citizens = [citizen(g, "Z1")]
    take_turn(g, SPECIAL)
    assert (g.people, g.food) == ([0, 9, 9], food)
    assert g.stock[WOOD] == wood - 1 - (2 if food else 0)
    assert g.meeple_on == [WORKER]
