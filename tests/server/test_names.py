"""What everybody at a table is called, and what a pick is called that somebody wants to take back."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from holdfast.kernel import BadOption, Refused
from holdfast.server.acts import act
from holdfast.server.bus import LocalBus
from holdfast.server.entries import Renamed, read, write
from holdfast.server.house import House
from holdfast.server.seating import Seating, is_taken, readable, seated
from holdfast.server.store import Entry, Position, Summary
from holdfast.server.wire import Agree, Pick, Rename, SeatWanted, Undo

from .memory import MemoryStore
from .scenes import ANNA, BEN, CARL, after_something_was_shown, pick_some, played, sit, together
from .served import FAST

# -- names ------------------------------------------------------------------------------------------------------------


def test_a_name_is_an_entry_that_leaves_the_version() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        await act(house, live, BEN, 1, Rename("Ben"))
        assert (live.table.number, live.table.version) == (1, 0)
        entry = Renamed(1, "Ben", "Player 2")
        assert read(house.store.logs[live.id][0]) == entry  # type: ignore[attr-defined]
        assert read(Entry(1, write(entry), "")) == entry
        await act(house, live, ANNA, 0, Pick(0, ["lead:p1-1"]))
        assert live.table.version == 1

    played(scene)


UNSEEN = (
    "\u200b\u200d\u200f\u202e\u2060\u2066\ufeff\u00ad\U000e0041\u034f\u115f\u1160\u2800\u3164\uffa0\ufe0f\U000e0100"
)


@pytest.mark.parametrize("letter", UNSEEN)
def test_a_name_has_nothing_that_nobody_can_see(letter: str) -> None:
    """Neither a name of nothing, nor one that looks like another's and is not."""
    for blank in (letter, f" {letter} ", letter * 30):
        with pytest.raises(BadOption, match="Unreadable names"):
            readable(blank)
    assert readable(f"A{letter}nna{letter}") == "Anna"
    with pytest.raises(BadOption, match="same name"):
        seated([SeatWanted("me", "Anna"), SeatWanted("friend", f"{letter}An{letter}na")])


@pytest.mark.parametrize("name", ["\0", "a\x1b[2Jb", "a\nb", "\ud800", "\ue000", "\u0301", " \u0301a", "\u2028"])
def test_what_is_no_letter_is_no_name(name: str) -> None:
    with pytest.raises(BadOption, match="Unreadable names"):
        readable(name)


@pytest.mark.parametrize("name", ["Ann-Zoë O’Hara", "José", "李小龙", "محمد", "Ωmega 7", "🦊", "...", "नेहा"])
def test_names_of_all_the_world_are_names(name: str) -> None:
    assert readable(f"  {name} ") == name


def test_letters_of_another_width_or_make_are_the_same_name() -> None:
    assert readable("Zoe\u0308") == "Zoë"
    assert is_taken("ＡＮＮＡ", ["anna"])
    assert is_taken("Zoe\u0308", ["zoë"])
    assert not is_taken("Anne", ["Anna"])


@pytest.mark.parametrize("kept", [True, False])
def test_a_name_outlives_the_process(kept: bool) -> None:
    store = MemoryStore()

    async def scene(house: House) -> None:
        live = await sit(house, together())
        await act(house, live, BEN, 1, Rename("Ben"))
        await pick_some(house, live, 3)
        await act(house, live, ANNA, 0, Rename("Anna"))
        was = live.shown(ANNA, 0)
        if kept:
            await house.keep(live)
        else:
            store.positions.clear()
        house.tables.clear()
        live = await house.find(live.id)
        assert live.table.names == ["Anna", "Ben"] == list(live.table.game.names)
        assert live.shown(ANNA, 0) == was

    played(scene, store)


def test_a_name_that_was_written_but_not_listed_is_listed_when_the_table_is_opened() -> None:
    class Forgetful(MemoryStore):
        async def rename(self, table: str, seats: bytes) -> None:
            if self.remembers:
                await super().rename(table, seats)

        remembers = False

    store = Forgetful()

    async def scene(house: House) -> None:
        live = await sit(house, together())
        await act(house, live, BEN, 1, Rename("Ben"))
        house.tables.clear()
        store.remembers = True
        live = await house.find(live.id)
        assert msgspec.json.decode(store.tables[live.id].seats, type=Seating).names == ["Player 1", "Ben"]
        assert live.shown(ANNA, 0)[1][-1][0] == "Player 2 is now called Ben."

    played(scene, store)


def test_a_question_that_was_answered_before_names_nobody_by_an_old_name() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        await after_something_was_shown(house, live)
        await pick_some(house, live, 6)
        live.shown(ANNA, 0)
        await act(house, live, ANNA, 0, Rename("Zoe"))
        await act(house, live, BEN, 1, Rename("Yan"))
        for session, seat in ((ANNA, 0), (BEN, 1)):
            shown = live.shown(session, seat)[0]
            said = msgspec.json.encode([shown.question, shown.warnings, shown.seats]).decode()
            assert "Player" not in said

    played(scene)


