"""The expansions, a row each; what they add to the base game is listed in seams.py."""

from __future__ import annotations

from typing import Final

from ..seams import Expansion
from .desperate_measures import DESPERATE_MEASURES
from .dog_and_cat import DOG_AND_CAT
from .farmers import FARMERS
from .heart_of_the_city import HEART_OF_THE_CITY
from .hidden_objectives import HIDDEN_OBJECTIVES
from .our_street import OUR_STREET
from .sewers import SEWERS

EXPANSIONS: Final[tuple[Expansion, ...]] = (
    FARMERS,
    DOG_AND_CAT,
    OUR_STREET,
    DESPERATE_MEASURES,
    HIDDEN_OBJECTIVES,
    HEART_OF_THE_CITY,
    SEWERS,
)
