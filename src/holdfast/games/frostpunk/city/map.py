"""The shape of the maps: places for tiles, their spaces, and what lies next to what (FP-ADJ, FP-GATH-05, FP-CONS-10,
FP-STORY-07, FP-STORY-08, FP-STORY-09).

Hexes around the tower. Distance 1: the Generator tile's five spaces and its drawer; distance 2: twelve places for Near
tiles; distance 3 and more: places for Far tiles. They are numbered once for all maps: 0 (the Generator tile), 1 to 12
(Near), 13 to 30 (Far), so far the hexagon of the Crater, each ring clockwise from the east; then 31 to 54 (distance 4)
and 55 to 60 (six places at distance 5). Spaces 0 to 4 are the Generator tile's, then two for each place.
"""

from __future__ import annotations

from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise from the east
DRAWER: Final = (0, 1)  # the hex before the tower into which the drawer opens: no space
GENERATOR: Final = 0
NEAR: Final = range(1, 13)
FAR: Final = range(13, 31)  # those of the hexagon
OUTER: Final = range(31, 55)
ENDS: Final = range(55, 61)
END_HEXES: Final[tuple[Hex, ...]] = ((5, 0), (4, 1), (-5, 1), (-5, 0), (-4, -1), (5, -1))
GENERATOR_SPACES: Final = 5
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
# Of each place; the Generator tile stands for its seven.
HEXES: Final[list[Hex]] = [(0, 0), *ring(2), *ring(3), *ring(4), *END_HEXES]
PLACE_OF: Final[dict[Hex, int]] = {(0, 0): GENERATOR, **dict.fromkeys(ring(1), GENERATOR)} | {
    at: place for place, at in enumerate(HEXES) if place
}
PLACES: Final = FAR.stop  # of the hexagon, beyond which few maps reach
SPACES: Final = GENERATOR_SPACES + 2 * (PLACES - 1)
ALL_PLACES: Final = len(HEXES)
ALL_SPACES: Final = GENERATOR_SPACES + 2 * (ALL_PLACES - 1)

# FP-ADJ-10, FP-STORY-08: the Generator tile, the tiles next to it, the tiles within two hexes; beyond them no zone.
ZONE: Final = [0] + [1] * len(NEAR) + [2] * len(FAR) + [3] * (len(OUTER) + len(ENDS))


def spaces_of(place: int) -> range:
    """The spaces of a tile at this place (FP-GATH-05)."""
    if place == GENERATOR:
        return range(GENERATOR_SPACES)
    first = GENERATOR_SPACES + 2 * (place - 1)
    return range(first, first + 2)


PLACE: Final = [place for place in range(ALL_PLACES) for _ in spaces_of(place)]  # of each space


def _neighbouring(place: int, places: int) -> tuple[int, ...]:
    """FP-ADJ-02, FP-ADJ-03: the places with a straight edge in common; the Generator tile counts as one."""
    if place == GENERATOR:
        return tuple(NEAR)
    beside = {PLACE_OF.get(at, places) for at in around(HEXES[place])}
    return tuple(sorted(other for other in beside if other < places))


def _adjacent(space: int, neighbours: list[tuple[int, ...]]) -> tuple[int, ...]:
    """FP-ADJ-01, FP-ADJ-02, FP-ADJ-04, FP-ADJ-05, FP-ADJ-07: the spaces adjacent to a space, were every place covered
    by a tile."""
    place = PLACE[space]
    if place == GENERATOR:
        touching = [PLACE_OF[at] for at in around(GENERATOR_HEXES[space]) if PLACE_OF.get(at, GENERATOR) in NEAR]
        return tuple(other for near in touching for other in spaces_of(near))
    own = [other for other in spaces_of(place) if other != space]
    tiles = [other for near in neighbours[place] if near != GENERATOR for other in spaces_of(near)]
    beside = around(HEXES[place])
    generator = [number for number, at in enumerate(GENERATOR_HEXES) if at in beside]
    return (*own, *tiles, *generator)


NEIGHBOURS: Final = [_neighbouring(place, PLACES) for place in range(PLACES)]
ADJACENT: Final = [_adjacent(space, NEIGHBOURS) for space in range(SPACES)]
ALL_NEIGHBOURS: Final = [_neighbouring(place, ALL_PLACES) for place in range(ALL_PLACES)]
ALL_ADJACENT: Final = [_adjacent(space, ALL_NEIGHBOURS) for space in range(ALL_SPACES)]

# FP-SET-06, FP-SET-07, FP-SET-08, FP-ADJ-09: the Far place in each corner, clockwise from the east, and the Near place
# before it.
CORNER_FAR: Final = [PLACE_OF[(3 * q, 3 * r)] for q, r in DIRECTIONS]
CORNER_NEAR: Final = [PLACE_OF[(2 * q, 2 * r)] for q, r in DIRECTIONS]

PLACE_WORDS: Final = [
    "generator",
    *(f"near-{number + 1}" for number in range(len(NEAR))),
    *(f"far-{number + 1}" for number in range(len(FAR))),
    *(f"outer-{number + 1}" for number in range(len(OUTER))),
    *(f"end-{number + 1}" for number in range(len(ENDS))),
]


def sibling(space: int) -> int:
    """The other space of a Map tile."""
    first = spaces_of(PLACE[space])[0]
    return first + 1 if space == first else first


class Map:
    """The places of one scenario: those for Near and for Far tiles, those where rock stands, and those at which
    Starting Wall tiles are laid. Lists of the table by place or space are as long as the map needs; what lies next to
    what is found in tables of the same length."""

    __slots__ = (
        "adjacent",
        "at_mark",
        "far",
        "marks",
        "near",
        "neighbour_bits",
        "neighbours",
        "places",
        "rock",
        "spaces",
    )

    def __init__(
        self, near: tuple[int, ...], far: tuple[int, ...], rock: tuple[int, ...] = (), marks: tuple[int, ...] = ()
    ) -> None:
        inside = max((*near, *far, *rock), default=GENERATOR) < PLACES
        self.near: Final = near
        self.far: Final = far
        self.rock: Final = rock
        self.marks: Final = marks
        self.places: Final = PLACES if inside else ALL_PLACES
        self.spaces: Final = SPACES if inside else ALL_SPACES
        self.neighbours: Final = NEIGHBOURS if inside else ALL_NEIGHBOURS
        self.adjacent: Final = ADJACENT if inside else ALL_ADJACENT
        self.neighbour_bits: Final = [sum(1 << other for other in row) for row in self.neighbours]
        # FP-ADJ-09: of each place, the marks whose Deposit a tile there touches
        self.at_mark: Final = [
            tuple(
                number
                for number, mark in enumerate(marks)
                if (place in self.neighbours[mark] if mark in rock else place == mark)
            )
            for place in range(self.places)
        ]
