"""Final scoring: RB-SCORE, and what each objective is worth."""

from __future__ import annotations

from holdfast.games.rebuild.scoring import (
    MOST_HEARTS,
    MOST_INFLUENCE,
    OBJECTIVES,
    TILES,
    TRACK,
    hearts,
    influence,
    objective_points,
)
from holdfast.games.rebuild.state import City
from holdfast.kernel import Game
from tests.cite import rule
from tests.rebuild.arrange import BOX, empty_hands, fresh, give, hold_special, last_marker, lay, set_goals, sit


def bare(seats: int = 2, *, tied_bonus: str = "all", objectives_for: str = "all") -> City:
    """A city in which nobody scores anything: empty hands, and goals nobody has reached."""
    city = fresh(seats, tied_bonus=tied_bonus, objectives_for=objectives_for)
    for seat in range(seats):
        empty_hands(city, seat)
    secret = ("Clean Taps", "Full Plates", "Back to Work")
    set_goals(city, "Many Shoulders", *secret[:seats])
    return city


def line(game: Game[City], number: int) -> list[int]:
    """One line of the score sheet, by seat."""
    return [lines[number] for lines in game.state.sheet]


def points_for(city: City, objective: str, seat: int = 0) -> int:
    return objective_points(city, seat, [card.name for card in BOX.objectives].index(objective))


# -- the objectives in play -------------------------------------------------------------------------------------------


@rule("RB-SCORE-01")
def test_secret_objectives_are_revealed_at_the_end() -> None:
    city = bare()
    city.ending, city.markers = True, [1, 0]
    game = sit(city)
    shown = game.state.reveals
    assert game.view(0).table.players[1].objective is None
    game.choose("place:p1-6")
    assert game.view(0).table.players[1].objective == "O2"
    assert game.view(None).table.players[0].objective == "O1"
    assert "Player 1 had the objective Clean Taps." in game.log()
    assert "Player 2 had the objective Full Plates." in game.log()
    assert game.state.reveals == shown + 1


@rule("RB-SCORE-02", "RB-SCORE-02/1")
def test_every_player_scores_all_four_objectives_of_a_game_of_three() -> None:
    city = bare(3)
    set_goals(city, "Many Shoulders", "Clean Taps", "Full Plates", "Ready for Next Time")
    city.leaders = [3, 2, 4]
    lay(city, 0, 7, "Rain Tanks")
    lay(city, 0, 8, "Bakery")
    lay(city, 1, 7, "Pump House")
    give(city, 1, water=4)
    game = last_marker(city)
    assert line(game, OBJECTIVES) == [3 + 2 + 2 + 0, 0 + 2 + 0 + 2, 6 + 0 + 0 + 0]


@rule("RB-SCORE-02")
def test_a_table_may_let_secret_objectives_count_for_their_owners_only() -> None:
    city = bare(3, objectives_for="own")
    set_goals(city, "Many Shoulders", "Clean Taps", "Full Plates", "Ready for Next Time")
    city.leaders = [3, 2, 4]
    lay(city, 0, 7, "Rain Tanks")
    lay(city, 0, 8, "Bakery")
    lay(city, 1, 7, "Pump House")
    give(city, 2, water=4)
    game = last_marker(city)
    assert line(game, OBJECTIVES) == [3 + 2, 0 + 0, 6 + 2]


# -- tiles and track --------------------------------------------------------------------------------------------------


@rule("RB-SCORE-03", "RB-SCORE-03/1")
def test_the_numbers_on_visible_tiles_are_added() -> None:
    city = bare()
    lay(city, 0, 7, "Sawmill")
    lay(city, 0, 8, "Pump House", "Water Tower")
    lay(city, 0, 9, "River Bridge")
    assert line(last_marker(city), TILES) == [2 + 6 + 9, 0]


@rule("RB-SCORE-04", "RB-SCORE-04/1")
def test_a_marker_that_went_round_the_track_scores_the_track_as_well() -> None:
    city = bare()
    lay(city, 0, 7, "Memorial Park")
    city.points = [BOX.track + 5, 8]
    city.ending, city.markers = True, [1, 0]
    game = sit(city)
    game.choose("place:p1-7")
    assert BOX.track == 50
    assert line(game, TRACK) == [57, 8]


# -- the two bonuses --------------------------------------------------------------------------------------------------


