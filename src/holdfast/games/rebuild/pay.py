"""Paying a price, and which workers go (RB-BUILD-02, RB-BUILD-03)."""

from __future__ import annotations

from ...kernel import Choice, Question, Refusal, Rule
from .gain import give_back
from .state import DISTRESSED, INJURED, NONE, WORKER, WORKER_SIDES, City

# What is asked for, kind by kind: only the kinds of which there is any.
Price = tuple[tuple[int, int], ...]


def purse(g: City, seat: int) -> list[int]:
    """What this seat can pay with, by kind; anything on its worker side is a worker (RB-BUILD-03)."""
    held = g.held[seat][:]
    held[WORKER] += held[DISTRESSED] + held[INJURED]
    return held


def short_of(means: list[int], price: Price) -> int:
    """The first kind of which there is too little to pay, or NONE."""
    for kind, number in price:
        if means[kind] < number:
            return kind
    return NONE


def mixes(g: City, seat: int, number: int) -> list[int]:
    """The ways to make up this many workers from those at hand."""
    held = g.held[seat]
    return [
        mix
        for mix in g.box.mixes_of[number]
        if all(count <= held[kind] for kind, count in zip(WORKER_SIDES, g.box.mixes[mix], strict=True))
    ]


def why_not_pay(g: City, choice: Choice, mix: int) -> Refusal | None:
    counts = g.box.mixes[mix]
    if sum(counts) != choice.about:
        return Refusal("RB-BUILD-02", "pay-number", choice.about)
    for kind, count in zip(WORKER_SIDES, counts, strict=True):
        if count > g.held[choice.seat][kind]:
            return Refusal("RB-BUILD-03", "pay-lacks", kind, g.held[choice.seat][kind])
    return None


PAY = Question("pay", "mixes", why_not_pay, about="workers")


def pay(g: City, seat: int, price: Price) -> Rule:
    """RB-BUILD-02, RB-BUILD-03: in full, into the general supply; the player chooses which workers to spend."""
    for kind, number in price:
        if kind != WORKER:
            give_back(g, seat, kind, number)
            continue
        mix = yield Choice(PAY, seat, mixes(g, seat, number), about=number)
        for side, count in zip(WORKER_SIDES, g.box.mixes[mix], strict=True):
            give_back(g, seat, side, count)
