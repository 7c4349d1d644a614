"""What can be built and where, and what puts Buildings up and takes them down (FP-CONS, FP-EVT-12, FP-EVT-13)."""

from __future__ import annotations

from collections.abc import Sequence

from ....cards import perform
from ....kernel import Choice, Facts, Question, Refusal, Rule
from ....kernel.rows import put, without
from ..here import NOWHERE
from ..state import COAL, FIELD_KITCHEN, NONE, RUINS, WORKSHOP, City
from . import technologies
from .buildings import stands_first, which_building
from .goods import have
from .ground import clear, map_of, on_map, on_this_map
from .map import GENERATOR, GENERATOR_SPACES, PLACE, spaces_of


def covered(g: City, building: int, space: int) -> range:
    """FP-CONS-05, FP-CONS-08: the spaces it takes: a Large Building both of its tile."""
    return spaces_of(PLACE[space]) if g.box.large[building] else range(space, space + 1)


def number_standing(g: City, building: int) -> int:
    """How many Buildings of a kind are on the map; a Large one counts once."""
    return g.building.count(building) // (2 if g.box.large[building] else 1)


def is_fixed(g: City, building: int) -> bool:
    """FP-CONS-15: the red Dismantle icon."""
    return g.box.fixed[building]


def is_manned(g: City, space: int) -> bool:
    """Whether a Meeple is on the Building that stands here."""
    return any(g.standing[other] != NONE for other in covered(g, g.building[space], space))


# -- what can be built, and where -------------------------------------------------------------------------------------


def why_not_buildable(g: City, building: int) -> Refusal | None:
    """FP-CONS-04, FP-CONS-07, FP-CONS-11: unlocked, a tile left, and not lying on its Ruins side."""
    if not g.unlocked[building]:
        return Refusal("FP-CONS-04", "locked", building)
    if not g.left[building]:
        return Refusal("FP-CONS-11", "no-tile-left", building)
    if g.ruined[building] >= g.left[building]:
        return Refusal("FP-CONS-07", "ruins-left", building)
    return None


def why_not_pay(g: City, building: int) -> Refusal | None:
    """FP-CONS-03."""
    for goods, number in enumerate(g.box.buildings[building].cost):
        if number > have(g, goods):
            return Refusal("FP-CONS-03", "cost-lacks", building, number, goods, have(g, goods))
    return None


def why_not_site(g: City, building: int, space: int) -> Refusal | None:
    """FP-CONS-05, FP-CONS-08, FP-CONS-09, FP-BLD-33, FP-BLD-35, FP-BLD-46: why it cannot stand here. A Large Building
    is named by the first space of its tile."""
    if not on_map(g, space):
        return Refusal("FP-CONS-05", "not-on-map", space)
    if g.box.large[building]:
        return why_not_large(g, building, space)
    if g.building[space] != NONE:
        return Refusal("FP-CONS-05", "built-on", space, g.building[space])
    if g.standing[space] != NONE:
        return Refusal("FP-CONS-05", "meeple-there", space, g.standing[space])
    if building == FIELD_KITCHEN and PLACE[space] == GENERATOR:
        return Refusal("FP-BLD-46", "not-by-generator", building)
    return None


def why_not_large(g: City, building: int, space: int) -> Refusal | None:
    """FP-CONS-08, FP-CONS-09, FP-BLD-33, FP-BLD-35."""
    place = PLACE[space]
    if place == GENERATOR:
        return Refusal("FP-CONS-09", "not-by-generator", building)
    spaces = spaces_of(place)
    if space != spaces[0]:
        return Refusal("FP-CONS-08", "first-space", spaces[0])
    for other in spaces:
        if g.building[other] != NONE or g.standing[other] != NONE:
            return Refusal("FP-CONS-08", "no-room-large", building, place)
    deposit = g.box.buildings[building].deposit
    if deposit != NONE and not touches(g, place, deposit):
        return Refusal("FP-BLD-33" if deposit == COAL else "FP-BLD-35", "no-deposit", building, deposit, place)
    return None


def touches(g: City, place: int, deposit: int) -> bool:
    """FP-ADJ-09: whether a tile here touches such a Deposit, of the Rim board or of rock."""
    for mark in map_of(g).at_mark[place]:
        if g.deposits[mark] == deposit:
            return True
    return False


def sites(g: City, building: int) -> list[int]:
    """FP-CONS-05, FP-CONS-08: where it can stand: what `why_not_site` has nothing against. Asked about every space of
    the map, that would take a game played by chance a twenty-fifth longer."""
    free, standing, tiles = g.building, g.standing, g.tiles
    if not g.box.large[building]:
        first = GENERATOR_SPACES if building == FIELD_KITCHEN else 0
        return [
            space
            for space in range(first, len(free))
            if free[space] == NONE == standing[space] and (space < GENERATOR_SPACES or tiles[PLACE[space]] != NONE)
        ]
    deposit = g.box.deposits[building]
    return [
        space
        for space in range(GENERATOR_SPACES, len(free), 2)  # the first of each tile
        if free[space] == NONE == standing[space]
        and free[space + 1] == NONE == standing[space + 1]
        and tiles[PLACE[space]] != NONE
        and (deposit == NONE or touches(g, PLACE[space], deposit))
    ]


def has_site(g: City, building: int) -> bool:
    """Whether there is any; the first will do."""
    if g.box.large[building] or building == FIELD_KITCHEN:
        return bool(sites(g, building))
    free, standing, tiles = g.building, g.standing, g.tiles
    for space in range(len(free)):
        if free[space] == NONE == standing[space] and (space < GENERATOR_SPACES or tiles[PLACE[space]] != NONE):
            return True
    return False


