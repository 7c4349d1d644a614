"""The grammar of each language, as functions that its messages call: `{ COUNT($number, $token) }`.

Every language has COUNT, FORM, PART, COMPARE, LIST, CAP and GENDER; articles are a language's own. A new language
adds a row to LANGUAGES.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from babel.lists import format_list

from .values import Noun, Several

Function = Callable[..., str]


def count(number: int, thing: Noun) -> str:
    """'1 worker', '3 workers'."""
    return f"{int(number)} {thing.counted(number)}"


def form(thing: Noun, number: int) -> str:
    """The form that goes with a number that stands elsewhere: 'worker', 'workers'."""
    return thing.counted(number)


def part(thing: Noun, name: str) -> str:
    """Another text of the thing's card: `{ PART($event, "story") }`."""
    return thing.forms[name]


def gender(thing: Noun) -> str:
    """To choose by: `{ GENDER($thing) -> [feminine] ... *[masculine] ... }`."""
    return thing.forms.get("gender", "")


def compare(number: Noun | int, wanted: Noun | int) -> str:
    """To choose by: `{ COMPARE($taken, $wanted) -> [less] ... *[same] ... }`. Things are the same, or other ones."""
    if isinstance(number, Noun) or isinstance(wanted, Noun):
        return "same" if number == wanted else "other"
    return "less" if number < wanted else "more" if number > wanted else "same"


def cap(thing: object) -> str:
    """With a capital at its head, for what begins a sentence within a message."""
    text = str(thing)
    return text[:1].upper() + text[1:]


def listed(things: Several, last: str = "and") -> str:
    """'a, b and c'; with last: "or", 'a, b or c'."""
    return things.language.listing([str(part) for part in things.parts], last)


def listing(locale: str, parts: Sequence[str], last: str) -> str:
    return format_list(parts, "or" if last == "or" else "standard", locale.replace("-", "_")) if parts else ""


def each(article: Callable[[Noun], str]) -> Function:
    """An article goes before each thing of a list: 'the Port and the Well'."""

    def said(thing: Noun | Several) -> str:
        if isinstance(thing, Several):
            return str(
                Several([said(part) if isinstance(part, Noun) else part for part in thing.parts], thing.language)
            )
        return article(thing)

    return said


def english_a(thing: Noun) -> str:
    """'a tile', 'an axe'; `.a` where a thing has its own: 'some water'."""
    return thing.forms.get("a") or f"{'an' if str(thing)[:1].lower() in 'aeiou' else 'a'} {thing}"


def english_the(thing: Noun | Several) -> str:
    """'the Port', 'the Port and the Well'; `.the` where a thing has its own."""
    if isinstance(thing, Several):
        parts = [english_the(one) if isinstance(one, Noun) else str(one) for one in thing.parts]
        return thing.language.listing(parts)
    return thing.forms.get("the") or f"the {thing}"


class Grammar(NamedTuple):
    """What is a language's own: the locale whose rules it follows, and its articles."""

    locale: str
    articles: Mapping[str, Function]


COMMON: Final[Mapping[str, Function]] = {
    "COUNT": count,
    "FORM": form,
    "PART": part,
    "GENDER": gender,
    "COMPARE": compare,
    "CAP": cap,
    "LIST": listed,
}
LANGUAGES: Final[Mapping[str, Grammar]] = {
    "en": Grammar("en-GB", {"A": each(english_a), "THE": each(english_the)}),
}
