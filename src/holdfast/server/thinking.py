"""Bots at the tables of a house: they think where one is asked and somebody looks, each table in its turn."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from ..kernel import HoldfastError
from ..kernel.record import save_bytes
from .live import Live, Moved

if TYPE_CHECKING:
    from .house import House


log = logging.getLogger("holdfast.server")

FIRST_PAUSE: Final = 0.2  # seconds before a bot tries again what could not be written, doubled at each failure
LONGEST_PAUSE: Final = 5.0


class Asked(NamedTuple):
    """A bot that a table waits for, and all it needs to know."""

    seat: int
    version: int
    save: bytes
    player: str


def wake_bots(house: House, live: Live) -> None:
    """A table that nobody looks at rests: its bots go on when somebody comes."""
    free = live.thinker is None and not house.closing
    if free and live.is_watched(house.settings.rest_after) and live.table.bot_asked() is not None:
        live.thinker = house.run(think(house, live))


async def think(house: House, live: Live) -> None:
    """Answer for the bots until a person is asked, or nobody looks any more."""
    pause = FIRST_PAUSE
    try:
        while live.is_watched(house.settings.rest_after):
            try:
                if not await answer_once(house, live):
                    return
                pause = FIRST_PAUSE
            except HoldfastError as error:
                log.warning("a bot at table %s tries again in %.1f seconds: %s", live.id, pause, error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
    finally:
        live.thinker = None
        live.tell()


async def answer_once(house: House, live: Live) -> bool:
    """Whether there was anything to answer."""
    async with house.turns.turn(live.on_behalf_of()):
        asked = await next_bot(house, live)  # as the table stands now that it is its turn
        if asked is None or not live.is_watched(house.settings.rest_after):
            return False
        key = await house.bots.answer(asked.save, asked.seat, asked.player, live.id)
    await asyncio.sleep(house.settings.bot_pause)
    with suppress(Moved):
        async with house.holding(live) as table:
            # Who has taken the seat back meanwhile answers for themselves.
            if (table.version, table.seats[asked.seat].played_by) == (asked.version, asked.player):
                await house.write(live, *table.picked([key], asked.seat))
                house.metrics.picks["bot"] += 1
    return True


async def next_bot(house: House, live: Live) -> Asked | None:
    async with house.holding(live) as table:
        seat = table.bot_asked()
        player = table.seats[seat].played_by if seat is not None else None
        if seat is None or player is None:
            return None
        return Asked(seat, table.version, save_bytes(table.game), player)
