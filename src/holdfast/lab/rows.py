"""What is kept of a game: one row of figures, and below it counts of questions, options, cards and tracks.

Where the players win or lose as one, all that is counted by seat is counted for the table: its seat is ALL.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, NamedTuple

import msgspec

from ..kernel import ALL

__all__ = ["ALL", "NO_CARD", "GameRow", "Offered", "Put", "Sample", "Shown", "read_rows", "write_rows"]

NO_CARD = -1

# Whole numbers as the tables keep them, by how large they can be.
Tiny = Annotated[int, "UTINYINT"]
Small = Annotated[int, "USMALLINT"]
Whole = Annotated[int, "UINTEGER"]
Seed = Annotated[int, "UBIGINT"]


class Put(msgspec.Struct, frozen=True):
    """A kind of question, as one player met it: how often, with how many options in all, and the time it took."""

    ask: str
    player: str
    asked: Whole
    options: Whole
    seconds: float


class Offered(NamedTuple):
    """An option: how often it was offered, how often chosen, how often taken because there was no other; in which round
    or day it was first offered, and whether it was taken then (1) or not (0). `card` is the card it stands on, where
    the question was about one."""

    seat: int
    action: int
    card: int
    offered: int
    chosen: int
    forced: int
    clock: int
    at_once: int


class Shown(NamedTuple):
    """A card that was turned up: its deck by its place in the run's list, its number there, and in which round or day
    it was first."""

    seat: int
    deck: int
    card: int
    clock: int


# The tracks when a round or day began: seat, clock, whether the game was over (1) or went on (0), then their values in
# the order of the run's list.
Sample = list[int]


class GameRow(msgspec.Struct, frozen=True):
    """One game. `ended` is the round or day in which it did, `first` who began, where that is known to matter.

    Tiny, Small, Whole and Seed are whole numbers, by the size of their columns in the tables."""

    seed: Seed
    seats: Tiny
    players: list[str]
    options: dict[str, str]
    cause: str
    won: bool
    winners: list[Tiny]
    scores: list[int]
    ended: Small
    first: Tiny | None
    picks: Whole
    forced: Whole
    seconds: float
    asked: list[Put]
    offered: list[Offered]
    shown: list[Shown]
    samples: list[Sample]


def write_rows(rows: list[GameRow]) -> bytes:
    """A line of JSON for each."""
    return msgspec.json.Encoder().encode_lines(rows)


def read_rows(lines: bytes) -> Iterator[GameRow]:
    yield from msgspec.json.Decoder(GameRow).decode_lines(lines)
