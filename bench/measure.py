"""What both sides are measured by. It runs in both environments, so it needs nothing but Python."""

import argparse
import json
import time
from collections.abc import Callable, Iterable

COPIES_PER_POSITION = 200


def command_line() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="", help="which of ours")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each kind of play is measured")
    return parser.parse_args()


def per_second(play_game: Callable[[int], int], seconds: float) -> float:
    """Decisions per second: whole games, seed after seed, setting up included, until the time is up.

    The first game is played unmeasured: it pays for tables that are loaded once.
    """
    play_game(0)
    decisions, seed, start = 0, 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        seed += 1
        decisions += play_game(seed)
    return decisions / elapsed


def microseconds_per_copy(copies: Iterable[Callable[[], object]]) -> float:
    """The mean over the positions given, so that neither side is judged by one lucky state."""
    elapsed, count = 0.0, 0
    for copy in copies:
        start = time.perf_counter()
        for _ in range(COPIES_PER_POSITION):
            copy()
        elapsed += time.perf_counter() - start
        count += COPIES_PER_POSITION
    return elapsed / count * 1e6


def report(**figures: float) -> None:
    print(json.dumps(figures))
