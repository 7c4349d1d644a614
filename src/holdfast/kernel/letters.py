"""Letters that may be shown: of what a stranger wrote, nothing does something to a terminal, and nothing hides."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category

# Letters, marks and signs by their kind that show nothing all the same: fillers, blanks, and what only varies another.
UNSEEN: Final = re.compile(
    "[\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\U000e0100-\\U000e01ef]"
)
LONGEST: Final = 300  # letters of one word or name that are shown


def seen(text: str) -> str:
    """A text without what leaves no mark: joiners, marks of direction, fillers."""
    return "".join(letter for letter in UNSEEN.sub("", text) if category(letter) != "Cf")


def readable(text: str, longest: int | None = None) -> str:
    """A text as it may be shown: what cannot be seen, or would be obeyed, is a question mark. Lines stay lines."""
    if longest is not None and len(text) > longest:
        text = f"{text[:longest]}…"
    text = UNSEEN.sub("?", text)
    return text if text.isprintable() else "".join(one if one.isprintable() or one == "\n" else "?" for one in text)
