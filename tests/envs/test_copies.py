"""An environment can be copied and pickled in mid-game, as a search would, and a game likewise."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast import envs
from holdfast.kernel import Rng

from .tables import GAMES

Env = Any
WAYS: dict[str, Callable[[Any], Any]] = {
    "copied": copy.deepcopy,
    "pickled": lambda thing: pickle.loads(pickle.dumps(thing)),
}


def one_step(env: Env, rng: Rng) -> Any:
    """Some open action; what came of it, as far as the learner sees."""
    open_ = np.flatnonzero(env.action_masks())
    row, reward, over, _, _ = env.step(open_[rng.below(len(open_))])
    return row.tobytes(), reward, over


def played_on(env: Env, seed: int, steps: int) -> list[Any]:
    rng = Rng(seed)
    seen = []
    for _ in range(steps):
        seen.append(one_step(env, rng))
        if seen[-1][2]:
            break
    return seen


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("copies", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_as_the_original_does_and_leaves_it_alone(game: str, way: str, copies: bool) -> None:
    env = envs.gym(game, rewards="shaped", copies=copies)
    env.reset(seed=5)
    played_on(env, 1, 12)
    picks = list(env.game.record.picks)
    twin = WAYS[way](env)
    seen = played_on(twin, 2, 15)
    assert env.game.record.picks == picks
    assert played_on(env, 2, 15) == seen
    assert env.game.record == twin.game.record
    env.reset()
    twin.reset()
    assert env.game.record == twin.game.record  # the next game, too


@pytest.mark.parametrize("way", WAYS)
def test_so_does_one_with_players_that_plan(way: str) -> None:
    env = envs.gym("rebuild", seats=3, others="greedy")
    env.reset(seed=5)
    played_on(env, 1, 3)
    twin = WAYS[way](env)
    assert played_on(twin, 2, 3) == played_on(env, 2, 3)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_environments_of_several_agents(game: str, way: str) -> None:
    for env in (envs.aec(game, seed=5), envs.parallel(game, seed=5)):
        env.reset()
        twin = WAYS[way](env)
        for one in (env, twin):
            agents = [agent for agent in one.agents if one.unwrapped.table.mask(one.unwrapped.seat_of[agent]).any()]
            masks = {agent: one.unwrapped.table.mask(one.unwrapped.seat_of[agent]) for agent in agents}
            actions = {agent: int(np.flatnonzero(mask)[-1]) for agent, mask in masks.items()}
            one.step(actions if hasattr(one, "answer") else actions[one.agent_selection])
        assert env.unwrapped.game.record == twin.unwrapped.game.record
        assert env.unwrapped.game.record.picks


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("checkpoints", [False, True])
def test_a_game_by_itself(way: str, checkpoints: bool) -> None:
    game = holdfast.start("rebuild", seats=2, seed=7, checkpoints=checkpoints)
    game.names = ["Ada", "Ben"]
    for key in ("lead:p1-3", "lead:p1-4"):
        game.choose(key)
    twin = WAYS[way](game)
    assert (twin.record, twin.view(0), twin.names) == (game.record, game.view(0), game.names)
    assert twin.log() == (game.log() if way == "pickled" else [])  # a copy is not told anything, as a clone is not
    twin.choose(0, seat=1)
    assert len(game.record.picks) == 2
    assert WAYS[way](game.row) is game.row
