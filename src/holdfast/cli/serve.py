"""holdfast serve: tables in the browser, for this machine, the house, or the world."""

from __future__ import annotations

import asyncio
import logging
import logging.config
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from threading import Timer
from typing import Annotated, Literal

import uvicorn
from cyclopts import Parameter
from starlette.applications import Starlette

from .. import BadOption, HoldfastError
from ..kernel import Said
from ..server.app import make_app
from ..server.bus import bus_for, store_for
from ..server.connections import Config
from ..server.draining import drain
from ..server.house import House
from ..server.logs import log_config
from ..server.metrics import on_its_own
from ..server.settings import Settings
from ..server.sqlite import SqliteStore
from .operator import operator_key as key_in
from .places import place_of
from .reader import words

EVERYWHERE = ("0.0.0.0", "::")
LOOK_AGAIN = 0.1  # seconds
QUEUE = 2048  # who waits at the door
LET_IN_AT_ONCE = 8  # of them, before everybody else has their turn
GRACE = 5  # seconds for what is still under way when the server goes down


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8765,
    store: str | None = None,
    bus: str | None = None,
    open: bool | None = None,  # noqa: A002 (it is the flag's name)
    origin: Annotated[list[str] | None, Parameter(negative=())] = None,
    proxy: Annotated[int, Parameter(count=True)] = 0,
    durable: Annotated[bool, Parameter(negative=())] = False,
    operator_key: Path | None = None,
    metrics: str | None = None,
    archive_over: float = 0.0,
    archive_unfinished: float = 0.0,
    notice: float = 0.0,
    log: Literal["words", "json"] = "words",
) -> None:
    """Serve tables in the browser, alone or with friends. Ctrl-C stops it, and nothing is lost.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 lets others on the same network connect.
    port
        The port; 0 takes any that is free.
    store
        A file, or postgresql://...; without it, a file in your data directory.
    bus
        nats://..., where several servers share one store.
    open
        Open the browser; by default if somebody is at this terminal.
    origin
        Another address of this server, as in https://play.example.org; may be given several times. Behind a proxy it
        has to be told, since requests by other names are refused.
    proxy
        There is a proxy in front of the server: trust its X-Forwarded-... headers. Given twice, there are two.
    durable
        Wait for the disk at every pick, so that not even a power cut loses one.
    operator_key
        A file with a key of 20 characters or more, with which `holdfast operator` looks after this server; or
        put the key itself into $HOLDFAST_OPERATOR_KEY.
    metrics
        An address for Prometheus alone, as in 127.0.0.1:9100. Without it, only the operator's key opens /metrics.
    archive_over
        Days after which tables are put away that are over; 0: never. Who opens one again brings it back.
    archive_unfinished
        The same for tables in the middle of a game that nobody has touched.
    notice
        Seconds for which a server that is told to end goes on with those who are there, so that a proxy can send
        others elsewhere.
    log
        Words for people, or JSON for machines.
    """
    place = place_of(store)
    settings = Settings(
        origins=tuple(checked_origin(one) for one in origin or ()),
        hosts=() if host in EVERYWHERE else (host,),
        proxies=proxy,
        operator_key=key_in(operator_key),
        archive_over=archive_over,
        archive_unfinished=archive_unfinished,
        notice=notice,
    )
    listener = listen(host, port)
    logging.config.dictConfig(log_config(log))
    try:
        measured = None if metrics is None else listen(*host_and_port(metrics))
        asyncio.run(run(listener, measured, place, bus, settings, host, durable, wants_browser(open)))
    finally:
        listener.close()


async def run(
    listener: socket.socket,
    metrics: socket.socket | None,
    place: str,
    bus: str | None,
    settings: Settings,
    host: str,
    durable: bool,
    browse: bool,
) -> None:
    kept = store_for(place)
    if durable and isinstance(kept, SqliteStore):
        kept.synchronous = "FULL"
    app = make_app(kept, bus_for(bus, place), settings)
    async with app.router.lifespan_context(app):
        address = address_of(host, listener.getsockname()[1])
        print(words().say("serve-at", address=address), flush=True)
        if browse:
            Timer(0.3, webbrowser.open, [address]).start()
        async with measuring(app.state.house, metrics):
            await TableServer(config_for(app, settings), app.state.house).serve([listener])


@asynccontextmanager
async def measuring(house: House, listener: socket.socket | None) -> AsyncIterator[None]:
    """Metrics at an address of their own."""
    if listener is None:
        yield
        return
    server = Beside(config_for(on_its_own(house), house.settings))
    serving = asyncio.create_task(server.serve([listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


def config_for(app: Starlette, settings: Settings) -> Config:
    """Uvicorn serves; what it could do besides (log, believe proxies, start and end the application) is done here."""
    return Config(
        app,
        settings,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        lifespan="off",
        backlog=LET_IN_AT_ONCE,
        ws_max_size=settings.longest_message,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=GRACE,
    )


class Server(uvicorn.Server):
    """Ends as a command does: a signal is a wish to end, not a failure. A second one ends it at once."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Asyncio lets in as many at once as may queue up: that few, so that a crowd keeps nobody inside waiting. The
        queue itself is long."""
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(QUEUE)

    def handle_exit(self, sig: int, frame: object) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


class Beside(uvicorn.Server):
    """One that signals do not concern: another brings it along."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class TableServer(Server):
    """Lets those who play know before it ends."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        draining = asyncio.ensure_future(drain(self.house))
        while not (draining.done() or self.force_exit):
            await asyncio.wait([draining], timeout=LOOK_AGAIN)
        draining.cancel()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; what is in the way is said before anything else is begun."""
    if not 0 <= port <= 65535:
        raise BadOption(Said("serve-port", port=str(port)))
    try:
        family, kind, proto, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, proto)
    except OSError as error:
        raise BadOption(Said("serve-host", host=host, why=error.strerror or str(error))) from None
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(where)
        listener.listen(QUEUE)
    except OSError as error:
        listener.close()
        why = (error.strerror or str(error)).lower()
        raise HoldfastError(Said("serve-in-use", port=str(port), host=host, why=why)) from None
    listener.setblocking(False)
    return listener


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def host_and_port(address: str) -> tuple[str, int]:
    host, colon, port = address.rpartition(":")
    if not (colon and host and port.isascii() and port.isdecimal() and len(port) < 6):
        raise BadOption(Said("serve-metrics", given=address))
    return host.strip("[]"), int(port)


def checked_origin(origin: str) -> str:
    if not origin.startswith(("http://", "https://")) or origin.rstrip("/").count("/") != 2:
        raise BadOption(Said("serve-origin", origin=origin))
    return origin.rstrip("/")


def wants_browser(wanted: bool | None) -> bool:
    return sys.stdout.isatty() if wanted is None else wanted
