"""holdfast serve: tables in the browser, for this machine, the house, or the world."""

from __future__ import annotations

import asyncio
import logging
import logging.config
import socket
import sys
import webbrowser
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
from ..server.logs import log_config
from ..server.settings import Settings
from ..server.sqlite import SqliteStore
from .places import place_of
from .reader import words

EVERYWHERE = ("0.0.0.0", "::")
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
    log
        Words for people, or JSON for machines.
    """
    place = place_of(store)
    origins = tuple(checked_origin(one) for one in origin or ())
    settings = Settings(origins=origins, hosts=() if host in EVERYWHERE else (host,), proxies=proxy)
    listener = listen(host, port)
    logging.config.dictConfig(log_config(log))
    try:
        asyncio.run(run(listener, place, bus, settings, host, durable, wants_browser(open)))
    finally:
        listener.close()


async def run(
    listener: socket.socket, place: str, bus: str | None, settings: Settings, host: str, durable: bool, browse: bool
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
        await Server(config_for(app, settings)).serve([listener])


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
        ws_max_size=settings.longest_message,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=GRACE,
    )


class Server(uvicorn.Server):
    """Ends as a command does: a signal is a wish to end, not a failure."""

    def handle_exit(self, sig: int, frame: object) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


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
        listener.listen(2048)
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


def checked_origin(origin: str) -> str:
    if not origin.startswith(("http://", "https://")) or origin.rstrip("/").count("/") != 2:
        raise BadOption(Said("serve-origin", origin=origin))
    return origin.rstrip("/")


def wants_browser(wanted: bool | None) -> bool:
    return sys.stdout.isatty() if wanted is None else wanted
