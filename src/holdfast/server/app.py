"""The server as one application: every call, the socket, and what stands guard before them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from time import perf_counter
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel import HoldfastError, Refused, Said
from ..speech import house as house_words
from . import http
from .addresses import host_of, is_known_by, is_secure
from .bus import Bus
from .coming_back import settle
from .denied import refusal_of
from .house import House
from .http import CALLS, Call, reply
from .settings import Settings
from .socket import live_table
from .store import Store
from .visitor import is_ours, known_of, language_of
from .wire import Refusal

log = logging.getLogger("holdfast.server")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    ("x-content-type-options", "nosniff"),
    ("cross-origin-resource-policy", "same-origin"),
)
OF_PAGES: Final = (
    ("content-security-policy", POLICY),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()"),
    ("cross-origin-opener-policy", "same-origin"),
    ("x-frame-options", "DENY"),
)
# What is no page may do nothing at all, should somebody open it as one; the rest would be said for nothing each time.
OF_OTHERS: Final = (("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),)
# Who has come by https once comes by nothing else.
OF_HTTPS: Final = (("strict-transport-security", "max-age=31536000"),)
REFERRER: Final = ("referrer-policy", "same-origin")  # no other site hears of a link, and a form says whose it is
LINKS: Final = ("/join/", "/watch/")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
SLOW: Final = 1.0  # seconds after which an answer is worth a line


def make_app(store: Store, bus: Bus, settings: Settings | None = None) -> Starlette:
    house = House(store, bus, settings or Settings())

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    routes: list[BaseRoute] = [Route(call.path, endpoint(call, house), methods=[call.method]) for call in CALLS]
    routes.append(WebSocketRoute("/api/tables/{table}/live", live_table))
    routes.append(Route("/{path:path}", endpoint(Call("GET", "/", http.pages, "The client"), house), methods=["GET"]))
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Guard, house=house)],
        exception_handlers={HTTPException: unserved, HoldfastError: refused},
        lifespan=lifespan,
    )
    app.state.house = house
    return app


def endpoint(call: Call, house: House) -> ASGIApp:
    async def run(request: Request) -> Response:
        await settle(house, known_of(request, house))
        return await call.do(house, request)

    return run  # type: ignore[return-value]  # a function of a request, which Route wraps


async def unserved(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    words = house_words(language_of(request))
    if error.status_code == 405:
        return reply(Refusal("HF-METHOD", words.say("server-method")), 405, dict(error.headers or {}))
    return reply(Refusal("HF-PATH", words.say("server-no-address")), error.status_code)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HoldfastError)
    status, refusal = refusal_of(error, language_of(request))
    house: House = request.app.state.house
    house.metrics.refusals[refusal.rule] += 1
    if status >= 500:
        log.error("%s %s: %s", request.method, shown_path(request.url.path), error)
    return reply(refusal, status, {"Retry-After": "10"} if status in (429, 503) else None)


class Guard:
    """Before and after every call: origin, headers, and a sentence instead of a traceback."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not is_known(HTTPConnection(scope), self.house):
            await send({"type": "websocket.close", "code": 403})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                told = list(message.get("headers", []))
                is_page = any(name == b"content-type" and value.startswith(b"text/html") for name, value in told)
                message["headers"] = [*told, *guarding(is_page, is_secure(HTTPConnection(scope), self.house.settings))]
            await send(message)

        try:
            await self.checked(scope, receive, send_guarded)
        except ClientDisconnect:
            pass  # gone before all was said
        except Exception:
            fault = token_hex(4)
            self.house.metrics.faults += 1
            log.exception("fault %s: %s %s", fault, scope["method"], shown_path(scope["path"]))
            if status:
                raise
            words = house_words(language_of(HTTPConnection(scope))).say("server-fault", fault=fault)
            await reply(Refusal("HF-FAULT", words), 500)(scope, receive, send_guarded)
        self.house.metrics.answers[str(status)] += 1
        seconds = perf_counter() - began
        level = logging.INFO if seconds > SLOW else logging.DEBUG
        log.log(level, "%s %s: %d in %.0f ms", scope["method"], shown_path(scope["path"]), status, seconds * 1000)

    async def checked(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        error: Refused | None = None
        if scope["method"] not in SAFE and not is_ours(connection, self.house):
            error = Refused("HF-ORIGIN", Said("server-origin"))
        length = connection.headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > self.house.settings.longest_body:
            error = Refused("HF-SIZE", Said("server-too-long", bytes=self.house.settings.longest_body))
        if not is_known(connection, self.house):
            error = Refused("HF-HOST", Said("server-host", host=host_of(connection, self.house.settings)[:100]))
        if error is None:
            await self.app(scope, receive, send)
            return
        status, refusal = refusal_of(error, language_of(connection))
        self.house.metrics.refusals[refusal.rule] += 1
        await reply(refusal, status)(scope, receive, send)


def is_known(connection: HTTPConnection, house: House) -> bool:
    return is_known_by(connection, house.settings, house.names)


def guarding(is_page: bool, secure: bool) -> list[tuple[bytes, bytes]]:
    """The headers of every answer; with 'you have it already', too, since a browser then takes these for those it has
    kept."""
    told = (*HEADERS, *(OF_PAGES if is_page else OF_OTHERS), *(OF_HTTPS if secure else ()), REFERRER)
    return [(name.encode(), value.encode()) for name, value in told]


def shown_path(path: str) -> str:
    """A path as it may stand in a log: who can read a log must not be able to sit down by it."""
    for link in LINKS:
        if path.startswith(link):
            return f"{link}..."
    return path[:200]
