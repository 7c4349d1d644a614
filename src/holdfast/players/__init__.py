"""Players: whoever answers when no person does. `find("greedy")` seats one, `ask(player, game, rng)` has it answer."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from ..kernel import BadOption, Said
from .at_random import Random
from .greedy import Greedy
from .planner import Planner, with_budget
from .player import Player, ask, chance

__all__ = ["Player", "ask", "chance", "find", "names"]

PLAYERS: Final[dict[str, Callable[[], Player]]] = {"greedy": Greedy, "planner": Planner, "random": Random}


def names() -> tuple[str, ...]:
    """The players there are, by the names that `find` knows."""
    return tuple(PLAYERS)


def find(name: str) -> Player:
    """A player of this name, new at the table; an unknown name is refused with the one that may have been meant. What a
    planner may spend on a step stands after its name: `planner:200` playouts, `planner:2s`."""
    if name in PLAYERS:
        return PLAYERS[name]()
    kind, colon, budget = name.partition(":")
    if kind == Planner.name and colon:
        return with_budget(budget)
    close = get_close_matches(name, PLAYERS, n=1)
    raise BadOption(Said("house-no-player", name=name, close=close, players=names()))
