"""Names for the numbers of a table, and its lists read and written in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping, MutableSequence, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

from holdfast.games.this_war_of_mine import state

# A number without a name is itself.
Said = Any


class Names:
    """Names for 0, 1, 2 and so on; where there is nothing, that is None, or what it is called."""

    def __init__(self, *words: str, nothing: str | None = None, also: Iterable[str] = ()) -> None:
        self.words = words
        self.nothing = nothing
        self.places: dict[Said, int] = {}
        for names in (words, also):
            for number, word in enumerate(names):
                self.places.setdefault(word, number)

    def number(self, word: Said) -> int:
        if word == self.nothing or word is None:
            return state.NONE
        assert word in self.places, f"there is no {word!r}; is it {get_close_matches(str(word), self.words, cutoff=0)}?"
        return self.places[word]

    def word(self, number: int) -> Said:
        return self.nothing if number == state.NONE else self.words[number]

    def is_nothing(self, number: int) -> bool:
        return number == state.NONE


class Amounts(Names):
    def number(self, word: Said) -> int:
        assert isinstance(word, int), f"{word!r} is no amount"
        return word

    def word(self, number: int) -> Said:
        return number

    def is_nothing(self, number: int) -> bool:
        return number == 0


AMOUNT = Amounts()


class Two(Names):
    """Each thing has a second name for its other side, or its other end."""

    def __init__(self, names: Names, first: str, second: str) -> None:
        super().__init__(*(f"{word}{side}" for word in names.words for side in (first, second)))


class Row(MutableMapping[str, Any]):
    """A list of the table by the names of its places, without those where there is nothing."""

    def __init__(self, row: list[int], places: Names, things: Names = AMOUNT, part: slice = slice(None)) -> None:
        self.row, self.places, self.things = row, places, things
        self.part = range(*part.indices(len(row)))

    def __getitem__(self, place: str) -> Said:
        return self.things.word(self.row[self.part[self.places.number(place)]])

    def __setitem__(self, place: str, thing: Said) -> None:
        self.row[self.part[self.places.number(place)]] = self.things.number(thing)

    def __delitem__(self, place: str) -> None:
        self.row[self.part[self.places.number(place)]] = 0 if self.things.is_nothing(0) else state.NONE

    def __iter__(self) -> Iterator[str]:
        there = enumerate(self.row[number] for number in self.part)
        return (self.places.word(number) for number, thing in there if not self.things.is_nothing(thing))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, place: object) -> bool:
        return not self.things.is_nothing(self.row[self.part[self.places.number(place)]])

    def __call__(self, place: str) -> Said:
        """siege.wounds("Ingvar")"""
        return self[place]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Mapping):
            return NotImplemented
        said = {place: thing for place, thing in other.items() if not self.things.is_nothing(self.things.number(thing))}
        return dict(self) == said

    def __repr__(self) -> str:
        return repr(dict(self))


class Line(MutableSequence[Any]):
    """A list of the table with names for what is in it."""

    def __init__(self, line: list[int], things: Names) -> None:
        self.line, self.things = line, things

    def __getitem__(self, place: Any) -> Any:
        found = self.line[place]
        return [self.things.word(one) for one in found] if isinstance(found, list) else self.things.word(found)

    def __setitem__(self, place: Any, said: Any) -> None:
        self.line[place] = self.things.number(said)

    def __delitem__(self, place: Any) -> None:
        del self.line[place]

    def __len__(self) -> int:
        return len(self.line)

    def insert(self, place: int, said: Said) -> None:
        self.line.insert(place, self.things.number(said))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))


class Heaps(MutableMapping[str, Any]):
    """What lies on each place, the last on top, without those on which nothing lies."""

    def __init__(self, heaps: list[list[int]], places: Names, things: Callable[[int], Names]) -> None:
        self.heaps, self.places, self.things = heaps, places, things

    def __getitem__(self, place: str) -> Line:
        number = self.places.number(place)
        return Line(self.heaps[number], self.things(number))

    def __setitem__(self, place: str, said: Iterable[Said]) -> None:
        number = self.places.number(place)
        self.heaps[number] = [self.things(number).number(one) for one in said]

    def __delitem__(self, place: str) -> None:
        self[place] = []

    def __iter__(self) -> Iterator[str]:
        return (self.places.word(number) for number, heap in enumerate(self.heaps) if heap)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Mapping):
            return NotImplemented
        return {place: list(self[place]) for place in self} == {
            place: list(heap) for place, heap in other.items() if heap
        }

    def __repr__(self) -> str:
        return repr({place: list(self[place]) for place in self})


class Field(NamedTuple):
    """How a field of the table is read and written in words."""

    read: Callable[[Any], Any]
    write: Callable[[Any, Any], Any]  # the old value, and words for the new


def rows(places: Names, things: Names = AMOUNT) -> Field:
    def write(old: list[int], said: Any) -> list[int]:
        length = max([len(old), *(places.number(place) + 1 for place in said)])
        row = Row([0 if things.is_nothing(0) else state.NONE] * length, places, things)
        row.update(said)
        return row.row

    return Field(lambda row: Row(row, places, things), write)


def lines(things: Names) -> Field:
    return Field(lambda line: Line(line, things), lambda _, said: [things.number(one) for one in said])


def heaps(places: Names, things: Callable[[int], Names]) -> Field:
    def write(old: list[list[int]], said: Any) -> list[list[int]]:
        lying = Heaps([[] for _ in old], places, things)
        lying.update(said)
        return lying.heaps

    return Field(lambda heaps: Heaps(heaps, places, things), write)


def sets(things: Names) -> Field:
    """What is so of some things, and of no others."""
    return Field(
        lambda row: {things.word(number) for number, is_so in enumerate(row) if is_so},
        lambda old, said: [int(number in map(things.number, said)) for number in range(len(old))],
    )


def one(things: Names) -> Field:
    return Field(things.word, lambda _, said: things.number(said))


def records(*parts: Names) -> Field:
    """Short rows of several things."""
    return Field(
        lambda rows: [tuple(names.word(n) for names, n in zip(parts, row, strict=True)) for row in rows],
        lambda _, said: [[names.number(one) for names, one in zip(parts, row, strict=True)] for row in said],
    )
