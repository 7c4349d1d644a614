"""Our Street (TW-STREET): four cards in a row, and who stands before the door and on the way home."""

from __future__ import annotations

from typing import Final

from .....kernel import NotWith, StartOption
from ...seams import Expansion
from ...state import OUR_STREET as NUMBER
from . import corners, row

OUR_STREET: Final = Expansion(
    number=NUMBER,
    option=StartOption("our-street", ("no", "yes"), "TW-EXPN-01", not_with=(NotWith("farmers", "TW-STREET-01"),)),
    decks=("street",),
    morning=row.next_card,
    outside=corners.who_stands_there,
    findings=corners.toll,
    raid_damage=corners.at_the_door,
)
