"""The choices of a game on the command line: `--society II`, or `--option society=II`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from .. import BadOption
from ..kernel import GameRules


def game_choices(
    rules: GameRules[Any], option: Iterable[str], chosen: Mapping[str, str], flags: Iterable[str]
) -> dict[str, Any]:
    """All that was chosen, by the names the game has for it; - and _ are not told apart. What is no flag of ours
    (`flags`) must be a choice of the game's."""
    known = {plain(choice.name): choice.name for choice in rules.options}
    for name in chosen:
        if plain(name) not in known:
            close = get_close_matches(name, [*flags, *known.values()], n=1)
            hint = f" Did you mean --{close[0]}?" if close else ""
            has = ", ".join(known.values()) or "none"
            raise BadOption(f"There is no --{name}.{hint} {rules.title} has the choices: {has}.")
    return {known.get(plain(name), name): value for name, value in {**named(option), **chosen}.items()}


def named(option: Iterable[str]) -> dict[str, str]:
    """['same_action=kind'] as names and values; the game itself knows which there are."""
    found: dict[str, str] = {}
    for one in option:
        name, equals, value = one.partition("=")
        if not equals or not name.strip():
            raise BadOption(f"An option is given as name=value, as in same_action=kind, not {one!r}.")
        found[name.strip()] = value.strip()
    return found


def plain(name: str) -> str:
    return name.replace("-", "_")
