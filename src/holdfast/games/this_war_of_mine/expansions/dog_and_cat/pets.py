"""The cat and the dog by their cards (TW-PET). They live in the shelter as pets always do (`g.pets`), and are no
characters (TW-EXPN-06)."""

from __future__ import annotations

from typing import Final

from .....cards import perform
from .....kernel import Choice, Facts, Question, Refusal, Rule, Ruling
from .....kernel.rows import put
from ...cards import PetCard
from ...characters import meaning, people, states
from ...combat import dice
from ...here import NOWHERE
from ...scripts import book
from ...state import DOG, DOG_AND_CAT, FOODS, MISERY, NONE, OUT, PETS, RAW_FOOD, Shelter

# Values of the start option: with neither, or with one of them from the start (TW-PET-02).
WITH_CAT: Final = 2
ENOUGH: Final = len(FOODS)
NO: Final = 0
YES: Final = 1
GRIEF: Final = 1  # misery of those who leave the dog behind, if it touches them


def card_of(g: Shelter, pet: int) -> PetCard:
    return g.box.pets[pet]


# -- coming and going -------------------------------------------------------------------------------------------------


def start_with_one(g: Shelter) -> None:
    """TW-PET-02: it lives there from the start, and there is no raw food."""
    pet = g.expansions[DOG_AND_CAT] - WITH_CAT
    if pet >= 0:
        g.pets = put(g.pets, pet, 1)
        g.stock[RAW_FOOD] = 0


def begin(g: Shelter) -> Rule:
    """TW-PET-02: what its card says of its coming."""
    for pet in range(PETS):
        if g.pets[pet]:
            yield from comes(g, pet)


def comes(g: Shelter, pet: int) -> Rule:
    """TW-PET-01: its card is in play."""
    yield from perform(g, card_of(g, pet).comes, NOWHERE)


def is_eaten(g: Shelter, pet: int) -> Rule:
    """TW-PET-03: governed by TW-ADVR-03; what comes of it later."""
    yield from perform(g, card_of(g, pet).eaten, NOWHERE)


# -- at home ----------------------------------------------------------------------------------------------------------


def dawn(g: Shelter) -> Rule:
    """TW-PET-05, TW-PET-10: the dog is home again, whoever is not; then the die is rolled for the cat."""
    g.pet_along = g.pet_helped = False
    for pet in range(PETS):
        if g.pets[pet] and card_of(g, pet).dawn:
            yield from book.roll_table(g, card_of(g, pet).dawn, NOWHERE)


def why_not_feed(g: Shelter, choice: Choice, food: int) -> Refusal | None:
    """TW-PET-06: one food of any kind from STORAGE, or nothing."""
    return None if food == ENOUGH or g.stock[FOODS[food]] else Refusal("TW-PET-06", "none-at-hand", FOODS[food])


def what_feeding_does(g: Shelter, choice: Choice, food: int) -> Facts:
    """TW-PET-06, TW-PET-07."""
    card = card_of(g, DOG)
    if food == ENOUGH:
        return Facts(now=[("keeps-off-then", card.guards)], risk=[("dog-may-stray", card.strays)])
    return Facts(now=[("keeps-off-then", card.guards_fed), ("at-hand", g.stock[FOODS[food]])])


FEED_DOG = Question("feed-dog", "foods", why_not_feed, team=True, facts=what_feeding_does)


def meal(g: Shelter) -> Rule:
    """TW-PET-06: the dog is fed, or may be gone."""
    g.pet_fed = False
    if not g.pets[DOG]:
        return
    food = yield Choice(FEED_DOG, g.leader, range(ENOUGH + 1), state=g)
    if food != ENOUGH:
        g.stock[FOODS[food]] -= 1
        g.pet_fed = True
        g.tell("dog-eats", FOODS[food])
        return
    rolled = dice.black(g)
    g.tell("dog-unfed", rolled, card_of(g, DOG).strays)
    if rolled <= card_of(g, DOG).strays:
        people.pet_goes(g, DOG)


def guards(g: Shelter) -> int:
    """TW-PET-07: as so many Board-Ups, while it is in the shelter."""
    if not g.pets[DOG] or g.pet_along:
        return 0
    return card_of(g, DOG).guards_fed if g.pet_fed else card_of(g, DOG).guards


# -- along ------------------------------------------------------------------------------------------------------------


def as_the_leader_says(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-PET-08, TW-PET-09: nobody is bound to it."""
    return None


def what_it_is_for(g: Shelter, choice: Choice, answer: int) -> Facts:
    """TW-PET-07, TW-PET-08."""
    return Facts(now=[("shows-a-way-round",)] if answer == YES else [("keeps-off-then", guards(g))])


DOG_ALONG = Question("dog-along", "yes-no", as_the_leader_says, team=True, facts=what_it_is_for)


def who_takes_the_dog(g: Shelter) -> Rule:
    """TW-PET-08: asked only where somebody goes scavenging."""
    if g.pets[DOG] and people.on_task(g, OUT):
        g.pet_along = (yield Choice(DOG_ALONG, g.leader, [NO, YES])) == YES


def stays_home(g: Shelter) -> None:
    """TW-PET-08: with nobody to go along with."""
    g.pet_along = False


def is_along(g: Shelter) -> bool:
    return bool(g.pets[DOG]) and g.pet_along and g.location != NONE


LET_PASS = Question("let-pass", "yes-no", as_the_leader_says, team=True)


def lets_pass(g: Shelter) -> Ruling[bool]:
    """TW-PET-08: once a trip."""
    if not is_along(g) or g.pet_helped:
        return False
    g.pet_helped = (yield Choice(LET_PASS, g.leader, [NO, YES])) == YES
    return g.pet_helped


def what_leaving_it_does(g: Shelter, choice: Choice, answer: int) -> Facts:
    """TW-PET-09."""
    if answer == NO:
        return Facts(risk=[("they-strike",)])
    cards = [g.characters[person] for person in people.present(g)]
    return Facts(now=[("dog-is-lost",)], risk=[("grieved", card, g.box.empathy[card]) for card in cards])


LEAVE_DOG = Question("leave-dog", "yes-no", as_the_leader_says, team=True, facts=what_leaving_it_does)


def is_left_behind(g: Shelter) -> Ruling[bool]:
    """TW-PET-09: no backstab; the dog is gone, and it may weigh on those who are there."""
    if not is_along(g) or (yield Choice(LEAVE_DOG, g.leader, [NO, YES])) == NO:
        return False
    people.pet_goes(g, DOG)
    g.pet_along = False
    for person in meaning.touched(g, people.present(g)):
        states.change(g, person, MISERY, GRIEF)
    yield from people.settle(g)
    return True
