"""Set-up: FP-SET, with what FP-RND, FP-GEN, FP-CIT, FP-LAW and FP-ICON say of the table before the first turn."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.cards import Citizen, HungerSection, SicknessSection
from holdfast.games.frostpunk.city import map as hexes
from holdfast.games.frostpunk.city.automatons import in_bank
from holdfast.games.frostpunk.city.goods import have
from holdfast.games.frostpunk.nouns import BUILDINGS, LAWS, TECHNOLOGIES
from holdfast.games.frostpunk.phrases import saved
from holdfast.games.frostpunk.round import step
from holdfast.games.frostpunk.setup import (
    SCENARIOS,
    begin,
    give_up_citizens,
    lay_starting_tiles,
    place_wall_tiles,
)
from holdfast.games.frostpunk.speech import PHASES
from holdfast.games.frostpunk.state import MOST_AUTOMATONS
from holdfast.kernel import GameOver, Rng, to_plain
from tests.cite import rule
from tests.frostpunk.arrange import (
    SOCIETIES,
    Crater,
    a_city,
    box_with,
    food_on_tiles,
    game_in_which,
    new_game,
    reason,
)

BY_THE_GENERATOR = [f"generator-{number}" for number in range(1, 6)]
NEAR = [f"near-{number}" for number in range(1, 13)]
FAR = [f"far-{number}" for number in range(1, 19)]
CORNERS = ["far-1", "far-4", "far-7", "far-10", "far-13", "far-16"]  # clockwise from the east
SEATS = (1, 2, 3, 4)


def test_the_same_chance_lays_the_same_table() -> None:
    assert to_plain(new_game(7).g) == to_plain(new_game(7).g)
    assert new_game(7).morning != new_game(8).morning


# -- the scenario -----------------------------------------------------------------------------------------------------


@rule("FP-SET-01", "FP-SET-12")
def test_what_the_crater_does_without_leaves_the_game() -> None:
    assert [terms.storm for terms in SCENARIOS] == [9]
    for seed in range(30):
        city = new_game(seed)
        assert "Steam Hub Plans" not in city.technologies
        assert city.left["steam-hub"] == 0


@rule("FP-SET-40")
def test_the_first_scenario_card_lies_open_and_no_other() -> None:
    city = new_game()
    assert city.display == ["I01"]
    assert (city.goods_on, city.meeple_on, city.kept_on) == ([{}], [None], [0])
    assert len(city.box.scenario) == 8


@rule("FP-SET-25", "FP-SET-43")
def test_the_storm_marker_and_the_trigger_tokens_lie_on_the_round_track() -> None:
    city = new_game()
    assert (city.storm, city.storms, city.triggers) == (9, 0, [4, 11])


@rule("FP-SET-44")
def test_the_storm_card_waits_face_down() -> None:
    city = new_game()
    assert city.named("events", [city.box.storm_card]) == ["I08"]
    assert "I08" not in city.display


# -- the map ----------------------------------------------------------------------------------------------------------


@rule("FP-SET-02")
def test_the_generator_tile_lies_in_the_middle_of_six_corners() -> None:
    city = new_game()
    assert city.named("places", hexes.NEIGHBOURS[hexes.GENERATOR]) == NEAR
    assert len(hexes.GENERATOR_HEXES) == 5  # and the drawer's hex, which is no space
    assert len(city.deposits) == len(CORNERS) == 6


@rule("FP-SET-03")
def test_the_tower_is_empty_and_not_upgraded() -> None:
    city = new_game()
    assert (city.inside, city.upgraded) == (0, False)


@rule("FP-SET-04", "FP-SET-04/1")
def test_three_buildings_stand_at_the_start() -> None:
    city = new_game()
    assert sorted(city.building.values()) == ["cookhouse", "generator", "platform"]
    assert set(city.building) <= set(BY_THE_GENERATOR)
    assert [city.left[building] for building in city.building.values()] == [0, 0, 0]
    assert city.improved == {}


@rule("FP-SET-05", "FP-SET-05/1")
def test_the_generator_tile_has_a_pile_of_wood_and_one_of_coal() -> None:
    city = new_game()
    piles = {city.lies[space]: city.amount[space] for space in BY_THE_GENERATOR if city.amount[space]}
    assert piles == {"wood": 5, "coal": 5}
    assert len(city.building) == 3
    assert all((space in city.building) != (city.amount[space] > 0) for space in BY_THE_GENERATOR)


@rule("FP-SET-06", "FP-SET-06/1")
def test_wall_tiles_are_placed_clockwise_until_three_deposits_lie_there() -> None:
    city = a_city()
    drawn = city.words.number(["wood", None, "coal", "coal", "wood", None, None])
    assert city.named("lying", place_wall_tiles(0, drawn)) == ["wood", "", "coal", "coal", "", ""]
    assert city.named("lying", place_wall_tiles(4, drawn)) == ["coal", "coal", "", "", "wood", ""]


@rule("FP-SET-06")
def test_three_corners_have_a_deposit_whatever_is_drawn_and_wherever_it_begins() -> None:
    games = [new_game(seed) for seed in range(100)]
    for city in games:
        assert len([deposit for deposit in city.deposits if deposit]) == 3
        assert city.deposits.count("coal") == 3 - city.deposits.count("wood")
    assert {city.deposits.count("wood") for city in games} == {1, 2}
    assert all(len({city.deposits[corner] for city in games}) == 3 for corner in range(6))


def crater_before_tiles() -> Crater:
    """Deposits on corners 1, 3 and 4; both stacks whole."""
    box = open_box(None)
    near = [tile.id for tile in box.map_tiles[: box.first_far]]
    far = [tile.id for tile in box.map_tiles[box.first_far :]]
    return a_city(deposits=["wood", None, "coal", "coal", None, None], near=near, far=far)


@rule("FP-SET-07", "FP-SET-07/1")
def test_each_corner_without_a_deposit_has_a_far_tile() -> None:
    city = crater_before_tiles()
    city.play(lay_starting_tiles)
    laid = {place: tile for place, tile in city.tiles.items() if place in FAR}
    assert list(laid) == ["far-4", "far-13", "far-16"]
    assert all(tile.startswith("F") for tile in laid.values())
    assert len(city.far) == 15


@rule("FP-SET-08", "FP-SET-08/1")
def test_and_a_near_tile_between_it_and_the_generator() -> None:
    city = crater_before_tiles()
    city.play(lay_starting_tiles)
    laid = {place: tile for place, tile in city.tiles.items() if place in NEAR}
    assert list(laid) == ["near-3", "near-9", "near-11"]
    assert all(tile.startswith("N") for tile in laid.values())
    assert len(city.near) == 9


@rule("FP-SET-07")
def test_the_stacks_are_shuffled_apart() -> None:
    city = new_game()
    assert sorted([*city.near, *city.far, *city.tiles.values()]) == sorted(tile.id for tile in city.box.map_tiles)
    assert {tile[0] for tile in city.near} == {"N"}
    assert {tile[0] for tile in city.far} == {"F"}
    assert city.near != sorted(city.near)
    assert city.far != sorted(city.far)


@rule("FP-SET-09", "FP-ICON-03")
def test_starting_tiles_are_turned_over_and_filled() -> None:
    city = new_game()
    on_map = {}
    for place, tile in city.tiles.items():
        for space, pile in zip((f"{place}/a", f"{place}/b"), city.printed("map_tiles", tile).spaces, strict=False):
            [thing] = city.named("lying", [pile.index(max(pile))])
            on_map[space] = (thing, max(pile))
    assert {space: (city.lies[space], city.amount[space]) for space in city.lies if "/" in space} == on_map
    assert len(city.tiles) == 6
    assert city.reveals >= 6


# -- cards laid out ---------------------------------------------------------------------------------------------------


@rule("FP-SET-10")
def test_expedition_cards_are_in_three_decks_all_of_them() -> None:
    city = new_game()
    on_display = [card for stack in city.stacks for card in stack]
    for deck, trail in zip("ABC", city.trails, strict=True):
        cards = [*trail, *on_display] if deck == "A" else [*trail]
        assert sorted(cards) == sorted(card.id for card in city.box.expeditions if card.deck == deck)
        assert trail != sorted(trail)
    assert min(map(len, city.trails)) > 0


@rule("FP-SET-11", "FP-SET-11/1")
def test_three_expedition_stacks_of_one_a_card_each() -> None:
    city = new_game()
    assert [len(stack) for stack in city.stacks] == [1, 1, 1]
    a_cards = {card.id for card in city.box.expeditions if card.deck == "A"}
    assert {card for stack in city.stacks for card in stack} <= a_cards  # white side up
    assert city.scouts == [None, None, None]


@rule("FP-SET-13", "FP-SET-13/1")
def test_four_technologies_out_of_eight_are_in_play() -> None:
    seen = set()
    for seed in range(60):
        city = new_game(seed)
        assert len(set(city.technologies)) == len(city.technologies) == 4
        assert (city.developed, city.developing) == (set(), None)
        seen |= set(city.technologies)
    assert seen == set(TECHNOLOGIES) - {"Steam Hub Plans"}


@rule("FP-SET-24")
def test_round_1_and_all_morning_cards_shuffled() -> None:
    city = new_game()
    assert city.round == 1
    assert sorted(city.morning) == list(city.box.event_ids[: city.box.first_dusk])
    assert city.morning != sorted(city.morning)
    assert city.morning


@rule("FP-SET-26", "FP-SET-26/1")
def test_twelve_laws_may_come() -> None:
    seen = set()
    for seed in range(60):
        city = new_game(seed)
        assert city.future_laws[:8] == LAWS[:8]
        assert len(set(city.future_laws[8:])) == len(city.future_laws[8:]) == 4
        assert city.laws == set()
        seen |= set(city.future_laws)
    assert seen == set(LAWS)


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
    city = new_game()
    about = [*city.morning, *city.dusk, *city.disputes, *city.display, *city.entered]
    assert not set(about) & set(city.box.event_ids[city.box.first_consequence : city.box.first_scenario])


@rule("FP-SET-28", "FP-SET-28/1")
def test_law_buildings_lie_ready_only_if_their_law_may_come() -> None:
    city = game_in_which(
        lambda city: "Fighting Arena Law" in city.future_laws and "Public House Law" not in city.future_laws
    )
    words = [building for building, _, _ in BUILDINGS]
    always = ["child-shelter", *words[words.index("field-kitchen") : words.index("prison") + 1]]
    assert all(city.left[building] == city.printed("buildings", building).tiles for building in always)
    assert (city.left["fighting-arena"], city.left["public-house"]) == (1, 0)
    assert all(not city.unlocked[building] for building in [*always, "fighting-arena"])
    other = game_in_which(
        lambda city: "Public House Law" in city.future_laws and "Care House Law" not in city.future_laws
    )
    assert (other.left["public-house"], other.left["care-house"]) == (1, 0)
    assert game_in_which(lambda city: "Care House Law" in city.future_laws).left["care-house"] == 1


@rule("FP-SET-29", "FP-SET-29/1", "FP-SET-29/2")
def test_the_dusk_deck_is_one_card_and_one_social_dispute() -> None:
    city = new_game()
    disputes = sorted(city.box.event_ids[city.box.first_dispute : city.box.first_consequence])
    [dispute] = set(city.dusk) - {"D000"}
    assert len(city.dusk) == 2
    assert len(city.disputes) == 9
    assert city.disputes != sorted(city.disputes)
    assert sorted([*city.disputes, dispute]) == disputes
    assert len({new_game(seed).dusk[0] == "D000" for seed in range(20)}) == 2


@rule("FP-SET-29", "FP-SET-40")
def test_the_players_have_read_the_scenario_and_the_dispute_that_is_shuffled_in() -> None:
    city = new_game()
    city.told = []
    city.offers(begin)
    [dispute] = set(city.dusk) - {"D000"}
    scenario, read = city.printed("events", "I01"), city.printed("events", dispute)
    assert city.log[0].startswith(f"{scenario.title}. {scenario.story}")
    assert f"Everybody has read one Social Dispute of the Dusk deck: {read.title}." in city.log


@rule("FP-SET-30")
def test_sixty_dusk_cards_stay_out_of_play() -> None:
    city = new_game()
    assert len(set(city.box.event_ids[city.box.first_dusk : city.box.first_dispute]) - set(city.dusk)) == 60
    assert city.entered == ["D000"]
    assert (city.dusk_gone, city.revealed) == ([], [])


@rule("FP-SET-32")
def test_all_weather_cards_are_shuffled() -> None:
    city = new_game()
    assert sorted(city.weather) == [f"W{number:02}" for number in range(1, 14)]
    assert city.weather != sorted(city.weather)
    assert city.weather_gone == []


# -- the city and its people ------------------------------------------------------------------------------------------


@rule("FP-SET-14")
def test_the_society_and_its_difficulty_are_chosen() -> None:
    normal, hard, other = new_game(), new_game(hard=True), new_game(society="IV")
    assert normal.people != hard.people
    assert normal.people != other.people
    assert [(city.society, city.hard) for city in (normal, hard, other)] == [("I", False), ("I", True), ("IV", False)]


@rule("FP-SET-15", "FP-SET-15/1")
def test_population_and_sickness_markers() -> None:
    city = new_game()
    assert (city.people, city.sick, city.skull) == ({"worker": 22, "engineer": 12, "child": 8}, {}, {})
    city = new_game(society="III")
    assert (city.sick, city.skull) == ({"worker": 2, "child": 1}, {})


@rule("FP-SET-16", "FP-SET-16/1")
def test_food_is_the_societys() -> None:
    city = game_in_which(lambda city: food_on_tiles(city) == 0)
    assert (city.food, city.hunger) == (8, 0)


@rule("FP-SET-16/2", "FP-ICON-03")
def test_and_what_is_found_on_the_starting_tiles() -> None:
    assert game_in_which(lambda city: food_on_tiles(city) == 2).food == 10


@rule("FP-SET-17", "FP-SET-17/1")
def test_starting_resources_and_corpses() -> None:
    city = new_game()
    assert (city.stock["wood"], city.stock["coal"], city.stock["core"]) == (4, 5, 0)
    assert city.corpses == 1
    assert new_game(society="II").stock["core"] == 1
    assert new_game(society="VI").corpses == 0


@rule("FP-SET-18", "FP-SET-18/1", "FP-SET-18/2", "FP-SET-18/3")
def test_meeples_stand_ready_one_for_every_five() -> None:
    city = new_game()
    assert city.ready == {"worker": 5, "engineer": 3, "child": 2}
    assert city.automatons == 0
    city = new_game(society="III")
    assert (city.automatons, city.ready["automaton"]) == (2, 2)


@rule("FP-SET-19")
def test_no_spent_citizen_token_is_in_the_supply() -> None:
    city = new_game(society="III", hard=True)
    assert (city.spent, city.covered) == ({}, {})


@rule("FP-SET-22", "FP-SET-22/1")
def test_the_left_tokens_of_discontent_are_active() -> None:
    for seed in range(20):
        assert sides(new_game(seed).discontent) == ["active", "exhausted"]
    assert len({tuple(new_game(seed).discontent) for seed in range(60)}) == 9  # whatever is drawn


def sides(tokens: list[str]) -> list[str]:
    return [token.partition("-")[0] for token in tokens]


@rule("FP-SET-23", "FP-SET-23/1", "FP-SET-23/2")
def test_hope_is_laid_out_in_the_same_way() -> None:
    assert sides(new_game().hope) == ["active", "active"]
    assert sides(new_game(society="II").hope) == ["exhausted", "exhausted", "exhausted"]


@rule("FP-HOPE-02", "FP-SET-22", "FP-SET-23")
def test_all_other_tokens_are_in_the_bags() -> None:
    city = new_game(society="III")
    for tokens, bag in ((city.hope, city.hope_bag), (city.discontent, city.discontent_bag)):
        drawn = Counter(token.rpartition("-")[-1] for token in tokens)
        assert len(bag) == 3
        assert all(drawn[kind] + left == 3 for kind, left in bag.items())


@rule("FP-SET-31", "FP-SET-31/1")
def test_the_generator_board() -> None:
    city = new_game()
    assert (city.heat, city.cold, city.ranges, city.stress, city.overheated) == (
        1,
        5,
        {"red": 1, "orange": 2, "yellow": 3},
        0,
        False,
    )


@rule("FP-GEN-01")
@pytest.mark.parametrize("seats", SEATS)
def test_one_city_for_all_who_win_together(seats: int) -> None:
    city = new_game(seats=seats)
    own = [name for name in ("hands", "played", "advisors") if len(getattr(city, name)) == seats]
    assert own == ["hands", "played", "advisors"]
    assert (city.food, city.stock) == (new_game(seats=seats).food, {"wood": 4, "coal": 5})
    with pytest.raises(GameOver) as over:
        city.play(saved)
    assert over.value.outcome.winners == tuple(range(seats))
    assert over.value.outcome.scores == ()


@rule("FP-GEN-05")
def test_what_is_not_in_use_is_in_the_bank_and_steel_is_not_used() -> None:
    city = new_game(society="III")
    assert city.says(in_bank) == MOST_AUTOMATONS - 2
    assert city.stock["steel"] == 0
    assert "steel" not in (*city.lies.values(), *city.deposits)
    assert not any("steel" in city.goods(pile) for tile in city.box.map_tiles for pile in tile.spaces)


@rule("FP-GEN-06")
def test_what_lies_on_the_map_is_not_yet_in_the_supply() -> None:
    city = new_game(seats=4)
    assert (city.says(have, "wood"), city.says(have, "coal")) == (4, 5)
    assert sum(city.amount[space] for space in BY_THE_GENERATOR) == 10


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
    printed = a_city().printed
    tiles = {building: printed("buildings", building) for building, _, _ in BUILDINGS}
    fixed = [building for building, tile in tiles.items() if tile.fixed]
    assert fixed == ["cookhouse", "platform", "generator"]
    assert all(tiles[building].locked for building in fixed)
    assert printed("engineers", "platform")
    assert not printed("engineers", "cookhouse")
    assert not printed("upgradable", "cookhouse")
    assert printed("upgradable", "hunters-hut")
    assert not printed("upgradable", "ruins")
    assert [building for building, tile in tiles.items() if any(tile.hunting)] == ["hunters-hut"]
    assert tiles["hunters-hut"].hunting == (1, 2)
    box = open_box(None)
    assert len(box.engineers) == len(box.upgradable) == len([*tiles, "ruins"])


# -- Citizen cards ----------------------------------------------------------------------------------------------------


@rule("FP-CIT-01")
def test_what_stands_on_a_citizen_card() -> None:
    assert {"name", "type", "cost", "ability", "dies"} <= set(Citizen.__struct_fields__)
    cards = open_box(None).citizens
    assert set(a_city().named("citizens", (card.type for card in cards))) == {"worker", "engineer", "child"}
    assert all(card.cost and card.do and len(card.deaths) == 3 for card in cards)


@rule("FP-SET-34")
def test_all_thirty_citizen_cards_are_shuffled() -> None:
    city = new_game()
    dealt = [card for hand in city.hands for card in hand]
    assert sorted([*city.citizens, *dealt]) == sorted(card.id for card in city.box.citizen_cards)
    assert city.citizens != sorted(city.citizens)
    assert city.citizens_gone == []


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


def hall(*hands: list[str], **fields: Any) -> Crater:
    """Players who hold these cards, at the moment when each gives one up."""
    people = {"worker": 9, "engineer": 9, "child": 9}
    return a_city(box=box_with(CARDS), phase=None, seats=len(hands), hands=hands, people=people, **fields)


def gone(city: Crater) -> list[str]:
    """The Citizen discard pile, in no order."""
    return sorted(city.citizens_gone)


@rule("FP-SET-36", "FP-SET-36/1", "FP-SET-36/4")
@pytest.mark.parametrize(("seats", "dealt"), [(3, 5), (4, 4)])
def test_each_starts_with_one_card_fewer(seats: int, dealt: int) -> None:
    hands = [[f"EASY{seat * dealt + place}" for place in range(dealt)] for seat in range(seats)]
    city = hall(*hands, leader=1)
    picks = [hands[(1 + turn) % seats][turn] for turn in range(seats)]  # the leader is asked first
    city.play(give_up_citizens, *(f"give-up:{name}" for name in picks))
    assert [len(hand) for hand in city.hands] == [dealt - 1] * seats
    assert gone(city) == sorted(picks)
    assert city.stress == seats


@rule("FP-SET-36/2")
def test_two_revealed_tiles_of_the_players_choice_lose_a_coal() -> None:
    city = hall(["TILES", "STRESS"], stock={"coal": 4}, tiles={"near-1": "N01", "far-1": "F01"})
    city.amount = {"generator-5": 5, "near-1/a": 1, "far-1/b": 3}
    city.lies = dict.fromkeys(city.amount, "coal")
    city.play(give_up_citizens, "give-up:TILES", "lose-from:far-1/b", "lose-from:near-1/a")
    assert city.amount == {"generator-5": 5, "far-1/b": 2}
    assert city.lies == {"generator-5": "coal", "far-1/b": "coal"}
    assert city.stock["coal"] == 4
    assert gone(city) == ["TILES"]


@rule("FP-SET-36/3")
def test_a_cost_in_stress() -> None:
    city = hall(["STRESS", "WOOD1"], stock={"wood": 1})
    city.play(give_up_citizens, "give-up:STRESS")
    assert (city.stress, city.stock["wood"], gone(city)) == (3, 1, ["STRESS"])


@rule("FP-SET-36", "FP-CIT-02")
def test_only_a_card_of_ones_own_that_can_be_paid_is_given_up() -> None:
    city = hall(["WOOD1", "COAL1", "CARE1", "STRESS"], ["WOOD2"], stock={"coal": 1}, hope=["exhausted-care"])
    hands = [card for hand in city.hands for card in hand]
    assert {name: reason(city.why_not(f"give-up:{name}")) for name in hands} == {
        "WOOD1": ("FP-SET-36", "cost-too-high"),
        "COAL1": None,
        "CARE1": ("FP-SET-36", "cost-too-high"),
        "STRESS": None,
        "WOOD2": ("FP-CIT-02", "not-in-hand"),
    }
    assert reason(city.why_not("give-up:none")) == ("FP-SET-36", "must-give-up")
    city.hope = ["active-care"]
    assert city.why_not("give-up:CARE1") is None


@rule("FP-SET-37", "FP-SET-37/1")
def test_where_two_costs_cannot_both_be_paid_chance_decides() -> None:
    paid = set()
    for seed in range(20):
        city = hall(["WOOD1", "EASY0", "EASY1"], ["WOOD2", "EASY2", "EASY3"], stock={"wood": 1}, seed=seed)
        trial = city.copy()
        again = trial.asked("give-up", give_up_citizens, "give-up:WOOD1", "give-up:WOOD2")
        [winner] = gone(trial)
        loser = 1 if winner == "WOOD1" else 0
        assert again.seat == loser
        assert again.offers == trial.hands[loser][1:]  # no Wood is left
        city.play(give_up_citizens, "give-up:WOOD1", "give-up:WOOD2", again.keys[0])
        assert (city.stock["wood"], city.stress, len(city.citizens_gone)) == (0, 1, 2)
        paid.add(winner)
    assert paid == {"WOOD1", "WOOD2"}


@rule("FP-SET-37/2")
def test_as_many_pay_as_can() -> None:
    city = hall(["WOOD1", "EASY0"], ["WOOD2", "EASY1"], ["WOOD3", "EASY2"], stock={"wood": 2})
    city.play(give_up_citizens, "give-up:WOOD1", "give-up:WOOD2", "give-up:WOOD3")
    assert (city.stock["wood"], city.stress) == (0, 1)
    assert sum(name.startswith("WOOD") for name in gone(city)) == 2
    assert [len(hand) for hand in city.hands] == [1, 1, 1]


@rule("FP-SET-37")
def test_the_kind_counts_not_the_amount() -> None:
    paid = set()
    for seed in range(20):
        city = hall(["WOOD1", "EASY0"], ["PLANKS", "EASY1"], stock={"wood": 2}, seed=seed)
        city.play(give_up_citizens, "give-up:WOOD1", "give-up:PLANKS")
        paid.add(tuple(gone(city)))
    assert paid == {("EASY0", "PLANKS"), ("EASY1", "WOOD1")}


@rule("FP-SET-37")
def test_the_last_active_token_is_exhausted_once() -> None:
    city = hall(["CARE1", "EASY0"], ["CARE2", "EASY1"], hope=["active-care"])
    city.play(give_up_citizens, "give-up:CARE1", "give-up:CARE2")
    assert city.hope == ["exhausted-care"]
    assert city.stress == 1


@rule("FP-SET-37")
def test_costs_that_can_all_be_paid_are() -> None:
    city = hall(["WOOD1", "EASY0"], ["WOOD2", "EASY1"], ["COAL1", "EASY2"], stock={"wood": 2, "coal": 1})
    city.play(give_up_citizens, "give-up:WOOD1", "give-up:WOOD2", "give-up:COAL1")
    assert (gone(city), city.stock) == (["COAL1", "WOOD1", "WOOD2"], {})


@rule("FP-SET-38", "FP-SET-38/1")
def test_who_can_pay_nothing_pays_with_a_sick_citizen() -> None:
    city = hall(["WOOD1", "COAL1", "CARE1"], hope=["exhausted-care"])
    assert city.asked("give-up", give_up_citizens).offers == ["WOOD1", "COAL1", "CARE1"]
    city.play(give_up_citizens, "give-up:WOOD1")
    assert (city.sick, city.stock, gone(city)) == ({"worker": 1}, {}, ["WOOD1"])
    assert city.hands == [["COAL1", "CARE1"]]


@rule("FP-SET-38")
def test_so_does_whoever_is_left_with_nothing_to_pay() -> None:
    city = hall(["WOOD1"], ["WOOD2"], stock={"wood": 1})
    city.play(give_up_citizens, "give-up:WOOD1", "give-up:WOOD2")
    assert (gone(city), city.stock["wood"], city.sick) == (["WOOD1", "WOOD2"], 0, {"worker": 1})


@rule("FP-SET-38")
def test_one_who_pays_nothing_takes_nothing_from_another() -> None:
    city = hall(["COAL1"], ["WOOD2", "EASY1"], stock={"wood": 1})
    city.play(give_up_citizens, "give-up:COAL1", "give-up:WOOD2")
    assert (gone(city), city.stock["wood"], city.sick) == (["COAL1", "WOOD2"], 0, {"engineer": 1})


# -- the beginning ----------------------------------------------------------------------------------------------------


def ready_to_begin(seats: int = 2, seed: int = 1) -> Crater:
    """A new game in which nobody's card costs more than stress."""
    city = new_game(seed, seats=seats, box=box_with(CARDS))
    city.hands = [[f"EASY{2 * seat}", f"EASY{2 * seat + 1}"] for seat in range(seats)]
    return city


