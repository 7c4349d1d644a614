"""The phrase nearest to a text that fits none: laid over its words at the least cost."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from .patterns import Fork, Line, Part, Pattern, Slot, Word
from .slots import Amounts, CardSlot, EffectSlot, Noun, Number, as_number

if TYPE_CHECKING:
    from .phrases import Lexicon, Phrase

NEAR: Final = 0.4  # the most an average word may differ for a phrase to be worth naming
ALIKE: Final = 0.6  # how much two words must share for one to be taken for the other
MOST_WORDS: Final = 40  # of a sentence worth comparing
MOST_NOUN_WORDS: Final = 3


class Guess(NamedTuple):
    """The phrase nearest to a text. `faults`: the parts that do not fit, and the words in their place."""

    cost: float
    phrase: Phrase
    form: Pattern
    values: dict[str, object]
    faults: list[tuple[Part, int, int]]


def nearest_phrase(lexicon: Lexicon, line: Line, start: int, end: int, kind: int) -> Guess | None:
    """The cheapest phrase of this kind, if any is near enough to be what was meant."""
    if end - start > MOST_WORDS:
        return None
    best: Guess | None = None
    for phrase in lexicon.phrases:
        if phrase.kind != kind:
            continue
        for form in (phrase.pattern, phrase.against):
            if form is not None:
                guess = _lay(phrase, form, line, start, end)
                if best is None or guess.cost < best.cost:
                    best = guess
    return best if best is not None and best.cost <= NEAR else None


@lru_cache(maxsize=20_000)
def alike(one: str, other: str) -> float:
    """How much two words share, from 0 to 1; too little counts as nothing."""
    if one == other:
        return 1.0
    likeness = SequenceMatcher(None, one, other, autojunk=False).ratio()
    return min(likeness, 0.99) if likeness >= ALIKE else 0.0


def nearest_thing(noun: Noun, text: str) -> tuple[int, str, float]:
    """The thing whose name is likest: its place, that name, and how like it is."""
    place, name, likeness = -1, "", 0.0
    for number, forms in enumerate(noun.forms["en"]):
        for form in forms:
            now = alike(form.casefold(), text)
            if now > likeness:
                place, name, likeness = number, form, now
    return place, name, likeness


class Amount(NamedTuple):
    """One item of a list of amounts, as far as it can be made out; `place` is -1 where it cannot."""

    start: int
    end: int
    place: int
    number: int
    likeness: float


def amounts_near(amounts: Amounts, line: Line, start: int, end: int) -> Iterator[Amount]:
    """The items of a list of amounts, with nouns that are only near."""
    while start < end and as_number(line.words[start]) >= 0:
        number = as_number(line.words[start])
        ways = []
        for stop in range(start + 2, min(start + 1 + MOST_NOUN_WORDS, end) + 1):
            place, _, likeness = nearest_thing(amounts.noun, line.cut(start + 1, stop).casefold())
            ways.append(Amount(start + 1, stop, place, number, likeness))
        if not ways:
            return
        best = max(ways, key=lambda way: way.likeness)
        yield best
        start = best.end
        while start < end and line.words[start] in (",", "and"):
            start += 1


# How one part may be laid over words: where it ends, what that costs, and the value if it is a slot.
_Laid = tuple[int, float, object]
_NOTHING: Final = None


def _lay(phrase: Phrase, form: Pattern, line: Line, start: int, end: int) -> Guess:
    """The cheapest way to lay a form over the words: a word left out, added or changed costs up to 1."""
    parts = form.parts
    # cheapest[(part, place)] = cost so far, the step before, the value there
    cheapest: dict[tuple[int, int], tuple[float, tuple[int, int], object]] = {(0, start): (0.0, (-1, -1), _NOTHING)}

    def reach(step: tuple[int, int], cost: float, before: tuple[int, int], value: object) -> None:
        if step not in cheapest or cost < cheapest[step][0]:
            cheapest[step] = (cost, before, value)

    for number in range(len(parts) + 1):
        for at in range(start, end + 1):
            here = (number, at)
            if here not in cheapest:
                continue
            cost = cheapest[here][0]
            if at < end:
                reach((number, at + 1), cost + 1, here, _NOTHING)
            if number < len(parts):
                for stop, more, value in _ways(phrase, parts[number], line, at, end):
                    reach((number + 1, stop), cost + more, here, value)
    return _traced(phrase, form, cheapest, start, end)


def _traced(
    phrase: Phrase, form: Pattern, cheapest: dict[tuple[int, int], tuple[float, tuple[int, int], object]],
    start: int, end: int,
) -> Guess:  # fmt: skip
    values: dict[str, object] = {}
    faults: list[tuple[Part, int, int]] = []
    step = (len(form.parts), end)
    total = cheapest[step][0]
    compared = end - start
    while step != (0, start):
        cost, before, value = cheapest[step]
        part = form.parts[min(before[0], len(form.parts) - 1)]
        if cost > cheapest[before][0]:
            faults.append((part if step[0] > before[0] else Word("", False), before[1], step[1]))
        if isinstance(part, Slot) and step[0] > before[0]:
            if value is not _NOTHING:
                values[part.name] = value
            if part.type == "effect":
                compared -= step[1] - before[1]  # what stands inside is no likeness
        step = before
    return Guess(total / max(len(form.parts), compared), phrase, form, values, faults[::-1])


def _ways(phrase: Phrase, part: Part, line: Line, at: int, end: int) -> list[_Laid]:
    """How this part may be laid over the words from here on; leaving it out is always one way."""
    if isinstance(part, Word):
        ways: list[_Laid] = [(at, 0.0 if part.optional else 1.0, _NOTHING)]
        if at < end:
            ways.append((at + 1, 1 - alike(part.key, line.words[at]), _NOTHING))
        return ways
    ways = [(at, 1.0, _NOTHING)]
    if at >= end:
        return ways
    word = line.words[at]
    if isinstance(part, Fork):
        ways.append((at + 1, 1 - max(alike(part.many.casefold(), word), alike(part.one.casefold(), word)), _NOTHING))
        return ways
    assert isinstance(part, Slot)
    type_ = phrase.type_of(part.name)
    if isinstance(type_, Number):
        number = as_number(word)
        ways.append((at + 1, 0.0 if number >= 0 else 1.0, max(number, 1)))
    elif isinstance(type_, Noun):
        for stop in range(at + 1, min(at + MOST_NOUN_WORDS, end) + 1):
            place, _, likeness = nearest_thing(type_, line.cut(at, stop).casefold())
            ways.append((stop, 1 - likeness, place if place >= 0 else _NOTHING))
    elif isinstance(type_, Amounts):
        amounts = [0] * len(type_.noun.keys)
        cost = 0.0
        for item in amounts_near(type_, line, at, end):
            cost += 1 - item.likeness
            if item.place >= 0:
                amounts[item.place] = item.number
            ways.append((item.end, cost, list(amounts) if any(amounts) else _NOTHING))
    elif isinstance(type_, CardSlot):
        looks_like_an_id = any(letter.isdigit() for letter in word)
        ways.append((at + 1, 0.0 if looks_like_an_id else 0.5, line.cut(at, at + 1)))
    elif isinstance(type_, EffectSlot):
        ways.append((end, 0.0, _NOTHING))
    return ways
