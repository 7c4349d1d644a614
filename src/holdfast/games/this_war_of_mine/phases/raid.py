"""Phase 6, Night Raid, and the Crime Wave step (TW-RAID, TW-CRIME).

While a raid is carried out, `damage` and `injuries` hold what is left of it; before that, what was added to it.
"""

from __future__ import annotations

from typing import Final

from ....cards import perform
from ....kernel import Choice, Facts, Question, Refusal, Rule, Ruling
from ....kernel.rows import cut, put
from ..cards import NightRaid
from ..characters import people, states
from ..characters.told import wounded
from ..combat import arming, attacks, combat
from ..combat.attacks import KILL
from ..here import NOWHERE
from ..scripts import book, decks, later, standing
from ..seams import in_play
from ..shelter import storage
from ..state import (
    ASIDE_RAIDS,
    ASIDE_RESIDENTS,
    DAWN,
    GUARD,
    INSTEAD_OF_RAID,
    NONE,
    RAIDS,
    RESIDENTS,
    WORST,
    WOUNDS,
    Shelter,
)
from .order import enter

# Steps of the phase, in `stage`.
ARMING: Final = 0
RAIDING: Final = 1
CRIME: Final = 2


def raid_phase(g: Shelter) -> Rule:
    """TW-RAID-01, TW-RAID-02, TW-CRIME-03: one step: the guards take weapons, the raid comes, crime grows. The phase
    moves on to DAWN after the last."""
    if g.stage == ARMING:
        if not g.spared:
            yield from arming.arm(g, people.guards(g))
        g.stage = RAIDING
    elif g.stage == RAIDING:
        yield from raid(g)
        arming.disarm(g)
        g.stage = CRIME
    else:
        yield from crime_wave(g)
        enter(g, DAWN)


def spare(g: Shelter) -> None:
    """TW-RAID-02: there is no raid tonight."""
    g.spared = True


def worsen(g: Shelter, damage: int, wounds: int) -> None:
    """TW-RAID-03: the next raid is worse by so much."""
    g.damage += damage
    g.injuries += wounds


# -- the raid ---------------------------------------------------------------------------------------------------------


def raid(g: Shelter) -> Rule:
    """TW-RAID-02, TW-RAID-16: the top card, or a script in its place, unless the group is spared; what was to make the
    next raid worse then waits for another night."""
    if g.spared:
        g.spared = False
        g.tell("no-raid")
        return
    script = later.taken_instead(g, INSTEAD_OF_RAID)
    if script != NONE:
        yield from book.read(g, script)
        return
    card = decks.draw(g, RAIDS)
    if card == NONE:
        return
    g.tell("raid", card)
    yield from carry_out(g, g.box.raids[card])
    decks.discard(g, RAIDS, card)


def carry_out(g: Shelter, card: NightRaid) -> Rule:
    """TW-RAID-03, TW-RAID-04, TW-RAID-05, TW-RAID-10, TW-RAID-11: what the card does before the dice, its damage and
    wounds, what the guards and the Board-Ups keep off, and only then what is suffered."""
    yield from perform(g, card.now, NOWHERE)
    worsen(g, card.damage + standing.raid_damage(g) + joined_damage(g), card.wounds + standing.raid_wounds(g))
    g.damage, g.injuries = max(0, g.damage), max(0, g.injuries)
    g.tell("raid-threatens", g.damage, g.injuries)
    hits = yield from defend(g)
    if KILL in hits:
        g.tell("raid-ignored")
        g.damage = g.injuries = 0
        return
    yield from keep_off(g, sum(hits) + sum(g.boarded) + joined_points(g))
    damage, wounds = g.damage, g.injuries
    g.tell("raid-harms", damage, wounds)
    yield from suffer_damage(g, card.only)
    yield from suffer_wounds(g)
    if damage or wounds:
        yield from perform(g, card.after, NOWHERE)


def joined_damage(g: Shelter) -> int:
    """TW-EXPN-01: what expansions add to the damage of every raid, or take off it."""
    return sum([row.raid_damage(g) for row in in_play(g)])


def joined_points(g: Shelter) -> int:
    """TW-EXPN-01: what they keep off besides hits and Board-Ups."""
    return sum([row.keeps_off(g) for row in in_play(g)])


def defend(g: Shelter) -> Ruling[list[int]]:
    """TW-RAID-06, TW-RAID-07, TW-RAID-08, TW-RAID-09, TW-RAID-10, TW-RAID-11, TW-RAID-12, TW-RAID-13, TW-RAID-15: what
    the attacks of the guards are worth."""
    guards = people.guards(g)
    yield from arming.change_forced(g, guards, [])
    shots = yield from attacks.load(g, guards)
    rerolls = attacks.prowess(g)
    hits: list[int] = []
    for guard in guards:
        hits += yield from attacks.strikes(g, guard, shots[guard], rerolls, fate=False)
    return hits


