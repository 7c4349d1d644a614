"""One learner among other players, or on every seat; and what cannot be is said in a sentence."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import holdfast
from holdfast import BadOption, envs
from holdfast.kernel import Choice, Game, Rng


def first_open(env: envs.Learner) -> int:
    return int(np.flatnonzero(env.action_masks())[0])


def test_a_seed_deals_the_game_that_start_deals() -> None:
    env = envs.gym("frostpunk", society="III")
    env.reset(seed=11)
    assert env.game.view(0)["table"] == holdfast.start("frostpunk", seats=1, seed=11, society="III").view(0)["table"]
    seeds = [env.game.header.seed for _ in range(3) if env.reset()]
    env.reset(seed=11)
    assert [env.game.header.seed for _ in range(3) if env.reset()] == seeds
    assert len(set(seeds)) == 3


def test_the_learner_answers_for_its_own_seat() -> None:
    env = envs.gym("rebuild", seats=3, learner=1, others="random")
    env.reset(seed=5)
    for _ in range(40):
        assert env.seat == 1
        assert env.game.decision_of(1) is not None
        env.step(first_open(env))
    picks = env.game.record.picks
    assert {pick.partition(":")[2][:2] for pick in picks if "lead:" in pick} == {"p1", "p2", "p3"}


def test_in_a_game_that_is_won_together_it_may_answer_for_all() -> None:
    env = envs.gym("frostpunk", seats=3, learner="all")
    env.reset(seed=5)
    seats = set()
    for _ in range(60):
        seats.add(env.seat)
        _, _, over, _, _ = env.step(first_open(env))
        if over:
            break
    assert seats == {0, 1, 2}


def test_a_player_of_ones_own_may_sit_there() -> None:
    class First:
        name = "first"
        looks = True
        asked = 0

        def answer(self, game: Game[Any], choice: Choice, rng: Rng) -> int:
            First.asked += 1
            return 0

    env = envs.gym("rebuild", others=First)
    env.reset(seed=5)
    for _ in range(20):
        env.step(first_open(env))
    assert First.asked > 10


def test_the_registry_takes_the_same_options() -> None:
    env = gymnasium.make("Holdfast/ThisWarOfMine-v0", seats=2, others="greedy", scenario="last-road")
    unwrapped = env.unwrapped
    assert isinstance(unwrapped, envs.Learner)
    env.reset(seed=1)
    assert unwrapped.game.view(0)["table"]["scenario"] == "last-road"
    assert unwrapped.game.seats == 2


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "rebild"}, "There is no game 'rebild'. Did you mean rebuild?"),
        ({"game": "rebuild", "seats": 5}, "Rebuild is for 2 to 3 seats, not 5."),
        ({"game": "rebuild", "learner": 2}, "A learner sits on a seat from 0 to 1, or on all of them, not on 2."),
        ({"game": "rebuild", "learner": "all"}, "In Rebuild players play against each other: a learner has one seat"),
        ({"game": "rebuild", "others": "gredy"}, "There is no player 'gredy'. Did you mean greedy?"),
        ({"game": "rebuild", "observations": "list"}, "There are the observations flat, dict, not 'list'."),
        ({"game": "rebuild", "rewards": "rich"}, "There are the rewards sparse, shaped, not 'rich'."),
        ({"game": "rebuild", "render_mode": "human"}, "There are the render modes text, ansi, svg, not 'human'."),
        ({"game": "rebuild", "discount": 1.5}, "A discount is above 0 and at most 1, not 1.5."),
        ({"game": "rebuild", "colour": "red"}, "Rebuild has no option 'colour'"),
    ],
)
def test_what_cannot_be_is_said(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption) as refused:
        envs.gym(**given)
    assert str(refused.value).startswith(said)


def test_a_seed_is_a_number() -> None:
    with pytest.raises(BadOption, match="A seed is a whole number"):
        envs.aec("rebuild", seed=-1)
