"""The words round a phrase that every game's cards share: where they stand in a line."""

from __future__ import annotations

from typing import Final

from .patterns import Line
from .slots import as_number

CONDITIONAL: Final = ("if", "unless")
MOST_JOINED: Final = 5  # 'and's in a condition
MOST_COLONS: Final = 6  # looked at in a sentence with an 'if'


def starts_once(line: Line, start: int, end: int) -> bool:
    """Whether 'once per game:' stands here, with something after it."""
    words = line.words
    return start + 4 < end and words[start : start + 3] == ["once", "per", "game"] and words[start + 3] in ":,"


def find_at_most(line: Line, start: int, end: int) -> int:
    """Where ', at most N' begins at the end of these words, or -1."""
    if end - start < 4 or line.words[end - 3 : end - 1] != ["at", "most"] or as_number(line.words[end - 1]) < 0:
        return -1
    return end - 4 if line.words[end - 4] == "," else end - 3


def find_each(line: Line, place: int, end: int) -> tuple[int, int]:
    """Whether 'for each' or 'for every N' stands here: of how many (0 if not), and where the count begins."""
    words = line.words
    if words[place] != "for" or place + 2 >= end:
        return 0, 0
    if words[place + 1] == "each":
        return 1, place + 2
    if words[place + 1] == "every" and place + 3 < end:
        return max(as_number(words[place + 2]), 0), place + 3
    return 0, 0
