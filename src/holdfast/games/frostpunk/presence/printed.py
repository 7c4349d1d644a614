"""What is printed on the boards of Frostpunk: where everything lies on the maps, and the tracks around them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ....presence import Shown
from ..box import FrostpunkBox
from ..city.map import DRAWER, GENERATOR, GENERATOR_HEXES, HEXES, NEAR, spaces_of
from ..nouns import Citizen
from ..setting import Setting
from ..speech import Spoken
from ..state import NONE
from ..stories import Mark

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


class FrostpunkMark(Shown, frozen=True):
    """Where a Deposit may lie, in the order of the view's `deposits`: on the Rim beyond a place, or on the rock of
    one."""

    place: str
    q: int
    r: int
    on_rock: bool


class FrostpunkSpots(Shown, frozen=True):
    """Marks of the scenario, and the places of each spot on which they lie."""

    id: str
    title: str
    spots: list[list[str]]
    wanted: int  # on each, by the goal


class FrostpunkMap(Shown, frozen=True):
    """The map of a scenario, by the names of its places."""

    scenario: str
    title: str
    places: list[str]
    rock: list[str]
    deposits: list[FrostpunkMark]
    marks: list[FrostpunkSpots]


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


# -- the maps, in axial coordinates around the tower -------------------------------------------------------------------


def places(box: FrostpunkBox) -> Iterator[FrostpunkBoardPlace]:
    for place, word in enumerate(box.place_words):
        q, r = HEXES[place]
        ring: Ring = "generator" if place == GENERATOR else "near" if place in NEAR else "far"
        spaces = [box.space_words[space] for space in spaces_of(place)]
        yield FrostpunkBoardPlace(word, q, r, ring, spaces)


def generator_spaces(box: FrostpunkBox) -> list[FrostpunkGeneratorSpace]:
    return [FrostpunkGeneratorSpace(box.space_words[space], *GENERATOR_HEXES[space]) for space in spaces_of(GENERATOR)]


def drawer() -> FrostpunkHex:
    return FrostpunkHex(*DRAWER)


def map_of(voice: Spoken, setting: Setting) -> FrostpunkMap:
    words, ground = voice.box.place_words, setting.map
    return FrostpunkMap(
        scenario=setting.story.id,
        title=setting.story.title,
        places=[words[place] for place in (*ground.near, *ground.far)],
        rock=[words[place] for place in ground.rock],
        deposits=[FrostpunkMark(words[place], *HEXES[place], place in ground.rock) for place in ground.marks],
        marks=[spots(voice, mark) for mark in setting.story.marks],
    )


def spots(voice: Spoken, mark: Mark) -> FrostpunkSpots:
    words = voice.box.place_words
    names = [[words[place] for place in spot] for spot in mark.spots]
    return FrostpunkSpots(mark.id, str(voice.noun(f"mark-{mark.id}")), names, mark.wanted)


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
