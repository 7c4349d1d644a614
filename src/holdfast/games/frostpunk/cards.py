"""What stands on the cards, tiles and boards of a Frostpunk pack."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...cards import ALWAYS, CardBase, Conditions, Effects, Words, slot

TypeSlot = Annotated[int, slot("citizen")]
FeelingSlot = Annotated[int, slot("feeling")]
BuildingSlot = Annotated[int, slot("building")]
InsulationSlot = Annotated[int, slot("insulation")]
LyingSlot = Annotated[int, slot("lying")]
PileSlot = Annotated[tuple[int, ...], slot("pile")]


class HeatSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cubes: int
    icon: TypeSlot = -1


class RangeSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the two symbols of an indicator on this space stand on the Heat track (FP-ACT-17)."""

    insulation: int
    zone: int


class Tower(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a hundred: see `phases/generator.py`."""

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


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The main ability of a Citizen card (FP-CIT-06, FP-CIT-07, FP-CIT-08, FP-CIT-09): for one kind of action, or for
    the Buildings listed. `do` replaces what the action would do."""

    action: Literal["construct", "deploy scouts", "gather", "remove snow", "use"]
    buildings: tuple[BuildingSlot, ...] = ()
    heated: bool = False
    do: Effects


class Citizen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-CIT-01."""

    id: str
    name: Words
    trade: Words
    story: Words
    type: TypeSlot
    cost: Effects
    ability: Ability
    dies: Deaths

    @property
    def deaths(self) -> tuple[Effects, Effects, Effects]:
        """By type."""
        return self.dies.worker, self.dies.engineer, self.dies.child


class Advisor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-ADV-01, FP-ADV-03: which type of Hope is exhausted, and for what. `sheet` tells what its holder looks
    after."""

    id: str
    name: Words
    story: Words
    exhausts: FeelingSlot
    do: Effects
    sheet: Words


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Special Action (FP-SPEC): who may do it (nobody named: any Meeple that acts), under which condition, and what
    is paid and done. `cold` where the card makes it so; `once` in a game."""

    story: Words
    by: TypeSlot = -1
    if_: Conditions = msgspec.field(name="if", default=ALWAYS)
    do: Effects
    cold: bool = False
    once: bool = False


class Event(CardBase, frozen=True, forbid_unknown_fields=True):
    """FP-EVT-09. `then` says what becomes of a card without options; each option says it for itself. While the card is
    in the display, `special` may be used and `dusk` and `night` happen in their phases."""

    then: Literal["", "remove", "keep", "discard"] = ""
    special: Special | None = None
    dusk: Effects = ()
    night: Effects = ()

    @property
    def specials(self) -> tuple[Special, ...]:
        return () if self.special is None else (self.special,)


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens when the Round marker reaches the Scenario Trigger token of this Round."""

    round: int
    do: Effects


class Scenario(CardBase, frozen=True, forbid_unknown_fields=True):
    """FP-SCN-03, FP-SCN-04, FP-STORY-11, FP-STORY-14. `special` is one, or a list of them; `goal` wins the game;
    `storms` is the Storm card's: what the first Storm does, the second and so on."""

    triggers: tuple[Trigger, ...] = ()
    special: Special | tuple[Special, ...] | None = None
    dusk: Effects = ()
    night: Effects = ()
    goal: Conditions = ALWAYS
    storms: tuple[Effects, ...] = ()

    @property
    def specials(self) -> tuple[Special, ...]:
        """FP-STORY-14: each with an area of its own on the card."""
        return self.special if isinstance(self.special, tuple) else () if self.special is None else (self.special,)


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An option on the black side of an Expedition card (FP-EXP-08): go home or go on, and which deck the next card
    is from."""

    story: Words
    if_: Conditions = msgspec.field(name="if", default=ALWAYS)
    do: Effects = ()
    go: Literal["home, new A", "home, B", "home, C", "on, B", "on, C"]


class Expedition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-EXP-01, FP-EXP-17. `story` is on the white side, `inside` on the black one."""

    id: str
    title: Words
    deck: Literal["A", "B", "C"]
    spaces: Annotated[int, msgspec.Meta(ge=2, le=5)]
    hint: Literal["goods", "people", "both"]
    story: Words
    inside: Words
    options: tuple[Way, ...]


class Law(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-LAW-07: what its introduction does at once; `effect` says in words what it changes for good."""

    id: str
    name: Words
    story: Words
    effect: Words
    now: Effects = ()
    builds: tuple[BuildingSlot, ...] = ()  # may be built from now on
    at_once: bool = False  # and one of them at once, free of charge


class Technology(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-TECH-06."""

    id: str
    name: Words
    story: Words
    effect: Words
    cost: int


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One way to use a Building."""

    if_: Conditions = msgspec.field(name="if", default=ALWAYS)
    do: Effects


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """FP-BLD. `cost` and `upgrade` in Wood and Steam Cores; `uses` and `upgraded` are the ways to use its two sides.
    `effect` says in words what it does without being used."""

    id: str
    name: Words
    tiles: int
    large: bool = False
    insulation: InsulationSlot
    upgraded_insulation: InsulationSlot = -1
    engineers: bool = False
    fixed: bool = False  # the red Dismantle icon
    locked: bool = False  # only a card allows it to be built
    cost: PileSlot = ()
    upgrade: PileSlot = ()
    deposit: LyingSlot = -1  # the Deposit its tile must touch
    beds: int = 0
    hunting: tuple[int, int] = (0, 0)
    built: Effects = ()  # when it is built
    uses: tuple[Use, ...] = ()
    upgraded: tuple[Use, ...] = ()
    effect: Words = ""


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
    name: Words
    story: Words
    normal: Start
    hard: Start


class MapTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-SNOW-07, FP-SNOW-08: what is found on its spaces, and Food."""

    id: str
    spaces: Annotated[tuple[Annotated[tuple[int, ...], slot("pile")], ...], msgspec.Meta(min_length=1, max_length=2)]
    food: int = 0


class Weather(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-WEA-01, FP-WEA-02, FP-WEA-03, FP-WEA-04, FP-WEA-05, FP-WEA-06, FP-WEA-07, FP-WEA-08, FP-WEA-09, FP-WEA-10: the
    four sections of a card."""

    id: str
    name: Words
    story: Words
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


class CallToRise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-ADV-05: how many Citizen cards are drawn with 1, 2 ... 6 Hope tokens."""

    name: Words
    story: Words
    draws: tuple[int, ...]
