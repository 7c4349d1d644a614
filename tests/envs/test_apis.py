"""PettingZoo's and Gymnasium's own checkers pass for every game, without a warning."""

from __future__ import annotations

import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from holdfast import envs

from .tables import GAMES

IDS = ("Holdfast/Frostpunk-v0", "Holdfast/Lighthouse-v0", "Holdfast/Rebuild-v0", "Holdfast/ThisWarOfMine-v0")

# What PettingZoo remarks on every observation that is a dictionary, unless it is one of its own games'; and on a mask
# without a 1, which is what somebody sees whose game is over.
REMARKS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}


@pytest.mark.parametrize("rewards", ["sparse", "shaped"])
@pytest.mark.parametrize("game", GAMES)
def test_agent_by_agent(game: str, rewards: envs.Rewards) -> None:
    api_test(envs.aec(game, seats=3, observations="flat", rewards=rewards), num_cycles=400)


@pytest.mark.parametrize("game", GAMES)
def test_agent_by_agent_with_the_mask_in_the_observation(game: str) -> None:
    with warnings.catch_warnings(record=True) as remarks:
        warnings.simplefilter("always")
        api_test(envs.aec(game), num_cycles=400)
    assert {str(remark.message) for remark in remarks} <= REMARKS


@pytest.mark.parametrize("game", GAMES)
def test_all_at_once(game: str) -> None:
    parallel_api_test(envs.parallel(game), num_cycles=400)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_deals_the_same_game(game: str) -> None:
    seed_test(lambda: envs.aec(game, observations="flat"), num_cycles=200)
    parallel_seed_test(lambda: envs.parallel(game), num_cycles=50)


@pytest.mark.parametrize("name", IDS)
def test_one_learner(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)
    check_env(gymnasium.make(name, observations="dict", rewards="shaped", others="greedy").unwrapped)


def test_every_game_is_registered() -> None:
    envs.register()  # a second time changes nothing
    assert sorted(name for name in gymnasium.registry if name.startswith("Holdfast/")) == sorted(IDS)
