"""Names and effects, as cards and pictures write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....cards import Effects
from ....kernel import capitalised, listing
from ..box import FrostpunkBox
from ..nouns import BUILDINGS, CITIZENS, LYING
from ..state import RUINS

PHASES: Final = ("Dawn", "Morning", "Generator", "Weather", "Preparation", "Action", "Dusk", "Hunger", "Night")
MEEPLES: Final = ("Worker", "Engineer", "Child", "Child Worker", "Child Engineer", "Automaton")


def building_name(number: int) -> str:
    return "Ruins" if number == RUINS else BUILDINGS[number][1]


def citizen_name(kind: int, count: int = 1) -> str:
    word = CITIZENS[kind][1 if count == 1 else 2]
    return capitalised(word)


def lying_name(lying: int, count: int) -> str:
    return LYING[lying][1 if count == 1 else 2]


def cost_words(cost: Sequence[int]) -> str:
    return listing([f"{count} {lying_name(lying, count)}" for lying, count in enumerate(cost) if count]) or "nothing"


def effects(box: FrostpunkBox, done: Effects) -> str:
    """What a card does, within a sentence."""
    said = [box.cards.words(sentence) for sentence in done]
    return "; ".join(text[:1].lower() + text[1:] for text in said) or "nothing"


def article(word: str) -> str:
    return f"{'an' if word[:1] in 'AEIOU' else 'a'} {word}"
