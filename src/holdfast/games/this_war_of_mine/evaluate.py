"""How the shelter looks: the judgement of a careful beginner, for players that look one turn ahead."""

from __future__ import annotations

from typing import Final

from .group import people
from .state import (
    AMMO,
    BANDAGES,
    CANNED_FOOD,
    COMPONENT,
    DUSK,
    FATIGUE,
    GOODS,
    HATCHET,
    HERBAL_MEDS,
    KNIFE,
    LOCKPICK,
    MEDS,
    MOST_PEOPLE,
    NONE,
    OUT,
    PEOPLE,
    PISTOL,
    RAW_FOOD,
    SAW_BLADE,
    SCAVENGING,
    SHOTGUN,
    SHOVEL,
    VEGETABLE,
    WATER,
    WOOD,
    Shelter,
)

PERSON: Final = 40.0  # somebody who lives
BEGINNER: Final = 6.0  # who was there from the start

# What a level of each state costs: hunger, fatigue, misery, wounds, illness. The last step is the worst.
COSTS: Final = (
    (0.0, 1.0, 2.5, 9.0, 30.0),
    (0.0, 0.6, 2.2, 5.0, 8.0),
    (0.0, 1.5, 4.5, 12.0, 30.0),
    (0.0, 2.0, 5.5, 13.0, 30.0),
    (0.0, 2.0, 5.5, 13.0, 30.0),
)

# What the first of a kind is worth; each further one less.
FIRST: Final = {
    WOOD: 0.7,
    COMPONENT: 0.7,
    WATER: 2.2,
    CANNED_FOOD: 4.5,
    RAW_FOOD: 3.6,
    VEGETABLE: 2.4,
    MEDS: 4.0,
    BANDAGES: 4.0,
    HERBAL_MEDS: 2.5,
    KNIFE: 2.0,
    HATCHET: 2.4,
    PISTOL: 2.6,
    SHOTGUN: 3.0,
    AMMO: 1.0,
    SHOVEL: 2.0,
    LOCKPICK: 1.2,
    SAW_BLADE: 1.2,
}
WORTH: Final = [FIRST.get(kind, 0.35) for kind in range(GOODS)]
NEXT: Final = 0.9
KEPT: Final = [1 - NEXT**n for n in range(64)]

FITTING: Final = 2.5
BED: Final = 4.0
WAITING: Final = 1.2
BOARD: Final = 2.0
COLD: Final = 1.6
OBSTACLE: Final = 0.8
IDEA: Final = 0.15
STEP: Final = 1.5  # of an objective's counter
COMPLETED: Final = 5.0
NOISE: Final = 0.35
FOE: Final = 3.0
FOE_WOUND: Final = 1.6
CARRIED: Final = 0.85  # of what is still out there
KEPT_CARD: Final = 1.5
PET: Final = 2.0


def evaluate(g: Shelter, seat: int) -> float:
    """The same for every seat: they win and lose together."""
    return bodies(g) + goods(g) + house(g) + night(g)


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
    value -= OBSTACLE * sum(len(stack) + sum(row % 2 == 0 for row in stack) for stack in g.cards_on) * 0.5
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
