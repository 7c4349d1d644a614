"""Many at one store: of those who write the same number one wins, and whoever gives up harms nobody."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from holdfast.server.bus import store_for
from holdfast.server.store import Taken

from .conftest_store import awaited
from .store_rows import a_line, a_summary, a_table, an_entry, opened, seat_everyone

pytest_plugins = ["tests.server.conftest_store"]

ROOT = Path(__file__).parents[2]


@awaited
async def test_of_racing_writers_one_wins_each_number(address: str) -> None:
    async with opened(address) as one, opened(address) as other:
        await seat_everyone(one)
        won: dict[int, list[int]] = {number: [] for number in range(1, 51)}

        async def race(me: int) -> None:
            for number in won:
                try:
                    await (one, other)[me % 2].append("t", an_entry(number, b"%d" % me), a_summary(number))
                    won[number].append(me)
                except Taken:
                    pass

        await asyncio.gather(*(race(me) for me in range(12)))
        assert all(len(winners) == 1 for winners in won.values())
        assert await other.entries("t") == [an_entry(number, b"%d" % me) for number, (me,) in won.items()]
        ((_, summary),) = await one.tables_of("ada")
        assert summary.entries == 50


RACER = """
import asyncio, sys
from holdfast.server.bus import store_for
from holdfast.server.store import Entry, Summary, TableRow, Taken

async def race(address, me):
    store = store_for(address)
    await store.open()
    try:
        await store.make_table(TableRow("t", "rebuild", b"", b"", ""), [], [])
    except Taken:
        pass
    print((await store.secret()).hex())
    for number in range(1, 21):
        try:
            await store.append("t", Entry(number, me.encode(), ""), Summary("t", number, b"", "", ""))
            print(number)
        except Taken:
            pass
    await store.close()

asyncio.run(race(*sys.argv[1:]))
"""


def test_processes_share_a_store_from_the_first_moment(address: str) -> None:
    """They make its tables together, too."""
    command = [sys.executable, "-c", RACER, address]
    racers = [subprocess.Popen([*command, str(me)], stdout=subprocess.PIPE, text=True, cwd=ROOT) for me in range(3)]
    told = [racer.communicate(timeout=60)[0].split() for racer in racers]
    assert [racer.returncode for racer in racers] == [0, 0, 0]
    assert len({words[0] for words in told}) == 1
    won = sorted(int(number) for words in told for number in words[1:])
    assert won == list(range(1, 21))


@awaited
async def test_many_open_a_store_that_is_not_there_yet(address: str) -> None:
    for attempt in range(3):
        place = f"{address}{attempt}" if "://" not in address else address
        stores = [store_for(place) for _ in range(8)]
        await asyncio.gather(*(store.open() for store in stores))
        assert len({await store.secret() for store in stores}) == 1
        await asyncio.gather(*(store.close() for store in stores))


@awaited
async def test_two_stores_see_each_others_writes_at_once(address: str) -> None:
    async with opened(address) as one, opened(address) as other:
        await seat_everyone(one)
        for number in range(1, 11):
            writer, reader = (one, other) if number % 2 else (other, one)
            await writer.append("t", an_entry(number), a_summary(number))
            assert len(await reader.entries("t")) == number


@awaited
async def test_more_callers_than_connections(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        found = await asyncio.gather(*(store.table("t") for _ in range(100)))
        assert found == [a_table()] * 100


@awaited
async def test_a_caller_who_gives_up_harms_nobody(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        for _ in range(20):
            asking = [asyncio.create_task(store.say("t", a_line("hm"))) for _ in range(3)]
            await asyncio.sleep(0)
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        await store.append("t", an_entry(1), a_summary(1))
        said = await store.chat("t")
        assert [line.number for line in said] == list(range(1, len(said) + 1))