# -- what is kept off -------------------------------------------------------------------------------------------------

DAMAGE: Final = 0
INJURIES: Final = 1


def why_not_keep_off(g: Shelter, choice: Choice, what: int) -> Refusal | None:
    """TW-RAID-03: neither drops below 0."""
    if what == DAMAGE:
        return None if g.damage else Refusal("TW-RAID-03", "no-damage-left")
    return None if g.injuries else Refusal("TW-RAID-03", "no-wounds-left")


def what_gets_through(g: Shelter, choice: Choice, what: int) -> Facts:
    """TW-RAID-03, TW-RAID-07."""
    return Facts(now=[("gets-through", g.damage - (what == DAMAGE), g.injuries - (what == INJURIES))])


def what_threatens(g: Shelter, choice: Choice) -> dict[str, int]:
    return {"damage": g.damage, "wounds": g.injuries}


KEEP_OFF = Question(
    "keep-off", "blocks", why_not_keep_off, about="left", team=True, asked=what_threatens, facts=what_gets_through
)


def keep_off(g: Shelter, points: int) -> Rule:
    """TW-RAID-07, TW-RAID-14: each hit and each Board-Up takes 1 off the damage or the wounds."""
    for left in range(points, 0, -1):
        what = yield from combat.target(g, KEEP_OFF, left, (DAMAGE, INJURIES))
        if what == DAMAGE:
            g.damage -= 1
        elif what == INJURIES:
            g.injuries -= 1


# -- what is suffered -------------------------------------------------------------------------------------------------


def suffer_damage(g: Shelter, only: tuple[int, ...]) -> Rule:
    """TW-RAID-04: the kinds that the card names go first, then whatever the leader chooses."""
    lost = yield from storage.lose_of(g, only, g.damage)
    yield from storage.lose_any(g, g.damage - lost)
    g.damage = 0


def why_not_guard(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    """TW-RAID-05: a guard who can take another wound."""
    if g.characters[person] == NONE:
        return Refusal("TW-GEN-10", "nobody-there", person)
    if g.task[person] != GUARD:
        return Refusal("TW-RAID-05", "no-guard", g.characters[person])
    if states.level(g, person, WOUNDS) == WORST:
        return Refusal("TW-RAID-05", "no-more-wounds", g.characters[person])
    return None


WOUND_GUARD = Question("wound-guard", "people", why_not_guard, about="left", team=True, facts=wounded)


def suffer_wounds(g: Shelter) -> Rule:
    """TW-RAID-05: one after another; level 4 is resolved when all are dealt out. What finds nobody is lost."""
    for wounds in range(g.injuries, 0, -1):
        guard = yield from combat.target(g, WOUND_GUARD, wounds, people.guards(g))
        if guard != NONE:
            states.change(g, guard, WOUNDS, 1)
    g.injuries = 0
    yield from people.settle(g)


# -- the Crime Wave ---------------------------------------------------------------------------------------------------

WAVE: Final = 2  # cards a night


def why_not_crime(g: Shelter, choice: Choice, kind: int) -> Refusal | None:
    """TW-CRIME-01: a kind of which red-corner cards are still set aside."""
    return None if g.aside[kind] else Refusal("TW-CRIME-01", "none-aside")


def how_many_are_aside(g: Shelter, choice: Choice, kind: int) -> Facts:
    return Facts(now=[("set-aside", len(g.aside[kind]))])


CRIME_CARD = Question("crime", "crime", why_not_crime, about="left", team=True, facts=how_many_are_aside)


def crime_wave(g: Shelter) -> Rule:
    """TW-CRIME-01, TW-CRIME-02: two of the cards set aside, unseen, from any of the two decks, are shuffled in."""
    for left in range(WAVE, 0, -1):
        kind = yield from combat.target(g, CRIME_CARD, left, (ASIDE_RAIDS, ASIDE_RESIDENTS))
        if kind == NONE:
            return
        place = g.rng.below(len(g.aside[kind]))
        card = g.aside[kind][place]
        g.aside = put(g.aside, kind, cut(g.aside[kind], place))
        decks.shuffle_in(g, RAIDS if kind == ASIDE_RAIDS else RESIDENTS, [card])
        g.tell("more-raids" if kind == ASIDE_RAIDS else "more-residents")
