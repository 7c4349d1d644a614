"""A table is what its log tells: entry by entry, in any process, after any restart."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.kernel import BadOption, Game, Refused, Rng
from holdfast.server.acts import act
from holdfast.server.bus import LocalBus
from holdfast.server.entries import Brought, Picked, Proposed, Undone, Wished, read, write
from holdfast.server.faces import reference_of
from holdfast.server.hosting import make
from holdfast.server.house import House
from holdfast.server.live import Live, Moved
from holdfast.server.looks import barred_in
from holdfast.server.running import running
from holdfast.server.seating import seated
from holdfast.server.shortcuts import MOST_COPIES, Search, shortcuts_for
from holdfast.server.store import Entry
from holdfast.server.tables import Table, new_game, table_from
from holdfast.server.turns import Person
from holdfast.server.way_back import WayBack, in_words
from holdfast.server.wire import Agree, Pick, Propose, SeatWanted, TableWanted, Undo

from .memory import MemoryStore
from .scenes import (
    ANNA,
    BEN,
    CARL,
    after_something_was_shown,
    everything,
    pick_some,
    played,
    sit,
    together,
    who_is_asked,
)
from .served import FAST

# -- the log ----------------------------------------------------------------------------------------------------------


def test_a_pick_is_committed_before_anybody_hears_of_it() -> None:
    class Watchful(MemoryStore):
        async def append(self, table: str, entry: Entry, summary: Any) -> None:
            assert house_.tables[table].table.version == 0, "told before it was committed"
            await super().append(table, entry, summary)

    house_: House = None  # type: ignore[assignment]

    async def scene(house: House) -> None:
        nonlocal house_
        house_ = house
        live = await sit(house, together())
        await pick_some(house, live, 1)
        assert live.table.version == 1

    played(scene, Watchful())


def test_what_cannot_be_written_has_not_happened() -> None:
    class Full(MemoryStore):
        async def append(self, table: str, entry: Entry, summary: Any) -> None:
            raise holdfast.HoldfastError("the disk is full")

    async def scene(house: House) -> None:
        live = await sit(house, together())
        with pytest.raises(holdfast.HoldfastError, match="full"):
            await pick_some(house, live, 1)
        assert (live.table.version, live.table.number) == (0, 0)

    played(scene, Full())


@pytest.mark.parametrize("game", ["rebuild", "frostpunk"])
def test_after_a_restart_everything_is_as_it_was(game: str) -> None:
    store, before = MemoryStore(), []

    async def play(house: House) -> None:
        live = await sit(house, together(game))
        await pick_some(house, live, 90, Rng(5))
        before.append((live.id, live.table.version, live.table.telling.lines, everything(live.table.game)))

    async def look(house: House) -> None:
        table, version, moves, game = before[0]
        live = await house.find(table)
        assert (live.table.version, live.table.telling.lines) == (version, moves)
        assert everything(live.table.game) == game
        await pick_some(house, live, 3)
        assert live.table.version == version + 3 or live.table.game.outcome is not None

    async def abandon(house: House) -> None:
        """As if the process had died: nothing is kept that was not written by then."""
        await play(house)
        house.tables.clear()

    played(abandon, store, keep_every=16)
    assert 0 < store.positions[before[0][0]].number < before[0][1]
    played(look, store)


def test_a_lost_position_is_not_missed() -> None:
    store = MemoryStore()

    async def scene(house: House) -> None:
        live = await sit(house, together())
        await pick_some(house, live, 20)
        was = everything(live.table.game)
        store.positions.clear()
        house.tables.clear()
        assert everything((await house.find(live.id)).table.game) == was

    played(scene, store)


def test_of_two_who_write_at_once_one_wins_and_the_other_hears_of_it() -> None:
    """Two processes on one store, which do not hear of each other."""
    store = MemoryStore()

    async def scene(one: House) -> None:
        other = House(store, LocalBus(), FAST)
        await other.open()
        here = await sit(one, together())
        there = await other.find(here.id)
        session, seat = who_is_asked(here)
        keys = here.table.game.decision_of(seat).keys  # type: ignore[union-attr]
        await act(one, here, session, seat, Pick(0, [keys[0]], seat))
        with pytest.raises(Moved):
            await act(other, there, session, seat, Pick(0, [keys[1]], seat))
        assert there.table.version == 1
        assert everything(there.table.game) == everything(here.table.game)
        assert len(store.logs[here.id]) == 1
        await pick_some(other, there, 1)
        with pytest.raises(Moved):
            await pick_some(one, here, 1)
        assert here.table.version == 2
        await other.close()

    played(scene, store)


def test_an_entry_out_of_order_is_never_applied() -> None:
    game = new_game(together())
    row = row_of(game)
    table = table_from(row, running(row, []))
    with pytest.raises(AssertionError, match="does not follow"):
        table.apply(2, Picked(0, ["lead:p1-1"]))


def test_entries_are_read_as_they_were_written() -> None:
    for noted in (Picked(1, ["a:b"]), Undone(0, 2, True), Wished(0, 1, "", [1]), Brought(0, "a step")):
        assert read(Entry(1, write(noted), "")) == noted


def row_of(game: Game[Any]) -> Any:
    from holdfast.server.seating import Seating
    from holdfast.server.store import TableRow

    seats = msgspec.json.encode(Seating(seated(list(together().seats)), ANNA))
    return TableRow("t", game.rules.name, msgspec.json.encode(game.header), seats, "2026-01-01")


# -- answering --------------------------------------------------------------------------------------------------------


def test_an_answer_to_an_older_table_is_not_taken() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        await after_something_was_shown(house, live)
        version = live.table.version
        session, seat = who_is_asked(live)
        key = live.table.game.decision_of(seat).keys[0]  # type: ignore[union-attr]
        for other in (version - 1, version + 1, -1, 2**70):
            with pytest.raises(Moved):
                await act(house, live, session, seat, Pick(other, [key]))
        assert live.table.version == version

    played(scene)


def test_where_seats_decide_together_nobody_is_late_because_of_another() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        await act(house, live, ANNA, 0, Pick(0, ["lead:p1-1"]))
        await act(house, live, BEN, 1, Pick(0, ["lead:p2-1"]))
        assert live.table.version == 2
        with pytest.raises(Moved):
            await act(house, live, BEN, 1, Pick(0, ["lead:p2-2"]))
        with pytest.raises(Moved):
            await act(house, live, ANNA, 0, Pick(3, ["lead:p1-2"]))
        await act(house, live, ANNA, 0, Pick(1, ["lead:p1-2"]))

    played(scene)


def test_several_answers_at_once_are_all_done_or_none() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        keys = live.table.game.decision_of(0).keys  # type: ignore[union-attr]
        with pytest.raises(Refused):
            await act(house, live, ANNA, 0, Pick(0, [keys[0], "lead:p2-1"]))
        assert live.table.version == 0
        await act(house, live, ANNA, 0, Pick(0, [keys[0], keys[1]]))
        assert live.table.version == 1
        assert len(live.table.game.record.picks) == 2

    played(scene)


def test_what_was_chosen_without_knowing_what_chance_would_show_is_dropped() -> None:
    """Else one could ask for what comes next, and learn from the refusal what it is."""
    game = holdfast.start("frostpunk", seats=1, seed=3)
    table = Table(row_of(holdfast.start("rebuild", seats=2, seed=1)), game)
    while True:
        assert game.decision is not None
        key = game.decision.keys[0]
        before = game.state.known()
        trial = game.clone()
        trial.choose(key)
        if trial.state.known() != before:
            noted, after = table.picked([key, "no:such", "key:at-all"], 0)
            assert noted.keys == [key]
            assert after.state.known() == trial.state.known()
            return
        game.choose(key)


def test_nobody_answers_for_another() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        for session, wish in ((BEN, Pick(0, ["lead:p1-1"], 0)), (CARL, Pick(0, ["lead:p1-1"])), (BEN, Undo(0, 0))):
            with pytest.raises(Refused) as refused:
                await act(house, live, session, None, wish)
            assert refused.value.rule == "HF-SEAT"

    played(scene)


# -- playing together -------------------------------------------------------------------------------------------------


async def to_a_team_question(house: House, live: Live) -> int:
    """Play until a question is for the whole team; who has the last word."""
    for _ in range(200):
        decision = live.table.game.decision
        assert decision is not None
        if len(decision.seats) > 1 and len(decision) > 1:
            return decision.choice.seat
        await pick_some(house, live, 1)
    raise AssertionError("no team question")


def test_others_propose_and_the_leader_decides() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk"))
        leader = await to_a_team_question(house, live)
        boss, friend = (ANNA, BEN) if leader == 0 else (BEN, ANNA)
        version = live.table.version
        keys = live.table.game.decision.keys  # type: ignore[union-attr]
        await act(house, live, friend, 1 - leader, Pick(version, [keys[1]]))
        assert live.table.version == version
        shown = live.shown(boss, leader)[0]
        assert [(one.seat, one.key) for one in shown.proposals] == [(1 - leader, keys[1])]
        assert shown.proposals[0].label == next(one.name for one in shown.question.options if one.key == keys[1])  # type: ignore[union-attr]
        with pytest.raises(Refused):
            await act(house, live, friend, 1 - leader, Propose(version, "no:such-thing"))
        await act(house, live, friend, 1 - leader, Propose(version, None))
        assert live.table.proposals == {}
        await act(house, live, friend, 1 - leader, Propose(version, keys[0]))
        house.tables.clear()
        live = await house.find(live.id)
        assert live.table.proposals == {1 - leader: keys[0]}, "a proposal outlives the process"
        await act(house, live, boss, leader, Pick(version, [keys[0]]))
        assert live.table.proposals == {}
        assert live.table.version == version + 1

    played(scene)


def test_one_person_with_every_seat_is_asked_for_each_of_them() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me", "me"))
        for _ in range(12):
            shown = live.shown(ANNA, 0)[0]
            assert shown.question is not None
            key = shown.question.options[0].key
            await act(house, live, ANNA, 0, Pick(shown.version, [key], shown.question.seat))

    played(scene)


# -- taking back ------------------------------------------------------------------------------------------------------


def test_undo_is_free_while_nothing_was_shown() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        await act(house, live, ANNA, 0, Pick(0, ["lead:p1-1"]))
        shown = live.shown(ANNA, 0)[0]
        assert shown.undo is not None
        assert (shown.undo.key, shown.undo.free) == ("lead:p1-1", True)
        assert live.shown(BEN, 1)[0].undo is None
        await act(house, live, ANNA, 0, Undo(1))
        assert live.table.version == 2
        assert live.table.game.record.picks == []
        with pytest.raises(Refused, match="nothing of yours"):
            await act(house, live, ANNA, 0, Undo(2))

    played(scene)


def without_state(back: WayBack | None) -> WayBack | None:
    return None if back is None else replace(back, picked=None)


@pytest.mark.parametrize("game", ["rebuild", "frostpunk"])
def test_the_quick_way_back_is_the_one_the_game_itself_finds(game: str) -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together(game))
        chance = Rng(3)
        for step in range(120):
            if not live.table.waiting:
                break
            for seat in (0, 1):
                back = live.table.way_back([seat], seat)
                walked = live.table.walk_back([seat], seat)
                assert without_state(back) == without_state(walked), step
                if back is not None and walked is not None:
                    told = [in_words(one.picked, live.table.game, "en") for one in (back, walked)]
                    assert told[0] == told[1], step
            if step % 7 == 6 and back is not None:
                await house.write(live, *live.table.undone(back.picks, 1, True))
            else:
                await pick_some(house, live, 1, chance)

    played(scene)


def test_past_what_was_shown_the_others_must_agree() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        await after_something_was_shown(house, live)
        version = live.table.version
        assert live.shown(ANNA, 0)[0].undo.free is False  # type: ignore[union-attr]
        await act(house, live, ANNA, 0, Undo(version))
        assert live.table.version == version, "nothing is taken back before the table has agreed"
        vote = live.shown(BEN, 1)[0].vote
        assert vote is not None
        assert (vote.seat, vote.agreed, vote.missing) == (0, [], [1])
        with pytest.raises(Refused, match="isn't needed"):
            await act(house, live, ANNA, 0, Agree(version, True))
        await act(house, live, BEN, 1, Agree(version, False))
        assert live.table.vote is None
        await act(house, live, ANNA, 0, Undo(version))
        house.tables.clear()
        live = await house.find(live.id)
        assert live.table.vote is not None, "a vote outlives the process"
        await act(house, live, BEN, 1, Agree(version, True))
        assert live.table.version == version + 1
        assert live.table.game.takebacks
        assert live.shown(BEN, 1)[0].vote is None

    played(scene)


def test_any_pick_ends_a_vote() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        await after_something_was_shown(house, live)
        version = live.table.version
        await act(house, live, ANNA, 0, Undo(version))
        await pick_some(house, live, 1)
        assert live.table.vote is None
        with pytest.raises(Refused, match="Nobody has asked"):
            await act(house, live, BEN, 1, Agree(version + 1, True))

    played(scene)


def test_alone_with_bots_undo_goes_back_to_ones_own_pick_at_once() -> None:
    async def scene(house: House) -> None:
        made = await make(house, together("rebuild", "me", "random"), ANNA)
        live = await house.enter(made.table, Person("here", ANNA))
        own = 0
        while own < 8:
            if live.table.waiting == [0]:
                key = live.table.game.decision_of(0).keys[0]  # type: ignore[union-attr]
                await act(house, live, ANNA, 0, Pick(live.table.version, [key]))
                own += 1
            await asyncio.sleep(0.01)
        while live.thinker is not None:
            await asyncio.sleep(0.01)
        before = live.table.game.record.picks
        back = live.table.way_back([0], 0)
        assert back is not None
        assert back.others == ()
        await act(house, live, ANNA, 0, Undo(live.table.version))
        after = live.table.game.record.picks
        assert len(after) == len(before) - back.picks
        assert 0 in live.table.waiting

    played(scene)


# -- looking back -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["rebuild", "frostpunk"])
def test_moments_are_what_a_replay_shows(game: str) -> None:
    store = MemoryStore()

    async def scene(house: House) -> None:
        live = await sit(house, together(game))
        views: list[list[Any]] = []

        def remember() -> None:
            views.append([live.table.game.view(seat).table for seat in (0, 1, None)])

        remember()
        chance = Rng(8)
        for step in range(60):
            if not live.table.waiting:
                break
            if step % 13 == 12 and (back := live.table.way_back([0], 0)) is not None:
                await house.write(live, *live.table.undone(back.picks, 0, True))
            else:
                await pick_some(house, live, 1, chance)
            remember()
        for version in (*range(len(views)), *reversed(range(len(views)))):
            for place, seat in enumerate((0, 1, None)):
                moment = await house.moment(live, version, seat)
                assert (moment.version, moment.versions) == (version, len(views) - 1)
                assert moment.view == views[version][place], version
        with pytest.raises(Refused, match="no moment"):
            await house.moment(live, len(views), 0)

    played(scene, store)


def test_what_was_said_at_a_moment_is_told_only_to_whom_it_was_said() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        await pick_some(house, live, 30)
        for seat in (0, 1, None):
            said = [line for version in range(31) for line in (await house.moment(live, version, seat)).said]
            assert said == live.table.game.log(seat)

    played(scene)


@pytest.mark.parametrize("game", ["rebuild", "frostpunk"])
def test_what_is_barred_is_what_the_game_says(game: str) -> None:
    table = holdfast.start(game, seats=2, seed=4)
    chance, reasons = Rng(4), {}  # type: ignore[var-annotated]
    for _ in range(100):
        if table.pending is None:
            break
        told = list(barred_in(table, table.pending, reasons))
        barred = table.refusals(table.pending.seat)
        assert [(one.key, one.rule, one.reason) for one in told] == [(one.key, one.rule, one.reason) for one in barred]
        table.pick(chance.below(len(table.pending.values)))
    assert reasons


# -- shortcuts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seed"), [("rebuild", 1), ("frostpunk", 1), ("frostpunk", 2), ("this_war_of_mine", 1)]
)
def test_every_shortcut_can_be_taken(game: str, seed: int) -> None:
    table = holdfast.start(game, seats=2, seed=seed)
    chance, found = Rng(seed), 0
    targets = reference_of(game).targets
    while table.pending is not None:
        seat = table.pending.seat
        for shortcut in shortcuts_for(table, seat, targets):
            found += 1
            twin = table.clone()
            known = twin.state.known()
            kinds = [key.partition(":")[0] for key in shortcut.keys]
            assert len(set(kinds)) == len(kinds), "a question on the way came again"
            for place, key in enumerate(shortcut.keys):
                assert twin.state.known() == known, "chance has spoken on the way"
                decision = twin.decision_of(seat)
                assert decision is not None
                assert decision.choice.question.domain != "yes-no", "a yes or a no is no step on the way"
                if place + 1 == len(shortcut.keys):
                    thing = targets[decision.choice.question.domain]
                    assert shortcut.target == f"{thing}:{key.partition(':')[2]}"
                twin.choose(key, seat)
        table.pick(chance.below(len(table.pending.values)))
    assert found or game != "frostpunk"


def test_shortcuts_look_no_further_than_they_may() -> None:
    game = holdfast.start("frostpunk", seats=1, seed=2)
    chance = Rng(4)
    for _ in range(80):
        if game.pending is None:
            break
        search = Search(reference_of("frostpunk").targets, game.pending.seat, "en")
        search.look_beyond(game, [], [])
        assert search.copies <= MOST_COPIES
        game.pick(chance.below(len(game.pending.values)))


# -- making -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        (TableWanted("chess", [SeatWanted("me")]), "no game"),
        (TableWanted("rebuild", [SeatWanted("me")]), "2 to 3 seats"),
        (TableWanted("rebuild", [SeatWanted("me")] * 2, {"pack": "/etc"}), "no option"),
        (TableWanted("rebuild", [SeatWanted("me")] * 2, {"telling": "no"}), "no option"),
        (TableWanted("rebuild", [SeatWanted("me")] * 2, {"same_action": "x"}), "place or kind"),
        (TableWanted("rebuild", [SeatWanted("me"), SeatWanted("bot", bot="deep-blue")]), "no player"),
        (TableWanted("rebuild", [SeatWanted("me"), SeatWanted("bot")]), "no player"),
        (TableWanted("rebuild", [SeatWanted("me", "Anna"), SeatWanted("friend", "Anna")]), "same name"),
        (TableWanted("rebuild", [SeatWanted("me", " "), SeatWanted("friend")]), "Unreadable names"),
        (TableWanted("rebuild", [SeatWanted("me", "a\0b"), SeatWanted("friend")]), "Unreadable names"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(wanted: TableWanted, why: str) -> None:
    async def scene(house: House) -> None:
        with pytest.raises(BadOption, match=why):
            await make(house, wanted, ANNA)
        assert house.store.tables == {}  # type: ignore[attr-defined]

    played(scene)


def test_everybody_has_a_name() -> None:
    wanted = [
        SeatWanted("me", "Anna"),
        SeatWanted("friend"),
        SeatWanted("bot", bot="greedy"),
        SeatWanted("bot", bot="random"),
    ]
    assert [one.name for one in seated(wanted)] == ["Anna", "Player 2", "Greedy", "Random"]
    assert [one.name for one in seated([SeatWanted("bot", bot="greedy")] * 2)] == ["Greedy 1", "Greedy 2"]


def test_idle_tables_are_put_away_and_come_back() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        await pick_some(house, live, 5)
        was = everything(live.table.game)
        while house.tables:
            await asyncio.sleep(0.01)
        assert house.store.positions[live.id].number == 5  # type: ignore[attr-defined]
        assert everything((await house.find(live.id)).table.game) == was

    played(scene, idle=0.02, sweep=0.01)


def test_a_proposal_is_an_entry_that_leaves_the_version() -> None:
    game = new_game(together("frostpunk"))
    table = Table(row_of(holdfast.start("rebuild", seats=2, seed=1)), game)
    table.apply(1, Proposed(1, "advisor:x"))
    assert (table.number, table.version) == (1, 0)
