"""Automatons (FP-AUTO), and the two small helpers (FP-CHILD)."""

from __future__ import annotations

import pytest

from holdfast.cards import perform
from holdfast.games.frostpunk.actions.acting import MEEPLE
from holdfast.games.frostpunk.actions.construct import DONE
from holdfast.games.frostpunk.actions.meeples import CONSTRUCT, GATHER, REMOVE_SNOW, SPECIAL, USE
from holdfast.games.frostpunk.actions.use import why_not_use
from holdfast.games.frostpunk.city import automatons
from holdfast.games.frostpunk.city.citizens import number_of
from holdfast.games.frostpunk.phases.action import begin_action, muster, turn
from holdfast.games.frostpunk.phases.hunger import hunger_phase
from holdfast.games.frostpunk.phases.night import night_phase
from holdfast.games.frostpunk.phrases import child_engineer, child_worker
from holdfast.games.frostpunk.state import (
    ANYBODY,
    AUTOMATON,
    CHILD,
    CHILD_ENGINEER,
    CHILD_WORKER,
    COAL,
    CORE,
    ENGINEER,
    FACTORY,
    HUNTERS_HUT,
    MEDICAL_POST,
    NONE,
    PLATFORM,
    SAWMILL,
    TENT,
    TREE,
    WOOD,
    WORKER,
    City,
)
from tests.cite import rule
from tests.frostpunk.arrange import box_with, city, event
from tests.frostpunk.working import (
    FAR_A,
    HOME,
    NEAR_A,
    NEAR_B,
    OFF,
    act,
    box_of,
    goods,
    meeples,
    put_on_display,
    refused,
    refused_turn,
    take_turn,
    told,
    town,
    until,
)

# -- Automatons -------------------------------------------------------------------------------------------------------


@rule("FP-AUTO-01")
def test_an_automaton_comes_from_the_factory() -> None:
    g = town({NEAR_A: FACTORY}, ready=meeples(engineers=1), stock=goods(cores=1))
    take_turn(g, USE)
    assert (g.automatons, g.ready[AUTOMATON]) == (1, 1)


@rule("FP-AUTO-01")
def test_or_from_an_effect_and_works_at_once() -> None:
    g = town({HOME: TENT}, stock=goods(coal=1), told=[])
    assert automatons.in_bank(g) == 6
    automatons.gain(g, 2)
    assert told(g) == [("automatons", 2)]
    assert (g.automatons, automatons.in_bank(g)) == (2, 4)
    take_turn(g, CONSTRUCT, DONE)
    assert (g.building_site, g.ready) == (meeples(automatons=1), meeples(automatons=1))


@rule("FP-AUTO-02", "FP-AUTO-02/1")
def test_an_automaton_uses_a_sawmill() -> None:
    g = town({NEAR_A: SAWMILL}, {NEAR_B: (TREE, 2)}, ready=meeples(automatons=1), stock=goods(coal=1))
    take_turn(g, USE)
    assert (g.stock, g.standing[NEAR_A]) == (goods(wood=3), AUTOMATON)


@rule("FP-AUTO-02", "FP-AUTO-02/2")
def test_but_nothing_that_is_for_engineers() -> None:
    ready = meeples(engineers=1, automatons=1)
    g = town({NEAR_A: PLATFORM}, ready=ready, stock=goods(coal=1), future_laws=[0])
    choice = until(MEEPLE, turn(g), USE)
    assert choice.values == [ENGINEER]
    assert refused(g, choice, AUTOMATON) == "FP-USE-05"


@rule("FP-AUTO-02")
@pytest.mark.parametrize("what", [CONSTRUCT, GATHER, REMOVE_SNOW, USE])
def test_an_automaton_does_what_a_worker_does(what: int) -> None:
    g = town(
        {NEAR_A: HUNTERS_HUT},
        {NEAR_B: (COAL, 3)},
        ready=meeples(workers=1, automatons=1),
        stock=goods(coal=1),
        near=[1, 2],
    )
    assert until(MEEPLE, turn(g), what).values == [WORKER, AUTOMATON]


@rule("FP-AUTO-03", "FP-AUTO-03/1")
def test_each_use_burns_a_coal() -> None:
    g = town(piles={NEAR_A: (COAL, 3)}, ready=meeples(automatons=1), stock=goods(coal=1))
    take_turn(g, GATHER, 2)
    assert g.stock == goods(coal=2)


@rule("FP-AUTO-03")
def test_without_coal_it_stands_still() -> None:
    g = town(piles={NEAR_A: (COAL, 3)}, ready=meeples(workers=1, automatons=1))
    choice = until(MEEPLE, turn(g), GATHER)
    assert refused(g, choice, AUTOMATON) == "FP-AUTO-03"
    g.ready = meeples(automatons=1)
    assert refused_turn(g, GATHER) == "FP-AUTO-03"


