"""What programs make of the game."""

from __future__ import annotations

from ....mind import Mind
from . import evaluate, features, measures, under_way

__all__ = ["MIND"]

MIND = Mind(
    evaluate=evaluate.evaluate,
    left=under_way.left,
    odds=evaluate.ODDS,
    foresight=evaluate.FORESIGHT,
    measures=measures.MEASURES,
    features=features.FEATURES,
)
