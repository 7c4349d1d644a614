"""Who asks: which browser, from which address, and whether its page is one of ours."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..kernel import Refused, Said
from ..speech import of_a_browser
from .addresses import address_of, host_of, is_secure, place
from .house import House
from .seats import COOKIE_AGE, Known, cookie_name
from .turns import Person

Doing = Callable[[House, Request], Awaitable[Response]]


def session_of(connection: HTTPConnection, house: House) -> str:
    """The hash by which this browser is known; empty if it is new."""
    return known_of(connection, house).session


def known_of(connection: HTTPConnection, house: House) -> Known:
    return house.cookies.known(connection.cookies.get(cookie_name(is_secure(connection, house.settings))))


def person_of(connection: HTTPConnection, house: House) -> Person:
    return Person(address_of(connection, house.settings), session_of(connection, house))


def language_of(connection: HTTPConnection) -> str:
    """What whoever asks reads. A socket has no headers of its page's choice, and so says it in its address."""
    return of_a_browser(connection.query_params.get("language") or connection.headers.get("accept-language", ""))


def is_ours(connection: HTTPConnection, house: House) -> bool:
    """Whether the page that asks was served from here, or from an origin that was named. Programs that are no browser
    send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin.rstrip("/") in house.settings.origins:
        return True
    scheme = "https" if is_secure(connection, house.settings) else "http"
    mine = place(f"{scheme}://{host_of(connection, house.settings)}")
    return mine is not None and place(origin) == mine


def with_cookie(response: Response, cookie: str, request: Request, house: House) -> Response:
    secure = is_secure(request, house.settings)
    response.set_cookie(
        cookie_name(secure), cookie, max_age=COOKIE_AGE, path="/", httponly=True, samesite="lax", secure=secure
    )
    return response


async def whole_body(request: Request, longest: int) -> bytes:
    """What was sent, read no further than it may be long."""
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > longest:
            raise Refused("HF-SIZE", Said("server-too-long", bytes=longest))
    return bytes(data)


def reads_pages(request: Request) -> bool:
    return "text/html" in request.headers.get("accept", "")
