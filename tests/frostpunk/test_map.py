"""The shape of the crater: FP-ADJ, and what FP-GATH and FP-CONS say of spaces."""

from __future__ import annotations

from holdfast.games.frostpunk.city import map as hexes
from holdfast.games.frostpunk.city.map import Hex, around, ring
from tests.cite import rule
from tests.frostpunk.scenes import (
    BY_THE_GENERATOR,
    FAR,
    NEAR,
    PLACES,
    SPACES,
)


def at(where: Hex) -> str:
    """The place at a hex."""
    return PLACES[hexes.PLACE_OF[where]]


def neighbours(place: str) -> set[str]:
    return {PLACES[other] for other in hexes.NEIGHBOURS[PLACES.index(place)]}


def adjacent(space: str) -> set[str]:
    found = hexes.ADJACENT[SPACES.index(space)]
    assert len(set(found)) == len(found)
    return {SPACES[other] for other in found}


def sibling(space: str) -> str:
    return SPACES[hexes.sibling(SPACES.index(space))]


def spaces_of(place: str) -> list[str]:
    return [SPACES[space] for space in hexes.spaces_of(PLACES.index(place))]


def generator_spaces_next_to(place: str) -> int:
    return len(adjacent(f"{place}/a") & set(BY_THE_GENERATOR))


@rule("FP-ADJ-01")
def test_the_two_spaces_of_a_tile_are_adjacent() -> None:
    for place in (*NEAR, *FAR):
        one, other = spaces_of(place)
        assert other in adjacent(one)
        assert one in adjacent(other)
        assert (sibling(one), sibling(other)) == (other, one)


@rule("FP-ADJ-02", "FP-ADJ-02/1")
def test_a_space_is_adjacent_to_both_spaces_of_every_neighbouring_tile() -> None:
    """In a corner it has three neighbours: two Far and one Near tile, and no Generator tile."""
    assert at((3, 0)) == "far-1"
    assert neighbours("far-1") == {"near-1", "far-2", "far-18"}
    around_it = {"near-1/a", "near-1/b", "far-2/a", "far-2/b", "far-18/a", "far-18/b"}
    assert adjacent("far-1/a") == {"far-1/b", *around_it}
    assert adjacent("far-1/b") == {"far-1/a", *around_it}


@rule("FP-ADJ-03")
def test_tiles_that_meet_only_at_a_point_are_not_adjacent() -> None:
    for place, where in zip(PLACES, hexes.HEXES, strict=False):
        if place != "generator":
            assert neighbours(place) == {at(beside) for beside in around(where) if hexes.PLACE_OF[beside] < len(PLACES)}
    assert at((0, 2)) not in neighbours(at((2, 0)))


@rule("FP-ADJ-04")
def test_each_generator_space_has_three_outer_edges_and_adjacency_goes_both_ways() -> None:
    for space, where in zip(BY_THE_GENERATOR, hexes.GENERATOR_HEXES, strict=True):
        outer = [beside for beside in around(where) if beside in ring(2)]
        assert len(outer) == 3
        assert adjacent(space) == {other for beside in outer for other in spaces_of(at(beside))}
        assert len(adjacent(space)) == 6
    for space in SPACES:
        for other in adjacent(space):
            assert space in adjacent(other)


@rule("FP-ADJ-05", "FP-ADJ-05/1", "FP-ADJ-05/2", "FP-ADJ-05/3")
def test_a_near_tile_touches_two_one_or_no_generator_spaces() -> None:
    assert generator_spaces_next_to(at((1, -2))) == 2
    assert generator_spaces_next_to(at((2, 0))) == 1
    assert generator_spaces_next_to(at((1, 1))) == 1
    q, r = hexes.DRAWER
    in_front = at((2 * q, 2 * r))
    assert generator_spaces_next_to(in_front) == 0
    counts = [generator_spaces_next_to(place) for place in NEAR]
    assert (counts.count(2), counts.count(1), counts.count(0)) == (4, 7, 1)


@rule("FP-ADJ-06", "FP-ADJ-06/1", "FP-ADJ-06/2", "FP-ADJ-06/3", "FP-CONS-10")
def test_seven_hexes_twelve_near_places_eighteen_far_places() -> None:
    assert [len(ring(distance)) for distance in (1, 2, 3)] == [6, 12, 18]
    assert len(hexes.GENERATOR_HEXES) == len(spaces_of("generator")) == 5
    assert hexes.DRAWER not in hexes.GENERATOR_HEXES
    assert ["generator", *NEAR, *FAR] == PLACES
    assert at(hexes.DRAWER) == "generator"
    straight = [generator_spaces_next_to(at((2 * q, 2 * r))) for q, r in ring(1) if (q, r) != hexes.DRAWER]
    assert straight == [1] * 5
    between = [generator_spaces_next_to(at((q, r))) for q, r in ring(2) if q and r and q + r]
    assert sorted(between) == [1, 1, 2, 2, 2, 2]


@rule("FP-ADJ-07", "FP-ADJ-07/1")
def test_generator_spaces_are_not_adjacent_to_each_other() -> None:
    for space in BY_THE_GENERATOR:
        assert not adjacent(space) & set(BY_THE_GENERATOR)


@rule("FP-ADJ-10", "FP-ADJ-10/1")
def test_zones_are_the_generator_tile_the_near_and_the_far_tiles() -> None:
    zones = dict(zip(PLACES, hexes.ZONE, strict=False))
    assert zones == {"generator": 0, **dict.fromkeys(NEAR, 1), **dict.fromkeys(FAR, 2)}


@rule("FP-GATH-05")
def test_a_map_tile_has_two_spaces_and_the_generator_tile_five() -> None:
    assert spaces_of("generator") == BY_THE_GENERATOR
    assert [len(spaces_of(place)) for place in (*NEAR, *FAR)] == [2] * 30
    assert [space for place in PLACES for space in spaces_of(place)] == SPACES


def test_each_corner_has_a_far_place_with_one_near_place_before_it() -> None:
    corners = [(PLACES[far], PLACES[near]) for far, near in zip(hexes.CORNER_FAR, hexes.CORNER_NEAR, strict=True)]
    assert len(corners) == 6
    for far, near in corners:
        assert far in FAR
        assert neighbours(far) & set(NEAR) == {near}