def why_not_room(g: City, building: int) -> Refusal | None:
    """FP-CONS-05, FP-CONS-08, FP-BLD-33, FP-BLD-35: there is a site."""
    if has_site(g, building):
        return None
    deposit = g.box.buildings[building].deposit
    if deposit != NONE:
        return Refusal("FP-BLD-33" if deposit == COAL else "FP-BLD-35", "no-deposit-tile", building, deposit)
    if g.box.large[building]:
        return Refusal("FP-CONS-08", "no-tile-free", building)
    return Refusal("FP-CONS-05", "no-space-free", building)


def why_not_build(g: City, building: int) -> Refusal | None:
    """FP-CONS-03, FP-CONS-04, FP-CONS-05, FP-CONS-07, FP-CONS-08, FP-CONS-11: why it cannot be built now."""
    return why_not_buildable(g, building) or why_not_pay(g, building) or why_not_room(g, building)


def why_not_build_on(g: City, choice: Choice, space: int) -> Refusal | None:
    return why_not_site(g, choice.about, space)


def what_is_lost_there(g: City, choice: Choice, space: int) -> Facts:
    """FP-CONS-06: whatever lies where it is built."""
    spaces = covered(g, choice.about, space)
    return Facts(now=[("lies-lost", g.amount[other], g.lies[other]) for other in spaces if g.lies[other] != NONE])


BUILD_ON = Question("build-on", "spaces", on_this_map(why_not_build_on), about="building", facts=what_is_lost_there)


# -- up and down ------------------------------------------------------------------------------------------------------


def put_up(g: City, seat: int, building: int, space: int) -> Rule:
    """FP-CONS-05, FP-CONS-06, FP-CONS-08, FP-BLD-51, FP-TECH-01: on the map, basic side up, and what follows from
    that."""
    for other in covered(g, building, space):
        clear(g, other)
        g.building[other] = building
        if g.improved[other]:
            g.improved = put(g.improved, other, 0)
    g.left = put(g.left, building, g.left[building] - 1)
    g.tell("built", building, space)
    if building == WORKSHOP:
        yield from technologies.workshop_built(g)
    yield from perform(g, g.box.buildings[building].built, NOWHERE)


def take_down(g: City, space: int) -> None:
    """FP-CONS-13, FP-CONS-15, FP-CONS-16, FP-CONS-17, FP-EVT-13, FP-EVT-14, FP-TECH-04: back to the board, basic side
    up; Ruins out of the game. A Meeple there is set aside until the night. What has the red Dismantle icon stays."""
    building = g.building[space]
    if is_fixed(g, building):
        return
    for other in covered(g, building, space):
        g.building[other] = NONE
        if g.improved[other]:
            g.improved = put(g.improved, other, 0)
        set_aside(g, other)
        if other in g.lit:
            g.lit = without(g.lit, other)
    if building != RUINS:
        g.left = put(g.left, building, g.left[building] + 1)
    if building == WORKSHOP:
        technologies.workshop_gone(g)


def set_aside(g: City, space: int) -> None:
    """FP-EVT-14."""
    kind = g.standing[space]
    if kind != NONE:
        g.standing[space] = NONE
        g.used_up[kind] += 1
        g.tell("set-aside", kind)


# -- what cards do ----------------------------------------------------------------------------------------------------


def can_build_free(g: City, building: int) -> bool:
    """FP-EVT-12: it is unlocked, there is a tile of it, and a legal place."""
    return why_not_buildable(g, building) is None and why_not_room(g, building) is None


def build_free(g: City, seat: int, building: int) -> Rule:
    """FP-EVT-12: under all restrictions but the price; where it cannot be built, nothing happens."""
    if can_build_free(g, building):
        space = yield Choice(BUILD_ON, seat, sites(g, building), about=building)
        yield from put_up(g, seat, building, space)


def why_not_destroy(g: City, choice: Choice, space: int) -> Refusal | None:
    """FP-EVT-13, FP-CONS-15: a Building, of the kind that is named if one is, without the red Dismantle icon."""
    building = g.building[space]
    if building == NONE:
        return Refusal("FP-EVT-13", "no-building", space)
    if choice.about not in (NONE, building):
        return Refusal("FP-EVT-13", "other-building", choice.about)
    if not stands_first(g, space):
        return Refusal("FP-CONS-08", "first-space", spaces_of(PLACE[space])[0])
    return Refusal("FP-CONS-15", "fixed", building) if is_fixed(g, building) else None


DESTROY = Question("destroy", "spaces", on_this_map(why_not_destroy), about="building", team=True, facts=which_building)


def destroy(g: City, building: int = NONE) -> Rule:
    """FP-EVT-13, FP-EVT-14: a Building of the players' choice, of this kind if one is named."""
    choice = Choice(DESTROY, g.leader, [], about=building)
    choice.values = [space for space in range(len(g.building)) if why_not_destroy(g, choice, space) is None]
    if choice.values:
        space = yield choice
        g.tell("destroyed", g.building[space], space)
        take_down(g, space)


def ruin_on(g: City, building: int, places: Sequence[int]) -> None:
    """FP-GROVE-09: those on the tiles of these places, where they stay."""
    for space, stands in enumerate(g.building):
        if stands == building and PLACE[space] in places:
            g.building[space] = RUINS
            g.tell("ruined-there", building, space)


def ruin_all(g: City, building: int) -> None:
    """FP-WEA-13, FP-WEA-14, FP-BLD-40: those on the map, where they stay, and those on the Buildings board."""
    for space, stands in enumerate(g.building):
        if stands == building:
            g.building[space] = RUINS
    g.ruined = put(g.ruined, building, g.left[building])
    g.tell("ruined", building)
