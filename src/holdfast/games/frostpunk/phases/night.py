"""Phase 9, Night: everyone needs a warm bed (FP-NIGHT)."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....kernel import Choice, Facts, Question, Refusal, Rule, Ruling
from ..actions.act import space_warm
from ..city.events import night_effects
from ..city.heat import FUEL, fuel
from ..city.sickness import falls_sick, sickens
from ..state import (
    AUTOMATON,
    CHILD,
    CHILD_SHELTER,
    CROWDED_QUARTERS,
    MAKESHIFT_SHELTER,
    MEEPLES,
    NONE,
    PRISON,
    RUINS,
    TYPE_OF,
    TYPES,
    City,
)

CHILD_BEDS: Final = 4  # FP-BLD-41


def night_phase(g: City) -> Rule:
    """FP-NIGHT-01, FP-NIGHT-02, FP-NIGHT-03, FP-NIGHT-04, FP-NIGHT-05, FP-NIGHT-06, FP-NIGHT-07, FP-NIGHT-08,
    FP-NIGHT-09, FP-NIGHT-10."""
    yield from night_effects(g)
    clear_spent(g)
    come_home(g)
    yield from fuel(g, FUEL, g.leader)
    sleepless = yield from lie_down(g)
    for kind in sleepless:
        g.tell("sleepless", kind)
        yield from falls_sick(g, kind)
    yield from night_in_prison(g)
    end_round(g)


def clear_spent(g: City) -> None:
    """FP-NIGHT-01: tokens with a Meeple go back beside the board, the Meeple to the supply; those without one stay."""
    for kind in TYPES:
        g.ready[kind] += g.covered[kind]
        g.spent[kind] -= g.covered[kind]
        g.covered[kind] = 0


def come_home(g: City) -> None:
    """FP-NIGHT-02, FP-SCOUT-05, FP-SPEC-05, FP-BLD-55: all Meeples placed this Round go to the supply, but for Scouts
    and those in the Prison."""
    for space, kind in enumerate(g.standing):
        if kind != NONE and g.building[space] != PRISON:
            leave_space(g, space)
    for kind in g.meeple_on:
        if kind != NONE:
            g.ready[kind] += 1
    g.meeple_on = [NONE] * len(g.meeple_on)
    for _, kind in g.beside:
        g.ready[kind] += 1
    g.beside = []
    for kind in range(MEEPLES):
        g.ready[kind] += g.building_site[kind] + g.snow_field[kind] + g.used_up[kind]
    g.building_site = [0] * MEEPLES
    g.snow_field = [0] * MEEPLES
    g.used_up = [0] * MEEPLES


def leave_space(g: City, space: int) -> None:
    g.ready[g.standing[space]] += 1
    g.standing[space] = NONE


def cells(g: City) -> list[int]:
    """FP-BLD-55: the spaces of the Prison on which somebody stands."""
    if PRISON not in g.building:
        return []
    return [space for space in range(len(g.building)) if g.building[space] == PRISON and g.standing[space] != NONE]


def prisoners(g: City) -> list[int]:
    """FP-BLD-55: the types of those Citizens who spend the night in the Prison."""
    return [TYPE_OF[g.standing[space]] for space in cells(g) if g.standing[space] != AUTOMATON]


# -- beds -------------------------------------------------------------------------------------------------------------


def beds(g: City) -> int:
    """FP-NIGHT-04, FP-NIGHT-06, FP-NIGHT-07, FP-LAW-13, FP-LAW-14, FP-BLD-37, FP-BLD-38, FP-BLD-39, FP-BLD-40: heated
    Shelters, and heated Ruins where a Law opens them."""
    rows = g.box.buildings
    crowded = g.laws[CROWDED_QUARTERS]
    makeshift = g.laws[MAKESHIFT_SHELTER]
    number = 0
    for space, building in enumerate(g.building):
        if building == RUINS:
            number += makeshift and is_warm_at_night(g, space)
        elif building != NONE and rows[building].beds and is_warm_at_night(g, space):
            number += rows[building].beds + crowded
    return number


def child_beds(g: City) -> int:
    """FP-BLD-41: for Children alone."""
    if CHILD_SHELTER not in g.building:
        return 0
    return sum(
        CHILD_BEDS
        for space in range(len(g.building))
        if g.building[space] == CHILD_SHELTER and is_warm_at_night(g, space)
    )


def is_warm_at_night(g: City, space: int) -> bool:
    """FP-NIGHT-06, FP-BLD-46: as for any Building."""
    return space_warm(g, space, g.box.insulation[g.building[space]][g.improved[space]])


def in_need_of_beds(g: City, imprisoned: list[int]) -> list[int]:
    """FP-NIGHT-01, FP-NIGHT-08, FP-NIGHT-09, FP-ACT-13, FP-SCOUT-05: Citizens' Meeples by type as mustered; no Scouts,
    nobody in Prison, no Children for whom the Child Shelter has a bed."""
    need = g.mustered[:]
    for kind in g.scouts:
        if kind != NONE:
            need[TYPE_OF[kind]] -= 1
    for kind in imprisoned:
        need[kind] -= 1
    need[CHILD] -= min(need[CHILD], child_beds(g))
    return need


class InNeed(NamedTuple):
    """How many Meeples of each type may still go without a bed."""

    workers: int
    engineers: int
    children: int


def why_not_sleepless(g: City, choice: Choice, kind: int) -> Refusal | None:
    """FP-NIGHT-04: a type that still has a Meeple without a bed."""
    return None if choice.about[kind] else Refusal("FP-NIGHT-04", "all-in-bed", kind)


def what_the_cold_does(g: City, choice: Choice, kind: int) -> Facts:
    return Facts(now=[sickens(g, kind)])


SLEEPLESS = Question("sleepless", "citizens", why_not_sleepless, about=InNeed, team=True, facts=what_the_cold_does)


def lie_down(g: City) -> Ruling[list[int]]:
    """FP-NIGHT-04, FP-NIGHT-05: the players choose who gets the beds; given back is who gets none."""
    need = in_need_of_beds(g, prisoners(g))
    missing = sum(need) - beds(g)
    sleepless: list[int] = []
    for _ in range(missing):
        kind = yield Choice(SLEEPLESS, g.leader, [kind for kind in TYPES if need[kind]], InNeed(*need))
        need[kind] -= 1
        sleepless.append(kind)
    return sleepless


def night_in_prison(g: City) -> Rule:
    """FP-BLD-55: sheltered if the Prison is heated; else one of the type falls sick, whatever beds are free. In the
    morning they are in the supply."""
    chilled = [
        TYPE_OF[g.standing[space]]
        for space in cells(g)
        if g.standing[space] != AUTOMATON and not is_warm_at_night(g, space)
    ]
    for space in cells(g):
        leave_space(g, space)
    for kind in chilled:
        yield from falls_sick(g, kind)


def end_round(g: City) -> None:
    """FP-NIGHT-10, FP-CIT-11: the cards played this Round go to the discard pile."""
    for seat in range(g.seats):
        if g.played[seat] != NONE:
            g.citizens_gone = [*g.citizens_gone, g.played[seat]]
            g.played[seat] = NONE
