"""Making tables, and who sits there: links given out, used, and replaced."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from ..kernel import Refused, Said
from ..speech import SOURCE
from ..speech import house as house_words
from .entries import Linked
from .house import House, now
from .live import Live
from .seating import Seating, Sitting, seated
from .seats import MAKER, WATCHING, hashed, new_table_id, new_token
from .store import HolderRow, LinkRow, TableRow, Taken
from .tables import Table, new_game
from .wire import Invitation, TableMade, TableWanted

log = logging.getLogger("holdfast.server")


async def make(house: House, wanted: TableWanted, session: str, language: str = SOURCE) -> TableMade:
    sittings = seated(wanted.seats, language)
    game = await asyncio.to_thread(new_game, wanted)
    table = new_table_id()
    row = TableRow(
        table,
        wanted.game,
        msgspec.json.encode(game.header),
        msgspec.json.encode(Seating(sittings, session)),
        now(),
    )
    tokens = {seat: new_token() for seat, sitting in enumerate(sittings) if sitting.bot is None}
    tokens[WATCHING] = new_token()
    holders = [HolderRow(session, table, seat, one.name) for seat, one in enumerate(sittings) if one.mine]
    holders.append(HolderRow(session, table, MAKER, ""))
    links = [LinkRow(hashed(token), table, seat) for seat, token in tokens.items()]
    await house.store.make_table(row, links, holders)
    await house.store.keep_position(table, Table(row, game).position())
    log.info("table %s: %s for %d was made", table, wanted.game, len(sittings))
    mine = {holder.seat for holder in holders}
    await house.find(table)
    invited = [invitation(sittings, seat, token, language) for seat, token in tokens.items() if seat not in mine]
    return TableMade(table, invited)


async def place_for(house: House, token: str, session: str, watching: bool) -> tuple[Live, int]:
    """The table of a link, and where it would seat this browser; a link that seats nobody any more is refused."""
    link = await house.store.link(hashed(token))
    if link is None or (link.seat == WATCHING) != watching:
        raise Refused("HF-TABLE", Said("server-dead-link"))
    live = await house.find(link.table)
    async with house.holding(live) as table:
        await house.read_on(live)
        if not live.is_placed(session, link.seat) and link.seat != WATCHING and link.seat in live.taken():
            raise Refused("HF-TAKEN", Said("server-seat-held", name=table.names[link.seat]))
    return live, link.seat


async def join(house: House, token: str, session: str, watching: bool) -> str:
    """Seat this browser by its link; the table's id."""
    live, seat = await place_for(house, token, session, watching)
    if live.is_placed(session, seat):
        return live.id
    async with house.holding(live) as table:
        name = "" if seat == WATCHING else table.names[seat]
        try:
            await house.store.hold(HolderRow(session, table.id, seat, name))
        except Taken:
            raise Refused("HF-TAKEN", Said("server-seat-just-taken")) from None
        await house.read_on(live)
    await house.publish(live)
    live.tell()
    return live.id


async def invite(
    house: House, live: Live, session: str, only: int | None, revoke: bool, language: str = SOURCE
) -> list[Invitation]:
    """New links: for one seat, or (None) for everybody not yet there. A link that somebody has used is replaced
    only if that is wanted, since whoever came by it has to leave."""
    async with house.holding(live) as table:
        if live.maker != session:
            raise Refused("HF-MAKER", Said("server-not-maker"))
        people = [*(seat for seat, sitting in enumerate(table.seats) if sitting.bot is None), WATCHING]
        wanted = people if only is None else [only]
        if not set(wanted) <= set(people):
            raise Refused("HF-WIRE", Said("server-no-person", seat=str(only)))
        taken = live.taken()
        if only is not None and not revoke and only in taken:
            raise Refused("HF-TAKEN", Said("server-link-used"))
        tokens = {one: new_token() for one in wanted if revoke or one not in taken}
        for one, token in tokens.items():
            left = one != WATCHING and one in taken
            await house.store.change_link(table.id, one, hashed(token))
            await house.read_on(live)
            await house.jot(live, Linked(one, left))
    house.seats_changed(live)
    return [invitation(live.table.seats, one, token, language) for one, token in tokens.items()]


def invitation(sittings: list[Sitting], seat: int, token: str, language: str) -> Invitation:
    if seat == WATCHING:
        return Invitation(None, house_words(language).say("server-spectators"), f"/watch/{token}")
    return Invitation(seat, sittings[seat].name, f"/join/{token}")
