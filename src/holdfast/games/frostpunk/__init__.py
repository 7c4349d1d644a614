"""Frostpunk: one Generator, and a city that must live until the storm is over. Co-operative."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ...cards import released
from ...kernel import Rules, StartOption
from . import setting
from .box import BUILT_IN, open_box
from .hidden import resample
from .pieces import faults
from .questions import QUESTIONS
from .round import step
from .setup import set_up
from .state import City

__all__ = ["RULES"]


RULES = Rules(
    name="frostpunk",
    version=1,
    seats=range(1, 5),
    options=(
        StartOption("scenario", setting.told, "FP-STORY-01"),
        StartOption("society", ("I", "II", "III", "IV", "V", "VI"), "FP-SET-14"),
        StartOption("difficulty", ("normal", "hard"), "FP-SET-14"),
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
    together=True,
    open=True,
    goals=("saved", "no-hope", "banished", "explosion", "sickness", "hunger", "deaths", "time", "storm"),
)
