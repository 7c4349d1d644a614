"""Two players: RB-TWO."""

from __future__ import annotations

from holdfast.games.rebuild.round import resupply
from tests.cite import rule
from tests.rebuild.arrange import BOX, dealt, fresh, names_of, on_board, opened_by, refused, sit


@rule("RB-TWO-01")
def test_two_players_are_given_what_three_are_given() -> None:
    two, three = fresh(2), fresh(3)
    assert two.held[1] == three.held[1]
    assert two.markers[1] == three.markers[1]
    assert two.leaders[1] == three.leaders[1]
    assert two.leaders_left == three.leaders_left
    assert two.piles[10:20] == three.piles[10:20]
    assert len(two.row) == len(three.row)


@rule("RB-TWO-01")
def test_two_players_take_turns_with_five_markers_each_and_may_use_a_place_twice() -> None:
    game = sit(fresh(2))
    game.choose("place:p1-1")
    game.choose("place:p2-1")
    game.choose("place:p1-1")
    game.choose("place:p2-1")
    assert refused(game, "place:p1-1").rule == "RB-TURN-06"
    game.choose("place:p1-2")
    game.choose("place:p2-2")
    game.choose("place:p1-3")
    game.choose("place:p2-3")
    game.choose("place:p1-4")
    assert game.state.round == 1
    game.choose("place:p2-4")
    assert game.state.round == 2


@rule("RB-TWO-02", "RB-TWO-02/1")
def test_tiles_marked_3_are_taken_out_when_two_play() -> None:
    city = fresh(2)
    marked = [number for number in BOX.buildings if BOX.tiles[number].three]
    assert len(BOX.buildings) == 35
    assert len(marked) == 9
    in_play = city.row + city.pile_1 + city.pile_2
    assert len(in_play) == 26
    assert not set(in_play) & set(marked)


@rule("RB-TWO-02")
def test_marked_tiles_are_missing_from_both_levels() -> None:
    city = fresh(2)
    assert "Bakery" not in names_of(city.row + city.pile_1)
    assert "Freight Exchange" not in names_of(city.pile_2)
    assert len(city.row + city.pile_1) == 14
    assert len(city.pile_2) == 12


@rule("RB-TWO-02")
def test_all_special_tiles_stay_in_when_two_play() -> None:
    city = fresh(2)
    assert len(city.specials) == 2
    assert len(city.spare_specials) == 5


@rule("RB-TWO-03")
def test_three_players_use_all_building_tiles() -> None:
    city = fresh(3)
    assert sorted(city.row + city.pile_1 + city.pile_2) == list(BOX.buildings)
    assert "Bakery" in names_of(city.row + city.pile_1)
    assert "Freight Exchange" in names_of(city.pile_2)


@rule("RB-TWO-04", "RB-TWO-04/1")
def test_a_card_with_three_water_brings_two_players_three_water() -> None:
    assert dealt(2, opened_by("R01")).board == [3, 2, 4, 1, 2, 1]
    city = fresh(2)
    on_board(city, water=0)
    city.resupply_1.append(BOX.resupply_ids.index("R01"))
    resupply(city)
    assert city.board[0] == 3


@rule("RB-TWO-04")
def test_two_players_have_all_resupply_cards_and_all_tokens() -> None:
    city = dealt(2, opened_by("R01"))
    assert len(city.resupply_1) == 5
    assert len(city.resupply_2) == 6
    assert city.supply == [8 - 3, 8 - 2, 11 - 4, 5 - 1, 9 - 2, 10 - 1, 5, 12, 11]
