"""What every environment is made of: one game after another, in numbers, with rewards."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .. import start
from ..games import find
from ..kernel import BadOption, Game, whole_number
from .encoding import Encoding
from .rewards import Shaping, shares

Observations = Literal["flat", "dict"]  # one row of numbers; or a dictionary with that row and the action mask
Rewards = Literal["sparse", "shaped"]  # at the end of the game alone; or also for how the table looks on the way
Observation: TypeAlias = Any  # a row of numbers; or a dictionary with that and the mask, as `Observations` says

RENDER_MODES: Final = ["text", "ansi", "svg"]


class Table:
    """All its games have the same rules, seats and options."""

    def __init__(
        self,
        game: str,
        seats: int,
        observations: Observations,
        rewards: Rewards,
        render_mode: str | None,
        pack: str | Path | None,
        options: Mapping[str, object],
        *,
        discount: Any = 1.0,
        copies: bool = False,
    ) -> None:
        self.row = find(game)
        self.seats = self.row.rules.check_seats(seats)
        self.options = dict(options)
        self.pack = pack
        self.is_dict = one_of(observations, "observations", "flat", "dict") == "dict"
        if not isinstance(discount, int | float) or not 0 < discount <= 1:
            raise BadOption(f"A discount is above 0 and at most 1, not {discount!r}.")
        is_shaped = one_of(rewards, "rewards", "sparse", "shaped") == "shaped"
        self.shaping = Shaping(discount) if is_shaped else None
        self.render_mode = None if render_mode is None else one_of(render_mode, "render modes", *RENDER_MODES)
        self.copies = copies  # whether somebody will look ahead on copies of the game
        self.encoding = Encoding(self.row, Path(pack) if pack is not None else None)
        self.row.rules.check_options(self.options, self.encoding.box)
        self.dealt: Game[Any] | None = None
        self.broken_off = False

    @property
    def game(self) -> Game[Any]:
        if self.dealt is None:
            raise BadOption("No game is dealt yet: call reset() first.")
        return self.dealt

    @property
    def is_over(self) -> bool:
        """It has come to its end, or somebody took an action that was not open."""
        return self.broken_off or self.game.outcome is not None

    @property
    def metadata(self) -> dict[str, Any]:
        """What PettingZoo wants to be told of an environment."""
        return {
            "name": f"holdfast_{self.row.rules.name}_v0",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.encoding.keys))

    def observation_space(self) -> spaces.Space[Any]:
        row = spaces.Box(0.0, 1.0, (len(self.encoding.names),), np.float32)
        if not self.is_dict:
            return row
        return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (len(self.encoding.keys),), np.int8)})

    def deal(self, seed: int) -> None:
        """A new game."""
        chosen: dict[str, Any] = self.options
        name, seats = self.row.rules.name, self.seats
        self.dealt = start(name, seats, seed, pack=self.pack, checkpoints=self.copies, telling=False, **chosen)
        self.broken_off = False
        if self.shaping is not None:
            self.shaping.begin(self.game)

    def take(self, action: object, seat: int) -> None:
        if self.is_over:
            raise BadOption("The game is over: call reset() for another.")
        self.encoding.take(self.game, action_number(action), seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        mask = self.encoding.mask(self.game, seat)
        return np.zeros_like(mask) if self.broken_off else mask

    def observation(self, seat: int) -> Observation:
        row = self.encoding.row(self.game, seat)
        return {"observation": row, "action_mask": self.mask(seat)} if self.is_dict else row

    def info(self, seat: int) -> dict[str, Any]:
        """The mask, where it is not part of the observation; and at the end, how it ended."""
        told: dict[str, Any] = {} if self.is_dict else {"action_mask": self.mask(seat)}
        outcome = self.game.outcome
        if outcome is not None:
            told |= {"outcome": outcome.cause, "won": seat in outcome.winners}
        return told

    def rewards(self) -> list[float]:
        """What came of the picks since this was last asked, for each seat."""
        earned = shares(self.game)
        if self.shaping is None:
            return earned
        return [share + gain for share, gain in zip(earned, self.shaping.gains(self.game), strict=True)]

    def drawn(self, seat: int | None) -> str | None:
        """The table as this seat sees it, or as somebody who only watches."""
        if self.render_mode is None:
            return None
        from ..presence.drawn import as_svg, as_text

        if self.render_mode == "svg":
            return as_svg(self.game, seat)
        return as_text(self.game, seat, colour=self.render_mode == "ansi")


def action_number(given: object) -> int:
    number = whole_number(given)
    if number is None:
        raise BadOption(f"An action is a whole number, the place of a 1 in the mask, not {given!r}.")
    return number


def one_of(given: str, what: str, *known: str) -> str:
    if given not in known:
        raise BadOption(f"There are the {what} {', '.join(known)}, not {given!r}.")
    return given
