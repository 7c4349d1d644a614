"""What a server has done and how it is, for Prometheus: at an address of its own, or by the operator's key."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest

from holdfast.cli import main
from holdfast.kernel import HoldfastError
from holdfast.server.health import HOLDS

from .memory import MemoryStore
from .served import Browser, served, wait_until
from .test_operator import KEY
from .test_serve import running

SAMPLE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+')


def read(text: str) -> dict[str, float]:
    """The samples; every line is one, or says what one is."""
    lines = text.splitlines()
    assert all(line.startswith(("# HELP holdfast_", "# TYPE holdfast_")) or SAMPLE.fullmatch(line) for line in lines)
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def asked(anna: Browser, key: str = KEY) -> httpx.Response:
    return anna.get("/metrics", headers={"authorization": f"Bearer {key}"})


def test_the_key_opens_them_on_the_servers_own_address() -> None:
    with served(operator_key=KEY) as server, server.browser() as anna:
        assert anna.get("/metrics").status_code == 401
        assert asked(anna, "x" * 30).status_code == 401
        table, _ = anna.make("rebuild", "me", "friend")
        anna.pick(table, 0, "lead:p1-1")
        found = read(asked(anna).text)
    assert found['holdfast_picks_total{who="person"}'] == 1
    assert found['holdfast_pick_seconds_bucket{le="+Inf"}'] == 1
    assert found["holdfast_tables"] == 1
    assert (found["holdfast_store_up"], found["holdfast_bus_up"], found["holdfast_draining"]) == (1, 1, 0)
    assert {'holdfast_ask_seconds{what="store"}', 'holdfast_ask_seconds{what="bus"}'} <= found.keys()


class Ill(MemoryStore):
    async def ask(self) -> None:
        raise HoldfastError("the disk is full")


def test_a_store_that_does_not_answer_is_seen() -> None:
    with served(Ill(), operator_key=KEY) as server, server.browser() as anna:
        assert read(asked(anna).text)["holdfast_store_up"] == 0
        assert HOLDS > 0


def test_bots_that_wait_for_a_worker_are_counted() -> None:
    with served(operator_key=KEY, bots=1) as server, server.browser() as anna:
        house = server.house

        house.turns.free = 0  # as if others were thought for
        tables = [anna.make("rebuild", "me", "greedy")[0] for _ in range(3)]
        for table in tables:
            anna.table(table)
        wait_until(lambda: len(house.turns.waiting) == 3)
        found = read(asked(anna).text)
        assert found['holdfast_thoughts_waiting{what="bots"}'] == 3
        assert found['holdfast_thoughts_running{what="bots"}'] == 0
        assert found['holdfast_thoughts_waiting{what="hints"}'] == 0


def test_an_address_of_their_own_tells_them_and_nothing_else(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with running(tmp_path / "t.db", "--metrics", f"127.0.0.1:{port}") as server, Browser(server.address, {}) as anna:
        own = f"http://127.0.0.1:{port}"
        assert read(httpx.get(f"{own}/metrics").text)["holdfast_store_up"] == 1
        assert httpx.get(f"{own}/api/games").status_code == 404
        assert anna.get("/metrics").status_code == 404
        server.process.terminate()
        assert server.process.wait(10) == 0


@pytest.mark.parametrize("address", ["9100", "127.0.0.1", "127.0.0.1:x", ":9100", "127.0.0.1:99999"])
def test_an_address_that_is_none_is_said(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-open", "--port", "0", "--metrics", address]) == 2
    assert "9100, not" in capsys.readouterr().err or address.endswith("99999")
