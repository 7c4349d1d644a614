"""Set-up: RB-SET."""

from __future__ import annotations

import msgspec
import pytest

import holdfast
from holdfast.games.rebuild.presence.view import RebuildFaceDown, RebuildOptions
from holdfast.games.rebuild.setup import deal_tokens
from holdfast.games.rebuild.state import ON_BOARD, TURN
from tests.cite import rule
from tests.rebuild.arrange import BOX, dealt, fresh, give, has, hold_special, keys, offer, opened_by, refused, sit, tile


@rule("RB-SET-01", "RB-SET-01/1")
@pytest.mark.parametrize("seats", [1, 4])
def test_one_or_four_players_are_refused(seats: int) -> None:
    with pytest.raises(holdfast.BadOption, match=f"Rebuild is for 2 to 3 seats, not {seats}"):
        holdfast.start("rebuild", seats=seats)


@rule("RB-SET-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_sit_down(seats: int) -> None:
    game = holdfast.start("rebuild", seats=seats, seed=1)
    assert len(game.view().table.players) == seats


@rule("RB-SET-02")
def test_the_board_has_a_track_resource_squares_and_three_middle_squares() -> None:
    game = sit(fresh())
    assert BOX.track == 50
    squares = list(game.view().table.board.__struct_fields__)
    assert squares == ["water", "food", "supplies", "worker", "distressed", "injured"] == BOX.kind_words[:ON_BOARD]
    assert BOX.square_names == ("Builders' Office", "Exchange Bureau", "Port")
    assert keys(game)[-4:] == ["place:builders-office", "place:exchange-bureau", "place:port", "place:idle"]


@rule("RB-SET-03")
def test_each_player_gets_one_numbered_mat_with_printed_tiles_and_open_spaces() -> None:
    city = fresh(3)
    assert sorted(city.mats) == [1, 2, 3]
    printed = ["P1", "P2", "P3", "P4", "P5", "P6"]
    players = sit(city).view().table.players
    assert [player.mat for player in players] == city.mats
    mats = [player.spaces for player in players]
    assert [space.pile for space in mats[0]] == [*([tile] for tile in printed), [], [], [], []]
    assert [space.pile for space in mats[2]] == [*([tile] for tile in printed), [], [], [], []]
    assert [mat[0].place for mat in mats] == ["p1-1", "p2-1", "p3-1"]
    assert [mat[-1].place for mat in mats] == ["p1-10", "p2-10", "p3-10"]


def test_no_leader_and_no_marker_stands_anywhere_yet() -> None:
    city = fresh(3, turn=False)
    assert city.leader_on == [0] * 30
    assert city.used == [[0] * 13] * 3
    assert city.round == 1
    assert city.level == 1
    assert not city.ending
    assert city.discarded == []
    assert city.sheet == []


@rule("RB-SET-04", "RB-SET-05", "RB-SET-04/1")
def test_each_player_holds_five_markers_and_the_sixth_lies_by_the_level_2_tiles() -> None:
    city = fresh(3)
    assert city.markers == [5, 5, 5]
    offer(city, "Well", "Sawmill", "Bakery", "Clinic", "Print Shop")
    city.pile_1.clear()
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:well")
    game.choose("put:p1-7")
    assert game.state.markers == [5, 6, 6]


@rule("RB-SET-05")
def test_the_sixth_marker_is_not_available_at_the_start() -> None:
    city = fresh(2)
    city.markers = [5, 0]
    game = sit(city)
    game.choose("place:p1-1")
    game.choose("place:p1-2")
    game.choose("place:p1-3")
    game.choose("place:p1-4")
    assert game.state.round == 1
    game.choose("place:p1-5")
    assert game.state.round == 2
    assert game.state.markers == [5, 5]


@rule("RB-SET-06")
def test_each_player_begins_with_two_leaders_beside_the_twelve_of_the_supply() -> None:
    game = sit(fresh(3, turn=False))
    assert [player.leaders for player in game.view().table.players] == [2, 2, 2]
    assert game.view().table.leaders_left == 12
    asked = game.decision_of(2)
    assert asked is not None
    assert asked.prompt.question == "Where does a Leader work this round? (2 to place)"


@rule("RB-SET-07")
def test_every_victory_point_marker_starts_on_0() -> None:
    table = sit(fresh(3)).view().table
    assert [player.points for player in table.players] == [0, 0, 0]


@rule("RB-SET-08")
def test_all_tokens_nobody_took_form_the_general_supply() -> None:
    city = dealt(2, opened_by("R01"))
    assert BOX.tokens == [14, 14, 17, 11, 9, 10, 5, 12, 11]
    assert city.supply == [5, 6, 7, 4, 7, 9, 5, 12, 11]


@rule("RB-SET-09")
def test_resupply_cards_of_each_level_form_a_pile_of_their_own() -> None:
    city = fresh(3)
    level_1 = [BOX.resupply_ids[card] for card in city.resupply_1 + city.spent_1]
    level_2 = [BOX.resupply_ids[card] for card in city.resupply_2]
    assert sorted(level_1) == ["R01", "R02", "R03", "R04", "R05", "R06"]
    assert sorted(level_2) == ["R07", "R08", "R09", "R10", "R11", "R12"]
    assert city.spent_2 == []


@rule("RB-SET-09")
def test_both_resupply_piles_are_shuffled() -> None:
    assert fresh(3, seed=1).resupply_1 != fresh(3, seed=2).resupply_1
    assert fresh(3, seed=1).resupply_2 != fresh(3, seed=2).resupply_2


@rule("RB-SET-09", "RB-SET-10")
def test_piles_lie_face_down() -> None:
    city = fresh(3)
    view = sit(city).view(0)
    assert view.table.face_down == RebuildFaceDown(level_1=14, level_2=16, resupply_1=5, resupply_2=6)
    seen = msgspec.json.encode(view).decode()
    assert f'"{BOX.resupply_ids[city.resupply_1[-1]]}"' not in seen
    assert f'"{BOX.resupply_ids[city.resupply_2[-1]]}"' not in seen
    assert f'"{BOX.ids[city.pile_1[-1]]}"' not in seen
    assert f'"{BOX.ids[city.pile_2[-1]]}"' not in seen


@rule("RB-SET-10")
def test_building_tiles_of_each_level_form_a_pile_of_their_own() -> None:
    city = fresh(3)
    assert sorted(city.pile_1 + city.row) == list(range(tile("Well"), tile("Training Ground") + 1))
    assert sorted(city.pile_2) == list(range(tile("Water Tower"), tile("Leadership Academy") + 1))


@rule("RB-SET-10")
def test_both_tile_piles_are_shuffled() -> None:
    assert fresh(3, seed=1).pile_1 != fresh(3, seed=2).pile_1
    assert fresh(3, seed=1).pile_2 != fresh(3, seed=2).pile_2


@rule("RB-SET-11", "RB-SET-11/1")
def test_three_players_take_their_starting_resources_from_the_supply() -> None:
    supply, held = deal_tokens(BOX, 3)
    assert dict(zip(BOX.kind_words, supply, strict=True)) == {
        "water": 5,
        "food": 5,
        "supplies": 8,
        "worker": 2,
        "distressed": 9,
        "injured": 10,
        "influence": 5,
        "story": 12,
        "money": 11,
    }
    assert held == [[3, 3, 3, 3, 0, 0, 0, 0, 0]] * 3


@rule("RB-SET-11", "RB-SET-11/2")
def test_two_players_leave_more_in_the_supply() -> None:
    supply, held = deal_tokens(BOX, 2)
    assert supply[:4] == [8, 8, 11, 5]
    assert len(held) == 2


@rule("RB-SET-11")
def test_each_player_has_three_each_of_water_food_supplies_and_regular_workers() -> None:
    city = fresh(3)
    assert has(city, 0) == {"water": 3, "food": 3, "supplies": 3, "worker": 3}
    assert has(city, 2) == {"water": 3, "food": 3, "supplies": 3, "worker": 3}


@rule("RB-SET-12", "RB-SET-12/1")
def test_another_players_special_tile_is_not_visible() -> None:
    city = fresh(3)
    hold_special(city, 1, "Reservoir")
    game = sit(city)
    assert game.view(0).table.players[1].special == "hidden"
    assert game.view().table.players[1].special == "hidden"
    assert '"S1"' not in msgspec.json.encode(game.view(0)).decode()
    assert game.view(1).table.players[1].special == "S1"


@rule("RB-SET-12")
def test_a_special_tile_is_seen_by_all_once_built() -> None:
    city = fresh(2)
    hold_special(city, 0, "Founders' Square")
    give(city, 0, supplies=4)
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:founders-square")
    assert game.view(1).table.players[0].special == "hidden"
    game.choose("put:p1-7")
    seen = game.view(1).table.players[0]
    assert seen.special == "built"
    assert seen.spaces[6].pile == ["S7"]


@rule("RB-SET-12")
def test_special_tiles_are_shuffled_one_each_and_the_rest_is_not_used() -> None:
    city = fresh(3, seed=1)
    assert len(city.specials) == 3
    assert len(city.spare_specials) == 4
    assert sorted(city.specials + city.spare_specials) == list(BOX.specials)
    assert len(BOX.specials) == 7
    assert fresh(3, seed=2).specials != city.specials


@rule("RB-SET-13")
def test_an_objective_is_known_to_its_owner_alone() -> None:
    game = sit(fresh(3))
    own = game.view(1).table.players
    assert own[1].objective == BOX.objective_ids[game.state.objectives[1]]
    assert own[0].objective is None
    assert game.view(0).table.players[1].objective is None
    assert game.view().table.players[1].objective is None


@rule("RB-SET-13")
def test_objectives_are_shown_when_the_game_ends() -> None:
    city = fresh(2)
    city.ending = True
    city.markers = [1, 0]
    game = sit(city)
    game.choose("place:p1-1")
    assert game.outcome is not None
    assert game.view(0).table.players[1].objective == BOX.objective_ids[city.objectives[1]]


@rule("RB-SET-13")
def test_objectives_are_shuffled() -> None:
    assert fresh(3, seed=1).objectives != fresh(3, seed=2).objectives


@rule("RB-SET-14", "RB-SET-14/1")
def test_three_players_have_three_secret_objectives_one_open_and_three_discarded() -> None:
    city = fresh(3)
    assert len(city.objectives) == 3
    assert len(city.spare_objectives) == 3
    assert sorted([*city.objectives, city.open_objective, *city.spare_objectives]) == [0, 1, 2, 3, 4, 5, 6]


@rule("RB-SET-14", "RB-SET-14/2")
def test_two_players_have_two_secret_objectives_one_open_and_four_discarded() -> None:
    city = fresh(2)
    assert len(city.objectives) == 2
    assert len(city.spare_objectives) == 4
    assert sorted([*city.objectives, city.open_objective, *city.spare_objectives]) == [0, 1, 2, 3, 4, 5, 6]


@rule("RB-SET-14")
def test_the_open_objective_is_seen_by_all_and_the_discarded_ones_by_nobody() -> None:
    city = fresh(3)
    game = sit(city)
    assert game.view(0).table.open_objective == BOX.objective_ids[city.open_objective]
    assert game.view().table.open_objective == BOX.objective_ids[city.open_objective]
    assert f'"{BOX.objective_ids[city.spare_objectives[0]]}"' not in msgspec.json.encode(game.view(0)).decode()


@rule("RB-SET-15")
def test_five_level_1_tiles_lie_face_up_in_the_row() -> None:
    city = fresh(3)
    assert len(city.row) == 5
    assert sit(city).view(0).table.row == [BOX.ids[number] for number in city.row]
    assert [BOX.tiles[number].level for number in city.row] == [1, 1, 1, 1, 1]
    assert len(city.pile_1) == 14
    assert not set(city.row) & set(city.pile_1)


@rule("RB-SET-15")
def test_the_tiles_of_the_row_are_the_buildings_on_offer() -> None:
    city = dealt(3, lambda city: city.row[0] == tile("Well") and tile("Sawmill") in city.pile_1)
    city.first = city.active = 0
    city.step = TURN
    game = sit(city)
    game.choose("place:builders-office")
    assert "build:well" in keys(game)
    assert refused(game, "build:sawmill").reason == "The Sawmill is not on offer."


@rule("RB-SET-16", "RB-SET-16/1")
def test_the_first_resupply_card_fills_the_squares_from_the_supply() -> None:
    city = dealt(3, opened_by("R01"))
    assert city.board == [3, 2, 4, 1, 2, 1]
    assert city.supply == [5 - 3, 5 - 2, 8 - 4, 2 - 1, 9 - 2, 10 - 1, 5, 12, 11]


@rule("RB-SET-16")
def test_one_level_1_card_is_drawn_and_seen() -> None:
    city = dealt(3, opened_by("R01"))
    assert len(city.resupply_1) == 5
    assert len(city.resupply_2) == 6
    assert sit(city).view().table.resupply_used == ["R01"]


@rule("RB-SET-17")
def test_the_owner_of_mat_1_is_first_player_in_round_1() -> None:
    city = dealt(3, lambda city: city.mats == [2, 3, 1])
    assert sit(city).view().table.first == 2
    assert city.active == 2


@rule("RB-SET-17")
def test_the_owner_of_mat_1_places_the_first_marker() -> None:
    game = sit(dealt(2, lambda city: city.mats == [2, 1]))
    game.choose("lead:p1-1", seat=0)
    game.choose("lead:p1-2", seat=0)
    game.choose("lead:p2-1", seat=1)
    game.choose("lead:p2-2", seat=1)
    assert game.decision is not None
    assert game.decision.kind == "place"
    assert game.decision.seats == (1,)


@rule("RB-SET-17")
def test_mats_are_dealt_at_random_and_with_two_players_only_1_and_2() -> None:
    assert dealt(2, lambda city: city.mats == [1, 2]).first == 0
    assert dealt(2, lambda city: city.mats == [2, 1]).first == 1
    assert dealt(3, lambda city: city.mats == [1, 3, 2]).first == 0


@rule("RB-SET-18")
def test_the_pieces_have_their_names() -> None:
    table = sit(fresh(3)).view().table
    assert (
        list(table.supply.__struct_fields__)
        == BOX.kind_words
        == [
            "water",
            "food",
            "supplies",
            "worker",
            "distressed",
            "injured",
            "influence",
            "story",
            "money",
        ]
    )
    assert len([player.points for player in table.players]) == 3


@rule("RB-SET-18")
def test_supplies_and_money_are_called_so_at_the_table() -> None:
    city = fresh()
    give(city, 0, money=1)
    game = sit(city)
    game.choose("place:port")
    game.choose("trade:1")
    game.choose("buy:supplies")
    assert game.log()[-2:] == ["Player 1 gives 1 money.", "Player 1 gains 1 supply."]


def test_what_the_table_agreed_on_is_kept_and_seen() -> None:
    city = fresh(same_action="kind", leader_bonus="not-leaders", tied_bonus="nobody", objectives_for="own")
    assert sit(city).view().table.options == RebuildOptions(
        same_action="kind", leader_bonus="not-leaders", tied_bonus="nobody", objectives_for="own"
    )
    assert sit(fresh()).view().table.options == RebuildOptions(
        same_action="place", leader_bonus="all", tied_bonus="all", objectives_for="all"
    )


@rule("RB-TURN-06")
def test_actions_are_counted_by_kind_only_where_the_table_chose_so() -> None:
    assert fresh(3).used_kinds == []
    assert fresh(3, same_action="kind").used_kinds == [0] * (3 * BOX.action_kinds)
