"""How the shelter looks: the judgement of a careful beginner, for players that look one turn ahead."""

from __future__ import annotations

from typing import Final

from ....mind import Foresight, Odds
from ..characters import people
from ..state import BED as IN_BED
from ..state import (
    CANNED_FOOD,
    DUSK,
    EVENING,
    FATIGUE,
    FIREARMS,
    FLOOR,
    GOODS,
    GUARD,
    MOST_PEOPLE,
    NONE,
    OUT,
    PEOPLE,
    RAID,
    SCAVENGING,
    UNARMED,
    VEGETABLE,
    WATER,
    Shelter,
)
from .under_way import chill, lasting, phases_begun, standing, under_way
from .values import (
    BEGINNER,
    BELOW,
    BLADE,
    BOARD,
    CARRIED,
    COMPLETED,
    COSTS,
    DAMAGE,
    FARMER,
    FIREARM,
    FOE,
    FOE_WOUND,
    IDEA,
    INJURY,
    KEPT,
    KEPT_CARD,
    NEXT,
    NOISE,
    OBSTACLE,
    OUTSIDE,
    PERSON,
    PET,
    RESTS,
    RESTS_BADLY,
    SPARED,
    STEP,
    THIRST,
    TIRED,
    WAITING,
    WANT,
    WATCH,
    WORTH,
)

ODDS: Final = Odds(spread=54.3, even=33.3, tick=13.3)  # measured: 150 games of planner:16, every scenario
# A whole day has some 34 turns, and the night much luck; ends are weighed as if the chances were slight.
FORESIGHT: Final = Foresight(
    ahead=4, count=phases_begun, weight=0.8, tries=6, odds=Odds(spread=46.5, even=121.85, tick=15.2)
)


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
        value -= THIRST * max(0, mouths - stock[WATER])
        value -= WANT * max(0, mouths + len(g.farmers) - sum(stock[CANNED_FOOD : VEGETABLE + 1]))
    return value


def house(g: Shelter) -> float:
    value = BOARD * sum(g.boarded) - chill(g, g.cold) + lasting(g) * IDEA * len(g.fittings) + PET * sum(g.pets)
    value += FARMER * len(g.farmers)
    for space, fitting in enumerate(g.fitting):
        if fitting != NONE:
            value += standing(g, fitting) + WAITING * (g.waits[space] > 0)
    in_the_way = 0
    for stack in g.cards_on:
        for row in stack:
            in_the_way += 2 - row % 2
    value -= OBSTACLE * in_the_way * 0.5
    return value + STEP * g.status + COMPLETED * len(g.completed) + KEPT_CARD * (len(g.kept_cards) + len(g.in_hand))


def night(g: Shelter) -> float:
    """What the night may bring: noise, enemies, and whether somebody is out at all."""
    value = SPARED * g.spared - DAMAGE * g.damage - INJURY * g.injuries
    if g.location != NONE:
        value -= NOISE * g.noise
    else:
        value += BELOW * len(g.below)
    if g.fighting or g.phase == RAID:
        for weapon in g.armed:
            if weapon != UNARMED:
                value += FIREARM if weapon in FIREARMS else BLADE
    if g.fighting:
        value -= FOE * len(g.foes) - FOE_WOUND * sum(g.foe_wounds)
    if EVENING <= g.phase <= RAID:
        value += WATCH * max(0, g.task.count(GUARD) - 1)
        for person, task in enumerate(g.task):
            if task in (IN_BED, FLOOR):
                value += (RESTS if task == IN_BED else RESTS_BADLY) * g.levels[FATIGUE * MOST_PEOPLE + person]
    if g.phase == SCAVENGING:
        value += OUTSIDE * g.task.count(OUT)
        value -= TIRED * sum(
            g.levels[FATIGUE * MOST_PEOPLE + person] == 4 for person in PEOPLE if g.characters[person] != NONE
        )
    return value
