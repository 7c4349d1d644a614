"""What an answer that names a Building tells of it."""

from __future__ import annotations

from ....kernel import Choice, Fact, Facts
from ..state import NONE, City
from .heat import BLUE
from .map import PLACE, spaces_of


def building_at(g: City, space: int) -> Fact:
    """Which Building it is, and where it stands."""
    return ("stands-upgraded-at" if g.improved[space] else "stands-at", g.building[space], space)


def which_building(g: City, choice: Choice, space: int) -> Facts:
    return Facts(name=building_at(g, space))


def uses_of(g: City, building: int, side: int) -> list[Fact]:
    """What each way to use it does."""
    ways = range(len(g.box.uses[building][side]))
    return [("use-or" if way else "use-does", building, side, way) for way in ways]


def what_a_building_is(g: City, choice: Choice, building: int) -> Facts:
    """Its price, what it is, what it does, and how many tiles there are."""
    row = g.box.buildings[building]
    told: list[Fact] = [("costs", row.cost)]
    if row.large:
        told.append(("large",))
    if row.insulation <= BLUE:
        told.append(("insulation-is", row.insulation))
    if row.beds:
        told.append(("beds", row.beds))
    told += [*uses_of(g, building, 0), ("tiles-left", g.left[building])]
    if row.effect:
        told.append(("effect-of-building", building))
    return Facts(now=told, card=row.id)


def what_an_upgrade_brings(g: City, choice: Choice, space: int) -> Facts:
    building = g.building[space]
    row = g.box.buildings[building]
    better = ("insulation-is", g.box.insulation[building][1])
    return Facts(
        name=building_at(g, space), now=[("costs", row.upgrade), better, *uses_of(g, building, 1)], card=row.id
    )


def what_is_built(g: City, choice: Choice, answer: int) -> Facts:
    """Yes: the Building that is meant."""
    return what_a_building_is(g, choice, choice.about) if answer else Facts()


def lying_at(g: City, space: int) -> list[Fact]:
    """What lies on a space, if something does."""
    return [] if g.lies[space] == NONE else [("lies", g.amount[space], g.lies[space])]


def stands_first(g: City, space: int) -> bool:
    """Whether a Building stands here, and this is the space that names it: of a Large one, the first of its tile."""
    building = g.building[space]
    return building != NONE and (not g.box.large[building] or space == spaces_of(PLACE[space])[0])


def buildings_on_map(g: City) -> list[int]:
    """The space of each Building; a Large one counts once."""
    return [space for space in range(len(g.building)) if g.building[space] != NONE and stands_first(g, space)]
