"""What a Frostpunk pack holds: the shape of its cards, and what is printed on the boards."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ...cards import Effects, Shape, slot
from .phrases import lexicon

TypeSlot = Annotated[int, slot("citizen")]


class HeatSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cubes: int
    icon: TypeSlot = -1


class RangeSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the two symbols of an indicator on this space stand on the Heat track (FP-ACT-17)."""

    insulation: int
    zone: int


class Tower(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a hundred: see `generator.py`."""

    falls: int
    falls_upgraded: int
    loosened: int


class SicknessSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    least: int = msgspec.field(name="from")
    spent: int
    flips: int


class HungerSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    least: int = msgspec.field(name="from")
    discontent: int
    deaths: int


class Deaths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Citizen card does when somebody of this type has died."""

    worker: Effects
    engineer: Effects
    child: Effects


class Citizen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-CIT-01."""

    id: str
    name: str
    type: TypeSlot
    dies: Deaths

    @property
    def deaths(self) -> tuple[Effects, Effects, Effects]:
        """By type."""
        return self.dies.worker, self.dies.engineer, self.dies.child


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heat: tuple[HeatSpace, ...]
    ranges: tuple[RangeSpace, ...]
    stress: int
    tower: Tower
    sickness: tuple[SicknessSection, ...]
    too_sick: int
    hunger: tuple[HungerSection, ...]
    too_hungry: int
    corpses: int
    rounds: int
    fed: tuple[TypeSlot, ...]
    people_per_meeple: int


shape = Shape(lexicon, decks={"citizens": Citizen}, singles={"board": Board}, optional=["citizens"])
