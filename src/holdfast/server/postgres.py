"""The store in PostgreSQL, where one machine is not enough: any number of processes on one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from itertools import count
from typing import Any, Final, TypeAlias

from holdfast.kernel.errors import HoldfastError

from .reading import AT_ONCE, Reading
from .sql import NO_STORE, Outcome, Row, SqlStore, Statement, Steps, T, checked, schema_of, update_schema

try:
    import psycopg
    from psycopg.conninfo import conninfo_to_dict, make_conninfo
    from psycopg.sql import SQL, Identifier
except ImportError as error:
    raise HoldfastError("PostgreSQL needs one more package: pip install 'holdfast[postgres]'") from error

Connection: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]

PLACES: Final = 8  # connections of one process
PATIENCE: Final = 10.0  # seconds for one operation, a restart of the server in between included
PAUSE: Final = 0.2  # seconds between attempts to connect
SOON_NOTICED: Final = {"connect_timeout": 5, "keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 3}
SCHEMA_LOCK: Final = 0x686F6C64  # any number that all our processes agree on
LIST_TABLES: Final = "SELECT tablename FROM pg_tables WHERE schemaname = ANY (current_schemas(false))"
IDLE: Final = psycopg.pq.TransactionStatus.IDLE


class Lost(Exception):
    """The connection broke, or none could be had; whether the last statement took effect nobody knows."""


async def connect(url: str) -> Connection:
    """No error repeats the address: it may hold a password, or a host that is part of one, where that has an @."""
    try:
        asked = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        asked = {"host": "@"}
    if "@" in str(asked.get("host", "")):
        raise HoldfastError(
            "that is not the address of a PostgreSQL database: write postgresql://user:password@host:5432/database, "
            "with %40 for an @ in the password"
        )
    try:
        conninfo = make_conninfo(url, **{name: value for name, value in SOON_NOTICED.items() if name not in asked})
        connection: Connection = await psycopg.AsyncConnection.connect(conninfo, autocommit=True)
        await connection.set_isolation_level(psycopg.IsolationLevel.READ_COMMITTED)  # each statement sees the latest
    except psycopg.Error as error:
        raise Lost(f"PostgreSQL cannot be reached: {in_words(error)}") from error
    return connection


def in_words(error: psycopg.Error) -> str:
    return " ".join((error.diag.message_primary or str(error)).split())


@lru_cache(maxsize=256)
def in_dialect(text: str) -> bytes:
    return text.replace("?", "%s").replace(" BLOB ", " BYTEA ").encode()


async def notify(connection: Connection, channel: str, payloads: list[str]) -> None:
    try:
        await connection.execute("SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told", (channel, payloads))
    except psycopg.Error as error:
        raise Lost(in_words(error)) from error


async def ping(connection: Connection) -> None:
    try:
        await connection.execute(b"SELECT 1")
    except psycopg.Error as error:
        raise Lost(in_words(error)) from error


async def listen(connection: Connection, channel: str) -> None:
    try:
        await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
    except psycopg.Error as error:
        raise Lost(in_words(error)) from error


async def notices(connection: Connection) -> AsyncIterator[str]:
    """Whatever is told on its channels, until the connection breaks."""
    try:
        async for notice in connection.notifies():
            yield notice.payload
    except psycopg.Error as error:
        raise Lost(in_words(error)) from error


class PostgresStore(SqlStore):
    """A few connections, shared by all who ask; one that broke is replaced, and what it was doing is done again.

    So an operation outlives a restart of the server: a player notices a pause, nothing more. One that fails for want of
    an answer may have been committed all the same: who needs to know reads the log.
    """

    def __init__(self, url: str, *, places: int = PLACES, patience: float = PATIENCE) -> None:
        self.url = url
        self.patience = patience
        self.places = places
        self._idle: list[Connection] = []
        self._is_open = False

    list_tables = LIST_TABLES
    shared = True

    async def open(self, *, bare: bool = False) -> None:
        self._places = asyncio.Semaphore(self.places)
        try:
            self._idle.append(await connect(self.url))
        except Lost as error:
            raise HoldfastError(str(error)) from error
        self._is_open = True
        try:
            if not bare:
                await self.lay_out(lambda: update_schema(LIST_TABLES, shared=True))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Those in use are closed when they come back."""
        self._is_open = False
        await self._close_idle()

    async def _close_idle(self) -> None:
        while self._idle:
            await self._idle.pop().close()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        """By a connection of its own, in one transaction that cannot write and sees one moment."""
        try:
            connection = await connect(self.url)
        except Lost as error:
            raise HoldfastError(str(error)) from error
        try:
            await connection.set_isolation_level(psycopg.IsolationLevel.REPEATABLE_READ)
            await connection.set_read_only(True)
            async with connection.transaction():
                reading = PostgresReading(connection)
                present = {name for (name,) in await reading.all(LIST_TABLES)}
                if not {"schema", "tables"} <= present:
                    raise HoldfastError(NO_STORE)
                reading.schema = await schema_of(reading)
                yield reading
        except psycopg.Error as error:
            raise HoldfastError(f"PostgreSQL refuses: {in_words(error)}") from error
        finally:
            await connection.close()

    async def read(self, statement: Statement) -> list[Row]:
        async def read(connection: Connection, _: bool) -> list[Row]:
            return (await run(connection, statement)).rows

        return await self._surely(read)

    async def transact(self, change: Callable[[bool], Steps[T]]) -> T:
        return await self._surely(in_a_transaction(change))

    async def lay_out(self, steps: Callable[[], Steps[None]]) -> None:
        await self._surely(in_a_transaction(lambda _: alone(steps())), bounded=False)

    async def _surely(self, work: Callable[[Connection, bool], Awaitable[T]], *, bounded: bool = True) -> T:
        why = "PostgreSQL does not answer"
        again = False
        try:
            async with asyncio.timeout(self.patience if bounded else None), self._places:
                while True:
                    try:
                        return await self._once(work, again=again)
                    except Lost as lost:
                        why = str(lost)
                    if again and not bounded:
                        raise HoldfastError(why)
                    await self._close_idle()  # what broke one has most likely broken all
                    if again:
                        await asyncio.sleep(PAUSE)
                    again = True
        except TimeoutError:
            raise HoldfastError(f"{why} (waited {self.patience:g} seconds)") from None
        except psycopg.Error as error:
            raise HoldfastError(f"PostgreSQL refuses: {in_words(error)}") from error

    async def _once(self, work: Callable[[Connection, bool], Awaitable[T]], *, again: bool) -> T:
        async with self._connection() as connection:
            try:
                return await work(connection, again)
            except psycopg.Error as error:
                if connection.closed:
                    raise Lost(f"the connection to PostgreSQL broke: {in_words(error)}") from error
                raise

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        if not self._is_open:
            raise HoldfastError("the PostgreSQL store is not open")
        connection = self._idle.pop() if self._idle else await connect(self.url)
        try:
            yield connection
        finally:
            await self._give_back(connection)

    async def _give_back(self, connection: Connection) -> None:
        if self._is_open and not connection.closed and connection.info.transaction_status == IDLE:
            self._idle.append(connection)
        else:
            await connection.close()


