"""Fittings: crafting, ideas, moving, dismantling, waiting (TW-CRAFT, TW-ADV)."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from ....cards import perform
from ....kernel import Choice, Fact, Facts, Question, Refusal, Rule
from ....kernel.rows import put, without
from ..characters import states
from ..here import Here, of
from ..state import COMPONENT, NONE, Shelter
from . import storage
from .shelter import SPOKEN_FOR

if TYPE_CHECKING:
    from ..box import Price
    from ..cards import Action


def price(g: Shelter, person: int, fitting: int) -> tuple[int, ...]:
    """TW-CRAFT-03: with the gift 'craft' a component less."""
    cost = g.box.fitting_cost[fitting]
    if cost and cost[COMPONENT] and states.gift(g, person) == "craft":
        return (*cost[:COMPONENT], cost[COMPONENT] - 1, *cost[COMPONENT + 1 :])
    return cost


def prices(g: Shelter, person: int) -> list[Price]:
    """TW-CRAFT-03: the same of all Fittings, in short."""
    return g.box.fitting_price_by_craft if states.gift(g, person) == "craft" else g.box.fitting_price


def is_spoken_for(g: Shelter, fitting: int) -> bool:
    """TW-DAY-11: somebody is crafting it in this round."""
    return SPOKEN_FOR + fitting in g.acted


def craft(g: Shelter, person: int, fitting: int, space: int) -> Rule:
    """TW-CRAFT-03, TW-CRAFT-04, TW-ADV-03: it stands from now on; its bonus once. The price was paid when the person
    was assigned (TW-DAY-13)."""
    g.fittings = without(g.fittings, fitting)
    g.fitting = put(g.fitting, space, fitting)
    g.tell("crafted", g.characters[person], fitting, space)
    bonus = g.box.fittings[fitting].bonus
    if bonus and fitting not in g.crafted:
        g.crafted = [*g.crafted, fitting]
        yield from perform(g, bonus, of(g, person, space))


def move(g: Shelter, from_: int, to: int) -> None:
    """TW-ADV-01: with what waits on it."""
    fitting = g.fitting[from_]
    g.fitting = put(put(g.fitting, from_, NONE), to, fitting)
    g.waits = put(put(g.waits, from_, 0), to, g.waits[from_])
    g.tell("moved", fitting, from_, to)


def dismantle(g: Shelter, space: int) -> Rule:
    """TW-ADV-02: its price comes to STORAGE."""
    fitting = g.fitting[space]
    take_down(g, space)
    for goods, n in enumerate(g.box.fitting_cost[fitting]):
        if n:
            yield from storage.gain(g, goods, n)


def take_down(g: Shelter, space: int) -> None:
    """TW-ADV-02: back to the Fittings stack. What was waiting on it is lost."""
    fitting = g.fitting[space]
    g.fitting = put(g.fitting, space, NONE)
    g.waits = put(g.waits, space, 0)
    g.fittings = [*g.fittings, fitting]
    g.tell("dismantled", fitting, space)


def why_not_idea(g: Shelter, choice: Choice, fitting: int) -> Refusal | None:
    return None if fitting in g.ideas else Refusal("TW-CRAFT-06", "no-idea", fitting)


def rolls(action: Action) -> list[Fact]:
    """TW-GEN-16: what each roll of the black die gives."""
    told: list[Fact] = []
    low = 1
    for row in action.roll:
        told.append(("roll-gives-more" if row.go != NONE else "roll-gives", low, row.to, row.do))
        low = row.to + 1
    return told


def gives(g: Shelter, fitting: int) -> list[Fact]:
    """What a Fitting needs beside it, what it brings at once, and what it is good for."""
    card = g.box.fittings[fitting]
    told: list[Fact] = [("needs-beside", card.beside)] if card.beside != NONE else []
    if card.bonus and fitting not in g.crafted:
        told.append(("brings-at-once", card.bonus))
    if card.bed:
        told.append(("a-bed",))
    for action in card.actions:
        told += [("offers-action", action, action.cost, action.lent, action.do), *rolls(action)]
    if card.ready:
        told.append(("when-ready", card.ready))
    if card.dawn:
        told.append(("every-dawn", card.dawn))
    return told


def what_an_idea_gives(g: Shelter, choice: Choice, fitting: int) -> Facts:
    return Facts(now=[("can-be-built-for", g.box.fitting_cost[fitting]), *gives(g, fitting)])


IDEA = Question("idea", "fittings", why_not_idea, team=True, facts=what_an_idea_gives)


def unlock_ideas(g: Shelter, n: int) -> Rule:
    """TW-CRAFT-06: of the leader's choice, as many as there are."""
    for _ in range(min(n, len(g.ideas))):
        fitting = yield Choice(IDEA, g.leader, sorted(g.ideas))
        unlock(g, fitting)


def unlock(g: Shelter, fitting: int) -> None:
    """TW-CRAFT-06: it can be crafted from now on."""
    g.ideas = without(g.ideas, fitting)
    g.fittings = [*g.fittings, fitting]
    g.tell("idea", fitting)


def wait(g: Shelter, space: int, n: int) -> None:
    """TW-SAVE-11: a Wait token on the Fitting there."""
    g.waits = put(g.waits, space, n)
    g.tell("waits", g.fitting[space], n)


def dawn(g: Shelter) -> Rule:
    """TW-SAVE-11: Wait tokens come a day nearer and give what is ready; then what each Fitting does at dawn."""
    waits = g.waits
    for space in compress(range(g.box.spaces), waits):
        g.waits = put(g.waits, space, waits[space] - 1)
        if waits[space] == 1:
            g.tell("ready", g.fitting[space])
            yield from perform(g, g.box.fittings[g.fitting[space]].ready, Here(space=space))
    for space, fitting in enumerate(g.fitting):
        if fitting != NONE and g.box.fittings[fitting].dawn:
            yield from perform(g, g.box.fittings[fitting].dawn, Here(space=space))


def beds(g: Shelter) -> int:
    """TW-EVE-02: how many Beds stand."""
    return sum([g.fitting.count(bed) for bed in g.box.beds])
