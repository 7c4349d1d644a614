"""A store opened and closed, and what the tests write into it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg

from holdfast.server.bus import store_for
from holdfast.server.store import ChatRow, Entry, HolderRow, LinkRow, Store, Summary, TableRow

NOW = "2031-01-02T03:04:05.678901+00:00"


@asynccontextmanager
async def opened(address: str | Store) -> AsyncIterator[Store]:
    store = store_for(address) if isinstance(address, str) else address
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def a_table(name: str = "t", made: str = NOW) -> TableRow:
    return TableRow(name, "rebuild", b'{"seed":7}', b'["Ada","Bo"]', made)


def an_entry(number: int, what: bytes = b'{"pick":"fuel:2"}') -> Entry:
    return Entry(number, what, NOW)


def a_summary(number: int, table: str = "t", changed: str = NOW, outcome: str = "") -> Summary:
    return Summary(table, number, b"[0]", outcome, changed)


def a_line(text: str, at: str = NOW) -> ChatRow:
    return ChatRow(0, 1, "Bo", text, at)


async def seat_everyone(store: Store) -> None:
    await store.make_table(
        a_table(),
        [LinkRow("link-0", "t", 0), LinkRow("link-1", "t", 1), LinkRow("link-watch", "t", -1)],
        [HolderRow("ada", "t", 0, "Ada")],
    )


def change_behind_its_back(address: str, statement: str) -> None:
    if "://" in address:
        with psycopg.connect(address) as connection:
            connection.execute(statement.encode())
        return
    file = sqlite3.connect(address)
    with file:
        file.execute(statement)
    file.close()
