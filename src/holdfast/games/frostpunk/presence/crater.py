"""What lies in the crater now: tiles with their spaces, and the Generator in their midst."""

from __future__ import annotations

from ....presence import Shown
from ..actions.act import space_warm
from ..city.buildings import stands_first
from ..city.heat import BLUE, YELLOW, insulation_heated, zone_heated
from ..city.map import GENERATOR, spaces_of
from ..nouns import Lying, Meeple
from ..state import NONE, RUINS, City


class FrostpunkIndicators(Shown, frozen=True):
    """On which space of the Generator track each Heat Range indicator stands."""

    red: int
    orange: int
    yellow: int


class FrostpunkGenerator(Shown, frozen=True):
    """`warm_from`: from which heat on red, orange and yellow Buildings are heated, and `warm` whether they are;
    `zones_from`: the same for the Generator tile, Near and Far tiles (a larger zone takes in the smaller ones)."""

    heat: int
    cold: int
    end: int
    indicators: FrostpunkIndicators
    warm_from: list[int]
    zones_from: list[int]
    warm: list[bool]
    stress: int
    most_stress: int
    inside: int
    overheated: bool
    upgraded: bool


class FrostpunkSpace(Shown, frozen=True):
    """`building` is an id of the Buildings board, or `ruins`. A large Building lies on both spaces; `first` where it is
    drawn."""

    space: str
    lies: Lying | None
    amount: int
    building: str | None
    first: bool
    upgraded: bool
    heated: bool
    meeple: Meeple | None


class FrostpunkPlace(Shown, frozen=True):
    """A tile that lies on the map; `tile` is None for the Generator tile."""

    place: str
    tile: str | None
    heated: bool
    spaces: list[FrostpunkSpace]


def generator(g: City) -> FrostpunkGenerator:
    return FrostpunkGenerator(
        heat=g.heat,
        cold=g.cold,
        end=g.box.heat_end,
        indicators=FrostpunkIndicators(*g.ranges),
        warm_from=[g.box.insulation_level[space] + 1 for space in g.ranges],
        zones_from=[g.box.zone_level[space] + 1 for space in g.ranges],
        warm=[insulation_heated(g, insulation) for insulation in range(YELLOW + 1)],
        stress=g.stress,
        most_stress=g.box.board.stress,
        inside=g.inside,
        overheated=g.overheated,
        upgraded=g.upgraded,
    )


def place_on_map(g: City, place: int) -> FrostpunkPlace:
    return FrostpunkPlace(
        place=g.box.place_words[place],
        tile=None if place == GENERATOR else g.box.map_tiles[g.tiles[place]].id,
        heated=zone_heated(g, place),
        spaces=[space_on_map(g, space) for space in spaces_of(place)],
    )


def space_on_map(g: City, space: int) -> FrostpunkSpace:
    box, number = g.box, g.building[space]
    insulation = BLUE if number == NONE else box.insulation[number][g.improved[space]]
    return FrostpunkSpace(
        space=box.space_words[space],
        lies=None if g.lies[space] == NONE else box.lying_words[g.lies[space]],
        amount=g.amount[space],
        building=None if number == NONE else "ruins" if number == RUINS else box.buildings[number].id,
        first=number != NONE and stands_first(g, space),
        upgraded=bool(g.improved[space]),
        heated=space_warm(g, space, insulation),
        meeple=None if g.standing[space] == NONE else box.meeple_words[g.standing[space]],
    )
