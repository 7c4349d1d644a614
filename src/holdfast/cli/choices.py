"""The choices of a game on the command line: `--society II`, or `--option society=II`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from .. import BadOption
from ..kernel import Rules, Said


def game_choices(
    rules: Rules[Any], option: Iterable[str], chosen: Mapping[str, str], flags: Iterable[str]
) -> dict[str, Any]:
    """All that was chosen, by the names the game has for it; - and _ are not told apart. What is no flag of ours
    (`flags`) must be a choice of the game's, and nothing can be chosen in two ways."""
    known = {plain(choice.name): choice.name for choice in rules.options}
    for name in chosen:
        if plain(name) not in known:
            close = get_close_matches(name, [*flags, *known.values()], n=1)
            choices = list(known.values())
            raise BadOption(Said("command-no-flag", name=name, close=close, title=rules.title, choices=choices))
    found: dict[str, Any] = {}
    for name, value in [*map(named, option), *chosen.items()]:
        name = known.get(plain(name), name)
        if found.setdefault(name, value) != value:
            raise BadOption(Said("command-chosen-twice", name=name, one=found[name], other=value))
    rules.check_options(found)  # before anything else, so that no choice passes for a flag
    return found


def named(option: str) -> tuple[str, str]:
    """'same_action=kind' as name and value."""
    name, equals, value = option.partition("=")
    if not equals or not name.strip():
        raise BadOption(Said("command-option-form", given=option))
    return name.strip(), value.strip()


def plain(name: str) -> str:
    return name.replace("-", "_")
