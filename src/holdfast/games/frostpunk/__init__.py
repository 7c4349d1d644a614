"""Frostpunk: one Generator, one crater, and a city that must live until the storm is over. Co-operative."""

from __future__ import annotations

from pathlib import Path

from ...kernel import GameRules, StartOption
from .box import open_box
from .hidden import resample
from .mind.evaluate import FORESIGHT, ODDS, evaluate, left
from .mind.features import FEATURES
from .mind.measures import MEASURES
from .pack import shape
from .presence.view import view
from .presence.words import label, prompt, say
from .questions import QUESTIONS
from .round import step
from .setup import set_up
from .state import City

__all__ = ["PACKS", "RULES", "shape"]

HERE = Path(__file__).parent
PACKS = HERE / "packs"

RULES = GameRules(
    name="frostpunk",
    title="Frostpunk: The Board Game",
    summary="One to four leaders keep a city alive around a Generator in the ice. Co-operative, two to three hours.",
    version=1,
    seats=range(1, 5),
    options=(
        StartOption("scenario", ("crater",), "Which story is played: A New Home, in the crater.", "FP-SET-01"),
        StartOption("society", ("I", "II", "III", "IV", "V", "VI"), "Who came to the crater.", "FP-SET-14"),
        StartOption("difficulty", ("normal", "hard"), "How much they brought with them.", "FP-SET-14"),
    ),
    questions=QUESTIONS,
    state=City,
    open_box=open_box,
    set_up=set_up,
    step=step,
    view=view,
    resample=resample,
    evaluate=evaluate,
    odds=ODDS,
    foresight=FORESIGHT,
    left=left,
    prompt=prompt,
    label=label,
    say=say,
    catalogue=HERE / "rules.yaml",
    together=True,
    goals=("saved", "no-hope", "banished", "explosion", "sickness", "hunger", "deaths", "time"),
    features=FEATURES,
    measures=MEASURES,
)
