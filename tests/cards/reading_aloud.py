"""Reading single sentences, as a pack would."""

from __future__ import annotations

from holdfast.cards import Condition, Count, Score, Sentence
from holdfast.cards.grammar import Fault, SentenceReader, link
from holdfast.cards.slots import CardRef

from .village import lexicon

reader = SentenceReader(lexicon)
CARDS = ("E1", "E2", "E3")
IDS = {"events": CARDS}


class Numbering:
    """Gives cards and once-sentences the numbers they have in the pack."""

    def card(self, ref: CardRef) -> int:
        return CARDS.index(ref.id)

    def once(self) -> int:
        return 0


def effect(text: str) -> Sentence:
    return lexicon.sentence(link(reader.effect(text), Numbering()))


def condition(text: str) -> Condition:
    return lexicon.condition_of(link(reader.condition(text), Numbering()))


def count(text: str) -> Count:
    return lexicon.count_of(link(reader.count(text), Numbering()))


def score(*texts: str) -> Score:
    return lexicon.score_of([link(reader.score(text), Numbering()) for text in texts])


def fault(text: str) -> str:
    """What is said about a sentence that is wrong."""
    try:
        reader.effect(text)
    except Fault as found:
        return str(found)
    raise AssertionError(f'"{text}" is read without complaint')


def words(text: str) -> str:
    return lexicon.words(effect(text), ids=IDS)
