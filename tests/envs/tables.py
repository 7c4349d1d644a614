"""Games for the tests of environments: every game that is built in, played by chance."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import holdfast
from holdfast.envs.encoding import Encoding
from holdfast.games import BUILT_IN, find
from holdfast.kernel import BadOption, Game, Rng, Rules

GAMES = (*BUILT_IN, "lighthouse")  # the last has rules alone


@cache
def encoding(name: str) -> Encoding:
    return Encoding(find(name))


def together(rules: Rules[Any], turn: int) -> dict[str, object]:
    """A value of each option, another at each turn, as far as they go together."""
    options: dict[str, object] = {}
    for one in rules.options:
        wanted = {**options, one.name: one.values[turn % len(one.values)]}
        with suppress(BadOption):
            rules.check_options(wanted)
            options = wanted
    return options


def positions(name: str, seed: int, every: int = 1) -> Iterator[Game[Any]]:
    """A game played by chance, with seats and options that change with the seed, at every so-manieth question."""
    rules, rng = find(name).rules, Rng(seed)
    options = together(rules, seed + 1)
    game = holdfast.start(name, seats=rules.seats[seed % len(rules.seats)], seed=seed, **options)
    while game.pending is not None:
        if not rng.below(every):
            yield game
        decision = game.decisions[rng.below(len(game.decisions))]
        game.choose(rng.below(len(decision)), seat=decision.choice.seat)
    yield game
