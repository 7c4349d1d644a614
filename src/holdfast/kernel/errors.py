"""What goes wrong for a person, said to that person, in that person's language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

SOURCE: Final = "en"  # what programs and logs are told in


class Said:
    """A sentence before anybody reads it: the id of a message of the house, and what fills its gaps."""

    __slots__ = ("message", "things")

    def __init__(self, message: str, /, **things: object) -> None:
        self.message = message
        self.things = things

    def in_words(self, language: str = SOURCE) -> str:
        """The message, said in a language."""
        return _speaker[0](self, language)

    def __str__(self) -> str:
        return self.in_words()

    def __repr__(self) -> str:
        return f"Said({', '.join([repr(self.message), *(f'{gap}={thing!r}' for gap, thing in self.things.items())])})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Said):
            return NotImplemented
        return (self.message, self.things) == (other.message, other.things)

    def __hash__(self) -> int:
        return hash(self.message)


class Named(Said):
    """A thing by the message with which a game calls it, among those in its folder; by its key, where it brings none.
    It fills the gaps of the house's messages, as a noun with forms."""

    __slots__ = ("folder", "key")

    def __init__(self, folder: Path | None, message: str, key: str) -> None:
        super().__init__(message, folder=folder, key=key)
        self.folder = folder
        self.key = key


_speaker: list[Callable[[Said, str], str]] = [lambda said, language: repr(said)]


def spoken_by(speaker: Callable[[Said, str], str]) -> None:
    """The kernel has no words: whoever has some says here how a message becomes a sentence of a language."""
    _speaker[0] = speaker


class HoldfastError(Exception):
    """Something a user can understand and put right; it is shown as a message, never as a traceback."""

    def __init__(self, told: str | Said = "") -> None:
        super().__init__(told)
        self.told = told

    def in_words(self, language: str = SOURCE) -> str:
        """What to tell the person, in their language."""
        return self.told.in_words(language) if isinstance(self.told, Said) else self.told


class BadOption(HoldfastError):
    """A game was asked for that does not exist, or with options it does not have."""


class BadSave(HoldfastError):
    """A save or record that cannot be read, or no longer fits the rules and the pack."""


class OtherShape(BadSave):
    """A saved position with other fields than the state has now."""
