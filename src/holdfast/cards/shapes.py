"""The shape of a game's packs: which decks, what stands on their cards, and what a game asks beyond that.

Cards are frozen msgspec structs. A field annotated `Effects`, `Conditions`, `Count` or `Score` holds sentences of the
lexicon; `Annotated[int, slot("icon")]` holds a single word of it, as its number.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import inspect

from .phrases import Lexicon
from .sentences import ALWAYS, Condition, Conditions, Count, Effects, Score, Sentence

if TYPE_CHECKING:
    from .packs import Pack

# A fault the game itself finds: deck (or single), card id, path of the field ("options[1].do"), message.
Complaint = tuple[str, str, str, str]
Check = Callable[["Pack"], Iterable[Complaint]]

SENTENCES: Final = (Sentence, Condition, Count, Score)

# A text that players read and that does nothing: another one makes the same game.
Words = Annotated[str, msgspec.Meta(extra={"words": True})]


# A name that is more than a text, since players answer by it in the pack's own language: another one is another game.
# Other languages may say it as they like.
Named = Annotated[str, msgspec.Meta(extra={"named": True})]


def slot(type_: str) -> msgspec.Meta:
    """Marks a field that is written in the lexicon's words: a noun, amounts, or `card:DECK`."""
    return msgspec.Meta(extra={"slot": type_})


class About(msgspec.Struct, frozen=True):
    """What `pack.yaml` says of a pack."""

    name: str
    game: str
    version: str
    title: str = ""
    authors: tuple[str, ...] = ()
    licence: str = ""
    language: str = "en"
    extends: str = ""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One of a card's choices. `then` says what becomes of the card, `go` which card is read next (-1 for none)."""

    story: Words = ""
    if_: Conditions = msgspec.field(name="if", default=ALWAYS)
    do: Effects = ()
    then: str = ""
    go: Annotated[int, slot("card:go")] = -1


class CardBase(msgspec.Struct, frozen=True, kw_only=True):
    """A card with choices: what happens at once, then the options. Games add their own fields."""

    id: str
    title: Words = ""
    story: Words = ""
    now: Effects = ()
    options: tuple[Option, ...] = ()


class Shape:
    """What packs of one game look like.

    `optional`: decks and singles a pack may leave out. `go`: the deck that an option's `go` leads into. `then`: the
    words an option's `then` may say (any, if none is given). `fewest_options`: of a card that has options at all.
    `starter`: the deck whose first card a new pack begins with (the first of all, if none is named).
    `check`: the game's own constraints, looked at when everything else is right.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        decks: Mapping[str, type[msgspec.Struct]],
        singles: Mapping[str, type[msgspec.Struct]] | None = None,
        *,
        optional: Sequence[str] = (),
        go: str = "",
        then: Sequence[str] = (),
        fewest_options: int = 2,
        starter: str = "",
        check: Check | None = None,
    ) -> None:
        self.lexicon: Final = lexicon
        self.decks: Final = dict(decks)
        self.singles: Final = dict(singles or {})
        self.optional: Final = frozenset(optional)
        self.go: Final = go
        self.then: Final = tuple(then)
        self.fewest_options: Final = fewest_options
        self.starter: Final = starter or next(iter(decks), "")
        self.check: Final = check
        self.types: Final = {name: inspect.type_info(cls) for name, cls in {**self.decks, **self.singles}.items()}
        self._check()

    def _check(self) -> None:
        """A shape that cannot work fails when the program starts."""
        if set(self.decks) & set(self.singles):
            raise ValueError("a deck and a single thing have the same name")
        for name in (*self.optional, *([self.starter] if self.starter else []), *([self.go] if self.go else [])):
            if name not in self.types:
                raise ValueError(f'there is no deck "{name}"')
        for name in self.lexicon.types:
            if name.startswith("card:") and name.removeprefix("card:") not in self.decks:
                raise ValueError(f'a phrase has a slot "{name}", and there is no such deck')
        for name, cls in self.decks.items():
            if "id" not in cls.__struct_fields__:
                raise ValueError(f"the cards of {name} have no id")
        for name, type_ in self.types.items():
            _check_type(type_, name, self)

    def fingerprint(self) -> str:
        """Changes whenever a pack's compiled data would be read differently."""
        parts = [self.lexicon.fingerprint(), self.go, repr(self.then), str(self.fewest_options)]
        parts += [f"{name}={_type_text(type_)}" for name, type_ in self.types.items()]
        parts.append(_text_of_module(self.check) if self.check is not None else "")
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

    def build(self, cls: type, plain: Any) -> object:
        """Brings a field's plain data back to life; msgspec calls this for the types it does not know."""
        if cls is Sentence:
            return self.lexicon.sentence(plain)
        if cls is Condition:
            return self.lexicon.condition_of(plain)
        if cls is Count:
            return self.lexicon.count_of(plain)
        if cls is Score:
            return self.lexicon.score_of(plain)
        raise NotImplementedError(cls)

    def slot_deck(self, name: str) -> str:
        """The deck meant by a slot type `card:DECK`; '' for any other."""
        deck = name.removeprefix("card:") if name.startswith("card:") else ""
        return self.go if deck == "go" else deck


