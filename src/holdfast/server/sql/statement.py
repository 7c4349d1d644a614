"""A statement, what came of it, and changes made of several: generators that yield statements."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")
Value: TypeAlias = str | bytes | int
Row: TypeAlias = tuple[Any, ...]


class Statement(NamedTuple):
    text: str
    values: tuple[Value, ...] = ()


class Outcome(NamedTuple):
    rows: list[Row]
    changed: int


Steps: TypeAlias = Generator[Statement, Outcome, T]
