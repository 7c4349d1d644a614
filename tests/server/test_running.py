"""A table is played under what it began with, or not at all: other rules, other cards, and the steps between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from holdfast.kernel import BadSave, Move, Rng, Rules
from holdfast.server.acts import act
from holdfast.server.entries import Brought, Proposed, read
from holdfast.server.house import House
from holdfast.server.live import Live
from holdfast.server.running import steps_in
from holdfast.server.store import Entry
from holdfast.server.wire import HandOver, Pick
from tests.toys.later import LATER, OTHER_CARDS, as_released, fishing
from tests.toys.lighthouse import RULES, Tower, TowerBox

from .memory import MemoryStore
from .scenes import ANNA, BEN, everything, pick_some, played, sit, together, who_is_asked


@pytest.fixture(autouse=True)
def _lighthouse() -> Iterator[None]:
    with as_released(RULES):
        yield


def played_until_now(picks: int = 14) -> tuple[MemoryStore, str]:
    """A table as the release before has left it."""
    store, tables = MemoryStore(), []

    async def scene(house: House) -> None:
        live = await sit(house, together("lighthouse"))
        await pick_some(house, live, picks, Rng(2))
        tables.append(live.id)

    played(scene, store)
    return store, tables[0]


def reopened(store: MemoryStore, rules: Rules[Tower], scene) -> None:  # type: ignore[no-untyped-def]
    with as_released(rules):
        played(scene, store)


def is_refused(store: MemoryStore, table: str, rules: Rules[Tower], told: str) -> None:
    """In words, with the rule, and the log is left as it was."""
    log = list(store.logs[table])

    async def scene(house: House) -> None:
        with pytest.raises(BadSave, match=told):
            await house.find(table)
        assert table not in house.tables

    reopened(store, rules, scene)
    assert store.logs[table] == log


# -- other cards ------------------------------------------------------------------------------------------------------


def with_cards(*released: TowerBox) -> Rules[Tower]:
    """Rules that come with other cards, and have those of past releases."""
    at_hand = TowerBox(OTHER_CARDS)
    paths = [Path(str(place)) for place in range(len(released))]
    return replace(
        RULES, open_box=lambda path: at_hand if path is None else released[int(path.name)], released=lambda: paths
    )


@pytest.mark.parametrize("positions", ["kept", "lost"])
def test_a_table_whose_cards_are_not_at_hand_is_left_as_it_is(positions: str) -> None:
    store, table = played_until_now()
    if positions == "lost":
        store.positions.clear()
    is_refused(store, table, with_cards(), "began with cards that this server does not have: version 1, from release")


@pytest.mark.parametrize("positions", ["kept", "lost"])
def test_a_table_goes_on_under_the_cards_it_began_with(positions: str) -> None:
    store, table = played_until_now()
    was = []

    async def before(house: House) -> None:
        live = await house.find(table)
        was.append((everything(live.table.game), live.table.telling.lines))

    async def after(house: House) -> None:
        live = await house.find(table)
        assert (everything(live.table.game), live.table.telling.lines) == was[0]
        assert live.table.game.box is own
        for version in range(live.table.version + 1):
            await house.moment(live, version, 0)
        await pick_some(house, live, 3)
        shown, _ = live.shown(ANNA, 0)
        assert (shown.runs.rules, shown.runs.cards, shown.runs.effects) == (1, "1", "hash-1")
        assert live.table.game.record.header.pack.hash == "hash-1"

    played(before, store)
    if positions == "lost":
        store.positions.clear()
    own = TowerBox()
    reopened(store, with_cards(own), after)
    is_refused(store, table, with_cards(), "cards that this server does not have")


# -- other rules ------------------------------------------------------------------------------------------------------


def test_other_rules_without_a_step_leave_a_table_as_it_is() -> None:
    store, table = played_until_now()
    for version in (0, 2, 7):
        is_refused(store, table, replace(RULES, version=version), "under version 1 of its rules, and this server plays")
    store.positions.clear()
    is_refused(store, table, replace(RULES, version=2), "under version 1 of its rules, and this server plays version 2")


@pytest.mark.parametrize("positions", ["kept", "lost"])
def test_a_step_brings_a_table_under_new_rules_and_all_are_told(positions: str) -> None:
    store, table = played_until_now()
    picks = [key for entry in store.logs[table] for key in getattr(read(entry), "keys", [])]
    assert "task:nets" in picks
    if positions == "lost":
        store.positions.clear()
    number = len(store.logs[table])

    async def first(house: House) -> None:
        live = await house.find(table)
        assert [read(entry) for entry in store.logs[table][number:]] == [Brought(0, "fishing")]
        assert live.table.game.header.rules == 2
        assert live.table.game.record.picks == [spelled(pick) for pick in live.table.game.record.picks]
        shown, _ = live.shown(BEN, 1)
        assert shown.log.lines[-1].startswith("The rules have changed since this game began.")
        assert shown.runs.rules == 2
        await pick_some(house, live, 3)
        await house.write(live, *live.table.undone(5, 0, True))  # back to what was picked under the rules of then
        await looks_back(house, live)
        after.append((everything(live.table.game), live.table.telling.lines, live.table.version))

    async def again(house: House) -> None:
        live = await house.find(table)
        assert (everything(live.table.game), live.table.telling.lines, live.table.version) == after[0]
        await looks_back(house, live)

    after: list[object] = []
    reopened(store, LATER, first)
    reopened(store, LATER, again)
    store.positions.clear()
    assert steps_in(map(read, store.logs[table])) == ["fishing"], "it is written once"
    is_refused(store, table, replace(LATER, moves=()), "has changed this table")
    reopened(store, LATER, again)
    is_refused(store, table, RULES, r'has changed this table \("fishing"\)')


def spelled(pick: str) -> str:
    seat, slash, key = pick.rpartition("/")
    return seat + slash + fishing(key)


async def looks_back(house: House, live: Live) -> None:
    """Every moment of it, before the step and after."""
    for version in range(live.table.version + 1):
        moment = await house.moment(live, version, 0)
        assert moment.versions == live.table.version
    assert moment.view == live.table.game.view(0).table


def test_a_step_that_does_not_fit_leaves_the_table_as_it_is() -> None:
    store, table = played_until_now()
    lost = replace(LATER, moves=(Move("lost-nets", 1, 2, lambda key: key),))
    is_refused(store, table, lost, r'"lost-nets" cannot bring it under the new ones\. The log .* is damaged')


def test_steps_follow_one_another() -> None:
    store, table = played_until_now()
    third = replace(LATER, version=3, moves=(Move("as-it-was", 2, 3, lambda key: key), *LATER.moves))

    async def scene(house: House) -> None:
        live = await house.find(table)
        assert live.table.game.header.rules == 3

    reopened(store, third, scene)
    reopened(store, third, scene)
    assert steps_in(map(read, store.logs[table])) == ["fishing", "as-it-was"]


def test_a_proposal_is_one_under_the_new_rules_too() -> None:
    store, table = played_until_now(0)

    async def scene(house: House) -> None:
        live = await house.find(table)
        await house.write(live, Proposed(1, "task:nets"), live.table.game)
        live.table.steps_due = list(LATER.moves)
        live.table.apply(live.table.number + 1, Proposed(1, "task:nets"))
        assert live.table.proposals == {1: "task:fishing"}

    played(scene, store)


# -- two releases on one store ----------------------------------------------------------------------------------------


def test_a_process_that_cannot_follow_a_newer_one_lets_go_of_the_table() -> None:
    """It is told why, and writes nothing: not even what was on its way."""
    store, table = played_until_now(6)

    class Eye:
        seat: int | None = 0
        session = ANNA
        left = ""

        def wake(self) -> None: ...

        def leave(self, code: int, reason: object) -> None:
            self.left = str(reason)

    async def scene(house: House) -> None:
        live = await house.find(table)
        eye = Eye()
        live.lookers.add(eye)  # type: ignore[arg-type]
        log = store.logs[table]
        brought = Entry(len(log) + 1, b'{"is":"bring","seat":0,"step":"fishing"}', "")
        for entry in (brought, Entry(len(log) + 1, b'{"is":"vanish","seat":0}', "")):
            log.append(entry)
            session, seat = who_is_asked(live)
            decision = live.table.game.decision_of(seat)
            assert decision is not None
            with pytest.raises(BadSave, match="newer release"):
                await act(house, live, session, seat, Pick(live.table.version, [decision.keys[0]], seat))
            assert "newer release" in eye.left
            assert log[-1] == entry, "nothing was written after it"
            for _ in range(2):
                with pytest.raises(BadSave, match="newer release"):
                    await act(house, live, session, seat, HandOver("random", seat))
                with pytest.raises(BadSave, match="newer release"):
                    await house.find(table)
            assert log[-1] == entry
            log.pop()

    played(scene, store)


def test_a_header_that_cannot_be_read_is_no_fault() -> None:
    store, table = played_until_now(3)
    row = store.tables[table]
    for header, told in (
        (b'{"game":"lighthouse","weather":"new"}', "another release of Holdfast, and this server cannot read it"),
        (row.header.replace(b'"lighthouse"', b'"windmill"'), '"windmill", a game which this server does not have'),
    ):
        store.tables[table] = msgspec.structs.replace(row, header=header)
        is_refused(store, table, RULES, told)
