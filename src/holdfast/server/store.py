"""What must outlive the process: tables, what was picked at them, who may sit there. One port, two harbours.

The log is the truth. Its entries are numbered from 1 without a gap, and (table, number) is a key: of two writers with
the same number one wins, and the other hears of it. Positions are kept now and then, so that a long game opens quickly;
they can be thrown away at any time.
"""

from __future__ import annotations

from typing import Protocol

import msgspec


class Taken(Exception):
    """Somebody else has written this entry first."""


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was made."""

    id: str
    game: str
    header: bytes  # the record's header, JSON
    seats: bytes  # JSON: who sits where, by name, person or bot
    made: str  # ISO 8601, UTC


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""

    number: int
    what: bytes  # JSON, as `tables.py` writes it
    at: str


class Position(msgspec.Struct, frozen=True):
    """A save of the game as it stood after so many entries."""

    number: int
    save: bytes


class LinkRow(msgspec.Struct, frozen=True):
    """A seat's link; only the hash of its token is kept. `seat` -1 is for spectators."""

    hash: str
    table: str
    seat: int


class HolderRow(msgspec.Struct, frozen=True):
    """A browser (by the hash of its cookie) that holds a seat, or watches (-1)."""

    session: str
    table: str
    seat: int
    name: str


class ChatRow(msgspec.Struct, frozen=True):
    number: int
    seat: int  # -1: a spectator
    name: str
    text: str
    at: str


class Summary(msgspec.Struct, frozen=True):
    """What a list of tables shows, kept beside the log so that no game need be opened for it."""

    table: str
    entries: int
    waiting: bytes  # JSON: the seats that are asked
    outcome: str  # JSON: the record's ending, or ''; an older release kept it in words
    changed: str
    picks: int = 0  # that stand


class AuditRow(msgspec.Struct, frozen=True):
    """Something an operator has done."""

    number: int
    at: str
    who: str
    what: str
    table: str
    note: str


class ReportRow(msgspec.Struct, frozen=True):
    """What a player wants the operator to know, with the chat as it was then."""

    number: int
    at: str
    table: str
    seat: int  # -1: a spectator
    name: str
    text: str
    lines: bytes  # JSON


class Office(Protocol):
    """What is kept for the operator."""

    async def note(self, line: AuditRow) -> None:
        """With the next number."""

    async def audit(self, after: int) -> list[AuditRow]: ...

    async def report(self, report: ReportRow) -> None:
        """With the next number."""

    async def reports(self, after: int) -> list[ReportRow]: ...

    async def mute(self, session: str, until: str) -> None: ...

    async def is_muted(self, session: str, at: str) -> bool: ...

    async def tables(self, before: str) -> list[tuple[TableRow, Summary]]: ...


class Store(Protocol):
    """Everything is committed when a call returns; what fails has changed nothing."""

    @property
    def office(self) -> Office: ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def ask(self) -> None:
        """Raises if it cannot be read now; nor written, where the last write failed: then one more is tried."""

    async def make_table(self, table: TableRow, links: list[LinkRow], holders: list[HolderRow]) -> None: ...

    async def table(self, table: str) -> TableRow | None: ...

    async def append(self, table: str, entry: Entry, summary: Summary) -> None:
        """Raises Taken if the number is not the next one."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]: ...

    async def keep_position(self, table: str, position: Position) -> None: ...

    async def position(self, table: str) -> Position | None:
        """The newest."""

    async def link(self, hash: str) -> LinkRow | None: ...  # noqa: A002 (the column's name)

    async def change_link(self, table: str, seat: int, hash: str) -> None:  # noqa: A002
        """The seat's link from now on; whoever held the seat by the old one holds it no more."""

    async def hold(self, holder: HolderRow) -> None:
        """Raises Taken if somebody else holds the seat; any number may watch."""

    async def keep_code(self, code: LinkRow) -> None:
        """By which its seat can be taken up from another browser; in place of the one it had."""

    async def code(self, hash: str) -> LinkRow | None: ...  # noqa: A002 (the column's name)

    async def hold_by(self, code: str, holder: HolderRow) -> None:
        """The seat is this browser's, whoever held it, and the code is used up. Raises Taken if it is already."""

    async def drop_codes(self, session: str) -> None:
        """Those of all seats that this browser holds."""

    async def move(self, before: str, session: str) -> None:
        """Whatever one browser holds is another's from now on."""

    async def holders(self, table: str) -> list[HolderRow]: ...

    async def held_by(self, session: str) -> list[HolderRow]: ...

    async def tables_of(self, session: str) -> list[tuple[TableRow, Summary]]:
        """The newest change first."""

    async def say(self, table: str, line: ChatRow) -> ChatRow:
        """The line with its number, which the store gives it."""

    async def chat(self, table: str, after: int = 0) -> list[ChatRow]: ...

    async def rename(self, table: str, seats: bytes) -> None:
        """Who sits where has changed."""

    async def untouched(self, over: bool, since: str) -> list[tuple[str, str]]:
        """Some of the tables (over, or not) at which nothing has happened since then, and when something last did."""

    async def archive(self, table: str, changed: str, at: str) -> bool:
        """Pack it away, unless something has happened since it changed then."""

    async def bring_back(self, table: str, now: str) -> bool:
        """Unpack it; False if there is no such table at all."""

    async def secret(self) -> bytes:
        """The key that signs cookies: made once, the same for every process on this store."""
