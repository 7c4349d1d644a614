"""Phase 7, Dawn: the return, medicine, alcohol, fate, a narrative action, and grief (TW-DAWN, TW-DEATH)."""

from __future__ import annotations

from functools import partial
from typing import Final

from ....kernel import Choice, Facts, Question, Refusal, Rule
from ..characters import alcohol, anytime, meaning, medicine, people, states
from ..characters.medicine import nurse
from ..scripts import later, standing
from ..scripts.fate import fate
from ..scripts.narrative import narrative_action
from ..seams import in_play
from ..shelter import fittings, storage
from ..state import (
    AT_DAWN,
    BY_DAY,
    GOODS,
    MEDICAL,
    MISERY,
    MORNING,
    MOST_PEOPLE,
    OUT,
    PEOPLE,
    Shelter,
)
from .order import enter

# Steps of the phase, in `stage`.
RETURN: Final = 0
MEDICINE: Final = 1
FATE_CARD: Final = 2
NARRATIVE_ACTION: Final = 3
DEATH: Final = 4

GRIEF: Final = 2  # misery (TW-DEATH-01)


def dawn_phase(g: Shelter) -> Rule:
    """TW-DAWN-02, TW-DAWN-03, TW-ALCO-01: one step. After the last, a new day begins with its MORNING."""
    if g.stage == RETURN:
        come_home(g)
        yield from fittings.dawn(g)
        for row in in_play(g):
            yield from row.dawn(g)
        yield from later.due_now(g, AT_DAWN)
        yield from standing.carry_out(g, AT_DAWN)
    elif g.stage == MEDICINE:
        yield from give_medicine(g)
        yield from nurse(g)
        yield from drink(g)
    elif g.stage == FATE_CARD:
        yield from fate(g)
    elif g.stage == NARRATIVE_ACTION:
        yield from drink(g)
        yield from narrative_action(g)
    else:
        yield from mourn(g)
        new_day(g)
        return
    g.stage += 1


# -- the return -------------------------------------------------------------------------------------------------------


def come_home(g: Shelter) -> None:
    """TW-DAWN-01, TW-SLEEP-06: everybody is in the shelter, and what was brought is on STORAGE. The night's tasks are
    done, and who is too tired sleeps from now on."""
    for goods in storage.kinds_in(g.pile):
        g.tell("brought", g.pile[goods], goods)
        g.stock[goods] += g.pile[goods]
    g.pile = [0] * GOODS
    for person in PEOPLE:
        if g.task[person] == OUT:
            g.task[person] = BY_DAY
    g.stopped = [0] * MOST_PEOPLE
    g.busy = [0] * MOST_PEOPLE


def new_day(g: Shelter) -> None:
    """TW-DAWN-03, TW-DEATH-01: who was lost in this dawn is mourned, so nobody is mourned again."""
    g.task = [BY_DAY] * MOST_PEOPLE
    g.lost_today = 0
    g.day += 1
    enter(g, MORNING)


# -- meds and bandages ------------------------------------------------------------------------------------------------

NO_MEDICINE: Final = len(MEDICAL)  # the answer 'enough'


def why_not_give(g: Shelter, choice: Choice, token: int) -> Refusal | None:
    """TW-MED-01, TW-MED-04: a token on STORAGE, and somebody ill or wounded who has none of its kind."""
    return None if token == NO_MEDICINE else anytime.why_not_medicine(g, choice, token)


HELPS: Final = ("helps-illness", "helps-wounds", "helps-illness-less")


def what_it_helps(g: Shelter, choice: Choice, token: int) -> Facts:
    """TW-MED-02."""
    return Facts() if token == NO_MEDICINE else Facts(now=[(HELPS[token],), ("at-hand", g.stock[MEDICAL[token]])])


MEDICINE_FOR = Question("medicine", "medicines-or-enough", why_not_give, team=True, facts=what_it_helps)


def medicines(g: Shelter) -> list[int]:
    """TW-MED-01, TW-MED-04: all that can be given now, and `enough`."""
    return [*anytime.medicines(g), NO_MEDICINE]


def give_medicine(g: Shelter) -> Rule:
    """TW-MED-01, TW-MED-02: token after token on the card of somebody ill or wounded, until the leader has enough."""
    while len(medicines(g)) > 1:
        token = yield from anytime.calm(g, lambda: Choice(MEDICINE_FOR, g.leader, partial(medicines, g)))
        if token == NO_MEDICINE:
            return
        patients = partial(anytime.those_who_can, g, medicine.why_not_assign, token)
        patient = yield Choice(anytime.PATIENT, g.leader, patients, token)
        medicine.assign_medical(g, patient, token)


# -- alcohol ----------------------------------------------------------------------------------------------------------

NO_DRINK: Final = len(alcohol.DRINKS)  # the answer 'enough'


def why_not_pour(g: Shelter, choice: Choice, drink: int) -> Refusal | None:
    """TW-ALCO-01, TW-ALCO-02: a drink on STORAGE, and somebody who is not too tired for it."""
    return None if drink == NO_DRINK else anytime.why_not_alcohol(g, choice, drink)


POUR = Question("alcohol", "drinks-or-enough", why_not_pour, team=True, facts=anytime.what_a_drink_does)


def drinks(g: Shelter) -> list[int]:
    """TW-ALCO-01, TW-ALCO-02: all that can be poured now, and `enough`."""
    return [*anytime.drinks(g), NO_DRINK]


def drink(g: Shelter) -> Rule:
    """TW-ALCO-01, TW-ALCO-06: drink after drink, each for one person, until the leader has enough."""
    while len(drinks(g)) > 1:
        answer = yield from anytime.calm(g, lambda: Choice(POUR, g.leader, partial(drinks, g)))
        if answer == NO_DRINK:
            return
        poured = alcohol.DRINKS[answer]
        drinkers = partial(anytime.those_who_can, g, alcohol.why_not_drink, poured)
        drinker = yield Choice(anytime.DRINKER, g.leader, drinkers, poured)
        alcohol.drink_alcohol(g, drinker, poured)


# -- grief ------------------------------------------------------------------------------------------------------------


def mourn(g: Shelter) -> Rule:
    """TW-DEATH-01: one test for everybody, if anybody was lost today, however many."""
    if not g.lost_today:
        return
    g.tell("grief")
    for person in meaning.touched(g, people.group(g)):
        states.change(g, person, MISERY, GRIEF)
    yield from people.settle(g)
