"""The tables of one browser, as the lobby lists them."""

from __future__ import annotations

from typing import Any

import msgspec

from ..games import find
from ..kernel import HoldfastError, Rules
from ..kernel.record import Ending, Header
from ..presence import verdict
from ..speech import in_folder
from .expiry import leaves_at
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
    """From what is kept beside the log: no game need be opened for a list, unless nothing has happened yet, or an older
    release told of its end in words."""
    try:
        rules = find(row.game).rules
        told = summary.entries and not in_words(summary)
        live = house.tables.get(row.id) if told else await house.find(row.id)
    except HoldfastError:
        return None
    if live is not None:
        seats, waiting, ending = live.seats_shown(session), live.table.waiting, Ending.of(live.table.game.outcome)
    else:
        seating = msgspec.json.decode(row.seats, type=Seating)
        seats = seats_shown(seating, await house.store.holders(row.id), house.presence.seats(row.id), session)
        waiting = msgspec.json.decode(summary.waiting, type=list[int])
        ending = msgspec.json.decode(summary.outcome, type=Ending) if summary.outcome else None
    given = msgspec.json.decode(row.header, type=Header).options
    return TableListed(
        row.id,
        row.game,
        rules.title.in_words(language),
        seats,
        {option.name: given.get(option.name, option.values[0]) for option in rules.options},
        summary.picks,
        any(seat.mine and seat.bot is None and seat.seat in waiting for seat in seats),
        ending is not None,
        None if ending is None else how_it_ended(rules, ending, [seat.name for seat in seats], language),
        row.made,
        summary.changed,
        leaves_at(house.settings, summary.changed, ending is not None),
    )


def in_words(summary: Summary) -> bool:
    return bool(summary.outcome) and not summary.outcome.startswith("{")


def how_it_ended(rules: Rules[Any], ending: Ending, names: list[str], language: str) -> str:
    return verdict(in_folder(rules.speech, language), ending.cause, [names[seat] for seat in ending.winners])
