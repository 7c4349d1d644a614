"""Use a Building (FP-USE): where, in which of its ways, and what Laws add to it."""

from __future__ import annotations

from ....cards import holds, payable, perform
from ....kernel import Choice, Facts, Question, Refusal, Rule
from ..city.buildings import stands_first
from ..city.goods import spend
from ..city.map import ALL_SPACES
from ..city.sickness import cure
from ..here import Here
from ..state import (
    ACTION,
    CHILD_ENGINEER,
    DOUBLE_RATION,
    ENGINEER,
    FOOD,
    GATHERING_POST,
    INFIRMARY,
    MEDICAL_POST,
    NONE,
    RUINS,
    City,
)
from .meeples import children_gather

RATION = 2  # Food (FP-LAW-18)


def room_at(g: City, space: int) -> int:
    """FP-USE-03, FP-USE-04: where the next Meeple stands; a Large Building has room for two. NONE if it is full."""
    standing = g.standing
    if standing[space] == NONE:
        return space
    if g.box.large[g.building[space]] and standing[space + 1] == NONE:
        return space + 1
    return NONE


def open_ways(g: City, space: int) -> list[int]:
    """FP-USE-07: the ways to use the Building whose condition holds and whose price can be paid."""
    here = Here(space)
    return [
        place
        for place, use in enumerate(g.box.uses[g.building[space]][g.improved[space]])
        if holds(g, use.if_, here) and payable(g, use.do, here)
    ]


def why_not_use(g: City, space: int) -> Refusal | None:
    """FP-USE-01, FP-USE-03, FP-USE-04, FP-USE-06, FP-USE-07, FP-USE-08, FP-LAW-06, FP-AUTO-08: why nobody can use what
    stands here now."""
    building = g.building[space]
    if building == NONE or not stands_first(g, space):
        return Refusal("FP-USE-01", "no-building", space)
    if building == RUINS or not g.box.uses[building][0]:
        return Refusal("FP-USE-06", "no-action", space)
    if room_at(g, space) == NONE:
        return Refusal("FP-USE-04" if g.box.large[building] else "FP-USE-03", "building-full", space)
    if not open_ways(g, space):
        return Refusal("FP-USE-07", "cannot-pay-use", space)
    return None


def why_not_way(g: City, choice: Choice, way: int) -> Refusal | None:
    """FP-USE-07."""
    uses = g.box.uses[g.building[choice.about]][g.improved[choice.about]]
    if way >= len(uses):
        return Refusal("FP-USE-01", "no-such-use", choice.about, len(uses))
    return None if way in open_ways(g, choice.about) else Refusal("FP-USE-07", "use-closed", choice.about, way)


def what_a_way_does(g: City, choice: Choice, way: int) -> Facts:
    return Facts(name=("use-does", g.building[choice.about], g.improved[choice.about], way))


WAY_TO_USE = Question(
    "way-to-use",
    "options",
    why_not_way,
    about="space",
    asked=lambda g, choice: {"building": g.building[choice.about]},
    facts=what_a_way_does,
)


def use_building(g: City, seat: int, space: int) -> Rule:
    """FP-USE-01, FP-EVT-17: one of its ways, as far as one can still be paid for; then what Laws add."""
    ways = open_ways(g, space)
    if ways:
        way = yield Choice(WAY_TO_USE, seat, ways, about=space)
        yield from perform(g, g.box.uses[g.building[space]][g.improved[space]][way].do, Here(space))
    yield from double_ration(g, seat, g.building[space])


def why_not_ration(g: City, choice: Choice, answer: int) -> Refusal | None:
    """FP-LAW-18."""
    return None if not answer or g.food >= RATION else Refusal("FP-LAW-18", "ration-lacks", g.food)


def what_a_ration_does(g: City, choice: Choice, answer: int) -> Facts:
    return Facts(now=[("spends-food", RATION), ("cures-one",)]) if answer else Facts()


RATIONS = Question("double-ration", "yes-no", why_not_ration, facts=what_a_ration_does)


def double_ration(g: City, seat: int, building: int) -> Rule:
    """FP-LAW-18: at a medical Building, 2 Food for Cure 1 more; once for each use, and in the Action Phase alone."""
    if not g.laws[DOUBLE_RATION] or building not in (MEDICAL_POST, INFIRMARY) or g.food < RATION or g.phase != ACTION:
        return
    answer = yield Choice(RATIONS, seat, [0, 1])
    if answer:
        spend(g, FOOD, RATION)
        yield from cure(g, seat, 1)


def use_spaces(g: City, hands: list[int], most: int = ALL_SPACES) -> list[int]:
    """FP-USE-01, FP-USE-02, FP-USE-03, FP-USE-04, FP-USE-05, FP-USE-06, FP-USE-07, FP-USE-08, FP-LAW-10: Buildings with
    an action, room, a way that can be paid, and somebody to do it. An Automaton burns a Coal first, which no way to use
    a Building may need. Quick, as `gather_spaces` is."""
    usable, engineers = g.box.usable, g.box.engineers
    learned = ENGINEER in hands or CHILD_ENGINEER in hands
    found = []
    for space, building in enumerate(g.building):
        if not usable[building]:
            continue
        if engineers[building]:
            somebody = learned
        else:
            somebody = bool(hands) or (building == GATHERING_POST and children_gather(g))
        if somebody and stands_first(g, space) and room_at(g, space) != NONE and open_ways(g, space):
            found.append(space)
            if len(found) == most:
                break
    return found
