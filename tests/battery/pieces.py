"""What is in each box, and that all of it is somewhere: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from holdfast.games.frostpunk.state import (
    EACH_TOKEN,
    MOST_AUTOMATONS,
    MOST_FOOD,
    MOST_HUNGER,
    MOST_LAWS,
    MOST_ON_SPACE,
    MOST_PEOPLE,
    MOST_TREES,
    SPENT_TOKENS,
    TOKEN_TYPES,
    TREE,
    TYPES,
)
from holdfast.games.frostpunk.state import City as Crater
from holdfast.games.rebuild.box import RebuildBox
from holdfast.games.rebuild.setup import tiles_of_level
from holdfast.games.rebuild.state import MARKERS, NONE, City
from holdfast.games.this_war_of_mine.shelter import storage
from holdfast.games.this_war_of_mine.state import (
    CHARACTERS,
    COMPONENT,
    DECKS,
    EXPLORATION,
    LOCATIONS,
    LOUDEST,
    MEDICAL,
    NARRATIVE,
    QUIET,
    RAIDS,
    RESIDENTS,
    WOOD,
    WORST,
    Shelter,
)
from tests.toys.lighthouse import Tower
from tests.toys.lighthouse.state import FOOD, KEEP, MOST_WALLS, OIL, WEATHER


@cache
def all_tiles(box: RebuildBox, seats: int) -> list[int]:
    """Those on the mats, those of both levels, and the special ones."""
    return sorted(
        [*list(box.printed) * seats, *box.specials, *(t for n in (1, 2) for t in tiles_of_level(box, n, seats))]
    )


def rebuild(g: City) -> None:
    box, seats = g.box, range(g.seats)
    tokens = [*g.held, g.supply, [*g.board, 0, 0, 0]]
    assert [sum(one_kind) for one_kind in zip(*tokens, strict=True)] == box.tokens
    assert min(map(min, tokens)) >= 0
    everywhere = [*g.row, *g.pile_1, *g.pile_2, *g.discarded, *g.spare_specials]
    everywhere += [special for special in g.specials if special != NONE]
    for pile in g.piles:
        everywhere += pile
    assert sorted(everywhere) == all_tiles(box, g.seats)
    assert sorted([*g.objectives, g.open_objective, *g.spare_objectives]) == list(range(len(box.objectives)))
    assert sorted(g.resupply_1 + g.spent_1) == box.resupply_of_level(1)
    assert sorted(g.resupply_2 + g.spent_2) == box.resupply_of_level(2)
    assert g.leaders_left + sum(g.leaders) == box.leaders + 2 * g.seats
    assert g.leaders_left >= 0
    assert all(pile or not leader for pile, leader in zip(g.piles, g.leader_on, strict=True))
    for seat in seats:
        assert sum(g.leader_on[seat * box.spaces : (seat + 1) * box.spaces]) <= g.leaders[seat]
        assert 0 <= g.markers[seat] <= MARKERS + (g.level == 2)
    assert sorted(g.mats) == [seat + 1 for seat in seats]


def frostpunk(g: Crater) -> None:
    """Cards, tiles, tokens and Meeples are all somewhere, and once; numbers stay within their tracks."""
    box = g.box
    for track, tokens in enumerate(g.tokens):
        for kind in range(TOKEN_TYPES):
            assert g.bags[track][kind] + sum(token // 2 == kind for token in tokens) == EACH_TOKEN
    played = [card for card in g.played if card != NONE]
    in_hands = [card for hand in g.hands for card in hand]
    assert sorted([*g.citizens, *g.citizens_gone, *in_hands, *played]) == list(range(len(box.citizens)))
    assert sorted([*g.weather, *g.weather_gone]) == list(range(len(box.weather)))
    laid = [tile for tile in g.tiles if tile != NONE]
    assert sorted([*laid, *g.near, *g.far]) == list(range(len(box.map_tiles)))
    events = [*g.morning, *g.dusk, *g.dusk_gone, *g.disputes, *g.display]
    assert len(events) == len(set(events))
    explored = [card // 2 for stack in g.stacks for card in stack]
    trails = [card for trail in g.trails for card in trail]
    assert len({*explored, *trails}) == len(explored) + len(trails)
    for kind in TYPES:
        assert 0 <= g.sick[kind] <= g.people[kind] <= MOST_PEOPLE
        assert 0 <= g.covered[kind] <= g.spent[kind] <= SPENT_TOKENS
    assert 0 <= g.food <= MOST_FOOD
    assert 0 <= g.hunger <= MOST_HUNGER
    assert min([*g.stock, *g.ready, g.stress, g.inside, g.corpses, *g.left]) >= 0
    assert g.automatons + sum(g.kept_on) <= MOST_AUTOMATONS
    assert 1 <= g.heat <= g.cold <= box.heat_end
    assert sum(g.laws) <= MOST_LAWS
    on_spaces = [number for number in range(len(g.lies)) if g.lies[number] != NONE]
    assert all((g.amount[space] > 0) == (space in on_spaces) for space in range(len(g.lies)))
    assert all(g.amount[space] <= MOST_ON_SPACE or g.lies[space] == TREE for space in on_spaces)
    assert sum(g.amount[space] for space in on_spaces if g.lies[space] == TREE) <= MOST_TREES
    assert not any(g.building[space] != NONE for space in on_spaces)
    for building, row in enumerate(box.buildings):
        standing = g.building.count(building) // (2 if row.large else 1)
        assert standing + g.left[building] <= row.tiles
    assert len(g.display) == len(g.goods_on) == len(g.meeple_on) == len(g.kept_on)


def this_war_of_mine(g: Shelter) -> None:
    """No card is in two places, no more goods are about than the box holds, and tracks have their ends. (A card in play
    may lie nowhere for a moment.)"""
    box = g.box
    everybody = [card for card in g.characters if card != NONE]
    elsewhere: list[list[int]] = [[] for _ in range(DECKS)]
    elsewhere[EXPLORATION] = g.unknown
    elsewhere[RESIDENTS], elsewhere[RAIDS] = g.aside[1], g.aside[0]
    elsewhere[NARRATIVE] = g.kept_cards
    elsewhere[LOCATIONS] = [place for place in g.places if place != NONE]
    elsewhere[CHARACTERS] = [*everybody, *(row // 2 for row in g.gone)]
    for deck in range(DECKS):
        cards = [*g.decks[deck], *g.drawn[deck], *elsewhere[deck]]
        assert len(cards) == len(set(cards)), deck
        assert set(cards) <= set(range(box.deck_sizes[deck])), deck
    events = [*g.events, *g.open_events, *g.unused]
    assert len(events) == len(set(events))
    standing = [fitting for fitting in g.fitting if fitting != NONE]
    assert sorted([*g.fittings, *g.ideas, *standing]) == list(range(len(box.fittings)))
    lying = [row // 2 for cards in g.cards_on for row in cards]
    assert len(lying) == len(set(lying))
    assert not any(g.cards_on[space] for space, fitting in enumerate(g.fitting) if fitting != NONE)
    for goods, count in enumerate(box.count):
        treated = sum(g.treated[MEDICAL.index(goods) :: len(MEDICAL)]) if goods in MEDICAL else 0
        about = g.pile[goods] + storage.pieces(goods, g.stock[goods]) + storage.hidden(g, goods)
        change = 3 if goods in (WOOD, COMPONENT) else 0  # what a five that was broken may lack (TW-GEN-20)
        assert g.waste[goods] + about + treated <= count + change, goods
    assert min([*g.stock, *g.pile, *g.waste, *g.treated, *g.waits, g.cold, g.status]) >= 0
    assert all(0 <= level <= WORST for level in g.levels)
    assert QUIET <= g.noise <= LOUDEST
    assert set(g.boarded) <= {0, 1}


def lighthouse(g: Tower) -> None:
    assert g.oil + g.oil_left == OIL
    assert tuple(have + left for have, left in zip(g.food, g.food_left, strict=True)) == FOOD
    assert min(g.oil, g.oil_left, *g.food, *g.food_left, *g.fatigue) >= 0
    assert 0 <= g.walls <= MOST_WALLS
    assert sorted(g.deck + g.gone) == list(range(len(WEATHER)))
    held = [keepsake for keepsake in g.keepsakes if keepsake != KEEP]
    assert sorted([*held, *g.spare, *(keepsake for _, keepsake in g.used)]) == [1, 2, 3, 4, 5]


CONSERVED: dict[str, Callable[[Any], None]] = {
    "frostpunk": frostpunk,
    "rebuild": rebuild,
    "this_war_of_mine": this_war_of_mine,
    "lighthouse": lighthouse,
}
