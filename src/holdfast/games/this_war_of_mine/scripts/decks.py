"""Decks: drawing, discarding, and what is shuffled when one is empty (TW-GEN-26)."""

from __future__ import annotations

from ....kernel.rows import put
from ..state import NONE, Shelter


def draw(g: Shelter, deck: int) -> int:
    """TW-GEN-26: the top card, turned up; if the deck is empty, its drawn cards are shuffled first. NONE if there are
    none."""
    card = draw_unseen(g, deck)
    if card != NONE:
        g.reveals += 1
    return card


def draw_unseen(g: Shelter, deck: int) -> int:
    """TW-GEN-26: the same face down: nobody learns what it is."""
    if not g.decks[deck]:
        restore(g, deck)
    cards = g.decks[deck]
    if not cards:
        return NONE
    g.decks = put(g.decks, deck, cards[:-1])
    return cards[-1]


def discard(g: Shelter, deck: int, card: int) -> None:
    """TW-GEN-07: it may come back."""
    g.drawn = put(g.drawn, deck, [*g.drawn[deck], card])


def shuffle_in(g: Shelter, deck: int, cards: list[int]) -> None:
    """They lie anywhere in the deck afterwards."""
    if not cards:
        return
    mixed = [*g.decks[deck], *cards]
    g.rng.shuffle(mixed)
    g.decks = put(g.decks, deck, mixed)


def restore(g: Shelter, deck: int) -> None:
    """TW-FIND-01: what was drawn is shuffled back into it."""
    back = g.drawn[deck]
    if not back:
        return
    g.drawn = put(g.drawn, deck, [])
    shuffle_in(g, deck, back)
