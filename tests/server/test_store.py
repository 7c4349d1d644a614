"""What is written stays written, once, in order: on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from holdfast.kernel.errors import HoldfastError
from holdfast.server.bus import store_for
from holdfast.server.postgres import Lost, PostgresStore
from holdfast.server.sql import steps
from holdfast.server.sqlite import SqliteStore
from holdfast.server.store import ChatRow, Entry, HolderRow, LinkRow, Position, Store, Summary, TableRow, Taken

from .conftest_store import Postgres, awaited

pytest_plugins = ["tests.server.conftest_store"]

ROOT = Path(__file__).parents[2]
NOW = "2031-01-02T03:04:05.678901+00:00"


@asynccontextmanager
async def opened(address: str | Store) -> AsyncIterator[Store]:
    store = store_for(address) if isinstance(address, str) else address
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def a_table(name: str = "t", made: str = NOW) -> TableRow:
    return TableRow(name, "rebuild", b'{"seed":7}', b'["Ada","Bo"]', made)


def an_entry(number: int, what: bytes = b'{"pick":"fuel:2"}') -> Entry:
    return Entry(number, what, NOW)


def a_summary(number: int, table: str = "t", changed: str = NOW, outcome: str = "") -> Summary:
    return Summary(table, number, b"[0]", outcome, changed)


def a_line(text: str, at: str = NOW) -> ChatRow:
    return ChatRow(0, 1, "Bo", text, at)


async def seat_everyone(store: Store) -> None:
    await store.make_table(
        a_table(),
        [LinkRow("link-0", "t", 0), LinkRow("link-1", "t", 1), LinkRow("link-watch", "t", -1)],
        [HolderRow("ada", "t", 0, "Ada")],
    )


# -- tables and their log ---------------------------------------------------------------------------------------------


@awaited
async def test_a_table_is_found_as_it_was_made(address: str) -> None:
    async with opened(address) as store:
        assert await store.table("t") is None
        await seat_everyone(store)
        assert await store.table("t") == a_table()
        assert await store.table("T") is None
        assert await store.entries("t") == []
        assert await store.holders("t") == [HolderRow("ada", "t", 0, "Ada")]


@awaited
async def test_a_table_is_made_once_or_not_at_all(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        with pytest.raises(Taken):
            await store.make_table(a_table(made="later"), [LinkRow("other", "t", 0)], [HolderRow("eve", "t", 1, "Eve")])
        assert await store.table("t") == a_table()
        assert await store.link("other") is None
        assert await store.held_by("eve") == []
        with pytest.raises(HoldfastError):  # the link is taken, so the table is not made either
            await store.make_table(a_table("u"), [LinkRow("link-0", "u", 0)], [])
        assert await store.table("u") is None


@awaited
async def test_the_log_is_read_in_order_from_anywhere(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        for number in range(1, 13):
            await store.append("t", an_entry(number, b"%d" % number), a_summary(number))
        assert [one.number for one in await store.entries("t")] == list(range(1, 13))
        assert await store.entries("t", after=11) == [Entry(12, b"12", NOW)]
        assert await store.entries("t", after=12) == []
        assert len(await store.entries("t", after=-(10**30))) == 12
        assert await store.entries("t", after=10**30) == []
        assert await store.entries("nowhere") == []


@awaited
async def test_only_the_next_number_can_be_written(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        await store.append("t", an_entry(1), a_summary(1))
        for number in (1, 3, 0, -1, 2**31, 10**30):
            with pytest.raises(Taken):
                await store.append("t", an_entry(number, b"late"), a_summary(number, changed="2099"))
        assert await store.entries("t") == [an_entry(1)]
        ((_, summary),) = await store.tables_of("ada")
        assert summary == a_summary(1)
        await store.append("t", an_entry(2), a_summary(2))


@awaited
async def test_the_same_entry_again_is_taken_too(address: str) -> None:
    """Two tabs may send the same pick: the second must hear that it came second."""
    async with opened(address) as store:
        await seat_everyone(store)
        await store.append("t", an_entry(1), a_summary(1))
        with pytest.raises(Taken):
            await store.append("t", an_entry(1), a_summary(1))


@awaited
async def test_tables_keep_their_logs_apart(address: str) -> None:
    async with opened(address) as store:
        await store.make_table(a_table("a"), [], [])
        await store.make_table(a_table("b"), [], [])
        await store.append("a", an_entry(1, b"a"), a_summary(1, "a"))
        await store.append("b", an_entry(1, b"b"), a_summary(1, "b"))
        assert await store.entries("a") == [an_entry(1, b"a")]
        assert await store.entries("b") == [an_entry(1, b"b")]


@awaited
async def test_nothing_is_written_for_a_table_that_is_not_there(address: str) -> None:
    async with opened(address) as store:
        with pytest.raises(HoldfastError):
            await store.append("nowhere", an_entry(1), a_summary(1, "nowhere"))
        with pytest.raises(HoldfastError):
            await store.say("nowhere", a_line("hello"))
        with pytest.raises(HoldfastError):
            await store.keep_position("nowhere", Position(1, b""))
        with pytest.raises(HoldfastError):
            await store.hold(HolderRow("ada", "nowhere", 0, "Ada"))
        with pytest.raises(HoldfastError):
            await store.change_link("nowhere", 0, "link")
        with pytest.raises(HoldfastError, match="no table 'nowhere'"):
            await store.rename("nowhere", b"[]")
        assert await store.entries("nowhere") == []
        assert await store.chat("nowhere") == []
        assert await store.link("link") is None


@awaited
async def test_the_newest_position_is_kept(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        assert await store.position("t") is None
        await store.keep_position("t", Position(40, b"\x00forty\xff"))
        await store.keep_position("t", Position(20, b"late"))
        assert await store.position("t") == Position(40, b"\x00forty\xff")
        await store.keep_position("t", Position(40, b"by newer rules"))
        await store.keep_position("t", Position(60, b"sixty" * 100_000))
        assert await store.position("t") == Position(60, b"sixty" * 100_000)


@awaited
async def test_who_sits_where_can_change(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        await store.rename("t", b'["Ada","Cy"]')
        found = await store.table("t")
        assert found is not None
        assert found.seats == b'["Ada","Cy"]'


# -- who may sit there ------------------------------------------------------------------------------------------------


@awaited
async def test_a_link_leads_to_its_seat(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        assert await store.link("link-1") == LinkRow("link-1", "t", 1)
        assert await store.link("link-watch") == LinkRow("link-watch", "t", -1)
        assert await store.link("link-2") is None


@awaited
async def test_a_changed_link_sends_its_holders_away_and_nobody_else(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        await store.make_table(a_table("u"), [LinkRow("u-1", "u", 1)], [HolderRow("bo", "u", 1, "Bo")])
        for holder in (HolderRow("bo", "t", 1, "Bo"), HolderRow("cy", "t", -1, "Cy")):
            await store.hold(holder)
        await store.change_link("t", 1, "link-new")
        assert await store.link("link-1") is None
        assert await store.link("link-new") == LinkRow("link-new", "t", 1)
        assert await store.link("link-0") == LinkRow("link-0", "t", 0)
        assert await store.holders("t") == [HolderRow("cy", "t", -1, "Cy"), HolderRow("ada", "t", 0, "Ada")]
        assert await store.held_by("bo") == [HolderRow("bo", "u", 1, "Bo")]


@awaited
async def test_a_seat_has_one_holder_and_any_number_may_watch(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        for session in ("bo", "cy", "eve"):
            await store.hold(HolderRow(session, "t", -1, session))
        came = [store.hold(HolderRow(f"guest-{number}", "t", 1, "Guest")) for number in range(8)]
        results = await asyncio.gather(*came, return_exceptions=True)
        assert [type(result) for result in results].count(type(None)) == 1
        assert sum(isinstance(result, Taken) for result in results) == 7
        assert len([holder for holder in await store.holders("t") if holder.seat == 1]) == 1


@awaited
async def test_a_seat_without_a_link_can_get_one(address: str) -> None:
    async with opened(address) as store:
        await store.make_table(a_table(), [], [])
        await store.change_link("t", 0, "first")
        assert await store.link("first") == LinkRow("first", "t", 0)


@awaited
async def test_a_browser_holds_what_it_took(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        await store.hold(HolderRow("ada", "t", 1, "Ada"))
        await store.hold(HolderRow("ada", "t", 1, "Lady Ada"))
        assert await store.held_by("ada") == [HolderRow("ada", "t", 0, "Ada"), HolderRow("ada", "t", 1, "Lady Ada")]
        assert await store.held_by("nobody") == []


@awaited
async def test_my_tables_newest_change_first(address: str) -> None:
    async with opened(address) as store:
        for name, made in (("a", "2031-01-01"), ("b", "2031-01-02"), ("c", "2031-01-03"), ("d", "2031-01-04")):
            holders = [HolderRow("ada", name, seat, "Ada") for seat in (0, 1)] if name != "d" else []
            await store.make_table(a_table(name, made), [], holders)
        await store.append("a", an_entry(1), a_summary(1, "a", "2031-02-01", outcome="hope"))
        found = await store.tables_of("ada")
        assert [table.id for table, _ in found] == ["a", "c", "b"]
        assert found[0] == (a_table("a", "2031-01-01"), a_summary(1, "a", "2031-02-01", outcome="hope"))
        assert found[1][1] == Summary("c", 0, b"[]", "", "2031-01-03")  # nothing has happened there yet
        assert await store.tables_of("nobody") == []


@awaited
async def test_the_secret_is_one_for_all(address: str) -> None:
    async with opened(address) as one, opened(address) as other:
        first, *rest = await asyncio.gather(one.secret(), other.secret(), one.secret(), other.secret())
        assert len(first) == 32
        assert rest == [first] * 3
    async with opened(address) as later:
        assert await later.secret() == first


# -- chat -------------------------------------------------------------------------------------------------------------


@awaited
async def test_lines_are_numbered_by_the_store(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        assert await store.say("t", a_line("hello")) == ChatRow(1, 1, "Bo", "hello", NOW)
        assert await store.say("t", a_line("hello")) == ChatRow(2, 1, "Bo", "hello", NOW)  # people repeat themselves
        assert await store.chat("t", after=1) == [ChatRow(2, 1, "Bo", "hello", NOW)]
        assert await store.chat("t", after=2) == []


@awaited
async def test_all_talk_at_once_and_all_are_heard(address: str) -> None:
    async with opened(address) as one, opened(address) as other:
        await seat_everyone(one)
        said = await asyncio.gather(*((one, other)[i % 2].say("t", a_line(f"line {i}")) for i in range(40)))
        assert sorted(line.number for line in said) == list(range(1, 41))
        assert await one.chat("t") == sorted(said, key=lambda line: line.number)


# -- what people type -------------------------------------------------------------------------------------------------

HOSTILE = [
    "",
    "'; DROP TABLE entries; --",
    '"quoted" \\ % %s %(x)s ? :x $1 {}',
    "❄️🔥 Ωmega \u202e reversed",
    "line\nbreak\r\ttab \x01 \x7f",
    "long " * 200_000,
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
@awaited
async def test_any_text_comes_back_as_it_went_in(address: str, text: str) -> None:
    async with opened(address) as store:
        short = text[:500]  # what is a key has to fit into an index
        await store.make_table(a_table(short), [LinkRow(short, short, 0)], [HolderRow(short, short, 0, text)])
        entry = Entry(1, text.encode() + b"\x00\xff", short)
        await store.append(short, entry, Summary(short, 1, b"\x00", text, short))
        assert (await store.say(short, a_line(text))).text == text
        assert await store.table(short) == a_table(short)
        assert await store.link(short) == LinkRow(short, short, 0)
        assert await store.held_by(short) == [HolderRow(short, short, 0, text)]
        assert await store.entries(short) == [entry]
        assert [line.text for line in await store.chat(short)] == [text]
        ((_, summary),) = await store.tables_of(short)
        assert summary == Summary(short, 1, b"\x00", text, short)


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
@awaited
async def test_what_cannot_be_kept_is_refused_whole(address: str, text: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        with pytest.raises(HoldfastError, match="cannot be kept"):
            await store.say("t", a_line(text))
        with pytest.raises(HoldfastError, match="cannot be kept"):
            await store.append("t", an_entry(1), a_summary(1, outcome=text))
        with pytest.raises(HoldfastError, match="cannot be kept"):
            await store.make_table(a_table("u"), [], [HolderRow("x", "u", 0, text)])
        assert await store.chat("t") == []
        assert await store.entries("t") == []
        assert await store.table("u") is None
        assert await store.table(text) is None
        assert await store.link(text) is None
        assert await store.held_by(text) == []


# -- many at once -----------------------------------------------------------------------------------------------------


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


# -- over time --------------------------------------------------------------------------------------------------------


@awaited
async def test_everything_is_there_after_a_restart(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        await store.append("t", an_entry(1), a_summary(1))
        await store.keep_position("t", Position(1, b"save"))
        await store.say("t", a_line("good night"))
    for _ in range(2):
        async with opened(address) as store:
            assert await store.table("t") == a_table()
            assert await store.entries("t") == [an_entry(1)]
            assert await store.position("t") == Position(1, b"save")
            assert [line.text for line in await store.chat("t")] == ["good night"]
            with pytest.raises(Taken):
                await store.append("t", an_entry(1), a_summary(1))


@awaited
async def test_the_same_store_can_be_opened_again(address: str) -> None:
    store = store_for(address)
    async with opened(store):
        await seat_everyone(store)
    with pytest.raises(HoldfastError, match="not open"):
        await store.table("t")
    await store.close()
    async with opened(store):
        assert await store.table("t") == a_table()


def change_behind_its_back(address: str, statement: str) -> None:
    if "://" in address:
        with psycopg.connect(address) as connection:
            connection.execute(statement.encode())
        return
    file = sqlite3.connect(address)
    with file:
        file.execute(statement)
    file.close()


@awaited
async def test_a_database_of_a_newer_release_is_left_alone(address: str) -> None:
    async with opened(address):
        pass
    change_behind_its_back(address, "INSERT INTO schema (version) VALUES (99)")
    with pytest.raises(HoldfastError, match=r"schema 99.* update Holdfast"):
        await store_for(address).open()


@awaited
async def test_an_older_database_is_brought_up_to_date_or_left_as_it_was(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
    first = steps.scripts()
    second = (2, ["CREATE TABLE later (id INTEGER PRIMARY KEY)", "INSERT INTO later (id) VALUES (1)"])
    broken = (3, ["DROP TABLE later", "CREATE TABLE tables (twice TEXT)"])
    monkeypatch.setattr(steps, "scripts", lambda: [*first, second, broken])
    with pytest.raises(HoldfastError, match="exists"):
        await store_for(address).open()
    monkeypatch.setattr(steps, "scripts", lambda: first)
    async with opened(address):
        pass
    monkeypatch.setattr(steps, "scripts", lambda: [*first, second])
    for _ in range(2):
        async with opened(address) as store:
            assert await store.table("t") == a_table()
    change_behind_its_back(address, "INSERT INTO later (id) VALUES (2)")


def test_the_scripts_are_numbered_without_a_gap() -> None:
    numbers = [number for number, _ in steps.scripts()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert all(statement.startswith("CREATE ") for statement in steps.scripts()[0][1])


# -- SQLite alone -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("synchronous", ["NORMAL", "FULL"])
@awaited
async def test_the_file_is_private_and_careful(tmp_path: Path, synchronous: str) -> None:
    store = SqliteStore(tmp_path / "new" / "folder" / "holdfast.db", synchronous=synchronous)
    async with opened(store):
        await seat_everyone(store)
        pragmas = [
            (await store._read(steps.Statement(f"PRAGMA {one}")))[0][0] for one in ("journal_mode", "synchronous")
        ]
        assert pragmas == ["wal", {"NORMAL": 1, "FULL": 2}[synchronous]]
        for file in store.path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_synchronous_can_be() -> None:
    with pytest.raises(HoldfastError, match="NORMAL or FULL"):
        SqliteStore("x.db", synchronous="OFF; DROP TABLE tables")


class LateStore(SqliteStore):
    """Another process is just switching the file to WAL, and SQLite does not wait for it."""

    refused = 0

    def _run(self, statement: steps.Statement) -> steps.Outcome:
        if "WAL" in statement.text and self.refused < 3:
            self.refused += 1
            raise sqlite3.OperationalError("database is locked")
        return super()._run(statement)


@awaited
async def test_those_who_open_a_file_together_wait_for_each_other(tmp_path: Path) -> None:
    store = LateStore(tmp_path / "holdfast.db")
    async with opened(store):
        assert store.refused == 3
    with pytest.raises(HoldfastError, match="another program has the database locked"):
        await LateStore(tmp_path / "holdfast.db", patience=0).open()


@awaited
async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Buy coal. " * 500)
    with pytest.raises(HoldfastError, match=r"notes\.txt: this file is not a Holdfast database"):
        await SqliteStore(file).open()
    assert file.read_text() == "Buy coal. " * 500


@awaited
async def test_a_database_of_another_program(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    change_behind_its_back(str(file), "CREATE TABLE recipes (soup TEXT)")
    before = file.read_bytes()
    with pytest.raises(HoldfastError, match=r"recipes\.db: this database belongs to another program"):
        await SqliteStore(file).open()
    assert file.read_bytes() == before


@awaited
async def test_a_path_that_cannot_be_a_file(tmp_path: Path) -> None:
    with pytest.raises(HoldfastError, match="cannot be opened: Is a directory"):
        await SqliteStore(tmp_path).open()
    (tmp_path / "file").write_text("")
    with pytest.raises(HoldfastError, match="cannot be opened"):
        await SqliteStore(tmp_path / "file" / "holdfast.db").open()


@awaited
async def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "holdfast.db"
    async with opened(str(file)) as store:
        assert isinstance(store, SqliteStore)
        await seat_everyone(store)
        await store._read(steps.Statement("PRAGMA query_only = ON"))  # permissions do not stop root
        with pytest.raises(HoldfastError, match="the database cannot be written"):
            await store.append("t", an_entry(1), a_summary(1))
        assert await store.entries("t") == []


@awaited
async def test_a_damaged_file_is_said_to_be_damaged(tmp_path: Path) -> None:
    file = tmp_path / "holdfast.db"
    async with opened(str(file)) as store:
        await seat_everyone(store)
        for number in range(1, 200):
            await store.append("t", an_entry(number, b"x" * 200), a_summary(number))
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    with pytest.raises(HoldfastError, match="damaged"):
        async with opened(str(file)) as store:
            await store.entries("t")
    file.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(HoldfastError, match="damaged"):
        async with opened(str(file)) as store:
            await store.entries("t")


@awaited
async def test_nobody_waits_for_a_locked_file_on_the_event_loop(tmp_path: Path) -> None:
    file = tmp_path / "holdfast.db"
    async with opened(SqliteStore(file, patience=0.3)) as store:
        await seat_everyone(store)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.append("t", an_entry(1), a_summary(1)))
        ticks = 0
        while not writing.done():
            await asyncio.sleep(0.01)
            ticks += 1
        assert ticks > 2
        with pytest.raises(HoldfastError, match="another program has the database locked"):
            await writing
        other.execute("ROLLBACK")
        other.close()
        await store.append("t", an_entry(1), a_summary(1))


# -- PostgreSQL alone -------------------------------------------------------------------------------------------------


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
        ("postgresql://ada:@s3cret@127.0.0.1/holdfast", "no address of a PostgreSQL"),
        ("postgresql://ada:s3cret@127.0.0.1/holdfast?s3cret=1", "no address of a PostgreSQL"),
    ],
)
@awaited
async def test_a_wrong_address_is_told_without_its_password(url: str, told: str) -> None:
    with pytest.raises(HoldfastError, match=told) as raised:
        await store_for(url).open()
    assert "s3cret" not in str(raised.value)


# -- choosing ---------------------------------------------------------------------------------------------------------


def test_a_store_is_chosen_by_its_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def path_of(address: str | Path) -> Path:
        store = store_for(address)
        assert isinstance(store, SqliteStore)
        return store.path

    assert path_of("games.db") == path_of("sqlite:///games.db") == tmp_path / "games.db"
    assert path_of(tmp_path / "a b?#%20.db") == path_of(f"sqlite:///{tmp_path}/a b?#%20.db") == tmp_path / "a b?#%20.db"
    assert path_of("~/games.db") == Path.home() / "games.db"
    for address in ("postgresql://host/db", "postgres://host/db", "POSTGRESQL://host/db"):
        assert isinstance(store_for(address), PostgresStore)


@pytest.mark.parametrize("address", ["mysql://host/db", "http://host", "sqlite://", "sqlite:///", "sqlite://x.db", ""])
def test_an_address_of_nothing_we_know(address: str) -> None:
    with pytest.raises(HoldfastError, match=r"sqlite:///file or postgresql://"):
        store_for(address)


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "holdfast.server.postgres")
    with pytest.raises(HoldfastError, match=r"pip install 'holdfast\[postgres\]'"):
        store_for("postgresql://host/db")
