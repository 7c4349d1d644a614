"""Heart of the City (TW-HEART): five places between the lines, which can be visited after a night's scavenging."""

from __future__ import annotations

from typing import Final

from .....kernel import NotWith, StartOption
from ...seams import Expansion
from ...state import HEART_OF_THE_CITY as NUMBER
from . import visit

HEART_OF_THE_CITY: Final = Expansion(
    number=NUMBER,
    option=StartOption("heart", ("no", "yes"), "TW-EXPN-01", not_with=(NotWith("scenario", "TW-HEART-01"),)),
    decks=("heart",),
    set_up=visit.shuffle,
    explored=visit.go_on_there,
)
