"""This War of Mine: civilians in a besieged city, days of work and hunger, nights of fear. Co-operative."""

from __future__ import annotations

from pathlib import Path

from ...kernel import Rules, StartOption
from .box import open_box
from .hidden import resample
from .questions import QUESTIONS
from .round import step
from .setup import set_up
from .state import Shelter

__all__ = ["RULES"]


RULES = Rules(
    name="this_war_of_mine",
    title="This War of Mine: The Board Game",
    version=1,
    seats=range(1, 7),
    options=(
        StartOption(
            "scenario",
            ("campaign", "siege-winter", "last-road"),
            "The whole siege, or a shorter sitting: a week of frost, four days to the bridge.",
            "TW-GEN-25",
        ),
        StartOption(
            "board", ("basic", "advanced"), "Which side of the board: the advanced one is under fire.", "TW-SET-16"
        ),
        StartOption("meds-any-time", ("no", "yes"), "Medicine may be given at any calm moment.", "TW-ADVR-05"),
        StartOption("alcohol-any-time", ("no", "yes"), "Alcohol may be drunk at any calm moment.", "TW-ADVR-06"),
        StartOption("hiding", ("no", "yes"), "Goods you cannot carry may be hidden at the location.", "TW-ADVR-07"),
        StartOption("more-inventory", ("no", "yes"), "Tired people may carry a little more.", "TW-ADVR-11"),
        StartOption(
            "exchanging", ("no", "yes"), "Four unknown cards may be given up for another location.", "TW-ADVR-12"
        ),
        StartOption("strict-guard", ("no", "yes"), "A night that nobody can guard ends the game.", "TW-EVE-05"),
        StartOption("strict-fate", ("no", "yes"), "Enemies always trust fate.", "TW-COMB-22"),
        StartOption("prowess-per-fight", ("no", "yes"), "Prowess counts once a fight, not every round.", "TW-COMB-10"),
        StartOption("open-book", ("no", "yes"), "Everybody reads the scripts, not only the leader.", "TW-GEN-06"),
    ),
    questions=QUESTIONS,
    state=Shelter,
    open_box=open_box,
    set_up=set_up,
    step=step,
    resample=resample,
    catalogue=Path(__file__).with_name("rules.yaml"),
    clock="day",
    together=True,
    goals=("victory", "survived", "hunger", "wounds", "illness", "killed", "abandoned", "unguarded", "forfeit"),
)
