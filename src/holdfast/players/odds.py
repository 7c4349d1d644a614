"""What a game's judgement says of the chance to win: measured, by playing.

    python -m holdfast.players.odds frostpunk --player planner:16 --games 200

Somebody plays; at the start of every round (or day) the game's judgement is noted, and in the end who won. The logistic
curve through these points turns a judgement into a chance: that of winning if such a player goes on. What is printed
belongs into the game's `ODDS`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from math import exp, log2
from typing import Any, Final, TypeVar

from rich.console import Console
from rich.progress import track

from .. import HoldfastError, start
from ..games import find as find_game
from ..kernel import BadOption
from ..mind import Odds
from . import ask, chance, find
from .survival import tables

TURNS: Final = 30  # of Newton's method; it needs about eight
CAREFUL: Final = 0.02  # a grain of doubt about every weight: curves through few points stay finite

T = TypeVar("T")
Point = tuple[list[float], int]  # what was known, and whether it was won


def points(game: str, player: str, games: int, seed: int) -> list[Point]:
    """How it looked to whom, and what came of it. Of one against others, only the lead over each rival counts."""
    rules, mind = find_game(game).rules, find_game(game).mind
    found: list[Point] = []
    for number, (seats, options) in enumerate(shown(tables(game, games))):
        chosen: dict[str, Any] = dict(options)
        table = start(game, seats=seats, seed=seed + number, telling=False, **chosen)
        players = [find(player) for _ in range(seats)]
        seen: list[tuple[float, list[float]]] = []
        before = -1
        while (choice := table.pending) is not None:
            clock = rules.time(table.state)
            if clock != before:
                before = clock
                looks = [mind.evaluate(table.state, seat) for seat in range(seats)]
                seen.append((mind.left(table.state), looks))
            table.pick(ask(players[choice.seat], table, chance(table, choice.seat)))
        assert table.outcome is not None
        winners = table.outcome.winners
        for left, looks in seen:
            if rules.together:
                found.append(([looks[0], left, 1.0], bool(winners)))
            elif len(winners) == 1:
                won = winners[0]
                found += [([looks[won] - looks[other]], 1) for other in range(seats) if other != won]
    return found


def shown(settings: list[T]) -> Iterable[T]:
    """With a bar on a terminal that tells how far it has come: strong players take their time."""
    console = Console(stderr=True)
    return track(settings, "games", console=console, transient=True, disable=not console.is_terminal)


def fitted(found: list[Point]) -> list[float]:
    """The weights under which these outcomes were likeliest (logistic regression by Newton's method)."""
    size = len(found[0][0])
    weights = [0.0] * size
    for _ in range(TURNS):
        slope = [-CAREFUL * weight for weight in weights]
        bend = [[CAREFUL * (row == column) for column in range(size)] for row in range(size)]
        for known, won in found:
            likely = 1 / (1 + exp(-max(-500.0, min(500.0, sum(w * x for w, x in zip(weights, known, strict=True))))))
            for row in range(size):
                slope[row] += (won - likely) * known[row]
                for column in range(size):
                    bend[row][column] += likely * (1 - likely) * known[row] * known[column]
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The x for which rows times x is right (Gauss, with the largest pivot first)."""
    size = len(right)
    left = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(left[row][place]))
        left[place], left[best] = left[best], left[place]
        for row in range(size):
            if row != place:
                share = left[row][place] / left[place][place]
                left[row] = [a - share * b for a, b in zip(left[row], left[place], strict=True)]
    return [left[place][size] / left[place][place] for place in range(size)]


def odds_of(found: list[Point]) -> Odds:
    """The same curve as a game states it."""
    weights = fitted(found)
    if weights[0] <= 0:
        raise BadOption("These games do not show that what looks better is won more often: play more of them.")
    spread = 1 / weights[0]
    if len(weights) == 1:
        return Odds(spread)
    _, tick, at_last = weights
    return Odds(spread, -at_last * spread, -tick * spread)


def surprise(odds: Odds, found: list[Point]) -> float:
    """How far the outcomes are from what the odds said, on average, in bits: a coin's toss is 1."""
    bits = 0.0
    for known, won in found:
        said = odds.alone(known[0], known[1]) if len(known) > 1 else odds.among(known[0], [0.0])
        bits -= log2(max(1e-12, said if won else 1 - said))
    return bits / len(found)


def main(game: str, player: str = "planner:16", games: int = 200, seed: int = 1) -> None:
    """Measure what a game's judgement says of the chance to win.

    Parameters
    ----------
    game
        Its name.
    player
        Who plays, at every seat.
    games
        How many to play.
    seed
        Of the first game.
    """
    if games < 1:
        raise BadOption(f"At least one game is needed, not {games}.")
    found = points(game, player, games, seed)
    if find_game(game).rules.together and len({won for _, won in found}) < 2:
        raise BadOption("All of these games ended alike, so they say nothing of the odds: play more of them.")
    odds = odds_of(found)
    print(f"ODDS = Odds(spread={odds.spread:.1f}, even={odds.even:.1f}, tick={odds.tick:.1f})")
    print(f"{len(found)} judgements of {games} games; {surprise(odds, found):.3f} bits of surprise at an outcome")


if __name__ == "__main__":
    from cyclopts import App

    app = App(name="python -m holdfast.players.odds", help_format="plaintext")
    app.default(main)
    try:
        app()
    except HoldfastError as error:
        sys.exit(f"odds: {error}")
