"""Tables that nobody has touched for long are put away, come back whole, and are never taken from under anybody."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from holdfast.cli import main
from holdfast.kernel import HoldfastError, Rng
from holdfast.server.acts import act
from holdfast.server.bus import store_for
from holdfast.server.expiry import leaves_at, put_away_the_dead
from holdfast.server.house import House
from holdfast.server.lobby import listed
from holdfast.server.settings import Settings
from holdfast.server.sql import SqlStore
from holdfast.server.store import Entry, Taken
from holdfast.server.turns import Person
from holdfast.server.verifying import walked
from holdfast.server.wire import Say

from .conftest_store import awaited
from .scenes import ANNA, everything, pick_some, played, sit, together
from .store_rows import a_summary, change_behind_its_back, opened
from .test_backup import all_of, backed_up, restored

pytest_plugins = ["tests.server.conftest_store"]

OLD = (datetime.now(UTC) - timedelta(days=40)).isoformat(timespec="milliseconds")
DAYS = {"archive_over": 30.0, "archive_unfinished": 30.0}


def left(address: str, *tables: str) -> None:
    """Nobody has touched them for long."""
    for table in tables:
        change_behind_its_back(address, f"UPDATE summaries SET changed = '{OLD}' WHERE table_id = '{table}'")
        change_behind_its_back(address, f"UPDATE chat SET at = '{OLD}' WHERE table_id = '{table}'")


def made(address: str, picks: int = 20, game: str = "rebuild") -> tuple[str, object]:
    told: list[tuple[str, object]] = []

    async def scene(house: House) -> None:
        live = await sit(house, together(game))
        await pick_some(house, live, picks, Rng(2))
        await act(house, live, ANNA, 0, Say("Back on Monday."))
        told.append((live.id, everything(live.table.game)))

    played(scene, store_for(address))
    return told[0]


def swept(address: str, **settings: float) -> list[str]:
    gone: list[str] = []

    async def scene(house: House) -> None:
        gone.extend(await put_away_the_dead(house))

    played(scene, store_for(address), **(settings or DAYS))
    return gone


def test_a_table_is_put_away_and_comes_back_whole(address: str) -> None:
    table, was = made(address)
    left(address, table)
    before = asyncio.run(all_of(address))
    assert swept(address) == [table]
    during = asyncio.run(all_of(address))
    assert not during["tables"] + during["entries"] + during["chat"] + during["holders"] + during["links"]
    assert [row[0] for row in during["archived"]] == [table]

    async def scene(house: House) -> None:
        live = await house.enter(table, Person("here", ANNA))
        assert everything(live.table.game) == was
        assert [line.text for line in live.chat] == ["Back on Monday."]
        assert swept_now == await put_away_the_dead(house)
        await pick_some(house, live, 3)

    swept_now: list[str] = []
    played(scene, store_for(address), **DAYS)
    after = asyncio.run(all_of(address))
    for part in ("tables", "links", "holders", "chat"):
        assert after[part] == before[part]
    assert len(after["entries"]) == len(before["entries"]) + 3

    async def well() -> bool:
        async with store_for(address).reading() as reading:
            return all([one.wrong is None async for one in walked(reading, {})])

    assert asyncio.run(well())


def test_one_that_cannot_be_put_away_is_in_nobodys_way(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = made(address)[0], made(address)[0]
    left(address, first, second)
    archive = SqlStore.archive

    async def fails(self: SqlStore, table: str, changed: str, at: str) -> bool:
        if table == first:
            raise HoldfastError("somebody writes to it just now")
        return await archive(self, table, changed, at)

    monkeypatch.setattr(SqlStore, "archive", fails)
    assert swept(address) == [second]


def test_only_what_was_asked_for_is_put_away(address: str) -> None:
    over, _ = made(address, 2000)
    middle, _ = made(address)
    fresh, _ = made(address)
    left(address, over, middle)
    assert swept(address, archive_over=0.0, archive_unfinished=0.0) == []
    assert swept(address, archive_over=50.0) == []
    assert swept(address, archive_over=30.0) == [over]
    assert swept(address, archive_unfinished=30.0) == [middle]
    assert swept(address) == []
    assert [row[0] for row in asyncio.run(all_of(address))["tables"]] == [fresh]


def test_a_word_in_the_chat_is_a_touch(address: str) -> None:
    table, _ = made(address)
    change_behind_its_back(address, f"UPDATE summaries SET changed = '{OLD}'")
    assert swept(address) == []
    left(address, table)
    assert swept(address) == [table]


class Eye:
    who = Person("here", ANNA)
    seat: int | None = None  # a spectator

    def wake(self) -> None: ...

    def leave(self, code: int, reason: object) -> None: ...


def test_never_one_with_somebody_at_it(address: str) -> None:
    table, _ = made(address)
    left(address, table)

    async def here(house: House) -> None:
        live = await house.find(table)
        live.lookers.add(Eye())
        assert await put_away_the_dead(house) == []
        live.lookers.clear()
        assert await put_away_the_dead(house) == [table]

    async def elsewhere(house: House) -> None:
        live = await house.find(table)
        live.lookers.add(Eye())
        assert live.present == {-1}
        house.presence.note(table, "another process", sorted(live.present), 1e12)
        house.tables.pop(table)
        assert await put_away_the_dead(house) == []

    played(elsewhere, store_for(address), **DAYS)
    played(here, store_for(address), **DAYS)


def test_another_process_lets_go_of_a_table_that_was_put_away(address: str) -> None:
    table, _ = made(address)
    left(address, table)

    async def scene(house: House) -> None:
        live = await house.find(table)
        other = store_for(address)
        await other.open()
        assert await other.archive(table, OLD, OLD)
        await other.close()
        with pytest.raises(HoldfastError):
            await pick_some(house, live, 1)
        while house.behind:
            await asyncio.sleep(0.01)
        assert house.tables.get(table) is not live
        again = await house.find(table)
        await pick_some(house, again, 1)

    played(scene, store_for(address))


@awaited
async def test_whatever_happens_at_the_last_moment_keeps_it(address: str) -> None:
    table, _ = await asyncio.to_thread(made, address)
    async with opened(address) as store, opened(address) as other:
        assert isinstance(store, SqlStore)
        number = len(await store.entries(table))
        assert await store.archive(table, "another time", OLD) is False
        changed = (await store.tables_of(ANNA))[0][1].changed
        racing = await asyncio.gather(
            store.archive(table, changed, OLD),
            other.append(table, Entry(number + 1, b"{}", ""), a_summary(number + 1, table)),
            return_exceptions=True,
        )
        gone, lost = racing
        assert gone is True or lost is None, "one of the two"
        assert (gone is True) == isinstance(lost, HoldfastError | Taken)
        assert await store.bring_back(table, OLD)
        assert len(await store.entries(table)) == number + (lost is None)
        assert not await store.bring_back("none", OLD)


def test_the_lobby_says_so_before() -> None:
    now = datetime.now(UTC)
    days = [(now - timedelta(days=day)).isoformat(timespec="milliseconds") for day in (5, 20)]
    assert leaves_at(Settings(), days[1], True) is None
    assert leaves_at(Settings(archive_over=30), days[0], True) is None
    assert leaves_at(Settings(archive_over=30), days[1], False) is None
    soon = leaves_at(Settings(archive_over=30), days[1], True)
    assert soon is not None
    assert soon[:10] == (now + timedelta(days=10)).isoformat()[:10]


def test_it_is_listed_with_the_day(address: str) -> None:
    table, _ = made(address)
    change_behind_its_back(address, f"UPDATE summaries SET changed = '{OLD}'")

    async def scene(house: House) -> None:
        [one] = await listed(house, ANNA, "en")
        assert one.table == table
        assert one.leaves is not None

    played(scene, store_for(address), archive_unfinished=41.0)


def test_what_was_put_away_is_in_a_backup(address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = made(address)
    left(address, table)
    swept(address)
    target = str(tmp_path / "target.db")
    asyncio.run(backed_up(address, tmp_path / "kept"))
    asyncio.run(restored(tmp_path / "kept", target))
    assert main(["store", "archived", "--store", target]) == 0
    assert f"{table}  rebuild: put away at 20" in capsys.readouterr().out
    assert main(["store", "bring-back", table, "--store", target]) == 0
    assert main(["store", "archived", "--store", target]) == 0
    assert capsys.readouterr().out == f"Table {table} is back.\n"
    assert main(["store", "bring-back", "none", "--store", target]) == 2
    assert "There is no table none" in capsys.readouterr().err
