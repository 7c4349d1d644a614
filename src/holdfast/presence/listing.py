"""The table of a game without a picture, in a terminal: all that a seat may see, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..kernel import Seen
from ..speech import Language
from . import plain
from .sections import PlainSection, PlainThing, PlainView


def picture(seen: Seen[Any], voice: Any, width: int) -> RenderableType:
    if not isinstance(seen.table, PlainView):
        return Text("\n".join(listed(msgspec.to_builtins(seen.table), voice.language)))
    return Group(*(part for section in seen.table.sections for part in laid_out(section, seen.names)))


def laid_out(section: PlainSection, names: Sequence[str]) -> Iterator[RenderableType]:
    """'food: bread 1, fish 0', under the name of whoever it lies before."""
    yield Text(section.title if section.seat is None else names[section.seat], style="bold")
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in section.rows:
        grid.add_row(Text(f"  {row.name}", style="dim"), Text(", ".join(map(in_short, row.things)) or "–"))
    yield grid


def in_short(thing: PlainThing) -> str:
    return thing.name if thing.number is None else f"{thing.name} {thing.number}".strip()


def ending(seen: Seen[Any], voice: Any, width: int) -> Text:
    told = plain.ending(seen, voice)
    points = [": ".join(line) for line in told.lines]
    return Text("\n".join([*points, " ".join([told.title, *told.text])]))


def listed(thing: Any, language: Language, name: str = "", depth: int = 0) -> Iterator[str]:
    """A view line by line: short things on one line, long ones indented below their name."""
    indent = "  " * depth
    if isinstance(thing, dict):
        if name:
            yield f"{indent}{name}:"
        for key, value in thing.items():
            yield from listed(value, language, str(key).replace("_", " "), depth + (1 if name else 0))
    elif isinstance(thing, list) and any(isinstance(one, dict | list) for one in thing):
        for number, one in enumerate(thing, 1):
            yield from listed(one, language, f"{name} {number}", depth)
    else:
        yield f"{indent}{name}: {in_words(thing, language)}"


def in_words(thing: Any, language: Language) -> str:
    if isinstance(thing, bool):
        return language.say("plain-yes" if thing else "plain-no")
    if thing is None or thing == []:
        return language.say("plain-none")
    return ", ".join(in_words(one, language) for one in thing) if isinstance(thing, list) else str(thing)
