"""Looking back costs a few words of memory a moment, whatever is taken back and picked again."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc

import pytest

from holdfast.kernel import Rng
from holdfast.server import house as houses
from holdfast.server import moments
from holdfast.server.acts import act
from holdfast.server.house import House
from holdfast.server.live import MOST_CHAT, Live
from holdfast.server.moments import MOST_COPIES, History
from holdfast.server.wire import Say, Undo

from .scenes import ANNA, pick_some, played, sit, together

STORM = 400
MOST_BYTES = 2_000  # for a pick and its taking back; 7,700 while each left a copy of the game and of the log


async def take_back_and_pick_again(house: House, live: Live, times: int) -> list[object]:
    """What the table looked like at each version since."""
    views, chance = [], Rng(9)
    for _ in range(times):
        await pick_some(house, live, 1, chance)
        views.append(live.table.game.view(0))
        await act(house, live, ANNA, 0, Undo(live.table.version, 0))
        views.append(live.table.game.view(0))
    return views


def test_a_storm_of_undo_fills_no_memory() -> None:
    houses.warm_up()  # what is read while memory is measured would be counted

    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me"))
        await pick_some(house, live, 40, Rng(5))
        begun = live.table.version
        views = await take_back_and_pick_again(house, live, STORM)
        history = History(live.row, await house.under(live.row))
        entries = await house.store.entries(live.id)
        history.read_on(entries[:begun])
        gc.collect()
        tracemalloc.start()
        try:
            history.read_on(entries[begun:])
            gc.collect()
            grown, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert history.versions == begun + 2 * STORM
        assert grown < STORM * MOST_BYTES
        assert len(history.copies) <= MOST_COPIES
        for number, view in list(enumerate(views, begun + 1))[::37]:
            assert history.at(number).view(0) == view

    played(scene)


def test_a_long_slide_through_a_game_keeps_so_many_copies_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "MOST_COPIES", 5)

    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me"))
        views = [live.table.game.view(0)]
        for _ in range(80):
            await pick_some(house, live, 1, Rng(len(views)))
            views.append(live.table.game.view(0))
        for version in (*range(80), *range(80, 0, -1)):
            assert (await house.moment(live, version, 0)).view == views[version].table
        assert live.history is not None
        assert len(live.history.copies) == 5

    played(scene)


def test_a_history_that_nobody_looks_at_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "HISTORY_STAYS", 0.05)

    async def scene(house: House) -> None:
        live = await sit(house, together("rebuild", "me", "me"))
        await house.moment(live, 0, 0)
        assert live.history is not None
        while live.history is not None:
            await asyncio.sleep(0.01)
        assert house.looked_back == []

    played(scene, sweep=0.02)


def test_a_long_talk_is_not_all_kept_at_hand() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("rebuild", "me", "me"))
        for number in range(MOST_CHAT + 30):
            await act(house, live, ANNA, 0, Say(f"line {number}"))
        assert len(live.chat) == MOST_CHAT
        assert live.chat[-1].text == f"line {MOST_CHAT + 29}"

    played(scene)
