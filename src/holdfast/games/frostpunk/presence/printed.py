"""What is printed on the boards of Frostpunk: where everything lies in the crater, and the tracks around it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ....presence import Shown
from ..box import FrostpunkBox
from ..city.map import CORNER_FAR, CORNER_NEAR, DRAWER, GENERATOR, GENERATOR_HEXES, HEXES, NEAR, PLACES, spaces_of
from ..nouns import Citizen
from ..state import NONE

Ring = Literal["generator", "near", "far"]


class FrostpunkBoardPlace(Shown, frozen=True):
    """A place for a tile, in axial coordinates around the tower: q to the east, r to the south-east."""

    place: str
    q: int
    r: int
    ring: Ring
    spaces: list[str]


class FrostpunkGeneratorSpace(Shown, frozen=True):
    space: str
    q: int
    r: int


class FrostpunkHex(Shown, frozen=True):
    q: int
    r: int


class FrostpunkCorner(Shown, frozen=True):
    """A corner of the map in the order of the view's `deposits`: its Far place, and the Near place before it."""

    place: str
    near: str
    q: int
    r: int


class FrostpunkRound(Shown, frozen=True):
    round: int
    fed: Citizen


class FrostpunkHeatSpace(Shown, frozen=True):
    """`cubes` are dropped in a stress check; `icon` falls sick while the heat stays below."""

    space: int
    cubes: int
    icon: Citizen | None


class FrostpunkRangeSpace(Shown, frozen=True):
    """The Heat levels at which the two symbols of an indicator on this space stand."""

    space: int
    insulation: int
    zone: int


class FrostpunkSicknessSection(Shown, frozen=True):
    """From so many sick of a type on."""

    least: int
    spent: int
    flips: int


class FrostpunkHungerSection(Shown, frozen=True):
    """From so much Hunger on."""

    least: int
    discontent: int
    deaths: int


# -- the crater, in axial coordinates around the tower -----------------------------------------------------------------


def places(box: FrostpunkBox) -> Iterator[FrostpunkBoardPlace]:
    for place in range(PLACES):
        q, r = HEXES[place]
        ring: Ring = "generator" if place == GENERATOR else "near" if place in NEAR else "far"
        spaces = [box.space_words[space] for space in spaces_of(place)]
        yield FrostpunkBoardPlace(box.place_words[place], q, r, ring, spaces)


def generator_spaces(box: FrostpunkBox) -> list[FrostpunkGeneratorSpace]:
    return [FrostpunkGeneratorSpace(box.space_words[space], *GENERATOR_HEXES[space]) for space in spaces_of(GENERATOR)]


def drawer() -> FrostpunkHex:
    return FrostpunkHex(*DRAWER)


def corners(box: FrostpunkBox) -> list[FrostpunkCorner]:
    return [
        FrostpunkCorner(box.place_words[far], box.place_words[near], *HEXES[far])
        for far, near in zip(CORNER_FAR, CORNER_NEAR, strict=True)
    ]


# -- along the tracks --------------------------------------------------------------------------------------------------


def rounds(box: FrostpunkBox) -> list[FrostpunkRound]:
    fed = box.board.fed
    return [FrostpunkRound(number + 1, box.citizen_words[fed[number % len(fed)]]) for number in range(box.board.rounds)]


def heat(box: FrostpunkBox) -> list[FrostpunkHeatSpace]:
    return [
        FrostpunkHeatSpace(number, space.cubes, None if space.icon == NONE else box.citizen_words[space.icon])
        for number, space in enumerate(box.board.heat, 1)
    ]


def ranges(box: FrostpunkBox) -> list[FrostpunkRangeSpace]:
    return [
        FrostpunkRangeSpace(number, space.insulation, space.zone) for number, space in enumerate(box.board.ranges, 1)
    ]


def sickness(box: FrostpunkBox) -> list[FrostpunkSicknessSection]:
    return [FrostpunkSicknessSection(row.least, row.spent, row.flips) for row in box.board.sickness]


def hunger(box: FrostpunkBox) -> list[FrostpunkHungerSection]:
    return [FrostpunkHungerSection(row.least, row.discontent, row.deaths) for row in box.board.hunger]
