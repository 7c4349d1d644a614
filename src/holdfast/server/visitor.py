"""Who asks: which browser, from which address, and whether its page is one of ours."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..speech import of_a_browser
from .house import House
from .seats import COOKIE, COOKIE_AGE
from .turns import Person

Doing = Callable[[House, Request], Awaitable[Response]]

PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def session_of(connection: HTTPConnection, house: House) -> str:
    """The hash by which this browser is known; empty if it is new."""
    return house.cookies.session(connection.cookies.get(COOKIE))


def person_of(connection: HTTPConnection, house: House) -> Person:
    return Person(address_of(connection, house), session_of(connection, house))


def address_of(connection: HTTPConnection, house: House) -> str:
    """Behind a proxy, what the proxy itself has written: whatever stands before it anybody may have."""
    if house.settings.proxy:
        told = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if told:
            return told[:64]
    return connection.client.host if connection.client is not None else "unknown"


def language_of(connection: HTTPConnection) -> str:
    """What whoever asks reads. A socket has no headers of its page's choice, and so says it in its address."""
    return of_a_browser(connection.query_params.get("language") or connection.headers.get("accept-language", ""))


def is_secure(connection: HTTPConnection, house: House) -> bool:
    scheme: str = connection.scope["scheme"]
    if house.settings.proxy:
        scheme = connection.headers.get("x-forwarded-proto", scheme).rpartition(",")[2].strip()
    return scheme in ("https", "wss")


def is_ours(connection: HTTPConnection, house: House) -> bool:
    """Whether the page that asks was served from here, or from an origin that was named. Programs that are no browser
    send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin.rstrip("/") in house.settings.origins:
        return True
    host = connection.headers.get("host", "")
    if house.settings.proxy:
        host = connection.headers.get("x-forwarded-host", host).rpartition(",")[2].strip()
    scheme = "https" if is_secure(connection, house) else "http"
    mine = place(f"{scheme}://{host}")
    return mine is not None and place(origin) == mine


def place(url: str) -> tuple[str, int] | None:
    """Host and port, however they are written."""
    try:
        parts = urlsplit(url)
        port = parts.port if parts.port is not None else PORTS.get(parts.scheme, 0)
    except ValueError:
        return None
    return (parts.hostname, port) if parts.hostname else None


def with_cookie(response: Response, cookie: str, request: Request, house: House) -> Response:
    response.set_cookie(
        COOKIE, cookie, max_age=COOKIE_AGE, path="/", httponly=True, samesite="lax", secure=is_secure(request, house)
    )
    return response


def known(request: Request, house: House) -> tuple[str, str | None]:
    """The browser's session, and the cookie to give it if it is new."""
    session = session_of(request, house)
    if session:
        return session, None
    cookie, session = house.cookies.new()
    return session, cookie


def reads_pages(request: Request) -> bool:
    return "text/html" in request.headers.get("accept", "")
