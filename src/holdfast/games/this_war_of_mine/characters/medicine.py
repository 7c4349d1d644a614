"""Medicine (TW-MED): to whom meds, herbal meds and bandages can be given, and who dresses wounds without any."""

from __future__ import annotations

from typing import Final

from ....kernel import Choice, Question, Refusal, Rule
from ..shelter import storage
from ..state import BANDAGES, ILLNESS, MEDICAL, MOST_PEOPLE, NONE, WOUNDS, Shelter
from . import people, states
from .told import somebody, whose


def why_not_assign(g: Shelter, person: int, token: int) -> Refusal | None:
    """TW-MED-01, TW-MED-04: to who is ill or wounded, one of a kind (a place in MEDICAL)."""
    if not storage.stock_of(g, person)[MEDICAL[token]]:
        return Refusal("TW-MED-01", "none-at-hand", MEDICAL[token])
    if not states.level(g, person, WOUNDS) and not states.level(g, person, ILLNESS):
        return Refusal("TW-MED-01", "not-ailing", g.characters[person])
    if g.treated[person * len(MEDICAL) + token]:
        return Refusal("TW-MED-04", "has-it-already", g.characters[person], MEDICAL[token])
    return None


def assign_medical(g: Shelter, person: int, token: int) -> None:
    """TW-MED-01, TW-MED-02: `token` is a place in MEDICAL. It lies on the Character card and does nothing yet."""
    storage.stock_of(g, person)[MEDICAL[token]] -= 1
    g.treated[person * len(MEDICAL) + token] += 1
    g.tell("medical-assigned", MEDICAL[token], g.characters[person])


DRESSED: Final = MEDICAL.index(BANDAGES)
NOBODY: Final = MOST_PEOPLE  # the answer 'done'


def why_not_nurse(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    """TW-GEN-18: somebody wounded who has no bandages yet."""
    if person == NOBODY:
        return None
    if g.characters[person] == NONE:
        return Refusal("TW-GEN-10", "nobody-there", person)
    if not states.level(g, person, WOUNDS):
        return Refusal("TW-GEN-18", "not-wounded", g.characters[person])
    if g.treated[person * len(MEDICAL) + DRESSED]:
        return Refusal("TW-MED-04", "has-it-already", g.characters[person], BANDAGES)
    return None


NURSE = Question("nurse", "people-or-done", why_not_nurse, about="person", team=True, asked=whose, facts=somebody)


def nurse(g: Shelter) -> Rule:
    """TW-GEN-18: whoever has the gift and is awake dresses the wounds of one person. The bandages are of the supply, so
    that as many go back there afterwards as were taken."""
    for helper in people.group(g):
        if states.gift(g, helper) != "nurse" or states.is_asleep(g, helper) or not storage.supply(g, BANDAGES):
            continue
        choice = Choice(NURSE, g.leader, range(NOBODY + 1), helper, g)
        if choice.first == NOBODY:
            continue
        patient = yield choice
        if patient != NOBODY:
            g.treated[patient * len(MEDICAL) + DRESSED] = 1
            g.tell("nursed", g.characters[helper], g.characters[patient])
