"""Reasons: how an option's ends differ from those of the other options, in the same worlds.

Which numbers there are, and how they are spoken of, each game says in its measures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev, stdev
from typing import Final

from ..kernel import Named, Said
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

    track: Said
    more: float
    weight: float
    kind: Track = STUFF


def reason(
    ends: Sequence[End],
    others: Sequence[Sequence[End]],
    now: End,
    clock: str,
    kinds: Mapping[str, Track],
    speech: Path | None,
    *,
    as_good_as_the_first: bool = False,
) -> tuple[Said, ...]:
    """`ends` has this option's end in each world, `others` those of every other option in the same worlds. Where there
    are no others, the ends are compared with `now`. A sentence each, to be said in the language of whoever asked: what
    the tracks are called, the game says in its messages (`speech`)."""
    said = how_many_ended(ends)
    if as_good_as_the_first and not all(end.won is False for end in ends):
        said.append(Said("hint-alike", worlds=len(ends)))
    found = differences(ends, others or [[now] * len(ends)], kinds, speech)
    if found:
        said.append(in_one_sentence(found, horizon(ends, now, clock), otherwise=bool(others)))
    elif not said:
        said.append(Said("hint-no-difference" if others else "hint-no-change", when=horizon(ends, now, clock)))
    return tuple(said)


def how_many_ended(ends: Sequence[End]) -> list[Said]:
    """'Lost in 2 of 6 worlds.'"""
    said = []
    for message, won in (("hint-won", True), ("hint-lost", False)):
        count = sum(end.won is won for end in ends)
        if count:
            said.append(Said(message, count=count, worlds=len(ends), all=count == len(ends)))
    return said


def as_good(behind: float, best: Sequence[End], ends: Sequence[End]) -> bool:
    """Whether an option that is `behind` the best is no further from it than luck may have put it."""
    apart = [one.chance - other.chance for one, other in zip(best, ends, strict=True)]
    return behind <= max(ALIKE, standard_error(apart))


def standard_error(numbers: Sequence[float]) -> float:
    return stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0


def differences(
    ends: Sequence[End], others: Sequence[Sequence[End]], kinds: Mapping[str, Track], speech: Path | None
) -> list[Difference]:
    """The weightiest first. A game that has ended has tracks of another day: such worlds are left out for all."""
    rows = [row for row in zip(ends, *others, strict=True) if all(end.won is None for end in row)]
    found: list[Difference] = []
    for track in rows[0][0].tracks if rows else ():
        more = [row[0].tracks[track] - fmean(end.tracks[track] for end in row[1:]) for row in rows]
        average = fmean(more)
        if abs(average) >= 0.5 and abs(average) >= SURE * standard_error(more):
            spread = pstdev(end.tracks[track] for row in rows for end in row)
            named = Named(speech, f"measured-{track}", track)
            found.append(Difference(named, average, abs(average) / spread, kinds.get(track, STUFF)))
    return sorted(found, key=lambda one: -one.weight)[:MOST]


def horizon(ends: Sequence[End], now: End, clock: str) -> Said:
    ahead = round(fmean([end.clock for end in ends if end.won is None]) - now.clock)
    return Said("hint-soon", clock=clock) if ahead <= 1 else Said("hint-later", clock=clock, ahead=ahead)


def in_one_sentence(found: Sequence[Difference], when: Said, *, otherwise: bool) -> Said:
    """What is welcome first: '3 more coal and hope 1 higher than otherwise, but 1 more person sick'."""
    bad = [in_words(one) for one in found if one.kind.wanted != (one.more > 0)]
    good = [in_words(one) for one in found if one.kind.wanted == (one.more > 0)]
    if good and bad:
        return Said("hint-otherwise-but" if otherwise else "hint-than-now-but", when=when, good=good, bad=bad)
    return Said("hint-otherwise" if otherwise else "hint-than-now", when=when, found=good or bad)


def in_words(one: Difference) -> Said:
    number, more = max(1, round(abs(one.more))), one.more > 0
    if one.kind.level:
        return Said("hint-higher" if more else "hint-lower", track=one.track, number=number)
    if more:
        return Said("hint-more", track=one.track, number=number)
    return Said("hint-fewer" if one.kind.counted else "hint-less", track=one.track, number=number)
