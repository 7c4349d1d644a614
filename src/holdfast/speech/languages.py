"""Languages: where their messages lie and how they are said. With its grammar, the one room that knows Fluent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ..kernel import SOURCE, HoldfastError
from . import pseudo
from .grammar import COMMON, LANGUAGES, Grammar, listing
from .values import Noun, Several

FREE: Final = 0xE000  # a letter that nobody writes


class BadMessages(HoldfastError):
    """A file of messages is damaged, or a message cannot be made: names the place, and what is wrong."""


def grammar_of(language: str) -> Grammar:
    grammar = pseudo.GRAMMAR if language == pseudo.NAME else LANGUAGES.get(language)
    if grammar is None:
        raise BadMessages(f"There is no language {language!r}; there is: {', '.join(LANGUAGES)}.")
    return grammar


class Language:
    """The messages of some folders in one language; what is not said in it yet is said in English.

    Each folder has a folder for each language, with its `.ftl` files: `speech/en/answers.ftl`.
    """

    def __init__(self, name: str, folders: Sequence[Path]) -> None:
        self.name: Final = name
        self.locale: Final = grammar_of(name).locale
        self._nouns: dict[tuple[str, str], Noun] = {}
        self._bundles: Final = [_bundle(one, folders) for one in dict.fromkeys((name, SOURCE))]

    # -- messages -----------------------------------------------------------------------------------------------

    def has(self, message: str, part: str = "") -> bool:
        return self._find(message, part) is not None

    def _find(self, message: str, part: str) -> tuple[FluentBundle, Any] | None:
        """The pattern of a message, or of one of its parts, in the first language that has it."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                found = bundle.get_message(message)
                pattern = found.attributes.get(part) if part else found.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def say(self, message: str, things: Mapping[str, object] | None = None, part: str = "") -> str:
        """A message with its gaps filled. What cannot be said is an error, and never half a sentence."""
        found = self._find(message, part)
        if found is None:
            raise BadMessages(f"There is no message {_whole(message, part)} in {self.name}.")
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, things or {})  # type: ignore[arg-type]
        if errors:
            raise BadMessages(f"The message {_whole(message, part)} in {self.name}: {errors[0]!r}.")
        return str(text)

    def sentence(self, message: str, things: Mapping[str, object] | None = None, part: str = "") -> str:
        """The same, with a capital at its head."""
        text = self.say(message, things, part).strip()
        return text[:1].upper() + text[1:]

    # -- things -------------------------------------------------------------------------------------------------

    def noun(self, message: str, key: str = "") -> Noun:
        """A thing whose name and forms are a message: its value, and its attributes by their names."""
        noun = self._nouns.get((message, key))
        if noun is None:
            bundle = next((one for one in self._bundles if one.has_message(message)), None)
            if bundle is None:
                raise BadMessages(f"There is no noun {message} in {self.name}.")
            found = bundle.get_message(message)
            patterns = {"": found.value, **found.attributes}
            forms = {name: str(bundle.format_pattern(one)[0]) for name, one in patterns.items() if one is not None}
            noun = self._nouns[message, key] = Noun(key or message, forms, self)
        return noun

    def noun_of(self, message: str, key: str, things: Mapping[str, object]) -> Noun:
        """A thing whose name has gaps of its own: space { $word }."""
        bundle = next((one for one in self._bundles if one.has_message(message)), None)
        if bundle is None:
            raise BadMessages(f"There is no noun {message} in {self.name}.")
        found = bundle.get_message(message)
        parts = ["", *found.attributes]
        return Noun(key, {part: self.say(message, things, part) for part in parts}, self)

    def named(self, key: str, name: str) -> Noun:
        """A thing whose name was given by a person, or stands on a card."""
        return Noun(key, {"": name}, self)

    def several(self, parts: Sequence[object]) -> Several:
        return Several(parts, self)

    # -- grammar ------------------------------------------------------------------------------------------------

    def plural(self, number: int) -> str:
        """The name of the form that goes with a number, by the language's own rule: one, other, few..."""
        form: str = self._bundles[0]._plural_form(number)
        return form

    def listing(self, parts: Sequence[str], last: str = "and") -> str:
        """'a', 'a and b', 'a, b and c'; or with 'or'."""
        if self.name != pseudo.NAME:
            return listing(self.locale, parts, last)
        gaps = [chr(FREE + place) for place in range(len(parts))]
        text = pseudo.marked(listing(self.locale, gaps, last))
        return text.translate({ord(gap): part for gap, part in zip(gaps, parts, strict=True)})


def _whole(message: str, part: str) -> str:
    return f"{message}.{part}" if part else message


def _bundle(name: str, folders: Sequence[Path]) -> FluentBundle:
    grammar = grammar_of(name)
    functions: dict[str, Any] = {**COMMON, **grammar.articles}
    bundle = FluentBundle([grammar.locale], functions, use_isolating=False)
    said: set[str] = set()
    for path in files(folders, SOURCE if name == pseudo.NAME else name):
        resource = read(path)
        if name == pseudo.NAME:
            pseudo.mark(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                if entry.id.name in said:
                    raise BadMessages(f"{path.name}: there are two messages {entry.id.name}.")
                said.add(entry.id.name)
        bundle.add_resource(resource)
    return bundle


def files(folders: Sequence[Path], language: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((folder / language).glob("*.ftl"))


def read(path: Path) -> ast.Resource:
    """The messages of a file; one that is damaged is refused with its line."""
    text = path.read_text(encoding="utf-8")
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            wrong = (entry.annotations[0].message or "").rstrip(".") if entry.annotations else "this is no message"
            raise BadMessages(f"{path.name}:{line}: {wrong}.")
    return resource


@cache
def language(name: str, folders: tuple[Path, ...]) -> Language:
    """Read once for a process."""
    return Language(name, folders)
