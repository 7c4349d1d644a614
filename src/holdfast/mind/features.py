"""What a seat may know of a table as one row of numbers from 0 to 1, for agents that learn.

A game lists its features in blocks of numbers that belong together (see its features.py). Where each number stands
hangs on what is in the box alone, never on the seats at the table or on the course of a game. Like a view, a block
shows what its seat may know and nothing else; the tests redraw what is hidden, and the row must stay the same.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, TypeAlias

from ..kernel.state import S

Row: TypeAlias = "array[float]"
Words = Sequence[str] | Callable[[Any], Sequence[str]]  # fixed, or found in the box
Numbers = Callable[[S, int], Iterable[int]]  # of a state, for a seat

ALONE: Final = ("",)  # the one word of a block that needs none


def found(words: Words, box: Any) -> Sequence[str]:
    return words(box) if callable(words) else words


class Block(Generic[S]):
    """Numbers that belong together: how they are called, and how they are written into a row of zeros."""

    __slots__ = ("name", "of")

    def __init__(self, name: str, of: Numbers[S]) -> None:
        self.name: Final = name
        self.of: Final = of

    def names(self, box: Any) -> list[str]:
        raise NotImplementedError  # each kind of block has its own

    def write(self, g: S, seat: int, row: Row, first: int, width: int) -> None:
        """From place `first` on; `width` is the number of places for each word."""
        raise NotImplementedError

    def width(self, box: Any) -> int:
        return 1

    def called(self, word: str) -> str:
        return f"{self.name}/{word}" if word else self.name


class Amounts(Block[S]):
    """A number for each word, as its share of `most`; more than that looks like `most`, and less than 0 like 0."""

    __slots__ = ("shares", "words")

    def __init__(self, name: str, of: Numbers[S], most: int = 1, words: Words = ALONE) -> None:
        super().__init__(name, of)
        self.shares: Final = [number / most for number in range(most)]
        self.words: Final = words

    def names(self, box: Any) -> list[str]:
        return [self.called(word) for word in found(self.words, box)]

    def write(self, g: S, seat: int, row: Row, first: int, width: int) -> None:
        shares = self.shares
        most = len(shares)
        for place, value in enumerate(self.of(g, seat), first):
            if value > 0:
                row[place] = shares[value] if value < most else 1.0


class Which(Block[S]):
    """For each word, which of the things it is: 1 at its place, 0 at the others. A number below 0 is none of them."""

    __slots__ = ("things", "words")

    def __init__(self, name: str, of: Numbers[S], things: Words, words: Words = ALONE) -> None:
        super().__init__(name, of)
        self.things: Final = things
        self.words: Final = words

    def names(self, box: Any) -> list[str]:
        things = found(self.things, box)
        return [f"{self.called(word)}={thing}" for word in found(self.words, box) for thing in things]

    def write(self, g: S, seat: int, row: Row, first: int, width: int) -> None:
        for value in self.of(g, seat):
            if value >= 0:
                row[first + value] = 1.0
            first += width

    def width(self, box: Any) -> int:
        return len(found(self.things, box))


class Among(Block[S]):
    """How many of each of the things there are, as a share of `most`; `of` lists them in any order."""

    __slots__ = ("share", "things")

    def __init__(self, name: str, of: Numbers[S], things: Words, most: int = 1) -> None:
        super().__init__(name, of)
        self.things: Final = things
        self.share: Final = 1.0 / most

    def names(self, box: Any) -> list[str]:
        return [self.called(thing) for thing in found(self.things, box)]

    def write(self, g: S, seat: int, row: Row, first: int, width: int) -> None:
        share = self.share
        for value in self.of(g, seat):
            row[first + value] = min(1.0, row[first + value] + share)


class Digits(Block[S]):
    """One number in binary, the lowest digit first: for what has too many values for a place each."""

    __slots__ = ("bits",)

    def __init__(self, name: str, of: Numbers[S], bits: int) -> None:
        super().__init__(name, of)
        self.bits: Final = bits

    def names(self, box: Any) -> list[str]:
        return [self.called(f"bit-{bit}") for bit in range(self.bits)]

    def write(self, g: S, seat: int, row: Row, first: int, width: int) -> None:
        for value in self.of(g, seat):
            write_digits(value, row, first, self.bits)


def write_digits(value: int, row: Row, first: int, bits: int) -> None:
    for place in range(first, first + bits):
        if value & 1:
            row[place] = 1.0
        value >>= 1


class Layout(Generic[S]):
    """The blocks of a game, each at its place for what is in the box."""

    __slots__ = ("blocks", "names")

    def __init__(self, blocks: Iterable[Block[S]], box: Any) -> None:
        self.names: Final[list[str]] = []
        self.blocks: Final[list[tuple[Block[S], int, int]]] = []
        for block in blocks:
            self.blocks.append((block, len(self.names), block.width(box)))
            self.names.extend(block.names(box))
        if len(set(self.names)) != len(self.names):
            raise ValueError("two features have the same name")

    def __len__(self) -> int:
        return len(self.names)

    def write(self, g: S, seat: int, row: Row, start: int = 0) -> None:
        """Into a row of zeros, from place `start` on."""
        for block, first, width in self.blocks:
            block.write(g, seat, row, start + first, width)
