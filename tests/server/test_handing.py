"""A person hands the seat to a bot, and takes it back; nothing of the bot's comes after that."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from holdfast.kernel import BadOption, HoldfastError, Refused
from holdfast.server.acts import act
from holdfast.server.bus import LocalBus
from holdfast.server.entries import Handed, read, write
from holdfast.server.hosting import invite, join, make
from holdfast.server.house import House
from holdfast.server.live import Live
from holdfast.server.lobby import listed
from holdfast.server.store import Entry
from holdfast.server.turns import Person
from holdfast.server.wire import Agree, HandOver, Pick, Propose, Rename, SeatShown, Undo

from .memory import MemoryStore
from .scenes import ANNA, BEN, CARL, after_something_was_shown, pick_some, played, sit, together, who_is_asked
from .served import FAST, Served


class Thinker:
    """In place of the workers: answers with the first option when it is told to."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.asked: list[tuple[int, str]] = []
        self.ready = asyncio.Event()
        house.bots = self  # type: ignore[assignment]

    async def answer(self, save: bytes, seat: int, player: str, table: str) -> str:
        self.asked.append((seat, player))
        await self.ready.wait()
        decision = self.house.tables[table].table.game.decision_of(seat)
        assert decision is not None
        return decision.keys[0]

    async def close(self) -> None: ...


class Eye:
    """A browser that looks from a seat."""

    def __init__(self, session: str, seat: int) -> None:
        self.who = Person("here", session)
        self.seat: int | None = seat

    def wake(self) -> None: ...

    def leave(self, code: int, reason: str) -> None: ...


async def until(happens: Any) -> None:
    for _ in range(2000):
        if happens():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it did not come to pass")


def shown_to(live: Live, session: str, seat: int) -> SeatShown:
    return live.shown(session, seat)[0].seats[seat]


# -- handing over and taking back -------------------------------------------------------------------------------------


def test_a_bot_plays_on_my_seat_until_i_take_it_back() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("rebuild", "me", "friend"))
        await after_something_was_shown(house, live)
        bot = Thinker(house)
        session, seat = who_is_asked(live)
        version, number = live.table.version, live.table.number
        await act(house, live, session, seat, HandOver("greedy"))
        assert (live.table.version, live.table.number) == (version, number + 1)
        entry = Handed(seat, "greedy")
        assert read(house.store.logs[live.id][-1]) == entry == read(Entry(1, write(entry), ""))  # type: ignore[attr-defined]
        for browser in (ANNA, BEN):
            mine = live.mine(browser)[0]
            shown = live.shown(browser, mine)[0]
            assert (shown.seats[seat].who, shown.seats[seat].bot) == ("person", "greedy")
            assert shown.thinking == [seat]
            assert shown.log.lines[-1] == f"{live.table.names[seat]} lets greedy play."
        assert live.shown(session, seat)[0].question is None
        bot.ready.set()
        await until(lambda: seat not in live.table.waiting or live.table.version > version + 3)
        assert bot.asked[0] == (seat, "greedy")
        assert live.table.version > version
        await act(house, live, session, seat, HandOver(None))
        bot.ready.clear()
        assert shown_to(live, session, seat).bot is None
        assert live.shown(session, seat)[1][-1][0] == f"{live.table.names[seat]} plays again."

    played(scene)


def test_nothing_of_the_bots_comes_after_the_seat_was_taken_back() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me"))
        bot = Thinker(house)
        await act(house, live, ANNA, 0, HandOver("planner"))
        await until(lambda: bot.asked)
        await act(house, live, ANNA, 0, HandOver(None))
        question = live.shown(ANNA, 0)[0].question
        assert question is not None
        bot.ready.set()
        await until(lambda: live.thinker is None)
        assert (live.table.version, live.table.picks) == (0, 0)
        await act(house, live, ANNA, 0, Pick(0, [question.options[-1].key]))
        assert live.table.version == 1

    played(scene)


