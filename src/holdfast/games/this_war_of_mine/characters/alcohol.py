"""Alcohol (TW-ALCO): who can drink, and what it does."""

from __future__ import annotations

from typing import Final

from ....kernel import Refusal
from ..shelter import storage
from ..state import ALCOHOL, FATIGUE, MISERY, MOONSHINE, WORST, Shelter
from . import states

# By how much a drink tires; either lowers misery by 1 (TW-ALCO-03, TW-ALCO-05).
TIRES: Final = {MOONSHINE: 2, ALCOHOL: 1}
DRINKS: Final = (MOONSHINE, ALCOHOL)


def why_not_drink(g: Shelter, person: int, alcohol: int) -> Refusal | None:
    """TW-ALCO-02, TW-ALCO-06."""
    if not storage.stock_of(g, person)[alcohol]:
        return Refusal("TW-ALCO-01", "none-at-hand", alcohol)
    if states.level(g, person, FATIGUE) == WORST:
        return Refusal("TW-ALCO-02", "too-tired-to-drink", g.characters[person])
    return None


def drink_alcohol(g: Shelter, person: int, alcohol: int) -> None:
    """TW-ALCO-03, TW-ALCO-04, TW-ALCO-05, TW-ALCO-06: MOONSHINE or ALCOHOL, from the stock at hand of that person."""
    storage.stock_of(g, person)[alcohol] -= 1
    g.tell("drinks-alcohol", g.characters[person], alcohol)
    states.change(g, person, FATIGUE, TIRES[alcohol])
    states.lower_state(g, person, MISERY, 1)
