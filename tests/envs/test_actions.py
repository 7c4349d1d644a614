"""Actions have fixed numbers, the mask is what the game offers, and what it forbids is refused with the reason."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast import Refused, envs
from holdfast.envs.encoding import Encoding
from holdfast.envs.table import Table
from holdfast.envs.turns import Turns
from holdfast.games import find
from tests.toys.playing import has_aside, stand_at

from .tables import GAMES, encoding, positions, together


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_is_what_the_game_offers(name: str) -> None:
    for seed in range(6):
        for game in positions(name, seed, every=4):
            asked = {decision.choice.seat: decision.keys for decision in game.decisions}
            for seat in range(game.seats):
                mask = encoding(name).mask(game, seat)
                assert {encoding(name).keys[action] for action in np.flatnonzero(mask)} == set(asked.get(seat, []))


def test_asides_have_actions_of_their_own() -> None:
    game = stand_at("burn", seats=1, when=has_aside)
    assert game.decision is not None
    numbers = Encoding(find("lighthouse"))
    open_ = [numbers.keys[action] for action in np.flatnonzero(numbers.mask(game, 0))]
    assert set(open_) == set(game.decision.keys)
    assert {key.partition(":")[0] for key in open_} == {"burn", "eat"}
    numbers.take(game, numbers.keys.index("eat:k1"), 0)
    assert game.record.picks[-1] == "eat:k1"


@pytest.mark.parametrize("name", GAMES)
def test_actions_and_observations_mean_the_same_at_every_table(name: str) -> None:
    rules = find(name).rules
    few = Table(name, rules.seats[0], "flat", "sparse", None, None, {})
    last = together(rules, -1)
    many = Table(name, rules.seats[-1], "flat", "sparse", None, None, last)
    assert few.encoding.keys == many.encoding.keys == rules.open_box(None).vocabulary.keys
    assert few.encoding.names == many.encoding.names
    assert few.action_space() == many.action_space()
    assert few.observation_space() == many.observation_space()


def rebuild() -> Turns:
    table = Table("rebuild", 2, "flat", "sparse", None, None, {})
    env = Turns(table, seed=7)
    env.reset()
    return env


def test_an_action_that_is_not_open_is_refused_with_the_reason() -> None:
    env = rebuild()
    action = env.table.encoding.keys.index("lead:p2-1")
    with pytest.raises(Refused, match=r"^Space p2-1 is on another player's mat. \(RB-LEAD-09\)$"):
        env.step(action)
    with pytest.raises(Refused, match="there is no action 431"):
        env.step(431)


def test_among_agents_it_ends_the_game() -> None:
    env = envs.aec("rebuild", seed=7)
    env.reset()
    env.step(env.unwrapped.table.encoding.keys.index("lead:p2-1"))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}


@pytest.mark.parametrize("observations", ["flat", "dict"])
@pytest.mark.parametrize("name", GAMES)
def test_it_ends_for_all_whose_turn_it_is_not(name: str, observations: envs.Observations) -> None:
    """PettingZoo's own loop, with an action at the start that is not open."""
    env = envs.aec(name, observations=observations)
    env.reset(seed=1)
    mask = env.unwrapped.table.mask(env.unwrapped.seat_of[env.agent_selection])
    wrong = int(np.flatnonzero(mask == 0)[0])
    seen = []
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last()
        seen.append((agent, reward))
        env.step(None if over else wrong)
    assert env.agents == []
    assert sorted(reward for _, reward in seen) == [-1.0, 0.0, 0.0]


def test_nobody_has_acted_where_an_answer_of_another_is_no_action() -> None:
    env = envs.parallel("rebuild")
    env.reset(seed=3)
    actions: Any = {"player_0": env.table.encoding.keys.index("lead:p1-1"), "player_1": None}
    with pytest.raises(holdfast.BadOption, match="An action is a whole number"):
        env.step(actions)
    assert env.game.record.picks == []


def test_all_at_once_too() -> None:
    env = envs.parallel("rebuild", seed=7)
    env.reset()
    keys = env.table.encoding.keys
    actions = {"player_0": keys.index("lead:p1-1"), "player_1": keys.index("lead:p1-1")}
    _, rewards, ended, _, infos = env.step(actions)
    assert rewards == {"player_0": 0.0, "player_1": -1.0}
    assert ended == {"player_0": True, "player_1": True}
    assert infos["player_1"]["refused"] == "Space p1-1 is on another player's mat. (RB-LEAD-09)"
    assert env.agents == []


def test_and_for_a_learner() -> None:
    env = envs.gym("rebuild")
    env.reset(seed=7)
    _, reward, ended, _, info = env.step(env.table.encoding.keys.index("lead:p2-1"))
    assert (reward, ended) == (-1.0, True)
    assert info["refused"] == "Space p2-1 is on another player's mat. (RB-LEAD-09)"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_broken_off_stays_so(name: str) -> None:
    env = envs.gym(name)
    _, info = env.reset(seed=1)
    _, _, ended, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert ended
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(holdfast.BadOption, match=r"The game is over: call reset\(\) for another\."):
        env.step(0)
    assert env.reset(seed=1)[1]["action_mask"].any()


def test_all_at_once_it_stays_so_too() -> None:
    env = envs.parallel("rebuild")
    env.reset(seed=1)
    observations, _, _, _, infos = env.step({"player_0": -1, "player_1": -1})
    assert not any(seen["action_mask"].any() for seen in observations.values())
    assert not any(info["asked"] for info in infos.values())
    with pytest.raises(holdfast.BadOption, match="The game is over"):
        env.step({})
    assert all(info["asked"] for info in env.reset(seed=1)[1].values())


def test_before_the_first_game_is_dealt() -> None:
    learner, agents = envs.gym("rebuild", render_mode="text"), envs.parallel("rebuild")
    for too_early in (lambda: learner.step(0), learner.render, learner.action_masks, lambda: agents.step({})):
        with pytest.raises(holdfast.BadOption, match=r"No game is dealt yet: call reset\(\) first\."):
            too_early()


def test_leaders_are_placed_at_once_and_unseen() -> None:
    """Both agents place a Leader in each step, and neither sees the other's before all are placed."""
    env = envs.parallel("rebuild", seed=7)
    seen, infos = env.reset()
    assert [infos[agent]["asked"] for agent in env.agents] == [True, True]
    names = env.table.encoding.names
    theirs = [place for place, name in enumerate(names) if name.startswith("leader-on/next/")]
    for step in range(2):
        actions: dict[str, Any] = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
        seen, _, _, _, infos = env.step(actions)
        assert [seen[agent]["observation"][theirs].any() for agent in env.agents] == [step == 1] * 2
    assert sum(infos[agent]["asked"] for agent in env.agents) == 1
    with pytest.raises(holdfast.BadOption, match="is asked, and there is no action"):
        env.step({})
