"""PettingZoo's side: two of its own classics, every open action as likely. Runs in the peers' environment."""

import os
import random
from importlib import import_module
from typing import Any

from bench.measure import command_line, per_second, report

CLASSICS = ("connect_four_v3", "tictactoe_v3")


def play_agents(env: Any, seed: int) -> int:
    """A game, agent by agent, with an observation before every action; the number of actions."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        if ended:
            env.step(None)
        else:
            env.step(chance.choice(seen["action_mask"].nonzero()[0]))
            steps += 1
    return steps


def classic(name: str) -> Any:
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    return import_module(f"pettingzoo.classic.{name}").env()


def main() -> None:
    seconds = command_line().seconds
    figures = {}
    for name in CLASSICS:
        env = classic(name)
        figures[name] = per_second(lambda seed, env=env: play_agents(env, seed), seconds)  # type: ignore[misc]
    report(**figures)


if __name__ == "__main__":
    main()
