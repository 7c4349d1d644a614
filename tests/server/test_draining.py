"""A server that is told to end begins nothing new, finishes what is under way and tells everybody, in bounded time."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from holdfast.server.draining import drain
from holdfast.server.house import House
from holdfast.server.store import Entry, Summary
from holdfast.server.thinking import wake_bots

from .memory import MemoryStore
from .scenes import played, sit, together
from .served import Browser, Socket, served, wait_until
from .test_serve import running


def closed_by(live: Socket) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as closing:
        live.until(lambda message: False)
    assert closing.value.rcvd is not None
    return closing.value.rcvd.code, closing.value.rcvd.reason


def test_everybody_is_told_that_the_server_restarts(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server, Browser(server.address, {}) as anna:
        table, _ = anna.make("rebuild", "me", "me")
        with anna.connect(table) as live:
            live.read()
            server.process.send_signal(signal.SIGTERM)
            assert closed_by(live) == (1012, "The server is restarting.")
        assert server.process.wait(10) == 0


def test_with_notice_those_who_are_there_play_on_and_nobody_new_comes(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", "--notice", "3") as server, Browser(server.address, {}) as anna:
        table, _ = anna.make("rebuild", "me", "me")
        with anna.connect(table) as live:
            shown = live.read()
            assert anna.get("/readyz").status_code == 200
            began = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            wait_until(lambda: anna.get("/readyz").status_code == 503)
            assert anna.get("/readyz").json()["closing"] is True
            assert anna.get("/livez").status_code == 200
            refused = anna.post("/api/tables", {"game": "rebuild", "seats": [{"who": "me"}, {"who": "me"}]})
            assert (refused.status_code, refused.json()["rule"]) == (503, "HF-RESTART")
            live.send(type="pick", version=0, keys=[shown["question"]["options"][0]["key"]])
            assert live.at_version(1)["version"] == 1
            assert closed_by(live)[0] == 1012
        assert server.process.wait(10) == 0
        assert 3 <= time.monotonic() - began < 8


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", "--notice", "60") as server, Browser(server.address, {}) as anna:
        table, _ = anna.make("rebuild", "me", "me")
        with anna.connect(table) as live:
            live.read()
            server.process.send_signal(signal.SIGTERM)
            wait_until(lambda: anna.get("/readyz").status_code == 503)
            began = time.monotonic()
            assert server.stop(signal.SIGTERM) == 0
            assert time.monotonic() - began < 8


class SlowStore(MemoryStore):
    pause = 0.0

    async def append(self, table: str, entry: Entry, summary: Summary) -> None:
        await asyncio.sleep(self.pause)
        await super().append(table, entry, summary)


def test_a_pick_under_way_is_made_and_answered() -> None:
    store = SlowStore()
    with served(store) as server, server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "me")
        with anna.connect(table) as live:
            shown = live.read()
            store.pause = 1.0
            key = shown["question"]["options"][0]["key"]
            live.send(type="pick", version=0, keys=[key], request="mine")
            wait_until(lambda: server.house.tables[table].lock.locked())
            asyncio.run_coroutine_threadsafe(drain(server.house), server.loop)
            assert live.until(lambda message: message["type"] == "done")["request"] == "mine"
            assert closed_by(live)[0] == 1012
        assert len(store.logs[table]) == 1


def test_a_store_that_does_not_answer_holds_nothing_up_for_long() -> None:
    store = SlowStore()
    with served(store, answer_patience=1.0) as server, server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "me")
        with anna.connect(table) as live:
            shown = live.read()
            store.pause = 60.0
            live.send(type="pick", version=0, keys=[shown["question"]["options"][0]["key"]], request="mine")
            wait_until(lambda: server.house.tables[table].lock.locked())
            began = time.monotonic()
            server.do(lambda: drain(server.house))
            assert time.monotonic() - began < 5


def test_bots_stop() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("rebuild", "me", "random"))
        live.table.seating = live.table.seating.handed(0, "random")
        wake_bots(house, live)
        while live.table.version < 3:
            await asyncio.sleep(0.01)
        await drain(house)
        await asyncio.sleep(0)
        assert live.thinker is None
        number = live.table.number
        wake_bots(house, live)
        await asyncio.sleep(0.3)
        assert live.table.number == number
        assert not live.stale

    played(scene)
