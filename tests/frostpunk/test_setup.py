"""Set-up: FP-SET, with what FP-RND, FP-GEN, FP-CIT, FP-LAW and FP-ICON say of the table before the first turn."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest

from holdfast.games.frostpunk.box import FrostpunkBox, open_box
from holdfast.games.frostpunk.cards import Citizen, HungerSection, SicknessSection
from holdfast.games.frostpunk.city.automatons import in_bank
from holdfast.games.frostpunk.city.goods import have
from holdfast.games.frostpunk.city.map import (
    CORNER_FAR,
    CORNER_NEAR,
    FAR,
    GENERATOR,
    GENERATOR_HEXES,
    NEAR,
    NEIGHBOURS,
    spaces_of,
)
from holdfast.games.frostpunk.phrases import saved
from holdfast.games.frostpunk.round import step
from holdfast.games.frostpunk.setup import (
    GIVE_UP,
    begin,
    give_up_citizens,
    lay_starting_tiles,
    place_wall_tiles,
    why_not_give_up,
)
from holdfast.games.frostpunk.state import (
    ACTION,
    AUTOMATON,
    BUILDINGS,
    CARE,
    CARE_HOUSE,
    CARE_HOUSE_LAW,
    CHILD_SHELTER,
    COAL,
    COOKHOUSE,
    CORE,
    DISCONTENT,
    DUSK,
    FIELD_KITCHEN,
    FIGHTING_ARENA,
    FIGHTING_ARENA_LAW,
    GENERATOR_BUILDING,
    HOPE,
    HUNTERS_HUT,
    LAWS,
    MOST_AUTOMATONS,
    NONE,
    PLATFORM,
    PRISON,
    PUBLIC_HOUSE,
    PUBLIC_HOUSE_LAW,
    RUINS,
    SET_UP,
    STEAM_HUB,
    STEAM_HUB_TECHNOLOGY,
    STEEL,
    TYPES,
    WOOD,
    City,
)
from holdfast.kernel import Choice, GameOver, Rng, Together, to_plain
from tests.cite import rule
from tests.frostpunk.by_number import box_with, city, event, offered, play
from tests.frostpunk.opening import answer, at_random, decide, food_on_tiles, game_in_which, new_game

SEATS = (1, 2, 3, 4)


def test_the_same_chance_lays_the_same_table() -> None:
    assert to_plain(new_game(7)) == to_plain(new_game(7))
    assert new_game(7).morning != new_game(8).morning


# -- the scenario -----------------------------------------------------------------------------------------------------


@rule("FP-SET-01", "FP-SET-12")
def test_what_the_crater_does_without_leaves_the_game() -> None:
    for seed in range(30):
        g = new_game(seed)
        assert STEAM_HUB_TECHNOLOGY not in g.technologies
        assert g.left[STEAM_HUB] == 0


@rule("FP-SET-40")
def test_the_first_scenario_card_lies_open_and_no_other() -> None:
    g = new_game()
    assert g.display == [event(g, "I01")]
    assert (g.goods_on, g.meeple_on, g.kept_on) == ([[0] * 5], [NONE], [0])
    assert len(g.box.settings[0].story.cards) == 8


@rule("FP-SET-25", "FP-SET-43")
def test_the_storm_marker_and_the_trigger_tokens_lie_on_the_round_track() -> None:
    g = new_game()
    assert (g.storm, g.storms, g.triggers) == (9, 0, [4, 11])


@rule("FP-SET-44")
def test_the_storm_card_waits_face_down() -> None:
    g = new_game()
    assert g.box.settings[0].storm_card == event(g, "I08")
    assert event(g, "I08") not in g.display


# -- the map ----------------------------------------------------------------------------------------------------------


@rule("FP-SET-02")
def test_the_generator_tile_lies_in_the_middle_of_six_corners() -> None:
    assert NEIGHBOURS[GENERATOR] == tuple(NEAR)
    assert len(GENERATOR_HEXES) == 5  # and the drawer's hex, which is no space
    assert len(new_game().deposits) == len(CORNER_FAR) == 6


@rule("FP-SET-03")
def test_the_tower_is_empty_and_not_upgraded() -> None:
    g = new_game()
    assert (g.inside, g.upgraded) == (0, False)


@rule("FP-SET-04", "FP-SET-04/1")
def test_three_buildings_stand_at_the_start() -> None:
    g = new_game()
    standing = {space: building for space, building in enumerate(g.building) if building != NONE}
    assert sorted(standing.values()) == [COOKHOUSE, PLATFORM, GENERATOR_BUILDING]
    assert set(standing) <= set(spaces_of(GENERATOR))
    assert [g.left[building] for building in standing.values()] == [0, 0, 0]
    assert g.improved == [0] * len(g.improved)


@rule("FP-SET-05", "FP-SET-05/1")
def test_the_generator_tile_has_a_pile_of_wood_and_one_of_coal() -> None:
    g = new_game()
    spaces = spaces_of(GENERATOR)
    assert sorted((g.lies[space], g.amount[space]) for space in spaces if g.amount[space]) == [(WOOD, 5), (COAL, 5)]
    assert sum(g.building[space] != NONE for space in spaces) == 3
    assert all((g.building[space] == NONE) == (g.amount[space] > 0) for space in spaces)


@rule("FP-SET-06", "FP-SET-06/1")
def test_wall_tiles_are_placed_clockwise_until_three_deposits_lie_there() -> None:
    drawn = [WOOD, NONE, COAL, COAL, WOOD, NONE, NONE]
    assert place_wall_tiles(0, 6, drawn) == [WOOD, NONE, COAL, COAL, NONE, NONE]
    assert place_wall_tiles(4, 6, drawn) == [COAL, COAL, NONE, NONE, WOOD, NONE]


@rule("FP-SET-06")
def test_three_corners_have_a_deposit_whatever_is_drawn_and_wherever_it_begins() -> None:
    games = [new_game(seed) for seed in range(100)]
    for g in games:
        assert sum(deposit != NONE for deposit in g.deposits) == 3
        assert g.deposits.count(COAL) == 3 - g.deposits.count(WOOD)
    assert {g.deposits.count(WOOD) for g in games} == {1, 2}
    assert all(len({g.deposits[corner] for g in games}) == 3 for corner in range(6))


def crater_before_tiles() -> City:
    """Deposits on corners 1, 3 and 4; both stacks whole."""
    box = open_box(None)
    near, far = list(range(box.first_far)), list(range(box.first_far, len(box.map_tiles)))
    return city(deposits=[WOOD, NONE, COAL, COAL, NONE, NONE], near=near, far=far)


@rule("FP-SET-07", "FP-SET-07/1")
def test_each_corner_without_a_deposit_has_a_far_tile() -> None:
    g = crater_before_tiles()
    lay_starting_tiles(g)
    assert [place for place in FAR if g.tiles[place] != NONE] == [CORNER_FAR[1], CORNER_FAR[4], CORNER_FAR[5]]
    assert all(g.tiles[place] >= g.box.first_far for place in FAR if g.tiles[place] != NONE)
    assert len(g.far) == 15


@rule("FP-SET-08", "FP-SET-08/1")
def test_and_a_near_tile_between_it_and_the_generator() -> None:
    g = crater_before_tiles()
    lay_starting_tiles(g)
    assert [place for place in NEAR if g.tiles[place] != NONE] == [CORNER_NEAR[1], CORNER_NEAR[4], CORNER_NEAR[5]]
    assert all(0 <= g.tiles[place] < g.box.first_far for place in NEAR if g.tiles[place] != NONE)
    assert len(g.near) == 9


@rule("FP-SET-07")
def test_the_stacks_are_shuffled_apart() -> None:
    g = new_game()
    placed = [tile for tile in g.tiles if tile != NONE]
    assert sorted([*g.near, *g.far, *placed]) == list(range(30))
    assert max(g.near) < g.box.first_far <= min(g.far)
    assert g.near != sorted(g.near)
    assert g.far != sorted(g.far)


@rule("FP-SET-09", "FP-ICON-03")
def test_starting_tiles_are_turned_over_and_filled() -> None:
    g = new_game()
    filled = 0
    for place in (*NEAR, *FAR):
        lies = [(g.lies[space], g.amount[space]) for space in spaces_of(place) if g.amount[space]]
        shown: list[tuple[int, int]] = []
        if g.tiles[place] != NONE:
            tile = g.box.map_tiles[g.tiles[place]]
            shown = [(pile.index(max(pile)), max(pile)) for pile in tile.spaces]
            filled += 1
        assert lies == shown
    assert filled == 6
    assert g.reveals >= 6


# -- cards laid out ---------------------------------------------------------------------------------------------------


@rule("FP-SET-10")
def test_expedition_cards_are_in_three_decks_all_of_them() -> None:
    g = new_game()
    cards = [[*trail, *(stack[0] // 2 for stack in g.stacks if deck == 0)] for deck, trail in enumerate(g.trails)]
    for deck, numbers in enumerate(cards):
        assert sorted(numbers) == [number for number, own in enumerate(g.box.deck_of_expedition) if own == deck]
        assert g.trails[deck] != sorted(g.trails[deck])
    assert min(map(len, g.trails)) > 0


@rule("FP-SET-11", "FP-SET-11/1")
def test_three_expedition_stacks_of_one_a_card_each() -> None:
    g = new_game()
    assert [len(stack) for stack in g.stacks] == [1, 1, 1]
    assert all(stack[0] % 2 == 0 for stack in g.stacks)  # white side up
    assert all(g.box.deck_of_expedition[stack[0] // 2] == 0 for stack in g.stacks)
    assert g.scouts == [NONE] * 3


@rule("FP-SET-13", "FP-SET-13/1")
def test_four_technologies_out_of_eight_are_in_play() -> None:
    seen = set()
    for seed in range(60):
        g = new_game(seed)
        assert len(set(g.technologies)) == len(g.technologies) == 4
        assert (sum(g.developed), g.developing) == (0, NONE)
        seen |= set(g.technologies)
    assert seen == set(range(8))


@rule("FP-SET-24")
def test_round_1_and_all_morning_cards_shuffled() -> None:
    g = new_game()
    assert g.round == 1
    assert sorted(g.morning) == list(range(g.box.first_dusk))
    assert g.morning != sorted(g.morning)
    assert g.morning


@rule("FP-SET-26", "FP-SET-26/1")
def test_twelve_laws_may_come() -> None:
    seen = set()
    for seed in range(60):
        g = new_game(seed)
        assert g.future_laws[:8] == list(range(8))
        assert len(set(g.future_laws[8:])) == len(g.future_laws[8:]) == 4
        assert sum(g.laws) == 0
        seen |= set(g.future_laws)
    assert seen == set(range(LAWS))


@rule("FP-LAW-08")
def test_laws_have_their_ids_and_two_consequences_each() -> None:
    box = open_box(None)
    assert [law.id for law in box.laws] == [f"L{number:02}" for number in range(1, 17)]
    assert [law.name for law in box.laws[8:]] == [
        "Care House",
        "Double Ration for the Ill",
        "Extended Shift",
        "Fighting Arena",
        "Public Council",
        "Public House",
        "Time to Rest",
        "Starvation Rations",
    ]
    consequences = box.event_ids[box.first_consequence : box.first_scenario]
    assert consequences == [law.id + letter for law in box.laws for letter in "AB"]


@rule("FP-SET-27")
def test_consequences_of_laws_are_in_no_deck_yet() -> None:
    g = new_game()
    about = [*g.morning, *g.dusk, *g.disputes, *g.display, *g.entered]
    assert not [card for card in about if g.box.first_consequence <= card < g.box.first_scenario]


@rule("FP-SET-28", "FP-SET-28/1")
def test_law_buildings_lie_ready_only_if_their_law_may_come() -> None:
    g = game_in_which(lambda g: FIGHTING_ARENA_LAW in g.future_laws and PUBLIC_HOUSE_LAW not in g.future_laws)
    always = [CHILD_SHELTER, *range(FIELD_KITCHEN, PRISON + 1)]
    assert [g.left[building] for building in always] == [g.box.buildings[building].tiles for building in always]
    assert (g.left[FIGHTING_ARENA], g.left[PUBLIC_HOUSE]) == (1, 0)
    assert all(not g.unlocked[building] for building in [*always, FIGHTING_ARENA])
    other = game_in_which(lambda g: PUBLIC_HOUSE_LAW in g.future_laws and CARE_HOUSE_LAW not in g.future_laws)
    assert (other.left[PUBLIC_HOUSE], other.left[CARE_HOUSE]) == (1, 0)
    assert game_in_which(lambda g: CARE_HOUSE_LAW in g.future_laws).left[CARE_HOUSE] == 1


@rule("FP-SET-29", "FP-SET-29/1", "FP-SET-29/2")
def test_the_dusk_deck_is_one_card_and_one_social_dispute() -> None:
    g = new_game()
    first, dispute = sorted(g.dusk)
    assert g.box.event_ids[first] == "D000"
    assert g.box.first_dispute <= dispute < g.box.first_consequence
    assert len(g.disputes) == 9
    assert g.disputes != sorted(g.disputes)
    assert sorted([*g.disputes, dispute]) == list(range(g.box.first_dispute, g.box.first_consequence))
    assert len({new_game(seed).dusk[0] == first for seed in range(20)}) == 2


@rule("FP-SET-29", "FP-SET-40")
def test_the_players_have_read_the_scenario_and_the_dispute_that_is_shuffled_in() -> None:
    g = new_game()
    g.told = []
    next(begin(g))
    assert g.told[0] == ("scenario-begins", -1, (event(g, "I01"),))
    assert ("dispute-read", -1, (max(g.dusk),)) in g.told


@rule("FP-SET-30")
def test_sixty_dusk_cards_stay_out_of_play() -> None:
    g = new_game()
    out = [card for card in range(g.box.first_dusk, g.box.first_dispute) if card not in g.dusk]
    assert len(out) == 60
    assert g.entered == [event(g, "D000")]
    assert (g.dusk_gone, g.revealed) == ([], [])


@rule("FP-SET-32")
def test_all_weather_cards_are_shuffled() -> None:
    g = new_game()
    assert sorted(g.weather) == list(range(13))
    assert g.weather != sorted(g.weather)
    assert g.weather_gone == []


# -- the city and its people ------------------------------------------------------------------------------------------


@rule("FP-SET-14")
def test_the_society_and_its_difficulty_are_chosen() -> None:
    normal, hard, other = new_game(), new_game(difficulty=1), new_game(society=3)
    assert normal.people != hard.people
    assert normal.people != other.people
    assert [(g.society, g.hard) for g in (normal, hard, other)] == [(0, False), (0, True), (3, False)]


@rule("FP-SET-15", "FP-SET-15/1")
def test_population_and_sickness_markers() -> None:
    g = new_game()
    assert (g.people, g.sick, g.skull) == ([22, 12, 8], [0, 0, 0], [0, 0, 0])
    g = new_game(society=2)
    assert (g.sick, g.skull) == ([2, 0, 1], [0, 0, 0])


@rule("FP-SET-16", "FP-SET-16/1")
def test_food_is_the_societys() -> None:
    g = game_in_which(lambda g: food_on_tiles(g) == 0)
    assert (g.food, g.hunger) == (8, 0)


@rule("FP-SET-16/2", "FP-ICON-03")
def test_and_what_is_found_on_the_starting_tiles() -> None:
    assert game_in_which(lambda g: food_on_tiles(g) == 2).food == 10


@rule("FP-SET-17", "FP-SET-17/1")
def test_starting_resources_and_corpses() -> None:
    g = new_game()
    assert (g.stock[WOOD], g.stock[COAL], g.stock[CORE]) == (4, 5, 0)
    assert g.corpses == 1
    assert new_game(society=1).stock[CORE] == 1
    assert new_game(society=5).corpses == 0


@rule("FP-SET-18", "FP-SET-18/1", "FP-SET-18/2", "FP-SET-18/3")
def test_meeples_stand_ready_one_for_every_five() -> None:
    g = new_game()
    assert g.ready == [5, 3, 2, 0, 0, 0]
    assert g.automatons == 0
    g = new_game(society=2)
    assert (g.automatons, g.ready[AUTOMATON]) == (2, 2)


@rule("FP-SET-19")
def test_no_spent_citizen_token_is_in_the_supply() -> None:
    g = new_game(society=2, difficulty=1)
    assert (g.spent, g.covered) == ([0, 0, 0], [0, 0, 0])


@rule("FP-SET-22", "FP-SET-22/1")
def test_the_left_tokens_of_discontent_are_active() -> None:
    for seed in range(20):
        assert [token % 2 for token in new_game(seed).tokens[DISCONTENT]] == [1, 0]
    assert len({tuple(new_game(seed).tokens[DISCONTENT]) for seed in range(60)}) == 9  # whatever is drawn


@rule("FP-SET-23", "FP-SET-23/1", "FP-SET-23/2")
def test_hope_is_laid_out_in_the_same_way() -> None:
    assert [token % 2 for token in new_game().tokens[HOPE]] == [1, 1]
    assert [token % 2 for token in new_game(society=1).tokens[HOPE]] == [0, 0, 0]


@rule("FP-HOPE-02", "FP-SET-22", "FP-SET-23")
def test_all_other_tokens_are_in_the_bags() -> None:
    g = new_game(society=2)
    for track in (HOPE, DISCONTENT):
        drawn = [sum(token // 2 == kind for token in g.tokens[track]) for kind in range(3)]
        assert [own + left for own, left in zip(drawn, g.bags[track], strict=True)] == [3, 3, 3]


@rule("FP-SET-31", "FP-SET-31/1")
def test_the_generator_board() -> None:
    g = new_game()
    assert (g.heat, g.cold, g.ranges, g.stress, g.overheated) == (1, 5, [1, 2, 3], 0, False)


@rule("FP-GEN-01")
@pytest.mark.parametrize("seats", SEATS)
def test_one_city_for_all_who_win_together(seats: int) -> None:
    g = new_game(seats=seats)
    own = [name for name in ("hands", "played", "advisors") if len(getattr(g, name)) == seats]
    assert own == ["hands", "played", "advisors"]
    assert (g.food, g.stock) == (new_game(seats=seats).food, [4, 5, 0, 0])
    with pytest.raises(GameOver) as over:
        saved(g)
    assert over.value.outcome.winners == tuple(range(seats))
    assert over.value.outcome.scores == ()


@rule("FP-GEN-05")
def test_what_is_not_in_use_is_in_the_bank_and_steel_is_not_used() -> None:
    g = new_game(society=2)
    assert in_bank(g) == MOST_AUTOMATONS - 2
    assert g.stock[STEEL] == 0
    assert STEEL not in (*g.lies, *g.deposits)
    assert not any(pile[STEEL] for tile in g.box.map_tiles for pile in tile.spaces)


@rule("FP-GEN-06")
def test_what_lies_on_the_map_is_not_yet_in_the_supply() -> None:
    g = new_game(seats=4)
    assert (have(g, WOOD), have(g, COAL)) == (4, 5)
    assert sum(g.amount[space] for space in spaces_of(GENERATOR)) == 10


@rule("FP-ICON-02")
def test_the_icons_of_the_tracks_are_data() -> None:
    board = open_box(None).board
    assert {"spent", "flips"} <= set(SicknessSection.__struct_fields__)
    assert {"discontent", "deaths"} <= set(HungerSection.__struct_fields__)
    assert board.sickness[0].least == 5
    assert all(section.flips for section in board.sickness)
    assert board.sickness[-1].spent
    assert all(section.discontent for section in board.hunger)
    assert [section.deaths for section in board.hunger] == sorted(section.deaths for section in board.hunger)


@rule("FP-ICON-03")
def test_the_icons_of_buildings_are_data() -> None:
    box = open_box(None)
    fixed = [number for number, building in enumerate(box.buildings) if building.fixed]
    assert fixed == [COOKHOUSE, PLATFORM, GENERATOR_BUILDING]
    assert all(box.buildings[number].locked for number in fixed)
    assert box.engineers[PLATFORM]
    assert not box.engineers[COOKHOUSE]
    assert not box.upgradable[COOKHOUSE]
    assert box.upgradable[HUNTERS_HUT]
    assert not box.upgradable[RUINS]
    hunters = [number for number, building in enumerate(box.buildings) if any(building.hunting)]
    assert hunters == [HUNTERS_HUT]
    assert box.buildings[HUNTERS_HUT].hunting == (1, 2)
    assert len(box.engineers) == len(box.upgradable) == BUILDINGS + 1


# -- Citizen cards ----------------------------------------------------------------------------------------------------


@rule("FP-CIT-01")
def test_what_stands_on_a_citizen_card() -> None:
    assert {"name", "type", "cost", "ability", "dies"} <= set(Citizen.__struct_fields__)
    cards = open_box(None).citizens
    assert {card.type for card in cards} == set(TYPES)
    assert all(card.cost and card.do and len(card.deaths) == 3 for card in cards)


@rule("FP-SET-34")
def test_all_thirty_citizen_cards_are_shuffled() -> None:
    g = new_game()
    assert sorted([*g.citizens, *g.hands[0], *g.hands[1]]) == list(range(30))
    assert g.citizens != sorted(g.citizens)
    assert g.citizens_gone == []


@rule("FP-SET-35", "FP-SET-35/1", "FP-SET-35/2", "FP-SET-35/3", "FP-SET-35/4")
@pytest.mark.parametrize(("seats", "cards"), [(1, 7), (2, 6), (3, 5), (4, 4)])
def test_each_player_is_dealt_citizen_cards(seats: int, cards: int) -> None:
    assert [len(hand) for hand in new_game(seats=seats).hands] == [cards] * seats


COSTS = {
    "WOOD1": ("worker", "spend 1 wood"),
    "WOOD2": ("worker", "spend 1 wood"),
    "WOOD3": ("engineer", "spend 1 wood"),
    "PLANKS": ("worker", "spend 2 wood"),
    "COAL1": ("engineer", "spend 1 coal"),
    "TILES": ("child", "2 revealed tiles lose 1 coal each"),
    "STRESS": ("child", "add 3 stress"),
    "CARE1": ("child", "exhaust care"),
    "CARE2": ("worker", "exhaust care"),
    **{f"EASY{number}": ("worker", "add 1 stress") for number in range(16)},
}
CARDS = "citizens:\n" + "\n".join(
    f"- {{id: {name}, name: a, trade: b, story: c, type: {kind}, cost: [{cost}], ability: {{action: gather, do: []}}, "
    "dies: {worker: [], engineer: [], child: []}}"
    for name, (kind, cost) in COSTS.items()
)


def box() -> FrostpunkBox:
    """The box with Citizen cards that cost what the tests need."""
    return box_with(CARDS)


def card(name: str) -> int:
    return next(number for number, card in enumerate(box().citizen_cards) if card.id == name)


def cards(*names: str) -> list[int]:
    return [card(name) for name in names]


def hall(*hands: list[str], **fields: Any) -> City:
    """Players who hold these cards, at the moment when each gives one up; wood and coal are in the supply."""
    stock = [fields.pop("wood", 0), fields.pop("coal", 0), 0, 0]
    held = [cards(*hand) for hand in hands]
    people = fields.pop("people", [9, 9, 9])
    return city(box=box(), phase=SET_UP, seats=len(hands), hands=held, stock=stock, people=people, **fields)


def gone(g: City) -> list[str]:
    """The Citizen discard pile by name, in no order."""
    return sorted(g.box.citizen_cards[card].id for card in g.citizens_gone)


@rule("FP-SET-36", "FP-SET-36/1", "FP-SET-36/4")
@pytest.mark.parametrize(("seats", "dealt"), [(3, 5), (4, 4)])
def test_each_starts_with_one_card_fewer(seats: int, dealt: int) -> None:
    hands = [[f"EASY{seat * dealt + place}" for place in range(dealt)] for seat in range(seats)]
    g = hall(*hands, leader=1)
    picks = [hands[(1 + turn) % seats][turn] for turn in range(seats)]  # the leader is asked first
    decide(give_up_citizens(g), cards(*picks))
    assert [len(hand) for hand in g.hands] == [dealt - 1] * seats
    assert gone(g) == sorted(picks)
    assert g.stress == seats


@rule("FP-SET-36/2")
def test_two_revealed_tiles_of_the_players_choice_lose_a_coal() -> None:
    g = hall(["TILES", "STRESS"], coal=4)
    near, far = NEAR[0], FAR[0]
    places = {spaces_of(GENERATOR)[4]: 5, spaces_of(near)[0]: 1, spaces_of(far)[1]: 3}
    g.tiles[near], g.tiles[far] = 0, g.box.first_far
    for space, amount in places.items():
        g.lies[space], g.amount[space] = COAL, amount
    _, second, third = places
    decide(give_up_citizens(g), card("TILES"), third, second)
    assert [g.amount[space] for space in places] == [5, 0, 2]
    assert [g.lies[space] for space in places] == [COAL, NONE, COAL]
    assert g.stock[COAL] == 4
    assert gone(g) == ["TILES"]


@rule("FP-SET-36/3")
def test_a_cost_in_stress() -> None:
    g = hall(["STRESS", "WOOD1"], wood=1)
    decide(give_up_citizens(g), card("STRESS"))
    assert (g.stress, g.stock[WOOD], gone(g)) == (3, 1, ["STRESS"])


@rule("FP-SET-36", "FP-CIT-02")
def test_only_a_card_of_ones_own_that_can_be_paid_is_given_up() -> None:
    g = hall(["WOOD1", "COAL1", "CARE1", "STRESS"], ["WOOD2"], coal=1, hope=[CARE * 2])
    choice = Choice(GIVE_UP, 0, [])
    refusals = {name: why_not_give_up(g, choice, card(name)) for name in ("WOOD1", "COAL1", "CARE1", "STRESS", "WOOD2")}
    assert {name: refusal and (refusal.rule, refusal.reason) for name, refusal in refusals.items()} == {
        "WOOD1": ("FP-SET-36", "cost-too-high"),
        "COAL1": None,
        "CARE1": ("FP-SET-36", "cost-too-high"),
        "STRESS": None,
        "WOOD2": ("FP-CIT-02", "not-in-hand"),
    }
    none = why_not_give_up(g, choice, g.box.no_card)
    assert none is not None
    assert (none.rule, none.reason) == ("FP-SET-36", "must-give-up")
    g.tokens[HOPE] = [CARE * 2 + 1]
    assert why_not_give_up(g, choice, card("CARE1")) is None


@rule("FP-SET-37", "FP-SET-37/1")
def test_where_two_costs_cannot_both_be_paid_chance_decides() -> None:
    paid = set()
    for seed in range(20):
        g = hall(["WOOD1", "EASY0", "EASY1"], ["WOOD2", "EASY2", "EASY3"], wood=1, seed=seed)
        rule = give_up_citizens(g)
        together = next(rule)
        assert isinstance(together, Together)
        for (seat, lane), name in zip(together.lanes, ("WOOD1", "WOOD2"), strict=True):
            answer(seat, lane, card(name))
        again = rule.send(0)
        assert isinstance(again, Choice)
        winner = gone(g)[0]
        loser = 1 if winner == "WOOD1" else 0
        assert again.seat == loser
        assert again.values == g.hands[loser][1:]  # no Wood is left
        with pytest.raises(StopIteration):
            rule.send(again.values[0])
        assert (g.stock[WOOD], g.stress, len(g.citizens_gone)) == (0, 1, 2)
        paid.add(winner)
    assert paid == {"WOOD1", "WOOD2"}


@rule("FP-SET-37/2")
def test_as_many_pay_as_can() -> None:
    g = hall(["WOOD1", "EASY0"], ["WOOD2", "EASY1"], ["WOOD3", "EASY2"], wood=2)
    decide(give_up_citizens(g), cards("WOOD1", "WOOD2", "WOOD3"))
    assert (g.stock[WOOD], g.stress) == (0, 1)
    assert sum(name.startswith("WOOD") for name in gone(g)) == 2
    assert [len(hand) for hand in g.hands] == [1, 1, 1]


@rule("FP-SET-37")
def test_the_kind_counts_not_the_amount() -> None:
    paid = set()
    for seed in range(20):
        g = hall(["WOOD1", "EASY0"], ["PLANKS", "EASY1"], wood=2, seed=seed)
        decide(give_up_citizens(g), cards("WOOD1", "PLANKS"))
        paid.add(tuple(gone(g)))
    assert paid == {("EASY0", "PLANKS"), ("EASY1", "WOOD1")}


@rule("FP-SET-37")
def test_the_last_active_token_is_exhausted_once() -> None:
    g = hall(["CARE1", "EASY0"], ["CARE2", "EASY1"], hope=[CARE * 2 + 1])
    decide(give_up_citizens(g), cards("CARE1", "CARE2"))
    assert g.tokens[HOPE] == [CARE * 2]
    assert g.stress == 1


@rule("FP-SET-37")
def test_costs_that_can_all_be_paid_are() -> None:
    g = hall(["WOOD1", "EASY0"], ["WOOD2", "EASY1"], ["COAL1", "EASY2"], wood=2, coal=1)
    decide(give_up_citizens(g), cards("WOOD1", "WOOD2", "COAL1"))
    assert (gone(g), g.stock) == (["COAL1", "WOOD1", "WOOD2"], [0, 0, 0, 0])


@rule("FP-SET-38", "FP-SET-38/1")
def test_who_can_pay_nothing_pays_with_a_sick_citizen() -> None:
    g = hall(["WOOD1", "COAL1", "CARE1"], hope=[CARE * 2])
    assert offered(give_up_citizens(g)) == cards("WOOD1", "COAL1", "CARE1")
    play(give_up_citizens(g), card("WOOD1"))
    assert (g.sick, g.stock, gone(g)) == ([1, 0, 0], [0, 0, 0, 0], ["WOOD1"])
    assert g.hands == [cards("COAL1", "CARE1")]


@rule("FP-SET-38")
def test_so_does_whoever_is_left_with_nothing_to_pay() -> None:
    g = hall(["WOOD1"], ["WOOD2"], wood=1)
    decide(give_up_citizens(g), cards("WOOD1", "WOOD2"))
    assert (gone(g), g.stock[WOOD], g.sick) == (["WOOD1", "WOOD2"], 0, [1, 0, 0])


@rule("FP-SET-38")
def test_one_who_pays_nothing_takes_nothing_from_another() -> None:
    g = hall(["COAL1"], ["WOOD2", "EASY1"], wood=1)
    decide(give_up_citizens(g), cards("COAL1", "WOOD2"))
    assert (gone(g), g.stock[WOOD], g.sick) == (["COAL1", "WOOD2"], 0, [0, 1, 0])


# -- the beginning ----------------------------------------------------------------------------------------------------


def ready_to_begin(seats: int = 2, seed: int = 1) -> City:
    """A new game in which nobody's card costs more than stress."""
    g = new_game(seed, seats=seats, box=box())
    g.hands = [cards(f"EASY{2 * seat}", f"EASY{2 * seat + 1}") for seat in range(seats)]
    return g


