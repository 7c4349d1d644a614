"""Assigning people to their work (TW-DAY-04, TW-DAY-13, TW-DAY-16, TW-DAY-17): the questions, what is paid, what is
lent.

What is paid goes at once. A tool that is lent is off STORAGE until its work is done: it lies where finds lie at night.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from ....kernel import Choice, Question, Refusal, Ruling
from ..characters import states
from ..characters.told import somebody, whose
from ..shelter import fittings, shelter, storage
from ..shelter.shelter import ACTED, BARS, DOOR, RUBBLE, SPOKEN_FOR
from ..state import FATIGUE, HATCHET, LOCKPICK, NONE, PEOPLE, SAW_BLADE, SHOVEL, Shelter
from .prospects import (
    what_a_tool_does,
    what_an_action_does,
    what_comes_back,
    what_is_built,
    what_is_moved,
    what_is_to_do,
    what_threatens_there,
    where_asked,
)
from .working import (
    CRAFT,
    DISMANTLE,
    EXTRA_ROUND,
    FITTING_WORKS,
    MOVE,
    actions_at,
    extra_fatigue,
    lock_tools,
    why_not_action,
    why_not_craft,
    why_not_help,
    why_not_move,
    why_not_place,
    why_not_take,
    why_not_work,
    works,
)

# What a job is, beside what is done with Fittings.
AT_ACTION: Final = FITTING_WORKS
ON_CARD: Final = FITTING_WORKS + 1


# A job in `jobs` is who (and which card that was) does what and where; what else it is about: which of the actions
# there, how high the Shelter cards lie, the Fitting that is crafted, the space to which one is moved; the Fitting that
# stands there; and then the tools in hand.
PERSON: Final = 0
CHARACTER: Final = 1
WHAT: Final = 2
SPACE: Final = 3
ABOUT: Final = 4
FITTED: Final = 5
LENT: Final = 6


def job(g: Shelter, person: int, what: int, space: int, about: int = NONE, lent: Sequence[int] = ()) -> list[int]:
    return [person, g.characters[person], what, space, about, g.fitting[space], *lent]


# -- questions --------------------------------------------------------------------------------------------------------


class AtWork(NamedTuple):
    """Who is put to work, and on which space."""

    person: int
    space: int


def why_not_where(g: Shelter, choice: Choice, work: int) -> Refusal | None:
    return why_not_work(g, choice.about, work, shelter.reachable(g))


def why_not_which(g: Shelter, choice: Choice, number: int) -> Refusal | None:
    person, space = choice.about
    actions = actions_at(g, space)
    if number >= len(actions):
        return Refusal("TW-DAY-20", "fewer-actions", len(actions))
    return why_not_action(g, person, space, actions[number])


def why_not_fitting(g: Shelter, choice: Choice, fitting: int) -> Refusal | None:
    return why_not_craft(g, choice.about, fitting)


def why_not_there(g: Shelter, choice: Choice, space: int) -> Refusal | None:
    return why_not_place(g, choice.about, space, shelter.reachable(g))


def why_not_this(g: Shelter, choice: Choice, space: int) -> Refusal | None:
    why_not = why_not_move if choice.question is MOVED else why_not_take
    return why_not(g, space, shelter.reachable(g))


def why_not_helper(g: Shelter, choice: Choice, helper: int) -> Refusal | None:
    return why_not_help(g, choice.about, helper)


def why_not_tool(g: Shelter, choice: Choice, tool: int) -> Refusal | None:
    return None if tool in lock_tools(g, choice.about) else Refusal("TW-DOOR-01", "no-key", tool)


WHERE = Question("work", "work", why_not_where, about="person", team=True, asked=whose, facts=what_is_to_do)
WHICH = Question(
    "action", "options", why_not_which, about=AtWork, team=True, asked=where_asked, facts=what_an_action_does
)
FITTING = Question("craft", "fittings", why_not_fitting, about="person", team=True, asked=whose, facts=what_is_built)
CRAFT_AT = Question("craft-at", "spaces", why_not_there, about="fitting", team=True, facts=what_threatens_there)
MOVED = Question("move", "spaces", why_not_this, about="person", team=True, asked=whose, facts=what_is_moved)
MOVE_TO = Question("move-to", "spaces", why_not_there, about="fitting", team=True, facts=what_threatens_there)
DISMANTLED = Question(
    "dismantle", "spaces", why_not_this, about="person", team=True, asked=whose, facts=what_comes_back
)
HELPER = Question("helper", "people", why_not_helper, about="person", team=True, asked=whose, facts=somebody)
TOOL = Question("lock-tool", "goods", why_not_tool, about="person", team=True, asked=whose, facts=what_a_tool_does)


# -- assigning --------------------------------------------------------------------------------------------------------


def assign(g: Shelter, person: int) -> Ruling[list[list[int]]]:
    """TW-DAY-04, TW-DAY-13: where a person is put to work; a helper's job comes with it."""
    work = yield Choice(WHERE, g.leader, partial(works, g, person), person)
    what = work - g.box.spaces
    if what == CRAFT:
        return [(yield from assign_to_craft(g, person))]
    if what == MOVE:
        return [(yield from assign_to_move(g, person))]
    if what == DISMANTLE:
        space = yield Choice(DISMANTLED, g.leader, shelter.layout_of(g).fitted, person, g)
        place(g, person, space)
        g.tell("goes-dismantling", g.characters[person], g.fitting[space])
        return [job(g, person, DISMANTLE, space)]
    if g.cards_on[work]:
        return (yield from assign_to_card(g, person, work))
    return [(yield from assign_to_action(g, person, work))]


