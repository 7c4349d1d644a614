"""Building: RB-BUILD."""

from __future__ import annotations

from holdfast.games.rebuild.build import why_not_tile
from holdfast.games.rebuild.scoring import buildings_in_sight, hearts, influence
from holdfast.games.rebuild.state import INJURED, NONE, SUPPLIES, WATER, WORKER, City
from holdfast.kernel import Game
from tests.cite import rule
from tests.rebuild.arrange import (
    BOX,
    empty_hands,
    face_down,
    fresh,
    give,
    has,
    hold_special,
    idle_away,
    keys,
    last_marker,
    lay,
    names_of,
    offer,
    on_board,
    refused,
    sit,
    tile,
)

ROW = ("Well", "Bakery", "Sawmill", "Clinic", "Radio Mast")


def builders(seats: int = 2) -> City:
    """A city with that row and the Pump House on top of the pile; seat 0 has six supplies and no special tile left."""
    city = fresh(seats)
    offer(city, *ROW)
    face_down(city, 1, "Pump House", "Soup Kitchen", "Council Tent")
    give(city, 0, supplies=6)
    hold_special(city, 0, None)
    return city


def build(game: Game[City], name: str, space: str) -> None:
    game.choose("place:builders-office")
    game.choose(f"build:{name}")
    game.choose(f"put:{space}")


# -- what can be built ------------------------------------------------------------------------------------------------


@rule("RB-BUILD-01")
def test_any_tile_of_the_row_or_the_own_special_tile_can_be_built() -> None:
    city = builders()
    hold_special(city, 0, "Reservoir")
    game = sit(city)
    game.choose("place:builders-office")
    row = ["build:well", "build:bakery", "build:sawmill", "build:clinic", "build:radio-mast"]
    assert keys(game) == [*row, "build:reservoir", "build:nothing"]


@rule("RB-BUILD-01")
def test_a_tile_still_in_the_pile_is_not_on_offer() -> None:
    game = sit(builders())
    game.choose("place:builders-office")
    refusal = refused(game, "build:pump-house")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-01", "The Pump House is not on offer.")


@rule("RB-BUILD-01")
def test_the_special_tile_of_another_player_is_not_on_offer() -> None:
    city = builders()
    hold_special(city, 0, "Reservoir")
    hold_special(city, 1, "River Bridge")
    game = sit(city)
    game.choose("place:builders-office")
    refusal = refused(game, "build:river-bridge")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-01", "The River Bridge is not on offer.")


@rule("RB-BUILD-01")
def test_one_marker_builds_one_tile() -> None:
    game = sit(builders())
    build(game, "radio-mast", "p1-7")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seats) == ("place", (1,))
    assert names_of(buildings_in_sight(game.state, 0)) == ["Radio Mast"]


def test_who_builds_nothing_pays_nothing_and_the_row_stays() -> None:
    game = sit(builders())
    before = has(game.state, 0)
    game.choose("place:builders-office")
    game.choose("build:nothing")
    assert has(game.state, 0) == before
    assert names_of(game.state.row) == [*ROW]
    assert buildings_in_sight(game.state, 0) == []


def test_who_can_build_nothing_and_has_no_special_tile_is_not_asked() -> None:
    city = builders()
    empty_hands(city, 0)
    game = sit(city)
    game.choose("place:builders-office")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seats) == ("place", (1,))


def test_who_still_has_a_special_tile_is_asked_even_without_means() -> None:
    city = builders()
    empty_hands(city, 0)
    hold_special(city, 0, "Reservoir")
    game = sit(city)
    game.choose("place:builders-office")
    assert keys(game) == ["build:nothing"]


# -- paying -----------------------------------------------------------------------------------------------------------


@rule("RB-BUILD-02", "RB-BUILD-02/1")
def test_who_has_one_worker_too_few_cannot_build() -> None:
    city = builders()
    lay(city, 0, 1, "First-Aid Post")
    give(city, 0, water=3, supplies=2, worker=1)
    game = sit(city)
    game.choose("place:builders-office")
    refusal = refused(game, "build:well")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-02", "The Well costs 2 workers, and you have fewer.")


@rule("RB-BUILD-02")
def test_who_has_one_supplies_too_few_cannot_build() -> None:
    city = builders()
    lay(city, 0, 1, "First-Aid Post")
    give(city, 0, supplies=1, worker=2)
    game = sit(city)
    game.choose("place:builders-office")
    refusal = refused(game, "build:well")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-02", "The Well costs 2 supplies, and you have fewer.")


