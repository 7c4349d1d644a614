"""From a card's words to plain data, [phrase, values, modifiers], or to a fault that says what was meant.

Every reading of a sentence is looked for, so that one with two meanings is refused instead of guessed at.

    once per game, if CONDITION and not CONDITION: PHRASE for every 2 COUNT, at most 6
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from . import guessing
from .modifiers import CONDITIONAL, MOST_COLONS, MOST_JOINED, find_at_most, find_each, starts_once
from .patterns import MOST_LETTERS, Fork, Line, Part, Slot, Word
from .phrases import CONDITION, COUNT, EFFECT, SCORE, Lexicon, Phrase
from .slots import CardRef, Found, SlotType, as_number
from .wording import Speech

MOST_NESTED: Final = 4  # sentences within sentences

Plain = list[Any]  # see phrases.py: what a sentence is before it is bound to its functions


class Once:
    """Stands for a once-sentence's number until the whole pack is read."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Once)

    def __hash__(self) -> int:
        return 0


ONCE: Final = Once()


class Fault(Exception):
    """Why a text is not a sentence of this game, in words for its author."""


class Reading(NamedTuple):
    """One way to understand a text. `agreed`: every word has the right number."""

    plain: Plain
    agreed: bool


class SentenceReader:
    """Reads the sentences of one lexicon."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon: Final = lexicon
        self.known: Final[dict[tuple[int, str], Plain]] = {}
        self.depth = 0

    # -- what a pack's fields hold

    def effect(self, text: str, guess: bool = True) -> Plain:
        return self.read(EFFECT, text, guess)

    def score(self, text: str, guess: bool = True) -> Plain:
        return self.read(SCORE, text, guess)

    def condition(self, text: str, guess: bool = True) -> Plain:
        return self.read(CONDITION, text, guess)

    def count(self, text: str, guess: bool = True) -> Plain:
        return self.read(COUNT, text, guess)

    def read(self, kind: int, text: str, guess: bool) -> Plain:
        """Cards say the same things again and again: a sentence is worked out once."""
        if (kind, text) not in self.known:
            self.known[kind, text] = self.work_out(kind, text, guess)
        return self.known[kind, text]

    def work_out(self, kind: int, text: str, guess: bool) -> Plain:
        line = self.line(text)
        end = len(line)
        if kind == CONDITION:
            return self.only(line, kind, self.conditions(line, 0, end), guess)
        if kind == COUNT:  # standing alone, a count may be said of one or of many
            readings = [reading for number in (1, 2) for reading in self.phrases(line, 0, end, COUNT, number)]
            return self.only(line, kind, distinct(readings), guess)[:2]
        plain = self.only(line, kind, self.sentences(line, 0, end, kind), guess)
        if kind == SCORE and is_once(plain):
            raise Fault('a score cannot be "once per game"')
        return plain

    def slot(self, type_: SlotType, text: str) -> object:
        """A single value: a noun, an amount, a card's id."""
        line = self.line(text)
        found = [item for item in type_.find(line, 0, len(line), False, self) if item[0] == len(line)]
        if not found:
            raise Fault(guessing.unknown_value(type_, line, 0, len(line)))
        return found[0][1]

    def line(self, text: str) -> Line:
        if len(text) > MOST_LETTERS:
            raise Fault(f"a sentence may have {MOST_LETTERS} letters, and this one has {len(text)}")
        line = Line(text)
        if not len(line):
            raise Fault("a sentence is empty")
        return line

    def only(self, line: Line, kind: int, readings: list[Reading], guess: bool) -> Plain:
        """The one reading that is left; none, two, or one with a wrong number is a fault."""
        if not readings:
            raise Fault(guessing.explain(self, line, 0, len(line), kind) if guess else f'unknown phrase "{line.text}"')
        agreed = [reading for reading in readings if reading.agreed]
        if not agreed:
            raise Fault(f'"{line.text}" has a word in the wrong number: did you mean "{self.say(readings[0], kind)}"?')
        if len(agreed) > 1:
            meanings = " or ".join(f"{self.first_phrase(reading, kind)}" for reading in agreed[:2])
            raise Fault(f'"{line.text}" can be read in two ways, as {meanings}')
        return agreed[0].plain

    def first_phrase(self, reading: Reading, kind: int) -> Phrase:
        number: int = reading.plain[0][0] if kind == CONDITION else reading.plain[0]
        return self.lexicon.phrases[number]

    def say(self, reading: Reading, kind: int) -> str:
        """A reading in its right words, as a card would have it."""
        ids: dict[str, list[str]] = {}
        plain = link(reading.plain, _Placing(ids))
        speech = Speech(self.lexicon, "en", ids)
        if kind == CONDITION:
            return speech.condition(self.lexicon.condition_of(plain))
        if kind == COUNT:
            return speech.count(self.lexicon.count_of(plain[:2]), 1)
        return speech.sentence(self.lexicon.sentence(plain, kind))

    # -- sentences

    def nested(self, line: Line, start: int, end: int) -> Iterator[Found]:
        """A sentence inside a phrase takes all that follows, modifiers included."""
        if self.depth >= MOST_NESTED:
            return
        self.depth += 1
        readings = self.sentences(line, start, end, EFFECT)
        self.depth -= 1
        for reading in readings:
            yield end, reading.plain, reading.agreed

    def sentences(self, line: Line, start: int, end: int, kind: int) -> list[Reading]:
        """Every reading of these words as a sentence with its modifiers."""
        readings: list[Reading] = []
        if start >= end:
            return readings
        words = line.words
        if starts_once(line, start, end):
            if self.lexicon.once:
                inners = self.sentences(line, start + 4, end, kind)
                readings += [with_modifier(inner, 5, ONCE) for inner in inners if not is_once(inner.plain)]
            return distinct(readings)
        if words[start] in CONDITIONAL:
            colons = [place for place in range(start + 2, end - 1) if words[place] == ":"]
            for colon in colons[:MOST_COLONS]:
                for when in self.conditions(line, start + 1, colon):
                    for inner in self.sentences(line, colon + 1, end, kind):
                        if inner.plain[2] is None or inner.plain[2][0] is None:
                            told = with_modifier(inner, 0, when.plain, when.agreed)
                            readings.append(with_modifier(told, 1, words[start] == "if"))
            return distinct(readings)
        readings += self.phrases(line, start, end, kind, 0)
        readings += self.multiplied(line, start, end, kind)
        return distinct(readings)

    def multiplied(self, line: Line, start: int, end: int, kind: int) -> Iterator[Reading]:
        """PHRASE for each COUNT, at most N."""
        most = -1
        at_most = find_at_most(line, start, end)
        if at_most >= 0:
            most = as_number(line.words[end - 1])
            end = at_most
        for place in range(start + 1, end - 2):
            every, after = find_each(line, place, end)
            if not every:
                continue
            for count in self.phrases(line, after, end, COUNT, every):
                for body in self.phrases(line, start, place, kind, 0):
                    if self.lexicon.phrases[body.plain[0]].nests:
                        continue
                    number, values, _ = body.plain
                    around = [None, True, count.plain[:2], every, most, -1]
                    yield Reading([number, values, around], body.agreed and count.agreed)

    def conditions(self, line: Line, start: int, end: int) -> list[Reading]:
        """CONDITION and CONDITION: cut into as few as can be, since a phrase may have an 'and' of its own."""
        joints = [place for place in range(start + 1, end - 1) if line.words[place] == "and"]
        if len(joints) > MOST_JOINED:
            return []
        known: dict[tuple[int, int], list[Reading]] = {}
        for number in range(len(joints) + 1):
            readings: list[Reading] = []
            for cuts in combinations(joints, number):
                joined = [Reading([], True)]
                for left, right in zip((start - 1, *cuts), (*cuts, end), strict=True):
                    if (left, right) not in known:
                        known[left, right] = self.clauses(line, left + 1, right)
                    joined = [
                        Reading([*head.plain, tail.plain], head.agreed and tail.agreed)
                        for head in joined
                        for tail in known[left, right]
                    ]
                    if not joined:
                        break
                readings += joined
            if readings:
                return distinct(readings)
        return []

    def clauses(self, line: Line, start: int, end: int) -> list[Reading]:
        wanted = True
        if start < end and line.words[start] == "not":
            wanted = False
            start += 1
        readings = self.phrases(line, start, end, CONDITION, 0)
        return [Reading([number, values, told is wanted], ok) for (number, values, told), ok in readings]

    def phrases(self, line: Line, start: int, end: int, kind: int, number: int) -> list[Reading]:
        """Every phrase of this kind that fits these words from end to end."""
        readings: list[Reading] = []
        if start >= end:
            return readings
        starts = self.lexicon.starts
        for word in (line.words[start], ""):
            for phrase, form, wanted in starts.get((kind, word), ()):
                for values, agreed in self.fit(phrase, form.parts, line, start, end, number):
                    ordered = [values[slot.name] for slot in phrase.slots]
                    readings.append(Reading([phrase.number, ordered, None if kind != CONDITION else wanted], agreed))
        return distinct(readings)

    def fit(
        self, phrase: Phrase, parts: Sequence[Part], line: Line, start: int, end: int, number: int
    ) -> Iterator[tuple[dict[str, object], bool]]:
        """Every way to lay these parts of a phrase over these words: the slots' values, and whether numbers agree."""
        yield from self._fit(phrase, parts, 0, line, start, end, number, {}, True)

    def _fit(
        self, phrase: Phrase, parts: Sequence[Part], place: int, line: Line, at: int, end: int, number: int,
        values: dict[str, object], agreed: bool,
    ) -> Iterator[tuple[dict[str, object], bool]]:  # fmt: skip
        if place == len(parts):
            if at == end:
                yield values, agreed
            return
        part = parts[place]
        if isinstance(part, Word):
            if at < end and line.words[at] == part.key:
                yield from self._fit(phrase, parts, place + 1, line, at + 1, end, number, values, agreed)
            if part.optional:
                yield from self._fit(phrase, parts, place + 1, line, at, end, number, values, agreed)
        elif isinstance(part, Fork):
            if at < end and line.words[at] in (part.many.casefold(), part.one.casefold()):
                right = line.words[at] == (part.one if number == 1 else part.many).casefold()
                yield from self._fit(phrase, parts, place + 1, line, at + 1, end, number, values, agreed and right)
        elif isinstance(part, Slot):
            type_ = phrase.type_of(part.name)
            many = part.always_many or (part.agrees and number != 1)
            for stop, value, right in type_.find(line, at, end, many, self):
                then = value if type_.counts and isinstance(value, int) else number
                filled = {**values, part.name: value}
                yield from self._fit(phrase, parts, place + 1, line, stop, end, then, filled, agreed and right)


