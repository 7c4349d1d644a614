"""Find a game with a rare ending by looking ahead, and keep its record:

    python -m tests.records.search frostpunk saved --seats 4 --seed 7 --society II
    python -m tests.records.search this_war_of_mine victory --seats 1 --seed 3 --kept 4 --goes 3

It cheats, for it sees what chance will bring. From a few positions it plays on to the next round (or day) several
times, each step the best of many tries, and keeps the positions that look best; so it takes minutes, not hours.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import holdfast
from holdfast.games import mind_of
from holdfast.kernel import Game

from .find import file_for

TRIES: Final = 110  # of a step
KEPT: Final = 12  # positions at the end of a round
GOES: Final = 4  # at the next round from each
AT_FIRST: Final = 12  # at the first round
BUILDS: Final = 0.8  # of the times one may build or not

Looks = Callable[[Game[Any]], float]


def search(game: Game[Any], cause: str, chance: random.Random, kept: int, goes: int) -> Game[Any] | None:
    """A game that ends so, or none: `kept` positions at the end of a round, and `goes` at the next from each."""
    looks = judge(cause)
    standing = [game]
    while standing:
        reached: list[tuple[float, Game[Any]]] = []
        for position in standing:
            for _ in range(goes if len(standing) > 1 else AT_FIRST):
                end = round_on(position.clone(), looks, chance)
                if end.outcome is None:
                    reached.append((looks(end), end))
                elif end.outcome.cause == cause:
                    return end
        reached.sort(key=lambda one: -one[0])
        standing = [position for _, position in reached[:kept]]
        if standing:
            print(f"{clock(standing[0])}: {len(reached)} positions, the best at {reached[0][0]:.1f}", flush=True)
    return None


def clock(game: Game[Any]) -> int:
    """The round, or the day."""
    return game.rules.time(game.state)


def judge(cause: str) -> Looks:
    """The game's own judgement; the wanted end is worth more than anything, any other end nothing."""

    def looks(game: Game[Any]) -> float:
        if game.outcome is not None:
            return 1e6 if game.outcome.cause == cause else -1e6
        return mind_of(game).evaluate(game.state, 0)

    return looks


def round_on(game: Game[Any], looks: Looks, chance: random.Random) -> Game[Any]:
    now = clock(game)
    while game.outcome is None and clock(game) == now:
        game = max((step_on(game.clone(), chance) for _ in range(TRIES)), key=looks)
    return game


def step_on(game: Game[Any], chance: random.Random) -> Game[Any]:
    """One step by chance. A turn is not passed if anything can be done on it; to build is better than to be done."""
    step = game.play.steps
    while (choice := game.pending) is not None and game.play.steps == step:
        number = len(choice.values)
        if choice.question.name == "construct" and chance.random() < BUILDS:
            game.pick(0)
        else:
            game.pick(chance.randrange(number - (choice.question.name == "turn" and number > 1)))
    return game


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("cause")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=int, default=KEPT)
    parser.add_argument("--goes", type=int, default=GOES)
    parser.add_argument("--to", type=Path, help="the file; without it, that of the ending")
    known, rest = parser.parse_known_args()
    options = dict(zip((word.removeprefix("--") for word in rest[::2]), rest[1::2], strict=True))
    game = holdfast.start(known.game, known.seats, known.seed, telling=False, **options)
    found = search(game, known.cause, random.Random(known.seed), known.kept, known.goes)
    if found is None:
        raise SystemExit("none found: try another seed")
    found.record.write(known.to or file_for(known.game, known.cause))
    print(f"{known.cause} at {clock(found)}, {len(found.record.picks)} picks")


if __name__ == "__main__":
    main()
