"""Thought is shared fairly: whoever has had the least goes first, and a table that nobody looks at gets none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from holdfast.kernel import Refused
from holdfast.server.acts import act
from holdfast.server.hints import MOST_HINTS, hint
from holdfast.server.hosting import make
from holdfast.server.house import House
from holdfast.server.settings import RATES
from holdfast.server.thinking import wake_bots
from holdfast.server.turns import Person, Turns
from holdfast.server.wire import AskHint, HandOver

from .scenes import ANNA, BEN, played, sit, together
from .served import served
from .test_handing import Eye, Thinker, until
from .test_hints import Adviser

GREEDY, BUSY = Person("here", "ben"), Person("there", "anna")


class Thinking:
    """Work that takes as long as it is said to, by a clock of its own."""

    def __init__(self, places: int) -> None:
        self.now = 0.0
        self.turns = Turns(places, lambda: self.now)
        self.order: list[str] = []  # who was served, one after another
        self.ends: dict[str, asyncio.Event] = {}

    async def think(self, who: Person, name: str, seconds: float) -> None:
        async with self.turns.turn(who):
            self.order.append(name)
            self.ends[name] = asyncio.Event()
            await self.ends[name].wait()
            self.now += seconds

    def begin(self, who: Person, name: str, seconds: float = 2.0) -> asyncio.Task[None]:
        return asyncio.ensure_future(self.think(who, name, seconds))

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await settle()

    async def end_all(self) -> None:
        ended = 0
        while ended < len(self.order):
            await self.end(self.order[ended])
            ended += 1


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(scene: Callable[[], Awaitable[None]]) -> None:
    async def timed() -> None:
        async with asyncio.timeout(20):
            await scene()

    asyncio.run(timed())


def test_twenty_tables_of_one_browser_wait_for_one_table_of_another() -> None:
    async def scene() -> None:
        work = Thinking(1)
        for number in range(20):
            work.begin(BUSY, f"planner {number}")
        await settle()
        work.begin(GREEDY, "greedy", 0.2)
        await settle()
        await work.end("planner 0")
        assert work.order == ["planner 0", "greedy"]
        work.begin(GREEDY, "greedy again", 0.2)
        await work.end("greedy")
        assert work.order[2:] == ["greedy again"], "a fifth of a second is less than two"
        await work.end_all()
        assert work.order[3:] == [f"planner {number}" for number in range(1, 20)]

    run(scene)


def test_equals_take_turns() -> None:
    async def scene() -> None:
        work = Thinking(1)
        for name in "abc":
            work.begin(BUSY, f"anna {name}")
        for name in "abc":
            work.begin(GREEDY, f"ben {name}")
        await settle()
        await work.end_all()
        assert work.order == ["anna a", "ben a", "anna b", "ben b", "anna c", "ben c"]

    run(scene)


def test_the_last_place_is_for_somebody_else() -> None:
    async def scene() -> None:
        work = Thinking(2)
        for number in range(5):
            work.begin(BUSY, f"planner {number}")
        await settle()
        assert work.order == ["planner 0"]
        work.begin(GREEDY, "greedy")
        await settle()
        assert work.order == ["planner 0", "greedy"]
        await work.end_all()
        assert len(work.order) == 6

    run(scene)


def test_new_cookies_are_no_new_turns() -> None:
    """One address with a browser for each table has no more of it than one browser."""

    async def scene() -> None:
        work = Thinking(1)
        for number in range(6):
            work.begin(Person("there", f"cookie {number}"), f"planner {number}")
        work.begin(GREEDY, "greedy")
        await settle()
        await work.end("planner 0")
        await work.end("greedy")
        work.begin(GREEDY, "greedy again")
        await work.end("planner 1")
        assert work.order == ["planner 0", "greedy", "planner 1", "greedy again"]
        await work.end_all()
        assert work.order[4:] == [f"planner {number}" for number in range(2, 6)]

    run(scene)


def test_behind_one_address_browsers_take_turns() -> None:
    async def scene() -> None:
        work = Thinking(1)
        for number in range(3):
            work.begin(Person("school", "anna"), f"anna {number}")
        work.begin(Person("school", "ben"), "ben")
        await settle()
        await work.end_all()
        assert work.order == ["anna 0", "ben", "anna 1", "anna 2"]

    run(scene)


def test_what_was_had_long_ago_is_forgotten() -> None:
    async def scene() -> None:
        work = Thinking(1)
        work.begin(BUSY, "long ago", 100.0)
        await settle()
        await work.end_all()
        work.now += 3600
        work.begin(GREEDY, "just now", 1.0)
        await settle()
        for who, name in ((GREEDY, "ben"), (BUSY, "anna")):
            work.begin(who, name)
        await settle()
        await work.end_all()
        assert work.order == ["long ago", "just now", "anna", "ben"]

    run(scene)


def test_a_turn_goes_on_under_the_next_cookie() -> None:
    async def scene() -> None:
        work = Thinking(1)
        tasks = [work.begin(BUSY, name) for name in ("first", "second")]
        await settle()
        later = BUSY._replace(session="the next cookie")
        work.turns.follow(BUSY.session, later.session)
        assert [work.turns.wanted_by(one.session) for one in (BUSY, later)] == [0, 2]
        await work.end_all()
        await asyncio.gather(*tasks)
        assert work.turns.had(BUSY.session, work.now) == 0
        assert work.turns.had(later.session, work.now) > 3
        assert not work.turns.running

    run(scene)


def test_who_goes_away_leaves_the_place_to_others() -> None:
    async def scene() -> None:
        work = Thinking(1)
        first, second = work.begin(BUSY, "first"), work.begin(BUSY, "second")
        work.begin(GREEDY, "third")
        await settle()
        assert [work.turns.wanted_by(who.session) for who in (BUSY, GREEDY)] == [2, 1]
        second.cancel()
        first.cancel()
        await settle()
        assert work.order == ["first", "third"]
        gone = work.begin(BUSY, "called up, and gone before it came")
        await settle()
        work.ends["third"].set()
        while not work.turns.running[BUSY]:
            await asyncio.sleep(0)
        gone.cancel()
        await settle()
        assert work.turns.free == 1
        assert not work.turns.running
        assert [work.turns.wanted_by(who.session) for who in (BUSY, GREEDY)] == [0, 0]

    run(scene)


# -- at tables --------------------------------------------------------------------------------------------------------


def test_a_table_that_nobody_looks_at_rests() -> None:
    """Until somebody comes; no sweep wakes it."""

    async def scene(house: House) -> None:
        bot = Thinker(house)
        made = await make(house, together("rebuild", "greedy", "greedy"), ANNA)
        live = await house.find(made.table)
        live.changed -= 3600
        await asyncio.sleep(0.05)  # sweeps
        assert (live.thinker, bot.asked) == (None, [])
        bot.ready.set()
        eye = Eye(ANNA, 0)
        live.lookers.add(eye)
        wake_bots(house, live)
        await until(lambda: live.table.version >= 3)
        live.lookers.clear()
        await until(lambda: live.thinker is None)
        rests_at = live.table.version
        live.changed -= 3600
        await asyncio.sleep(0.05)
        assert live.table.version == rests_at
        await house.enter(live.id, Person("here", ANNA))
        await until(lambda: live.table.version > rests_at)

    played(scene, sweep=0.01, rest_after=0.05)


def test_who_asks_without_a_socket_looks_for_a_while() -> None:
    async def scene(house: House) -> None:
        bot = Thinker(house)
        bot.ready.set()
        made = await make(house, together("rebuild", "greedy", "greedy"), ANNA)
        live = await house.enter(made.table, Person("here", ANNA))
        assert live.on_behalf_of() == ("here", ANNA)
        await until(lambda: live.table.version >= 3)

    played(scene)


def test_bots_think_on_behalf_of_whoever_made_the_table_if_there() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        ben, anna = Eye(BEN, 1), Eye(ANNA, 0)
        live.lookers.add(ben)
        assert live.on_behalf_of() == ben.who
        live.lookers.add(anna)
        assert live.on_behalf_of() == anna.who

    played(scene)


def test_a_bot_that_waits_for_its_turn_sees_the_table_as_it_is_then() -> None:
    """The seat was taken back while others were served: nothing is thought for it."""

    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me"))
        bot = Thinker(house)
        async with house.turns.turn(Person("here", BEN)):
            await act(house, live, ANNA, 0, HandOver("greedy"))
            await until(lambda: house.turns.wanted_by(ANNA))
            await act(house, live, ANNA, 0, HandOver(None))
        await until(lambda: live.thinker is None)
        assert bot.asked == []

    played(scene)


def test_a_browser_waits_for_so_many_hints() -> None:
    async def scene(house: House) -> None:
        adviser = Adviser(house, ready=False)
        who = Person("here", ANNA)
        tables = [await sit(house, together("frostpunk", "me", seed=seed)) for seed in range(MOST_HINTS + 1)]
        wanted = [asyncio.ensure_future(hint(house, live, who, 0, AskHint(0))) for live in tables[:-1]]
        await until(lambda: house.turns_of_advice.wanted_by(ANNA) == MOST_HINTS)
        with pytest.raises(Refused) as refused:
            await hint(house, tables[-1], who, 0, AskHint(0))
        assert refused.value.rule == "HF-HINT"
        adviser.ready.set()
        assert [one.seat for one in await asyncio.gather(*wanted)] == [0] * MOST_HINTS
        assert await hint(house, tables[-1], who, 0, AskHint(0))

    played(scene)


def test_a_hint_that_was_dropped_keeps_its_turn_until_its_worker_is_done() -> None:
    """Else whoever asks and drops, again and again, has all workers."""

    async def scene(house: House) -> None:
        adviser = Adviser(house, ready=False)
        live = await sit(house, together("frostpunk", "me"))
        wanted = asyncio.ensure_future(hint(house, live, Person("here", ANNA), 0, AskHint(0)))
        await until(lambda: adviser.asked)
        wanted.cancel()
        await until(lambda: not live.hints)
        assert house.turns_of_advice.wanted_by(ANNA) == 1
        adviser.ready.set()
        await until(lambda: not house.turns_of_advice.wanted_by(ANNA))

    played(scene)


def test_so_many_tables_with_bots_and_no_more() -> None:
    rates = dict.fromkeys(RATES, ("1000/minute", "1000/minute")) | {"bots": ("2/hour", "1000/hour")}
    with served(rates=rates) as server, server.browser() as anna:
        anna.make("rebuild", "me", "friend")  # brings the cookie
        for seats in (["me", "random"], ["me", "friend"], ["me", "random"], ["me", "friend"]):
            anna.make("rebuild", *seats)
        wanted = {"game": "rebuild", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
        refused = anna.post("/api/tables", wanted)
        assert (refused.status_code, refused.json()["rule"]) == (429, "HF-RATE")
