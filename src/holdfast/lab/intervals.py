"""How sure a figure is: shares, means and differences, each with the interval that holds the truth 95 times in 100."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from ..players.match import wilson

Z: Final = 1.96


class Estimate(NamedTuple):
    """A figure between its bounds."""

    value: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Of a difference: that it is none lies outside."""
        return self.low > 0 or self.high < 0


class Sums(NamedTuple):
    """What is known of a number of games: how many, how many were won, and the sum of some figure and of its square."""

    number: int = 0
    wins: float = 0.0
    total: float = 0.0
    squares: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.number

    @property
    def spread(self) -> float:
        """The sum of squares around the mean."""
        return max(0.0, self.squares - self.total * self.total / self.number)


# Two groups of games, as they are in one round or day; a comparison has one or more of these.
Pair = tuple[Sums, Sums]


def share(wins: float, number: int) -> Estimate:
    """Wilson's interval."""
    low, high = wilson(wins, number)
    return Estimate(wins / number, max(0.0, low), min(1.0, high))


def mean(sums: Sums) -> Estimate:
    half = Z * sqrt(sums.spread / (sums.number - 1) / sums.number) if sums.number > 1 else 0.0
    return Estimate(sums.mean, sums.mean - half, sums.mean + half)


class Matched:
    """Two groups compared like with like: in every round or day the second counts as much as the first is there, so
    that it makes no difference that one thing comes early in a game and another late."""

    def __init__(self, pairs: Sequence[Pair]) -> None:
        self.pairs = [(one, other) for one, other in pairs if one.number and other.number]
        self.number = sum(one.number for one, _ in self.pairs)
        self.weights = [one.number / self.number for one, _ in self.pairs]

    @property
    def others(self) -> float:
        """As how many games the second group counts, weighted so; all of them, where there is nothing to weigh."""
        unlike = sum(weight**2 / other.number for weight, (_, other) in zip(self.weights, self.pairs, strict=True))
        return 1 / unlike if unlike else 0.0

    def of_shares(self) -> Estimate | None:
        """The difference of the shares won: Newcombe's interval, from Wilson's two (1998, method 10)."""
        if not self.pairs:
            return None
        first = share(sum(one.wins for one, _ in self.pairs), self.number)
        there = sum(
            weight * other.wins / other.number for weight, (_, other) in zip(self.weights, self.pairs, strict=True)
        )
        as_many = max(1, int(self.others))
        second = share(there * as_many, as_many)
        value = first.value - second.value
        return Estimate(
            value,
            value - sqrt((first.value - first.low) ** 2 + (second.high - second.value) ** 2),
            value + sqrt((first.high - first.value) ** 2 + (second.value - second.low) ** 2),
        )

    def of_means(self) -> Estimate | None:
        """The difference of the means, with Welch's interval for many games."""
        free = [sum(pair[side].number for pair in self.pairs) - len(self.pairs) for side in (0, 1)]
        if min(free) < 1:
            return None
        value = sum(
            weight * (one.mean - other.mean) for weight, (one, other) in zip(self.weights, self.pairs, strict=True)
        )
        spreads = [sum(pair[side].spread for pair in self.pairs) / free[side] for side in (0, 1)]
        half = Z * sqrt(spreads[0] / self.number + spreads[1] / self.others)
        return Estimate(value, value - half, value + half)


def difference_of_shares(one: Sums, other: Sums) -> Estimate | None:
    return Matched([(one, other)]).of_shares()


def difference_of_means(one: Sums, other: Sums) -> Estimate | None:
    return Matched([(one, other)]).of_means()
