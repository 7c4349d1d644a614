"""One attack: the die, re-rolls, trusting fate, and what the face is worth (TW-COMB; TW-RAID)."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....cards import perform
from ....kernel import Choice, Fact, Facts, Question, Refusal, Rule, Ruling
from ..characters import people, states
from ..characters.told import becomes, whose
from ..here import NOWHERE, of
from ..scripts import decks
from ..shelter import storage
from ..state import (
    AMMO,
    ASSAULT_RIFLE,
    DEAD_FOE,
    FATE,
    FATE_ICON,
    FIREARMS,
    HATCHET,
    HATCHET_ICON,
    MOST_PEOPLE,
    NONE,
    OUT_OF_AMMO,
    SHOTGUN,
    SHOTGUN_ICON,
    STRICT_FATE,
    UNARMED,
    WOUNDS,
    Shelter,
)
from . import dice
from .arming import JAM, die_of

MISS: Final = 0
KILL: Final = -1  # an attack that kills at once, or ends a raid
MOST_HITS: Final = 3  # on a face; any other shows an icon

# What is told of a face that shows an icon.
ICONS: Final = {
    HATCHET_ICON: ("rolls-hatchet", "foe-rolls-hatchet"),
    SHOTGUN_ICON: ("rolls-shotgun", "foe-rolls-shotgun"),
    OUT_OF_AMMO: ("rolls-empty", "foe-rolls-empty"),
    FATE_ICON: ("rolls-fate", "foe-rolls-fate"),
}


def worth(weapon: int, face: int) -> int:
    """TW-COMB-06, TW-COMB-19, TW-COMB-20, TW-COMB-21, TW-RAID-07, TW-RAID-10, TW-RAID-11, TW-RAID-12, TW-RAID-15: hits,
    or a kill where the icon is that of the weapon; else a miss."""
    if face <= MOST_HITS:
        return face
    if (face == HATCHET_ICON and weapon == HATCHET) or (face == SHOTGUN_ICON and weapon == SHOTGUN):
        return KILL
    return MISS


def prowess(g: Shelter) -> list[int]:
    """TW-COMB-10, TW-RAID-13: how many times each person may re-roll."""
    prowess = g.box.prowess
    return [prowess[card] if card != NONE else 0 for card in g.characters]


# -- shots ------------------------------------------------------------------------------------------------------------


def why_not_second(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-COMB-18, TW-RAID-09: with ammo for it, beside the first shot of everybody. `about` is the person."""
    if not answer or storage.at_hand(g, AMMO):
        return None
    return Refusal("TW-COMB-18" if g.fighting else "TW-RAID-09", "no-second-shot")


def another_shot(g: Shelter, choice: Choice, answer: int) -> Facts:
    return Facts(now=[("ammo-left", storage.at_hand(g, AMMO))]) if answer else Facts()


SECOND_SHOT = Question(
    "second-shot", "yes-no", why_not_second, about="person", team=True, asked=whose, facts=another_shot
)


def load(g: Shelter, persons: list[int]) -> Ruling[list[int]]:
    """TW-COMB-16, TW-COMB-18, TW-RAID-08, TW-RAID-09: every shooter pays for a shot, and with an assault rifle perhaps
    for a second, before any die is rolled; how many attacks each person makes."""
    attacks = [1] * MOST_PEOPLE
    for person in persons:
        if g.armed[person] in FIREARMS:
            storage.spend(g, AMMO, 1)
    for person in persons:
        able = g.armed[person] == ASSAULT_RIFLE and storage.at_hand(g, AMMO)
        if able and (yield Choice(SECOND_SHOT, g.leader, [0, 1], person)):
            storage.spend(g, AMMO, 1)
            attacks[person] = 2
    return attacks


# -- the roll of a character ------------------------------------------------------------------------------------------


