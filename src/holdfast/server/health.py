"""Whether this process can do its work: the store and the bus are asked, not believed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec

from ..kernel import HoldfastError

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger("holdfast.server")

PATIENCE: Final = 2.0  # seconds for an answer
HOLDS: Final = 1.0  # seconds for which an answer is good, however many ask


class Health(msgspec.Struct, frozen=True):
    """`ok`: people can play here. `behind`: tables that may show less than the store has."""

    ok: bool
    store: bool
    bus: bool
    closing: bool
    behind: int
    tables: int
    sockets: int


class Doctor:
    def __init__(self, house: House) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.asked = -HOLDS
        self.seconds: dict[str, float] = {"store": 0.0, "bus": 0.0}  # that the last answer took
        self.well: dict[str, bool] = {"store": True, "bus": True}

    async def health(self) -> Health:
        house = self.house
        async with self.lock:
            if monotonic() - self.asked >= HOLDS:
                await asyncio.gather(self.ask("store", house.store.ask()), self.ask("bus", house.bus.ask()))
                self.asked = monotonic()
        store, bus, behind = self.well["store"], self.well["bus"], house.behind
        ok = store and bus and not house.draining
        return Health(ok, store, bus, house.draining, behind, house.metrics.tables, house.metrics.sockets)

    async def ask(self, what: str, asking: Awaitable[None]) -> None:
        why, began = "", monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                await asking
        except (HoldfastError, TimeoutError) as error:
            why = str(error) or "timeout"
        self.seconds[what] = monotonic() - began
        if self.well[what] == bool(why):
            log.warning("the %s does not answer: %s" if why else "the %s answers again%s", what, why)
        self.well[what] = not why
