"""Marks and styles that all pieces of the picture share. A mark tells by itself; colour only underlines it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from unicodedata import combining, normalize

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from .....speech import Several
from ...box import WarBox
from ...cards import Character
from ...speech import Spoken, pile
from ...state import WORST
from ..goods import GOODS_WORDS
from ..view import WarPerson

HEADING: Final = "bold"
FAINT: Final = "dim"
BAD: Final = "bold red"
GOOD: Final = "green"
COLD: Final = "steel_blue"  # both can be read on dark and on light
WARM: Final = "dark_orange3"
PERSON: Final = "bold reverse"
SAID: Final = "italic"

FULL: Final = "■"
EMPTY: Final = "□"
FREE_DOT: Final = "○"
BLACK_DOT: Final = "●"
DANGER: Final = "!"
MEANT: Final = "»"

IN_ASCII: Final = str.maketrans(
    {
        **dict.fromkeys("│┃║", "|"),
        **dict.fromkeys("─━═", "-"),
        **dict.fromkeys("┌┬┐├┼┤└┴┘╭╮╰╯", "+"),
        **dict.fromkeys("╟╢", "H"),
        **dict.fromkeys("▁▂▃▄▅▆▇█", "^"),
        **dict.fromkeys("▐▌", "|"),
        **dict.fromkeys("╒╕", "n"),
        "╪": "#",
        "╎": ":",
        "▒": "%",
        "░": ":",
        "▮": "#",
        FULL: "#",
        EMPTY: "-",
        FREE_DOT: "o",
        BLACK_DOT: "@",
        MEANT: ">",
        "·": ".",
        "…": ".",
        "×": "x",
        "→": ">",
    }
)


class Plain:
    """What it holds; in letters that every terminal has, where others would be lost."""

    def __init__(self, inner: RenderableType) -> None:
        self.inner = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.inner, options):
            if options.ascii_only:
                yield Segment(in_ascii(segment.text), segment.style, segment.control)
            else:
                yield segment


def in_ascii(text: str) -> str:
    """Marks become letters, and letters lose their accents."""
    bare = "".join(letter for letter in normalize("NFKD", text.translate(IN_ASCII)) if not combining(letter))
    return bare.encode("ascii", "replace").decode("ascii")


def bar(level: int) -> Text:
    """'■■□□ 2': from 0 to 4; what is one step from the worst, or there, is marked: '■■■□ 3!'."""
    style = FAINT if level == 0 else "" if level == 1 else "yellow" if level == 2 else BAD
    mark = DANGER if level >= WORST - 1 else ""
    return Text(f"{FULL * level}{EMPTY * (WORST - level)} {level}{mark}", style)


def cut(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: room - 1]}…"


def character_of(box: WarBox, one: WarPerson) -> Character:
    return next(card for card in box.characters if card.id == one.character)


def first_name(voice: Spoken, one: WarPerson) -> str:
    return character_of(voice.box, one).name.partition(" ")[0]


def goods_listed(amounts: Mapping[str, int], voice: Spoken) -> Several:
    """'3 shovels and 1 book'."""
    return pile(voice, [amounts.get(word, 0) for word in GOODS_WORDS])


def people_listed(voice: Spoken, group: Sequence[WarPerson], numbers: Sequence[int]) -> Several:
    """'1 Ingvar and 3 Wen'."""
    return voice.several([f"{one.person} {first_name(voice, one)}" for one in group if one.person in numbers])
