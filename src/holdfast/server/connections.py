"""Connections to the server: how many there may be, and how long one may take over what it says.

Uvicorn reads requests and has limits for what is said too much of. Here are those for what is said too slowly: a
request of which the end never comes holds no place for ever, and where all places are taken, the one that has waited
longest without asking anything makes room.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .addresses import UNKNOWN, group_of
from .settings import Settings

log = logging.getLogger("holdfast.server")

RESERVE: Final = 128  # files that are no connections: the store, the bus, the workers
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Doors:
    """Who has come in, and which of them have not yet asked anything."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.most_connections, files_allowed() - RESERVE)
        # Before a proxy, all of them come from one address.
        self.most_each = self.most if settings.proxies else settings.most_connections_each
        self.inside: dict[asyncio.BaseTransport, str] = {}
        self.of: Counter[str] = Counter()
        self.waiting: dict[Coming, None] = {}  # those who have waited longest first
        self.waiting_of: dict[str, dict[Coming, None]] = {}

    def let_in(self, coming: Coming) -> bool:
        address = coming.address
        if self.of[address] >= self.most_each and not self.make_room(self.waiting_of.get(address, {})):
            log.warning("%s has %d connections: no more are let in", address, self.most_each)
            return False
        if len(self.inside) >= self.most and not self.make_room(self.waiting):
            log.warning("%d connections are open: no more are let in", self.most)
            return False
        self.inside[coming.transport] = address
        self.of[address] += 1
        return True

    def make_room(self, waiting: dict[Coming, None]) -> bool:
        first = next(iter(waiting), None)
        if first is None:
            return False
        self.no_longer_waits(first)
        self.leave(first.transport)
        first.transport.abort()
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        address = self.inside.pop(transport, None)
        if address is not None:
            self.of[address] -= 1
            if not self.of[address]:
                del self.of[address]

    def waits(self, coming: Coming) -> None:
        self.waiting[coming] = None
        self.waiting_of.setdefault(coming.address, {})[coming] = None

    def no_longer_waits(self, coming: Coming) -> None:
        if self.waiting.pop(coming, 0) is None:
            own = self.waiting_of[coming.address]
            del own[coming]
            if not own:
                del self.waiting_of[coming.address]


class Config(uvicorn.Config):
    """Uvicorn's own, and the doors that all connections come through."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(app, http=Coming, ws=Upgraded, **more)
        self.doors = Doors(settings)


class Coming(H11Protocol):
    """A connection on which somebody asks for one thing after another."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        settings = self.config.doors.settings
        self.patience: dict[Any, float] = {h11.IDLE: settings.head_patience, h11.SEND_BODY: settings.body_patience}
        self.otherwise = settings.reply_patience
        self.address = group_of(self.client[0]) if self.client is not None else UNKNOWN
        self.phase: tuple[Any, Any] | None = None  # what is waited for, and of which request
        self.too_long: asyncio.TimerHandle | None = None
        if self.config.doors.let_in(self):
            self.look()
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.rest()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        self.config.doors.leave(self.transport)
        super().connection_lost(exc)

    def look(self) -> None:
        """Each part of a request, and the answer to it, has a time of its own."""
        now = self.conn.their_state, self.cycle
        if now == self.phase or self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        self.rest()
        self.phase = now
        self.too_long = self.loop.call_later(self.patience.get(now[0], self.otherwise), self.give_up)
        if now[0] is h11.IDLE:
            self.config.doors.waits(self)

    def rest(self) -> None:
        self.config.doors.no_longer_waits(self)
        if self.too_long is not None:
            self.too_long.cancel()
            self.too_long = None

    def give_up(self) -> None:
        if self.conn.our_state is not h11.IDLE:
            self.transport.abort()  # nor is what was sent read
            return
        if self.conn.trailing_data[0]:
            self.transport.write(SLOW)
        self.transport.close()


class Upgraded(WebSocketsSansIOProtocol):
    """A connection that has become a socket. It has the place that it had."""

    config: Config

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.doors.leave(self.transport)
        super().connection_lost(exc)


def files_allowed() -> int:
    """How many files this process may have open: as many as the system lets it."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1 << 16 if hard == resource.RLIM_INFINITY else min(hard, 1 << 16)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return 1 << 16 if soft == resource.RLIM_INFINITY else soft
