"""Phase 4, Evening: a task for everybody (TW-EVE)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from ....kernel import Choice, Facts, GameOver, Outcome, Question, Refusal, Rule
from ..characters import anytime, people, states
from ..characters.told import becomes, tires
from ..scavenging import locations
from ..seams import in_play
from ..shelter import fittings
from ..state import (
    BED,
    BY_DAY,
    FATIGUE,
    FLOOR,
    GUARD,
    MOST_OUT,
    NONE,
    OUT,
    PEOPLE,
    SCAVENGING,
    STRICT_GUARD,
    WORST,
    Shelter,
)
from .order import enter

ON_THE_FLOOR: Final = 2  # by how much fatigue falls (TW-EVE-03)
LIGHT_SLEEP: Final = 3  # the same for who has this gift (TW-GEN-18)
TOLD: Final = ("sleeps-in-bed", "sleeps-on-floor", "stands-guard", "goes-scavenging")


def evening_phase(g: Shelter) -> Rule:
    """TW-EVE-01, TW-EVE-09: one after another is given a task; when the last one has one, it is settled what they cost.
    Only before the first is anything done beside, so that nobody falls asleep or leaves who has been counted on."""
    task = yield from anytime.calm(g, lambda: ask_task(g, idle(g)[0]))
    g.task[idle(g)[0]] = task
    for person in idle(g):
        g.task[person] = yield ask_task(g, person)
    settle_tasks(g)
    if not people.guards(g):
        g.tell("nobody-guards")
        if g.table[STRICT_GUARD]:
            raise GameOver(Outcome("unguarded", ()))
    for row in in_play(g):
        yield from row.evening(g)
    enter(g, SCAVENGING)


def idle(g: Shelter) -> list[int]:
    """Who has no task yet."""
    return people.on_task(g, BY_DAY)


def why_not_task(g: Shelter, choice: Choice, task: int) -> Refusal | None:
    """TW-EVE-02, TW-EVE-05, TW-EVE-06, TW-SLEEP-02: what this person (`about`) can do tonight, after those who have a
    task."""
    person = choice.about
    if task in (GUARD, OUT) and states.is_asleep(g, person):
        return Refusal("TW-SLEEP-02", "sleeps", g.characters[person])
    if task == OUT and g.task.count(OUT) >= MOST_OUT:
        return Refusal("TW-EVE-06", "enough-out", MOST_OUT)
    if task != GUARD and must_guard(g, person):
        return Refusal("TW-EVE-05", "must-guard", g.characters[person])
    if task == BED and g.task.count(BED) >= fittings.beds(g):
        return Refusal("TW-EVE-02", "no-bed-free", fittings.beds(g))
    if task == OUT and not locations.occupied(g):
        return Refusal("TW-SCAV-01", "nowhere-to-go")
    return None


def must_guard(g: Shelter, person: int) -> bool:
    """TW-EVE-05: awake, and the last who can."""
    if GUARD in g.task or states.is_asleep(g, person):
        return False
    for other in PEOPLE:
        idle = g.task[other] == BY_DAY and g.characters[other] != NONE
        if idle and other != person and not states.is_asleep(g, other):
            return False
    return True


def what_a_task_does(g: Shelter, choice: Choice, task: int) -> Facts:
    """TW-EVE-02, TW-EVE-03, TW-EVE-04, TW-EVE-05, TW-EVE-06, TW-EVE-07, TW-EVE-08, TW-SLEEP-06: what it does to
    fatigue, and what helps with it."""
    person = choice.about
    if task in (BED, FLOOR):
        rested = becomes(g, person, FATIGUE, -(WORST if task == BED else rest_on_floor(g, person)))
        return Facts(
            now=[rested], risk=[("unguarded-is-the-end",)] if task == FLOOR and is_unguarded(g, person) else []
        )
    card = g.characters[person]
    helps = ("re-rolls-in-raid",) if task == GUARD else ("carries", g.box.inventory[card])
    return Facts(now=[tires(g, person, 1), helps, ("has-prowess", g.box.prowess[card])])


def is_unguarded(g: Shelter, person: int) -> bool:
    """TW-EVE-05: nobody who could guard is left to be asked, and that is the end."""
    if people.guards(g) or not g.table[STRICT_GUARD]:
        return False
    return all(states.is_asleep(g, other) for other in idle(g))


def what_others_do(g: Shelter, choice: Choice) -> dict[str, Any]:
    """TW-EVE-01, TW-EVE-06."""
    return {
        "character": g.characters[choice.about],
        "guards": [g.characters[person] for person in people.guards(g)],
        "scavengers": [g.characters[person] for person in people.on_task(g, OUT)],
    }


TONIGHT = Question(
    "tonight", "nights", why_not_task, about="person", team=True, asked=what_others_do, facts=what_a_task_does
)


def ask_task(g: Shelter, person: int) -> Choice:
    """TW-EVE-01."""
    return Choice(TONIGHT, g.leader, partial(tasks, g, person), person)


def tasks(g: Shelter, person: int) -> list[int]:
    """TW-EVE-02, TW-EVE-05, TW-EVE-06, TW-SLEEP-02: all that a person can do tonight. Found by `why_not_task`, a game
    played by chance takes a hundredth longer; a test holds both together."""
    asleep = states.is_asleep(g, person)
    if not asleep and must_guard(g, person):
        return [GUARD]
    found = [BED, FLOOR] if fittings.beds(g) > g.task.count(BED) else [FLOOR]
    if not asleep:
        found.append(GUARD)
        if locations.occupied(g):
            found.append(OUT)
    return found


def settle_tasks(g: Shelter) -> None:
    """TW-EVE-02, TW-EVE-03, TW-EVE-04, TW-EVE-06, TW-EVE-07, TW-EVE-09, TW-SLEEP-06: what each task does to fatigue.
    Whom it takes to level 4 carries the task out first."""
    for person in people.group(g):
        task = g.task[person]
        g.tell(TOLD[task], g.characters[person])
        if task == BED:
            states.lower_state(g, person, FATIGUE, WORST)
        elif task == FLOOR:
            states.lower_state(g, person, FATIGUE, rest_on_floor(g, person))
        else:
            states.change(g, person, FATIGUE, 1)
            g.busy[person] = int(states.level(g, person, FATIGUE) == WORST)


def rest_on_floor(g: Shelter, person: int) -> int:
    """TW-EVE-03, TW-GEN-18."""
    return LIGHT_SLEEP if states.gift(g, person) == "light sleep" else ON_THE_FLOOR
