"""Gaining resources: RB-GAIN."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rebuild.arrange import empty_hands, fresh, give, has, keys, lay, on_board, refused, sit


@rule("RB-GAIN-01", "RB-GAIN-01/1")
def test_a_water_tile_never_draws_from_the_supply() -> None:
    city = fresh()
    on_board(city, water=0)
    give(city, 0, water=0)
    give(city, 1, water=8)
    assert city.supply[0] == 6
    game = sit(city)
    game.choose("place:p1-1")
    assert "water" not in has(game.state, 0)
    assert game.state.supply[0] == 6
    assert game.log()[-1] == "Player 1 finds no water on the board."


@rule("RB-GAIN-01")
@pytest.mark.parametrize(("place", "kind"), [("p1-2", "food"), ("p1-3", "supplies"), ("p1-4", "worker")])
def test_nor_do_tiles_of_food_supplies_and_workers(place: str, kind: str) -> None:
    city = fresh()
    empty_hands(city, 0)
    on_board(city, food=0, supplies=0, worker=0)
    game = sit(city)
    supply = game.state.supply[:]
    game.choose(f"place:{place}")
    assert kind not in has(game.state, 0)
    assert game.state.supply == supply


@rule("RB-GAIN-01")
def test_what_a_tile_gives_leaves_the_board_and_not_the_supply() -> None:
    city = fresh()
    empty_hands(city, 0)
    on_board(city, water=1, food=1)
    game = sit(city)
    supply = game.state.supply[:]
    game.choose("place:p1-1")
    assert has(game.state, 0) == {"water": 1}
    assert game.state.board[:2] == [0, 1]
    assert game.state.supply == supply
    assert game.log()[-2:] == ["Player 1 uses the Water Station.", "Player 1 takes 1 water from the board."]


@rule("RB-GAIN-02", "RB-GAIN-02/1")
def test_who_finds_fewer_on_the_board_takes_what_is_there() -> None:
    city = fresh()
    empty_hands(city, 0)
    lay(city, 0, 7, "Farm Cooperative")
    on_board(city, food=2)
    game = sit(city)
    game.choose("place:p1-7")
    assert has(game.state, 0) == {"food": 2}
    assert game.state.board[1] == 0
    assert game.log()[-1] == "Player 1 takes 2 food from the board (of 3)."


@rule("RB-GAIN-02")
@pytest.mark.parametrize(("there", "left"), [(3, 0), (4, 1)])
def test_who_finds_enough_takes_what_the_tile_gives(there: int, left: int) -> None:
    city = fresh()
    empty_hands(city, 0)
    lay(city, 0, 7, "Farm Cooperative")
    on_board(city, food=there)
    game = sit(city)
    game.choose("place:p1-7")
    assert has(game.state, 0) == {"food": 3}
    assert game.state.board[1] == left


@rule("RB-GAIN-03", "RB-GAIN-03/1")
def test_the_port_sells_water_from_the_supply_when_the_board_has_none() -> None:
    city = fresh()
    on_board(city, water=0)
    give(city, 0, water=6, money=1)
    give(city, 1, water=6)
    assert city.supply[0] == 2
    game = sit(city)
    game.choose("place:port")
    game.choose("trade:1")
    game.choose("buy:water")
    assert game.state.held[0][0] == 7
    assert game.state.supply[0] == 1
    assert game.state.board[0] == 0


@rule("RB-GAIN-03")
def test_what_lies_on_the_board_cannot_be_bought() -> None:
    city = fresh()
    on_board(city, water=2)
    give(city, 0, water=6, money=1)
    give(city, 1, water=6)
    game = sit(city)
    game.choose("place:port")
    game.choose("trade:1")
    assert keys(game) == ["buy:food", "buy:supplies", "buy:worker"]
    assert refused(game, "buy:water").reason == "The supply has no water left."


@rule("RB-GAIN-04")
def test_a_tile_gives_stories_from_the_supply() -> None:
    game = sit(fresh())
    game.choose("place:p1-6")
    assert game.state.held[0][7] == 1
    assert game.state.supply[7] == 11
    assert game.log()[-1] == "Player 1 gains 1 story."


@rule("RB-GAIN-04")
def test_a_tile_gives_money_from_the_supply() -> None:
    city = fresh()
    lay(city, 0, 7, "Credit Union")
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.held[0][8] == 2
    assert game.state.supply[8] == 9


@rule("RB-GAIN-04")
def test_a_tile_gives_influence_from_the_supply() -> None:
    city = fresh()
    lay(city, 0, 7, "City Hall")
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.held[0][6] == 1
    assert game.state.supply[6] == 4


@rule("RB-GAIN-04")
def test_the_exchange_bureau_gives_money_and_influence_from_the_supply() -> None:
    city = fresh()
    give(city, 0, story=1)
    give(city, 1, money=2)
    game = sit(city)
    game.choose("place:exchange-bureau")
    game.choose("spend:1-story")
    game.choose("place:exchange-bureau")
    game.choose("spend:2-money")
    assert game.state.held[0][8] == 1
    assert game.state.held[1][6] == 1
    assert game.state.supply[6:] == [4, 12, 10]


@rule("RB-GAIN-05", "RB-GAIN-05/1")
def test_three_stories_bring_one_money_when_the_supply_has_one() -> None:
    city = fresh()
    give(city, 0, story=3)
    give(city, 1, money=10)
    game = sit(city)
    game.choose("place:exchange-bureau")
    game.choose("spend:3-stories")
    assert game.state.held[0][8] == 1
    assert game.state.held[0][7] == 0
    assert game.state.supply[7:] == [12, 0]
    assert game.log()[-1] == "Player 1 gains 1 money (of 3)."


@rule("RB-GAIN-05")
def test_the_shortage_is_seen_beforehand_and_a_smaller_exchange_may_be_chosen() -> None:
    city = fresh()
    give(city, 0, story=3)
    give(city, 1, money=10)
    game = sit(city)
    game.choose("place:exchange-bureau")
    assert game.decision is not None
    assert game.decision.options[2].label == "3 stories for 3 money: only 1 in the supply"
    game.choose("spend:1-story")
    assert game.state.held[0][8] == 1
    assert game.state.held[0][7] == 2


@rule("RB-GAIN-05")
@pytest.mark.parametrize(("there", "gained", "left"), [(2, 2, 0), (3, 3, 0), (4, 3, 1)])
def test_a_tile_gives_as_many_stories_as_the_supply_has(there: int, gained: int, left: int) -> None:
    city = fresh()
    lay(city, 0, 7, "Newsroom")
    give(city, 1, story=12 - there)
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.held[0][7] == gained
    assert game.state.supply[7] == left


@rule("RB-GAIN-05")
def test_money_paid_at_the_port_is_not_returned_when_the_supply_runs_out() -> None:
    city = fresh()
    give(city, 0, money=3)
    on_board(city, water=0, food=0, supplies=0, worker=0)
    give(city, 1, water=11, food=11, supplies=13, worker=8)
    game = sit(city)
    game.choose("place:port")
    game.choose("trade:3")
    assert game.state.held[0][2] == 4
    assert game.state.held[0][8] == 0
    assert game.state.supply[:4] == [0, 0, 0, 0]
    assert game.state.active == 1


@rule("RB-GAIN-05")
def test_a_resource_that_ran_out_cannot_be_bought() -> None:
    city = fresh()
    on_board(city, food=0)
    give(city, 0, money=2)
    give(city, 1, food=10)
    game = sit(city)
    game.choose("place:port")
    game.choose("trade:2")
    game.choose("buy:food")
    refusal = refused(game, "buy:food")
    assert refusal.rule == "RB-GAIN-05"
    assert refusal.reason == "The supply has no food left."


@rule("RB-GAIN-06")
def test_any_number_of_tokens_is_kept_from_round_to_round() -> None:
    city = fresh()
    on_board(city, water=0, food=0, supplies=1, worker=0)
    give(city, 0, water=9, food=9, supplies=13, worker=6, story=11, money=11, influence=5)
    city.markers = [2, 0]
    game = sit(city)
    game.choose("place:p1-3")
    game.choose("place:p1-6")
    assert game.state.round == 2
    assert has(game.state, 0) == {
        "water": 9,
        "food": 9,
        "supplies": 14,
        "worker": 6,
        "influence": 5,
        "story": 12,
        "money": 11,
    }


@rule("RB-GAIN-07", "RB-GAIN-07/1")
def test_a_tile_that_helps_injured_finds_none_in_the_supply() -> None:
    city = fresh()
    lay(city, 0, 7, "First-Aid Post")
    on_board(city, injured=0)
    assert city.supply[5] == 10
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.held[0][5] == 0
    assert game.state.supply[5] == 10
    assert game.state.workers(0) == 3


@rule("RB-GAIN-07")
def test_distressed_people_are_helped_from_the_board_only() -> None:
    city = fresh()
    on_board(city, distressed=1)
    city.markers = [2, 0]
    game = sit(city)
    game.choose("place:p1-5")
    game.choose("place:p1-5")
    assert game.state.held[0][4] == 1
    assert game.state.board[4] == 0
    assert game.state.supply[4] == 8
