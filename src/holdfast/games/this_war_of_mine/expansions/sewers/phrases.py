"""What the cards and pages of the sewers say."""

from __future__ import annotations

from .....cards import Lexicon
from ...state import BELOW, Shelter
from . import marks, threat, tunnels


def teach(lexicon: Lexicon) -> None:
    lexicon.at_least("threat is {n} or more", opposite="threat is less than {n}")(threat.level_of)
    lexicon.phrase("raise threat by {n}")(threat.raise_by)
    lexicon.phrase("fight the thugs of the threat")(threat.fight)
    lexicon.phrase("flee from the thugs of the threat")(threat.flee)
    lexicon.phrase("the group turns back")(turn_back)
    lexicon.phrase("read the next page of the sewers")(marks.next_page)


def turn_back(g: Shelter) -> None:
    """TW-SEWER-09: wherever they are on their way below."""
    if g.location == BELOW:
        g.stage = tunnels.TURNING
