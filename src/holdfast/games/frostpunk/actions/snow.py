"""Remove Snow: new tiles on the map (FP-SNOW, FP-EVT-15)."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....kernel import Choice, Question, Refusal, Rule, Ruling
from ..city.goods import gain_food
from ..city.ground import has_tile, lay, map_of, place_on_this_map
from ..city.map import GENERATOR, spaces_of
from ..state import NONE, City

NEAR_TILES: Final = 0
FAR_TILES: Final = 1
PLACED: Final = (2, 1)  # by one action: Near tiles, or Far tiles

# -- where tiles can go -----------------------------------------------------------------------------------------------


def near_placeable(g: City) -> int:
    """FP-SNOW-03, FP-SNOW-09: how many Near tiles could be placed."""
    return min(len(g.near), len(free_near(g, ())))


def far_placeable(g: City) -> int:
    """FP-SNOW-06, FP-SNOW-09: how many Far tiles could be placed, one at a time; if any can, the others can follow."""
    tiles = g.tiles
    return min(len(g.far), [tiles[place] for place in map_of(g).far].count(NONE)) if free_far(g, ()) else 0


def free_near(g: City, chosen: tuple[int, ...]) -> list[int]:
    """FP-SNOW-05: the places at which a Near tile could be put; those just chosen are taken."""
    tiles = g.tiles
    return [place for place in map_of(g).near if tiles[place] == NONE and place not in chosen]


def free_far(g: City, chosen: tuple[int, ...]) -> list[int]:
    """FP-SNOW-06: the places at which a Far tile could be put, with a chain of tiles to the Generator tile."""
    tiles, linked, ground = g.tiles, chained(g, chosen), map_of(g)
    beside = ground.neighbour_bits
    return [place for place in ground.far if tiles[place] == NONE and place not in chosen and linked & beside[place]]


def chained(g: City, chosen: tuple[int, ...]) -> int:
    """FP-SNOW-06: the places, as bits, from which tiles lead to the Generator tile without a gap; places just chosen
    count as tiles."""
    tiles, neighbours = g.tiles, map_of(g).neighbours
    linked = 1 << GENERATOR
    reached = [GENERATOR]
    for here in reached:
        for other in neighbours[here]:
            if not linked >> other & 1 and (tiles[other] != NONE or other in chosen):
                linked |= 1 << other
                reached.append(other)
    return linked


class Chosen(NamedTuple):
    """The places that have just been chosen."""

    places: tuple[int, ...] = ()


def why_not_near(g: City, choice: Choice, place: int) -> Refusal | None:
    """FP-SNOW-05: a free place next to the Generator tile."""
    if place not in map_of(g).near:
        return Refusal("FP-SNOW-05", "not-near", place)
    return Refusal("FP-SNOW-05", "place-taken", place) if is_taken(g, choice, place) else None


def why_not_far(g: City, choice: Choice, place: int) -> Refusal | None:
    """FP-SNOW-06: a free place beyond the inner ring, with a chain of tiles."""
    if place not in map_of(g).far:
        return Refusal("FP-SNOW-06", "not-far", place)
    if is_taken(g, choice, place):
        return Refusal("FP-SNOW-06", "place-taken", place)
    return (
        None
        if chained(g, choice.about.places) & map_of(g).neighbour_bits[place]
        else Refusal("FP-SNOW-06", "no-chain", place)
    )


def is_taken(g: City, choice: Choice, place: int) -> bool:
    return has_tile(g, place) or place in choice.about.places


PLACE_NEAR = Question("place-near", "places", place_on_this_map(why_not_near), about=Chosen)
PLACE_FAR = Question("place-far", "places", place_on_this_map(why_not_far), about=Chosen)


# -- the action -------------------------------------------------------------------------------------------------------


def why_not_side(g: City, choice: Choice, side: int) -> Refusal | None:
    """FP-SNOW-09: a tile in its stack, and a legal place."""
    stack, placeable = (g.near, near_placeable) if side == NEAR_TILES else (g.far, far_placeable)
    if not stack:
        return Refusal("FP-SNOW-09", "no-near-tiles" if side == NEAR_TILES else "no-far-tiles")
    if not placeable(g):
        return Refusal("FP-SNOW-09", "no-near-place" if side == NEAR_TILES else "no-far-place")
    return None


REMOVE_SNOW = Question("remove-snow", "near-far", why_not_side)


def why_not_remove_snow(g: City) -> Refusal | None:
    """FP-SNOW-09: why the action cannot be taken."""
    return None if near_placeable(g) or far_placeable(g) else Refusal("FP-SNOW-09", "nothing-to-clear")


def remove_snow(g: City, seat: int) -> Rule:
    """FP-SNOW-02: two Near tiles or one Far tile."""
    choice = Choice(REMOVE_SNOW, seat, [])
    choice.values = [side for side in (NEAR_TILES, FAR_TILES) if why_not_side(g, choice, side) is None]
    if not choice.values:
        return
    side = yield choice
    yield from (place_near if side == NEAR_TILES else place_far)(g, seat, PLACED[side])


def place_near(g: City, seat: int, tiles: int) -> Rule:
    """FP-SNOW-03, FP-SNOW-04, FP-SNOW-05, FP-SNOW-02, FP-EVT-15: all are placed before any is turned over."""
    places = yield from choose_places(g, seat, PLACE_NEAR, min(tiles, near_placeable(g)))
    drawn, g.near = g.near[::-1], g.near[: len(g.near) - len(places)]
    turn_over(g, places, drawn)


def place_far(g: City, seat: int, tiles: int) -> Rule:
    """FP-SNOW-04, FP-SNOW-06, FP-SNOW-02, FP-EVT-15."""
    places = yield from choose_places(g, seat, PLACE_FAR, min(tiles, far_placeable(g)))
    drawn, g.far = g.far[::-1], g.far[: len(g.far) - len(places)]
    turn_over(g, places, drawn)


def choose_places(g: City, seat: int, ask: Question, tiles: int) -> Ruling[tuple[int, ...]]:
    """FP-SNOW-04, FP-EVT-15: every place is fixed while all fronts are still unseen."""
    free = free_near if ask is PLACE_NEAR else free_far
    places: tuple[int, ...] = ()
    for _ in range(tiles):
        answer = yield Choice(ask, seat, free(g, places), Chosen(places))
        places = (*places, answer)
    return places


def turn_over(g: City, places: tuple[int, ...], drawn: list[int]) -> None:
    """FP-SNOW-04: all tiles lie there before the first is turned over."""
    for place, tile in zip(places, drawn, strict=False):
        g.tiles[place] = tile
    for place in places:
        reveal(g, place)


def reveal(g: City, place: int) -> None:
    """FP-SNOW-07, FP-SNOW-08: the tile lying face down at this place is filled, and its Food gained."""
    tile = g.box.map_tiles[g.tiles[place]]
    g.reveals += 1
    g.tell("tile-revealed", g.tiles[place], place)
    for space, pile in zip(spaces_of(place), g.box.settings[g.story].found[g.tiles[place]], strict=True):
        for thing, number in pile:
            lay(g, space, thing, number)
    if tile.food:
        gain_food(g, tile.food)