@rule("RB-BUILD-02")
def test_who_has_exactly_the_cost_builds_and_pays_it_into_the_general_supply() -> None:
    city = builders()
    empty_hands(city, 0)
    give(city, 0, supplies=2, worker=2, money=1)
    game = sit(city)
    supplies, workers = game.state.supply[SUPPLIES], game.state.supply[WORKER]
    build(game, "well", "p1-7")
    assert has(game.state, 0) == {"money": 1}
    assert (game.state.supply[SUPPLIES], game.state.supply[WORKER]) == (supplies + 2, workers + 2)


@rule("RB-BUILD-02")
def test_every_kind_of_a_cost_is_paid_in_its_number() -> None:
    city = builders()
    empty_hands(city, 0)
    give(city, 0, supplies=3, worker=2, water=2, food=2)
    game = sit(city)
    build(game, "clinic", "p1-7")
    assert has(game.state, 0) == {"supplies": 1, "worker": 1, "water": 1, "food": 1}


@rule("RB-BUILD-02")
def test_an_open_space_is_refused_to_who_can_only_pay_the_price_over_another_tile() -> None:
    city = builders()
    lay(city, 0, 8, "Rain Tanks")
    give(city, 0, supplies=2, worker=1)
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:well")
    assert keys(game) == ["put:p1-1", "put:p1-8"]
    refusal = refused(game, "put:p1-7")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-02", "The Well costs 2 workers, and you have fewer.")


@rule("RB-BUILD-02")
def test_the_price_named_is_that_of_the_cheapest_place() -> None:
    city = builders()
    lay(city, 0, 1, "First-Aid Post")
    lay(city, 0, 8, "Rain Tanks")
    give(city, 0, supplies=0, worker=3)
    hold_special(city, 0, "Reservoir")
    game = sit(city)
    game.choose("place:builders-office")
    refusal = refused(game, "build:well")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-02", "The Well costs 1 supply, and you have fewer.")


@rule("RB-BUILD-01")
def test_nothing_speaks_against_a_tile_that_can_be_built() -> None:
    assert why_not_tile(builders(), 0, tile("Well")) is None


@rule("RB-BUILD-03", "RB-BUILD-03/1")
def test_spent_workers_return_each_to_the_pile_it_came_from() -> None:
    city = builders()
    give(city, 0, worker=1, distressed=1, injured=1)
    game = sit(city)
    workers, injured = game.state.supply[WORKER], game.state.supply[INJURED]
    build(game, "well", "p1-7")
    game.choose("pay:1w-1i")
    assert (game.state.supply[WORKER], game.state.supply[INJURED]) == (workers + 1, injured + 1)
    assert has(game.state, 0) == {"water": 3, "food": 3, "supplies": 4, "distressed": 1}


@rule("RB-BUILD-03")
def test_any_token_on_its_worker_side_pays_and_the_player_chooses_which() -> None:
    city = builders()
    give(city, 0, worker=1, distressed=1, injured=1)
    game = sit(city)
    build(game, "well", "p1-7")
    assert game.decision is not None
    assert game.decision.prompt.question == "Which 2 of your workers go?"
    assert keys(game) == ["pay:1w-1d", "pay:1w-1i", "pay:1d-1i"]


@rule("RB-BUILD-03")
def test_helped_people_alone_can_pay_for_workers() -> None:
    city = builders()
    give(city, 0, worker=0, distressed=1, injured=1)
    game = sit(city)
    build(game, "well", "p1-7")
    assert has(game.state, 0) == {"water": 3, "food": 3, "supplies": 4}


@rule("RB-BUILD-02", "RB-BUILD-03")
def test_one_helped_person_is_not_two_workers() -> None:
    city = builders()
    lay(city, 0, 1, "First-Aid Post")
    give(city, 0, worker=0, distressed=1, injured=0)
    game = sit(city)
    game.choose("place:builders-office")
    assert refused(game, "build:well").rule == "RB-BUILD-02"


@rule("RB-BUILD-03")
def test_workers_one_does_not_have_cannot_be_spent() -> None:
    city = builders()
    give(city, 0, worker=1, distressed=1, injured=1)
    game = sit(city)
    build(game, "well", "p1-7")
    refusal = refused(game, "pay:2w")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-03", "Only 1 of your workers is regular.")
    refusal = refused(game, "pay:2i")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-03", "Only 1 of your workers is helped injured.")


