"""The plain mind: what a program can make of a game that says nothing of it, by the fields of its state alone.

It judges nothing, so that players know a good end from a bad one and no more. What a seat may know is what the state
says of its fields, as in the plain table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Any, Final

from ..kernel import Rules
from ..kernel.state import BY_SEAT, BY_WORD, HIDDEN, OWN, State, data_fields, marks_of
from .features import Among, Amounts, Block, Digits
from .judging import Mind
from .measures import Measures

UNSEEN: Final = ("rng", "reveals", "seats")
BITS: Final = 10
MOST: Final = 20  # a number of tokens is told as its share of so many


def mind(rules: Rules[Any]) -> Mind[Any]:
    return Mind(measures=Measures(tracks=lambda g, seat: dict(tracks(g, seat))), features=tuple(features(rules)))


def tracks(g: State, seat: int) -> Iterator[tuple[str, int]]:
    """Every number by itself that lies open, and of each seat's own."""
    for field, kind in data_fields(type(g)).items():
        marks = marks_of(type(g))[field]
        if kind is int and field not in UNSEEN and HIDDEN not in marks:
            yield field.replace("_", " "), getattr(g, field)
        elif kind == list[int] and BY_SEAT in marks:
            yield field.replace("_", " "), getattr(g, field)[seat]


def features(rules: Rules[Any]) -> Iterator[Block[Any]]:
    for field, kind in data_fields(rules.state).items():
        marks, of = marks_of(rules.state)[field], attrgetter(field)
        if field in UNSEEN or (HIDDEN in marks and kind in (int, bool)):
            continue
        if HIDDEN in marks:
            yield Digits(field, heights(of), BITS)
        elif kind in (int, bool):
            yield Digits(field, alone(of), BITS)
        elif BY_SEAT in marks and kind in (list[int], list[bool]):
            yield Amounts(field, from_own(of), MOST, [f"{ahead} on" for ahead in range(rules.seats[-1])])
        elif OWN in marks and kind == list[int]:
            yield Digits(field, of_own(of), BITS)
        elif OWN in marks and kind == list[list[int]]:
            yield Among(field, named(field, own(of)), words_of(field))
        elif BY_WORD in marks:
            yield Amounts(field, named(field, every(of)), MOST, words_of(field))
        elif kind == list[int]:
            yield Among(field, named(field, every(of)), words_of(field), MOST)


Of = Callable[[Any], Any]
Numbers = Callable[[Any, int], Iterable[int]]


def alone(of: Of) -> Numbers:
    return lambda g, seat: (int(of(g)),)


def heights(of: Of) -> Numbers:
    return lambda g, seat: (len(of(g)),)


def every(of: Of) -> Numbers:
    return lambda g, seat: of(g)


def own(of: Of) -> Numbers:
    return lambda g, seat: of(g)[seat]


def of_own(of: Of) -> Numbers:
    return lambda g, seat: (of(g)[seat] + 1,)


def from_own(of: Of) -> Numbers:
    """Seats are counted from one's own."""
    return lambda g, seat: [int(one) for one in (*of(g)[seat:], *of(g)[:seat])]


def named(field: str, of: Numbers) -> Numbers:
    """Nothing where no domain has words for the numbers."""
    return lambda g, seat: of(g, seat) if words_of(field)(g.box) else ()


def words_of(field: str) -> Callable[[Any], tuple[str, ...]]:
    def words(box: Any) -> tuple[str, ...]:
        domain = box.vocabulary.called(field)
        return () if domain is None else domain.words

    return words
