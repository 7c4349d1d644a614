"""Runs for tests: a folder with games that were played, or with games made up to show something."""

from __future__ import annotations

import gzip
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from holdfast.lab import Crew, GameRow, Spec, make_spec
from holdfast.lab.keeping import begin, keep, words_of
from holdfast.lab.playing import Batch, play_batch
from holdfast.lab.rows import ALL, NO_CARD, Offered, Shown, write_rows
from holdfast.lab.spec import Origin

FROSTPUNK = make_spec("frostpunk", ["random"])
KEYS = words_of(FROSTPUNK).keys
DECKS = list(words_of(FROSTPUNK).decks)


def made_up(seed: int, **changes: Any) -> GameRow:
    """A game of Frostpunk that was lost in round 4 and in which nothing is known to have happened."""
    lost = GameRow(
        seed=seed,
        seats=2,
        players=["random", "random"],
        options=dict(FROSTPUNK.options),
        cause="hunger",
        won=False,
        winners=[],
        scores=[],
        ended=4,
        first=None,
        picks=10,
        forced=2,
        seconds=0.1,
        asked=[],
        offered=[],
        shown=[],
        samples=[],
    )
    won = {"cause": "saved", "winners": [0, 1]} if changes.get("won") else {}
    return msgspec.structs.replace(lost, **(won | changes))


def offered(key: str, *, clock: int, at_once: bool, card: int = NO_CARD, times: int = 1) -> Offered:
    return Offered(ALL, KEYS.index(key), card, times, int(at_once), 0, clock, int(at_once))


def turned_up(deck: str, card: int, *, clock: int) -> Shown:
    return Shown(ALL, DECKS.index(deck), card, clock)


def batch_of(rows: list[GameRow]) -> Batch:
    return Batch(rows[0].seed, len(rows), 0.1, gzip.compress(write_rows(rows)))


def folder_of(folder: Path, rows: list[GameRow], spec: Spec = FROSTPUNK) -> Path:
    """The folder of a run with these games, seeds one after another."""
    begin(folder, msgspec.structs.replace(spec, games=len(rows)))
    keep(folder, batch_of(rows))
    return folder


class Plays(Crew):
    """Plays so many batches of two games, and then something happens."""

    def __init__(self, batches: int, then: BaseException | None = None) -> None:
        super().__init__(1)
        self.left, self.then = batches, then

    def play(self, spec: Spec, origin: Origin, seeds: Sequence[range]) -> Generator[Batch]:
        for played in seeds:
            for first in range(played.start, played.stop, 2):
                if not self.left and self.then is not None:
                    raise self.then
                self.left -= 1
                yield play_batch(spec, origin, range(first, min(first + 2, played.stop)))
