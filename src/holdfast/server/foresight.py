"""What this release will do with each table of a store, found out before it serves them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from enum import StrEnum

from ..kernel import BadSave, HoldfastError, Said
from .entries import read
from .reading import Reading
from .running import Running, rules_of, running, steps_in
from .store import Entry, TableRow
from .tables import Table, not_brought, table_from


class Fate(StrEnum):
    GOES_ON = "goes-on"
    OLDER_CARDS = "older-cards"  # under the cards of a past release, which are in the package
    STEP = "step"  # under newer rules, brought there by the steps named
    LEFT = "left-alone"


@dataclass(frozen=True, slots=True)
class Foreseen:
    table: str
    game: str
    fate: Fate
    over: bool = False
    picks: int = 0
    release: str = ""  # that made it
    cards: str = ""  # the version of its cards
    steps: tuple[str, ...] = ()
    why: HoldfastError | None = None  # it is left alone


async def foreseen(reading: Reading, *, quick: bool = False) -> AsyncIterator[Foreseen]:
    """Table after table. `quick`: from what it names alone; else its game is also played again to the end of its
    log."""
    async for row in reading.tables():
        yield foresee(row, await reading.entries(row.id), quick=quick)


def foresee(row: TableRow, entries: list[Entry], *, quick: bool = False) -> Foreseen:
    try:
        log = [read(entry) for entry in in_order(entries)]
        under = running(row, steps_in(log))
        table = table_from(row, under)
        if not quick:
            follow(table, entries)
    except HoldfastError as error:
        return Foreseen(row.id, row.game, Fate.LEFT, why=error)
    steps, cards = tuple(step.name for step in under.ahead), under.header.pack
    fate = Fate.STEP if steps else Fate.GOES_ON if cards.hash == cards_at_hand(under) else Fate.OLDER_CARDS
    release, over = under.header.release or "", table.game.outcome is not None
    return Foreseen(row.id, row.game, fate, over, table.picks, release, cards.version, steps)


def cards_at_hand(under: Running) -> str:
    """What the cards do with which this release would make such a table now."""
    rules = rules_of(under.header)
    return rules.open_box(None).pack(rules.check_options(under.header.options)).hash


def in_order(entries: list[Entry]) -> Iterable[Entry]:
    for number, entry in enumerate(entries, 1):
        if entry.number != number:
            raise BadSave(Said("server-log-gap", entry=str(number)))
        yield entry


def follow(table: Table, entries: list[Entry]) -> None:
    """As a process does that opens the table."""
    try:
        for entry in entries:
            table.apply(entry.number, read(entry))
    except BadSave as error:
        raise not_brought(table, error) from None
