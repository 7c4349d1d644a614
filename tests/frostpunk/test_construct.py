"""Building, dismantling, destroying and falling to ruin: FP-CONS, and what cards and Storms do to Buildings."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import perform
from holdfast.games.frostpunk import nouns
from holdfast.games.frostpunk.actions.construct import (
    anything_to_do,
    buildable,
    construct,
    construct_action,
    why_not_construct,
    why_not_dismantle,
)
from holdfast.games.frostpunk.actions.use import why_not_use
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city import map as hexes
from holdfast.games.frostpunk.city.construction import (
    build_free,
    can_build_free,
    destroy,
    number_standing,
    put_up,
    ruin_all,
    sites,
    take_down,
    why_not_build,
    why_not_site,
)
from holdfast.kernel import Rng
from tests.cite import rule
from tests.frostpunk.arrange import Crater, box_with, crater, reason

FIXED = ["cookhouse", "platform", "generator"]
STARTING = dict(zip(("generator-1", "generator-2", "generator-3"), FIXED, strict=True))
BUILDINGS = [building for building, _, _ in nouns.BUILDINGS]
SPACES = list(open_box(None).space_words)
SHELTERS = ("house", "bunkhouse", "tent")

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


def town(buildings: dict[str, str] | None = None, wood: int = 20, cores: int = 5, **fields: Any) -> Crater:
    """The whole map without snow, the three starting Buildings, and others by space, all of them from the board."""
    stands = {**STARTING, **(buildings or {})}
    city = crater(stands, **{"stock": {"wood": wood, "core": cores}, **fields})
    for building in stands.values():
        if building != "ruins" and "left" not in fields:
            city.left[building] -= 1
    return city


def build(building: str, space: str) -> tuple[str, ...]:
    """The answers of whoever builds this there."""
    return "construct:build", f"build:{building}", f"build-on:{space}"


# -- sub-actions ------------------------------------------------------------------------------------------------------


@rule("FP-CONS-02", "FP-CONS-02/1")
def test_building_and_dismantling_in_any_order_and_mix() -> None:
    city = town({"near-7/a": "tent"}, wood=3)
    city.play(
        construct_action,
        0,
        *build("gathering-post", "near-1/a"),
        "construct:dismantle",
        "dismantle:near-7/a",
        *build("sawmill", "near-7/a"),
    )
    assert (city.building["near-1/a"], city.building["near-7/a"]) == ("gathering-post", "sawmill")
    assert (city.left["gathering-post"], city.left["tent"], city.left["sawmill"]) == (3, 4, 2)


@rule("FP-CONS-02/2")
def test_there_is_no_fourth() -> None:
    city = town()
    city.play(
        construct_action,
        0,
        *build("tent", "near-1/a"),
        *build("tent", "near-7/a"),
        *build("tent", "near-1/b"),
    )
    assert city.says(number_standing, "tent") == 3


@rule("FP-CONS-02")
def test_one_may_stop_before() -> None:
    city = town()
    assert city.asked("construct", construct_action, 0).offers == ["build", "done"]
    city.play(construct_action, 0, *build("tent", "near-1/a"), "construct:done")
    assert city.says(number_standing, "tent") == 1
    city.play(construct, 0, 1, *build("tent", "near-7/a"))
    assert city.says(number_standing, "tent") == 2


@rule("FP-CONS-02")
def test_what_cannot_be_done_is_not_open() -> None:
    city = town(wood=0)
    assert not city.says(anything_to_do)
    assert reason(city.says(why_not_construct)) == ("FP-CONS-02", "nothing-to-construct")
    assert reason(city.why_not("construct:build", 3)) == ("FP-CONS-03", "nothing-to-build")
    assert reason(city.why_not("construct:dismantle", 3)) == ("FP-CONS-13", "nothing-to-dismantle")
    city.play(construct_action, 0)
    city.building["near-1/a"] = "tent"
    assert city.says(why_not_construct) is None
    assert town().says(why_not_construct) is None


@rule("FP-TECH-09", "FP-TECH-09/1")
def test_the_construction_plan_allows_four_and_gives_wood_for_dismantling() -> None:
    city = town({"near-7/a": "tent"}, wood=2, developed={"Construction Plan"})
    posts = [*build("gathering-post", "near-1/a"), *build("gathering-post", "near-1/b")]
    city.play(construct_action, 0, "construct:dismantle", *posts, *build("gathering-post", "near-7/a"))
    assert city.says(number_standing, "gathering-post") == 3
    assert city.stock["wood"] == 0


@rule("FP-TECH-09")
def test_the_number_on_a_card_is_final_but_each_dismantle_still_gives_wood() -> None:
    city = town({"near-1/a": "tent", "near-7/a": "tent"}, wood=0, developed={"Construction Plan"})
    city.play(construct, 0, 2, "construct:dismantle", "dismantle:near-1/a", "construct:dismantle")
    assert city.stock["wood"] == 2


# -- what may be built ------------------------------------------------------------------------------------------------


@rule("FP-CONS-03", "FP-CONS-03/1")
def test_building_costs_what_the_column_shows() -> None:
    city = town(wood=3)
    city.play(construct_action, 0, *build("sawmill", "near-1/a"), "construct:done")
    assert (city.stock["wood"], city.building["near-1/a"]) == (1, "sawmill")


@rule("FP-CONS-03")
def test_wood_and_steam_cores_must_both_be_there() -> None:
    city = town(wood=4, cores=0)
    assert reason(city.says(why_not_build, "hothouse")) == ("FP-CONS-03", "cost-lacks")
    assert city.why("build:hothouse") == "The Hothouse costs 1 steam core, and you have 0."
    city = town(wood=3)
    assert city.why("build:hothouse") == "The Hothouse costs 4 wood, and you have 3."
    city = town(wood=4, cores=1)
    city.play(construct, 0, 1, *build("hothouse", "near-1/a"))
    assert city.stock == {}


@rule("FP-CONS-04", "FP-CONS-04/1")
def test_a_temple_waits_for_its_law() -> None:
    city = town(laws=set())
    assert reason(city.says(why_not_build, "temple")) == ("FP-CONS-04", "locked")
    assert not city.says(can_build_free, "temple")
    city.unlocked["temple"] = 1
    assert city.says(why_not_build, "temple") is None
    assert reason(city.why_not("build:none")) == ("FP-CONS-03", "choose-building")


@rule("FP-CONS-05", "FP-CONS-05/1")
def test_a_gathering_post_stands_where_the_coal_of_the_generator_tile_is_used_up() -> None:
    city = town()
    assert city.named("spaces", city.says(sites, "gathering-post"))[:2] == ["generator-4", "generator-5"]
    city.play(construct, 0, 1, *build("gathering-post", "generator-5"))
    assert city.building["generator-5"] == "gathering-post"


@rule("FP-CONS-05")
def test_a_space_has_one_building_and_none_where_a_meeple_stands_or_snow_lies() -> None:
    city = town({"near-1/a": "tent"})
    city.standing["near-7/a"] = "worker"
    assert reason(city.says(why_not_site, "tent", "near-1/a")) == ("FP-CONS-05", "built-on")
    assert reason(city.says(why_not_site, "tent", "near-7/a")) == ("FP-CONS-05", "meeple-there")
    city.tiles["near-7"] = None
    assert reason(city.says(why_not_site, "tent", "near-7/b")) == ("FP-CONS-05", "not-on-map")
    assert reason(city.says(why_not_site, "hothouse", "near-7/a")) == ("FP-CONS-05", "not-on-map")
    city = town(tiles={})
    city.building["generator-4"] = city.building["generator-5"] = "tent"
    assert reason(city.says(why_not_build, "tent")) == ("FP-CONS-05", "no-space-free")


@rule("FP-CONS-06", "FP-CONS-06/1")
def test_what_lay_there_is_lost() -> None:
    city = town(wood=2)
    city.lies["near-1/a"], city.amount["near-1/a"] = "tree", 3
    city.play(construct_action, 0, *build("tent", "near-1/a"), "construct:done")
    assert (city.building["near-1/a"], city.lies["near-1/a"], city.amount["near-1/a"], city.stock["wood"]) == (
        "tent",
        None,
        0,
        0,
    )


@rule("FP-CONS-07", "FP-CONS-07/1", "FP-BLD-40")
def test_ruins_cannot_be_built() -> None:
    city = town()
    city.play(ruin_all, "tent")
    assert reason(city.says(why_not_build, "tent")) == ("FP-CONS-07", "ruins-left")
    assert city.says(why_not_build, "bunkhouse") is None
    assert not city.says(can_build_free, "tent")


@rule("FP-CONS-08", "FP-CONS-08/1")
def test_a_large_building_needs_both_spaces() -> None:
    city = town({"near-1/b": "tent"})
    assert reason(city.says(why_not_site, "hothouse", "near-1/a")) == ("FP-CONS-08", "no-room-large")
    city.standing["near-7/b"] = "engineer"
    assert reason(city.says(why_not_site, "hothouse", "near-7/a")) == ("FP-CONS-08", "no-room-large")
    assert not {"near-1/a", "near-7/a"} & set(city.named("spaces", city.says(sites, "hothouse")))


@rule("FP-CONS-08/2")
def test_a_large_building_covers_both_spaces() -> None:
    city = town()
    assert reason(city.says(why_not_site, "hothouse", "near-1/b")) == ("FP-CONS-08", "first-space")
    assert city.why("build-on:near-1/b", "hothouse") == "Name a large Building by its first space, near-1/a."
    city.play(construct, 0, 1, *build("hothouse", "near-1/a"))
    assert city.building["near-1/a"] == city.building["near-1/b"] == "hothouse"
    assert (city.says(number_standing, "hothouse"), city.left["hothouse"]) == (1, 1)


@rule("FP-CONS-08/3")
def test_what_lay_on_both_spaces_is_lost() -> None:
    city = town(wood=4, cores=1)
    city.lies["near-1/a"], city.amount["near-1/a"] = "tree", 2
    city.lies["near-1/b"], city.amount["near-1/b"] = "coal", 3
    city.play(construct, 0, 1, *build("hothouse", "near-1/a"))
    assert (city.amount, city.lies, city.stock) == ({}, {}, {})


@rule("FP-CONS-08")
def test_without_a_free_tile_no_large_building_is_offered() -> None:
    city = town({space: "tent" for space in SPACES if space.endswith("/a")}, left=dict.fromkeys(BUILDINGS, 9))
    assert reason(city.says(why_not_build, "hothouse")) == ("FP-CONS-08", "no-tile-free")
    assert city.says(why_not_build, "tent") is None


@rule("FP-CONS-09", "FP-CONS-09/1")
def test_no_large_building_on_the_generator_tile() -> None:
    city = town()
    assert city.building["generator-4"] == city.building["generator-5"] is None
    for space in SPACES[:5]:
        assert reason(city.says(why_not_site, "hothouse", space)) == ("FP-CONS-09", "not-by-generator")


@rule("FP-CONS-10", "FP-CONS-10/1")
def test_nothing_is_built_in_front_of_the_drawer() -> None:
    assert hexes.DRAWER not in hexes.GENERATOR_HEXES
    assert len(hexes.GENERATOR_HEXES) == 5
    city = town()
    city.building = {}
    by_the_generator = [space for space in SPACES if space.startswith("generator")]
    assert city.named("spaces", city.says(sites, "tent"))[: len(by_the_generator) + 1] == [
        *by_the_generator,
        "near-1/a",
    ]


@rule("FP-CONS-11", "FP-CONS-11/1")
def test_there_is_no_third_workshop() -> None:
    city = town({"near-1/a": "workshop", "near-7/a": "workshop"})
    assert reason(city.says(why_not_build, "workshop")) == ("FP-CONS-11", "no-tile-left")
    city.play(take_down, "near-7/a")
    assert city.says(why_not_build, "workshop") is None


@rule("FP-CONS-12", "FP-CONS-12/1")
def test_what_is_built_may_be_used_in_the_same_round() -> None:
    city = town()
    city.lies["near-1/b"], city.amount["near-1/b"] = "tree", 2
    city.play(construct, 0, 1, *build("sawmill", "near-1/a"))
    assert city.says(why_not_use, "near-1/a") is None


@rule("FP-SET-20")
def test_the_board_holds_every_building_basic_side_up() -> None:
    city = town()
    on_board = [building for building in BUILDINGS if not city.printed("buildings", building).locked]
    assert on_board == BUILDINGS[BUILDINGS.index("workshop") : BUILDINGS.index("tent") + 1]
    assert all(city.left[building] == city.printed("buildings", building).tiles > 0 for building in on_board)
    city.improved["near-1/a"] = 1
    city.play(put_up, 0, "sawmill", "near-1/a")
    assert city.improved["near-1/a"] == 0


@rule("FP-SET-21", "FP-BLD-40")
def test_some_buildings_have_no_upgraded_side() -> None:
    city = town()
    assert not any(city.printed("upgradable", building) for building in ("workshop", "factory", *SHELTERS, "ruins"))
    assert city.printed("upgradable", "sawmill")
    for space, shelter in zip(("near-1/a", "near-1/b", "near-7/a"), SHELTERS, strict=True):
        city.play(put_up, 0, shelter, space)
        city.play(ruin_all, shelter)
        assert city.building[space] == "ruins"


@rule("FP-CONS-03", "FP-CONS-05", "FP-BLD-46")
def test_what_cannot_be_paid_or_has_no_room_is_not_offered() -> None:
    city = town(wood=9, cores=0)
    assert "hothouse" not in city.named("buildings", city.says(buildable))
    assert "tent" in city.named("buildings", city.says(buildable))
    city = town(tiles={}, unlocked={"tent": 1, "field-kitchen": 1})
    assert city.named("buildings", city.says(buildable)) == ["tent"]
    assert reason(city.says(why_not_build, "field-kitchen")) == ("FP-CONS-05", "no-space-free")
    city.building["generator-4"] = city.building["generator-5"] = "bunkhouse"
    assert city.named("buildings", city.says(buildable)) == []
    city.tiles["near-1"] = "N01"
    assert city.named("buildings", city.says(buildable)) == ["tent", "field-kitchen"]


# -- Buildings with a rule of their own -------------------------------------------------------------------------------


CORNERS = ["far-1/a", "far-4/a", "far-7/a", "far-10/a", "far-13/a", "far-16/a"]  # from the east on


def at_corners(*deposits: str) -> Crater:
    """A city with these Deposits on the Rim, from the east on."""
    return town(deposits=[*deposits, *[None] * (6 - len(deposits))])


@rule("FP-BLD-33", "FP-BLD-33/1")
def test_a_coal_mine_stands_at_a_coal_deposit() -> None:
    city = at_corners("wood", "coal")
    assert city.named("spaces", city.says(sites, "coal-mine")) == ["far-4/a"]
    city.play(construct, 0, 1, "construct:build", "build:coal-mine")
    assert city.building["far-4/a"] == city.building["far-4/b"] == "coal-mine"


@rule("FP-BLD-35", "FP-BLD-35/1")
def test_a_wall_drill_stands_at_a_wood_deposit() -> None:
    city = at_corners("wood", "coal")
    assert city.named("spaces", city.says(sites, "wall-drill")) == ["far-1/a"]
    city.play(construct, 0, 1, "construct:build", "build:wall-drill")
    assert city.building["far-1/a"] == "wall-drill"


@rule("FP-BLD-35/2")
def test_there_is_nothing_to_drill_at_a_blank_corner() -> None:
    city = at_corners("wood", "coal")
    for space in (*CORNERS[1:], "far-2/a", "near-1/a"):
        assert reason(city.says(why_not_site, "wall-drill", space)) == ("FP-BLD-35", "no-deposit")
    everywhere = at_corners(*["wood"] * 6)
    assert everywhere.named("spaces", everywhere.says(sites, "wall-drill")) == CORNERS
    assert everywhere.says(why_not_site, "hothouse", "far-1/a") is None
    assert reason(at_corners().says(why_not_build, "wall-drill")) == ("FP-BLD-35", "no-deposit-tile")
    assert reason(at_corners().says(why_not_build, "coal-mine")) == ("FP-BLD-33", "no-deposit-tile")


@rule("FP-BLD-46")
def test_a_field_kitchen_stands_anywhere_but_on_the_generator_tile() -> None:
    city = town(unlocked={"field-kitchen": 1})
    for space in ("generator-4", "generator-5"):
        assert reason(city.says(why_not_site, "field-kitchen", space)) == ("FP-BLD-46", "not-by-generator")
    assert city.named("spaces", city.says(sites, "field-kitchen")) == [space for space in SPACES if "/" in space]


@rule("FP-BLD-51", "FP-BLD-51/1")
def test_a_snow_pit_moves_the_corpse_marker_back() -> None:
    city = town(unlocked={"snow-pit": 1}, corpses=2)
    city.play(construct, 0, 1, "construct:build", "build-on:near-1/a", "bury:2")
    assert city.corpses == 0


@rule("FP-BLD-51")
def test_a_snow_pit_built_again_works_again() -> None:
    city = town(unlocked={"snow-pit": 1}, corpses=7)
    city.play(
        construct_action,
        0,
        "construct:build",
        "build-on:near-1/a",
        "bury:3",
        "construct:dismantle",
        "construct:build",
        "build-on:near-7/a",
        "bury:1",
    )
    assert city.corpses == 3


@rule("FP-TECH-01", "FP-TECH-03")
def test_the_first_workshop_starts_a_development_and_no_other_building_does() -> None:
    city = town(round=2, technologies=["Steampowered Chainsaw", "Carrier Sledge"])
    city.play(
        construct_action,
        0,
        *build("tent", "near-7/a"),
        *build("workshop", "near-1/a"),
        "technology:T08",
        *build("workshop", "near-1/b"),
    )
    assert (city.says(number_standing, "workshop"), city.developing, city.token) == (2, "Steampowered Chainsaw", 5)


@rule("FP-TECH-04")
def test_the_last_workshop_to_go_ends_the_development() -> None:
    city = town(
        {"near-1/a": "workshop", "near-7/a": "workshop", "near-1/b": "tent"},
        developing="Steampowered Chainsaw",
        token=10,
    )
    city.play(take_down, "near-7/a")
    city.play(take_down, "near-1/b")
    assert city.developing == "Steampowered Chainsaw"
    city.play(take_down, "near-1/a")
    assert city.developing is None


# -- dismantling ------------------------------------------------------------------------------------------------------


@rule("FP-CONS-13")
def test_a_dismantled_building_goes_back_to_the_board() -> None:
    city = town({"near-1/a": "sawmill", "near-7/a": "temple"})
    assert (city.left["sawmill"], city.left["temple"]) == (2, 0)
    city.play(construct, 0, 2, "construct:dismantle", "dismantle:near-1/a", "construct:dismantle")
    assert (city.building["near-1/a"], city.building["near-7/a"]) == (None, None)
    assert (city.left["sawmill"], city.left["temple"]) == (3, 1)


@rule("FP-CONS-13/1")
def test_a_building_with_a_meeple_is_not_dismantled() -> None:
    city = town({"near-1/a": "sawmill", "near-7/a": "hothouse"})
    city.standing["near-1/a"] = "worker"
    city.standing["near-7/b"] = "worker"
    assert reason(city.says(why_not_dismantle, "near-1/a")) == ("FP-CONS-13", "meeple-on-building")
    assert reason(city.says(why_not_dismantle, "near-7/a")) == ("FP-CONS-13", "meeple-on-building")
    assert reason(city.says(why_not_dismantle, "near-1/b")) == ("FP-CONS-13", "no-building")


@rule("FP-CONS-13", "FP-CONS-08")
def test_a_large_building_is_dismantled_whole() -> None:
    city = town({"near-1/a": "hothouse", "near-7/a": "beacon"})
    for key, *about in (["dismantle:near-1/b"], ["destroy:near-1/b", None]):
        assert reason(city.why_not(key, *about)) == ("FP-CONS-08", "first-space")
        assert city.why(key, *about) == "Name a large Building by its first space, near-1/a."
    city.play(construct, 0, 1, "construct:dismantle", "dismantle:near-1/a")
    assert (city.building["near-1/a"], city.building["near-1/b"], city.left["hothouse"]) == (None, None, 2)


@rule("FP-CONS-14", "FP-CONS-14/1")
def test_dismantling_gives_nothing_back() -> None:
    city = town({"near-1/a": "tent"}, wood=0, cores=0)
    city.play(construct, 0, 1, "construct:dismantle")
    assert (city.building["near-1/a"], city.stock) == (None, {})
    assert city.used_up == {}


@rule("FP-CONS-15", "FP-CONS-15/1")
def test_the_starting_buildings_stay() -> None:
    city = town()
    for space, building in STARTING.items():
        assert city.building[space] == building
        assert reason(city.says(why_not_dismantle, space)) == ("FP-CONS-15", "fixed")
        assert reason(city.why_not(f"destroy:{space}", None)) == ("FP-CONS-15", "fixed")
        city.play(take_down, space)
        assert city.building[space] == building
    city.play(destroy, "platform")
    assert city.count("building", "platform") == 1
    assert [building for building in BUILDINGS if city.printed("buildings", building).fixed] == FIXED


@rule("FP-CONS-16", "FP-CONS-16/1")
def test_dismantled_ruins_leave_the_game() -> None:
    city = town({"near-1/a": "tent"})
    city.play(ruin_all, "tent")
    before = dict(city.left)
    city.play(construct, 0, 1, "construct:dismantle")
    assert (city.building["near-1/a"], city.left) == (None, before)
    assert city.says(why_not_site, "bunkhouse", "near-1/a") is None


@rule("FP-CONS-17", "FP-CONS-17/1")
def test_an_upgrade_is_lost_with_its_building() -> None:
    city = town({"near-1/a": "sawmill"}, wood=2)
    city.improved["near-1/a"] = 1
    city.play(construct, 0, 1, "construct:dismantle")
    assert city.improved["near-1/a"] == 0
    city.play(construct, 0, 1, *build("sawmill", "near-1/a"))
    assert (city.building["near-1/a"], city.improved["near-1/a"], city.stock["wood"]) == ("sawmill", 0, 0)


# -- cards and Storms -------------------------------------------------------------------------------------------------


@rule("FP-EVT-12", "FP-EVT-12/1")
def test_a_free_coal_mine_still_needs_its_deposit() -> None:
    city = town(wood=0, cores=0, box=box_with(STORMS), deposits=["wood", None, None, None, None, None])
    gift = city.printed("events", "X2").now
    assert reason(city.why_not("build-on:near-1/a", "coal-mine")) == ("FP-BLD-33", "no-deposit")
    assert not city.says(can_build_free, "coal-mine")
    city.play(perform, gift)
    assert city.says(number_standing, "coal-mine") == 0
    city.deposits = ["wood", "coal", None, None, None, None]
    assert city.says(can_build_free, "coal-mine")
    city.play(perform, gift)
    assert (city.says(number_standing, "coal-mine"), city.stock) == (1, {})


@rule("FP-EVT-12")
def test_building_for_free_costs_nothing_and_needs_a_tile() -> None:
    city = town(wood=0, cores=0)
    city.play(build_free, 0, "hothouse", "build-on:near-1/a")
    city.play(build_free, 0, "hothouse", "build-on:near-2/a")
    assert (city.says(number_standing, "hothouse"), city.stock) == (2, {})
    city.play(build_free, 0, "hothouse")
    assert city.says(number_standing, "hothouse") == 2


@rule("FP-EVT-13", "FP-EVT-13/1")
def test_the_platform_cannot_be_chosen_for_destruction() -> None:
    city = town({"near-1/a": "sawmill", "near-7/a": "hothouse"}, box=box_with(STORMS), leader=1)
    assert city.building["generator-2"] == "platform"
    assert reason(city.why_not("destroy:generator-2", None)) == ("FP-CONS-15", "fixed")
    asked = city.asked("destroy", perform, city.printed("events", "X3").now)
    assert (asked.offers, asked.seat, asked.team) == (["near-1/a", "near-7/a"], 1, True)


@rule("FP-EVT-13")
def test_a_destroyed_building_goes_back_and_ruins_leave_the_game() -> None:
    city = town({"near-1/a": "sawmill", "near-7/a": "tent", "near-7/b": "temple"})
    city.play(ruin_all, "tent")
    city.play(destroy, "sawmill")
    city.play(destroy, "destroy:near-7/a")
    city.play(destroy)
    city.play(destroy)
    assert city.building == STARTING
    assert (city.left["sawmill"], city.left["tent"], city.left["temple"]) == (3, 3, 1)


@rule("FP-EVT-13")
def test_a_card_may_name_the_building() -> None:
    city = town({"near-1/a": "sawmill", "near-7/a": "tent", "near-7/b": "tent"})
    assert city.asked("destroy", destroy, "tent").offers == ["near-7/a", "near-7/b"]
    assert reason(city.why_not("destroy:near-1/a", "tent")) == ("FP-EVT-13", "other-building")
    assert reason(city.why_not("destroy:near-1/b", "tent")) == ("FP-EVT-13", "no-building")


@rule("FP-EVT-14")
def test_meeples_on_a_destroyed_building_are_set_aside() -> None:
    city = town({"near-1/a": "hothouse"}, told=[])
    city.standing["near-1/a"], city.standing["near-1/b"] = "worker", "engineer"
    city.play(destroy)
    assert city.log == [
        "The Hothouse on near-1/a is destroyed.",
        "A Worker is set aside until the night.",
        "An Engineer is set aside until the night.",
    ]
    assert (city.building["near-1/a"], city.standing["near-1/a"], city.standing["near-1/b"]) == (None, None, None)
    assert city.used_up == {"worker": 1, "engineer": 1}
    assert city.ready == {}


def test_a_steam_hub_that_is_gone_burns_no_more() -> None:
    city = town({"near-1/a": "steam-hub", "near-7/a": "steam-hub"}, lit=["near-1/a", "near-7/a"])
    city.play(take_down, "near-1/a")
    assert city.lit == ["near-7/a"]


@rule("FP-WEA-13", "FP-WEA-13/1")
def test_the_first_storm_ruins_the_tents() -> None:
    city = town(
        {"near-1/a": "tent", "near-7/a": "tent", "near-7/b": "bunkhouse"}, box=box_with(STORMS), round=7, storm=7
    )
    first, _ = city.printed("events", "X1").storms
    city.play(perform, first)
    assert (city.building["near-1/a"], city.building["near-7/a"], city.building["near-7/b"]) == (
        "ruins",
        "ruins",
        "bunkhouse",
    )
    assert city.says(number_standing, "ruins") + city.ruined["tent"] == 4
    assert (city.left["tent"], city.ruined["bunkhouse"], city.storm) == (2, 0, 12)
    assert reason(city.says(why_not_site, "bunkhouse", "near-1/a")) == ("FP-CONS-05", "built-on")


@rule("FP-WEA-14", "FP-WEA-14/1")
def test_the_second_storm_ruins_the_bunkhouses() -> None:
    city = town(
        {"near-1/a": "bunkhouse", "near-7/a": "bunkhouse", "near-7/b": "bunkhouse", "generator-4": "house"},
        box=box_with(STORMS),
        storm=12,
    )
    _, second = city.printed("events", "X1").storms
    city.play(perform, second)
    assert city.says(number_standing, "ruins") + city.ruined["bunkhouse"] == 3 + 5
    assert (city.building["generator-4"], city.ruined["house"], city.storm) == ("house", 0, None)
    assert reason(city.says(why_not_build, "bunkhouse")) == ("FP-CONS-07", "ruins-left")


@rule("FP-BLD-40")
def test_ruins_are_small_and_blue_and_shelter_nobody() -> None:
    city = town({"near-1/a": "ruins"})
    assert not city.printed("large", "ruins")
    assert city.named("insulations", city.printed("insulation", "ruins")) == ["blue", "blue"]
    assert city.printed("uses", "ruins") == ((), ())
    assert not city.printed("upgradable", "ruins")
    assert "ruins" not in BUILDINGS
    assert city.says(why_not_dismantle, "near-1/a") is None


# -- every answer is open or refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_not_offered_has_a_reason(seed: int) -> None:
    rng = Rng(seed)
    city = town({"near-7/a": "tent"}, wood=30, deposits=["coal", "wood", "coal", "wood", "coal", "wood"])
    city.tiles = {place: tile for place, tile in city.tiles.items() if rng.below(3)}
    city.unlocked = {building: 1 for building in BUILDINGS if building not in FIXED}
    asked = city.at_random(rng, construct, 0, 12, but="construct:done")
    asked += sum(city.at_random(rng, destroy) for _ in range(4))
    asked += city.at_random(rng, build_free, 0, "tent")
    assert asked > 20
