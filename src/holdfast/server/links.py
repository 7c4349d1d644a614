"""What happens when somebody opens a link: they are told what it is for, and sit down by a word of their own.

Programs open links, too: those that show what is behind one, those that look for viruses. Looking takes nothing. Once
somebody has sat down, the link is exchanged for a cookie, and the address shows the table's, so that nobody gives the
link away by copying it.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ..kernel import Refused, Said
from . import hosting
from .addresses import address_of
from .coming_back import come_back, cookie_for, sat_just_now
from .denied import refusal_of
from .house import House
from .page import page
from .seats import WATCHING
from .turns import Person
from .visitor import Doing, known_of, language_of, person_of, reads_pages, session_of, whole_body, with_cookie

LONGEST_FORM: Final = 1000  # bytes
TITLES: Final = {"HF-TAKEN": "server-page-taken-title", "HF-CODE": "server-page-code-title"}


def look(watching: bool) -> Doing:
    async def told(house: House, request: Request) -> Response:
        house.limits.count("join", person_of(request, house))
        session = session_of(request, house)
        try:
            live, seat = await hosting.place_for(house, request.path_params["token"], session, watching)
        except Refused as refused:
            return unwelcome(house, request, refused)
        if live.is_placed(session, seat):
            return RedirectResponse(f"/table/{live.id}", 303)
        said, button = Said("server-page-watch"), "server-page-watch-button"
        if seat != WATCHING:
            said, button = Said("server-page-invited", name=live.table.names[seat]), "server-page-sit-button"
        return HTMLResponse(page(language_of(request), "server-page-invited-title", said, button))

    return told


def sit(watching: bool) -> Doing:
    async def seated(house: House, request: Request) -> Response:
        link, known = request.path_params["token"], known_of(request, house)
        who = Person(address_of(request, house.settings), known.session)
        house.limits.count("join", who)
        own = sat_just_now(house, link, who)
        try:
            if own is None:
                live, seat = await hosting.place_for(house, link, known.session, watching)
                if live.is_placed(known.session, seat):
                    return RedirectResponse(f"/table/{live.id}", 303)
                own = cookie_for(house, link, who)
            table = await hosting.join(house, link, own.session, watching)
        except Refused as refused:
            return unwelcome(house, request, refused)
        return with_cookie(RedirectResponse(f"/table/{table}", 303), own.cookie, request, house)

    return seated


# -- with a code ------------------------------------------------------------------------------------------------------


async def ask_for_code(house: House, request: Request) -> Response:
    house.limits.count("join", person_of(request, house))
    language = language_of(request)
    return HTMLResponse(page(language, "server-page-code-title", "server-page-code", "server-page-code-button", "code"))


async def sit_by_code(house: House, request: Request) -> Response:
    who = person_of(request, house)
    house.limits.count("code", who)
    form = parse_qs((await whole_body(request, LONGEST_FORM)).decode("utf-8", "replace"))
    code = next(iter(form.get("code", [])), "")
    own = sat_just_now(house, code, who) or cookie_for(house, code, who)
    try:
        table = await come_back(house, code, own.session)
    except Refused as refused:
        return unwelcome(house, request, refused)
    return with_cookie(RedirectResponse(f"/table/{table}", 303), own.cookie, request, house)


def unwelcome(house: House, request: Request, refused: Refused) -> Response:
    """A page that says why, for whoever reads pages."""
    if not reads_pages(request):
        raise refused
    language = language_of(request)
    status, _ = refusal_of(refused, language)
    title = TITLES.get(refused.rule, "server-page-lost-title")
    house.metrics.refusals[refused.rule] += 1
    return HTMLResponse(page(language, title, refused), status)
