"""The cards of a box as somebody reads them in their language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, TypeVar

from ..cards import Pack, Reprint, in_language, reprint
from ..cards.texts import texts_of
from . import pseudo

B = TypeVar("B")

MOST: Final = 32  # packs in some language that are kept


def reprinted(box: B, made: Callable[[Pack], B] | None, language: str) -> tuple[B, Mapping[int, Any]]:
    """The same box with the texts of its cards in this language, and what became of each part of a card."""
    pack = getattr(box, "cards", None)
    if made is None or not isinstance(pack, Pack):
        return box, {}
    found = in_words_of(pack, language)
    return (box if found.pack is pack else box_of(made, found.pack)), found.twins


def texts_in(box: object, language: str) -> Mapping[str, str]:
    """What each text of its cards is in this language."""
    pack = getattr(box, "cards", None)
    if not isinstance(pack, Pack):
        return {}
    there = texts_of(in_words_of(pack, language).pack)
    return {text: there[place] for place, text in texts_of(pack).items()}


@lru_cache(MOST)
def in_words_of(pack: Pack, language: str) -> Reprint:
    """A pack with its texts in this language, as far as they are in it."""
    if language == pseudo.NAME:
        return reprint(pack, lambda place, text: pseudo.marked(text))
    return in_language(pack, language)


@lru_cache(MOST)
def box_of(made: Callable[[Pack], Any], pack: Pack) -> Any:
    return made(pack)