MORNING_CARDS = {
    "X1": "do: [put 1 coal on this card, gain 2 wood]",
    "X2": "by: worker, do: [gain 2 wood]",
    "X3": "by: engineer, do: [gain 2 wood]",
}
SCENARIO_CARDS = {"X4": "by: worker, do: [gain 2 wood]", "X5": "by: engineer, do: [gain 2 wood]"}


def showing(card: str, **ready: int) -> City:
    g = town(box=box_of(MORNING_CARDS, SCENARIO_CARDS), ready=meeples(**ready), stock=goods(coal=1))
    put_on_display(g, card)
    return g


@rule("FP-AUTO-03", "FP-GEN-14")
def test_the_coal_it_burns_is_not_there_for_the_action() -> None:
    g = showing("X1", automatons=1)
    assert refused_turn(g, SPECIAL) == "FP-AUTO-03"
    g.stock = goods(coal=2)
    take_turn(g, SPECIAL)
    assert (g.stock, g.goods_on) == (goods(wood=2), [[0, 1, 0, 0, 0]])


@rule("FP-AUTO-04", "FP-AUTO-04/1")
@pytest.mark.parametrize("card", ["X2", "X3"])
def test_an_event_card_that_names_a_type_wants_no_automaton(card: str) -> None:
    g = showing(card, workers=1, engineers=1, automatons=1)
    choice = until(MEEPLE, turn(g), SPECIAL)
    assert refused(g, choice, AUTOMATON) == "FP-AUTO-04"


@rule("FP-AUTO-04")
def test_on_a_scenario_card_it_serves_as_a_worker() -> None:
    g = showing("X4", workers=1, engineers=1, automatons=1)
    assert until(MEEPLE, turn(g), SPECIAL).values == [WORKER, AUTOMATON]
    g = showing("X5", workers=1, engineers=1, automatons=1)
    assert refused(g, until(MEEPLE, turn(g), SPECIAL), AUTOMATON) == "FP-AUTO-04"


@rule("FP-AUTO-05", "FP-AUTO-05/1")
def test_the_cold_does_not_touch_it() -> None:
    g = town(piles={FAR_A: (WOOD, 3)}, ready=meeples(automatons=1), stock=goods(coal=1), heat=OFF)
    take_turn(g, GATHER, 2)
    assert (g.sick, g.skull, g.stock) == ([0, 0, 0], [0, 0, 0], goods(wood=2))


@rule("FP-AUTO-05")
def test_it_is_no_citizen_eats_nothing_and_sleeps_nowhere() -> None:
    g = town(people=[1, 0, 0], round=3, food=2, automatons=4)
    act(g, begin_action(g))
    assert number_of(g, ANYBODY) == 1
    act(g, hunger_phase(g))
    assert (g.food, g.hunger) == (1, 0)
    g.building[HOME] = TENT
    act(g, night_phase(g))
    assert g.sick == [0, 0, 0]


@rule("FP-AUTO-06")
def test_it_acts_once_and_stays_until_the_night() -> None:
    g = town({NEAR_A: HUNTERS_HUT, FAR_A: HUNTERS_HUT}, ready=meeples(automatons=1), stock=goods(coal=5))
    take_turn(g, USE, NEAR_A)
    assert (g.standing[NEAR_A], g.ready[AUTOMATON]) == (AUTOMATON, 0)
    assert refused_turn(g, USE) == "FP-ACT-06"
    act(g, night_phase(g), *[0] * (g.heat < g.cold))
    assert (g.standing[NEAR_A], g.ready[AUTOMATON]) == (NONE, 1)
    act(g, begin_action(g))
    assert g.ready[AUTOMATON] == 1


@rule("FP-AUTO-07", "FP-AUTO-07/1")
def test_there_are_six_of_them() -> None:
    g = town(ready=meeples(automatons=6))
    automatons.gain(g, 1)
    assert (g.automatons, g.ready[AUTOMATON]) == (6, 6)
    g = town(ready=meeples(automatons=4), display=[0], kept_on=[1], goods_on=[[0] * 5], meeple_on=[NONE])
    automatons.gain(g, 3)
    assert (g.automatons, g.ready[AUTOMATON]) == (5, 5)


