"""What the numbers of a state may be. A field says it where it is declared, `Annotated[int, upto(50)]`, and a saved
position is held to it before anybody believes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin

MOST: Final = 1_000_000  # any number, where a field says nothing of its own
LONGEST: Final = 10_000  # any list

Fixed = tuple[int, int]  # how long a list is, and how long each list in it; FREE where that may change
FREE: Final = -1


class Range(NamedTuple):
    """The least and the largest number of a field, or of a list of them. Cards are named by the list in the box in
    which they stand, and how many there are is looked up there."""

    least: int
    most: int | str

    def within(self, box: object) -> tuple[int, int]:
        most = self.most
        return self.least, most if isinstance(most, int) else len(getattr(box, most)) - 1


ANY: Final = Range(-MOST, MOST)


def upto(most: int) -> Range:
    """From 0 to so many."""
    return Range(0, most)


def within(least: int, most: int) -> Range:
    return Range(least, most)


def cards(name: str) -> Range:
    """The place of a card in this list of the box."""
    return Range(0, name)


def card_or_none(name: str) -> Range:
    """The same; or -1, where none lies."""
    return Range(-1, name)


def range_in(marks: Sequence[object]) -> Range:
    return next((mark for mark in marks if isinstance(mark, Range)), ANY)


def bounded(kind: Any, least: int, most: int, size: Fixed = (FREE, FREE)) -> Any:
    """A type that msgspec holds to its bounds: its numbers, and the lengths of its lists."""
    from msgspec import Meta

    if kind is int:
        return Annotated[int, Meta(ge=least, le=most)]
    if get_origin(kind) is list:
        [inner] = get_args(kind)
        length, inner_length = size
        shortest, longest = (0, LONGEST) if length == FREE else (length, length)
        of = bounded(inner, least, most, (inner_length, FREE))
        return Annotated[list[of], Meta(min_length=shortest, max_length=longest)]  # type: ignore[valid-type]
    if get_origin(kind) is tuple:
        several = tuple(one if one is Ellipsis else bounded(one, least, most) for one in get_args(kind))
        made = tuple[several]  # type: ignore[valid-type]  # made at run time
        return Annotated[made, Meta(max_length=LONGEST)] if Ellipsis in several else made
    return kind