@rule("FP-RND-02", "FP-RND-02/1", "FP-SET-39")
def test_the_game_begins_with_the_action_phase_of_round_1() -> None:
    g = ready_to_begin(seats=2, seed=3)
    leader, mornings, weather = g.leader, list(g.morning), list(g.weather)
    assert g.phase == SET_UP
    decide(begin(g), [0, 1], [g.hands[(leader + turn) % 2][0] for turn in range(2)])
    assert (g.phase, g.round, g.leader) == (ACTION, 1, leader)
    assert (g.morning, g.weather, g.weather_gone) == (mornings, weather, [])
    assert [len(hand) for hand in g.hands] == [1, 1]


@rule("FP-RND-03")
def test_the_phase_marker_moves_on_one_phase_at_a_time() -> None:
    g = new_game()
    rng = Rng(5)
    marker = [(g.round, g.phase)]
    with suppress(GameOver):
        while g.round < 4:
            at_random(g, step(g), rng)
            if marker[-1] != (g.round, g.phase):
                marker.append((g.round, g.phase))
    assert len(marker) > 10
    assert marker[:3] == [(1, SET_UP), (1, ACTION), (1, DUSK)]
    for (_, before), (_, after) in pairwise(marker[1:]):
        assert after == (before + 1) % 9


@rule("FP-SET-41")
def test_the_first_leader_is_anybody() -> None:
    assert {new_game(seed, seats=4).leader for seed in range(40)} == {0, 1, 2, 3}
    assert {new_game(seed, seats=1).leader for seed in range(5)} == {0}


@pytest.mark.parametrize("seats", SEATS)
def test_however_it_is_chosen_each_begins_with_one_card_fewer(seats: int) -> None:
    for seed in range(25):
        g = new_game(seed, seats=seats, society=seed % 6, difficulty=seed % 2)
        dealt = len(g.hands[0])
        at_random(g, begin(g), Rng(seed))
        assert g.phase == ACTION
        assert [len(hand) for hand in g.hands] == [dealt - 1] * seats
        assert len(set(g.advisors)) == seats
        assert len(g.citizens_gone) == seats