@rule("RB-BUILD-03")
def test_what_is_lacking_is_named_and_not_what_just_suffices() -> None:
    city = builders()
    give(city, 0, worker=1, distressed=0, injured=2)
    game = sit(city)
    build(game, "well", "p1-7")
    assert keys(game) == ["pay:1w-1i", "pay:2i"]
    refusal = refused(game, "pay:1w-1d")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-03", "You have no helped distressed workers.")


@rule("RB-BUILD-02")
def test_as_many_workers_are_spent_as_the_price_says() -> None:
    city = builders()
    give(city, 0, worker=1, distressed=1, injured=1)
    game = sit(city)
    build(game, "well", "p1-7")
    refusal = refused(game, "pay:1w")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-02", "The price is 2 workers.")
    assert refused(game, "pay:1w-1d-1i").rule == "RB-BUILD-02"


# -- the row ----------------------------------------------------------------------------------------------------------


@rule("RB-BUILD-04", "RB-BUILD-04/1")
def test_tiles_left_of_the_gap_slide_and_a_new_one_enters_at_the_left() -> None:
    game = sit(builders())
    build(game, "sawmill", "p1-7")
    assert names_of(game.state.row) == ["Pump House", "Well", "Bakery", "Clinic", "Radio Mast"]
    assert names_of(game.state.pile_1) == ["Council Tent", "Soup Kitchen"]
    assert game.log()[-2:] == ["Player 1 builds the Sawmill.", "The Pump House is now on offer."]


@rule("RB-BUILD-04", "RB-BUILD-04/2")
def test_when_the_rightmost_tile_is_built_all_others_slide() -> None:
    game = sit(builders())
    build(game, "radio-mast", "p1-7")
    assert names_of(game.state.row) == ["Pump House", "Well", "Bakery", "Sawmill", "Clinic"]


def test_a_new_tile_on_offer_is_something_shown() -> None:
    game = sit(builders())
    before = game.state.reveals
    build(game, "radio-mast", "p1-7")
    assert game.state.reveals == before + 1
    assert game.undo_offer is not None
    assert not game.undo_offer.free


@rule("RB-BUILD-05", "RB-BUILD-05/1")
def test_building_the_special_tile_shows_it_and_leaves_the_row_alone() -> None:
    city = builders()
    face_down(city, 1)
    face_down(city, 2, "City Hall")
    hold_special(city, 0, "Reservoir")
    game = sit(city)
    before = game.state.reveals
    build(game, "reservoir", "p1-7")
    assert names_of(game.state.row) == [*ROW]
    assert game.state.piles[6] == (tile("Reservoir"),)
    assert game.state.specials[0] == NONE
    assert (game.state.ending, game.state.level, len(game.state.pile_2)) == (False, 1, 1)
    assert game.state.reveals == before + 1
    shown = game.view(1).table.players[0]
    assert (shown.special, shown.spaces[6].pile) == ("built", ["S1"])


@rule("RB-BUILD-05")
def test_the_special_tile_is_paid_like_any_other() -> None:
    city = builders()
    hold_special(city, 0, "Reservoir")
    game = sit(city)
    build(game, "reservoir", "p1-7")
    assert has(game.state, 0) == {"water": 3, "food": 1, "supplies": 2}


@rule("RB-BUILD-05", "RB-BUILD-02")
def test_the_special_tile_is_refused_to_who_cannot_pay_it() -> None:
    city = builders()
    hold_special(city, 0, "Founders' Square")
    give(city, 0, supplies=3)
    game = sit(city)
    game.choose("place:builders-office")
    refusal = refused(game, "build:founders-square")
    assert (refusal.rule, refusal.reason) == (
        "RB-BUILD-02",
        "The Founders' Square costs 4 supplies, and you have fewer.",
    )


@rule("RB-BUILD-05", "RB-BUILD-08")
def test_the_special_tile_may_lie_over_another_for_less() -> None:
    city = builders()
    hold_special(city, 0, "Reservoir")
    game = sit(city)
    build(game, "reservoir", "p1-1")
    assert has(game.state, 0) == {"water": 3, "food": 1, "supplies": 3, "worker": 1}


@rule("RB-BUILD-05")
def test_the_special_tile_is_built_once() -> None:
    city = builders()
    hold_special(city, 0, "Reservoir")
    game = sit(city)
    build(game, "reservoir", "p1-7")
    game.choose("place:p2-1")
    game.choose("place:builders-office")
    refusal = refused(game, "build:reservoir")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-01", "The Reservoir is not on offer.")


