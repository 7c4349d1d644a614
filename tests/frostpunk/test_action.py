"""The Action Phase: mustering, turns, and the main actions (FP-ACT), with what Laws and Rounds say of them."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.actions.acting import (
    GATHER_AT,
    HEATED_MEAL,
    MEEPLE,
    RESTING,
    SCOUT_AT,
    USE_AT,
)
from holdfast.games.frostpunk.actions.construct import DISMANTLE, DONE
from holdfast.games.frostpunk.actions.meeples import (
    CITIZEN_CARD,
    CONSTRUCT,
    DEPLOY_SCOUTS,
    EXTENDED_SHIFT_TURN,
    FUEL_FIRST,
    GATHER,
    PASS,
    REMOVE_SNOW,
    REST,
    SPECIAL,
    USE,
)
from holdfast.games.frostpunk.actions.snow import PLACE_NEAR
from holdfast.games.frostpunk.city.citizens import type_of_round
from holdfast.games.frostpunk.city.heat import FUEL, zone_heated
from holdfast.games.frostpunk.city.laws import introduce
from holdfast.games.frostpunk.city.map import FAR, GENERATOR, NEAR
from holdfast.games.frostpunk.city.sickness import CURE, ENOUGH
from holdfast.games.frostpunk.phases.action import COVER, LIGHT_HUB, TURN, begin_action, is_over, muster, turn
from holdfast.games.frostpunk.phases.action import FUEL_FIRST as COAL_FIRST
from holdfast.games.frostpunk.phases.dusk import dusk_phase
from holdfast.games.frostpunk.phases.night import night_phase
from holdfast.games.frostpunk.phases.preparation import sickness_check
from holdfast.games.frostpunk.phases.weather import weather_phase
from holdfast.games.frostpunk.phrases import join
from holdfast.games.frostpunk.round import step
from holdfast.games.frostpunk.state import (
    ACTION,
    AUTOMATON,
    BEACON,
    CARE,
    CHAINSAW,
    CHARCOAL_KILN,
    CHILD,
    CHILD_ENGINEER,
    CHILD_LABOUR,
    CHILD_WORKER,
    COAL,
    COOKHOUSE,
    CROWDED_QUARTERS,
    DAWN,
    DISCONTENT,
    DOUBLE_RATION,
    DUSK,
    ENGINEER,
    EXTENDED_SHIFT,
    GATHERING_POST,
    GENERATOR_PHASE,
    HEATED_MEALS,
    HOPE,
    HOTHOUSE,
    HUNGER,
    HUNTERS_HUT,
    JUSTICE,
    MAKESHIFT_SHELTER,
    MEDICAL_POST,
    MORNING,
    MOTIVATION,
    NIGHT,
    NONE,
    OF_THE_ROUND,
    PREPARATION,
    STEAM_HUB,
    TENT,
    TIME_TO_REST,
    TREE,
    WEATHER,
    WOOD,
    WORKER,
    City,
)
from holdfast.kernel import GameOver
from tests.cite import rule
from tests.frostpunk.arrange import city
from tests.frostpunk.opening import new_game
from tests.frostpunk.working import (
    FAR_A,
    FAR_B,
    HOME,
    HOME_2,
    NEAR_A,
    NEAR_B,
    OFF,
    act,
    asks_of,
    box_of,
    goods,
    laws,
    meeples,
    put_on_display,
    refused,
    refused_turn,
    take_turn,
    technologies,
    told,
    town,
    until,
)

ACTIVE = 1  # of a token


# -- mustering --------------------------------------------------------------------------------------------------------


@rule("FP-ACT-01", "FP-ACT-01/1")
def test_a_meeple_for_every_five_or_part_of_five() -> None:
    g = city(people=[22, 12, 8])
    muster(g)
    assert g.mustered == [5, 3, 2]
    assert g.ready == meeples(workers=5, engineers=3, children=2)


@rule("FP-ACT-01")
@pytest.mark.parametrize(("people", "number"), [(0, 0), (1, 1), (5, 1), (6, 2), (45, 9), (46, 10), (50, 10)])
def test_none_for_nobody_and_ten_for_fifty(people: int, number: int) -> None:
    g = city(people=[people, 0, 0], ready=meeples(workers=7))
    muster(g)
    assert g.ready == meeples(workers=number)


@rule("FP-ACT-02", "FP-ACT-02/1")
def test_scouts_count_among_the_meeples_of_their_type() -> None:
    g = city(people=[22, 0, 0], scouts=[NONE, WORKER, NONE])
    muster(g)
    assert g.ready[WORKER] == 4
    assert g.mustered[WORKER] == 5


@rule("FP-ACT-02")
def test_more_scouts_than_meeples_leave_the_supply_empty() -> None:
    g = city(people=[3, 0, 0], scouts=[WORKER, WORKER, NONE])
    muster(g)
    assert g.ready[WORKER] == 0
    assert g.scouts == [WORKER, WORKER, NONE]


@rule("FP-ACT-03", "FP-ACT-03/1")
def test_spent_tokens_take_meeples() -> None:
    g = city(people=[22, 12, 0], spent=[2, 0, 0])
    act(g, begin_action(g))
    assert g.ready == meeples(workers=3, engineers=3)
    assert (g.covered, g.spent) == ([2, 0, 0], [2, 0, 0])


@rule("FP-ACT-03")
def test_which_of_the_children_is_spent_is_for_the_players() -> None:
    g = city(people=[5, 0, 15], little=[1, 0], spent=[0, 0, 1])
    choice = until(COVER, begin_action(g))
    assert choice.values == [CHILD, CHILD_WORKER]
    assert choice.question.team
    assert refused(g, choice, WORKER) == refused(g, choice, CHILD_ENGINEER) == "FP-ACT-03"
    act(g, begin_action(g), CHILD_WORKER)
    assert g.ready == meeples(workers=1, children=2)


@rule("FP-ACT-04", "FP-ACT-04/1")
def test_tokens_without_a_meeple_stay() -> None:
    g = city(people=[0, 0, 5], spent=[0, 0, 2])
    act(g, begin_action(g))
    assert (g.covered[CHILD], g.spent[CHILD], g.ready[CHILD]) == (1, 2, 0)


# -- whose turn it is -------------------------------------------------------------------------------------------------


@rule("FP-ACT-05", "FP-ACT-05/1")
def test_turns_go_round_from_the_leader() -> None:
    g = town({HOME: COOKHOUSE}, seats=3, leader=1, active=0, people=[50, 0, 0], stock=goods(wood=50))
    act(g, begin_action(g))
    seats = []
    for _ in range(6):
        seats.append(until(TURN, turn(g)).seat)
        take_turn(g, CONSTRUCT, DONE)
    assert seats == [1, 2, 0, 1, 2, 0]
    assert g.ready[WORKER] == 10 - 6


@rule("FP-ACT-06", "FP-ACT-06/1")
def test_the_phase_ends_with_the_last_meeple() -> None:
    g = town(piles={NEAR_A: (COAL, 3), NEAR_B: (COAL, 3)}, ready=meeples(workers=2))
    act(g, step(g), GATHER, NEAR_A, 2)
    assert g.phase == ACTION
    act(g, step(g), GATHER, 2)
    assert g.phase == DUSK


@rule("FP-ACT-06", "FP-ACT-11")
def test_children_who_may_not_act_keep_nobody_waiting() -> None:
    g = town(ready=meeples(children=2))
    assert is_over(g)
    g.laws = laws(CHILD_LABOUR)
    assert not is_over(g)


@rule("FP-ACT-06")
def test_without_a_meeple_there_are_no_turns() -> None:
    g = city(phase=PREPARATION, people=[5, 0, 0], spent=[1, 0, 0])
    act(g, step(g))
    assert g.phase == DUSK


@rule("FP-ACT-07", "FP-ACT-07/1")
def test_whoever_passes_may_act_later() -> None:
    g = town(piles={NEAR_A: (COAL, 3), NEAR_B: (COAL, 3)}, seats=3, ready=meeples(workers=2))
    act(g, step(g), PASS)
    act(g, step(g), GATHER, NEAR_A, 1)
    act(g, step(g), PASS)
    act(g, step(g), PASS)
    assert (g.phase, g.active) == (ACTION, 1)
    act(g, step(g), PASS)
    assert g.phase == DUSK


@rule("FP-ACT-07/1")
def test_that_player_may_act_again() -> None:
    g = town(piles={NEAR_A: (COAL, 3), NEAR_B: (COAL, 3)}, seats=3, ready=meeples(workers=2))
    act(g, step(g), PASS)
    act(g, step(g), GATHER, NEAR_A, 1)
    act(g, step(g), PASS)
    assert g.active == 0
    act(g, step(g), GATHER, 1)
    assert g.standing[NEAR_B] == WORKER


@rule("FP-ACT-07", "FP-ACT-07/2")
def test_when_all_pass_in_succession_the_phase_ends() -> None:
    g = town({HOME: COOKHOUSE}, seats=3, ready=meeples(workers=2), food=5)
    for _ in range(3):
        assert g.phase == ACTION
        act(g, step(g), PASS)
    assert g.phase == DUSK
    assert g.ready[WORKER] == 2


@rule("FP-ACT-07")
def test_whoever_passes_may_fuel_the_generator() -> None:
    g = town(ready=meeples(workers=1), stock=goods(coal=3), heat=1, cold=5)
    take_turn(g, FUEL_FIRST, 2, PASS)
    assert (g.heat, g.stock[COAL], g.passed) == (3, 1, 1)


@rule("FP-ACT-08", "FP-ACT-08/1")
def test_any_player_may_use_any_meeple() -> None:
    g = town({HOME: COOKHOUSE, HOME_2: TENT}, ready=meeples(workers=1), building_site=meeples(workers=3), active=1)
    take_turn(g, CONSTRUCT, DONE)
    assert (g.ready[WORKER], g.building_site[WORKER]) == (0, 4)


# -- fuel first -------------------------------------------------------------------------------------------------------


@rule("FP-ACT-09", "FP-ACT-09/1", "FP-GNR-02")
def test_the_action_is_judged_with_the_heat_just_made() -> None:
    g = town(piles={HOME: (WOOD, 5)}, ready=meeples(workers=2), stock=goods(coal=4), heat=1, cold=5)
    take_turn(g, FUEL_FIRST, 2, GATHER, 2)
    assert (g.heat, g.stock[COAL], g.stock[WOOD]) == (3, 2, 2)
    assert g.sick == [0, 0, 0]


@rule("FP-ACT-09", "FP-ACT-09/2")
def test_fuel_comes_before_the_action_and_not_after_it() -> None:
    g = town(
        {NEAR_A: HOTHOUSE},
        ready=meeples(workers=1),
        laws=laws(EXTENDED_SHIFT),
        hope=[MOTIVATION * 2 + ACTIVE],
        stock=goods(coal=4),
        heat=1,
        cold=5,
    )
    assert refused_turn(g, FUEL_FIRST) == ""
    choice = until(TURN, turn(g), USE)
    assert choice.values == [EXTENDED_SHIFT_TURN, PASS]
    assert refused(g, choice, FUEL_FIRST) == "FP-ACT-09"
    assert refused(g, choice, GATHER) == "FP-ACT-10"


@rule("FP-ACT-09/2")
def test_fuelling_is_possible_again_on_the_next_turn() -> None:
    g = town(piles={HOME: (WOOD, 5)}, ready=meeples(workers=2), stock=goods(coal=4), heat=1, cold=5)
    take_turn(g, GATHER, 2)
    assert (g.heat, g.active, refused_turn(g, FUEL_FIRST)) == (1, 1, "")


@rule("FP-ACT-09")
def test_whoever_fuels_burns_at_least_one() -> None:
    g = town(ready=meeples(workers=1), stock=goods(coal=3), heat=1, cold=5)
    choice = until(COAL_FIRST, turn(g), FUEL_FIRST)
    assert choice.values == [1, 2, 3]
    assert refused(g, choice, 0) == "FP-ACT-09"
    assert refused(g, choice, 4) == "FP-GNR-01"


@rule("FP-ACT-09", "FP-GNR-01", "FP-GNR-03")
def test_no_fuel_without_coal_nor_beyond_the_cold() -> None:
    assert refused_turn(town(heat=1, cold=5), FUEL_FIRST) == "FP-GNR-01"
    assert refused_turn(town(heat=5, cold=5, stock=goods(coal=3)), FUEL_FIRST) == "FP-GNR-03"


@rule("FP-ACT-09", "FP-TECH-15")
def test_a_steam_hub_is_lit_where_the_generator_could_be_fuelled() -> None:
    g = town({NEAR_A: STEAM_HUB, FAR_A: STEAM_HUB}, ready=meeples(workers=1), stock=goods(coal=2), heat=3, cold=3)
    take_turn(g, FUEL_FIRST, FAR_A, FUEL_FIRST, PASS)
    assert (g.lit, g.stock[COAL], g.heat) == ([FAR_A, NEAR_A], 0, 3)
    assert refused_turn(g, FUEL_FIRST) == "FP-GNR-01"


@rule("FP-ACT-09", "FP-TECH-15")
def test_only_a_dark_hub_of_the_city_can_be_lit() -> None:
    g = town({NEAR_A: STEAM_HUB, FAR_A: STEAM_HUB}, ready=meeples(workers=1), stock=goods(coal=2), heat=3, cold=5)
    g.lit = [FAR_A]
    choice = until(COAL_FIRST, turn(g), FUEL_FIRST)
    assert choice.values == [0, 1, 2]
    choice = until(LIGHT_HUB, turn(g), FUEL_FIRST, 0)
    assert choice.values == [NEAR_A]
    assert refused(g, choice, FAR_A) == refused(g, choice, HOME) == "FP-TECH-15"


@rule("FP-GNR-02", "FP-GNR-02/1")
def test_there_is_no_fuelling_in_other_phases() -> None:
    g = city(phase=DUSK, people=[20, 0, 0], stock=goods(coal=5), weather=[0], scouts=[NONE] * 3)
    assert not {FUEL.name, COAL_FIRST.name} & {*asks_of(dusk_phase(g)), *asks_of(weather_phase(g))}
    assert (g.heat, g.stock[COAL]) == (1, 5)
    assert FUEL.name in asks_of(night_phase(g))


# -- main actions -----------------------------------------------------------------------------------------------------

CARDS = {"X1": "do: [gain 1 wood]", "X2": "do: [gain 1 wood], cold: true"}


def busy(**fields: Any) -> City:
    """Everything can be done here: a Beacon and a place to send Scouts to, snow, Coal, a Building, a card."""
    g = town(
        {NEAR_A: HUNTERS_HUT, FAR_A: BEACON},
        {NEAR_B: (COAL, 3)},
        **{"box": box_of(CARDS), "ready": meeples(workers=1), "near": [1, 2], "stacks": [[0], [], []], **fields},
    )
    put_on_display(g, "X1")
    return g


# What is answered for each: where, and what the action then asks.
WAYS = {
    CONSTRUCT: (DONE,),
    DEPLOY_SCOUTS: (),
    GATHER: (2,),
    REMOVE_SNOW: (NEAR[1], NEAR[2]),
    USE: (),
    SPECIAL: (),
}


@rule("FP-ACT-10")
def test_six_main_actions_are_offered() -> None:
    g = busy()
    assert until(TURN, turn(g)).values == [CONSTRUCT, DEPLOY_SCOUTS, GATHER, REMOVE_SNOW, USE, SPECIAL, PASS]


@rule("FP-ACT-10")
@pytest.mark.parametrize("what", WAYS)
def test_an_action_takes_one_meeple_and_ends_the_turn(what: int) -> None:
    g = busy(ready=meeples(workers=3))
    take_turn(g, what, *WAYS[what])
    assert g.ready == meeples(workers=2)
    assert (g.active, g.passed) == (1, 0)


@rule("FP-ACT-10")
@pytest.mark.parametrize("what", WAYS)
def test_without_a_meeple_there_is_no_action(what: int) -> None:
    assert refused_turn(busy(ready=meeples()), what) == "FP-ACT-06"


@rule("FP-ACT-10", "FP-ACT-11")
@pytest.mark.parametrize(
    ("what", "by"),
    [
        (CONSTRUCT, "FP-ACT-11"),
        (DEPLOY_SCOUTS, "FP-SCOUT-02"),
        (GATHER, "FP-ACT-11"),
        (REMOVE_SNOW, "FP-ACT-11"),
        (USE, "FP-ACT-11"),
        (SPECIAL, "FP-ACT-11"),
    ],
)
def test_children_alone_do_nothing(what: int, by: str) -> None:
    assert refused_turn(busy(ready=meeples(children=3)), what) == by


@rule("FP-ACT-10")
def test_what_is_nowhere_to_be_done_is_refused() -> None:
    g = town(ready=meeples(workers=1))
    assert [refused_turn(g, what) for what in (CONSTRUCT, DEPLOY_SCOUTS, REMOVE_SNOW)] == [
        "FP-CONS-02",
        "FP-SCOUT-01",
        "FP-SNOW-09",
    ]
    assert [refused_turn(g, what) for what in (GATHER, USE, SPECIAL)] == ["FP-ACT-10"] * 3
    assert [refused_turn(g, what) for what in (REST, CITIZEN_CARD, EXTENDED_SHIFT_TURN)] == [
        "FP-LAW-23",
        "FP-CIT-06",
        "FP-LAW-19",
    ]


@rule("FP-ACT-11", "FP-ACT-11/1")
def test_a_child_does_not_gather() -> None:
    g = town(piles={NEAR_A: (COAL, 3)}, ready=meeples(workers=1, engineers=1, children=1))
    choice = until(MEEPLE, turn(g), GATHER)
    assert choice.values == [WORKER, ENGINEER]
    assert refused(g, choice, CHILD) == "FP-ACT-11"
    assert refused(g, choice, AUTOMATON) == "FP-ACT-10"


@rule("FP-ACT-10", "FP-TECH-14")
@pytest.mark.parametrize(
    ("ready", "by"),
    [
        (meeples(workers=1), ""),
        (meeples(child_workers=1), ""),
        (meeples(automatons=1), ""),
        (meeples(engineers=1), "FP-TECH-14"),
        (meeples(child_engineers=1), "FP-TECH-14"),
    ],
)
def test_with_a_chainsaw_some_can_gather_trees(ready: list[int], by: str) -> None:
    g = town(piles={NEAR_A: (TREE, 3)}, ready=ready[:], stock=goods(coal=1), developed=technologies(CHAINSAW))
    assert refused_turn(g, GATHER) == by
    g.developed = technologies()
    assert refused_turn(g, GATHER) == "FP-ACT-10"


@rule("FP-ACT-12", "FP-ACT-12/1")
def test_whoever_has_gathered_stays_there() -> None:
    g = town(piles={NEAR_A: (COAL, 5), NEAR_B: (COAL, 5)}, ready=meeples(workers=2))
    take_turn(g, GATHER, NEAR_A, 2)
    assert g.standing[NEAR_A] == WORKER
    choice = until(GATHER_AT, turn(g), GATHER)
    assert choice.values == [NEAR_B]
    assert refused(g, choice, NEAR_A) == "FP-GATH-03"


@rule("FP-ACT-12")
@pytest.mark.parametrize("what", WAYS)
def test_wherever_a_meeple_was_placed_it_is_found_there(what: int) -> None:
    g = busy()
    take_turn(g, what, *WAYS[what])
    found = {
        CONSTRUCT: g.building_site == meeples(workers=1),
        DEPLOY_SCOUTS: g.scouts == [WORKER, NONE, NONE],
        GATHER: g.standing[NEAR_B] == WORKER,
        REMOVE_SNOW: g.snow_field == meeples(workers=1),
        USE: g.standing[NEAR_A] == WORKER,
        SPECIAL: g.meeple_on == [WORKER],
    }
    assert [place for place, there in found.items() if there] == [what]


# -- heated or cold ---------------------------------------------------------------------------------------------------


@rule("FP-ACT-14")
@pytest.mark.parametrize(
    ("what", "with_heat", "without"),
    [
        (CONSTRUCT, 0, 0),
        (DEPLOY_SCOUTS, 0, 0),
        (SPECIAL, 0, 0),
        (REMOVE_SNOW, 1, 1),
        (GATHER, 0, 1),
        (USE, 0, 1),
    ],
)
def test_who_falls_sick_by_an_action(what: int, with_heat: int, without: int) -> None:
    for heat, sick in ((7, with_heat), (OFF, without)):
        g = busy(heat=heat)
        take_turn(g, what, *WAYS[what])
        assert g.sick == [sick, 0, 0]


@rule("FP-ACT-14", "FP-SPEC-01")
def test_a_card_may_make_its_special_action_cold() -> None:
    g = busy()
    put_on_display(g, "X2")
    take_turn(g, SPECIAL)
    assert (g.sick, g.stock[WOOD]) == ([1, 0, 0], 1)


@rule("FP-ACT-15", "FP-ACT-15/1")
def test_in_the_cold_somebody_falls_sick_before_the_action() -> None:
    g = town({FAR_A: MEDICAL_POST}, ready=meeples(engineers=1), sick=[0, 3, 0], heat=OFF)
    asking = turn(g)
    assert until(CURE, asking, USE).values == [ENGINEER, ENOUGH]
    assert g.sick == [0, 4, 0]
    g = town({FAR_A: MEDICAL_POST}, ready=meeples(engineers=1), sick=[0, 3, 0], heat=OFF)
    take_turn(g, USE, ENGINEER, ENGINEER, ENGINEER)
    assert g.sick == [0, 1, 0]


@rule("FP-ACT-15", "FP-ACT-15/2")
def test_a_heated_gather_makes_nobody_sick() -> None:
    g = town(piles={NEAR_A: (COAL, 3)}, ready=meeples(workers=1))
    take_turn(g, GATHER, 2)
    assert (g.sick, g.skull, g.stock[COAL]) == ([0, 0, 0], [0, 0, 0], 2)


@rule("FP-ACT-15")
def test_where_all_are_sick_the_marker_is_flipped() -> None:
    g = town(piles={FAR_A: (COAL, 3)}, ready=meeples(engineers=1), people=[9, 4, 9], sick=[0, 4, 0], heat=OFF)
    take_turn(g, GATHER, 2)
    assert (g.sick, g.skull) == ([0, 4, 0], [0, 1, 0])


@rule("FP-ACT-16", "FP-ACT-16/1")
def test_with_the_generator_off_all_work_is_cold() -> None:
    g = town({HOME: COOKHOUSE}, {HOME_2: (COAL, 1)}, ready=meeples(workers=2), heat=OFF, food=4, hope=[ACTIVE])
    take_turn(g, GATHER)
    assert g.sick == [1, 0, 0]
    take_turn(g, USE, 0)
    assert g.sick == [2, 0, 0]


def sick_after(g: City, *answers: int) -> int:
    """How many fall sick by the actions of this turn."""
    before = sum(g.sick)
    take_turn(g, *answers)
    return sum(g.sick) - before


@rule("FP-ACT-18", "FP-ACT-18/1")
def test_in_a_heated_zone_any_building_is_warm() -> None:
    g = town({NEAR_A: HUNTERS_HUT}, ready=meeples(workers=1), heat=5)
    assert zone_heated(g, NEAR[0])
    assert sick_after(g, USE) == 0


@rule("FP-ACT-19", "FP-ACT-19/1")
def test_a_heated_insulation_is_warm_everywhere() -> None:
    g = town({FAR_A: CHARCOAL_KILN, FAR_B: HUNTERS_HUT}, ready=meeples(workers=2), heat=4, ranges=[2, 2, 3])
    g.stock[WOOD] = 1
    assert not any(zone_heated(g, place) for place in (GENERATOR, NEAR[0], FAR[0]))
    assert sick_after(g, USE, FAR_A) == 0
    assert sick_after(g, USE) == 1


@rule("FP-ACT-20", "FP-ACT-20/1", "FP-ACT-20/2", "FP-ACT-20/3")
@pytest.mark.parametrize(
    ("building", "space", "sick"), [(CHARCOAL_KILN, FAR_A, 0), (HUNTERS_HUT, NEAR_A, 0), (HUNTERS_HUT, FAR_A, 1)]
)
def test_zone_or_insulation_is_enough_for_a_building(building: int, space: int, sick: int) -> None:
    g = town({space: building}, ready=meeples(workers=1), heat=5, stock=goods(wood=1))
    assert sick_after(g, USE) == sick


@rule("FP-ACT-20", "FP-ACT-20/4", "FP-ACT-20/5")
@pytest.mark.parametrize(("space", "sick"), [(FAR_A, 1), (NEAR_A, 0)])
def test_the_zone_decides_for_gatherers(space: int, sick: int) -> None:
    g = town(piles={space: (WOOD, 4)}, ready=meeples(workers=1), heat=5)
    assert sick_after(g, GATHER, 2) == sick


@rule("FP-GATH-04", "FP-GATH-04/1")
def test_gathering_is_warm_where_the_zone_is() -> None:
    g = town(piles={HOME: (COAL, 4), NEAR_A: (COAL, 4)}, ready=meeples(workers=2), heat=3)
    assert sick_after(g, GATHER, HOME, 2) == 0
    assert sick_after(g, GATHER, 2) == 1


@rule("FP-CONS-01", "FP-CONS-01/1")
def test_construction_is_warm_and_may_be_done_over_and_over() -> None:
    g = town({HOME: TENT, HOME_2: TENT}, ready=meeples(workers=2), heat=OFF)
    take_turn(g, CONSTRUCT, DISMANTLE, HOME, DONE)
    take_turn(g, CONSTRUCT, DISMANTLE)
    assert g.building_site == meeples(workers=2)
    assert (g.sick, g.building.count(TENT)) == ([0, 0, 0], 0)


@rule("FP-SNOW-01", "FP-SNOW-01/1")
def test_removing_snow_is_cold_and_may_be_done_over_and_over() -> None:
    g = town(ready=meeples(workers=2), near=[3, 2, 1, 0])
    asking = turn(g)
    until(PLACE_NEAR, asking, REMOVE_SNOW)
    assert (g.sick, g.tiles[NEAR[0]]) == ([1, 0, 0], NONE)
    g = town(ready=meeples(workers=2), near=[3, 2, 1, 0])
    take_turn(g, REMOVE_SNOW, NEAR[0], NEAR[5])
    take_turn(g, REMOVE_SNOW, NEAR[3], NEAR[4])
    assert (g.sick, g.near, g.snow_field) == ([2, 0, 0], [], meeples(workers=2))


@rule("FP-SCOUT-02", "FP-SCOUT-02/1")
def test_workers_and_engineers_go_out_as_scouts() -> None:
    ready = meeples(workers=1, engineers=1, children=1, child_workers=1, child_engineers=1, automatons=1)
    g = town({FAR_A: BEACON}, ready=ready, stacks=[[0], [], []], stock=goods(coal=1))
    choice = until(MEEPLE, turn(g), DEPLOY_SCOUTS)
    assert choice.values == [WORKER, ENGINEER, CHILD_WORKER, CHILD_ENGINEER]
    assert refused(g, choice, CHILD) == refused(g, choice, AUTOMATON) == "FP-SCOUT-02"


@rule("FP-SCOUT-02", "FP-SCOUT-03")
def test_the_active_player_chooses_the_stack() -> None:
    g = town({FAR_A: BEACON}, ready=meeples(engineers=1), stacks=[[0], [], [2]], scouts=[NONE] * 3, upgraded=(FAR_A,))
    choice = until(SCOUT_AT, turn(g), DEPLOY_SCOUTS)
    assert choice.values == [0, 2]
    assert refused(g, choice, 1) == "FP-EXP-18"
    take_turn(g, DEPLOY_SCOUTS, 2)
    assert g.scouts == [NONE, NONE, ENGINEER]


# -- Laws -------------------------------------------------------------------------------------------------------------


@rule("FP-LAW-10", "FP-LAW-11", "FP-LAW-13", "FP-LAW-14", "FP-LAW-18", "FP-LAW-19", "FP-LAW-23")
@pytest.mark.parametrize(
    ("law", "hope", "discontent"),
    [
        (CHILD_LABOUR, (2, 1), (2, 1)),
        (HEATED_MEALS, (3, 2), (1, 1)),
        (MAKESHIFT_SHELTER, (2, 2), (1, 1)),
        (CROWDED_QUARTERS, (2, 2), (2, 2)),
        (DOUBLE_RATION, (3, 2), (1, 0)),
        (EXTENDED_SHIFT, (2, 2), (2, 1)),
        (TIME_TO_REST, (3, 2), (1, 1)),
    ],
)
def test_what_a_law_does_when_it_is_introduced(law: int, hope: tuple[int, int], discontent: tuple[int, int]) -> None:
    """Tokens on each track, and how many of them are active; only Anger can be drawn."""
    g = city(hope=[CARE * 2 + ACTIVE, JUSTICE * 2 + ACTIVE], discontent=[ACTIVE], future_laws=[law])
    g.bags[DISCONTENT] = [2, 0, 0]
    asks_of(introduce(g))
    assert g.laws == laws(law)
    assert [(len(track), sum(token % 2 for token in track)) for track in g.tokens] == [hope, discontent]


@rule("FP-LAW-10", "FP-LAW-10/1")
def test_child_labour_lets_children_gather_and_no_more() -> None:
    g = busy(ready=meeples(workers=1, children=1), laws=laws(CHILD_LABOUR))
    assert until(MEEPLE, turn(g), GATHER).values == [WORKER, CHILD]
    choice = until(MEEPLE, turn(g), CONSTRUCT)
    assert refused(g, choice, CHILD) == "FP-ACT-11"
    take_turn(g, GATHER, CHILD, 2)
    assert (g.standing[NEAR_B], g.stock[COAL]) == (CHILD, 2)


@rule("FP-LAW-10")
def test_child_labour_opens_the_gathering_post() -> None:
    g = town({NEAR_A: GATHERING_POST, FAR_A: HUNTERS_HUT}, ready=meeples(children=1), laws=laws(CHILD_LABOUR))
    choice = until(USE_AT, turn(g), USE)
    assert choice.values == [NEAR_A]
    assert refused(g, choice, FAR_A) == "FP-ACT-11"
    g.laws = laws()
    assert refused_turn(g, USE) == "FP-ACT-11"
    g = town({NEAR_A: GATHERING_POST}, {NEAR_B: (COAL, 3)}, ready=meeples(children=1), laws=laws(CHILD_LABOUR))
    take_turn(g, USE)
    assert (g.standing[NEAR_A], g.stock[COAL]) == (CHILD, 1)


@rule("FP-LAW-11", "FP-LAW-11/1")
def test_a_heated_meal_keeps_the_cold_off() -> None:
    g = town(piles={FAR_A: (COAL, 3)}, ready=meeples(workers=1), heat=OFF, food=5, laws=laws(HEATED_MEALS))
    take_turn(g, GATHER, 1, 2)
    assert (g.food, g.sick, g.stock[COAL]) == (3, [0, 0, 0], 2)


@rule("FP-LAW-11")
def test_nobody_has_to_eat() -> None:
    g = town(piles={FAR_A: (COAL, 3)}, ready=meeples(workers=1), heat=OFF, food=5, laws=laws(HEATED_MEALS))
    take_turn(g, GATHER, 0, 2)
    assert (g.food, g.sick) == (5, [1, 0, 0])


@rule("FP-LAW-11")
def test_a_heated_meal_helps_against_snow_too() -> None:
    g = town(ready=meeples(workers=1), near=[1, 0], food=2, laws=laws(HEATED_MEALS))
    take_turn(g, REMOVE_SNOW, 1, NEAR[0], NEAR[1])
    assert g.sick == [0, 0, 0]


@rule("FP-LAW-11")
@pytest.mark.parametrize(
    ("fields", "sick"),
    [
        ({"food": 1}, 1),
        ({"laws": laws()}, 1),
        ({"heat": 7}, 0),
        ({"ready": meeples(automatons=1), "stock": goods(coal=1)}, 0),
    ],
)
def test_the_meal_is_for_citizens_in_the_cold_who_have_food(fields: dict[str, Any], sick: int) -> None:
    g = town(
        piles={FAR_A: (COAL, 3)},
        **{"ready": meeples(workers=1), "heat": OFF, "food": 5, "laws": laws(HEATED_MEALS), **fields},
    )
    assert HEATED_MEAL.name not in asks_of(turn(g))
    assert g.sick == [sick, 0, 0]


@rule("FP-LAW-11", "FP-GEN-14")
def test_what_the_action_costs_is_not_eaten() -> None:
    g = town({HOME: COOKHOUSE}, ready=meeples(workers=1), heat=OFF, food=4, laws=laws(HEATED_MEALS), hope=[ACTIVE])
    assert HEATED_MEAL.name not in asks_of(turn(g))
    assert (g.food, g.sick) == (1, [1, 0, 0])
    g = town({HOME: COOKHOUSE}, ready=meeples(workers=1), heat=OFF, food=5, laws=laws(HEATED_MEALS), hope=[ACTIVE])
    take_turn(g, USE, 1, 0)
    assert (g.food, g.sick) == (0, [0, 0, 0])


def resting(**fields: Any) -> City:
    tokens = [JUSTICE * 2 + ACTIVE, CARE * 2, MOTIVATION * 2]
    return town(**{"ready": meeples(workers=1), "laws": laws(TIME_TO_REST), "hope": tokens, "heat": OFF, **fields})


@rule("FP-LAW-23", "FP-LAW-23/1")
def test_rest_takes_a_discontent_token_away() -> None:
    g = resting(discontent=[ACTIVE])
    take_turn(g, REST, 0)
    assert g.tokens[HOPE] == [JUSTICE * 2, CARE * 2, MOTIVATION * 2]
    assert (g.tokens[DISCONTENT], g.bags[DISCONTENT]) == ([], [3, 3, 3])
    assert (g.ready, g.used_up, g.sick) == (meeples(), meeples(workers=1), [0, 0, 0])
    assert g.active == 1


@rule("FP-LAW-23")
def test_or_it_wakes_care_and_motivation() -> None:
    g = resting(ready=meeples(engineers=1), discontent=[ACTIVE])
    take_turn(g, REST, 1)
    assert g.tokens == [[JUSTICE * 2, CARE * 2 + ACTIVE, MOTIVATION * 2 + ACTIVE], [ACTIVE]]
    assert g.used_up == meeples(engineers=1)


@rule("FP-LAW-23")
def test_who_rests_and_when() -> None:
    assert refused_turn(resting(laws=laws()), REST) == "FP-LAW-23"
    assert refused_turn(resting(hope=[JUSTICE * 2, CARE * 2 + ACTIVE]), REST) == "FP-LAW-23"
    assert refused_turn(resting(ready=meeples()), REST) == "FP-ACT-06"
    g = resting(ready=meeples(workers=1, engineers=1, children=1, automatons=1), stock=goods(coal=1))
    choice = until(MEEPLE, turn(g), REST)
    assert choice.values == [WORKER, ENGINEER]
    assert refused(g, choice, CHILD) == refused(g, choice, AUTOMATON) == "FP-LAW-23"
    assert until(RESTING, turn(g), REST, WORKER).values == [0, 1]


# -- what is told -----------------------------------------------------------------------------------------------------


@rule("FP-ACT-10", "FP-ACT-15")
def test_all_hear_who_acts_where_and_in_what_cold() -> None:
    g = town(piles={FAR_A: (COAL, 3)}, ready=meeples(workers=1, engineers=1), heat=OFF, active=1, told=[])
    take_turn(g, GATHER, ENGINEER, 2)
    assert told(g)[:3] == [("acts", 1, ENGINEER, GATHER, FAR_A), ("in-the-cold", ENGINEER), ("sick", ENGINEER)]


@rule("FP-ACT-07")
def test_all_hear_who_passes() -> None:
    g = busy(active=1, told=[])
    take_turn(g, PASS)
    assert told(g) == [("passes", 1)]


# -- Rounds -----------------------------------------------------------------------------------------------------------


@rule("FP-RND-01")
def test_nine_phases_make_a_round() -> None:
    g = city(phase=DAWN, round=2, people=[5, 0, 0], weather=[0, 1], food=20)
    phases = []
    while (g.round, g.phase) != (4, DAWN):
        phases.append(g.phase)
        act(g, step(g))
    a_round = [DAWN, MORNING, GENERATOR_PHASE, WEATHER, PREPARATION, ACTION, ACTION, DUSK, HUNGER, NIGHT]
    assert phases == a_round * 2


@rule("FP-RND-01", "FP-RND-02")
def test_the_first_step_chooses_and_musters() -> None:
    g = new_game(seats=1)
    assert asks_of(step(g))[:2] == ["advisor", "give-up"]
    assert (g.phase, g.round, sum(g.mustered)) == (ACTION, 1, sum((people + 4) // 5 for people in g.people))
    assert g.advisors != [NONE]


@rule("FP-RND-06", "FP-RND-06/1", "FP-RND-06/2")
def test_each_round_has_its_type() -> None:
    g = city()
    assert type_of_round(g, 6) == WORKER
    assert type_of_round(g, 7) == CHILD
    assert [type_of_round(g, number) for number in range(1, 16)] == [CHILD, ENGINEER, WORKER] * 5


@rule("FP-RND-06", "FP-RND-06/3")
def test_cards_may_speak_of_the_type_of_the_round() -> None:
    g = city(round=6, people=[5, 5, 5])
    act(g, join(g, 1, OF_THE_ROUND))
    assert g.people == [6, 5, 5]


@rule("FP-END-06", "FP-END-06/1")
def test_too_many_sick_are_no_loss_before_the_next_preparation() -> None:
    g = town(piles={FAR_A: (COAL, 3)}, people=[30, 0, 0], sick=[25, 0, 0], ready=meeples(workers=2), heat=OFF)
    act(g, step(g), GATHER, 2)
    assert (g.sick[WORKER], g.phase) == (26, ACTION)
    act(g, step(g), PASS)
    act(g, step(g), PASS)
    for _ in (DUSK, HUNGER, NIGHT):
        asks_of(step(g))
    assert (g.sick[WORKER], g.phase) == (26, DAWN)
    with pytest.raises(GameOver, match="sickness"):
        asks_of(sickness_check(g))
    g.sick[WORKER] = 25
    asks_of(sickness_check(g))
