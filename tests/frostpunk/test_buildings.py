"""Every Building, as the Appendix gives it (FP-BLD): its tile, its cost, and what its action does."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from holdfast.games.frostpunk.actions.act import space_warm
from holdfast.games.frostpunk.actions.meeples import GATHER, USE
from holdfast.games.frostpunk.actions.use import WAY_TO_USE, open_ways
from holdfast.games.frostpunk.box import FrostpunkBox, open_box
from holdfast.games.frostpunk.city.construction import put_up, why_not_buildable, why_not_site
from holdfast.games.frostpunk.city.feelings import DRAW, TYPES_ON
from holdfast.games.frostpunk.city.heat import BLUE, ORANGE, RED, WHITE, YELLOW, is_heated
from holdfast.games.frostpunk.city.map import FAR, NEAR
from holdfast.games.frostpunk.city.technologies import UPGRADED, why_not_upgrade
from holdfast.games.frostpunk.phases.action import turn
from holdfast.games.frostpunk.phases.generator import drop_cubes
from holdfast.games.frostpunk.phases.night import beds, child_beds
from holdfast.games.frostpunk.phases.weather import empty_traps
from holdfast.games.frostpunk.state import (
    AGITATOR,
    ANGER,
    BEACON,
    BUILDINGS,
    BUNKHOUSE,
    CARE,
    CARE_HOUSE,
    CEMETERY,
    CHARCOAL_KILN,
    CHILD_SHELTER,
    COAL,
    COAL_MINE,
    COAL_THUMPER,
    COOKHOUSE,
    CORE,
    DISCONTENT,
    ENGINEER,
    FACTORY,
    FAITH_KEEPERS,
    FIELD_KITCHEN,
    FIGHTING_ARENA,
    GATHERING_POST,
    GENERATOR_BUILDING,
    GREED,
    HOPE,
    HOTHOUSE,
    HOUSE,
    HUNTERS_HUT,
    INFIRMARY,
    JUSTICE,
    MEDICAL_POST,
    PLATFORM,
    PRISON,
    PROPAGANDA_CENTRE,
    PUBLIC_HOUSE,
    RUINS,
    SAWMILL,
    SNOW_PIT,
    STEAM_HUB,
    TEMPLE,
    TENT,
    WALL_DRILL,
    WORKER,
    WORKSHOP,
    City,
)
from holdfast.kernel import Choice, Rng
from tests.cite import rule
from tests.frostpunk.by_number import city
from tests.frostpunk.working import (
    FAR_A,
    FAR_B,
    HOME,
    HOME_2,
    NEAR_A,
    NEAR_B,
    OFF,
    act,
    goods,
    meeples,
    refused,
    refused_turn,
    take_turn,
    town,
    until,
)

ACTIVE = 1
NEVER = -1  # upgraded


@pytest.fixture(scope="module")
def box() -> FrostpunkBox:
    return open_box(None)


# -- the tiles --------------------------------------------------------------------------------------------------------


class Tile(NamedTuple):
    """As the Appendix gives it; a cost of None where it gives none."""

    building: int
    large: bool
    insulation: int
    upgraded: int
    engineers: bool
    tiles: int
    cost: tuple[int, int] | None  # Wood, Steam Cores


SMALL, LARGE = False, True
ANYBODY, GEAR = False, True

TILES = {
    "FP-BLD-06": Tile(COOKHOUSE, SMALL, ORANGE, NEVER, ANYBODY, 1, None),
    "FP-BLD-07": Tile(PLATFORM, SMALL, YELLOW, NEVER, GEAR, 1, None),
    "FP-BLD-08": Tile(GENERATOR_BUILDING, SMALL, RED, NEVER, GEAR, 1, None),
    "FP-BLD-13": Tile(CHARCOAL_KILN, SMALL, ORANGE, RED, ANYBODY, 3, (1, 0)),
    "FP-BLD-15": Tile(HUNTERS_HUT, SMALL, YELLOW, RED, ANYBODY, 5, (1, 0)),
    "FP-BLD-19": Tile(FACTORY, SMALL, RED, NEVER, GEAR, 1, (2, 0)),
    "FP-BLD-22": Tile(MEDICAL_POST, SMALL, YELLOW, RED, GEAR, 3, (2, 0)),
    "FP-BLD-29": Tile(INFIRMARY, LARGE, ORANGE, RED, GEAR, 2, (4, 1)),
    "FP-BLD-31": Tile(HOTHOUSE, LARGE, ORANGE, RED, ANYBODY, 2, (4, 1)),
    "FP-BLD-33": Tile(COAL_MINE, LARGE, YELLOW, RED, ANYBODY, 2, (5, 1)),
    "FP-BLD-35": Tile(WALL_DRILL, LARGE, YELLOW, RED, ANYBODY, 2, (5, 1)),
    "FP-BLD-37": Tile(HOUSE, SMALL, RED, NEVER, ANYBODY, 8, (4, 0)),
    "FP-BLD-38": Tile(BUNKHOUSE, SMALL, ORANGE, NEVER, ANYBODY, 8, (3, 0)),
    "FP-BLD-39": Tile(TENT, SMALL, YELLOW, NEVER, ANYBODY, 4, (2, 0)),
    "FP-BLD-41": Tile(CHILD_SHELTER, SMALL, ORANGE, NEVER, ANYBODY, 1, None),
    "FP-BLD-42": Tile(CARE_HOUSE, SMALL, ORANGE, NEVER, ANYBODY, 1, None),
    "FP-BLD-43": Tile(FIGHTING_ARENA, SMALL, ORANGE, NEVER, ANYBODY, 1, None),
    "FP-BLD-44": Tile(PUBLIC_HOUSE, SMALL, ORANGE, NEVER, ANYBODY, 1, None),
    "FP-BLD-46": Tile(FIELD_KITCHEN, SMALL, WHITE, NEVER, ANYBODY, 4, None),
    "FP-BLD-47": Tile(CEMETERY, SMALL, YELLOW, NEVER, ANYBODY, 1, None),
    "FP-BLD-48": Tile(TEMPLE, SMALL, YELLOW, NEVER, GEAR, 1, None),
    "FP-BLD-49": Tile(FAITH_KEEPERS, LARGE, RED, NEVER, ANYBODY, 1, None),
    "FP-BLD-51": Tile(SNOW_PIT, SMALL, WHITE, NEVER, ANYBODY, 4, None),
    "FP-BLD-52": Tile(PROPAGANDA_CENTRE, SMALL, ORANGE, NEVER, GEAR, 1, None),
    "FP-BLD-53": Tile(AGITATOR, SMALL, YELLOW, NEVER, ANYBODY, 1, None),
    "FP-BLD-54": Tile(PRISON, LARGE, RED, NEVER, ANYBODY, 1, None),
}


@rule(*TILES, "FP-BLD-14", "FP-BLD-16", "FP-BLD-23", "FP-BLD-30", "FP-BLD-32", "FP-BLD-34", "FP-BLD-36")
@pytest.mark.parametrize("tile", TILES.values(), ids=TILES)
def test_the_tile_is_that_of_the_appendix(box: FrostpunkBox, tile: Tile) -> None:
    row = box.buildings[tile.building]
    upgraded = tile.insulation if tile.upgraded == NEVER else tile.upgraded
    assert row.large is tile.large
    assert box.insulation[tile.building] == (tile.insulation, upgraded)
    assert box.upgradable[tile.building] is (tile.upgraded != NEVER)
    assert box.engineers[tile.building] is tile.engineers
    assert row.tiles == tile.tiles
    if tile.cost is not None:
        wood, cores = tile.cost
        assert [*row.cost, 0, 0, 0, 0, 0][:5] == [wood, 0, cores, 0, 0]


@rule("FP-BLD-06", "FP-BLD-07", "FP-BLD-08")
def test_the_starting_buildings_can_neither_be_built_nor_taken_down(box: FrostpunkBox) -> None:
    for building in (COOKHOUSE, PLATFORM, GENERATOR_BUILDING):
        assert box.buildings[building].fixed
        assert why_not_buildable(city(), building) is not None


LAW_BUILDINGS = (
    [CHILD_SHELTER, CARE_HOUSE, FIGHTING_ARENA, PUBLIC_HOUSE],
    [FIELD_KITCHEN, CEMETERY, TEMPLE, FAITH_KEEPERS],
    [SNOW_PIT, PROPAGANDA_CENTRE, AGITATOR, PRISON],
)


@rule("FP-BLD-41", "FP-BLD-42", "FP-BLD-43", "FP-BLD-44", "FP-BLD-46", "FP-BLD-52", "FP-BLD-54")
def test_the_buildings_of_laws_wait_for_a_card(box: FrostpunkBox) -> None:
    allowed = [building for building in range(BUILDINGS) if not box.buildings[building].locked]
    assert not {building for group in LAW_BUILDINGS for building in group} & set(allowed)
    assert {CHARCOAL_KILN, HOTHOUSE, TENT, WORKSHOP} <= set(allowed)


@rule("FP-BLD-40")
def test_ruins_are_small_and_blue_and_good_for_nothing(box: FrostpunkBox) -> None:
    assert (box.large[RUINS], box.insulation[RUINS], box.uses[RUINS]) == (False, (BLUE, BLUE), ((), ()))
    assert not box.upgradable[RUINS]
    assert RUINS not in range(BUILDINGS)  # nothing one could build
    g = town({NEAR_A: RUINS})
    assert why_not_upgrade(g, Choice(UPGRADED, 0, []), NEAR_A) is not None
    assert beds(g) == 0


@rule("FP-BLD-56")
def test_of_the_scenario_buildings_only_the_steam_hub_is_here(box: FrostpunkBox) -> None:
    scenario = {
        "Electrostatic Precipitators",
        "Evacuation Centre",
        "Guard Post",
        "Library",
        "Outpost Depots",
        "Repair Station",
        "Seedling Arks",
        "Steam Core Factory",
        "Steam Hub",
        "Steel Factory",
        "Ventilation Plant",
    }
    assert len(scenario) == 11
    assert {row.name for row in box.buildings} & scenario == {"Steam Hub"}
    assert why_not_buildable(city(), STEAM_HUB) is not None


@rule("FP-BLD-57", "FP-BLD-57/1")
def test_how_many_basic_tiles_there_are(box: FrostpunkBox) -> None:
    large = [BEACON, COAL_THUMPER, INFIRMARY, HOTHOUSE, COAL_MINE, WALL_DRILL]
    small = [
        COOKHOUSE,
        WORKSHOP,
        CHARCOAL_KILN,
        HUNTERS_HUT,
        GATHERING_POST,
        FACTORY,
        SAWMILL,
        MEDICAL_POST,
        HOUSE,
        BUNKHOUSE,
        TENT,
    ]
    assert [box.buildings[building].tiles for building in large] == [1, 2, 2, 2, 2, 2]
    assert [box.buildings[building].tiles for building in small] == [1, 2, 3, 5, 4, 1, 3, 3, 8, 8, 4]
    assert all(box.large[building] for building in large)
    assert not any(box.large[building] for building in small)


@rule("FP-BLD-57", "FP-BLD-57/2")
def test_how_many_tiles_of_laws_there_are(box: FrostpunkBox) -> None:
    """Faith and Order share their tiles: each Faith Building has an Order Building on its back."""
    single, faith, order = LAW_BUILDINGS
    assert [box.buildings[building].tiles for building in single] == [1, 1, 1, 1]
    for side in (faith, order):
        assert [box.buildings[building].tiles for building in side if not box.large[building]] == [4, 1, 1]
        assert [box.buildings[building].tiles for building in side if box.large[building]] == [1]
    assert not any(box.large[building] for building in single)


# -- heat -------------------------------------------------------------------------------------------------------------


@rule("FP-BLD-01")
@pytest.mark.parametrize(
    ("insulation", "heated"),
    [(RED, [2, 3, 4, 5, 6, 7]), (ORANGE, [4, 5, 6, 7]), (YELLOW, [6, 7]), (BLUE, []), (WHITE, [])],
)
def test_from_which_heat_on_a_building_far_out_is_warm(insulation: int, heated: list[int]) -> None:
    """With the indicators where they start; from 7 on the zone is heated, that of a Near tile from 5."""
    for place, zone in ((FAR[0], [7]), (NEAR[0], [5, 6, 7])):
        warm = [heat for heat in range(1, 8) if is_heated(city(heat=heat), place, insulation)]
        assert warm == sorted({*heated, *zone})


@rule("FP-ACT-23", "FP-BLD-01")
def test_white_buildings_have_no_action(box: FrostpunkBox) -> None:
    white = [building for building in range(BUILDINGS) if box.insulation[building][0] == WHITE]
    assert white == [BEACON, FIELD_KITCHEN, SNOW_PIT, STEAM_HUB]
    assert all(box.uses[building] == ((), ()) and not box.buildings[building].beds for building in white)


# -- what they do -----------------------------------------------------------------------------------------------------


def using(building: int, *answers: int, upgraded: bool = False, **fields: Any) -> City:
    """Somebody who may uses it, on a warm Near tile."""
    gear = open_box(None).engineers[building]
    ready = meeples(engineers=1) if gear else meeples(workers=1)
    g = town({NEAR_A: building}, upgraded=(NEAR_A,) if upgraded else (), **{"ready": ready, **fields})
    take_turn(g, USE, *answers)
    assert g.standing[NEAR_A] == (ENGINEER if gear else WORKER)
    return g


@rule("FP-BLD-06", "FP-BLD-06/1")
def test_the_cookhouse_feeds_hope() -> None:
    g = using(COOKHOUSE, 0, food=4, hope=[CARE * 2 + ACTIVE], discontent=[ANGER * 2 + ACTIVE])
    assert g.food == 1
    assert (len(g.tokens[HOPE]), g.tokens[DISCONTENT]) == (2, [ANGER * 2 + ACTIVE])


@rule("FP-BLD-06")
def test_or_it_stills_discontent() -> None:
    g = using(COOKHOUSE, 1, food=4, hope=[CARE * 2 + ACTIVE], discontent=[ANGER * 2 + ACTIVE])
    assert (g.food, g.tokens) == (1, [[CARE * 2 + ACTIVE], [ANGER * 2]])


@rule("FP-BLD-07")
def test_the_platform_introduces_a_law() -> None:
    g = using(PLATFORM, 4, future_laws=[4, 5, 12])
    assert (g.laws[4], g.future_laws) == (1, [12])


@rule("FP-BLD-08", "FP-BLD-08/1")
def test_the_generator_is_eased() -> None:
    assert using(GENERATOR_BUILDING, stress=8).stress == 3
    assert using(GENERATOR_BUILDING, stress=4).stress == 0


@rule("FP-BLD-08", "FP-BLD-08/2")
def test_or_a_steam_core_takes_all_of_it() -> None:
    g = using(GENERATOR_BUILDING, 1, stress=10, stock=goods(cores=1))
    assert (g.stress, g.stock[CORE]) == (0, 0)
    assert using(GENERATOR_BUILDING, 0, stress=10, stock=goods(cores=1)).stress == 5


@rule("FP-BLD-08", "FP-TECH-10")
def test_generator_safety_takes_one_more() -> None:
    developed = [int(number == 3) for number in range(9)]
    assert using(GENERATOR_BUILDING, stress=8, developed=developed).stress == 2


def fallen(g: City, seeds: int = 400) -> int:
    """How many cubes fall out in so many stress checks with the same drops, each with a tower that holds nothing."""
    total = 0
    for seed in range(seeds):
        g.rng = Rng(seed)
        g.inside = 0
        total += drop_cubes(g, 6)
    return total


@rule("FP-BLD-09", "FP-BLD-09/1")
def test_the_first_steam_core_installs_the_upgrade() -> None:
    g = town({NEAR_A: GENERATOR_BUILDING}, ready=meeples(engineers=1), stress=3, stock=goods(cores=2))
    before = fallen(g)
    take_turn(g, USE, 1)
    assert g.upgraded
    assert fallen(g) < 0.8 * before


@rule("FP-BLD-09")
def test_without_a_steam_core_there_is_no_upgrade() -> None:
    g = using(GENERATOR_BUILDING, 0, stress=3, stock=goods(cores=1))
    assert not g.upgraded
    assert why_not_upgrade(g, Choice(UPGRADED, 0, []), NEAR_A) is not None


@rule("FP-BLD-09", "FP-BLD-09/2")
def test_a_second_one_only_takes_the_stress() -> None:
    g = town({NEAR_A: GENERATOR_BUILDING}, ready=meeples(engineers=1), stress=9, stock=goods(cores=1))
    g.upgraded = True
    before = fallen(g)
    take_turn(g, USE, 1)
    assert (g.stress, g.stock[CORE], g.upgraded) == (0, 0, True)
    assert fallen(g) == before


@rule("FP-BLD-13", "FP-BLD-13/1", "FP-BLD-14", "FP-BLD-14/1")
@pytest.mark.parametrize(("upgraded", "coal"), [(False, 4), (True, 5)])
def test_the_charcoal_kiln(upgraded: bool, coal: int) -> None:
    assert using(CHARCOAL_KILN, upgraded=upgraded, stock=goods(wood=2)).stock == goods(wood=1, coal=coal)


@rule("FP-BLD-15", "FP-BLD-15/1", "FP-BLD-16", "FP-BLD-16/1")
@pytest.mark.parametrize(("upgraded", "food", "trapped"), [(False, 7, 1), (True, 8, 2)])
def test_the_hunters_hut(upgraded: bool, food: int, trapped: int) -> None:
    g = using(HUNTERS_HUT, upgraded=upgraded, food=3)
    assert g.food == food
    empty_traps(g)
    assert g.food == food + trapped


@rule("FP-BLD-19", "FP-BLD-19/1")
def test_the_factory_makes_an_automaton() -> None:
    g = using(FACTORY, stock=goods(cores=1))
    assert (g.stock[CORE], g.automatons) == (0, 1)


@rule("FP-BLD-22", "FP-BLD-22/1")
def test_the_medical_post_cures_three() -> None:
    g = using(MEDICAL_POST, WORKER, WORKER, WORKER, sick=[4, 0, 0])
    assert g.sick == [1, 0, 0]


@rule("FP-BLD-23", "FP-BLD-23/1")
def test_upgraded_it_cures_four_or_treats_one() -> None:
    g = using(MEDICAL_POST, 0, *[WORKER] * 4, upgraded=True, sick=[5, 0, 0], skull=[1, 0, 0])
    assert (g.sick, g.skull) == ([1, 0, 0], [1, 0, 0])
    g = using(MEDICAL_POST, 1, WORKER, upgraded=True, sick=[5, 0, 0], skull=[1, 0, 0])
    assert (g.sick, g.skull) == ([5, 0, 0], [0, 0, 0])
    g = using(MEDICAL_POST, 1, WORKER, upgraded=True, sick=[5, 5, 0], skull=[1, 1, 0])
    assert g.skull == [0, 1, 0]


@rule("FP-BLD-29", "FP-BLD-29/1", "FP-BLD-30")
@pytest.mark.parametrize(("upgraded", "cures", "treats"), [(False, 4, 2), (True, 5, 3)])
def test_the_infirmary_cures_or_treats(upgraded: bool, cures: int, treats: int) -> None:
    g = using(INFIRMARY, 0, *[WORKER] * cures, upgraded=upgraded, sick=[9, 0, 0])
    assert g.sick == [9 - cures, 0, 0]
    g = using(INFIRMARY, 1, *range(treats), upgraded=upgraded, sick=[3, 3, 3], skull=[1, 1, 1])
    assert (g.sick, sum(g.skull)) == ([3, 3, 3], 3 - treats)


@rule("FP-BLD-31", "FP-BLD-31/1")
def test_the_hothouse() -> None:
    assert using(HOTHOUSE, food=10).food == 17


@rule("FP-BLD-32", "FP-BLD-32/1")
def test_the_upgraded_hothouse() -> None:
    assert using(HOTHOUSE, upgraded=True, food=10).food == 19
    assert using(HOTHOUSE, upgraded=True, food=45).food == 50


@rule("FP-BLD-33", "FP-BLD-34", "FP-BLD-34/1")
def test_the_coal_mine() -> None:
    assert using(COAL_MINE, stock=goods(coal=2)).stock == goods(coal=6)
    assert using(COAL_MINE, upgraded=True, stock=goods(coal=2)).stock == goods(coal=7)


@rule("FP-BLD-35", "FP-BLD-35/3", "FP-BLD-36")
def test_the_wall_drill() -> None:
    assert using(WALL_DRILL).stock == goods(wood=3)
    assert using(WALL_DRILL, upgraded=True).stock == goods(wood=3)


@rule("FP-BLD-37", "FP-BLD-38", "FP-BLD-39", "FP-BLD-41")
def test_shelters_have_beds_and_no_action(box: FrostpunkBox) -> None:
    for shelter in (HOUSE, BUNKHOUSE, TENT):
        assert (beds(town({NEAR_A: shelter})), box.uses[shelter]) == (2, ((), ()))
    g = town({NEAR_A: CHILD_SHELTER})
    assert (beds(g), child_beds(g), box.uses[CHILD_SHELTER]) == (0, 4, ((), ()))


@rule("FP-BLD-42", "FP-BLD-42/1")
def test_the_care_house_cures_five_for_care() -> None:
    g = using(CARE_HOUSE, 1, *[WORKER] * 5, sick=[9, 0, 0], hope=[CARE * 2 + ACTIVE])
    assert (g.sick, g.tokens[HOPE]) == ([4, 0, 0], [CARE * 2])
    g = using(CARE_HOUSE, 0, WORKER, WORKER, sick=[9, 0, 0], hope=[CARE * 2 + ACTIVE])
    assert (g.sick, g.tokens[HOPE]) == ([7, 0, 0], [CARE * 2 + ACTIVE])


@rule("FP-BLD-42", "FP-BLD-42/2")
def test_and_two_without_it() -> None:
    g = using(CARE_HOUSE, WORKER, WORKER, sick=[9, 0, 0], hope=[CARE * 2, JUSTICE * 2 + ACTIVE])
    assert g.sick == [7, 0, 0]
    g = town({NEAR_A: CARE_HOUSE}, ready=meeples(workers=1), hope=[CARE * 2])
    assert refused(g, until(WAY_TO_USE, turn(g), USE), 1) == "FP-USE-07"


@rule("FP-BLD-43", "FP-BLD-43/1")
def test_the_fighting_arena_stills_discontent() -> None:
    assert using(FIGHTING_ARENA, discontent=[ANGER * 2 + ACTIVE]).tokens[DISCONTENT] == [ANGER * 2]


@rule("FP-BLD-44", "FP-BLD-44/1")
def test_the_public_house_raises_hope() -> None:
    assert using(PUBLIC_HOUSE, CARE, hope=[CARE * 2]).tokens[HOPE] == [CARE * 2 + ACTIVE]
    assert len(using(PUBLIC_HOUSE, DRAW, hope=[CARE * 2]).tokens[HOPE]) == 2


@rule("FP-BLD-46", "FP-BLD-46/2", "FP-ACT-16", "FP-GATH-04")
def test_the_field_kitchen_keeps_gatherers_warm() -> None:
    g = town({FAR_A: FIELD_KITCHEN}, {FAR_B: (COAL, 3)}, ready=meeples(workers=1), heat=OFF)
    take_turn(g, GATHER, 2)
    assert (g.sick, g.stock[COAL]) == ([0, 0, 0], 2)


@rule("FP-BLD-46", "FP-ACT-16", "FP-USE-02")
def test_it_keeps_its_neighbour_warm_and_no_other_tile() -> None:
    g = town({FAR_A: FIELD_KITCHEN, FAR_B: HUNTERS_HUT, NEAR_A: HUNTERS_HUT}, ready=meeples(workers=2), heat=OFF)
    take_turn(g, USE, FAR_B)
    assert g.sick == [0, 0, 0]
    take_turn(g, USE)
    assert g.sick == [1, 0, 0]
    assert space_warm(g, FAR_B, BLUE)
    assert not space_warm(g, NEAR_B, BLUE)


@rule("FP-BLD-46")
def test_it_does_not_stand_on_the_generator_tile() -> None:
    g = town({HOME_2: TENT})
    refusal = why_not_site(g, FIELD_KITCHEN, HOME)
    assert refusal is not None
    assert refusal.rule == "FP-BLD-46"


@rule("FP-BLD-47")
def test_the_cemetery_buries_for_hope() -> None:
    g = using(CEMETERY, 2, corpses=5, hope=[CARE * 2 + ACTIVE])
    assert (g.corpses, len(g.tokens[HOPE])) == (3, 2)
    g = using(CEMETERY, corpses=0, hope=[CARE * 2 + ACTIVE])
    assert (g.corpses, len(g.tokens[HOPE])) == (0, 1)


@rule("FP-BLD-48")
def test_the_temple_wakes_a_type_of_hope() -> None:
    g = using(TEMPLE, CARE, hope=[CARE * 2, CARE * 2, JUSTICE * 2])
    assert g.tokens[HOPE] == [CARE * 2 + ACTIVE, CARE * 2 + ACTIVE, JUSTICE * 2]


@rule("FP-BLD-51")
def test_the_snow_pit_buries_when_it_is_built() -> None:
    g = town(corpses=2)
    act(g, put_up(g, 0, SNOW_PIT, HOME), 2)
    assert (g.corpses, g.building[HOME]) == (0, SNOW_PIT)
    g = town(corpses=9)
    act(g, put_up(g, 0, SNOW_PIT, HOME), 3)
    assert g.corpses == 6


@rule("FP-BLD-52")
def test_the_propaganda_centre_needs_somebody_at_work() -> None:
    g = town({NEAR_A: PROPAGANDA_CENTRE, FAR_A: HUNTERS_HUT}, ready=meeples(engineers=1))
    assert open_ways(g, NEAR_A) == []
    g.standing[FAR_A] = WORKER
    take_turn(g, USE)
    assert g.food == 4


@rule("FP-BLD-53", "FP-BLD-53/1")
def test_the_agitator_exhausts_a_type_of_discontent() -> None:
    g = using(
        AGITATOR, TYPES_ON[DISCONTENT][ANGER], discontent=[ANGER * 2 + ACTIVE, ANGER * 2 + ACTIVE, GREED * 2 + ACTIVE]
    )
    assert g.tokens[DISCONTENT] == [ANGER * 2, ANGER * 2, GREED * 2 + ACTIVE]


@rule("FP-BLD-54", "FP-BLD-54/1", "FP-BLD-54/2")
@pytest.mark.parametrize(("hunger", "left"), [(6, 2), (3, 0)])
def test_the_prison_takes_hunger_away(hunger: int, left: int) -> None:
    assert using(PRISON, hunger=hunger).hunger == left


@rule("FP-BLD-54", "FP-USE-04")
def test_two_may_work_in_the_prison() -> None:
    g = town({NEAR_A: PRISON}, ready=meeples(workers=2), hunger=9)
    take_turn(g, USE)
    take_turn(g, USE)
    assert g.hunger == 1
    assert refused_turn(g, USE) == "FP-ACT-06"
