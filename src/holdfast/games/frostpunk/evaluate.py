"""How the city looks: the judgement of a careful beginner, for players that look one turn ahead."""

from __future__ import annotations

from typing import Final

from .city.map import SPACES
from .city.people import type_of_round
from .phases.night import in_need_of_beds
from .state import (
    CHILD_SHELTER,
    COAL,
    CORE,
    DISCONTENT,
    HOPE,
    NONE,
    RUINS,
    TREE,
    TYPES,
    WOOD,
    City,
)

HOPE_TOKEN: Final = 4.0
ACTIVE: Final = 1.2
DISCONTENT_TOKEN: Final = 4.5
SICK: Final = 0.55
GRAVE: Final = 1.0
CORPSE: Final = 1.6
PERSON: Final = 0.12
FOOD_DUE: Final = 0.5  # of Food that will be eaten within two Rounds
FOOD_KEPT: Final = 0.15
HUNGER: Final = 0.45
STRESS: Final = 0.3
BED: Final = 1.1
NEXT: Final = 0.9  # what the next of a Resource is worth beside the one before it
STOCK: Final = (0.75, 0.55, 1.8, 1.0)  # by Resource
ON_MAP: Final = 0.12
DEVELOPED: Final = 2.0
LAW: Final = 1.5
ON_CARD: Final = (0.9, 0.75, 2.0, 1.0, 0.75)  # by goods: stored for the scenario
SCOUT: Final = 1.2
BUILDING: Final = (
    0, 0, 0, 2.2, 1.6, 2.4, 2.2, 0.6, 1.8, 2.2, 2.2, 1.8, 2.6, 3.6, 3.2, 3.0, 0, 0, 0,
    1.0, 2.0, 2.2, 2.2, 1.2, 2.0, 1.8, 1.4, 0.2, 1.5, 1.8, 1.0, 0.5,
)  # fmt: skip
LOST: Final = 14.0  # of being one step from a loss


def evaluate(g: City, seat: int) -> float:
    """The same for every seat: they win and lose together."""
    return feelings(g) + health(g) + food(g) + warmth(g) + works(g)


def feelings(g: City) -> float:
    hope, discontent = g.tokens[HOPE], g.tokens[DISCONTENT]
    value = HOPE_TOKEN * (1 - 0.75 ** len(hope)) / 0.25 + ACTIVE * sum(token % 2 for token in hope)
    value -= 0.5 * DISCONTENT_TOKEN * len(discontent) * (1 + len(discontent) / 5) / 1.5
    value -= 0.3 * sum(token % 2 for token in discontent)
    return value - LOST * (len(hope) == 1) - LOST * (len(discontent) >= 5)


def health(g: City) -> float:
    value = 0.0
    board = g.box.board
    for kind in TYPES:
        sick = g.sick[kind]
        value += PERSON * g.people[kind] - SICK * sick - GRAVE * g.skull[kind]
        for section in board.sickness:
            if sick >= section.least:
                value -= 1.5
        if sick >= board.too_sick - 4:
            value -= LOST
    value -= CORPSE * g.corpses * (1 + g.corpses / g.box.corpse_end)
    return value - LOST * (g.corpses >= g.box.corpse_end - 2)


def food(g: City) -> float:
    due = g.hunger + g.people[type_of_round(g, g.round)] + g.people[type_of_round(g, g.round + 1)]
    eaten = min(g.food, due)
    value = FOOD_DUE * eaten + FOOD_KEPT * (g.food - eaten) - HUNGER * g.hunger
    return value - LOST * (g.hunger >= g.box.board.too_hungry + g.food)


def warmth(g: City) -> float:
    """Stress, and whether tonight's beds are there."""
    value = -STRESS * g.stress - 2.0 * max(0, g.stress - g.box.board.stress + 2) - 5.0 * g.overheated + 2.0 * g.upgraded
    if g.stress > g.box.board.stress and g.overheated:
        value -= LOST
    rows = g.box.buildings
    shelters = sum(
        rows[building].beds * (1.0 if building < RUINS else 0)
        for building in g.building
        if building not in (NONE, RUINS)
    )
    shelters += 4 * (CHILD_SHELTER in g.building)
    need = sum(in_need_of_beds(g, [])) or 10
    return value + BED * min(shelters, need) + 0.35 * (g.heat - 1)


def works(g: City) -> float:
    value = 0.0
    for kind in (WOOD, COAL, CORE):
        value += STOCK[kind] * (1 - NEXT ** g.stock[kind]) / (1 - NEXT)
    for space in range(SPACES):
        building = g.building[space]
        if building not in (NONE, RUINS):
            value += (BUILDING[building] + 0.8 * g.improved[space]) / (2 if g.box.large[building] else 1)
        elif g.lies[space] not in (NONE, TREE):
            value += ON_MAP * g.amount[space]
        elif g.lies[space] == TREE:
            value += 0.5 * ON_MAP * g.amount[space]
    value += DEVELOPED * sum(g.developed) + LAW * sum(g.laws) + 2.0 * g.automatons
    value += SCOUT * sum(scout != NONE for scout in g.scouts)
    for goods in g.goods_on:
        value += sum(ON_CARD[kind] * count for kind, count in enumerate(goods))
    return value + 0.3 * sum(map(len, g.hands))