def is_once(plain: Plain) -> bool:
    return plain[2] is not None and plain[2][5] == ONCE


def with_modifier(reading: Reading, place: int, value: object, agreed: bool = True) -> Reading:
    number, values, around = reading.plain
    around = [None, True, None, 1, -1, -1] if around is None else list(around)
    around[place] = value
    return Reading([number, values, around], reading.agreed and agreed)


def distinct(readings: list[Reading]) -> list[Reading]:
    """Without repetitions; a reading that agrees stands for the same one that does not."""
    kept: list[Reading] = []
    for reading in sorted(readings, key=lambda reading: not reading.agreed):
        if all(reading.plain != other.plain for other in kept):
            kept.append(reading)
    return kept


class _Placing:
    """Gives every card named a place, for saying a reading back to its author."""

    def __init__(self, ids: dict[str, list[str]]) -> None:
        self.ids = ids

    def card(self, ref: CardRef) -> int:
        deck = self.ids.setdefault(ref.deck, [])
        deck.append(ref.id)
        return len(deck) - 1

    def once(self) -> int:
        return 0


def link(plain: Any, linker: Any) -> Any:
    """The same data with cards as places and once-sentences numbered, in reading order."""
    if isinstance(plain, list):
        return [link(item, linker) for item in plain]
    if isinstance(plain, dict):
        return {key: link(item, linker) for key, item in plain.items()}
    if isinstance(plain, CardRef):
        return linker.card(plain)
    if isinstance(plain, Once):
        return linker.once()
    return plain
