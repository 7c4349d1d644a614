"""PettingZoo, agent by agent: whoever is asked is the one to act."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from .agents import Agents
from .table import Observation


class Turns(Agents, AECEnv[str, Any, Any]):
    """The environment that `holdfast.envs.aec` wraps as PettingZoo wraps its own classics. Unwrapped, it raises
    `Refused`, with the reason, for an action that is not open."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: that of this seed, else the next of those that follow from the last seed given."""
        self.table.deal(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.turn_to_who_is_asked()

    def turn_to_who_is_asked(self) -> None:
        """Select whoever is asked. All agents are told, because an action that is not open ends the game for all."""
        pending = self.game.pending
        if pending is not None:
            self.agent_selection = self.possible_agents[pending.seat]
        self.infos: dict[str, dict[str, Any]] = {agent: self.table.info(seat) for agent, seat in self.seat_of.items()}

    def observe(self, agent: str) -> Observation:
        """What an agent sees, whether it is its turn or not."""
        return self.table.observation(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """The selected agent answers; then whoever is asked next is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.take(action, self.seat_of[agent])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.game.outcome is not None)
        self.turn_to_who_is_asked()
        self._accumulate_rewards()
