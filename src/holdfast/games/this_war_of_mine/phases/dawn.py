"""Phase 7, Dawn: the return, medicine, fate, a narrative action, and grief (TW-DAWN, MED, FATE, ALCO, NARR, DEATH)."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from ....cards import perform
from ....kernel import Choice, Question, Refusal, Rule
from ..characters import anytime, people
from ..characters.people import Several
from ..scripts import decks, later
from ..shelter import fittings, storage
from ..state import (
    AT_DAWN,
    BANDAGES,
    BY_DAY,
    FATE,
    GOODS,
    MEDICAL,
    MISERY,
    MORNING,
    MOST_PEOPLE,
    NARRATIVE,
    NONE,
    OUT,
    PEOPLE,
    WOUNDS,
    Shelter,
)
from . import morning
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
        yield from later.due_now(g, AT_DAWN)
        yield from morning.carry_out(g, AT_DAWN)
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


MEDICINE_FOR = Question("medicine", "medicines-or-enough", why_not_give, team=True)


def medicines(g: Shelter) -> list[int]:
    """TW-MED-01, TW-MED-04: all that can be given now, and `enough`."""
    return [*anytime.medicines(g), NO_MEDICINE]


def give_medicine(g: Shelter) -> Rule:
    """TW-MED-01, TW-MED-02: token after token on the card of somebody ill or wounded, until the leader has enough."""
    while len(medicines(g)) > 1:
        token = yield from anytime.calm(g, lambda: Choice(MEDICINE_FOR, g.leader, partial(medicines, g)))
        if token == NO_MEDICINE:
            return
        patients = partial(anytime.those_who_can, g, anytime.why_not_assign, token)
        patient = yield Choice(anytime.PATIENT, g.leader, patients, token)
        anytime.assign_medical(g, patient, token)


DRESSED: Final = MEDICAL.index(BANDAGES)
NOBODY: Final = MOST_PEOPLE  # the answer 'done'


def why_not_nurse(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    """TW-GEN-18: somebody wounded who has no bandages yet."""
    if person == NOBODY:
        return None
    if g.characters[person] == NONE:
        return Refusal("TW-GEN-10", "nobody-there", person)
    if not people.level(g, person, WOUNDS):
        return Refusal("TW-GEN-18", "not-wounded", g.characters[person])
    if g.treated[person * len(MEDICAL) + DRESSED]:
        return Refusal("TW-MED-04", "has-it-already", g.characters[person], BANDAGES)
    return None


NURSE = Question("nurse", "people-or-done", why_not_nurse, about="person", team=True)


def nurse(g: Shelter) -> Rule:
    """TW-GEN-18: whoever has the gift and is awake dresses the wounds of one person. The bandages are of the supply, so
    that as many go back there afterwards as were taken."""
    for helper in people.group(g):
        if people.gift(g, helper) != "nurse" or people.is_asleep(g, helper) or not storage.supply(g, BANDAGES):
            continue
        choice = Choice(NURSE, g.leader, [], helper)
        choice.values = [person for person in range(NOBODY + 1) if why_not_nurse(g, choice, person) is None]
        if len(choice.values) == 1:
            continue
        patient = yield choice
        if patient != NOBODY:
            g.treated[patient * len(MEDICAL) + DRESSED] = 1
            g.tell("nursed", g.characters[helper], g.characters[patient])


# -- alcohol ----------------------------------------------------------------------------------------------------------

NO_DRINK: Final = len(anytime.DRINKS)  # the answer 'enough'


def why_not_pour(g: Shelter, choice: Choice, drink: int) -> Refusal | None:
    """TW-ALCO-01, TW-ALCO-02: a drink on STORAGE, and somebody who is not too tired for it."""
    return None if drink == NO_DRINK else anytime.why_not_alcohol(g, choice, drink)


POUR = Question("alcohol", "drinks-or-enough", why_not_pour, team=True)


def drinks(g: Shelter) -> list[int]:
    """TW-ALCO-01, TW-ALCO-02: all that can be poured now, and `enough`."""
    return [*anytime.drinks(g), NO_DRINK]


def drink(g: Shelter) -> Rule:
    """TW-ALCO-01, TW-ALCO-06: drink after drink, each for one person, until the leader has enough."""
    while len(drinks(g)) > 1:
        answer = yield from anytime.calm(g, lambda: Choice(POUR, g.leader, partial(drinks, g)))
        if answer == NO_DRINK:
            return
        alcohol = anytime.DRINKS[answer]
        drinkers = partial(anytime.those_who_can, g, anytime.why_not_drink, alcohol)
        drinker = yield Choice(anytime.DRINKER, g.leader, drinkers, alcohol)
        anytime.drink_alcohol(g, drinker, alcohol)


# -- the Fate card ----------------------------------------------------------------------------------------------------


def fate(g: Shelter) -> Rule:
    """TW-FATE-01, TW-FATE-06, TW-MED-02, TW-MED-03: the dawn text of the top card, for the whole group; then all
    medical tokens are used up, whether they helped or not."""
    card = decks.draw(g, FATE)
    if card != NONE:
        g.tell("fate", card)
        yield from perform(g, g.box.fate[card].dawn)
        decks.discard(g, FATE, card)
    g.treated = [0] * (MOST_PEOPLE * len(MEDICAL))
    yield from people.settle(g)


def why_not_spirit(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    """TW-FATE-05, TW-SLEEP-04: somebody awake whose spirit has not been resolved; it is about all of those."""
    if person in choice.about.people:
        return None
    if g.characters[person] == NONE:
        return Refusal("TW-GEN-10", "nobody-there", person)
    if people.is_asleep(g, person):
        return Refusal("TW-SLEEP-04", "sleeps", g.characters[person])
    return Refusal("TW-FATE-05", "spirit-resolved", g.characters[person])


SPIRIT = Question("spirit", "people", why_not_spirit, about=Several, team=True)


def resolve_spirit(g: Shelter, trait: int) -> Rule:
    """TW-FATE-05, TW-SLEEP-04: of everybody awake, in the leader's order."""
    waiting = people.group(g)
    cards = g.characters[:]
    while True:
        waiting = [p for p in waiting if g.characters[p] == cards[p] and not people.is_asleep(g, p)]
        if not waiting:
            return
        person = yield Choice(SPIRIT, g.leader, waiting, Several(tuple(waiting)))
        waiting = [other for other in waiting if other != person]
        g.tell("spirit", cards[person])
        yield from people.as_this(g, person, perform(g, g.box.spirits[cards[person]][trait]))


