"""Which game is dealt next."""

from __future__ import annotations

from secrets import randbits

from .. import check_seed
from ..kernel import Rng


class Seeds:
    """A seed that is given deals the game that `holdfast.start` deals with it; without one, the next seeds follow from
    the last that was given, so that a whole row of games is the same again."""

    def __init__(self, first: int | None = None) -> None:
        self.waiting = None if first is None else check_seed(first)
        self.chance = Rng(randbits(64))

    def next(self, given: int | None = None) -> int:
        seed = self.waiting if given is None else check_seed(given)
        self.waiting = None
        if seed is None:
            return self.chance.next()
        self.chance = Rng(seed)
        return seed
