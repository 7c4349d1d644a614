"""The table of a game without a picture, in a terminal: all that a seat may see, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.text import Text

from ..kernel import Seen
from . import plain


def picture(seen: Seen[Any], box: Any, width: int) -> Text:
    return Text("\n".join(listed(msgspec.to_builtins(seen.table))))


def ending(seen: Seen[Any], box: Any, width: int) -> Text:
    told = plain.ending(seen, box, seen.names)
    points = [": ".join(line) for line in told.lines]
    return Text("\n".join([*points, " ".join([told.title, *told.text])]))


def listed(thing: Any, name: str = "", depth: int = 0) -> Iterator[str]:
    """A view line by line: short things on one line, long ones indented below their name."""
    indent = "  " * depth
    if isinstance(thing, dict):
        if name:
            yield f"{indent}{name}:"
        for key, value in thing.items():
            yield from listed(value, str(key).replace("_", " "), depth + (1 if name else 0))
    elif isinstance(thing, list) and any(isinstance(one, dict | list) for one in thing):
        for number, one in enumerate(thing, 1):
            yield from listed(one, f"{name} {number}", depth)
    else:
        yield f"{indent}{name}: {in_words(thing)}"


def in_words(thing: Any) -> str:
    if isinstance(thing, list):
        return ", ".join(in_words(one) for one in thing) or "none"
    if isinstance(thing, bool):
        return "yes" if thing else "no"
    return "none" if thing is None else str(thing)
