"""Take finished games over to changed cards and keys: `python -m tests.records.carry [GAME]`.

A game in which no changed card mattered goes on as it went: its picks are made again, under the keys of now, and if it
ends as it did, its record is written again. Those that come out otherwise are named; they have to be found again
(`tests.records.find`, and for games that chance never reaches, `tests.records.search`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import holdfast
from holdfast.games import BUILT_IN
from holdfast.games.this_war_of_mine import nouns
from holdfast.kernel import Game
from holdfast.kernel.record import Record, read_pick

HERE = Path(__file__).parent


def keys_of_tokens() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Frostpunk's keys once named a type of Hope and one of Discontent at a time."""
    for pair in (("care", "anger"), ("justice", "apathy"), ("motivation", "greed")):
        for question in ("raise", "activate", "exhaust", "pick", "activate-all", "exhaust-all"):
            yield f"{question}:{'-'.join(pair)}", tuple(f"{question}:{word}" for word in pair)
        for question in ("lower", "discard"):
            for did, side in (("exhaust", "active"), ("remove", "exhausted")):
                yield f"{question}:{did}-{'-'.join(pair)}", tuple(f"{question}:{side}-{word}" for word in pair)


def keys_of_goods() -> Iterator[tuple[str, tuple[str, ...]]]:
    """This War of Mine's keys once named what is done and what with in one."""
    for goods, _, _ in nouns.GOODS:
        for deal in ("give", "buy"):
            yield f"trade:{deal}-{goods}", (f"trade:{deal}", f"trade-{deal}:{goods}")
    for old, deed, question, things in (
        ("eat", "eat", "food", ("canned-food", "raw-food")),
        ("give", "medicine", "medicine", ("meds", "bandages", "herbal-meds")),
        ("drink", "drink", "drink", ("moonshine", "alcohol")),
        ("slaughter", "slaughter", "pet", ("cat", "dog")),
    ):
        for thing in things:
            yield f"anytime:{old}-{thing}", (f"anytime:{deed}", f"aside-{question}:{thing}")


# Keys there are no more, each with those it may have meant: the one on offer is the one it did.
RENAMED: Final[dict[str, tuple[str, ...]]] = dict(keys_of_tokens())

# Keys there are no more, each with those that are picked one after another in its place; a question with one answer is
# not put, so that only the first is always asked for.
SPLIT: Final[dict[str, tuple[str, ...]]] = dict(keys_of_goods())


def carried(record: Record) -> Record | None:
    """The same game with the cards and keys of now; None if it does not end as it did."""
    header = record.header
    options: dict[str, Any] = dict(header.options)
    game = holdfast.start(header.game, header.seats, header.seed, **options)
    try:
        for pick in record.picks:
            pick_again(game, pick)
    except holdfast.HoldfastError:
        return None
    again = game.record
    return again if again.outcome == record.outcome else None


def pick_again(game: Game[Any], pick: str) -> None:
    seat, key = read_pick(pick)
    first, *further = SPLIT.get(key, (key,))
    meant = [new for new in RENAMED.get(first, ()) if new in offered(game)]
    game.choose(meant[0] if meant else first, seat)
    for then in further:
        if then in offered(game):
            game.choose(then, seat)


def offered(game: Game[Any]) -> set[str]:
    return {key for decision in game.decisions for key in decision.keys}


def carry(game: str) -> None:
    for file in sorted(HERE.glob(f"{game}-*.json")):
        record = carried(Record.from_json(file.read_bytes()))
        if record is not None:
            record.write(file)
        print(f"{file.stem}: {'as it was' if record is not None else 'comes out otherwise'}")


if __name__ == "__main__":
    for name in sys.argv[1:] or BUILT_IN:
        carry(name)
