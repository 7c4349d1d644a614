"""What a pack does, apart from what it says: the effects of every card, and of those that can come up in a game.

A record, a save and a ladder hang on these alone. A better sentence in a story changes none of them, nor does a card
that no game of their scenario and options can meet.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import inspect

from ..kernel.state import PackId
from .sentences import Clause, Condition, Count, Modifiers, Score, Sentence
from .shapes import is_words, member_of, slot_name
from .slots import CardSlot

if TYPE_CHECKING:
    from .packs import Pack
    from .shapes import Shape

FORMAT: Final = 2  # of hashes
SHORT: Final = 16  # digits of a hash
DECK: Final = 8  # digits of what a deck alone does

# Cards by their places in a deck; a single thing is always there, and need not be named.
Dealt = Iterable[tuple[str, Iterable[int]]]


class Doing(msgspec.Struct, frozen=True):
    """What every card does, as a digest, and the cards to which it leads, as (deck, place). Of a single thing the first
    is meant. `effects` names all that the pack does, `words` every text in it."""

    digests: dict[str, list[str]]
    leads: dict[str, list[list[tuple[str, int]]]]
    effects: str
    words: str


class Reach:
    """The cards of a pack that can come up in a game: those with which its options begin, and all they lead to."""

    def __init__(self, pack: Pack, path: Path | None, dealt: Callable[[Mapping[str, int]], Dealt]) -> None:
        self._pack: Final = pack
        self._path: Final = path
        self._dealt: Final = dealt
        self._known: Final[dict[tuple[int, ...], PackId]] = {}

    def pack(self, options: Mapping[str, int]) -> PackId:
        """The pack as it is for a game with these options, found once."""
        key = tuple(options.values())
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._found(options)
        return found

    def cards(self, options: Mapping[str, int]) -> dict[str, list[int]]:
        """By deck, the places of the cards that can come up."""
        pack = self._pack
        reached: dict[str, set[int]] = {deck: set() for deck in pack.doing.digests}
        waiting = [(deck, place) for deck, places in self._dealt(options) for place in places]
        waiting += [(name, 0) for name in pack.singles]
        while waiting:
            deck, place = waiting.pop()
            if place not in reached[deck]:
                reached[deck].add(place)
                waiting += pack.doing.leads[deck][place]
        return {deck: sorted(places) for deck, places in reached.items() if places}

    def _found(self, options: Mapping[str, int]) -> PackId:
        pack = self._pack
        decks = {}
        whole = []
        for deck, places in self.cards(options).items():
            ids, digests = pack.ids.get(deck, ("",)), pack.doing.digests[deck]
            does = [(ids[place], digests[place]) for place in places]
            whole.append((deck, does))
            decks[deck] = digest(does)[:DECK]
        return PackId(pack.name, pack.version, named(whole), pack.layout, self._path, decks)


def doing_of(pack: Pack, shape: Shape) -> Doing:
    """What the cards of a pack do, and say."""
    from .links import links

    teller = _Teller(shape, pack.ids)
    digests = {
        deck: [digest(teller.value(card, shape.types[deck])) for card in cards] for deck, cards in pack.decks.items()
    }
    digests |= {name: [digest(teller.value(thing, shape.types[name]))] for name, thing in pack.singles.items()}
    leads: dict[str, list[list[tuple[str, int]]]] = {deck: [[] for _ in made] for deck, made in digests.items()}
    for link in links(pack, shape):
        if not link.asks:
            here = leads[link.deck][max(0, link.place)]
            if (link.to_deck, link.to_place) not in here:
                here.append((link.to_deck, link.to_place))
    ids = [(deck, held) for deck, held in pack.ids.items() if held]  # a deck without cards does nothing
    does = {deck: made for deck, made in digests.items() if made}
    return Doing(digests, leads, named([ids, does]), named(teller.words))


def named(plain: object) -> str:
    return f"{FORMAT}-{digest(plain)[:SHORT]}"


def digest(plain: object) -> str:
    return hashlib.sha256(json.dumps(plain, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


class _Teller:
    """Tells what a card does as plain data that is the same in every run, whatever order cards and phrases stand in:
    cards by their ids, phrases by their patterns. Texts are left out of it, and kept apart."""

    def __init__(self, shape: Shape, ids: Mapping[str, tuple[str, ...]]) -> None:
        self.shape: Final = shape
        self.ids: Final = ids
        self.words: Final[list[str]] = []

    def value(self, value: Any, type_: inspect.Type) -> Any:
        if value is None:
            return None
        if is_words(type_):
            self.note(value)
            return None
        deck = self.shape.slot_deck(slot_name(type_))
        if deck:
            return self.card(deck, value)
        if isinstance(value, (Sentence, Condition, Count, Score)):
            return self.said(value)
        if isinstance(type_, inspect.UnionType):
            return self.value(value, member_of(type_, value))
        if isinstance(type_, inspect.StructType):
            return self.struct(value, type_)
        if isinstance(type_, inspect.VarTupleType):
            return [self.value(item, type_.item_type) for item in value]
        if isinstance(type_, inspect.Metadata) and not slot_name(type_):
            return self.value(value, type_.type)
        return value.value if isinstance(value, Enum) else value

    def struct(self, value: Any, type_: inspect.StructType) -> dict[str, Any]:
        """Every field that is not as usual."""
        fields = [(field, getattr(value, field.name)) for field in type_.fields]
        told = {field.encode_name: self.value(given, field.type) for field, given in fields if given != field.default}
        return {name: does for name, does in told.items() if does is not None}

    def note(self, value: Any) -> None:
        if isinstance(value, tuple):
            for item in value:
                self.note(item)
        else:
            self.words.append(value)

    def card(self, deck: str, place: int) -> str | None:
        return self.ids[deck][place] if place >= 0 else None

    def said(self, value: Sentence | Condition | Count | Score | Clause) -> Any:
        if isinstance(value, Condition):
            return [self.said(clause) for clause in value.clauses]
        if isinstance(value, Score):
            return [self.said(line) for line in value.lines]
        phrase = self.shape.lexicon.phrases[value.phrase]
        told: list[Any] = [phrase.pattern.bare]
        args = {
            slot.name: (type_, arg) for slot, type_, arg in zip(phrase.slots, phrase.types, value.args, strict=True)
        }
        for type_, arg in (args[slot.name] for slot in phrase.pattern.slots()):
            if isinstance(type_, CardSlot) and isinstance(arg, int):
                told.append(self.card(self.shape.slot_deck(type_.name), arg))
            else:
                told.append(self.said(arg) if isinstance(arg, Sentence) else arg)
        if isinstance(value, Clause):
            told.append(value.wanted)
        elif isinstance(value, Sentence) and value.modifiers is not None:
            told.append(self.around(value.modifiers))
        return told

    def around(self, modifiers: Modifiers) -> list[Any]:
        when, count = modifiers.when, modifiers.count
        return [
            None if when is None else self.said(when),
            modifiers.wanted,
            None if count is None else self.said(count),
            modifiers.every,
            modifiers.most,
            modifiers.once >= 0,
        ]
