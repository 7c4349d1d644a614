"""Hired farmers: where they stand, what they eat and grow, and when they leave (TW-FARM).

`g.farmers` holds the space of each of them. They are no characters (TW-EXPN-06).
"""

from __future__ import annotations

from typing import Final

from .....cards import perform
from .....kernel import Choice, Facts, Question, Refusal, Rule
from .....kernel.rows import without
from ...combat import dice
from ...here import Here
from ...state import FOODS, Shelter

FIGURES: Final = 2  # TW-EXPN-05
ENOUGH: Final = len(FOODS)
LEAVES: Final = 5  # up to this roll an unfed farmer does


# -- hiring -----------------------------------------------------------------------------------------------------------


def hired(g: Shelter) -> int:
    """TW-FARM-05."""
    return len(g.farmers)


def free(g: Shelter) -> list[int]:
    """TW-FARM-06, TW-FARM-07: the spaces on which a farmer can be put."""
    return [space for space in range(g.box.spaces) if why_not_farm(g, space) is None]


def can_hire(g: Shelter, n: int) -> bool:
    """TW-FARM-05, TW-FARM-07: so many figures are left, and so many farm Fittings are free."""
    return hired(g) + n <= FIGURES and len(free(g)) >= n


def why_not_farm(g: Shelter, space: int) -> Refusal | None:
    """TW-FARM-06, TW-FARM-07: a farm Fitting that nothing covers and at which nobody stands."""
    fitting = g.fitting[space]
    if fitting < 0 or not g.box.fittings[fitting].tended:
        return Refusal("TW-FARM-06", "no-farm-there", space)
    if g.cards_on[space]:
        return Refusal("TW-FARM-07", "space-covered", space)
    return Refusal("TW-FARM-06", "farmer-there", space) if space in g.farmers else None


def why_not_farm_at(g: Shelter, choice: Choice, space: int) -> Refusal | None:
    return why_not_farm(g, space)


def what_grows(g: Shelter, choice: Choice, space: int) -> Facts:
    """TW-FARM-06."""
    fitting = g.fitting[space]
    return Facts(name=("fitting-at", fitting, space), now=[("every-dawn", g.box.fittings[fitting].tended)])


FARM_AT = Question("farm-at", "spaces", why_not_farm_at, about="left", team=True, facts=what_grows)


def hire(g: Shelter, n: int) -> Rule:
    """TW-FARM-04, TW-FARM-05, TW-FARM-06: each is put on a farm Fitting, and stays there."""
    for left in range(n, 0, -1):
        space = yield Choice(FARM_AT, g.leader, free(g), left)
        g.farmers = [*g.farmers, space]
        g.tell("farmer-hired", space)


# -- their meal -------------------------------------------------------------------------------------------------------


def why_not_feed(g: Shelter, choice: Choice, food: int) -> Refusal | None:
    """TW-FARM-08: one food of any kind from STORAGE, or nothing."""
    return None if food == ENOUGH or g.stock[FOODS[food]] else Refusal("TW-FARM-08", "none-at-hand", FOODS[food])


def what_feeding_does(g: Shelter, choice: Choice, food: int) -> Facts:
    """TW-FARM-08."""
    if food == ENOUGH:
        return Facts(risk=[("farmer-may-leave", LEAVES)])
    return Facts(now=[("at-hand", g.stock[FOODS[food]])])


FEED_FARMER = Question("feed-farmer", "foods", why_not_feed, about="space", team=True, facts=what_feeding_does)


def meal(g: Shelter) -> Rule:
    """TW-FARM-08: each gets a food, or may leave."""
    for space in g.farmers:
        food = yield Choice(FEED_FARMER, g.leader, range(ENOUGH + 1), space, g)
        if food != ENOUGH:
            g.stock[FOODS[food]] -= 1
            g.tell("farmer-eats", space, FOODS[food])
            continue
        rolled = dice.black(g)
        g.tell("farmer-unfed", space, rolled)
        if rolled <= LEAVES:
            leave(g, space)


# -- when one leaves --------------------------------------------------------------------------------------------------


def leave(g: Shelter, space: int) -> None:
    """TW-FARM-10: back to the pool."""
    g.farmers = without(g.farmers, space)
    g.tell("farmer-leaves", space)


def why_not_go(g: Shelter, choice: Choice, space: int) -> Refusal | None:
    return None if space in g.farmers else Refusal("TW-FARM-06", "no-farmer-there", space)


FARMER_GOES = Question("farmer-goes", "spaces", why_not_go, team=True, facts=what_grows)


def one_leaves(g: Shelter) -> Rule:
    """TW-FARM-10: which of them, the leader says; nothing if there is none."""
    if g.farmers:
        leave(g, (yield Choice(FARMER_GOES, g.leader, sorted(g.farmers))))


# -- what they do -----------------------------------------------------------------------------------------------------


def harvest(g: Shelter) -> Rule:
    """TW-FARM-06: what a farm Fitting gives to whoever stands there."""
    for space in g.farmers:
        yield from perform(g, g.box.fittings[g.fitting[space]].tended, Here(space=space))


def eyes(g: Shelter) -> int:
    """TW-FARM-09: each keeps 1 damage of every raid off, before the dice."""
    return -hired(g)
