"""This War of Mine: civilians in a besieged city, days of work and hunger, nights of fear. Co-operative."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ...cards import released
from ...kernel import Move, Rules, StartOption
from .box import BUILT_IN, open_box
from .expansions import EXPANSIONS
from .hidden import resample
from .phases.morning import take_up
from .pieces import faults
from .questions import QUESTIONS
from .round import step
from .setup import set_up
from .state import Shelter

__all__ = ["RULES"]


RULES = Rules(
    name="this_war_of_mine",
    version=2,
    seats=range(1, 7),
    options=(
        StartOption("scenario", ("campaign", "siege-winter", "last-road"), "TW-GEN-25"),
        StartOption("board", ("basic", "advanced"), "TW-SET-16"),
        StartOption("meds-any-time", ("no", "yes"), "TW-ADVR-05"),
        StartOption("alcohol-any-time", ("no", "yes"), "TW-ADVR-06"),
        StartOption("hiding", ("no", "yes"), "TW-ADVR-07"),
        StartOption("more-inventory", ("no", "yes"), "TW-ADVR-11"),
        StartOption("exchanging", ("no", "yes"), "TW-ADVR-12"),
        StartOption("strict-guard", ("no", "yes"), "TW-EVE-05"),
        StartOption("strict-fate", ("no", "yes"), "TW-COMB-22"),
        StartOption("prowess-per-fight", ("no", "yes"), "TW-COMB-10"),
        StartOption("open-book", ("no", "yes"), "TW-GEN-06"),
        *(row.option for row in EXPANSIONS),
    ),
    questions=QUESTIONS,
    state=Shelter,
    open_box=open_box,
    released=partial(released, BUILT_IN),
    set_up=set_up,
    step=step,
    resample=resample,
    moves=(Move("change", 1, 2, str),),
    take_up=take_up,
    faults=faults,
    catalogue=Path(__file__).with_name("rules.yaml"),
    speech=Path(__file__).with_name("speech"),
    clock="day",
    together=True,
    open=True,
    goals=("victory", "survived", "hunger", "wounds", "illness", "killed", "abandoned", "unguarded", "forfeit"),
)
