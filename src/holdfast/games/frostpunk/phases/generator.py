"""Phase 3, the Generator: fuel, the cold check, the stress check (FP-GNR)."""

from __future__ import annotations

from typing import Final

from ....kernel import GameOver, Outcome, Rule
from ..city.heat import FUEL, fuel
from ..city.sickness import falls_sick
from ..state import GENERATOR_SAFETY, NONE, City

SAFE_CUBES: Final = 2  # so many that fall do no harm with Generator Safety


def generator_phase(g: City) -> Rule:
    """FP-GNR-02, FP-GNR-04, FP-GNR-12: fuel on top of what still burns, then both checks; then the Generator is off,
    and with it the Steam Hubs (FP-TECH-15)."""
    yield from fuel(g, FUEL, g.leader)
    yield from cold_check(g)
    stress_check(g)
    g.heat = 1
    g.lit = []


def cold_check(g: City) -> Rule:
    """FP-GNR-05, FP-GNR-06: each icon strictly between the Heat and the Cold marker makes one of its type sick, from
    the Heat marker upwards."""
    for space in range(g.heat + 1, g.cold):
        kind = g.box.heat_icon[space]
        if kind != NONE:
            yield from falls_sick(g, kind)


def stress_check(g: City) -> None:
    """FP-GNR-07, FP-GNR-08, FP-GNR-11: cubes are dropped into the tower; what comes out is stress, and too much of it a
    breakdown. FP-TECH-10: with Generator Safety a few cubes go to the bank instead."""
    fallen = drop_cubes(g, g.box.heat_cubes[g.heat])
    if g.developed[GENERATOR_SAFETY] and fallen <= SAFE_CUBES:
        g.tell("stress-averted", fallen)
    else:
        add_stress(g, fallen)
        g.tell("stress", fallen, g.stress)
    if g.stress > g.box.board.stress:
        break_down(g)


def drop_cubes(g: City, dropped: int) -> int:
    """FP-GNR-08, FP-GNR-09, FP-BLD-09: each cube falls through or stays inside; a drop may knock loose what was held
    before. No cube is made or lost. The drawer's shaking is part of this chance."""
    if not dropped:
        return 0
    tower = g.box.board.tower
    falls = tower.falls_upgraded if g.upgraded else tower.falls
    fallen = sum(g.rng.below(100) < tower.loosened for _ in range(g.inside))
    fallen += sum(g.rng.below(100) < falls for _ in range(dropped))
    g.inside += dropped - fallen
    return fallen


def add_stress(g: City, cubes: int) -> None:
    """FP-GNR-10, FP-GNR-14, FP-GNR-15: straight from the bank to the Stress track; it is checked in the Generator Phase
    alone."""
    g.stress += cubes


def remove_stress(g: City, cubes: int) -> None:
    """FP-GNR-15, FP-BLD-08: back to the bank, those in the overflow first."""
    g.stress = max(0, g.stress - cubes)


def break_down(g: City) -> None:
    """FP-GNR-13: everything is harder to heat, the cubes are gone. FP-END-04: a second time the Generator explodes."""
    if g.overheated:
        raise GameOver(Outcome("explosion", ()))
    g.overheated = True
    g.cold = min(g.cold + 1, g.box.heat_end)
    g.ranges = [min(space + 1, g.box.range_end) for space in g.ranges]
    g.stress = 0
    g.tell("breakdown")
