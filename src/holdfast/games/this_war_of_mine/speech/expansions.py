"""What the numbers are in the messages of the expansions, as in `GAPS`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

GAPS: Final[Mapping[str, str]] = {
    # Farmers
    "farmer-hired": "space",
    "farmer-eats": "space goods",
    "farmer-unfed": "space roll",
    "farmer-leaves": "space",
    "no-farm-there": "space",
    "farmer-there": "space",
    "no-farmer-there": "space",
    "farmer-may-leave": "chance",
    # Dog and Cat
    "dog-eats": "goods",
    "dog-unfed": "roll most",
    "dog-may-stray": "chance",
    "resident-passes": "resident",
    "keeps-off-then": "number",
    # Our Street
    "street-acts": "street_card",
    "figures-come": "number figure corner",
    "figures-go": "number figure corner",
    "nobody-on-corner": "corner",
    "figures-stand": "number figure",
    "papers-roll": "roll most",
    "nothing-for-soldiers": "value",
    "gives-worth": "value",
    "street-option": "street_needs:3",
    # Desperate Measures
    "measure-drawn": "character measure",
    "measure-used": "measure",
    "tireless": "character",
    "measure-is": "measure",
    "measure-not-held": "measure",
    "measure-in-combat": "measure",
    "measure-not-in-combat": "measure",
    "measure-not-now": "measure",
    "measure-option": "measure_needs:3",
    "no-fitting-there": "space",
    # Hidden Objectives
    "secret-dealt": "secret",
    "secret-revealed": "seat secret",
    "quiet-nights": "number",
    "fitting-in-use": "fitting",
    # Heart of the City
    "heart-card": "heart_card",
    "heart-option": "heart_needs:3",
    "raid-called-off": "raid",
    "cards-of-heart": "cards",
    # Sewers
    "goes-below": "character",
    "goes-below-already": "character",
    "is-to-go-below": "character",
    "below-begins": "sewers_map",
    "map-laid": "sewers_map",
    "path-taken": "way",
    "meets-marks": "marks",
    "path-behind": "way marks",
    "map-to-come": "number most",
    "red-not-yet": "number",
    "red-alone": "number",
    "room-met": "chamber",
    "corridor-met": "corridor",
    "room-option": "room_needs:3",
    "corridor-option": "corridor_needs:3",
    "threat": "number",
    "threat-most": "most",
    "threat-roll": "roll threat",
    "thugs-may-come": "number chance",
    "add-at-most": "number goods",
    "add-at-least": "number goods",
    "red-exit": "roll",
    "comes-out": "location",
}
