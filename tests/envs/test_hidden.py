"""No observation, mask or reward tells an agent what its seat may not know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast import envs
from holdfast.envs.rewards import Shaping
from holdfast.kernel import Game, Rng

from .tables import GAMES, encoding, positions


def looks(game: Game[Any], seat: int) -> bytes:
    """All that an agent on this seat is given."""
    numbers, shaping = encoding(game.rules.name), Shaping(1.0)
    shaping.begin(game)
    judged = np.array(shaping.looked)[seat : seat + 1]
    return numbers.row(game, seat).tobytes() + numbers.mask(game, seat).tobytes() + judged.tobytes()


def redrawn(game: Game[Any], seat: int, rng: Rng) -> Game[Any]:
    """A copy in which all lies otherwise that the seat cannot know."""
    twin = game.clone()
    game.rules.resample(twin.state, seat, rng)
    return twin


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    rng = Rng(1)
    for seed in range(4):
        for game in positions(name, seed, every=8):
            for seat in range(game.seats):
                assert looks(redrawn(game, seat, rng), seat) == looks(game, seat), f"seed {seed}, seat {seat}"
            for decision in game.decisions:
                seat = decision.choice.seat
                assert looks(game.clone(resample=rng, seat=seat), seat) == looks(game, seat), f"seed {seed}"


def test_such_a_difference_would_be_noticed() -> None:
    """The check above is worth something: it is the other's secrets that are left out, not all of them."""
    game, rng = holdfast.start("rebuild", seats=2, seed=7), Rng(1)
    assert looks(redrawn(game, 1, rng), 0) != looks(game, 0)


def test_what_others_pick_in_secret_is_in_nobodys_numbers() -> None:
    game = holdfast.start("rebuild", seats=2, seed=7)
    before = looks(game, 1)
    worlds = [game.clone(), game.clone()]
    for world, keys in zip(worlds, (("lead:p1-1", "lead:p1-2"), ("lead:p1-3", "lead:p1-5")), strict=True):
        for key in keys:
            world.choose(key, seat=0)
    assert looks(worlds[0], 1) == looks(worlds[1], 1) == before
    for world in worlds:
        for key in ("lead:p2-1", "lead:p2-2"):
            world.choose(key, seat=1)
    assert looks(worlds[0], 1) != looks(worlds[1], 1)


def test_nor_in_a_reward() -> None:
    paid = []
    for key in ("lead:p1-1", "lead:p1-6"):
        env = envs.aec("rebuild", seed=7, rewards="shaped")
        env.reset()
        env.step(env.unwrapped.table.encoding.keys.index(key))
        paid.append(dict(env.rewards))
    assert paid[0] == paid[1] == {"player_0": 0.0, "player_1": 0.0}
