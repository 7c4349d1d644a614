"""What cards of the expansions can say, besides what all cards can: the whole lexicon of a pack."""

from __future__ import annotations

from ..phrases import lexicon
from .desperate_measures import phrases as desperate_measures
from .farmers import phrases as farmers
from .heart_of_the_city import phrases as heart_of_the_city
from .hidden_objectives import phrases as hidden_objectives
from .our_street import phrases as our_street
from .sewers import phrases as sewers

__all__ = ["lexicon"]

for chapter in (farmers, our_street, desperate_measures, hidden_objectives, heart_of_the_city, sewers):
    chapter.teach(lexicon)
