"""A card as a person reads it, part by part: its story, what it does and when, and the ways to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ..kernel import capitalised, ended


class Story(NamedTuple):
    words: str


class Said(NamedTuple):
    """What the card does when the label says; or a plain sentence, without a label."""

    label: str
    words: str

    def __str__(self) -> str:
        return f"{self.label}: {self.words}" if self.label else self.words


class Way(NamedTuple):
    """An option: what one does, on which condition, and what that brings, to stand within a sentence."""

    story: str
    condition: str
    brings: str

    def __str__(self) -> str:
        return ended(capitalised(f"{self.condition}: {self.brings}" if self.condition else self.brings))


Part = Story | Said | Way


def lines(*said: tuple[str, str]) -> list[Said]:
    """Those of which there is something to say."""
    return [Said(label, words) for label, words in said if words]


class CardOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    story: str
    condition: str
    effect: str


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card to read: its story, and what it does in words made from what it does."""

    id: str
    title: str
    kind: str
    story: str
    lines: list[str]
    options: list[CardOption]


def card_to_read(key: str, title: str, kind: str, parts: Sequence[Part], marked: str = "") -> Card:
    """The first story stands above the rest, with its marks if it has any; a later one is a line among the others."""
    story = ""
    said: list[str] = []
    options: list[CardOption] = []
    for place, part in enumerate(parts):
        match part:
            case Story(words) if place == 0:
                story = marked or words
            case Story(words):
                said.append(words)
            case Said():
                said.append(str(part))
            case Way(told, condition, brings):
                options.append(CardOption(told, condition, ended(capitalised(brings))))
    return Card(key, title, kind, story, said, options)
