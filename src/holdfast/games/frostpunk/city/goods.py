"""Food, Hunger and Resources: gaining, losing, spending, and their limits (FP-GEN-08, FP-GEN-09, FP-GEN-13, FP-GEN-14,
FP-LIM-02, FP-LIM-03, FP-LIM-04, FP-LIM-05)."""

from __future__ import annotations

from ..state import FOOD, MOST_FOOD, MOST_HUNGER, MOST_STEEL, STEEL, City


def have(g: City, goods: int) -> int:
    """FP-GEN-06, FP-GEN-14: what the city has of them."""
    return g.food if goods == FOOD else g.stock[goods]


def gain(g: City, goods: int, number: int) -> None:
    """FP-GEN-08, FP-LIM-04, FP-LIM-05, FP-GEN-09: from the bank, which has enough of everything but Steel."""
    if goods == FOOD:
        gain_food(g, number)
        return
    if goods == STEEL:
        in_play = g.stock[STEEL] + sum(g.amount[space] for space, lies in enumerate(g.lies) if lies == STEEL)
        number = min(number, MOST_STEEL - in_play)
    g.stock[goods] += number
    if number:
        g.tell("gained", number, goods)


def lose(g: City, goods: int, number: int) -> None:
    """FP-GEN-08, FP-GEN-13, FP-GEN-09: what there is."""
    if goods == FOOD:
        lose_food(g, number)
        return
    number = min(number, g.stock[goods])
    g.stock[goods] -= number
    if number:
        g.tell("lost", number, goods)


def spend(g: City, goods: int, number: int) -> None:
    """FP-GEN-14, FP-GEN-08, FP-GEN-09: in full; whoever offers it has seen that it can be paid."""
    assert have(g, goods) >= number, "what cannot be paid in full is not offered"
    if goods == FOOD:
        g.food -= number
    else:
        g.stock[goods] -= number
    g.tell("spent", number, goods)


def gain_food(g: City, number: int) -> None:
    """FP-GEN-09, FP-LIM-02."""
    number = min(number, MOST_FOOD - g.food)
    g.food += number
    if number:
        g.tell("food-gained", number)


def lose_food(g: City, number: int) -> None:
    """FP-GEN-09, FP-GEN-13."""
    number = min(number, g.food)
    g.food -= number
    if number:
        g.tell("food-lost", number)


def add_hunger(g: City, number: int) -> None:
    """FP-LIM-03, FP-EXP-19."""
    g.hunger = min(MOST_HUNGER, g.hunger + number)


def reduce_hunger(g: City, number: int) -> None:
    """FP-BLD-54."""
    g.hunger = max(0, g.hunger - number)
