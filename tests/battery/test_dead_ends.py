"""Badly played games end too: players who take away their own choices, who always do the same, who never stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from holdfast.kernel import Game, Rng

from .pieces import CONSERVED
from .tables import LONGEST, Table, at_every_table

Player = Callable[[Game[Any], Rng], int]


def first(game: Game[Any], rng: Rng) -> int:
    return 0


def last(game: Game[Any], rng: Rng) -> int:
    return len(game.decision or ()) - 1


def narrowing(game: Game[Any], rng: Rng) -> int:
    """Whatever leaves the fewest options to whoever comes next."""
    return by_options_left(game, rng, least=True)


def widening(game: Game[Any], rng: Rng) -> int:
    return by_options_left(game, rng, least=False)


def by_options_left(game: Game[Any], rng: Rng, *, least: bool) -> int:
    left = []
    for option in range(len(game.decision or ())):
        ahead = game.clone()
        ahead.choose(option)
        left.append(len(ahead.decision or ()))
    wanted = min(left) if least else max(left)
    best = [option for option, number in enumerate(left) if number == wanted]
    return best[rng.below(len(best))]


def stubborn(game: Game[Any], rng: Rng) -> int:
    """The same answer as last time, wherever it is open."""
    keys = [] if game.decision is None else game.decision.keys
    picked = [pick.rpartition("/")[2] for pick in game.record.picks[-40:]]
    again = [place for place, key in enumerate(keys) if key in picked]
    return again[-1] if again else rng.below(len(keys))


@pytest.mark.parametrize(
    "player", [first, last, narrowing, widening, stubborn], ids=lambda player: str(player.__name__)
)
@at_every_table
def test_the_game_ends_all_the_same(table: Table, player: Player) -> None:
    game, rng = table.start(11), Rng(11)
    for _ in range(LONGEST):
        if game.pending is None:
            break
        game.choose(player(game, rng))
        CONSERVED[table.rules.name](game.state)
    assert game.outcome is not None, f"{player.__name__} never ends"
    assert game.outcome.cause in table.rules.goals
