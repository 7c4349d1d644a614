"""How the shelter is drawn in a terminal: from what a seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table

from ....kernel import Seen
from ....presence import Drawing
from ..speech import Spoken
from .drawing.below import below
from .drawing.book import sheet
from .drawing.epilogue import epilogue
from .drawing.fight import fight
from .drawing.house import house
from .drawing.marks import Plain
from .drawing.night import trip
from .drawing.people import people
from .drawing.reading import cards_in_sight
from .drawing.stores import dangers, headline, lines, over_us, stores
from .view import WarView

__all__ = ["DRAWING"]


WIDE: Final = 160  # columns from which people and stores stand beside the house
HOUSE: Final = 99
GAP: Final = 2

READ: Final = {"script-read": True, "script-heard": False}  # what is told as a page, and whether it is the whole
LOOKED_AT: Final = ("combat", "hit-foe", "kill-foe")  # questions before which one looks at the combat chart


def picture(view: Seen[WarView], voice: Spoken, width: int) -> RenderableType:
    """The whole table: the day, what is going on, the people, what they own, and what is in danger."""
    table = view.table
    head = headline(table, voice, view.names, width)
    coming = dangers(table, voice) if view.outcome is None else None
    danger = [coming] if coming is not None else []
    if width < WIDE:
        return Plain(Group(head, scene(table, voice, width), *about(table, voice, width), *danger))
    rest = width - HOUSE - GAP
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=HOUSE)
    grid.add_column(width=rest)
    grid.add_row(scene(table, voice, HOUSE), Group(*about(table, voice, rest), *danger))
    return Plain(Group(head, grid))


def scene(table: WarView, voice: Spoken, width: int) -> RenderableType:
    """What is going on: a script, a fight, a trip; else the house."""
    if table.script is not None:
        script = voice.box.scripts[voice.box.script_ids.index(table.script)]
        return sheet(script, voice, width, whole=table.whole_script)
    if table.fight is not None:
        return fight(table.fight, table, voice, width)
    sewers = table.expansions.sewers
    if sewers is not None and sewers.underground and sewers.way:
        return below(sewers, table, voice, width)
    if table.trip is not None:
        return trip(table.trip, table, voice, width)
    return house(table, voice, width)


def about(table: WarView, voice: Spoken, width: int) -> list[RenderableType]:
    rows = [*stores(table, voice), *over_us(table, voice)]
    return [people(table, voice, width), lines(rows, voice, width)]


def meanwhile(view: Seen[WarView], voice: Spoken, width: int) -> RenderableType | None:
    """The combat chart, before each round of a fight and before wounds are dealt out."""
    table = view.table
    if table.fight is None or view.asked not in LOOKED_AT:
        return None
    return Plain(fight(table.fight, table, voice, width))


def page(
    message: str, numbers: Sequence[int], voice: Spoken, width: int, pictured: Seen[WarView] | None
) -> RenderableType | None:
    """A script is told as a page of the book, unless the picture has it open."""
    if message not in READ:
        return None
    script = voice.box.scripts[numbers[0]]
    if pictured is not None and pictured.table.script == script.id:
        return ""
    return Plain(sheet(script, voice, width, whole=READ[message]))


def ending(view: Seen[WarView], voice: Spoken, width: int) -> RenderableType:
    """How it ended, and what is left."""
    return epilogue(view, voice, width)


DRAWING: Final = Drawing(
    picture=picture,
    ending=ending,
    cards_in_sight=cards_in_sight,
    meanwhile=meanwhile,
    page=page,
)
