"""What an author may have meant: the piece of a sentence that is at fault, and the nearest phrase or word named."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from .modifiers import CONDITIONAL, MOST_JOINED, find_at_most, find_each
from .nearest import Guess, amounts_near, nearest_phrase, nearest_thing
from .patterns import Line, Slot
from .phrases import CONDITION, COUNT, EFFECT
from .problems import did_you_mean
from .slots import Amounts, Noun, Number, SlotType
from .wording import Speech

if TYPE_CHECKING:
    from .grammar import SentenceReader


def explain(reader: SentenceReader, line: Line, start: int, end: int, kind: int) -> str:
    """Why no phrase fits these words: looks through the modifiers for the piece at fault."""
    words = line.words
    if kind == CONDITION:
        return _explain_condition(reader, line, start, end)
    if words[start : start + 3] == ["once", "per", "game"]:
        if not reader.lexicon.once:
            return 'this game does not know "once per game"'
        if start + 4 >= end or words[start + 3] not in ":,":
            return 'after "once per game" a colon is missing, or what happens'
        return explain(reader, line, start + 4, end, kind)
    if words[start] in CONDITIONAL:
        colons = [place for place in range(start + 2, end - 1) if words[place] == ":"]
        if not colons:
            return f'"{words[start]} CONDITION: EFFECT" lacks its colon, its condition or its effect'
        for colon in colons:
            if reader.conditions(line, start + 1, colon):
                return explain(reader, line, colon + 1, end, kind)
        return _explain_condition(reader, line, start + 1, colons[0])
    return _explain_multiplied(reader, line, start, end, kind)


def _explain_condition(reader: SentenceReader, line: Line, start: int, end: int) -> str:
    """The piece between two 'and's that fits nothing; unless the whole is one phrase but for a single word."""
    if line.words[start:end].count("and") > MOST_JOINED:
        return f'a condition may have {MOST_JOINED} "and"s at most'
    whole = nearest_phrase(reader.lexicon, line, start, end, CONDITION)
    if whole is None or len(whole.faults) > 1:
        cuts = [start - 1, *(place for place in range(start, end) if line.words[place] == "and"), end]
        for left, right in pairwise(cuts):
            if left + 1 < right and not reader.clauses(line, left + 1, right):
                return _explain_phrase(reader, line, left + 1, right, CONDITION)
    return _explain_phrase(reader, line, start, end, CONDITION)


def _explain_multiplied(reader: SentenceReader, line: Line, start: int, end: int, kind: int) -> str:
    at_most = find_at_most(line, start, end)
    until = at_most if at_most >= 0 else end
    for place in range(until - 1, start, -1):
        every, after = find_each(line, place, until)
        if not every:
            continue
        fits = reader.phrases(line, start, place, kind, 0)
        if any(not reader.lexicon.phrases[reading.plain[0]].nests for reading in fits):
            return _explain_phrase(reader, line, after, until, COUNT)
        return _explain_nested(reader, line, start, place, end, kind)
    if at_most >= 0 and reader.phrases(line, start, until, kind, 0):
        return f'"{line.cut(end - 3, end)}" limits a "for each", and there is none here'
    return _explain_nested(reader, line, start, end, end, kind)


def _explain_nested(reader: SentenceReader, line: Line, start: int, stop: int, end: int, kind: int) -> str:
    """Where a phrase that holds another fits up to there, the fault lies further in."""
    for phrase in reader.lexicon.phrases:
        if not phrase.nests or phrase.kind != kind:
            continue
        head = phrase.pattern.parts[:-1]
        for place in range(start + 1, end):
            if any(True for _ in reader.fit(phrase, head, line, start, place, 0)):
                return explain(reader, line, place, end, EFFECT)
    return _explain_phrase(reader, line, start, stop, kind)


def _explain_phrase(reader: SentenceReader, line: Line, start: int, end: int, kind: int) -> str:
    text = line.cut(start, end)
    if reader.phrases(line, start, end, kind, 0):
        return f'"{text}" is right by itself, but there is one "if" too many round it, or it stands too deep'
    near = nearest_phrase(reader.lexicon, line, start, end, kind)
    if near is None:
        return f'unknown phrase "{text}"'
    if len(near.faults) == 1:
        part, at, to = near.faults[0]
        if isinstance(part, Slot) and at < to:
            return unknown_value(near.phrase.type_of(part.name), line, at, to)
    return f'unknown phrase "{text}": did you mean "{_say(reader, near)}"?'


def unknown_value(type_: SlotType, line: Line, start: int, end: int) -> str:
    """What is wrong with the words that fill a slot."""
    text = line.cut(start, end)
    if isinstance(type_, Number):
        return f'"{text}" is not a number: write it in digits, as in "2"'
    if isinstance(type_, Amounts):
        for item in amounts_near(type_, line, start, end):
            if item.likeness < 1:
                return unknown_value(type_.noun, line, item.start, item.end)
        return f'"{text}" is not a list of amounts such as "1 {type_.known()[0]}"'
    if isinstance(type_, Noun):
        form, likeness = nearest_thing(type_, text.casefold())[1:]
        hint = did_you_mean(text, [form] if likeness > 0 else type_.known())
        return f'unknown {type_.name} "{text}"' + hint
    return f'"{text}" is not a {type_.name}'


def _say(reader: SentenceReader, guess: Guess) -> str:
    """The nearest phrase with what could be made out of its slots, or as it is written down."""
    if any(slot.name not in guess.values for slot in guess.phrase.slots):
        return guess.form.source
    args = [guess.values[slot.name] for slot in guess.phrase.slots]
    return Speech(reader.lexicon, "en").phrase(guess.phrase, guess.form, args, 1)
