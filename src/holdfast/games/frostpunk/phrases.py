"""What a Frostpunk card can say, and what it does."""

from __future__ import annotations

from ...cards import Lexicon
from ...kernel import Rule
from .city import feelings
from .state import City

lexicon = Lexicon("frostpunk", once=True)
lexicon.noun(
    "citizen", [("worker", "worker", "workers"), ("engineer", "engineer", "engineers"), ("child", "child", "children")]
)
lexicon.noun("track", ["hope", "discontent"])
lexicon.noun("hope", ["care", "justice", "motivation"])
lexicon.noun("discontent", ["anger", "apathy", "greed"])


@lexicon.phrase("increase {track}")
def increase(g: City, track: int) -> Rule:
    """FP-HOPE-07."""
    yield from feelings.increase(g, track)
