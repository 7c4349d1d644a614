"""What a scenario's record in a pack says (FP-STORY): its cards, and in what it differs from the Crater.

Every field but the first three begins as the Crater has it, so a record says only what its chapter of the rules does.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from ...cards import Words, slot
from .state import STEAM_HUB, STEAM_HUB_TECHNOLOGY

BuildingSlot = Annotated[int, slot("building")]
ScenarioSlot = Annotated[int, slot("card:scenario")]
TechnologySlot = Annotated[int, slot("technology")]


class Without(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-STORY-05: what leaves the game before anything is dealt."""

    buildings: tuple[BuildingSlot, ...] = (STEAM_HUB,)
    technologies: tuple[TechnologySlot, ...] = (STEAM_HUB_TECHNOLOGY,)


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
    without: Without = Without()


def as_it_always_was(cards: int) -> Story:
    """The one scenario of packs that hold no records: the Crater, with every Scenario card."""
    return Story(id=CRATER, title="", line="", cards=tuple(range(cards)))


CRATER: Final = "crater"


def changes_nothing(story: Story) -> bool:
    """Whether it is played by the rules of the Crater throughout, so that its cards alone make it what it is."""
    return msgspec.structs.replace(story, id="", title="", line="", cards=()) == Story(id="", title="", line="")
