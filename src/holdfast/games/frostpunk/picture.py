"""How the city in the crater is drawn in a terminal: from what a seat may see, and nothing else."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table

from .box import FrostpunkBox
from .drawing.canvas import as_text
from .drawing.crater import crater
from .drawing.displays import dangers, displays
from .drawing.epilogue import epilogue
from .drawing.marks import Plain, View
from .drawing.reading import cards_in_sight
from .drawing.tracks import (
    beside,
    block,
    discontent,
    elsewhere,
    generator,
    headline,
    hope,
    night,
    people,
    rounds,
    stores,
    warmths,
)

__all__ = ["LEGEND", "cards_in_sight", "ending", "picture"]

LEGEND: Final = (
    "W Worker, E Engineer, C Child, w Child Worker, e Child Engineer, A Automaton.   "
    "~ heated, * cold.   +: upgraded.   (large): the same Building goes on.   ◆ a Deposit.   "
    "Hope and Discontent: ● active, ○ exhausted.   On a trail: the letter of the Scout.   "
    "Rounds: S the Storm, ! a Scenario Trigger, T a Technology is due."
)

MAP: Final = 99  # columns for the map with words in its corners
WIDE: Final = 160  # columns from which the displays stand beside the map


def picture(view: View, box: FrostpunkBox, width: int) -> RenderableType:
    """The whole table: the Round, the crater, people and stores, what lies open, the hands, what is in danger."""
    if width >= WIDE:
        room = MAP + 15
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=room)
        grid.add_column(width=width - room - 4)
        grid.add_row(Group(*city(view, box, room)), Group(*beside_the_city(view, box)))
        return Plain(grid)
    return Plain(Group(*city(view, box, width), *beside_the_city(view, box)))


def city(view: View, box: FrostpunkBox, width: int) -> list[RenderableType]:
    table = view["table"]
    corners = [stores(table), generator(table), hope(table), discontent(table)]
    drawn, placed = crater(table, box, width, corners)
    parts: list[RenderableType] = [headline(table, box, view["names"], width), rounds(table, width >= MAP), drawn]
    if not placed:
        parts += beside([block(lines) for lines in corners], width)
    everybody: list[RenderableType] = [people(table, box), *map(as_text, elsewhere(table))]
    blocks = [block(warmths(table))]
    if width >= MAP:
        blocks.append(block(night(table, box)))
    else:
        everybody.append(block(night(table, box))[0])
    return [*parts, *beside([(Group(*everybody), PEOPLE), *blocks], width)]


def beside_the_city(view: View, box: FrostpunkBox) -> list[RenderableType]:
    table, names = view["table"], view["names"]
    coming = dangers(table, box, names)
    return [displays(table, box, names, view["seat"]), *([coming] if coming is not None else [])]


def ending(view: View, box: FrostpunkBox, width: int) -> RenderableType:
    """How it ended, and what is left."""
    return epilogue(view, box, width)