def assign_to_action(g: Shelter, person: int, space: int) -> Ruling[list[int]]:
    """TW-DAY-13, TW-DAY-16: the price is paid, and what is lent is laid there."""
    actions = actions_at(g, space)
    number = 0
    if len(actions) > 1:
        number = yield Choice(WHICH, g.leader, range(len(actions)), AtWork(person, space), g)
    action = actions[number]
    place(g, person, space)
    storage.pay(g, action.cost)
    lent = [goods for goods, n in enumerate(action.lent) for _ in range(n)]
    lend(g, lent)
    g.tell("goes-to-work", g.characters[person], space)
    return job(g, person, AT_ACTION, space, number, lent)


def assign_to_card(g: Shelter, person: int, space: int) -> Ruling[list[list[int]]]:
    """TW-DAY-16, TW-DAY-17, TW-DOOR-01, TW-DOOR-04: with the tool it asks for; where Rubble is begun without a shovel,
    a second character comes along."""
    height = shelter.height(g, space)
    kind = shelter.top_kind(g, space)
    lent: list[int] = []
    helper = NONE
    if kind == RUBBLE and space not in g.standing:
        if g.stock[SHOVEL]:
            lent = [SHOVEL]
        else:
            helper = yield Choice(HELPER, g.leader, PEOPLE, person, g)
    elif kind == BARS:
        lent = [SAW_BLADE]
    elif kind == DOOR:
        tool = yield Choice(TOOL, g.leader, (LOCKPICK, HATCHET), person, g)
        lent = [tool]
    place(g, person, space)
    lend(g, lent)
    g.tell("goes-to-work", g.characters[person], space)
    jobs = [job(g, person, ON_CARD, space, height, lent)]
    if helper != NONE:
        place(g, helper, space)
        g.tell("goes-to-help", g.characters[helper], g.characters[person])
        jobs.append(job(g, helper, ON_CARD, space, height))
    return jobs


def assign_to_craft(g: Shelter, person: int) -> Ruling[list[int]]:
    """TW-CRAFT-01, TW-CRAFT-02, TW-CRAFT-03: any card of the stack, on any space where it may stand; paid for at
    once."""
    fitting = yield Choice(FITTING, g.leader, sorted(g.fittings), person, g)
    space = yield Choice(CRAFT_AT, g.leader, shelter.layout_of(g).free, fitting, g)
    place(g, person, space, SPOKEN_FOR + fitting)
    storage.pay(g, fittings.price(g, person, fitting))
    g.tell("goes-crafting", g.characters[person], fitting, space)
    return job(g, person, CRAFT, space, fitting)


def assign_to_move(g: Shelter, person: int) -> Ruling[list[int]]:
    """TW-ADV-01: the person stands on the card, and the new place is kept free."""
    space = yield Choice(MOVED, g.leader, shelter.layout_of(g).fitted, person, g)
    fitting = g.fitting[space]
    to = yield Choice(MOVE_TO, g.leader, shelter.layout_of(g).free, fitting, g)
    place(g, person, space, SPOKEN_FOR + len(g.box.fittings) + to)
    g.tell("goes-moving", g.characters[person], fitting, to)
    return job(g, person, MOVE, space, to)


def place(g: Shelter, person: int, space: int, acted: int = ACTED) -> None:
    """TW-DAY-04, TW-ADV-04, TW-SLEEP-06: the action of this round is taken; the fourth one tires at once, but who began
    it awake carries it out."""
    g.acted[person] = acted
    g.standing[person] = space
    g.busy[person] = int(not states.is_asleep(g, person))
    if g.round == EXTRA_ROUND:
        states.change(g, person, FATIGUE, extra_fatigue(g, person))


def lend(g: Shelter, tools: Sequence[int]) -> None:
    """TW-DAY-16: off STORAGE, but no part of the supply."""
    for tool in tools:
        g.stock[tool] -= 1
        g.pile[tool] += 1


def give_back(g: Shelter, tools: Sequence[int]) -> None:
    """TW-DAY-16: to STORAGE when the action is over."""
    for tool in tools:
        g.pile[tool] -= 1
        g.stock[tool] += 1
