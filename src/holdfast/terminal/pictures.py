"""How a game's table is drawn: by its own picture.py if it has one, else as a listing of what the seat may see."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from ..games import BUILT_IN
from ..kernel import Game, Told, listing

View = dict[str, Any]


def picture_of(game: Game[Any], seat: int | None, width: int) -> RenderableType:
    """The table as this seat sees it; seat None is a spectator."""
    view = game.view(seat)
    module = drawing_of(game.rules.name)
    if module is not None:
        drawn: RenderableType = module.picture(view, game.box, width)
        return drawn
    return Text("\n".join(listed(msgspec.to_builtins(view["table"]))))


def meanwhile_of(game: Game[Any], seat: int | None, width: int) -> RenderableType | None:
    """What is worth another look in the midst of a step, such as a fight; most games have nothing of the kind."""
    shown = getattr(drawing_of(game.rules.name), "meanwhile", None)
    drawn: RenderableType | None = None if shown is None else shown(game.view(seat), game.box, width)
    return drawn


def page_of(game: Game[Any], told: Told, width: int, pictured: View | None = None) -> RenderableType | None:
    """What is told at more length than in a line, such as a page of a book; nothing ("") if a picture that is drawn
    from `pictured` shows it as well. None for what a line is enough for."""
    shown = getattr(drawing_of(game.rules.name), "page", None)
    message, _, numbers = told
    drawn: RenderableType | None = None if shown is None else shown(message, numbers, game.box, width, pictured)
    return drawn


def ending_of(game: Game[Any], width: int) -> RenderableType:
    """How it ended: who won, why, and with how many points."""
    view = game.view(None)
    module = drawing_of(game.rules.name)
    if module is not None and hasattr(module, "ending"):
        drawn: RenderableType = module.ending(view, game.box, width)
        return drawn
    return Text("\n".join(told_plainly(view)))


def legend_of(game: Game[Any]) -> str:
    """What the marks in a picture mean."""
    return str(getattr(drawing_of(game.rules.name), "LEGEND", ""))


def drawing_of(name: str) -> ModuleType | None:
    """games/NAME/picture.py, if there is one."""
    where = f"holdfast.games.{name}.presence.picture"
    return import_module(where) if name in BUILT_IN and find_spec(where) is not None else None


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


def told_plainly(view: View) -> Iterator[str]:
    outcome, names = view["outcome"], view["names"]
    for seat, score in enumerate(outcome["scores"]):
        yield f"{names[seat]}: {score}"
    winners = listing([names[seat] for seat in outcome["winners"]])
    yield f"{winners or 'Nobody'} won ({outcome['cause']})."
