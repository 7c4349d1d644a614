"""Bots at server tables: in processes of their own, never in the way."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.kernel.record import save_bytes
from holdfast.players import ask, chance, find
from holdfast.players.planner import Planner
from holdfast.server import bots
from holdfast.server.bots import Bots, answer, at_random

from .served import Served, served, wait_until


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with served() as running:
        yield running


def test_bots_finish_a_game(server: Served) -> None:
    with server.browser() as anna:
        table, links = anna.make("rebuild", "random", "greedy", seed=5)
        with anna.connect(table) as socket:
            seen = socket.until(lambda message: message["thinking"])
            assert seen["seats"][0]["who"] == "bot"
            over = socket.until(lambda message: message["ending"])
            assert over["thinking"] == [] or socket.until(lambda message: not message["thinking"])
            assert over["waiting"] == []
        assert set(links) == {None}
        assert anna.get(f"/api/tables/{table}/record").status_code == 200
        assert sum('who="bot"' in line for line in server.house.metrics.lines()) == 1


def test_a_person_plays_with_bots(server: Served) -> None:
    with server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "greedy", seed=3)
        with anna.connect(table) as socket:
            version = 0
            for _ in range(12):
                shown = socket.until(
                    lambda message: message["version"] >= version and message["waiting"] == [0]  # noqa: B023
                )
                socket.send(type="pick", version=shown["version"], keys=[shown["question"]["options"][0]["key"]])
                version = shown["version"] + 1


def test_a_bot_leads_a_team_and_persons_propose(server: Served) -> None:
    with server.browser() as anna:
        table, _ = anna.make("frostpunk", "random", "me", seed=3)
        with anna.connect(table) as socket:
            shown = socket.until(lambda message: message["waiting"] == [1])
            assert shown["question"]["seat"] == 1


def test_whoever_answers_knows_only_what_its_seat_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """The save holds everything, so the player is given a copy in which the rest is drawn anew."""
    game = holdfast.start("rebuild", seats=2, seed=3)
    while game.play.lanes is not None:
        game.choose(0)
    assert game.pending is not None
    seat = game.pending.seat
    decision = game.decision_of(seat)
    assert decision is not None
    assert answer(save_bytes(game), seat, "greedy", "a table", 0) in decision.keys
    seen: list[Any] = []

    class Curious:
        name = "curious"
        looks = True

        def answer(self, game: Any, choice: Any, rng: Any) -> int:
            seen.append(game.state.objectives[1 - seat])
            return 0

    monkeypatch.setattr(bots, "find", lambda _: Curious())
    for seed in range(12):
        other = holdfast.start("rebuild", seats=2, seed=seed)
        while other.play.lanes is not None:
            other.choose(0)
        assert other.pending is not None
        if other.pending.seat == seat:
            answer(save_bytes(other), seat, "curious", "a table", 0)
            seen[-1] = seen[-1] == other.state.objectives[1 - seat]
    assert not all(seen)


def test_a_bot_that_fails_picks_at_random(caplog: Any) -> None:
    game = holdfast.start("rebuild", seats=2, seed=3)

    async def play() -> str:
        team = Bots(1, 10)
        try:
            return await team.answer(save_bytes(game), 0, "nobody of this name", "a table")
        finally:
            await team.close()

    key = asyncio.run(play())
    assert key in game.decision_of(0).keys  # type: ignore[union-attr]
    assert "picks at random" in caplog.text


def test_a_worker_that_dies_is_replaced(caplog: Any) -> None:
    game = holdfast.start("rebuild", seats=2, seed=3)
    save = save_bytes(game)

    async def play() -> tuple[str, str]:
        team = Bots(1, 10)
        try:
            first = await team.answer(save, 0, "random", "a table")
            for worker in team.desks[0].workers:
                os.kill(worker.pid or 0, signal.SIGKILL)
            return first, await team.answer(save, 0, "random", "a table")
        finally:
            await team.close()

    first, second = asyncio.run(play())
    assert first == second
    assert "another takes its place" in caplog.text


KILLED = """
import asyncio, os, signal
import holdfast
from holdfast.kernel.record import save_bytes
from holdfast.server.bots import Bots

async def main():
    team = Bots(1, 10)
    await team.answer(save_bytes(holdfast.start("rebuild", seed=1)), 0, "random", "a table")
    print(team.desks[0].workers[0].pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9 on Windows")
def test_a_server_that_was_killed_leaves_no_workers(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=60, check=False)
    worker = int(done.stdout)

    def is_gone() -> bool:
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return True
        status = Path(f"/proc/{worker}/stat")
        return status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z"  # nobody reaps it here

    wait_until(is_gone)


def test_chance_answers_the_same_from_the_same_place() -> None:
    game = holdfast.start("frostpunk", seats=2, seed=3)
    save = save_bytes(game)
    assert at_random(save, 0) == at_random(save, 0)
    assert answer(save, 0, "random", "a table", 0) == answer(save, 0, "random", "a table", 0)


# -- what a bot keeps in mind -----------------------------------------------------------------------------------------


def play_as(game: Any, seat: int, table: str, picks: int) -> list[str]:
    """What greedy answers, one after another."""
    made = []
    while game.pending is not None and game.pending.seat == seat and len(made) < picks:
        made.append(answer(save_bytes(game), seat, "greedy", table, 0))
        game.choose(made[-1], seat)
    return made


def test_a_plan_is_kept_to_the_end_of_its_step() -> None:
    """As by a player who sits at the table from the start, and not one who comes anew for each question."""
    bots.in_mind.clear()
    game = holdfast.start("frostpunk", seats=1, seed=5)
    twin = holdfast.start("frostpunk", seats=1, seed=5)
    player = find("greedy")
    for key in play_as(game, 0, "a table", 40):
        assert key == twin.decision.keys[ask(player, twin, chance(twin, 0))]  # type: ignore[union-attr]
        twin.choose(key)


def after_a_step(first: int) -> Any:
    """A game of Frostpunk that began with this answer, at the first question of its next step."""
    game = holdfast.start("frostpunk", seats=1, seed=5)
    begun = game.play.head.steps
    game.choose(first)
    while game.play.head.steps == begun:
        game.choose(0)
    return game


def test_a_step_that_came_otherwise_is_planned_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pick was taken back, and another made: as many steps ago as before, all the same."""
    bots.in_mind.clear()
    came: list[str] = []
    monkeypatch.setattr(bots, "find", lambda name: came.append(name) or find(name))
    one, other = after_a_step(0), after_a_step(1)
    assert one.play.head.steps == other.play.head.steps
    for game, table, players in ((one, "a", 1), (one, "a", 1), (other, "a", 2), (other, "b", 3)):
        assert answer(save_bytes(game), 0, "greedy", table, 0) in game.decision.keys
        assert len(came) == players


def test_only_so_many_are_kept_in_mind() -> None:
    bots.in_mind.clear()
    save = save_bytes(holdfast.start("rebuild", seats=2, seed=5))
    for number in range(bots.MOST_IN_MIND + 5):
        answer(save, 0, "random", f"table {number}", 0)
    assert len(bots.in_mind) == bots.MOST_IN_MIND
    assert ("table 4", 0, "random") not in bots.in_mind


def test_a_planner_at_a_table_thinks_for_two_seconds() -> None:
    game = holdfast.start("frostpunk", seats=1, seed=5)
    player = bots.seated(game, 0, "planner", "a table")
    assert isinstance(player, Planner)
    assert player.seconds == 2
