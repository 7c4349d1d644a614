"""A Round (FP-RND): nine phases, each a step of the game; in the Action Phase each turn is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel import Rule
from .city.scenario import check_goal, out_of_time
from .phases.action import begin_action, is_over, turn
from .phases.dawn import dawn_phase
from .phases.dusk import dusk_phase
from .phases.generator import generator_phase
from .phases.hunger import hunger_phase
from .phases.morning import morning_phase
from .phases.night import night_phase
from .phases.preparation import preparation_phase
from .phases.weather import weather_phase
from .setup import begin
from .state import (
    ACTION,
    DAWN,
    DUSK,
    GENERATOR_PHASE,
    HUNGER,
    MORNING,
    NIGHT,
    PREPARATION,
    SET_UP,
    WEATHER,
    City,
)

PHASES: Final[dict[int, Callable[[City], Rule]]] = {
    DAWN: dawn_phase,
    MORNING: morning_phase,
    GENERATOR_PHASE: generator_phase,
    WEATHER: weather_phase,
    PREPARATION: preparation_phase,
    DUSK: dusk_phase,
    HUNGER: hunger_phase,
    NIGHT: night_phase,
}


def step(g: City) -> Rule:
    """FP-RND-01, FP-RND-02, FP-RND-03, FP-END-01: the phase or the turn that is due; after each, the goal is looked
    at."""
    if g.phase == SET_UP:
        yield from begin(g)
        yield from enter_action(g)
    elif g.phase == ACTION:
        yield from turn(g)
        leave_action(g)
    else:
        g.tell("phase", g.phase, g.round)
        yield from PHASES[g.phase](g)
        yield from after(g)
    check_goal(g)


def after(g: City) -> Rule:
    """FP-RND-01, FP-RND-05: the next phase; after Night the next Round, unless it was the last."""
    if g.phase == NIGHT:
        if g.round == g.box.board.rounds:
            check_goal(g)
            out_of_time(g)
        g.phase = DAWN
    else:
        g.phase += 1
        if g.phase == ACTION:
            yield from enter_action(g)


def enter_action(g: City) -> Rule:
    """FP-ACT-01, FP-ACT-02, FP-ACT-03, FP-ACT-04, FP-ACT-05, FP-ACT-06: Meeples are mustered; if none of them can act,
    there are no turns."""
    g.tell("phase", ACTION, g.round)
    yield from begin_action(g)
    leave_action(g)


def leave_action(g: City) -> None:
    """FP-ACT-06, FP-ACT-07."""
    if is_over(g):
        g.phase += 1