class PostgresReading(Reading):
    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._names = count(1)

    async def all(self, text: str, *values: str | int) -> list[tuple[Any, ...]]:
        return (await run(self.connection, Statement(text, values))).rows

    async def rows(self, text: str) -> AsyncIterator[tuple[Any, ...]]:
        async with self.connection.cursor(name=f"rows_{next(self._names)}") as cursor:
            await cursor.execute(in_dialect(text))
            while batch := await cursor.fetchmany(AT_ONCE):
                for row in batch:
                    yield row


async def run(connection: Connection, statement: Statement) -> Outcome:
    cursor = await connection.execute(in_dialect(statement.text), statement.values)
    return Outcome(await cursor.fetchall() if cursor.description else [], cursor.rowcount)


def in_a_transaction(change: Callable[[bool], Steps[T]]) -> Callable[[Connection, bool], Awaitable[T]]:
    async def write(connection: Connection, again: bool) -> T:
        async with connection.transaction():
            return await play(connection, change(again))

    return write


async def play(connection: Connection, steps: Steps[T]) -> T:
    try:
        statement = next(steps)
        while True:
            statement = steps.send(await run(connection, checked(statement)))
    except StopIteration as end:
        done: T = end.value
        return done


def alone(steps: Steps[T]) -> Steps[T]:
    """One process at a time, until the transaction ends."""
    yield Statement("SELECT pg_advisory_xact_lock(?)", (SCHEMA_LOCK,))
    return (yield from steps)
