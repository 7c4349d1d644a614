"""Every Building, as the Appendix gives it (FP-BLD): its tile, its cost, and what its action does."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from holdfast.games.frostpunk import nouns
from holdfast.games.frostpunk.actions.act import space_warm
from holdfast.games.frostpunk.actions.use import open_ways
from holdfast.games.frostpunk.city.construction import put_up, why_not_buildable, why_not_site
from holdfast.games.frostpunk.city.heat import is_heated
from holdfast.games.frostpunk.phases.action import turn
from holdfast.games.frostpunk.phases.generator import drop_cubes
from holdfast.games.frostpunk.phases.night import beds, child_beds
from holdfast.games.frostpunk.phases.weather import empty_traps
from holdfast.kernel import Rng
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city, town

NEVER = None  # upgraded
TYPES = ("worker", "engineer", "child")
BUILDINGS = [building for building, _, _ in nouns.BUILDINGS]
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


# -- what they do -----------------------------------------------------------------------------------------------------


def using(building: str, *answers: str, upgraded: bool = False, **fields: Any) -> Crater:
    """Somebody who may uses it, on a warm Near tile."""
    gear = printed("engineers", building)
    ready = {"engineer": 1} if gear else {"worker": 1}
    city = town({"near-1/a": building}, upgraded=("near-1/a",) if upgraded else (), **{"ready": ready, **fields})
    city.turn("turn:use", *answers)
    assert city.standing["near-1/a"] == ("engineer" if gear else "worker")
    return city


@rule("FP-BLD-06", "FP-BLD-06/1")
def test_the_cookhouse_feeds_hope() -> None:
    city = using("cookhouse", "way-to-use:1", food=4, hope=["active-care"], discontent=["active-anger"])
    assert city.food == 1
    assert (len(city.hope), city.discontent) == (2, ["active-anger"])


@rule("FP-BLD-06")
def test_or_it_stills_discontent() -> None:
    city = using("cookhouse", "way-to-use:2", food=4, hope=["active-care"], discontent=["active-anger"])
    assert (city.food, city.hope, city.discontent) == (1, ["active-care"], ["exhausted-anger"])


@rule("FP-BLD-07")
def test_the_platform_introduces_a_law() -> None:
    city = using("platform", "law:L05", future_laws=["Makeshift Shelter", "Crowded Quarters", "Public Council"])
    assert (city.laws, city.future_laws) == ({"Makeshift Shelter"}, ["Public Council"])


@rule("FP-BLD-08", "FP-BLD-08/1")
def test_the_generator_is_eased() -> None:
    assert using("generator", stress=8).stress == 3
    assert using("generator", stress=4).stress == 0


@rule("FP-BLD-08", "FP-BLD-08/2")
def test_or_a_steam_core_takes_all_of_it() -> None:
    city = using("generator", "way-to-use:2", stress=10, stock={"core": 1})
    assert (city.stress, city.stock["core"]) == (0, 0)
    assert using("generator", "way-to-use:1", stress=10, stock={"core": 1}).stress == 5


@rule("FP-BLD-08", "FP-TECH-10")
def test_generator_safety_takes_one_more() -> None:
    assert using("generator", stress=8, developed={"Generator Safety"}).stress == 2


def fallen(city: Crater, seeds: int = 400) -> int:
    """How many cubes fall out in so many stress checks with the same drops, each with a tower that holds nothing."""
    total = 0
    for seed in range(seeds):
        city.rng = Rng(seed)
        city.inside = 0
        total += city.says(drop_cubes, 6)
    return total


@rule("FP-BLD-09", "FP-BLD-09/1")
def test_the_first_steam_core_installs_the_upgrade() -> None:
    city = town({"near-1/a": "generator"}, ready={"engineer": 1}, stress=3, stock={"core": 2})
    before = fallen(city)
    city.turn("turn:use", "way-to-use:2")
    assert city.upgraded
    assert fallen(city) < 0.8 * before


@rule("FP-BLD-09")
def test_without_a_steam_core_there_is_no_upgrade() -> None:
    city = using("generator", "way-to-use:1", stress=3, stock={"core": 1})
    assert not city.upgraded
    assert city.why_not("upgrade:near-1/a") is not None


@rule("FP-BLD-09", "FP-BLD-09/2")
def test_a_second_one_only_takes_the_stress() -> None:
    city = town({"near-1/a": "generator"}, ready={"engineer": 1}, stress=9, stock={"core": 1})
    city.upgraded = True
    before = fallen(city)
    city.turn("turn:use", "way-to-use:2")
    assert (city.stress, city.stock["core"], city.upgraded) == (0, 0, True)
    assert fallen(city) == before


@rule("FP-BLD-13", "FP-BLD-13/1", "FP-BLD-14", "FP-BLD-14/1")
@pytest.mark.parametrize(("upgraded", "coal"), [(False, 4), (True, 5)])
def test_the_charcoal_kiln(upgraded: bool, coal: int) -> None:
    assert using("charcoal-kiln", upgraded=upgraded, stock={"wood": 2}).stock == {"wood": 1, "coal": coal}


@rule("FP-BLD-15", "FP-BLD-15/1", "FP-BLD-16", "FP-BLD-16/1")
@pytest.mark.parametrize(("upgraded", "food", "trapped"), [(False, 7, 1), (True, 8, 2)])
def test_the_hunters_hut(upgraded: bool, food: int, trapped: int) -> None:
    city = using("hunters-hut", upgraded=upgraded, food=3)
    assert city.food == food
    city.play(empty_traps)
    assert city.food == food + trapped


@rule("FP-BLD-19", "FP-BLD-19/1")
def test_the_factory_makes_an_automaton() -> None:
    city = using("factory", stock={"core": 1})
    assert (city.stock["core"], city.automatons) == (0, 1)


@rule("FP-BLD-22", "FP-BLD-22/1")
def test_the_medical_post_cures_three() -> None:
    city = using("medical-post", "cure:worker", "cure:worker", "cure:worker", sick={"worker": 4})
    assert city.sick == {"worker": 1}


@rule("FP-BLD-23", "FP-BLD-23/1")
def test_upgraded_it_cures_four_or_treats_one() -> None:
    city = using(
        "medical-post", "way-to-use:1", *["cure:worker"] * 4, upgraded=True, sick={"worker": 5}, skull={"worker": 1}
    )
    assert (city.sick, city.skull) == ({"worker": 1}, {"worker": 1})
    city = using("medical-post", "way-to-use:2", "treat:worker", upgraded=True, sick={"worker": 5}, skull={"worker": 1})
    assert (city.sick, city.skull) == ({"worker": 5}, {})
    city = using(
        "medical-post",
        "way-to-use:2",
        "treat:worker",
        upgraded=True,
        sick={"worker": 5, "engineer": 5},
        skull={"worker": 1, "engineer": 1},
    )
    assert city.skull == {"engineer": 1}


@rule("FP-BLD-29", "FP-BLD-29/1", "FP-BLD-30")
@pytest.mark.parametrize(("upgraded", "cures", "treats"), [(False, 4, 2), (True, 5, 3)])
def test_the_infirmary_cures_or_treats(upgraded: bool, cures: int, treats: int) -> None:
    city = using("infirmary", "way-to-use:1", *["cure:worker"] * cures, upgraded=upgraded, sick={"worker": 9})
    assert city.sick == {"worker": 9 - cures}
    three_sick, skulls = dict.fromkeys(TYPES, 3), dict.fromkeys(TYPES, 1)
    treating = [f"treat:{citizen}" for citizen in TYPES[:treats]]
    city = using("infirmary", "way-to-use:2", *treating, upgraded=upgraded, sick=three_sick, skull=skulls)
    assert (city.sick, city.skull) == (three_sick, dict.fromkeys(TYPES[treats:], 1))


@rule("FP-BLD-31", "FP-BLD-31/1")
def test_the_hothouse() -> None:
    assert using("hothouse", food=10).food == 17


@rule("FP-BLD-32", "FP-BLD-32/1")
def test_the_upgraded_hothouse() -> None:
    assert using("hothouse", upgraded=True, food=10).food == 19
    assert using("hothouse", upgraded=True, food=45).food == 50


@rule("FP-BLD-33", "FP-BLD-34", "FP-BLD-34/1")
def test_the_coal_mine() -> None:
    assert using("coal-mine", stock={"coal": 2}).stock == {"coal": 6}
    assert using("coal-mine", upgraded=True, stock={"coal": 2}).stock == {"coal": 7}


@rule("FP-BLD-35", "FP-BLD-35/3", "FP-BLD-36")
def test_the_wall_drill() -> None:
    assert using("wall-drill").stock == {"wood": 3}
    assert using("wall-drill", upgraded=True).stock == {"wood": 3}


@rule("FP-BLD-37", "FP-BLD-38", "FP-BLD-39", "FP-BLD-41")
def test_shelters_have_beds_and_no_action() -> None:
    for shelter in ("house", "bunkhouse", "tent"):
        assert (town({"near-1/a": shelter}).says(beds), printed("uses", shelter)) == (2, ((), ()))
    city = town({"near-1/a": "child-shelter"})
    assert (city.says(beds), city.says(child_beds), printed("uses", "child-shelter")) == (0, 4, ((), ()))


@rule("FP-BLD-42", "FP-BLD-42/1")
def test_the_care_house_cures_five_for_care() -> None:
    city = using("care-house", "way-to-use:2", *["cure:worker"] * 5, sick={"worker": 9}, hope=["active-care"])
    assert (city.sick, city.hope) == ({"worker": 4}, ["exhausted-care"])
    city = using("care-house", "way-to-use:1", "cure:worker", "cure:worker", sick={"worker": 9}, hope=["active-care"])
    assert (city.sick, city.hope) == ({"worker": 7}, ["active-care"])


@rule("FP-BLD-42", "FP-BLD-42/2")
def test_and_two_without_it() -> None:
    city = using(
        "care-house", "cure:worker", "cure:worker", sick={"worker": 9}, hope=["exhausted-care", "active-justice"]
    )
    assert city.sick == {"worker": 7}
    city = town({"near-1/a": "care-house"}, ready={"worker": 1}, hope=["exhausted-care"])
    assert city.asked("way-to-use", turn, "turn:use").refuses("2") == "FP-USE-07"


@rule("FP-BLD-43", "FP-BLD-43/1")
def test_the_fighting_arena_stills_discontent() -> None:
    assert using("fighting-arena", discontent=["active-anger"]).discontent == ["exhausted-anger"]


@rule("FP-BLD-44", "FP-BLD-44/1")
def test_the_public_house_raises_hope() -> None:
    assert using("public-house", "raise:care", hope=["exhausted-care"]).hope == ["active-care"]
    assert len(using("public-house", "raise:draw", hope=["exhausted-care"]).hope) == 2


@rule("FP-BLD-46", "FP-BLD-46/2", "FP-ACT-16", "FP-GATH-04")
def test_the_field_kitchen_keeps_gatherers_warm() -> None:
    city = town({"far-1/a": "field-kitchen"}, {"far-1/b": ("coal", 3)}, ready={"worker": 1}, heat="off")
    city.turn("turn:gather", "take:2")
    assert (city.sick, city.stock["coal"]) == ({}, 2)


@rule("FP-BLD-46", "FP-ACT-16", "FP-USE-02")
def test_it_keeps_its_neighbour_warm_and_no_other_tile() -> None:
    city = town(
        {"far-1/a": "field-kitchen", "far-1/b": "hunters-hut", "near-1/a": "hunters-hut"},
        ready={"worker": 2},
        heat="off",
    )
    city.turn("turn:use", "use:far-1/b")
    assert city.sick == {}
    city.turn("turn:use")
    assert city.sick == {"worker": 1}
    assert city.says(space_warm, "far-1/b", "blue")
    assert not city.says(space_warm, "near-1/b", "blue")


@rule("FP-BLD-46")
def test_it_does_not_stand_on_the_generator_tile() -> None:
    city = town({"generator-2": "tent"})
    assert city.says(why_not_site, "field-kitchen", "generator-1").rule == "FP-BLD-46"


@rule("FP-BLD-47")
def test_the_cemetery_buries_for_hope() -> None:
    city = using("cemetery", "bury:2", corpses=5, hope=["active-care"])
    assert (city.corpses, len(city.hope)) == (3, 2)
    city = using("cemetery", corpses=0, hope=["active-care"])
    assert (city.corpses, len(city.hope)) == (0, 1)


@rule("FP-BLD-48")
def test_the_temple_wakes_a_type_of_hope() -> None:
    city = using("temple", "activate-all:care", hope=["exhausted-care", "exhausted-care", "exhausted-justice"])
    assert city.hope == ["active-care", "active-care", "exhausted-justice"]


@rule("FP-BLD-51")
def test_the_snow_pit_buries_when_it_is_built() -> None:
    city = town(corpses=2)
    city.play(put_up, 0, "snow-pit", "generator-1", "bury:2")
    assert (city.corpses, city.building["generator-1"]) == (0, "snow-pit")
    city = town(corpses=9)
    city.play(put_up, 0, "snow-pit", "generator-1", "bury:3")
    assert city.corpses == 6


@rule("FP-BLD-52")
def test_the_propaganda_centre_needs_somebody_at_work() -> None:
    city = town({"near-1/a": "propaganda-centre", "far-1/a": "hunters-hut"}, ready={"engineer": 1})
    assert city.says(open_ways, "near-1/a") == []
    city.standing["far-1/a"] = "worker"
    city.turn("turn:use")
    assert city.food == 4


@rule("FP-BLD-53", "FP-BLD-53/1")
def test_the_agitator_exhausts_a_type_of_discontent() -> None:
    city = using("agitator", "exhaust-all:anger", discontent=["active-anger", "active-anger", "active-greed"])
    assert city.discontent == ["exhausted-anger", "exhausted-anger", "active-greed"]


@rule("FP-BLD-54", "FP-BLD-54/1", "FP-BLD-54/2")
@pytest.mark.parametrize(("hunger", "left"), [(6, 2), (3, 0)])
def test_the_prison_takes_hunger_away(hunger: int, left: int) -> None:
    assert using("prison", hunger=hunger).hunger == left


@rule("FP-BLD-54", "FP-USE-04")
def test_two_may_work_in_the_prison() -> None:
    city = town({"near-1/a": "prison"}, ready={"worker": 2}, hunger=9)
    city.turn("turn:use")
    city.turn("turn:use")
    assert city.hunger == 1
    assert city.refuses_turn("use") == "FP-ACT-06"
