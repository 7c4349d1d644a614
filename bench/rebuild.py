"""Holdfast's side: Rebuild at a table of three, every option picked with the same chance."""

import random
from collections.abc import Callable, Iterator

import holdfast
from bench.measure import microseconds_per_copy, per_second, report, seconds_from_command_line

SEATS = 3
POSITIONS = 10


def play_with_checkpoints(seed: int) -> int:
    return play_game(seed, checkpoints=True)


def play_without_checkpoints(seed: int) -> int:
    return play_game(seed, checkpoints=False)


def play_game(seed: int, *, checkpoints: bool) -> int:
    """The number of decisions: picks among two options or more, since a single one is not asked."""
    pick_below = random.Random(seed).randrange
    game = holdfast.start("rebuild", seats=SEATS, seed=seed, checkpoints=checkpoints)
    decisions = 0
    while (choice := game.pending) is not None:
        game.pick(pick_below(len(choice.values)))
        decisions += 1
    return decisions


def copies() -> Iterator[Callable[[], object]]:
    """Half-way through a game, and a pick further with each, so that copies early and late in a step are in."""
    for seed in range(POSITIONS):
        half = play_game(seed, checkpoints=True) // 2
        pick_below = random.Random(seed).randrange
        game = holdfast.start("rebuild", seats=SEATS, seed=seed, checkpoints=True)
        for _ in range(half + seed):
            choice = game.pending
            assert choice is not None, "a game is longer than its half"
            game.pick(pick_below(len(choice.values)))
        yield game.clone


def main() -> None:
    seconds = seconds_from_command_line()
    report(
        decisions_per_second=per_second(play_with_checkpoints, seconds),
        bare_decisions_per_second=per_second(play_without_checkpoints, seconds),
        copy_microseconds=microseconds_per_copy(copies()),
    )


if __name__ == "__main__":
    main()
