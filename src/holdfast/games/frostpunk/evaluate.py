"""How the city looks: the judgement of a careful beginner, for players that look one turn ahead.

The numbers began as guesses. They were moved to where greedy lasts longest, by playing games with all of them changed a
little at random and going on from what did better (evolution strategies), about 2,000 games.
"""

from __future__ import annotations

from typing import Final

from .city.map import SPACES
from .city.people import type_of_round
from .phases.night import beds, in_need_of_beds, prisoners
from .state import (
    ACTION,
    BUNKHOUSE,
    CHILD_SHELTER,
    COAL,
    CORE,
    DISCONTENT,
    ENGINEER,
    GENERATOR_PHASE,
    HOPE,
    HOUSE,
    NIGHT,
    NONE,
    RUINS,
    TENT,
    TREE,
    TYPES,
    WOOD,
    WORKER,
    City,
)

# Feelings: the first tokens of Hope are worth most, the last ones of Discontent cost most.
HOPE_WORTH: Final = (-120.0, 0.0, 5.5, 6.5, 7.0, 12.0, 14.0)
DISCONTENT_WORTH: Final = (0.0, -2.4, -4.1, -15.0, -20.3, -43.9)
ACTIVE: Final = (0.9, -0.25)  # of an active token, by track

SICK: Final = 2.0
SICK_SECTION: Final = 8.4  # of each section of the Population track that is reached
GRAVE: Final = 0.63
PERSON: Final = 0.46
CORPSE: Final = 6.3

FOOD_DUE: Final = 0.3  # of Food that will be eaten within three Rounds
FOOD_KEPT: Final = 0.1
HUNGER: Final = 0.66

STRESS: Final = 0.49
BREAKDOWN: Final = 14.6
UPGRADED: Final = 1.2

BED: Final = 16.2  # of a bed that somebody needs
WARM: Final = 1.8  # of one that is warm tonight
ZONES: Final = (1.6, 2.9, 0.26)  # of each zone that is warm, for each Meeple that has still to act
ICON: Final = 0.95  # of somebody who will fall sick in the cold check

LASTS: Final = (  # before the first Storm, between the two, after them
    ((TENT, 0.7), (BUNKHOUSE, 0.9), (HOUSE, 1.0)),
    ((BUNKHOUSE, 0.7), (HOUSE, 1.0)),
    ((HOUSE, 1.0),),
)

NEXT: Final = 0.93  # what the next of a Resource is worth beside the one before it
STOCK: Final = (1.3, 2.5, 1.7)  # Wood, Coal, Steam Cores
ON_MAP: Final = 0.045
TREES: Final = 0.056
DEVELOPED: Final = 2.6
DEVELOPING: Final = 0.16  # for each Round nearer
LAW: Final = 1.0
AUTOMATON_WORTH: Final = 22.5
SCOUT: Final = 1.1
CARD: Final = 0.62  # in a hand
STORED: Final = (0.19, 0.59, 2.0, 1.1, 0.69)  # by goods on a card of the display
EARLY: Final = 0.33
ROUNDS: Final = 7.5
LATEST: Final = 1.5

# By Building: the first of its kind, and each further one.
FIRST: Final = (
    0, 0, 0, 1.1, 1.4, 13.1, 1.1, 0.2, 1.2, 3.6, 1.0, 2.5, 3.0, 2.0, 2.4, 1.2, 0, 0, 0,
    0, 2.2, 1.2, 2.7, 0.48, 2.2, 0.6, 0.52, 0.25, 1.5, 1.4, 0.13, 0.66,
)  # fmt: skip
FURTHER: Final = (
    0, 0, 0, 0.11, 0.65, 0.27, 0.6, 0, 0.35, 0.27, 0, 0.31, 0.27, 1.6, 0.4, 1.5, 0, 0, 0,
    0, 0, 0, 0, 2.7, 0, 0, 0, 0.19, 0, 0, 0, 0.12,
)  # fmt: skip
BETTER: Final = 1.0  # of an upgrade
LOST: Final = 25.0  # of being one step from a loss


def evaluate(g: City, seat: int) -> float:
    """The same for every seat: they win and lose together."""
    return feelings(g) + health(g) + food(g) + warmth(g) + works(g) + scenario(g)


