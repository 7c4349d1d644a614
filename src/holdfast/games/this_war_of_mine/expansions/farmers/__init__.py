"""Farmers (TW-FARM): two people of the drowned villages, who can be hired, eat with the group, and grow something."""

from __future__ import annotations

from typing import Final

from .....kernel import NotWith, StartOption
from ...seams import Expansion
from ...state import FARMERS as NUMBER
from . import household

FARMERS: Final = Expansion(
    number=NUMBER,
    option=StartOption("farmers", ("no", "yes"), "TW-EXPN-01", not_with=(NotWith("board", "TW-FARM-02"),)),
    dusk=household.meal,
    dawn=household.harvest,
    raid_damage=household.eyes,
)
