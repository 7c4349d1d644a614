"""A scenario as the rules play it: its record, with all that can be found out beforehand (FP-STORY)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel import Box
from .cards import Scenario
from .state import NONE
from .stories import Story


class Setting:
    """`opening` are the cards that lie open at set-up, `storm_card` the one beside the Weather deck, each by its number
    among Event and Scenario cards."""

    __slots__ = ("opening", "storm_card", "story", "triggers")

    def __init__(self, story: Story, first: int, scenario: tuple[Scenario, ...]) -> None:
        """FP-STORY-04: `first` is the number of the first Scenario card."""
        self.story: Final = story
        opening = story.open or story.cards[:1]
        self.opening: Final = [first + card for card in opening]
        self.triggers: Final = [trigger.round for card in opening for trigger in scenario[card].triggers]
        self.storm_card: Final = next((first + card for card in story.cards if scenario[card].storms), NONE)


# -- what a table can choose ------------------------------------------------------------------------------------------


def told(box: Box | None) -> Mapping[str, tuple[str, str]]:
    """FP-STORY-01: title and line of each scenario of a box, in the order of its pack."""
    from .box import FrostpunkBox, open_box

    box = open_box(None) if box is None else box
    assert isinstance(box, FrostpunkBox)
    stories = [setting.story for setting in box.settings]
    return {story.id: (story.title, story.line) for story in stories}
