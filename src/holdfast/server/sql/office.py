"""What is kept for the operator: reports by players, who is muted, and an audit to which lines are only added."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import astuple

from ..store import AuditRow, ReportRow, Summary, TableRow
from .statement import Statement, Steps, Value

if TYPE_CHECKING:
    from . import SqlStore

AT_ONCE: Final = 200  # lines of a list
REPORT: Final = ("at", "table_id", "seat", "name", "text", "lines")
AUDIT: Final = ("at", "who", "what", "table_id", "note")
MUTE: Final = (
    "INSERT INTO muted (session, until) VALUES (?, ?) ON CONFLICT (session) DO UPDATE SET until = excluded.until"
)
NEWEST: Final = (
    "SELECT tables.id, game, header, seats, made, table_id, entries, waiting, outcome, changed, picks "
    "FROM tables JOIN summaries ON table_id = tables.id WHERE changed < ? ORDER BY changed DESC, tables.id LIMIT ?"
)


class Office:
    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def note(self, line: AuditRow) -> None:
        await self.store.write(added("audit", AUDIT, astuple(line)[1:]))

    async def audit(self, after: int) -> list[AuditRow]:
        return [AuditRow(*row) for row in await self.store.read(listed("audit", AUDIT, after))]

    async def report(self, report: ReportRow) -> None:
        await self.store.write(added("reports", REPORT, astuple(report)[1:]))

    async def reports(self, after: int) -> list[ReportRow]:
        return [ReportRow(*row) for row in await self.store.read(listed("reports", REPORT, after))]

    async def mute(self, session: str, until: str) -> None:
        """The person may say nothing until then, wherever they sit; a moment gone by lets them speak again."""
        await self.store.write(lambda _: run(Statement(MUTE, (session, until))))

    async def is_muted(self, session: str, at: str) -> bool:
        found = await self.store.read(Statement("SELECT 1 FROM muted WHERE session = ? AND until > ?", (session, at)))
        return bool(found)

    async def tables(self, before: str) -> list[tuple[TableRow, Summary]]:
        """Those that changed last before that moment, the newest first."""
        rows = await self.store.read(Statement(NEWEST, (before, AT_ONCE)))
        return [(TableRow(*row[:5]), Summary(*row[5:])) for row in rows]


def listed(table: str, columns: tuple[str, ...], after: int) -> Statement:
    text = f"SELECT number, {', '.join(columns)} FROM {table} WHERE number > ? ORDER BY number LIMIT ?"
    return Statement(text, (after, AT_ONCE))


def run(statement: Statement) -> Steps[None]:
    yield statement


def added(table: str, columns: tuple[str, ...], values: tuple[Value, ...]) -> Callable[[bool], Steps[None]]:
    """A line with the next number; whoever loses a number to another line asks for the next. A connection that broke
    may have it written twice, never not at all."""

    def add(again: bool) -> Steps[None]:
        text = (
            f"INSERT INTO {table} (number, {', '.join(columns)}) "
            f"SELECT COALESCE(MAX(number), 0) + 1, {', '.join('?' * len(columns))} FROM {table} "
            "WHERE true ON CONFLICT DO NOTHING"
        )
        while not (yield Statement(text, values)).changed:
            pass

    return add
