"""Combat (TW-COMB): enemies, rounds, wounds, flight, and what is left when it is over.

Wounds are dealt out when all attacks of a volley are rolled: those of the shooters first, then those of the others who
are still in the fight (TW-COMB-15). One attack is in attacks.py, the weapons are in arming.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ....kernel import Choice, Facts, Question, Refusal, Rule, Ruling
from ..characters import meaning, people, states
from ..characters.told import how, who, wounded
from ..seams import in_play
from ..shelter import storage
from ..state import DEAD_FOE, FIREARMS, MISERY, MOST_PEOPLE, NONE, PROWESS_PER_FIGHT, UNARMED, WORST, WOUNDS, Shelter
from . import arming, attacks
from .attacks import KILL

# What the group does before a round.
FIGHT: Final = 0
CHANGE: Final = 1
FLEE: Final = 2

# -- a fight ----------------------------------------------------------------------------------------------------------


def fight(g: Shelter, resident: int, *, from_hiding: bool = False, number: int = NONE) -> Rule:
    """TW-COMB-01, TW-COMB-02, TW-COMB-03, TW-COMB-04, TW-COMB-05, TW-COMB-06, TW-COMB-07, TW-COMB-08, TW-COMB-09,
    TW-COMB-10, TW-COMB-11, TW-COMB-12, TW-COMB-13, TW-COMB-14, TW-COMB-15, TW-COMB-16, TW-COMB-17, TW-COMB-18,
    TW-COMB-19, TW-COMB-20, TW-COMB-21, TW-COMB-22, TW-COMB-23, TW-COMB-24, TW-COMB-25, TW-COMB-26, TW-COMB-27: against
    the enemies of a Residents card, or a `number` of such; `from_hiding` begins with a backstab (TW-COMB-14)."""
    draw_enemies(g, resident, number)
    if not is_over(g):
        yield from arming.arm(g, people.present(g))
    rerolls = attacks.prowess(g)
    empty: list[int] = []
    if from_hiding:
        g.tell("from-hiding")
        empty = yield from attack(g, people.present(g), [], rerolls)
    ready, fled = not from_hiding, False
    while not fled and not is_over(g):
        if (fled := (yield from is_out_of_it(g))) or is_over(g):
            continue
        plan = yield from choose_plan(g, ready)
        if plan == FLEE:
            yield from run_away(g)
            fled = True
            continue
        if plan == CHANGE:
            yield from arming.arm(g, people.present(g))
        else:
            yield from arming.change_forced(g, people.present(g), empty)
        if not g.table[PROWESS_PER_FIGHT]:
            rerolls = attacks.prowess(g)
        g.combat_round += 1
        empty = yield from attack(g, people.present(g), living(g), rerolls)
        ready = False
    yield from end(g, resident, fled)


def flee(g: Shelter, resident: int, *, number: int = NONE) -> Rule:
    """TW-COMB-12, TW-COMB-13: without a round fought. In the shelter there is nowhere to go, so it comes to a fight."""
    if g.location == NONE:
        yield from fight(g, resident)
        return
    draw_enemies(g, resident, number)
    yield from run_away(g)
    yield from end(g, resident, True)


def draw_enemies(g: Shelter, resident: int, number: int = NONE) -> None:
    """TW-COMB-01, TW-COMB-02: as many enemy tokens as are named, or as the card says, at random, each in the row of the
    weapon that the card gives to its kind, in the first column."""
    g.foes, g.foe_weapon, g.foe_melee, g.foe_wounds = [], [], [], []
    if resident == NONE:
        return
    g.fighting = True
    tokens = list(range(len(g.box.enemies)))
    for foe in range(min(number if number != NONE else g.box.residents[resident].enemies, len(tokens))):
        token = tokens.pop(g.rng.below(len(tokens)))
        arms = g.box.arms[resident][g.box.enemy_kind[token]]
        g.foes.append(token)
        g.foe_weapon.append(arms.weapon)
        g.foe_melee.append(arms.melee)
        g.foe_wounds.append(0)
        g.tell("foe-comes", foe, arms.weapon)


def living(g: Shelter) -> list[int]:
    """TW-COMB-08: the enemies still on the chart."""
    return [foe for foe, wounds in enumerate(g.foe_wounds) if wounds < DEAD_FOE]


def is_over(g: Shelter) -> bool:
    """TW-COMB-27: one side has nobody left in it."""
    return not living(g) or not people.present(g)


# -- before a round ---------------------------------------------------------------------------------------------------


def why_not_plan(g: Shelter, choice: Choice, plan: int) -> Refusal | None:
    """TW-COMB-09, TW-COMB-12: no weapons are changed that have just been handed out (`about` is 1); one flees from a
    location."""
    if plan == FLEE:
        return Refusal("TW-COMB-12", "nowhere-to-flee") if g.location == NONE else None
    if plan == FIGHT:
        return None
    if choice.about:
        return Refusal("TW-COMB-09", "just-armed")
    return None if arming.is_choice(g) else Refusal("TW-COMB-09", "no-other-weapon")


def how_the_fight_stands(g: Shelter, choice: Choice) -> dict[str, Any]:
    """Enemies with weapon and wounds, and those of the group who are in it."""
    return {
        "foes": [(foe, g.foe_weapon[foe], g.foe_wounds[foe]) for foe in living(g)],
        "fighters": [(g.characters[p], g.armed[p], states.level(g, p, WOUNDS)) for p in people.present(g)],
    }


PLAN = Question("combat", "combat", why_not_plan, about="ready", team=True, asked=how_the_fight_stands)


def choose_plan(g: Shelter, ready: bool) -> Ruling[int]:
    """TW-COMB-09, TW-COMB-12: fight on, fight with other weapons, or flee."""
    choice = Choice(PLAN, g.leader, (FIGHT, CHANGE, FLEE), int(ready), g)
    return FIGHT if choice.values == [FIGHT] else (yield choice)


def run_away(g: Shelter) -> Rule:
    """TW-COMB-12, TW-COMB-13: the enemies strike once, and nobody strikes back; then the trip is over."""
    g.tell("flight")
    if not (yield from is_covered(g)):
        yield from attack(g, [], living(g), [])
    g.fled = True


def is_covered(g: Shelter) -> Ruling[bool]:
    """TW-PET-09: whether something keeps the enemies from striking at those who flee."""
    for row in in_play(g):
        if (yield from row.covers_flight(g)):
            return True
    return False


def is_out_of_it(g: Shelter) -> Ruling[bool]:
    """TW-DESP-03: what is done before a round; whether the group gets away with it."""
    for row in in_play(g):
        if (yield from row.before_round(g)):
            return True
    return False


# -- a round ----------------------------------------------------------------------------------------------------------


def attack(g: Shelter, persons: list[int], foes: list[int], rerolls: list[int]) -> Ruling[list[int]]:
    """TW-COMB-04, TW-COMB-13, TW-COMB-15: shooters first, then the others who are left; whose weapon has jammed. In a
    backstab one side is empty."""
    held = g.armed[:]
    shooting = [person for person in persons if g.armed[person] in FIREARMS]
    foes_shooting = [foe for foe in foes if g.foe_weapon[foe] in FIREARMS]
    if shooting or foes_shooting:
        yield from volley(g, shooting, foes_shooting, rerolls)
    if not is_over(g):
        here, alive = people.present(g), living(g)
        striking = [person for person in persons if person not in shooting and person in here]
        foes_striking = [foe for foe in foes if foe not in foes_shooting and foe in alive]
        yield from volley(g, striking, foes_striking, rerolls)
    g.dodging = []
    return [person for person in people.present(g) if g.armed[person] != held[person]]


def volley(g: Shelter, persons: list[int], foes: list[int], rerolls: list[int]) -> Rule:
    """TW-COMB-04, TW-COMB-06, TW-COMB-15: attacks at the same moment: all are rolled, then all that they deal is dealt
    out."""
    shots = yield from attacks.load(g, persons)
    dealt: list[int] = []
    for person in persons:
        dealt += yield from attacks.strikes(g, person, shots[person], rerolls, fate=True)
    taken: list[int] = []
    for foe in foes:
        hits = yield from attacks.foe_strikes(g, foe)
        taken.append(hits)
    yield from hurt_foes(g, dealt)
    yield from hurt_people(g, taken)
    yield from people.settle(g)


# -- wounds -----------------------------------------------------------------------------------------------------------


def why_not_foe(g: Shelter, choice: Choice, foe: int) -> Refusal | None:
    """TW-COMB-08, TW-COMB-24: an enemy of this fight, alive, who does not dodge."""
    if foe >= len(g.foes):
        return Refusal("TW-COMB-08", "no-such-foe", foe)
    if g.foe_wounds[foe] >= DEAD_FOE:
        return Refusal("TW-COMB-08", "foe-dead", foe)
    return Refusal("TW-COMB-24", "foe-dodges", foe) if MOST_PEOPLE + foe in g.dodging else None


def which_foe_dies(g: Shelter, choice: Choice, foe: int) -> Facts:
    return Facts(name=("foe-with", foe, g.foe_weapon[foe]), now=[("foe-has", g.foe_wounds[foe]), ("it-dies",)])


def which_foe_is_hit(g: Shelter, choice: Choice, foe: int) -> Facts:
    """TW-COMB-08."""
    wounds = g.foe_wounds[foe]
    hit = ("it-dies",) if wounds + 1 == DEAD_FOE else ("foe-gets", wounds, wounds + 1)
    return Facts(name=("foe-with", foe, g.foe_weapon[foe]), now=[hit])


KILL_FOE = Question("kill-foe", "foes", why_not_foe, about="left", team=True, facts=which_foe_dies)
HIT_FOE = Question("hit-foe", "foes", why_not_foe, about="left", team=True, facts=which_foe_is_hit)


def hurt_foes(g: Shelter, dealt: list[int]) -> Rule:
    """TW-COMB-08, TW-COMB-19, TW-COMB-20: who is killed at once, then one wound after another, each as the leader
    says."""
    for kills in range(dealt.count(KILL), 0, -1):
        foe = yield from target(g, KILL_FOE, kills, living(g))
        if foe != NONE:
            attacks.hurt_foe(g, foe, DEAD_FOE)
    for wounds in range(total(dealt), 0, -1):
        foe = yield from target(g, HIT_FOE, wounds, living(g))
        if foe != NONE:
            attacks.hurt_foe(g, foe, 1)


def why_not_victim(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    """TW-COMB-07, TW-COMB-24: somebody in the fight who does not dodge and can take another wound."""
    if person not in people.present(g):
        return Refusal("TW-COMB-07", "not-in-fight", person)
    if person in g.dodging:
        return Refusal("TW-COMB-24", "dodges", g.characters[person])
    if states.level(g, person, WOUNDS) == WORST:
        return Refusal("TW-COMB-07", "no-more-wounds", g.characters[person])
    return None


def who_would_die(g: Shelter, choice: Choice, person: int) -> Facts:
    return Facts(name=who(g, person), now=[how(g, person), ("they-die",)])


VICTIM = Question("victim", "people", why_not_victim, about="left", team=True, facts=who_would_die)
TAKE_WOUND = Question("take-wound", "people", why_not_victim, about="left", team=True, facts=wounded)


def hurt_people(g: Shelter, taken: list[int]) -> Rule:
    """TW-COMB-07, TW-COMB-19, TW-COMB-20: who is killed at once, then one wound after another, each as the leader
    says."""
    for kills in range(taken.count(KILL), 0, -1):
        person = yield from target(g, VICTIM, kills, people.present(g))
        if person != NONE:
            yield from people.die(g, person)
    for wounds in range(total(taken), 0, -1):
        person = yield from target(g, TAKE_WOUND, wounds, people.present(g))
        if person != NONE:
            states.change(g, person, WOUNDS, 1)


def total(results: list[int]) -> int:
    """TW-COMB-06: all hits, without the kills."""
    return sum(hits for hits in results if hits != KILL)


def target(g: Shelter, ask: Question, left: int, among: Sequence[int]) -> Ruling[int]:
    """Whom or what of these the next of so many meets; NONE where nothing is open to it."""
    choice = Choice(ask, g.leader, among, left, g)
    return NONE if choice.first is None else (yield choice)


# -- when it is over --------------------------------------------------------------------------------------------------


def end(g: Shelter, resident: int, fled: bool) -> Rule:
    """TW-COMB-23, TW-COMB-25, TW-COMB-26, TW-COMB-27: weapons are laid down, those of the dead are taken by who stays,
    and killing weighs on the group."""
    killed = [g.box.enemy_kind[token] for token, wounds in zip(g.foes, g.foe_wounds, strict=True) if wounds >= DEAD_FOE]
    g.fighting = False
    g.combat_round = 0
    g.foes, g.foe_weapon, g.foe_melee, g.foe_wounds = [], [], [], []
    g.jammed = []
    arming.disarm(g)
    g.tell("fight-over", len(killed))
    if not fled and people.present(g):
        yield from loot(g, resident, killed)
    if killed and g.box.residents[resident].kind != "thugs":
        yield from guilt(g)


def loot(g: Shelter, resident: int, killed: list[int]) -> Rule:
    """TW-COMB-26: the weapons that the card gave them, without ammo, as far as the supply goes."""
    for kind in killed:
        arms = g.box.arms[resident][kind]
        for weapon in (arms.weapon, arms.melee):
            if weapon != UNARMED:
                yield from storage.gain(g, weapon, 1)


def guilt(g: Shelter) -> Rule:
    """TW-COMB-25: one test, however many were killed."""
    for row in in_play(g):
        row.killing(g)
    for person in meaning.touched(g, people.present(g)):
        states.change(g, person, MISERY, 1)
    yield from people.settle(g)
