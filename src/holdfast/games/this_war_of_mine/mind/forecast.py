"""What may be lost soon: warnings made from what lies open, before it is too late (no chance is looked at)."""

from __future__ import annotations

from typing import Final

from ..characters import people, states
from ..phases import dawn, raid
from ..scripts import standing
from ..state import (
    DAWN,
    DUSK,
    EVENING,
    FATIGUE,
    FOODS,
    HUNGER,
    ILLNESS,
    MEDICAL,
    MISERY,
    NONE,
    RAID,
    STRICT_GUARD,
    WATER,
    WORST,
    WOUNDS,
    Shelter,
)
from .cold import is_bitter

Danger = tuple[str, tuple[int, ...]]  # a message id and its numbers

LAST_STEP: Final = WORST - 1  # of a state, before the worst
LOUD: Final = 5


def dangers(g: Shelter) -> list[Danger]:
    """The worst first."""
    return [*last_steps(g), *last_beginner(g), *supper(g), *guards(g), *raids(g), *sickbed(g), *noise(g)]


def last_steps(g: Shelter) -> list[Danger]:
    """TW-GEN-13: who stands one step from level 4."""
    return [
        (message, (g.characters[person],))
        for person in people.group(g)
        for state, message in (
            (HUNGER, "danger-hunger"),
            (MISERY, "danger-misery"),
            (WOUNDS, "danger-wounds"),
            (ILLNESS, "danger-illness"),
        )
        if states.level(g, person, state) >= LAST_STEP
    ]


def last_beginner(g: Shelter) -> list[Danger]:
    """TW-OBJ-07: in a campaign, whose loss would put victory out of reach."""
    if not g.box.scenarios[g.scenario].objectives:
        return []
    left = [card for card in g.characters if card != NONE and card in g.beginners]
    return [("danger-last-beginner", (left[0],))] if len(left) == 1 and len(g.beginners) > 1 else []


def supper(g: Shelter) -> list[Danger]:
    """TW-DUSK-02, TW-DUSK-07: what is wanting for the coming dusk."""
    if g.phase > DUSK:
        return []
    mouths = len(people.group(g))
    meals = sum(g.stock[food] for food in FOODS)
    found: list[Danger] = [("danger-water", (g.stock[WATER], mouths))] if g.stock[WATER] < mouths else []
    return found + ([("danger-meals", (meals, mouths))] if meals < mouths else [])


def guards(g: Shelter) -> list[Danger]:
    """TW-EVE-05."""
    if g.phase > EVENING or any(states.level(g, person, FATIGUE) < WORST for person in people.group(g)):
        return []
    return [("danger-unguarded" if g.table[STRICT_GUARD] else "danger-guard", ())]


def raids(g: Shelter) -> list[Danger]:
    """TW-RAID-03, TW-FAQ-03: what is added to the next raid, before it comes."""
    if g.phase > RAID or (g.phase == RAID and g.stage) or g.spared:
        return []
    worse = (
        ("danger-raid-damage", g.damage + standing.raid_damage(g) + raid.joined_damage(g)),
        ("danger-raid-wounds", g.injuries + standing.raid_wounds(g)),
    )
    return [(danger, (more,)) for danger, more in worse if more > 0]


def sickbed(g: Shelter) -> list[Danger]:
    """TW-MED-02, TW-MORN-02: what the Fate card of the coming dawn may do; who has nothing laid ready, when it is
    time."""
    found: list[Danger] = [("danger-cold", (g.cold,))] if is_bitter(g) else []
    if g.phase == DAWN and g.stage <= dawn.MEDICINE:
        found += [
            ("danger-untreated", (g.characters[person],))
            for person in people.group(g)
            if (states.level(g, person, WOUNDS) or states.level(g, person, ILLNESS))
            and not any(g.treated[person * len(MEDICAL) + token] for token in range(len(MEDICAL)))
        ]
    return found


def noise(g: Shelter) -> list[Danger]:
    """TW-NOISE-03."""
    return [("danger-loud", (g.noise,))] if g.location != NONE and g.noise >= LOUD else []