@rule("RB-BUILD-05")
def test_who_has_built_the_special_tile_is_offered_the_row_alone_however_rich() -> None:
    city = builders()
    give(city, 0, water=4, food=4, worker=6)
    game = sit(city)
    game.choose("place:builders-office")
    assert keys(game) == [
        "build:well",
        "build:bakery",
        "build:sawmill",
        "build:clinic",
        "build:radio-mast",
        "build:nothing",
    ]


# -- where ------------------------------------------------------------------------------------------------------------


@rule("RB-BUILD-06")
def test_a_tile_may_go_on_any_open_space_of_the_own_mat() -> None:
    city = builders()
    lay(city, 0, 8, "First-Aid Post")
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:radio-mast")
    assert keys(game) == ["put:p1-6", "put:p1-7", "put:p1-9", "put:p1-10"]
    game.choose("put:p1-10")
    assert game.state.piles[9] == (tile("Radio Mast"),)
    assert game.log()[-2] == "Player 1 builds the Radio Mast."


@rule("RB-BUILD-06")
def test_the_second_player_builds_on_the_second_mat() -> None:
    city = builders()
    city.active = 1
    hold_special(city, 1, None)
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:radio-mast")
    assert keys(game) == ["put:p2-6", "put:p2-7", "put:p2-8", "put:p2-9", "put:p2-10"]
    game.choose("put:p2-7")
    assert names_of(buildings_in_sight(game.state, 1)) == ["Radio Mast"]


@rule("RB-BUILD-06")
def test_no_tile_goes_on_another_players_mat_or_on_the_board() -> None:
    game = sit(builders())
    game.choose("place:builders-office")
    game.choose("build:radio-mast")
    refusal = refused(game, "put:p2-7")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-06", "Space p2-7 is not on your mat.")
    refusal = refused(game, "put:p3-1")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-06", "Space p3-1 is not on your mat.")
    refusal = refused(game, "put:port")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-06", "The Port is not on your mat.")


@rule("RB-BUILD-07", "RB-BUILD-07/1", "RB-BUILD-09")
def test_the_well_may_be_built_over_the_water_station() -> None:
    game = sit(builders())
    build(game, "well", "p1-1")
    assert game.state.piles[0] == (tile("Water Station"), tile("Well"))
    assert "Player 1 builds the Well over the Water Station." in game.log()


@rule("RB-BUILD-07", "RB-BUILD-07/2")
def test_no_tile_may_be_built_over_one_with_another_icon() -> None:
    game = sit(builders())
    game.choose("place:builders-office")
    game.choose("build:well")
    refusal = refused(game, "put:p1-2")
    assert (refusal.rule, refusal.reason) == (
        "RB-BUILD-07",
        "The Well cannot lie on the Food Tent: their icons differ.",
    )


@rule("RB-BUILD-07")
def test_only_the_visible_icon_of_a_pile_counts() -> None:
    city = builders()
    lay(city, 0, 7, "Pump House", "First-Aid Post")
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:well")
    assert refused(game, "put:p1-7").rule == "RB-BUILD-07"


@rule("RB-BUILD-07", "RB-BUILD-08")
def test_a_level_1_tile_may_lie_over_a_level_2_tile_and_no_kind_goes_below_zero() -> None:
    city = builders()
    lay(city, 0, 7, "Water Tower")
    game = sit(city)
    before = has(game.state, 0)
    build(game, "well", "p1-7")
    assert names_of(buildings_in_sight(game.state, 0)) == ["Well"]
    assert has(game.state, 0) == before


# -- building over ----------------------------------------------------------------------------------------------------


@rule("RB-BUILD-08", "RB-BUILD-08/1")
def test_what_the_lower_tile_shows_is_deducted() -> None:
    city = builders()
    empty_hands(city, 0)
    give(city, 0, supplies=3, worker=3)
    game = sit(city)
    build(game, "well", "p1-1")
    assert has(game.state, 0) == {"supplies": 2, "worker": 2}


@rule("RB-BUILD-08")
def test_the_lower_price_is_enough() -> None:
    city = builders()
    offer(city, "Well", "City Hall", "Hospital", "Newsroom", "Steel Works")
    empty_hands(city, 0)
    give(city, 0, supplies=1, worker=1)
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:well")
    assert has(game.state, 0) == {}
    assert names_of(buildings_in_sight(game.state, 0)) == ["Well"]
    assert "There was only one possible space for the Well." in game.log(0)


