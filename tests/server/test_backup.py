"""All of a store in one file while picks go on, and back into a store of either kind."""

from __future__ import annotations

import asyncio
import gzip
import resource
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from holdfast.cli import main
from holdfast.kernel import Rng
from holdfast.kernel.errors import HoldfastError
from holdfast.server import backups
from holdfast.server.backups import Backup, back_up, describe
from holdfast.server.bus import store_for
from holdfast.server.house import House
from holdfast.server.sql import layout, steps
from holdfast.server.store import LinkRow, Store
from holdfast.server.verifying import walked
from tests.releases.keeping import folders, told_in, unpack
from tests.releases.test_past_releases import goes_on, opens_as_it_was

from .conftest_store import Postgres, awaited
from .scenes import everything, pick_some, played, sit, together
from .store_rows import a_line, a_summary, a_table, an_entry, change_behind_its_back, opened, seat_everyone
from .test_chain import by_an_older_release

pytest_plugins = ["tests.server.conftest_store"]


@pytest.fixture(params=["to sqlite", "to postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "to sqlite":
        return str(tmp_path / "target.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()


async def backed_up(address: str, to: Path) -> None:
    async with store_for(address).reading() as reading:
        await back_up(reading, await describe(reading), to, lambda number: None)


async def restored(file: Path, address: str, replace: bool = False) -> None:
    found = Backup(file)
    found.check(lambda number: None)
    await store_for(address).restore(found.opening, found.rows, replace=replace, done=lambda number: None)


async def fill(address: str, entries: int = 5) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        for number in range(1, entries + 1):
            await store.append("t", an_entry(number), a_summary(number))
        await store.say("t", a_line("good night"))
        await store.secret()


async def all_of(address: str) -> dict[str, list[tuple[object, ...]]]:
    async with store_for(address).reading() as reading:
        return {
            table: sorted([row async for row in reading.rows(f"SELECT {', '.join(names)} FROM {table}")], key=repr)
            for table, names in layout.TABLES.items()
        }


@awaited
async def test_everything_comes_back_in_a_store_of_either_kind(address: str, target: str, tmp_path: Path) -> None:
    await fill(address)
    await backed_up(address, tmp_path / "kept")
    await restored(tmp_path / "kept", target)
    assert await all_of(target) == await all_of(address)
    assert stat.S_IMODE((tmp_path / "kept").stat().st_mode) == 0o600
    async with opened(target) as store:
        assert await store.link("link-1") == LinkRow("link-1", "t", 1)
        await store.append("t", an_entry(6), a_summary(6))


@pytest.mark.parametrize("release", folders(), ids=lambda folder: folder.name)
def test_restored_tables_go_on_playing_and_verify(release: Path, tmp_path: Path, target: str) -> None:
    """Tables of each game, from a store that an older release laid out."""
    asyncio.run(backed_up(str(unpack(release, tmp_path)), tmp_path / "kept"))
    asyncio.run(restored(tmp_path / "kept", target))

    async def scene(house: House) -> None:
        for table, told in told_in(release).items():
            await opens_as_it_was(house, table, told)
            await goes_on(house, table, told)

    played(scene, store_for(target))
    assert asyncio.run(all_well(target))


async def all_well(address: str) -> bool:
    async with store_for(address).reading() as reading:
        return all([one.wrong is None async for one in walked(reading, {})])


def test_a_backup_is_one_moment_while_picks_go_on(address: str, tmp_path: Path) -> None:
    """Each backup holds a prefix of every log and nothing half written, and picks do not wait for it."""
    kept = [tmp_path / f"kept-{number}" for number in range(4)]

    async def scene(house: House) -> None:
        lives = [await sit(house, together("rebuild")) for _ in range(3)]

        async def play() -> None:
            rng = Rng(3)
            while not enough.is_set():
                for live in lives:
                    await pick_some(house, live, 1, rng)
                await asyncio.sleep(0)

        enough = asyncio.Event()
        playing = asyncio.create_task(play())
        numbers = []
        for file in kept:
            before = [live.table.number for live in lives]
            await backed_up(address, file)
            numbers.append((before, [live.table.number for live in lives]))
        enough.set()
        await playing
        assert numbers[-1][1] > numbers[0][0], "and while they were written"
        for file, (least, most) in zip(kept, numbers, strict=True):
            place = str(tmp_path / f"{file.name}.db")
            await restored(file, place)
            async with opened(place) as store:
                for live, few, many in zip(lives, least, most, strict=True):
                    entries = await store.entries(live.id)
                    assert few <= len(entries) <= many
                    assert entries == (await house.store.entries(live.id))[: len(entries)]
            assert await all_well(place)
        states.append([everything(live.table.game) for live in lives])
        tables.extend(live.id for live in lives)

    async def again(house: House) -> None:
        for table in tables:
            live = await house.find(table)
            await pick_some(house, live, 5)

    states: list[object] = []
    tables: list[str] = []
    played(scene, store_for(address))
    played(again, store_for(str(tmp_path / "kept-3.db")))


# -- what goes wrong --------------------------------------------------------------------------------------------------


@awaited
async def test_a_store_with_tables_is_left_as_it_is_unless_told(address: str, target: str, tmp_path: Path) -> None:
    await fill(address)
    await backed_up(address, tmp_path / "kept")
    async with opened(target) as store:
        await store.make_table(a_table("other"), [], [])
    before = await all_of(target)
    with pytest.raises(HoldfastError, match="There are tables in this store"):
        await restored(tmp_path / "kept", target)
    assert await all_of(target) == before
    await restored(tmp_path / "kept", target, replace=True)
    assert await all_of(target) == await all_of(address)


@awaited
async def test_a_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    await fill(str(tmp_path / "store.db"))
    await backed_up(str(tmp_path / "store.db"), tmp_path / "kept")
    other = tmp_path / "recipes.db"
    change_behind_its_back(str(other), "CREATE TABLE recipes (soup TEXT)")
    before = other.read_bytes()
    with pytest.raises(HoldfastError, match="belongs to another program"):
        await restored(tmp_path / "kept", str(other), replace=True)
    assert other.read_bytes() == before


def refused(file: Path, target: str) -> str:
    try:
        asyncio.run(restored(file, target))
    except HoldfastError as error:
        return str(error)
    return ""


def test_every_byte_is_looked_at_before_anything_is_written(tmp_path: Path) -> None:
    asyncio.run(fill(str(tmp_path / "store.db"), 40))
    kept, target = tmp_path / "kept", tmp_path / "target.db"
    asyncio.run(backed_up(str(tmp_path / "store.db"), kept))
    whole = kept.read_bytes()
    rng = Rng(5)
    damaged = [whole[:length] for length in range(0, len(whole), 37)]
    for place in range(0, len(whole), 11):
        changed = bytearray(whole)
        changed[place] ^= 1 << rng.below(8)
        damaged.append(bytes(changed))
    damaged += [whole + b"more", gzip.compress(b"x"), backups.MAGIC + gzip.compress(b"\xff\xff\xff\xffx")]
    ignored = 0
    for data in damaged:
        kept.write_bytes(data)
        why = refused(kept, str(target))
        ignored += not why  # a bit of gzip's own header that says nothing of what is in it
        assert not why or "damaged or was cut short" in why or "not a backup" in why
        assert target.exists() == (not why)
        target.unlink(missing_ok=True)
    assert ignored <= 3
    kept.write_bytes(whole)
    asyncio.run(restored(kept, str(target)))


def test_a_digest_that_does_not_fit_is_seen(tmp_path: Path) -> None:
    """Even where somebody has packed it again."""
    asyncio.run(fill(str(tmp_path / "store.db")))
    kept = tmp_path / "kept"
    asyncio.run(backed_up(str(tmp_path / "store.db"), kept))
    inside = gzip.decompress(kept.read_bytes()[len(backups.MAGIC) :])
    kept.write_bytes(backups.MAGIC + gzip.compress(inside.replace(b"fuel:2", b"fuel:3")))
    with pytest.raises(HoldfastError, match="damaged"):
        Backup(kept).check(lambda number: None)


def test_a_backup_of_a_newer_release_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(fill(str(tmp_path / "store.db")))
    asyncio.run(backed_up(str(tmp_path / "store.db"), tmp_path / "kept"))
    scripts = steps.scripts()
    monkeypatch.setattr(steps, "scripts", lambda: scripts[:-1])
    with pytest.raises(HoldfastError, match="made by a newer release"):
        Backup(tmp_path / "kept")


@awaited
async def test_a_backup_of_an_older_schema_is_brought_up_to_date(
    address: str, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = steps.scripts()
    monkeypatch.setattr(steps, "scripts", lambda: scripts[:2])
    async with opened(address) as store:
        await seat_everyone(store)
    for number in range(1, 4):
        by_an_older_release(address, number)
    monkeypatch.setattr(steps, "scripts", lambda: scripts)
    await backed_up(address, tmp_path / "kept")
    await restored(tmp_path / "kept", target)
    assert await all_well(target)
    async with opened(target) as store:
        assert await store.entries("t") == [an_entry(number) for number in range(1, 4)]


def test_a_full_disk_is_said_and_leaves_nothing_behind(tmp_path: Path) -> None:
    """A limit to how long a file may be is as good as one."""
    store, kept = tmp_path / "store.db", tmp_path / "there" / "kept"
    asyncio.run(fill(str(store)))
    change_behind_its_back(str(store), MANY.replace("300000", "3000"))
    kept.parent.mkdir()
    kept.write_text("the last one")
    words = ["backup", str(kept), "--replace", "--store", str(store)]
    done = subprocess.run(
        [sys.executable, "-m", "holdfast", *words],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000)),
    )
    assert done.returncode == 2
    assert "could not be written: File too large. Nothing else has changed." in done.stderr
    assert [file.name for file in kept.parent.iterdir()] == ["kept"]
    assert kept.read_text() == "the last one"


def test_a_store_that_runs_full_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(fill(str(tmp_path / "store.db"), 300))
    asyncio.run(backed_up(str(tmp_path / "store.db"), tmp_path / "kept"))
    target = tmp_path / "target.db"

    async def few(target: str) -> None:
        async with opened(target):
            pass

    asyncio.run(few(str(target)))
    before = asyncio.run(all_of(str(target)))
    real = steps.bring_up_to_date

    def small(version: int, to: int | None = None) -> steps.Steps[None]:
        yield from real(version, to)
        yield layout.Statement("PRAGMA max_page_count = 8")

    monkeypatch.setattr(steps, "bring_up_to_date", small)
    with pytest.raises(HoldfastError, match="full"):
        asyncio.run(restored(tmp_path / "kept", str(target)))
    assert asyncio.run(all_of(str(target))) == before


@pytest.mark.parametrize("what", ["backup", "restore"])
def test_ctrl_c_is_said_and_leaves_nothing_behind(tmp_path: Path, what: str) -> None:
    """In the middle of a long store."""
    store, kept, target = tmp_path / "store.db", tmp_path / "out" / "kept", tmp_path / "out" / "target.db"
    asyncio.run(fill(str(store), 3))
    change_behind_its_back(str(store), MANY)
    kept.parent.mkdir()
    if what == "backup":
        words, watched = ["backup", str(kept), "--store", str(store)], kept.parent
    else:
        asyncio.run(backed_up(str(store), tmp_path / "kept"))
        words, watched = ["restore", str(tmp_path / "kept"), "--store", str(target)], kept.parent
    command = [sys.executable, "-m", "holdfast", *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=hears_ctrl_c) as process:
        try:
            until = time.monotonic() + 20
            while not any(watched.iterdir()) and time.monotonic() < until:
                time.sleep(0.005)
            time.sleep(0.1)
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 130
            assert process.stderr is not None
            told = process.stderr.read()
        finally:
            process.kill()
    assert "Stopped. " in told
    assert "Traceback" not in told
    if what == "backup":
        assert list(watched.iterdir()) == []
    else:

        async def tables() -> list[object]:
            store: Store
            async with opened(str(target)) as store:
                return list(await store.entries("t"))

        assert asyncio.run(tables()) == []


MANY = (
    "WITH RECURSIVE count (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM count WHERE number < 300000) "
    "INSERT INTO chat (table_id, number, seat, name, text, at) SELECT 't', number + 1, 0, 'Ada', "
    "hex(randomblob(90)), '' FROM count"
)


def hears_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, kept, target = str(tmp_path / "store.db"), str(tmp_path / "kept"), str(tmp_path / "target.db")
    asyncio.run(fill(store))
    assert main(["backup", kept, "--store", store]) == 0
    assert capsys.readouterr().out == f"{kept}: 1 table, 5 entries. Keep it as safe as the store.\n"
    assert main(["backup", kept, "--store", store]) == 2
    assert "is there already" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "no" / "folder"), "--store", store]) == 2
    assert "could not be written: No such file" in capsys.readouterr().err
    (tmp_path / "folder").mkdir()
    assert main(["backup", str(tmp_path / "folder"), "--store", store]) == 0
    assert [file.suffix for file in (tmp_path / "folder").iterdir()] == [".backup"]
    capsys.readouterr()
    assert main(["restore", kept, "--store", target]) == 0
    assert capsys.readouterr().out.startswith(f"{target} now has 1 table with 5 entries, as they stood at 20")
    assert main(["restore", kept, "--store", target]) == 2
    assert "use --replace" in capsys.readouterr().err
    assert main(["restore", kept, "--replace", "--store", target]) == 0
    assert main(["restore", str(tmp_path / "none"), "--store", target]) == 2
    assert "could not be read" in capsys.readouterr().err
