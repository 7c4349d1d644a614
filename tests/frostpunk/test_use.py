"""Using a Building (FP-USE), and what a Law and two Technologies add to it."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.actions.acting import MEEPLE, USE_AT
from holdfast.games.frostpunk.actions.construct import why_not_dismantle
from holdfast.games.frostpunk.actions.meeples import USE
from holdfast.games.frostpunk.actions.use import RATIONS, WAY_TO_USE, why_not_use
from holdfast.games.frostpunk.city.buildings import buildings_on_map
from holdfast.games.frostpunk.city.construction import why_not_site
from holdfast.games.frostpunk.city.sickness import ENOUGH
from holdfast.games.frostpunk.city.technologies import UPGRADED, why_not_upgrade
from holdfast.games.frostpunk.phases.action import turn
from holdfast.games.frostpunk.state import (
    AUTOMATON,
    BEACON,
    BUNKHOUSE,
    CARE_HOUSE,
    CHARCOAL_KILN,
    CHILD,
    CHILD_ENGINEER,
    CHILD_WORKER,
    COAL,
    COOKHOUSE,
    DOUBLE_RATION,
    ENGINEER,
    FACTORY,
    FIELD_KITCHEN,
    GENERATOR_BUILDING,
    HOTHOUSE,
    HOUSE,
    HUNTERS_HUT,
    INFIRMARY,
    KILN_UPGRADE,
    MEDICAL_EDUCATION,
    MEDICAL_POST,
    NONE,
    PLATFORM,
    RUINS,
    SAWMILL,
    SNOW_PIT,
    TENT,
    TREE,
    WOOD,
    WORKER,
    WORKSHOP,
    City,
)
from holdfast.kernel import Choice
from tests.cite import rule
from tests.frostpunk.working import (
    FAR_A,
    FAR_B,
    HOME,
    HOME_2,
    NEAR_2A,
    NEAR_A,
    NEAR_B,
    RED_ONLY,
    asks_of,
    goods,
    laws,
    meeples,
    refused,
    refused_turn,
    take_turn,
    technologies,
    town,
    until,
)

ACTIVE = 1


def why_not(g: City, space: int) -> str:
    refusal = why_not_use(g, space)
    return "" if refusal is None else refusal.rule


# -- which Building ---------------------------------------------------------------------------------------------------


@rule("FP-USE-01")
def test_any_building_with_an_action_can_be_used() -> None:
    stands = {HOME: COOKHOUSE, HOME_2: GENERATOR_BUILDING, NEAR_A: HUNTERS_HUT, NEAR_B: TENT, FAR_A: HOTHOUSE}
    g = town(stands, {NEAR_2A: (WOOD, 3)}, ready=meeples(workers=1, engineers=1), food=5)
    choice = until(USE_AT, turn(g), USE)
    assert choice.values == [HOME, HOME_2, NEAR_A, FAR_A]
    assert refused(g, choice, FAR_B) == refused(g, choice, NEAR_2A) == "FP-USE-01"


@rule("FP-USE-01")
def test_the_meeple_is_placed_there_and_the_action_performed() -> None:
    g = town({NEAR_A: HUNTERS_HUT, NEAR_B: HUNTERS_HUT}, ready=meeples(workers=1))
    take_turn(g, USE, NEAR_B)
    assert (g.standing[NEAR_A], g.standing[NEAR_B], g.food) == (NONE, WORKER, 4)


@rule("FP-USE-01")
def test_a_large_building_counts_once() -> None:
    g = town({NEAR_A: HUNTERS_HUT, FAR_A: HOTHOUSE})
    assert buildings_on_map(g) == [NEAR_A, FAR_A]


@rule("FP-USE-02")
@pytest.mark.parametrize(
    ("building", "space", "heat", "sick"),
    [
        (HUNTERS_HUT, FAR_A, RED_ONLY, 1),
        (HUNTERS_HUT, FAR_A, 5, 1),
        (HUNTERS_HUT, FAR_A, 6, 0),  # Yellow is heated
        (HUNTERS_HUT, HOME, RED_ONLY, 1),
        (HUNTERS_HUT, HOME, 3, 0),  # the zone is
        (HOTHOUSE, FAR_A, 3, 1),
        (HOTHOUSE, FAR_A, 4, 0),  # Orange is heated
    ],
)
def test_heat_by_zone_and_insulation(building: int, space: int, heat: int, sick: int) -> None:
    g = town({space: building}, ready=meeples(workers=1), heat=heat)
    take_turn(g, USE)
    assert g.sick == [sick, 0, 0]


@rule("FP-USE-02")
def test_the_side_that_lies_up_tells_the_insulation() -> None:
    g = town({FAR_A: HUNTERS_HUT, FAR_B: HUNTERS_HUT}, upgraded=(FAR_B,), ready=meeples(workers=2), heat=RED_ONLY)
    take_turn(g, USE, FAR_B)
    assert (g.sick, g.food) == ([0, 0, 0], 5)
    take_turn(g, USE)
    assert (g.sick, g.food) == ([1, 0, 0], 9)


@rule("FP-USE-03", "FP-USE-03/1")
def test_a_small_building_holds_one() -> None:
    g = town({NEAR_A: MEDICAL_POST}, ready=meeples(engineers=2))
    take_turn(g, USE)
    assert why_not(g, NEAR_A) == "FP-USE-03"
    assert refused_turn(g, USE) == "FP-ACT-10"


@rule("FP-USE-04", "FP-USE-04/1")
def test_a_large_building_holds_two() -> None:
    g = town({NEAR_A: HOTHOUSE}, ready=meeples(workers=3))
    take_turn(g, USE)
    assert g.food == 7
    take_turn(g, USE)
    assert g.food == 14
    assert (g.standing[NEAR_A], g.standing[NEAR_B]) == (WORKER, WORKER)
    assert why_not(g, NEAR_A) == "FP-USE-04"
    assert refused_turn(g, USE) == "FP-ACT-10"


@rule("FP-USE-05", "FP-USE-05/1", "FP-USE-05/2")
def test_the_gear_is_for_engineers() -> None:
    ready = meeples(workers=1, engineers=1, children=1, child_workers=1, child_engineers=1, automatons=1)
    g = town({NEAR_A: MEDICAL_POST}, ready=ready, stock=goods(coal=1))
    choice = until(MEEPLE, turn(g), USE)
    assert choice.values == [ENGINEER, CHILD_ENGINEER]
    for kind in (WORKER, AUTOMATON, CHILD, CHILD_WORKER):
        assert refused(g, choice, kind) == "FP-USE-05"


@rule("FP-USE-05")
def test_workers_alone_cannot_use_it() -> None:
    assert refused_turn(town({NEAR_A: MEDICAL_POST}, ready=meeples(workers=3)), USE) == "FP-USE-05"


@rule("FP-USE-05")
def test_but_it_keeps_nobody_from_using_another() -> None:
    g = town({NEAR_A: MEDICAL_POST, FAR_A: HUNTERS_HUT}, ready=meeples(workers=3))
    assert refused_turn(g, USE) == ""
    choice = until(USE_AT, turn(g), USE)
    assert choice.values == [FAR_A]
    assert refused(g, choice, NEAR_A) == "FP-USE-05"


@rule("FP-USE-06", "FP-USE-06/1")
@pytest.mark.parametrize("building", [TENT, BUNKHOUSE, HOUSE, RUINS, BEACON, FIELD_KITCHEN, SNOW_PIT])
def test_a_building_without_an_action_cannot_be_used(building: int) -> None:
    g = town({NEAR_A: building, FAR_A: HUNTERS_HUT}, ready=meeples(workers=1))
    choice = until(USE_AT, turn(g), USE)
    assert choice.values == [FAR_A]
    assert refused(g, choice, NEAR_A) == "FP-USE-06"


@rule("FP-USE-07", "FP-USE-07/1", "FP-USE-07/2")
@pytest.mark.parametrize(
    ("building", "fields"),
    [
        (CHARCOAL_KILN, {"stock": goods(coal=3)}),
        (COOKHOUSE, {"food": 2}),
        (SAWMILL, {}),
    ],
)
def test_what_cannot_be_paid_for_cannot_be_used(building: int, fields: dict[str, Any]) -> None:
    g = town({NEAR_A: building, FAR_A: HUNTERS_HUT}, ready=meeples(workers=1), **fields)
    choice = until(USE_AT, turn(g), USE)
    assert choice.values == [FAR_A]
    assert refused(g, choice, NEAR_A) == "FP-USE-07"


@rule("FP-USE-07")
def test_of_several_ways_those_that_can_be_paid_are_open() -> None:
    g = town({HOME: GENERATOR_BUILDING}, ready=meeples(engineers=1), stress=8)
    choice = until(WAY_TO_USE, turn(g), USE)
    assert choice.values == [0]
    assert refused(g, choice, 1) == "FP-USE-07"
    assert refused(g, choice, 2) == "FP-USE-01"
    g = town({HOME: GENERATOR_BUILDING}, ready=meeples(engineers=1), stock=goods(cores=1))
    assert until(WAY_TO_USE, turn(g), USE).values == [0, 1]


@rule("FP-USE-08", "FP-USE-08/1")
def test_an_action_without_effect_is_allowed() -> None:
    g = town({NEAR_A: MEDICAL_POST}, ready=meeples(engineers=1))
    take_turn(g, USE)
    assert (g.sick, g.standing[NEAR_A]) == ([0, 0, 0], ENGINEER)


@rule("FP-USE-08")
@pytest.mark.parametrize(
    ("building", "fields"),
    [
        (PLATFORM, {"laws": laws(0, 2, 4, 6), "future_laws": [8]}),
        (PLATFORM, {"future_laws": []}),
        (FACTORY, {"stock": goods(cores=1), "automatons": 6}),
        (FACTORY, {}),
    ],
)
def test_but_not_where_a_rule_forbids_it(building: int, fields: dict[str, Any]) -> None:
    g = town({NEAR_A: building}, ready=meeples(engineers=1), **fields)
    assert why_not(g, NEAR_A) == "FP-USE-07"
    assert refused_turn(g, USE) == "FP-ACT-10"


@rule("FP-USE-09")
@pytest.mark.parametrize("space", [NEAR_A, NEAR_B])
def test_a_meeple_blocks_dismantling_and_upgrading(space: int) -> None:
    g = town({NEAR_A: HOTHOUSE}, stock=goods(cores=2))
    upgrading = Choice(UPGRADED, 0, [])
    assert why_not_dismantle(g, NEAR_A) is None
    assert why_not_upgrade(g, upgrading, NEAR_A) is None
    g.standing[space] = WORKER
    assert why_not_dismantle(g, NEAR_A) is not None
    assert why_not_upgrade(g, upgrading, NEAR_A) is not None


@rule("FP-USE-09")
def test_nothing_is_built_where_somebody_stands() -> None:
    g = town(piles={NEAR_A: (COAL, 3)})
    assert why_not_site(g, TENT, NEAR_A) is None
    g.standing[NEAR_A] = WORKER
    assert why_not_site(g, TENT, NEAR_A) is not None


# -- Double Ration for the Ill ----------------------------------------------------------------------------------------


def ward(building: int = MEDICAL_POST, **fields: Any) -> City:
    return town(
        {NEAR_A: building},
        **{"ready": meeples(engineers=1), "sick": [6, 0, 0], "food": 5, "laws": laws(DOUBLE_RATION), **fields},
    )


@rule("FP-LAW-18", "FP-LAW-18/1")
def test_a_double_ration_cures_one_more() -> None:
    g = ward()
    take_turn(g, USE, WORKER, WORKER, WORKER, 1, WORKER)
    assert (g.food, g.sick) == (3, [2, 0, 0])


@rule("FP-LAW-18")
def test_nobody_has_to_give_it() -> None:
    g = ward(INFIRMARY)
    take_turn(g, USE, 0, WORKER, WORKER, ENOUGH, 0)
    assert (g.food, g.sick) == (5, [4, 0, 0])


@rule("FP-LAW-18")
@pytest.mark.parametrize(
    ("building", "fields"),
    [
        (MEDICAL_POST, {"food": 1}),
        (MEDICAL_POST, {"laws": laws()}),
        (CARE_HOUSE, {}),
        (WORKSHOP, {}),
    ],
)
def test_the_ration_is_for_medical_buildings(building: int, fields: dict[str, Any]) -> None:
    assert RATIONS.name not in asks_of(turn(ward(building, **fields)), USE)


@rule("FP-LAW-18")
def test_one_ration_for_each_use() -> None:
    g = ward(food=9)
    assert asks_of(turn(g), USE).count(RATIONS.name) == 1


# -- Technologies -----------------------------------------------------------------------------------------------------


@rule("FP-TECH-08", "FP-TECH-08/1")
def test_the_kiln_burns_a_tree_instead_of_wood() -> None:
    developed = technologies(KILN_UPGRADE)
    g = town({NEAR_A: CHARCOAL_KILN}, {NEAR_B: (TREE, 1)}, ready=meeples(workers=1), developed=developed)
    take_turn(g, USE)
    assert (g.stock, g.lies[NEAR_B], g.amount[NEAR_B]) == (goods(coal=4), NONE, 0)


@rule("FP-TECH-08")
def test_wood_or_tree_is_for_the_player() -> None:
    developed = technologies(KILN_UPGRADE)
    g = town(
        {NEAR_A: CHARCOAL_KILN},
        {NEAR_B: (TREE, 2)},
        upgraded=(NEAR_A,),
        ready=meeples(workers=1),
        developed=developed,
        stock=goods(wood=1),
    )
    take_turn(g, USE, 1)
    assert (g.stock, g.amount[NEAR_B]) == (goods(wood=1, coal=5), 1)


@rule("FP-TECH-08")
def test_without_the_technology_a_tree_is_no_fuel() -> None:
    g = town({NEAR_A: CHARCOAL_KILN}, {NEAR_B: (TREE, 1)}, ready=meeples(workers=1))
    assert why_not(g, NEAR_A) == "FP-USE-07"


@rule("FP-TECH-13", "FP-TECH-13/1")
@pytest.mark.parametrize(
    ("upgraded", "ways"), [((), ["cure 3", "treat 2"]), ((NEAR_A,), ["cure 4", "treat 1", "treat 2"])]
)
def test_medical_education_lets_a_post_treat(upgraded: tuple[int, ...], ways: list[str]) -> None:
    g = town(
        {NEAR_A: MEDICAL_POST}, upgraded=upgraded, ready=meeples(engineers=1), developed=technologies(MEDICAL_EDUCATION)
    )
    choice = until(WAY_TO_USE, turn(g), USE)
    uses = g.box.uses[MEDICAL_POST][len(upgraded)]
    assert [g.box.cards.words(uses[way].do[0]).lower() for way in choice.values] == ways


@rule("FP-TECH-13")
def test_treating_at_a_basic_post() -> None:
    g = town(
        {NEAR_A: MEDICAL_POST},
        ready=meeples(engineers=1),
        sick=[3, 3, 0],
        skull=[1, 1, 0],
        developed=technologies(MEDICAL_EDUCATION),
    )
    take_turn(g, USE, 1, WORKER, ENGINEER)
    assert (g.sick, g.skull) == ([3, 3, 0], [0, 0, 0])
