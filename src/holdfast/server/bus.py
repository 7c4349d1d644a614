"""How processes at one store hear of each other's picks, and how a store and a bus are chosen by their addresses.

What travels is (table, number): 'the log of this table has so many entries now'. The log is the truth, so a message may
come twice, late, or not at all where a connection breaks. When it is mended, everybody is told ("", 0): anything may
have changed, look again. Beside that goes who looks at which table, which is written nowhere.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias
from urllib.parse import SplitResult, urlsplit

import msgspec

from holdfast.kernel.errors import HoldfastError

from .sql import SqlStore
from .sqlite import SqliteStore

if TYPE_CHECKING:
    import nats.aio.client
    import nats.aio.msg

    from . import postgres


class Here(msgspec.Struct, frozen=True):
    """From which seats somebody looks, by way of one process, at each of these tables."""

    process: str
    tables: dict[str, list[int]]


Callback: TypeAlias = Callable[[str, int], None]
OfHere: TypeAlias = Callable[[Here], None]

POSTGRES: Final = ("postgresql", "postgres")
SQLITE: Final = "sqlite:///"
NATS: Final = ("nats", "tls")

CHANNEL: Final = "holdfast"
ANYTHING: Final = '["",0]'
MOST_WAITING: Final = 10_000  # messages; beyond that one that says 'anything' is shorter
LONGEST: Final = 1000  # characters of a message; PostgreSQL takes no more than 8000 bytes
FIRST_PAUSE: Final = 0.1  # seconds before connecting again, doubled at each failure
LONGEST_PAUSE: Final = 5.0
FAREWELL: Final = 1.0  # seconds that closing waits for what is still to be told

log = logging.getLogger(__name__)

_reader: msgspec.json.Decoder[tuple[str, int] | Here] = msgspec.json.Decoder(tuple[str, int] | Here)


class Bus(Protocol):
    """Everybody who subscribed hears everything, the process that told it included."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def ask(self) -> None:
        """Raises HoldfastError if nothing is heard now."""

    async def publish(self, table: str, number: int) -> None:
        """Never waits for the network, and never fails: a pick is not lost because nobody could be told."""

    async def publish_here(self, here: Here) -> None:
        """The same; what cannot be told now is told again soon by whoever tells it."""

    def subscribe(self, callback: Callback, of_here: OfHere | None = None) -> None:
        """The callbacks are called on the event loop, never from within `publish`."""


class Subscribers:
    def __init__(self) -> None:
        self._callbacks: list[Callback] = []
        self._of_here: list[OfHere] = []

    def subscribe(self, callback: Callback, of_here: OfHere | None = None) -> None:
        self._callbacks.append(callback)
        if of_here is not None:
            self._of_here.append(of_here)

    def _tell(self, table: str, number: int) -> None:
        for callback in self._callbacks:
            try:
                callback(table, number)
            except Exception:
                log.exception("whoever was told of table %r failed", table)

    def _tell_here(self, here: Here) -> None:
        for callback in self._of_here:
            try:
                callback(here)
            except Exception:
                log.exception("whoever was told who is there failed")


