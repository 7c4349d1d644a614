"""Reuse a Building, reuse a Worker (FP-EVT-17, FP-EVT-18, FP-EVT-19): what stands there acts once more, and it counts
as heated."""

from __future__ import annotations

from typing import Final

from ....kernel import Choice, Facts, Question, Refusal, Rule
from ..city import ground
from ..city.buildings import buildings_on_map, lying_at, stands_first, which_building
from ..city.ground import on_this_map
from ..state import AUTOMATON, NONE, WORKER, City
from . import construct, gather, snow
from .use import open_ways, use_building

# Where a Worker may stand beyond the spaces of the map: so far beyond their number.
BUILDING_SITE: Final = 0
SNOW_FIELD: Final = 1


def citizen_at(g: City, space: int) -> bool:
    """Whether a Citizen's Meeple stands on the Building here."""
    standing = g.standing[space]
    if standing not in (NONE, AUTOMATON):
        return True
    return g.box.large[g.building[space]] and g.standing[space + 1] not in (NONE, AUTOMATON)


def why_not_reuse(g: City, choice: Choice, space: int) -> Refusal | None:
    """FP-EVT-17, FP-BLD-52: a Building that has an action and a Citizen's Meeple, whose price can be paid again; the
    Building that reuses cannot choose itself."""
    if g.building[space] == NONE or not stands_first(g, space):
        return Refusal("FP-EVT-17", "no-building", space)
    if space == choice.about:
        return Refusal("FP-BLD-52", "not-itself", space)
    if not citizen_at(g, space):
        return Refusal("FP-EVT-17", "no-citizen-there", space)
    return None if open_ways(g, space) else Refusal("FP-EVT-17", "cannot-pay-use", space)


REUSE_BUILDING = Question("reuse", "spaces", on_this_map(why_not_reuse), about="space", facts=which_building)


def reusable_buildings(g: City, here: int = NONE) -> list[int]:
    """FP-EVT-17, FP-BLD-52: those that can be reused, but for the one that does it."""
    choice = Choice(REUSE_BUILDING, g.decider(), [], here)
    return [space for space in buildings_on_map(g) if why_not_reuse(g, choice, space) is None]


def reuse_building(g: City, seat: int, here: int = NONE) -> Rule:
    """FP-EVT-17: with all Laws and Technologies that apply."""
    spaces = reusable_buildings(g, here)
    if spaces:
        space = yield Choice(REUSE_BUILDING, seat, spaces, here)
        g.tell("reused", space)
        yield from use_building(g, seat, space)


def why_not_reuse_worker(g: City, choice: Choice, place: int) -> Refusal | None:
    """FP-EVT-18, FP-EVT-19: a Worker who has acted, at a place where there is something to do once more. Those on cards
    and Scouts stand on none of these places."""
    if place == g.box.spaces + BUILDING_SITE:
        if not g.building_site[WORKER]:
            return Refusal("FP-EVT-18", "no-worker-there")
        return None if construct.anything_to_do(g) else Refusal("FP-EVT-18", "nothing-to-do-there")
    if place == g.box.spaces + SNOW_FIELD:
        if not g.snow_field[WORKER]:
            return Refusal("FP-EVT-18", "no-worker-there")
        return None if snow.near_placeable(g) or snow.far_placeable(g) else Refusal("FP-EVT-18", "nothing-to-do-there")
    if g.standing[place] != WORKER:
        return Refusal("FP-EVT-18", "no-worker-there")
    building = g.building[place]
    if building == NONE:
        there = ground.resources_at(g, place) or ground.can_saw(g, place)
        return None if there else Refusal("FP-EVT-18", "nothing-to-do-there")
    return None if open_ways(g, first_space(g, place)) else Refusal("FP-EVT-18", "nothing-to-do-there")


def first_space(g: City, space: int) -> int:
    """The space that names the Building on this one."""
    return space if stands_first(g, space) else space - 1


def what_a_worker_does(g: City, choice: Choice, place: int) -> Facts:
    """What is done where the Worker stands."""
    if place >= g.box.spaces:
        return Facts()
    if g.building[place] != NONE:
        return which_building(g, choice, place)
    return Facts(name=("gathers-at", place), now=lying_at(g, place))


REUSE_WORKER = Question("reuse-worker", "workplaces", on_this_map(why_not_reuse_worker), facts=what_a_worker_does)


def reusable_workers(g: City) -> list[int]:
    choice = Choice(REUSE_WORKER, g.decider(), [])
    places = [*range(len(g.standing)), g.box.spaces + BUILDING_SITE, g.box.spaces + SNOW_FIELD]
    return [place for place in places if why_not_reuse_worker(g, choice, place) is None]


def reuse_worker(g: City, seat: int) -> Rule:
    """FP-EVT-18, FP-EVT-19: an action of the place where the Worker stands, heated; its own standing there is no
    obstacle."""
    places = reusable_workers(g)
    if not places:
        return
    place = yield Choice(REUSE_WORKER, seat, places)
    g.tell("worker-reused", place)
    if place == g.box.spaces + BUILDING_SITE:
        yield from construct.construct_action(g, seat)
    elif place == g.box.spaces + SNOW_FIELD:
        yield from snow.remove_snow(g, seat)
    elif g.building[place] != NONE:
        yield from use_building(g, seat, first_space(g, place))
    else:
        yield from gather.gather(g, seat, WORKER, place)
