"""The threat level: thugs on the Starting Zone, and who rolls for them on the way back (TW-SEWER-12 to TW-SEWER-15,
TW-SEWER-20)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....kernel import Choice, Facts, Question, Refusal, Rule
from ...characters import people
from ...combat import combat, dice
from ...scripts import book
from ...shelter import storage
from ...state import BELOW, COMPONENT, SEWERS, WATER, WOOD, Shelter
from ..our_street.figures import THUG, left

MOST: Final = 3
WITH_THREAT: Final = 2  # the value of the start option
FIVE_FROM: Final = 6
TEN_FROM: Final = 9
FIVE: Final = 5
TEN: Final = 10
ADDED: Final = (WATER, WOOD, COMPONENT)


# -- how high ---------------------------------------------------------------------------------------------------------


def most(g: Shelter) -> int:
    """TW-SEWER-12, TW-SEWER-20, TW-EXPN-05: as far as there are miniatures."""
    return min(MOST, left(g, THUG)) if g.expansions[SEWERS] == WITH_THREAT else 0


def why_not_threat(g: Shelter, choice: Choice, number: int) -> Refusal | None:
    """TW-SEWER-12."""
    return None if number <= most(g) else Refusal("TW-SEWER-12", "threat-most", most(g))


def what_threat_means(g: Shelter, choice: Choice, number: int) -> Facts:
    """TW-SEWER-13, TW-SEWER-14, TW-SEWER-15."""
    return Facts(risk=[("thugs-may-come", number, number)] if number else [])


THREAT = Question("threat", "amounts", why_not_threat, team=True, facts=what_threat_means)


def choose(g: Shelter) -> Rule:
    """TW-SEWER-12: where the table plays so."""
    if most(g):
        g.threat = yield Choice(THREAT, g.leader, list(range(most(g) + 1)))
        g.tell("threat", g.threat)


def raise_by(g: Shelter, n: int) -> None:
    """TW-SEWER-20."""
    level = min(most(g), g.threat + n)
    if g.location == BELOW and level > g.threat:
        g.threat = level
        g.tell("threat", level)


def level_of(g: Shelter) -> int:
    return g.threat


# -- on the way back --------------------------------------------------------------------------------------------------


def roll(g: Shelter) -> Rule:
    """TW-SEWER-13, TW-SEWER-14, TW-SEWER-15: as many times as the level says, until thugs come."""
    for _ in range(g.threat):
        if not g.threat or g.fled:
            return
        rolled = dice.black(g)
        g.tell("threat-roll", rolled, g.threat)
        if rolled <= g.threat:
            yield from book.read(g, g.box.sewers[g.way[0][0]].thugs)
            end(g)
        elif rolled >= FIVE_FROM:
            yield from add(g, TEN if rolled >= TEN_FROM else FIVE)


def end(g: Shelter) -> None:
    """TW-SEWER-14: nobody threatens them any more."""
    if g.threat:
        g.threat = 0
        g.tell("threat", 0)


def fight(g: Shelter) -> Rule:
    """TW-SEWER-14: as many thugs with knives as the level says; what a group reads that has won."""
    if not g.threat:
        return
    number = g.threat
    yield from combat.fight(g, g.box.sewer_thugs, number=number)
    end(g)
    if not g.fled and people.present(g):
        yield from book.read(g, g.box.sewers[g.way[0][0]].spoils)


def flee(g: Shelter) -> Rule:
    """TW-SEWER-09, TW-COMB-12: they strike once."""
    yield from combat.flee(g, g.box.sewer_thugs, number=g.threat)
    end(g)


# -- what lies about --------------------------------------------------------------------------------------------------


class Adding(NamedTuple):
    """Which resource, and how many are to come of it and of those after it."""

    goods: int
    left: int


def bounds(g: Shelter, goods: int, to_come: int) -> range:
    """TW-SEWER-15: in any mix, as far as the supply goes."""
    others = sum(storage.left(g, other) for other in ADDED[ADDED.index(goods) + 1 :])
    high = min(to_come, storage.left(g, goods))
    return range(min(high, max(0, to_come - others)), high + 1)


def why_not_add(g: Shelter, choice: Choice, number: int) -> Refusal | None:
    goods, to_come = choice.about
    open_ = bounds(g, goods, to_come)
    if number in open_:
        return None
    if number > open_[-1]:
        return Refusal("TW-SEWER-15", "add-at-most", open_[-1], goods)
    return Refusal("TW-SEWER-15", "add-at-least", open_[0], goods)


def what_is_added(g: Shelter, choice: Choice, number: int) -> Facts:
    return Facts(name=("there-is", number, choice.about.goods))


ADD_FROM_BELOW = Question("add-from-below", "amounts", why_not_add, about=Adding, team=True, facts=what_is_added)


def add(g: Shelter, number: int) -> Rule:
    """TW-SEWER-15: to the FINDINGS PILE, in any mix of water, wood and components."""
    to_come = number
    for goods in ADDED:
        open_ = bounds(g, goods, to_come)
        if open_[-1]:
            added = yield Choice(ADD_FROM_BELOW, g.leader, list(open_), Adding(goods, to_come))
            yield from storage.gain(g, goods, added)
            to_come -= added
