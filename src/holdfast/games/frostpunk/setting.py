"""A scenario as the rules play it: its record, with all that can be found out beforehand (FP-STORY)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...kernel import Box
from .cards import MapTile, Scenario
from .city.map import Map
from .state import COAL, NONE, TREE, WOOD
from .stories import Story, Turned


class Setting:
    """`opening` are the cards that lie open at set-up, `storm_card` the one beside the Weather deck, each by its number
    among Event and Scenario cards; `found` is what each Map tile holds here, space by space;
    `marks` the place of each kind of them in the state."""

    __slots__ = ("found", "map", "marks", "opening", "storm_card", "story", "triggers")

    def __init__(self, story: Story, first: int, scenario: tuple[Scenario, ...], tiles: Sequence[MapTile]) -> None:
        """FP-STORY-04: `first` is the number of the first Scenario card."""
        self.story: Final = story
        opening = story.open or story.cards[:1]
        self.opening: Final = [first + card for card in opening]
        self.triggers: Final = [trigger.round for card in opening for trigger in scenario[card].triggers]
        land = story.map
        self.map: Final = Map(land.near, land.far, land.rock, land.deposits)
        self.marks: Final[dict[str, int]] = {mark.id: number for number, mark in enumerate(story.marks)}
        self.found: Final = [found_under(tile, land.turned) for tile in tiles]
        self.storm_card: Final = next((first + card for card in story.cards if scenario[card].storms), NONE)


Laid = tuple[tuple[int, int], ...]  # on a space: each thing, and how much of it


def found_under(tile: MapTile, turned: Turned) -> tuple[Laid, Laid]:
    """FP-SNOW-07: what is laid on the two spaces of a tile when it is turned over."""
    first, second = (*tile.spaces, (), ())[:2]
    return laid(first, turned), laid(second, turned)


def laid(pile: Sequence[int], turned: Turned) -> Laid:
    amounts = list(pile)
    if not any(amounts):
        return ((TREE, turned.trees_on_empty),) if turned.trees_on_empty else ()
    amounts[WOOD] = min(amounts[WOOD], turned.wood_most)
    if amounts[COAL]:
        amounts[COAL] = min(turned.coal_most, max(turned.coal_least, amounts[COAL] - turned.coal_less))
    return tuple((thing, number) for thing, number in enumerate(amounts) if number)


# -- what a table can choose ------------------------------------------------------------------------------------------


def told(box: Box | None) -> Mapping[str, tuple[str, str]]:
    """FP-STORY-01: title and line of each scenario of a box, in the order of its pack."""
    from .box import FrostpunkBox, open_box

    box = open_box(None) if box is None else box
    assert isinstance(box, FrostpunkBox)
    stories = [setting.story for setting in box.settings]
    return {story.id: (story.title, story.line) for story in stories}
