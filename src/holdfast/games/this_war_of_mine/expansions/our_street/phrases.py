"""What the cards of the street say."""

from __future__ import annotations

from .....cards import Lexicon
from .....kernel import Rule
from ... import nouns
from ...shelter import storage
from ...state import AMMO, WEAPONS, Shelter
from . import figures


def teach(lexicon: Lexicon) -> None:
    lexicon.noun("figure", nouns.FIGURES)
    lexicon.noun("figures", [many for _, _, many in nouns.FIGURES])
    lexicon.noun("corner", nouns.CORNERS)
    lexicon.phrase("place {n} {figure} on {corner}")(figures.place)
    lexicon.phrase("discard {n} {figure}")(figures.discard)
    lexicon.phrase("discard every {figure}")(figures.discard_all)
    lexicon.condition("more {figures} than {fewer:figures} stand outside")(figures.outnumber)
    lexicon.phrase("lose {n} weapon or ammo of your choice")(lose_arms)


def lose_arms(g: Shelter, n: int) -> Rule:
    """TW-RAID-04."""
    yield from storage.lose_of(g, (*WEAPONS, AMMO), n)
