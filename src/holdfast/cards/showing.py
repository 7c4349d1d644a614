"""Cards written out for people by what they hold, where a game has no better way: its presence mostly has."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

from msgspec import inspect

from .packs import Pack
from .parts import Card, Part, Said, Story, Way, card_to_read
from .sentences import Condition, Count, Score, Sentence
from .shapes import Option, member_of, slot_name
from .wording import Speech

HEADLINE = ("id", "title", "name", "story")


def in_words(pack: Pack) -> dict[str, Card]:
    """Every card of a pack, by its id."""
    writer = _Writer(pack)
    return {
        id_: card_to_read(id_, pack.names[deck][place], deck, list(writer.parts(cards[place], pack.shape.types[deck])))
        for deck, cards in pack.decks.items()
        for place, id_ in enumerate(pack.ids[deck])
    }


class _Writer:
    def __init__(self, pack: Pack) -> None:
        self.shape = pack.shape
        self.speech = Speech(pack.lexicon, "en", pack.names)

    def parts(self, card: Any, type_: inspect.Type) -> Iterator[Part]:
        """Its story, and everything else it holds that is not as usual."""
        story = str(getattr(card, "story", ""))
        if story:
            yield Story(story)
        for label, value, field in self.fields(card, type_):
            if label == "options":
                yield from map(self.way, value)
            elif label not in HEADLINE:
                yield Said(label, self.text(value, field))

    def fields(self, value: Any, type_: inspect.Type) -> Iterator[tuple[str, Any, inspect.Type]]:
        assert isinstance(type_, inspect.StructType)
        for field in type_.fields:
            inner = getattr(value, field.name)
            if inner != field.default:
                yield field.encode_name.replace("_", " "), inner, field.type

    def way(self, option: Any) -> Way:
        if not isinstance(option, Option):
            return Way("", "", self.text(option, inspect.type_info(type(option))))
        condition = f"if {self.plain(option.if_)}" if option.if_ else ""
        brings = [*map(self.speech.sentence, option.do), *([option.then] if option.then else [])]
        if option.go >= 0:
            brings.append(self.speech.card(self.shape.go, option.go))
        return Way(option.story, condition, "; ".join(brings) or "nothing")

    def text(self, value: Any, type_: inspect.Type) -> str:
        if isinstance(type_, inspect.UnionType):
            return self.text(value, member_of(type_, value))
        name = slot_name(type_)
        if name and value is not None:
            return self.slot(name, value)
        if isinstance(type_, inspect.Metadata):
            return self.text(value, type_.type)
        if isinstance(type_, inspect.StructType):
            said = ((label, self.text(inner, field)) for label, inner, field in self.fields(value, type_))
            return ", ".join(f"{label}: {words}" for label, words in said)
        if isinstance(type_, inspect.VarTupleType) and not (value and isinstance(value[0], Sentence)):
            return ", ".join(self.text(item, type_.item_type) for item in value)
        return self.plain(value)

    def slot(self, name: str, value: Any) -> str:
        deck = self.shape.slot_deck(name)
        if deck:
            return self.speech.card(deck, value) if value >= 0 else "none"
        return self.shape.lexicon.slot_type(name).say(value, False, self.speech)

    def plain(self, value: Any) -> str:
        if isinstance(value, Sentence):
            return self.speech.sentence(value)
        if isinstance(value, (Condition, Count, Score)):
            return self.speech.words(value)
        if isinstance(value, tuple):
            return ("; " if value and isinstance(value[0], Sentence) else ", ").join(self.plain(item) for item in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value.value if isinstance(value, Enum) else value)
