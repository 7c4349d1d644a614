"""The games at hand, by name. Nothing of a game is imported before somebody asks for it."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Any

from ..kernel.errors import BadOption
from ..kernel.rules import GameRules

BUILT_IN = ("frostpunk", "rebuild", "this_war_of_mine")
_added: dict[str, GameRules[Any]] = {}


def names() -> tuple[str, ...]:
    return (*BUILT_IN, *_added)


def find(name: str) -> GameRules[Any]:
    """A game's rules; an unknown name is refused with the one that may have been meant."""
    if name in BUILT_IN:
        rules: GameRules[Any] = import_module(f"{__name__}.{name}").RULES
        return rules
    if name in _added:
        return _added[name]
    close = get_close_matches(str(name), names(), n=1)
    hint = f" Did you mean {close[0]}?" if close else ""
    raise BadOption(f"There is no game {name!r}.{hint} There are: {', '.join(names())}.")


def register(rules: GameRules[Any]) -> None:
    """Add a game of one's own, for this process."""
    if rules.name in names():
        raise BadOption(f"There is a game {rules.name!r} already.")
    _added[rules.name] = rules
