"""A player is anything that answers a choice. This one reads the labels, as a person does.

It builds the tile worth most, and otherwise goes where most is to be had. Measured against random play:
`python examples/a_player_of_your_own.py 20`.
"""

from __future__ import annotations

import re
import sys
from typing import Any

import holdfast
from holdfast.kernel import Choice, Game, Rng
from holdfast.players import Player, ask, chance, find


class Reader:
    name = "reader"
    looks = True  # at the game, of which it gets a copy of its own

    def answer(self, game: Game[Any], choice: Choice, rng: Rng) -> int:
        labels = [option.label for option in game.voice().answers(game.state, choice)]
        if choice.question.name == "place" and game.state.workers(choice.seat) > 3:
            labels = [label.replace("build a tile", "+9") for label in labels]
        promises = [promised(label) for label in labels]
        best = max(promises)
        return promises.index(best) if best else rng.below(len(labels))


def promised(label: str) -> int:
    """What a label says is to be had: '+2 water', '7 points'."""
    return sum(int(gain or points) for gain, points in re.findall(r"\+(\d+)|(\d+) points?", label))


def play(players: list[Player], seed: int) -> int:
    """The seat that won."""
    game = holdfast.start("rebuild", seats=len(players), seed=seed, telling=False)
    while game.pending is not None:
        seat = game.pending.seat
        game.pick(ask(players[seat], game, chance(game, seat)))
    assert game.outcome is not None
    return game.outcome.winners[0]


def main(games: int) -> None:
    wins = sum(play([Reader(), find("random")], seed) == 0 for seed in range(games))
    print(f"reader won {wins} of {games} games against random")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
