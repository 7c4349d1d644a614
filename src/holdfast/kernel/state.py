"""The state of a game: plain data, copied field by field, written out and read back as such.

A game says each field once: its name, its type, whether copies share it, and what it begins as.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Protocol, Self, TypeVar, get_args, get_origin

from .choice import Vocabulary
from .errors import BadSave, OtherShape, Said
from .ranges import FREE, MOST, Fixed, bounded, range_in, upto
from .rng import Rng

# One thing told: message id, the only seat that may read it (ALL for everybody), and the numbers in it.
Told = tuple[str, int, tuple[int, ...]]
ALL = -1

T = TypeVar("T")
SHARED: Final = "shared"
HIDDEN: Final = "hidden"
OWN: Final = "own"
BY_SEAT: Final = "by-seat"
BY_WORD: Final = "by-word"
# A list that seldom changes, and is never changed in place, only replaced: copies share it. `laws: Shared[list[int]]`
Shared = Annotated[T, SHARED]
# What the plain way of showing a table needs to know; a game with a view of its own may leave it unsaid.
Hidden = Annotated[T, HIDDEN]  # nobody knows it; of a list, its length is seen: a deck
Own = Annotated[T, OWN]  # a list with one for each seat, which that seat alone knows: a hand
BySeat = Annotated[T, BY_SEAT]  # a list with one for each seat, open to all
ByWord = Annotated[T, BY_WORD]  # a list with one for each word of the domain that has the field's name


class Box(Protocol):
    """What is in a game's box: tables loaded once from a pack, shared by every state, never copied."""

    @property
    def vocabulary(self) -> Vocabulary: ...
    def pack(self, options: Mapping[str, int]) -> PackId: ...


@dataclass(frozen=True, slots=True)
class PackId:
    """Which cards a game is played with. `hash` names what those do that can come up with its options, and `decks` the
    same deck by deck; `layout` tells whether numbers in a save still mean the same cards. `path` is where a pack of the
    player's own lies; the built-in one has none."""

    name: str
    version: str
    hash: str
    layout: str
    path: Path | None = None
    decks: Mapping[str, str] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True, eq=False)
class State:
    """What the kernel needs of any state. A game adds its own fields: numbers, lists of them, lists of such lists.

    `reveals` counts what became known that was hidden: with the draws of `rng` it is the line that undo may not cross
    unasked. `told` is where telling goes, or None where nobody listens. `version` rises when a field that stays comes
    to mean something else; a field that is added with a first value needs nothing.
    """

    version: ClassVar[int] = 1
    rng: Rng
    reveals: Annotated[int, upto(MOST)] = 0
    told: list[Told] | None = None

    def __init_subclass__(cls) -> None:
        if State not in cls.__bases__:  # the copy of its parent would leave its own fields out
            cls.copy = State.copy  # type: ignore[method-assign]

    def copy(self) -> Self:
        """A state of its own, with the same in it. Each class is given its own at the first call, made from its fields,
        and nobody comes here again."""
        made = type(self)
        known: dict[str, Any] = {made.__name__: made}
        exec(copy_source(made), known)
        made.copy = known["copy"]  # type: ignore[method-assign]
        return made.copy(self)

    def tell(self, message: str, *numbers: int) -> None:
        """Say what happens: a message by its id, with the numbers in it."""
        if self.told is not None:
            self.told.append((message, ALL, numbers))

    def tell_only(self, seat: int, message: str, *numbers: int) -> None:
        """The same, for the eyes of one seat."""
        if self.told is not None:
            self.told.append((message, seat, numbers))

    def known(self) -> int:
        """How much has been shown so far: two equal answers, and nothing was learned in between."""
        return self.reveals + self.rng.draws


S = TypeVar("S", bound=State)

NOT_DATA: Final = frozenset({"box", "told"})
VERSION: Final = "version"  # beside the fields of a saved state, where it is not the first

_data_fields: dict[type[State], dict[str, Any]] = {}
_marks: dict[type[State], dict[str, tuple[object, ...]]] = {}
_FIXED: Final = "fixed"  # the length that a field keeps, in its metadata


def row(n: int = 0, value: int = 0, *, grows: bool = False) -> Any:
    """A field that begins as a list of so many of one number, and stays as long unless it `grows`; an empty one, if
    nothing is said."""
    fixed = (n if n and not grows else FREE, FREE)
    return field(default_factory=([value] * n).copy, metadata={_FIXED: fixed})