def test_two_houses_agree_on_names() -> None:
    store, bus = MemoryStore(), LocalBus()

    async def play() -> None:
        one, other = House(store, bus, FAST), House(store, bus, FAST)
        await one.open()
        await other.open()
        here = await sit(one, together())
        there = await other.find(here.id)
        await act(one, here, ANNA, 0, Rename("Anna"))
        while there.table.number < 1:
            await asyncio.sleep(0)
        assert there.shown(BEN, 1)[0].seats[0].name == "Anna"
        await act(other, there, BEN, 1, Rename("Ben"))
        while here.table.number < 2:
            await asyncio.sleep(0)
        assert here.table.names == there.table.names == ["Anna", "Ben"]
        with pytest.raises(Refused, match="Somebody else"):
            await act(one, here, ANNA, 0, Rename("ben"))
        await one.close()
        await other.close()

    asyncio.run(play())


def test_who_is_not_there_renames_nobody() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        for session, wish in ((CARL, Rename("Carl")), (BEN, Rename("Carl", 0)), (ANNA, Rename("Carl", 1))):
            with pytest.raises(Refused) as refused:
                await act(house, live, session, None, wish)
            assert refused.value.rule == "HF-SEAT"
        assert live.table.number == 0

    played(scene)


# -- what a pick is called --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["rebuild", "frostpunk"])
def test_undo_names_the_pick_in_the_words_it_was_picked_by(game: str) -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together(game, "me", "me"))
        for _ in range(40):
            shown = live.shown(ANNA, live.table.waiting[0])[0]
            assert shown.question is not None
            option = shown.question.options[-1]
            await act(house, live, ANNA, shown.seat, Pick(shown.version, [option.key], shown.question.seat))
            undo = live.shown(ANNA, shown.question.seat)[0].undo
            if undo is None:
                break
            assert (undo.key, undo.prompt, undo.label) == (option.key, shown.question.prompt, option.name)
            live.table.hands.clear()  # as after a restart
            live.looks["en"].backs.clear()
            assert live.shown(ANNA, shown.question.seat)[0].undo == undo

    played(scene)


def test_a_vote_names_the_pick_to_everybody() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("rebuild", "me", "friend"))
        await after_something_was_shown(house, live)
        undo = live.shown(ANNA, 0)[0].undo
        assert undo is not None
        assert undo.label
        await act(house, live, ANNA, 0, Undo(live.table.version))
        vote = live.shown(BEN, 1)[0].vote
        assert vote is not None
        assert (vote.key, vote.prompt, vote.label) == (undo.key, undo.prompt, undo.label)

    played(scene)


def test_a_pick_made_in_secret_is_not_named() -> None:
    """Anna and Ben place their leaders at once; she wants one back that he may not know of."""

    async def scene(house: House) -> None:
        live = await sit(house, together())
        await act(house, live, ANNA, 0, Pick(0, ["lead:p1-1"]))
        back = live.table.way_back([0], 0)
        assert back is not None
        assert back.picked is not None
        assert live.table.open_key(back, 0) == ""
        assert live.table.picked_before("", back.picks, 0) is None
        assert live.shown(BEN, 1)[0].undo is None

    played(scene)


def test_wishes_outlive_the_process_wherever_its_position_was_kept() -> None:
    store = MemoryStore()

    async def scene(house: House) -> None:
        live = await sit(house, together())
        await after_something_was_shown(house, live)
        version = live.table.version
        await act(house, live, ANNA, 0, Undo(version))
        was = live.shown(BEN, 1)[0].vote
        await house.keep(live)
        assert store.positions[live.id].number == live.table.number
        house.tables.clear()
        live = await house.find(live.id)
        assert live.shown(BEN, 1)[0].vote == was is not None
        await act(house, live, BEN, 1, Agree(version, True))
        assert live.table.version == version + 1

    played(scene, store)


def test_a_position_of_another_shape_is_as_good_as_none() -> None:
    store = MemoryStore()

    async def scene(house: House) -> None:
        live = await sit(house, together())
        await pick_some(house, live, 12)
        was = live.shown(ANNA, 0)
        await house.keep(live)
        store.positions[live.id] = Position(12, msgspec.msgpack.encode({"save": b"", "version": 12, "moves": []}))
        house.tables.clear()
        assert (await house.find(live.id)).shown(ANNA, 0) == was

    played(scene, store)


# -- the end ----------------------------------------------------------------------------------------------------------


def test_how_a_game_ended_is_not_taken_back() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me"))
        while live.table.waiting:
            assert live.table.way_back([0], 0) is not None or not live.table.picks
            await pick_some(house, live, 1)
        assert live.shown(ANNA, 0)[0].undo is None
        with pytest.raises(Refused) as refused:
            await act(house, live, ANNA, 0, Undo(live.table.version))
        assert (refused.value.rule, "over" in refused.value.reason) == ("HF-OVER", True)

    played(scene)


def test_the_summary_beside_the_log_counts_the_picks_that_stand() -> None:
    class Watchful(MemoryStore):
        async def append(self, table: str, entry: Entry, summary: Summary) -> None:
            await super().append(table, entry, summary)
            counted.append(summary.picks)

    counted: list[int] = []

    async def scene(house: House) -> None:
        live = await sit(house, together())
        await act(house, live, ANNA, 0, Pick(0, ["lead:p1-1", "lead:p1-2"]))
        await act(house, live, ANNA, 0, Rename("Anna"))
        await act(house, live, ANNA, 0, Undo(1))
        await act(house, live, BEN, 1, Pick(2, ["lead:p2-1"]))
        assert counted == [2, 2, 1, 2]
        await house.keep(live)
        house.tables.clear()
        live = await house.find(live.id)
        assert live.table.picks == 2 == len(live.table.game.record.picks)

    played(scene, Watchful())