# -- the Narrative Action card ----------------------------------------------------------------------------------------


class Drawn(NamedTuple):
    """Two Narrative Action cards."""

    first: int
    second: int


def why_not_narrative(g: Shelter, choice: Choice, card: int) -> Refusal | None:
    """TW-NARR-01: one of the two drawn."""
    return None if card in choice.about else Refusal("TW-NARR-01", "not-drawn", card)


NARRATIVE_CHOICE = Question("narrative", "narrative", why_not_narrative, about=Drawn, team=True)


def narrative_action(g: Shelter) -> Rule:
    """TW-NARR-01, TW-NARR-02: two are drawn; one is carried out, or kept if its text says so, and the other goes
    back."""
    first = decks.draw(g, NARRATIVE)
    if first == NONE:
        return
    second = decks.draw(g, NARRATIVE)
    card = first
    if second != NONE:
        card = yield Choice(NARRATIVE_CHOICE, g.leader, [first, second], Drawn(first, second))
        decks.shuffle_in(g, NARRATIVE, [second if card == first else first])
    if g.box.narrative[card].keep:
        g.kept_cards = [*g.kept_cards, card]
        g.tell("narrative-kept", card)
    else:
        yield from anytime.use_narrative(g, card)


# -- grief ------------------------------------------------------------------------------------------------------------


def mourn(g: Shelter) -> Rule:
    """TW-DEATH-01: one test for everybody, if anybody was lost today, however many."""
    if not g.lost_today:
        return
    g.tell("grief")
    for person in people.touched(g, people.group(g)):
        people.change(g, person, MISERY, GRIEF)
    yield from people.settle(g)