def slot_name(type_: inspect.Type) -> str:
    """The lexicon's slot type that a field is marked with, or ''."""
    extra = type_.extra if isinstance(type_, inspect.Metadata) else None
    return str(extra["slot"]) if extra and "slot" in extra else ""


def is_words(type_: inspect.Type) -> bool:
    """Whether it holds nothing but texts that players read."""
    if isinstance(type_, (inspect.VarTupleType, inspect.TupleType)):
        inner = type_.item_types if isinstance(type_, inspect.TupleType) else (type_.item_type,)
        return bool(inner) and all(map(is_words, inner))
    return isinstance(type_, inspect.Metadata) and bool(type_.extra) and "words" in (type_.extra or {})


def is_named(type_: inspect.Type) -> bool:
    """Whether it holds a name by which players answer."""
    return isinstance(type_, inspect.Metadata) and "named" in (type_.extra or {})


def member_of(type_: inspect.UnionType, value: object) -> inspect.Type:
    """The member of a union that a value is of, where that matters."""
    for member in type_.types:
        if isinstance(member, inspect.StructType) and isinstance(value, member.cls):
            return member
        if isinstance(member, inspect.VarTupleType) and isinstance(value, tuple):
            return member
        if slot_name(member) and not isinstance(value, msgspec.Struct):
            return member
    return type_.types[0]


def children(type_: inspect.Type) -> list[tuple[str, inspect.Type]]:
    """The types inside a type, each with the name it has there."""
    if isinstance(type_, inspect.Metadata):
        return [("", type_.type)]
    if isinstance(type_, inspect.StructType):
        return [(field.encode_name, field.type) for field in type_.fields]
    if isinstance(type_, inspect.VarTupleType):
        return [("[]", type_.item_type)]
    if isinstance(type_, inspect.TupleType):
        return [(f"[{place}]", item) for place, item in enumerate(type_.item_types)]
    if isinstance(type_, inspect.UnionType):
        return [("", item) for item in type_.types]
    return []


def _check_type(type_: inspect.Type, where: str, shape: Shape, outer: tuple[type, ...] = ()) -> None:
    if isinstance(type_, (inspect.ListType, inspect.DictType, inspect.SetType)):
        raise ValueError(f"{where}: cards do not change; use a tuple or a struct")
    if isinstance(type_, inspect.CustomType) and type_.cls not in SENTENCES:
        raise ValueError(f"{where}: {type_.cls.__name__} is nothing a card can hold")
    if isinstance(type_, inspect.StructType):
        if not type_.cls.__struct_config__.frozen:
            raise ValueError(f"{where}: {type_.cls.__name__} must be frozen")
        if type_.cls in outer:
            raise ValueError(f"{where}: {type_.cls.__name__} may not hold itself")
        outer = (*outer, type_.cls)
    name = slot_name(type_)
    deck = shape.slot_deck(name)
    if name and not name.startswith("card:"):
        shape.lexicon.slot_type(name, where)
    elif deck and deck not in shape.decks:
        raise ValueError(f'{where}: there is no deck "{deck}"')
    for child, inner in children(type_):
        _check_type(inner, where + ("" if child.startswith("[") or not child else ".") + child, shape, outer)


def _text_of_module(check: Check) -> str:
    """The file a game's own check is written in: a pack that passed an older one is looked at again."""
    file = getattr(sys.modules.get(check.__module__), "__file__", None)
    try:
        return Path(file).read_text(encoding="utf-8") if file else ""
    except OSError:
        return ""


def _type_text(type_: inspect.Type) -> str:
    """A type as text that is the same in every run."""
    if isinstance(type_, inspect.StructType):
        fields = [f"{field.encode_name} {field.required} {_type_text(field.type)}" for field in type_.fields]
        return f"{{{type_.tag!r} {', '.join(fields)}}}"
    if isinstance(type_, inspect.CustomType):
        return type_.cls.__name__
    if isinstance(type_, (inspect.EnumType, inspect.LiteralType)):
        return repr(allowed(type_))
    inside = ",".join(_type_text(inner) for _, inner in children(type_))
    own = "" if inside else repr(type_)
    return f"{type(type_).__name__}{slot_name(type_)}{own}({inside})"


def allowed(type_: inspect.EnumType | inspect.LiteralType) -> list[object]:
    """The values a field may have."""
    if isinstance(type_, inspect.LiteralType):
        return list(type_.values)
    return [member.value for member in type_.cls]
