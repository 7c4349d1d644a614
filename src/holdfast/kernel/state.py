"""The state of a game: plain data, copied field by field, written out and read back as such."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, ClassVar, Protocol, Self, TypeVar

from .choice import Vocabulary
from .errors import BadSave
from .rng import Rng

# One thing told: message id, the only seat that may read it (ALL for everybody), and the numbers in it.
Told = tuple[str, int, tuple[int, ...]]
ALL = -1


class Box(Protocol):
    """What is in a game's box: tables loaded once from a pack, shared by every state, never copied."""

    @property
    def vocabulary(self) -> Vocabulary: ...
    @property
    def pack(self) -> PackId: ...


@dataclass(frozen=True, slots=True)
class PackId:
    """Which cards a game is played with. `layout` tells whether numbers in a save still mean the same cards.
    `path` is where a pack of the player's own lies; the built-in one has none."""

    name: str
    version: str
    hash: str
    layout: str
    path: Path | None = None


@dataclass(slots=True, kw_only=True, eq=False)
class State:
    """What the kernel needs of any state. A game adds its own fields, and lists them all in `copy`.

    `reveals` counts what became known that was hidden: with the draws of `rng` it is the line that undo may not cross
    unasked. `told` is where telling goes, or None where nobody listens.
    """

    kept: ClassVar[frozenset[str]] = frozenset()  # lists that copies share: never changed in place, only replaced

    rng: Rng
    reveals: int = 0
    told: list[Told] | None = None

    def copy(self) -> Self:
        raise NotImplementedError  # each game's state lists its fields

    def tell(self, message: str, *numbers: int) -> None:
        if self.told is not None:
            self.told.append((message, ALL, numbers))

    def tell_only(self, seat: int, message: str, *numbers: int) -> None:
        if self.told is not None:
            self.told.append((message, seat, numbers))

    def known(self) -> int:
        """How much has been shown so far: two equal answers, and nothing was learned in between."""
        return self.reveals + self.rng.draws


S = TypeVar("S", bound=State)

SHARED = frozenset({"box", "told"})


_data_fields: dict[type[State], dict[str, Any]] = {}


def data_fields(cls: type[State]) -> dict[str, Any]:
    """The fields of a state that are data, with their types. (The box is not read, so its type need not be known.)"""
    if cls not in _data_fields:
        from inspect import get_annotations

        found: dict[str, Any] = {}
        for parent in reversed(cls.__mro__):
            known = vars(sys.modules[parent.__module__])
            for name, kind in get_annotations(parent).items():
                if name not in SHARED and name != "kept":
                    found[name] = eval(kind, known) if isinstance(kind, str) else kind
        _data_fields[cls] = {field.name: found[field.name] for field in fields(cls) if field.name not in SHARED}
    return _data_fields[cls]


def to_plain(state: State) -> dict[str, Any]:
    """The state as JSON-able data."""
    plain: dict[str, Any] = {}
    for name in data_fields(type(state)):
        value = getattr(state, name)
        plain[name] = value.words() if isinstance(value, Rng) else value
    return plain


def from_plain(cls: type[S], plain: Mapping[str, Any], **shared: Any) -> S:
    """The state that `to_plain` wrote; data of another shape is refused in words."""
    import msgspec

    expected = data_fields(cls)
    missing = sorted(expected.keys() - plain.keys())
    unknown = sorted(plain.keys() - expected.keys())
    if missing or unknown:
        raise BadSave(
            "the saved position has another shape than these rules:"
            + (f" it lacks {', '.join(missing)}." if missing else "")
            + (f" It has {', '.join(unknown)}, which nobody knows." if unknown else "")
        )
    values: dict[str, Any] = {}
    for name, kind in expected.items():
        try:
            if kind is Rng:
                words = msgspec.convert(plain[name], list[int])
                if len(words) != 5 or not all(0 <= word <= 0xFFFFFFFF for word in words[:4]):
                    raise BadSave("the saved position's chance is damaged.")
                values[name] = Rng.of(words)
            else:
                values[name] = msgspec.convert(plain[name], kind)
        except msgspec.ValidationError as error:
            raise BadSave(f"the saved position is damaged at {name}: {error}.") from None
    return cls(**values, **shared)