@rule("RB-BUILD-08", "RB-BUILD-02")
def test_one_less_than_the_lower_price_is_not_enough() -> None:
    city = builders()
    hold_special(city, 0, "Reservoir")
    give(city, 0, supplies=0, worker=1)
    game = sit(city)
    game.choose("place:builders-office")
    refusal = refused(game, "build:well")
    assert (refusal.rule, refusal.reason) == ("RB-BUILD-02", "The Well costs 1 supply, and you have fewer.")


@rule("RB-BUILD-08")
def test_the_discount_goes_kind_by_kind() -> None:
    city = builders()
    lay(city, 0, 7, "Soup Kitchen")
    empty_hands(city, 0)
    give(city, 0, supplies=2, worker=2, water=2)
    game = sit(city)
    build(game, "bakery", "p1-7")
    assert has(game.state, 0) == {"supplies": 1, "worker": 2, "water": 2}


@rule("RB-BUILD-08")
def test_nothing_is_deducted_on_an_open_space() -> None:
    city = builders()
    empty_hands(city, 0)
    give(city, 0, supplies=2, worker=1, water=1)
    game = sit(city)
    build(game, "bakery", "p1-7")
    assert has(game.state, 0) == {}


@rule("RB-BUILD-08")
def test_the_lower_price_opens_no_open_space() -> None:
    city = builders()
    empty_hands(city, 0)
    give(city, 0, supplies=1, water=1)
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:bakery")
    assert game.state.piles[1] == (tile("Food Tent"), tile("Bakery"))
    assert has(game.state, 0) == {}


@rule("RB-BUILD-08")
def test_only_the_topmost_tile_of_a_pile_is_deducted() -> None:
    city = builders()
    offer(city, "Water Tower", "Bakery", "Sawmill", "Clinic", "Radio Mast")
    lay(city, 0, 1, "Water Station", "Well")
    empty_hands(city, 0)
    give(city, 0, supplies=3, worker=2, food=1)
    game = sit(city)
    build(game, "water-tower", "p1-1")
    assert has(game.state, 0) == {"supplies": 2, "worker": 2}


@rule("RB-BUILD-09", "RB-BUILD-09/1")
def test_the_well_and_the_water_station_are_as_in_the_booklets_example() -> None:
    well, station = BOX.tiles[tile("Well")], BOX.tiles[tile("Water Station")]
    assert BOX.icon_words[well.icon] == BOX.icon_words[station.icon] == "drop"
    assert BOX.prices[tile("Well")][-1] == ((SUPPLIES, 2), (WORKER, 2))
    assert BOX.prices[tile("Well")][tile("Water Station")] == ((SUPPLIES, 1), (WORKER, 1))


@rule("RB-BUILD-10", "RB-BUILD-10/1")
def test_points_and_influence_of_a_covered_tile_do_not_count() -> None:
    city = fresh()
    lay(city, 0, 7, "Pump House", "Rain Tanks")
    assert influence(city, 0) == 0
    assert last_marker(city).state.sheet[0][1] == 1


@rule("RB-BUILD-10")
def test_hearts_of_a_covered_tile_do_not_count() -> None:
    city = fresh()
    lay(city, 0, 7, "Community Garden", "Soup Kitchen")
    assert hearts(city, 0) == 1


@rule("RB-BUILD-10")
def test_a_marker_uses_the_visible_tile_and_not_the_covered_one() -> None:
    city = fresh()
    lay(city, 0, 7, "Radio Mast", "Street Market")
    game = sit(city)
    game.choose("place:p1-7")
    assert has(game.state, 0) == {"water": 3, "food": 3, "supplies": 3, "worker": 3, "money": 1}


@rule("RB-BUILD-11", "RB-BUILD-11/1")
def test_a_new_tile_can_be_used_though_the_covered_one_was_used_twice() -> None:
    city = builders()
    on_board(city, water=6)
    game = sit(city)
    game.choose("place:p1-1")
    game.choose("place:p2-3")
    game.choose("place:p1-1")
    game.choose("place:p2-3")
    build(game, "well", "p1-1")
    game.choose("place:p2-4")
    water = game.state.held[0][WATER]
    game.choose("place:p1-1")
    assert game.state.held[0][WATER] == water + 2
    assert game.state.markers[0] == 1


