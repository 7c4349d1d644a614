"""Keep what a release leaves behind: `python -m tests.releases.make NAME`, once, when it is released.

Its packs go among those of past releases, so that games which began with them can go on under them. Its store has
tables of each game in the middle of play, one while seats decide together, some that have ended, with chat, undo,
votes, new names, bots and stand-ins. From then on the tests beside this open both with the code of every day.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from holdfast.cards import archive
from holdfast.games import BUILT_IN, find
from holdfast.kernel import Rng
from holdfast.server.acts import act
from holdfast.server.bus import LocalBus
from holdfast.server.house import House
from holdfast.server.live import Live
from holdfast.server.sqlite import SqliteStore
from holdfast.server.wire import Agree, HandOver, Pick, Propose, Rename, Say, SeatWanted, TableWanted, Undo
from tests.server.scenes import ANNA, BEN, pick_some, sit, who_is_asked
from tests.server.served import FAST

from .keeping import HERE, State, TableTold, moments_of, pack, state_told, table_told

KEEP_EVERY = 40


async def made(house: House) -> list[Live]:
    return [
        await deciding_together(house),
        await with_an_undo(house, "rebuild", 60, 11),
        await with_an_undo(house, "frostpunk", 130, 2, society="II", difficulty="hard"),
        await with_an_undo(house, "this_war_of_mine", 110, 29),
        await with_bots(house, "frostpunk", 40),
        await with_bots(house, "this_war_of_mine", 30),
        await ended(house, "rebuild"),
        await ended(house, "frostpunk"),
    ]


async def deciding_together(house: House) -> Live:
    """Rebuild's Leaders: one seat has placed some, and the other has not begun."""
    live = await sit(house, wanted("rebuild", "me", "friend"))
    for _ in range(2):
        decision = live.table.game.decision_of(0)
        assert decision is not None
        await act(house, live, ANNA, 0, Pick(live.table.version, [decision.keys[0]], 0))
    await act(house, live, BEN, 1, Say("Take your time."))
    return live


async def with_an_undo(house: House, game: str, picks: int, seed: int, **options: str) -> Live:
    live = await sit(house, wanted(game, "me", "friend", seed=seed, **options))
    await act(house, live, ANNA, 0, Say("Good luck!"))
    await pick_some(house, live, picks, Rng(3))
    await act(house, live, BEN, 1, Rename("Benedikt", 1))
    session, seat = who_is_asked(live)
    await act(house, live, session, seat, Undo(live.table.version, seat))
    if live.table.vote is not None:
        await act(house, live, BEN if session == ANNA else ANNA, None, Agree(live.table.version, True))
    await pick_some(house, live, 10, Rng(4))
    await act(house, live, ANNA, 0, HandOver("random", 0))
    while 0 in live.table.waiting:
        await asyncio.sleep(0.01)
    await act(house, live, ANNA, 0, HandOver(None, 0))
    await pick_some(house, live, 5, Rng(5))
    await propose_something(house, live)
    return live


async def propose_something(house: House, live: Live) -> None:
    """Whoever has not the last word says what they would do, where they may."""
    asked, _ = who_is_asked(live)
    other = BEN if asked == ANNA else ANNA
    for seat in live.mine(other):
        decision = live.table.game.decision_of(seat)
        if decision is not None and decision.choice.seat != seat:
            await act(house, live, other, seat, Propose(live.table.version, decision.keys[0], seat))


async def with_bots(house: House, game: str, picks: int) -> Live:
    live = await sit(house, wanted(game, "me", "random"))
    rng = Rng(6)
    for _ in range(picks):
        while live.table.waiting == [1] or live.thinker is not None:
            await asyncio.sleep(0.01)
        await pick_some(house, live, 1, rng)
    return live


async def ended(house: House, game: str) -> Live:
    live = await sit(house, wanted(game, "me", "friend"))
    await pick_some(house, live, 5000, Rng(8))
    assert live.table.game.outcome is not None
    await act(house, live, BEN, 1, Say("Again?"))
    return live


def wanted(game: str, *seats: str, seed: int = 11, **options: str) -> TableWanted:
    who = [SeatWanted(seat) if seat in ("me", "friend") else SeatWanted("bot", bot=seat) for seat in seats]  # type: ignore[arg-type]
    return TableWanted(game, who, seed=seed, options=options)


async def told_by(house: House, live: Live) -> TableTold:
    while live.thinker is not None:
        await asyncio.sleep(0.01)
    async with live.history_lock:
        history = await house.follow(live, live.history)
        moments: dict[int, State] = {one: state_told(history.at(one)) for one in moments_of(live.table.version)}
    return table_told(live, moments)


async def make(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "tables.db"
        house = House(SqliteStore(file), LocalBus(), replace(FAST, keep_every=KEEP_EVERY))
        await house.open()
        told = {live.id: await told_by(house, live) for live in await made(house)}
        house.tables.clear()  # as if the process had died: positions are those of some entries ago
        await house.close()
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
        connection.close()
        pack(folder, file, told)


def keep_packs() -> None:
    for name in BUILT_IN:
        shape, pack = find(name).cards()
        archive.keep(pack, shape)


if __name__ == "__main__":
    keep_packs()
    asyncio.run(make(HERE / sys.argv[1]))
