"""Steps a second of our environments beside PettingZoo's own classics, every open action as likely, in one run.

python -m bench.envs --seconds 2

All are played whole, agent by agent, with an observation before every action; ours also as Gymnasium has them, one
learner against random players, where a step is all that happens until the learner is asked again. PettingZoo's classics
draw with pygame, so it must be there: pip install pygame-ce.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, Final

import numpy as np

from bench.measure import command_line, per_second, report
from bench.ours import SEATS
from holdfast import envs

CLASSICS: Final = ("connect_four_v3", "tictactoe_v3")


def some_action(mask: Any, chance: np.random.Generator) -> int:
    open_ = np.flatnonzero(mask)
    return int(open_[chance.integers(len(open_))])


def play_agents(env: Any, seed: int) -> int:
    """A game, agent by agent; the number of actions."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        if ended:
            env.step(None)
        else:
            env.step(some_action(seen["action_mask"], chance))
            steps += 1
    return steps


def play_learner(env: envs.Learner, seed: int) -> int:
    """A game of one learner; the number of its actions."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    steps, ended = 0, False
    while not ended:
        _, _, ended, _, info = env.step(some_action(info["action_mask"], chance))
        steps += 1
    return steps


def classic(name: str) -> Any:
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    return import_module(f"pettingzoo.classic.{name}").env()


def main() -> None:
    options = command_line()
    games = [options.game] if options.game else list(SEATS)
    measured: dict[str, Callable[[int], int]] = {}
    for name in CLASSICS:
        measured[f"{name}_agents"] = partial(play_agents, classic(name))
    for name in games:
        measured[f"{name}_agents"] = partial(play_agents, envs.aec(name, SEATS[name]))
        measured[f"{name}_learner"] = partial(play_learner, envs.gym(name))
    report(**{name: per_second(play, options.seconds) for name, play in measured.items()})


if __name__ == "__main__":
    main()
