"""How it ended: the cause, a few sentences about it, and what can be counted."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .....kernel import Seen
from ...speech import Spoken
from ..endings import account, happened
from ..view import FrostpunkView
from .marks import BAD, HEADING, Plain

READABLE: Final = 76  # columns for a story


def epilogue(view: Seen[FrostpunkView], voice: Spoken, width: int) -> RenderableType:
    title, told = happened(view.end.cause, voice)
    saved = bool(view.end.winners)
    room = max(1, min(width, READABLE + 2) - 2)
    told_here = Padding(Text(told, "italic"), (0, max(0, width - room - 2), 1, 2))
    rows = account(view.table, voice, saved=saved)
    return Plain(Group(Text(title, "bold green" if saved else BAD), told_here, listed(rows)))


def listed(rows: list[tuple[str, str]]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=HEADING, no_wrap=True)
    grid.add_column()
    for label, said in rows:
        grid.add_row(label, Text(said))
    return grid
