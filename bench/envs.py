"""Steps a second of our environments, every open action as likely: agent by agent as PettingZoo has them, and as
Gymnasium has them, one learner against random players, where a step is all that happens until it is asked again."""

from __future__ import annotations

import random
from typing import Any

from bench.classics_peer import play_agents
from bench.measure import command_line, per_second, report
from bench.ours import SEATS
from holdfast import envs


def play_learner(env: Any, seed: int) -> int:
    """A game of one learner; the number of its actions."""
    chance = random.Random(seed)
    _, info = env.reset(seed=seed)
    steps, ended = 0, False
    while not ended:
        _, _, ended, _, info = env.step(chance.choice(info["action_mask"].nonzero()[0]))
        steps += 1
    return steps


def main() -> None:
    seconds = command_line().seconds
    figures: dict[str, float] = {}
    for name, seats in SEATS.items():
        agents, learner = envs.aec(name, seats), envs.gym(name)
        figures[f"{name}_agents"] = per_second(lambda seed, env=agents: play_agents(env, seed), seconds)  # type: ignore[misc]
        figures[f"{name}_learner"] = per_second(lambda seed, env=learner: play_learner(env, seed), seconds)  # type: ignore[misc]
    report(**figures)


if __name__ == "__main__":
    main()
