"""What would you do? Asked by one browser, answered to it alone, and only while the question stands."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from holdfast.games import opened
from holdfast.kernel import Refused, Said
from holdfast.kernel.record import load
from holdfast.players.advice import Advice
from holdfast.server import bots
from holdfast.server.acts import act
from holdfast.server.hints import hint
from holdfast.server.house import House
from holdfast.server.live import Moved
from holdfast.server.turns import Person
from holdfast.server.wire import AskHint, HandOver, Hint, Pick, Rename, Undo

from .scenes import ANNA, BEN, CARL, after_something_was_shown, pick_some, played, sit, together, who_is_asked
from .served import Served, served, wait_until


class Adviser:
    """In place of the workers: likes the last option, and says so when it is told to."""

    def __init__(self, house: House, ready: bool = True) -> None:
        self.ready = asyncio.Event()
        if ready:
            self.ready.set()
        self.asked: list[int] = []
        house.advisers = self  # type: ignore[assignment]

    async def advise(self, save: bytes, seat: int, until: float) -> list[Advice]:
        self.asked.append(seat)
        await self.ready.wait()
        decision = load(save, opened).decision_of(seat)
        assert decision is not None
        last = len(decision) - 1
        return [
            Advice(last, decision.keys[last], "To Player 2, whom it knows by no name", 0.625, 8, (Said("house-over"),))
        ]

    async def close(self) -> None: ...


async def wondered(house: House, live: Any, session: str, seat: int) -> asyncio.Task[Hint]:
    """A hint that is being thought about."""
    task = asyncio.ensure_future(hint(house, live, Person("here", session), seat, AskHint(live.table.version)))
    while seat not in live.hints:
        await asyncio.sleep(0)
    return task


# -- who gets one -----------------------------------------------------------------------------------------------------


def test_whoever_is_asked_gets_a_hint_and_the_log_knows_nothing_of_it() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        await act(house, live, BEN, 1, Rename("Ben"))
        await after_something_was_shown(house, live)
        Adviser(house)
        session, seat = who_is_asked(live)
        number, record = live.table.number, live.table.game.record
        told = await hint(house, live, Person("here", session), None, AskHint(live.table.version))
        question = live.shown(session, seat)[0].question
        assert question is not None
        assert (told.seat, told.since, told.together) == (seat, question.since, False)
        (one,) = told.options
        assert (one.key, one.label) == (question.options[-1].key, question.options[-1].name)
        assert (one.chance, one.worlds, one.reason) == (0.625, 8, "The game is over.")
        assert (live.table.number, live.table.game.record, live.hints) == (number, record, {})
        assert house.metrics.hints == 1

    played(scene)


def test_nobody_else_gets_one() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        await after_something_was_shown(house, live)
        adviser = Adviser(house)
        session, seat = who_is_asked(live)
        other = BEN if session == ANNA else ANNA
        for who, wanted in ((CARL, None), (CARL, seat), (other, None), (other, seat)):
            with pytest.raises(Refused) as refused:
                await hint(house, live, Person("here", who), None, AskHint(live.table.version, wanted))
            assert refused.value.rule == "HF-SEAT"
        await act(house, live, session, seat, HandOver("random"))
        with pytest.raises(Refused, match="Take it back"):
            await hint(house, live, Person("here", session), seat, AskHint(live.table.version))
        assert adviser.asked == []

    played(scene)


def test_who_may_only_propose_gets_one_too() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me", "friend"))
        Adviser(house)
        while len((decision := live.table.game.decisions[0]).seats) == 1:
            await pick_some(house, live, 1)
        (proposer,) = set(decision.seats) - {decision.choice.seat}
        session = ANNA if proposer in live.mine(ANNA) else BEN
        told = await hint(house, live, Person("here", session), proposer, AskHint(live.table.version))
        assert (told.seat, told.together) == (proposer, True)

    played(scene)


# -- one at a time, and only while it matters -------------------------------------------------------------------------


def test_a_seat_gets_one_at_a_time() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me"))
        adviser = Adviser(house, ready=False)
        first = await wondered(house, live, ANNA, 0)
        with pytest.raises(Refused, match="on its way") as refused:
            await hint(house, live, Person("here", ANNA), 0, AskHint(0))
        assert refused.value.rule == "HF-HINT"
        adviser.ready.set()
        assert (await first).options
        assert adviser.asked == [0]
        await hint(house, live, Person("here", ANNA), 0, AskHint(0))

    played(scene)


@pytest.mark.parametrize("what", ["pick", "undo", "hand"])
def test_it_is_dropped_when_the_question_changes(what: str) -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me"))
        await pick_some(house, live, 2)
        adviser = Adviser(house, ready=False)
        thinking = await wondered(house, live, ANNA, 0)
        version = live.table.version
        decision = live.table.game.decision_of(0)
        assert decision is not None
        wish: Any = {"pick": Pick(version, [decision.keys[0]]), "undo": Undo(version), "hand": HandOver("random")}[what]
        await act(house, live, ANNA, 0, wish)
        with pytest.raises(Moved):
            await thinking
        assert live.hints == {}
        if what != "hand":
            adviser.ready.set()
            assert await hint(house, live, Person("here", ANNA), 0, AskHint(live.table.version))

    played(scene)


def test_where_seats_decide_together_anothers_pick_leaves_it() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        adviser = Adviser(house, ready=False)
        thinking = await wondered(house, live, ANNA, 0)
        await act(house, live, BEN, 1, Pick(0, ["lead:p2-1"]))
        adviser.ready.set()
        told = await thinking
        question = live.shown(ANNA, 0)[0].question
        assert question is not None
        assert (told.since, live.table.version) == (question.since, 1) == (0, 1)

    played(scene)


def test_a_question_of_before_gets_the_table_of_now() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me"))
        adviser = Adviser(house)
        await pick_some(house, live, 2)
        for version in (0, 1, 3):
            with pytest.raises(Moved):
                await hint(house, live, Person("here", ANNA), 0, AskHint(version))
        assert adviser.asked == []

    played(scene)


def test_a_worker_that_fails_gives_no_hint_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me"))
        for desk in house.advisers.desks:
            monkeypatch.setattr(desk, "hired", lambda: None)  # a thread of the loop's own,

        def fails(*_: object) -> None:
            raise ValueError("in which something goes wrong")

        monkeypatch.setattr(bots, "advise", fails)
        with pytest.raises(Refused, match="No hint is available") as refused:
            await hint(house, live, Person("here", ANNA), 0, AskHint(0))
        assert refused.value.rule == "HF-HINT"
        assert live.hints == {}

    played(scene)


# -- by the wire ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def quick() -> Iterator[Served]:
    """Hints with as little thought as there can be."""
    with served(hint_time=0.0) as running:
        yield running


@pytest.mark.parametrize(("game", "seats"), [("frostpunk", 1), ("rebuild", 2), ("this_war_of_mine", 1)])
def test_a_real_hint_for_every_game(quick: Served, game: str, seats: int) -> None:
    with quick.browser() as anna:
        table, _ = anna.make(game, *["me"] * seats, seed=3)
        shown = anna.table(table)
        told = anna.do(table, "hint", {"type": "hint", "version": shown["version"], "seat": shown["question"]["seat"]})
        assert told.status_code == 200, told.text
        options = told.json()["options"]
        labels = {one["key"]: one["name"] for one in shown["question"]["options"]}
        assert 1 <= len(options) <= 3
        for one in options:
            assert one["label"] == labels[one["key"]]
            assert 0 <= one["chance"] <= 1
            assert one["worlds"] >= 1
            assert one["reason"].endswith(".")
        assert anna.table(table)["version"] == shown["version"]
        late = anna.do(table, "hint", {"type": "hint", "version": 99})
        assert (late.status_code, late.json()["type"]) == (409, "table")


def test_only_the_browser_that_asked_hears_it_and_may_do_other_things_meanwhile(quick: Served) -> None:
    with quick.browser() as anna:
        table, _ = anna.make("rebuild", "me", "me", seed=3)
        with anna.connect(table, 0) as asks, anna.connect(table, 0) as other:
            asks.read()
            asks.send(type="hint", version=0, seat=0)
            asks.send(type="hint", version=0, seat=0)
            asks.send(type="ping")
            heard = [asks.until(lambda told: told["type"] != "table") for _ in range(3)]
            kinds = {told["type"]: told for told in heard}
            assert (kinds["refused"]["rule"], kinds["pong"]) == ("HF-HINT", {"type": "pong"})
            assert kinds["hint"] == heard[-1]
            assert heard[-1]["seat"] == 0
            other.send(type="ping")
            assert other.until(lambda told: told["type"] != "table")["type"] == "pong"


def test_for_whoever_goes_away_nothing_is_thought_any_more() -> None:
    with served() as server, server.browser() as anna:
        adviser = server.do(lambda: Adviser(server.house, ready=False))
        table, _ = anna.make("rebuild", "me", "me", seed=3)
        live = server.house.tables[table]
        with anna.connect(table, 0) as socket:
            socket.read()
            socket.send(type="hint", version=0, seat=0)
            wait_until(lambda: adviser.asked)
            assert 0 in live.hints
        wait_until(lambda: not live.hints)
