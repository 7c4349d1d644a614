"""How the city looks: the judgement of a careful player, for players that look ahead by trying.

What counts is what a Round takes (its meal, its fire, its beds) and what people, Buildings and Laws give back in the
Rounds still to come. The numbers began as guesses at what a Meeple gets done on a turn. They were then moved to where
greedy does best: by fitting them to how some 500 games came out, and by playing 3,200 games with all of them changed a
little at random and going on from what did better (evolution strategies). What Laws give, and what Buildings are worth
that nobody built, was set by hand since (docs/balance.md).
"""

from __future__ import annotations

from typing import Final

from ....mind import Foresight, Odds
from ..city.citizens import type_of_round
from ..phases.night import beds, in_need_of_beds, prisoners
from ..state import (
    ACTION,
    BUNKHOUSE,
    CHILD_SHELTER,
    COAL,
    CORE,
    CROWDED_QUARTERS,
    DISCONTENT,
    ENGINEER,
    GENERATOR_PHASE,
    HOPE,
    HOUSE,
    HUNGER,
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

ODDS: Final = Odds(spread=147.0, even=55.6, tick=15.1)  # measured: 130 games of planner:16, every society
FORESIGHT: Final = Foresight(odds=Odds(spread=88.3, even=172.25, tick=16.6))  # as if the chances were slight

LAST: Final = 14.3  # the Round in which it is likely to be over
LOST: Final = 53.9  # of being one step from a loss

# Feelings: the first tokens of Hope are worth most, the last ones of Discontent cost most.
HOPE_WORTH: Final = (-21.1, -2.81, -0.704, 0.679, 1.12, 2.1, 2.14)
DISCONTENT_WORTH: Final = (0, -9.94, -28.6, -44.9, -76.1, -174.0)
ACTIVE: Final = (2.05, -0.963)  # of an active token, by track

SICK: Final = 5.11
SICK_SECTION: Final = 6.14  # of each section of the Population track that is reached
GRAVE: Final = 5.85
PERSON: Final = (0.163, 0.257, 0.00663)  # for each Round to come
CORPSE: Final = 8.52

MEALS: Final = (0.131, 0.274, 0.566, 0.0365)  # of Food for what is due now, and for the next meals
FOOD_KEPT: Final = 0.0162
HUNGER_WORTH: Final = 0.426
STARVING: Final = 2.6  # of each death by hunger in sight

STRESS: Final = 2.11
BREAKDOWN: Final = 33.8
UPGRADED: Final = 30.5

BED: Final = 0.903  # of a bed that somebody needs, for each night to come
WARM: Final = 12.6  # of one that is warm tonight
READY: Final = 16.1  # of a Meeple that has still to act
COLD_ACT: Final = 14.3  # of each Meeple that has still to act and has no warm place
ZONES: Final = (0.3, 0.5, 0.2)  # the share of actions on the Generator tile, near, and far
ICON: Final = 11.2  # of somebody who will fall sick in the cold check

# Before the first Storm, between the two, after them: how much of the time to come a Shelter will stand.
LASTS: Final = (
    ((TENT, 0.5), (BUNKHOUSE, 0.9), (HOUSE, 1.0)),
    ((BUNKHOUSE, 0.8), (HOUSE, 1.0)),
    ((HOUSE, 1.0),),
)

WOOD_WORTH: Final = 5.26
NEXT_WOOD: Final = 0.94
FIRES: Final = (3.81, 3.68, 7.27)  # of Coal for the fire of this Round, the next, and the one after
COAL_KEPT: Final = 1.57
CORES: Final = 7.35
ON_MAP: Final = 0.17
NEXT_ON_MAP: Final = 0.96
TREES: Final = 0.112
DEVELOPED: Final = 3.93
MARKED: Final = 10.0  # of a mark that the goal wants: a guess
DEVELOPING: Final = 0.0729  # for each Round nearer
LAW: Final = 0.644
# By Law: for each Round to come, beside what it does at once.
LAW_LASTS: Final = (0, 1.8, 0.5, 0.6, 0, 0, 0, 0, 0, 0, 1.6, 0, 0, 0, 0.5, 2.0)
AUTOMATON_WORTH: Final = 10.2  # for each Round to come
SCOUT: Final = 0.37
SCOUT_STEP: Final = 0.642
CARD: Final = 6.45  # in a hand
STORED: Final = (10.7, 9.24, 7.89, 6.58, 6.79)  # by goods on a card of the display
EARLY: Final = 0.263
ROUNDS: Final = 4.53
LATEST: Final = 2.79

# By Building: the first of its kind, the second, and each further one; in the early game.
FIRST: Final = (
    0, 0, 0, 1.66, 24.0, 4.43, 0.289, 7.03, 0.835, 12.0, 2.35, 1.46, 30.0, 30.0, 26.7, 3.51,
    0, 0, 0, 0, 15.7, 6.0, 3.82, 1.34, 26.5, 20.0, 18.0, 6.39, 14.0, 4.11, 22.0, 2.56,
)  # fmt: skip
SECOND: Final = (
    0, 0, 0, 1.28, 1.21, 0.468, 0.751, 0, 4.04, 8.51, 0, 1.69, 6.81, 4.07, 10.2, 1.5,
    0, 0, 0, 0, 0, 0, 0, 5.12, 0, 0, 0, 6.39, 0, 0, 0, 1.28,
)  # fmt: skip
FURTHER: Final = (
    0, 0, 0, 0, 1.69, 4.55, 0.0361, 0, 0.25, 3.41, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 2.56, 0, 0, 0, 2.68, 0, 0, 0, 0,
)  # fmt: skip
BETTER: Final = 1.26  # of an upgrade


def evaluate(g: City, seat: int) -> float:
    """The same for every seat: they win and lose together."""
    rounds = left(g)
    return feelings(g) + health(g, rounds) + food(g) + warmth(g, rounds) + goods(g) + works(g, rounds) + scenario(g)


def left(g: City) -> float:
    """Rounds still to come, this one among them."""
    return max(1.0, LAST - g.round)


def feelings(g: City) -> float:
    hope, discontent = g.tokens[HOPE], g.tokens[DISCONTENT]
    value = HOPE_WORTH[len(hope)] + DISCONTENT_WORTH[len(discontent)]
    value += ACTIVE[HOPE] * sum(token % 2 for token in hope)
    return value + ACTIVE[DISCONTENT] * sum(token % 2 for token in discontent)


def health(g: City, rounds: float) -> float:
    value = 0.0
    board = g.box.board
    for kind in TYPES:
        sick = g.sick[kind]
        value += PERSON[kind] * rounds * g.people[kind] - SICK * sick - GRAVE * g.skull[kind]
        for section in board.sickness:
            if sick >= section.least:
                value -= SICK_SECTION * section.flips
        if sick >= board.too_sick - 2:
            value -= LOST
    value -= CORPSE * g.corpses * (1 + g.corpses / g.box.corpse_end)
    return value - LOST * (g.corpses >= g.box.corpse_end - 1)


def food(g: City) -> float:
    """What will be eaten, meal by meal; and what hunger does where it lacks."""
    board = g.box.board
    first = g.round + (g.phase > HUNGER)
    value, have = 0.0, g.food
    due = g.hunger
    for number, worth in enumerate(MEALS):
        due += g.people[type_of_round(g, first + number)]
        eaten = min(have, due)
        value += worth * eaten
        have -= eaten
        due = 0
    value += FOOD_KEPT * have - HUNGER_WORTH * g.hunger
    unpaid = g.hunger - g.food
    if unpaid > 0:
        value -= STARVING * starving(g, unpaid)
    ahead = g.hunger + g.people[type_of_round(g, first)] - g.food
    if ahead > 0:
        value -= 0.6 * STARVING * starving(g, ahead)
    return value - LOST * (ahead >= board.too_hungry)


def starving(g: City, hunger: int) -> float:
    """What so much Hunger costs, a rise of Discontent counted as half a death."""
    cost = 0.0
    for section in g.box.board.hunger:
        if section.least <= hunger:
            cost = section.deaths + 0.5 * section.discontent
    return cost


def warmth(g: City, rounds: float) -> float:
    """Stress, beds, and the cold to come."""
    stress, most = float(g.stress), g.box.board.stress
    value = UPGRADED * g.upgraded - BREAKDOWN * g.overheated
    if g.phase >= ACTION or g.phase <= GENERATOR_PHASE:
        tower = g.box.board.tower
        stress += g.box.heat_cubes[g.heat] * (tower.falls_upgraded if g.upgraded else tower.falls) / 100
    value -= STRESS * stress
    if stress > most - 2:
        value -= (1 + g.overheated) * 4.0 * (stress - most + 2)
    need = sum(in_need_of_beds(g, prisoners(g)))
    value += BED * rounds * min(lasting_beds(g), need + 1)
    if ACTION <= g.phase <= NIGHT:
        value += WARM * min(beds(g), need)
    if g.phase == ACTION:
        actors = g.ready[WORKER] + g.ready[ENGINEER]
        levels = g.box.zone_level
        warm = sum(share for zone, share in enumerate(ZONES) if levels[g.ranges[zone]] < g.heat)
        value += actors * (READY - COLD_ACT * (1 - warm))
    icons = sum(g.box.heat_icon[space] != NONE for space in range(g.heat + 1, g.cold))
    return value - ICON * icons * (0.5 if GENERATOR_PHASE < g.phase <= ACTION else 1.0)


def lasting_beds(g: City) -> float:
    """Beds, each counted for as long as the Storms will let it stand."""
    number = 4.0 * (CHILD_SHELTER in g.building)
    each = 2 + g.laws[CROWDED_QUARTERS]
    for building, lasts in LASTS[min(g.storms, 2)]:
        number += each * lasts * g.building.count(building)
    return number


def goods(g: City) -> float:
    """Stores: the first of each are needed most."""
    wood, coal = g.stock[WOOD], g.stock[COAL]
    value = WOOD_WORTH * (1 - NEXT_WOOD**wood) / (1 - NEXT_WOOD) + CORES * g.stock[CORE]
    fire = min(g.cold, g.box.zone_level[g.ranges[1]] + 1) - 1
    for worth in FIRES[g.phase >= ACTION :][:2]:
        burnt = min(coal, fire)
        value += worth * burnt
        coal -= burnt
    return value + COAL_KEPT * coal


def works(g: City, rounds: float) -> float:
    value = 0.0
    seen = [0] * (RUINS + 1)
    lying = 0
    large, amount = g.box.large, g.amount
    for space, building in enumerate(g.building):
        if building == NONE:
            lies = g.lies[space]
            if lies == NONE:
                continue
            if lies == TREE:
                value += TREES * amount[space]
            else:
                lying += amount[space] * (4 if lies == CORE else 1)
        elif building != RUINS:
            number = seen[building]
            if large[building]:
                if number % 2:
                    seen[building] += 1
                    continue
                number //= 2
            worth = FIRST[building] if not number else SECOND[building] if number == 1 else FURTHER[building]
            value += (worth + BETTER * g.improved[space]) * rounds / 10
            seen[building] += 1
    value += ON_MAP * (1 - NEXT_ON_MAP**lying) / (1 - NEXT_ON_MAP)
    value += DEVELOPED * sum(g.developed) + LAW * sum(g.laws) + AUTOMATON_WORTH * rounds * g.automatons
    for law, in_force in enumerate(g.laws):
        if in_force:
            value += LAW_LASTS[law] * rounds
    if g.developing != NONE:
        value += DEVELOPING * max(0, 7 - (g.token - g.round))
    for stack, scout in enumerate(g.scouts):
        if scout != NONE:
            value += SCOUT + SCOUT_STEP * g.steps[stack]
    return value + CARD * sum(map(len, g.hands))


def scenario(g: City) -> float:
    """What is stored and marked for the goal, as far as it is wanted, and the more the later it is; on other cards a
    little."""
    late = min(LATEST, EARLY + max(0, g.round - 4) / ROUNDS)
    wanted = g.box.wanted
    value = sum(
        MARKED * late * min(number, mark.wanted)
        for mark, there in zip(g.box.settings[g.story].story.marks, g.marks, strict=True)
        for number in there
    )
    for event, there in zip(g.display, g.goods_on, strict=True):
        most = wanted.get(event)
        for kind, count in enumerate(there):
            if count:
                value += STORED[kind] * (count * 0.5 if most is None else min(count, most[kind]) * late)
    return value
