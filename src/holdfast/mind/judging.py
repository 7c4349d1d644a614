"""How a table looks to a seat, and how far it pays to look ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Any, Final, Generic

from ..kernel.state import S
from .features import Block
from .measures import Measures

MOST_EXPONENT: Final = 700.0  # more would overflow


@dataclass(frozen=True, slots=True)
class Odds:
    """What a game's judgement says of the chance to win, as it was measured (holdfast.players.odds)."""

    spread: float = 15.0  # what looks so much better has e times the odds
    even: float = 0.0  # what looks so at the end is as likely won as lost;
    tick: float = 0.0  # so much more is needed with every round (or day) still to come

    def alone(self, looks: float, left: float) -> float:
        """For players who win or lose as one, with `left` rounds (or days) to come."""
        return 1 / (1 + exp(min(MOST_EXPONENT, (self.even + self.tick * left - looks) / self.spread)))

    def among(self, looks: float, rivals: Sequence[float]) -> float:
        """Of one against others."""
        return 1 / (1 + sum(exp(min(MOST_EXPONENT, (rival - looks) / self.spread)) for rival in rivals))


@dataclass(frozen=True, slots=True)
class Foresight:
    """How far it pays to play on, for players that look ahead: as it was measured (docs/planner.md)."""

    ahead: int = 1  # a playout is over when this many more rounds (or days) have begun;
    count: Callable[[Any], int] | None = None  # or this many more of what this counts, such as phases
    weight: float = 0.6  # how much its end counts, beside what is known at once
    tries: int = 2  # ways of which each step in it is the best
    odds: Odds | None = None  # by which it is weighed, if not by the true ones


def looks_alike(g: object, seat: int) -> float:
    """For who cannot judge a table, each is as good as another until the game is over."""
    return 0.0


def nothing_left(g: object) -> float:
    return 0.0


@dataclass(frozen=True)
class Mind(Generic[S]):
    """What players, the laboratory and learners may ask of a game; where nothing is said, the plain answer stands."""

    evaluate: Callable[[S, int], float] = looks_alike  # how well a seat stands
    left: Callable[[S], float] = nothing_left  # rounds (or days) still to come, as far as anybody can tell
    odds: Odds = field(default=Odds())  # what `evaluate` says of the chance to win
    foresight: Foresight = field(default=Foresight())
    measures: Measures[S] = field(default=Measures())  # what a laboratory can count
    features: tuple[Block[S], ...] = ()  # what a seat may know, as numbers: for agents that learn
