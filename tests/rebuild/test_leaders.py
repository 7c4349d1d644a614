"""Leaders: RB-LEAD, and how one is gained."""

from __future__ import annotations

import pytest

from holdfast.games.rebuild.state import FOOD, STORY, City
from holdfast.kernel import Game
from tests.cite import rule
from tests.rebuild.arrange import BOX, empty_hands, fresh, give, has, idle_away, keys, lay, on_board, refused, sit


def place_two_each(game: Game[City]) -> None:
    for key in ("lead:p1-1", "lead:p1-2", "lead:p2-1", "lead:p2-2"):
        game.choose(key)


def academy(*, leader: bool = False, leader_bonus: str = "all") -> City:
    """A city in which seat 0 has the Training Ground on space 7, and twice its price."""
    city = fresh(leader_bonus=leader_bonus)
    lay(city, 0, 7, "Training Ground", leader=leader)
    empty_hands(city, 0)
    give(city, 0, water=2, food=2, worker=2)
    return city


# -- how many ---------------------------------------------------------------------------------------------------------


@rule("RB-LEAD-01")
def test_each_player_begins_with_two_leaders() -> None:
    game = sit(fresh(3, turn=False))
    assert game.state.leaders == [2, 2, 2]
    asked = "Where does a Leader work this round? (2 to place)"
    assert [decision.prompt.question for decision in game.decisions] == [asked] * 3


@rule("RB-LEAD-01", "RB-LEAD-02")
def test_a_leader_gained_comes_from_the_supply_of_twelve() -> None:
    game = sit(academy())
    assert game.state.leaders_left == BOX.leaders == 12
    game.choose("place:p1-7")
    game.choose("post:later")
    assert game.state.leaders == [3, 2]
    assert game.state.leaders_left == 11
    assert has(game.state, 0) == {"water": 1, "food": 1, "worker": 1}
    assert game.log()[-1] == "Player 1 gains a Leader."


@rule("RB-LEAD-02", "RB-LEAD-02/1")
def test_when_twelve_leaders_were_gained_nobody_can_gain_another() -> None:
    city = academy()
    city.leaders, city.leaders_left = [9, 7], 0
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.leaders == [9, 7]
    assert game.state.leaders_left == 0
    assert has(game.state, 0) == {"water": 2, "food": 2, "worker": 2}
    assert game.log()[-1] == "Player 1 gets no Leader."


@rule("RB-LEAD-02")
def test_the_twelfth_leader_can_still_be_gained() -> None:
    city = academy()
    city.leaders, city.leaders_left = [8, 7], 1
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.leaders == [9, 7]
    assert game.state.leaders_left == 0


@rule("RB-LEAD-02", "RB-LEAD-03")
def test_a_gained_leader_is_placed_before_the_next_round_like_the_first_two() -> None:
    city = academy()
    game = sit(city)
    game.choose("place:p1-7")
    game.choose("post:later")
    idle_away(game)
    game.choose("lead:p1-1")
    game.choose("lead:p1-2")
    assert game.decision is not None
    assert game.decision.seats == (0,)
    game.choose("lead:p1-3")
    assert game.state.leader_on[:4] == [1, 1, 1, 0]
    assert game.decision.seats == (1,)


def test_who_lacks_one_token_of_the_price_gets_no_leader_and_pays_nothing() -> None:
    city = academy()
    give(city, 0, food=0)
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.leaders == [2, 2]
    assert has(game.state, 0) == {"water": 2, "worker": 2}
    assert game.log()[-1] == "Player 1 gets no Leader."


def test_exactly_the_price_buys_a_leader() -> None:
    city = academy()
    give(city, 0, water=1, food=1, worker=1)
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.leaders == [3, 2]
    assert has(game.state, 0) == {}


def test_a_price_without_workers_takes_none() -> None:
    city = academy()
    lay(city, 0, 8, "Leadership Academy")
    game = sit(city)
    game.choose("place:p1-8")
    game.choose("post:later")
    assert game.state.leaders == [3, 2]
    assert has(game.state, 0) == {"water": 1, "food": 1, "worker": 2}


@rule("RB-BUILD-03")
def test_the_player_chooses_which_worker_pays_for_a_leader() -> None:
    city = academy()
    give(city, 0, worker=1, injured=1)
    game = sit(city)
    game.choose("place:p1-7")
    assert keys(game) == ["pay:1w", "pay:1i"]
    game.choose("pay:1i")
    assert has(game.state, 0) == {"water": 1, "food": 1, "worker": 1}


@rule("RB-ACT-13", "RB-LEAD-06")
def test_a_leader_just_gained_may_be_put_on_a_tile_at_once() -> None:
    game = sit(academy())
    game.choose("place:p1-7")
    assert game.decision is not None
    assert game.decision.prompt.question == "Put the new Leader to work at once?"
    game.choose("post:p1-6")
    assert game.state.leader_on[5] == 1
    assert game.log()[-2:] == ["Player 1 gains a Leader.", "Player 1 has a Leader on the Notice Board."]
    game.choose("place:p2-1")
    game.choose("place:p1-6")
    assert has(game.state, 0)["story"] == 2


