"""How far back a person's undo goes."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from ..kernel import Game


def way_back(game: Game[Any], seat: int, people: Container[int]) -> tuple[int, bool, list[int]]:
    """How many picks undo would take back, whether that is free, and which other persons made some of them."""
    trial = game.clone()
    number, free = 0, True
    others: list[int] = []
    while (offer := trial.undo_offer_to(seat)) is not None:
        number += 1
        free = free and offer.free
        if offer.seat == seat:
            return number, free, others
        if offer.seat in people and offer.seat not in others:
            others.append(offer.seat)
        trial.undo(agreed=True, seat=seat)
    return 0, True, []
