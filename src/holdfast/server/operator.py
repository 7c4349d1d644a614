"""What the operator of a server may do, behind a key: see tables and reports, close a table, mute and kick. Everything
that is done is written into the audit first. Without a key there are no such addresses."""

from __future__ import annotations

import os
import signal
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from hmac import compare_digest
from typing import Annotated, Any, Final, NamedTuple, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ..kernel import Refused, Said
from .addresses import address_of
from .entries import Closed, Linked
from .expiry import in_text
from .house import House, clean, now
from .http import body_of, number_in, reply
from .live import Live
from .metrics import told_to_prometheus
from .seating import Seating
from .seats import WATCHING, hashed, new_token
from .store import AuditRow
from .turns import Person
from .wire import ChatLine

T = TypeVar("T")

LONGEST_BODY: Final = 4096


class Wished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By whom, why, and for whom: a seat, or -1 for those who watch."""

    who: Annotated[str, msgspec.Meta(max_length=60)] = ""
    why: Annotated[str, msgspec.Meta(max_length=500)] = ""
    seat: int = WATCHING
    days: Annotated[float, msgspec.Meta(ge=0, le=36500)] = 7.0


class TableSeen(msgspec.Struct, frozen=True):
    table: str
    game: str
    made: str
    changed: str
    entries: int
    picks: int
    over: bool
    names: list[str]
    here: list[int]  # seats from which somebody looks; -1: somebody watches


class ReportSeen(msgspec.Struct, frozen=True):
    number: int
    at: str
    table: str
    seat: int
    name: str
    text: str
    lines: list[ChatLine]  # the chat as it was then


class Work(NamedTuple):
    method: str
    path: str
    do: Callable[[House, Request], Awaitable[Any]]


def routes(house: House) -> list[BaseRoute]:
    """None without a key."""
    if not house.settings.operator_key:
        return []
    work = [Route(f"/operator/{one.path}", guarded(house, one), methods=[one.method]) for one in WORK]
    return [*work, Route("/metrics", measured(house))]


def guarded(house: House, work: Work) -> Callable[[Request], Awaitable[Response]]:
    async def run(request: Request) -> Response:
        check_key(house, request)
        return reply(await work.do(house, request))

    return run


def measured(house: House) -> Callable[[Request], Awaitable[Response]]:
    async def run(request: Request) -> Response:
        check_key(house, request)
        return await told_to_prometheus(house)

    return run


def check_key(house: House, request: Request) -> None:
    """Compared in a time that tells nothing of how much was right. Who guesses is soon refused unheard."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    right = compare_digest(hashed(given), hashed(house.settings.operator_key))
    if scheme.lower() != "bearer" or not right:
        house.limits.count("operator", Person(address_of(request, house.settings), ""))
        raise Refused("HF-KEYS", Said("server-wrong-key"))


# -- looking ----------------------------------------------------------------------------------------------------------


async def tables(house: House, request: Request) -> list[TableSeen]:
    found = await house.store.office.tables(request.query_params.get("before", "9999"))
    return [
        TableSeen(
            row.id,
            row.game,
            row.made,
            summary.changed,
            summary.entries,
            summary.picks,
            bool(summary.outcome),
            msgspec.json.decode(row.seats, type=Seating).names,
            sorted(house.presence.seats(row.id) | (live.present if (live := house.tables.get(row.id)) else set())),
        )
        for row, summary in found
    ]


async def reports(house: House, request: Request) -> list[ReportSeen]:
    return [
        ReportSeen(
            one.number,
            one.at,
            one.table,
            one.seat,
            one.name,
            one.text,
            msgspec.json.decode(one.lines, type=list[ChatLine]),
        )
        for one in await house.store.office.reports(after(request))
    ]


async def audit(house: House, request: Request) -> list[AuditRow]:
    return await house.store.office.audit(after(request))


def after(request: Request) -> int:
    return number_in(request.query_params.get("after", "0"), "server-malformed-number")


# -- doing ------------------------------------------------------------------------------------------------------------


async def asked(house: House, request: Request, what: str) -> tuple[Live, Wished]:
    """The table and what is wished for, which stands in the audit before it is done."""
    wished = await wish_in(request)
    live = await house.find(request.path_params["table"])
    if what in ("mute", "unmute", "kick") and wished.seat not in (WATCHING, *range(len(live.table.seats))):
        raise Refused("HF-WIRE", Said("server-no-seat"))
    await note(house, request, what, wished, live.id)
    return live, wished


async def wish_in(request: Request) -> Wished:
    """With nothing in its words that nobody can read, or no store keep."""
    wished = await body_of(request, Wished, LONGEST_BODY)
    who, why = (clean(words) if words.strip() else "" for words in (wished.who, wished.why))
    return msgspec.structs.replace(wished, who=who, why=why)


async def note(house: House, request: Request, what: str, wished: Wished, table: str = "") -> None:
    who = f"{wished.who or '?'} ({address_of(request, house.settings)})"
    told = f"{what} {wished.seat}" if what in ("mute", "unmute", "kick") else what
    await house.store.office.note(AuditRow(0, now(), who, told, table, wished.why))


async def close(house: House, request: Request, *, again: bool) -> dict[str, bool]:
    """Nobody can pick there any more, and everybody sees why; or they can again."""
    live, wished = await asked(house, request, "reopen" if again else "close")
    async with house.holding(live) as table:
        if table.closed == again:
            await house.write(live, Closed(0, again, wished.why), table.game)
    return {"done": True}


async def mute(house: House, request: Request, *, again: bool) -> dict[str, int]:
    """Those who hold the seat say nothing for so many days, at any table; or they may again."""
    live, wished = await asked(house, request, "unmute" if again else "mute")
    until = now() if again else in_text(datetime.now(UTC) + timedelta(wished.days))
    sessions = {holder.session for holder in live.holders if holder.seat == wished.seat}
    for session in sessions:
        await house.store.office.mute(session, until)
    return {"people": len(sessions)}


async def kick(house: House, request: Request) -> dict[str, int]:
    """Whoever holds the seat leaves, and their link is dead. Whoever made the table can make another."""
    live, wished = await asked(house, request, "kick")
    async with house.holding(live) as table:
        gone = [holder for holder in live.holders if holder.seat == wished.seat]
        await house.store.change_link(table.id, wished.seat, hashed(new_token()))
        await house.read_on(live)
        await house.jot(live, Linked(wished.seat, bool(gone)))
    house.seats_changed(live)
    return {"people": len(gone)}


async def drain(house: House, request: Request) -> dict[str, bool]:
    """As SIGTERM does: this process ends when those who play have been told."""
    await note(house, request, "drain", await wish_in(request))
    os.kill(os.getpid(), signal.SIGTERM)
    return {"done": True}


WORK: Final = (
    Work("GET", "tables", tables),
    Work("GET", "reports", reports),
    Work("GET", "audit", audit),
    Work("POST", "tables/{table}/close", partial(close, again=False)),
    Work("POST", "tables/{table}/reopen", partial(close, again=True)),
    Work("POST", "tables/{table}/mute", partial(mute, again=False)),
    Work("POST", "tables/{table}/unmute", partial(mute, again=True)),
    Work("POST", "tables/{table}/kick", kick),
    Work("POST", "drain", drain),
)
