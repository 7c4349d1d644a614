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


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Society begins with at one difficulty (FP-SOC-01). `sick` is by type of Citizen; of the tokens on a track
    the first is their number, the second how many of them are active."""

    workers: int
    engineers: int
    children: int
    discontent: tuple[int, int]
    hope: tuple[int, int]
    sick: tuple[int, int, int] = (0, 0, 0)
    automatons: int = 0
    corpses: int = 0
    food: int = 0
    wood: int = 0
    coal: int = 0
    cores: int = 0


class Society(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    story: str
    normal: Start
    hard: Start


class MapTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-SNOW-07, 08: what is found on its spaces, and Food."""

    id: str
    spaces: Annotated[tuple[Annotated[tuple[int, ...], slot("pile")], ...], msgspec.Meta(min_length=1, max_length=2)]
    food: int = 0


class Weather(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-WEA-01 to 10: the four sections of a card."""

    id: str
    name: str
    story: str
    cold: int = 0
    red: int = 0
    orange: int = 0
    yellow: int = 0
    scouts: int = 0
    storm: int = 0


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


shape = Shape(
    lexicon,
    decks={"societies": Society, "near": MapTile, "far": MapTile, "weather": Weather, "citizens": Citizen},
    singles={"board": Board},
    optional=["citizens"],
)
