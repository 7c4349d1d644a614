"""What may be done at any time where the game is calm (TW-GEN-27): eating, medicine, alcohol, objectives, kept cards,
the pet.

Each of these has a function that says why somebody cannot do it and one that does it; Dusk and Dawn use them too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from ....kernel import Choice, Fact, Facts, Question, Refusal, Rule, Ruling
from ..scripts import objectives
from ..scripts.narrative import KEPT_CARD, is_usable, use_narrative
from ..seams import in_play
from ..shelter import storage
from ..state import (
    ALCOHOL_ANY_TIME,
    CANNED_FOOD,
    FATIGUE,
    HUNGER,
    MEDICAL,
    MEDS_ANY_TIME,
    MISERY,
    MOST_PEOPLE,
    NONE,
    OUT,
    PEOPLE,
    PETS,
    RAW_FOOD,
    VEGETABLE,
    Shelter,
)
from . import meaning, people, states
from .alcohol import DRINKS, TIRES, drink_alcohol, why_not_drink
from .medicine import assign_medical, why_not_assign
from .told import becomes, somebody, who

# By how much a food lowers hunger (TW-DUSK-04, TW-DUSK-05, TW-DUSK-06).
FILLS: Final = {CANNED_FOOD: 2, RAW_FOOD: 1, VEGETABLE: 0}
MEAT: Final = (2, 4)  # raw food that a cat or a dog gives (TW-ADVR-03)

SNACKS: Final = (CANNED_FOOD, RAW_FOOD)  # what is eaten between meals

# What may be done beside a question.
EAT: Final = 0
GIVE_MEDICINE: Final = 1
DRINK: Final = 2
PAY_OBJECTIVE: Final = 3
USE_CARD: Final = 4
SLAUGHTER: Final = 5


# -- who may ----------------------------------------------------------------------------------------------------------


def why_not_here(g: Shelter, person: int) -> Refusal | None:
    """TW-GEN-27: while the group is out, those who are out; else those at home."""
    if g.characters[person] == NONE:
        return Refusal("TW-GEN-10", "nobody-there", person)
    if (g.task[person] == OUT) is (g.location == NONE):
        return Refusal("TW-GEN-27", "not-here", g.characters[person])
    return None


def why_not_snack(g: Shelter, person: int, food: int) -> Refusal | None:
    """TW-DUSK-08: a food in the person's stock, and hunger that it can still: between meals, more would be waste."""
    if not storage.stock_of(g, person)[food]:
        return Refusal("TW-GEN-27", "none-at-hand", food)
    if not states.level(g, person, HUNGER):
        return Refusal("TW-GEN-12", "not-hungry", g.characters[person])
    return None


# -- what it does -----------------------------------------------------------------------------------------------------


def eat(g: Shelter, person: int, food: int) -> None:
    """TW-DUSK-04, TW-DUSK-05, TW-DUSK-06: one food from the stock at hand of that person."""
    storage.stock_of(g, person)[food] -= 1
    g.tell("eats", g.characters[person], food)
    states.lower_state(g, person, HUNGER, FILLS[food])


# -- the pet ----------------------------------------------------------------------------------------------------------


