"""Every entry of a log carries a hash over itself and the one before it, so that what is changed later is found.

The first entry's is over the hash of the table's header. The store works it out itself while it writes: `sha256` and
`byteacat` are functions of PostgreSQL, and SQLite is given the same. A process of an older release, which knows no
chain, may have written the last entries: the next that knows it links them first.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from ..store import Entry
from .statement import Statement, Steps

LENGTH: Final = 32  # bytes of a hash

START: Final = "SELECT sha256(header) AS chain FROM tables WHERE id = ?"
BEFORE: Final = "SELECT chain FROM entries WHERE table_id = ? AND number = ?"
ALL: Final = "SELECT number, what, at, chain FROM entries WHERE table_id = ? ORDER BY number"
COUNTED: Final = "SELECT entries FROM summaries WHERE table_id = ?"


def words_of(table: str, entry: Entry) -> bytes:
    """What is hashed of an entry: neither a table's id nor a time has a line's end in it."""
    return f"{table}\n{entry.number}\n{entry.at}\n".encode() + entry.what


def linked(before: bytes, table: str, entry: Entry) -> bytes:
    return sha256(before + words_of(table, entry)).digest()


def start_of(header: bytes) -> bytes:
    return sha256(header).digest()


def links(table: str, header: bytes, entries: Iterable[Entry]) -> Iterable[tuple[Entry, bytes]]:
    """Each entry with the hash it should have."""
    before = start_of(header)
    for entry in entries:
        before = linked(before, table, entry)
        yield entry, before


def link_all() -> Steps[None]:
    """The step from stores without a chain: what is there is linked, table after table."""
    for table, header in (yield Statement("SELECT id, header FROM tables")).rows:
        yield from link(table, bytes(header))


def link(table: str, header: bytes) -> Steps[None]:
    """Link the entries of this table that have no hash yet; those that have one keep it."""
    before = start_of(header)
    for number, what, at, chain in (yield Statement(ALL, (table,))).rows:
        before = bytes(chain) if chain else linked(before, table, Entry(number, bytes(what), at))
        if not chain:
            yield Statement("UPDATE entries SET chain = ? WHERE table_id = ? AND number = ?", (before, table, number))
