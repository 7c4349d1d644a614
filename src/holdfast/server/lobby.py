"""The tables of one browser, as the lobby lists them."""

from __future__ import annotations

import msgspec

from ..games import find
from ..kernel import HoldfastError
from ..kernel.record import Header
from .house import House
from .live import seats_shown
from .seating import Seating
from .store import Summary, TableRow
from .wire import TableListed

MOST_LISTED = 100


async def listed(house: House, session: str, language: str) -> list[TableListed]:
    """The tables at which this browser sits or watches, the newest first."""
    found = (await house.store.tables_of(session))[:MOST_LISTED] if session else []
    return [
        one for row, summary in found if (one := await list_one(house, row, summary, session, language)) is not None
    ]


async def list_one(house: House, row: TableRow, summary: Summary, session: str, language: str) -> TableListed | None:
    """From what is kept beside the log: no game need be opened for a list, unless nothing has happened yet."""
    try:
        rules = find(row.game).rules
        live = house.tables.get(row.id) if summary.entries else await house.find(row.id)
    except HoldfastError:
        return None
    if live is not None:
        seats, waiting = live.seats_shown(session), live.table.waiting
    else:
        seating = msgspec.json.decode(row.seats, type=Seating)
        seats = seats_shown(seating, await house.store.holders(row.id), house.presence.seats(row.id), session)
        waiting = msgspec.json.decode(summary.waiting, type=list[int])
    given = msgspec.json.decode(row.header, type=Header).options
    return TableListed(
        row.id,
        row.game,
        rules.title.in_words(language),
        seats,
        {option.name: given.get(option.name, option.values[0]) for option in rules.options},
        summary.picks,
        any(seat.mine and seat.bot is None and seat.seat in waiting for seat in seats),
        bool(summary.outcome),
        summary.outcome or None,
        row.made,
        summary.changed,
    )
