"""Lighthouse: the tests' own game. One to three keepers, a few nights, and the sea.

Small as it is, it does what a kernel must bear: questions to the whole team, asides, secret choices made together,
dice and hidden cards in mid-step with a choice after them, a step that asks nothing, and an end from any depth.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from holdfast.games import Row
from holdfast.kernel import Rules, StartOption

from .nights import step
from .questions import QUESTIONS
from .state import Tower
from .table import TowerBox, resample, set_up

__all__ = ["ROW", "RULES", "THE_BOX", "Tower", "TowerBox"]

THE_BOX: Final = TowerBox()

RULES: Final = Rules(
    name="lighthouse",
    version=1,
    clock="night",
    seats=range(1, 4),
    options=(
        StartOption("sea", ("rough", "mild"), "LH-STORM-01"),
        StartOption("nights", ("five", "three"), "LH-END-01"),
    ),
    questions=QUESTIONS,
    state=Tower,
    open_box=lambda path: THE_BOX,
    set_up=set_up,
    step=step,
    resample=resample,
    catalogue=Path(__file__).with_name("rules.yaml"),
    goals=("relieved", "wrecked", "lost"),
)

ROW: Final = Row(RULES)
