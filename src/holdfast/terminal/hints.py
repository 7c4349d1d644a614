"""Advice on the screen: the option's number, its chance, its words and the reason below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..kernel import Rules
from ..players.advice import Advice

BAR: Final = 10  # columns


def drawn(advice: Sequence[Advice], rules: Rules[Any]) -> RenderableType:
    """The best options, best first, under the numbers by which they are chosen."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True, style="bold")
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True, style="bold")
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True, style="dim")
    for one in advice:
        words = Text.assemble(one.label, "\n", (one.reason, "italic"))
        grid.add_row(str(one.place + 1), bar(one.chance), percent(one.chance), words, f"{one.worlds} worlds")
    return Group(Text(f"What I would do, by the {chance_of(rules)}:"), Padding(grid, (0, 0, 0, 1)))


def chance_of(rules: Rules[Any]) -> str:
    return "chance of survival" if rules.together else "chance of winning"


def bar(chance: float) -> Text:
    full = round(BAR * chance)
    return Text.assemble(("━" * full, "cyan"), ("─" * (BAR - full), "dim"))


def percent(chance: float) -> str:
    """Nothing is certain that was only played out."""
    return f"{chance:.0%}" if 0.01 <= chance <= 0.99 or chance in (0.0, 1.0) else ("<1%" if chance < 0.5 else ">99%")
