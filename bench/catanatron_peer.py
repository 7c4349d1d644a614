"""catanatron's side: four RandomPlayers, its own loop. Runs in an environment of its own.

A decision is a tick of catanatron's loop: one action taken, also where only one is possible (rolling the dice, for
one); `choices_per_second` counts those with two options or more.
"""

from collections.abc import Callable, Iterator

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.measure import command_line, microseconds_per_copy, per_second, report

POSITIONS = 10


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)  # catanatron takes 0 for no seed


def play_game(seed: int) -> int:
    game = new_game(seed)
    game.play()
    return len(game.state.actions)


def share_of_choices() -> float:
    """The share of decisions that had more than one option."""
    options = []
    for seed in range(POSITIONS):
        game = new_game(seed)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            options.append(len(game.state.playable_actions))
            game.play_tick()
    return sum(count > 1 for count in options) / len(options)


def copies() -> Iterator[Callable[[], object]]:
    for seed in range(POSITIONS):
        half = play_game(seed) // 2
        game = new_game(seed)
        for _ in range(half):
            game.play_tick()
        yield game.copy


def main() -> None:
    decisions = per_second(play_game, command_line().seconds)
    report(
        decisions_per_second=decisions,
        choices_per_second=decisions * share_of_choices(),
        copy_microseconds=microseconds_per_copy(copies()),
    )


if __name__ == "__main__":
    main()
