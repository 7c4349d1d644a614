"""Removing snow: FP-SNOW, and tiles that cards place."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import perform
from holdfast.games.frostpunk.actions.snow import (
    far_placeable,
    near_placeable,
    place_far,
    place_near,
    remove_snow,
    reveal,
    why_not_remove_snow,
)
from holdfast.games.frostpunk.city import map as hexes
from holdfast.games.frostpunk.state import MOST_TREES
from holdfast.kernel import Rng
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city, box_with, on, reason
from tests.frostpunk.scenes import (
    FAR,
    NEAR,
)

TILES = """
    near:
    - {id: X1, spaces: [1 coal]}
    - {id: X2, spaces: [1 wood]}
    - {id: X3, spaces: [1 coal, 2 wood], food: 2}
    far:
    - {id: X4, spaces: [3 trees, 2 coal]}
    - {id: X5, spaces: [4 wood]}
    morning:
    - {id: X6, title: Thaw, story: Drip., now: [place 1 near tile], then: remove}
    - {id: X7, title: Slide, story: Rush., now: [place 2 far tiles], then: remove}
    """


def snowed_in(*places: str, **fields: Any) -> Crater:
    """A city with tiles at these places alone, and stacks from which the last is drawn."""
    stacks = {"near": ["X1"] * 12, "far": ["X5"] * 18}
    return a_city(**{"box": box_with(TILES), "tiles": dict.fromkeys(places, "X1"), **stacks, **fields})


@rule("FP-SNOW-02")
def test_two_near_tiles_or_one_far_tile() -> None:
    city = snowed_in("near-1")
    assert city.asked("remove-snow", remove_snow, 0).offers == ["near", "far"]
    city.play(remove_snow, 0, "remove-snow:near", "place-near:near-7", "place-near:near-3")
    assert list(city.tiles) == ["near-1", "near-3", "near-7"]
    assert (len(city.near), len(city.far)) == (10, 18)
    city.play(remove_snow, 0, "remove-snow:far", "place-far:far-1")
    assert list(city.tiles) == ["near-1", "near-3", "near-7", "far-1"]
    assert (len(city.near), len(city.far)) == (10, 17)


@rule("FP-SNOW-02/1")
def test_never_one_of_each() -> None:
    city = snowed_in("near-1")
    second = city.asked("place-near", remove_snow, 0, "remove-snow:near", "place-near:near-2")
    assert not set(FAR) & set(second.offers)
    assert {second.refuses(place) for place in FAR} == {"FP-SNOW-05"}


@rule("FP-SNOW-03", "FP-SNOW-03/1")
def test_with_one_near_place_left_one_tile_is_placed() -> None:
    city = snowed_in(*NEAR[:-1], near=["X1"])
    city.play(remove_snow, 0, "remove-snow:near")
    assert city.tiles == dict.fromkeys(NEAR, "X1")


@rule("FP-SNOW-04", "FP-SNOW-04/1")
def test_both_places_are_fixed_before_either_front_is_seen() -> None:
    city = snowed_in(near=["X3", "X1", "X2"], told=[])
    before = city.known()
    halfway = city.copy()
    assert "near-5" not in halfway.asked("place-near", place_near, 0, 2, "place-near:near-5").offers
    assert (halfway.tiles, len(halfway.near), halfway.known()) == ({}, 3, before)
    city.play(place_near, 0, 2, "place-near:near-5", "place-near:near-2")
    assert (city.tiles, city.near) == ({"near-5": "X2", "near-2": "X1"}, ["X3"])
    assert city.known() == before + 2
    assert city.log == ["Under the snow on near-5: 1 wood.", "Under the snow on near-2: 1 coal."]


@rule("FP-SNOW-05", "FP-SNOW-05/1")
def test_near_tiles_go_next_to_the_generator_tile() -> None:
    city = snowed_in("near-4")
    for place in ("generator", *FAR):
        assert reason(city.why_not(f"place-near:{place}")) == ("FP-SNOW-05", "not-near")
    assert reason(city.why_not("place-near:near-4")) == ("FP-SNOW-05", "place-taken")
    assert city.asked("place-near", place_near, 0, 1).offers == [
        "near-1",
        "near-2",
        "near-3",
        "near-5",
        "near-6",
        "near-7",
        "near-8",
        "near-9",
        "near-10",
        "near-11",
        "near-12",
    ]
    assert city.named("places", hexes.NEIGHBOURS[hexes.GENERATOR]) == NEAR


@rule("FP-SNOW-06", "FP-SNOW-06/1")
def test_a_far_tile_goes_beyond_a_near_tile() -> None:
    city = snowed_in("near-5")
    assert city.why_not("place-far:far-7") is None
    city.play(place_far, 0, 1, "place-far:far-7")
    assert city.tiles["far-7"] == "X5"


@rule("FP-SNOW-06/2")
def test_a_far_tile_touches_a_tile_of_the_map() -> None:
    city = snowed_in("near-5")
    assert reason(city.why_not("place-far:far-16")) == ("FP-SNOW-06", "no-chain")
    assert reason(city.why_not("place-far:near-7")) == ("FP-SNOW-06", "not-far")
    assert reason(city.why_not("place-far:generator")) == ("FP-SNOW-06", "not-far")


@rule("FP-SNOW-06")
def test_a_chain_over_far_tiles_will_do_but_one_with_a_gap_will_not() -> None:
    assert reason(snowed_in("near-1").why_not("place-far:far-3")) == ("FP-SNOW-06", "no-chain")
    assert snowed_in("near-1", "far-1", "far-2").why_not("place-far:far-3") is None
    city = snowed_in("far-2")
    assert reason(city.why_not("place-far:far-3")) == ("FP-SNOW-06", "no-chain")
    assert reason(city.why_not("place-far:far-2")) == ("FP-SNOW-06", "place-taken")
    city = snowed_in("far-1", "far-2")
    assert reason(city.why_not("place-far:far-3")) == ("FP-SNOW-06", "no-chain")


@rule("FP-SNOW-06", "FP-EVT-15")
def test_of_several_far_tiles_a_later_one_may_touch_an_earlier() -> None:
    city = snowed_in("near-1")
    assert "far-3" not in city.asked("place-far", place_far, 0, 3).offers
    assert city.says(far_placeable) == 18
    city.far = ["X5", "X4", "X5", "X4"]
    city.play(place_far, 0, 3, "place-far:far-1", "place-far:far-2", "place-far:far-3")
    assert [city.tiles[place] for place in ("far-1", "far-2", "far-3")] == ["X4", "X5", "X4"]
    assert city.far == ["X5"]


@rule("FP-SNOW-07", "FP-SNOW-07/1")
def test_a_revealed_tile_is_filled() -> None:
    city = snowed_in()
    city.tiles["far-1"] = "X4"
    city.play(reveal, "far-1")
    assert on(city, "far-1/a", "far-1/b") == [("tree", 3), ("coal", 2)]
    assert city.stock == {}


@rule("FP-SNOW-08", "FP-SNOW-08/1")
def test_food_on_a_tile_is_gained_at_once() -> None:
    city = snowed_in(food=5, near=["X3"])
    city.play(place_near, 0, 1, "place-near:near-1")
    assert city.food == 7


@rule("FP-SNOW-09", "FP-SNOW-09/1")
def test_with_every_near_place_filled_only_a_far_tile_is_placed() -> None:
    city = snowed_in(*NEAR)
    assert reason(city.why_not("remove-snow:near")) == ("FP-SNOW-09", "no-near-place")
    assert city.says(why_not_remove_snow) is None
    city.play(remove_snow, 0, "place-far:far-4")
    assert list(city.tiles) == [*NEAR, "far-4"]


@rule("FP-SNOW-09")
def test_a_stack_that_has_run_out_places_nothing() -> None:
    city = snowed_in("near-1", near=[], far=[])
    assert reason(city.why_not("remove-snow:near")) == ("FP-SNOW-09", "no-near-tiles")
    assert reason(city.why_not("remove-snow:far")) == ("FP-SNOW-09", "no-far-tiles")
    assert reason(city.says(why_not_remove_snow)) == ("FP-SNOW-09", "nothing-to-clear")
    assert city.says(why_not_remove_snow) is not None
    city.play(remove_snow, 0)
    assert list(city.tiles) == ["near-1"]


@rule("FP-SNOW-09")
def test_without_a_tile_beyond_which_to_place_it_a_far_tile_has_no_place() -> None:
    city = snowed_in()
    assert reason(city.why_not("remove-snow:far")) == ("FP-SNOW-09", "no-far-place")
    assert (city.says(near_placeable), city.says(far_placeable)) == (12, 0)
    assert city.says(why_not_remove_snow) is None
    assert city.says(why_not_remove_snow) is None
    city.near = ["X1"]
    assert city.says(near_placeable) == 1
    city.play(remove_snow, 0, "place-near:near-6")
    assert city.tiles["near-6"] == "X1"
    city.far = ["X5", "X5"]
    assert city.says(far_placeable) == 2
    city.far = ["X5"]
    assert city.says(why_not_remove_snow) is None


@rule("FP-LIM-06", "FP-LIM-06/1")
def test_there_are_thirty_trees() -> None:
    city = snowed_in(far=["X4"])
    for number in range(1, 6):
        city.lies[f"generator-{number}"], city.amount[f"generator-{number}"] = "tree", 5
    city.lies["near-1/a"], city.amount["near-1/a"] = "tree", 4
    city.tiles["near-1"] = "N01"
    city.play(place_far, 0, 1, "place-far:far-1")
    assert on(city, "far-1/a", "far-1/b") == [("tree", 1), ("coal", 2)]
    assert sum(city.amount[space] for space, thing in city.lies.items() if thing == "tree") == MOST_TREES


@rule("FP-EVT-15", "FP-EVT-15/1")
def test_an_effect_places_a_tile_without_a_meeple_and_without_cold() -> None:
    city = snowed_in(
        phase="dusk",
        leader=1,
        near=["X3"],
        people={"worker": 10, "engineer": 5, "child": 5},
        ready={"worker": 2, "engineer": 1, "child": 1},
        food=1,
    )
    thaw = city.printed("events", "X6").now
    assert city.asked("place-near", perform, thaw).seat == 1
    city.play(perform, thaw, "place-near:near-9")
    assert (city.tiles["near-9"], city.food, city.near) == ("X3", 3, [])
    assert on(city, "near-9/a", "near-9/b") == [("coal", 1), ("wood", 2)]
    assert (city.sick, city.ready, city.snow_field) == ({}, {"worker": 2, "engineer": 1, "child": 1}, {})


@rule("FP-EVT-15")
def test_an_effect_places_as_many_tiles_as_it_can() -> None:
    city = snowed_in("near-1", far=["X5"])
    slide = city.printed("events", "X7").now
    city.play(perform, slide, "place-far:far-1")
    assert city.far == []
    city.play(perform, slide)
    assert list(city.tiles) == ["near-1", "far-1"]


@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_not_offered_has_a_reason(seed: int) -> None:
    rng = Rng(seed)
    city = snowed_in("near-1")
    while city.says(why_not_remove_snow) is None:
        city.at_random(rng, remove_snow, 0)
    assert list(city.tiles) == [*NEAR, *FAR]
    city.near = city.far = ["X1"]
    assert city.says(why_not_remove_snow) is not None
