"""Removing snow: FP-SNOW, and tiles that cards place."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import perform
from holdfast.games.frostpunk.actions.snow import (
    FAR_TILES,
    NEAR_TILES,
    PLACE_NEAR,
    REMOVE_SNOW,
    Chosen,
    far_placeable,
    near_placeable,
    place_far,
    place_near,
    remove_snow,
    reveal,
    why_not_far,
    why_not_near,
    why_not_remove_snow,
    why_not_side,
)
from holdfast.games.frostpunk.box import FrostpunkBox
from holdfast.games.frostpunk.city.map import (
    CORNER_FAR,
    CORNER_NEAR,
    FAR,
    GENERATOR,
    NEAR,
    NEIGHBOURS,
    PLACE_OF,
    PLACES,
    spaces_of,
)
from holdfast.games.frostpunk.state import COAL, DUSK, MOST_TREES, NONE, TREE, WOOD, City
from holdfast.kernel import Choice, Refusal, Rng
from tests.cite import rule
from tests.frostpunk.by_number import box_with, city, event, offered, play

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


def box() -> FrostpunkBox:
    return box_with(TILES)


def tile(name: str) -> int:
    return [one.id for one in box().map_tiles].index(name)


def snowed_in(*places: int, **fields: Any) -> City:
    """A city with tiles at these places alone, and stacks from which the last is drawn."""
    fields = {"near": [tile("X1")] * 12, "far": [tile("X5")] * 18, **fields}
    return city(box=box(), tiles=[0 if place in places else NONE for place in range(PLACES)], **fields)


def reason(refusal: Refusal | None) -> tuple[str, str] | None:
    return None if refusal is None else (refusal.rule, refusal.reason)


def placing(*chosen: int) -> Choice:
    return Choice(PLACE_NEAR, 0, [], Chosen(chosen))


@rule("FP-SNOW-02")
def test_two_near_tiles_or_one_far_tile() -> None:
    g = snowed_in(1)
    assert offered(remove_snow(g, 0)) == [NEAR_TILES, FAR_TILES]
    play(remove_snow(g, 0), NEAR_TILES, 7, 3)
    assert [place for place in range(1, PLACES) if g.tiles[place] != NONE] == [1, 3, 7]
    assert (len(g.near), len(g.far)) == (10, 18)
    play(remove_snow(g, 0), FAR_TILES, CORNER_FAR[0])
    assert [place for place in range(1, PLACES) if g.tiles[place] != NONE] == [1, 3, 7, CORNER_FAR[0]]
    assert (len(g.near), len(g.far)) == (10, 17)


@rule("FP-SNOW-02/1")
def test_never_one_of_each() -> None:
    g = snowed_in(1)
    asking = remove_snow(g, 0)
    next(asking)
    asking.send(NEAR_TILES)
    second = asking.send(2)
    assert isinstance(second, Choice)
    assert [place for place in FAR if place in second.values] == []
    assert all(why_not_near(g, second, place) is not None for place in FAR)


@rule("FP-SNOW-03", "FP-SNOW-03/1")
def test_with_one_near_place_left_one_tile_is_placed() -> None:
    g = snowed_in(*range(1, 12), near=[tile("X1")])
    play(remove_snow(g, 0), NEAR_TILES)
    assert g.tiles[12] == tile("X1")
    assert all(g.tiles[place] == NONE for place in FAR)


@rule("FP-SNOW-04", "FP-SNOW-04/1")
def test_both_places_are_fixed_before_either_front_is_seen() -> None:
    g = snowed_in(near=[tile("X3"), tile("X1"), tile("X2")], told=[])
    before = g.known()
    asking = place_near(g, 0, 2)
    next(asking)
    second = asking.send(5)
    assert isinstance(second, Choice)
    assert 5 not in second.values
    assert (set(g.tiles), len(g.near), g.known()) == ({NONE}, 3, before)
    with pytest.raises(StopIteration):
        asking.send(2)
    assert (g.tiles[5], g.tiles[2], g.near) == (tile("X2"), tile("X1"), [tile("X3")])
    assert g.known() == before + 2
    assert g.told is not None
    assert [numbers for message, _, numbers in g.told if message == "tile-revealed"] == [
        (tile("X2"), 5),
        (tile("X1"), 2),
    ]


@rule("FP-SNOW-05", "FP-SNOW-05/1")
def test_near_tiles_go_next_to_the_generator_tile() -> None:
    g = snowed_in(4)
    assert {reason(why_not_near(g, placing(), place)) for place in (GENERATOR, *FAR)} == {("FP-SNOW-05", "not-near")}
    assert reason(why_not_near(g, placing(), 4)) == ("FP-SNOW-05", "place-taken")
    assert offered(place_near(g, 0, 1)) == [place for place in NEAR if place != 4]
    assert all(GENERATOR in NEIGHBOURS[place] for place in NEAR)


@rule("FP-SNOW-06", "FP-SNOW-06/1")
def test_a_far_tile_goes_beyond_a_near_tile() -> None:
    g = snowed_in(CORNER_NEAR[2])
    assert why_not_far(g, placing(), CORNER_FAR[2]) is None
    play(place_far(g, 0, 1), CORNER_FAR[2])
    assert g.tiles[CORNER_FAR[2]] == tile("X5")


@rule("FP-SNOW-06/2")
def test_a_far_tile_touches_a_tile_of_the_map() -> None:
    g = snowed_in(CORNER_NEAR[2])
    assert reason(why_not_far(g, placing(), CORNER_FAR[5])) == ("FP-SNOW-06", "no-chain")
    assert reason(why_not_far(g, placing(), CORNER_NEAR[3])) == ("FP-SNOW-06", "not-far")
    assert reason(why_not_far(g, placing(), GENERATOR)) == ("FP-SNOW-06", "not-far")


@rule("FP-SNOW-06")
def test_a_chain_over_far_tiles_will_do_but_one_with_a_gap_will_not() -> None:
    near, first, second, third = CORNER_NEAR[0], CORNER_FAR[0], CORNER_FAR[0] + 1, CORNER_FAR[0] + 2
    assert near not in NEIGHBOURS[third]
    g = snowed_in(near, first, second)
    assert why_not_far(g, placing(), third) is None
    g = snowed_in(second)
    assert reason(why_not_far(g, placing(), third)) == ("FP-SNOW-06", "no-chain")
    assert reason(why_not_far(g, placing(), second)) == ("FP-SNOW-06", "place-taken")
    g = snowed_in(first, second)
    assert reason(why_not_far(g, placing(), third)) == ("FP-SNOW-06", "no-chain")


@rule("FP-SNOW-06", "FP-EVT-15")
def test_of_several_far_tiles_a_later_one_may_touch_an_earlier() -> None:
    g = snowed_in(CORNER_NEAR[0])
    corner = CORNER_FAR[0]
    beyond = corner + 2
    assert beyond not in offered(place_far(g, 0, 3))
    assert far_placeable(g) == 18
    g.far = [tile("X5"), tile("X4"), tile("X5"), tile("X4")]
    play(place_far(g, 0, 3), corner, corner + 1, beyond)
    assert [g.tiles[place] for place in (corner, corner + 1, beyond)] == [tile("X4"), tile("X5"), tile("X4")]
    assert g.far == [tile("X5")]


@rule("FP-SNOW-07", "FP-SNOW-07/1")
def test_a_revealed_tile_is_filled() -> None:
    g = snowed_in()
    place = PLACE_OF[(3, 0)]
    g.tiles[place] = tile("X4")
    reveal(g, place)
    one, other = spaces_of(place)
    assert (g.lies[one], g.amount[one]) == (TREE, 3)
    assert (g.lies[other], g.amount[other]) == (COAL, 2)
    assert g.stock == [0, 0, 0, 0]


@rule("FP-SNOW-08", "FP-SNOW-08/1")
def test_food_on_a_tile_is_gained_at_once() -> None:
    g = snowed_in(food=5, near=[tile("X3")])
    play(place_near(g, 0, 1), 1)
    assert g.food == 7


@rule("FP-SNOW-09", "FP-SNOW-09/1")
def test_with_every_near_place_filled_only_a_far_tile_is_placed() -> None:
    g = snowed_in(*NEAR)
    choice = Choice(REMOVE_SNOW, 0, [])
    assert reason(why_not_side(g, choice, NEAR_TILES)) == ("FP-SNOW-09", "no-near-place")
    assert why_not_remove_snow(g) is None
    play(remove_snow(g, 0), CORNER_FAR[1])
    assert [place for place in FAR if g.tiles[place] != NONE] == [CORNER_FAR[1]]


@rule("FP-SNOW-09")
def test_a_stack_that_has_run_out_places_nothing() -> None:
    g = snowed_in(1, near=[], far=[])
    choice = Choice(REMOVE_SNOW, 0, [])
    assert reason(why_not_side(g, choice, NEAR_TILES)) == ("FP-SNOW-09", "no-near-tiles")
    assert reason(why_not_side(g, choice, FAR_TILES)) == ("FP-SNOW-09", "no-far-tiles")
    assert reason(why_not_remove_snow(g)) == ("FP-SNOW-09", "nothing-to-clear")
    assert why_not_remove_snow(g) is not None
    play(remove_snow(g, 0))
    assert [place for place in range(1, PLACES) if g.tiles[place] != NONE] == [1]


@rule("FP-SNOW-09")
def test_without_a_tile_beyond_which_to_place_it_a_far_tile_has_no_place() -> None:
    g = snowed_in()
    assert reason(why_not_side(g, Choice(REMOVE_SNOW, 0, []), FAR_TILES)) == ("FP-SNOW-09", "no-far-place")
    assert (near_placeable(g), far_placeable(g)) == (12, 0)
    assert why_not_remove_snow(g) is None
    assert why_not_remove_snow(g) is None
    g.near = [tile("X1")]
    assert near_placeable(g) == 1
    play(remove_snow(g, 0), 6)
    assert g.tiles[6] == tile("X1")
    g.far = [tile("X5")] * 2
    assert far_placeable(g) == 2
    g.far = [tile("X5")]
    assert why_not_remove_snow(g) is None


@rule("FP-LIM-06", "FP-LIM-06/1")
def test_there_are_thirty_trees() -> None:
    g = snowed_in(far=[tile("X4")])
    for space in range(5):
        g.lies[space], g.amount[space] = TREE, 5
    g.lies[5], g.amount[5] = TREE, 4
    g.tiles[1] = 0
    play(place_far(g, 0, 1), CORNER_FAR[0])
    one, other = spaces_of(CORNER_FAR[0])
    assert (g.lies[one], g.amount[one]) == (TREE, 1)
    assert (g.lies[other], g.amount[other]) == (COAL, 2)
    assert sum(amount for lies, amount in zip(g.lies, g.amount, strict=True) if lies == TREE) == MOST_TREES


@rule("FP-EVT-15", "FP-EVT-15/1")
def test_an_effect_places_a_tile_without_a_meeple_and_without_cold() -> None:
    g = snowed_in(phase=DUSK, leader=1, near=[tile("X3")], people=[10, 5, 5], ready=[2, 1, 1, 0, 0, 0], food=1)
    asking = perform(g, g.box.events[event(g, "X6")].now)
    asked = next(asking)
    assert isinstance(asked, Choice)
    assert asked.seat == 1
    play(perform(g, g.box.events[event(g, "X6")].now), 9)
    one, other = spaces_of(9)
    assert (g.tiles[9], g.food, g.near) == (tile("X3"), 3, [])
    assert [(g.lies[space], g.amount[space]) for space in (one, other)] == [(COAL, 1), (WOOD, 2)]
    assert (g.sick, g.ready, sum(g.snow_field)) == ([0, 0, 0], [2, 1, 1, 0, 0, 0], 0)


@rule("FP-EVT-15")
def test_an_effect_places_as_many_tiles_as_it_can() -> None:
    g = snowed_in(1, far=[tile("X5")])
    play(perform(g, g.box.events[event(g, "X7")].now), CORNER_FAR[0])
    assert g.far == []
    play(perform(g, g.box.events[event(g, "X7")].now))
    assert [place for place in FAR if g.tiles[place] != NONE] == [CORNER_FAR[0]]


@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_not_offered_has_a_reason(seed: int) -> None:
    rng = Rng(seed)
    g = snowed_in(1)
    sizes = {"places": PLACES, "near-far": 2}
    while why_not_remove_snow(g) is None:
        assert why_not_remove_snow(g) is None
        asking = remove_snow(g, 0)
        answer: Any = None
        while True:
            try:
                choice = asking.send(answer)
            except StopIteration:
                break
            assert isinstance(choice, Choice)
            ask = choice.question
            assert [v for v in range(sizes[ask.domain]) if ask.why_not(g, choice, v) is None] == choice.values
            answer = choice.values[rng.below(len(choice.values))]
    assert NONE not in g.tiles[1:]
    g.near = g.far = [tile("X1")]
    assert why_not_remove_snow(g) is not None