def feelings(g: City) -> float:
    hope, discontent = g.tokens[HOPE], g.tokens[DISCONTENT]
    value = HOPE_WORTH[len(hope)] + DISCONTENT_WORTH[len(discontent)]
    value += ACTIVE[HOPE] * sum(token % 2 for token in hope)
    return value + ACTIVE[DISCONTENT] * sum(token % 2 for token in discontent)


def health(g: City) -> float:
    value = 0.0
    board = g.box.board
    for kind in TYPES:
        sick = g.sick[kind]
        value += PERSON * g.people[kind] - SICK * sick - GRAVE * g.skull[kind]
        for section in board.sickness:
            if sick >= section.least:
                value -= SICK_SECTION
        if sick >= board.too_sick - 2:
            value -= LOST
    value -= CORPSE * g.corpses * (1 + g.corpses / g.box.corpse_end)
    return value - LOST * (g.corpses >= g.box.corpse_end - 1)


def food(g: City) -> float:
    due = g.hunger + sum(g.people)
    eaten = min(g.food, due)
    value = FOOD_DUE * eaten + FOOD_KEPT * (g.food - eaten) - HUNGER * g.hunger
    ahead = g.hunger + g.people[type_of_round(g, g.round)] - g.food
    return value - LOST * (ahead >= g.box.board.too_hungry and g.phase <= ACTION)


def warmth(g: City) -> float:
    """Stress, beds, and the cold to come."""
    stress, most = g.stress, g.box.board.stress
    value = -STRESS * stress - max(0, stress - most + 3) - BREAKDOWN * g.overheated + UPGRADED * g.upgraded
    if g.overheated:
        value -= 2.0 * max(0, stress - most + 4)
    need = sum(in_need_of_beds(g, prisoners(g)))
    value += BED * min(lasting_beds(g), need + 1)
    if g.phase == ACTION:
        value += WARM * min(beds(g), need)
        actors = g.ready[WORKER] + g.ready[ENGINEER]
        levels = g.box.zone_level
        value += actors * sum((worth for zone, worth in enumerate(ZONES) if levels[g.ranges[zone]] < g.heat), 0.0)
    elif g.phase <= GENERATOR_PHASE or g.phase == NIGHT:
        icons = sum(g.box.heat_icon[space] != NONE for space in range(g.heat + 1, g.cold))
        value -= ICON * icons
    return value


def lasting_beds(g: City) -> float:
    """Beds, each counted for as long as the Storms will let it stand."""
    number = 4.0 * (CHILD_SHELTER in g.building)
    for building, lasts in LASTS[min(g.storms, 2)]:
        number += 2 * lasts * g.building.count(building)
    return number


def works(g: City) -> float:
    value = 0.0
    for kind in (WOOD, COAL, CORE):
        value += STOCK[kind] * (1 - NEXT ** g.stock[kind]) / (1 - NEXT)
    seen = [0] * (RUINS + 1)
    for space in range(SPACES):
        building = g.building[space]
        if building == NONE:
            lies = g.lies[space]
            if lies != NONE:
                value += (TREES if lies == TREE else ON_MAP) * g.amount[space]
        elif building != RUINS:
            worth = FURTHER[building] if seen[building] else FIRST[building]
            if not (g.box.large[building] and seen[building] % 2):
                value += worth + BETTER * g.improved[space]
            seen[building] += 1
    value += DEVELOPED * sum(g.developed) + LAW * sum(g.laws) + AUTOMATON_WORTH * g.automatons
    if g.developing != NONE:
        value += DEVELOPING * max(0, 7 - (g.token - g.round))
    return value + SCOUT * sum(scout != NONE for scout in g.scouts) + CARD * sum(map(len, g.hands))


def scenario(g: City) -> float:
    """What is stored for the goal, as far as it is wanted, and the more the later it is; on other cards a little."""
    late = min(LATEST, EARLY + g.round / ROUNDS)
    wanted = g.box.wanted
    value = 0.0
    for event, goods in zip(g.display, g.goods_on, strict=True):
        most = wanted.get(event)
        for kind, count in enumerate(goods):
            if count:
                value += STORED[kind] * (count * 0.5 if most is None else min(count, most[kind]) * late)
    return value
