"""Who looks at a table, whichever process they came to; and that nobody stays there by way of one that died."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from holdfast.server import presence as the_presence
from holdfast.server.bus import Here, LocalBus
from holdfast.server.house import House
from holdfast.server.live import Live
from holdfast.server.lobby import listed
from holdfast.server.presence import AT_ONCE, BEATS, Presence
from holdfast.server.turns import Person

from .memory import MemoryStore
from .scenes import ANNA, BEN, sit, together
from .served import FAST


class Looking:
    """A browser at the table."""

    def __init__(self, session: str, seat: int | None) -> None:
        self.who, self.seat = Person("here", session), seat
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1

    def leave(self, code: int, reason: str) -> None: ...


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.001)


def here(live: Live, session: str = ANNA) -> list[bool]:
    return [seat.here for seat in live.seats_shown(session)]


def test_who_looks_in_one_house_is_seen_in_the_other() -> None:
    async def play() -> None:
        store, bus = MemoryStore(), LocalBus()
        one, other = House(store, bus, FAST), House(store, bus, FAST)
        await one.open()
        await other.open()
        at_one = await sit(one, together())
        at_other = await other.find(at_one.id)
        anna, ben = Looking(ANNA, 0), Looking(BEN, 1)
        at_one.lookers.add(anna)
        await one.look(at_one)
        await until(lambda: here(at_other) == [True, False])
        at_other.lookers.add(ben)
        woken = anna.woken
        await other.look(at_other)
        await until(lambda: here(at_one) == [True, True] == here(at_other))
        assert anna.woken > woken, "whoever looks is told"
        anna.seat = None
        await one.look(at_one)
        await until(lambda: here(at_other) == [False, True])
        anna.seat = 0
        await one.look(at_one)
        await until(lambda: here(at_other) == [True, True])
        other.tables.clear()
        assert [seat.here for seat in (await listed(other, BEN, "en"))[0].seats] == [True, False]
        assert here(await other.find(at_one.id)) == [True, False], "a table opened later knows, too"
        await one.close()
        await until(lambda: here(other.tables[at_one.id]) == [False, False])
        await other.close()

    asyncio.run(play())


def test_a_house_that_came_later_hears_of_everybody_and_one_that_died_is_forgotten() -> None:
    class Mortal(LocalBus):
        """Two ends of one bus; this one may be cut."""

        def __init__(self, common: LocalBus) -> None:
            super().__init__()
            self.common = common
            self.dead = False

        async def publish_here(self, here: Here) -> None:
            if not self.dead:
                await self.common.publish_here(here)

    async def play() -> None:
        store, bus = MemoryStore(), LocalBus()
        mortal = Mortal(bus)
        settings = replace(FAST, here_every=0.01)
        one = House(store, mortal, settings)
        await one.open()
        at_one = await sit(one, together())
        at_one.lookers.add(Looking(ANNA, 0))
        await one.look(at_one)
        other = House(store, bus, settings)
        await other.open()
        at_other = await other.find(at_one.id)
        ben = Looking(BEN, 1)
        at_other.lookers.add(ben)
        await until(lambda: here(at_other) == [True, True])
        mortal.dead = True
        woken = ben.woken
        await until(lambda: here(at_other) == [False, True])
        assert ben.woken > woken
        assert other.presence.heard == {}
        mortal.dead = False
        await until(lambda: here(at_other) == [True, True])
        await one.close()
        await other.close()

    asyncio.run(play())


class Silent(LocalBus):
    """Writes down what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Here] = []

    async def publish_here(self, here: Here) -> None:
        self.told.append(here)


def test_what_a_process_has_told_holds_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(the_presence, "monotonic", lambda: now)
    known = Presence(Silent(), 2.0)
    assert known.hear(Here("a", {"t": [0], "u": [1]})) == ["t", "u"]
    assert known.hear(Here("b", {"t": [0, 2]})) == ["t"]
    assert known.hear(Here("a", {"t": [0]})) == [], "nothing new"
    assert known.hear(Here(known.process, {"t": [3]})) == [], "one's own words come back"
    assert known.seats("t") == {0, 2}
    now += 2.0 * BEATS - 0.1
    known.hear(Here("b", {"t": [0, 2]}))
    now += 0.2
    assert known.forget() == ["u"], "at the other table b still sees everybody"
    assert (known.seats("t"), known.seats("u")) == ({0, 2}, set())
    now += 2.0 * BEATS
    assert known.forget() == ["t"]
    assert known.heard == {}


def test_only_what_changes_is_told_at_once_and_all_of_it_now_and_then() -> None:
    async def play() -> None:
        bus = Silent()
        own = Presence(bus, 2.0)
        await own.tell("t", set())
        await own.tell("t", {1, 0})
        await own.tell("t", {0, 1})
        assert [one.tables for one in bus.told] == [{"t": [0, 1]}]
        for number in range(AT_ONCE):
            await own.tell(f"u{number}", {0})
        bus.told.clear()
        await own.tell_all()
        assert [len(one.tables) for one in bus.told] == [AT_ONCE, 1], "messages are short"
        await own.tell("t", set())
        assert bus.told[-1].tables == {"t": []}
        bus.told.clear()
        await own.leave()
        assert all(seats == [] for one in bus.told for seats in one.tables.values())
        assert sum(len(one.tables) for one in bus.told) == AT_ONCE
        assert own.own == {}

    asyncio.run(play())