@rule("RB-LEAD-04", "RB-LEAD-09")
def test_a_leader_just_gained_goes_on_an_own_tile_without_one() -> None:
    city = academy()
    lay(city, 0, 1, "Water Station", leader=True)
    game = sit(city)
    game.choose("place:p1-7")
    assert keys(game) == ["post:p1-2", "post:p1-3", "post:p1-4", "post:p1-5", "post:p1-6", "post:p1-7", "post:later"]
    refusal = refused(game, "post:p1-1")
    assert (refusal.rule, refusal.reason) == ("RB-LEAD-04", "A Leader already stands on the Water Station.")
    refusal = refused(game, "post:p2-1")
    assert (refusal.rule, refusal.reason) == ("RB-LEAD-09", "Space p2-1 is on another player's mat.")


# -- placing ----------------------------------------------------------------------------------------------------------


@rule("RB-LEAD-03", "RB-LEAD-03/1")
def test_placing_is_refused_as_done_until_both_leaders_are_placed() -> None:
    game = sit(fresh(turn=False))
    assert refused(game, "lead:done").reason == "You still have 2 Leaders to place."
    game.choose("lead:p1-1")
    refusal = refused(game, "lead:done")
    assert (refusal.rule, refusal.reason) == ("RB-LEAD-03", "You still have 1 Leader to place.")
    game.choose("lead:p1-2")
    assert game.decision_of(0) is None


