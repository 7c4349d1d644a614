"""Tables that are behind their log catch up with it, however long the store cannot be asked."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from ..kernel import BadSave, HoldfastError
from .live import Live
from .thinking import wake_bots

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger("holdfast.server")

FIRST_PAUSE: Final = 0.1  # seconds before the store is asked again, doubled at each failure
LONGEST_PAUSE: Final = 2.0


def follow(house: House, live: Live) -> None:
    """There may be more in the log than this table has read."""
    live.behind = True
    if live.follower is None and not house.closing:
        live.follower = house.run(catching_up(house, live))


async def catching_up(house: House, live: Live) -> None:
    pause = FIRST_PAUSE
    try:
        while live.behind:
            live.behind = False
            try:
                await house.catch_up(live)
            except BadSave as error:
                log.error("table %s cannot go on here: %s", live.id, error)
            except HoldfastError as error:
                live.behind = True
                if pause == FIRST_PAUSE:
                    log.warning("table %s is behind, and asks again until it is not: %s", live.id, error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                wake_bots(house, live)
    finally:
        live.follower = None
