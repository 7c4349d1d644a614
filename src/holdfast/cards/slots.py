"""What can fill a slot: numbers, nouns, amounts, cards, whole sentences.

A type finds its values in a line, says them again in any language, and brings them back from the plain data of a
compiled pack.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

from .patterns import Line, folded

MOST_DIGITS: Final = 6

# Where a value ends, the value as plain data, and whether its number agrees.
Found = tuple[int, object, bool]
Forms = tuple[str, str]  # one, many


class CardRef:
    """A card named by its id, until the whole pack is read and it becomes its place in the deck."""

    __slots__ = ("deck", "id")

    def __init__(self, deck: str, id_: str) -> None:
        self.deck: Final = deck
        self.id: Final = id_

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardRef) and (self.deck, self.id) == (other.deck, other.id)

    def __hash__(self) -> int:
        return hash((self.deck, self.id))


class Reader(Protocol):
    """What a type needs of whoever reads the sentence."""

    def nested(self, line: Line, start: int, end: int) -> Iterator[Found]: ...


class Builder(Protocol):
    """What a type needs of whoever makes sentences of plain data."""

    def sentence(self, plain: Any) -> object: ...


class Speaker(Protocol):
    """What a type needs of whoever writes the sentence out."""

    @property
    def language(self) -> str: ...
    @property
    def both(self) -> str: ...
    def sentence(self, sentence: Any) -> str: ...
    def card(self, deck: str, place: int) -> str: ...


class SlotType:
    """A kind of value. `many` says which form a noun should have. `counts`: words after it agree with it."""

    counts = False

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def find(self, line: Line, start: int, end: int, many: bool, reader: Reader) -> Iterator[Found]:
        raise NotImplementedError

    def say(self, value: Any, many: bool, speaker: Speaker) -> str:
        return str(value)

    def build(self, plain: Any, builder: Builder) -> object:
        if type(plain) is not int or plain < 0:
            raise ValueError(f"{self.name} is damaged")
        return plain

    def known(self) -> Sequence[str]:
        """What may stand here, where that is a list of words."""
        return ()

    def fingerprint(self) -> object:
        return self.name


class Number(SlotType):
    """Digits. Where the phrase is so written, `a` and `an` are 1 as well."""

    counts = True

    def __init__(self, name: str, articles: bool = False) -> None:
        super().__init__(name)
        self.articles: Final = articles

    def find(self, line: Line, start: int, end: int, many: bool, reader: Reader) -> Iterator[Found]:
        if start < end:
            number = as_number(line.words[start])
            if number < 0 and self.articles and line.words[start] in ("a", "an"):
                number = 1
            if number >= 0:
                yield start + 1, number, True


def as_number(word: str) -> int:
    """The number a word of digits stands for, -1 for any other word."""
    if not (word.isascii() and word.isdigit()) or len(word) > MOST_DIGITS or (word[0] == "0" and word != "0"):
        return -1
    return int(word)


class Noun(SlotType):
    """A list of things with their names; the value is a thing's place in the list."""

    def __init__(self, name: str, things: Sequence[tuple[str, str, str] | str]) -> None:
        super().__init__(name)
        rows = [(thing, thing, thing) if isinstance(thing, str) else thing for thing in things]
        self.keys: Final = tuple(row[0] for row in rows)
        self.places: Final = {key: place for place, key in enumerate(self.keys)}
        self.forms: Final[dict[str, tuple[Forms, ...]]] = {"en": tuple((one, many) for _, one, many in rows)}
        self.readable: Final[dict[str, list[tuple[tuple[str, ...], int, bool, bool]]]] = {}
        self._owners: Final[dict[tuple[str, ...], int]] = {}
        self._index()

    def _index(self) -> None:
        """What cards may call each thing; what they called it before, they still may."""
        owner, before = self._owners, set(self._owners)
        for place, (one, many) in enumerate(self.forms["en"]):
            for form in dict.fromkeys((folded(one), folded(many))):
                if not form or owner.setdefault(form, place) != place:
                    raise ValueError(f'noun {self.name}: "{" ".join(form)}" names two things, or none')
                if form in before:
                    continue
                row = (form, place, form == folded(one), form == folded(many))
                self.readable.setdefault(form[0], []).append(row)
        if len(self.places) != len(self.keys) or not self.keys:
            raise ValueError(f"noun {self.name}: a key appears twice, or there is none")

    def translate(self, language: str, things: Mapping[str, Forms]) -> None:
        missing = [key for key in self.keys if key not in things]
        if missing or len(things) != len(self.keys):
            raise ValueError(f"noun {self.name} in {language}: wants exactly {', '.join(self.keys)}")
        self.forms[language] = tuple(things[key] for key in self.keys)
        if language == "en":
            self._index()

    def find(self, line: Line, start: int, end: int, many: bool, reader: Reader) -> Iterator[Found]:
        if start >= end:
            return
        for form, place, is_one, is_many in self.readable.get(line.words[start], ()):
            stop = start + len(form)
            if stop <= end and tuple(line.words[start:stop]) == form:
                yield stop, place, is_many if many else is_one

    def say(self, value: Any, many: bool, speaker: Speaker) -> str:
        forms = self.forms.get(speaker.language) or self.forms["en"]
        return str(forms[value][1 if many else 0])

    def known(self) -> Sequence[str]:
        return [one for one, _ in self.forms["en"]]

    def fingerprint(self) -> object:
        return [self.name, list(self.keys), [list(forms) for forms in self.forms["en"]]]


