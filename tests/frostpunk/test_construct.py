"""Building, dismantling, destroying and falling to ruin: FP-CONS, and what cards and Storms do to Buildings."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import perform
from holdfast.games.frostpunk.actions.construct import (
    BUILD,
    BUILD_WHAT,
    DISMANTLE,
    DONE,
    anything_to_do,
    buildable,
    construct,
    construct_action,
    why_not_construct,
    why_not_dismantle,
    why_not_sub_action,
    why_not_this_building,
)
from holdfast.games.frostpunk.actions.use import why_not_use
from holdfast.games.frostpunk.city.construction import (
    BUILD_ON,
    DESTROY,
    build_free,
    can_build_free,
    destroy,
    number_standing,
    put_up,
    ruin_all,
    sites,
    take_down,
    why_not_build,
    why_not_destroy,
    why_not_site,
)
from holdfast.games.frostpunk.city.heat import BLUE
from holdfast.games.frostpunk.city.map import (
    CORNER_FAR,
    DRAWER,
    GENERATOR,
    GENERATOR_HEXES,
    GENERATOR_SPACES,
    PLACE,
    PLACE_OF,
    PLACES,
    SPACES,
    spaces_of,
)
from holdfast.games.frostpunk.state import (
    BEACON,
    BUILDINGS,
    BUNKHOUSE,
    CARRIER_SLEDGE,
    CHAINSAW,
    COAL,
    COAL_MINE,
    CONSTRUCTION_PLAN,
    COOKHOUSE,
    CORE,
    ENGINEER,
    FACTORY,
    FIELD_KITCHEN,
    GATHERING_POST,
    GENERATOR_BUILDING,
    HOTHOUSE,
    HOUSE,
    LAWS,
    NONE,
    PLATFORM,
    RUINS,
    SAWMILL,
    SNOW_PIT,
    STEAM_HUB,
    TECHNOLOGIES,
    TEMPLE,
    TENT,
    TREE,
    WALL_DRILL,
    WOOD,
    WORKER,
    WORKSHOP,
    City,
)
from holdfast.kernel import ALL, Choice, Refusal, Rng
from tests.cite import rule
from tests.frostpunk.by_number import box_with, city, event, offered, play

PLACE_A, PLACE_B = PLACE_OF[(2, 0)], PLACE_OF[(-2, 0)]
A, BESIDE_A = spaces_of(PLACE_A)
B, BESIDE_B = spaces_of(PLACE_B)
FIXED = (COOKHOUSE, PLATFORM, GENERATOR_BUILDING)
SHELTERS = (HOUSE, BUNKHOUSE, TENT)

STORMS = """
    scenario:
    - id: X1
      title: Wind
      story: Loud.
      storms:
        - [set the storm to round 12, all Tents become ruins]
        - [remove the storm marker, all Bunkhouses become ruins]
    morning:
    - {id: X2, title: Gift, story: New., now: [build a Coal Mine for free], then: remove}
    - {id: X3, title: Fall, story: Old., now: [destroy 1 building], then: remove}
    """


def town(buildings: dict[int, int] | None = None, wood: int = 20, cores: int = 5, **fields: Any) -> City:
    """The whole map without snow, the three starting Buildings, and others by space."""
    g = city(**{"tiles": [0] * PLACES, "stock": [wood, 0, cores, 0], **fields})
    for space, building in ((0, COOKHOUSE), (1, PLATFORM), (2, GENERATOR_BUILDING), *(buildings or {}).items()):
        for other in spaces_of(PLACE[space]) if g.box.large[building] else (space,):
            g.building[other] = building
        if building != RUINS:
            g.left[building] -= 1
    return g


def with_plan() -> list[int]:
    return [int(technology == CONSTRUCTION_PLAN) for technology in range(TECHNOLOGIES)]


def unlocking(*buildings: int) -> list[int]:
    return [int(building in buildings) for building in range(BUILDINGS)]


def reason(refusal: Refusal | None) -> tuple[str, str] | None:
    return None if refusal is None else (refusal.rule, refusal.reason)


# -- sub-actions ------------------------------------------------------------------------------------------------------


@rule("FP-CONS-02", "FP-CONS-02/1")
def test_building_and_dismantling_in_any_order_and_mix() -> None:
    g = town({B: TENT}, wood=3)
    play(construct_action(g, 0), BUILD, GATHERING_POST, A, DISMANTLE, B, BUILD, SAWMILL, B)
    assert (g.building[A], g.building[B]) == (GATHERING_POST, SAWMILL)
    assert (g.left[GATHERING_POST], g.left[TENT], g.left[SAWMILL]) == (3, 4, 2)


@rule("FP-CONS-02/2")
def test_there_is_no_fourth() -> None:
    g = town()
    play(construct_action(g, 0), BUILD, TENT, A, BUILD, TENT, B, BUILD, TENT, BESIDE_A)
    assert number_standing(g, TENT) == 3


@rule("FP-CONS-02")
def test_one_may_stop_before() -> None:
    g = town()
    assert offered(construct_action(g, 0)) == [BUILD, DONE]
    play(construct_action(g, 0), BUILD, TENT, A, DONE)
    assert number_standing(g, TENT) == 1
    play(construct(g, 0, 1), BUILD, TENT, B)
    assert number_standing(g, TENT) == 2


@rule("FP-CONS-02")
def test_what_cannot_be_done_is_not_open() -> None:
    g = town(wood=0)
    choice = Choice(BUILD_WHAT, 0, [])
    assert not anything_to_do(g)
    assert reason(why_not_construct(g)) == ("FP-CONS-02", "nothing-to-construct")
    assert reason(why_not_sub_action(g, choice, BUILD)) == ("FP-CONS-03", "nothing-to-build")
    assert reason(why_not_sub_action(g, choice, DISMANTLE)) == ("FP-CONS-13", "nothing-to-dismantle")
    play(construct_action(g, 0))
    g.building[A] = TENT
    assert why_not_construct(g) is None
    assert why_not_construct(town()) is None


@rule("FP-TECH-09", "FP-TECH-09/1")
def test_the_construction_plan_allows_four_and_gives_wood_for_dismantling() -> None:
    g = town({B: TENT}, wood=2, developed=with_plan())
    answers = [DISMANTLE, BUILD, GATHERING_POST, A, BUILD, GATHERING_POST, BESIDE_A, BUILD, GATHERING_POST, B]
    play(construct_action(g, 0), *answers)
    assert number_standing(g, GATHERING_POST) == 3
    assert g.stock[WOOD] == 0


@rule("FP-TECH-09")
def test_the_number_on_a_card_is_final_but_each_dismantle_still_gives_wood() -> None:
    g = town({A: TENT, B: TENT}, wood=0, developed=with_plan())
    play(construct(g, 0, 2), DISMANTLE, A, DISMANTLE)
    assert g.stock[WOOD] == 2


# -- what may be built ------------------------------------------------------------------------------------------------


@rule("FP-CONS-03", "FP-CONS-03/1")
def test_building_costs_what_the_column_shows() -> None:
    g = town(wood=3)
    play(construct_action(g, 0), BUILD, SAWMILL, A, DONE)
    assert (g.stock[WOOD], g.building[A]) == (1, SAWMILL)


@rule("FP-CONS-03")
def test_wood_and_steam_cores_must_both_be_there() -> None:
    g = town(wood=4, cores=0)
    refusal = why_not_build(g, HOTHOUSE)
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.numbers) == ("FP-CONS-03", "cost-lacks", (HOTHOUSE, 1, CORE, 0))
    g = town(wood=3)
    refusal = why_not_build(g, HOTHOUSE)
    assert refusal is not None
    assert refusal.numbers == (HOTHOUSE, 4, WOOD, 3)
    g = town(wood=4, cores=1)
    play(construct(g, 0, 1), BUILD, HOTHOUSE, A)
    assert g.stock == [0, 0, 0, 0]


@rule("FP-CONS-04", "FP-CONS-04/1")
def test_a_temple_waits_for_its_law() -> None:
    g = town(laws=[0] * LAWS)
    assert reason(why_not_build(g, TEMPLE)) == ("FP-CONS-04", "locked")
    assert not can_build_free(g, TEMPLE)
    g.unlocked[TEMPLE] = 1
    assert why_not_build(g, TEMPLE) is None
    assert reason(why_not_this_building(g, Choice(BUILD_WHAT, 0, []), BUILDINGS)) == ("FP-CONS-03", "choose-building")


@rule("FP-CONS-05", "FP-CONS-05/1")
def test_a_gathering_post_stands_where_the_coal_of_the_generator_tile_is_used_up() -> None:
    g = town()
    assert sites(g, GATHERING_POST)[:2] == [3, 4]
    play(construct(g, 0, 1), BUILD, GATHERING_POST, 4)
    assert g.building[4] == GATHERING_POST


@rule("FP-CONS-05")
def test_a_space_has_one_building_and_none_where_a_meeple_stands_or_snow_lies() -> None:
    g = town({A: TENT})
    g.standing[B] = WORKER
    assert reason(why_not_site(g, TENT, A)) == ("FP-CONS-05", "built-on")
    assert reason(why_not_site(g, TENT, B)) == ("FP-CONS-05", "meeple-there")
    g.tiles[PLACE_B] = NONE
    assert reason(why_not_site(g, TENT, BESIDE_B)) == ("FP-CONS-05", "not-on-map")
    assert reason(why_not_site(g, HOTHOUSE, B)) == ("FP-CONS-05", "not-on-map")
    g = town(tiles=[NONE] * PLACES)
    g.building[3] = g.building[4] = TENT
    assert reason(why_not_build(g, TENT)) == ("FP-CONS-05", "no-space-free")


@rule("FP-CONS-06", "FP-CONS-06/1")
def test_what_lay_there_is_lost() -> None:
    g = town(wood=2)
    g.lies[A], g.amount[A] = TREE, 3
    play(construct_action(g, 0), BUILD, TENT, A, DONE)
    assert (g.building[A], g.lies[A], g.amount[A], g.stock[WOOD]) == (TENT, NONE, 0, 0)


@rule("FP-CONS-07", "FP-CONS-07/1", "FP-BLD-40")
def test_ruins_cannot_be_built() -> None:
    g = town()
    ruin_all(g, TENT)
    assert reason(why_not_build(g, TENT)) == ("FP-CONS-07", "ruins-left")
    assert why_not_build(g, BUNKHOUSE) is None
    assert not can_build_free(g, TENT)


@rule("FP-CONS-08", "FP-CONS-08/1")
def test_a_large_building_needs_both_spaces() -> None:
    g = town({BESIDE_A: TENT})
    assert reason(why_not_site(g, HOTHOUSE, A)) == ("FP-CONS-08", "no-room-large")
    g.standing[BESIDE_B] = ENGINEER
    assert reason(why_not_site(g, HOTHOUSE, B)) == ("FP-CONS-08", "no-room-large")
    assert not {A, B} & set(sites(g, HOTHOUSE))


@rule("FP-CONS-08/2")
def test_a_large_building_covers_both_spaces() -> None:
    g = town()
    assert why_not_site(g, HOTHOUSE, BESIDE_A) == Refusal("FP-CONS-08", "first-space", A)
    play(construct(g, 0, 1), BUILD, HOTHOUSE, A)
    assert g.building[A] == g.building[BESIDE_A] == HOTHOUSE
    assert (number_standing(g, HOTHOUSE), g.left[HOTHOUSE]) == (1, 1)


@rule("FP-CONS-08/3")
def test_what_lay_on_both_spaces_is_lost() -> None:
    g = town(wood=4, cores=1)
    g.lies[A], g.amount[A] = TREE, 2
    g.lies[BESIDE_A], g.amount[BESIDE_A] = COAL, 3
    play(construct(g, 0, 1), BUILD, HOTHOUSE, A)
    assert (sum(g.amount), g.lies[A], g.lies[BESIDE_A], g.stock) == (0, NONE, NONE, [0, 0, 0, 0])


@rule("FP-CONS-08")
def test_without_a_free_tile_no_large_building_is_offered() -> None:
    g = town(dict.fromkeys(range(5, SPACES, 2), TENT))
    g.left = [9] * BUILDINGS
    assert reason(why_not_build(g, HOTHOUSE)) == ("FP-CONS-08", "no-tile-free")
    assert why_not_build(g, TENT) is None


@rule("FP-CONS-09", "FP-CONS-09/1")
def test_no_large_building_on_the_generator_tile() -> None:
    g = town()
    assert g.building[3] == g.building[4] == NONE
    for space in spaces_of(GENERATOR):
        assert reason(why_not_site(g, HOTHOUSE, space)) == ("FP-CONS-09", "not-by-generator")


@rule("FP-CONS-10", "FP-CONS-10/1")
def test_nothing_is_built_in_front_of_the_drawer() -> None:
    assert DRAWER not in GENERATOR_HEXES
    assert len(GENERATOR_HEXES) == GENERATOR_SPACES
    g = town()
    g.building = [NONE] * SPACES
    assert [space for space in sites(g, TENT) if PLACE[space] == GENERATOR] == [0, 1, 2, 3, 4]


@rule("FP-CONS-11", "FP-CONS-11/1")
def test_there_is_no_third_workshop() -> None:
    g = town({A: WORKSHOP, B: WORKSHOP})
    assert reason(why_not_build(g, WORKSHOP)) == ("FP-CONS-11", "no-tile-left")
    take_down(g, B)
    assert why_not_build(g, WORKSHOP) is None


@rule("FP-CONS-12", "FP-CONS-12/1")
def test_what_is_built_may_be_used_in_the_same_round() -> None:
    g = town()
    g.lies[BESIDE_A], g.amount[BESIDE_A] = TREE, 2
    play(construct(g, 0, 1), BUILD, SAWMILL, A)
    assert why_not_use(g, A) is None


@rule("FP-SET-20")
def test_the_board_holds_every_building_basic_side_up() -> None:
    g = town()
    on_board = [number for number, building in enumerate(g.box.buildings) if not building.locked]
    assert on_board == list(range(WORKSHOP, TENT + 1))
    assert all(g.left[building] == g.box.buildings[building].tiles > 0 for building in on_board)
    g.improved[A] = 1
    play(put_up(g, 0, SAWMILL, A))
    assert g.improved[A] == 0


@rule("FP-SET-21", "FP-BLD-40")
def test_some_buildings_have_no_upgraded_side() -> None:
    g = town()
    assert not any(g.box.upgradable[building] for building in (WORKSHOP, FACTORY, *SHELTERS, RUINS))
    assert g.box.upgradable[SAWMILL]
    for space, shelter in zip((A, BESIDE_A, B), SHELTERS, strict=True):
        play(put_up(g, 0, shelter, space))
        ruin_all(g, shelter)
        assert g.building[space] == RUINS


@rule("FP-CONS-03", "FP-CONS-05", "FP-BLD-46")
def test_what_cannot_be_paid_or_has_no_room_is_not_offered() -> None:
    g = town(wood=9, cores=0)
    assert HOTHOUSE not in buildable(g)
    assert TENT in buildable(g)
    g = town(tiles=[NONE] * PLACES, unlocked=unlocking(FIELD_KITCHEN, TENT))
    assert buildable(g) == [TENT]
    assert reason(why_not_build(g, FIELD_KITCHEN)) == ("FP-CONS-05", "no-space-free")
    g.building[3] = g.building[4] = BUNKHOUSE
    assert buildable(g) == []
    g.tiles[PLACE_A] = 0
    assert buildable(g) == [TENT, FIELD_KITCHEN]


# -- Buildings with a rule of their own -------------------------------------------------------------------------------


def at_corners(*deposits: int) -> City:
    """A city with these Deposits on the Rim, from the east on."""
    return town(deposits=[*deposits, *[NONE] * (6 - len(deposits))])


@rule("FP-BLD-33", "FP-BLD-33/1")
def test_a_coal_mine_stands_at_a_coal_deposit() -> None:
    g = at_corners(WOOD, COAL)
    mine = spaces_of(CORNER_FAR[1])[0]
    assert sites(g, COAL_MINE) == [mine]
    play(construct(g, 0, 1), BUILD, COAL_MINE)
    assert g.building[mine] == g.building[mine + 1] == COAL_MINE


@rule("FP-BLD-35", "FP-BLD-35/1")
def test_a_wall_drill_stands_at_a_wood_deposit() -> None:
    g = at_corners(WOOD, COAL)
    assert sites(g, WALL_DRILL) == [spaces_of(CORNER_FAR[0])[0]]
    play(construct(g, 0, 1), BUILD, WALL_DRILL)
    assert g.building[spaces_of(CORNER_FAR[0])[0]] == WALL_DRILL


@rule("FP-BLD-35/2")
def test_there_is_nothing_to_drill_at_a_blank_corner() -> None:
    g = at_corners(WOOD, COAL)
    for place in (*CORNER_FAR[1:], CORNER_FAR[0] + 1, PLACE_A):
        assert reason(why_not_site(g, WALL_DRILL, spaces_of(place)[0])) == ("FP-BLD-35", "no-deposit")
    everywhere = at_corners(*[WOOD] * 6)
    assert sorted(sites(everywhere, WALL_DRILL)) == sorted(spaces_of(place)[0] for place in CORNER_FAR)
    assert why_not_site(everywhere, HOTHOUSE, spaces_of(CORNER_FAR[0])[0]) is None
    assert reason(why_not_build(at_corners(), WALL_DRILL)) == ("FP-BLD-35", "no-deposit-tile")
    assert reason(why_not_build(at_corners(), COAL_MINE)) == ("FP-BLD-33", "no-deposit-tile")


@rule("FP-BLD-46")
def test_a_field_kitchen_stands_anywhere_but_on_the_generator_tile() -> None:
    g = town(unlocked=unlocking(FIELD_KITCHEN))
    for space in (3, 4):
        assert reason(why_not_site(g, FIELD_KITCHEN, space)) == ("FP-BLD-46", "not-by-generator")
    assert sites(g, FIELD_KITCHEN) == list(range(5, SPACES))


@rule("FP-BLD-51", "FP-BLD-51/1")
def test_a_snow_pit_moves_the_corpse_marker_back() -> None:
    g = town(unlocked=unlocking(SNOW_PIT), corpses=2)
    play(construct(g, 0, 1), BUILD, A, 2)
    assert g.corpses == 0


@rule("FP-BLD-51")
def test_a_snow_pit_built_again_works_again() -> None:
    g = town(unlocked=unlocking(SNOW_PIT), corpses=7)
    play(construct_action(g, 0), BUILD, A, 3, DISMANTLE, BUILD, B, 1)
    assert g.corpses == 3


@rule("FP-TECH-01", "FP-TECH-03")
def test_the_first_workshop_starts_a_development_and_no_other_building_does() -> None:
    g = town(round=2, technologies=[CHAINSAW, CARRIER_SLEDGE])
    play(construct_action(g, 0), BUILD, TENT, B, BUILD, WORKSHOP, A, CHAINSAW, BUILD, WORKSHOP, BESIDE_A)
    assert (number_standing(g, WORKSHOP), g.developing, g.token) == (2, CHAINSAW, 5)


@rule("FP-TECH-04")
def test_the_last_workshop_to_go_ends_the_development() -> None:
    g = town({A: WORKSHOP, B: WORKSHOP, BESIDE_A: TENT}, developing=CHAINSAW, token=10)
    take_down(g, B)
    take_down(g, BESIDE_A)
    assert g.developing == CHAINSAW
    take_down(g, A)
    assert g.developing == NONE


# -- dismantling ------------------------------------------------------------------------------------------------------


@rule("FP-CONS-13")
def test_a_dismantled_building_goes_back_to_the_board() -> None:
    g = town({A: SAWMILL, B: TEMPLE})
    assert (g.left[SAWMILL], g.left[TEMPLE]) == (2, 0)
    play(construct(g, 0, 2), DISMANTLE, A, DISMANTLE)
    assert (g.building[A], g.building[B]) == (NONE, NONE)
    assert (g.left[SAWMILL], g.left[TEMPLE]) == (3, 1)


@rule("FP-CONS-13/1")
def test_a_building_with_a_meeple_is_not_dismantled() -> None:
    g = town({A: SAWMILL, B: HOTHOUSE})
    g.standing[A] = WORKER
    g.standing[BESIDE_B] = WORKER
    assert reason(why_not_dismantle(g, A)) == ("FP-CONS-13", "meeple-on-building")
    assert reason(why_not_dismantle(g, B)) == ("FP-CONS-13", "meeple-on-building")
    assert reason(why_not_dismantle(g, BESIDE_A)) == ("FP-CONS-13", "no-building")


@rule("FP-CONS-13", "FP-CONS-08")
def test_a_large_building_is_dismantled_whole() -> None:
    g = town({A: HOTHOUSE, B: BEACON})
    named = Refusal("FP-CONS-08", "first-space", A)
    assert why_not_dismantle(g, BESIDE_A) == why_not_destroy(g, Choice(DESTROY, 0, [], NONE), BESIDE_A) == named
    play(construct(g, 0, 1), DISMANTLE, A)
    assert (g.building[A], g.building[BESIDE_A], g.left[HOTHOUSE]) == (NONE, NONE, 2)


@rule("FP-CONS-14", "FP-CONS-14/1")
def test_dismantling_gives_nothing_back() -> None:
    g = town({A: TENT}, wood=0, cores=0)
    play(construct(g, 0, 1), DISMANTLE)
    assert (g.building[A], g.stock) == (NONE, [0, 0, 0, 0])
    assert sum(g.used_up) == 0


@rule("FP-CONS-15", "FP-CONS-15/1")
def test_the_starting_buildings_stay() -> None:
    g = town()
    choice = Choice(DESTROY, 0, [], about=NONE)
    for space, building in enumerate(FIXED):
        assert g.building[space] == building
        assert reason(why_not_dismantle(g, space)) == ("FP-CONS-15", "fixed")
        assert reason(why_not_destroy(g, choice, space)) == ("FP-CONS-15", "fixed")
        take_down(g, space)
        assert g.building[space] == building
    play(destroy(g, PLATFORM))
    assert PLATFORM in g.building
    assert [number for number, building in enumerate(g.box.buildings) if building.fixed] == sorted(FIXED)


@rule("FP-CONS-16", "FP-CONS-16/1")
def test_dismantled_ruins_leave_the_game() -> None:
    g = town({A: TENT})
    ruin_all(g, TENT)
    before = g.left[:]
    play(construct(g, 0, 1), DISMANTLE)
    assert (g.building[A], g.left) == (NONE, before)
    assert why_not_site(g, BUNKHOUSE, A) is None


@rule("FP-CONS-17", "FP-CONS-17/1")
def test_an_upgrade_is_lost_with_its_building() -> None:
    g = town({A: SAWMILL}, wood=2)
    g.improved[A] = 1
    play(construct(g, 0, 1), DISMANTLE)
    assert g.improved[A] == 0
    play(construct(g, 0, 1), BUILD, SAWMILL, A)
    assert (g.building[A], g.improved[A], g.stock[WOOD]) == (SAWMILL, 0, 0)


# -- cards and Storms -------------------------------------------------------------------------------------------------


@rule("FP-EVT-12", "FP-EVT-12/1")
def test_a_free_coal_mine_still_needs_its_deposit() -> None:
    g = town(wood=0, cores=0, box=box_with(STORMS), deposits=[WOOD, *[NONE] * 5])
    gift = g.box.events[event(g, "X2")].now
    choice = Choice(BUILD_ON, 0, [], about=COAL_MINE)
    assert reason(BUILD_ON.why_not(g, choice, A)) == ("FP-BLD-33", "no-deposit")
    assert not can_build_free(g, COAL_MINE)
    play(perform(g, gift))
    assert number_standing(g, COAL_MINE) == 0
    g.deposits[1] = COAL
    assert can_build_free(g, COAL_MINE)
    play(perform(g, gift))
    assert (number_standing(g, COAL_MINE), g.stock) == (1, [0, 0, 0, 0])


@rule("FP-EVT-12")
def test_building_for_free_costs_nothing_and_needs_a_tile() -> None:
    g = town(wood=0, cores=0)
    for _ in range(2):
        play(build_free(g, 0, HOTHOUSE), sites(g, HOTHOUSE)[0])
    assert (number_standing(g, HOTHOUSE), g.stock) == (2, [0, 0, 0, 0])
    play(build_free(g, 0, HOTHOUSE))
    assert number_standing(g, HOTHOUSE) == 2


@rule("FP-EVT-13", "FP-EVT-13/1")
def test_the_platform_cannot_be_chosen_for_destruction() -> None:
    g = town({A: SAWMILL, B: HOTHOUSE}, box=box_with(STORMS), leader=1)
    choice = Choice(DESTROY, 0, [], about=NONE)
    assert reason(why_not_destroy(g, choice, g.building.index(PLATFORM))) == ("FP-CONS-15", "fixed")
    asked = next(perform(g, g.box.events[event(g, "X3")].now))
    assert isinstance(asked, Choice)
    assert (asked.values, asked.seat, asked.question.team) == ([A, B], 1, True)


@rule("FP-EVT-13")
def test_a_destroyed_building_goes_back_and_ruins_leave_the_game() -> None:
    g = town({A: SAWMILL, B: TENT, BESIDE_B: TEMPLE})
    ruin_all(g, TENT)
    play(destroy(g, SAWMILL))
    play(destroy(g), B)
    play(destroy(g))
    play(destroy(g))
    assert {*g.building} == {*FIXED, NONE}
    assert (g.left[SAWMILL], g.left[TENT], g.left[TEMPLE]) == (3, 3, 1)


@rule("FP-EVT-13")
def test_a_card_may_name_the_building() -> None:
    g = town({A: SAWMILL, B: TENT, BESIDE_B: TENT})
    assert offered(destroy(g, TENT)) == [B, BESIDE_B]
    choice = Choice(DESTROY, 0, [], about=TENT)
    assert reason(why_not_destroy(g, choice, A)) == ("FP-EVT-13", "other-building")
    assert reason(why_not_destroy(g, choice, BESIDE_A)) == ("FP-EVT-13", "no-building")


@rule("FP-EVT-14")
def test_meeples_on_a_destroyed_building_are_set_aside() -> None:
    g = town({A: HOTHOUSE}, told=[])
    g.standing[A], g.standing[BESIDE_A] = WORKER, ENGINEER
    play(destroy(g))
    assert g.told == [
        ("destroyed", ALL, (HOTHOUSE, A)),
        ("set-aside", ALL, (WORKER,)),
        ("set-aside", ALL, (ENGINEER,)),
    ]
    assert (g.building[A], g.standing[A], g.standing[BESIDE_A]) == (NONE, NONE, NONE)
    assert g.used_up == [1, 1, 0, 0, 0, 0]
    assert sum(g.ready) == 0


def test_a_steam_hub_that_is_gone_burns_no_more() -> None:
    g = town({A: STEAM_HUB, B: STEAM_HUB}, lit=[A, B])
    take_down(g, A)
    assert g.lit == [B]


@rule("FP-WEA-13", "FP-WEA-13/1")
def test_the_first_storm_ruins_the_tents() -> None:
    g = town({A: TENT, B: TENT, BESIDE_B: BUNKHOUSE}, box=box_with(STORMS), round=7, storm=7)
    card = g.box.events[event(g, "X1")]
    play(perform(g, card.storms[0]))  # type: ignore[union-attr]
    assert (g.building[A], g.building[B], g.building[BESIDE_B]) == (RUINS, RUINS, BUNKHOUSE)
    assert number_standing(g, RUINS) + g.ruined[TENT] == 4
    assert (g.left[TENT], g.ruined[BUNKHOUSE], g.storm) == (2, 0, 12)
    assert reason(why_not_site(g, BUNKHOUSE, A)) == ("FP-CONS-05", "built-on")


@rule("FP-WEA-14", "FP-WEA-14/1")
def test_the_second_storm_ruins_the_bunkhouses() -> None:
    g = town({A: BUNKHOUSE, B: BUNKHOUSE, BESIDE_B: BUNKHOUSE, 3: HOUSE}, box=box_with(STORMS), storm=12)
    card = g.box.events[event(g, "X1")]
    play(perform(g, card.storms[1]))  # type: ignore[union-attr]
    assert number_standing(g, RUINS) + g.ruined[BUNKHOUSE] == 3 + 5
    assert (g.building[3], g.ruined[HOUSE], g.storm) == (HOUSE, 0, NONE)
    assert reason(why_not_build(g, BUNKHOUSE)) == ("FP-CONS-07", "ruins-left")


@rule("FP-BLD-40")
def test_ruins_are_small_and_blue_and_shelter_nobody() -> None:
    g = town({A: RUINS})
    assert not g.box.large[RUINS]
    assert g.box.insulation[RUINS] == (BLUE, BLUE)
    assert g.box.uses[RUINS] == ((), ())
    assert not g.box.upgradable[RUINS]
    assert RUINS not in range(BUILDINGS)
    assert why_not_dismantle(g, A) is None


# -- every answer is open or refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_not_offered_has_a_reason(seed: int) -> None:
    rng = Rng(seed)
    g = town({B: TENT}, wood=30, tiles=[rng.below(3) - 1 for _ in range(PLACES)], deposits=[COAL, WOOD] * 3)
    g.unlocked = [int(building not in FIXED) for building in range(BUILDINGS)]
    sizes = {"spaces": SPACES, "buildings": BUILDINGS + 1, "sub-actions": 3}
    asked = 0
    for asking in [construct(g, 0, 12), *(destroy(g) for _ in range(4)), build_free(g, 0, TENT)]:
        answer: Any = None
        while True:
            try:
                choice = asking.send(answer)
            except StopIteration:
                break
            assert isinstance(choice, Choice)
            ask = choice.question
            assert [v for v in range(sizes[ask.domain]) if ask.why_not(g, choice, v) is None] == choice.values
            answer = choice.values[rng.below(len(choice.values) - (ask.name == "construct" and len(choice.values) > 1))]
            asked += 1
    assert asked > 20
