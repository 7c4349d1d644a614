"""Phase 3, Dusk: water, then food (TW-DUSK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ....kernel import Choice, Fact, Facts, Question, Refusal, Rule, Ruling
from ..characters import anytime, people
from ..characters.people import Several
from ..characters.told import becomes, how, who, whose
from ..combat import dice
from ..scripts import later, standing
from ..seams import in_play
from ..shelter import storage
from ..state import AT_DUSK, EVENING, FOODS, HUNGER, MISERY, MOST_PEOPLE, NONE, PEOPLE, WATER, Shelter
from .order import enter

NO: Final = 0
YES: Final = 1
DONE: Final = MOST_PEOPLE  # the answer after the last person
ENOUGH: Final = len(FOODS)
WORST_THIRST: Final = 5  # up to this roll thirst is hunger, beyond it misery (TW-DUSK-02)


def dusk_phase(g: Shelter) -> Rule:
    """TW-DUSK-09: first what is due at this hour; then water is settled for everybody before food."""
    yield from later.due_now(g, AT_DUSK)
    yield from standing.carry_out(g, AT_DUSK)
    drank = yield from drink(g)
    yield from thirst(g, drank)
    if not any(row.supper_is_had(g) for row in in_play(g)):
        ate = yield from supper(g)
        yield from go_hungry(g, ate)
    for row in in_play(g):
        yield from row.dusk(g)
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


def all_the_water(g: Shelter, choice: Choice, answer: int) -> Facts:
    needed = len(people.group(g))
    return Facts(now=[("takes-water", needed, g.stock[WATER])]) if answer == YES else Facts()


def what_thirst_does(g: Shelter, choice: Choice, person: int) -> Facts:
    """TW-DUSK-01, TW-DUSK-02: who goes thirsty rolls, and is hungrier or more miserable."""
    if person != DONE:
        return Facts(name=who(g, person), now=[how(g, person)])
    thirsty = without(g, choice.about.people)
    worse, sadder = WORST_THIRST, dice.BLACK - WORST_THIRST
    return Facts(
        now=[] if thirsty else [("all-drank",)],
        risk=[
            ("thirsty", g.characters[one], worse, sadder, becomes(g, one, HUNGER, 1), becomes(g, one, MISERY, 1))
            for one in thirsty
        ],
    )


def water_left(g: Shelter, choice: Choice) -> dict[str, int]:
    return {"water": g.stock[WATER]}


EVERYBODY_DRINKS = Question(
    "everybody-drinks", "yes-no", why_not_everybody, team=True, asked=water_left, facts=all_the_water
)
WHO_DRINKS = Question(
    "who-drinks", "people-or-done", why_not_drinks, about=Several, team=True, asked=water_left, facts=what_thirst_does
)


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


def what_hunger_does(g: Shelter, choice: Choice, person: int) -> Facts:
    """TW-DUSK-03, TW-DUSK-07."""
    if person != DONE:
        eaten = ("has-eaten",) if person in choice.about.people else ("not-eaten",)
        return Facts(name=who(g, person), now=[eaten, how(g, person)])
    hungry = without(g, choice.about.people)
    gone: list[Fact] = [("eats-nothing-then", g.characters[one], becomes(g, one, HUNGER, 1)) for one in hungry]
    return Facts(now=gone or [("all-ate",)])


def what_a_meal_does(g: Shelter, choice: Choice, food: int) -> Facts:
    """TW-DUSK-04, TW-DUSK-05, TW-DUSK-06."""
    if food == ENOUGH:
        return Facts()
    goods = FOODS[food]
    fills = anytime.FILLS[goods]
    a_meal: list[Fact] = [] if fills else [("still-a-meal",)]
    return Facts(now=[becomes(g, choice.about, HUNGER, -fills), *a_meal, ("at-hand", g.stock[goods])])


def food_left(g: Shelter, choice: Choice) -> dict[str, Any]:
    return {"pile": [n if goods in FOODS else 0 for goods, n in enumerate(g.stock)]}


WHO_EATS = Question(
    "who-eats", "people-or-done", why_not_eats, about=Several, team=True, asked=food_left, facts=what_hunger_does
)
MEAL = Question("meal", "foods", why_not_meal, about="person", team=True, asked=whose, facts=what_a_meal_does)


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
