"""The tables of a store as a backup keeps them, whichever release laid them out; and how they are filled again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from holdfast.kernel.errors import HoldfastError, Said

from . import steps
from .statement import Statement, Steps, Value

if TYPE_CHECKING:
    from ..backups import Rows

# Who is named must be there before; positions are left out, since the logs tell everything.
TABLES: Final = {
    "tables": ("id", "game", "header", "seats", "made"),
    "entries": ("table_id", "number", "what", "at", "chain"),
    "summaries": ("table_id", "entries", "waiting", "outcome", "changed", "picks"),
    "links": ("hash", "table_id", "seat"),
    "holders": ("session", "table_id", "seat", "name"),
    "chat": ("table_id", "number", "seat", "name", "text", "at"),
    "secret": ("id", "value"),
}
SINCE: Final = {"entries.chain": 3, "summaries.picks": 2}  # which schema; all others were there from the first
BYTES: Final = ("header", "seats", "what", "chain", "waiting", "value")
NUMBERS: Final = ("number", "seat", "entries", "picks", "secret.id")
DERIVED: Final = ("positions", "schema")
MOST_VALUES: Final = 900  # of one statement


class Laid(Protocol):
    """What a backup says of itself."""

    @property
    def schema(self) -> int: ...

    @property
    def columns(self) -> dict[str, list[str]]: ...


def newest() -> int:
    return steps.newest()


def tables(schema: int) -> list[str]:
    return [table for table in TABLES if SINCE.get(table, 1) <= schema]


def columns(table: str, schema: int) -> list[str]:
    return [column for column in TABLES[table] if SINCE.get(f"{table}.{column}", 1) <= schema]


def as_kept(names: Sequence[str], row: Sequence[Any]) -> list[Value]:
    """SQLite keeps an empty text where nothing has been put among bytes."""
    return [
        value.encode() if name in BYTES and isinstance(value, str) else value
        for name, value in zip(names, row, strict=True)
    ]


def fits(table: str, names: Sequence[str], row: Sequence[object]) -> bool:
    """Whether these values can stand in these columns."""
    return len(row) == len(names) and all(
        type(value) is (bytes if name in BYTES else int if {name, f"{table}.{name}"} & set(NUMBERS) else str)
        for name, value in zip(names, row, strict=True)
    )


def restore(
    list_tables: str, laid: Laid, frames: Iterable[Rows], *, shared: bool, replace: bool, done: Callable[[int], None]
) -> Steps[None]:
    """Everything in one transaction: laid out as it was then, filled, and brought up to date."""
    present = {name for (name,) in (yield Statement(list_tables)).rows}
    if present and "schema" not in present and not shared:
        raise HoldfastError(steps.ANOTHERS)
    if "tables" in present and not replace and (yield Statement("SELECT id FROM tables LIMIT 1")).rows:
        raise HoldfastError(Said("restore-tables-there"))
    for table in (*DERIVED, *reversed(TABLES)):
        if table in present:
            yield Statement(f"DROP TABLE {table}")
    yield Statement("CREATE TABLE schema (version INTEGER PRIMARY KEY)")
    yield from steps.bring_up_to_date(0, laid.schema)
    for some in frames:
        yield from inserts(some.table, laid.columns[some.table], some.rows)
        done(len(some.rows))
    yield from steps.bring_up_to_date(laid.schema)


def inserts(table: str, names: list[str], rows: list[list[Value]]) -> Iterator[Statement]:
    each = f"({', '.join('?' * len(names))})"
    most = MOST_VALUES // len(names)
    for place in range(0, len(rows), most):
        some = rows[place : place + most]
        values = tuple(value for row in some for value in row)
        yield Statement(f"INSERT INTO {table} ({', '.join(names)}) VALUES {', '.join([each] * len(some))}", values)
