"""Tables that nobody has touched for long are put away: packed in the store, and back when somebody opens them."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from ..kernel import HoldfastError
from .settings import Settings

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger("holdfast.server")

SOON: Final = timedelta(days=14)  # in which the lobby tells of it


async def expire(house: House) -> None:
    """Look for such tables, now and then."""
    while house.settings.archive_over or house.settings.archive_unfinished:
        await asyncio.sleep(house.settings.archive_every)
        try:
            await put_away_the_dead(house)
        except HoldfastError as error:
            log.warning("nobody knows which tables could be put away: %s", error)


async def put_away_the_dead(house: House) -> list[str]:
    gone = []
    for over, days in ((True, house.settings.archive_over), (False, house.settings.archive_unfinished)):
        if days:
            for table, changed in await house.store.untouched(over, in_text(datetime.now(UTC) - timedelta(days))):
                if not somebody_is_at(house, table) and await is_put_away(house, table, changed):
                    gone.append(table)
    house.metrics.archived += len(gone)
    return gone


async def is_put_away(house: House, table: str, changed: str) -> bool:
    """One that cannot be put away now is in nobody's way."""
    try:
        gone = await house.store.archive(table, changed, now())
    except HoldfastError as error:
        log.warning("table %s could not be put away: %s", table, error)
        return False
    if gone:
        house.tables.pop(table, None)
        log.info("table %s was put away", table)
        await house.bus.publish(table, 0)
    return gone


def somebody_is_at(house: House, table: str) -> bool:
    """In this process, or by way of another."""
    live = house.tables.get(table)
    here = live is not None and (live.is_watched(house.settings.idle) or live.thinker is not None)
    return here or bool(house.presence.seats(table))


def leaves_at(settings: Settings, changed: str, over: bool) -> str | None:
    """When a table will be put away, where that is soon."""
    days = settings.archive_over if over else settings.archive_unfinished
    if not days:
        return None
    then = datetime.fromisoformat(changed) + timedelta(days)
    return in_text(then) if then - datetime.now(UTC) < SOON else None


def in_text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")


def now() -> str:
    return in_text(datetime.now(UTC))
