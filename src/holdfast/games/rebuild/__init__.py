"""Rebuild: a city after a disaster, two or three builders, and one row of tiles. Competitive, with secrets."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ...cards import released
from ...kernel import Rule, Rules, StartOption
from .box import BUILT_IN, open_box
from .hidden import resample
from .pieces import faults
from .questions import QUESTIONS
from .round import begin_round
from .setup import set_up
from .state import LEADERS, City
from .turn import turn

__all__ = ["RULES"]


def step(g: City) -> Rule:
    """A round is the placing of Leaders, and then turns."""
    return begin_round(g) if g.step == LEADERS else turn(g)


RULES = Rules(
    name="rebuild",
    version=1,
    seats=range(2, 4),
    options=(
        StartOption("same_action", ("place", "kind"), "RB-TURN-06"),
        StartOption("leader_bonus", ("all", "not-leaders"), "RB-LEAD-07"),
        StartOption("tied_bonus", ("all", "nobody"), "RB-SCORE-07"),
        StartOption("objectives_for", ("all", "own"), "RB-SCORE-02"),
    ),
    questions=QUESTIONS,
    state=City,
    open_box=open_box,
    released=partial(released, BUILT_IN),
    set_up=set_up,
    step=step,
    resample=resample,
    faults=faults,
    catalogue=Path(__file__).with_name("rules.yaml"),
    speech=Path(__file__).with_name("speech"),
    goals=("points", "fewer-buildings", "more-money", "shared"),
)
