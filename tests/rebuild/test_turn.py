"""A turn: RB-TURN."""

from __future__ import annotations

import pytest

from holdfast.games.rebuild.turn import why_not_there
from tests.cite import rule
from tests.rebuild.arrange import (
    BOX,
    empty_hands,
    fresh,
    give,
    has,
    hold_special,
    keys,
    lay,
    objections,
    offer,
    refused,
    sit,
)

# -- RB-TURN-01 -------------------------------------------------------------------------------------------------------


@rule("RB-TURN-01")
def test_a_marker_goes_on_an_own_tile_or_on_a_middle_square() -> None:
    game = sit(fresh())
    assert keys(game) == [
        "place:p1-1",
        "place:p1-2",
        "place:p1-3",
        "place:p1-4",
        "place:p1-5",
        "place:p1-6",
        "place:builders-office",
        "place:exchange-bureau",
        "place:port",
        "place:idle",
    ]


@rule("RB-TURN-01")
def test_one_turn_places_one_marker() -> None:
    game = sit(fresh())
    game.choose("place:p1-2")
    assert game.state.markers == [4, 5]
    assert game.state.used[0] == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    game.choose("place:p2-3")
    assert game.state.markers == [4, 4]
    assert game.state.used[1] == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


@rule("RB-TURN-01")
def test_a_marker_on_a_middle_square_is_counted_there() -> None:
    city = fresh(3)
    city.active = 2
    game = sit(city)
    game.choose("place:exchange-bureau")
    assert game.state.used[2] == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    assert game.view().table.players[2].squares == [0, 1, 0]
    assert game.log()[0] == "Player 3 goes to the Exchange Bureau."


@rule("RB-TURN-01", "RB-TURN-01/1")
def test_a_tile_of_an_opponent_is_refused() -> None:
    refusal = refused(sit(fresh()), "place:p2-1")
    assert refusal.rule == "RB-TURN-01"
    assert refusal.reason == "Space p2-1 is on another player's mat."


@rule("RB-TURN-01")
def test_so_is_the_tile_of_an_opponent_who_sits_before() -> None:
    city = fresh(3)
    city.active = 1
    game = sit(city)
    assert refused(game, "place:p1-10").rule == "RB-TURN-01"
    assert refused(game, "place:p3-1").rule == "RB-TURN-01"


@rule("RB-TURN-01", "RB-TURN-01/2")
def test_the_water_square_is_refused_because_it_is_not_a_middle_square() -> None:
    refusal = refused(sit(fresh()), "place:square-water")
    assert refusal.rule == "RB-TURN-01"
    assert refusal.reason == "The water square holds resources; markers go on the three middle squares."


@rule("RB-TURN-01")
def test_a_space_without_a_tile_is_refused() -> None:
    refusal = refused(sit(fresh()), "place:p1-7")
    assert refusal.rule == "RB-TURN-01"
    assert refusal.reason == "There is no building on space p1-7."


@rule("RB-TURN-01", "RB-TURN-03")
def test_a_marker_without_effect_needs_a_lawful_place_too() -> None:
    game = sit(fresh())
    game.choose("place:idle")
    assert keys(game)[0] == "idle:p1-1"
    assert keys(game)[-1] == "idle:port"
    assert refused(game, "idle:p2-1").reason == "Space p2-1 is on another player's mat."
    assert refused(game, "idle:p1-7").rule == "RB-TURN-01"
    assert refused(game, "idle:square-food").rule == "RB-TURN-01"


# -- RB-TURN-02, RB-TURN-03 ---------------------------------------------------------------------------------------


@rule("RB-TURN-02")
def test_the_tile_gives_at_once() -> None:
    game = sit(fresh())
    game.choose("place:p1-6")
    assert game.state.held[0][7] == 1
    assert game.state.active == 1
    assert game.log() == ["Player 1 uses the Notice Board.", "Player 1 gains 1 story."]


@rule("RB-TURN-02")
def test_the_action_of_a_middle_square_is_asked_before_the_next_turn() -> None:
    city = fresh()
    give(city, 0, money=1)
    game = sit(city)
    game.choose("place:port")
    assert game.decision is not None
    assert game.decision.kind == "trade"
    assert game.decision.seats == (0,)
    assert game.state.markers == [4, 5]


