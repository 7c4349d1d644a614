"""What is felled, taken and laid around a Building: FP-BLD, FP-ADJ-08, FP-GEN-20."""

from __future__ import annotations

from typing import Any

from holdfast.games.frostpunk.actions.gather import (
    around_tile,
    take_around,
    thump,
)
from holdfast.games.frostpunk.actions.use import open_ways, use_building
from holdfast.games.frostpunk.city.ground import (
    fell,
    tree_at,
    trees_near,
    trees_on_tile,
)
from tests.cite import rule
from tests.frostpunk.arrange import Crater, crater, on, reason

NOTHING = (None, 0)


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
