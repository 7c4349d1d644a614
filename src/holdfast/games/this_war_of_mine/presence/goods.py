"""Goods by their ids, as views, boards and pictures name them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .. import nouns
from ..state import UNARMED

Amounts = dict[str, int]  # goods by id; what there is none of is left out


GOODS_WORDS: Final = tuple(key for key, _, _ in nouns.GOODS)


def counted(amounts: Sequence[int]) -> Amounts:
    """Goods by name, those of which there are any."""
    return {word: n for word, n in zip(GOODS_WORDS, amounts, strict=True) if n}


def weapon_word(weapon: int) -> str | None:
    return None if weapon == UNARMED else GOODS_WORDS[weapon]
