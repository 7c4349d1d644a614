"""What fills the gaps of a message besides numbers: things with a grammar of their own.

A message says `{ $tile }`, `{ A($worker) }`, `{ COUNT($number, $token) }`, and chooses by `{ $token -> [water] ... }`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from fluent.runtime.types import FluentType

if TYPE_CHECKING:
    from .languages import Language


class Noun(FluentType):
    """A thing by its key, with its forms in one language: the plain one under '', then `other`, `a`, `gender`..."""

    def __init__(self, key: str, forms: Mapping[str, str], language: Language) -> None:
        self.key: Final = key
        self.forms: Final = forms
        self.language: Final = language

    def form(self, name: str) -> str:
        """The form of this name; the plain one where the thing has no such form."""
        return self.forms.get(name) or self.forms[""]

    def counted(self, number: int) -> str:
        """The form that stands with a number."""
        return self.form(self.language.plural(number))

    def format(self, locale: object) -> str:
        return self.forms[""]

    def __str__(self) -> str:
        return self.forms[""]

    def __eq__(self, other: object) -> bool:
        """A message chooses by the key."""
        return self.key == (other.key if isinstance(other, Noun) else other)

    def __hash__(self) -> int:
        return hash(self.key)


class Several(FluentType):
    """A list of things: 'water', 'water and food', 'water, food and money'. A message chooses by `none`, `one` or
    `many`."""

    def __init__(self, parts: Sequence[object], language: Language) -> None:
        self.parts: Final = parts
        self.language: Final = language

    def format(self, locale: object) -> str:
        return self.language.listing([str(part) for part in self.parts])

    def __str__(self) -> str:
        return self.language.listing([str(part) for part in self.parts])

    def __eq__(self, other: object) -> bool:
        return other == ("none", "one", "many")[min(len(self.parts), 2)]

    def __hash__(self) -> int:
        return len(self.parts)
