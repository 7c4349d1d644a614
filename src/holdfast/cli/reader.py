"""In which language the commands speak: --language names one for any of them, else the system does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..speech import House

FLAG: Final = "--language"
_named: list[str] = []  # by whoever called the command


def without_language(words: Sequence[str]) -> list[str]:
    """The words of a command but for --language, which is noted."""
    rest = list(words)
    _named.clear()
    for place, word in enumerate(words):
        if word.startswith(f"{FLAG}="):
            _named.append(word.partition("=")[2])
            del rest[place]
            break
        if word == FLAG and place + 1 < len(words):
            _named.append(words[place + 1])
            del rest[place : place + 2]
            break
    return rest


def words() -> House:
    from ..speech import house, reads

    return house(reads(_named[0] if _named else None))
