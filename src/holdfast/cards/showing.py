"""A card written out for a person, field by field, its sentences in the words of their phrases."""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from .packs import Pack
from .sentences import Condition, Count, Score, Sentence
from .shapes import Shape, member_of, slot_name
from .wording import Speech

HEADLINE = ("id", "title", "name", "story")


class Row(NamedTuple):
    """A line of a card: how deep it stands, what it is called, what it says."""

    depth: int
    label: str
    text: str


class Shown(NamedTuple):
    title: str
    story: str
    rows: list[Row]


def show(pack: Pack, shape: Shape, deck: str, card: msgspec.Struct, language: str = "en") -> Shown:
    """A card's title, its story, and everything else it holds that is not as usual."""
    fields: Any = card
    title = title_of(card)
    story = str(fields.story) if "story" in card.__struct_fields__ else ""
    type_ = shape.types[deck]
    writer = _Writer(pack, shape, language)
    rows = writer.struct(card, type_, 0) if isinstance(type_, inspect.StructType) else []
    return Shown(f"{title} ({fields.id})" if title else str(fields.id), story, rows)


def title_of(card: msgspec.Struct) -> str:
    """What stands at the head of a card; nothing, where cards of this kind have no title."""
    return next((str(getattr(card, name)) for name in ("title", "name") if name in card.__struct_fields__), "")


class _Writer:
    def __init__(self, pack: Pack, shape: Shape, language: str) -> None:
        self.pack = pack
        self.shape = shape
        self.speech = Speech(shape.lexicon, language, pack.names)

    def struct(self, value: Any, type_: inspect.StructType, depth: int) -> list[Row]:
        rows: list[Row] = []
        for field in type_.fields:
            inner = getattr(value, field.name)
            if inner == field.default or (depth == 0 and field.name in HEADLINE):
                continue
            rows += self.value(field.encode_name, inner, field.type, depth)
        return rows

    def value(self, label: str, value: Any, type_: inspect.Type, depth: int) -> list[Row]:
        if isinstance(type_, inspect.UnionType):
            type_ = member_of(type_, value)
        name = slot_name(type_)
        if name and value is not None:
            return [Row(depth, label, self.slot(name, value))]
        if isinstance(type_, inspect.VarTupleType) and isinstance(type_.item_type, inspect.StructType):
            rows = [Row(depth, label, "")]
            for number, item in enumerate(value, 1):
                rows.append(Row(depth + 1, f"{number}.", ""))
                rows += self.struct(item, type_.item_type, depth + 2)
            return rows
        if isinstance(type_, inspect.StructType):
            return [Row(depth, label, ""), *self.struct(value, type_, depth + 1)]
        if isinstance(value, tuple) and value and isinstance(value[0], Sentence):
            return [Row(depth, label if place == 0 else "", self.plain(item)) for place, item in enumerate(value)]
        return [Row(depth, label, self.plain(value))]

    def slot(self, name: str, value: Any) -> str:
        deck = self.shape.slot_deck(name)
        if deck:
            return self.speech.card(deck, value)
        return self.shape.lexicon.slot_type(name).say(value, False, self.speech)

    def plain(self, value: Any) -> str:
        if isinstance(value, (Sentence, Condition, Count, Score)):
            return self.speech.words(value)
        if isinstance(value, tuple):
            return ", ".join(self.plain(item) for item in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value.value if isinstance(value, Enum) else value)
