"""Holdfast's side: Rebuild at a table of three, every option picked with the same chance.

A choice has two options or more. Holdfast answers a question with one option by itself; those are counted as decisions
all the same, as catanatron counts its forced actions, by their share in the first games.
"""

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
    """The number of choices: picks among two options or more, since a single one is not asked."""
    pick_below = random.Random(seed).randrange
    game = holdfast.start("rebuild", seats=SEATS, seed=seed, checkpoints=checkpoints, telling=False)
    decisions = 0
    while (choice := game.pending) is not None:
        game.pick(pick_below(len(choice.values)))
        decisions += 1
    return decisions


def decisions_per_choice() -> float:
    """How many questions there are, forced ones included, for each that is asked."""
    asked = forced = 0
    for seed in range(POSITIONS):
        pick_below = random.Random(seed).randrange
        game = holdfast.start("rebuild", seats=SEATS, seed=seed)
        while (choice := game.pending) is not None:
            game.pick(pick_below(len(choice.values)))
            asked += 1
        forced += sum(message == "forced" for message, _, _ in game.play.log or ())
    return (asked + forced) / asked


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
    choices = per_second(play_with_checkpoints, seconds)
    bare_choices = per_second(play_without_checkpoints, seconds)
    forced = decisions_per_choice()
    report(
        decisions_per_second=choices * forced,
        choices_per_second=choices,
        bare_decisions_per_second=bare_choices * forced,
        bare_choices_per_second=bare_choices,
        copy_microseconds=microseconds_per_copy(copies()),
    )


if __name__ == "__main__":
    main()
