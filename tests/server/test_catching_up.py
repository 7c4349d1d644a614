"""A table that has missed something does not stay behind, and what cannot be read is said."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from holdfast.kernel import BadSave, HoldfastError, Said
from holdfast.server import health
from holdfast.server.acts import act
from holdfast.server.bus import LocalBus, NatsBus, PostgresBus
from holdfast.server.entries import Renamed, write
from holdfast.server.house import House
from holdfast.server.store import Entry, Summary
from holdfast.server.turns import Person
from holdfast.server.wire import HandOver, Rename

from .conftest_store import Nats, Postgres, awaited
from .memory import MemoryStore
from .scenes import ANNA, pick_some, played, sit, together
from .served import FAST, served, wait_until
from .test_handing import Eye, Thinker, until

pytest_plugins = ["tests.server.conftest_store"]


class Cable(MemoryStore):
    """The way to a store that others reach, too; it can be cut."""

    def __init__(self, store: MemoryStore) -> None:
        self.__dict__ |= store.__dict__
        self.cut = False
        self.asked = 0

    def reach(self) -> None:
        self.asked += 1
        if self.cut:
            raise HoldfastError("the cable is cut")

    async def ask(self) -> None:
        self.reach()

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        self.reach()
        return await super().entries(table, after)

    async def append(self, table: str, entry: Entry, summary: Summary) -> None:
        self.reach()
        await super().append(table, entry, summary)


@asynccontextmanager
async def two_houses() -> AsyncIterator[tuple[House, House, Cable]]:
    """On one store and one bus; the way of the second to the store can be cut."""
    store, bus = MemoryStore(), LocalBus()
    cable = Cable(store)
    one, other = House(store, bus, FAST), House(cable, bus, FAST)
    await one.open()
    await other.open()
    try:
        async with asyncio.timeout(20):
            yield one, other, cable
    finally:
        await other.close()
        await one.close()


async def settle() -> None:
    await asyncio.sleep(0.02)


@awaited
async def test_whoever_was_cut_off_from_the_store_catches_up_by_itself() -> None:
    """The message came, the store could not be asked, and no other message comes."""
    async with two_houses() as (one, other, cable):
        here = await sit(one, together())
        there = await other.find(here.id)
        cable.cut = True
        await pick_some(one, here, 2)
        await until(lambda: cable.asked >= 4)
        assert there.table.version == 0
        assert other.behind == 1
        cable.cut = False
        await until(lambda: there.table.version == 2)
        await until(lambda: other.behind == 0)
        asked = cable.asked
        await asyncio.sleep(0.5)
        assert cable.asked == asked, "it asks no longer than it must"


@awaited
async def test_messages_that_come_meanwhile_wait_for_the_same_answer() -> None:
    async with two_houses() as (one, other, cable):
        here = await sit(one, together())
        there = await other.find(here.id)
        cable.cut = True
        for _ in range(20):
            await pick_some(one, here, 1)
        await settle()
        assert cable.asked < 10, "one asks for all"
        cable.cut = False
        await until(lambda: there.table.version == here.table.version)


@awaited
async def test_what_was_committed_unheard_is_told_to_whoever_looks() -> None:
    """The answer of the store is lost, and nobody does anything at the table any more."""

    class Mute(Cable):
        async def append(self, table: str, entry: Entry, summary: Summary) -> None:
            await super().append(table, entry, summary)
            raise HoldfastError("the connection broke after that")

    house = House(Mute(MemoryStore()), LocalBus(), FAST)
    await house.open()
    live = await sit(house, together())
    with pytest.raises(HoldfastError, match="broke after"):
        await pick_some(house, live, 1)
    await until(lambda: live.table.version == 1)
    await house.close()


@awaited
async def test_a_bot_that_could_not_write_tries_again() -> None:
    async with two_houses() as (_, house, cable):
        bot = Thinker(house)
        live = await sit(house, together("frostpunk", "me"))
        live.lookers.add(Eye(ANNA, 0))
        await act(house, live, ANNA, 0, HandOver("greedy"))
        await until(lambda: bot.asked)
        cable.cut = True
        bot.ready.set()
        await until(lambda: len(bot.asked) > 1 or cable.asked > 3)
        assert live.table.version == 0
        cable.cut = False
        await until(lambda: live.table.version >= 2)
        live.lookers.clear()


# -- what cannot be read ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", [b"", b"\xff", b"{}", b'{"is":"dance","seat":0}', b'{"is":"pick","seat":"x"}'])
def test_an_entry_that_nobody_can_read_is_refused_and_changes_nothing(what: bytes) -> None:
    """Another release may have written it. What stands before it is not done either, until all can be done."""

    async def scene(house: House) -> None:
        store: MemoryStore = house.store  # type: ignore[assignment]
        live = await sit(house, together())
        eye = Gone(ANNA, 0)
        live.lookers.add(eye)
        good = Entry(1, write(Renamed(0, "Anna", "Player 1")), "")
        store.logs[live.id] += [good, Entry(2, what, "")]
        with pytest.raises(BadSave, match="entry 2"):
            await act(house, live, ANNA, 0, Rename("Ada", 0))
        assert (live.table.number, live.table.names[0]) == (0, "Player 1")
        house.hear(live.id, 2)
        await until(lambda: eye.why)
        assert "entry 2" in eye.why
        with pytest.raises(BadSave, match="entry 2"):
            await house.enter(live.id, Person("here", ANNA))
        store.logs[live.id].pop()
        again = await house.enter(live.id, Person("here", ANNA))
        assert again.table.names[0] == "Anna"

    played(scene)


class Gone(Eye):
    why = ""

    def leave(self, code: int, reason: str | Said) -> None:
        assert isinstance(reason, Said)
        self.why = reason.in_words()


def test_by_the_wire_it_is_a_refusal_and_no_fault() -> None:
    with served() as server, server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "friend")
        store: Any = server.house.store
        store.logs[table].append(Entry(1, b'{"is":"dance"}', ""))
        for _ in range(2):
            told = anna.pick(table, 0, "lead:p1-1")
            assert (told.status_code, told.json()["rule"]) == (409, "HF-CHANGED")
            assert "entry 1" in told.json()["reason"]
        assert anna.get(f"/api/tables/{table}").status_code == 409  # whoever knows this entry has taken the table on
        assert server.house.metrics.faults == 0


# -- what is said of it -----------------------------------------------------------------------------------------------


def test_health_is_asked_and_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "HOLDS", 0.0)
    cable = Cable(MemoryStore())
    with served(cable) as server, server.browser() as anna:
        for path in ("/healthz", "/readyz"):
            told = anna.get(path)
            assert (told.status_code, told.json()["ok"]) == (200, True)
            cable.cut = True
            told = anna.get(path)
            assert told.status_code == 503
            assert (told.json()["ok"], told.json()["store"], told.json()["bus"]) == (False, False, True)
            assert anna.get("/livez").status_code == 200
            cable.cut = False
        wait_until(lambda: anna.get("/healthz").status_code == 200)


def test_many_who_ask_for_health_ask_the_store_once() -> None:
    cable = Cable(MemoryStore())
    with served(cable) as server, server.browser() as anna:
        for _ in range(20):
            anna.get("/healthz")
        assert cable.asked <= 5


@pytest.mark.parametrize("kind", ["nats", "postgres"])
@awaited
async def test_a_bus_that_is_cut_off_is_not_well(kind: str, request: pytest.FixtureRequest) -> None:
    bus: NatsBus | PostgresBus
    if kind == "nats":
        nats: Nats = request.getfixturevalue("nats")
        bus, stop, start = NatsBus(nats.url), nats.kill, nats.start
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        bus, stop, start = PostgresBus(postgres.url()), postgres.stop, postgres.start
    await bus.open()
    await bus.ask()
    await asyncio.to_thread(stop)
    with pytest.raises(HoldfastError, match="the bus"):
        await asyncio.wait_for(bus.ask(), 5)
    await asyncio.to_thread(start)
    async with asyncio.timeout(20):
        while True:
            try:
                await bus.ask()
                break
            except HoldfastError:
                await asyncio.sleep(0.05)
    await bus.close()