@rule("RB-BUILD-11")
def test_the_new_tile_can_be_used_twice_like_any_other() -> None:
    city = builders()
    game = sit(city)
    game.choose("place:p1-1")
    game.choose("place:p2-3")
    build(game, "well", "p1-1")
    game.choose("place:p2-3")
    game.choose("place:p1-1")
    game.choose("place:p2-4")
    game.choose("place:p1-1")
    game.choose("place:p2-4")
    refusal = refused(game, "place:p1-1")
    assert (refusal.rule, refusal.reason) == ("RB-TURN-06", "You have used the Well twice this round.")


@rule("RB-BUILD-11")
def test_the_second_players_new_tile_is_fresh_too() -> None:
    city = builders()
    city.active = 1
    hold_special(city, 1, None)
    city.used[1][0] = 2
    game = sit(city)
    build(game, "well", "p2-1")
    game.choose("place:p1-3")
    assert "place:p2-1" in keys(game)
    assert game.state.used[0] == [0, 0, 1] + [0] * 10


@rule("RB-BUILD-11")
def test_a_leader_on_the_covered_tile_stands_on_the_new_one() -> None:
    city = builders()
    on_board(city, water=6)
    lay(city, 0, 1, "Water Station", leader=True)
    game = sit(city)
    build(game, "well", "p1-1")
    game.choose("place:p2-3")
    game.choose("place:p1-1")
    assert has(game.state, 0)["water"] == 3 + 2 + 1


@rule("RB-BUILD-12", "RB-BUILD-12/1")
def test_a_tile_works_from_the_next_turn_on_in_the_same_round() -> None:
    city = builders()
    on_board(city, water=2)
    game = sit(city)
    game.choose("place:p1-3")
    game.choose("place:p2-3")
    build(game, "well", "p1-7")
    game.choose("place:p2-3")
    game.choose("place:p1-7")
    assert game.state.round == 1
    assert has(game.state, 0)["water"] == 5


@rule("RB-BUILD-13", "RB-BUILD-13/1")
def test_without_an_open_space_and_a_tile_of_its_icon_no_tile_can_be_built() -> None:
    city = builders()
    offer(city, "Council Tent", "Bakery", "Sawmill", "Clinic", "Radio Mast")
    lay(city, 0, 7, "First-Aid Post")
    lay(city, 0, 8, "Hospital")
    lay(city, 0, 9, "Newsroom")
    lay(city, 0, 10, "Credit Union")
    game = sit(city)
    game.choose("place:builders-office")
    refusal = refused(game, "build:council-tent")
    assert (refusal.rule, refusal.reason) == (
        "RB-BUILD-13",
        "You have no open space for the Council Tent, and no building with its icon.",
    )


@rule("RB-BUILD-13")
def test_with_the_last_space_open_the_tile_can_be_built() -> None:
    city = builders()
    offer(city, "Council Tent", "Bakery", "Sawmill", "Clinic", "Radio Mast")
    lay(city, 0, 7, "First-Aid Post")
    lay(city, 0, 8, "Hospital")
    lay(city, 0, 9, "Newsroom")
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:council-tent")
    assert game.state.piles[9] == (tile("Council Tent"),)


@rule("RB-BUILD-13")
def test_with_a_tile_of_its_icon_the_tile_can_be_built_on_a_full_mat() -> None:
    city = builders()
    offer(city, "Council Tent", "Bakery", "Sawmill", "Clinic", "Radio Mast")
    lay(city, 0, 7, "First-Aid Post")
    lay(city, 0, 8, "Hospital")
    lay(city, 0, 9, "Newsroom")
    lay(city, 0, 10, "Training Ground")
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:council-tent")
    assert game.state.piles[9] == (tile("Training Ground"), tile("Council Tent"))


# -- Level 2 ----------------------------------------------------------------------------------------------------------


@rule("RB-BUILD-14", "RB-BUILD-14/1")
def test_when_the_level_1_pile_is_empty_a_level_2_tile_enters_the_row() -> None:
    city = builders()
    face_down(city, 1)
    face_down(city, 2, "City Hall", "Hospital", "Newsroom")
    game = sit(city)
    build(game, "radio-mast", "p1-7")
    assert names_of(game.state.row) == ["City Hall", "Well", "Bakery", "Sawmill", "Clinic"]
    assert names_of(game.state.pile_2) == ["Newsroom", "Hospital"]
    assert game.state.level == 2


