"""Reasons in words: how an option's ends differ from those of the other options, in the same worlds.

Which numbers there are, and how they are spoken of, each game says in its measures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev, stdev
from typing import Final

from ..kernel import listing
from ..mind import STUFF, Track

MOST: Final = 3  # differences told
SURE: Final = 2.0  # standard errors, beyond which a difference is more than chance
ALIKE: Final = 0.01  # of a chance: so near is as good


@dataclass(frozen=True, slots=True)
class End:
    """Where a way led in one world."""

    chance: float  # of winning from there
    won: bool | None  # None: the game goes on
    clock: int  # the round, or the day
    tracks: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more there is of something, on average, and how that compares with its usual ups and downs."""

    track: str
    more: float
    weight: float
    kind: Track = STUFF


def reason(
    ends: Sequence[End],
    others: Sequence[Sequence[End]],
    now: End,
    clock: str,
    kinds: Mapping[str, Track],
    *,
    as_good_as_the_first: bool = False,
) -> str:
    """`ends` has this option's end in each world, `others` those of every other option in the same worlds. Where there
    are no others, the ends are compared with `now`."""
    said = how_many_ended(ends)
    if as_good_as_the_first and not all(end.won is False for end in ends):
        said.append(f"As good as the first, as far as {worlds(len(ends))} can tell.")
    found = differences(ends, others or [[now] * len(ends)], kinds)
    if found:
        than = "than otherwise" if others else "than now"
        said.append(f"{horizon(ends, now, clock)}, on average {in_one_sentence(found, than)}.")
    elif not said:
        told = "tells it from the others" if others else "is otherwise than now"
        said.append(f"{horizon(ends, now, clock)}, nothing on the tracks {told}.")
    return " ".join(said)


def how_many_ended(ends: Sequence[End]) -> list[str]:
    """'Lost in 2 of 6 worlds.'"""
    said = []
    for word, won in (("Won", True), ("Lost", False)):
        count = sum(end.won is won for end in ends)
        if count:
            of = "all" if count == len(ends) else f"{count} of"
            said.append(f"{word} in {of} {worlds(len(ends))}." if len(ends) > 1 else f"{word} in the one world tried.")
    return said


def worlds(number: int) -> str:
    return "1 world" if number == 1 else f"{number} worlds"


def as_good(behind: float, best: Sequence[End], ends: Sequence[End]) -> bool:
    """Whether an option that is `behind` the best is no further from it than luck may have put it."""
    apart = [one.chance - other.chance for one, other in zip(best, ends, strict=True)]
    return behind <= max(ALIKE, standard_error(apart))


def standard_error(numbers: Sequence[float]) -> float:
    return stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0


def differences(ends: Sequence[End], others: Sequence[Sequence[End]], kinds: Mapping[str, Track]) -> list[Difference]:
    """The weightiest first. A game that has ended has tracks of another day: such worlds are left out for all."""
    rows = [row for row in zip(ends, *others, strict=True) if all(end.won is None for end in row)]
    found: list[Difference] = []
    for track in rows[0][0].tracks if rows else ():
        more = [row[0].tracks[track] - fmean(end.tracks[track] for end in row[1:]) for row in rows]
        average = fmean(more)
        if abs(average) >= 0.5 and abs(average) >= SURE * standard_error(more):
            spread = pstdev(end.tracks[track] for row in rows for end in row)
            found.append(Difference(track, average, abs(average) / spread, kinds.get(track, STUFF)))
    return sorted(found, key=lambda one: -one.weight)[:MOST]


def horizon(ends: Sequence[End], now: End, clock: str) -> str:
    ahead = round(fmean([end.clock for end in ends if end.won is None]) - now.clock)
    return f"By the end of the {clock}" if ahead <= 1 else f"{ahead} {clock}s on"


def in_one_sentence(found: Sequence[Difference], than: str) -> str:
    """What is welcome first: '3 more coal and hope 1 higher than otherwise, but 1 more person sick'."""
    bad = [in_words(one) for one in found if one.kind.wanted != (one.more > 0)]
    good = [in_words(one) for one in found if one.kind.wanted == (one.more > 0)]
    if good and bad:
        return f"{listing(good)} {than}, but {listing(bad)}"
    return f"{listing(good or bad)} {than}"


def in_words(one: Difference) -> str:
    number = max(1, round(abs(one.more)))
    if one.kind.level:
        return f"{one.track} {number} {'higher' if one.more > 0 else 'lower'}"
    more = "more" if one.more > 0 else "fewer" if one.kind.many else "less"
    return f"{number} {more} {(one.kind.one if number == 1 else one.kind.many) or one.track}"
