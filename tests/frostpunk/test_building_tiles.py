"""Every tile of a Building, as the Appendix gives it (FP-BLD): its size, its cost, and its insulation."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from holdfast.games.frostpunk.city.construction import why_not_buildable
from holdfast.games.frostpunk.city.heat import is_heated
from holdfast.games.frostpunk.phases.night import beds
from tests.cite import rule
from tests.frostpunk.arrange import a_city, town
from tests.frostpunk.scenes import (
    BUILDINGS,
)

NEVER = None  # upgraded
printed = a_city().printed


# -- the tiles --------------------------------------------------------------------------------------------------------


class Tile(NamedTuple):
    """As the Appendix gives it; a cost of None where it gives none."""

    building: str
    large: bool
    insulation: str
    upgraded: str | None
    engineers: bool
    tiles: int
    cost: dict[str, int] | None


SMALL, LARGE = False, True
ANYBODY, GEAR = False, True

TILES = {
    "FP-BLD-06": Tile("cookhouse", SMALL, "orange", NEVER, ANYBODY, 1, None),
    "FP-BLD-07": Tile("platform", SMALL, "yellow", NEVER, GEAR, 1, None),
    "FP-BLD-08": Tile("generator", SMALL, "red", NEVER, GEAR, 1, None),
    "FP-BLD-13": Tile("charcoal-kiln", SMALL, "orange", "red", ANYBODY, 3, {"wood": 1}),
    "FP-BLD-15": Tile("hunters-hut", SMALL, "yellow", "red", ANYBODY, 5, {"wood": 1}),
    "FP-BLD-19": Tile("factory", SMALL, "red", NEVER, GEAR, 1, {"wood": 2}),
    "FP-BLD-22": Tile("medical-post", SMALL, "yellow", "red", GEAR, 3, {"wood": 2}),
    "FP-BLD-29": Tile("infirmary", LARGE, "orange", "red", GEAR, 2, {"wood": 4, "core": 1}),
    "FP-BLD-31": Tile("hothouse", LARGE, "orange", "red", ANYBODY, 2, {"wood": 4, "core": 1}),
    "FP-BLD-33": Tile("coal-mine", LARGE, "yellow", "red", ANYBODY, 2, {"wood": 5, "core": 1}),
    "FP-BLD-35": Tile("wall-drill", LARGE, "yellow", "red", ANYBODY, 2, {"wood": 5, "core": 1}),
    "FP-BLD-37": Tile("house", SMALL, "red", NEVER, ANYBODY, 8, {"wood": 4}),
    "FP-BLD-38": Tile("bunkhouse", SMALL, "orange", NEVER, ANYBODY, 8, {"wood": 3}),
    "FP-BLD-39": Tile("tent", SMALL, "yellow", NEVER, ANYBODY, 4, {"wood": 2}),
    "FP-BLD-41": Tile("child-shelter", SMALL, "orange", NEVER, ANYBODY, 1, None),
    "FP-BLD-42": Tile("care-house", SMALL, "orange", NEVER, ANYBODY, 1, None),
    "FP-BLD-43": Tile("fighting-arena", SMALL, "orange", NEVER, ANYBODY, 1, None),
    "FP-BLD-44": Tile("public-house", SMALL, "orange", NEVER, ANYBODY, 1, None),
    "FP-BLD-46": Tile("field-kitchen", SMALL, "white", NEVER, ANYBODY, 4, None),
    "FP-BLD-47": Tile("cemetery", SMALL, "yellow", NEVER, ANYBODY, 1, None),
    "FP-BLD-48": Tile("temple", SMALL, "yellow", NEVER, GEAR, 1, None),
    "FP-BLD-49": Tile("faith-keepers", LARGE, "red", NEVER, ANYBODY, 1, None),
    "FP-BLD-51": Tile("snow-pit", SMALL, "white", NEVER, ANYBODY, 4, None),
    "FP-BLD-52": Tile("propaganda-centre", SMALL, "orange", NEVER, GEAR, 1, None),
    "FP-BLD-53": Tile("agitator", SMALL, "yellow", NEVER, ANYBODY, 1, None),
    "FP-BLD-54": Tile("prison", LARGE, "red", NEVER, ANYBODY, 1, None),
}


def insulation(building: str) -> list[str]:
    """Of its basic and of its upgraded side."""
    return a_city().named("insulations", printed("insulation", building))


@rule(*TILES, "FP-BLD-14", "FP-BLD-16", "FP-BLD-23", "FP-BLD-30", "FP-BLD-32", "FP-BLD-34", "FP-BLD-36")
@pytest.mark.parametrize("tile", TILES.values(), ids=TILES)
def test_the_tile_is_that_of_the_appendix(tile: Tile) -> None:
    row = printed("buildings", tile.building)
    assert row.large is tile.large
    assert insulation(tile.building) == [tile.insulation, tile.upgraded or tile.insulation]
    assert printed("upgradable", tile.building) is (tile.upgraded is not NEVER)
    assert printed("engineers", tile.building) is tile.engineers
    assert row.tiles == tile.tiles
    if tile.cost is not None:
        assert a_city().goods(row.cost) == tile.cost


@rule("FP-BLD-06", "FP-BLD-07", "FP-BLD-08")
def test_the_starting_buildings_can_neither_be_built_nor_taken_down() -> None:
    for building in ("cookhouse", "platform", "generator"):
        assert printed("buildings", building).fixed
        assert a_city().says(why_not_buildable, building) is not None


LAW_BUILDINGS = (
    ["child-shelter", "care-house", "fighting-arena", "public-house"],
    ["field-kitchen", "cemetery", "temple", "faith-keepers"],
    ["snow-pit", "propaganda-centre", "agitator", "prison"],
)


@rule("FP-BLD-41", "FP-BLD-42", "FP-BLD-43", "FP-BLD-44", "FP-BLD-46", "FP-BLD-52", "FP-BLD-54")
def test_the_buildings_of_laws_wait_for_a_card() -> None:
    allowed = [building for building in BUILDINGS if not printed("buildings", building).locked]
    assert not {building for group in LAW_BUILDINGS for building in group} & set(allowed)
    assert {"charcoal-kiln", "hothouse", "tent", "workshop"} <= set(allowed)


@rule("FP-BLD-40")
def test_ruins_are_small_and_blue_and_good_for_nothing() -> None:
    assert (printed("large", "ruins"), insulation("ruins"), printed("uses", "ruins")) == (
        False,
        ["blue", "blue"],
        ((), ()),
    )
    assert not printed("upgradable", "ruins")
    assert "ruins" not in BUILDINGS  # nothing one could build
    city = town({"near-1/a": "ruins"})
    assert city.why_not("upgrade:near-1/a") is not None
    assert city.says(beds) == 0


@rule("FP-BLD-56")
def test_of_the_scenario_buildings_only_the_steam_hub_is_here() -> None:
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
    assert {printed("buildings", building).name for building in BUILDINGS} & scenario == {"Steam Hub"}
    assert a_city().says(why_not_buildable, "steam-hub") is not None


@rule("FP-BLD-57", "FP-BLD-57/1")
def test_how_many_basic_tiles_there_are() -> None:
    large = ["beacon", "coal-thumper", "infirmary", "hothouse", "coal-mine", "wall-drill"]
    small = [
        "cookhouse",
        "workshop",
        "charcoal-kiln",
        "hunters-hut",
        "gathering-post",
        "factory",
        "sawmill",
        "medical-post",
        "house",
        "bunkhouse",
        "tent",
    ]
    assert [printed("buildings", building).tiles for building in large] == [1, 2, 2, 2, 2, 2]
    assert [printed("buildings", building).tiles for building in small] == [1, 2, 3, 5, 4, 1, 3, 3, 8, 8, 4]
    assert all(printed("large", building) for building in large)
    assert not any(printed("large", building) for building in small)


@rule("FP-BLD-57", "FP-BLD-57/2")
def test_how_many_tiles_of_laws_there_are() -> None:
    """Faith and Order share their tiles: each Faith Building has an Order Building on its back."""
    single, faith, order = LAW_BUILDINGS
    assert [printed("buildings", building).tiles for building in single] == [1, 1, 1, 1]
    for side in (faith, order):
        assert [printed("buildings", building).tiles for building in side if not printed("large", building)] == [
            4,
            1,
            1,
        ]
        assert [printed("buildings", building).tiles for building in side if printed("large", building)] == [1]
    assert not any(printed("large", building) for building in single)


# -- heat -------------------------------------------------------------------------------------------------------------


@rule("FP-BLD-01")
@pytest.mark.parametrize(
    ("insulation", "heated"),
    [("red", [2, 3, 4, 5, 6, 7]), ("orange", [4, 5, 6, 7]), ("yellow", [6, 7]), ("blue", []), ("white", [])],
)
def test_from_which_heat_on_a_building_far_out_is_warm(insulation: str, heated: list[int]) -> None:
    """With the indicators where they start; from 7 on the zone is heated, that of a Near tile from 5."""
    for place, zone in (("far-1", [7]), ("near-1", [5, 6, 7])):
        warm = [heat for heat in range(1, 8) if a_city(heat=heat).says(is_heated, place, insulation)]
        assert warm == sorted({*heated, *zone})


@rule("FP-ACT-23", "FP-BLD-01")
def test_white_buildings_have_no_action() -> None:
    white = [building for building in BUILDINGS if insulation(building)[0] == "white"]
    assert white == ["beacon", "field-kitchen", "snow-pit", "steam-hub"]
    assert all(printed("uses", building) == ((), ()) and not printed("buildings", building).beds for building in white)
