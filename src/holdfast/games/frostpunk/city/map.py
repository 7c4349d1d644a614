"""The shape of the crater: places for tiles, their spaces, and what lies next to what (FP-ADJ, FP-GATH-05, FP-CONS-10).

A hexagon of radius 3 around the tower. Distance 1: the Generator tile's five spaces and its drawer; distance 2: twelve
places for Near tiles; distance 3: eighteen for Far tiles. Places are numbered 0 (the Generator tile), 1 to 12 (Near),
13 to 30 (Far), each ring clockwise from the east. Spaces 0 to 4 are the Generator tile's, then two for each place.
"""

from __future__ import annotations

from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise from the east
DRAWER: Final = (0, 1)  # the hex before the tower into which the drawer opens: no space
GENERATOR: Final = 0
NEAR: Final = range(1, 13)
FAR: Final = range(13, 31)
PLACES: Final = 31
GENERATOR_SPACES: Final = 5
SPACES: Final = GENERATOR_SPACES + 2 * (PLACES - 1)
CORNERS: Final = 6


def ring(distance: int) -> list[Hex]:
    """The hexes at a distance, clockwise, from the corner in the east."""
    q, r = distance, 0
    hexes: list[Hex] = []
    for side in range(6):
        step_q, step_r = DIRECTIONS[(side + 2) % 6]
        for _ in range(distance):
            hexes.append((q, r))
            q, r = q + step_q, r + step_r
    return hexes


def around(at: Hex) -> list[Hex]:
    return [(at[0] + q, at[1] + r) for q, r in DIRECTIONS]


GENERATOR_HEXES: Final = [at for at in ring(1) if at != DRAWER]
HEXES: Final[list[Hex]] = [(0, 0), *ring(2), *ring(3)]  # of each place; the Generator tile stands for its seven
PLACE_OF: Final[dict[Hex, int]] = {(0, 0): GENERATOR, **dict.fromkeys(ring(1), GENERATOR)} | {
    at: place for place, at in enumerate(HEXES) if place
}

# FP-ADJ-10: the Generator tile, the tiles next to it, the tiles within two hexes.
ZONE: Final = [0] + [1] * len(NEAR) + [2] * len(FAR)


def spaces_of(place: int) -> range:
    """The spaces of a tile at this place (FP-GATH-05)."""
    if place == GENERATOR:
        return range(GENERATOR_SPACES)
    first = GENERATOR_SPACES + 2 * (place - 1)
    return range(first, first + 2)


PLACE: Final = [place for place in range(PLACES) for _ in spaces_of(place)]  # of each space


def _neighbouring(place: int) -> tuple[int, ...]:
    """FP-ADJ-02, FP-ADJ-03: the places with a straight edge in common; the Generator tile counts as one."""
    if place == GENERATOR:
        return tuple(NEAR)
    return tuple(sorted({PLACE_OF[at] for at in around(HEXES[place]) if at in PLACE_OF}))


NEIGHBOURS: Final = [_neighbouring(place) for place in range(PLACES)]
NEIGHBOUR_BITS: Final = [sum(1 << other for other in row) for row in NEIGHBOURS]


def _adjacent(space: int) -> tuple[int, ...]:
    """FP-ADJ-01, FP-ADJ-02, FP-ADJ-04, FP-ADJ-05, FP-ADJ-07: the spaces adjacent to a space, were every place covered
    by a tile."""
    place = PLACE[space]
    if place == GENERATOR:
        touching = [PLACE_OF[at] for at in around(GENERATOR_HEXES[space]) if PLACE_OF.get(at, GENERATOR) in NEAR]
        return tuple(other for near in touching for other in spaces_of(near))
    own = [other for other in spaces_of(place) if other != space]
    tiles = [other for near in NEIGHBOURS[place] if near != GENERATOR for other in spaces_of(near)]
    beside = around(HEXES[place])
    generator = [number for number, at in enumerate(GENERATOR_HEXES) if at in beside]
    return (*own, *tiles, *generator)


ADJACENT: Final = [_adjacent(space) for space in range(SPACES)]

# FP-SET-06, FP-SET-07, FP-SET-08, FP-ADJ-09: the Far place in each corner, clockwise from the east, and the Near place
# before it.
CORNER_FAR: Final = [PLACE_OF[(3 * q, 3 * r)] for q, r in DIRECTIONS]
CORNER_NEAR: Final = [PLACE_OF[(2 * q, 2 * r)] for q, r in DIRECTIONS]


def sibling(space: int) -> int:
    """The other space of a Map tile."""
    first = spaces_of(PLACE[space])[0]
    return first + 1 if space == first else first
