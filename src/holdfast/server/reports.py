"""What players tell the operator of a server: their words, and the chat that they are about."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from ..kernel import Refused, Said
from .house import House, clean, now
from .live import Live
from .seats import WATCHING
from .store import ReportRow

log = logging.getLogger("holdfast.server")

LINES: Final = 50  # of the chat


async def report(house: House, live: Live, session: str, seat: int | None, text: str) -> None:
    if not house.settings.operator_key:
        raise Refused("HF-REPORT", Said("server-no-operator"))
    lines = msgspec.json.encode([live.line(row, "en") for row in live.chat[-LINES:]])
    at = WATCHING if seat is None else seat
    await house.store.office.report(ReportRow(0, now(), live.id, at, live.name_of(session, seat), clean(text), lines))
    log.warning("table %s: a player has written a report", live.id)
