"""Two players, many games: who wins how often, with the interval in which the true share probably lies.

python -m holdfast.players.match rebuild greedy random --games 400
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from time import process_time

from .. import HoldfastError, start
from ..games import find as find_game
from ..kernel import BadOption, Outcome
from . import ask, chance, find


@dataclass(frozen=True, slots=True)
class Match:
    """How it went for the first of the two. A shared victory counts half for each."""

    games: int
    wins: int
    shared: int
    points: float  # on average, first player
    points_against: float
    seconds: float  # of processor time

    @property
    def share(self) -> float:
        return (self.wins + self.shared / 2) / self.games

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins + self.shared / 2, self.games)


def wilson(wins: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The interval that holds the true share 95 times in 100 (Wilson, 1927)."""
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def play(game: str, seated: tuple[str, ...], seed: int) -> Outcome:
    """One game to its end."""
    table = start(game, seats=len(seated), seed=seed, telling=False)
    players = [find(name) for name in seated]
    while (choice := table.pending) is not None:
        table.pick(ask(players[choice.seat], table, chance(table, choice.seat)))
    assert table.outcome is not None
    return table.outcome


def outcomes(game: str, first: str, second: str, games: int, seed: int) -> Iterator[tuple[int, Outcome]]:
    """Where the first player sat, and how the game ended: every seed is played in both orders."""
    for number in range(games):
        seat = number % 2
        seated = (first, second) if seat == 0 else (second, first)
        yield seat, play(game, seated, seed + number // 2)


def match(game: str, first: str, second: str, games: int = 400, seed: int = 1) -> Match:
    if games < 1:
        raise BadOption(f"A match is of at least one game, not {games}.")
    rules = find_game(game).rules
    if rules.together:
        raise BadOption(
            f"In {rules.title} players win or lose together; python -m holdfast.players.survival compares them."
        )
    began = process_time()
    wins = shared = points = against = 0
    for seat, outcome in outcomes(game, first, second, games, seed):
        if seat in outcome.winners:
            wins += len(outcome.winners) == 1
            shared += len(outcome.winners) > 1
        points += outcome.scores[seat]
        against += outcome.scores[1 - seat]
    return Match(games, wins, shared, points / games, against / games, process_time() - began)


def main(game: str, first: str, second: str, *, games: int = 400, seed: int = 1) -> None:
    """Play a match of two players, each seed in both seat orders.

    Parameters
    ----------
    game
        Which game.
    first
        The player whose wins are counted.
    second
        Against whom.
    games
        How many games.
    seed
        The seed of the first two games; the next two have the next one.
    """
    result = match(game, first, second, games, seed)
    low, high = result.interval()
    print(f"{first} v {second}, {game}, {result.games} games from seed {seed}, both seat orders")
    print(f"{result.wins} won, {result.shared} shared: {result.share:.1%} (95 % interval {low:.1%} to {high:.1%})")
    print(f"points {result.points:.1f} to {result.points_against:.1f} on average")
    print(f"{result.seconds / result.games:.3f} s of processor time a game")


if __name__ == "__main__":
    from cyclopts import App

    app = App(name="python -m holdfast.players.match", help_format="plaintext")
    app.default(main)
    try:
        app()
    except HoldfastError as error:
        sys.exit(f"match: {error}")
