"""What a program makes of a game: who players ask how it looks, what a laboratory counts, what a learner is told.

A game brings a `Mind`, or has the plain one. No rule looks at it.
"""

from .judging import Foresight, Mind, Odds
from .measures import Measures, NamedCard, Turned

__all__ = ["Foresight", "Measures", "Mind", "NamedCard", "Odds", "Turned"]
