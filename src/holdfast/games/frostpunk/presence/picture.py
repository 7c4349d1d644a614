"""How the city in the crater is drawn in a terminal: from what a seat may see, and nothing else."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table

from ....kernel import Seen
from ....presence import Drawing
from ....presence.canvas import as_text
from ..speech import Spoken
from .drawing.crater import crater
from .drawing.displays import dangers, displays
from .drawing.epilogue import epilogue
from .drawing.marks import Plain
from .drawing.reading import cards_in_sight
from .drawing.tracks import (
    PEOPLE,
    beside,
    block,
    discontent,
    elsewhere,
    generator,
    headline,
    hope,
    marks,
    night,
    people,
    rounds,
    stores,
    warmths,
)
from .view import FrostpunkView

__all__ = ["DRAWING"]


MAP: Final = 99  # columns for the map with words in its corners
ROOMY_MAP: Final = 113
WIDE: Final = 160  # columns from which the displays stand beside the map
VERY_WIDE: Final = 190
GAP: Final = 2


def picture(view: Seen[FrostpunkView], voice: Spoken, width: int) -> RenderableType:
    """The whole table: the Round, the crater, people and stores, what lies open, the hands, what is in danger."""
    coming = dangers(view.table, voice)
    danger = [coming] if coming is not None else []
    if width < WIDE:
        return Plain(Group(*city(view, voice, width), displays(view, voice, width), *danger))
    room = ROOMY_MAP if width >= VERY_WIDE else MAP
    rest = width - room - 2 * GAP
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=room)
    grid.add_column(width=rest)
    grid.add_row(Group(*city(view, voice, room), *danger), displays(view, voice, rest))
    return Plain(grid)


def city(view: Seen[FrostpunkView], voice: Spoken, width: int) -> list[RenderableType]:
    table = view.table
    corners = [block_of(table, voice) for block_of in (stores, generator, hope, discontent)]
    drawn, placed = crater(table, voice, width, corners)
    head = [headline(table, voice, view.names, width), rounds(table, voice, width)]
    parts: list[RenderableType] = [*head, *marks(table, voice), drawn]
    if not placed:
        parts += beside([block(lines) for lines in corners], width)
    everybody = Group(people(table, voice), *map(as_text, elsewhere(table, voice)))
    warm, tonight = warmths(table, voice), night(table, voice)
    blocks = [block(warm), block(tonight)] if width >= MAP else [block([*warm, *tonight])]
    return [*parts, *beside([(everybody, PEOPLE), *blocks], width)]


def ending(view: Seen[FrostpunkView], voice: Spoken, width: int) -> RenderableType:
    """How it ended, and what is left."""
    return epilogue(view, voice, width)


DRAWING: Final = Drawing(
    picture=picture,
    ending=ending,
    cards_in_sight=cards_in_sight,
)
