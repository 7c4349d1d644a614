"""What lies on the spaces of the map, and how it is taken, felled, cleared and laid (FP-GATH, FP-GEN-20, FP-LIM)."""

from __future__ import annotations

from ....kernel import Choice, Refusal
from ....kernel.choice import WhyNot
from ..state import CHAINSAW, MOST_ON_SPACE, MOST_STEEL, MOST_TREES, NONE, STEEL, TREE, City
from . import goods as supply
from .map import GENERATOR, PLACE, Map, spaces_of
from .marks import in_use


def map_of(g: City) -> Map:
    """FP-STORY-07: that of the scenario."""
    return g.box.settings[g.story].map


def on_this_map(why_not: WhyNot) -> WhyNot:
    """FP-STORY-07: a question about spaces names those of every map in the box; what this one lacks is no answer."""

    def why_not_here(g: City, choice: Choice, space: int) -> Refusal | None:
        if len(g.building) <= space < g.box.spaces:
            return Refusal("FP-STORY-07", "space-of-no-map", space)
        return why_not(g, choice, space)

    return why_not_here


def place_on_this_map(why_not: WhyNot) -> WhyNot:
    """FP-STORY-07, FP-STORY-09: the same for a question about places; under rock there is no place for a tile."""

    def why_not_here(g: City, choice: Choice, place: int) -> Refusal | None:
        if len(g.tiles) <= place < len(g.box.place_words):
            return Refusal("FP-STORY-07", "place-of-no-map", place)
        if is_rock(g, place):
            return Refusal("FP-STORY-09", "rock-there", place)
        return why_not(g, choice, place)

    return why_not_here


def is_rock(g: City, place: int) -> bool:
    """FP-STORY-09: rock stands there, as long as no tile has taken its place."""
    return place in map_of(g).rock and g.tiles[place] == NONE


def has_tile(g: City, place: int) -> bool:
    """Whether the place is part of the map; the Generator tile always is."""
    return place == GENERATOR or g.tiles[place] != NONE


def on_map(g: City, space: int) -> bool:
    return has_tile(g, PLACE[space])


def tree_at(g: City, space: int) -> bool:
    """FP-GEN-20: whether a Tree stands on the space."""
    return g.lies[space] == TREE


def resources_at(g: City, space: int) -> bool:
    """FP-GEN-07, FP-GATH-06, FP-GATH-01: whether Resources lie on the space; Trees are none, Steel is one."""
    return g.lies[space] not in (NONE, TREE)


def can_saw(g: City, space: int) -> bool:
    """FP-TECH-14: whether gathering here would fell a Tree."""
    return g.developed[CHAINSAW] == 1 and tree_at(g, space)


def trees_on_tile(g: City, space: int) -> list[int]:
    """FP-BLD-20: spaces with Trees on the tile of this space."""
    return [other for other in spaces_of(PLACE[space]) if tree_at(g, other)]


def trees_near(g: City, space: int) -> list[int]:
    """FP-BLD-21, FP-TECH-08: those, and adjacent spaces with Trees."""
    own = PLACE[space]
    return trees_on_tile(g, space) + [
        other for other in map_of(g).adjacent[space] if PLACE[other] != own and tree_at(g, other)
    ]


def resources_on_tile(g: City, space: int) -> bool:
    """FP-TECH-07: whether Resources lie on the tile of this space."""
    return any(resources_at(g, other) for other in spaces_of(PLACE[space]))


def tiles_with(g: City, resource: int) -> list[int]:
    """Places of revealed tiles, the Generator tile included, on which this Resource lies."""
    return [place for place in range(len(g.tiles)) if any(g.lies[space] == resource for space in spaces_of(place))]


def remove(g: City, space: int, number: int) -> None:
    g.amount[space] -= number
    if not g.amount[space]:
        g.lies[space] = NONE


def take(g: City, space: int, number: int) -> None:
    """FP-GATH-02: from the space to the supply."""
    resource = g.lies[space]
    remove(g, space, number)
    supply.gain(g, resource, number)


def fell(g: City, space: int) -> None:
    """FP-GEN-20, FP-TECH-14: a Tree goes to the bank."""
    remove(g, space, 1)
    g.tell("felled", space)


def clear(g: City, space: int) -> None:
    """FP-CONS-06: whatever lies there goes to the bank, and nothing is gained."""
    number = g.amount[space]
    if tree_at(g, space):
        g.tell("trees-lost", number, space)
    elif number:
        g.tell("resources-lost", number, g.lies[space], space)
    g.lies[space] = NONE
    g.amount[space] = 0


def lay(g: City, space: int, thing: int, number: int) -> None:
    """FP-SNOW-07, FP-LIM-05, FP-LIM-06, FP-LIM-07: Resources or Trees of the bank, as many as it has and as fit on the
    space, which holds one type only."""
    if g.lies[space] not in (NONE, thing):
        return
    if thing in (TREE, STEEL):
        number = min(number, left_in_bank(g, thing))
    if thing != TREE:
        number = min(number, MOST_ON_SPACE - g.amount[space])
    if number > 0:
        g.lies[space] = thing
        g.amount[space] += number


def left_in_bank(g: City, thing: int) -> int:
    """FP-LIM-05, FP-LIM-06, FP-GROVE-03: of Trees and Steel, of which the box has few."""
    on_spaces = sum(g.amount[space] for space, lies in enumerate(g.lies) if lies == thing)
    on_spaces += in_use(g, thing)
    return MOST_TREES - on_spaces if thing == TREE else MOST_STEEL - on_spaces - g.stock[STEEL]
