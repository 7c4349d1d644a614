"""Every process hears of every pick: within one process, through PostgreSQL, through NATS."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from holdfast.kernel.errors import HoldfastError
from holdfast.server import bus as the_bus
from holdfast.server.bus import Bus, Here, LocalBus, NatsBus, PostgresBus, bus_for

from .conftest_store import Nats, Postgres, awaited

pytest_plugins = ["tests.server.conftest_store"]

WAIT = 20.0
ANYTHING = ("", 0)

Told = list[tuple[str, int]]


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not is_so():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def listening(bus: Bus) -> AsyncIterator[Told]:
    """What is told on the bus from now on."""
    told: Told = []
    bus.subscribe(lambda table, number: told.append((table, number)))
    await bus.open()
    try:
        yield told
    finally:
        await bus.close()


@pytest.fixture(params=["local", "postgres", "nats"])
def url(request: pytest.FixtureRequest) -> str:
    if request.param == "local":
        return "local"
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.url()
    nats: Nats = request.getfixturevalue("nats")
    return nats.url


def a_bus(url: str) -> Bus:
    return LocalBus() if url == "local" else bus_for(url, "games.db")


@awaited
async def test_everybody_hears_and_the_teller_too(url: str) -> None:
    one = a_bus(url)
    other = one if url == "local" else a_bus(url)
    async with listening(one) as first:
        second: Told = []
        other.subscribe(lambda table, number: second.append((table, number)))
        if other is not one:
            await other.open()
        try:
            await one.publish("t", 7)
            assert first == []  # never from within publish
            await until(lambda: first == [("t", 7)] == second)
            await other.publish("u", 1)
            await until(lambda: first == [("t", 7), ("u", 1)] == second)
        finally:
            await other.close()


@awaited
async def test_nats_tells_whoever_has_just_come(nats: Nats) -> None:
    """However soon after, and however often: nothing is missed once the bus is open."""
    one = NatsBus(nats.url)
    async with listening(one):
        for number in range(40):
            async with listening(NatsBus(nats.url)) as told:
                await one.publish("t", number)
                await until(lambda: told == [("t", number)])  # noqa: B023 (asked at once)


@awaited
async def test_who_is_there_is_told_beside_the_picks(url: str) -> None:
    one = a_bus(url)
    other = one if url == "local" else a_bus(url)
    async with listening(one) as told:
        seen: list[Here] = []
        other.subscribe(lambda table, number: None, seen.append)
        if other is not one:
            await other.open()
        words = Here("p", {"t": [0, 2], 'it\'s "quoted"': []})
        await one.publish_here(words)
        await one.publish("t", 7)
        assert seen == []  # never from within publish_here
        await until(lambda: seen == [words] and told == [("t", 7)])
        await other.close()


@pytest.mark.parametrize("table", ['it\'s "quoted"; NOTIFY x', "❄️\n\0", "x" * 200])
@awaited
async def test_any_name_travels(url: str, table: str) -> None:
    bus = a_bus(url)
    async with listening(bus) as told:
        await bus.publish(table, 2**31)
        await until(lambda: told == [(table, 2**31)])


@awaited
async def test_many_picks_at_once_are_all_told_in_order(url: str) -> None:
    bus = a_bus(url)
    async with listening(bus) as told:
        for number in range(1, 501):
            await bus.publish("t", number)
        await until(lambda: len(told) == 500)
        assert told == [("t", number) for number in range(1, 501)]


@awaited
async def test_one_who_fails_does_not_keep_others_from_hearing(url: str, caplog: pytest.LogCaptureFixture) -> None:
    bus = a_bus(url)

    def fail(table: str, number: int) -> None:
        raise ValueError(table)

    bus.subscribe(fail)
    async with listening(bus) as told:
        await bus.publish("t", 1)
        await bus.publish("t", 2)
        await until(lambda: told == [("t", 1), ("t", 2)])
    assert caplog.text.count("whoever was told of table 't' failed") == 2


@pytest.mark.parametrize("url", ["postgres", "nats"], indirect=True)
@awaited
async def test_last_words_are_told_before_closing(url: str) -> None:
    async with listening(a_bus(url)) as told:
        leaving = a_bus(url)
        await leaving.open()
        await leaving.publish("t", 9)
        await leaving.close()
        await leaving.close()
        await until(lambda: told == [("t", 9)])


# -- connections break ------------------------------------------------------------------------------------------------


async def break_and_mend(one: Bus, other: Bus, stop: Callable[[], None], start: Callable[[], None]) -> None:
    async with listening(one) as first, listening(other) as second:
        await one.publish("t", 1)
        await until(lambda: ("t", 1) in first and ("t", 1) in second)
        await asyncio.to_thread(stop)
        await one.publish("t", 2)
        await asyncio.sleep(0.3)
        await asyncio.to_thread(start)
        await until(lambda: ANYTHING in first and ANYTHING in second)
        await other.publish("t", 3)
        await until(lambda: ("t", 3) in first and ("t", 3) in second)


@awaited
async def test_nats_goes_away_and_comes_back(nats: Nats) -> None:
    await break_and_mend(NatsBus(nats.url), NatsBus(nats.url), nats.kill, nats.start)


@awaited
async def test_postgres_goes_away_and_comes_back(postgres: Postgres) -> None:
    await break_and_mend(PostgresBus(postgres.url()), PostgresBus(postgres.url()), postgres.stop, postgres.start)


@pytest.mark.parametrize("which", ["LISTEN", "SELECT pg_notify"])
@awaited
async def test_others_learn_that_one_was_cut_off(postgres: Postgres, which: str) -> None:
    """What it told meanwhile is lost, so they must look for themselves."""
    other = PostgresBus(postgres.url())
    async with listening(other) as told:
        bus = PostgresBus(f"{postgres.url()}&application_name=cut-off")
        async with listening(bus):
            await bus.publish("t", 1)
            await until(lambda: told == [("t", 1)])
            with psycopg.connect(postgres.url()) as connection:
                ended = connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE application_name = 'cut-off' AND query LIKE %s",
                    [which + "%"],
                )
                assert ended.fetchall() == [(True,)]
            await bus.publish("t", 2)
            await until(lambda: ANYTHING in told)
            await bus.publish("t", 3)
            await until(lambda: told[-1] == ("t", 3))


@awaited
async def test_nats_that_cannot_be_told_last_words_is_closed_all_the_same(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = NatsBus(nats.url)
    await bus.open()
    client = bus._client
    assert client is not None
    assert client._transport is not None

    async def cannot() -> None:
        raise ConnectionResetError("Connection lost")

    monkeypatch.setattr(client._transport, "drain", cannot)
    client._pending_data_size = 1  # as after a break in mid-sentence
    await bus.close()
    assert client._transport._io_writer.is_closing()


@awaited
async def test_closing_does_not_wait_for_a_server_that_is_gone(nats: Nats) -> None:
    bus = NatsBus(nats.url)
    await bus.open()
    nats.kill()
    await bus.publish("t", 1)
    async with asyncio.timeout(WAIT):
        await bus.close()


@awaited
async def test_too_much_to_tell_becomes_one_word(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(the_bus, "MOST_WAITING", 5)
    bus = NatsBus(nats.url)
    async with listening(bus) as told:
        for number in range(1, 8):
            await bus.publish("t", number)
        await until(lambda: told == [ANYTHING, ("t", 7)])
        await bus.publish("x" * 2000, 1)
        await until(lambda: told[2:] == [ANYTHING])


@awaited
async def test_strangers_on_the_channel_are_ignored(postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    bus = PostgresBus(postgres.url())
    async with listening(bus) as told:
        with psycopg.connect(postgres.url()) as connection:
            for payload in ("", "hello", "[1]", '["t"]', '{"table":"t"}'):
                connection.execute("SELECT pg_notify('holdfast', %s)", [payload])
        await bus.publish("t", 1)
        await until(lambda: told == [("t", 1)])
    assert caplog.text.count("none of ours") == 5


# -- opening and choosing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("nats://ada:s3cret@127.0.0.1:1", r"NATS cannot be reached at 127\.0\.0\.1:1: "),
        (
            "nats://127.0.0.1:1,nats://ada:s3cret@127.0.0.1:2",
            r"NATS cannot be reached at 127\.0\.0\.1:1, 127\.0\.0\.1:2: ",
        ),
        ("postgresql://ada:s3cret@127.0.0.1:1/holdfast", "PostgreSQL cannot be reached"),
    ],
)
@awaited
async def test_a_server_that_is_not_there(address: str, why: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(HoldfastError, match=why) as raised:
        await bus_for(address, "games.db").open()
    assert "s3cret" not in str(raised.value) + caplog.text


@pytest.mark.parametrize(
    "address", ["nats://", "nats://host:port", "nats://host:4222,redis://host", "nats://host:99999"]
)
def test_what_is_no_address_of_nats(address: str) -> None:
    with pytest.raises(HoldfastError, match="not the address of a NATS server"):
        bus_for(address, "games.db")


def test_a_bus_is_chosen_by_the_addresses() -> None:
    assert isinstance(bus_for(None, "games.db"), LocalBus)
    assert isinstance(bus_for(None, Path("games.db")), LocalBus)
    assert isinstance(bus_for(None, "sqlite:///games.db"), LocalBus)
    assert isinstance(bus_for(None, "postgresql://host/db"), PostgresBus)
    assert isinstance(bus_for("postgresql://host/db", "games.db"), PostgresBus)
    for address in ("nats://host", "nats://a:4222,nats://b:4222", "tls://host:4222"):
        assert isinstance(bus_for(address, "postgresql://host/db"), NatsBus)
    for wrong in ("redis://host", "", "host:4222"):
        with pytest.raises(HoldfastError, match="a bus is nats://"):
            bus_for(wrong, "games.db")


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nats", None)
    with pytest.raises(HoldfastError, match=r"pip install 'holdfast\[nats\]'"):
        bus_for("nats://host", "games.db")
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "holdfast.server.postgres")
    monkeypatch.delattr("holdfast.server.postgres")
    with pytest.raises(HoldfastError, match=r"pip install 'holdfast\[postgres\]'"):
        bus_for(None, "postgresql://host/db")
