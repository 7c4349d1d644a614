"""What holds of every position: cards, tiles, tokens and Meeples are all somewhere, and once; numbers stay within their
tracks. A saved one is held to it."""

from __future__ import annotations

from collections.abc import Iterator

from .city.map import PLACE, spaces_of
from .city.marks import in_use
from .state import (
    AUTOMATON,
    BUILDINGS,
    EACH_TOKEN,
    GOODS,
    MOST_AUTOMATONS,
    MOST_HOPE,
    MOST_LAWS,
    MOST_ON_SPACE,
    MOST_TREES,
    NONE,
    RUINS,
    SET_UP,
    TOKEN_TYPES,
    TREE,
    TYPES,
    City,
)

RANGES = 3  # Red, Orange, Yellow


def misplaced(g: City) -> Iterator[str]:
    """The fields that cannot be as they are."""
    box = g.box
    if not len(g.hands) == len(g.played) == len(g.advisors) == g.seats:
        yield "seats"
    if max(g.leader, g.active) >= g.seats or g.passed > g.seats:
        yield "active"
    for track, tokens in enumerate(g.tokens):
        if any(
            g.bags[track][kind] + sum(token // 2 == kind for token in tokens) != EACH_TOKEN
            for kind in range(TOKEN_TYPES)
        ):
            yield "tokens"
    if max(map(len, g.tokens)) > MOST_HOPE:
        yield "tokens"
    played = [card for card in g.played if card != NONE]
    in_hands = [card for hand in g.hands for card in hand]
    if sorted([*g.citizens, *g.citizens_gone, *in_hands, *played]) != list(range(len(box.citizens))):
        yield "citizens"
    if sorted([*g.weather, *g.weather_gone]) != list(range(len(box.weather))):
        yield "weather"
    yield from map_faults(g)
    yield from deck_faults(g)
    for kind in TYPES:
        if g.sick[kind] > g.people[kind] or g.covered[kind] > g.spent[kind]:
            yield "people"
    if g.automatons + sum(g.kept_on) > MOST_AUTOMATONS:
        yield "automatons"
    if not g.heat <= g.cold <= box.heat_end:
        yield "heat"
    if len(g.ranges) != RANGES or max(g.ranges) > box.range_end:
        yield "ranges"
    if sum(g.laws) > MOST_LAWS or len({*g.future_laws}) < len(g.future_laws):
        yield "laws"
    if g.round > box.board.rounds or max(g.storm, g.token, *g.triggers, 0) > box.board.rounds:
        yield "round"
    if len({*g.technologies}) < len(g.technologies) or g.developing not in (NONE, *g.technologies):
        yield "technologies"
    advisors = [advisor for advisor in g.advisors if advisor != NONE]
    if len({*advisors}) < len(advisors):
        yield "advisors"


def map_faults(g: City) -> Iterator[str]:
    box = g.box
    setting = box.settings[g.story]
    ground = setting.map
    if len(g.tiles) != ground.places or len(g.deposits) != len(ground.marks):
        yield "tiles"
        return
    if {len(row) for row in (g.lies, g.amount, g.building, g.improved, g.standing)} != {ground.spaces}:
        yield "lies"
        return
    if [len(there) for there in g.marks] != [len(mark.spots) for mark in setting.story.marks]:
        yield "marks"
        return
    laid = [tile for tile in g.tiles if tile != NONE]
    if sorted([*laid, *g.near, *g.far]) != list(range(len(box.map_tiles))) or g.tiles[0] != NONE:
        yield "tiles"
    if any(tile >= box.first_far for tile in g.near) or any(tile < box.first_far for tile in g.far):
        yield "near"
    if not len(g.left) == len(g.unlocked) == BUILDINGS:
        yield "left"
    on_spaces = [number for number in range(len(g.lies)) if g.lies[number] != NONE]
    if any((g.amount[space] > 0) != (g.lies[space] != NONE) for space in range(len(g.lies))):
        yield "amount"
    if any(g.amount[space] > MOST_ON_SPACE and g.lies[space] != TREE for space in on_spaces):
        yield "amount"
    if sum(g.amount[space] for space in on_spaces if g.lies[space] == TREE) + in_use(g, TREE) > MOST_TREES:
        yield "amount"
    if any(g.building[space] != NONE for space in on_spaces):
        yield "building"
    for space, building in enumerate(g.building):
        place = PLACE[space]
        if (building != NONE or g.lies[space] != NONE) and place and g.tiles[place] == NONE:
            yield "lies"
        if building != NONE and box.large[building] and {g.building[one] for one in spaces_of(place)} != {building}:
            yield "building"
        if g.improved[space] and (building in (NONE, RUINS) or not box.upgradable[building]):
            yield "improved"
    for building, row in enumerate(box.buildings):
        standing = g.building.count(building) // (2 if row.large else 1)
        if standing + g.left[building] > row.tiles:
            yield "left"


def deck_faults(g: City) -> Iterator[str]:
    box = g.box
    events = [*g.morning, *g.dusk, *g.dusk_gone, *g.disputes, *g.display]
    if len(events) != len(set(events)):
        yield "display"
    if any(card >= box.first_dusk for card in g.morning):
        yield "morning"
    if any(not box.first_dusk <= card < box.first_scenario for card in (*g.dusk, *g.dusk_gone, *g.entered)):
        yield "dusk"
    if any(not box.first_dispute <= card < box.first_consequence for card in g.disputes):
        yield "disputes"
    explored = [card // 2 for stack in g.stacks for card in stack]
    trails = [card for trail in g.trails for card in trail]
    if len({*explored, *trails}) < len(explored) + len(trails) or max(explored, default=0) >= len(box.expeditions):
        yield "stacks"
    if not len(g.display) == len(g.goods_on) == len(g.meeple_on) == len(g.kept_on):
        yield "goods_on"
    if any(len(row) != 2 or row[0] <= box.no_event or row[1] > AUTOMATON for row in g.beside):
        yield "beside"
    if any(len(goods) != GOODS for goods in g.goods_on):
        yield "goods_on"


def unsettled(g: City) -> Iterator[str]:
    """What cannot be so between two steps."""
    if g.revealed:
        yield "revealed"
    if g.phase == SET_UP and (g.round != 1 or not all(g.hands)):
        yield "phase"


def faults(g: City) -> Iterator[str]:
    """The fields of a position between two steps that cannot be as they are."""
    yield from misplaced(g)
    yield from unsettled(g)