class LocalBus(Subscribers):
    """For one process."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def ask(self) -> None: ...

    async def publish(self, table: str, number: int) -> None:
        asyncio.get_running_loop().call_soon(self._tell, table, number)

    async def publish_here(self, here: Here) -> None:
        asyncio.get_running_loop().call_soon(self._tell_here, here)


class DistantBus(Subscribers, ABC):
    """What buses share that go through a server: waiting messages, and connecting again for as long as it takes."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self._waiting: list[str] = []
        self._sending = False
        self._wake = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None
        self._connected = False

    @abstractmethod
    async def _connect(self) -> None:
        """When it returns, nothing told is missed. Raises HoldfastError."""

    @abstractmethod
    async def _disconnect(self) -> None: ...

    @abstractmethod
    async def _hear(self) -> None:
        """Tells what comes in, until the connection breaks; then raises."""

    @abstractmethod
    async def _ping(self) -> None:
        """Raises if the connection is broken."""

    @abstractmethod
    async def _send(self, messages: list[str]) -> None:
        """Raises if the connection is broken."""

    async def open(self) -> None:
        try:
            await self._connect()
        except BaseException:
            await self._disconnect()
            raise
        self._connected = True
        self._keeper = asyncio.create_task(self._keep(), name="bus")

    async def close(self) -> None:
        keeper, self._keeper = self._keeper, None
        if keeper is None:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self._waiting or self._sending:
                    await asyncio.sleep(0.01)
        keeper.cancel()
        with suppress(asyncio.CancelledError):
            await keeper
        await self._disconnect()

    async def ask(self) -> None:
        if not self._connected:
            raise HoldfastError("the connection to the bus is broken, and not yet mended")
        try:
            await self._ping()
        except Exception as error:
            raise HoldfastError(f"the bus does not answer: {error}") from error

    async def publish(self, table: str, number: int) -> None:
        message = msgspec.json.encode((table, number)).decode()
        if len(message) > LONGEST or len(self._waiting) >= MOST_WAITING:
            self._waiting = [ANYTHING]
        else:
            self._waiting.append(message)
        self._wake.set()

    async def publish_here(self, here: Here) -> None:
        message = msgspec.json.encode(here).decode()
        if len(message) <= LONGEST and len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
            self._wake.set()

    async def _send_waiting(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            messages, self._waiting = self._waiting, []
            if messages:
                self._sending = True
                await self._send(list(dict.fromkeys(messages)))
                self._sending = False

    async def _keep(self) -> None:
        while True:
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._hear())
                    both.create_task(self._send_waiting())
            except* Exception as lost:
                log.warning("lost the bus (%s); connecting again", "; ".join(str(one) for one in lost.exceptions))
            self._connected = False
            await self._connect_again()
            self._connected = True
            # Others have missed what could not be sent, and this process what they sent: one message tells both.
            self._sending = False
            self._waiting = [ANYTHING]
            self._wake.set()
            log.warning("the bus is back")

    async def _connect_again(self) -> None:
        pause = FIRST_PAUSE
        while True:
            with suppress(Exception):  # it is broken; how does not matter
                await self._disconnect()
            await asyncio.sleep(pause)
            try:
                await self._connect()
                return
            except HoldfastError as error:
                pause = min(2 * pause, LONGEST_PAUSE)
                log.warning("%s; trying again in %.1f seconds", error, pause)

    def _heard(self, message: str | bytes) -> None:
        try:
            heard = _reader.decode(message)
        except msgspec.MsgspecError:
            log.warning("the bus brought what is none of ours: %.100r", message)
        else:
            if isinstance(heard, Here):
                self._tell_here(heard)
            else:
                self._tell(*heard)


