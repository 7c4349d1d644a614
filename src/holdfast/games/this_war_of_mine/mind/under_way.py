"""What work under way will probably bring: a careful beginner's guess, since a price is paid when somebody is put to
work, and what comes of it is seen only when all are (TW-DAY-04); and what the days to come will, by Fittings and by
cold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final

from ....cards import Sentence
from .. import phrases
from ..cards import Roll
from ..characters import people
from ..phases.assigning import ABOUT, AT_ACTION, FITTED, LENT, ON_CARD, PERSON, SPACE, WHAT
from ..phases.working import CRAFT, DISMANTLE, actions_of
from ..shelter import shelter
from ..shelter.shelter import DOOR, RUBBLE
from ..state import ACTION_ROUNDS, DAWN, DAY, ILLNESS, LOCKPICK, MOST_PEOPLE, NONE, PEOPLE, WORST, Shelter
from .cold import MOST_COLD, heats, makes_ill
from .values import (
    BED,
    BOARD,
    CARRIED,
    COLD,
    COSTS,
    DAWNS,
    FITTING,
    HEATER,
    IDEA,
    NEXT,
    OBSTACLE,
    USUAL_DAYS,
    WAITING,
    WORTH,
)
from .values import PERSON as SOMEBODY

LOCK_OPENS: Final = 0.7
VISITOR: Final = 1.5
BEHIND: Final = 2.0  # whatever is found there
EMPATHY: Final = 0.5  # the chance that it is stirred
BURNT: Final = 3  # as many as a heater may well take away
SOON: Final = 4  # days to come, in which it is of full use
PHASES_A_DAY: Final = DAWN + ACTION_ROUNDS

# By level of illness: what one more costs.
WORSE: Final = [after - before for before, after in pairwise(COSTS[ILLNESS])] + [SOMEBODY]


def left(g: Shelter) -> int:
    """Days still to come, at most: which of the Endings will end it, nobody knows."""
    return len(g.events)


def phases_begun(g: Shelter) -> int:
    """How far it is into the siege, where each action round counts as a phase; a fourth action is part of the third."""
    if g.phase < DAY:
        today = 0
    elif g.phase == DAY:
        today = max(1, min(g.round, ACTION_ROUNDS))
    else:
        today = g.phase + ACTION_ROUNDS - 1
    return g.day * PHASES_A_DAY + today


def lasting(g: Shelter) -> float:
    """How many times its usual worth a Fitting has, which gives something every day."""
    return left(g) / USUAL_DAYS


def standing(g: Shelter, fitting: int) -> float:
    """What a Fitting is worth that stands in the shelter."""
    value = lasting(g) * (FITTING + BED * g.box.is_bed[fitting])
    return value + warmth(g) if heats(g.box)[fitting] else value


def under_way(g: Shelter) -> float:
    """All jobs of this action round that are not carried out yet."""
    return sum(worth_of_job(g, job) for job in g.jobs) if g.jobs else 0.0


def worth_of_job(g: Shelter, job: list[int]) -> float:
    """What one job will probably bring."""
    person, what, space, about = job[PERSON], job[WHAT], job[SPACE], job[ABOUT]
    tools = sum((1 - CARRIED) * WORTH[tool] for tool in job[LENT:])
    if what == AT_ACTION:
        action = actions_of(g, space, job[FITTED])[about]
        return tools + effects(g, person, action.do) + table(g, person, action.roll)
    if what == ON_CARD:
        return tools + clearing(g, person, space)
    if what == CRAFT:
        return standing(g, about) + effects(g, person, g.box.fittings[about].bonus)
    if what == DISMANTLE:
        return -standing(g, job[FITTED])
    return 0.0


def clearing(g: Shelter, person: int, space: int) -> float:
    """One step of clearing; a lock may hold, and a lockpick is used up. What lies behind is not known before."""
    cards = g.cards_on[space]
    if not cards:
        return 0.0
    number, turned = divmod(cards[-1], 2)
    card = g.box.shelter[number]
    found = OBSTACLE * (0.5 if card.kind == RUBBLE else 1.0)
    found += effects(g, person, card.remnants) if turned else BEHIND
    return LOCK_OPENS * (found - WORTH[LOCKPICK]) if shelter.top_kind(g, space) == DOOR else found


# -- cold -------------------------------------------------------------------------------------------------------------


def chill(g: Shelter, cold: int) -> float:
    """What so many Cold tokens cost: they stay, and at every dawn the Fate card may make everybody ill by them."""
    value = COLD * cold
    chance = makes_ill(g.box)[min(cold, MOST_COLD)]
    if chance:
        levels, nights = g.levels, min(DAWNS, left(g))
        for person in PEOPLE:
            if g.characters[person] != NONE:
                value += chance * nights * WORSE[levels[ILLNESS * MOST_PEOPLE + person]]
    return value


def warmth(g: Shelter) -> float:
    """What a heater is worth, beside being a Fitting: there is nothing else against the cold."""
    return HEATER * min(g.cold, BURNT) * min(SOON, left(g)) / SOON


def table(g: Shelter, person: int, rows: Sequence[Roll]) -> float:
    """A roll of the black die."""
    value, low = 0.0, 0
    for row in rows:
        value += (row.to - low) / 10 * effects(g, person, row.do)
        low = row.to
    return value


def effects(g: Shelter, person: int, sentences: Sequence[Sentence]) -> float:
    """What sentences bring to this person and the house; 0 for what a beginner makes nothing of."""
    value = 0.0
    for sentence in sentences:
        guess = guesses().get(sentence.act)
        if guess is not None:
            value += guess(g, person, *sentence.args)
    return value


def gain(g: Shelter, person: int, goods: int, n: int) -> float:
    return WORTH[goods] * n * NEXT ** g.stock[goods]


def lower(g: Shelter, person: int, state: int, n: int) -> float:
    level = g.levels[state * MOST_PEOPLE + person]
    return COSTS[state][level] - COSTS[state][max(0, level - n)]


def raise_(g: Shelter, person: int, state: int, n: int) -> float:
    level = g.levels[state * MOST_PEOPLE + person]
    return COSTS[state][level] - COSTS[state][min(WORST, level + n)]


def on_roll(g: Shelter, person: int, n: int, do: Sentence) -> float:
    return n / 10 * effects(g, person, (do,))


def each_rolls(g: Shelter, person: int, who: int, n: int, do: Sentence) -> float:
    return n / 10 * sum(effects(g, other, (do,)) for other in people.group(g))


def each_is_tested(g: Shelter, person: int, who: int, do: Sentence) -> float:
    return EMPATHY * effects(g, person, (do,))


def less_cold(g: Shelter, person: int, n: int) -> float:
    return chill(g, g.cold) - chill(g, max(0, g.cold - n))


def board(g: Shelter, person: int) -> float:
    return BOARD


def waiting(g: Shelter, person: int, n: int) -> float:
    return WAITING


def ideas(g: Shelter, person: int, n: int) -> float:
    return lasting(g) * IDEA * n


def visitor(g: Shelter, person: int) -> float:
    return VISITOR


@cache
def guesses() -> dict[Callable[..., Any], Callable[..., float]]:
    """By what a phrase does."""
    return {
        phrases.gain: gain,
        phrases.lower_state: lower,
        phrases.raise_state: raise_,
        phrases.on_roll: on_roll,
        phrases.roll_each: each_rolls,
        phrases.test_empathy: each_is_tested,
        phrases.remove_cold: less_cold,
        phrases.board_up: board,
        phrases.wait: waiting,
        phrases.unlock_ideas: ideas,
        phrases.visitor: visitor,
    }