@rule("RB-BUILD-14", "RB-BUILD-15")
def test_the_last_level_1_tile_is_not_yet_the_change() -> None:
    city = builders()
    face_down(city, 1, "Pump House")
    game = sit(city)
    build(game, "radio-mast", "p1-7")
    assert names_of(game.state.row)[0] == "Pump House"
    assert game.state.level == 1
    assert game.state.markers == [4, 5]


@rule("RB-BUILD-14")
def test_level_2_tiles_are_used_from_then_on() -> None:
    city = builders()
    city.level = 2
    face_down(city, 1)
    face_down(city, 2, "City Hall", "Hospital", "Newsroom")
    game = sit(city)
    build(game, "radio-mast", "p1-7")
    assert names_of(game.state.row)[0] == "City Hall"
    assert game.state.level == 2


@rule("RB-BUILD-15", "RB-BUILD-15/1")
def test_the_change_in_a_round_brings_it_to_eighteen_turns() -> None:
    city = builders(3)
    face_down(city, 1)
    game = sit(city)
    build(game, "radio-mast", "p1-7")
    assert game.state.markers == [5, 6, 6]
    assert idle_away(game) == [1, 2, 0] * 5 + [1, 2]  # and the turn that built
    assert game.state.round == 2


@rule("RB-BUILD-15", "RB-BUILD-15/2")
def test_when_the_very_last_marker_brings_the_change_each_player_has_one_more_turn() -> None:
    city = builders(3)
    face_down(city, 1)
    hold_special(city, 2, None)
    city.markers[:] = [0, 0, 1]
    city.active = 2
    game = sit(city)
    build(game, "radio-mast", "p3-7")
    assert game.state.round == 1
    assert idle_away(game) == [0, 1, 2]
    assert game.state.round == 2


@rule("RB-BUILD-15", "RB-BUILD-15/3", "RB-BUILD-16")
def test_the_change_in_the_refill_between_rounds_gives_six_markers_and_a_level_2_card() -> None:
    city = builders(3)
    face_down(city, 1)
    game = sit(city)
    assert len(idle_away(game)) == 15
    assert names_of(game.state.row)[1:] == ["Well", "Bakery", "Sawmill", "Clinic"]
    assert game.state.markers == [6, 6, 6]
    place_six_leaders(game)
    assert (len(game.state.spent_1), len(game.state.spent_2)) == (1, 1)
    assert len(idle_away(game)) == 18


@rule("RB-BUILD-15")
def test_the_sixth_marker_is_there_in_every_later_round_but_comes_only_once() -> None:
    city = builders(3)
    face_down(city, 1)
    game = sit(city)
    build(game, "radio-mast", "p1-7")
    idle_away(game)
    place_six_leaders(game)
    assert game.state.markers == [6, 6, 6]
    assert game.log().count("Level 2 begins: everybody gets the sixth marker.") == 1


def place_six_leaders(game: Game[City]) -> None:
    for key in ("lead:p1-1", "lead:p1-2", "lead:p2-1", "lead:p2-2", "lead:p3-1", "lead:p3-2"):
        game.choose(key)


@rule("RB-BUILD-16", "RB-BUILD-16/1")
def test_after_a_change_in_round_3_the_resupply_of_round_4_is_a_level_2_card() -> None:
    city = builders()
    city.round = 3
    face_down(city, 1)
    game = sit(city)
    build(game, "radio-mast", "p1-7")
    assert game.state.spent_2 == []
    idle_away(game)
    for key in ("lead:p1-1", "lead:p1-2", "lead:p2-1", "lead:p2-2"):
        game.choose(key)
    assert game.state.round == 4
    assert [BOX.resupply_cards[card].level for card in game.state.spent_2] == [2]
    assert len(game.state.spent_1) == 1


@rule("RB-BUILD-17", "RB-BUILD-17/1")
def test_with_both_piles_empty_tiles_slide_and_none_is_added() -> None:
    city = builders()
    face_down(city, 1)
    face_down(city, 2)
    city.level, city.ending = 2, True
    game = sit(city)
    before = game.state.reveals
    build(game, "sawmill", "p1-7")
    assert names_of(game.state.row) == ["Well", "Bakery", "Clinic", "Radio Mast"]
    assert game.state.reveals == before
    assert game.log()[-1] == "Player 1 builds the Sawmill."
