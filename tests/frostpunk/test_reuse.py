"""Reuse a Building, reuse a Worker (FP-EVT-17, FP-EVT-18, FP-EVT-19), and what lets players do so: Extended Shift, the
Propaganda Centre."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.actions.construct import BUILD, DONE
from holdfast.games.frostpunk.actions.meeples import EXTENDED_SHIFT_TURN, PASS, USE
from holdfast.games.frostpunk.actions.reuse import (
    REUSE_BUILDING,
    REUSE_WORKER,
    reusable_buildings,
    reusable_workers,
    reuse_building,
    reuse_worker,
    why_not_reuse,
    why_not_reuse_worker,
)
from holdfast.games.frostpunk.city import feelings
from holdfast.games.frostpunk.city.map import NEAR, SPACES
from holdfast.games.frostpunk.phases.action import TURN, turn, why_not_turn
from holdfast.games.frostpunk.round import step
from holdfast.games.frostpunk.state import (
    ACTION,
    AUTOMATON,
    CARE,
    CHARCOAL_KILN,
    CHILD_ENGINEER,
    CHILD_WORKER,
    COAL,
    DOUBLE_RATION,
    DUSK,
    ENGINEER,
    EXTENDED_SHIFT,
    FACTORY,
    HOPE,
    HOTHOUSE,
    HUNTERS_HUT,
    KILN_UPGRADE,
    MEDICAL_POST,
    MOTIVATION,
    NONE,
    PROPAGANDA_CENTRE,
    SAWMILL,
    TEMPLE,
    TENT,
    TREE,
    WORKER,
    City,
)
from holdfast.kernel import Choice, Refusal
from tests.cite import rule
from tests.frostpunk.working import (
    FAR_2A,
    FAR_A,
    FAR_B,
    HOME,
    NEAR_A,
    NEAR_B,
    OFF,
    act,
    goods,
    laws,
    meeples,
    refused,
    refused_turn,
    take_turn,
    technologies,
    told,
    town,
    until,
)

ACTIVE = 1


def at_work(standing: dict[int, int], buildings: dict[int, int], **fields: Any) -> City:
    """Meeples stand where they have acted; the Generator is off."""
    g = town(buildings, **{"heat": OFF, **fields})
    for space, kind in standing.items():
        g.standing[space] = kind
    return g


def why_no_building(g: City, space: int) -> str:
    refusal = why_not_reuse(g, Choice(REUSE_BUILDING, 0, []), space)
    assert (refusal is None) is (space in reusable_buildings(g))
    return "" if refusal is None else refusal.rule


def why_no_worker(g: City, place: int) -> str:
    refusal = why_not_reuse_worker(g, Choice(REUSE_WORKER, 0, []), place)
    assert (refusal is None) is (place in reusable_workers(g))
    return "" if refusal is None else refusal.rule


# -- a Building -------------------------------------------------------------------------------------------------------


@rule("FP-EVT-17", "FP-EVT-17/1")
@pytest.mark.parametrize("space", [NEAR_A, NEAR_B])
def test_a_building_works_once_more_and_in_the_warm(space: int) -> None:
    g = at_work({space: WORKER}, {NEAR_A: HOTHOUSE})
    act(g, reuse_building(g, 0))
    assert (g.food, g.sick) == (7, [0, 0, 0])
    assert g.standing[space] == WORKER


@rule("FP-EVT-17", "FP-EVT-17/2")
def test_it_takes_a_citizen() -> None:
    g = at_work({NEAR_A: AUTOMATON}, {NEAR_A: SAWMILL, FAR_A: HUNTERS_HUT}, piles={NEAR_B: (TREE, 3)})
    assert why_no_building(g, NEAR_A) == why_no_building(g, FAR_A) == why_no_building(g, NEAR_B) == "FP-EVT-17"
    act(g, reuse_building(g, 0))
    assert g.stock == goods()
    g.standing[NEAR_A] = CHILD_WORKER
    assert why_no_building(g, NEAR_A) == ""


@rule("FP-EVT-17")
def test_a_citizen_beside_an_automaton_is_enough() -> None:
    g = at_work({NEAR_A: AUTOMATON, NEAR_B: WORKER}, {NEAR_A: HOTHOUSE})
    assert (why_no_building(g, NEAR_A), why_no_building(g, NEAR_B)) == ("", "FP-EVT-17")


@rule("FP-EVT-17", "FP-EVT-17/3")
def test_what_it_costs_is_paid_again() -> None:
    g = at_work({NEAR_A: WORKER}, {NEAR_A: CHARCOAL_KILN})
    assert why_no_building(g, NEAR_A) == "FP-EVT-17"
    g.stock = goods(wood=1)
    act(g, reuse_building(g, 0))
    assert g.stock == goods(coal=4)


@rule("FP-EVT-17")
def test_laws_and_technologies_apply() -> None:
    g = at_work({NEAR_A: ENGINEER}, {NEAR_A: MEDICAL_POST}, food=2, sick=[4, 0, 0], laws=laws(DOUBLE_RATION))
    act(g, reuse_building(g, 0), WORKER, WORKER, WORKER, 1, WORKER)
    assert (g.food, g.sick) == (0, [0, 0, 0])
    g = at_work(
        {NEAR_A: WORKER},
        {NEAR_A: CHARCOAL_KILN},
        piles={NEAR_B: (TREE, 1)},
        upgraded=(NEAR_A,),
        developed=technologies(KILN_UPGRADE),
    )
    act(g, reuse_building(g, 0))
    assert (g.stock, g.lies[NEAR_B]) == (goods(coal=5), NONE)


@rule("FP-EVT-17", "FP-LAW-18")
def test_the_double_ration_is_a_matter_of_the_action_phase() -> None:
    fields: dict[str, Any] = {"food": 2, "sick": [4, 0, 0], "laws": laws(DOUBLE_RATION)}
    g = at_work({NEAR_A: ENGINEER}, {NEAR_A: MEDICAL_POST}, phase=DUSK, **fields)
    act(g, reuse_building(g, 0), WORKER, WORKER, WORKER)
    assert (g.food, g.sick) == (2, [1, 0, 0])


@rule("FP-EVT-17")
def test_whose_choice_it_is() -> None:
    g = at_work({NEAR_A: WORKER, FAR_A: WORKER}, {NEAR_A: HUNTERS_HUT, FAR_A: HUNTERS_HUT, FAR_B: HUNTERS_HUT})
    choice = until(REUSE_BUILDING, reuse_building(g, 1))
    assert (choice.values, choice.seat) == ([NEAR_A, FAR_A], 1)
    assert refused(g, choice, FAR_B) == "FP-EVT-17"


# -- a Worker ---------------------------------------------------------------------------------------------------------


@rule("FP-EVT-18", "FP-EVT-18/1")
def test_a_worker_constructs_once_more() -> None:
    g = town(building_site=meeples(workers=1), stock=goods(wood=2), heat=OFF)
    act(g, reuse_worker(g, 0), BUILD, TENT, HOME, DONE)
    assert (g.building[HOME], g.sick) == (TENT, [0, 0, 0])
    assert g.building_site == meeples(workers=1)


@rule("FP-EVT-18", "FP-EVT-18/2")
def test_a_worker_gathers_once_more_where_it_stands() -> None:
    g = at_work({FAR_A: WORKER}, {}, piles={FAR_A: (COAL, 2)})
    act(g, reuse_worker(g, 0), 2)
    assert (g.stock, g.sick, g.lies[FAR_A]) == (goods(coal=2), [0, 0, 0], NONE)


@rule("FP-EVT-18", "FP-EVT-18/3")
def test_a_worker_removes_snow_once_more() -> None:
    g = town(snow_field=meeples(workers=1), near=[0, 1], heat=OFF)
    act(g, reuse_worker(g, 0), NEAR[0], NEAR[1])
    assert (g.tiles[NEAR[0]], g.near, g.sick) == (1, [], [0, 0, 0])


@rule("FP-EVT-18")
def test_a_worker_works_once_more_in_its_building() -> None:
    for space in (FAR_A, FAR_B):
        g = at_work({space: WORKER}, {FAR_A: HOTHOUSE})
        act(g, reuse_worker(g, 0))
        assert (g.food, g.sick) == (7, [0, 0, 0])


@rule("FP-EVT-18")
@pytest.mark.parametrize("kind", [ENGINEER, AUTOMATON, CHILD_WORKER, CHILD_ENGINEER])
def test_only_a_worker_is_a_worker(kind: int) -> None:
    other = [int(meeple == kind) for meeple in range(6)]
    g = at_work({NEAR_A: kind, FAR_A: kind}, {NEAR_A: HUNTERS_HUT}, piles={FAR_A: (COAL, 2)}, near=[0, 1])
    g.building_site = g.snow_field = other
    g.stock = goods(wood=5)
    places = (NEAR_A, FAR_A, SPACES, SPACES + 1)
    assert [why_no_worker(g, place) for place in places] == ["FP-EVT-18"] * 4


@rule("FP-EVT-18")
def test_there_must_be_something_to_do_there() -> None:
    g = at_work({NEAR_A: WORKER, FAR_A: WORKER}, {NEAR_A: CHARCOAL_KILN})
    g.building_site = g.snow_field = meeples(workers=1)
    g.standing[HOME] = WORKER
    places = (NEAR_A, FAR_A, SPACES, SPACES + 1, HOME)
    assert [why_no_worker(g, place) for place in places] == ["FP-EVT-18"] * 5
    act(g, reuse_worker(g, 0))
    assert g.stock == goods()


@rule("FP-EVT-17", "FP-EVT-18")
def test_all_hear_what_works_once_more() -> None:
    g = at_work({NEAR_A: WORKER}, {NEAR_A: HUNTERS_HUT}, told=[])
    act(g, reuse_building(g, 0))
    act(g, reuse_worker(g, 0))
    assert told(g) == [("reused", NEAR_A), ("food-gained", 4), ("worker-reused", NEAR_A), ("food-gained", 4)]


@rule("FP-EVT-18")
def test_which_worker_is_for_the_players() -> None:
    g = at_work({NEAR_A: WORKER, FAR_A: WORKER}, {NEAR_A: HUNTERS_HUT}, piles={FAR_A: (COAL, 2)}, near=[0, 1])
    g.building_site = g.snow_field = meeples(workers=1)
    g.stock = goods(wood=5)
    choice = until(REUSE_WORKER, reuse_worker(g, 1))
    assert (choice.values, choice.seat) == ([NEAR_A, FAR_A, SPACES, SPACES + 1], 1)


@rule("FP-EVT-19", "FP-EVT-19/1")
def test_a_worker_on_a_card_is_not_reused() -> None:
    g = town(display=[0], goods_on=[[0] * 5], meeple_on=[WORKER], kept_on=[0], near=[0], stock=goods(wood=5))
    assert reusable_workers(g) == []
    g.scouts[0] = WORKER
    assert reusable_workers(g) == []


# -- Extended Shift ---------------------------------------------------------------------------------------------------


def shift(**fields: Any) -> City:
    """A Worker is in the Hothouse, the Law is in force."""
    return at_work(
        {NEAR_A: WORKER},
        {NEAR_A: HOTHOUSE},
        **{
            "ready": meeples(workers=1),
            "laws": laws(EXTENDED_SHIFT),
            "hope": [MOTIVATION * 2 + ACTIVE, CARE * 2 + ACTIVE],
            **fields,
        },
    )


@rule("FP-LAW-19", "FP-LAW-19/1")
def test_motivation_makes_a_building_work_once_more() -> None:
    g = shift()
    take_turn(g, EXTENDED_SHIFT_TURN, PASS)
    assert g.tokens[HOPE] == [MOTIVATION * 2, CARE * 2 + ACTIVE]
    assert (g.food, g.sick, g.ready) == (7, [0, 0, 0], meeples(workers=1))


@rule("FP-LAW-19")
def test_it_is_besides_the_action_and_limited_by_motivation_alone() -> None:
    tokens = [MOTIVATION * 2 + ACTIVE, MOTIVATION * 2 + ACTIVE]
    g = shift(hope=tokens, ready=meeples(workers=2))
    take_turn(g, EXTENDED_SHIFT_TURN, EXTENDED_SHIFT_TURN, USE)
    assert (g.food, g.ready[WORKER], g.active) == (21, 1, 1)


@rule("FP-LAW-19", "FP-LAW-19/2")
@pytest.mark.parametrize(
    "fields", [{"hope": [MOTIVATION * 2, CARE * 2 + ACTIVE]}, {"hope": [CARE * 2 + ACTIVE]}, {"laws": laws()}]
)
def test_when_there_is_no_extended_shift(fields: dict[str, Any]) -> None:
    assert refused_turn(shift(), EXTENDED_SHIFT_TURN) == ""
    assert refused_turn(shift(**fields), EXTENDED_SHIFT_TURN) == "FP-LAW-19"


@rule("FP-LAW-19")
def test_nor_with_nobody_at_work() -> None:
    g = shift()
    g.standing[NEAR_A] = NONE
    assert refused_turn(g, EXTENDED_SHIFT_TURN) == "FP-LAW-19"


@rule("FP-LAW-19", "FP-ACT-06")
def test_the_last_to_act_may_extend_the_shift() -> None:
    g = shift()
    act(g, step(g), USE, EXTENDED_SHIFT_TURN)
    assert (g.food, g.phase) == (14, DUSK)
    g = shift()
    act(g, step(g), USE, PASS)
    assert (g.food, g.phase) == (7, DUSK)


@rule("FP-LAW-19", "FP-ACT-06")
def test_while_others_can_act_it_waits_for_the_next_turn() -> None:
    g = shift(ready=meeples(workers=2))
    act(g, step(g), USE)
    assert (g.food, g.phase, g.active) == (7, ACTION, 1)
    assert EXTENDED_SHIFT_TURN in until(TURN, turn(g)).values


@rule("FP-LAW-19")
def test_each_token_extends_the_shift_once_on_a_turn() -> None:
    """Or else the Temple would activate the Motivation that pays for its reuse, again and again."""
    g = shift(ready=meeples(workers=2))
    g.building[NEAR_A] = TEMPLE
    take_turn(g, EXTENDED_SHIFT_TURN, MOTIVATION)
    assert feelings.has(g, HOPE, MOTIVATION, active=True)
    assert (g.shifts, g.active) == (1, 1)
    g.active = 0
    asking = turn(g)
    assert EXTENDED_SHIFT_TURN in until(TURN, asking).values
    asked = asking.send(EXTENDED_SHIFT_TURN)
    assert isinstance(asked, Choice)
    while asked.question is not TURN:
        asked = asking.send(MOTIVATION if asked.question.domain == "tokens" else asked.values[0])
        assert isinstance(asked, Choice)
    assert (asked.question, EXTENDED_SHIFT_TURN in asked.values) == (TURN, False)
    assert why_not_turn(g, asked, EXTENDED_SHIFT_TURN) == Refusal("FP-LAW-19", "shifts-done", 1)


@rule("FP-LAW-19", "FP-AUTO-01")
def test_a_machine_made_in_the_last_shift_works_on() -> None:
    g = shift(stock=goods(cores=1))
    g.building[HOME] = FACTORY
    g.standing[HOME] = ENGINEER
    act(g, step(g), USE, EXTENDED_SHIFT_TURN, HOME)
    assert (g.automatons, g.phase) == (1, ACTION)


# -- the Propaganda Centre --------------------------------------------------------------------------------------------


def centre(standing: dict[int, int], buildings: dict[int, int], **fields: Any) -> City:
    return at_work(standing, {FAR_2A: PROPAGANDA_CENTRE, **buildings}, **{"ready": meeples(engineers=1), **fields})


@rule("FP-BLD-52", "FP-BLD-52/1")
def test_the_centre_repeats_a_building() -> None:
    g = centre({NEAR_A: WORKER}, {NEAR_A: HOTHOUSE}, heat=4)
    take_turn(g, USE, FAR_2A)
    assert (g.food, g.sick) == (7, [0, 0, 0])


@rule("FP-BLD-52")
def test_what_is_repeated_is_warm_though_the_centre_may_be_cold() -> None:
    g = centre({NEAR_A: WORKER}, {NEAR_A: HUNTERS_HUT})
    take_turn(g, USE)
    assert (g.food, g.sick) == (4, [0, 1, 0])


@rule("FP-BLD-52", "FP-BLD-52/2")
def test_the_centre_wants_a_citizen_there() -> None:
    g = centre({NEAR_A: AUTOMATON, FAR_A: WORKER}, {NEAR_A: HUNTERS_HUT, FAR_A: HUNTERS_HUT})
    choice = until(REUSE_BUILDING, turn(g), USE)
    assert choice.values == [FAR_A]
    assert refused(g, choice, NEAR_A) == "FP-EVT-17"
    assert refused(g, choice, FAR_2A) == "FP-BLD-52"


@rule("FP-BLD-52")
def test_the_centre_does_not_repeat_itself() -> None:
    assert refused_turn(centre({}, {}), USE) == "FP-ACT-10"


@rule("FP-BLD-52")
def test_the_gear_of_the_other_building_is_no_obstacle() -> None:
    g = centre({NEAR_A: ENGINEER}, {NEAR_A: MEDICAL_POST}, ready=meeples(child_engineers=1), sick=[1, 0, 0], heat=4)
    take_turn(g, USE, WORKER)
    assert g.sick == [0, 0, 0]