def why_not_either(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-COMB-10, TW-COMB-22: both are open. `g.fighter` is whose roll it is."""
    return None


def what_a_roll_is(g: Shelter, choice: Choice, answer: int) -> Facts:
    """TW-COMB-06, TW-COMB-10: what the face counts if it stands, or what is rolled again. Of how many re-rolls are
    left, the rules alone keep count."""
    face, hurts = choice.about
    if not answer:
        return Facts(now=[what_it_counts(g, face, hurts=hurts)])
    return Facts(now=[] if hurts else [("rolls-die", die_of(weapon_of(g)))])


def what_it_counts(g: Shelter, face: int, *, hurts: bool = False) -> Fact:
    """TW-COMB-06, TW-COMB-10, TW-COMB-19, TW-COMB-20: a danger that a card holds for somebody gives wounds."""
    if hurts:
        hits = worth(UNARMED, face)
        return becomes(g, g.fighter, WOUNDS, hits) if hits else ("no-wound",)
    hits = worth(weapon_of(g), face)
    if hits == KILL:
        return ("kills-at-once",) if g.fighting else ("raid-harmless",)
    return ("hits", hits) if hits else ("a-miss",)


def weapon_of(g: Shelter) -> int:
    """What the fighter whose roll it is holds."""
    fighter = g.fighter
    return g.armed[fighter] if fighter < MOST_PEOPLE else g.foe_weapon[fighter - MOST_PEOPLE]


def what_fate_brings(g: Shelter, choice: Choice, answer: int) -> Facts:
    """TW-COMB-22: of the Fate cards that can come, how many show the die. Those drawn lie open."""
    if not answer:
        return Facts(now=[what_it_counts(g, choice.about)])
    die = die_of(weapon_of(g))
    cards = g.decks[FATE] or g.drawn[FATE]
    return Facts(risk=[("fate-cards", sum(g.box.fate[card].die == die for card in cards), len(cards), die)])


def who_rolled(g: Shelter, choice: Choice) -> dict[str, int]:
    """A person, or an enemy."""
    foe = g.fighter - MOST_PEOPLE
    return {"foe": foe, "character": NONE if foe >= 0 else g.characters[g.fighter], "is-foe": int(foe >= 0)}


class Rolled(NamedTuple):
    """The face rolled, and whether its hits are wounds for who has rolled it."""

    face: int
    hurts: bool


REROLL = Question("re-roll", "yes-no", why_not_either, about=Rolled, team=True, asked=who_rolled, facts=what_a_roll_is)
TRUST_FATE = Question(
    "trust-fate", "yes-no", why_not_either, about="face", team=True, asked=who_rolled, facts=what_fate_brings
)


def roll(
    g: Shelter, person: int, die: int, weapon: int, rerolls: list[int], *, fate: bool, hurts: bool = False
) -> Ruling[int]:
    """TW-COMB-10, TW-COMB-22, TW-RAID-13, TW-RAID-15: what a character's roll is worth. Re-rolls are taken off
    `rerolls`; the last face stands. Only in combat, `fate`, may fate be trusted."""
    g.fighter = person
    while True:
        face = dice.face(g, die)
        tell_roll(g, face, 0, g.characters[person], die)
        if fate and face == FATE_ICON and (yield Choice(TRUST_FATE, g.leader, [0, 1], face)):
            hits = yield from trust_fate(g, die)
            break
        if rerolls[person] and (yield Choice(REROLL, g.leader, [0, 1], Rolled(face, hurts))):
            rerolls[person] -= 1
            continue
        hits = worth(weapon, face)
        break
    g.fighter = NONE
    return hits


def strikes(g: Shelter, person: int, attacks: int, rerolls: list[int], *, fate: bool) -> Ruling[list[int]]:
    """TW-COMB-18, TW-COMB-23, TW-RAID-09, TW-RAID-13: what each attack of a character is worth; the re-rolls are for
    all of them. A weapon that jams makes no second shot."""
    weapon = g.armed[person]
    made: list[int] = []
    for _ in range(attacks):
        if g.armed[person] == weapon:
            hits = yield from roll(g, person, die_of(weapon), weapon, rerolls, fate=fate)
            made.append(hits)
    return made


# -- the roll of an enemy ---------------------------------------------------------------------------------------------


def foe_strikes(g: Shelter, foe: int) -> Ruling[int]:
    """TW-COMB-11, TW-COMB-17, TW-COMB-18, TW-COMB-22: what an enemy's roll is worth. It re-rolls by itself while it
    misses; only the last face takes effect."""
    g.fighter = MOST_PEOPLE + foe
    weapon = g.foe_weapon[foe]
    die = die_of(weapon)
    rerolls = g.box.enemy_prowess[g.foes[foe]]
    while True:
        face = dice.face(g, die)
        tell_roll(g, face, 1, foe, die)
        if face == FATE_ICON:
            trusting = g.table[STRICT_FATE] or (yield Choice(TRUST_FATE, g.leader, [0, 1], face))
            if trusting:
                hits = yield from trust_fate(g, die)
                break
        hits = worth(weapon, face)
        if hits == MISS and rerolls:
            rerolls -= 1
            continue
        if face == OUT_OF_AMMO:
            fall_back(g, foe)
        break
    g.fighter = NONE
    return hits


def fall_back(g: Shelter, foe: int) -> None:
    """TW-COMB-17, TW-COMB-23: to the row of its melee weapon; without one, or if that is the one it loses, to that of
    the unarmed."""
    melee = g.foe_melee[foe]
    g.foe_weapon[foe] = UNARMED if g.foe_weapon[foe] == melee else melee
    g.tell("foe-falls-back", foe, g.foe_weapon[foe])


def tell_roll(g: Shelter, face: int, side: int, fighter: int, die: int) -> None:
    if face <= MOST_HITS:
        g.tell(("rolls-hits", "foe-rolls-hits")[side], fighter, die, face)
    else:
        g.tell(ICONS[face][side], fighter, die)


# -- trusting fate ----------------------------------------------------------------------------------------------------


def trust_fate(g: Shelter, die: int) -> Ruling[int]:
    """TW-COMB-22, TW-FATE-06: a Fate card, whose text is carried out if it shows the die; the hits it makes of the
    roll."""
    card = decks.draw(g, FATE)
    if card == NONE:
        return MISS
    g.tell("fate-trusted", card)
    decks.discard(g, FATE, card)
    g.hits = MISS
    fate = g.box.fate[card]
    if fate.die == die:
        yield from perform(g, fate.combat, of(g, g.fighter) if g.fighter < MOST_PEOPLE else NOWHERE)
    else:
        g.tell("fate-elsewhere", fate.die)
    return g.hits


def strike(g: Shelter, n: int) -> None:
    """TW-COMB-22."""
    g.hits = n


def dodge(g: Shelter) -> None:
    """TW-COMB-24."""
    g.dodging.append(g.fighter)


def jam(g: Shelter) -> None:
    """TW-COMB-23: out of the fighter's hands, and out of use for everybody, until the fight is over."""
    fighter = g.fighter
    foe = fighter - MOST_PEOPLE
    weapon = g.armed[fighter] if foe < 0 else g.foe_weapon[foe]
    if weapon == UNARMED:
        return
    g.jammed.append(fighter * JAM + weapon)
    if foe < 0:
        g.armed[fighter] = UNARMED
        g.tell("jams", g.characters[fighter], weapon)
    else:
        g.tell("foe-jams", foe, weapon)
        fall_back(g, foe)


def hurt_self(g: Shelter, n: int) -> None:
    """TW-COMB-22: wounds for the fighter whose roll it was; level 4 is settled with the round's wounds."""
    if g.fighter < MOST_PEOPLE:
        states.change(g, g.fighter, WOUNDS, n)
    else:
        hurt_foe(g, g.fighter - MOST_PEOPLE, n)


# -- what a wound does ------------------------------------------------------------------------------------------------


def hurt_foe(g: Shelter, foe: int, n: int) -> None:
    """TW-COMB-08: its token slides to the right; past the last column it is dead."""
    before = g.foe_wounds[foe]
    g.foe_wounds[foe] = min(before + n, DEAD_FOE)
    if before < g.foe_wounds[foe]:
        g.tell("foe-dies" if g.foe_wounds[foe] == DEAD_FOE else "foe-hit", foe, g.foe_wounds[foe])


def hazard(g: Shelter, person: int, die: int) -> Rule:
    """TW-COMB-10: a combat die as a danger: its hits are wounds, prowess may re-roll; icons are none."""
    if states.card_of(g, person) == NONE:
        return
    hits = yield from roll(g, person, die, UNARMED, prowess(g), fate=False, hurts=True)
    yield from people.raise_state(g, person, WOUNDS, hits)
