"""Before an upgrade: what a release will do with each table, found out without touching the store."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from holdfast.cli import main
from holdfast.kernel import Move, Rng, Rules
from holdfast.server.bus import store_for
from holdfast.server.foresight import Fate, Foreseen, foreseen
from holdfast.server.house import House
from holdfast.server.sql import steps
from tests.toys.later import LATER, OTHER_CARDS, as_released
from tests.toys.lighthouse import RULES, Tower, TowerBox

from .conftest_store import awaited
from .scenes import pick_some, played, sit, together
from .store_rows import change_behind_its_back, opened, seat_everyone

pytest_plugins = ["tests.server.conftest_store"]


@pytest.fixture(autouse=True)
def _lighthouse() -> Iterator[None]:
    with as_released(RULES):
        yield


def left_by_a_release(address: str) -> tuple[str, str]:
    """A table in the middle of its game, and one that is over."""
    tables = []

    async def scene(house: House) -> None:
        for picks in (14, 500):
            live = await sit(house, together("lighthouse"))
            await pick_some(house, live, picks, Rng(2))
            tables.append(live.id)

    played(scene, store_for(address))
    return tables[0], tables[1]


async def found(address: str, quick: bool = False) -> list[Foreseen]:
    async with store_for(address).reading() as reading:
        return [one async for one in foreseen(reading, quick=quick)]


def fates(address: str, rules: Rules[Tower], quick: bool = False) -> list[Foreseen]:
    told: list[Foreseen] = []

    @awaited
    async def look() -> None:
        told.extend(await found(address, quick))

    with as_released(rules):
        look()
    return told


def with_cards(*released: TowerBox) -> Rules[Tower]:
    at_hand = TowerBox(OTHER_CARDS)
    paths = [Path(str(place)) for place in range(len(released))]
    return replace(
        RULES, open_box=lambda path: at_hand if path is None else released[int(path.name)], released=lambda: paths
    )


@pytest.mark.parametrize("quick", [False, True])
def test_each_table_is_told_by_what_this_release_will_do_with_it(address: str, quick: bool) -> None:
    left_by_a_release(address)
    same = fates(address, RULES, quick)
    assert [one.fate for one in same] == [Fate.GOES_ON] * 2
    assert [one.over for one in same] == [False, not quick]
    older = fates(address, with_cards(TowerBox()), quick)
    assert [(one.fate, one.cards) for one in older] == [(Fate.OLDER_CARDS, "1")] * 2
    stepped = fates(address, LATER, quick)
    assert [(one.fate, one.steps) for one in stepped] == [(Fate.STEP, ("fishing",))] * 2
    for rules, why in (
        (with_cards(), "began with cards that this server does not have"),
        (replace(RULES, version=5), "under version 1 of its rules, and this server plays version 5"),
    ):
        alone = fates(address, rules, quick)
        assert [one.fate for one in alone] == [Fate.LEFT] * 2
        assert all(why in str(one.why) for one in alone)


def test_a_step_that_does_not_fit_is_found_by_playing_the_game_again(address: str) -> None:
    left_by_a_release(address)
    lost = replace(LATER, moves=(Move("lost-nets", 1, 2, lambda key: key),))
    assert [one.fate for one in fates(address, lost, quick=True)] == [Fate.STEP] * 2
    found = fates(address, lost)
    assert [one.fate for one in found] == [Fate.LEFT] * 2
    assert '"lost-nets" cannot bring it under the new ones' in str(found[0].why)


def test_it_agrees_with_what_the_server_then_does(address: str) -> None:
    tables = left_by_a_release(address)
    for rules in (RULES, with_cards(), with_cards(TowerBox()), replace(RULES, version=5), LATER):
        said = {one.table: one.fate for one in fates(address, rules)}
        opens = set()

        async def scene(house: House, opens: set[str] = opens) -> None:
            for table in tables:
                try:
                    await house.find(table)
                except Exception:
                    continue
                opens.add(table)

        with as_released(rules):
            played(scene, store_for(address))
        assert opens == {table for table, fate in said.items() if fate != Fate.LEFT}


def test_a_log_with_a_gap_or_of_a_newer_release_is_named(address: str) -> None:
    table, other = left_by_a_release(address)
    change_behind_its_back(address, f"DELETE FROM entries WHERE table_id = '{table}' AND number = 3")
    change_behind_its_back(address, f"UPDATE tables SET header = '{{}}' WHERE id = '{other}'")
    first, second = fates(address, RULES)
    assert (first.fate, str(first.why)) == (Fate.LEFT, "The log of this table has no entry 3.")
    assert second.fate == Fate.LEFT
    assert "another release of Holdfast" in str(second.why)


@awaited
async def test_an_older_store_is_read_as_it_is(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scripts = steps.scripts()
    monkeypatch.setattr(steps, "scripts", lambda: scripts[:2])
    async with opened(address) as store:
        await seat_everyone(store)
    monkeypatch.setattr(steps, "scripts", lambda: [*scripts, (len(scripts) + 1, ["CREATE TABLE later (id INTEGER)"])])
    async with store_for(address).reading() as reading:
        assert reading.schema == 2
        assert [row.id async for row in reading.tables()] == ["t"]
    async with store_for(address).reading() as reading:
        assert reading.schema == 2, "looking has brought nothing up to date"


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = str(tmp_path / "tables.db")
    table, _ = left_by_a_release(address)
    before = hashlib.sha256(Path(address).read_bytes()).digest()
    assert main(["store", "check", "--store", address]) == 0
    told = capsys.readouterr().out
    assert f"{table}  lighthouse: goes on" in told
    assert "2 tables. 2 go on as they are" in told
    with as_released(with_cards()):
        assert main(["store", "check", "--store", address]) == 1
        assert "is left alone. This game began with cards" in capsys.readouterr().out
        assert main(["store", "check", "--json", "--store", address]) == 1
        found = msgspec.json.decode(capsys.readouterr().out)
    assert found["fates"] == {"goes-on": 0, "older-cards": 0, "step": 0, "left-alone": 2}
    assert found["tables"][0]["why"].startswith("This game began with cards")
    assert hashlib.sha256(Path(address).read_bytes()).digest() == before


def test_what_is_no_store_is_said_and_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing, other = tmp_path / "none.db", tmp_path / "recipes.db"
    change_behind_its_back(str(other), "CREATE TABLE recipes (soup TEXT)")
    for file in (missing, other):
        assert main(["store", "check", "--store", str(file)]) == 2
        assert "there is no store of Holdfast here" in capsys.readouterr().err
    assert not missing.exists()
