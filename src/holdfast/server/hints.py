"""What would you do? A bot's advice to the person who is asked, and to nobody else."""

from __future__ import annotations

import asyncio
from time import time

from ..kernel import SOURCE, Refused, Said
from ..kernel.record import save_bytes
from ..speech import house as house_words
from .acts import asked_too, seats_played
from .house import House, Moved
from .live import Live
from .wire import AskHint, Hint, OptionAdvised


async def hint(house: House, live: Live, session: str, seat: int | None, wish: AskHint, language: str = SOURCE) -> Hint:
    """The answers a bot likes best on this seat; Moved, if the question is no longer open when it has thought."""
    async with house.holding(live) as table:
        asked, decision = asked_too(table, seats_played(live, session, wish.seat, seat))
        since = live.asked_since(asked)
        if since is None or not since <= wish.version <= table.version:
            raise Moved
        if asked in live.hints:
            raise Refused("HF-HINT", Said("server-thinking"))
        labels = {
            option.key: option.name for option in decision.spoken(language).options
        }  # the worker knows nobody's name
        until = time() + house.settings.hint_time
        thinking = asyncio.ensure_future(house.advisers.advise(save_bytes(table.game), asked, until))
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