def as_each_likes(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-ADVR-03: nobody is bound to agree."""
    return None


def what_the_pet_gives(g: Shelter, choice: Choice, answer: int) -> Facts:
    """TW-ADVR-03, TW-ADVR-04: food, and those at home live with it."""
    if not answer:
        return Facts()
    return Facts(now=[("gains-goods", MEAT[choice.about], RAW_FOOD)], risk=grieved(g))


def grieved(g: Shelter) -> list[Fact]:
    """TW-ADVR-04: whom it would touch, and how likely."""
    cards = [g.characters[person] for person in people.at_home(g)]
    return [("grieved", card, g.box.empathy[card]) for card in cards]


AGREE_SLAUGHTER = Question("agree-slaughter", "yes-no", as_each_likes, about="pet", facts=what_the_pet_gives)


def slaughter(g: Shelter, pet: int) -> Ruling[bool]:
    """TW-ADVR-03, TW-ADVR-04: if every player agrees, the pet is food, and those in the shelter live with it. Whether
    it was done."""
    for turn in range(g.seats):
        agreed = yield Choice(AGREE_SLAUGHTER, (g.leader + turn) % g.seats, [0, 1], pet)
        if not agreed:
            g.tell("pet-spared", pet)
            return False
    g.tell("slaughtered", pet)
    people.pet_goes(g, pet)
    yield from storage.gain(g, RAW_FOOD, MEAT[pet])
    for person in meaning.touched(g, people.at_home(g)):
        states.change(g, person, MISERY, 1)
    yield from people.settle(g)
    for row in in_play(g):
        yield from row.pet_eaten(g, pet)
    return True


# -- offered beside a question ----------------------------------------------------------------------------------------


def those_here(g: Shelter) -> list[int]:
    """TW-GEN-27."""
    out = g.location != NONE
    return [person for person in PEOPLE if g.characters[person] != NONE and (g.task[person] == OUT) is out]


def those_who_can(g: Shelter, why_not: Callable[[Shelter, int, int], Refusal | None], thing: int) -> list[int]:
    return [person for person in those_here(g) if why_not(g, person, thing) is None]


def why_not_eater(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    return why_not_here(g, person) or why_not_snack(g, person, choice.about)


def why_not_patient(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    return why_not_here(g, person) or why_not_assign(g, person, choice.about)


def why_not_drinker(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    return why_not_here(g, person) or why_not_drink(g, person, choice.about)


def what_food_does(g: Shelter, choice: Choice, person: int) -> Facts:
    """TW-DUSK-04, TW-DUSK-05."""
    return Facts(name=who(g, person), now=[becomes(g, person, HUNGER, -FILLS[choice.about])])


def what_drink_does(g: Shelter, choice: Choice, person: int) -> Facts:
    """TW-ALCO-03, TW-ALCO-05."""
    tired = becomes(g, person, FATIGUE, TIRES[choice.about])
    return Facts(name=who(g, person), now=[tired, becomes(g, person, MISERY, -1)])


EATER = Question("aside-eater", "people", why_not_eater, about="goods", team=True, facts=what_food_does)
PATIENT = Question("aside-patient", "people", why_not_patient, about="medical", team=True, facts=somebody)
DRINKER = Question("aside-drinker", "people", why_not_drinker, about="goods", team=True, facts=what_drink_does)


class Spared(NamedTuple):
    """The pets that the players have just decided to spare."""

    pets: tuple[int, ...] = ()


def why_not_food(g: Shelter, choice: Choice, snack: int) -> Refusal | None:
    """TW-GEN-27: of the stock at hand, for somebody hungry."""
    if not storage.at_hand(g, SNACKS[snack]):
        return Refusal("TW-GEN-27", "none-at-hand", SNACKS[snack])
    return None if those_who_can(g, why_not_snack, SNACKS[snack]) else Refusal("TW-GEN-12", "nobody-hungry")


def why_not_medicine(g: Shelter, choice: Choice, token: int) -> Refusal | None:
    """TW-MED-01."""
    if not storage.at_hand(g, MEDICAL[token]):
        return Refusal("TW-MED-01", "none-at-hand", MEDICAL[token])
    return None if those_who_can(g, why_not_assign, token) else Refusal("TW-MED-01", "nobody-ailing")


def why_not_alcohol(g: Shelter, choice: Choice, drink: int) -> Refusal | None:
    """TW-ALCO-01, TW-ALCO-02."""
    if not storage.at_hand(g, DRINKS[drink]):
        return Refusal("TW-ALCO-01", "none-at-hand", DRINKS[drink])
    return None if those_who_can(g, why_not_drink, DRINKS[drink]) else Refusal("TW-ALCO-02", "all-too-tired")


def why_not_slaughter(g: Shelter, choice: Choice, pet: int) -> Refusal | None:
    """TW-ADVR-03: it lives in the shelter, and so does the question."""
    if not g.pets[pet]:
        return Refusal("TW-ADVR-03", "no-such-pet", pet)
    if g.location != NONE:
        return Refusal("TW-ADVR-03", "pet-at-home", pet)
    return Refusal("TW-ADVR-03", "pet-is-spared", pet) if pet in choice.about.pets else None


def what_a_snack_does(g: Shelter, choice: Choice, snack: int) -> Facts:
    """TW-DUSK-08."""
    food = SNACKS[snack]
    return Facts(now=[("lowers-hunger", FILLS[food]), ("at-hand", storage.at_hand(g, food))])


def how_much_medicine(g: Shelter, choice: Choice, token: int) -> Facts:
    return Facts(now=[("at-hand", storage.at_hand(g, MEDICAL[token]))])


def what_a_drink_does(g: Shelter, choice: Choice, drink: int) -> Facts:
    """TW-ALCO-03, TW-ALCO-05."""
    if drink == len(DRINKS):
        return Facts()
    alcohol = DRINKS[drink]
    return Facts(now=[("tires-and-cheers", TIRES[alcohol]), ("at-hand", storage.at_hand(g, alcohol))])


def what_meat_it_gives(g: Shelter, choice: Choice, pet: int) -> Facts:
    """TW-ADVR-03, TW-ADVR-04."""
    return Facts(now=[("gains-goods", MEAT[pet], RAW_FOOD), ("all-must-agree",)], risk=grieved(g))


FOOD = Question("aside-food", "snacks", why_not_food, team=True, facts=what_a_snack_does)
MEDICINE = Question("aside-medicine", "medicines", why_not_medicine, team=True, facts=how_much_medicine)
ALCOHOLIC = Question("aside-drink", "drinks", why_not_alcohol, team=True, facts=what_a_drink_does)
PET = Question("aside-pet", "pets", why_not_slaughter, about=Spared, team=True, facts=what_meat_it_gives)


def why_not_anytime(g: Shelter, choice: Choice, aside: int) -> Refusal | None:
    """TW-GEN-27, TW-ADVR-03, TW-ADVR-05, TW-ADVR-06: why there is nothing of the kind to be done now; of several
    reasons, that of what lies at hand."""
    if g.fighting or g.script != NONE:
        return Refusal("TW-GEN-27", "not-calm")
    if aside == PAY_OBJECTIVE:
        return objectives.why_not_advance(g)
    if aside == USE_CARD:
        return None if cards_at_hand(g) else Refusal("TW-NARR-02", "no-card-kept")
    if aside == GIVE_MEDICINE and not g.table[MEDS_ANY_TIME]:
        return Refusal("TW-ADVR-05", "meds-at-dawn")
    if aside == DRINK and not g.table[ALCOHOL_ANY_TIME]:
        return Refusal("TW-ADVR-06", "alcohol-at-dawn")
    question, things = ASKED[aside]
    refusals = [question.why_not(g, choice, thing) for thing in range(things)]
    if None in refusals:
        return None
    return next((refusal for refusal in refusals if refusal and refusal.reason not in ABSENT), NOTHING[aside])


# What is asked first about such a thing, and among how many.
ASKED: Final = {
    EAT: (FOOD, len(SNACKS)),
    GIVE_MEDICINE: (MEDICINE, len(MEDICAL)),
    DRINK: (ALCOHOLIC, len(DRINKS)),
    SLAUGHTER: (PET, PETS),
}
ABSENT: Final = ("none-at-hand", "no-such-pet")
NOTHING: Final = {
    EAT: Refusal("TW-GEN-27", "no-food-at-hand"),
    GIVE_MEDICINE: Refusal("TW-MED-01", "no-medicine-at-hand"),
    DRINK: Refusal("TW-ALCO-01", "no-drink-at-hand"),
    SLAUGHTER: Refusal("TW-ADVR-03", "no-pet"),
}


def what_is_done_meanwhile(g: Shelter, choice: Choice, aside: int) -> Facts:
    """TW-GEN-27: with what; for what price."""
    if aside == EAT:
        return Facts(now=[stock_of(g, SNACKS[snack]) for snack in snacks(g)])
    if aside == GIVE_MEDICINE:
        return Facts(now=[stock_of(g, MEDICAL[token]) for token in medicines(g)])
    if aside == DRINK:
        return Facts(now=[stock_of(g, DRINKS[drink]) for drink in drinks(g)])
    if aside == PAY_OBJECTIVE:
        step: Fact = ("objective-step", g.objective, g.status + 1, g.box.objectives[g.objective].steps)
        return Facts(now=[step, *(("costs-goods", n, goods) for goods, n in g.box.objective_price[g.objective])])
    if aside == USE_CARD:
        return Facts(now=cards_at_hand(g))
    return Facts(now=[*(("pet-here", pet) for pet in pets(g, choice.about.pets)), ("all-must-agree",)])


def cards_at_hand(g: Shelter) -> list[Fact]:
    """TW-NARR-02, TW-DESP-03: those the group could use now."""
    kept: list[Fact] = [("card-kept", card) for card in g.kept_cards if is_usable(g, card)]
    return [*kept, *(fact for row in in_play(g) for fact in row.cards_at_hand(g))]


def stock_of(g: Shelter, goods: int) -> Fact:
    return ("there-is", storage.at_hand(g, goods), goods)


ANYTIME = Question("anytime", "anytime", why_not_anytime, about=Spared, team=True, facts=what_is_done_meanwhile)


def snacks(g: Shelter) -> list[int]:
    """TW-GEN-27: all that would still somebody's hunger."""
    stock, levels = storage.stock_here(g), g.levels
    if stock[CANNED_FOOD] or stock[RAW_FOOD]:
        for person in those_here(g):
            if levels[HUNGER * MOST_PEOPLE + person]:
                return [snack for snack, food in enumerate(SNACKS) if stock[food]]
    return []


def medicines(g: Shelter) -> list[int]:
    stock = storage.stock_here(g)
    return [place for place, token in enumerate(MEDICAL) if stock[token] and those_who_can(g, why_not_assign, place)]


def drinks(g: Shelter) -> list[int]:
    stock = storage.stock_here(g)
    return [
        drink for drink, alcohol in enumerate(DRINKS) if stock[alcohol] and those_who_can(g, why_not_drink, alcohol)
    ]


def pets(g: Shelter, spared: tuple[int, ...]) -> list[int]:
    return [pet for pet in range(PETS) if g.pets[pet] and pet not in spared] if g.location == NONE else []


def asides(g: Shelter, spared: tuple[int, ...]) -> list[int]:
    """TW-GEN-27: all that can be done beside a question: who is here uses the stock that is here, and most of the time
    there is little in it. Found by `why_not_anytime`, a game played by chance takes a fifth longer; a test holds both
    together."""
    if g.fighting or g.script != NONE:
        return []
    found: list[int] = []
    if snacks(g):
        found.append(EAT)
    if g.table[MEDS_ANY_TIME] and medicines(g):
        found.append(GIVE_MEDICINE)
    if g.table[ALCOHOL_ANY_TIME] and drinks(g):
        found.append(DRINK)
    if g.objective != NONE and objectives.why_not_advance(g) is None:
        found.append(PAY_OBJECTIVE)
    if cards_at_hand(g):
        found.append(USE_CARD)
    if 1 in g.pets and pets(g, spared):
        found.append(SLAUGHTER)
    return found


def offer(g: Shelter, spared: tuple[int, ...], choice: Choice) -> Choice | None:
    """TW-GEN-27: what can be done beside a question now; None where there is nothing, or but one answer."""
    found = asides(g, spared) if len(choice.look()) > 1 else []
    return Choice(ANYTIME, g.leader, found, Spared(spared)) if found else None


def calm(g: Shelter, question: Callable[[], Choice], choice: Choice | None = None) -> Ruling[int]:
    """TW-GEN-27: ask a question beside which these things may be done; the answer to the question itself. `choice` is
    the question as it is put first, if that is known.

    A question with one answer is not put to anybody, so nothing is offered beside it; the next one will do. After an
    aside `question` is called again, and must have an answer even if somebody has fallen asleep or left by then. A pet
    that was spared is not talked about again before the question is answered.
    """
    spared: tuple[int, ...] = ()
    while True:
        choice = choice or question()
        choice.offer = partial(offer, g, spared)
        answer = yield choice
        if answer >= 0:
            return answer
        choice = None
        pet = yield from carry_out(g, ~answer, Spared(spared))
        if pet != NONE:
            spared = (*spared, pet)


def carry_out(g: Shelter, aside: int, spared: Spared) -> Ruling[int]:
    """TW-GEN-27: what was chosen beside a question; a pet that was spared, NONE for none."""
    if aside == EAT:
        snack = yield Choice(FOOD, g.leader, partial(snacks, g))
        food = SNACKS[snack]
        eat(g, (yield Choice(EATER, g.leader, partial(those_who_can, g, why_not_snack, food), food)), food)
    elif aside == GIVE_MEDICINE:
        token = yield Choice(MEDICINE, g.leader, partial(medicines, g))
        patient = yield Choice(PATIENT, g.leader, partial(those_who_can, g, why_not_assign, token), token)
        assign_medical(g, patient, token)
    elif aside == DRINK:
        drink = yield Choice(ALCOHOLIC, g.leader, partial(drinks, g))
        alcohol = DRINKS[drink]
        drinkers = partial(those_who_can, g, why_not_drink, alcohol)
        drink_alcohol(g, (yield Choice(DRINKER, g.leader, drinkers, alcohol)), alcohol)
    elif aside == PAY_OBJECTIVE:
        objectives.advance(g)
    elif aside == USE_CARD:
        yield from use_card(g)
    else:
        pet = yield Choice(PET, g.leader, partial(pets, g, spared.pets), spared)
        if not (yield from slaughter(g, pet)):
            return pet
    return NONE


def use_card(g: Shelter) -> Rule:
    """TW-NARR-02, TW-DESP-03: one of the cards the group holds."""
    for row in in_play(g):
        if (yield from row.use_card(g)):
            return
    cards = [card for card in g.kept_cards if is_usable(g, card)]
    yield from use_narrative(g, (yield Choice(KEPT_CARD, g.leader, cards)))