@rule("FP-RND-02", "FP-RND-02/1", "FP-SET-39")
def test_the_game_begins_with_the_action_phase_of_round_1() -> None:
    city = ready_to_begin(seats=2, seed=3)
    leader, mornings, weather = city.leader, list(city.morning), list(city.weather)
    assert city.phase is None
    given_up = [city.hands[(leader + turn) % 2][0] for turn in range(2)]
    city.play(begin, "advisor:generator", "advisor:health", *(f"give-up:{card}" for card in given_up))
    assert (city.phase, city.round, city.leader) == ("action", 1, leader)
    assert (city.morning, city.weather, city.weather_gone) == (mornings, weather, [])
    assert [len(hand) for hand in city.hands] == [1, 1]


@rule("FP-RND-03")
def test_the_phase_marker_moves_on_one_phase_at_a_time() -> None:
    city = new_game()
    rng = Rng(5)
    marker = [(city.round, city.phase)]
    with suppress(GameOver):
        while city.round < 4:
            city.at_random(rng, step)
            if marker[-1] != (city.round, city.phase):
                marker.append((city.round, city.phase))
    assert len(marker) > 10
    assert marker[:3] == [(1, None), (1, "action"), (1, "dusk")]
    for (_, before), (_, after) in pairwise(marker[1:]):
        assert after == PHASES[(PHASES.index(before) + 1) % 9]


@rule("FP-SET-41")
def test_the_first_leader_is_anybody() -> None:
    assert {new_game(seed, seats=4).leader for seed in range(40)} == {0, 1, 2, 3}
    assert {new_game(seed, seats=1).leader for seed in range(5)} == {0}


@pytest.mark.parametrize("seats", SEATS)
def test_however_it_is_chosen_each_begins_with_one_card_fewer(seats: int) -> None:
    for seed in range(25):
        city = new_game(seed, seats=seats, society=SOCIETIES[seed % 6], hard=seed % 2 == 1)
        dealt = len(city.hands[0])
        city.at_random(Rng(seed), begin)
        assert city.phase == "action"
        assert [len(hand) for hand in city.hands] == [dealt - 1] * seats
        assert len(set(city.advisors)) == seats
        assert len(city.citizens_gone) == seats
