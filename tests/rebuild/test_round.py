"""Beginning and ending a round: RB-ROUND."""

from __future__ import annotations

from holdfast.games.rebuild.scoring import influence
from holdfast.games.rebuild.state import FOOD, INJURED, LEADERS, TURN, WATER, City
from holdfast.kernel import Game
from tests.cite import rule
from tests.rebuild.arrange import (
    BOX,
    face_down,
    fresh,
    give,
    has,
    idle_away,
    keys,
    lay,
    names_of,
    offer,
    on_board,
    refused,
    sit,
    tile,
)


def between(seats: int = 2, *, card: str = "R01") -> City:
    """A city about to begin round 2, with seat 0 first so far and this card on top of its pile."""
    city = fresh(seats)
    city.round, city.step = 2, LEADERS
    put_on_top(city, card)
    return city


def put_on_top(city: City, card: str) -> None:
    number = BOX.resupply_ids.index(card)
    for pile in (city.resupply_1, city.spent_1):
        if number in pile:
            pile.remove(number)
    city.resupply_1.append(number)


def place_leaders(game: Game[City]) -> None:
    """Everybody puts both Leaders on the first two tiles."""
    for seat in range(game.seats):
        game.choose(f"lead:p{seat + 1}-1", seat)
        game.choose(f"lead:p{seat + 1}-2", seat)


# -- beginning --------------------------------------------------------------------------------------------------------


@rule("RB-ROUND-01")
def test_leaders_are_placed_before_the_first_player_is_found_and_the_card_turned_up() -> None:
    city = between()
    on_board(city, water=0)
    give(city, 1, influence=1)
    game = sit(city)
    game.choose("lead:p1-1")
    game.choose("lead:p1-2")
    game.choose("lead:p2-1")
    assert (game.state.first, game.state.board[WATER]) == (0, 0)
    game.choose("lead:p2-2")
    assert (game.state.first, game.state.board[WATER]) == (1, 3)
    assert game.state.step == TURN


@rule("RB-ROUND-01")
def test_a_round_begins_in_the_order_of_the_booklet() -> None:
    city = between()
    give(city, 1, influence=1)
    game = sit(city)
    place_leaders(game)
    assert game.log() == [
        "Round 2 begins.",
        "Player 1 has Leaders on the Water Station and the Food Tent.",
        "Player 2 has Leaders on the Water Station and the Food Tent.",
        "Player 2 goes first, with 1 Influence.",
        "Resupply: 3 water, 2 food, 4 supplies, 1 worker, 2 distressed and 1 injured.",
    ]
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seats) == ("place", (1,))


@rule("RB-ROUND-02", "RB-ROUND-02/1")
def test_round_1_uses_the_card_of_the_setup_and_mat_1_starts() -> None:
    city = fresh(turn=False, seed=1)
    first = city.mats.index(1)
    give(city, 1 - first, influence=2)
    board = list(city.board)
    game = sit(city)
    place_leaders(game)
    assert len(game.state.spent_1) == 1
    assert game.state.board == board
    assert game.decision is not None
    assert game.decision.seats == (first,)


@rule("RB-ROUND-02")
def test_the_player_with_mat_1_starts_wherever_it_was_dealt() -> None:
    city = fresh(turn=False, seed=1)
    city.mats, city.first, city.active = [2, 1], 1, 0
    game = sit(city)
    place_leaders(game)
    assert game.decision is not None
    assert game.decision.seats == (1,)
    assert "Player 2 has mat 1 and goes first." in game.log()


@rule("RB-ROUND-02")
def test_round_1_tells_the_card_and_the_first_player_before_leaders_are_placed() -> None:
    city = fresh(turn=False, seed=1)
    city.spent_1 = [BOX.resupply_ids.index("R01")]
    city.first = 0
    game = sit(city)
    assert game.log() == [
        "Round 1 begins.",
        "Resupply: 3 water, 2 food, 4 supplies, 1 worker, 2 distressed and 1 injured.",
        "Player 1 has mat 1 and goes first.",
    ]
    place_leaders(game)
    assert game.log()[3:] == [
        "Player 1 has Leaders on the Water Station and the Food Tent.",
        "Player 2 has Leaders on the Water Station and the Food Tent.",
    ]


# -- the first player -------------------------------------------------------------------------------------------------


@rule("RB-ROUND-03", "RB-ROUND-03/1")
def test_influence_is_icons_and_tokens_and_the_most_goes_first() -> None:
    city = between()
    lay(city, 0, 7, "Pump House")
    lay(city, 0, 8, "Radio Mast")
    lay(city, 1, 7, "City Hall")
    give(city, 1, influence=1)
    assert (influence(city, 0), influence(city, 1)) == (2, 3)
    game = sit(city)
    place_leaders(game)
    assert game.state.first == 1
    assert "Player 2 goes first, with 3 Influence." in game.log()


