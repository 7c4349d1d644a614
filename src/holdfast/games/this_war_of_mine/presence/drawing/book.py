"""A page of the Book of Scripts: its title, what is told, and what is said aloud in italics (TW-GEN-06)."""

from __future__ import annotations

from typing import Final

from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from ...cards import Script
from ...speech import Spoken, aloud
from .marks import FAINT, HEADING, SAID

PAGE: Final = 76  # columns
SPEECH: Final = "*"  # around what people say


def sheet(script: Script, voice: Spoken, width: int, *, whole: bool) -> RenderableType:
    """As it lies before whoever holds the book; the others hear what is said."""
    wide = min(width, PAGE)
    told = story(script.story) if whole else heard(script, voice)
    inner = Group(Align.center(Text(script.title.upper(), HEADING)), Text(), *told)
    below = Text(script.id, FAINT)
    leaf = Panel(Padding(inner, (0, 2)), width=wide, subtitle=below, border_style=FAINT)
    return Padding(leaf, (0, 0, 0, max(0, (width - wide) // 2)))


def story(words: str) -> list[RenderableType]:
    """Paragraph by paragraph."""
    return [dressed(part) for part in words.split("\n") if part.strip()]


def dressed(words: str) -> Text:
    """What stands between asterisks is speech."""
    text = Text()
    for place, part in enumerate(words.split(SPEECH)):
        text.append(part, SAID if place % 2 else "")
    return text


def heard(script: Script, voice: Spoken) -> list[RenderableType]:
    said = aloud(script.story)
    if not said:
        return [Text(voice.language.say("nobody-speaks"), FAINT)]
    return [Text(line, SAID) for line in said]
