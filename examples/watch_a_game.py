"""Two players, one game of Rebuild, told as it happens: `python examples/watch_a_game.py 7`."""

from __future__ import annotations

import sys

import holdfast
from holdfast.players import ask, chance, find


def main(seed: int) -> None:
    game = holdfast.start("rebuild", seats=2, seed=seed)
    players = [find("greedy"), find("random")]
    game.names = ["Greedy", "Random"]
    told = 0
    while game.pending is not None:
        seat = game.pending.seat
        game.pick(ask(players[seat], game, chance(game, seat)))
        for line in game.log(since=told):
            print(line)
        told = len(game.play.log or [])
    assert game.outcome is not None
    print("won by", " and ".join(game.names[seat] for seat in game.outcome.winners), "with", game.outcome.scores)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
