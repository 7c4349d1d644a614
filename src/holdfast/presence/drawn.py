"""A table drawn elsewhere than in a terminal: as text, plain or coloured, and as an SVG picture for a notebook."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from io import StringIO
from typing import Any, Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console, RenderableType
from rich.text import Text

from ..kernel import Game
from ..speech import house
from .options import options_grid, question
from .pictures import ending_of, picture_of

WIDTH: Final = 100  # columns

# As rich draws it, but nothing is fetched: its own form names fonts at another host.
FONTS: Final = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
SVG_FORM: Final = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code, monospace", FONTS
)


def as_text(game: Game[Any], seat: int | None = None, width: int = WIDTH, *, colour: bool = False) -> str:
    """The table as this seat sees it (None: as somebody who only watches), and what it is asked."""
    return in_text(parts(game, seat, width), width, colour=colour)


def as_svg(game: Game[Any], seat: int | None = None, width: int = WIDTH) -> str:
    """The same as a picture."""
    return in_svg(game, parts(game, seat, width), width)


def in_notebook(game: Game[Any], width: int = WIDTH) -> str:
    """What a notebook shows for a game: the table as a spectator sees it, and every open question with its options, for
    whoever has the notebook answers for every seat."""
    return in_svg(game, parts(game, None, width, answers_for_all=True), width)


def in_text(drawn: Iterable[RenderableType], width: int = WIDTH, *, colour: bool = False) -> str:
    console = paper(width, colour)
    with console.capture() as captured:
        for part in drawn:
            console.print(part)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def in_svg(game: Game[Any], drawn: Iterable[RenderableType], width: int) -> str:
    console = paper(width, colour=True)
    for part in drawn:
        console.print(part)
    return console.export_svg(title=str(game.rules.title), code_format=SVG_FORM)


def paper(width: int, colour: bool) -> Console:
    return Console(
        file=StringIO(),
        record=True,
        width=width,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        markup=False,
        highlight=False,
        emoji=False,
        legacy_windows=False,
    )


def parts(game: Game[Any], seat: int | None, width: int, *, answers_for_all: bool = False) -> Iterator[RenderableType]:
    yield picture_of(game, seat, width)
    if game.outcome is not None:
        yield ending_of(game, width)
    for decision in game.decisions:
        name = game.names[decision.choice.seat]
        if answers_for_all or seat in decision.seats:
            yield Text()
            yield question(decision.prompt, name)
            yield options_grid(decision.options, width)
        else:
            yield Text(house().say("house-asked-now", name=name), style="dim")