@rule("RB-TURN-02")
def test_the_effect_cannot_be_postponed() -> None:
    game = sit(fresh())
    game.choose("place:idle")
    game.choose("idle:p1-6")
    game.choose("place:p2-1")
    assert game.state.held[0][7] == 0
    assert game.decision is not None
    assert game.decision.prompt.question == "Place a marker (4 left)."


@rule("RB-TURN-03", "RB-TURN-03/1")
def test_who_can_afford_nothing_may_stand_on_the_build_square() -> None:
    city = fresh()
    empty_hands(city, 0)
    game = sit(city)
    row, piles, held = game.state.row[:], game.state.piles[:], game.state.held[0][:]
    game.choose("place:builders-office")
    assert keys(game) == ["build:nothing"]
    game.choose("build:nothing")
    assert (game.state.row, game.state.piles, game.state.held[0]) == (row, piles, held)
    assert game.state.markers == [4, 5]
    assert game.state.active == 1


@rule("RB-TURN-03")
def test_who_has_built_the_special_tile_and_can_afford_nothing_is_not_even_asked() -> None:
    city = fresh()
    empty_hands(city, 0)
    hold_special(city, 0, None)
    game = sit(city)
    game.choose("place:builders-office")
    assert game.state.markers == [4, 5]
    assert game.state.active == 1


@rule("RB-TURN-03")
def test_a_marker_may_lie_on_a_tile_without_using_it() -> None:
    game = sit(fresh())
    game.choose("place:idle")
    game.choose("idle:p1-6")
    assert "story" not in has(game.state, 0)
    assert game.state.markers == [4, 5]
    assert game.state.used[0][5] == 1
    assert game.state.active == 1
    assert game.log() == ["Player 1 leaves a marker on space p1-6 and does nothing."]


@rule("RB-TURN-03")
def test_every_action_of_a_middle_square_may_be_forgone() -> None:
    city = fresh()
    give(city, 0, money=4, story=3)
    city.markers = [3, 0]
    game = sit(city)
    held = game.state.held[0][:]
    game.choose("place:builders-office")
    game.choose("build:nothing")
    game.choose("place:exchange-bureau")
    game.choose("spend:nothing")
    game.choose("place:port")
    game.choose("trade:0")
    assert game.state.held[0] == held


# -- RB-TURN-04, RB-TURN-05 ---------------------------------------------------------------------------------------


@rule("RB-TURN-04")
def test_the_turn_passes_to_the_left_around_the_table() -> None:
    city = fresh(3)
    city.active = 1
    game = sit(city)
    game.choose("place:p2-1")
    assert game.state.active == 2
    game.choose("place:p3-1")
    assert game.state.active == 0
    game.choose("place:p1-1")
    assert game.state.active == 1


@rule("RB-TURN-04")
def test_only_the_player_whose_turn_it_is_may_place() -> None:
    game = sit(fresh(3))
    refusal = refused(game, "place:p2-1", seat=1)
    assert refusal.rule == "HF-SEAT"
    assert refusal.reason == "Waiting for Player 1."


@rule("RB-TURN-05", "RB-TURN-05/1")
def test_three_players_with_five_markers_each_have_fifteen_turns() -> None:
    game = sit(fresh(3))
    for space in (1, 2, 3, 4):
        game.choose(f"place:p1-{space}")
        game.choose(f"place:p2-{space}")
        game.choose(f"place:p3-{space}")
    assert game.state.markers == [1, 1, 1]
    game.choose("place:p1-5")
    game.choose("place:p2-5")
    assert game.state.round == 1
    assert game.state.markers == [0, 0, 1]
    game.choose("place:p3-5")
    assert game.state.round == 2


@rule("RB-TURN-05")
def test_who_has_no_marker_left_is_passed_over_until_all_are_placed() -> None:
    city = fresh(3)
    city.markers = [2, 0, 1]
    game = sit(city)
    game.choose("place:p1-1")
    assert game.state.active == 2
    game.choose("place:p3-1")
    assert game.state.active == 0
    assert game.state.round == 1
    game.choose("place:p1-2")
    assert game.state.round == 2


# -- RB-TURN-06 -------------------------------------------------------------------------------------------------------


@rule("RB-TURN-06", "RB-TURN-06/1")
def test_a_third_marker_on_the_port_is_refused() -> None:
    city = fresh()
    city.markers = [5, 0]
    game = sit(city)
    game.choose("place:port")
    assert "place:port" in keys(game)
    game.choose("place:port")
    assert "place:port" not in keys(game)
    refusal = refused(game, "place:port")
    assert refusal.rule == "RB-TURN-06"
    assert refusal.reason == "You have used the Port twice this round."


