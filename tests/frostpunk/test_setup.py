"""Set-up: FP-SET, with what FP-RND, FP-GEN, FP-CIT, FP-LAW and FP-ICON say of the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.cards import HungerSection, SicknessSection
from holdfast.games.frostpunk.city.automatons import in_bank
from holdfast.games.frostpunk.city.goods import have
from holdfast.games.frostpunk.nouns import LAWS, TECHNOLOGIES
from holdfast.games.frostpunk.phrases import saved
from holdfast.games.frostpunk.setup import (
    begin,
)
from holdfast.games.frostpunk.state import MOST_AUTOMATONS
from holdfast.kernel import GameOver, to_plain
from tests.cite import rule
from tests.frostpunk.arrange import (
    a_city,
    food_on_tiles,
    game_in_which,
    new_game,
)
from tests.frostpunk.scenes import (
    BUILDINGS,
    BY_THE_GENERATOR,
)

SEATS = (1, 2, 3, 4)


def test_the_same_chance_lays_the_same_table() -> None:
    assert to_plain(new_game(7).g) == to_plain(new_game(7).g)
    assert new_game(7).morning != new_game(8).morning


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
    always = ["child-shelter", *BUILDINGS[BUILDINGS.index("field-kitchen") : BUILDINGS.index("prison") + 1]]
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
    tiles = {building: printed("buildings", building) for building in BUILDINGS}
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
