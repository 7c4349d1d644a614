"""How a position looks to a seat: the judgement of a sensible beginner, for players that look one move ahead."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ....cards import Sentence
from ....mind import Foresight, Odds
from ..phrases import buy_leader, gain, help_people, score, take, trade_here
from ..scoring import BONUS, objective_points
from ..state import DISTRESSED, INFLUENCE, WATER, City

if TYPE_CHECKING:
    from ..box import RebuildBox

ODDS: Final = Odds(spread=13.0)  # measured: 30 games of greedy at tables of every size
FORESIGHT: Final = Foresight(weight=0.8, tries=8)

# What a token is worth in points while there is time to use it: water, food, supplies, worker, distressed and injured
# (as workers), Influence, story, money.
WORTH: Final = (0.95, 0.95, 1.9, 1.15, 1.15, 1.15, 0.6, 0.5, 0.9)
NEXT: Final = 0.87  # what the next token of a kind is worth beside the one before it: nobody builds with water alone
ACTION_WORTH: Final = 0.35  # of what a tile gives, for each round it can be used
LEADER_WORTH: Final = 0.45  # of a Leader, for each round left
LEADER_AT_WORK: Final = 0.3  # of what a tile gives, for a Leader who works on it this round
LEAD_WORTH: Final = 2.0  # of being one Influence or heart ahead, or less behind
RIVALS: Final = 0.25  # how much the best rival's prospects count

# Where the nouns of a phrase begin among the kinds of token; and what a marker is worth on a tile without such a one.
FIRST_KIND: Final[dict[object, int]] = {take: WATER, help_people: DISTRESSED, gain: INFLUENCE}

OTHER_WORTH: Final[dict[object, float]] = {score: 1.0, buy_leader: 1.5, trade_here: 0.8}


def evaluate(g: City, seat: int) -> float:
    """Own prospects less a share of the best rival's, so that denying counts a little. Of the rivals only what lies
    open is looked at."""
    left, worth = rounds_left(g), worth_of_tiles(g.box)
    value, influence, hearts = prospects(g, seat, left, worth)
    value += objective_points(g, seat, g.objectives[seat])
    most = most_influence = most_hearts = 0.0
    for other in range(g.seats):
        if other != seat:
            theirs, their_influence, their_hearts = prospects(g, other, left, worth)
            most = max(most, theirs)
            most_influence = max(most_influence, their_influence)
            most_hearts = max(most_hearts, their_hearts)
    return value - RIVALS * most + lead(influence, most_influence) + lead(hearts, most_hearts)


def prospects(g: City, seat: int, left: float, worth: list[float]) -> tuple[float, int, int]:
    """What a seat's things promise, in points, and its Influence and hearts."""
    box = g.box
    points, influences, hearts_of = box.points, box.influence, box.hearts
    influence, hearts = g.held[seat][INFLUENCE], 0
    value = float(g.points[seat]) + LEADER_WORTH * left * g.leaders[seat]
    action = ACTION_WORTH * left
    first = seat * box.spaces
    for place in range(first, first + box.spaces):
        pile = g.piles[place]
        if pile:
            tile = pile[-1]
            value += points[tile] + action * worth[tile]
            influence += influences[tile]
            hearts += hearts_of[tile]
            if g.leader_on[place]:
                value += LEADER_AT_WORK * worth[tile]
    time = min(1.0, left / 1.5)
    for kind, count in enumerate(g.held[seat]):
        if count:
            value += time * WORTH[kind] * (1 - NEXT**count) / (1 - NEXT)
    return value + objective_points(g, seat, g.open_objective), influence, hearts


def lead(own: float, theirs: float) -> float:
    """Part of the bonus for the most, by how far ahead or behind one is."""
    return max(0.0, min(float(BONUS), BONUS / 2 + LEAD_WORTH * (own - theirs))) if own else 0.0


def rounds_left(g: City) -> float:
    """About how many rounds are still to come, this one's rest included."""
    markers = sum(g.markers) / (5.0 * g.seats)
    if g.ending:
        return markers
    return (len(g.pile_1) + len(g.pile_2)) / (1 + BUILDS_A_ROUND * g.seats) + 0.5 * markers


BUILDS_A_ROUND: Final = 1.4


@cache
def worth_of_tiles(box: RebuildBox) -> list[float]:
    """A rough worth of one marker on each tile."""
    return [sum(worth_of(sentence) for sentence in tile.gives) for tile in box.tiles]


def worth_of(sentence: Sentence) -> float:
    first = FIRST_KIND.get(sentence.act)
    if first is None:
        return OTHER_WORTH[sentence.act]
    number, kind = sentence.args
    assert isinstance(number, int)
    assert isinstance(kind, int)
    return number * WORTH[first + kind]
