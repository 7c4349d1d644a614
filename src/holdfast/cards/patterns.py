"""How a phrase is written down: words, slots, words that agree with a number, words that may be left out.

    gain {n} {goods}                  a slot; its type is its name
    tile with {a:icon} or {b:icon}    or stands after the colon
    {n} sick {citizen+}               as many as the number before it says; plural where there is none
    {n} {citizen} (fall|falls) sick   many, then one
    [you] have {n} {goods}            read with or without the word, written with it

Capitals do not matter in a card, nor does a full stop at the end.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

MOST_LETTERS: Final = 400  # of a sentence

_TOKEN: Final = re.compile(r"\w+(?:['’./-]\w+)*%?|[^\w\s]")
_NAMED: Final = re.compile(r"\{[a-z_]+:")
_PART: Final = re.compile(
    r"\{(?P<name>[a-z_]+)(?::(?P<type>[a-z_]+(?::[a-z_]+)?))?(?P<plus>\+)?\}"
    r"|\((?P<many>[\w'’-]+)\|(?P<one>[\w'’-]+)\)"
    r"|\[(?P<optional>[\w'’-]+)\]"
    r"|(?P<word>" + _TOKEN.pattern + ")"
)


class Line:
    """A text cut into words: as written, and folded for comparing."""

    __slots__ = ("ends", "starts", "text", "words")

    def __init__(self, text: str) -> None:
        text = " ".join(unicodedata.normalize("NFC", text).split())
        self.text: Final = text
        found = list(_TOKEN.finditer(text))
        if len(found) > 1 and found[-1].group() == ".":
            found.pop()
        self.words: Final = [token.group().casefold() for token in found]
        self.starts: Final = [token.start() for token in found]
        self.ends: Final = [token.end() for token in found]

    def __len__(self) -> int:
        return len(self.words)

    def cut(self, start: int, end: int) -> str:
        """The words from start to end, as they were written."""
        return self.text[self.starts[start] : self.ends[end - 1]] if start < end else ""


def folded(text: str) -> tuple[str, ...]:
    return tuple(Line(text).words)


class Part:
    """One piece of a pattern. `glued`: no space before it, as in `+{n}`."""

    __slots__ = ("glued",)

    def __init__(self, glued: bool) -> None:
        self.glued: Final = glued


class Word(Part):
    __slots__ = ("key", "optional", "text")

    def __init__(self, text: str, glued: bool, optional: bool = False) -> None:
        super().__init__(glued)
        self.text: Final = text
        self.key: Final = text.casefold()
        self.optional: Final = optional


class Fork(Part):
    """A word that agrees with the number before it: (many|one)."""

    __slots__ = ("many", "one")

    def __init__(self, many: str, one: str, glued: bool) -> None:
        super().__init__(glued)
        self.many: Final = many
        self.one: Final = one


class Slot(Part):
    """A place to fill in. `agrees`: a noun here is as many as the number before it, or as `always_many`."""

    __slots__ = ("agrees", "always_many", "name", "plus", "type")

    def __init__(self, name: str, type_: str, plus: bool, glued: bool) -> None:
        super().__init__(glued)
        self.name: Final = name
        self.type: Final = type_
        self.plus: Final = plus
        self.agrees = False
        self.always_many = False


class Pattern:
    """A phrase's form in one language."""

    __slots__ = ("parts", "source")

    def __init__(self, source: str, *, after_number: bool = False) -> None:
        """`after_number`: the pattern is read after a number of its own (a count, after 'each' or 'every 2')."""
        self.source: Final = source
        self.parts: Final = tuple(_parts(source))
        if not self.parts:
            raise ValueError(f'phrase "{source}": has no words')
        self._settle_agreement(after_number)

    @property
    def bare(self) -> str:
        """The source without the names of slots: what cards see of it."""
        return _NAMED.sub("{", self.source)

    def slots(self) -> list[Slot]:
        return [part for part in self.parts if isinstance(part, Slot)]

    def _settle_agreement(self, counted: bool) -> None:
        beside = counted  # a number stands right before this part
        for part in self.parts:
            if isinstance(part, Slot):
                part.agrees = beside or (part.plus and counted)
                part.always_many = part.plus and not counted
                beside = part.type in NUMBERS
                counted = counted or beside
            else:
                if isinstance(part, Fork) and not counted:
                    raise ValueError(
                        f'phrase "{self.source}": ({part.many}|{part.one}) has no number before it to agree with'
                    )
                beside = False


# Slot types that are numbers; the second may also be written `a` or `an`.
NUMBERS: Final = ("n", "number", "a")


def _parts(source: str) -> list[Part]:
    parts: list[Part] = []
    place = 0
    for match in _PART.finditer(source):
        between = source[place : match.start()]
        if between.strip():
            raise ValueError(f'phrase "{source}": cannot read "{between.strip()}"')
        glued = place > 0 and not between
        if match["name"]:
            parts.append(Slot(match["name"], match["type"] or match["name"], bool(match["plus"]), glued))
        elif match["many"]:
            parts.append(Fork(match["many"], match["one"], glued))
        elif match["optional"]:
            parts.append(Word(match["optional"], glued, optional=True))
        elif match["word"] in "{}|":
            raise ValueError(f'phrase "{source}": write {{name}}, {{name:type}} or (many|one), each a single word')
        else:
            parts.append(Word(match["word"], glued))
        place = match.end()
    return parts
