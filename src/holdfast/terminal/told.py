"""What was told, as it is read at a table: a line for each move, and what is longer as a page of its own."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Final

from rich.console import RenderableType

from ..kernel import ALL, SOURCE, Game, Seen, Told, said, together
from ..presence import presence_of
from ..presence.pictures import page_of
from ..speech import house

NAMELESS: Final = 0xE800  # a letter that nobody writes stands for each player's name


def told(
    game: Game[Any],
    seat: int | None,
    width: int,
    since: int = 0,
    moves: Container[int] = (),
    pictured: Seen[Any] | None = None,
    language: str = SOURCE,
) -> list[RenderableType]:
    """The log as this seat may read it (None: what everybody may), one line for each move; a page stands alone."""
    shown: list[RenderableType] = []
    some: list[tuple[int, Told]] = []  # lines, until a page comes between
    for place, entry in enumerate((game.play.log or [])[since:], since):
        if entry[1] not in (ALL, seat):
            continue
        page = page_of(game, entry, width, pictured, language)
        if page is None:
            some.append((place, entry))
            continue
        shown += in_lines(game, some, moves, language)
        some = []
        if page != "":
            shown.append(page)
    return shown + in_lines(game, some, moves, language)


def in_lines(game: Game[Any], some: Sequence[tuple[int, Told]], moves: Container[int], language: str) -> list[str]:
    """Entries of the log with their places in it, in words: what one player does in one move is one line, in which they
    are named once. 'Anna uses the Well; takes 2 water.'"""
    names = {NAMELESS + seat: name for seat, name in enumerate(game.names)}
    voice = presence_of(game).voice(game.box, [chr(mark) for mark in names], language)
    entries = [entry for _, entry in some]
    begins = {at for at, (place, _) in enumerate(some) if place in moves}
    out: list[str] = []
    who: str | None = None
    for group in together(entries, voice.groupings, begins):
        line = said(voice, [entries[place] for place in group])
        before, who = who, line[0] if ord(line[0]) in names else None
        rest = line[1:].lstrip().translate(names)
        if who is not None and who == before and group[0] not in begins:
            out[-1] = house(language).say("table-and-then", before=out[-1].removesuffix("."), then=rest)
        else:
            out.append(line.translate(names))
    return out
