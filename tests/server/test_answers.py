"""Every pick is answered: done once, however often it is sent, or refused in a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from holdfast.kernel import HoldfastError, Refused
from holdfast.server.acts import act
from holdfast.server.bus import LocalBus
from holdfast.server.entries import Picked, Renamed, Undone, read, write
from holdfast.server.house import House
from holdfast.server.live import Live, Moved
from holdfast.server.store import Entry, Summary
from holdfast.server.tables import PickDone
from holdfast.server.wire import Pick, Rename, Undo

from .conftest_store import awaited
from .memory import MemoryStore
from .scenes import ANNA, after_something_was_shown, pick_some, played, sit, together, who_is_asked
from .served import FAST, Browser, Served, served


@asynccontextmanager
async def deaf_houses(game: str = "rebuild") -> AsyncIterator[tuple[House, Live, House, Live]]:
    """Two processes on one store that do not hear of each other, and a table in both."""
    store = MemoryStore()
    one, other = House(store, LocalBus(), FAST), House(store, LocalBus(), FAST)
    await one.open()
    await other.open()
    try:
        here = await sit(one, together(game))
        yield one, here, other, await other.find(here.id)
    finally:
        await one.close()
        await other.close()


def first_answer(live: Live, request: str = "", seat: int | None = None) -> tuple[str, int, Pick]:
    session, asked = who_is_asked(live)
    asked = asked if seat is None else seat
    decision = live.table.game.decision_of(asked)
    assert decision is not None
    return session, asked, Pick(live.table.version, [decision.keys[0]], asked, request)


def log_of(house: House, live: Live) -> list[Any]:
    store: Any = house.store
    return [read(entry) for entry in store.logs[live.id]]


# -- races ------------------------------------------------------------------------------------------------------------


@awaited
async def test_a_new_name_does_not_cost_a_pick() -> None:
    async with deaf_houses() as (one, here, other, there):
        await after_something_was_shown(one, here)
        await other.catch_up(there)
        await act(one, here, ANNA, 0, Rename("Ada", 0))
        await act(other, there, *first_answer(there))
        *_, name, pick = log_of(one, here)
        assert (type(name), type(pick)) == (Renamed, Picked)
        assert there.table.names[0] == "Ada"
        assert other.metrics.raced == 1


@awaited
async def test_nor_does_an_undo_lose_to_one() -> None:
    async with deaf_houses() as (one, here, other, there):
        await pick_some(one, here, 1)
        await other.catch_up(there)
        await act(one, here, ANNA, 0, Rename("Ada", 0))
        await act(other, there, ANNA, 0, Undo(there.table.version))
        assert [type(noted) for noted in log_of(one, here)] == [Picked, Renamed, Undone]


@awaited
async def test_another_seat_s_answer_does_not_cost_a_pick() -> None:
    """Both place their leaders at once, each by way of another process."""
    async with deaf_houses() as (one, here, other, there):
        for house, live, seat in ((one, here, 0), (other, there, 1)):
            decision = live.table.game.decision_of(seat)
            assert decision is not None
            session = ANNA if seat in live.mine(ANNA) else "ben's session"
            await act(house, live, session, seat, Pick(0, [decision.keys[-1]], seat))
        assert [noted.seat for noted in log_of(one, here)] == [0, 1]


@awaited
async def test_an_answer_to_a_question_that_was_answered_is_late() -> None:
    async with deaf_houses() as (one, here, other, there):
        mine, theirs = first_answer(here), first_answer(there)
        await act(one, here, *mine)
        with pytest.raises(Moved):
            await act(other, there, *theirs)
        assert len(log_of(one, here)) == 1


def test_whoever_is_quicker_again_and_again_is_given_way_to_at_last() -> None:
    class Busy(MemoryStore):
        async def append(self, table: str, entry: Entry, summary: Summary) -> None:
            other = another_name(entry.number)
            await super().append(table, other, summary)
            await super().append(table, entry, summary)

    def another_name(number: int) -> Entry:
        return Entry(number, write(Renamed(1, f"Ben {number}", "Ben")), "")

    async def scene(house: House) -> None:
        live = await sit(house, together())
        with pytest.raises(Moved):
            await act(house, live, *first_answer(live))
        assert all(isinstance(noted, Renamed) for noted in log_of(house, live))

    played(scene, Busy())


# -- the same request twice -------------------------------------------------------------------------------------------


def test_what_comes_twice_is_done_once() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        first = first_answer(live, "one")
        for _ in range(3):
            await act(house, live, *first)
        assert len(log_of(house, live)) == 1
        await pick_some(house, live, 5)
        await act(house, live, *first)
        assert live.table.version == 6

    played(scene)


def test_another_answer_by_the_same_request_is_refused() -> None:
    """It was not given, whatever was."""

    async def scene(house: House) -> None:
        live = await sit(house, together())
        session, seat, first = first_answer(live, "one")
        decision = live.table.game.decision_of(seat)
        assert decision is not None
        await act(house, live, session, seat, first)
        for keys in ([decision.keys[1]], [*first.keys, decision.keys[1]]):
            with pytest.raises(Refused) as refused:
                await act(house, live, session, seat, replace(first, keys=keys))
            assert refused.value.rule == "HF-REQUEST"
        await act(house, live, session, seat, first)
        assert len(log_of(house, live)) == 1

    played(scene)


def test_answers_dropped_when_something_was_shown_are_no_other_answers() -> None:
    done = PickDone(0, "one", ["a", "b"], True)
    assert done.is_of(["a", "b", "c"])
    assert done.is_of(["a", "b"])
    assert not done.is_of(["a"])
    assert not done.is_of(["a", "c", "b"])


def test_another_seat_s_request_of_the_same_name_is_another() -> None:
    """Whoever has guessed what a rival calls a pick cannot have it dropped."""

    async def scene(house: House) -> None:
        live = await sit(house, together())
        for seat in (0, 1):
            decision = live.table.game.decision_of(seat)
            assert decision is not None
            session = ANNA if seat in live.mine(ANNA) else "ben's session"
            await act(house, live, session, seat, Pick(0, [decision.keys[0]], seat, "one"))
        assert [noted.seat for noted in log_of(house, live)] == [0, 1]

    played(scene)


@awaited
async def test_in_another_process_too_even_before_it_has_heard_of_the_first() -> None:
    async with deaf_houses() as (one, here, other, there):
        wish = first_answer(here, "one")
        await asyncio.gather(act(one, here, *wish), act(other, there, *wish))
        assert [noted.request for noted in log_of(one, here)] == ["one"]


@pytest.mark.parametrize("keep_every", [1, 1000])
def test_after_a_restart_too(keep_every: int) -> None:
    """Whether the table was opened by its log or by a position."""
    store, wishes = MemoryStore(), []

    async def before(house: House) -> None:
        live = await sit(house, together())
        wishes.append((live.id, first_answer(live, "one")))
        await act(house, live, *wishes[0][1])
        if keep_every > 1:
            store.positions.clear()
            house.tables.clear()

    async def after(house: House) -> None:
        table, wish = wishes[0]
        live = await house.find(table)
        await act(house, live, *wish)
        assert live.table.version == 1

    played(before, store, keep_every=keep_every)
    assert bool(store.positions) == (keep_every == 1)
    played(after, store)


# -- by the wire ------------------------------------------------------------------------------------------------------


def two(server: Served, anna: Browser, ben: Browser) -> str:
    table, links = anna.make("rebuild", "me", "friend")
    ben.join(links[1])
    return table


def answers(socket: Any, request: str) -> dict[str, Any]:
    told: dict[str, Any] = socket.until(lambda message: message.get("request") == request)
    return told


def test_a_pick_with_a_request_is_answered_and_the_table_follows(server: Served, anna: Browser, ben: Browser) -> None:
    table = two(server, anna, ben)
    with anna.connect(table) as socket:
        shown = socket.read()
        key = shown["question"]["options"][0]["key"]
        for _ in range(2):
            socket.send(type="pick", version=shown["version"], keys=[key], seat=0, request="mine")
            assert answers(socket, "mine")["type"] == "done"
            assert socket.until(lambda message: message["type"] == "table")["version"] == 1
        socket.send(type="pick", version=0, keys=[key], seat=0, request="late")
        told = answers(socket, "late")
        assert (told["type"], told["rule"]) == ("refused", "HF-LATE")
        assert told["reason"].startswith("The table had moved on")
        socket.send(type="pick", version=1, keys=["no:such"], seat=0, request="wrong")
        assert answers(socket, "wrong")["type"] == "refused"


def test_over_plain_http_it_is_done_once(server: Served, anna: Browser, ben: Browser) -> None:
    table = two(server, anna, ben)
    key = anna.table(table)["question"]["options"][0]["key"]
    told = [anna.pick(table, 0, key, request="mine") for _ in range(2)]
    assert [one.status_code for one in told] == [200, 200]
    assert anna.table(table)["version"] == 1
    assert anna.pick(table, 0, key, request="x" * 41).status_code == 400


def test_nobody_waits_for_ever_for_a_store_that_does_not_answer() -> None:
    class Asleep(MemoryStore):
        async def append(self, table: str, entry: Entry, summary: Summary) -> None:
            await asyncio.sleep(3600)

    with served(Asleep(), answer_patience=0.1) as server, server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "friend")
        with anna.connect(table) as socket:
            key = socket.read()["question"]["options"][0]["key"]
            for request in ("one", "two"):
                socket.send(type="pick", version=0, keys=[key], seat=0, request=request)
            assert [answers(socket, request)["rule"] for request in ("one", "two")] == ["HF-STORE", "HF-STORE"]


def test_what_was_refused_may_be_asked_again() -> None:
    """It was not done, so its request is not known."""

    async def scene(house: House) -> None:
        live = await sit(house, together())
        wish = first_answer(live, "one")
        store: Any = house.store
        append = store.append

        async def broken(*_: Any) -> None:
            raise HoldfastError("no")

        store.append = broken
        with pytest.raises(HoldfastError):
            await act(house, live, *wish)
        store.append = append
        await act(house, live, *wish)
        assert live.table.version == 1

    played(scene)
