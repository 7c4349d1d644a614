"""Where one can gather and which Buildings can be used, without the reasons that `acting.py` gives for the others.

These two are looked for on every turn. Found by the reasons alone, a game played by chance takes a ninth longer; a
test holds both against each other.
"""

from __future__ import annotations

from typing import Final

from ..city.map import SPACES
from ..state import (
    AUTOMATON,
    CHAINSAW,
    CHILD,
    CHILD_ENGINEER,
    CHILD_LABOUR,
    CHILD_WORKER,
    COAL,
    ENGINEER,
    GATHERING_POST,
    NONE,
    TREE,
    WORKER,
    City,
)
from .gather import SAWYERS
from .use import open_ways, room_at, stands_first

WORKING: Final = (WORKER, ENGINEER, CHILD_WORKER, CHILD_ENGINEER, AUTOMATON)


def able(g: City) -> list[int]:
    """FP-ACT-08, FP-ACT-11, FP-AUTO-03: kinds of Meeples that could do what a Worker may."""
    ready = g.ready
    return [kind for kind in WORKING if ready[kind] and (kind != AUTOMATON or g.stock[COAL])]


def children_gather(g: City) -> bool:
    """FP-LAW-10."""
    return g.ready[CHILD] > 0 and g.laws[CHILD_LABOUR] == 1


def gather_spaces(g: City, hands: list[int], most: int = SPACES) -> list[int]:
    """FP-GATH-01, FP-GATH-03, FP-TECH-14, FP-LAW-10: where something lies, nobody stands, and somebody may take it; the
    first of them, if one will do."""
    lies, standing = g.lies, g.standing
    takes = bool(hands) or children_gather(g)
    saws = g.developed[CHAINSAW] == 1 and any(kind in SAWYERS for kind in hands)
    found = []
    for space in range(SPACES):
        thing = lies[space]
        if thing != NONE and standing[space] == NONE and (saws if thing == TREE else takes):
            found.append(space)
            if len(found) == most:
                break
    return found


def use_spaces(g: City, hands: list[int], most: int = SPACES) -> list[int]:
    """FP-USE-01, FP-USE-02, FP-USE-03, FP-USE-04, FP-USE-05, FP-USE-06, FP-USE-07, FP-USE-08, FP-LAW-10: Buildings with
    an action, room, a way that can be paid, and somebody to do it. An Automaton burns a Coal first, which no way to use
    a Building may need."""
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
