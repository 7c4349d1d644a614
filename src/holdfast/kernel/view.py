"""The table as somebody sees it: what browsers, pictures, agents and programs are given."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from .answers import Option, Prompt
from .rules import Outcome

T = TypeVar("T")


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open question, in words; the first of the `seats` that may answer has the last word."""

    kind: str
    seats: list[int]
    prompt: Prompt
    options: list[Option]


class Seen(msgspec.Struct, Generic[T], frozen=True):
    """What one seat (or a spectator, seat None) may know. `table` is the game's own view, `waiting` the seats that may
    answer now, `asked` the name of the question that this seat may answer."""

    game: str
    seats: int
    seat: int | None
    names: list[str]
    table: T
    waiting: list[int]
    asked: str | None
    outcome: Outcome | None

    @property
    def end(self) -> Outcome:
        """How the game ended, where it has."""
        assert self.outcome is not None
        return self.outcome


class View(Seen[T], Generic[T], frozen=True):
    """The same, with the question in words, which cost more than all the rest."""

    decision: Asked | None
