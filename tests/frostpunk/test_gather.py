"""Gathering, and what else takes from the map or lays on it: FP-GATH, and Buildings and Technologies that do."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.actions.gather import (
    around_tile,
    fell_one,
    gather,
    take_around,
    take_from,
    take_from_tile,
    thump,
    tiles_lose,
    why_not_gather,
    why_not_gatherer,
)
from holdfast.games.frostpunk.actions.use import open_ways, use_building
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.ground import (
    can_saw,
    clear,
    fell,
    lay,
    on_map,
    resources_at,
    resources_on_tile,
    tiles_with,
    tree_at,
    trees_near,
    trees_on_tile,
)
from holdfast.kernel import Rng
from tests.cite import rule
from tests.frostpunk.arrange import Crater, crater, reason

LYING = list(open_box(None).lying_words)
NOTHING = (None, 0)


def on(city: Crater, *spaces: str) -> Any:
    """What lies on a space and how much, or a list of it for several."""
    lying = [(city.lies[space], city.amount[space]) for space in spaces]
    return lying if len(spaces) > 1 else lying[0]


def spaces() -> list[str]:
    return list(open_box(None).space_words)


def can_be_gathered(city: Crater) -> list[str]:
    return [space for space in spaces() if city.says(why_not_gather, space) is None]


# -- where and how much -----------------------------------------------------------------------------------------------


@rule("FP-GATH-01", "FP-GATH-01/1")
def test_trees_are_not_gathered() -> None:
    city = crater(piles={"near-1/a": ("tree", 2)})
    assert reason(city.says(why_not_gather, "near-1/a")) == ("FP-GATH-01", "only-trees")


@rule("FP-GATH-01")
@pytest.mark.parametrize("resource", ["wood", "coal", "core"])
@pytest.mark.parametrize("space", ["near-1/a", "generator-1"])
def test_one_gathers_where_a_resource_lies_on_a_tile(resource: str, space: str) -> None:
    city = crater(piles={space: (resource, 1)})
    assert city.says(why_not_gather, space) is None
    city.play(gather, 0, "worker", space)
    assert city.stock[resource] == 1
    assert on(city, space) == NOTHING
    assert reason(city.says(why_not_gather, space)) == ("FP-GATH-01", "nothing-there")


@rule("FP-GATH-01")
def test_nobody_gathers_under_the_snow() -> None:
    city = crater(piles={"near-1/a": ("coal", 2)})
    city.tiles = {}
    assert reason(city.says(why_not_gather, "near-1/a")) == ("FP-GATH-01", "not-on-map")


@rule("FP-GATH-02", "FP-GATH-02/1")
def test_up_to_two_are_taken_from_the_space() -> None:
    city = crater(piles={"near-1/a": ("coal", 4), "near-1/b": ("coal", 4)})
    assert city.asked("take", gather, 0, "worker", "near-1/a").offers == ["1", "2"]
    city.play(gather, 0, "worker", "near-1/a", "take:2")
    assert (city.stock["coal"], on(city, "near-1/a"), on(city, "near-1/b")) == (2, ("coal", 2), ("coal", 4))


@rule("FP-GATH-02")
def test_a_card_may_say_how_many() -> None:
    city = crater(piles={"near-1/a": ("wood", 3)})
    assert city.asked("take", take_from, 0, "near-1/a", 4).offers == ["1", "2", "3"]
    city.play(take_from, 0, "near-1/a", 4, "take:3")
    assert city.stock["wood"] == 3
    city.play(take_from, 0, "near-1/a", 4)
    assert city.stock["wood"] == 3


@rule("FP-GATH-02")
def test_a_number_that_cannot_be_taken_is_refused() -> None:
    city = crater(piles={"near-1/a": ("coal", 1)})
    assert reason(city.why_not("take:0", "near-1/a", 2)) == ("FP-GATH-02", "take-number")
    assert reason(city.why_not("take:2", "near-1/a", 2)) == ("FP-GATH-02", "take-lacks")
    assert reason(city.why_not("take:3", "near-1/a", 2)) == ("FP-GATH-02", "take-number")


@rule("FP-GATH-03", "FP-GATH-03/1")
def test_each_space_of_a_tile_is_gathered_from_once() -> None:
    city = crater(piles={"near-1/a": ("wood", 3), "near-1/b": ("wood", 3)})
    for space in ("near-1/a", "near-1/b"):
        assert city.says(why_not_gather, space) is None
        city.play(gather, 0, "worker", space, "take:2")
        city.standing[space] = "worker"
        assert reason(city.says(why_not_gather, space)) == ("FP-GATH-03", "meeple-there")
    assert (on(city, "near-1/a"), on(city, "near-1/b"), city.stock["wood"]) == (("wood", 1), ("wood", 1), 4)


@rule("FP-GATH-05")
def test_five_spaces_by_the_generator_two_on_every_other_tile() -> None:
    city = crater(piles=dict.fromkeys(spaces(), ("coal", 1)))
    city.tiles = {}
    by_the_generator = [f"generator-{number}" for number in range(1, 6)]
    assert can_be_gathered(city) == by_the_generator
    city.tiles["near-1"] = "N01"
    assert can_be_gathered(city) == [*by_the_generator, "near-1/a", "near-1/b"]


@rule("FP-GATH-06")
def test_steel_is_gathered_like_other_resources() -> None:
    city = crater(piles={"near-1/a": ("steel", 3)}, stock={"steel": 5})
    assert city.says(why_not_gather, "near-1/a") is None
    city.play(gather, 0, "worker", "near-1/a", "take:2")
    assert (city.stock["steel"], on(city, "near-1/a")) == (7, ("steel", 1))


@rule("FP-GATH-07")
def test_deposits_of_the_rim_are_not_gathered() -> None:
    city = crater(deposits=["coal", "wood", "coal", "wood", "coal", "wood"])
    assert can_be_gathered(city) == []
    city.play(take_around, "far-1/a")
    assert city.stock == {}


@rule("FP-GEN-07", "FP-GEN-07/1")
def test_trees_are_no_resources() -> None:
    city = crater(piles={"near-1/a": ("tree", 2)})
    assert not city.says(resources_at, "near-1/a")
    assert not city.says(resources_on_tile, "near-1/a")
    city.play(take_from, 0, "near-1/a", 1)
    city.play(take_from_tile, 0, "near-1/a", 1)
    assert (on(city, "near-1/a"), city.stock) == (("tree", 2), {})


@rule("FP-GEN-07")
def test_resources_are_wood_coal_steam_cores_and_steel() -> None:
    resources = [thing for thing in LYING if crater(piles={"near-1/a": (thing, 1)}).says(resources_at, "near-1/a")]
    assert resources == ["wood", "coal", "core", "steel"]
    assert [thing for thing in LYING if thing not in resources] == ["tree"]
    assert list(open_box(None).resource_words) == resources


# -- Technologies -----------------------------------------------------------------------------------------------------


@rule("FP-TECH-07", "FP-TECH-07/1")
def test_the_sledge_takes_three_from_any_spaces_of_the_tile() -> None:
    city = crater(piles={"near-1/a": ("coal", 2), "near-1/b": ("wood", 4)}, developed={"Carrier Sledge"})
    assert city.asked("take-from", gather, 0, "worker", "near-1/a").offers == ["near-1/a", "near-1/b"]
    city.play(gather, 0, "worker", "near-1/a", "take-from:near-1/a", "take-from:near-1/a", "take-from:near-1/b")
    assert (city.stock["coal"], city.stock["wood"], on(city, "near-1/a"), on(city, "near-1/b")) == (
        2,
        1,
        NOTHING,
        ("wood", 3),
    )


@rule("FP-TECH-07")
def test_with_the_sledge_one_may_take_fewer_and_never_from_another_tile() -> None:
    beside = "far-1/a"
    city = crater(
        piles={"near-1/a": ("coal", 2), "near-1/b": ("wood", 4), beside: ("wood", 4)}, developed={"Carrier Sledge"}
    )
    assert reason(city.why_not(f"take-from:{beside}", "near-1/a", 0)) == ("FP-TECH-07", "other-tile")
    assert reason(city.why_not("take-from:enough", "near-1/a", 0)) == ("FP-TECH-07", "take-something")
    city.play(gather, 0, "worker", "near-1/a", "take-from:near-1/b", "take-from:enough")
    assert city.stock == {"wood": 1}
    city.play(clear, "near-1/b")
    assert reason(city.why_not("take-from:near-1/b", "near-1/a", 0)) == ("FP-TECH-07", "no-resources")


@rule("FP-TECH-07")
def test_with_the_sledge_only_the_meeples_own_space_must_be_free_and_have_resources() -> None:
    city = crater(piles={"near-1/a": ("coal", 1), "near-1/b": ("wood", 1)}, developed={"Carrier Sledge"})
    city.standing["near-1/b"] = "worker"
    assert city.says(why_not_gather, "near-1/a") is None
    city.play(gather, 0, "worker", "near-1/a", "take-from:near-1/b", "take-from:near-1/a")
    assert city.stock == {"wood": 1, "coal": 1}
    city = crater(piles={"near-1/b": ("wood", 1)}, developed={"Carrier Sledge"})
    assert reason(city.says(why_not_gather, "near-1/a")) == ("FP-GATH-01", "nothing-there")


@rule("FP-TECH-14", "FP-TECH-14/1")
@pytest.mark.parametrize("kind", ["worker", "automaton", "child-worker"])
def test_the_chainsaw_turns_a_tree_into_two_wood(kind: str) -> None:
    city = crater(piles={"near-1/a": ("tree", 3)}, developed={"Steampowered Chainsaw"})
    assert city.says(can_saw, "near-1/a")
    assert city.says(why_not_gather, "near-1/a") is None
    assert city.says(why_not_gatherer, "near-1/a", kind) is None
    city.play(gather, 0, kind, "near-1/a")
    assert (on(city, "near-1/a"), city.stock) == (("tree", 2), {"wood": 2})


@rule("FP-TECH-14")
def test_with_the_chainsaw_resources_are_gathered_as_ever() -> None:
    city = crater(piles={"near-1/a": ("coal", 3)}, developed={"Steampowered Chainsaw"})
    assert reason(city.says(why_not_gather, "near-1/b")) == ("FP-GATH-01", "nothing-there")
    city.play(gather, 0, "worker", "near-1/a", "take:2")
    assert (on(city, "near-1/a"), city.stock) == (("coal", 1), {"coal": 2})


@rule("FP-TECH-14/2")
@pytest.mark.parametrize("kind", ["engineer", "child", "child-engineer"])
def test_engineers_do_not_saw(kind: str) -> None:
    city = crater(piles={"near-1/a": ("tree", 3), "near-1/b": ("coal", 3)}, developed={"Steampowered Chainsaw"})
    assert reason(city.says(why_not_gatherer, "near-1/a", kind)) == ("FP-TECH-14", "no-sawyer")
    assert city.says(why_not_gatherer, "near-1/b", kind) is None


@rule("FP-TECH-08", "FP-TECH-08/1")
def test_with_its_upgrade_the_kiln_burns_a_tree() -> None:
    city = crater({"near-1/a": "charcoal-kiln"}, {"near-1/b": ("tree", 1)}, developed={"Charcoal Kiln Upgrade"})
    city.use("near-1/a")
    assert (on(city, "near-1/b"), city.stock) == (NOTHING, {"coal": 4})


@rule("FP-TECH-08")
def test_the_kiln_may_take_a_tree_from_an_adjacent_space_and_from_no_farther() -> None:
    beside, far = "near-2/a", "far-10/a"
    city = crater({"near-1/a": "charcoal-kiln"}, {far: ("tree", 1)}, developed={"Charcoal Kiln Upgrade"})
    assert city.says(open_ways, "near-1/a") == []
    city.lies[beside], city.amount[beside] = "tree", 1
    city.use("near-1/a")
    assert (on(city, beside), on(city, far), city.stock["coal"]) == (NOTHING, ("tree", 1), 4)


# -- Trees ------------------------------------------------------------------------------------------------------------


@rule("FP-GEN-20")
def test_a_felled_tree_goes_to_the_bank_and_gives_nothing_by_itself() -> None:
    city = crater(piles={"near-1/a": ("tree", 2)})
    city.play(fell, "near-1/a")
    assert (on(city, "near-1/a"), city.stock) == (("tree", 1), {})
    city.play(fell, "near-1/a")
    assert on(city, "near-1/a") == NOTHING
    assert not city.says(tree_at, "near-1/a")


@rule("FP-BLD-20", "FP-BLD-20/1")
def test_a_sawmill_fells_a_tree_of_its_own_tile() -> None:
    city = crater({"near-1/a": "sawmill"}, {"near-1/b": ("tree", 2)})
    city.use("near-1/a")
    assert (on(city, "near-1/b"), city.stock["wood"]) == (("tree", 1), 3)


@rule("FP-BLD-20/2")
def test_a_basic_sawmill_does_not_reach_the_next_tile() -> None:
    beside = "near-2/a"
    city = crater({"near-1/a": "sawmill"}, {beside: ("tree", 2)})
    assert city.says(trees_on_tile, "near-1/a") == []
    assert city.says(open_ways, "near-1/a") == []
    city.improved["near-1/a"] = 1
    assert city.named("options", city.says(open_ways, "near-1/a")) == ["1"]


@rule("FP-BLD-21", "FP-BLD-21/1")
def test_an_upgraded_sawmill_reaches_adjacent_spaces() -> None:
    beside = "near-2/a"
    city = crater({"near-1/a": "sawmill"}, {beside: ("tree", 2)}, upgraded=("near-1/a",))
    city.use("near-1/a")
    assert (on(city, beside), city.stock["wood"]) == (("tree", 1), 3)


@rule("FP-BLD-21")
def test_the_player_chooses_the_tree() -> None:
    beside, far = "near-2/a", "far-10/a"
    city = crater(
        {"near-1/a": "sawmill"},
        {"near-1/b": ("tree", 1), beside: ("tree", 1), far: ("tree", 1)},
        upgraded=("near-1/a",),
    )
    assert city.named("spaces", city.says(trees_near, "near-1/a")) == ["near-1/b", beside]
    assert city.asked("fell", use_building, 0, "near-1/a").offers == ["near-1/b", beside]
    city.use("near-1/a", f"fell:{beside}")
    assert (on(city, "near-1/b"), on(city, beside)) == (("tree", 1), NOTHING)
    assert reason(city.why_not(f"fell:{far}", ("near-1/b",))) == ("FP-BLD-20", "tree-out-of-reach")
    assert reason(city.why_not(f"fell:{beside}", ("near-1/b",))) == ("FP-GEN-20", "no-tree")


# -- the Gathering Post -----------------------------------------------------------------------------------------------


@rule("FP-BLD-17", "FP-BLD-17/1")
def test_a_gathering_post_takes_one_from_every_adjacent_space() -> None:
    wood, coal, trees, nothing = "near-1/b", "near-2/a", "near-2/b", "near-12/a"
    city = crater({"near-1/a": "gathering-post"}, {wood: ("wood", 3), coal: ("coal", 1), trees: ("tree", 2)})
    city.use("near-1/a")
    assert city.stock == {"wood": 1, "coal": 1}
    assert on(city, wood, coal, trees, nothing) == [("wood", 2), NOTHING, ("tree", 2), NOTHING]


@rule("FP-BLD-17")
def test_a_meeple_on_an_adjacent_space_does_not_matter_and_others_are_out_of_reach() -> None:
    far = "far-10/a"
    city = crater({"near-1/a": "gathering-post"}, {"near-1/b": ("wood", 3), far: ("coal", 3)})
    city.standing["near-1/b"] = "worker"
    city.play(take_around, "near-1/a")
    assert city.stock == {"wood": 1}


@rule("FP-BLD-18")
def test_an_upgraded_gathering_post_does_the_same_but_is_red() -> None:
    city = crater({"near-1/a": "gathering-post"}, {"near-1/b": ("wood", 3)}, upgraded=("near-1/a",))
    city.use("near-1/a")
    assert city.stock == {"wood": 1}
    basic, upgraded = city.printed("uses", "gathering-post")
    assert basic == upgraded
    assert city.named("insulations", city.printed("insulation", "gathering-post")) == ["yellow", "red"]


# -- the Coal Thumper -------------------------------------------------------------------------------------------------


AROUND = ["near-1/a", "near-1/b", "far-2/a", "far-2/b", "far-18/a", "far-18/b"]  # of a Coal Thumper in the east


def thumper(**fields: Any) -> Crater:
    return crater(buildings={"far-1/a": "coal-thumper"}, **fields)


@rule("FP-ADJ-08", "FP-ADJ-08/1")
def test_a_large_building_is_adjacent_to_the_spaces_of_neighbouring_tiles() -> None:
    city = thumper()
    assert city.named("spaces", city.says(around_tile, "far-1/a")) == AROUND
    assert city.asked("thump", thump, 0, "far-1/a", 3, 3).offers == AROUND
    city.tiles["near-1"] = None
    assert city.named("spaces", city.says(around_tile, "far-1/a")) == AROUND[2:]


@rule("FP-BLD-26", "FP-BLD-26/1")
def test_a_coal_thumper_lays_three_coal_on_each_of_three_spaces() -> None:
    city = thumper()
    city.use("far-1/a", "thump:near-1/a", "thump:near-1/b", "thump:far-2/a")
    assert on(city, *AROUND) == [("coal", 3)] * 3 + [NOTHING] * 3
    assert city.stock == {}


@rule("FP-BLD-26")
def test_the_spaces_are_different_and_may_be_fewer() -> None:
    city = thumper()
    first, second, *_ = AROUND
    assert reason(city.why_not(f"thump:{first}", "far-1/a", (first,))) == (
        "FP-BLD-26",
        "thumped-already",
    )
    assert reason(city.why_not("thump:enough", "far-1/a")) == ("FP-BLD-26", "thump-somewhere")
    city.use("far-1/a", f"thump:{first}", f"thump:{second}", "thump:enough")
    assert sum(city.amount.values()) == 6


@rule("FP-BLD-27", "FP-BLD-27/1", "FP-LIM-07", "FP-LIM-07/1")
def test_a_space_holds_five_coal() -> None:
    city = thumper(told=[])
    first, second, *_ = AROUND
    city.lies[first], city.amount[first] = "coal", 4
    city.lies[second], city.amount[second] = "coal", 5
    assert reason(city.why_not(f"thump:{second}", "far-1/a")) == ("FP-LIM-07", "space-full")
    city.use("far-1/a", f"thump:{first}", "thump:enough")
    assert on(city, first) == ("coal", 5)
    assert city.log == ["Coal found on near-1/a: 1."]


@rule("FP-BLD-27")
def test_coal_goes_where_coal_lies_or_nothing_at_all() -> None:
    city = thumper()
    wood, trees, tent, meeple, *_ = AROUND
    city.lies[wood], city.amount[wood] = "wood", 1
    city.lies[trees], city.amount[trees] = "tree", 1
    city.building[tent] = "tent"
    city.standing[meeple] = "worker"
    assert [reason(city.why_not(f"thump:{space}", "far-1/a")) for space in (wood, trees, tent)] == [
        ("FP-BLD-27", "no-place-for-coal")
    ] * 3
    assert city.why_not(f"thump:{meeple}", "far-1/a") is None
    assert reason(city.why_not("thump:generator-1", "far-1/a")) == ("FP-ADJ-08", "not-adjacent")


@rule("FP-BLD-28", "FP-BLD-28/1")
def test_an_upgraded_coal_thumper_lays_coal_on_four_spaces() -> None:
    city = thumper(upgraded=("far-1/a",))
    city.use("far-1/a", *(f"thump:{space}" for space in AROUND[:4]))
    assert on(city, *AROUND) == [("coal", 3)] * 4 + [NOTHING] * 2


@rule("FP-BLD-26")
def test_without_a_space_for_coal_nothing_happens() -> None:
    city = thumper()
    for space in AROUND:
        city.building[space] = "tent"
    city.use("far-1/a")
    assert sum(city.amount.values()) == 0


# -- limits, and what leaves the map ----------------------------------------------------------------------------------


@rule("FP-LIM-07")
def test_a_space_holds_one_type() -> None:
    city = crater(piles={"near-1/a": ("coal", 2)})
    city.play(lay, "near-1/a", "wood", 2)
    city.play(lay, "near-1/a", "tree", 2)
    assert on(city, "near-1/a") == ("coal", 2)
    city.play(lay, "near-1/b", "core", 9)
    assert on(city, "near-1/b") == ("core", 5)


@rule("FP-LIM-06")
def test_more_than_five_trees_may_stand_on_a_space_but_not_more_than_thirty_in_all() -> None:
    city = crater(piles={"near-1/a": ("tree", 24)})
    city.play(lay, "near-1/b", "tree", 7)
    assert on(city, "near-1/b") == ("tree", 6)
    city.play(lay, "generator-1", "tree", 1)
    assert on(city, "generator-1") == NOTHING


def test_eight_steel_are_in_the_box() -> None:
    city = crater(piles={"near-1/a": ("steel", 3)}, stock={"steel": 3})
    city.play(lay, "near-1/b", "steel", 4)
    assert on(city, "near-1/b") == ("steel", 2)


def test_what_is_cleared_gives_nothing() -> None:
    city = crater(piles={"near-1/a": ("coal", 3), "near-1/b": ("tree", 2)}, told=[])
    for space in ("near-1/a", "near-1/b", "generator-1"):
        city.play(clear, space)
    assert city.log == ["Lost on near-1/a: 3 coal.", "Lost on near-1/b: 2 trees."]
    assert (city.lies, city.amount, city.stock) == ({}, {}, {})


@rule("FP-SET-36", "FP-SET-36/2")
def test_two_tiles_of_the_players_choice_lose_a_coal_each() -> None:
    third = "near-7/b"
    city = crater(
        piles={"near-1/a": ("coal", 2), "near-1/b": ("coal", 1), "generator-1": ("coal", 5), third: ("coal", 1)},
        stock={"coal": 3},
    )
    assert city.named("places", city.says(tiles_with, "coal")) == ["generator", "near-1", "near-7"]
    city.play(tiles_lose, 2, "coal", "lose-from:near-1/a", "lose-from:generator-1")
    assert [city.amount[space] for space in ("near-1/a", "near-1/b", "generator-1", third)] == [1, 1, 4, 1]
    assert city.stock == {"coal": 3}


@rule("FP-SET-36/2")
def test_a_tile_loses_only_one_of_them() -> None:
    city = crater(piles={"near-1/a": ("coal", 2), "near-1/b": ("coal", 1), "generator-1": ("wood", 5)}, told=[])
    assert reason(city.why_not("lose-from:near-1/b", "coal", ("near-1",))) == ("FP-SET-36", "tile-lost-one")
    assert reason(city.why_not("lose-from:generator-1", "coal", ("near-1",))) == ("FP-SET-36", "lacks-resource")
    city.play(tiles_lose, 2, "coal", "lose-from:near-1/b")
    assert city.log == ["Lost on near-1/b: 1 coal."]
    assert (on(city, "near-1/a"), on(city, "near-1/b")) == (("coal", 2), NOTHING)


# -- every answer is open or refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_not_offered_has_a_reason(seed: int) -> None:
    rng = Rng(seed)
    city = crater(developed={"Carrier Sledge"} if seed % 2 else set())
    city.tiles = {place: tile for place, tile in city.tiles.items() if place == "far-1" or rng.below(4)}
    for space in spaces():
        if city.says(on_map, space) and rng.below(2):
            city.play(lay, space, LYING[rng.below(5)], 1 + rng.below(5))
    asked = city.at_random(rng, thump, 0, "far-1/a", 3, 4)
    asked += city.at_random(rng, tiles_lose, 3, "coal")
    asked += city.at_random(rng, fell_one, 0, city.named("spaces", city.says(trees_near, "far-1/a")))
    for space in can_be_gathered(city):
        if city.says(why_not_gather, space) is None:
            asked += city.at_random(rng, gather, 0, "worker", space)
    assert asked > 5
