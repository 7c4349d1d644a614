"""Find a short game for each way a game can end, and keep its record: `python -m tests.records.find [GAME]`.

Games are played by chance from seed after seed. Rebuild's rarer endings (a shared victory takes a tie in points,
buildings and money) come once in some thousand games, and so does the Generator's explosion in Frostpunk. What chance
never reaches, a won game or one that lasts to the end, is found by `tests.records.search`, or by a player that is good
enough, from a seed on:

    python -m tests.records.find frostpunk time planner:60 2 30002
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from typing import Any

import holdfast
from holdfast import players
from holdfast.games import BUILT_IN, find
from holdfast.kernel import Rng
from holdfast.kernel.record import Record

HERE = Path(__file__).parent
SEARCHED = {"frostpunk": {"saved", "time"}, "this_war_of_mine": {"victory", "survived"}}  # chance never reaches these
OTHER_RULES = {("this_war_of_mine", "unguarded"): {"strict-guard": "yes"}}  # without which there is no such ending


def file_for(game: str, cause: str) -> Path:
    return HERE / f"{game}-{cause}.json"


def played(game: str, seats: int, seed: int, options: dict[str, str]) -> Record:
    """A game by chance, seats in order where they decide together."""
    chosen: dict[str, Any] = dict(options)
    table, rng = holdfast.start(game, seats, seed, checkpoints=False, **chosen), Rng(seed)
    while (choice := table.pending) is not None:
        table.pick(rng.below(len(choice.values) + (len(choice.beside.values) if choice.beside is not None else 0)))
    return table.record


def find_played(game: str, cause: str, player: str, seats: int, first: int) -> None:
    """The first game that ends so, if this player has every seat."""
    for seed in count(first):
        table = holdfast.start(game, seats, seed)
        seated = [players.find(player) for _ in range(seats)]
        while (choice := table.pending) is not None:
            table.pick(players.ask(seated[choice.seat], table, players.chance(table, choice.seat)))
        assert table.outcome is not None
        if table.outcome.cause == cause:
            table.record.write(file_for(game, cause))
            print(f"{game}: {cause} with seed {seed}")
            return


def find_records(game: str) -> None:
    wanted = set(find(game).rules.goals) - SEARCHED.get(game, set())
    others = {cause for cause in wanted if (game, cause) in OTHER_RULES}
    look_for(game, wanted - others, {})
    for cause in sorted(others):
        look_for(game, {cause}, OTHER_RULES[game, cause])


def look_for(game: str, wanted: set[str], options: dict[str, str]) -> None:
    """The first game of each ending, from seed after seed."""
    seats = find(game).rules.seats
    for seed in count():
        record = played(game, seats[seed % len(seats)], seed, options)
        assert record.outcome is not None
        if record.outcome.cause in wanted:
            wanted.remove(record.outcome.cause)
            record.write(file_for(game, record.outcome.cause))
            print(f"{game}: {record.outcome.cause} with seed {seed}")
        if not wanted:
            return


if __name__ == "__main__":
    if len(sys.argv) == 6:
        find_played(*sys.argv[1:4], *map(int, sys.argv[4:]))
    else:
        for name in sys.argv[1:] or BUILT_IN:
            find_records(name)
