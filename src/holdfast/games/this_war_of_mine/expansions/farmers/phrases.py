"""What cards say of farmers."""

from __future__ import annotations

from .....cards import Lexicon
from . import household


def teach(lexicon: Lexicon) -> None:
    can_hire = lexicon.condition("{n} (farmers|farmer) can be hired", opposite="{n} (farmers|farmer) cannot be hired")(
        household.can_hire
    )
    lexicon.at_least(
        "{n} (farmers|farmer) (work|works) for you", opposite="fewer than {n} (farmers|farmer) (work|works) for you"
    )(household.hired)
    lexicon.phrase("hire {n} (farmers|farmer)", needs=can_hire)(household.hire)
    lexicon.phrase("a farmer leaves")(household.one_leaves)
