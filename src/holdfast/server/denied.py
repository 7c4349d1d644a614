"""What the house itself refuses, whatever the game: each kind with its rule, its status, and a reason in words."""

from __future__ import annotations

from typing import Final

from ..kernel import HOUSE, BadOption, BadSave, HoldfastError, Refused
from ..speech import house
from .wire import Refusal

# The kernel's own, and what a table in the browser refuses besides. What they say are messages of these names.
HOUSE_RULES: Final = (
    *HOUSE,
    "HF-WIRE",
    "HF-LINK",
    "HF-TABLE",
    "HF-TAKEN",
    "HF-CODE",
    "HF-SEED",
    "HF-MAKER",
    "HF-VOTE",
    "HF-LATE",
    "HF-REQUEST",
    "HF-HAND",
    "HF-HINT",
    "HF-NAME",
    "HF-SECRET",
    "HF-CHANGED",
    "HF-PATH",
    "HF-METHOD",
    "HF-ORIGIN",
    "HF-HOST",
    "HF-SIZE",
    "HF-RATE",
    "HF-STORE",
    "HF-RESTART",
    "HF-CLOSED",
    "HF-MUTED",
    "HF-REPORT",
    "HF-KEYS",
    "HF-FAULT",
)

STATUS: Final[dict[str, int]] = {
    "HF-WIRE": 400,
    "HF-LINK": 403,
    "HF-CODE": 403,
    "HF-MAKER": 403,
    "HF-SECRET": 403,
    "HF-ORIGIN": 403,
    "HF-MUTED": 403,
    "HF-KEYS": 401,
    "HF-TABLE": 404,
    "HF-PATH": 404,
    "HF-METHOD": 405,
    "HF-SIZE": 413,
    "HF-HOST": 421,
    "HF-RATE": 429,
    "HF-FAULT": 500,
    "HF-STORE": 503,
    "HF-RESTART": 503,
}
CONFLICT: Final = 409  # what a rule refuses: the table does not stand so that it could be done


def refusal_of(error: HoldfastError, language: str, version: int | None = None) -> tuple[int, Refusal]:
    """A refusal and its status, for somebody who reads this language. What is wrong with the store is for the log: it
    names files and hosts."""
    words = error.in_words(language)
    if isinstance(error, Refused):
        return STATUS.get(error.rule, CONFLICT), Refusal(error.rule, words, error.key, version)
    if isinstance(error, BadSave):
        return CONFLICT, Refusal("HF-CHANGED", words, "", version)
    if isinstance(error, BadOption):
        return STATUS["HF-WIRE"], Refusal("HF-WIRE", words, "", version)
    return STATUS["HF-STORE"], Refusal("HF-STORE", house(language).say("server-store"), "", version)
