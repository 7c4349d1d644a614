"""Who looks at which table by way of another process.

Every process tells the bus when somebody comes to a table or goes, and says it all again every few seconds. What a
process has told holds only for a while, so whoever was there by way of one that died is gone soon after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from secrets import token_hex
from time import monotonic
from typing import Final

from .bus import Bus, Here

BEATS: Final = 3  # a process not heard of for so many times its silence is gone
AT_ONCE: Final = 20  # tables in one message


class Presence:
    def __init__(self, bus: Bus, every: float) -> None:
        self.bus = bus
        self.every = every
        self.process = token_hex(8)
        self.own: dict[str, list[int]] = {}  # told by this process
        self.heard: dict[
            str, dict[str, tuple[list[int], float]]
        ] = {}  # by table and process: the seats, and until when

    # -- telling ------------------------------------------------------------------------------------------------

    async def tell(self, table: str, seats: set[int]) -> None:
        """From these seats somebody looks in this process now."""
        now = sorted(seats)
        if now == self.own.get(table, []):
            return
        self.own[table] = now
        if not now:
            del self.own[table]
        await self.bus.publish_here(Here(self.process, {table: now}))

    async def tell_all(self) -> None:
        tables = list(self.own)
        for place in range(0, len(tables), AT_ONCE):
            some = {table: self.own[table] for table in tables[place : place + AT_ONCE]}
            await self.bus.publish_here(Here(self.process, some))

    async def leave(self) -> None:
        self.own = {table: [] for table in self.own}
        await self.tell_all()
        self.own.clear()

    # -- hearing ------------------------------------------------------------------------------------------------

    def hear(self, here: Here) -> list[str]:
        """The tables at which that changes who is there."""
        if here.process == self.process:
            return []
        until = monotonic() + BEATS * self.every
        return [table for table, seats in here.tables.items() if self.note(table, here.process, seats, until)]

    def note(self, table: str, process: str, seats: list[int], until: float) -> bool:
        before = self.seats(table)
        there = self.heard.setdefault(table, {})
        there[process] = (seats, until)
        if not seats:
            del there[process]
        if not there:
            del self.heard[table]
        return self.seats(table) != before

    def seats(self, table: str) -> set[int]:
        return {seat for seats, _ in self.heard.get(table, {}).values() for seat in seats}

    def forget(self) -> list[str]:
        """Those of processes that have been silent for too long; the tables at which that changes who is there."""
        return [table for table, process in list(self.silent()) if self.note(table, process, [], 0)]

    def silent(self) -> Iterator[tuple[str, str]]:
        now = monotonic()
        for table, there in self.heard.items():
            for process, (_, until) in there.items():
                if until < now:
                    yield table, process