class Amounts(SlotType):
    """'1 water, 1 food and 2 workers': how many of each thing, by its place."""

    def __init__(self, name: str, noun: Noun) -> None:
        super().__init__(name)
        self.noun: Final = noun

    def find(self, line: Line, start: int, end: int, many: bool, reader: Reader) -> Iterator[Found]:
        amounts = [0] * len(self.noun.keys)
        agreed = True
        while True:
            number = as_number(line.words[start]) if start < end else -1
            if number <= 0:
                return
            item = max(self.noun.find(line, start + 1, end, number != 1, reader), default=None, key=_length)
            if item is None:
                return
            start, place, agrees = item
            if not isinstance(place, int) or amounts[place]:
                return
            amounts[place] = number
            agreed = agreed and agrees
            yield start, list(amounts), agreed
            if start < end and line.words[start] == ",":
                start += 1
            if start < end and line.words[start] == "and":
                start += 1

    def say(self, value: Any, many: bool, speaker: Speaker) -> str:
        named = [f"{n} {self.noun.say(place, n != 1, speaker)}" for place, n in enumerate(value) if n]
        return f" {speaker.both} ".join([", ".join(named[:-1]), *named[-1:]] if len(named) > 1 else named)

    def build(self, plain: Any, builder: Builder) -> object:
        if not isinstance(plain, list) or len(plain) != len(self.noun.keys) or any(type(n) is not int for n in plain):
            raise ValueError(f"{self.name} is damaged")
        return tuple(plain)

    def known(self) -> Sequence[str]:
        return self.noun.known()

    def fingerprint(self) -> object:
        return [self.name, self.noun.name]


def _length(found: Found) -> tuple[int, bool]:
    return found[0], found[2]


class CardSlot(SlotType):
    """A card of a deck, by its id."""

    def __init__(self, deck: str) -> None:
        super().__init__(f"card:{deck}")
        self.deck: Final = deck

    def find(self, line: Line, start: int, end: int, many: bool, reader: Reader) -> Iterator[Found]:
        if start < end and line.words[start][0].isalnum():
            yield start + 1, CardRef(self.deck, line.cut(start, start + 1)), True

    def say(self, value: Any, many: bool, speaker: Speaker) -> str:
        return str(value) if isinstance(value, str) else speaker.card(self.deck, int(value))


class EffectSlot(SlotType):
    """A whole sentence, to be carried out by the phrase in its own way: 'one scavenger: lower misery by 1'."""

    def find(self, line: Line, start: int, end: int, many: bool, reader: Reader) -> Iterator[Found]:
        if start < end:
            yield from reader.nested(line, start, end)

    def say(self, value: Any, many: bool, speaker: Speaker) -> str:
        return speaker.sentence(value)

    def build(self, plain: Any, builder: Builder) -> object:
        return builder.sentence(plain)
