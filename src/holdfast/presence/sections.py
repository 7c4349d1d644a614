"""The plain table: sections with rows of things, for a game that has no view of its own. It is made from the state's
fields and what is said of them there: who knows each, and what its numbers count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..kernel import Box, Domain, Rules, State
from ..kernel.state import BY_SEAT, BY_WORD, HIDDEN, OWN, data_fields, marks_of
from .view import Shown

UNSEEN: Final = ("rng", "reveals", "seats")  # fields that nobody needs to look at
FACE_DOWN: Final = "?"


class PlainThing(Shown, frozen=True):
    """Something on the table: what it is called, how many there are, and what answers point at it (`foods:bread`)."""

    name: str
    number: int | None = None
    target: str = ""


class PlainRow(Shown, frozen=True):
    """A track, tokens or cards that belong together."""

    name: str
    things: list[PlainThing]


class PlainSection(Shown, frozen=True):
    """What lies before a seat, or (seat None) between all."""

    title: str
    seat: int | None
    rows: list[PlainRow]


class PlainView(Shown, frozen=True):
    sections: list[PlainSection]


def view(rules: Rules[Any], g: State, seat: int | None) -> PlainView:
    """What this seat may know. Of what it does not, there is a pile's height at most."""
    vocabulary, marks = g.box.vocabulary, marks_of(type(g))  # type: ignore[attr-defined]  # every game has a box
    common: list[PlainRow] = []
    before: dict[int, list[PlainRow]] = {}
    for field in data_fields(type(g)):
        if field in UNSEEN:
            continue
        value, name, domain = getattr(g, field), field.replace("_", " "), vocabulary.called(field)
        if HIDDEN in marks[field]:
            if isinstance(value, list):
                common.append(PlainRow(name, [PlainThing(FACE_DOWN, len(value))]))
        elif OWN in marks[field] or BY_SEAT in marks[field]:
            for whose, one in enumerate(value):
                known = BY_SEAT in marks[field] or whose == seat
                things = list(things_of(one, domain)) if known else [PlainThing(FACE_DOWN)]
                before.setdefault(whose, []).append(PlainRow(name, things))
        elif BY_WORD in marks[field] and domain is not None:
            counted = [
                PlainThing(word, number, target_of(domain, word))
                for word, number in zip(domain.words, value, strict=True)
            ]
            common.append(PlainRow(name, counted))
        else:
            common.append(PlainRow(name, list(things_of(value, domain))))
    own = [PlainSection("", whose, rows) for whose, rows in before.items()]
    return PlainView([PlainSection(str(rules.title), None, common), *own])


def targets(box: Box) -> dict[str, str]:
    """Every answer points at what it names."""
    return {name: domain.points or name for name, domain in box.vocabulary.domains.items()}


def target_of(domain: Domain, word: str) -> str:
    return f"{domain.points or domain.name}:{word}"


def things_of(value: Any, domain: Domain | None) -> Iterator[PlainThing]:
    if isinstance(value, list):
        for one in value:
            yield from things_of(one, domain)
    elif isinstance(value, tuple):
        yield PlainThing(" ".join(map(str, value)))
    elif isinstance(value, bool):
        yield PlainThing("✓" if value else "–")
    elif domain is None or not 0 <= value < len(domain) or domain.words[value].isdecimal():
        yield PlainThing("", value)
    else:
        yield PlainThing(domain.words[value], None, target_of(domain, domain.words[value]))
