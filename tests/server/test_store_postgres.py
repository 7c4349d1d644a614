"""A store at a PostgreSQL server, which may go away, come back, and have other guests."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

import pytest

from holdfast.kernel.errors import HoldfastError
from holdfast.server.bus import store_for
from holdfast.server.postgres import Lost, PostgresStore
from holdfast.server.store import LinkRow, Taken

from .conftest_store import Postgres, awaited
from .store_rows import a_line, a_summary, a_table, an_entry, change_behind_its_back, opened, seat_everyone

pytest_plugins = ["tests.server.conftest_store"]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["orderly", "crash"])
@awaited
async def test_a_restart_of_the_server_is_survived(postgres: Postgres, how: signal.Signals) -> None:
    async with opened(postgres.fresh()) as store:
        await seat_everyone(store)
        await asyncio.gather(*(store.table("t") for _ in range(20)))  # several connections stand idle now
        postgres.stop(how)
        postgres.start()
        await store.append("t", an_entry(1), a_summary(1))
        postgres.stop(how)
        asking = asyncio.gather(*(store.entries("t") for _ in range(10)))
        picking = asyncio.create_task(store.append("t", an_entry(2), a_summary(2)))
        await asyncio.sleep(0.1)
        await asyncio.to_thread(postgres.start)
        await picking
        assert {len(found) for found in await asking} <= {1, 2}
        assert len(await store.entries("t")) == 2


@awaited
async def test_a_server_that_stays_away_is_told_in_time(postgres: Postgres) -> None:
    store = PostgresStore(postgres.fresh())
    async with opened(store):
        await seat_everyone(store)
        postgres.stop()
        store.patience = 1
        try:
            with pytest.raises(HoldfastError, match=r"cannot be reached.*waited 1 seconds"):
                await store.append("t", an_entry(1), a_summary(1))
        finally:
            postgres.start()
        store.patience = 10
        await store.append("t", an_entry(1), a_summary(1))


class ForgetfulStore(PostgresStore):
    """Each thing is done and committed, and the connection breaks before anybody hears of it."""

    async def _once(self, work: Any, *, again: bool) -> Any:
        done = await super()._once(work, again=again)
        if not again:
            raise Lost("just now")
        return done


@awaited
async def test_what_was_committed_unheard_is_not_done_twice(postgres: Postgres) -> None:
    async with opened(ForgetfulStore(postgres.fresh())) as store:
        await seat_everyone(store)
        await store.append("t", an_entry(1), a_summary(1))
        await store.append("t", an_entry(2), a_summary(2))
        with pytest.raises(Taken):
            await store.append("t", an_entry(2, b"another"), a_summary(2))
        with pytest.raises(Taken):
            await store.make_table(a_table(made="another"), [], [])
        assert (await store.say("t", a_line("once"))).number == 1
        await store.change_link("t", 0, "new")
        assert len(await store.entries("t")) == 2
        assert [line.text for line in await store.chat("t")] == ["once"]
        assert await store.link("new") == LinkRow("new", "t", 0)


@awaited
async def test_others_may_live_in_the_same_database(postgres: Postgres) -> None:
    address = postgres.fresh()
    change_behind_its_back(address, "CREATE TABLE recipes (soup TEXT)")
    async with opened(address) as store:
        await seat_everyone(store)


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://ada:s3cret@127.0.0.1:1/holdfast", "PostgreSQL cannot be reached"),
        ("postgresql://ada:s3cret@127.0.0.1:port/holdfast", "invalid integer value"),
        ("postgresql://ada:@s3cret@127.0.0.1/holdfast", "not the address of a PostgreSQL"),
        ("postgresql://ada:s3cret@127.0.0.1/holdfast?s3cret=1", "not the address of a PostgreSQL"),
    ],
)
@awaited
async def test_a_wrong_address_is_told_without_its_password(url: str, told: str) -> None:
    with pytest.raises(HoldfastError, match=told) as raised:
        await store_for(url).open()
    assert "s3cret" not in str(raised.value)
