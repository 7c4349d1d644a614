"""Whose turn it is to be thought for: whoever has had the least of it lately, not whoever came first.

Bots and hints think in a few workers, and everybody wants them. So a person who has twenty tables of planners waits
for a turn as often as somebody with one table does, and nobody holds the last place besides another. A person is known
by the browser; those behind one address share what one address gets, since cookies cost nothing.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import exp2
from time import monotonic
from typing import Final, NamedTuple

HALF_LIFE: Final = 60.0  # seconds in which half of what somebody has had is forgotten
MOST_REMEMBERED: Final = 4096  # browsers and addresses


class Person(NamedTuple):
    """Who asks: the address, and the browser by (the hash of) its cookie."""

    address: str
    session: str


@dataclass(slots=True)
class Spent:
    """Seconds of thought, as much of them as is remembered."""

    seconds: float
    at: float

    def by(self, now: float) -> float:
        return self.seconds * exp2((self.at - now) / HALF_LIFE)


@dataclass(slots=True, eq=False)
class Wish:
    who: Person
    granted: asyncio.Future[None]


class Turns:
    def __init__(self, places: int, clock: Callable[[], float] = monotonic) -> None:
        self.free = places
        self.most_each = max(1, places - 1)  # at once, for one address
        self.clock = clock
        self.waiting: list[Wish] = []  # in the order they came
        self.granted: list[Wish] = []
        self.spent: dict[str, Spent] = {}

    @property
    def running(self) -> Counter[Person]:
        return Counter(wish.who for wish in self.granted)

    @asynccontextmanager
    async def turn(self, who: Person) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        wish = Wish(who, asyncio.get_running_loop().create_future())
        self.waiting.append(wish)
        self.serve()
        try:
            await wish.granted
        except asyncio.CancelledError:
            if wish in self.waiting:
                self.waiting.remove(wish)
            else:
                self.give_back(wish)
            raise
        began = self.clock()
        try:
            yield
        finally:
            self.charge(wish.who, self.clock() - began)
            self.give_back(wish)

    def wanted_by(self, session: str) -> int:
        """How many turns this browser has, or waits for."""
        return sum(wish.who.session == session for wish in (*self.granted, *self.waiting))

    def follow(self, before: str, session: str) -> None:
        """A browser has another cookie: it has had what it had by the last one, and waits for what it waited for."""
        for wish in (*self.granted, *self.waiting):
            if wish.who.session == before:
                wish.who = wish.who._replace(session=session)
        now = self.clock()
        if had := self.had(before, now):
            self.spent[session] = Spent(self.had(session, now) + had, now)
            del self.spent[before]

    def serve(self) -> None:
        while self.free:
            busy = Counter(wish.who.address for wish in self.granted)
            able = [wish for wish in self.waiting if busy[wish.who.address] < self.most_each]
            if not able:
                return
            now = self.clock()
            first = min(able, key=lambda wish: tuple(self.had(name, now) for name in wish.who))
            self.waiting.remove(first)
            self.free -= 1
            self.granted.append(first)
            first.granted.set_result(None)

    def had(self, name: str, now: float) -> float:
        spent = self.spent.get(name)
        return 0.0 if spent is None else spent.by(now)

    def charge(self, who: Person, seconds: float) -> None:
        now = self.clock()
        for name in set(who):
            self.spent[name] = Spent(self.had(name, now) + seconds, now)
        if len(self.spent) > MOST_REMEMBERED:
            least = sorted(self.spent, key=lambda name: self.had(name, now))[: MOST_REMEMBERED // 2]
            for name in least:
                del self.spent[name]

    def give_back(self, wish: Wish) -> None:
        self.free += 1
        self.granted.remove(wish)
        self.serve()
