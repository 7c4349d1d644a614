"""PettingZoo, all at once: every seat that is asked answers in the same step."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from ..kernel import BadOption, Refused
from .agents import Agents
from .encoding import question
from .rewards import ILLEGAL
from .table import Observation, action_number

Infos = dict[str, dict[str, Any]]


class AtOnce(Agents, ParallelEnv[str, Any, Any]):
    """Each step takes one answer of every agent that is asked (`infos[agent]["asked"]`). Where seats decide together,
    they do so unseen by each other; elsewhere one is asked at a time, and whatever the others send is ignored."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal a new game: that of this seed, else the next of those that follow from the last seed given."""
        self.table.deal(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self.observations(), self.infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """All agents that are asked answer; then come observations, rewards, ends and infos, by agent."""
        refused = self.answer(actions)
        self.table.broken_off = bool(refused)
        earned = [0.0] * len(self.agents) if refused else self.table.rewards()
        rewards = dict(zip(self.agents, earned, strict=True)) | dict.fromkeys(refused, ILLEGAL)
        infos = self.infos()
        for agent, reason in refused.items():
            infos[agent]["refused"] = reason
        over = self.table.is_over
        ended = dict.fromkeys(self.agents, over)
        truncated = dict.fromkeys(self.agents, False)
        observations = self.observations()
        if over:
            self.agents = []
        return observations, rewards, ended, truncated, infos

    def answer(self, actions: dict[str, int]) -> dict[str, str]:
        """Answer for all who are asked; what was refused, and why."""
        if self.table.is_over:
            raise BadOption("The game is over: call reset() for another.")
        answers: dict[str, int] = {}
        for agent in filter(self.is_asked, self.agents):
            if agent not in actions:
                raise BadOption(f"{agent} is asked, and there is no action of {agent}.")
            answers[agent] = action_number(actions[agent])
        refused: dict[str, str] = {}
        for agent, action in answers.items():  # nothing has happened until here
            if self.game.outcome is None:
                try:
                    self.table.take(action, self.seat_of[agent])
                except Refused as error:
                    refused[agent] = str(error)
        return refused

    def is_asked(self, agent: str) -> bool:
        """Whether this agent has a question to answer now; whatever the others send is ignored."""
        return not self.table.is_over and question(self.game, self.seat_of[agent]) is not None

    def observations(self) -> dict[str, Observation]:
        """What each agent sees."""
        return {agent: self.table.observation(self.seat_of[agent]) for agent in self.agents}

    def infos(self) -> Infos:
        """What is told of each agent: the mask of its actions, and whether it is `asked`."""
        return {agent: self.table.info(self.seat_of[agent]) | {"asked": self.is_asked(agent)} for agent in self.agents}
