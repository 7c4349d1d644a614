"""Holdfast's side: a game of ours at one table, every option picked with the same chance.

A choice has two options or more. Holdfast answers a question with one option by itself; those are counted as decisions
all the same, as catanatron counts its forced actions, by their share in the first games.
"""

import random
from collections.abc import Callable, Iterator

import holdfast
from bench.measure import command_line, microseconds_per_copy, per_second, report

SEATS = {"rebuild": 3, "frostpunk": 2, "this_war_of_mine": 2}
POSITIONS = 10


def play_game(name: str, seed: int, *, checkpoints: bool) -> int:
    """The number of choices: picks among two options or more, since a single one is not asked."""
    chance = random.Random(seed).random
    game = holdfast.start(name, seats=SEATS[name], seed=seed, checkpoints=checkpoints, telling=False)
    decisions = 0
    while (choice := game.pending) is not None:
        game.pick(int(chance() * len(choice.values)))
        decisions += 1
    return decisions


def decisions_per_choice(name: str) -> float:
    """How many questions there are, forced ones included, for each that is asked."""
    asked = forced = 0
    for seed in range(POSITIONS):
        chance = random.Random(seed).random
        game = holdfast.start(name, seats=SEATS[name], seed=seed)
        while (choice := game.pending) is not None:
            game.pick(int(chance() * len(choice.values)))
            asked += 1
        forced += sum(message == "forced" for message, _, _ in game.play.log or ())
    return (asked + forced) / asked


def copies(name: str) -> Iterator[Callable[[], object]]:
    """Half-way through a game, and a pick further with each, so that copies early and late in a step are in."""
    for seed in range(POSITIONS):
        half = play_game(name, seed, checkpoints=True) // 2
        chance = random.Random(seed).random
        game = holdfast.start(name, seats=SEATS[name], seed=seed, checkpoints=True)
        for _ in range(half + seed):
            choice = game.pending
            assert choice is not None, "a game is longer than its half"
            game.pick(int(chance() * len(choice.values)))
        yield game.clone


def main() -> None:
    options = command_line()
    name: str = options.game
    choices = per_second(lambda seed: play_game(name, seed, checkpoints=True), options.seconds)
    bare_choices = per_second(lambda seed: play_game(name, seed, checkpoints=False), options.seconds)
    forced = decisions_per_choice(name)
    report(
        decisions_per_second=choices * forced,
        choices_per_second=choices,
        bare_decisions_per_second=bare_choices * forced,
        bare_choices_per_second=bare_choices,
        copy_microseconds=microseconds_per_copy(copies(name)),
    )


if __name__ == "__main__":
    main()
