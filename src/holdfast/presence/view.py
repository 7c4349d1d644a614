"""What somebody is shown of a game: structs, which go to a browser, a program or a picture as they are."""

from __future__ import annotations

import msgspec


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all that is shown has in common: nobody changes it, and two that say the same are equal."""


class Ending(Shown, frozen=True):
    """How a game ended, in words: what happened, how it looks, and rows of a small table, the heading first."""

    title: str
    text: list[str]
    lines: list[list[str]]
