"""What cold does, and what can be done about it, as the cards have it: Fate cards make ill by Cold tokens, and in some
Fittings one can burn something against them."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from ....cards import Sentence
from .. import phrases
from ..box import WarBox
from ..state import ILLNESS, Shelter

MOST_COLD: Final = 12  # tokens, of which more do no more harm


@cache
def makes_ill(box: WarBox) -> list[float]:
    """By Cold tokens: the chance that by the next Fate card they make somebody ill, or worse."""
    return [
        sum(risk(sentence, cold) for card in box.fate for sentence in card.dawn) / len(box.fate)
        for cold in range(MOST_COLD + 1)
    ]


def is_bitter(g: Shelter) -> bool:
    """So cold that all Fate cards that make ill by cold do so: more could do no more."""
    risks = makes_ill(g.box)
    return 0 < max(risks) == risks[min(g.cold, MOST_COLD)]


def risk(sentence: Sentence, cold: int) -> float:
    """The chance that this sentence of a Fate card makes somebody ill because of so many Cold tokens."""
    modifiers = sentence.modifiers
    if modifiers is None or modifiers.when is None or not modifiers.wanted:
        return 0.0
    for clause in modifiers.when.clauses:
        if clause.act is not phrases.is_cold or not clause.wanted or cold < cast("int", clause.args[0]):
            return 0.0
    if not falls_ill(sentence.args[-1]):
        return 0.0
    if sentence.act is phrases.roll_each:
        return cast("int", sentence.args[1]) / 10
    return float(sentence.act is phrases.for_each)


def falls_ill(do: object) -> bool:
    return isinstance(do, Sentence) and do.act is phrases.raise_state and do.args[0] == ILLNESS


@cache
def heats(box: WarBox) -> list[bool]:
    """By Fitting: whether one can burn something in it against the cold."""
    return [any(do.act is phrases.remove_cold for action in card.actions for do in action.do) for card in box.fittings]
