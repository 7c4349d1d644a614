"""How it ended: the cause, what the book says of it and of everybody, and what can be counted."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .....kernel import Seen, ended
from .....presence import verdict
from ...speech import Spoken
from ..endings import Epilogue, account, epilogues
from ..view import WarView
from .marks import BAD, FAINT, HEADING, Plain

READABLE: Final = 76  # columns for a story


def epilogue(view: Seen[WarView], voice: Spoken, width: int) -> RenderableType:
    table, cause = view.table, view.end.cause
    won = bool(view.end.winners)
    told = [paragraph(page, width) for page in epilogues(table, voice, cause)]
    rows = listed(account(table, voice, won=won), voice)
    return Plain(Group(Text(verdict(voice.language, cause, ()), "bold green" if won else BAD), *told, rows))


def paragraph(page: Epilogue, width: int) -> RenderableType:
    """Its heading, and under it the page."""
    room = max(1, min(width, READABLE + 2) - 2)
    text = Text.assemble((ended(page.whom or page.title), HEADING), "\n", (page.story, "italic"))
    return Padding(text, (0, max(0, width - room - 2), 1, 2))


def listed(rows: list[tuple[str, str]], voice: Spoken) -> Table:
    none = [voice.language.say(f"left-{nothing}") for nothing in ("nobody", "nothing")]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=HEADING, no_wrap=True)
    grid.add_column()
    for label, said in rows:
        grid.add_row(label, Text(said, FAINT if said in none else ""))
    return grid
