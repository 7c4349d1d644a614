"""What a scenario's record in a pack says (FP-STORY): its cards, and in what it differs from the Crater.

Every field but the first three begins as the Crater has it, so a record says only what its chapter of the rules does.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from ...cards import Words, slot
from .city.map import CORNER_FAR, CORNER_NEAR, FAR, NEAR
from .state import MOST_ON_SPACE, STEAM_HUB, STEAM_HUB_TECHNOLOGY

LyingSlot = Annotated[int, slot("lying")]
PlaceSlot = Annotated[int, slot("place")]
BuildingSlot = Annotated[int, slot("building")]
ScenarioSlot = Annotated[int, slot("card:scenario")]
TechnologySlot = Annotated[int, slot("technology")]


class Without(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-STORY-05: what leaves the game before anything is dealt."""

    buildings: tuple[BuildingSlot, ...] = (STEAM_HUB,)
    technologies: tuple[TechnologySlot, ...] = (STEAM_HUB_TECHNOLOGY,)


class Starting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-SET-07, FP-SET-08: groups of places that get a tile at set-up: those whose own mark
    for a Deposit is blank, so many drawn by lot, or all."""

    places: tuple[tuple[PlaceSlot, ...], ...] = tuple(zip(CORNER_FAR, CORNER_NEAR, strict=True))
    by: Literal["blank", "lot", "all"] = "blank"
    drawn: int = 0


class Turned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """: what is laid otherwise than depicted when a tile is turned over."""

    coal_less: int = 0
    coal_least: int = 1
    coal_most: int = MOST_ON_SPACE
    wood_most: int = MOST_ON_SPACE
    trees_on_empty: int = 0


class Land(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-STORY-07, FP-STORY-09: a map. Of Deposits the places at which Starting Wall tiles are laid, in their order: on
    the Rim behind a tile, or on rock."""

    near: tuple[PlaceSlot, ...] = tuple(NEAR)
    far: tuple[PlaceSlot, ...] = tuple(FAR)
    rock: tuple[PlaceSlot, ...] = ()
    deposits: tuple[PlaceSlot, ...] = tuple(CORNER_FAR)
    start: Starting = Starting()
    turned: Turned = Turned()


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-STORY-02: marks of a kind, as many on each spot at set-up; a spot is the places it belongs to. `pieces` are
    what serves as marks, where the box has few of them; `wanted` is how many on each spot the goal asks for."""

    id: Literal["rim-trees", "struck"]
    spots: tuple[tuple[PlaceSlot, ...], ...]
    each: int = 0
    wanted: int = 0
    pieces: LyingSlot = -1


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """FP-STORY-01, FP-STORY-02, FP-STORY-03, FP-STORY-04: a scenario. Of its cards the first lies open, unless `open`
    names others; one with `storms` is the Storm card. `storm` is the Round on which the Storm marker starts; 0 where
    there is none. `line` tells in the lobby what is different."""

    id: str
    title: Words
    line: Words
    cards: tuple[ScenarioSlot, ...] = ()
    open: tuple[ScenarioSlot, ...] = ()
    storm: int = 9
    map: Land = Land()
    without: Without = Without()
    marks: tuple[Mark, ...] = ()


def as_it_always_was(cards: int) -> Story:
    """The one scenario of packs that hold no records: the Crater, with every Scenario card."""
    return Story(id=CRATER, title="", line="", cards=tuple(range(cards)))


CRATER: Final = "crater"


def changes_nothing(story: Story) -> bool:
    """Whether it is played by the rules of the Crater throughout, so that its cards alone make it what it is."""
    return msgspec.structs.replace(story, id="", title="", line="", cards=()) == Story(id="", title="", line="")
