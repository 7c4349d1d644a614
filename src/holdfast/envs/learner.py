"""Gymnasium: one learner, and the other seats played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from .. import check_seed
from ..games import find as find_game
from ..kernel import BadOption, Choice, Game, Refused, Rules, whole_number
from ..players import Player, ask, chance, find
from ..players.at_random import Random
from .encoding import question
from .rewards import ILLEGAL
from .seeds import Seeds
from .table import RENDER_MODES, Observation, Observations, Rewards, Table

Others = str | Callable[[], Player]  # who plays the other seats: a name, or how to seat one


class Learner(gymnasium.Env[Any, Any]):
    """A step is one answer of the learner's, and all that the others do until the learner is asked again. An action
    that is not open ends the game with a reward of -1, and `info["refused"]` says why."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium reads it from the class)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        learner: int | Literal["all"] = 0,
        others: Others = "random",
        observations: Observations = "flat",
        rewards: Rewards = "sparse",
        discount: float = 1.0,
        render_mode: str | None = None,
        copies: bool = False,
        pack: str | Path | None = None,
        **options: object,
    ) -> None:
        rules = find_game(game).rules
        seats = rules.check_seats(rules.seats[0] if seats is None else seats)
        self.learners = learning(rules, seats, learner)
        self.seat_one = seating(others)
        copies = copies or (not isinstance(self.seat_one(), Random) and len(self.learners) < seats)
        self.table = Table(
            game, seats, observations, rewards, render_mode, pack, options, discount=discount, copies=copies
        )
        self.render_mode = render_mode
        self.action_space = self.table.action_space()
        self.observation_space = self.table.observation_space()
        self.seeds = Seeds()
        self.players: dict[int, Player] = {}
        self.seat = self.learners[0]

    @property
    def game(self) -> Game[Any]:
        """The game at the table: its record, its views, its words."""
        return self.table.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game: that of this seed, else the next of those that follow from the last seed given."""
        seed = None if seed is None else check_seed(seed)
        super().reset(seed=seed)
        self.deal(self.seeds.next(seed))
        while self.game.outcome is not None:  # it was over before the learner was asked anything
            self.deal(self.seeds.next())
        return self.table.observation(self.seat), self.table.info(self.seat)

    def deal(self, seed: int) -> None:
        """Start the game of a seed, and let the others play until the learner is asked."""
        self.table.deal(seed)
        self.players = {seat: self.seat_one() for seat in range(self.table.seats) if seat not in self.learners}
        self.let_others_play()
        self.table.rewards()  # what came of that is nobody's doing

    def let_others_play(self) -> None:
        """The other seats answer until the learner is asked, or the game is over."""
        game = self.game
        while (asked := game.pending) is not None:
            for seat in self.learners:
                if question(game, seat) is not None:
                    self.seat = seat
                    return
            game.pick(self.answer(self.players[asked.seat], asked))

    def answer(self, player: Player, asked: Choice) -> int:
        """What another seat answers. A random player looks at nothing, so it is given no copy to look at."""
        rng = chance(self.game, asked.seat)
        return player.answer(self.game, asked, rng) if isinstance(player, Random) else ask(player, self.game, rng)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner answers, then the others play until it is asked again: observation, reward, whether the game is
        over, False (no game is cut short), info."""
        seat = self.seat
        try:
            self.table.take(action, seat)
        except Refused as error:
            self.table.broken_off = True
            info = self.table.info(seat) | {"refused": str(error)}
            return self.table.observation(seat), ILLEGAL, True, False, info
        self.let_others_play()
        reward = self.table.rewards()[seat]
        over = self.table.is_over
        return self.table.observation(self.seat), reward, over, False, self.table.info(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """What sb3-contrib's MaskablePPO asks for: which actions are open."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the learner sees it, in the form that `render_mode` names."""
        return self.table.drawn(self.seat)


def learning(rules: Rules[Any], seats: int, learner: int | str) -> tuple[int, ...]:
    """The seats on which the learner sits."""
    if learner == "all":
        if not rules.together:
            raise BadOption(f"In {rules.title} players play against each other: a learner has one seat, not all.")
        return tuple(range(seats))
    seat = whole_number(learner)
    if seat is None or seat not in range(seats):
        raise BadOption(f"A learner sits on a seat from 0 to {seats - 1}, or on all of them, not on {learner!r}.")
    return (seat,)


def seating(others: Others) -> Callable[[], Player]:
    """How somebody comes to sit on another seat; what cannot play is refused before a game is dealt."""
    if isinstance(others, str):
        find(others)
        return partial(find, others)
    if not callable(others):
        raise BadOption(f"Who plays the other seats is a name, or a function that gives a player, not {others!r}.")
    somebody = others()
    if not callable(getattr(somebody, "answer", None)):
        raise BadOption(f"On the other seats there would be {somebody!r}, which has no answer().")
    return others
