"""Marks and styles that all pieces of the picture share. A mark tells by itself; colour only underlines it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import astuple
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment

from .....presence import Shown
from .....speech import Noun
from ...speech import Spoken

WARM: Final = "~"
COLD: Final = "*"
DEPOSIT: Final = "◆"
DANGER: Final = "!"
MEEPLES: Final = {
    "worker": "W", "engineer": "E", "child": "C", "child-worker": "w", "child-engineer": "e", "automaton": "A",
}  # fmt: skip

HEADING: Final = "bold"
FAINT: Final = "dim"
OWN: Final = "bold cyan"
BAD: Final = "bold red"
HEAT: Final = "dark_orange3"  # both can be read on dark and on light
FROST: Final = "steel_blue"
PERSON: Final = "bold reverse"

IN_ASCII: Final = str.maketrans({"│": "|", "●": "@", "○": "o", "◆": "#", "·": ".", "–": "-", "…": "."})


class Plain:
    """What it holds; in letters that every terminal has, where others would be lost."""

    def __init__(self, inner: RenderableType) -> None:
        self.inner = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.inner, options):
            if options.ascii_only:
                yield Segment(segment.text.translate(IN_ASCII), segment.style, segment.control)
            else:
                yield segment


def warmth(heated: bool, voice: Spoken) -> str:
    return f"{mark_of(heated)} {voice.language.say('is-warm' if heated else 'is-cold')}"


def mark_of(heated: bool) -> str:
    return WARM if heated else COLD


def style_of(heated: bool) -> str:
    return HEAT if heated else FROST


def by_word(counts: Shown) -> dict[str, int]:
    """What a struct counts, by its words, in its order: {'worker': 2, ..., 'child-worker': 0}."""
    return dict(zip(counts.__struct_encode_fields__, astuple(counts), strict=True))


def letters(kinds: dict[str, int]) -> str:
    """'W W E': so many Meeples of each kind."""
    return " ".join(MEEPLES[kind] for kind, number in kinds.items() for _ in range(number))


def short_amount(number: int, thing: Noun, voice: Spoken) -> str:
    """'3 coal', '1 core', '2 trees'."""
    return voice.language.say("lies-short", {"number": number, "thing": thing})
