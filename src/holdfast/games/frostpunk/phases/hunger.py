"""Phase 8, Hunger: yesterday's is paid for, and today's Citizens are fed (FP-HUN)."""

from __future__ import annotations

from ....kernel import GameOver, Outcome, Rule
from ..city.feelings import increase
from ..city.goods import add_hunger, lose_food, reduce_hunger
from ..city.people import die
from ..state import DISCONTENT, City


def hunger_phase(g: City) -> Rule:
    """FP-HUN-01: first the Hunger of the Round before, then this Round's Citizens."""
    pay_off(g)
    yield from suffer(g)
    g.hunger = 0
    feed(g)


def pay_off(g: City) -> None:
    """FP-HUN-02: a Food for each level, as far as it reaches."""
    paid = min(g.food, g.hunger)
    lose_food(g, paid)
    reduce_hunger(g, paid)


def suffer(g: City) -> Rule:
    """FP-HUN-03, 04, 05, FP-END-07: what is left of it stirs the people and kills those who should have eaten; too much
    of it is the end."""
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
    """FP-HUN-08 to 11: a Food for each Citizen of the Round's type, sick or not; what lacks is tomorrow's Hunger."""
    due = g.people[type_of_round(g, g.round)]
    eaten = min(g.food, due)
    lose_food(g, eaten)
    add_hunger(g, due - eaten)
    g.tell("fed", eaten, due)


def type_of_round(g: City, number: int) -> int:
    """FP-RND-06."""
    fed = g.box.board.fed
    return fed[(number - 1) % len(fed)]