class PostgresBus(DistantBus):
    """LISTEN and NOTIFY in the store's own database: nothing more to run, for a few processes."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._ear: postgres.Connection | None = None
        self._mouth: postgres.Connection | None = None  # a connection that listens can do nothing else

    async def _connect(self) -> None:
        from . import postgres

        try:
            self._ear = await postgres.connect(self.url)
            self._mouth = await postgres.connect(self.url)
            await postgres.listen(self._ear, CHANNEL)
        except postgres.Lost as lost:
            raise HoldfastError(str(lost)) from lost

    async def _disconnect(self) -> None:
        for connection in (self._ear, self._mouth):
            if connection is not None:
                await connection.close()
        self._ear = self._mouth = None

    async def _hear(self) -> None:
        from . import postgres

        assert self._ear is not None
        async for message in postgres.notices(self._ear):
            self._heard(message)
        raise ConnectionError("PostgreSQL has ended the connection")

    async def _ping(self) -> None:
        from . import postgres

        assert self._mouth is not None
        await postgres.ping(self._mouth)

    async def _send(self, messages: list[str]) -> None:
        from . import postgres

        assert self._mouth is not None
        await postgres.notify(self._mouth, CHANNEL, messages)


class NatsBus(DistantBus):
    """NATS, for many processes. The address may name several servers of a cluster, with commas."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        try:
            import nats  # noqa: F401
        except ImportError as error:
            raise HoldfastError("NATS needs one more package: pip install 'holdfast[nats]'") from error
        self._servers = servers(url)
        self._client: nats.aio.client.Client | None = None
        self._closed = asyncio.Event()

    async def _connect(self) -> None:
        import nats.aio.client
        import nats.errors

        trouble: list[Exception] = []
        self._closed = closed = asyncio.Event()

        async def on_trouble(error: Exception) -> None:
            trouble.append(error)
            if isinstance(error, nats.errors.SlowConsumerError):
                self._tell("", 0)  # it has dropped what came too quickly
            log.debug("NATS: %s", error)

        async def on_close() -> None:
            closed.set()

        async def on_message(message: nats.aio.msg.Msg) -> None:
            self._heard(message.data)

        self._client = nats.aio.client.Client()
        try:
            # Connecting again is the keeper's work: the client gives up for good on some errors, the keeper never.
            await self._client.connect(
                [f"{one.scheme}://{one.netloc}" for one in self._servers],
                name="holdfast",
                allow_reconnect=False,
                max_reconnect_attempts=1,
                reconnect_time_wait=0,
                connect_timeout=3,
                ping_interval=10,
                error_cb=on_trouble,
                closed_cb=on_close,
            )
            await self._client.subscribe(CHANNEL, cb=on_message)
            await self._client.flush()  # its ping overtakes the subscription, which waits to be sent;
            await self._client.flush()  # this one's answer comes after it
        except (OSError, ValueError, TimeoutError, nats.errors.Error) as error:
            why = trouble[-1] if trouble else error
            hosts = ", ".join(one.netloc.rpartition("@")[2] for one in self._servers)
            raise HoldfastError(f"NATS cannot be reached at {hosts}: {why}") from error

    async def _disconnect(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            with suppress(Exception):  # it may still try to send what waits, over what is broken
                await client.close()
            if client._transport is not None:  # and would then be left open
                client._transport.close()  # type: ignore[no-untyped-call]

    async def _hear(self) -> None:
        await self._closed.wait()
        raise ConnectionError("NATS has closed the connection")

    async def _ping(self) -> None:
        assert self._client is not None
        await self._client.flush()

    async def _send(self, messages: list[str]) -> None:
        assert self._client is not None
        for message in messages:
            await self._client.publish(CHANNEL, message.encode())
        await self._client.flush()


def servers(urls: str) -> list[SplitResult]:
    try:
        found = [urlsplit(url.strip()) for url in urls.split(",")]
        if all(one.hostname and one.port != 0 and one.scheme in NATS for one in found):
            return found
    except ValueError:  # the port is no number
        pass
    raise HoldfastError("that is not the address of a NATS server: write nats://host:4222, or several with commas")


# -- choosing ---------------------------------------------------------------------------------------------------------


def scheme(url: str) -> str:
    return url.partition("://")[0].lower() if "://" in url else ""


def store_for(url: str | Path) -> SqlStore:
    """A path or sqlite:///path (sqlite:////path from the root) is a file; postgresql://... a database."""
    url = str(url)
    if scheme(url) in POSTGRES:
        from .postgres import PostgresStore

        return PostgresStore(url)
    path = url[len(SQLITE) :] if url.lower().startswith(SQLITE) else url
    if not path or scheme(path):
        raise HoldfastError(
            "Holdfast does not know that kind of store; give the path of a file, sqlite:///file or postgresql://..."
        )
    return SqliteStore(path)


def bus_for(url: str | None, store_url: str | Path) -> Bus:
    """nats://... is NATS; without an address a PostgreSQL store is its own bus, and a file needs none."""
    if url is None:
        return bus_for(str(store_url), store_url) if scheme(str(store_url)) in POSTGRES else LocalBus()
    if scheme(url) in NATS:
        return NatsBus(url)
    if scheme(url) in POSTGRES:
        from . import postgres  # noqa: F401 (says so now if the driver is missing)

        return PostgresBus(url)
    raise HoldfastError("a bus is nats://host:4222 or postgresql://...")
