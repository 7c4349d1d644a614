"""What the house itself says, whichever game is played: refusals, notices, help, questions of the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from ..kernel import SOURCE, HoldfastError, Named, Said
from ..kernel.letters import LONGEST, readable
from .languages import Language, language
from .values import Noun

HERE: Final = Path(__file__).parent


class House:
    """The words of the house in one language."""

    def __init__(self, of_language: Language) -> None:
        self.language: Final = of_language

    @property
    def name(self) -> str:
        return self.language.name

    def say(self, message: str, /, **things: object) -> str:
        """A message with its gaps filled: by numbers, by words, by lists of them, or by what is itself to be said."""
        return self.language.say(message, {gap: self._thing(one) for gap, one in things.items()})

    def tell(self, said: str | Said | HoldfastError) -> str:
        """What was kept to be said later; what is words already is told as it is."""
        return said if isinstance(said, str) else said.in_words(self.language.name)

    def noun(self, thing: Named) -> Noun:
        """What a game calls something."""
        if thing.folder is None:
            return self.language.named(thing.key, thing.key)
        found = in_folder(thing.folder, self.name)
        return found.noun(thing.message, thing.key) if found.has(thing.message) else found.named(thing.key, thing.key)

    def tell_all(self, several: Sequence[Said]) -> str:
        """Sentences, one after another."""
        return " ".join(self.tell(one) for one in several)

    def _thing(self, thing: object) -> object:
        if isinstance(thing, bool) or thing is None:
            return str(thing).lower()
        if isinstance(thing, list | tuple):
            return self.language.several([self._thing(one) for one in thing])
        if isinstance(thing, Named):
            return self.noun(thing)
        if isinstance(thing, Said | HoldfastError):
            return self.tell(thing)
        return readable(str(thing), LONGEST) if isinstance(thing, str | Path) else thing


@cache
def house(of_language: str = SOURCE) -> House:
    return House(language(of_language, (HERE,)))


def in_folder(folder: Path | None, of_language: str) -> Language:
    """The messages of a game, if it brings any, beside those of the house."""
    return language(of_language, (HERE, folder) if folder is not None else (HERE,))


def in_words(said: Said, of_language: str) -> str:
    words = house(of_language)
    return str(words.noun(said)) if isinstance(said, Named) else words.say(said.message, **said.things)
