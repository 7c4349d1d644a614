"""What work in the shelter will do, and at what price: told of each answer before somebody is put to work (TW-DAY)."""

from __future__ import annotations

from ....kernel import Choice, Fact, Facts
from ..cards import Action
from ..characters import states
from ..characters.told import becomes, how, who
from ..combat import dice
from ..scripts.foretold import Foretold
from ..shelter import fittings, shelter
from ..shelter.fittings import rolls
from ..shelter.shelter import BARS, DOOR, RUBBLE
from ..state import ACTION_ROUNDS, FATIGUE, HATCHET, MOST_PEOPLE, NONE, PEOPLE, SHOVEL, Shelter
from .working import EXTRA_ROUND, LOCK_HOLDS, actions_at, extra_fatigue, lock_tools

# -- who --------------------------------------------------------------------------------------------------------------


def round_asked(g: Shelter, choice: Choice) -> dict[str, int]:
    return {"round": g.round, "rounds": ACTION_ROUNDS}


def whom_it_puts_to_work(g: Shelter, choice: Choice, person: int) -> Facts:
    """TW-DAY-02, TW-DAY-04, TW-ADV-04, TW-SLEEP-03."""
    if person == MOST_PEOPLE:
        return Facts(name=all_assigned(g))
    name = who(g, person)
    if g.round == EXTRA_ROUND:
        return Facts(name=name, now=[("fourth-action",), becomes(g, person, FATIGUE, extra_fatigue(g, person))])
    if states.is_asleep(g, person):
        return Facts(name=name, now=[how(g, person), ("only-a-nap",)])
    blocked = tuple(number for number in range(g.round + 1, ACTION_ROUNDS + 1) if states.blocked(g, person, number))
    return Facts(name=name, now=[how(g, person)], later=[("no-action-in", blocked)] if blocked else [])


def all_assigned(g: Shelter) -> Fact:
    """What is carried out, and who is left out."""
    at_work = tuple(
        (g.characters[person], g.standing[person])
        for person in PEOPLE
        if g.acted[person] and g.standing[person] != NONE
    )
    if at_work:
        return ("they-begin", at_work)
    return ("no-fourth-action",) if g.round == EXTRA_ROUND else ("nobody-works",)


# -- at what ----------------------------------------------------------------------------------------------------------


def what_is_to_do(g: Shelter, choice: Choice, work: int) -> Facts:
    """The work there: a Shelter card to clear, the one action of a place, or what there is to choose from."""
    if work >= g.box.spaces:
        return Facts()
    risk = afterwards(g, work)
    if g.cards_on[work]:
        now, chance = clearing(g, choice.about, work)
        return Facts(name=("at-space", work), now=now, risk=[*chance, *risk])
    name: Fact = ("at-space", work) if g.fitting[work] == NONE else ("fitting-at", g.fitting[work], work)
    actions = actions_at(g, work)
    if len(actions) > 1:
        return Facts(name=name, now=[("choice-of", tuple(actions))], risk=risk)
    told = Foretold(g, actions[0].do, choice.about)
    now = [priced(actions[0]), *told.now, *rolls(actions[0])]
    return Facts(name=name, now=now, later=told.later, risk=[*told.risk, *risk])


def clearing(g: Shelter, person: int, space: int) -> tuple[list[Fact], list[Fact]]:
    """TW-DAY-15, TW-DAY-16, TW-DAY-17, TW-DAY-18, TW-DAY-19, TW-DOOR-01, TW-DOOR-02, TW-DOOR-03, TW-DOOR-04: what is
    done about the top card, with what in hand; and what chance decides."""
    kind = shelter.top_kind(g, space)
    if kind == RUBBLE:
        return [("clear-remnants",) if g.cards_on[space][-1] % 2 else ("break-rubble",), with_what(g, space)], []
    if kind == BARS:
        return [("saw-bars",)], []
    if kind == DOOR:
        return [("open-door", tuple(lock_tools(g, person)))], [("door-opens", dice.BLACK - LOCK_HOLDS)]
    return [("search-and-clear", g.cards_on[space][-1] // 2)], []


def with_what(g: Shelter, space: int) -> Fact:
    """TW-DAY-17."""
    others = tuple(g.characters[one] for one in PEOPLE if g.standing[one] == space)
    if others:
        return ("beside-others", others)
    return ("shovel-back",) if g.stock[SHOVEL] else ("second-helps",)


def priced(action: Action) -> Fact:
    return ("action-for", action, action.cost, action.lent)


def afterwards(g: Shelter, space: int) -> list[Fact]:
    """TW-ADVB-02, TW-ADVB-03, TW-FAQ-02: what threatens whoever has acted there."""
    plan = shelter.plan_of(g)
    threats: list[Fact] = []
    if plan.after[space] and is_bare_after(g, space):
        threats.append(("afterwards", plan.after[space]))
    if plan.street[space]:
        outside = [(event, g.box.event(event).outside) for event in g.open_events]
        threats += [("afterwards-event", event, done) for event, done in outside if done]
    return threats


def is_bare_after(g: Shelter, space: int) -> bool:
    """TW-ADVB-02: a rule under a Shelter card sleeps; it may wake when the last one is cleared."""
    cards = g.cards_on[space]
    return not cards or (len(cards) == 1 and (cards[0] % 2 == 1 or shelter.top_kind(g, space) != RUBBLE))


def where_asked(g: Shelter, choice: Choice) -> dict[str, int]:
    person, space = choice.about
    return {"character": g.characters[person], "fitting": g.fitting[space]}


def what_an_action_does(g: Shelter, choice: Choice, number: int) -> Facts:
    person, space = choice.about
    action = actions_at(g, space)[number]
    told = Foretold(g, action.do, person)
    risk = [*told.risk, *afterwards(g, space)]
    return Facts(name=priced(action), now=[*told.now, *rolls(action)], later=told.later, risk=risk)


def what_a_tool_does(g: Shelter, choice: Choice, tool: int) -> Facts:
    """TW-DOOR-01, TW-DOOR-02, TW-DOOR-03, TW-DOOR-04, TW-DOOR-05."""
    kept: Fact = ("tool-kept",) if tool == HATCHET else ("tool-used-up",)
    return Facts(now=[kept, ("on-storage", g.stock[tool])], risk=[("door-opens", dice.BLACK - LOCK_HOLDS)])


# -- Fittings ---------------------------------------------------------------------------------------------------------


def what_is_built(g: Shelter, choice: Choice, fitting: int) -> Facts:
    """TW-CRAFT-03, TW-ADV-03."""
    return Facts(now=[("costs-pile", fittings.price(g, choice.about, fitting)), *fittings.gives(g, fitting)])


def what_threatens_there(g: Shelter, choice: Choice, space: int) -> Facts:
    return Facts(risk=afterwards(g, space))


def what_is_moved(g: Shelter, choice: Choice, space: int) -> Facts:
    """TW-ADV-01."""
    waits = [("comes-along", g.waits[space])] if g.waits[space] else []
    return Facts(name=("fitting-at", g.fitting[space], space), now=waits)


def what_comes_back(g: Shelter, choice: Choice, space: int) -> Facts:
    """TW-ADV-02."""
    fitting = g.fitting[space]
    lost = [("begun-is-lost",)] if g.waits[space] else []
    return Facts(name=("fitting-at", fitting, space), now=[("gives-back", g.box.fitting_cost[fitting])], risk=lost)