@rule("RB-TURN-06")
def test_a_third_marker_on_a_tile_is_refused() -> None:
    city = fresh()
    city.active = 1
    city.markers = [0, 5]
    game = sit(city)
    game.choose("place:p2-6")
    assert "place:p2-6" in keys(game)
    game.choose("place:p2-6")
    assert keys(game)[:6] == [
        "place:p2-1",
        "place:p2-2",
        "place:p2-3",
        "place:p2-4",
        "place:p2-5",
        "place:builders-office",
    ]
    refusal = refused(game, "place:p2-6")
    assert refusal.rule == "RB-TURN-06"
    assert refusal.reason == "You have used the Notice Board twice this round."
    assert game.state.held[1][7] == 2


@rule("RB-TURN-02", "RB-TURN-06", "RB-BUILD-10")
def test_of_a_pile_of_tiles_the_visible_one_is_used() -> None:
    city = fresh()
    lay(city, 0, 7, "Radio Mast", "Street Market")
    city.markers = [5, 0]
    game = sit(city)
    game.choose("place:p1-7")
    assert game.log()[0] == "Player 1 uses the Street Market."
    assert game.state.held[0][6:] == [0, 0, 1]
    game.choose("place:p1-7")
    assert refused(game, "place:p1-7").reason == "You have used the Street Market twice this round."


@rule("RB-TURN-06", "RB-TURN-06/2")
def test_another_tile_that_also_gives_water_is_still_open() -> None:
    city = fresh()
    lay(city, 0, 7, "Well")
    city.markers = [5, 0]
    game = sit(city)
    game.choose("place:p1-7")
    game.choose("place:p1-7")
    assert refused(game, "place:p1-7").reason == "You have used the Well twice this round."
    game.choose("place:p1-1")
    assert game.state.used[0][0] == 1


@rule("RB-TURN-06", "RB-TURN-06/3")
def test_a_marker_placed_on_the_build_square_without_building_counts() -> None:
    city = fresh()
    offer(city, "Well", "Sawmill", "Clinic", "Radio Mast", "Street Market")
    city.markers = [5, 0]
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:well")
    game.choose("put:p1-7")
    game.choose("place:idle")
    game.choose("idle:builders-office")
    refusal = refused(game, "place:builders-office")
    assert refusal.rule == "RB-TURN-06"
    assert refusal.reason == "You have used the Builders' Office twice this round."


@rule("RB-TURN-06")
def test_a_third_marker_without_effect_is_refused_too() -> None:
    city = fresh()
    city.markers = [5, 0]
    game = sit(city)
    game.choose("place:p1-1")
    game.choose("place:p1-1")
    game.choose("place:idle")
    assert "idle:p1-1" not in keys(game)
    assert refused(game, "idle:p1-1").rule == "RB-TURN-06"


@rule("RB-TURN-06")
def test_the_limit_is_for_one_round() -> None:
    city = fresh()
    city.markers = [2, 0]
    game = sit(city)
    game.choose("place:port")
    game.choose("place:port")
    game.choose("lead:p1-1", seat=0)
    game.choose("lead:p1-2", seat=0)
    game.choose("lead:p2-1", seat=1)
    game.choose("lead:p2-2", seat=1)
    assert game.state.round == 2
    assert "place:port" in keys(game)
    assert game.state.used == [[0] * 13, [0] * 13]


# -- RB-TURN-06, for tables that count by kind ------------------------------------------------------------------------


@rule("RB-TURN-06")
def test_by_kind_all_tiles_that_take_from_the_board_are_used_twice_together() -> None:
    city = fresh(same_action="kind")
    city.markers = [5, 0]
    game = sit(city)
    game.choose("place:p1-1")
    game.choose("place:p1-2")
    assert keys(game) == [
        "place:p1-5",
        "place:p1-6",
        "place:builders-office",
        "place:exchange-bureau",
        "place:port",
        "place:idle",
    ]
    refusal = refused(game, "place:p1-3")
    assert refusal.rule == "RB-TURN-06"
    assert refusal.reason == "You have done what space p1-3 does twice this round."


