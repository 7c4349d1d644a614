"""Sewers (TW-SEWER): a way below the city by day, card after card, to a Location that is scavenged from below."""

from __future__ import annotations

from typing import Final

from .....kernel import StartOption
from ...seams import Expansion
from ...state import SEWERS as NUMBER
from . import below, tunnels

SEWERS: Final = Expansion(
    number=NUMBER,
    option=StartOption("sewers", ("no", "yes", "threat"), "TW-EXPN-01"),
    decks=("sewers", "chambers", "corridors", "sewer-thugs"),
    set_up=tunnels.lay_decks,
    day=below.who_goes,
    keeps_from_work=below.keeps_from_work,
    after_work=below.explore,
    skips=below.skips,
)
