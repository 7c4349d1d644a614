"""Sickness and death (FP-SICK): who falls sick, who dies of it, who is cured and who is treated."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....kernel import Choice, Fact, Facts, GameOver, Outcome, Question, Refusal, Rule, Ruling
from ..state import TYPES, City
from .citizen_cards import citizen_card_for


def follow(g: City, kind: int) -> None:
    """FP-SICK-05, FP-SICK-20: never more sick than there are; where nobody is left, nobody is gravely ill."""
    g.sick[kind] = min(g.sick[kind], g.people[kind])
    if not g.people[kind]:
        g.skull[kind] = 0


def falls_sick(g: City, kind: int) -> Rule:
    """FP-SICK-01, FP-SICK-02, FP-SICK-06: the Sickness marker moves; where it cannot pass its Citizen marker, it is
    flipped instead."""
    if not g.people[kind]:
        return
    if g.sick[kind] < g.people[kind]:
        g.sick[kind] += 1
        g.tell("sick", kind)
    else:
        yield from flip(g, kind)


def sickens(g: City, kind: int) -> Fact:
    """What one more sick of the type would mean: somebody falls sick, becomes gravely ill, or dies."""
    worst = 0 if g.sick[kind] < g.people[kind] else 1 + g.skull[kind]
    return ("sickens", worst, kind)


def fall_sick(g: City, kind: int, number: int) -> Rule:
    """FP-SICK-21: one at a time."""
    for _ in range(number):
        yield from falls_sick(g, kind)


def flip(g: City, kind: int) -> Rule:
    """FP-SICK-03, FP-SICK-04, FP-SICK-06: from Syringe to Skull somebody is gravely ill; from Skull to Syringe somebody
    dies."""
    if not g.people[kind]:
        return
    g.skull[kind] ^= 1
    if g.skull[kind]:
        g.tell("grave", kind)
        return
    g.sick[kind] = max(0, g.sick[kind] - 1)
    yield from dies(g, kind)


def dies(g: City, kind: int) -> Rule:
    """FP-SICK-07, FP-SICK-08, FP-SICK-09, FP-HUN-06: the Corpse marker, then the Citizen marker, then a Citizen card.
    FP-END-08: at the end of the Corpse track the city is lost."""
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


# -- curing and treating ----------------------------------------------------------------------------------------------

ENOUGH: Final = len(TYPES)  # the answer that lets points left over go


def why_not_cure(g: City, choice: Choice, kind: int) -> Refusal | None:
    """FP-SICK-15, FP-SICK-17: a sick type; but a marker on its Skull side does not go back to 0."""
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


def how_sick(g: City, choice: Choice, kind: int) -> Facts:
    """How many of a type are sick, and whether somebody is gravely ill."""
    if kind == ENOUGH:
        return Facts()
    return Facts(now=[("patients-grave" if g.skull[kind] else "patients", g.sick[kind])])


CURE = Question("cure", "patients", why_not_cure, about="left", facts=how_sick)

TREAT = Question("treat", "patients", why_not_treat, about="left", facts=how_sick)


def cure(g: City, seat: int, points: int) -> Rule:
    """FP-SICK-14, FP-SICK-15, FP-SICK-16: each point moves a Sickness marker back; what is not used at once is lost."""
    for left in range(points, 0, -1):
        kind = yield from choose_patient(g, CURE, seat, left)
        if kind == ENOUGH:
            return
        g.sick[kind] -= 1
        g.tell("cured", kind)


def treat(g: City, seat: int, points: int) -> Rule:
    """FP-SICK-18, FP-SICK-14: each point turns a marker from Skull to Syringe, and nobody dies."""
    for left in range(points, 0, -1):
        kind = yield from choose_patient(g, TREAT, seat, left)
        if kind == ENOUGH:
            return
        g.skull[kind] = 0
        g.tell("treated", kind)


def choose_patient(g: City, ask: Question, seat: int, points: int) -> Ruling[int]:
    """Whom to help with the next of so many points; where nobody can be helped, it is not asked."""
    choice = Choice(ask, seat, [], about=points)
    choice.values = [kind for kind in TYPES if ask.why_not(g, choice, kind) is None]
    if not choice.values:
        return ENOUGH
    choice.values.append(ENOUGH)
    kind = yield choice
    return kind


# Where a card offers both (FP-SICK-19).
CURING: Final = 0

TREATING: Final = 1


class Care(NamedTuple):
    """Points to cure with, or else to treat with."""

    cures: int
    treats: int


def either(g: City, choice: Choice, answer: int) -> Refusal | None:
    return None


CURE_OR_TREAT = Question("cure-or-treat", "care", either, about=Care)


def cure_or_treat(g: City, seat: int, cures: int, treats: int) -> Rule:
    """FP-SICK-19: one of the two; never a mix."""
    answer = yield Choice(CURE_OR_TREAT, seat, [CURING, TREATING], Care(cures, treats))
    yield from cure(g, seat, cures) if answer == CURING else treat(g, seat, treats)
