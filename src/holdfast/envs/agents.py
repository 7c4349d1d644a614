"""What both of PettingZoo's forms have in common: an agent for each seat."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces

from ..kernel import Game
from .seeds import Seeds
from .table import Table


class Agents:
    """player_0, player_1, ... around one table after another."""

    def __init__(self, table: Table, seed: int | None) -> None:
        self.table = table
        self.seeds = Seeds(seed)
        self.metadata = table.metadata
        self.render_mode = table.render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: table.observation_space() for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: table.action_space() for agent in self.possible_agents
        }

    @property
    def game(self) -> Game[Any]:
        """The game at the table: its record, its views, its words."""
        return self.table.game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """As somebody sees it who only watches: no seat's secrets."""
        return self.table.drawn(None)

    def close(self) -> None:
        """There is nothing to close."""
