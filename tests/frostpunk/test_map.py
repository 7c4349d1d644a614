"""The shape of the crater: FP-ADJ, and what FP-GATH and FP-CONS say of spaces."""

from __future__ import annotations

from holdfast.games.frostpunk.city.map import (
    ADJACENT,
    CORNER_FAR,
    CORNER_NEAR,
    DRAWER,
    FAR,
    GENERATOR,
    GENERATOR_HEXES,
    GENERATOR_SPACES,
    HEXES,
    NEAR,
    NEIGHBOURS,
    PLACE,
    PLACE_OF,
    SPACES,
    ZONE,
    around,
    ring,
    sibling,
    spaces_of,
)
from tests.cite import rule


def generator_spaces_next_to(place: int) -> int:
    return sum(space < GENERATOR_SPACES for space in ADJACENT[spaces_of(place)[0]])


@rule("FP-ADJ-01")
def test_the_two_spaces_of_a_tile_are_adjacent() -> None:
    for place in (*NEAR, *FAR):
        one, other = spaces_of(place)
        assert other in ADJACENT[one]
        assert one in ADJACENT[other]
        assert (sibling(one), sibling(other)) == (other, one)


@rule("FP-ADJ-02", "FP-ADJ-02/1")
def test_a_space_is_adjacent_to_both_spaces_of_every_neighbouring_tile() -> None:
    far = PLACE_OF[(3, 0)]  # in a corner it has three neighbours: two Far and one Near tile, and no Generator tile
    assert len(NEIGHBOURS[far]) == 3
    assert GENERATOR not in NEIGHBOURS[far]
    for space in spaces_of(far):
        expected = {sibling(space)} | {other for place in NEIGHBOURS[far] for other in spaces_of(place)}
        assert set(ADJACENT[space]) == expected
        assert len(ADJACENT[space]) == 7


@rule("FP-ADJ-03")
def test_tiles_that_meet_only_at_a_point_are_not_adjacent() -> None:
    for place in (*NEAR, *FAR):
        beside = {PLACE_OF[at] for at in around(HEXES[place]) if PLACE_OF[at] < FAR.stop}
        assert set(NEIGHBOURS[place]) == beside
    two_steps = PLACE_OF[(2, 0)], PLACE_OF[(0, 2)]
    assert two_steps[1] not in NEIGHBOURS[two_steps[0]]


@rule("FP-ADJ-04")
def test_each_generator_space_has_three_outer_edges_and_adjacency_goes_both_ways() -> None:
    for space in range(GENERATOR_SPACES):
        outer = [at for at in around(GENERATOR_HEXES[space]) if at in ring(2)]
        assert len(outer) == 3
        assert {PLACE[other] for other in ADJACENT[space]} == {PLACE_OF[at] for at in outer}
        assert len(ADJACENT[space]) == 6
    for space in range(SPACES):
        for other in ADJACENT[space]:
            assert space in ADJACENT[other]


@rule("FP-ADJ-05", "FP-ADJ-05/1", "FP-ADJ-05/2", "FP-ADJ-05/3")
def test_a_near_tile_touches_two_one_or_no_generator_spaces() -> None:
    assert generator_spaces_next_to(PLACE_OF[(1, -2)]) == 2
    assert generator_spaces_next_to(PLACE_OF[(2, 0)]) == 1
    assert generator_spaces_next_to(PLACE_OF[(1, 1)]) == 1
    in_front = PLACE_OF[(2 * DRAWER[0], 2 * DRAWER[1])]
    assert generator_spaces_next_to(in_front) == 0
    counts = [generator_spaces_next_to(place) for place in NEAR]
    assert (counts.count(2), counts.count(1), counts.count(0)) == (4, 7, 1)


@rule("FP-ADJ-06", "FP-ADJ-06/1", "FP-ADJ-06/2", "FP-ADJ-06/3", "FP-CONS-10")
def test_seven_hexes_twelve_near_places_eighteen_far_places() -> None:
    assert [len(ring(distance)) for distance in (1, 2, 3)] == [6, 12, 18]
    assert len(GENERATOR_HEXES) == GENERATOR_SPACES == 5
    assert DRAWER not in GENERATOR_HEXES
    assert [len(NEAR), len(FAR)] == [12, 18]
    assert PLACE_OF[DRAWER] == GENERATOR
    straight = [generator_spaces_next_to(PLACE_OF[(2 * q, 2 * r)]) for q, r in ring(1) if (q, r) != DRAWER]
    assert straight == [1] * 5
    between = {at: generator_spaces_next_to(PLACE_OF[at]) for at in ring(2) if 0 not in at and at[0] + at[1]}
    assert sorted(between.values()) == [1, 1, 2, 2, 2, 2]


@rule("FP-ADJ-07", "FP-ADJ-07/1")
def test_generator_spaces_are_not_adjacent_to_each_other() -> None:
    for space in range(GENERATOR_SPACES):
        assert all(other >= GENERATOR_SPACES for other in ADJACENT[space])


@rule("FP-ADJ-10", "FP-ADJ-10/1")
def test_zones_are_the_generator_tile_the_near_and_the_far_tiles() -> None:
    assert ZONE[GENERATOR] == 0
    assert [ZONE[place] for place in NEAR] == [1] * 12
    assert [ZONE[place] for place in FAR] == [2] * 18


@rule("FP-GATH-05")
def test_a_map_tile_has_two_spaces_and_the_generator_tile_five() -> None:
    assert [len(spaces_of(place)) for place in (GENERATOR, 1, 30)] == [5, 2, 2]
    assert [space for place in range(31) for space in spaces_of(place)] == list(range(SPACES))


def test_each_corner_has_a_far_place_with_one_near_place_before_it() -> None:
    for far, near in zip(CORNER_FAR, CORNER_NEAR, strict=True):
        assert far in FAR
        assert [place for place in NEIGHBOURS[far] if place in NEAR] == [near]