@rule("RB-SCORE-05", "RB-SCORE-05/1")
def test_ten_points_go_to_the_most_influence() -> None:
    city = bare(3)
    lay(city, 0, 7, "City Hall")
    lay(city, 0, 8, "Council Tent")
    give(city, 0, influence=2)
    give(city, 1, influence=3)
    lay(city, 2, 7, "Broadcasting House")
    assert [influence(city, seat) for seat in range(3)] == [5, 3, 2]
    assert line(last_marker(city), MOST_INFLUENCE) == [10, 0, 0]


@rule("RB-SCORE-06", "RB-SCORE-06/1")
def test_ten_points_go_to_the_most_hearts() -> None:
    city = bare(3)
    lay(city, 0, 7, "Hospital")
    lay(city, 0, 8, "Apartment Block")
    lay(city, 1, 7, "Community Garden")
    lay(city, 1, 8, "Memorial Park")
    lay(city, 1, 9, "Garden Quarter")
    lay(city, 2, 7, "Well")
    assert [hearts(city, seat) for seat in range(3)] == [4, 6, 1]
    assert line(last_marker(city), MOST_HEARTS) == [0, 10, 0]


@rule("RB-SCORE-06", "RB-BUILD-10")
def test_covered_hearts_do_not_win_the_bonus() -> None:
    city = bare()
    lay(city, 0, 7, "Community Garden", "Bakery")
    lay(city, 1, 7, "Well")
    assert line(last_marker(city), MOST_HEARTS) == [0, 10]


@rule("RB-SCORE-07", "RB-SCORE-07/1")
def test_players_who_tie_for_a_bonus_each_get_ten_points() -> None:
    city = bare(3)
    lay(city, 0, 7, "City Hall")
    lay(city, 0, 8, "Broadcasting House")
    give(city, 1, influence=4)
    give(city, 2, influence=1)
    assert [influence(city, seat) for seat in range(3)] == [4, 4, 1]
    assert line(last_marker(city), MOST_INFLUENCE) == [10, 10, 0]


@rule("RB-SCORE-07")
def test_a_bonus_for_which_nobody_has_anything_goes_to_nobody() -> None:
    game = last_marker(bare())
    assert line(game, MOST_INFLUENCE) == [0, 0]
    assert line(game, MOST_HEARTS) == [0, 0]


@rule("RB-SCORE-07")
def test_a_single_icon_wins_a_bonus() -> None:
    city = bare()
    lay(city, 1, 7, "Well")
    give(city, 0, influence=1)
    game = last_marker(city)
    assert line(game, MOST_INFLUENCE) == [10, 0]
    assert line(game, MOST_HEARTS) == [0, 10]


@rule("RB-SCORE-07")
def test_a_table_may_give_a_tied_bonus_to_nobody() -> None:
    city = bare(3, tied_bonus="nobody")
    give(city, 0, influence=2)
    give(city, 1, influence=2)
    give(city, 2, influence=1)
    lay(city, 2, 7, "Well")
    game = last_marker(city)
    assert line(game, MOST_INFLUENCE) == [0, 0, 0]
    assert line(game, MOST_HEARTS) == [0, 0, 10]


# -- who wins ---------------------------------------------------------------------------------------------------------


@rule("RB-SCORE-08")
def test_the_highest_total_wins() -> None:
    city = bare(3)
    lay(city, 0, 7, "Sawmill")
    lay(city, 1, 7, "Pump House")
    city.points = [12, 3, 14]
    game = last_marker(city)
    assert game.outcome is not None
    assert game.outcome.scores == (2 + 2 + 12, 2 + 2 + 3 + 10, 14)
    assert (game.outcome.winners, game.outcome.cause) == ((1,), "points")
    assert "Player 2: 17 points (objectives 2, tiles 2, track 3, Influence 10, hearts 0)." in game.log()


@rule("RB-SCORE-09", "RB-SCORE-09/1")
def test_with_equal_totals_fewer_buildings_in_sight_win() -> None:
    city = bare()
    set_goals(city, "Many Shoulders", "Built on Firm Ground", "Ready for Next Time")
    nine = "Sawmill, Brick Kiln, Job Centre, Street Market, Print Shop, Training Ground, Rain Tanks"
    for space, name in enumerate([*nine.split(", "), "Construction Yard", "Freight Exchange"], start=1):
        lay(city, 0, space, name)
    eight = "Well, Soup Kitchen, Tool Library, Shelter Hall, First-Aid Post, Clinic, Community Garden, Volunteer Camp"
    for space, name in enumerate(eight.split(", "), start=1):
        lay(city, 1, space, name)
    city.points = [70 - 27, 70 - 13 - 10]
    give(city, 0, money=3)
    game = last_marker(city)
    assert game.outcome is not None
    assert game.outcome.scores == (70, 70)
    assert (game.outcome.winners, game.outcome.cause) == ((1,), "fewer-buildings")


