"""Desperate Measures (TW-DESP): a card for everybody who is lost, kept until the group uses it."""

from __future__ import annotations

from typing import Final

from .....kernel import StartOption
from ...seams import Expansion
from ...state import DESPERATE_MEASURES as NUMBER
from . import effects, hand

DESPERATE_MEASURES: Final = Expansion(
    number=NUMBER,
    option=StartOption("desperate", ("no", "yes"), "TW-EXPN-01"),
    decks=("desperate",),
    set_up=hand.shuffle,
    lost=hand.draw,
    cards_at_hand=hand.usable_now,
    use_card=hand.use_one,
    before_round=hand.before_round,
    supper_is_had=effects.supper_is_had,
    dusk=effects.day_is_done,
)
