"""The page about adding a game begins with a whole one: it is played as it stands there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import holdfast
from holdfast import envs, players
from holdfast.games import forget
from holdfast.kernel import Rng
from holdfast.presence.drawn import as_text
from holdfast.rulebook import rulebook
from holdfast.server.denied import HOUSE_RULES
from holdfast.server.http import rules_of

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"


def written(folder: Path) -> None:
    code = PAGE.read_text("utf-8").partition("```python\n")[2].partition("```")[0]
    (folder / "campfire.py").write_text(code, "utf-8")


@pytest.fixture
def campfire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    written(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield import_module("campfire")
    forget(sys.modules.pop("campfire").ROW)


@pytest.mark.usefixtures("campfire")
def test_the_game_of_the_page_is_shown_and_played_to_its_end() -> None:
    ended = set()
    for seed in range(20):
        game, rng = holdfast.start("campfire", seats=2, seed=seed), Rng(seed)
        told = [" ".join(line.split()) for line in as_text(game, 0).splitlines()]
        assert {"Campfire", "fire 3", "wood 1", "wind ? 6"} <= set(told)
        assert "1 do gather do:gather" in told
        greedy = players.find("greedy")
        while game.pending is not None:
            game.pick(players.ask(greedy, game, rng))
        assert game.outcome is not None
        ended.add(game.outcome.cause)
    assert ended == {"morning", "dark"}


@pytest.mark.usefixtures("campfire")
def test_it_is_an_environment() -> None:
    env = envs.gym("campfire", seats=1)
    row, info = env.reset(seed=1)
    assert row.shape == env.observation_space.shape
    assert info["action_mask"].sum() == 2


@pytest.mark.usefixtures("campfire")
def test_what_happens_is_told_in_its_own_words() -> None:
    game = holdfast.start("campfire", seats=1, seed=1)
    game.choose("do:gather")
    wind = 3 - game.state.fire
    assert game.log() == [f"Wind {wind} {game.state.fire}."]


@pytest.mark.usefixtures("campfire")
def test_where_no_rule_is_written_down_yet_there_are_those_of_the_house() -> None:
    assert rulebook("campfire").rules == ()
    assert set(rules_of("campfire", "en")) == set(HOUSE_RULES)


def holdfast_in(folder: Path, games: str, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), *sys.path])
    known = {**os.environ, "HOLDFAST_GAME_MODULES": games, "PYTHONPATH": path, "HOLDFAST_STATE": str(folder)}
    command = [sys.executable, "-m", "holdfast", *words]
    return subprocess.run(command, cwd=folder, env=known, input=typed, capture_output=True, text=True, timeout=60)


def test_commands_and_the_processes_they_start_know_a_game_that_the_environment_names(tmp_path: Path) -> None:
    written(tmp_path)
    told = holdfast_in(tmp_path, "campfire", "play", "campfire", "--seats", "me", typed="?\n")
    assert (told.returncode, told.stderr) == (0, "")
    assert "You can choose every answer to this question." in told.stdout
    asked = ("lab", "run", "campfire", "--players", "greedy", "--games", "4", "--jobs", "2", "--out", "results")
    told = holdfast_in(tmp_path, "campfire", *asked)
    assert told.stdout.startswith("results: 4 games, 4 of them new"), told.stderr


def test_a_module_that_is_not_there_is_named(tmp_path: Path) -> None:
    told = holdfast_in(tmp_path, "bonfire", "play", "campfire")
    assert told.returncode != 0
    assert told.stderr == (
        "holdfast: HOLDFAST_GAME_MODULES names bonfire, which could not be imported: No module named 'bonfire'.\n"
    )
