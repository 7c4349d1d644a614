"""Whether the logs of a store are as they were written: every chain is walked from its table's header to its end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Final

import msgspec

from ..kernel import HoldfastError, Said
from .reading import Reading
from .sql import chain
from .store import Entry, TableRow

FIRST_SCHEMA: Final = 3  # that has chains


class Head(msgspec.Struct, frozen=True):
    """How long a table's log is, and the hash over all of it."""

    table: str
    entries: int
    head: str


class Walked(msgspec.Struct, frozen=True):
    """A table whose chain was walked; `wrong` names the first entry that does not fit."""

    head: Head
    wrong: Said | None = None


async def walked(reading: Reading, noted: Mapping[str, Head]) -> AsyncIterator[Walked]:
    """Table after table. `noted`: heads as they were once, which must still be on their chains."""
    if reading.schema < FIRST_SCHEMA:
        raise HoldfastError(Said("store-no-chains"))
    missing = dict(noted)
    async for row in reading.tables():
        yield await walk(reading, row, missing.pop(row.id, None))
    for head in missing.values():
        yield Walked(head, Said("store-table-gone"))


async def walk(reading: Reading, row: TableRow, noted: Head | None) -> Walked:
    read = [
        (Entry(number, in_bytes(what), at), in_bytes(kept))
        for number, what, at, kept in await reading.all(chain.ALL, row.id)
    ]
    head, number, wrong = chain.start_of(row.header), 0, None
    for (entry, kept), (_, right) in zip(
        read, chain.links(row.id, row.header, (entry for entry, _ in read)), strict=True
    ):
        wrong = misfit(number + 1, entry.number, kept, right)
        if wrong is not None:
            break
        head, number = kept, entry.number
        if noted is not None and noted.entries == number and noted.head != head.hex():
            wrong = Said("store-entry-other", entry=str(number))
            break
    if wrong is None:
        counted = max((count for (count,) in await reading.all(chain.COUNTED, row.id)), default=number)
        known = max(counted, 0 if noted is None else noted.entries)
        wrong = Said("store-log-cut", entry=str(number + 1), known=str(known)) if known > number else None
    return Walked(Head(row.id, number, head.hex()), wrong)


def in_bytes(value: bytes | str) -> bytes:
    """SQLite keeps whatever somebody puts there."""
    return value.encode() if isinstance(value, str) else bytes(value)


def misfit(expected: int, number: int, kept: bytes, right: bytes) -> Said | None:
    if number != expected:
        return Said("store-entry-gone", entry=str(expected))
    if not kept:
        return Said("store-entry-loose", entry=str(number))
    return None if kept == right else Said("store-entry-changed", entry=str(number))
