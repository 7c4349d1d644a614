"""The store in one SQLite file: nothing to install, nothing to run. Several processes may have it open."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from holdfast.kernel.errors import HoldfastError

from .reading import AT_ONCE, Reading
from .sql import NO_STORE, Outcome, Row, SqlStore, Statement, Steps, T, checked, schema_of, update_schema

PATIENCE: Final = 10.0  # seconds to wait for another process that is writing
LIST_TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table'"

# As PostgreSQL has them (sql/chain.py).
FUNCTIONS: Final[tuple[tuple[str, int, Callable[..., bytes]], ...]] = (
    ("sha256", 1, lambda data: sha256(data).digest()),
    ("byteacat", 2, lambda one, other: bytes(one + other)),
)


class SqliteStore(SqlStore):
    """Everything happens on one thread of its own, so that the event loop never waits for the disk.

    What is committed survives the end of the process in any case. With `synchronous` NORMAL a power cut or a crash of
    the whole machine may take the last moments with it (the file stays sound); FULL waits for the disk at every commit,
    loses nothing, and costs some milliseconds a pick.
    """

    list_tables = LIST_TABLES
    shared = False

    def __init__(self, path: str | Path, *, synchronous: str = "NORMAL", patience: float = PATIENCE) -> None:
        if synchronous not in {"NORMAL", "FULL"}:
            raise HoldfastError(f"synchronous is NORMAL or FULL, not {synchronous!r}")
        self.path = Path(path).expanduser().absolute()
        self.synchronous = synchronous
        self.patience = patience
        self._thread: ThreadPoolExecutor | None = None
        self._connection: sqlite3.Connection | None = None

    async def open(self, *, bare: bool = False) -> None:
        await self.close()
        self._thread = ThreadPoolExecutor(1, "store")
        try:
            await self._on_thread(self._open)
            if not bare:
                await self._on_thread(self._bring_up_to_date)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            await asyncio.get_running_loop().run_in_executor(thread, self._close)
            thread.shutdown()

    async def read(self, statement: Statement) -> list[Row]:
        return await self._on_thread(lambda: self._run(statement).rows)

    async def transact(self, change: Callable[[bool], Steps[T]]) -> T:
        return await self._on_thread(lambda: self._transact(change(False)))

    async def lay_out(self, steps: Callable[[], Steps[None]]) -> None:
        await self._on_thread(lambda: self._lay_out(steps))

    async def _on_thread(self, work: Callable[[], T]) -> T:
        if self._thread is None:
            raise HoldfastError(f"{self.path} is not open")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except sqlite3.Error as error:
            raise HoldfastError(f"{self.path}: {in_words(error)}") from error
        except OSError as error:
            raise HoldfastError(f"{self.path} cannot be opened: {error.strerror or error}") from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        """By a connection of its own that cannot write: picks go on meanwhile."""
        if not self.path.is_file():
            raise HoldfastError(f"{self.path}: {NO_STORE}")
        with ThreadPoolExecutor(1, "reading") as thread:
            reading = SqliteReading(self.path, self.patience, thread)
            try:
                await reading.open()
                yield reading
            except sqlite3.Error as error:
                raise HoldfastError(f"{self.path}: {in_words(error)}") from error
            finally:
                await reading.close()

    # -- on the thread ------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Made first, since SQLite would let everyone read it; the files beside it get the same permissions.
        os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        self._connection = sqlite3.connect(self.path, timeout=self.patience, isolation_level=None)
        for name, arguments, function in FUNCTIONS:
            self._connection.create_function(name, arguments, function, deterministic=True)
        self._run(Statement("PRAGMA foreign_keys = ON"))

    def _bring_up_to_date(self) -> None:
        self._lay_out(lambda: update_schema(LIST_TABLES, shared=False))
        self._use_wal()
        self._run(Statement(f"PRAGMA synchronous = {self.synchronous}"))

    def _lay_out(self, steps: Callable[[], Steps[None]]) -> None:
        try:
            self._transact(steps())
        except HoldfastError as error:
            raise HoldfastError(f"{self.path}: {error}") from error

    def _use_wal(self) -> None:
        """Where another process is switching too, SQLite may give up at once, whatever the timeout: so ask again."""
        until = time.monotonic() + self.patience
        while True:
            try:
                self._run(Statement("PRAGMA journal_mode = WAL"))
                return
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or time.monotonic() > until:
                    raise
                time.sleep(0.02)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _run(self, statement: Statement) -> Outcome:
        assert self._connection is not None
        cursor = self._connection.execute(*statement)
        return Outcome(cursor.fetchall(), cursor.rowcount)

    def _transact(self, steps: Steps[T]) -> T:
        assert self._connection is not None
        self._run(Statement("BEGIN IMMEDIATE"))
        try:
            done = self._play(steps)
            self._run(Statement("COMMIT"))
        except BaseException:
            if self._connection.in_transaction:  # a full disk ends it by itself
                self._run(Statement("ROLLBACK"))
            raise
        return done

    def _play(self, steps: Steps[T]) -> T:
        try:
            statement = next(steps)
            while True:
                statement = steps.send(self._run(checked(statement)))
        except StopIteration as end:
            done: T = end.value
            return done


class SqliteReading(Reading):
    def __init__(self, path: Path, patience: float, thread: ThreadPoolExecutor) -> None:
        self.path = path
        self.patience = patience
        self.thread = thread
        self.connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        def connect() -> sqlite3.Connection:
            address = f"file:{quote(str(self.path))}?mode=ro"
            return sqlite3.connect(address, timeout=self.patience, isolation_level=None, uri=True)

        self.connection = await self._on_thread(connect)
        await self.all("BEGIN")
        present = {name for (name,) in await self.all(LIST_TABLES)}
        if not {"schema", "tables"} <= present:
            raise HoldfastError(f"{self.path}: {NO_STORE}")
        self.schema = await schema_of(self)

    async def close(self) -> None:
        if self.connection is not None:
            await self._on_thread(self.connection.close)

    async def _on_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    def _cursor(self, text: str, values: tuple[str | int, ...] = ()) -> sqlite3.Cursor:
        assert self.connection is not None
        return self.connection.execute(text, values)

    async def all(self, text: str, *values: str | int) -> list[tuple[Any, ...]]:
        return await self._on_thread(lambda: self._cursor(text, values).fetchall())

    async def rows(self, text: str) -> AsyncIterator[tuple[Any, ...]]:
        cursor = await self._on_thread(lambda: self._cursor(text))
        while batch := await self._on_thread(lambda: cursor.fetchmany(AT_ONCE)):
            for row in batch:
                yield row


def in_words(error: sqlite3.Error) -> str:
    told = str(error)
    if "not a database" in told:
        return "this file is not a Holdfast database"
    if "malformed" in told:
        return "the database is damaged; put back a copy, or start with another file"
    if "locked" in told:
        return "another program has the database locked"
    if "readonly" in told or "unable to open" in told:
        return f"the database cannot be written ({told})"
    return told