@rule("RB-SCORE-09")
def test_covered_buildings_and_printed_tiles_are_not_counted_in_the_tie_break() -> None:
    city = bare()
    lay(city, 0, 7, "Sawmill", "Brick Kiln")
    lay(city, 1, 1, "Street Market")
    lay(city, 1, 2, "Construction Yard")
    city.points = [7, 0]
    game = last_marker(city)
    assert game.outcome is not None
    assert game.outcome.scores == (2 + 7, 2 + 7)
    assert (game.outcome.winners, game.outcome.cause) == ((0,), "fewer-buildings")


@rule("RB-SCORE-09")
def test_a_special_tile_counts_as_a_building_in_the_tie_break() -> None:
    city = bare()
    lay(city, 0, 7, "Reservoir")
    city.points = [0, 22]
    game = last_marker(city)
    assert game.outcome is not None
    assert game.outcome.scores == (22, 22)
    assert (game.outcome.winners, game.outcome.cause) == ((1,), "fewer-buildings")


@rule("RB-SCORE-08", "RB-SCORE-09")
def test_fewer_buildings_do_not_help_who_has_fewer_points() -> None:
    city = bare(3)
    lay(city, 0, 7, "Sawmill")
    lay(city, 0, 8, "Training Ground")
    lay(city, 1, 7, "Job Centre")
    city.points = [4, 6, 9]
    game = last_marker(city)
    assert game.outcome is not None
    assert game.outcome.scores == (10, 10, 9)
    assert game.outcome.winners == (1,)


@rule("RB-SCORE-10", "RB-SCORE-10/1")
def test_with_equal_buildings_too_the_most_money_wins() -> None:
    city = bare()
    give(city, 0, money=3)
    give(city, 1, money=5)
    game = last_marker(city)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.cause) == ((1,), "more-money")


@rule("RB-SCORE-09", "RB-SCORE-10")
def test_money_does_not_help_who_has_more_buildings() -> None:
    city = bare(3)
    lay(city, 2, 7, "Training Ground")
    city.points = [2, 2, 0]
    give(city, 0, money=1)
    give(city, 2, money=5)
    game = last_marker(city)
    assert game.outcome is not None
    assert game.outcome.scores == (2, 2, 2)
    assert (game.outcome.winners, game.outcome.cause) == ((0,), "more-money")


@rule("RB-SCORE-11")
def test_players_still_tied_share_the_victory() -> None:
    city = bare(3)
    city.points = [4, 3, 4]
    give(city, 0, money=2)
    give(city, 2, money=2)
    game = last_marker(city)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.cause) == ((0, 2), "shared")
    assert game.outcome.scores == (4, 3, 4)


@rule("RB-SCORE-12")
def test_a_special_tile_that_was_not_built_gives_and_costs_nothing() -> None:
    city = bare()
    hold_special(city, 0, "Broadcasting House")
    game = last_marker(city)
    assert game.state.sheet == [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1)


# -- what each objective is worth -------------------------------------------------------------------------------------


def test_clean_taps_gives_two_points_for_each_drop_or_cross() -> None:
    city = fresh()
    assert points_for(city, "Clean Taps") == 0
    lay(city, 0, 7, "Well")
    assert points_for(city, "Clean Taps") == 2
    lay(city, 0, 8, "Clinic")
    lay(city, 0, 9, "Sawmill")
    assert points_for(city, "Clean Taps") == 4
    assert points_for(city, "Clean Taps", seat=1) == 0


@rule("RB-BUILD-10")
def test_clean_taps_does_not_see_covered_tiles() -> None:
    city = fresh()
    lay(city, 0, 7, "Well", "Pump House")
    assert points_for(city, "Clean Taps") == 2


def test_full_plates_gives_two_points_for_each_wheat_or_hand() -> None:
    city = fresh()
    assert points_for(city, "Full Plates") == 0
    lay(city, 0, 7, "Bakery")
    assert points_for(city, "Full Plates") == 2
    lay(city, 0, 8, "Job Centre")
    lay(city, 0, 9, "Well")
    assert points_for(city, "Full Plates") == 4


