"""How the shelter looks: the judgement of a careful beginner, for players that look one turn ahead."""

from __future__ import annotations

from typing import Final

from ...kernel import Odds
from .group import people
from .promise import under_way
from .state import (
    CANNED_FOOD,
    DUSK,
    FATIGUE,
    GOODS,
    MOST_PEOPLE,
    NONE,
    OUT,
    PEOPLE,
    SCAVENGING,
    VEGETABLE,
    WATER,
    Shelter,
)
from .worths import (
    BED,
    BEGINNER,
    BOARD,
    CARRIED,
    COLD,
    COMPLETED,
    COSTS,
    FITTING,
    FOE,
    FOE_WOUND,
    IDEA,
    KEPT,
    KEPT_CARD,
    NEXT,
    NOISE,
    OBSTACLE,
    PERSON,
    PET,
    STEP,
    WAITING,
    WORTH,
)

ODDS: Final = Odds(spread=42.4, even=145.0, tick=0.6)  # measured: 90 games of greedy, all scenarios


def evaluate(g: Shelter, seat: int) -> float:
    """The same for every seat: they win and lose together."""
    return bodies(g) + goods(g) + house(g) + night(g) + under_way(g)


def bodies(g: Shelter) -> float:
    value = 0.0
    levels = g.levels
    for person in PEOPLE:
        card = g.characters[person]
        if card == NONE:
            continue
        value += PERSON + BEGINNER * (card in g.beginners)
        for state, costs in enumerate(COSTS):
            value -= costs[levels[state * MOST_PEOPLE + person]]
    return value


def goods(g: Shelter) -> float:
    value = 0.0
    stock, pile = g.stock, g.pile
    for kind in range(GOODS):
        owned = stock[kind]
        carried = pile[kind]
        if owned or carried:
            value += WORTH[kind] * (KEPT[owned] + CARRIED * (KEPT[owned + carried] - KEPT[owned])) / (1 - NEXT)
    if g.phase <= DUSK:
        mouths = len(people.group(g))
        value -= 3.0 * max(0, mouths - stock[WATER]) + 3.0 * max(0, mouths - sum(stock[CANNED_FOOD : VEGETABLE + 1]))
    return value


def house(g: Shelter) -> float:
    value = BOARD * sum(g.boarded) - COLD * g.cold + IDEA * len(g.fittings) + PET * sum(g.pets)
    beds = g.box.is_bed
    for space, fitting in enumerate(g.fitting):
        if fitting != NONE:
            value += FITTING + BED * beds[fitting] + WAITING * (g.waits[space] > 0)
    in_the_way = 0
    for stack in g.cards_on:
        for row in stack:
            in_the_way += 2 - row % 2
    value -= OBSTACLE * in_the_way * 0.5
    return value + STEP * g.status + COMPLETED * len(g.completed) + KEPT_CARD * len(g.kept_cards)


def night(g: Shelter) -> float:
    """What the night may bring: noise, enemies, and whether somebody is out at all."""
    value = -1.2 * g.damage - 2.5 * g.injuries + 2.0 * g.spared
    if g.location != NONE:
        value -= NOISE * g.noise
    if g.fighting:
        value -= FOE * len(g.foes) - FOE_WOUND * sum(g.foe_wounds)
    if g.phase == SCAVENGING:
        value += 3.0 * sum(task == OUT for task in g.task)
        value -= sum(g.levels[FATIGUE * MOST_PEOPLE + person] == 4 for person in PEOPLE if g.characters[person] != NONE)
    return value
