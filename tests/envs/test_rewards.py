"""What agents are paid: a victory at the end, or also a foretaste on the way, which changes no best way to play."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast import envs
from holdfast.envs.rewards import looks_to, shares
from holdfast.games import BUILT_IN as GAMES
from holdfast.kernel import Game, Outcome


def ended(name: str, winners: tuple[int, ...], seats: int = 2) -> Game[Any]:
    game = holdfast.start(name, seats=seats, seed=1)
    game.play.over(Outcome("told", winners))
    return game


def test_a_victory_is_shared_by_rivals_and_whole_for_a_team() -> None:
    assert shares(ended("rebuild", (1,))) == [0.0, 1.0]
    assert shares(ended("rebuild", (0, 2), seats=3)) == [0.5, 0.0, 0.5]
    assert shares(ended("frostpunk", (0, 1))) == [1.0, 1.0]
    assert shares(ended("frostpunk", ())) == [0.0, 0.0]
    assert shares(holdfast.start("rebuild", seed=1)) == [0.0, 0.0]


def play_by_chance(env: envs.Learner, seed: int) -> list[float]:
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    paid, over = [], False
    while not over:
        _, reward, over, truncated, _ = env.step(int(rng.choice(np.flatnonzero(env.action_masks()))))
        assert not truncated
        paid.append(float(reward))
    return paid


@pytest.mark.parametrize("name", GAMES)
def test_sparse_rewards_come_at_the_end(name: str) -> None:
    env = envs.gym(name)
    *before, last = play_by_chance(env, seed=3)
    assert not any(before)
    assert env.game.outcome is not None
    assert last == shares(env.game)[0]


@pytest.mark.parametrize("discount", [1.0, 0.9])
@pytest.mark.parametrize("name", GAMES)
def test_shaping_adds_the_same_to_every_way_to_play(name: str, discount: float) -> None:
    """All that is paid, discounted, is the victory less how things looked at the first question: so it is paid, in the
    end, for the victory alone."""
    env = envs.gym(name, rewards="shaped", discount=discount)
    env.reset(seed=3)
    assert env.table.shaping is not None
    looked = env.table.shaping.looked[0]
    paid = play_by_chance(env, seed=3)
    assert sum(reward != 0 for reward in paid) > len(paid) / 4
    worth = sum(reward * discount**step for step, reward in enumerate(paid))
    victory = shares(env.game)[0] * discount ** (len(paid) - 1)
    assert worth == pytest.approx(victory - looked)


def test_what_looks_better_is_paid_for() -> None:
    game = holdfast.start("frostpunk", seats=1, seed=3)
    before = looks_to(game, 0)
    game.state.sick[0] += 3
    assert looks_to(game, 0) < before
