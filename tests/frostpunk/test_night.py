"""The Night Phase (FP-NIGHT): who comes home, who has a warm bed, and who has none."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.city.sickness import dies
from holdfast.games.frostpunk.phases.action import begin_action
from holdfast.games.frostpunk.phases.night import (
    SLEEPLESS,
    beds,
    child_beds,
    come_home,
    in_need_of_beds,
    night_phase,
    prisoners,
)
from holdfast.games.frostpunk.round import step
from holdfast.games.frostpunk.state import (
    AUTOMATON,
    BUNKHOUSE,
    CHILD,
    CHILD_ENGINEER,
    CHILD_SHELTER,
    COAL,
    CROWDED_QUARTERS,
    DAWN,
    ENGINEER,
    FIELD_KITCHEN,
    HOUSE,
    HUNGER,
    HUNTERS_HUT,
    MAKESHIFT_SHELTER,
    MEEPLES,
    NIGHT,
    NONE,
    PRISON,
    RUINS,
    STEAM_HUB,
    TENT,
    WORKER,
    City,
)
from tests.cite import rule
from tests.frostpunk.arrange import box_with
from tests.frostpunk.working import (
    FAR_2A,
    FAR_A,
    FAR_B,
    HOME,
    HOME_2,
    NEAR_2A,
    NEAR_A,
    NEAR_B,
    OFF,
    RED_ONLY,
    act,
    goods,
    laws,
    meeples,
    put_on_display,
    refused,
    told,
    town,
    until,
)


def evening(buildings: dict[int, int] | None = None, **fields: Any) -> City:
    """So many Meeples of each type were mustered: mustered=[workers, engineers, children]."""
    return town(buildings, **{"phase": NIGHT, **fields})


# -- coming home ------------------------------------------------------------------------------------------------------


@rule("FP-NIGHT-01", "FP-NIGHT-01/1")
def test_spent_tokens_with_a_meeple_go_back() -> None:
    g = evening({HOME: TENT}, mustered=[0, 0, 1], spent=[0, 0, 2], covered=[0, 0, 1])
    act(g, night_phase(g))
    assert (g.spent, g.covered) == ([0, 0, 1], [0, 0, 0])
    assert g.ready == meeples(children=1)


@rule("FP-NIGHT-01", "FP-NIGHT-01/2")
def test_the_spent_need_a_bed_too() -> None:
    g = evening({HOME: TENT, HOME_2: RUINS}, mustered=[5, 0, 0], spent=[2, 0, 0], covered=[2, 0, 0])
    g.laws = laws(MAKESHIFT_SHELTER)
    assert beds(g) == 3
    act(g, night_phase(g))
    assert g.sick == [2, 0, 0]


@rule("FP-NIGHT-02", "FP-NIGHT-02/1")
def test_all_come_home_but_the_scouts() -> None:
    g = evening({NEAR_A: HUNTERS_HUT, HOME: TENT}, mustered=[2, 1, 0], scouts=[NONE, WORKER, NONE])
    g.standing[FAR_A] = WORKER
    g.standing[NEAR_A] = ENGINEER
    act(g, night_phase(g))
    assert g.ready == meeples(workers=1, engineers=1)
    assert g.scouts == [NONE, WORKER, NONE]
    assert g.standing == [NONE] * len(g.standing)


@rule("FP-NIGHT-02")
def test_they_come_home_from_everywhere() -> None:
    g = evening(
        building_site=meeples(workers=1),
        snow_field=meeples(engineers=1, automatons=1),
        used_up=meeples(child_workers=1),
        ready=meeples(children=1),
        display=[0],
        goods_on=[[0] * 5],
        meeple_on=[CHILD_ENGINEER],
        kept_on=[0],
    )
    come_home(g)
    assert g.ready == [1] * MEEPLES
    assert g.building_site == g.snow_field == g.used_up == [0] * MEEPLES
    assert g.meeple_on == [NONE]


NIGHT_CARD = """
    morning:
    - {id: X1, title: T, story: S, now: [gain 1 food], then: keep, night: [lose 3 coal]}
