"""The store as SQL: everything but the connection, which SQLite and PostgreSQL bring themselves."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Final

from holdfast.kernel.errors import HoldfastError

from ..reading import Reading
from ..store import ChatRow, Entry, HolderRow, LinkRow, Position, Summary, TableRow, Taken
from . import attic, layout, office, steps
from .statement import Outcome, Row, Statement, Steps, T, Value
from .steps import LARGEST, can_be_kept, update_schema

if TYPE_CHECKING:
    from ..backups import Rows

__all__ = [
    "NO_STORE",
    "Outcome",
    "Row",
    "SqlStore",
    "Statement",
    "Steps",
    "T",
    "Value",
    "checked",
    "schema_of",
    "update_schema",
]

NO_STORE: Final = "there is no store of Holdfast here"


async def schema_of(reading: Reading) -> int:
    ((version,),) = await reading.all("SELECT COALESCE(MAX(version), 0) FROM schema")
    newest = steps.newest()
    if version > newest:
        raise HoldfastError(steps.too_new(version, newest))
    return int(version)


def checked(statement: Statement) -> Statement:
    """Refuses a text that not every database can keep, so that a game moves from one to the other."""
    for value in statement.values:
        if not can_be_kept(value):
            raise HoldfastError("a text has a character that cannot be kept: NUL, or half of a surrogate pair")
    return statement


class SqlStore(ABC):
    """The Store port on any database that can run statements in a transaction."""

    @property
    def office(self) -> office.Office:
        return office.Office(self)

    list_tables: str
    shared: bool  # others may have tables there
    is_writable = True  # as far as the last write tells: a disk that is full can still be read

    @abstractmethod
    async def open(self, *, bare: bool = False) -> None:
        """`bare`: whatever is there, as it is."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read(self, statement: Statement) -> list[Row]: ...

    async def write(self, change: Callable[[bool], Steps[T]]) -> T:
        try:
            done = await self.transact(change)
        except HoldfastError:
            self.is_writable = False
            raise
        self.is_writable = True
        return done

    @abstractmethod
    async def transact(self, change: Callable[[bool], Steps[T]]) -> T:
        """Makes the change in one transaction; the argument of `change` says whether it may have been made before."""

    @abstractmethod
    async def lay_out(self, steps: Callable[[], Steps[None]]) -> None:
        """A change of the schema: one process at a time, with all the time it needs."""

    async def restore(
        self, laid: layout.Laid, frames: Callable[[], Iterable[Rows]], *, replace: bool, done: Callable[[int], None]
    ) -> None:
        """Fill it with a backup, in one transaction. Nobody may have it open; it is closed before and after."""
        stopped = False

        def count(number: int) -> None:
            if stopped:  # whoever waited has gone, and a thread hears of that nowhere else
                raise HoldfastError(steps.STOPPED)
            done(number)

        def change() -> Steps[None]:
            return layout.restore(self.list_tables, laid, frames(), shared=self.shared, replace=replace, done=count)

        await self.open(bare=True)
        try:
            await self.lay_out(change)
        except asyncio.CancelledError:
            stopped = True
            raise
        finally:
            await self.close()

    @abstractmethod
    def reading(self) -> AbstractAsyncContextManager[Reading]:
        """All of it as it stands now, without changing anything; the store need not be open."""

    async def ask(self) -> None:
        await self.read(Statement("SELECT id FROM tables LIMIT 1", ()))
        if not self.is_writable:
            await self.write(lambda _: steps.try_to_write())

    async def _find(self, text: str, *values: Value) -> list[Row]:
        """Nothing is found under a name that cannot be kept."""
        return await self.read(Statement(text, values)) if all(can_be_kept(value) for value in values) else []

    async def make_table(self, table: TableRow, links: list[LinkRow], holders: list[HolderRow]) -> None:
        """Raises Taken if there is a table of this id."""
        await self.write(lambda again: steps.make_table(table, links, holders, again))

    async def table(self, table: str) -> TableRow | None:
        rows = await self._find(steps.TABLE, table)
        return TableRow(*rows[0]) if rows else None

    async def append(self, table: str, entry: Entry, summary: Summary) -> None:
        await self.write(lambda again: steps.append(table, entry, summary, again))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._find(
            "SELECT number, what, at FROM entries WHERE table_id = ? AND number > ? ORDER BY number",
            table,
            min(max(after, 0), LARGEST),
        )
        return [Entry(*row) for row in rows]

    async def keep_position(self, table: str, position: Position) -> None:
        await self.write(lambda _: steps.keep_position(table, position))

    async def position(self, table: str) -> Position | None:
        rows = await self._find("SELECT number, save FROM positions WHERE table_id = ?", table)
        return Position(*rows[0]) if rows else None

    async def link(self, hash: str) -> LinkRow | None:  # noqa: A002 (the column's name)
        rows = await self._find("SELECT hash, table_id, seat FROM links WHERE hash = ?", hash)
        return LinkRow(*rows[0]) if rows else None

    async def change_link(self, table: str, seat: int, hash: str) -> None:  # noqa: A002
        await self.write(lambda _: steps.change_link(table, seat, hash))

    async def hold(self, holder: HolderRow) -> None:
        await self.write(lambda _: steps.hold(holder))

    async def keep_code(self, code: LinkRow) -> None:
        await self.write(lambda _: steps.keep_code(code))

    async def code(self, hash: str) -> LinkRow | None:  # noqa: A002 (the column's name)
        rows = await self._find("SELECT hash, table_id, seat FROM codes WHERE hash = ?", hash)
        return LinkRow(*rows[0]) if rows else None

    async def hold_by(self, code: str, holder: HolderRow) -> None:
        await self.write(lambda again: steps.hold_by(code, holder, again))

    async def drop_codes(self, session: str) -> None:
        await self.write(lambda _: steps.drop_codes(session))

    async def move(self, before: str, session: str) -> None:
        await self.write(lambda _: steps.move(before, session))

    async def holders(self, table: str) -> list[HolderRow]:
        rows = await self._find(
            "SELECT session, table_id, seat, name FROM holders WHERE table_id = ? ORDER BY seat, session", table
        )
        return [HolderRow(*row) for row in rows]

    async def held_by(self, session: str) -> list[HolderRow]:
        rows = await self._find(
            "SELECT session, table_id, seat, name FROM holders WHERE session = ? ORDER BY table_id, seat", session
        )
        return [HolderRow(*row) for row in rows]

    async def tables_of(self, session: str) -> list[tuple[TableRow, Summary]]:
        rows = await self._find(
            "SELECT tables.id, game, header, seats, made, table_id, entries, waiting, outcome, changed, picks "
            "FROM tables JOIN summaries ON table_id = tables.id "
            "WHERE tables.id IN (SELECT table_id FROM holders WHERE session = ?)",
            session,
        )
        found = [(TableRow(*row[:5]), Summary(*row[5:])) for row in rows]
        # Sorted here: databases do not agree on the order of texts.
        return sorted(found, key=lambda one: (one[1].changed, one[0].id), reverse=True)

    async def say(self, table: str, line: ChatRow) -> ChatRow:
        return await self.write(lambda again: steps.say(table, line, again))

    async def chat(self, table: str, after: int = 0) -> list[ChatRow]:
        rows = await self._find(
            "SELECT number, seat, name, text, at FROM chat WHERE table_id = ? AND number > ? ORDER BY number",
            table,
            min(max(after, 0), LARGEST),
        )
        return [ChatRow(*row) for row in rows]

    async def rename(self, table: str, seats: bytes) -> None:
        await self.write(lambda _: steps.rename(table, seats))

    async def untouched(self, over: bool, since: str) -> list[tuple[str, str]]:
        return [(table, changed) for table, changed in await self._find(attic.UNTOUCHED, since, int(over), since)]

    async def archive(self, table: str, changed: str, at: str) -> bool:
        try:
            await self.write(lambda _: attic.archive(table, changed, at))
        except Taken:
            return False
        return True

    async def bring_back(self, table: str, now: str) -> bool:
        if not await self._find(attic.KNOWN, table, table):  # names made up cost a look, and hold nobody up
            return False
        return await self.write(lambda _: attic.bring_back(table, now))

    async def secret(self) -> bytes:
        return await self.write(lambda _: steps.secret())
