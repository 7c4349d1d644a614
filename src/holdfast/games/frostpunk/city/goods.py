"""Food, Hunger and Resources: gaining, losing, spending, and their limits (FP-GEN-08, 09, 13, 14, FP-LIM-02 to 05)."""

from __future__ import annotations

from ..state import MOST_FOOD, MOST_HUNGER, MOST_STEEL, STEEL, City


def gain(g: City, resource: int, number: int) -> None:
    """FP-GEN-08, FP-LIM-04, 05: from the bank, which has enough of everything but Steel."""
    if resource == STEEL:
        in_play = g.stock[STEEL] + sum(g.amount[space] for space, lies in enumerate(g.lies) if lies == STEEL)
        number = min(number, MOST_STEEL - in_play)
    g.stock[resource] += number
    g.tell("gained", number, resource)


def lose(g: City, resource: int, number: int) -> None:
    """FP-GEN-08, 13: what there is."""
    number = min(number, g.stock[resource])
    g.stock[resource] -= number
    g.tell("lost", number, resource)


def spend(g: City, resource: int, number: int) -> None:
    """FP-GEN-14: in full; whoever offers it has seen that it can be paid."""
    assert g.stock[resource] >= number, "what cannot be paid in full is not offered"
    g.stock[resource] -= number
    g.tell("spent", number, resource)


def gain_food(g: City, number: int) -> None:
    """FP-GEN-09, FP-LIM-02."""
    number = min(number, MOST_FOOD - g.food)
    g.food += number
    g.tell("food-gained", number)


def lose_food(g: City, number: int) -> None:
    """FP-GEN-09, 13."""
    number = min(number, g.food)
    g.food -= number
    g.tell("food-lost", number)


def add_hunger(g: City, number: int) -> None:
    """FP-LIM-03."""
    g.hunger = min(MOST_HUNGER, g.hunger + number)


def reduce_hunger(g: City, number: int) -> None:
    g.hunger = max(0, g.hunger - number)
