"""Every table there is: a game, a number of seats, and at most one start option other than the rule as written."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

import holdfast
from holdfast.games import BUILT_IN, find
from holdfast.kernel import Game, Rng, Rules
from tests.toys.lighthouse import RULES as LIGHTHOUSE

GAMES: Final = int(os.environ.get("HOLDFAST_GAMES", "2400"))  # how many are played in all
MOST_TABLES: Final = 40  # of one game
LONGEST: Final = 3000  # picks; no game takes longer, however badly it is played


@dataclass(frozen=True)
class Table:
    rules: Rules[Any]
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def start(self, seed: int, *, checkpoints: bool = True) -> Game[Any]:
        return holdfast.start(self.rules.name, self.seats, seed, checkpoints=checkpoints, **self.options)

    def __str__(self) -> str:
        settled = [name if value == "yes" else value for name, value in self.options.items()]
        return "-".join([self.rules.name, str(self.seats), *settled])


def every_table() -> Iterator[Table]:
    """Every number of seats with every option; where that makes too many, each option at one size, in turn."""
    for rules in [*(find(name).rules for name in BUILT_IN), LIGHTHOUSE]:
        options = [{option.name: value} for option in rules.options for value in option.values[1:]]
        crowded = len(rules.seats) * (1 + len(options)) > MOST_TABLES
        for place, seats in enumerate(rules.seats):
            yield Table(rules, seats)
            for settled in options[place :: len(rules.seats)] if crowded else options:
                yield Table(rules, seats, settled)


TABLES: Final = list(every_table())
SHARE: Final = -(-GAMES // len(TABLES))  # of the games, for each table
FEW: Final = max(2, SHARE // 60)  # where each decision of a game is looked at from all sides

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def decisions(game: Game[Any], rng: Rng) -> Iterator[None]:
    """Play a game by chance, stopping at every decision before it is made."""
    for _ in range(LONGEST):
        if game.pending is None:
            return
        yield
        asked = game.decisions
        decision = asked[rng.below(len(asked))]
        game.choose(rng.below(len(decision)), seat=decision.choice.seat)
    raise AssertionError(f"{game.header} does not end")


def once_in(rng: Rng, times: int) -> bool:
    return not rng.below(times)