def test_nothing_of_it_comes_by_way_of_another_process_either() -> None:
    """Anna's bot thinks in one process; she takes the seat back in the other, before the first has heard of it."""
    store = MemoryStore()

    async def play() -> None:
        one, other = House(store, LocalBus(), FAST), House(store, LocalBus(), FAST)  # deaf to each other
        await one.open()
        await other.open()
        here = await sit(one, together("frostpunk", "me"))
        bot = Thinker(one)
        await act(one, here, ANNA, 0, HandOver("greedy"))
        await until(lambda: bot.asked)
        there = await other.find(here.id)
        Thinker(other)
        assert shown_to(there, ANNA, 0).bot == "greedy"
        await act(other, there, ANNA, 0, HandOver(None))
        bot.ready.set()
        await until(lambda: here.thinker is None)
        assert [type(read(entry)) for entry in store.logs[here.id]] == [Handed, Handed]
        assert shown_to(here, ANNA, 0).bot is None
        await one.close()
        await other.close()

    asyncio.run(play())


class Unlisted(MemoryStore):
    """The process dies before anything is listed beside the log."""

    async def rename(self, table: str, seats: bytes) -> None: ...


@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize("store", [MemoryStore, Unlisted])
def test_a_handed_seat_outlives_the_process(kept: bool, store: type[MemoryStore]) -> None:
    kept_in = store()

    async def scene(house: House) -> None:
        live = await sit(house, together("rebuild", "me", "friend"))
        Thinker(house)
        await act(house, live, BEN, 1, HandOver("random"))
        await act(house, live, ANNA, 0, HandOver("greedy"))
        await act(house, live, ANNA, 0, HandOver(None))
        was = live.shown(BEN, 1)[0]
        if kept:
            await house.keep(live)
        else:
            kept_in.positions.clear()
        house.tables.clear()
        bot = Thinker(house)
        live = await house.find(live.id)
        now = live.shown(BEN, 1)[0]
        assert (now.seats, now.log) == (was.seats, was.log)
        assert [seat.bot for seat in now.seats] == [None, "random"]
        await until(lambda: bot.asked)  # and it goes on by itself
        assert set(bot.asked) == {(1, "random")}

    played(scene, kept_in)


def test_what_was_told_of_it_follows_a_new_name() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        Thinker(house)
        await act(house, live, BEN, 1, HandOver("random"))
        await act(house, live, BEN, 1, Rename("Ben"))
        await house.keep(live)
        assert live.shown(ANNA, 0)[1][-2][0] == "Ben lets random play."
        house.tables.clear()
        assert (await house.find(live.id)).shown(ANNA, 0)[1][-2][0] == "Ben lets random play."

    played(scene)


def test_the_lobby_does_not_call_whom_a_bot_plays_for() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me"))
        Thinker(house)
        assert (await listed(house, ANNA, "en"))[0].my_turn
        await act(house, live, ANNA, 0, HandOver("greedy"))
        assert not (await listed(house, ANNA, "en"))[0].my_turn
        house.tables.clear()
        row = (await listed(house, ANNA, "en"))[0]
        assert (row.my_turn, row.seats[0].bot) == (False, "greedy")

    played(scene)


# -- what a bot's seat may not, and need not ---------------------------------------------------------------------------


def test_whoever_has_handed_over_picks_nothing() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me"))
        Thinker(house)
        await act(house, live, ANNA, 0, HandOver("greedy"))
        key = live.table.game.decision_of(0).keys[0]  # type: ignore[union-attr]
        for wish in (Pick(0, [key]), Pick(0, [key], 0), Propose(0, key), Undo(0)):
            with pytest.raises(Refused, match="Greedy is playing this seat") as refused:
                await act(house, live, ANNA, 0, wish)
            assert refused.value.rule == "HF-HAND"
        assert live.table.version == 0

    played(scene)


def test_of_several_seats_the_others_go_on() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("rebuild", "me", "me"))
        Thinker(house)
        await act(house, live, ANNA, 0, HandOver("greedy", 0))
        shown = live.shown(ANNA, 1)[0]
        assert shown.question is not None
        assert live.seat_for(ANNA, None) == 1
        await act(house, live, ANNA, 0, Pick(shown.version, [shown.question.options[0].key]))
        assert read(house.store.logs[live.id][-1]).seat == 1  # type: ignore[attr-defined]

    played(scene)


def test_nobody_waits_for_the_word_of_a_seat_that_a_bot_plays() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        await after_something_was_shown(house, live)
        Thinker(house)
        await act(house, live, ANNA, 0, Undo(live.table.version))
        assert live.table.vote is not None
        await act(house, live, BEN, 1, HandOver("greedy"))
        assert live.table.vote is None, "what was asked of him lapses"
        with pytest.raises(Refused):
            await act(house, live, BEN, 1, Agree(live.table.version, True))
        picks = live.table.picks
        await act(house, live, ANNA, 0, Undo(live.table.version))
        assert live.table.vote is None
        assert live.table.picks < picks

    played(scene)


