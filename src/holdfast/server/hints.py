"""What would you do? A bot's advice to the person who is asked, and to nobody else."""

from __future__ import annotations

import asyncio
from time import time
from typing import Final

from ..kernel import SOURCE, Refused, Said
from ..kernel.record import save_bytes
from ..players.advice import Advice
from ..speech import house as house_words
from .acts import asked_too, seats_played
from .house import House
from .live import Live, Moved
from .turns import Person
from .wire import AskHint, Hint, OptionAdvised

MOST_HINTS: Final = 4  # that one browser may wait for, at all its tables


async def hint(house: House, live: Live, who: Person, seat: int | None, wish: AskHint, language: str = SOURCE) -> Hint:
    """The answers a bot likes best on this seat; Moved, if the question is no longer open when it has thought."""
    async with house.holding(live) as table:
        asked, decision = asked_too(table, seats_played(live, who.session, wish.seat, seat))
        since = live.asked_since(asked)
        if since is None or not since <= wish.version <= table.version:
            raise Moved
        if asked in live.hints or house.turns_of_advice.wanted_by(who.session) >= MOST_HINTS:
            raise Refused("HF-HINT", Said("server-thinking"))
        labels = {
            option.key: option.name for option in decision.spoken(language).options
        }  # the worker knows nobody's name
        until = time() + house.settings.hint_time
        thinking = begun(house, who, save_bytes(table.game), asked, until)
        live.hints[asked] = since, thinking
    try:
        await asyncio.wait([thinking])
    finally:
        thinking.cancel()
        del live.hints[asked]
    if thinking.cancelled() or live.asked_since(asked) != since:
        raise Moved
    house.metrics.hints += 1
    words = house_words(language)
    return Hint(
        asked,
        since,
        live.table.game.rules.together,
        [
            OptionAdvised(one.key, labels[one.key], one.chance, one.worlds, words.tell_all(one.reason))
            for one in thinking.result()
        ],
    )


def begun(house: House, who: Person, save: bytes, seat: int, until: float) -> asyncio.Future[list[Advice]]:
    """Advice that can be dropped at any moment. A worker cannot be stopped in mid-thought, so the turn lasts until it
    is done, whoever still wants to know."""
    work = asyncio.ensure_future(think(house, who, save, seat, until))
    wanted = asyncio.shield(work)
    wanted.add_done_callback(lambda _: work.cancel())
    return wanted


async def think(house: House, who: Person, save: bytes, seat: int, until: float) -> list[Advice]:
    async with house.turns_of_advice.turn(who):
        advising = asyncio.ensure_future(house.advisers.advise(save, seat, until))
        try:
            return await asyncio.shield(advising)
        except asyncio.CancelledError:
            await asyncio.wait([advising])
            raise
