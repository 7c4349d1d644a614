"""The plain HTTP calls: everything that can be done at a table, and around it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..games import find, names
from ..kernel import Refused, Rules, Said
from ..players import names as bot_names
from ..presence import Card, about
from ..rulebook import rulebook
from ..speech import house as house_words
from . import client, hosting, links, reports, wire
from .acts import Act, act, kind_of
from .coming_back import log_out_elsewhere, make_code
from .denied import HOUSE_RULES
from .faces import cards_of, reference_of
from .health import Health
from .hints import hint
from .house import House
from .live import Live, Moved
from .lobby import listed
from .seats import WATCHING
from .turns import Person
from .visitor import Doing, language_of, person_of, reads_pages, whole_body, with_cookie

T = TypeVar("T")

LONGEST_NUMBER: Final = 9


@dataclass(frozen=True, slots=True)
class Call:
    """One thing that can be asked for: how, what goes in and out, and how it may be refused."""

    method: str
    path: str
    do: Doing
    summary: str
    gives: Any = None
    takes: Any = None
    refused: tuple[int, ...] = ()
    query: tuple[tuple[str, str], ...] = ()
    media: str = "application/json"
    status: int = 200


# -- asking and answering ---------------------------------------------------------------------------------------------


def reply(what: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    kept = {"Cache-Control": "no-store"} if headers is None else headers
    return Response(msgspec.json.encode(what), status, kept, "application/json")


async def body_of(request: Request, kind: type[T], longest: int) -> T:
    data = await whole_body(request, longest)
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("HF-WIRE", Said("server-malformed", why=str(error))) from None


def number_in(text: str, otherwise: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise Refused("HF-WIRE", Said(otherwise))
    return int(text)


def seat_wanted(request: Request) -> int | None:
    text = request.query_params.get("seat", "")
    return number_in(text, "server-seat-number") if text else None


# -- games ------------------------------------------------------------------------------------------------------------


async def games(house: House, request: Request) -> Response:
    offered = [game_offered(find(name).rules, language_of(request)) for name in names()]
    return reply(wire.Catalogue(offered, list(bot_names())))


def game_offered(rules: Rules[Any], language: str) -> wire.GameOffered:
    said = about(rules, language)
    few, many = rules.seats[0], rules.seats[-1]
    options = [
        wire.OptionOffered(
            one.name,
            one.title,
            list(one.values),
            list(one.values.values()),
            [one.lines.get(value, "") for value in one.values],
            one.help,
            one.rule,
            [wire.OptionBarred(list(two.values), two.other, list(two.others), two.rule) for two in one.not_with],
        )
        for one in said.options
    ]
    return wire.GameOffered(rules.name, said.title, said.summary, said.note, few, many, rules.together, options)


def game_named(request: Request) -> str:
    name: str = request.path_params["game"]
    if name not in names():
        raise Refused("HF-PATH", Said("server-no-game", name=name[:50]))
    return find(name).rules.name


async def reference(house: House, request: Request) -> Response:
    return (await asyncio.to_thread(whole_reference, game_named(request), language_of(request))).send(request)


@cache
def whole_reference(game: str, language: str) -> client.Keepable:
    told = reference_of(game, language)
    return client.keepable(told, told.edition)


async def card(house: House, request: Request) -> Response:
    game, name, language = game_named(request), request.path_params["card"], language_of(request)
    found = (await asyncio.to_thread(cards_of, game, language)).get(name)
    if found is None:
        raise Refused("HF-PATH", Said("server-no-card", name=name[:50]))
    return client.keepable(found, reference_of(game, language).edition).send(request)


@cache
def rules_of(game: str, language: str) -> dict[str, wire.RuleText]:
    words = house_words(language)
    house = {one: wire.RuleText(one, words.say("server-house-rule"), words.say(one)) for one in HOUSE_RULES}
    own = {one.id: wire.RuleText(one.id, one.title, one.rule, one.ruling) for one in rulebook(game).rules}
    return {**own, **house}


async def rules(house: House, request: Request) -> Response:
    book = await asyncio.to_thread(rules_of, game_named(request), language_of(request))
    return reply(wire.Rules(list(book.values())))


async def rule(house: House, request: Request) -> Response:
    book = await asyncio.to_thread(rules_of, game_named(request), language_of(request))
    found = book.get(request.path_params["rule"])
    if found is None:
        raise Refused("HF-PATH", Said("server-no-rule", name=request.path_params["rule"][:50]))
    return reply(found)


# -- tables -----------------------------------------------------------------------------------------------------------


async def make(house: House, request: Request) -> Response:
    who = person_of(request, house)
    house.limits.count("make", who)
    wanted = await body_of(request, wire.TableWanted, house.settings.longest_body)
    if any(seat.who == "bot" for seat in wanted.seats):
        house.limits.count("bots", who)
    cookie, session = house.cookies.new(who.session)
    made = await hosting.make(house, wanted, session, language_of(request))
    return with_cookie(reply(made, 201), cookie, request, house)


async def tables(house: House, request: Request) -> Response:
    who = person_of(request, house)
    house.limits.count("look", who)
    return reply(wire.TablesListed(await listed(house, who.session, language_of(request))))


async def entered(house: House, request: Request, kind: str) -> tuple[Live, Person]:
    """The table that the address names, for a browser that is at it."""
    who = person_of(request, house)
    house.limits.count(kind, who)
    return await house.enter(request.path_params["table"], who), who


async def table(house: House, request: Request) -> Response:
    live, (_, session) = await entered(house, request, "look")
    seat = live.seat_for(session, seat_wanted(request))
    return reply(live.shown(session, seat, language=language_of(request))[0])


async def moment(house: House, request: Request) -> Response:
    live, (_, session) = await entered(house, request, "look")
    version = number_in(request.path_params["version"], "server-moment-number")
    seat = live.seat_for(session, seat_wanted(request))
    return reply(await house.moment(live, version, seat, language_of(request)))


async def record(house: House, request: Request) -> Response:
    live, _ = await entered(house, request, "look")
    game = live.table.game
    if game.outcome is None:  # it holds the seed, and so whatever is to come
        raise Refused("HF-SECRET", Said("server-secret"))
    headers = {
        "Content-Disposition": f'attachment; filename="{game.rules.name}-{live.id}.json"',
        "Cache-Control": "no-store",
    }
    return Response(game.record.to_json(), 200, headers, "application/json")


async def invitations(house: House, request: Request) -> Response:
    live, (_, session) = await entered(house, request, "make")
    wanted = await body_of(request, wire.InvitationsWanted, house.settings.longest_body)
    only = None if isinstance(wanted.seat, msgspec.UnsetType) else WATCHING if wanted.seat is None else wanted.seat
    language = language_of(request)
    return reply(wire.Invitations(await hosting.invite(house, live, session, only, wanted.revoke, language)))


async def code(house: House, request: Request) -> Response:
    live, (_, session) = await entered(house, request, "code")
    wanted = await body_of(request, wire.CodeWanted, house.settings.longest_body)
    seat = live.seat_for(session, wanted.seat)
    return reply(wire.Code(await make_code(house, live, session, seat)))


async def log_out(house: House, request: Request) -> Response:
    who = person_of(request, house)
    house.limits.count("join", who)
    if not who.session:
        return reply(wire.LoggedOut())
    return with_cookie(reply(wire.LoggedOut()), await log_out_elsewhere(house, who.session), request, house)


def doing(kind: type[Act] | type[wire.AskHint]) -> Doing:
    """A call that does at a table what the same message does by socket."""

    async def do(house: House, request: Request) -> Response:
        live, who = await entered(house, request, kind_of(kind))
        session = who.session
        wish = await body_of(request, kind, house.settings.longest_message)
        seat, language = live.seat_for(session, seat_wanted(request)), language_of(request)
        try:
            if isinstance(wish, wire.AskHint):
                return reply(await hint(house, live, who, seat, wish, language))
            await act(house, live, session, seat, wish)
        except Moved:
            return reply(live.shown(session, seat, language=language)[0], 409)
        return reply(live.shown(session, seat, language=language)[0])

    return do


async def report(house: House, request: Request) -> Response:
    live, (_, session) = await entered(house, request, "report")
    told = await body_of(request, wire.Report, house.settings.longest_message)
    await reports.report(house, live, session, live.seat_for(session, seat_wanted(request)), told.text)
    return reply(wire.Done(""))


# -- the server itself ------------------------------------------------------------------------------------------------


async def health(house: House, request: Request) -> Response:
    told = await house.doctor.health()
    return reply(told, 200 if told.ok else 503)


async def alive(house: House, request: Request) -> Response:
    return PlainTextResponse("alive\n")


async def description(house: House, request: Request) -> Response:
    from .openapi import openapi

    return reply(openapi(), headers={"Cache-Control": client.LOOK_AGAIN})


async def pages(house: House, request: Request) -> Response:
    """The client: its page for every place it knows, its files by their names."""
    static, path = house.settings.static, request.path_params["path"]
    if path == "api" or path.startswith("api/"):
        raise Refused("HF-PATH", Said("server-no-address"))
    file = client.found(static, path) if path and path != "index.html" else None
    if file is not None:
        return client.send(file, request, for_ever=path.startswith("assets/"))
    is_place = path in ("", "index.html") or path.split("/")[0] in ("table", "replay")
    if not is_place and not reads_pages(request):
        raise Refused("HF-PATH", Said("server-no-address"))
    return client.index(static, request, 200 if is_place else 404)


EDITION: Final = ("edition", "The edition that the reference names.")
SEAT: Final = ("seat", "From which of one's seats; the one that is asked, if not given.")
AT_TABLE: Final = (400, 403, 404, 429)
LOST: Final = (404, 429)
TAKEN: Final = (404, 409, 429)
DONE_AT_TABLE: Final = (400, 403, 404, 409, 413, 429)

CALLS: Final = (
    Call("GET", "/api/games", games, "The games that can be played, and the bots that can sit there", wire.Catalogue),
    Call(
        "GET",
        "/api/games/{game}/reference",
        reference,
        "The cards of a game by name, and its board; who names the edition may keep it for ever",
        wire.Reference,
        refused=(404,),
        query=(EDITION,),
    ),
    Call(
        "GET",
        "/api/games/{game}/cards/{card}",
        card,
        "What stands on a card; who names the edition may keep it for ever",
        Card,
        refused=(404,),
        query=(EDITION,),
    ),
    Call("GET", "/api/games/{game}/rules", rules, "All rules of a game", wire.Rules, refused=(404,)),
    Call("GET", "/api/games/{game}/rules/{rule}", rule, "One rule", wire.RuleText, refused=(404,)),
    Call("GET", "/api/tables", tables, "The tables at which I sit or watch", wire.TablesListed, refused=(429,)),
    Call(
        "POST",
        "/api/tables",
        make,
        "Make a table",
        wire.TableMade,
        wire.TableWanted,
        refused=(400, 403, 413, 429),
        status=201,
    ),
    Call(
        "GET", "/api/tables/{table}", table, "The table as I see it", wire.TableShown, refused=AT_TABLE, query=(SEAT,)
    ),
    Call(
        "GET",
        "/api/tables/{table}/moments/{version}",
        moment,
        "The table as it was at a version",
        wire.Moment,
        refused=AT_TABLE,
        query=(SEAT,),
    ),
    Call("GET", "/api/tables/{table}/record", record, "The record, to keep", Any, refused=AT_TABLE),
    Call(
        "POST",
        "/api/tables/{table}/invitations",
        invitations,
        "New links to a table I made",
        wire.Invitations,
        wire.InvitationsWanted,
        refused=DONE_AT_TABLE,
    ),
    Call(
        "POST",
        "/api/tables/{table}/report",
        report,
        "Tell the operator of this server what goes on at the table",
        wire.Done,
        wire.Report,
        refused=DONE_AT_TABLE,
        query=(SEAT,),
    ),
    *(
        Call(
            "POST",
            f"/api/tables/{{table}}/{path}",
            doing(kind),
            summary,
            wire.Hint if kind is wire.AskHint else wire.TableShown,
            kind,
            refused=DONE_AT_TABLE,
            query=(SEAT,),
        )
        for path, kind, summary in (
            ("picks", wire.Pick, "Answer; 409 with the current table if it has moved on"),
            ("propose", wire.Propose, "Propose an answer to whoever has the last word"),
            ("undo", wire.Undo, "Take my last pick back, or ask the table to"),
            ("agree", wire.Agree, "Answer another's wish to take a pick back"),
            ("say", wire.Say, "Say something at the table"),
            ("name", wire.Rename, "Be called otherwise, on a seat of mine"),
            ("hand", wire.HandOver, "Let a bot play on a seat, or take it back"),
            ("hint", wire.AskHint, "What a bot would answer; 409 with the current table if it has moved on"),
        )
    ),
    Call(
        "POST",
        "/api/tables/{table}/code",
        code,
        "A code by which I come back to a seat of mine from any device; the one before no longer works",
        wire.Code,
        wire.CodeWanted,
        refused=DONE_AT_TABLE,
    ),
    Call(
        "POST",
        "/api/elsewhere",
        log_out,
        "Log out everywhere else: a new cookie for this browser, by which alone its seats are held once it is shown",
        wire.LoggedOut,
        refused=(403, 429),
    ),
    Call("GET", "/recover", links.ask_for_code, "Where a code is typed", refused=(429,), media="text/html"),
    Call(
        "POST", "/recover", links.sit_by_code, "Take up a seat by its code", refused=LOST, status=303, media="text/html"
    ),
    Call("GET", "/join/{token}", links.look(False), "What a seat's link is for", refused=LOST, media="text/html"),
    Call("POST", "/join/{token}", links.sit(False), "Sit down by it", refused=TAKEN, status=303, media="text/html"),
    Call(
        "GET", "/watch/{token}", links.look(True), "What the spectators' link is for", refused=LOST, media="text/html"
    ),
    Call("POST", "/watch/{token}", links.sit(True), "Watch by it", refused=LOST, status=303, media="text/html"),
    *(
        Call("GET", path, health, summary, Health, refused=(503,))
        for path, summary in (
            ("/healthz", "Whether people can play here: the store and the bus are asked"),
            ("/readyz", "The same, for whatever sends people here"),
        )
    ),
    Call("GET", "/livez", alive, "Whether the process answers, whatever it could do", media="text/plain"),
    Call("GET", "/api/openapi.json", description, "This description", Any),
)
