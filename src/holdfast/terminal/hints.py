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
from ..speech import House

BAR: Final = 10  # columns


def drawn(advice: Sequence[Advice], rules: Rules[Any], words: House) -> RenderableType:
    """The best options, best first, under the numbers by which they are chosen."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True, style="bold")
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True, style="bold")
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True, style="dim")
    for one in advice:
        told = Text.assemble(one.label, "\n", (words.tell_all(one.reason), "italic"))
        chance, worlds = percent(one.chance, words), words.say("hint-worlds", worlds=one.worlds)
        grid.add_row(str(one.place + 1), bar(one.chance), chance, told, worlds)
    return Group(Text(words.say("hint-head", together=rules.together)), Padding(grid, (0, 0, 0, 1)))


def bar(chance: float) -> Text:
    full = round(BAR * chance)
    return Text.assemble(("━" * full, "cyan"), ("─" * (BAR - full), "dim"))


def percent(chance: float, words: House) -> str:
    """Nothing is certain that was only played out."""
    if 0.01 <= chance <= 0.99 or chance in (0.0, 1.0):
        return words.say("hint-percent", percent=round(100 * chance))
    return words.say("hint-hardly" if chance < 0.5 else "hint-nearly")
