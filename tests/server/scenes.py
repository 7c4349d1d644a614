"""Scenes at a table, played in a house without a network: who sits there, and what they pick."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from holdfast.kernel import Game, Rng
from holdfast.server.acts import act
from holdfast.server.bus import LocalBus
from holdfast.server.hosting import join, make
from holdfast.server.house import House
from holdfast.server.live import Live
from holdfast.server.store import Store
from holdfast.server.turns import Person
from holdfast.server.wire import Pick, SeatWanted, TableWanted

from .memory import MemoryStore
from .served import FAST

LONGEST = 60.0  # seconds of a scene, which then waits for something that never comes
ANNA, BEN, CARL = "anna's session", "ben's session", "carl's session"


def together(game: str = "rebuild", *seats: str, seed: int = 7) -> TableWanted:
    who = seats or ("me", "friend")
    wanted = [SeatWanted(one) if one in ("me", "friend") else SeatWanted("bot", bot=one) for one in who]  # type: ignore[arg-type]
    return TableWanted(game, wanted, seed=seed)


def played(scene: Callable[[House], Awaitable[None]], store: Store | None = None, **changes: Any) -> None:
    """Play a scene in a house of its own."""

    async def play() -> None:
        house = House(store or MemoryStore(), LocalBus(), replace(FAST, **changes))
        await house.open()
        try:
            async with asyncio.timeout(LONGEST):
                await scene(house)
        finally:
            await house.close()

    asyncio.run(play())


async def sit(house: House, wanted: TableWanted) -> Live:
    """Anna has made the table, and Ben sits on every seat kept for a friend."""
    made = await make(house, wanted, ANNA)
    for invitation in made.invitations:
        if invitation.seat is not None:
            await join(house, invitation.path.rpartition("/")[2], BEN, False)
    return await house.enter(made.table, Person("here", ANNA))


def who_is_asked(live: Live) -> tuple[str, int]:
    seat = live.table.waiting[0]
    return (ANNA if seat in live.mine(ANNA) else BEN), seat


async def pick_some(house: House, live: Live, number: int, chance: Rng | None = None) -> None:
    chance = chance or Rng(1)
    for _ in range(number):
        if not live.table.waiting:
            return
        session, seat = who_is_asked(live)
        decision = live.table.game.decision_of(seat)
        assert decision is not None
        key = decision.keys[chance.below(len(decision))]
        await act(house, live, session, seat, Pick(live.table.version, [key], seat))


def everything(game: Game[Any]) -> object:
    return game.view(None), [game.view(seat) for seat in range(game.seats)], game.log(), game.record


async def after_something_was_shown(house: House, live: Live) -> None:
    """Both have placed their leaders, and the round has begun."""
    while live.table.game.play.lanes is not None:
        await pick_some(house, live, 1)