def test_back_to_work_gives_two_points_for_each_hammer_or_press() -> None:
    city = fresh()
    assert points_for(city, "Back to Work") == 0
    lay(city, 0, 7, "Sawmill")
    assert points_for(city, "Back to Work") == 2
    lay(city, 0, 8, "Radio Mast")
    lay(city, 0, 9, "Council Tent")
    assert points_for(city, "Back to Work") == 4


def test_many_shoulders_gives_three_points_for_each_leader_beyond_two_up_to_nine() -> None:
    city = fresh()
    assert points_for(city, "Many Shoulders") == 0
    city.leaders[0] = 3
    assert points_for(city, "Many Shoulders") == 3
    city.leaders[0] = 5
    assert points_for(city, "Many Shoulders") == 9
    city.leaders[0] = 6
    assert points_for(city, "Many Shoulders") == 9
    assert points_for(city, "Many Shoulders", seat=1) == 0


def test_built_on_firm_ground_gives_two_points_for_each_tile_over_a_built_one() -> None:
    city = fresh()
    lay(city, 0, 7, "Rain Tanks", "Well")
    assert points_for(city, "Built on Firm Ground") == 2
    lay(city, 0, 2, "Food Tent", "Bakery", "Soup Kitchen")
    assert points_for(city, "Built on Firm Ground") == 4
    lay(city, 0, 8, "Reservoir", "Pump House")
    assert points_for(city, "Built on Firm Ground") == 6


def test_built_on_firm_ground_does_not_count_tiles_over_printed_ones() -> None:
    city = fresh()
    lay(city, 0, 1, "Water Station", "Well")
    lay(city, 0, 6, "Notice Board", "Radio Mast")
    assert points_for(city, "Built on Firm Ground") == 0


def test_built_on_firm_ground_counts_a_space_once_however_high_it_is_built() -> None:
    city = fresh()
    lay(city, 0, 7, "Well", "Pump House", "Water Tower")
    assert points_for(city, "Built on Firm Ground") == 2


def test_built_on_firm_ground_gives_eight_points_at_most() -> None:
    city = fresh()
    lay(city, 0, 6, "Print Shop", "Newsroom")
    lay(city, 0, 7, "Well", "Pump House")
    lay(city, 0, 8, "Bakery", "Soup Kitchen")
    lay(city, 0, 9, "Clinic", "Hospital")
    assert points_for(city, "Built on Firm Ground") == 8
    lay(city, 0, 10, "Sawmill", "Steel Works")
    assert points_for(city, "Built on Firm Ground") == 8


def test_a_bit_of_everything_goes_by_steps_of_five_six_and_seven_icons() -> None:
    city = fresh()
    lay(city, 0, 1, "Well")
    lay(city, 0, 2, "Bakery")
    lay(city, 0, 7, "Sawmill")
    lay(city, 0, 8, "Clinic")
    assert points_for(city, "A Bit of Everything") == 0
    lay(city, 0, 9, "Council Tent")
    assert points_for(city, "A Bit of Everything") == 3
    lay(city, 0, 10, "Radio Mast")
    assert points_for(city, "A Bit of Everything") == 6
    lay(city, 0, 4, "Job Centre")
    assert points_for(city, "A Bit of Everything") == 10


def test_a_bit_of_everything_counts_each_icon_once() -> None:
    city = fresh()
    lay(city, 0, 7, "Well")
    lay(city, 0, 8, "Pump House")
    lay(city, 0, 9, "Water Tower")
    lay(city, 0, 10, "Rain Tanks")
    lay(city, 0, 1, "Purification Plant")
    assert points_for(city, "A Bit of Everything") == 0


def test_ready_for_next_time_gives_a_point_for_every_two_tokens_up_to_six() -> None:
    city = fresh()
    empty_hands(city, 0)
    give(city, 0, water=1)
    assert points_for(city, "Ready for Next Time") == 0
    give(city, 0, food=1)
    assert points_for(city, "Ready for Next Time") == 1
    give(city, 0, supplies=3)
    assert points_for(city, "Ready for Next Time") == 2
    give(city, 0, worker=2, distressed=1, injured=4)
    assert points_for(city, "Ready for Next Time") == 6
    give(city, 0, food=4)
    assert points_for(city, "Ready for Next Time") == 6


def test_ready_for_next_time_does_not_count_influence_stories_and_money() -> None:
    city = fresh()
    empty_hands(city, 0)
    give(city, 0, influence=2, story=2, money=2)
    assert points_for(city, "Ready for Next Time") == 0
    give(city, 0, injured=2)
    assert points_for(city, "Ready for Next Time") == 1
