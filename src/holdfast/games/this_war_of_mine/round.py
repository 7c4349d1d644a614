"""A day (TW-GEN-14): seven phases of one or several steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...cards import perform
from ...kernel import Rule
from .here import NOWHERE
from .phases.dawn import dawn_phase
from .phases.day import day_step
from .phases.dusk import dusk_phase
from .phases.evening import evening_phase
from .phases.morning import morning_phase
from .phases.order import enter
from .phases.raid import raid_phase
from .phases.scavenging import scavenging_step
from .seams import in_play
from .state import DAWN, DAY, DUSK, EVENING, MORNING, NONE, RAID, SCAVENGING, SET_UP, Shelter


def begin(g: Shelter) -> Rule:
    """TW-SET-01, TW-GEN-25: what is played, who leads, what a scenario does before its first day, and the first
    Morning."""
    g.tell("scenario-begins", g.scenario)
    g.tell("first-leader", g.leader)
    for character in g.beginners:
        g.tell("starts", character)
    yield from perform(g, g.box.scenarios[g.scenario].now, NOWHERE)
    for row in in_play(g):
        yield from row.begin(g)
    enter(g, MORNING)


PHASES: Final[dict[int, Callable[[Shelter], Rule]]] = {
    SET_UP: begin,
    MORNING: morning_phase,
    DAY: day_step,
    DUSK: dusk_phase,
    EVENING: evening_phase,
    SCAVENGING: scavenging_step,
    RAID: raid_phase,
    DAWN: dawn_phase,
}


def step(g: Shelter) -> Rule:
    """TW-GEN-14, TW-DAWN-03: the phase that is due, or the next step of one; each says itself when it is over. What
    expansions look at when a step is over comes last."""
    due = PHASES[g.phase](g)
    return looked_at_after(g, due) if any(g.expansions) else due


def looked_at_after(g: Shelter, due: Rule) -> Rule:
    phase = g.phase
    yield from due
    for row in in_play(g):
        yield from row.settled(g, NONE if g.phase == phase else phase)
