"""What things are worth to a careful beginner: people, their states, goods, the house."""

from __future__ import annotations

from typing import Final

from ..state import (
    AMMO,
    BANDAGES,
    CANNED_FOOD,
    COMPONENT,
    GOODS,
    HATCHET,
    HERBAL_MEDS,
    KNIFE,
    LOCKPICK,
    MEDS,
    PISTOL,
    RAW_FOOD,
    SAW_BLADE,
    SHOTGUN,
    SHOVEL,
    VEGETABLE,
    WATER,
    WOOD,
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

USUAL_DAYS: Final = 8.0  # to come, with which a Fitting, a bed and an idea are worth this:
FITTING: Final = 2.5
BED: Final = 4.0
IDEA: Final = 0.15

WAITING: Final = 1.2
BOARD: Final = 2.0
COLD: Final = 0.4  # of each token, beside what it may do at the next dawns
DAWNS: Final = 2  # so many of them, if there are
HEATER: Final = 2.0  # for each of three tokens that it could take away, with days enough to come
OBSTACLE: Final = 0.8
STEP: Final = 1.5  # of an objective's counter
COMPLETED: Final = 5.0
NOISE: Final = 0.35
FOE: Final = 3.0
FOE_WOUND: Final = 1.6
CARRIED: Final = 0.85  # of what is still out there
KEPT_CARD: Final = 1.5
PET: Final = 2.0
FARMER: Final = 6.0  # hired: what one grows and keeps off, less the food

# Dusk and the night.
THIRST: Final = 3.0  # of each of them for whom there is no water at dusk
WANT: Final = 3.0  # and no food
DAMAGE: Final = 1.2  # a raid under way will do
INJURY: Final = 2.5
SPARED: Final = 2.0
BELOW: Final = -2.0  # of each who goes below: a day's work is not done
OUTSIDE: Final = 3.0  # of each who scavenges
TIRED: Final = 1.0  # of each who is exhausted then
BLADE: Final = 2.0  # in somebody's hand, when it comes to blows
FIREARM: Final = 4.0
WATCH: Final = 1.2  # of each guard beside the first
RESTS: Final = 1.5  # in a bed, of each level of fatigue
RESTS_BADLY: Final = 0.7  # on the floor
