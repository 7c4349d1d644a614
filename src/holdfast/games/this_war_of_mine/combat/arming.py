"""Who fights with what: weapons of the stock at hand, one for each (TW-COMB-03, TW-COMB-09, TW-COMB-16, TW-COMB-23;
TW-RAID-01, TW-RAID-06, TW-RAID-08).

A weapon in somebody's hand still counts in its stock; `armed` says who holds which. `jammed` holds fighter * 64 +
weapon for every weapon that is out of use in this fight.
"""

from __future__ import annotations

from typing import Final

from ....kernel import Choice, Fact, Facts, Question, Refusal, Rule
from ..characters.told import whose
from ..shelter import storage
from ..state import (
    AMMO,
    ASSAULT_RIFLE,
    FIREARMS,
    HATCHET,
    MELEE,
    MOST_PEOPLE,
    PEOPLE,
    RED,
    SHOTGUN,
    UNARMED,
    WEAPONS,
    WHITE,
    YELLOW,
    Shelter,
)

BARE_HANDS: Final = len(WEAPONS)  # the last answer of the domain
JAM: Final = 64


def die_of(weapon: int) -> int:
    """TW-COMB-05, TW-RAID-06: white, yellow or red."""
    if weapon in FIREARMS:
        return RED
    return YELLOW if weapon in MELEE else WHITE


# -- what is free -----------------------------------------------------------------------------------------------------


def in_use(g: Shelter, weapon: int) -> int:
    """TW-COMB-23: how many of these are not out of use in this fight."""
    stuck = sum(1 for row in g.jammed if row // JAM < MOST_PEOPLE and row % JAM == weapon)
    return storage.at_hand(g, weapon) - stuck


def others_with(g: Shelter, person: int, weapons: tuple[int, ...]) -> int:
    """How many of the others hold one of these."""
    return sum(1 for other in PEOPLE if other != person and g.armed[other] in weapons)


def why_not_arm(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-COMB-03, TW-COMB-16, TW-COMB-23, TW-RAID-01, TW-RAID-08: a weapon that is at hand, works and is in nobody
    else's hands; a firearm only with a shot for it, beside those of the others. `about` is the person."""
    if answer == BARE_HANDS:
        return None
    weapon, person = WEAPONS[answer], choice.about
    if not storage.at_hand(g, weapon):
        return Refusal("TW-COMB-03" if g.fighting else "TW-RAID-01", "no-weapon", weapon)
    free = in_use(g, weapon)
    if free <= 0:
        return Refusal("TW-COMB-23", "weapon-jammed", weapon)
    if free <= others_with(g, person, (weapon,)):
        return Refusal("TW-COMB-03" if g.fighting else "TW-RAID-01", "weapon-taken", weapon)
    if weapon in FIREARMS and storage.at_hand(g, AMMO) <= others_with(g, person, FIREARMS):
        return Refusal("TW-COMB-16" if g.fighting else "TW-RAID-08", "no-shot", weapon)
    return None


def what_it_is_good_for(g: Shelter, choice: Choice, answer: int) -> Facts:
    """TW-COMB-05, TW-COMB-16, TW-COMB-18, TW-COMB-19, TW-COMB-20, TW-RAID-06, TW-RAID-08, TW-RAID-09, TW-RAID-10,
    TW-RAID-11."""
    weapon = UNARMED if answer == BARE_HANDS else WEAPONS[answer]
    now: list[Fact] = [("rolls-die", die_of(weapon))]
    if weapon == HATCHET:
        now.append(("hatchet-kills",) if g.fighting else ("hatchet-ends-raid",))
    elif weapon == SHOTGUN:
        now.append(("shotgun-kills",) if g.fighting else ("shotgun-ends-raid",))
    if weapon in FIREARMS:
        now.append(("ammo-a-shot", storage.at_hand(g, AMMO)))
    if weapon == ASSAULT_RIFLE:
        now.append(("second-shot-too",))
    return Facts(now=now)


ARM = Question("arm", "weapons", why_not_arm, about="person", team=True, asked=whose, facts=what_it_is_good_for)


def is_choice(g: Shelter) -> bool:
    """TW-COMB-09: whether there is a weapon to be handed out at all."""
    for weapon in WEAPONS:
        if in_use(g, weapon) > 0 and (weapon not in FIREARMS or storage.at_hand(g, AMMO)):
            return True
    return False


# -- handing out ------------------------------------------------------------------------------------------------------


def arm(g: Shelter, persons: list[int]) -> Rule:
    """TW-COMB-03, TW-COMB-09, TW-RAID-01: all weapons are laid down, and each of these takes one, or none."""
    disarm(g)
    for person in persons:
        yield from choose(g, person)


def choose(g: Shelter, person: int) -> Rule:
    """TW-COMB-03, TW-RAID-01: where there is no weapon, nothing is asked."""
    stock = storage.stock_here(g)
    there = [answer for answer, weapon in enumerate(WEAPONS) if stock[weapon]]
    if not there:
        return
    choice = Choice(ARM, g.leader, [*there, BARE_HANDS], person, g)
    answer = BARE_HANDS if choice.first == BARE_HANDS else (yield choice)
    if answer != BARE_HANDS:
        g.armed[person] = WEAPONS[answer]
        g.tell("armed", g.characters[person], WEAPONS[answer])


def change_forced(g: Shelter, persons: list[int], empty: list[int]) -> Rule:
    """TW-COMB-16, TW-COMB-23, TW-RAID-08: who has no shot left for a firearm takes another weapon or none, and so does
    everybody whose weapon is out of use, in `empty`."""
    ammo = storage.at_hand(g, AMMO)
    changing: list[int] = []
    for person in persons:
        if g.armed[person] in FIREARMS:
            if ammo:
                ammo -= 1
            else:
                g.armed[person] = UNARMED
                changing.append(person)
        elif person in empty:
            changing.append(person)
    for person in changing:
        yield from choose(g, person)


def disarm(g: Shelter) -> None:
    """TW-RAID-01, TW-COMB-23: every weapon is back in its stock."""
    g.armed = [UNARMED] * MOST_PEOPLE
