"""Find a short game for each way a game can end, and keep its record: `python -m tests.records.find [GAME]`.

Games are played by chance from seed after seed. Rebuild's rarer endings (a shared victory takes a tie in points,
buildings and money) come once in some thousand games, and so does the Generator's explosion in Frostpunk. What chance
never reaches, a won game or one that lasts to the end, is found by `tests.records.search`.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

import holdfast
from holdfast.games import BUILT_IN, find
from holdfast.kernel import Rng
from holdfast.kernel.record import Record

HERE = Path(__file__).parent
SEARCHED = {"frostpunk": {"saved", "time"}}  # endings that chance never reaches


def file_for(game: str, cause: str) -> Path:
    return HERE / f"{game}-{cause}.json"


def played(game: str, seats: int, seed: int) -> Record:
    """A game by chance, seats in order where they decide together."""
    table, rng = holdfast.start(game, seats, seed, checkpoints=False), Rng(seed)
    while (choice := table.pending) is not None:
        table.pick(rng.below(len(choice.values) + (len(choice.beside.values) if choice.beside is not None else 0)))
    return table.record


def find_records(game: str) -> None:
    rules = find(game)
    wanted = set(rules.goals) - SEARCHED.get(game, set())
    for seed in count():
        record = played(game, rules.seats[seed % len(rules.seats)], seed)
        assert record.outcome is not None
        if record.outcome.cause in wanted:
            wanted.remove(record.outcome.cause)
            record.write(file_for(game, record.outcome.cause))
            print(f"{game}: {record.outcome.cause} with seed {seed}")
        if not wanted:
            return


if __name__ == "__main__":
    for name in sys.argv[1:] or BUILT_IN:
        find_records(name)
