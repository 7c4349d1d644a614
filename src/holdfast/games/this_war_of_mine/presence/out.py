"""Out at night, as it lies open: where the scavengers are, what they carry, and the combat chart."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ....presence import Shown
from ..characters import people
from ..phases import scavenging
from ..scavenging import findings, locations
from ..shelter import storage
from ..state import EXPLORATION, MOST_PEOPLE, NONE, OUT, PEOPLE, Shelter
from .goods import weapon_word

PlaceWord = Literal["near", "distant", "far"]
EnemyKind = Literal["A", "B", "C"]

PLACE_WORDS: Final[tuple[PlaceWord, ...]] = get_args(PlaceWord)
ENEMY_KINDS: Final[tuple[EnemyKind, ...]] = get_args(EnemyKind)


class WarLoad(Shown, frozen=True):
    """What lies on the FINDINGS PILE weighs so much, and those who are out can carry so much."""

    weight: int
    capacity: int


class WarTrip(Shown, frozen=True):
    """Where the scavengers are. `place` is None if the card has left the board during the visit; `risk`: on how many
    rolls in a hundred noise brings somebody; `turned` are the cards explored, the last one on top."""

    place: PlaceWord | None
    location: str
    unknown: int
    turned: list[str]
    noise: int
    risk: int
    resident: str | None
    scavengers: list[int]
    fled: bool
    packing: bool


class WarFoe(Shown, frozen=True):
    """An enemy on the combat chart: in the row of its `weapon` (None: bare hands), in the column of its `wounds`; three
    kill. `melee` is what it falls back on."""

    foe: int
    kind: EnemyKind
    prowess: int
    weapon: str | None
    melee: str | None
    wounds: int
    dodges: bool


class WarRoll(Shown, frozen=True):
    """Whose roll is being settled: a person's or an enemy's."""

    person: int | None
    foe: int | None


class WarFight(Shown, frozen=True):
    """`round`: the one being fought, or the last that was; 0 before the first."""

    resident: str | None
    round: int
    foes: list[WarFoe]
    dodging: list[int]
    rolling: WarRoll | None


def load(g: Shelter) -> WarLoad | None:
    """TW-FIND-03: what lies on the FINDINGS PILE, and what those who are out can carry; None if nobody is."""
    if not people.on_task(g, OUT):
        return None
    return WarLoad(weight=storage.weight(g, g.pile), capacity=findings.capacity(g))


def trip(g: Shelter) -> WarTrip | None:
    """`place` is None if the card has left the board during the visit. `risk`: on how many rolls in
    a hundred noise brings somebody."""
    location = locations.here(g)
    if location is None:
        return None
    return WarTrip(
        place=None if g.location == locations.LEFT_BOARD else PLACE_WORDS[g.location],
        location=location.id,
        unknown=len(g.unknown),
        turned=[g.box.exploration[card].id for card in g.drawn[EXPLORATION]],
        noise=g.noise,
        risk=10 * g.noise,
        resident=None if g.card == NONE else g.box.residents[g.card].id,
        scavengers=[one + 1 for one in people.scavengers(g)],
        fled=g.fled,
        packing=g.stage >= scavenging.PACKING,
    )


def fight(g: Shelter) -> WarFight:
    """The combat chart: an enemy stands in the row of its weapon, and a column further for each wound. `round` is 0
    before the first."""
    dodging = set(g.dodging)
    return WarFight(
        resident=None if g.card == NONE else g.box.residents[g.card].id,
        round=g.combat_round,
        foes=[
            WarFoe(
                foe=number + 1,
                kind=ENEMY_KINDS[g.box.enemy_kind[token]],
                prowess=g.box.enemy_prowess[token],
                weapon=weapon_word(g.foe_weapon[number]),
                melee=weapon_word(g.foe_melee[number]),
                wounds=g.foe_wounds[number],
                dodges=MOST_PEOPLE + number in dodging,
            )
            for number, token in enumerate(g.foes)
        ],
        dodging=[one + 1 for one in PEOPLE if one in dodging],
        rolling=rolling(g),
    )


def rolling(g: Shelter) -> WarRoll | None:
    """Whose roll is being settled."""
    if g.fighter == NONE:
        return None
    foe = g.fighter - MOST_PEOPLE
    return WarRoll(person=g.fighter + 1 if foe < 0 else None, foe=foe + 1 if foe >= 0 else None)
