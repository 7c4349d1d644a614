"""Citizens: how many there are, who is sick, who dies (FP-GEN-10 to 15, FP-SICK, FP-LIM-01)."""

from __future__ import annotations

from typing import Final

from ....kernel import Ask, Choice, GameOver, Outcome, Refusal, Rule, Ruling
from ..state import MOST_PEOPLE, NONE, TYPES, City
from .citizens import citizen_card_for

# -- how many there are -----------------------------------------------------------------------------------------------


def why_not_join(g: City, choice: Choice, kind: int) -> Refusal | None:
    """FP-LIM-01: there is room for another of this type."""
    return None if g.people[kind] < MOST_PEOPLE else Refusal("FP-LIM-01", "type-full", kind)


JOIN = Ask("join", "citizens", why_not_join, team=True)


def join(g: City, kind: int, number: int) -> Rule:
    """FP-GEN-10, FP-LIM-01: Citizens come; those beyond fifty of a type are of another, as the players choose. Meeples
    follow at the next Action Phase."""
    fitting = min(number, MOST_PEOPLE - g.people[kind])
    g.people[kind] += fitting
    g.tell("joined", fitting, kind)
    for _ in range(number - fitting):
        other = yield from choose(g, JOIN)
        if other == NONE:
            return
        g.people[other] += 1
        g.tell("joined", 1, other)


def leave(g: City, kind: int, number: int) -> None:
    """FP-GEN-13, 15: as many as there are go; it is no death."""
    gone = min(number, g.people[kind])
    g.people[kind] -= gone
    g.tell("left", gone, kind)
    follow(g, kind)


def follow(g: City, kind: int) -> None:
    """FP-SICK-05, 20: never more sick than there are; where nobody is left, nobody is gravely ill."""
    g.sick[kind] = min(g.sick[kind], g.people[kind])
    if not g.people[kind]:
        g.skull[kind] = 0


def choose(g: City, ask: Ask) -> Ruling[int]:
    """FP-GEN-12: the players choose a type on which the effect is not void; NONE where there is none."""
    choice = Choice(ask, g.leader, [])
    choice.values = [kind for kind in TYPES if ask.why_not(g, choice, kind) is None]
    if not choice.values:
        return NONE
    kind = yield choice
    return kind


# -- sickness ---------------------------------------------------------------------------------------------------------


def falls_sick(g: City, kind: int) -> Rule:
    """FP-SICK-01, 02, 06: the Sickness marker moves; where it cannot pass its Citizen marker, it is flipped instead."""
    if not g.people[kind]:
        return
    if g.sick[kind] < g.people[kind]:
        g.sick[kind] += 1
        g.tell("sick", kind)
    else:
        yield from flip(g, kind)


def fall_sick(g: City, kind: int, number: int) -> Rule:
    """FP-SICK-21: one at a time."""
    for _ in range(number):
        yield from falls_sick(g, kind)


def flip(g: City, kind: int) -> Rule:
    """FP-SICK-03, 04, 06: from Syringe to Skull somebody is gravely ill; from Skull to Syringe somebody dies."""
    if not g.people[kind]:
        return
    g.skull[kind] ^= 1
    if g.skull[kind]:
        g.tell("grave", kind)
        return
    g.sick[kind] = max(0, g.sick[kind] - 1)
    yield from dies(g, kind)


def dies(g: City, kind: int) -> Rule:
    """FP-SICK-07, 08, 09, FP-HUN-06: the Corpse marker, then the Citizen marker, then a Citizen card. FP-END-08: at the
    end of the Corpse track the city is lost."""
    if not g.people[kind]:
        return
    g.corpses += 1
    g.tell("died", kind)
    if g.corpses == g.box.corpse_end:
        raise GameOver(Outcome("deaths", ()))
    g.people[kind] -= 1
    follow(g, kind)
    yield from citizen_card_for(g, kind)


def die(g: City, kind: int, number: int) -> Rule:
    """FP-SICK-12, FP-HUN-06: one after the other, as many as there are."""
    for _ in range(number):
        yield from dies(g, kind)


# -- who, where no type is named --------------------------------------------------------------------------------------


def why_not_anybody(g: City, choice: Choice, kind: int) -> Refusal | None:
    """FP-GEN-12, FP-SICK-13: nobody of a type of which there is nobody."""
    return None if g.people[kind] else Refusal("FP-GEN-12", "nobody", kind)


SOMEBODY = Ask("somebody", "citizens", why_not_anybody, team=True)


def somebody_falls_sick(g: City) -> Rule:
    kind = yield from choose(g, SOMEBODY)
    if kind != NONE:
        yield from falls_sick(g, kind)


def somebody_dies(g: City) -> Rule:
    kind = yield from choose(g, SOMEBODY)
    if kind != NONE:
        yield from dies(g, kind)


def somebody_leaves(g: City) -> Rule:
    kind = yield from choose(g, SOMEBODY)
    if kind != NONE:
        leave(g, kind, 1)


# -- curing and treating ----------------------------------------------------------------------------------------------

ENOUGH: Final = len(TYPES)  # the answer that lets points left over go


def why_not_cure(g: City, choice: Choice, kind: int) -> Refusal | None:
    """FP-SICK-15, 17: a sick type; but a marker on its Skull side does not go back to 0."""
    if kind == ENOUGH:
        return None
    if not g.sick[kind]:
        return Refusal("FP-SICK-15", "not-sick", kind)
    if g.sick[kind] == 1 and g.skull[kind]:
        return Refusal("FP-SICK-17", "too-grave", kind)
    return None


def why_not_treat(g: City, choice: Choice, kind: int) -> Refusal | None:
    """FP-SICK-18: a marker on its Skull side."""
    if kind == ENOUGH or g.skull[kind]:
        return None
    return Refusal("FP-SICK-18", "not-grave", kind)


CURE = Ask("cure", "patients", why_not_cure)
TREAT = Ask("treat", "patients", why_not_treat)


def cure(g: City, seat: int, points: int) -> Rule:
    """FP-SICK-14, 15, 16: each point moves a Sickness marker back; what is not used at once is lost."""
    for left in range(points, 0, -1):
        kind = yield from choose_patient(g, CURE, seat, left)
        if kind == ENOUGH:
            return
        g.sick[kind] -= 1
        g.tell("cured", kind)


def treat(g: City, seat: int, points: int) -> Rule:
    """FP-SICK-18: each point turns a marker from Skull to Syringe, and nobody dies."""
    for left in range(points, 0, -1):
        kind = yield from choose_patient(g, TREAT, seat, left)
        if kind == ENOUGH:
            return
        g.skull[kind] = 0
        g.tell("treated", kind)


def choose_patient(g: City, ask: Ask, seat: int, points: int) -> Ruling[int]:
    """Whom to help with the next of so many points; where nobody can be helped, it is not asked."""
    choice = Choice(ask, seat, [], about=points)
    choice.values = [kind for kind in TYPES if ask.why_not(g, choice, kind) is None]
    if not choice.values:
        return ENOUGH
    choice.values.append(ENOUGH)
    kind = yield choice
    return kind
