"""Every table of every release kept here opens, goes on, has its log whole, and can be looked back at."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from holdfast.games import BUILT_IN, find
from holdfast.kernel import ALL, Rng, Vocabulary
from holdfast.server.bus import LocalBus
from holdfast.server.house import House
from holdfast.server.live import Live
from holdfast.server.lobby import listed
from holdfast.server.sqlite import SqliteStore
from holdfast.server.thinking import wake_bots
from holdfast.server.turns import Person
from holdfast.speech import PSEUDO
from tests.server.scenes import ANNA, pick_some
from tests.server.served import FAST

from .keeping import State, TableTold, folders, lines_told, state_told, table_told, told_in, unpack

RELEASES = folders()
Scene = Callable[[House, str, TableTold], Awaitable[None]]


@pytest.fixture(params=RELEASES, ids=lambda folder: folder.name)
def release(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.param
    return folder


def at_each_table(release: Path, store: Path, scene: Scene) -> None:
    async def play() -> None:
        house = House(SqliteStore(store), LocalBus(), FAST)
        await house.open()
        try:
            for table, told in told_in(release).items():
                await scene(house, table, told)
        finally:
            await house.close()

    asyncio.run(play())


def without_new_fields(now: State, then: State) -> State:
    """A state may have more fields than it had."""
    return {name: now[name] for name in then}


def vocabulary_now(told: TableTold) -> Vocabulary:
    return find(told.game).rules.open_box(None).vocabulary


def vocabulary_then(told: TableTold) -> Vocabulary:
    """That of the cards of the release; it numbers what they can offer, and newer cards come between."""
    rules = find(told.game).rules
    return rules.open_box(rules.released()[0]).vocabulary


def in_keys(lines: Sequence[Any], vocabulary: Vocabulary) -> list[list[Any]]:
    """Lines with the answers that were forced by their keys. Today's may also say what the question was about."""
    told = [list(line) for line in lines]
    for line in told:
        if line[1] == "forced":
            seat, action, *_ = line[3]
            line[3] = [seat, vocabulary.keys[action]]
    return told


def steps_taken(live: Live) -> list[str]:
    """The steps that brought a table under the rules of now. Each is an entry of its log, and told to all."""
    notes = [line.note for line in live.table.telling.lines if line.note is not None]
    return [note.things["step"] for note in notes if "step" in note.things]


async def opens_as_it_was(house: House, table: str, told: TableTold) -> None:
    """All of it, to the last number, and no pick leads elsewhere. Where rules have changed since, the table is brought
    under them by the steps that its game names, and by nothing else."""
    live = await house.find(table)
    steps = steps_taken(live)
    assert steps == [step.name for step in live.table.game.rules.moves if told.outcome is None]
    now = table_told(live, told.moments)
    assert without_new_fields(now.state, told.state) == told.state
    assert (now.game, now.picks) == (told.game, told.picks)
    assert all(live.table.game.tell([(f"move-{step}", ALL, ())]) for step in steps)
    assert (now.number, now.version) == (told.number + len(steps), told.version + len(steps))
    assert (now.names, now.chat, now.outcome) == (told.names, told.chat, told.outcome)
    then = now.lines[: len(now.lines) - len(steps)]
    assert in_keys(then, vocabulary_now(told)) == in_keys(told.lines, vocabulary_then(told))


async def looks_back(house: House, table: str, told: TableTold) -> None:
    live = await house.find(table)
    for version, then in told.moments.items():
        await house.moment(live, version, 0)
        assert live.history is not None
        assert without_new_fields(state_told(live.history.at(version)), then) == then


async def is_listed(house: House, table: str, told: TableTold) -> None:
    """How a table ended is said in the language of whoever lists it; the store of then has it in English words."""
    one = next(one for one in await listed(house, ANNA, PSEUDO) if one.table == table)
    assert one.over == (told.outcome is not None)
    assert not re.search("[A-Za-z]", re.sub(r"Player \d", "", one.outcome or ""))


async def goes_on(house: House, table: str, told: TableTold) -> None:
    live = await house.enter(table, Person("here", ANNA))
    wake_bots(house, live)
    if told.outcome is None:
        rng = Rng(9)
        for _ in range(8):
            while live.thinker is not None:
                await asyncio.sleep(0.01)
            await pick_some(house, live, 1, rng)
        while live.thinker is not None:
            await asyncio.sleep(0.01)
        assert live.table.version > told.version
    lines = lines_told(live.table)[: len(told.lines)]
    assert in_keys(lines, vocabulary_now(told)) == in_keys(told.lines, vocabulary_then(told))
    was = state_told(live.table.game)
    house.tables.clear()
    assert state_told((await house.find(table)).table.game) == was


def test_a_store_of_a_release_holds_every_game_in_mid_play_and_one_that_has_ended(release: Path) -> None:
    told = list(told_in(release).values())
    assert {one.game for one in told if one.outcome is None} >= BUILT_IN.keys()
    assert any(one.outcome is not None for one in told)
    assert any(one.chat for one in told)


@pytest.mark.parametrize("scene", [opens_as_it_was, is_listed, looks_back, goes_on])
def test_its_tables(release: Path, tmp_path: Path, scene: Scene) -> None:
    at_each_table(release, unpack(release, tmp_path), scene)


def test_nothing_derived_is_needed_to_open_them(release: Path, tmp_path: Path) -> None:
    """Positions and summaries are thrown away, as the store says they may be."""
    store = unpack(release, tmp_path)
    with closing(sqlite3.connect(store, isolation_level=None)) as connection:
        assert connection.execute("DELETE FROM positions").rowcount > 0
    for scene in (opens_as_it_was, looks_back, goes_on):
        at_each_table(release, store, scene)


def test_a_damaged_position_is_as_good_as_none(release: Path, tmp_path: Path) -> None:
    store = unpack(release, tmp_path)
    with closing(sqlite3.connect(store, isolation_level=None)) as connection:
        connection.execute("UPDATE positions SET save = substr(save, 1, length(save) - 9)")
    at_each_table(release, store, opens_as_it_was)
