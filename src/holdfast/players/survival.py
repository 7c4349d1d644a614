"""One player alone in a co-operative game, many times: how each game ends, and in which round (or on which day).

python -m holdfast.players.survival frostpunk random greedy --games 24
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from math import prod
from statistics import mean, stdev
from time import process_time
from typing import Any

from .. import HoldfastError, start
from ..games import find as find_game
from ..kernel import BadOption, Rng
from . import ask, chance, find
from .match import wilson

BAR = 40  # columns


@dataclass(slots=True)
class Survival:
    """What came of a number of games."""

    rounds: list[int] = field(default_factory=list)
    causes: Counter[str] = field(default_factory=Counter)
    wins: int = 0
    seconds: float = 0.0  # of processor time

    @property
    def mean(self) -> float:
        return mean(self.rounds)

    def interval(self) -> tuple[float, float]:
        """In which the true mean of rounds lies, 95 times in 100."""
        half = 1.96 * stdev(self.rounds) / len(self.rounds) ** 0.5 if len(self.rounds) > 1 else 0.0
        return self.mean - half, self.mean + half


def tables(game: str, games: int) -> list[tuple[int, dict[str, str]]]:
    """Seats and options for so many games: every combination, none twice before each was there once, so that none is
    judged by its luck alone. They are well mixed, for where there are many, few games see few of them."""
    rules, rng = find_game(game).rules, Rng(1)
    every = len(rules.seats) * prod(len(option.values) for option in rules.options)
    seen: set[int] = set()
    found: list[tuple[int, dict[str, str]]] = []
    while len(found) < games:
        if len(seen) == every:
            seen.clear()
        number = rng.below(every)
        if number not in seen:
            seen.add(number)
            rest, seats = divmod(number, len(rules.seats))
            chosen = {}
            for option in rules.options:
                rest, place = divmod(rest, len(option.values))
                chosen[option.name] = option.values[place]
            if rules.clash(chosen) is None:
                found.append((rules.seats[seats], chosen))
    return found


def survive(game: str, name: str, settings: list[tuple[int, dict[str, str]]], seed: int = 1) -> Survival:
    """Every seat played by such a player, each table once, with seeds one after another."""
    found = Survival()
    began = process_time()
    for number, (seats, options) in enumerate(settings):
        chosen: dict[str, Any] = dict(options)
        table = start(game, seats=seats, seed=seed + number, telling=False, **chosen)
        players = [find(name) for _ in range(seats)]
        while (choice := table.pending) is not None:
            table.pick(ask(players[choice.seat], table, chance(table, choice.seat)))
        assert table.outcome is not None
        found.rounds.append(table.rules.time(table.state))
        found.causes[table.outcome.cause] += 1
        found.wins += bool(table.outcome.winners)
    found.seconds = process_time() - began
    return found


def histogram(rounds: list[int]) -> list[str]:
    """A line for each round in which a game ended, with a bar for their number."""
    ends = Counter(rounds)
    most = max(ends.values())
    return [f"{number:5}  {ends[number]:6}  {'█' * round(BAR * ends[number] / most)}" for number in sorted(ends)]


def main(game: str, *players: str, games: int = 24, seed: int = 1) -> None:
    """Let players survive as long as they can, each alone at tables of every size and kind.

    Parameters
    ----------
    game
        Which game; a co-operative one.
    players
        Whom to compare.
    games
        How many games each plays.
    seed
        Of the first game; the next has the next one.
    """
    if games < 1:
        raise BadOption(f"There must be at least one game, not {games}.")
    if not find_game(game).rules.together:
        raise BadOption(f"In {game} players play against each other: python -m holdfast.players.match compares them.")
    settings = tables(game, games)
    clock = find_game(game).rules.clock
    for name in players or ("random", "greedy"):
        found = survive(game, name, settings, seed)
        low, high = found.interval()
        least, most = wilson(found.wins, games)
        print(f"{name}, {game}, {games} games from seed {seed}: ends in {clock} {found.mean:.2f} on average", end=" ")
        print(f"(95 % interval {low:.2f} to {high:.2f})")
        print(f"{found.wins} won ({least:.1%} to {most:.1%}); {found.seconds / games:.3f} s of processor time a game")
        print("\n".join([f"{clock:5}   games", *histogram(found.rounds)]))
        print("  ".join(f"{cause}: {count}" for cause, count in found.causes.most_common()), end="\n\n", flush=True)


if __name__ == "__main__":
    from cyclopts import App

    app = App(name="python -m holdfast.players.survival", help_format="plaintext")
    app.default(main)
    try:
        app()
    except HoldfastError as error:
        sys.exit(f"survival: {error}")
