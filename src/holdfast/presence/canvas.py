"""A sheet of squared paper: letters with styles, written anywhere, read line by line."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

Piece = tuple[str, str]  # a text and its style
Line = list[Piece]


def as_text(line: Line) -> Text:
    return Text.assemble(*line)


def length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.squares: list[list[Piece]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        row = self.squares[y]
        for place, letter in enumerate(text, x):
            row[place] = letter, style

    def write(self, x: int, y: int, line: Line) -> None:
        for text, style in line:
            self.put(x, y, text, style)
            x += len(text)

    def free(self, y: int, *, left: bool) -> int:
        """How many squares are empty from one side, with one to spare."""
        row = self.squares[y] if left else self.squares[y][::-1]
        return next((place for place, (letter, _) in enumerate(row) if letter != " "), self.width + 1) - 1

    def lines(self) -> list[Text]:
        drawn = []
        for row in self.squares:
            runs = groupby(row, key=lambda square: square[1])
            text = Text.assemble(*(("".join(letter for letter, _ in run), style) for style, run in runs), no_wrap=True)
            text.rstrip()
            drawn.append(text)
        return drawn
