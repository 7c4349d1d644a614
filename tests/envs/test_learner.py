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
    assert env.game.view(0).table == holdfast.start("frostpunk", seats=1, seed=11, society="III").view(0).table
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
    assert unwrapped.game.view(0).table.scenario == "last-road"
    assert unwrapped.game.seats == 2


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "rebild"}, 'There is no game "rebild". Did you mean rebuild?'),
        ({"game": "rebuild", "seats": 5}, "Rebuild is for 2 to 3 seats, not 5."),
        ({"game": "rebuild", "learner": 2}, "A learner sits on a seat from 0 to 1, or on all of them, not on 2."),
        ({"game": "rebuild", "learner": "all"}, "In Rebuild players play against each other: a learner has one seat"),
        ({"game": "rebuild", "others": "gredy"}, 'There is no player "gredy". Did you mean greedy?'),
        ({"game": "rebuild", "observations": "list"}, "There are the observations flat, dict, not 'list'."),
        ({"game": "rebuild", "rewards": "rich"}, "There are the rewards sparse, shaped, not 'rich'."),
        ({"game": "rebuild", "render_mode": "human"}, "There are the render modes text, ansi, svg, not 'human'."),
        ({"game": "rebuild", "discount": 1.5}, "A discount is above 0 and at most 1, not 1.5."),
        ({"game": "rebuild", "discount": None}, "A discount is above 0 and at most 1, not None."),
        ({"game": "rebuild", "colour": "red"}, 'Rebuild has no option "colour"'),
        ({"game": "rebuild", "others": None}, "Who plays the other seats is a name, or a function that gives a player"),
        ({"game": "rebuild", "others": dict}, "On the other seats there would be {}, which has no answer()."),
    ],
)
def test_what_cannot_be_is_said(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption) as refused:
        envs.gym(**given)
    assert str(refused.value).startswith(said)


@pytest.mark.parametrize("wrong", [-1, 1.5, True, "7", 2**64])
def test_a_seed_is_a_whole_number(wrong: Any) -> None:
    for make in (envs.aec, envs.parallel):
        with pytest.raises(BadOption, match="A seed is a whole number"):
            make("rebuild", seed=wrong)
    for env in (envs.aec("rebuild"), envs.parallel("rebuild"), envs.gym("rebuild")):
        with pytest.raises(BadOption, match="A seed is a whole number"):
            env.reset(seed=wrong)


def test_numbers_of_numpy_are_numbers() -> None:
    env = envs.gym("rebuild", seats=np.int64(3), learner=np.int64(1))  # type: ignore[arg-type]
    env.reset(seed=np.int64(7))  # type: ignore[arg-type]
    assert (env.game.seats, env.seat, env.game.header.seed) == (3, 1, 7)
    assert envs.aec("rebuild", seats=np.int64(3), seed=np.int64(7)).possible_agents[2] == "player_2"  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [None, "x", 1.5])
def test_an_action_is_a_whole_number(wrong: Any) -> None:
    env = envs.gym("rebuild")
    env.reset(seed=7)
    with pytest.raises(BadOption, match="An action is a whole number"):
        env.step(wrong)
    assert env.game.record.picks == []


@pytest.mark.parametrize("wrong", [-1, 999, "lead:p2-1", None])
def test_a_player_that_answers_what_nobody_asked_is_told(wrong: Any) -> None:
    class Stranger:
        name = "stranger"
        looks = False

        def answer(self, game: Any, choice: Any, rng: Any) -> Any:
            return wrong

    def play() -> None:
        env.reset(seed=7)
        while True:
            env.step(int(np.flatnonzero(env.action_masks())[0]))

    env = envs.gym("rebuild", others=Stranger, learner=1)
    with pytest.raises(BadOption) as refused:
        play()
    assert str(refused.value).startswith(f"Player stranger answered {wrong!r}, where there are the answers 0 to ")
