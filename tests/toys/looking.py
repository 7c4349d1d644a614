"""What a seat sees of a table that a test has arranged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from holdfast.kernel import Outcome, Seen

T = TypeVar("T")


def looking_at(
    table: T, names: Sequence[str], seat: int | None = 0, outcome: Outcome | None = None, asked: str | None = None
) -> Seen[T]:
    return Seen("", len(names), seat, list(names), table, [], asked, outcome)


def ended(cause: str, seats: int, *, won: bool) -> Outcome | None:
    """How players who win or lose as one have come to an end; None if they have not."""
    return Outcome(cause, tuple(range(seats)) if won else (), (0,) * seats) if cause else None
