"""Hidden Objectives (TW-HIDDEN): what each player hopes for, and nobody else knows."""

from __future__ import annotations

from typing import Final

from .....kernel import StartOption
from ...seams import Expansion
from ...state import HIDDEN_OBJECTIVES as NUMBER
from . import rewards, secrets

HIDDEN_OBJECTIVES: Final = Expansion(
    number=NUMBER,
    option=StartOption("hidden-objectives", ("no", "yes"), "TW-EXPN-01", secret=True),
    decks=("secrets",),
    set_up=secrets.deal,
    begin=secrets.read,
    settled=secrets.look,
    killing=secrets.blood,
    evening=rewards.quiet_night,
)
