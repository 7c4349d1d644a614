"""A store outlives its process, and is brought up to date, or is left as it was."""

from __future__ import annotations

import pytest

from holdfast.kernel.errors import HoldfastError
from holdfast.server.bus import store_for
from holdfast.server.sql import steps
from holdfast.server.store import Position, Taken

from .conftest_store import awaited
from .store_rows import a_line, a_summary, a_table, an_entry, change_behind_its_back, opened, seat_everyone

pytest_plugins = ["tests.server.conftest_store"]


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
    second = (len(first) + 1, ["CREATE TABLE later (id INTEGER PRIMARY KEY)", "INSERT INTO later (id) VALUES (1)"])
    broken = (len(first) + 2, ["DROP TABLE later", "CREATE TABLE tables (twice TEXT)"])
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
