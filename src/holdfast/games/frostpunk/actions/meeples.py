"""Who may do what: kinds of Meeples, and the main actions (FP-ACT-08, FP-ACT-09, FP-ACT-10, FP-ACT-11, FP-USE-05,
FP-AUTO, FP-CHILD)."""

from __future__ import annotations

from typing import Final

from ....kernel import Refusal
from ..state import (
    AUTOMATON,
    CHILD,
    CHILD_ENGINEER,
    CHILD_LABOUR,
    CHILD_WORKER,
    COAL,
    ENGINEER,
    GATHERING_POST,
    NONE,
    TYPE_OF,
    WORKER,
    City,
)

# What a turn may be: the main actions (FP-ACT-10), and what may come before or instead.
FUEL_FIRST: Final = 0
CONSTRUCT: Final = 1
DEPLOY_SCOUTS: Final = 2
GATHER: Final = 3
REMOVE_SNOW: Final = 4
USE: Final = 5
SPECIAL: Final = 6
REST: Final = 7
CITIZEN_CARD: Final = 8
EXTENDED_SHIFT_TURN: Final = 9
PASS: Final = 10
TURN_WORDS: Final = (
    "fuel",
    "construct",
    "deploy-scouts",
    "gather",
    "remove-snow",
    "use",
    "special",
    "rest",
    "citizen-card",
    "extended-shift",
    "pass",
)

# FP-CHILD-03, FP-AUTO-02: whom a kind of Meeple acts as.
ACTS_AS: Final = (WORKER, ENGINEER, CHILD, WORKER, ENGINEER, WORKER)
ADULTS: Final = (WORKER, ENGINEER, CHILD_WORKER, CHILD_ENGINEER)  # and those who act as such


def why_not_work(g: City, kind: int) -> Refusal | None:
    """FP-ACT-11: Children do not act, unless something allows it; all others may do what a Worker may."""
    return Refusal("FP-ACT-11", "children-do-not-act") if kind == CHILD else None


def why_not_gathering(g: City, kind: int) -> Refusal | None:
    """FP-ACT-11, FP-LAW-10."""
    return None if kind != CHILD or g.laws[CHILD_LABOUR] else why_not_work(g, kind)


def why_not_using(g: City, building: int, kind: int) -> Refusal | None:
    """FP-USE-05, FP-AUTO-02, FP-LAW-10, FP-CHILD-03: the gear is for those who act as Engineers."""
    if g.box.engineers[building]:
        return None if ACTS_AS[kind] == ENGINEER else Refusal("FP-USE-05", "engineers-only", building, kind)
    if building == GATHERING_POST:
        return why_not_gathering(g, kind)
    return why_not_work(g, kind)


def why_not_scouting(g: City, kind: int) -> Refusal | None:
    """FP-SCOUT-02."""
    return None if kind in ADULTS else Refusal("FP-SCOUT-02", "no-scout", kind)


def why_not_special(g: City, event: int, wanted: int, kind: int) -> Refusal | None:
    """FP-SPEC-04, FP-AUTO-04, FP-CHILD-03: of the type the card asks for, or acting as such; an Automaton serves as a
    Worker on Scenario cards only."""
    if wanted == NONE:
        return why_not_work(g, kind)
    if kind == AUTOMATON:
        if wanted != WORKER or event < g.box.first_scenario:
            return Refusal("FP-AUTO-04", "automaton-no-type", event, wanted)
        return None
    if wanted in (TYPE_OF[kind], ACTS_AS[kind]) and (wanted == CHILD or kind != CHILD):
        return None
    return Refusal("FP-SPEC-04", "special-other-type", event, wanted)


WORKING: Final = (WORKER, ENGINEER, CHILD_WORKER, CHILD_ENGINEER, AUTOMATON)


def able(g: City) -> list[int]:
    """FP-ACT-08, FP-ACT-11, FP-AUTO-03: kinds of Meeples that could do what a Worker may."""
    ready = g.ready
    return [kind for kind in WORKING if ready[kind] and (kind != AUTOMATON or g.stock[COAL])]


def children_gather(g: City) -> bool:
    """FP-LAW-10."""
    return g.ready[CHILD] > 0 and g.laws[CHILD_LABOUR] == 1
