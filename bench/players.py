"""How fast players think and the laboratory plays: a planner's playouts a second, greedy's games a second, and those of
the laboratory with one job and with two."""

from __future__ import annotations

import random
import time
from typing import Any

import holdfast
from bench.measure import command_line, per_second, report
from bench.ours import SEATS
from holdfast.kernel import Rng
from holdfast.lab import Crew, make_spec, play_games
from holdfast.players import ask, chance, find
from holdfast.players import planner as planning

POSITIONS = 6
LAB_GAMES = 120
JOBS = (1, 2)


def middle(name: str, seed: int) -> holdfast.kernel.Game[Any]:
    """Somewhere on the way, by chance."""
    dice = random.Random(seed)
    while True:
        game = holdfast.start(name, seats=SEATS[name], seed=seed, telling=False)
        for _ in range(dice.randrange(20, 80)):
            if game.pending is not None:
                game.pick(dice.randrange(len(game.pending.values)))
        if game.pending is not None and game.play.lanes is None:
            return game
        seed += 1000


def playouts_per_second(name: str, seconds: float) -> float:
    positions = [middle(name, seed) for seed in range(POSITIONS)]

    def think(number: int) -> int:
        game = positions[number % POSITIONS].clone(resample=Rng(number))
        choice = game.pending
        assert choice is not None
        return sum(one.worlds for one in planning.ranked(game, choice, Rng(number), planning.PLAYOUTS, None))

    return per_second(think, seconds)


def greedy_games_per_second(name: str, seconds: float) -> float:
    def play(seed: int) -> int:
        game = holdfast.start(name, seats=SEATS[name], seed=seed, telling=False)
        players = [find("greedy") for _ in range(SEATS[name])]
        while (choice := game.pending) is not None:
            game.pick(ask(players[choice.seat], game, chance(game, choice.seat)))
        return 1

    return per_second(play, seconds)


def lab_games_per_second(name: str, jobs: int) -> float:
    """Random players; the first batch starts the workers, and is not counted."""
    crew = Crew(jobs)
    for _ in play_games(make_spec(name, ["random"], games=2 * jobs), crew):
        pass
    start = time.perf_counter()
    for _ in play_games(make_spec(name, ["random"], games=LAB_GAMES), crew):
        pass
    return LAB_GAMES / (time.perf_counter() - start)


def main() -> None:
    seconds = command_line().seconds
    figures: dict[str, float] = {}
    for name in SEATS:
        figures[f"{name}_playouts"] = playouts_per_second(name, seconds)
        figures[f"{name}_greedy"] = greedy_games_per_second(name, seconds)
        for jobs in JOBS:
            figures[f"{name}_lab_{jobs}"] = lab_games_per_second(name, jobs)
    report(**figures)


if __name__ == "__main__":
    main()
