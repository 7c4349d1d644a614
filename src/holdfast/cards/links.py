"""Which card leads to which: every place in a pack that names a card, whether in a field or in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from .packs import Pack
from .sentences import Clause, Condition, Count, Score, Sentence
from .shapes import Shape, slot_name
from .slots import CardSlot


class Link(NamedTuple):
    """From a card (its deck and place; a single thing has place -1) to another. `via` is the field, or the phrase that
    names it; `asks`: the card is only named in a condition, and nothing leads there."""

    deck: str
    place: int
    to_deck: str
    to_place: int
    path: str
    via: str
    asks: bool


class Saying(NamedTuple):
    """A phrase that a card uses, and where; those inside another sentence as well."""

    deck: str
    place: int
    path: str
    phrase: str


def links(pack: Pack, shape: Shape) -> Iterator[Link]:
    """Every link of a pack, deck by deck."""
    return (found for found in _everything(pack, shape) if isinstance(found, Link))


def sayings(pack: Pack, shape: Shape) -> Iterator[Saying]:
    """Every phrase that is used in a pack, deck by deck."""
    return (found for found in _everything(pack, shape) if isinstance(found, Saying))


def _everything(pack: Pack, shape: Shape) -> Iterator[Link | Saying]:
    for deck, cards in pack.decks.items():
        for place, card in enumerate(cards):
            yield from _Finder(shape, deck, place).value(card, shape.types[deck], "")
    for name, thing in pack.singles.items():
        yield from _Finder(shape, name, -1).value(thing, shape.types[name], "")


class _Finder:
    def __init__(self, shape: Shape, deck: str, place: int) -> None:
        self.shape = shape
        self.deck = deck
        self.place = place

    def value(self, value: Any, type_: inspect.Type, path: str) -> Iterator[Link | Saying]:
        deck = self.shape.slot_deck(slot_name(type_))
        if deck:
            if isinstance(value, int) and value >= 0:
                yield Link(self.deck, self.place, deck, value, path, path.rpartition(".")[2], False)
        elif isinstance(value, (Sentence, Condition, Count, Score)):
            yield from self.said(value, path)
        elif isinstance(type_, inspect.UnionType):
            for member in type_.types:
                if not isinstance(value, msgspec.Struct) or (
                    isinstance(member, inspect.StructType) and isinstance(value, member.cls)
                ):
                    yield from self.value(value, member, path)
        elif isinstance(type_, inspect.StructType) and isinstance(value, type_.cls):
            for field in type_.fields:
                inner = f"{path}.{field.encode_name}" if path else field.encode_name
                yield from self.value(getattr(value, field.name), field.type, inner)
        elif isinstance(type_, inspect.VarTupleType) and isinstance(value, tuple):
            for number, item in enumerate(value):
                yield from self.value(item, type_.item_type, f"{path}[{number}]")
        elif isinstance(type_, inspect.Metadata):
            yield from self.value(value, type_.type, path)

    def said(
        self, value: Sentence | Condition | Count | Score | Clause, path: str, asks: bool = False
    ) -> Iterator[Link | Saying]:
        if isinstance(value, Condition):
            for clause in value.clauses:
                yield from self.said(clause, path, True)
            return
        if isinstance(value, Score):
            for line in value.lines:
                yield from self.said(line, path, asks)
            return
        phrase = self.shape.lexicon.phrases[value.phrase]
        yield Saying(self.deck, self.place, path, phrase.pattern.source)
        for type_, arg in zip(phrase.types, value.args, strict=True):
            if isinstance(type_, CardSlot) and isinstance(arg, int):
                deck = self.shape.slot_deck(type_.name)
                yield Link(self.deck, self.place, deck, arg, path, phrase.pattern.source, asks)
            elif isinstance(arg, Sentence):
                yield from self.said(arg, path, asks)
        around = value.modifiers if isinstance(value, Sentence) else None
        if around is not None:
            if around.when is not None:
                yield from self.said(around.when, path, True)
            if around.count is not None:
                yield from self.said(around.count, path, True)
