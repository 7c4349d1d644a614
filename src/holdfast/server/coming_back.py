"""How somebody stays who they are: a new cookie at each seat, and codes to take up a seat from another device.

Whoever sits down or makes a table gets a cookie of their own for it, whatever cookie the browser had: somebody else may
have put it there, and would sit there too. What was held by the old one, and counted by it, is moved when the new one
is first shown, and not before, since a cookie may be lost on its way.
"""

from __future__ import annotations

from time import monotonic
from typing import Final, NamedTuple

import msgspec

from ..kernel import Refused, Said
from .entries import CameBack
from .house import RENEWED, House
from .live import Live
from .seating import Seating
from .seats import MAKER, Known, code_hash, new_code
from .store import HolderRow, LinkRow, Taken
from .turns import Person

SECOND_CLICK: Final = 20.0  # seconds after which nobody clicks again on what they have clicked on
MOST_SETTLED: Final = 4096


class Seated(NamedTuple):
    """The cookie with which somebody has just sat down."""

    cookie: str
    session: str
    at: float


# -- cookies ----------------------------------------------------------------------------------------------------------


async def settle(house: House, known: Known) -> None:
    """What a browser held by its last cookie is held by this one from now on, and by the last no more."""
    if not known.before or known.session in house.settled:
        return
    for counted in (house.limits, house.turns, house.turns_of_advice):
        counted.follow(known.before, known.session)
    for row, _ in await house.store.tables_of(known.before):
        if msgspec.json.decode(row.seats, type=Seating).maker == known.before:
            await house.store.hold(HolderRow(known.before, row.id, MAKER, ""))  # as tables have it that are made now
    await house.store.move(known.before, known.session)
    if len(house.settled) >= MOST_SETTLED:
        house.settled.clear()
    house.settled.add(known.session)
    for table in {holder.table for holder in await house.store.held_by(known.session)}:
        await tell_of_new_holders(house, table, known)


async def tell_of_new_holders(house: House, table: str, known: Known) -> None:
    live = house.tables.get(table)
    if live is not None:
        if live.visitor.session == known.before:
            live.visitor = live.visitor._replace(session=known.session)
        live.send_away(lambda looker: looker.who.session != known.before, RENEWED, Said("server-renewed"))
        await house.catch_up(live)
    await house.bus.publish(table, 0)


def sat_just_now(house: House, link: str, who: Person) -> Seated | None:
    """A second click on the same button comes with the cookie of before."""
    seated = house.just_seated.get((link, who.session))
    return seated if seated is not None and monotonic() - seated.at < SECOND_CLICK else None


def cookie_for(house: House, link: str, who: Person) -> Seated:
    """A new cookie for whoever sits down by this link."""
    now = monotonic()
    house.just_seated = {key: one for key, one in house.just_seated.items() if now - one.at < SECOND_CLICK}
    seated = Seated(*house.cookies.new(who.session), now)
    if who.session:
        house.just_seated[link, who.session] = seated
    return seated


async def log_out_elsewhere(house: House, session: str) -> str:
    """The new cookie of this browser. Once it is shown, the old one is nobody's, wherever it may be; nor does any code
    lead to its seats."""
    await house.store.drop_codes(session)
    cookie, _ = house.cookies.new(session)
    return cookie


# -- codes ------------------------------------------------------------------------------------------------------------


async def make_code(house: House, live: Live, session: str, seat: int | None) -> str:
    """Shown once, and kept as a hash."""
    async with house.holding(live):
        if seat is None or seat not in live.mine(session):
            raise Refused("HF-SEAT", Said("server-not-your-seat"))
        code = new_code()
        await house.store.keep_code(LinkRow(code_hash(code), live.id, seat))
    return code


async def come_back(house: House, code: str, session: str) -> str:
    """Take up a seat by its code: the table's id. Whoever sat there before sits there no more."""
    found = await house.store.code(code_hash(code))
    if found is None:
        raise Refused("HF-CODE", Said("server-dead-code"))
    live = await house.find(found.table)
    async with house.holding(live) as table:
        await house.read_on(live)
        try:
            await house.store.hold_by(found.hash, HolderRow(session, live.id, found.seat, table.names[found.seat]))
        except Taken:
            raise Refused("HF-CODE", Said("server-dead-code")) from None
        await house.read_on(live)
        await house.jot(live, CameBack(found.seat))
    house.seats_changed(live)
    return live.id