# -- who may -----------------------------------------------------------------------------------------------------------


def test_the_maker_hands_over_the_seat_of_somebody_who_is_away() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        Thinker(house)
        assert shown_to(live, ANNA, 0).may_hand
        assert live.shown(ANNA, 0)[0].seats[1].may_hand
        assert not live.shown(BEN, 1)[0].seats[0].may_hand
        ben = Eye(BEN, 1)
        live.lookers.add(ben)
        assert not live.shown(ANNA, 0)[0].seats[1].may_hand
        with pytest.raises(Refused, match="Only Player 2 can hand this seat over"):
            await act(house, live, ANNA, 0, HandOver("greedy", 1))
        live.lookers.discard(ben)
        await act(house, live, ANNA, 0, HandOver("greedy", 1))
        assert live.shown(ANNA, 0)[1][-1][0] == "Player 2 is away: greedy plays."
        with pytest.raises(Refused, match="Only Player 2 can take this seat back"):
            await act(house, live, ANNA, 0, HandOver(None, 1))
        with pytest.raises(Refused):
            await act(house, live, BEN, 1, HandOver("greedy", 0))
        await act(house, live, BEN, 1, HandOver(None))
        assert shown_to(live, BEN, 1).bot is None

    played(scene)


def test_a_bot_keeps_a_seat_warm_until_its_friend_has_come() -> None:
    async def scene(house: House) -> None:
        made = await make(house, together(), ANNA)
        live = await house.enter(made.table, Person("here", ANNA))
        Thinker(house)
        await act(house, live, ANNA, 0, HandOver("random", 1))
        (invitation,) = await invite(house, live, ANNA, 1, False)
        await join(house, invitation.path.rpartition("/")[2], BEN, False)
        assert shown_to(live, BEN, 1).bot == "random"
        await act(house, live, BEN, 1, HandOver(None))
        await pick_some(house, live, 2)
        assert live.table.version == 2

    played(scene)


@pytest.mark.parametrize(
    ("session", "seat", "bot", "why"),
    [
        (ANNA, 0, "gredy", 'There is no player "gredy"'),
        (ANNA, 0, "planner:3600s", "There is no player"),
        (ANNA, 2, "random", "from the start"),
        (ANNA, 2, None, "from the start"),
        (ANNA, 3, "random", "no such seat"),
        (ANNA, -1, "random", "no such seat"),
        (BEN, 0, "random", "Only Player 1"),
        (CARL, 0, "random", "Only Player 1"),
        (CARL, None, "random", "no such seat"),
    ],
)
def test_what_is_refused(session: str, seat: int | None, bot: str | None, why: str) -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("rebuild", "me", "friend", "greedy"))
        Thinker(house)
        with pytest.raises(HoldfastError, match=why) as refused:
            await act(house, live, session, None, HandOver(bot, seat))
        assert isinstance(refused.value, Refused | BadOption)
        assert live.table.number == 0

    played(scene)


def test_who_is_there_already_writes_nothing() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        Thinker(house)
        await act(house, live, ANNA, 0, HandOver(None))
        assert live.table.number == 0
        await act(house, live, ANNA, 0, HandOver("greedy"))
        await act(house, live, ANNA, 0, HandOver("greedy"))
        assert live.table.number == 1

    played(scene)


# -- by the wire ------------------------------------------------------------------------------------------------------


def test_a_real_bot_plays_and_goes(server: Served) -> None:
    with server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "random", seed=3)
        with anna.connect(table) as socket:
            socket.read()
            socket.send(type="hand", bot="random")
            socket.until(lambda told: told["type"] == "table" and told["version"] >= 6)
        taken = anna.do(table, "hand", {"type": "hand", "bot": None, "seat": 0})
        assert taken.status_code == 200
        shown = anna.table(table)
        assert shown["seats"][0] | {"here": False} == taken.json()["seats"][0] | {"here": False}
        assert (shown["seats"][0]["bot"], shown["seats"][0]["may_hand"]) == (None, True)
        assert anna.do(table, "hand", {"type": "hand", "bot": "nobody"}).status_code == 400
