"""Phase 2, Day (TW-DAY): three action rounds, assigned together and resolved at once; then perhaps a fourth action."""

from __future__ import annotations

from functools import partial
from typing import Final

from ....cards import payable, perform
from ....kernel import Choice, Question, Refusal, Rule
from ..characters import anytime, states
from ..combat import dice
from ..here import of
from ..scripts import book
from ..seams import in_play
from ..shelter import fittings, shelter
from ..shelter.shelter import DOOR
from ..state import DUSK, LOCKPICK, MOST_PEOPLE, NONE, PEOPLE, Shelter
from .assigning import ABOUT, AT_ACTION, CHARACTER, FITTED, LENT, ON_CARD, PERSON, SPACE, WHAT, assign, give_back
from .order import enter
from .prospects import round_asked, whom_it_puts_to_work
from .working import CRAFT, EXTRA_ROUND, LOCK_HOLDS, MOVE, actions_of, finds_work, waiting, why_not_act

DONE: Final = MOST_PEOPLE


# Where an action round stands (`stage`).
ASSIGNING: Final = 0
WORKING: Final = 1


def day_step(g: Shelter) -> Rule:
    """TW-DAY-01, TW-DAY-03, TW-DAY-04, TW-ADV-04: one assignment of an action round, or one job carried out. The phase
    moves on to DUSK after the last round."""
    if g.round == 0:
        for row in in_play(g):
            yield from row.day(g)
        g.round = 1
        rest(g)
    elif g.round > EXTRA_ROUND:
        yield from end_day(g)
        return
    if g.stage == ASSIGNING:
        yield from assign_next(g)
    if g.stage == WORKING:
        if g.jobs:
            yield from carry_out_next(g)
        if not g.jobs:
            yield from end_round(g)


def end_round(g: Shelter) -> Rule:
    rest(g)
    g.stage = ASSIGNING
    g.round += 1
    if g.round > EXTRA_ROUND:
        yield from end_day(g)


def end_day(g: Shelter) -> Rule:
    """TW-SEWER-04: the phase is over when nobody is still out; each expansion has as many steps as it takes."""
    for row in in_play(g):
        if (yield from row.after_work(g)):
            return
    g.round = 0
    enter(g, DUSK)


def rest(g: Shelter) -> None:
    """TW-DAY-03, TW-DAY-06: nobody is at work, and newcomers have waited long enough. Who is kept from work all day has
    had each action already."""
    rows = in_play(g)
    g.acted = (
        [int(any(row.keeps_from_work(g, person) for row in rows)) for person in PEOPLE] if rows else [0] * MOST_PEOPLE
    )
    g.standing = [NONE] * MOST_PEOPLE
    g.busy = [0] * MOST_PEOPLE


def why_not_next(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    if person == DONE:
        return None
    refusal = why_not_act(g, person)
    if refusal is not None or finds_work(g, person):
        return refusal
    if states.is_asleep(g, person):
        return Refusal("TW-SLEEP-03", "no-nap", g.characters[person])
    return Refusal("TW-DAY-20", "no-work", g.characters[person])


NEXT = Question("act", "people-or-done", why_not_next, team=True, asked=round_asked, facts=whom_it_puts_to_work)


def can_act(g: Shelter, person: int) -> bool:
    return why_not_act(g, person) is None and finds_work(g, person)


def next_to_act(g: Shelter) -> Choice:
    return Choice(NEXT, g.leader, [*waiting(g), DONE], state=g)


def assign_next(g: Shelter) -> Rule:
    """TW-DAY-04: all who can act are assigned, one after another, before anything is carried out. Nobody has to act."""
    person = DONE
    choice = next_to_act(g)
    if choice.first != DONE:
        person = yield from anytime.calm(g, partial(next_to_act, g), choice)
    if person == DONE:
        g.stage = WORKING
        return
    jobs = yield from assign(g, person)
    g.jobs = [*g.jobs, *jobs]


def carry_out_next(g: Shelter) -> Rule:
    """TW-DAY-04, TW-DAY-14, TW-DAY-16, TW-SLEEP-06: in the order of assignment. Then the tool goes back, what threatens
    those who acted there is settled, and who is tired out falls asleep. The work of somebody who is gone by then is not
    done."""
    job = g.jobs[0]
    g.jobs = g.jobs[1:]
    person, character, lent = job[PERSON], job[CHARACTER], job[LENT:]
    if g.characters[person] == character:
        yield from work(g, job, lent)
    give_back(g, lent)
    if g.characters[person] == character:
        yield from shelter.after_action(g, person, g.standing[person])
    if g.characters[person] == character:
        g.busy[person] = 0


def work(g: Shelter, job: list[int], lent: list[int]) -> Rule:
    """TW-DAY-15, TW-DAY-20, TW-CRAFT-04, TW-ADV-01, TW-ADV-02: what a job does."""
    person, space, what, about = job[PERSON], job[SPACE], job[WHAT], job[ABOUT]
    if what == AT_ACTION:
        yield from do_action(g, job)
    elif what == ON_CARD:
        yield from work_on_card(g, job, lent)
    elif what == CRAFT:
        yield from fittings.craft(g, person, about, space)
    elif what == MOVE:
        fittings.move(g, space, about)
        g.standing[person] = about
    else:
        yield from fittings.dismantle(g, space)


def do_action(g: Shelter, job: list[int]) -> Rule:
    """TW-DAY-14: what the action does, then its roll. Nothing, if somebody else has just done what was left to do."""
    space = job[SPACE]
    action = actions_of(g, space, job[FITTED])[job[ABOUT]]
    here = of(g, job[PERSON], space)
    if not payable(g, action.do, here):
        g.tell("in-vain", job[CHARACTER], space)
        return
    g.tell("acts", job[CHARACTER], space)
    yield from perform(g, action.do, here)
    if action.roll:
        yield from book.roll_table(g, action.roll, here)


def work_on_card(g: Shelter, job: list[int], lent: list[int]) -> Rule:
    """TW-DAY-15, TW-DAY-17: the card is resolved one step, once a round however many are at it."""
    space = job[SPACE]
    if shelter.height(g, space) != job[ABOUT]:
        return
    if shelter.top_kind(g, space) == DOOR and not lock_opens(g, job, lent):
        return
    yield from shelter.clear(g, space, of(g, job[PERSON], space))


def lock_opens(g: Shelter, job: list[int], lent: list[int]) -> bool:
    """TW-DOOR-01, TW-DOOR-02, TW-DOOR-03, TW-DOOR-04, TW-DOOR-05: one roll, never another; a lockpick that opens a door
    is discarded, a hatchet is not."""
    rolled = dice.black(g)
    if rolled <= LOCK_HOLDS:
        g.tell("lock-holds", job[CHARACTER], job[SPACE], rolled)
        return False
    g.tell("lock-opens", job[CHARACTER], job[SPACE], rolled)
    if LOCKPICK in lent:
        lent.remove(LOCKPICK)
        g.pile[LOCKPICK] -= 1
    return True
