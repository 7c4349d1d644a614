"""Every entry is linked to the one before it: what is changed behind the server's back is found, and named."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from holdfast.cli import main
from holdfast.kernel.errors import HoldfastError
from holdfast.server.bus import store_for
from holdfast.server.sql import chain, steps
from holdfast.server.store import Entry, Taken
from holdfast.server.verifying import Head, Walked, walked

from .conftest_store import awaited
from .store_rows import a_summary, a_table, an_entry, change_behind_its_back, opened, seat_everyone

pytest_plugins = ["tests.server.conftest_store"]

ENTRIES = 6


async def fill(address: str, first: int = 1) -> None:
    async with opened(address) as store:
        if first == 1:
            await seat_everyone(store)
        for number in range(first, first + ENTRIES):
            await store.append("t", an_entry(number, b'{"pick":%d}' % number), a_summary(number))


async def found(address: str, noted: dict[str, Head] | None = None) -> Walked:
    async with store_for(address).reading() as reading:
        [one] = [one async for one in walked(reading, noted or {})]
        return one


def told(one: Walked) -> str:
    return "" if one.wrong is None else str(one.wrong)


@awaited
async def test_a_chain_is_what_anybody_can_work_out(address: str) -> None:
    await fill(address)
    one = await found(address)
    head = chain.start_of(a_table().header)
    for number in range(1, ENTRIES + 1):
        head = chain.linked(head, "t", an_entry(number, b'{"pick":%d}' % number))
    assert (one.wrong, one.head) == (None, Head("t", ENTRIES, head.hex()))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("UPDATE entries SET what = '{\"pick\":9}' WHERE number = 3", "Entry 3 was changed"),
        ("UPDATE entries SET at = '2031-01-02T03:04:06' WHERE number = 1", "Entry 1 was changed"),
        ("UPDATE entries SET chain = '' WHERE number = 4", "Entry 4 carries no hash"),
        ("UPDATE tables SET header = '{\"seed\":8}'", "Entry 1 was changed"),
        ("DELETE FROM entries WHERE number = 2", "Entry 2 is missing"),
        ("DELETE FROM entries WHERE number = 6", "The log ends before entry 6, and it had 6"),
        ("DELETE FROM entries", "The log ends before entry 1, and it had 6"),
    ],
)
@awaited
async def test_the_first_entry_that_does_not_fit_is_named(address: str, change: str, why: str) -> None:
    await fill(address)
    if "://" not in address:  # a text is no blob there
        change = change.replace("what = '{\"pick\":9}'", "what = CAST('{\"pick\":9}' AS BLOB)")
        change = change.replace("header = '{\"seed\":8}'", "header = CAST('{\"seed\":8}' AS BLOB)")
    change_behind_its_back(address, change)
    assert why in told(await found(address))


@awaited
async def test_who_makes_a_whole_chain_again_is_found_by_the_hashes_noted_before(address: str) -> None:
    await fill(address)
    noted = (await found(address)).head
    await fill(address, ENTRIES + 1)
    assert told(await found(address, {"t": noted})) == ""
    change_behind_its_back(address, "UPDATE entries SET at = '2031-01-02T03:04:06', chain = '' WHERE number = 2")
    change_behind_its_back(address, "UPDATE entries SET chain = '' WHERE number > 2")
    async with opened(address) as store:
        await store.append("t", an_entry(2 * ENTRIES + 1), a_summary(2 * ENTRIES + 1))
    assert told(await found(address)) == ""
    assert f"Entry {ENTRIES} and those before it are not what they were" in told(await found(address, {"t": noted}))


@awaited
async def test_a_table_that_is_gone_is_missed(address: str) -> None:
    await fill(address)
    async with store_for(address).reading() as reading:
        others = [one async for one in walked(reading, {"other": Head("other", 3, "00")})]
    assert told(others[-1]).endswith("is gone.")


@awaited
async def test_a_store_of_an_older_release_is_linked_when_it_is_opened(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The step from schema 2 to 3."""
    scripts = steps.scripts()
    monkeypatch.setattr(steps, "scripts", lambda: scripts[:2])
    async with opened(address) as store:
        await seat_everyone(store)
    for number in range(1, ENTRIES + 1):
        by_an_older_release(address, number)
    with pytest.raises(HoldfastError, match="carry no hashes yet"):
        await found(address)
    monkeypatch.setattr(steps, "scripts", lambda: scripts)
    async with opened(address) as store:
        entries = await store.entries("t")
        assert entries == [an_entry(number) for number in range(1, ENTRIES + 1)]
        await store.append("t", an_entry(ENTRIES + 1), a_summary(ENTRIES + 1))
    one = await found(address)
    assert (one.wrong, one.head.entries) == (None, ENTRIES + 1)


def by_an_older_release(address: str, number: int) -> None:
    """As a process writes that knows no chain."""
    what = '\'{"pick":"fuel:2"}\''
    what = what if "://" in address else f"CAST({what} AS BLOB)"
    at = an_entry(1).at
    change_behind_its_back(
        address, f"INSERT INTO entries (table_id, number, what, at) VALUES ('t', {number}, {what}, '{at}')"
    )
    change_behind_its_back(address, f"UPDATE summaries SET entries = {number}")


@awaited
async def test_what_a_process_of_an_older_release_writes_meanwhile_is_linked_by_the_next(address: str) -> None:
    await fill(address)
    for number in (7, 8):
        by_an_older_release(address, number)
    assert "Entry 7 carries no hash" in told(await found(address))
    async with opened(address) as store:
        with pytest.raises(Taken):
            await store.append("t", an_entry(8), a_summary(8))
        await store.append("t", an_entry(9), a_summary(9))
    one = await found(address)
    assert (one.wrong, one.head.entries) == (None, 9)


@awaited
async def test_racing_writers_make_one_chain(address: str) -> None:
    async with opened(address) as one, opened(address) as other:
        await seat_everyone(one)
        for number in range(1, 15):
            racing = [
                store.append("t", Entry(number, what, ""), a_summary(number))
                for store, what in ((one, b"one"), (other, b"other"))
            ]
            lost = [end for end in await asyncio.gather(*racing, return_exceptions=True) if end is not None]
            assert [type(end) for end in lost] == [Taken]
    assert told(await found(address)) == ""


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address, heads = str(tmp_path / "tables.db"), tmp_path / "heads.json"
    asyncio.run(fill(address))
    assert main(["store", "verify", "--store", address]) == 0
    assert capsys.readouterr().out == "1 table, 6 entries: every log is as it was written.\n"
    assert main(["store", "verify", "--json", "--store", address]) == 0
    heads.write_text(capsys.readouterr().out)
    assert msgspec.json.decode(heads.read_bytes())[0]["entries"] == ENTRIES
    assert main(["store", "verify", "--against", str(heads), "--store", address]) == 0
    change_behind_its_back(address, "UPDATE entries SET at = '' WHERE number = 3")
    capsys.readouterr()
    assert main(["store", "verify", "--store", address]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "t  Entry 3 was changed after it was written, or one before it was.",
        "1 table, 2 entries: 1 log is damaged.",
    ]
    heads.write_text("[")
    assert main(["store", "verify", "--against", str(heads), "--store", address]) == 2
    assert "is not what" in capsys.readouterr().err
