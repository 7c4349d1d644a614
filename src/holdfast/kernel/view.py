"""The table as somebody sees it: what browsers, pictures, agents and programs are given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from .answers import Option, Prompt
from .rules import Outcome

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Asked:
    """An open question, in words; the first of the `seats` that may answer has the last word."""

    kind: str
    seats: list[int]
    prompt: Prompt
    options: list[Option]


@dataclass(frozen=True, slots=True)
class Seen(Generic[T]):
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


@dataclass(frozen=True, slots=True)
class View(Seen[T], Generic[T]):
    """The same, with the question in words, which cost more than all the rest."""

    decision: Asked | None
