"""Choose Findings, the last step of Scavenging: what is carried home, hidden or left (TW-FIND; TW-ADVR-07,
TW-ADVR-11).
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from ....kernel import Choice, Facts, Question, Refusal, Rule, Ruling
from ....kernel.rows import put
from ..characters import people, states
from ..characters.people import Several
from ..characters.told import tires, who
from ..phases.order import enter
from ..scripts import decks
from ..seams import in_play
from ..shelter import storage
from ..state import (
    BELOW,
    COMPONENT,
    EXPLORATION,
    FATIGUE,
    GOODS,
    HIDING,
    MORE_INVENTORY,
    MOST_PEOPLE,
    NONE,
    OUT,
    PLACES,
    RAID,
    RESIDENTS,
    WATER,
    WOOD,
    WORST,
    Shelter,
)
from . import locations

NO: Final = 0
YES: Final = 1
DONE: Final = MOST_PEOPLE  # the answer after the last person
ENOUGH: Final = GOODS  # the answer after the last kind of goods
MOST: Final = 24  # the highest of the domain 'amounts'
DISCOVERED: Final = 6  # up to this roll, what was hidden is gone (TW-ADVR-08)
STRAIN: Final = 2  # fatigue for one weight more (TW-ADVR-11)


def begin(g: Shelter) -> Rule:
    """TW-FIND-01, TW-DEATH-04: the decks first; then, if anybody is alive to carry it, what comes home."""
    restore_decks(g)
    for row in in_play(g):
        yield from row.findings(g)
    if people.on_task(g, OUT):
        yield from carry_more(g)
    else:
        g.pile[:] = [0] * GOODS
        g.tell("nobody-comes-back")


def pack_up(g: Shelter) -> Rule:
    """TW-FIND-02, TW-FIND-03, TW-FIND-04, TW-FIND-05, TW-FIND-06, TW-SEWER-09: what is left is hidden or lost; and
    from a Location they bring home what they like."""
    if people.on_task(g, OUT):
        yield from hide(g)
        if g.location != BELOW:
            yield from add_resources(g)
        g.tell("packed", storage.weight(g, g.pile), capacity(g))


def restore_decks(g: Shelter) -> None:
    """TW-FIND-01: Exploration cards, seen or not, and Residents met."""
    g.drawn = put(g.drawn, EXPLORATION, [*g.drawn[EXPLORATION], *g.unknown])
    g.unknown = []
    decks.restore(g, EXPLORATION)
    decks.restore(g, RESIDENTS)


def set_off(g: Shelter) -> None:
    """TW-SCAV-12: on the way; they and what they carry arrive at dawn."""
    locations.come_away(g)
    g.fled = False
    enter(g, RAID)


# -- how much can be carried ------------------------------------------------------------------------------------------


def capacity(g: Shelter) -> int:
    """TW-FIND-03, TW-FIND-06, TW-ADVR-11: the inventories of all who are alive, stopped or not."""
    inventory, characters = g.box.inventory, g.characters
    return sum([inventory[characters[person]] for person in people.on_task(g, OUT)]) + g.capacity


def room(g: Shelter) -> int:
    """TW-FIND-03: the weight that can still be added; below 0 if there is too much."""
    return capacity(g) - storage.weight(g, g.pile)


def why_not_strain(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    """TW-ADVR-11: a scavenger with fatigue 2 or less, once a trip."""
    if person == DONE:
        return None
    if g.characters[person] == NONE:
        return Refusal("TW-GEN-10", "nobody-there", person)
    if g.task[person] != OUT:
        return Refusal("TW-ADVR-11", "not-out", g.characters[person])
    if person in choice.about.people:
        return Refusal("TW-ADVR-11", "carries-more", g.characters[person])
    if states.level(g, person, FATIGUE) > WORST - STRAIN:
        return Refusal("TW-ADVR-11", "too-tired-to-carry", g.characters[person])
    return None


def what_carrying_does(g: Shelter, choice: Choice, person: int) -> Facts:
    """TW-ADVR-11."""
    if person == DONE:
        return Facts()
    return Facts(name=who(g, person), now=[("carries-more-then",), tires(g, person, STRAIN)])


def the_load(g: Shelter, choice: Choice) -> dict[str, int]:
    return {"weight": storage.weight(g, g.pile), "most": capacity(g)}


CARRY_MORE = Question(
    "carry-more", "people-or-done", why_not_strain, about=Several, team=True, asked=the_load, facts=what_carrying_does
)


def carry_more(g: Shelter) -> Rule:
    """TW-ADVR-11, TW-SLEEP-06: where the table plays so; who is too tired then sleeps on return, not before."""
    if not g.table[MORE_INVENTORY]:
        return
    strained: list[int] = []
    while True:
        choice = Choice(CARRY_MORE, g.leader, range(DONE + 1), Several(tuple(strained)), g)
        if choice.first == DONE:
            return
        person = yield choice
        if person == DONE:
            return
        states.change(g, person, FATIGUE, STRAIN)
        if states.level(g, person, FATIGUE) == WORST:
            g.busy[person] = 1
        g.capacity += 1
        g.tell("carries-one-more", g.characters[person])
        strained.append(person)


# -- what stays -------------------------------------------------------------------------------------------------------


def why_not_leave(g: Shelter, choice: Choice, goods: int) -> Refusal | None:
    """TW-FIND-03, TW-FIND-05: anything on the FINDINGS PILE; it is enough when the rest can be carried."""
    if goods == ENOUGH:
        if room(g) >= 0:
            return None
        return Refusal("TW-FIND-03", "too-heavy", storage.weight(g, g.pile), capacity(g))
    return None if g.pile[goods] else Refusal("TW-FIND-05", "not-on-pile", goods)


def what_is_left(g: Shelter, choice: Choice, goods: int) -> Facts:
    """TW-FIND-03, TW-FIND-04, TW-FIND-05."""
    if goods == ENOUGH:
        return Facts(now=[("all-of-it", g.pile)])
    return Facts(now=[("weighs", g.box.weight[goods]), ("carried", g.pile[goods])])


LEAVE_BEHIND = Question("leave-behind", "goods-or-enough", why_not_leave, team=True, asked=the_load, facts=what_is_left)


def what_can_be_left(g: Shelter) -> list[int]:
    """TW-FIND-03, TW-FIND-05: all that lies there, and `enough` if the rest can be carried."""
    return [*storage.kinds_in(g.pile), ENOUGH] if room(g) >= 0 else storage.kinds_in(g.pile)


def leave_behind(g: Shelter) -> Ruling[bool]:
    """TW-FIND-03, TW-FIND-05: one piece; what may yet be hidden is laid on the Location card. Whether there may be
    another."""
    if not any(g.pile):
        return False
    goods = yield Choice(LEAVE_BEHIND, g.leader, partial(what_can_be_left, g))
    if goods == ENOUGH:
        return False
    g.pile[goods] -= 1
    if can_hide(g):
        lay_on_location(g, goods)
    g.tell("left-behind", goods)
    return True


def can_hide(g: Shelter) -> bool:
    """TW-ADVR-07: where the table plays so, unless the party has fled; the Location must still be there."""
    return bool(g.table[HIDING]) and not g.fled and g.location < PLACES


def lay_on_location(g: Shelter, goods: int) -> None:
    """TW-ADVR-07: it is neither stock nor supply from now on."""
    amounts = g.hidden[g.location] or [0] * GOODS
    g.hidden = put(g.hidden, g.location, put(amounts, goods, amounts[goods] + 1))


def as_you_like(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    return None


def what_hiding_risks(g: Shelter, choice: Choice, answer: int) -> Facts:
    """TW-ADVR-07, TW-ADVR-08."""
    return Facts(risk=[("may-be-found", DISCOVERED)], now=[("all-must-agree",)]) if answer == YES else Facts()


def what_would_be_hidden(g: Shelter, choice: Choice) -> dict[str, Any]:
    return {"pile": g.hidden[g.location] if 0 <= g.location < PLACES else []}


HIDE = Question("hide", "yes-no", as_you_like, about="location", asked=what_would_be_hidden, facts=what_hiding_risks)


def hide(g: Shelter) -> Rule:
    """TW-ADVR-07: what is left is hidden if all players agree, each asked in turn; else discarded."""
    if not can_hide(g) or not g.hidden[g.location]:
        return
    location = g.places[g.location]
    for turn in range(g.seats):
        agreed = yield Choice(HIDE, (g.leader + turn) % g.seats, [YES, NO], about=location)
        if agreed == NO:
            g.hidden = put(g.hidden, g.location, [])
            g.tell("not-hidden")
            return
    g.tell("hidden", location)


# -- what is added ----------------------------------------------------------------------------------------------------


def why_not_add(g: Shelter, choice: Choice, number: int) -> Refusal | None:
    """TW-FIND-02, TW-FIND-03: as much of a resource as the supply has and as can be carried."""
    if number <= most_of(g, choice.about):
        return None
    left = storage.left(g, choice.about)
    if number > left:
        return Refusal("TW-FIND-02", "supply-has", left, choice.about)
    return Refusal("TW-FIND-03", "no-room", room(g))


def most_of(g: Shelter, goods: int) -> int:
    return min(storage.left(g, goods), room(g) // g.box.weight[goods], MOST)


def what_the_load_becomes(g: Shelter, choice: Choice, number: int) -> Facts:
    """TW-FIND-02, TW-FIND-03."""
    weight = storage.weight(g, g.pile) + number * g.box.weight[choice.about]
    return Facts(name=("there-is", number, choice.about), now=[("load-is", weight, capacity(g))])


ADD_RESOURCE = Question(
    "bring-home", "amounts", why_not_add, about="goods", team=True, asked=the_load, facts=what_the_load_becomes
)


def add_resources(g: Shelter) -> Rule:
    """TW-FIND-02: any amount of water, wood and components."""
    for goods in (WATER, WOOD, COMPONENT):
        most = most_of(g, goods)
        if most > 0:
            number = yield Choice(ADD_RESOURCE, g.leader, list(range(most + 1)), about=goods)
            yield from storage.gain(g, goods, number)
