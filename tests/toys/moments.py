"""Games looked at now and then: played by chance, or those that are kept as records."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import holdfast
from holdfast.kernel import Game, Rng
from holdfast.kernel.record import Record, repeat

PACE = 20  # picks from one look at the table to the next


def moments(name: str, sample: int | Path) -> Iterator[Game[Any]]:
    """A game played by chance with so many seats, or one played before: now and then, and at its end."""
    picks: list[str] = []
    if isinstance(sample, Path):
        record = Record.from_json(sample.read_bytes())
        was, picks = record.header, record.picks
        options: dict[str, Any] = {**was.options}
        game = holdfast.start(name, seats=was.seats, seed=was.seed, **options)
    else:
        game = holdfast.start(name, seats=sample, seed=sample)
    chance = Rng(3)
    for number in count():
        if number % PACE == 0 or game.pending is None:
            yield game
        if game.pending is None:
            return
        if picks:
            repeat(game, picks[number], number)
        else:
            game.pick(chance.below(len(game.pending.values)))


def named(sample: int | Path) -> str:
    return sample.stem if isinstance(sample, Path) else f"{sample} seats by chance"
