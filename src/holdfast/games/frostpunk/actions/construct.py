"""Construct: the action, in which Buildings are built and dismantled (FP-CONS)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....kernel import Choice, Question, Refusal, Rule
from ..city.buildings import stands_first, what_a_building_is, which_building
from ..city.construction import BUILD_ON, has_site, is_fixed, is_manned, put_up, sites, take_down, why_not_build
from ..city.goods import gain, spend
from ..city.ground import on_this_map
from ..city.map import PLACE, spaces_of
from ..state import BUILDINGS, CONSTRUCTION_PLAN, CORE, NONE, WOOD, City

SUB_ACTIONS: Final = 3
BUILD: Final = 0
DISMANTLE: Final = 1
DONE: Final = 2


# -- what can be built or dismantled ----------------------------------------------------------------------------------


def why_not_dismantle(g: City, space: int) -> Refusal | None:
    """FP-CONS-13, FP-CONS-15: a Building without a Meeple and without the red Dismantle icon; a Large one is named by
    the first space of its tile."""
    building = g.building[space]
    if building == NONE:
        return Refusal("FP-CONS-13", "no-building", space)
    if not stands_first(g, space):
        return Refusal("FP-CONS-08", "first-space", spaces_of(PLACE[space])[0])
    if is_fixed(g, building):
        return Refusal("FP-CONS-15", "fixed", building)
    return Refusal("FP-CONS-13", "meeple-on-building", building) if is_manned(g, space) else None


def affordable(g: City) -> Iterator[int]:
    """FP-CONS-03, FP-CONS-04, FP-CONS-07, FP-CONS-11: what could be paid and built, if there is room: what
    `why_not_buildable` and `why_not_pay` have nothing against. Asked about every Building, they would take a game
    played by chance a twentieth longer."""
    wood, cores = g.stock[WOOD], g.stock[CORE]
    unlocked, left, ruined = g.unlocked, g.left, g.ruined
    for building, in_wood, in_cores in g.box.prices:
        if in_wood > wood:
            return
        if in_cores <= cores and unlocked[building] and left[building] > ruined[building]:
            yield building


def can_build(g: City) -> bool:
    return any(has_site(g, building) for building in affordable(g))


def buildable(g: City) -> list[int]:
    """Everything that `why_not_build` has nothing against."""
    return sorted(building for building in affordable(g) if has_site(g, building))


def dismantlable(g: City) -> list[int]:
    fixed = g.box.fixed
    return [
        space
        for space, building in enumerate(g.building)
        if not fixed[building] and why_not_dismantle(g, space) is None
    ]


def anything_to_do(g: City) -> bool:
    """FP-CONS-02: whether any sub-action is open."""
    return can_build(g) or bool(dismantlable(g))


def why_not_construct(g: City) -> Refusal | None:
    """FP-CONS-02: why the action would come to nothing."""
    return None if anything_to_do(g) else Refusal("FP-CONS-02", "nothing-to-construct")


# -- the action -------------------------------------------------------------------------------------------------------


def why_not_sub_action(g: City, choice: Choice, what: int) -> Refusal | None:
    """FP-CONS-02, FP-CONS-03, FP-CONS-13: something to build, something to dismantle; or one is done."""
    if what == BUILD and not can_build(g):
        return Refusal("FP-CONS-03", "nothing-to-build")
    if what == DISMANTLE and not dismantlable(g):
        return Refusal("FP-CONS-13", "nothing-to-dismantle")
    return None


def why_not_this_building(g: City, choice: Choice, building: int) -> Refusal | None:
    return why_not_build(g, building) if building < BUILDINGS else Refusal("FP-CONS-03", "choose-building")


def why_not_dismantle_at(g: City, choice: Choice, space: int) -> Refusal | None:
    return why_not_dismantle(g, space)


SUB_ACTION = Question("construct", "sub-actions", why_not_sub_action, about="left")


BUILD_WHAT = Question("build", "buildings", why_not_this_building, facts=what_a_building_is)
DISMANTLE_AT = Question("dismantle", "spaces", on_this_map(why_not_dismantle_at), facts=which_building)


def construct_action(g: City, seat: int) -> Rule:
    """FP-CONS-02, FP-TECH-09: three sub-actions; one more with the Construction Plan."""
    yield from construct(g, seat, SUB_ACTIONS + g.developed[CONSTRUCTION_PLAN])


def construct(g: City, seat: int, times: int) -> Rule:
    """FP-CONS-02: up to so many sub-actions, each Build or Dismantle."""
    for left in range(times, 0, -1):
        choice = Choice(SUB_ACTION, seat, [], about=left)
        choice.values = [what for what in (BUILD, DISMANTLE, DONE) if why_not_sub_action(g, choice, what) is None]
        what = yield choice
        if what == DONE:
            return
        yield from (build if what == BUILD else dismantle)(g, seat)


def build(g: City, seat: int) -> Rule:
    """FP-CONS-03, FP-CONS-05: which, and where; the price is spent."""
    building = yield Choice(BUILD_WHAT, seat, buildable(g))
    space = yield Choice(BUILD_ON, seat, sites(g, building), about=building)
    for goods, number in enumerate(g.box.buildings[building].cost):
        if number:
            spend(g, goods, number)
    yield from put_up(g, seat, building, space)


def dismantle(g: City, seat: int) -> Rule:
    """FP-CONS-13, FP-CONS-14, FP-TECH-09: nothing is gained, but 1 Wood with the Construction Plan."""
    space = yield Choice(DISMANTLE_AT, seat, dismantlable(g))
    g.tell("dismantled", g.building[space], space)
    take_down(g, space)
    if g.developed[CONSTRUCTION_PLAN]:
        gain(g, WOOD, 1)