@rule("RB-TURN-06")
def test_by_kind_two_tiles_that_give_water_are_used_twice_together() -> None:
    city = fresh(same_action="kind")
    lay(city, 0, 7, "Well")
    city.markers = [5, 0]
    game = sit(city)
    game.choose("place:p1-1")
    assert "place:p1-1" in keys(game)
    assert "place:p1-7" in keys(game)
    game.choose("place:p1-7")
    assert refused(game, "place:p1-1").rule == "RB-TURN-06"
    assert refused(game, "place:p1-7").reason == "You have done what space p1-7 does twice this round."


@rule("RB-TURN-06")
def test_by_place_the_same_tiles_stay_open() -> None:
    city = fresh(same_action="place")
    city.markers = [5, 0]
    game = sit(city)
    game.choose("place:p1-1")
    game.choose("place:p1-2")
    assert keys(game)[:4] == ["place:p1-1", "place:p1-2", "place:p1-3", "place:p1-4"]


@rule("RB-TURN-06")
def test_by_kind_a_third_marker_on_a_middle_square_is_refused() -> None:
    city = fresh(same_action="kind")
    city.active = 1
    city.markers = [0, 5]
    game = sit(city)
    game.choose("place:exchange-bureau")
    assert "place:exchange-bureau" in keys(game)
    game.choose("place:idle")
    game.choose("idle:exchange-bureau")
    assert "place:builders-office" in keys(game)
    assert "place:port" in keys(game)
    refusal = refused(game, "place:exchange-bureau")
    assert refusal.rule == "RB-TURN-06"
    assert refusal.reason == "You have done what the Exchange Bureau does twice this round."


@rule("RB-TURN-06")
def test_by_kind_a_tile_that_trades_counts_with_the_port() -> None:
    city = fresh(3, same_action="kind")
    lay(city, 0, 7, "Freight Exchange")
    city.markers = [5, 0, 0]
    game = sit(city)
    game.choose("place:port")
    game.choose("place:p1-7")
    assert refused(game, "place:port").rule == "RB-TURN-06"
    assert refused(game, "place:p1-7").rule == "RB-TURN-06"


@rule("RB-TURN-06")
@pytest.mark.parametrize("tile", ["p1-1", "p1-6"])
def test_by_kind_a_tile_of_two_kinds_is_closed_when_either_was_done_twice(tile: str) -> None:
    city = fresh(3, same_action="kind")
    lay(city, 0, 7, "Rain Tanks")
    city.markers = [5, 0, 0]
    game = sit(city)
    game.choose(f"place:{tile}")
    assert "place:p1-7" in keys(game)
    game.choose(f"place:{tile}")
    assert refused(game, "place:p1-7").reason == "You have done what space p1-7 does twice this round."


@rule("RB-TURN-06")
def test_by_kind_only_the_tile_on_top_counts() -> None:
    city = fresh(same_action="kind")
    lay(city, 0, 7, "Radio Mast", "Freight Exchange")
    city.markers = [5, 0]
    game = sit(city)
    game.choose("place:p1-6")
    game.choose("place:p1-6")
    assert "place:p1-7" in keys(game)


@rule("RB-TURN-06", "RB-TURN-07")
def test_by_kind_the_limit_is_personal_and_for_one_round() -> None:
    city = fresh(same_action="kind")
    city.markers = [2, 1]
    game = sit(city)
    game.choose("place:p1-1")
    assert "place:p2-1" in keys(game)
    game.choose("place:p2-1")
    game.choose("place:p1-1")
    game.choose("lead:p1-1", seat=0)
    game.choose("lead:p1-2", seat=0)
    game.choose("lead:p2-1", seat=1)
    game.choose("lead:p2-2", seat=1)
    assert game.state.round == 2
    assert "place:p1-1" in keys(game)
    assert not any(game.state.used_kinds)


@rule("RB-TURN-06")
def test_by_kind_one_marker_counts_once_on_a_tile_that_gives_two_things_of_a_kind() -> None:
    city = fresh(same_action="kind")
    hold_special(city, 0, "River Bridge")
    hold_special(city, 1, "Reservoir")
    lay(city, 0, 7, "Broadcasting House")
    city.markers = [5, 0]
    game = sit(city)
    game.choose("place:p1-7")
    assert "place:p1-7" in keys(game)
    game.choose("place:p1-7")
    assert refused(game, "place:p1-7").rule == "RB-TURN-06"


@rule("RB-TURN-06")
def test_by_kind_gaining_a_leader_is_another_action_than_gaining_stories() -> None:
    city = fresh(same_action="kind")
    lay(city, 0, 7, "Training Ground")
    city.markers = [5, 0]
    game = sit(city)
    game.choose("place:p1-6")
    game.choose("place:p1-6")
    assert "place:p1-7" in keys(game)