@rule("RB-ROUND-03", "RB-ROUND-03/2", "RB-ROUND-04")
def test_with_no_influence_in_round_2_the_order_stays_as_in_round_1() -> None:
    city = between(3)
    city.first = 2
    game = sit(city)
    place_leaders(game)
    assert game.state.first == 2
    assert "Nobody leads in Influence (0); Player 3 stays first." in game.log()
    assert idle_away(game)[:4] == [2, 0, 1, 2]


@rule("RB-ROUND-03")
def test_icons_on_covered_tiles_do_not_make_a_first_player() -> None:
    city = between()
    lay(city, 1, 7, "Pump House", "Well")
    game = sit(city)
    place_leaders(game)
    assert game.state.first == 0


@rule("RB-ROUND-03")
def test_the_first_player_keeps_the_token_with_the_most_influence() -> None:
    city = between()
    give(city, 0, influence=2)
    give(city, 1, influence=1)
    game = sit(city)
    place_leaders(game)
    assert game.state.first == 0
    assert "Player 1 goes first, with 2 Influence." in game.log()


@rule("RB-ROUND-04", "RB-ROUND-04/1")
def test_if_others_tie_for_the_most_influence_the_first_player_stays() -> None:
    city = between(3)
    give(city, 1, influence=2)
    give(city, 2, influence=2)
    game = sit(city)
    place_leaders(game)
    assert game.state.first == 0
    assert "Nobody leads in Influence (2); Player 1 stays first." in game.log()
    assert idle_away(game)[:3] == [0, 1, 2]


@rule("RB-ROUND-04")
def test_a_tie_below_the_most_does_not_matter() -> None:
    city = between(3)
    give(city, 0, influence=1)
    give(city, 1, influence=1)
    give(city, 2, influence=2)
    game = sit(city)
    place_leaders(game)
    assert game.state.first == 2


@rule("RB-ROUND-05", "RB-ROUND-05/1")
def test_the_order_does_not_change_when_somebody_overtakes_in_mid_round() -> None:
    city = fresh(3)
    give(city, 0, influence=1)
    give(city, 1, money=4)
    game = sit(city)
    game.choose("place:p1-3")
    game.choose("place:exchange-bureau")
    game.choose("spend:4-money")
    assert has(game.state, 1)["influence"] == 2
    assert idle_away(game) == [2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]
    assert game.state.first == 0


# -- resupply ---------------------------------------------------------------------------------------------------------


@rule("RB-ROUND-06", "RB-ROUND-06/1")
def test_resupply_is_added_to_what_was_left_on_the_board() -> None:
    city = between(card="R01")
    on_board(city, water=2)
    game = sit(city)
    supply = game.state.supply[WATER]
    place_leaders(game)
    assert game.state.board[WATER] == 5
    assert game.state.supply[WATER] == supply - 3


@rule("RB-ROUND-06")
def test_every_kind_the_card_shows_comes_to_its_square() -> None:
    city = between(card="R04")
    on_board(city, water=0, food=0, supplies=0, worker=0, distressed=0, injured=0)
    game = sit(city)
    place_leaders(game)
    assert game.state.board == [2, 2, 4, 1, 2, 2]
    assert game.state.supply[INJURED] == 10 - 2


@rule("RB-ROUND-06")
def test_the_top_card_is_turned_up_and_lies_with_the_used_ones() -> None:
    city = between(card="R05")
    game = sit(city)
    cards, used, shown = len(game.state.resupply_1), len(game.state.spent_1), game.state.reveals
    place_leaders(game)
    assert game.state.spent_1[-1] == BOX.resupply_ids.index("R05")
    assert (len(game.state.resupply_1), len(game.state.spent_1)) == (cards - 1, used + 1)
    assert game.state.reveals == shown + 2  # the Leaders, and the card


@rule("RB-ROUND-07", "RB-ROUND-07/1")
def test_what_the_supply_lacks_for_the_card_is_skipped() -> None:
    city = between(card="R02")
    on_board(city, food=0)
    give(city, 1, food=10)
    assert city.supply[FOOD] == 1
    game = sit(city)
    place_leaders(game)
    assert (game.state.board[FOOD], game.state.supply[FOOD]) == (1, 0)
    assert game.state.board[WATER] == city.board[WATER] + 2


@rule("RB-ROUND-07")
def test_a_supply_that_just_suffices_is_emptied() -> None:
    city = between(card="R02")
    on_board(city, food=0)
    give(city, 1, food=8)
    assert city.supply[FOOD] == 3
    game = sit(city)
    place_leaders(game)
    assert (game.state.board[FOOD], game.state.supply[FOOD]) == (3, 0)


