"""The texts of a pack in another language: an overlay beside the pack, by card id and field. What cards do is worded by
the game's phrases, and stays as it is; so does everything that an overlay leaves out.

    PACK/texts/fr/events.yaml

    M014:
      title: La grosse conduite
      options[0].story: Fermer le secteur, et réparer.

A thing of which a pack has one, such as a board, goes by its own name instead of an id.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import inspect

from .files import ENDING, PACK_FILE, card_files, read_bytes, shown
from .packs import Pack, load_pack
from .problems import Mark, Problems, did_you_mean
from .shapes import is_named, is_words, member_of

FOLDER: Final = "texts"


class Place(NamedTuple):
    """Where a text stands: its deck, the card, the field."""

    deck: str
    card: str
    field: str


class Found(NamedTuple):
    """A text of an overlay, and where it is written."""

    text: str
    mark: Mark


Say = Callable[[Place, str], str]
Twins = dict[int, object]  # by the identity of what a pack holds: the same with other texts


class Reprint(NamedTuple):
    """A pack with other texts, and what became of each of its structs."""

    pack: Pack
    twins: Twins


# -- the texts of a pack ----------------------------------------------------------------------------------------------


def texts_of(pack: Pack) -> dict[Place, str]:
    """Every text that players read on its cards."""
    found: dict[Place, str] = {}

    def note(place: Place, text: str) -> str:
        found[place] = text
        return text

    reprint(pack, note)
    return {place: text for place, text in found.items() if text}


def reprint(pack: Pack, say: Say) -> Reprint:
    """The same pack, with every text as `say` has it: cards keep their order, their ids and what they do."""
    writer = _Writer(say)
    types = pack.shape.types
    decks = {
        deck: tuple(writer.card(card, types[deck], Place(deck, id_, "")) for id_, card in zip(ids, cards, strict=True))
        for (deck, cards), ids in zip(pack.decks.items(), pack.ids.values(), strict=True)
    }
    singles = {name: writer.card(thing, types[name], Place(name, name, "")) for name, thing in pack.singles.items()}
    about, layout, shape = pack.about, pack.layout, pack.shape
    return Reprint(Pack(about, layout, shape, decks, singles, pack.doing, source=pack), writer.twins)


class _Writer:
    def __init__(self, say: Say) -> None:
        self.say: Final = say
        self.twins: Final[Twins] = {}

    def card(self, card: msgspec.Struct, type_: inspect.Type, place: Place) -> msgspec.Struct:
        written: msgspec.Struct = self.value(card, type_, place)
        return written

    def value(self, value: Any, type_: inspect.Type, place: Place) -> Any:
        if isinstance(type_, inspect.Metadata):
            if isinstance(value, str) and (is_words(type_) or is_named(type_)):
                return self.say(place, value) if value else value
            return self.value(value, type_.type, place)
        if value is None:
            return value
        if isinstance(type_, inspect.UnionType):
            return self.value(value, member_of(type_, value), place)
        if isinstance(type_, inspect.StructType):
            return self.struct(value, type_, place)
        if isinstance(type_, (inspect.VarTupleType, inspect.TupleType)) and isinstance(value, tuple):
            inner = [type_.item_type] * len(value) if isinstance(type_, inspect.VarTupleType) else type_.item_types
            items = (
                self.value(item, of_item, place._replace(field=f"{place.field}[{number}]"))
                for number, (item, of_item) in enumerate(zip(value, inner, strict=True))
            )
            return kept_if_same(value, tuple(items))
        return value

    def struct(self, value: Any, type_: inspect.StructType, place: Place) -> Any:
        changed = {}
        for field in type_.fields:
            was = getattr(value, field.name)
            within = f"{place.field}.{field.encode_name}" if place.field else field.encode_name
            now = self.value(was, field.type, place._replace(field=within))
            if now is not was:
                changed[field.name] = now
        if not changed:
            return value
        written = self.twins[id(value)] = msgspec.structs.replace(value, **changed)
        return written


def kept_if_same(was: tuple[object, ...], now: tuple[object, ...]) -> tuple[object, ...]:
    return was if all(one is other for one, other in zip(was, now, strict=True)) else now


# -- overlays ---------------------------------------------------------------------------------------------------------


def in_language(pack: Pack, language: str) -> Reprint:
    """A pack as a reader of this language has it: with the overlay that lies beside it, and with that of the pack it
    extends, or has come after, where a text is still the same."""
    said: dict[Place, str] = {}
    if language != pack.about.language:
        for folder in pack.folders:
            found = overlay(folder, language)
            if found:
                texts, theirs = texts_of(pack), texts_of(load_pack(folder, pack.shape, base=pack.folders[0]))
                same = {place for place, text in theirs.items() if texts.get(place) == text}
                said |= {place: one.text for place, one in found.items() if place in same}
    return reprint(pack, lambda place, text: said.get(place, text)) if said else Reprint(pack, {})


def overlay(folder: Path, language: str) -> dict[Place, Found]:
    """What stands in an overlay, whether the pack has such texts or not; nothing where there is none. One that cannot
    be read is refused, with everything that is wrong with it."""
    problems = Problems()
    found = dict(read(folder / FOLDER / language, problems))
    if problems:
        problems.give_up()
    return found


def read(folder: Path, problems: Problems) -> Iterator[tuple[Place, Found]]:
    from .reading import Fields, Text, read_yaml

    for file in files_in(folder, problems):
        path, data = shown(folder / file), read_bytes(folder / file, problems)
        root = None if data is None else read_yaml(data, path, problems)
        if not isinstance(root, Fields):
            if root is not None:
                problems.add(root.mark, "an overlay holds the ids of cards, and under each its fields with their texts")
            continue
        for card, fields in root.values.items():
            if not isinstance(fields, Fields):
                problems.add(fields.mark, "here should be fields with their texts", card)
                continue
            for field, text in fields.values.items():
                if isinstance(text, Text) and text.text.strip():
                    yield Place(file.removesuffix(ENDING), card, field), Found(text.text, fields.keys[field])
                else:
                    problems.add(text.mark, f'"{field}" should be a text', card)


def files_in(folder: Path, problems: Problems) -> list[str]:
    if not os.path.isdir(folder):
        return []
    return [file for file in card_files(folder, sorted(os.listdir(folder)), problems) if file != PACK_FILE]


def languages_of(folder: Path) -> list[str]:
    """The languages in which there are texts beside a pack."""
    beside = folder / FOLDER
    return sorted(entry.name for entry in beside.iterdir() if entry.is_dir()) if beside.is_dir() else []


def check(pack: Pack, language: str) -> list[Place]:
    """Refuse an overlay that names what the pack does not have; else, which of the pack's own texts it leaves out."""
    folder, texts = pack.folders[-1], texts_of(pack)
    found, problems = overlay(folder, language), Problems()
    cards: dict[str, dict[str, list[str]]] = {}
    for place in texts:
        cards.setdefault(place.deck, {}).setdefault(place.card, []).append(place.field)
    for (deck, card, field), (_, mark) in found.items():
        if deck not in cards:
            problems.add(mark, f'there is no deck "{deck}"{did_you_mean(deck, list(cards))}', card)
        elif card not in cards[deck]:
            problems.add(mark, f'there is no card "{card}" in {deck}{did_you_mean(card, list(cards[deck]))}')
        elif field not in cards[deck][card]:
            problems.add(mark, f'there is no text "{field}"{did_you_mean(field, cards[deck][card])}', card)
    if problems:
        problems.give_up()
    before = {} if pack.folders[0] == folder else texts_of(load_pack(pack.folders[0], pack.shape))
    return [place for place, text in texts.items() if place not in found and before.get(place) != text]
