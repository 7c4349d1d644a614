"""The open question, with its numbered options: in two columns where that is shorter."""

from __future__ import annotations

from dataclasses import dataclass
from io import StringIO

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ..kernel import Option, Prompt

_measure = Console(width=200, file=StringIO())  # only to see where words break
WIDE = 100
MANY = 8  # options beyond which a second column is worth a try
SAVED = 3  # lines it must save


def question(prompt: Prompt, to_whom: str = "") -> Text:
    """The story, then what is asked, underlined; and whom, where several look at one screen."""
    told = [f"{to_whom}: "] if to_whom else []
    told += [f"{prompt.story} "] if prompt.story else []
    return Text.assemble(*told, (prompt.question, "bold underline"))


def options_grid(options: list[Option], width: int) -> Grid:
    lines = numbered(options)
    half = (len(lines) + 1) // 2
    room = (width - 2) // 2 - 6
    if len(lines) > MANY:
        left, right = [[height(line, room) for line in some] for some in (lines[:half], lines[half:])]
        rows = sum(max(pair) for pair in zip(left, [*right, 1], strict=False))
        if rows + SAVED <= sum(height(line, width - 6) for line in lines):
            return two_columns(lines, half, room)
    return one_column(lines, width)


@dataclass(slots=True)
class Line:
    """One option; or several that read alike, such as four open spaces."""

    first: int
    last: int
    label: str
    key: str

    def __str__(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


def numbered(options: list[Option]) -> list[Line]:
    lines: list[Line] = []
    for number, option in enumerate(options, 1):
        if lines and lines[-1].label == option.label:
            lines[-1].last = number
        else:
            lines.append(Line(number, number, option.label, option.key))
    return lines


def height(line: Line, room: int) -> int:
    return len(Text(line.label).wrap(_measure, room))


def one_column(lines: list[Line], width: int) -> Grid:
    """With room to spare, the keys stand beside their options."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", no_wrap=True, style="bold")
    grid.add_column(overflow="fold")
    if width >= WIDE:
        grid.add_column(style="dim", no_wrap=True)
    for line in lines:
        cells = [Text(str(line)), Text(line.label), Text(line.key)]
        grid.add_row(*cells[: len(grid.columns)])
    return grid


def two_columns(lines: list[Line], half: int, room: int) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(2):
        grid.add_column(justify="right", no_wrap=True, style="bold", min_width=2)
        grid.add_column(overflow="fold", width=room)
    for row in range(half):
        cells = [Text(str(lines[row])), Text(lines[row].label)]
        if half + row < len(lines):
            cells += [Text(str(lines[half + row])), Text(lines[half + row].label)]
        grid.add_row(*cells)
    return grid