def rows(n: int, length: int = 0, value: int = 0) -> Any:
    """A field that begins as a list of so many such lists, and stays so."""
    return field(default_factory=lambda: [[value] * length for _ in range(n)], metadata={_FIXED: (n, length or FREE)})


def data_fields(cls: type[State]) -> dict[str, Any]:
    """The fields of a state that are data, with their types. (The box is not read, so its type need not be known.)"""
    if cls not in _data_fields:
        from inspect import get_annotations

        found: dict[str, Any] = {}
        for parent in reversed(cls.__mro__):
            known = vars(sys.modules[parent.__module__])
            for name, kind in get_annotations(parent).items():
                if name not in NOT_DATA:
                    found[name] = eval(kind, known) if isinstance(kind, str) else kind
        kinds = {one.name: found[one.name] for one in fields(cls) if one.name not in NOT_DATA}
        _marks[cls] = {name: getattr(kind, "__metadata__", ()) for name, kind in kinds.items()}
        _data_fields[cls] = {
            name: get_args(kind)[0] if get_origin(kind) is Annotated else kind for name, kind in kinds.items()
        }
    return _data_fields[cls]


def marks_of(cls: type[State]) -> dict[str, tuple[object, ...]]:
    """What is said of each field besides its type: its range, whether copies share it, and who knows it."""
    data_fields(cls)
    return _marks[cls]


def shared_fields(cls: type[State]) -> frozenset[str]:
    """The lists that copies of a state share."""
    return frozenset(name for name, marks in marks_of(cls).items() if SHARED in marks)


def copy_source(cls: type[State]) -> str:
    """The method that copies a state, as one would write it by hand."""
    data, shared = data_fields(cls), shared_fields(cls)
    lines = [f"def copy(self) -> {cls.__name__}:", f"    g = {cls.__name__}.__new__({cls.__name__})"]
    for name in (one.name for one in fields(cls)):
        value = f"self.{name}"
        if name == "told":
            value = "None"
        elif name in data and name not in shared:
            value = _copied(value, data[name])
        lines.append(f"    g.{name} = {value}")
    return "\n".join([*lines, "    return g", ""])


def _copied(value: str, kind: Any) -> str:
    if kind is Rng:
        return f"{value}.copy()"
    if get_origin(kind) is not list:
        return value
    [inner] = get_args(kind)
    return f"[*map(list.copy, {value})]" if get_origin(inner) is list else f"{value}.copy()"


def to_plain(state: State) -> dict[str, Any]:
    """The state as JSON-able data."""
    plain: dict[str, Any] = {VERSION: state.version} if state.version > 1 else {}
    for name in data_fields(type(state)):
        value = getattr(state, name)
        plain[name] = value.words() if isinstance(value, Rng) else value
    return plain


def from_plain(cls: type[S], plain: Mapping[str, Any], **shared: Any) -> S:
    """The state that `to_plain` wrote. Data of another shape, or out of the range of its field, is refused in words. A
    field it does not have yet begins as its declaration says."""
    import msgspec

    data, marks, box = data_fields(cls), marks_of(cls), shared.get("box")
    fixed: dict[str, Fixed] = {one.name: one.metadata.get(_FIXED, (FREE, FREE)) for one in fields(cls)}
    begun = {one.name for one in fields(cls) if one.default is not MISSING or one.default_factory is not MISSING}
    missing = sorted(data.keys() - plain.keys() - begun)
    unknown = sorted(plain.keys() - data.keys() - {VERSION})
    if plain.get(VERSION, 1) != cls.version:
        raise OtherShape(Said("save-state", was=str(plain.get(VERSION, 1)), now=str(cls.version)))
    if missing or unknown:
        raise OtherShape(Said("save-shape", missing=missing, unknown=unknown))
    values: dict[str, Any] = {}
    for name, kind in data.items():
        if name not in plain:
            continue
        try:
            if kind is Rng:
                words = msgspec.convert(plain[name], list[int])
                if (
                    len(words) != 5
                    or not all(0 <= word <= 0xFFFFFFFF for word in words[:4])
                    or not 0 <= words[4] < 2**63
                ):
                    raise BadSave(Said("save-chance"))
                values[name] = Rng.of(words)
            else:
                least, most = range_in(marks[name]).within(box)
                values[name] = msgspec.convert(plain[name], bounded(kind, least, most, fixed[name]))
        except msgspec.ValidationError as error:
            raise BadSave(Said("save-field", field=name, why=str(error))) from None
    return cls(**values, **shared)
