"""Phase 3, Dusk: water, then food (TW-DUSK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import Choice, Question, Refusal, Rule, Ruling
from ..characters import anytime, people
from ..characters.people import Several
from ..combat import dice
from ..scripts import later
from ..shelter import storage
from ..state import AT_DUSK, EVENING, FOODS, HUNGER, MISERY, MOST_PEOPLE, NONE, PEOPLE, WATER, Shelter
from . import morning
from .order import enter

NO: Final = 0
YES: Final = 1
DONE: Final = MOST_PEOPLE  # the answer after the last person
ENOUGH: Final = len(FOODS)
WORST_THIRST: Final = 5  # up to this roll thirst is hunger, beyond it misery (TW-DUSK-02)


def dusk_phase(g: Shelter) -> Rule:
    """TW-DUSK-09: first what is due at this hour; then water is settled for everybody before food."""
    yield from later.due_now(g, AT_DUSK)
    yield from morning.carry_out(g, AT_DUSK)
    drank = yield from drink(g)
    yield from thirst(g, drank)
    ate = yield from supper(g)
    yield from go_hungry(g, ate)
    enter(g, EVENING)


def without(g: Shelter, served: Sequence[int]) -> list[int]:
    """Who is not among those served."""
    characters = g.characters
    return [person for person in PEOPLE if characters[person] != NONE and person not in served]


# -- water ------------------------------------------------------------------------------------------------------------


def why_not_everybody(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-DUSK-01: only where there is water for all."""
    needed = len(people.group(g))
    if answer == YES and g.stock[WATER] < needed:
        return Refusal("TW-DUSK-01", "too-little-water", needed)
    return None


def why_not_drinks(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    """TW-DUSK-01: each of the group drinks once; it is about those who have."""
    if person == DONE:
        return None
    if g.characters[person] == NONE:
        return Refusal("TW-GEN-10", "nobody-there", person)
    if person in choice.about.people:
        return Refusal("TW-DUSK-01", "has-drunk", g.characters[person])
    return None if g.stock[WATER] else Refusal("TW-DUSK-01", "no-water")


EVERYBODY_DRINKS = Question("everybody-drinks", "yes-no", why_not_everybody, team=True)
WHO_DRINKS = Question("who-drinks", "people-or-done", why_not_drinks, about=Several, team=True)


def drink(g: Shelter) -> Ruling[list[int]]:
    """TW-DUSK-01: a water each, as the leader decides; who drank. Where there is enough for all, one question does,
    unless somebody is to be left out."""
    drank: list[int] = []
    if g.stock[WATER] >= len(people.group(g)):
        wanted = yield from anytime.calm(g, lambda: everybody(g))
        if wanted == YES:
            for person in people.group(g):
                pour(g, person)
                drank.append(person)
            return drank
    while g.stock[WATER] and without(g, drank):
        person = yield from who_drinks(g, drank)
        if person == DONE:
            break
        pour(g, person)
        drank.append(person)
    return drank


def everybody(g: Shelter) -> Choice:
    choice = Choice(EVERYBODY_DRINKS, g.leader, [YES, NO])
    if why_not_everybody(g, choice, YES) is not None:
        choice.values = [NO]
    return choice


def who_drinks(g: Shelter, drank: list[int]) -> Ruling[int]:
    """TW-DUSK-01, TW-GEN-27: it is a calm hour; what is done beside may change who is there and what there is."""

    def question() -> Choice:
        waiting = without(g, drank) if g.stock[WATER] else []
        return Choice(WHO_DRINKS, g.leader, [*waiting, DONE], Several(tuple(drank)))

    return (yield from anytime.calm(g, question))


def pour(g: Shelter, person: int) -> None:
    """TW-DUSK-01: one water."""
    storage.spend(g, WATER, 1)
    g.tell("drinks", g.characters[person])


def thirst(g: Shelter, drank: list[int]) -> Rule:
    """TW-DUSK-02, TW-DUSK-09: a roll for each who did not drink, and what comes of it, before the meal."""
    cards = g.characters[:]
    for person in without(g, drank):
        if g.characters[person] != cards[person]:
            continue
        rolled = dice.black(g)
        g.tell("thirst-roll", cards[person], rolled)
        yield from people.raise_state(g, person, HUNGER if rolled <= WORST_THIRST else MISERY, 1)


# -- food -------------------------------------------------------------------------------------------------------------


def why_not_eats(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    """TW-DUSK-03: anybody of the group, more than once if need be; it is about those who have eaten."""
    if person == DONE or g.characters[person] != NONE:
        return None
    return Refusal("TW-GEN-10", "nobody-there", person)


def why_not_meal(g: Shelter, choice: Choice, food: int) -> Refusal | None:
    """TW-DUSK-03: one food at a time from STORAGE."""
    if food == ENOUGH:
        return Refusal("TW-DUSK-03", "about-to-eat", g.characters[choice.about])
    return None if g.stock[FOODS[food]] else Refusal("TW-DUSK-03", "none-at-hand", FOODS[food])


WHO_EATS = Question("who-eats", "people-or-done", why_not_eats, about=Several, team=True)
MEAL = Question("meal", "foods", why_not_meal, about="person", team=True)


def supper(g: Shelter) -> Ruling[list[int]]:
    """TW-DUSK-03, TW-DUSK-04, TW-DUSK-05, TW-DUSK-06: one food after another, to whom the leader wishes; who has eaten.
    Nothing is eaten beside it: at this hour whatever is eaten is the meal."""
    ate: list[int] = []
    while foods := meals(g):
        person = yield Choice(WHO_EATS, g.leader, [*people.group(g), DONE], Several(tuple(ate)))
        if person == DONE:
            break
        place = yield Choice(MEAL, g.leader, foods, about=person)
        anytime.eat(g, person, FOODS[place])
        if person not in ate:
            ate.append(person)
    return ate


def meals(g: Shelter) -> list[int]:
    """TW-DUSK-03: the foods on STORAGE, by their places."""
    stock = g.stock
    return [place for place, food in enumerate(FOODS) if stock[food]]


def go_hungry(g: Shelter, ate: list[int]) -> Rule:
    """TW-DUSK-07: who has eaten nothing in this phase."""
    cards = g.characters[:]
    for person in without(g, ate):
        if g.characters[person] == cards[person]:
            g.tell("eats-nothing", cards[person])
            yield from people.raise_state(g, person, HUNGER, 1)
