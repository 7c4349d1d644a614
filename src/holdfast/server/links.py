"""What happens when somebody opens a link: they are told what it is for, and sit down by a word of their own.

Programs open links, too: those that show what is behind one, those that look for viruses. Looking takes nothing. Once
somebody has sat down, the link is exchanged for a cookie, and the address shows the table's, so that nobody gives the
link away by copying it.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ..kernel import Refused, Said
from . import hosting
from .addresses import address_of
from .denied import refusal_of
from .house import House
from .page import page
from .seats import WATCHING
from .turns import Person
from .visitor import Doing, known, language_of, person_of, reads_pages, session_of, with_cookie


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
        session, cookie = known(request, house)
        house.limits.count("join", Person(address_of(request, house.settings), session if cookie is None else ""))
        try:
            table = await hosting.join(house, request.path_params["token"], session, watching)
        except Refused as refused:
            return unwelcome(house, request, refused)
        onward = RedirectResponse(f"/table/{table}", 303)
        return onward if cookie is None else with_cookie(onward, cookie, request, house)

    return seated


def unwelcome(house: House, request: Request, refused: Refused) -> Response:
    """A page that says why, for whoever reads pages."""
    if not reads_pages(request):
        raise refused
    language = language_of(request)
    status, _ = refusal_of(refused, language)
    title = "server-page-taken-title" if refused.rule == "HF-TAKEN" else "server-page-lost-title"
    house.metrics.refusals[refused.rule] += 1
    return HTMLResponse(page(language, title, refused), status)