@rule("RB-LEAD-03")
def test_all_players_place_at_the_same_time_in_any_order() -> None:
    game = sit(fresh(turn=False))
    game.choose("lead:p2-6", seat=1)
    game.choose("lead:p1-1", seat=0)
    game.choose("lead:p2-5", seat=1)
    game.choose("lead:p1-2", seat=0)
    assert game.decision is not None
    assert game.decision.kind == "place"
    assert game.state.leader_on[:10] == [1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert game.state.leader_on[10:] == [0, 0, 0, 0, 1, 1, 0, 0, 0, 0]


@rule("RB-LEAD-03")
def test_leaders_are_placed_on_tiles_and_not_on_open_spaces() -> None:
    game = sit(fresh(turn=False))
    assert keys(game) == ["lead:p1-1", "lead:p1-2", "lead:p1-3", "lead:p1-4", "lead:p1-5", "lead:p1-6"]
    refusal = refused(game, "lead:p1-7")
    assert (refusal.rule, refusal.reason) == ("RB-LEAD-03", "There is no building on space p1-7.")


@rule("RB-LEAD-03")
def test_leaders_beyond_the_number_of_tiles_stay_with_the_player() -> None:
    city = fresh(turn=False)
    city.leaders[0] = 7
    game = sit(city)
    for key in ("lead:p1-1", "lead:p1-2", "lead:p1-3", "lead:p1-4", "lead:p1-5", "lead:p2-1", "lead:p2-2"):
        game.choose(key)
    assert game.decision is not None
    assert game.decision.kind == "place"
    assert sum(game.state.leader_on[:10]) == 6
    assert game.state.leaders[0] == 7
    assert "Only one tile was left for a Leader." in game.log(0)


@rule("RB-LEAD-04", "RB-LEAD-04/1")
def test_a_tile_holds_at_most_one_leader() -> None:
    game = sit(fresh(turn=False))
    game.choose("lead:p1-1")
    assert "lead:p1-1" not in keys(game)
    refusal = refused(game, "lead:p1-1")
    assert (refusal.rule, refusal.reason) == ("RB-LEAD-04", "A Leader already stands on the Water Station.")


@rule("RB-LEAD-05", "RB-LEAD-05/1")
def test_a_placed_leader_cannot_be_moved_in_mid_round() -> None:
    game = sit(fresh(turn=False))
    place_two_each(game)
    refusal = refused(game, "lead:p1-3")
    assert refusal.rule == "HF-ASKED"
    assert refusal.reason == 'The question now is "place", and "lead" does not answer it.'
    idle_away_but_one(game)
    assert game.state.leader_on[:3] == [1, 1, 0]


def idle_away_but_one(game: Game[City]) -> None:
    """Place nine of the ten markers of a round."""
    for _ in range(9):
        game.choose("place:idle")
        game.choose(0)


@rule("RB-LEAD-05")
def test_leaders_are_free_again_when_they_are_placed_for_the_next_round() -> None:
    game = sit(fresh(turn=False))
    place_two_each(game)
    idle_away(game)
    assert sum(game.state.leader_on) == 0
    assert "lead:p1-1" in keys(game)
    for key in ("lead:p1-3", "lead:p1-4", "lead:p2-3", "lead:p2-4"):
        game.choose(key)
    assert game.state.leader_on[:5] == [0, 0, 1, 1, 0]


@rule("RB-LEAD-09", "RB-LEAD-09/1")
def test_no_leader_stands_on_the_port() -> None:
    game = sit(fresh(turn=False))
    refusal = refused(game, "lead:port")
    assert (refusal.rule, refusal.reason) == (
        "RB-LEAD-09",
        "Leaders stand on tiles of your own mat, not on the Port.",
    )


@rule("RB-LEAD-09")
def test_no_leader_stands_on_any_square_of_the_board() -> None:
    game = sit(fresh(3, turn=False))
    refusal = refused(game, "lead:builders-office")
    assert refusal.reason == "Leaders stand on tiles of your own mat, not on the Builders' Office."
    assert refused(game, "lead:square-injured").rule == "RB-LEAD-09"


@rule("RB-LEAD-09")
def test_no_leader_stands_on_another_players_tile() -> None:
    game = sit(fresh(turn=False))
    refusal = refused(game, "lead:p2-1")
    assert (refusal.rule, refusal.reason) == ("RB-LEAD-09", "Space p2-1 is on another player's mat.")
    refusal = refused(game, "lead:p1-1", seat=1)
    assert (refusal.rule, refusal.reason) == ("RB-LEAD-09", "Space p1-1 is on another player's mat.")


@rule("RB-LEAD-09")
def test_leaders_stand_on_built_tiles_as_well() -> None:
    city = fresh(turn=False)
    lay(city, 1, 10, "Well")
    game = sit(city)
    game.choose("lead:p2-10", seat=1)
    assert game.state.leader_on[19] == 1


# -- one more ---------------------------------------------------------------------------------------------------------


@rule("RB-LEAD-06", "RB-LEAD-06/1")
def test_a_tile_that_gives_one_gives_two_with_a_leader() -> None:
    city = fresh()
    on_board(city, water=5)
    lay(city, 0, 1, "Water Station", leader=True)
    game = sit(city)
    game.choose("place:p1-1")
    assert has(game.state, 0)["water"] == 3 + 2


@rule("RB-LEAD-06", "RB-LEAD-06/2")
def test_a_tile_that_gives_two_gives_three_with_a_leader() -> None:
    city = fresh()
    on_board(city, water=5)
    lay(city, 0, 7, "Well", leader=True)
    game = sit(city)
    game.choose("place:p1-7")
    assert has(game.state, 0)["water"] == 3 + 3


@rule("RB-LEAD-06")
def test_a_leader_works_each_time_a_marker_is_placed_and_only_on_its_tile() -> None:
    city = fresh()
    on_board(city, water=5, food=5)
    lay(city, 0, 1, "Water Station", leader=True)
    game = sit(city)
    game.choose("place:p1-1")
    game.choose("place:p2-3")
    game.choose("place:p1-1")
    game.choose("place:p2-3")
    game.choose("place:p1-2")
    assert has(game.state, 0) == {"water": 3 + 4, "food": 3 + 1, "supplies": 3, "worker": 3}


@rule("RB-LEAD-07", "RB-LEAD-07/1")
def test_each_kind_a_tile_gives_is_raised_by_one() -> None:
    city = fresh()
    on_board(city, water=5)
    lay(city, 0, 7, "Rain Tanks", leader=True)
    game = sit(city)
    game.choose("place:p1-7")
    assert has(game.state, 0) == {"water": 3 + 2, "food": 3, "supplies": 3, "worker": 3, "story": 2}


@rule("RB-LEAD-07", "RB-LEAD-07/2")
def test_victory_points_are_raised_too() -> None:
    city = fresh()
    lay(city, 0, 7, "Memorial Park", leader=True)
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.points == [3, 0]
    assert game.log()[-1] == "Player 1 scores 3 points."


def test_without_a_leader_a_tile_scores_what_it_shows() -> None:
    city = fresh()
    lay(city, 0, 7, "Memorial Park")
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.points == [2, 0]


@rule("RB-LEAD-07")
def test_money_is_raised_too() -> None:
    city = fresh()
    lay(city, 0, 7, "Credit Union", leader=True)
    game = sit(city)
    game.choose("place:p1-7")
    assert has(game.state, 0)["money"] == 3


@rule("RB-LEAD-07")
def test_influence_is_raised_too() -> None:
    city = fresh()
    lay(city, 0, 7, "City Hall", leader=True)
    game = sit(city)
    game.choose("place:p1-7")
    assert has(game.state, 0)["influence"] == 2


@rule("RB-LEAD-07")
def test_one_more_of_the_distressed_is_helped() -> None:
    city = fresh()
    on_board(city, distressed=5, injured=5)
    lay(city, 0, 5, "Help Point", leader=True)
    game = sit(city)
    game.choose("place:p1-5")
    assert has(game.state, 0)["distressed"] == 2
    assert "injured" not in has(game.state, 0)


@rule("RB-LEAD-07")
def test_one_more_of_the_injured_is_helped() -> None:
    city = fresh()
    on_board(city, distressed=5, injured=5)
    lay(city, 0, 7, "Clinic", leader=True)
    game = sit(city)
    game.choose("place:p1-7")
    assert has(game.state, 0)["injured"] == 3
    assert "distressed" not in has(game.state, 0)


@rule("RB-LEAD-07", "RB-LEAD-07/3")
def test_a_leader_on_a_tile_that_sells_leaders_brings_two_for_the_price_of_one() -> None:
    game = sit(academy(leader=True))
    assert game.state.leaders_left == 12
    game.choose("place:p1-7")
    game.choose("post:p1-1")
    game.choose("post:later")
    assert game.state.leaders == [4, 2]
    assert game.state.leaders_left == 10
    assert game.state.leader_on[0] == 1
    assert has(game.state, 0) == {"water": 1, "food": 1, "worker": 1}


@rule("RB-LEAD-07", "RB-LEAD-08")
def test_the_second_leader_comes_only_if_the_supply_has_two() -> None:
    city = academy(leader=True)
    city.leaders_left = 1
    game = sit(city)
    game.choose("place:p1-7")
    game.choose("post:later")
    assert game.state.leaders == [3, 2]
    assert game.state.leaders_left == 0


@rule("RB-LEAD-07")
def test_a_table_may_exempt_leaders_from_the_bonus() -> None:
    game = sit(academy(leader=True, leader_bonus="not-leaders"))
    game.choose("place:p1-7")
    game.choose("post:later")
    assert game.state.leaders == [3, 2]
    assert game.state.leaders_left == 11


@rule("RB-LEAD-07")
def test_a_table_that_exempts_leaders_keeps_the_bonus_for_all_else() -> None:
    city = fresh(leader_bonus="not-leaders")
    lay(city, 0, 7, "Credit Union", leader=True)
    game = sit(city)
    game.choose("place:p1-7")
    assert has(game.state, 0)["money"] == 3


@rule("RB-LEAD-07")
def test_a_trade_tile_with_a_leader_sells_one_more_for_the_same_money() -> None:
    city = fresh()
    lay(city, 0, 7, "Freight Exchange", leader=True)
    give(city, 0, money=2)
    game = sit(city)
    game.choose("place:p1-7")
    game.choose("trade:1")
    game.choose("buy:water")
    game.choose("buy:food")
    assert game.decision is not None
    assert game.decision.kind == "place"
    assert has(game.state, 0) == {"water": 4, "food": 4, "supplies": 3, "worker": 3, "money": 1}


@rule("RB-LEAD-07")
def test_a_trade_tile_with_a_leader_gives_nothing_for_no_money() -> None:
    city = fresh()
    lay(city, 0, 7, "Freight Exchange", leader=True)
    give(city, 0, money=1)
    game = sit(city)
    game.choose("place:p1-7")
    game.choose("trade:0")
    assert has(game.state, 0) == {"water": 3, "food": 3, "supplies": 3, "worker": 3, "money": 1}


def test_a_trade_tile_without_a_leader_sells_one_for_one() -> None:
    city = fresh()
    lay(city, 0, 7, "Freight Exchange")
    give(city, 0, money=1)
    game = sit(city)
    game.choose("place:p1-7")
    game.choose("trade:1")
    game.choose("buy:water")
    assert has(game.state, 0) == {"water": 4, "food": 3, "supplies": 3, "worker": 3}


@rule("RB-LEAD-08", "RB-LEAD-08/1")
def test_the_additional_piece_is_lost_if_the_board_has_none() -> None:
    city = fresh()
    on_board(city, food=1)
    lay(city, 0, 2, "Food Tent", leader=True)
    game = sit(city)
    supply = game.state.supply[FOOD]
    game.choose("place:p1-2")
    assert has(game.state, 0)["food"] == 3 + 1
    assert game.state.board[FOOD] == 0
    assert game.state.supply[FOOD] == supply
    assert game.log()[-1] == "Player 1 takes 1 food from the board (of 2)."


@pytest.mark.parametrize(("left", "gained"), [(1, 1), (2, 2)])
@rule("RB-LEAD-08")
def test_the_additional_piece_comes_from_the_supply_if_the_tile_draws_there(left: int, gained: int) -> None:
    city = fresh()
    give(city, 1, story=12 - left)
    lay(city, 0, 6, "Notice Board", leader=True)
    game = sit(city)
    game.choose("place:p1-6")
    assert has(game.state, 0)["story"] == gained
    assert game.state.supply[STORY] == 0