@rule("RB-ROUND-08", "RB-ROUND-08/1")
def test_when_all_six_level_1_cards_are_used_they_are_shuffled_and_one_is_drawn() -> None:
    city = between()
    six = BOX.resupply_of_level(1)
    city.resupply_1, city.spent_1 = [], list(six)
    game = sit(city)
    draws = game.state.rng.draws
    place_leaders(game)
    assert game.state.rng.draws > draws
    assert (len(game.state.resupply_1), len(game.state.spent_1)) == (5, 1)
    assert sorted(game.state.resupply_1 + game.state.spent_1) == six
    assert game.state.resupply_1 != six[:5]


@rule("RB-ROUND-08")
def test_used_level_2_cards_are_shuffled_in_the_same_way() -> None:
    city = between()
    six = BOX.resupply_of_level(2)
    city.level = 2
    city.resupply_2, city.spent_2 = [], list(six)
    game = sit(city)
    place_leaders(game)
    assert (len(game.state.resupply_2), len(game.state.spent_2)) == (5, 1)
    assert sorted(game.state.resupply_2 + game.state.spent_2) == six


@rule("RB-ROUND-08")
def test_the_last_card_of_a_pile_is_used_before_any_is_shuffled() -> None:
    city = between()
    six = BOX.resupply_of_level(1)
    city.resupply_1, city.spent_1 = six[:1], six[1:]
    game = sit(city)
    draws = game.state.rng.draws
    place_leaders(game)
    assert game.state.rng.draws == draws
    assert (game.state.resupply_1, game.state.spent_1) == ([], [*six[1:], six[0]])


# -- turns ------------------------------------------------------------------------------------------------------------


@rule("RB-ROUND-09")
def test_the_first_player_begins_and_play_goes_clockwise() -> None:
    city = between(3)
    give(city, 1, influence=1)
    game = sit(city)
    place_leaders(game)
    assert idle_away(game) == [1, 2, 0] * 5


@rule("RB-ROUND-09")
def test_who_has_no_marker_left_is_passed_over() -> None:
    city = fresh(3)
    city.markers = [3, 0, 1]
    assert idle_away(sit(city)) == [0, 2, 0, 0]


@rule("RB-ROUND-10")
def test_the_round_ends_at_once_with_the_last_marker() -> None:
    city = fresh()
    city.markers = [1, 1]
    game = sit(city)
    game.choose("place:p1-1")
    assert game.state.round == 1
    game.choose("place:p2-1")
    assert game.state.round == 2
    assert game.decision is not None
    assert (game.decision.kind, len(game.decisions)) == ("lead", 2)


# -- ending -----------------------------------------------------------------------------------------------------------


@rule("RB-ROUND-11")
def test_all_markers_come_back_and_every_place_is_open_again() -> None:
    city = fresh()
    city.markers = [3, 0]
    game = sit(city)
    game.choose("place:p1-1")
    game.choose("place:p1-1")
    assert refused(game, "place:p1-1").rule == "RB-TURN-06"
    game.choose("place:port")
    assert game.state.markers == [5, 5]
    assert game.state.used == [[0] * 13, [0] * 13]
    place_leaders(game)
    assert "place:p1-1" in keys(game)


@rule("RB-ROUND-11")
def test_actions_counted_by_kind_are_open_again_too() -> None:
    city = fresh(same_action="kind")
    city.markers = [3, 0]
    game = sit(city)
    game.choose("place:p1-1")
    game.choose("place:p1-2")
    assert refused(game, "place:p1-3").rule == "RB-TURN-06"
    game.choose("place:port")
    assert sum(game.state.used_kinds) == 0
    place_leaders(game)
    assert "place:p1-3" in keys(game)


@rule("RB-ROUND-12", "RB-ROUND-12/1")
def test_the_rightmost_tile_is_discarded_and_a_new_one_enters() -> None:
    city = fresh()
    offer(city, "Well", "Bakery", "Sawmill", "Clinic", "Radio Mast")
    face_down(city, 1, "Pump House", "Soup Kitchen")
    city.markers = [1, 0]
    game = sit(city)
    game.choose("place:p1-6")
    assert names_of(game.state.row) == ["Pump House", "Well", "Bakery", "Sawmill", "Clinic"]
    assert game.state.discarded == [tile("Radio Mast")]
    assert tile("Radio Mast") not in game.state.pile_1
    assert game.log()[-3:] == [
        "Round 1 ends; the Radio Mast leaves the market.",
        "The Pump House is now on offer.",
        "Round 2 begins.",
    ]
