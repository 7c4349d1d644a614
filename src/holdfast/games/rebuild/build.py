"""Building (RB-BUILD)."""

from __future__ import annotations

from ...kernel import Choice, Fact, Facts, Question, Refusal, Rule
from .pay import Price, pay, purse, short_of
from .state import NONE, City


def price_of(g: City, tile: int, place: int) -> Price:
    """RB-BUILD-08: on an open space the printed cost; over another tile, less what that tile shows, kind by kind."""
    pile = g.piles[place]
    return g.box.prices[tile][pile[-1] if pile else -1]


def why_not_there(g: City, seat: int, tile: int, place: int) -> Refusal | None:
    """RB-BUILD-06, RB-BUILD-07, RB-BUILD-13: an open space of the own mat, or a building with the same icon; and the
    price is paid in full (RB-BUILD-02)."""
    spaces = g.box.spaces
    if place // spaces != seat:
        return Refusal("RB-BUILD-06", "build-off-mat", place)
    pile = g.piles[place]
    if pile and g.box.icons[pile[-1]] != g.box.icons[tile]:
        return Refusal("RB-BUILD-07", "build-icon", tile, pile[-1])
    price = price_of(g, tile, place)
    short = short_of(purse(g, seat), price)
    if short != NONE:
        return Refusal("RB-BUILD-02", "build-cost", tile, dict(price)[short], short)
    return None


def places_for(g: City, seat: int, tile: int) -> list[int]:
    """Where `why_not_there` has nothing against the tile."""
    means, piles = purse(g, seat), g.piles
    return [place for place in g.own_spaces(seat) if bears(g, piles[place][-1] if piles[place] else NONE, tile, means)]


def buildable(g: City, seat: int) -> list[int]:
    """RB-BUILD-01: the tiles of the row, and the own special tile, for which there is a place and the means."""
    special = g.specials[seat]
    tiles = g.row if special == NONE else [*g.row, special]
    means = purse(g, seat)
    grounds = {pile[-1] if pile else NONE for pile in (g.piles[place] for place in g.own_spaces(seat))}
    return [tile for tile in tiles if any(bears(g, ground, tile, means) for ground in grounds)]


def bears(g: City, ground: int, tile: int, means: list[int]) -> bool:
    """Whether a tile can be built on this visible tile, or on an open space (NONE), with these means."""
    if ground != NONE and g.box.icons[ground] != g.box.icons[tile]:
        return False
    return short_of(means, g.box.prices[tile][ground]) == NONE


def why_not_tile(g: City, seat: int, tile: int) -> Refusal | None:
    """RB-BUILD-01, RB-BUILD-02, RB-BUILD-13: why a tile is not `buildable`; where the price is the matter, where least
    is lacking."""
    if tile not in g.row and tile != g.specials[seat]:
        return Refusal("RB-BUILD-01", "build-not-on-offer", tile)
    refusals = [why_not_there(g, seat, tile, place) for place in g.own_spaces(seat)]
    if None in refusals:
        return None
    dear = [refusal for refusal in refusals if refusal is not None and refusal.rule == "RB-BUILD-02"]
    if not dear:
        return Refusal("RB-BUILD-13", "build-no-room", tile)
    return min(dear, key=lambda refusal: refusal.numbers[1])


def why_not_build(g: City, choice: Choice, tile: int) -> Refusal | None:
    return None if tile == g.box.nothing else why_not_tile(g, choice.seat, tile)


def why_not_put(g: City, choice: Choice, place: int) -> Refusal | None:
    return why_not_there(g, choice.seat, choice.about, place)


def what_a_tile_is_worth(g: City, choice: Choice, tile: int) -> Facts:
    """Its price on an open space, what it counts at the end, and what a marker on it gives."""
    box = g.box
    if tile == box.nothing:
        return Facts()
    told: list[Fact] = [("has-icon", box.icons[tile])]
    if tile == g.specials[choice.seat]:
        told.append(("special-tile",))
    told += [("costs", box.prices[tile][-1]), ("worth-points", box.points[tile])]
    if box.influence[tile]:
        told.append(("worth-influence", box.influence[tile]))
    if box.hearts[tile]:
        told.append(("worth-hearts", box.hearts[tile]))
    return Facts(now=[*told, *box.gives[tile]], card=box.ids[tile])


def what_lies_there(g: City, choice: Choice, place: int) -> Facts:
    """An open space, or the tile that would be built over; and the price there."""
    pile = g.piles[place]
    name = ("over-tile", pile[-1]) if pile else None
    return Facts(name=name, now=[("costs", price_of(g, choice.about, place))])


# Whether the special tile can be built hangs on what only its owner knows: the question is always put.
CHOOSE = Question("build", "building", why_not_build, private=True, facts=what_a_tile_is_worth)
PUT = Question("put", "places", why_not_put, about="tile", facts=what_lies_there)


def build(g: City, seat: int) -> Rule:
    """RB-ACT-02, RB-BUILD-01: one tile of the row, or the own special tile; or nothing (RB-TURN-03)."""
    tiles = buildable(g, seat)
    if not tiles and g.specials[seat] == NONE:
        return
    tile = yield Choice(CHOOSE, seat, [*tiles, g.box.nothing])
    if tile == g.box.nothing:
        return
    place = yield Choice(PUT, seat, places_for(g, seat, tile), about=tile)
    yield from pay(g, seat, price_of(g, tile, place))
    lay_tile(g, seat, tile, place)
    take_from_row(g, seat, tile)


def lay_tile(g: City, seat: int, tile: int, place: int) -> None:
    """RB-BUILD-10, RB-BUILD-11, RB-BUILD-12: what lies below is out of play; a Leader stays on its space; the new tile
    has not been used yet."""
    if g.piles[place]:
        g.tell("builds-over", seat, tile, g.piles[place][-1])
    else:
        g.tell("builds", seat, tile)
    g.piles[place] += (tile,)
    g.used[seat][place - seat * g.box.spaces] = 0


def take_from_row(g: City, seat: int, tile: int) -> None:
    """RB-BUILD-04, RB-BUILD-05: the tiles left of the gap slide, a new one enters at the left; a special tile leaves
    the row alone."""
    if tile == g.specials[seat]:
        g.specials[seat] = NONE
        g.reveals += 1
        return
    g.row.remove(tile)
    add_a_tile(g)


def add_a_tile(g: City) -> None:
    """RB-BUILD-14, RB-BUILD-17, RB-END-01: from the Level 1 pile while it lasts, then from Level 2; the last brings the
    end."""
    if g.pile_1:
        tile = g.pile_1.pop()
    elif g.pile_2:
        tile = g.pile_2.pop()
        if g.level == 1:
            change_to_level_2(g)
        if not g.pile_2:
            g.ending = True
    else:
        return
    g.row.insert(0, tile)
    g.reveals += 1
    g.tell("enters", tile)
    if g.ending:
        g.tell("last-tile")


def change_to_level_2(g: City) -> None:
    """RB-BUILD-15: with the first Level 2 tile every player gets the sixth marker at once."""
    g.level = 2
    for seat in range(g.seats):
        g.markers[seat] += 1
    g.tell("level-2")
