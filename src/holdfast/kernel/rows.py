"""Rows that are never changed in place, only replaced: the same row with something else in it."""

from __future__ import annotations

from typing import TypeVar

from .rng import Rng

Row = TypeVar("Row")


def put(row: list[Row], place: int, value: Row) -> list[Row]:
    """The same with another value at one place."""
    other = row.copy()
    other[place] = value
    return other


def cut(row: list[Row], place: int) -> list[Row]:
    """The same without what stands at one place."""
    return [*row[:place], *row[place + 1 :]]


def without(row: list[int], value: int) -> list[int]:
    """The same without the first of these."""
    return cut(row, row.index(value))


def reshuffled(pile: list[int], rng: Rng) -> list[int]:
    """In another order, and nothing of the real one is left in it."""
    pile = sorted(pile)
    rng.shuffle(pile)
    return pile
