"""What the booklet of the heart of the city says."""

from __future__ import annotations

from .....cards import Lexicon
from .....kernel.rows import put
from ...state import ASIDE_RAIDS, Shelter
from . import visit


def teach(lexicon: Lexicon) -> None:
    lexicon.condition(
        "this was the last card of the heart of the city", opposite="cards of the heart of the city are left"
    )(visit.was_last)
    lexicon.phrase("{n} red (corners|corner) of the raids aside (leave|leaves) the game")(call_off)


def call_off(g: Shelter, n: int) -> None:
    """TW-SET-07, TW-GEN-08: as many Night Raids with a red corner as are still aside, turned up."""
    raids = g.aside[ASIDE_RAIDS]
    for raid in raids[-n:]:
        g.reveals += 1
        g.tell("raid-called-off", raid)
    g.aside = put(g.aside, ASIDE_RAIDS, raids[:-n])
