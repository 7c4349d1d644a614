"""What was told, as it is read at a table: a line for each move, and what is longer as a page of its own."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from rich.console import RenderableType

from ..kernel import ALL, SOURCE, Game, Seen, Told
from ..presence.pictures import page_of


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
    """Entries of the log with their places in it, in words."""
    begins = {at for at, (place, _) in enumerate(some) if place in moves}
    lines = game.lines([entry for _, entry in some], begins, language)
    return joined([(some[group[0]][0], line) for group, line in lines], game.names, moves)


def joined(lines: Sequence[tuple[int, str]], names: Sequence[str], moves: Container[int] = ()) -> list[str]:
    """Lines of the log about one move of one player, as one: 'Anna uses the Well; takes 2 water.' Each line comes with
    its place in the log, and `moves` says where moves begin."""
    out: list[str] = []
    who = ""
    for place, line in lines:
        name = next((name for name in names if line.startswith(f"{name} ")), "")
        if name and name == who and place not in moves:
            out[-1] = f"{out[-1].removesuffix('.')}; {line[len(name) + 1 :]}"
        else:
            out.append(line)
        who = name
    return out