@rule("FP-GEN-13")
@pytest.mark.parametrize(("lost", "left", "ready", "standing"), [(1, 2, 0, 2), (2, 1, 0, 1), (5, 0, 0, 0)])
def test_those_that_have_not_acted_are_lost_first(lost: int, left: int, ready: int, standing: int) -> None:
    g = town(ready=meeples(automatons=1), automatons=3, told=[])
    g.standing[NEAR_A] = g.standing[NEAR_B] = AUTOMATON
    automatons.lose(g, lost)
    assert (g.automatons, g.ready[AUTOMATON], g.standing.count(AUTOMATON)) == (left, ready, standing)
    assert told(g) == [("automatons-lost", 3 - left)]


@rule("FP-AUTO-08", "FP-AUTO-08/1")
def test_the_factory_needs_an_automaton_in_the_bank() -> None:
    g = town({NEAR_A: FACTORY}, ready=meeples(engineers=1, automatons=6), stock=goods(cores=1))
    assert why_not_use(g, NEAR_A) is not None
    assert (refused_turn(g, USE), g.stock[CORE]) == ("FP-ACT-10", 1)
    g.automatons = 5
    assert refused_turn(g, USE) == ""


# -- the Child Worker and the Child Engineer --------------------------------------------------------------------------


@rule("FP-CHILD-01")
def test_cards_may_give_one_of_each() -> None:
    g = city(people=[0, 0, 18], box=box_with(HELPERS))
    muster(g)
    assert g.ready == meeples(children=4)
    act(g, perform(g, g.box.events[event(g, "X1")].now))
    muster(g)
    assert g.ready == meeples(children=3, child_workers=1)
    act(g, perform(g, g.box.events[event(g, "X2")].now))
    muster(g)
    assert g.ready == meeples(children=2, child_workers=1, child_engineers=1)
    child_worker(g)
    child_engineer(g)
    muster(g)
    assert g.ready == meeples(children=2, child_workers=1, child_engineers=1)


HELPERS = """
    morning:
    - {id: X1, title: T, story: S, now: [a child worker joins]}
    - {id: X2, title: T, story: S, now: [a child engineer joins]}
"""


@rule("FP-CHILD-02")
@pytest.mark.parametrize(
    ("children", "ready"),
    [
        (12, meeples(children=1, child_workers=1, child_engineers=1)),
        (8, meeples(child_workers=1, child_engineers=1)),
        (3, meeples(child_workers=1)),
        (0, meeples()),
    ],
)
def test_they_are_among_the_children_and_leave_last(children: int, ready: list[int]) -> None:
    g = city(people=[0, 0, children], little=[1, 1], ready=meeples(children=3, child_workers=1, child_engineers=1))
    muster(g)
    assert g.ready == ready


@rule("FP-CHILD-02", "FP-ACT-02")
def test_one_that_is_out_as_a_scout_is_not_at_home() -> None:
    g = city(people=[0, 0, 12], little=[1, 1], scouts=[CHILD_WORKER, NONE, NONE])
    muster(g)
    assert g.ready == meeples(children=1, child_engineers=1)


@rule("FP-CHILD-02", "FP-CHILD-02/1")
def test_in_the_cold_it_is_a_child_who_falls_sick() -> None:
    g = town(piles={FAR_A: (WOOD, 3)}, ready=meeples(child_workers=1), heat=OFF)
    take_turn(g, GATHER, 2)
    assert g.sick == [0, 0, 1]


@rule("FP-CHILD-03", "FP-CHILD-03/1", "FP-CHILD-03/2")
def test_the_child_engineer_works_as_an_engineer() -> None:
    g = town({NEAR_A: MEDICAL_POST}, ready=meeples(child_workers=1, child_engineers=1))
    choice = until(MEEPLE, turn(g), USE)
    assert choice.values == [CHILD_ENGINEER]
    assert refused(g, choice, CHILD_WORKER) == "FP-USE-05"


@rule("FP-CHILD-03", "FP-CHILD-03/3")
def test_the_child_worker_works_as_a_worker() -> None:
    g = town(piles={NEAR_A: (WOOD, 3)}, ready=meeples(children=1, child_workers=1))
    choice = until(MEEPLE, turn(g), GATHER)
    assert choice.values == [CHILD_WORKER]
    assert refused(g, choice, CHILD) == "FP-ACT-11"


@rule("FP-CHILD-03")
def test_on_cards_they_are_what_they_act_as() -> None:
    helpers = {"workers": 1, "engineers": 1, "child_workers": 1, "child_engineers": 1}
    assert until(MEEPLE, turn(showing("X2", **helpers)), SPECIAL).values == [WORKER, CHILD_WORKER]
    assert until(MEEPLE, turn(showing("X3", **helpers)), SPECIAL).values == [ENGINEER, CHILD_ENGINEER]