"""


@rule("FP-EVT-20", "FP-NIGHT-03")
def test_what_cards_do_at_night_comes_before_the_fuel() -> None:
    g = evening(box=box_with(NIGHT_CARD), heat=2, cold=5, stock=goods(coal=3))
    put_on_display(g, "X1")
    act(g, night_phase(g))
    assert (g.stock[COAL], g.heat) == (0, 2)


@rule("FP-NIGHT-03", "FP-NIGHT-03/1", "FP-GNR-02")
def test_fuel_for_the_night_counts_for_its_shelters() -> None:
    g = evening({FAR_A: BUNKHOUSE}, mustered=[2, 0, 0], heat=2, cold=5, stock=goods(coal=2))
    assert beds(g) == 0
    act(g, night_phase(g), 2)
    assert (g.heat, g.stock[COAL], g.sick) == (4, 0, [0, 0, 0])


@rule("FP-NIGHT-03")
def test_nobody_has_to_fuel() -> None:
    g = evening({FAR_A: BUNKHOUSE}, mustered=[2, 0, 0], heat=2, cold=5, stock=goods(coal=2))
    act(g, night_phase(g), 0)
    assert (g.heat, g.stock[COAL], g.sick) == (2, 2, [2, 0, 0])


# -- beds -------------------------------------------------------------------------------------------------------------


@rule("FP-NIGHT-04", "FP-NIGHT-04/1", "FP-BLD-37", "FP-BLD-38", "FP-BLD-39")
def test_two_beds_in_each_heated_shelter() -> None:
    assert beds(evening({HOME: TENT, NEAR_A: TENT, FAR_A: HOUSE})) == 6
    assert [beds(evening({FAR_A: shelter})) for shelter in (HOUSE, BUNKHOUSE, TENT)] == [2, 2, 2]


@rule("FP-NIGHT-05", "FP-NIGHT-05/1")
def test_who_has_no_bed_makes_somebody_sick() -> None:
    stands = {HOME: RUINS, HOME_2: RUINS, NEAR_A: BUNKHOUSE, NEAR_B: BUNKHOUSE, FAR_A: BUNKHOUSE, FAR_B: CHILD_SHELTER}
    g = evening(stands, mustered=[5, 3, 2])
    choice = until(SLEEPLESS, night_phase(g))
    assert choice.values == [WORKER, ENGINEER]
    assert choice.question.team
    assert refused(g, choice, CHILD) == "FP-NIGHT-04"
    act(g, night_phase(g), ENGINEER, WORKER)
    assert g.sick == [1, 1, 0]


@rule("FP-NIGHT-05")
def test_all_hear_who_has_no_bed() -> None:
    g = evening(mustered=[0, 1, 0], told=[])
    act(g, night_phase(g))
    assert told(g) == [("sleepless", ENGINEER), ("sick", ENGINEER)]


@rule("FP-NIGHT-04")
def test_the_players_choose_as_long_as_somebody_is_left_to_choose() -> None:
    g = evening({HOME: TENT}, mustered=[2, 1, 1])
    act(g, night_phase(g), ENGINEER, CHILD)
    assert g.sick == [0, 1, 1]
    g = evening(mustered=[1, 1, 0])
    act(g, night_phase(g), ENGINEER)
    assert g.sick == [1, 1, 0]


@rule("FP-NIGHT-06", "FP-NIGHT-06/1")
def test_a_cold_shelter_shelters_nobody() -> None:
    assert beds(evening({FAR_A: TENT}, heat=5)) == 0
    assert beds(evening({FAR_A: TENT}, heat=6)) == 2
    assert beds(evening({NEAR_A: TENT}, heat=5)) == 2


@rule("FP-NIGHT-06", "FP-BLD-37", "FP-BLD-38", "FP-BLD-39")
@pytest.mark.parametrize(("shelter", "heat"), [(HOUSE, 2), (BUNKHOUSE, 4), (TENT, 6)])
def test_the_better_insulated_the_sooner_it_is_warm(shelter: int, heat: int) -> None:
    assert [beds(evening({FAR_A: shelter}, heat=level)) for level in (heat - 1, heat)] == [0, 2]


@rule("FP-NIGHT-07", "FP-NIGHT-07/1", "FP-BLD-40")
def test_ruins_shelter_nobody() -> None:
    assert beds(evening({HOME: RUINS, NEAR_A: RUINS})) == 0


@rule("FP-LAW-13", "FP-LAW-13/1", "FP-LAW-13/2")
def test_a_makeshift_shelter_in_each_heated_ruin() -> None:
    stands = {NEAR_A: RUINS, NEAR_B: RUINS, NEAR_2A: RUINS}
    assert beds(evening(stands, heat=5, laws=laws(MAKESHIFT_SHELTER))) == 3
    assert beds(evening(stands, heat=4, laws=laws(MAKESHIFT_SHELTER))) == 0


@rule("FP-ACT-22", "FP-ACT-22/1", "FP-BLD-40")
def test_ruins_are_heated_by_their_zone_alone() -> None:
    g = evening({FAR_A: RUINS, FAR_B: TENT}, heat=6, laws=laws(MAKESHIFT_SHELTER))
    assert beds(g) == 2
    g.heat = 7
    assert beds(g) == 3


@rule("FP-LAW-14", "FP-LAW-14/1")
def test_crowded_quarters_take_one_more() -> None:
    stands = {NEAR_A: TENT, NEAR_B: TENT}
    assert beds(evening(stands, laws=laws(CROWDED_QUARTERS))) == 6
    assert beds(evening(stands, laws=laws(CROWDED_QUARTERS), heat=OFF)) == 0


@rule("FP-LAW-14", "FP-NIGHT-08")
def test_but_not_the_child_shelter_nor_ruins() -> None:
    g = evening({NEAR_A: CHILD_SHELTER, NEAR_B: RUINS}, laws=laws(CROWDED_QUARTERS, MAKESHIFT_SHELTER))
    assert (beds(g), child_beds(g)) == (1, 4)


@rule("FP-BLD-41", "FP-BLD-41/1", "FP-NIGHT-08")
def test_the_child_shelter_is_for_children() -> None:
    g = evening({NEAR_A: CHILD_SHELTER}, mustered=[2, 0, 2])
    act(g, night_phase(g))
    assert g.sick == [2, 0, 0]


@rule("FP-BLD-41")
def test_four_children_and_only_in_the_warm() -> None:
    g = evening({NEAR_A: CHILD_SHELTER}, mustered=[0, 0, 6])
    act(g, night_phase(g))
    assert g.sick == [0, 0, 2]
    g = evening({FAR_A: CHILD_SHELTER}, mustered=[0, 0, 3], heat=3)
    act(g, night_phase(g))
    assert g.sick == [0, 0, 3]


@rule("FP-CHILD-02", "FP-CHILD-02/2")
def test_the_child_engineer_sleeps_in_the_child_shelter() -> None:
    g = evening({NEAR_A: CHILD_SHELTER}, people=[0, 0, 5], little=[0, 1])
    act(g, begin_action(g))
    assert g.ready == meeples(child_engineers=1)
    act(g, night_phase(g))
    assert g.sick == [0, 0, 0]


@rule("FP-NIGHT-09", "FP-NIGHT-09/1", "FP-AUTO-05")
def test_automatons_need_no_bed() -> None:
    g = evening({NEAR_A: TENT}, people=[10, 0, 0], automatons=1)
    act(g, begin_action(g))
    assert g.ready == meeples(workers=2, automatons=1)
    act(g, night_phase(g))
    assert g.sick == [0, 0, 0]


@rule("FP-SCOUT-05", "FP-SCOUT-05/1", "FP-NIGHT-09")
def test_a_scout_needs_no_bed_and_stays_out() -> None:
    g = evening(people=[5, 0, 0], scouts=[WORKER, NONE, NONE], steps=[2, 0, 0], stacks=[[0], [], []])
    act(g, begin_action(g))
    act(g, night_phase(g))
    assert (g.sick, g.scouts, g.steps) == ([0, 0, 0], [WORKER, NONE, NONE], [2, 0, 0])


@rule("FP-SCOUT-05")
def test_those_at_home_need_theirs() -> None:
    g = evening(people=[10, 0, 0], scouts=[WORKER, NONE, NONE])
    act(g, begin_action(g))
    assert in_need_of_beds(g, []) == [1, 0, 0]


@rule("FP-ACT-13", "FP-ACT-13/1")
def test_the_night_counts_the_meeples_of_the_day() -> None:
    g = town(people=[21, 0, 0], phase=HUNGER)
    act(g, begin_action(g))
    assert g.ready[WORKER] == 5
    act(g, dies(g, WORKER))
    assert (g.people[WORKER], g.mustered[WORKER]) == (20, 5)
    act(g, night_phase(g))
    assert g.sick[WORKER] == 5
    act(g, begin_action(g))
    assert g.ready[WORKER] == 4


# -- the Field Kitchen, Steam Hubs, the Prison ------------------------------------------------------------------------


@rule("FP-BLD-46", "FP-BLD-46/1", "FP-NIGHT-08")
def test_a_field_kitchen_warms_the_shelters_of_its_tile() -> None:
    g = evening({FAR_A: FIELD_KITCHEN, FAR_B: TENT, FAR_2A: TENT}, heat=OFF)
    assert beds(g) == 2


@rule("FP-NIGHT-06", "FP-TECH-15")
def test_a_burning_steam_hub_warms_shelters() -> None:
    g = evening({FAR_A: STEAM_HUB, FAR_B: TENT}, heat=OFF)
    assert beds(g) == 0
    g.lit = [FAR_A]
    assert beds(g) == 2


@rule("FP-BLD-55", "FP-BLD-55/1")
def test_a_heated_prison_is_shelter_enough() -> None:
    g = evening({FAR_A: PRISON}, mustered=[1, 0, 0], heat=RED_ONLY)
    g.standing[FAR_B] = WORKER
    act(g, night_phase(g))
    assert g.sick == [0, 0, 0]
    assert (g.standing[FAR_B], g.ready) == (NONE, meeples(workers=1))


@rule("FP-BLD-55", "FP-BLD-55/2")
def test_a_cold_prison_makes_sick_though_beds_are_free() -> None:
    g = evening({FAR_A: PRISON, NEAR_A: FIELD_KITCHEN, NEAR_B: TENT}, mustered=[2, 0, 0], heat=OFF)
    g.standing[FAR_A] = WORKER
    act(g, night_phase(g))
    assert g.sick == [1, 0, 0]


@rule("FP-BLD-55", "FP-NIGHT-03")
def test_the_heat_of_the_night_counts_for_the_prison() -> None:
    g = evening({FAR_A: PRISON}, mustered=[0, 2, 0], heat=1, cold=3, stock=goods(coal=1))
    g.standing[FAR_A] = g.standing[FAR_B] = ENGINEER
    assert prisoners(g) == [ENGINEER, ENGINEER]
    act(g, night_phase(g), 1)
    assert (g.sick, g.ready) == ([0, 0, 0], meeples(engineers=2))


@rule("FP-BLD-55")
def test_they_stay_there_while_the_others_go_to_bed() -> None:
    g = evening({FAR_A: PRISON}, mustered=[1, 1, 0], heat=OFF)
    g.standing[FAR_A] = WORKER
    choice = until(SLEEPLESS, night_phase(g))
    assert choice.values == [ENGINEER]
    assert g.standing[FAR_A] == WORKER


@rule("FP-BLD-55", "FP-AUTO-05")
def test_a_machine_in_prison_harms_nobody() -> None:
    g = evening({FAR_A: PRISON}, automatons=1, heat=OFF)
    g.standing[FAR_A] = AUTOMATON
    act(g, night_phase(g))
    assert (g.sick, g.ready) == ([0, 0, 0], meeples(automatons=1))


# -- the end of the Round ---------------------------------------------------------------------------------------------

CARDS = """
    citizens:
    - id: X1
      name: N
      trade: T
      story: S
      type: worker
      cost: []
      ability: {action: gather, do: [gain 1 wood]}
      dies: {worker: [], engineer: [], child: []}
"""


@rule("FP-NIGHT-10", "FP-CIT-11", "FP-CIT-11/1")
def test_played_citizen_cards_are_discarded_and_dawn_comes() -> None:
    g = evening(box=box_with(CARDS), played=[30, NONE], citizens_gone=[3])
    act(g, step(g))
    assert (g.played, g.citizens_gone) == ([NONE, NONE], [3, 30])
    assert g.phase == DAWN


@rule("FP-NIGHT-10", "FP-CIT-11")
def test_a_played_card_lies_there_until_the_round_is_over() -> None:
    g = evening(played=[3, NONE], mustered=[1, 1, 0])
    until(SLEEPLESS, night_phase(g))
    assert (g.played, g.citizens_gone) == ([3, NONE], [])
