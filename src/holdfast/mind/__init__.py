"""What a program makes of a game: who players ask how it looks, what a laboratory counts, what a learner is told.

A game brings a `Mind`, or has the plain one. No rule looks at it.
"""

from .judging import Foresight, Mind, Odds
from .measures import BAD_LEVEL, BAD_THINGS, LEVEL, STUFF, THINGS, Measures, NamedCard, Track, Turned

__all__ = [
    "BAD_LEVEL",
    "BAD_THINGS",
    "LEVEL",
    "STUFF",
    "THINGS",
    "Foresight",
    "Measures",
    "Mind",
    "NamedCard",
    "Odds",
    "Track",
    "Turned",
]
