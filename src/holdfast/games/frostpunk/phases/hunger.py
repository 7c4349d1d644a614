"""Phase 8, Hunger: yesterday's is paid for, and today's Citizens are fed (FP-HUN)."""

from __future__ import annotations

from typing import Final

from ....kernel import Choice, Facts, GameOver, Outcome, Question, Refusal, Rule
from ..city.citizens import type_of_round
from ..city.feelings import increase, increase_type
from ..city.goods import add_hunger, lose_food, reduce_hunger, spend
from ..city.sickness import die
from ..state import DISCONTENT, FOOD, FOOD_ADDITIVES, GREED, STARVATION_RATIONS, City

# Food Additives (FP-LAW-12): what they cost in Food, and the Hunger they take away.
ADDITIVES_COST: Final = 2
ADDITIVES_FILL: Final = 10


def hunger_phase(g: City) -> Rule:
    """FP-HUN-01: first the Hunger of the Round before, then this Round's Citizens."""
    yield from use_additives(g)
    pay_off(g)
    yield from suffer(g)
    g.hunger = 0
    feed(g)


def as_you_like(g: City, choice: Choice, answer: int) -> Refusal | None:
    return None


def what_additives_do(g: City, choice: Choice, answer: int) -> Facts:
    if not answer:
        return Facts()
    return Facts(now=[("spends-food", ADDITIVES_COST), ("hunger-falls", ADDITIVES_FILL), ("greed-rises",)])


ADDITIVES = Question(
    "additives",
    "yes-no",
    as_you_like,
    team=True,
    asked=lambda g, choice: {"hunger": g.hunger},
    facts=what_additives_do,
)


def use_additives(g: City) -> Rule:
    """FP-LAW-12: once, before old Hunger is paid off; the players may thin it with something else, and Greed rises."""
    if not g.laws[FOOD_ADDITIVES] or g.food < ADDITIVES_COST or not g.hunger:
        return
    wanted = yield Choice(ADDITIVES, g.leader, [0, 1])
    if wanted:
        spend(g, FOOD, ADDITIVES_COST)
        reduce_hunger(g, ADDITIVES_FILL)
        g.tell("additives", g.hunger)
        yield from increase_type(g, DISCONTENT, GREED)


def pay_off(g: City) -> None:
    """FP-HUN-02: a Food for each level, as far as it reaches."""
    paid = min(g.food, g.hunger)
    lose_food(g, paid)
    reduce_hunger(g, paid)


def suffer(g: City) -> Rule:
    """FP-HUN-03, FP-HUN-04, FP-HUN-05, FP-END-07: what is left of it stirs the people and kills those who should have
    eaten; too much of it is the end."""
    board = g.box.board
    if g.hunger >= board.too_hungry:
        raise GameOver(Outcome("hunger", ()))
    sections = [section for section in board.hunger if section.least <= g.hunger]
    if not sections:
        return
    section = sections[-1]
    for _ in range(section.discontent):
        yield from increase(g, DISCONTENT)
    yield from die(g, type_of_round(g, max(1, g.round - 1)), section.deaths)


def feed(g: City) -> None:
    """FP-HUN-08, FP-HUN-09, FP-HUN-10, FP-HUN-11: a Food for each Citizen of the Round's type, sick or not; what lacks
    is tomorrow's Hunger. FP-LAW-24: with Starvation Rations one less for each of their Meeples."""
    kind = type_of_round(g, g.round)
    due = g.people[kind]
    if g.laws[STARVATION_RATIONS]:
        due = max(0, due - g.mustered[kind])
    eaten = min(g.food, due)
    lose_food(g, eaten)
    add_hunger(g, due - eaten)
    g.tell("fed", eaten, due)


# -- what is coming ---------------------------------------------------------------------------------------------------

Danger = tuple[str, tuple[int, ...]]  # a message and its numbers


def hunger_ahead(g: City) -> tuple[int, int]:
    """FP-HUN-02, FP-HUN-08, FP-HUN-09: what is left of yesterday's Hunger tonight, and what tomorrow begins with."""
    left = max(0, g.hunger - g.food)
    food = max(0, g.food - g.hunger)
    kind = type_of_round(g, g.round)
    due = g.people[kind] - (g.mustered[kind] if g.laws[STARVATION_RATIONS] else 0)
    return left, max(0, due - food)


def lost_to_hunger(g: City) -> list[Danger]:
    """FP-END-07: how the game will be lost to Hunger, if nothing is done about it."""
    too_much = g.box.board.too_hungry
    tonight, tomorrow = hunger_ahead(g)
    if tonight >= too_much:
        return [("danger-hunger-tonight", (tonight, tonight - too_much + 1))]
    if tomorrow >= too_much:
        return [("danger-hunger-tomorrow", (tomorrow, tomorrow - too_much + 1))]
    return []
