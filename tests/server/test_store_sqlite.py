"""A store in a file: private, careful, and plain about what is wrong with it."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from holdfast.kernel.errors import HoldfastError
from holdfast.server import health
from holdfast.server.sql import Outcome, Statement
from holdfast.server.sqlite import SqliteStore

from .conftest_store import awaited
from .served import served
from .store_rows import a_summary, an_entry, change_behind_its_back, opened, seat_everyone

pytest_plugins = ["tests.server.conftest_store"]


@pytest.mark.parametrize("synchronous", ["NORMAL", "FULL"])
@awaited
async def test_the_file_is_private_and_careful(tmp_path: Path, synchronous: str) -> None:
    store = SqliteStore(tmp_path / "new" / "folder" / "holdfast.db", synchronous=synchronous)
    async with opened(store):
        await seat_everyone(store)
        pragmas = [(await store.read(Statement(f"PRAGMA {one}")))[0][0] for one in ("journal_mode", "synchronous")]
        assert pragmas == ["wal", {"NORMAL": 1, "FULL": 2}[synchronous]]
        for file in store.path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_synchronous_can_be() -> None:
    with pytest.raises(HoldfastError, match="NORMAL or FULL"):
        SqliteStore("x.db", synchronous="OFF; DROP TABLE tables")


def test_a_full_disk_is_not_well_although_it_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "HOLDS", 0.0)
    store = SqliteStore(tmp_path / "holdfast.db")
    with served(store, operator_key="k" * 30) as server, server.browser() as anna:

        def pages_at_most(number: str) -> None:
            server.do(lambda: store.read(Statement(f"PRAGMA max_page_count = {number}")))

        def well() -> tuple[int, bool, bool]:
            told, metrics = anna.get("/healthz"), anna.get("/metrics", headers={"authorization": f"Bearer {'k' * 30}"})
            return told.status_code, told.json()["store"], "holdfast_store_up 1" in metrics.text

        anna.make("rebuild", "me", "friend")
        pages_at_most("1")  # no more than there are
        assert well() == (200, True, True)
        body = {"game": "rebuild", "seats": [{"who": "me"}, {"who": "friend"}]}
        answers = [anna.post("/api/tables", body).status_code for _ in range(10)]
        assert answers[-1] == 503
        assert well() == (503, False, False)
        assert well() == (503, False, False)
        pages_at_most("100000")
        assert well() == (200, True, True)
        assert server.do(lambda: store.read(Statement("SELECT COUNT(*) FROM archived"))) == [(0,)]
        anna.make("rebuild", "me", "friend")


class LateStore(SqliteStore):
    """Another process is just switching the file to WAL, and SQLite does not wait for it."""

    refused = 0

    def _run(self, statement: Statement) -> Outcome:
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
        await store.read(Statement("PRAGMA query_only = ON"))  # permissions do not stop root
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
