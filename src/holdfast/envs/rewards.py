"""What agents are paid: a share of the victory at the end, and if it is wished, a foretaste of it on the way."""

from __future__ import annotations

from typing import Any, Final

from ..games import mind_of
from ..kernel import Game, Rng

ILLEGAL: Final = -1.0  # for an action that is not open; the game ends with it
SCALE: Final = 100.0  # by which a game's judgement of a position is divided, so that it is of the size of a victory


def shares(game: Game[Any]) -> list[float]:
    """Each seat's share of the victory: 1 for all who win together, a part of 1 for each who shares it, else 0."""
    outcome = game.outcome
    if outcome is None or not outcome.winners:
        return [0.0] * game.seats
    share = 1.0 if game.rules.together else 1.0 / len(outcome.winners)
    return [share if seat in outcome.winners else 0.0 for seat in range(game.seats)]


class Shaping:
    """By how much a position looks better than the one before: `discount` times how it looks now, less how it looked
    (Ng, Harada and Russell, 1999). Whatever is the best way to play stays the best, for an end looks like nothing."""

    def __init__(self, discount: float) -> None:
        self.discount = discount
        self.looked: list[float] = []

    def begin(self, game: Game[Any]) -> None:
        self.looked = [0.0] * game.seats
        self.looked = self.looks(game)

    def gains(self, game: Game[Any]) -> list[float]:
        """For each seat, since this was last asked."""
        before, self.looked = self.looked, self.looks(game)
        return [self.discount * now - was for now, was in zip(self.looked, before, strict=True)]

    def looks(self, game: Game[Any]) -> list[float]:
        """How the game itself judges the position, for each seat. While seats decide unseen by each other, that stays
        what it was, so that no reward tells what is still a secret."""
        if game.outcome is not None:
            return [0.0] * game.seats
        if game.play.lanes is not None:
            return self.looked
        if game.rules.together:
            return [looks_to(game, 0)] * game.seats
        return [looks_to(game, seat) for seat in range(game.seats)]


def looks_to(game: Game[Any], seat: int) -> float:
    """What the seat cannot know is drawn anew before it is judged, always in the same way: the same knowledge, the same
    judgement."""
    state = game.state.copy()
    game.rules.resample(state, seat, Rng(0))
    return mind_of(game).evaluate(state, seat) / SCALE
