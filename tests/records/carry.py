"""Take finished games over to changed cards: `python -m tests.records.carry [GAME]`.

A game in which no changed card mattered goes on as it went: its picks are made again, and if it ends as it did, its
record is written anew. Those that come out otherwise are named; they have to be found again (`tests.records.find`, and
for games that chance never reaches, `tests.records.search`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

import holdfast
from holdfast.games import BUILT_IN
from holdfast.kernel.record import Record

HERE = Path(__file__).parent


def carried(record: Record) -> Record | None:
    """The same game with the cards of now; None if it does not end as it did."""
    header = record.header
    options: dict[str, Any] = dict(header.options)
    now = holdfast.start(header.game, header.seats, header.seed, **options).header
    try:
        again = holdfast.replay(msgspec.structs.replace(record, header=now)).record
    except holdfast.HoldfastError:
        return None
    return again if again.outcome == record.outcome else None


def carry(game: str) -> None:
    for file in sorted(HERE.glob(f"{game}-*.json")):
        record = carried(Record.from_json(file.read_bytes()))
        if record is not None:
            record.write(file)
        print(f"{file.stem}: {'as it was' if record is not None else 'comes out otherwise'}")


if __name__ == "__main__":
    for name in sys.argv[1:] or BUILT_IN:
        carry(name)