@rule("RB-TURN-06", "RB-TURN-08")
def test_by_kind_there_is_always_a_place_for_the_last_marker() -> None:
    city = fresh(3, same_action="kind")
    empty_hands(city, 0)
    hold_special(city, 0, None)
    city.level = 2
    city.markers = [6, 0, 0]
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("place:builders-office")
    game.choose("place:exchange-bureau")
    game.choose("place:exchange-bureau")
    game.choose("place:p1-1")
    assert "place:port" in keys(game)
    game.choose("place:port")
    assert game.state.round == 2


@rule("RB-TURN-06", "RB-TURN-08")
def test_by_kind_the_last_marker_finds_a_middle_square_even_where_a_tile_trades() -> None:
    city = fresh(3, same_action="kind")
    empty_hands(city, 0)
    hold_special(city, 0, None)
    offer(city, "Well", "Sawmill", "Clinic", "Job Centre", "Council Tent")
    lay(city, 0, 1, "Freight Exchange")
    city.level = 2
    city.markers = [6, 0, 0]
    game = sit(city)
    game.choose("place:p1-1")
    game.choose("place:builders-office")
    game.choose("place:builders-office")
    game.choose("place:exchange-bureau")
    game.choose("place:exchange-bureau")
    assert "place:port" in keys(game)
    game.choose("place:port")
    assert game.state.round == 2


@pytest.mark.parametrize("same_action", ["place", "kind"])
def test_what_is_offered_is_what_nothing_speaks_against(same_action: str) -> None:
    city = fresh(3, same_action=same_action)
    lay(city, 1, 7, "Well")
    city.active = 1
    city.markers = [0, 5, 0]
    game = sit(city)
    game.choose("place:p2-7")
    game.choose("place:port")
    game.choose("place:port")
    game.choose("place:p2-7")
    places = range(len(BOX.place_words))
    lawful = [BOX.place_words[place] for place in places if why_not_there(game.state, 1, place) is None]
    assert keys(game) == [*(f"place:{word}" for word in lawful), "place:idle"]
    assert objections(game) == []


# -- RB-TURN-07, RB-TURN-08 ---------------------------------------------------------------------------------------


@rule("RB-TURN-07", "RB-TURN-07/1")
def test_markers_of_both_opponents_bar_nobody() -> None:
    city = fresh(3)
    city.used[1][10] = city.used[2][10] = 2  # the Builders' Office comes after the ten spaces of a mat
    city.markers = [5, 3, 3]
    game = sit(city)
    assert game.view().table.players[2].squares == [2, 0, 0]
    game.choose("place:builders-office")
    game.choose("build:nothing")
    assert game.state.used[0][10] == 1
    assert refused(game, "place:builders-office").rule == "RB-TURN-06"


@rule("RB-TURN-07")
def test_several_players_stand_on_one_square() -> None:
    game = sit(fresh(3))
    game.choose("place:port")
    game.choose("place:port")
    game.choose("place:port")
    assert [player.squares for player in game.view().table.players] == [[0, 0, 1]] * 3
    assert "place:port" in keys(game)


@rule("RB-TURN-08", "RB-TURN-08/1")
def test_the_last_of_six_markers_finds_the_third_middle_square_open() -> None:
    city = fresh()
    empty_hands(city, 0)
    hold_special(city, 0, None)
    city.level = 2
    city.markers = [6, 0]
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("place:builders-office")
    game.choose("place:exchange-bureau")
    game.choose("place:exchange-bureau")
    game.choose("place:p1-1")
    assert game.state.markers == [1, 0]
    assert "place:builders-office" not in keys(game)
    assert "place:exchange-bureau" not in keys(game)
    assert "place:port" in keys(game)


@rule("RB-TURN-08", "RB-TURN-08/2")
def test_who_has_a_marker_left_cannot_pass() -> None:
    city = fresh()
    empty_hands(city, 0)
    game = sit(city)
    refusal = refused(game, "place:pass")
    assert refusal.rule == "RB-TURN-08"
    assert refusal.reason == "You have 5 markers left and must place one."


@rule("RB-TURN-08")
def test_nor_with_the_last_one() -> None:
    city = fresh()
    city.active = 1
    city.markers = [3, 1]
    refusal = refused(sit(city), "place:pass")
    assert refusal.reason == "You have 1 marker left and must place one."
