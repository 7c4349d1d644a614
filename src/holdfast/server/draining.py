"""How a server ends while people play: nobody new comes, what is under way is finished, and everybody is told."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from ..kernel import Said
from .live import Live

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger("holdfast.server")

RESTARTING = 1012


async def drain(house: House) -> None:
    """Takes the notice of the settings, and then no longer than an answer may take."""
    house.draining = True
    if house.lookers:
        log.info("ending: %d sockets at %d tables", house.lookers, len(house.tables))
        await asyncio.sleep(house.settings.notice)
    house.closing = True
    with suppress(TimeoutError):
        async with asyncio.timeout(house.settings.answer_patience):
            await asyncio.gather(*(dismiss(live) for live in list(house.tables.values())))


async def dismiss(live: Live) -> None:
    """Its bots stop, the pick under way is made and answered, and whoever looks is told to come again."""
    async with live.lock:
        if live.thinker is not None:
            live.thinker.cancel()
        live.send_away(lambda _: False, RESTARTING, Said("server-restarts"))
    while live.lookers:
        await asyncio.sleep(0.01)
