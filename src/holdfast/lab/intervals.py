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

    @property
    def is_bare(self) -> bool:
        """There is no interval: of one game, or of games that do not differ, nobody knows how sure a mean is."""
        return self.low == self.high


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


class Squares(NamedTuple):
    """Of an option, over the games in which it was offered: how many, and the sums of the squares of the times it was
    offered and chosen, and of their product."""

    games: int = 0
    offered: float = 0.0
    chosen: float = 0.0
    both: float = 0.0


# Two groups of games, as they are in one round or day; a comparison has one or more of these.
Pair = tuple[Sums, Sums]


def share(wins: float, number: int) -> Estimate:
    """Wilson's interval."""
    low, high = wilson(wins, number)
    return Estimate(wins / number, max(0.0, low), min(1.0, high))


def share_of_offers(chosen: int, offered: int, squares: Squares) -> Estimate:
    """How often something was chosen of the times it was offered, several of them in the same game: these may go
    together, so they count as no more games than their spread from game to game tells (a ratio's variance; Wilson's
    interval of so many). Where it was always chosen or never, nothing is known of that, and each game counts once."""
    part = chosen / offered
    number = float(squares.games)
    if 0 < part < 1 and squares.games > 1:
        spread = max(0.0, squares.chosen - 2 * part * squares.both + part * part * squares.offered)
        variance = spread / offered**2 * squares.games / (squares.games - 1)
        number = min(float(offered), part * (1 - part) / max(variance, 1e-12))
    low, high = wilson(part * number, number)
    return Estimate(part, max(0.0, low), min(1.0, high))


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
