"""Prices and piles of tokens, as cards and pictures write them."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import listing
from ..box import RebuildBox
from ..pay import Price

SQUARE_WORDS = ("build a tile", "stories for money, or money for Influence", "money for resources")


def tokens(box: RebuildBox, counts: Iterable[tuple[int, int]]) -> str:
    return listing([f"{count} {box.noun(kind, count)}" for kind, count in counts if count])


def cost(box: RebuildBox, price: Price) -> str:
    return tokens(box, price) or "nothing"
