"""Actions: RB-ACT."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rebuild.arrange import (
    BOX,
    empty_hands,
    fresh,
    give,
    has,
    hold_special,
    idle_away,
    keys,
    lay,
    objections,
    offer,
    on_board,
    refused,
    sit,
    tile,
)

# -- the middle squares -----------------------------------------------------------------------------------------------


@rule("RB-ACT-01")
@pytest.mark.parametrize(
    ("square", "action"), [("builders-office", "build"), ("exchange-bureau", "spend"), ("port", "trade")]
)
def test_the_middle_squares_carry_build_spend_and_trade(square: str, action: str) -> None:
    city = fresh()
    give(city, 0, money=1, story=1)
    game = sit(city)
    game.choose(f"place:{square}")
    assert game.decision is not None
    assert game.decision.kind == action


@rule("RB-ACT-01")
def test_the_trade_square_is_the_port() -> None:
    game = sit(fresh())
    assert game.decision is not None
    assert [option.label for option in game.decision.options[-4:-1]] == [
        "Builders' Office: build a tile",
        "Exchange Bureau: stories for money, or money for Influence",
        "Port: money for resources",
    ]


@rule("RB-ACT-02")
def test_build_takes_an_available_tile_for_its_cost_onto_the_own_mat() -> None:
    city = fresh()
    offer(city, "Well", "Sawmill", "Clinic", "Radio Mast", "Street Market")
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:well")
    game.choose("put:p1-7")
    assert game.state.piles[6] == (tile("Well"),)
    assert tile("Well") not in game.state.row
    assert has(game.state, 0) == {"water": 3, "food": 3, "supplies": 1, "worker": 1}


@rule("RB-ACT-02")
def test_one_marker_builds_one_tile() -> None:
    city = fresh()
    give(city, 0, supplies=8, worker=6)
    offer(city, "Well", "Sawmill", "Clinic", "Radio Mast", "Street Market")
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:well")
    game.choose("put:p1-7")
    assert game.decision is not None
    assert game.decision.kind == "place"
    assert game.decision.seats == (1,)


# -- Spend ------------------------------------------------------------------------------------------------------------


@rule("RB-ACT-03", "RB-ACT-03/1")
def test_three_stories_bring_three_money() -> None:
    city = fresh()
    give(city, 0, story=3)
    game = sit(city)
    game.choose("place:exchange-bureau")
    assert keys(game) == ["spend:1-story", "spend:2-stories", "spend:3-stories", "spend:nothing"]
    game.choose("spend:3-stories")
    assert game.state.held[0][7:] == [0, 3]
    assert game.state.supply[7:] == [12, 8]
    assert game.log()[-2:] == ["Player 1 gives 3 stories.", "Player 1 gains 3 money."]


@rule("RB-ACT-03")
@pytest.mark.parametrize(("answer", "number"), [("1-story", 1), ("2-stories", 2)])
def test_fewer_stories_bring_as_much_money(answer: str, number: int) -> None:
    city = fresh()
    give(city, 0, story=5)
    game = sit(city)
    game.choose("place:exchange-bureau")
    game.choose(f"spend:{answer}")
    assert game.state.held[0][7:] == [5 - number, number]


@rule("RB-ACT-03")
def test_only_stories_one_has_can_be_discarded() -> None:
    city = fresh()
    give(city, 0, story=2)
    game = sit(city)
    game.choose("place:exchange-bureau")
    refusal = refused(game, "spend:3-stories")
    assert refusal.rule == "RB-ACT-03"
    assert refusal.reason == "That takes 3 stories, and you have 2."
    game.choose("spend:2-stories")
    assert game.state.held[0][7:] == [0, 2]


@rule("RB-ACT-04", "RB-ACT-04/1")
def test_four_money_bring_two_influence() -> None:
    city = fresh()
    give(city, 0, money=4)
    game = sit(city)
    game.choose("place:exchange-bureau")
    assert keys(game) == ["spend:2-money", "spend:4-money", "spend:nothing"]
    game.choose("spend:4-money")
    assert game.state.held[0][6:] == [2, 0, 0]
    assert game.state.supply[6:] == [3, 12, 11]
    assert game.log()[-2:] == ["Player 1 gives 4 money.", "Player 1 gains 2 Influence."]


@rule("RB-ACT-04")
def test_two_money_bring_one_influence_and_three_are_not_four() -> None:
    city = fresh()
    give(city, 0, money=3)
    game = sit(city)
    game.choose("place:exchange-bureau")
    refusal = refused(game, "spend:4-money")
    assert refusal.rule == "RB-ACT-04"
    assert refusal.reason == "That takes 4 money, and you have 3."
    game.choose("spend:2-money")
    assert game.state.held[0][6:] == [1, 0, 1]


@rule("RB-ACT-04")
def test_one_money_brings_no_influence() -> None:
    city = fresh()
    give(city, 0, money=1, story=1)
    game = sit(city)
    game.choose("place:exchange-bureau")
    assert keys(game) == ["spend:1-story", "spend:nothing"]
    assert refused(game, "spend:2-money").rule == "RB-ACT-04"


@rule("RB-ACT-05", "RB-ACT-05/1")
@pytest.mark.parametrize(("answer", "left"), [("2-stories", {"money": 4}), ("2-money", {"story": 2, "influence": 1})])
def test_one_marker_on_spend_does_one_exchange(answer: str, left: dict[str, int]) -> None:
    city = fresh()
    empty_hands(city, 0)
    give(city, 0, story=2, money=2)
    game = sit(city)
    game.choose("place:exchange-bureau")
    game.choose(f"spend:{answer}")
    assert has(game.state, 0) == left
    assert game.state.active == 1


# -- Trade ------------------------------------------------------------------------------------------------------------


@rule("RB-ACT-06", "RB-ACT-06/1")
def test_three_money_buy_two_water_and_one_worker() -> None:
    city = fresh()
    empty_hands(city, 0)
    give(city, 0, money=3)
    game = sit(city)
    water, worker = game.state.supply[0], game.state.supply[3]
    game.choose("place:port")
    game.choose("trade:3")
    assert game.decision is not None
    assert game.decision.prompt.question == "Take one from the supply (3 to take)."
    game.choose("buy:water")
    game.choose("buy:worker")
    assert game.decision.prompt.question == "Take one from the supply (1 to take)."
    game.choose("buy:water")
    assert has(game.state, 0) == {"water": 2, "worker": 1}
    assert game.state.supply[0] == water - 2
    assert game.state.supply[3] == worker - 1
    assert game.state.supply[8] == 11
    assert game.state.active == 1
    assert game.log() == [
        "Player 1 goes to the Port.",
        "Player 1 gives 3 money.",
        "Player 1 gains 1 water.",
        "Player 1 gains 1 worker.",
        "Player 1 gains 1 water.",
    ]


@rule("RB-ACT-06")
@pytest.mark.parametrize("money", [1, 2])
def test_less_money_buys_as_many_resources(money: int) -> None:
    city = fresh()
    empty_hands(city, 0)
    give(city, 0, money=5)
    game = sit(city)
    game.choose("place:port")
    assert keys(game) == ["trade:0", "trade:1", "trade:2", "trade:3"]
    game.choose(f"trade:{money}")
    for _ in range(money):
        game.choose("buy:food")
    assert has(game.state, 0) == {"food": money, "money": 5 - money}
    assert game.state.active == 1


@rule("RB-ACT-06")
def test_only_money_one_has_can_be_paid() -> None:
    city = fresh()
    give(city, 0, money=2)
    game = sit(city)
    game.choose("place:port")
    assert keys(game) == ["trade:0", "trade:1", "trade:2"]
    assert objections(game) == []
    refusal = refused(game, "trade:3")
    assert refusal.rule == "RB-ACT-06"
    assert refusal.reason == "You have 2 money, not 3."


@rule("RB-ACT-06")
def test_who_trades_no_money_gets_nothing() -> None:
    city = fresh()
    game = sit(city)
    game.choose("place:port")
    assert has(game.state, 0) == {"water": 3, "food": 3, "supplies": 3, "worker": 3}
    assert game.state.active == 1


@rule("RB-ACT-06", "RB-LEAD-07")
def test_a_tile_that_trades_gives_one_more_with_a_leader_if_money_is_paid() -> None:
    city = fresh(3)
    empty_hands(city, 0)
    give(city, 0, money=1)
    lay(city, 0, 7, "Freight Exchange", leader=True)
    city.markers = [2, 0, 0]
    game = sit(city)
    game.choose("place:p1-7")
    game.choose("trade:1")
    game.choose("buy:water")
    game.choose("buy:food")
    assert has(game.state, 0) == {"water": 1, "food": 1}
    game.choose("place:p1-7")
    assert has(game.state, 0) == {"water": 1, "food": 1}
    assert game.state.round == 2


@rule("RB-ACT-07", "RB-ACT-07/1")
@pytest.mark.parametrize(("kind", "name"), [("story", "stories"), ("influence", "Influence")])
def test_neither_stories_nor_influence_can_be_bought(kind: str, name: str) -> None:
    city = fresh()
    give(city, 0, money=1)
    game = sit(city)
    game.choose("place:port")
    game.choose("trade:1")
    refusal = refused(game, f"buy:{kind}")
    assert refusal.rule == "RB-ACT-07"
    assert refusal.reason == f"The Port sells water, food, supplies and workers, not {name}."


@rule("RB-ACT-07")
def test_water_food_supplies_and_regular_workers_are_sold() -> None:
    city = fresh()
    give(city, 0, money=1)
    game = sit(city)
    game.choose("place:port")
    game.choose("trade:1")
    assert keys(game) == ["buy:water", "buy:food", "buy:supplies", "buy:worker"]
    assert objections(game) == []
    assert game.decision is not None
    assert game.decision.seats == (0,)
    assert refused(game, "buy:distressed").rule == "RB-ACT-07"
    assert refused(game, "buy:injured").rule == "RB-ACT-07"
    assert refused(game, "buy:money").rule == "RB-ACT-07"


# -- tiles ------------------------------------------------------------------------------------------------------------


@rule("RB-ACT-08")
@pytest.mark.parametrize(
    ("name", "kind", "number"),
    [
        ("Water Station", "water", 1),
        ("Food Tent", "food", 1),
        ("Sawmill", "supplies", 2),
        ("Job Centre", "worker", 2),
        ("Water Tower", "water", 3),
    ],
)
def test_a_tile_moves_the_shown_resources_from_the_board_to_the_player(name: str, kind: str, number: int) -> None:
    city = fresh()
    empty_hands(city, 0)
    on_board(city, water=4, food=4, supplies=4, worker=4)
    lay(city, 0, 7, name)
    game = sit(city)
    game.choose("place:p1-7")
    assert has(game.state, 0) == {kind: number}
    assert game.state.board[BOX.kind_words.index(kind)] == 4 - number
    assert sum(game.state.board[:4]) == 16 - number


@rule("RB-ACT-09", "RB-ACT-09/1")
def test_two_points_move_the_marker_from_7_to_9() -> None:
    city = fresh()
    lay(city, 0, 7, "Memorial Park")
    city.points = [7, 7]
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.points == [9, 7]
    assert game.log()[-1] == "Player 1 scores 2 points."


@rule("RB-ACT-09")
def test_one_point_is_one_step() -> None:
    city = fresh()
    lay(city, 0, 7, "Council Tent")
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.points == [1, 0]
    assert game.log()[-1] == "Player 1 scores 1 point."


@rule("RB-ACT-10", "RB-ACT-10/1")
def test_an_injured_person_leaves_the_board_and_is_a_worker_from_then_on() -> None:
    city = fresh()
    lay(city, 0, 7, "First-Aid Post")
    on_board(city, injured=1)
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.board[5] == 0
    assert game.state.workers(0) == 4
    assert game.view().table.players[0].workers == 4
    assert game.state.held[0][3:6] == [3, 0, 1]


@rule("RB-ACT-10")
def test_a_tile_helps_as_many_distressed_as_it_shows() -> None:
    city = fresh()
    on_board(city, distressed=2, injured=2)
    game = sit(city)
    game.choose("place:p1-5")
    assert game.state.board[4:] == [1, 2]
    assert game.state.held[0][3:6] == [3, 1, 0]
    assert game.state.workers(0) == 4


@rule("RB-ACT-10")
def test_a_helped_person_works_on_the_next_building() -> None:
    city = fresh()
    give(city, 0, worker=1)
    offer(city, "Well", "Sawmill", "Clinic", "Radio Mast", "Street Market")
    city.markers = [2, 0]
    on_board(city, distressed=1)
    game = sit(city)
    game.choose("place:p1-5")
    game.choose("place:builders-office")
    game.choose("build:well")
    game.choose("put:p1-7")
    assert game.state.piles[6] == (tile("Well"),)
    assert game.state.workers(0) == 0


@rule("RB-ACT-11")
@pytest.mark.parametrize(
    ("name", "held", "supply"),
    [
        ("Newsroom", [0, 3, 0], [5, 9, 11]),
        ("Credit Union", [0, 0, 2], [5, 12, 9]),
        ("City Hall", [1, 0, 0], [4, 12, 11]),
    ],
)
def test_a_tile_takes_the_shown_tokens_from_the_general_supply(name: str, held: list[int], supply: list[int]) -> None:
    city = fresh()
    lay(city, 0, 7, name)
    game = sit(city)
    game.choose("place:p1-7")
    assert game.state.held[0][6:] == held
    assert game.state.supply[6:] == supply


# -- Leaders ----------------------------------------------------------------------------------------------------------


@rule("RB-ACT-12", "RB-ACT-12/1")
def test_who_cannot_pay_gets_no_leader() -> None:
    city = fresh()
    lay(city, 0, 7, "Training Ground")
    give(city, 0, water=1, food=0, worker=1)
    game = sit(city)
    held = game.state.held[0][:]
    game.choose("place:p1-7")
    assert game.state.leaders == [2, 2]
    assert game.state.leaders_left == 12
    assert game.state.held[0] == held
    assert game.state.active == 1
    assert game.log()[-1] == "Player 1 gets no Leader."


@rule("RB-ACT-12", "RB-ACT-12/2")
def test_with_no_leader_left_nothing_happens_and_nothing_is_paid() -> None:
    city = fresh()
    lay(city, 0, 7, "Training Ground")
    city.leaders_left = 0
    game = sit(city)
    held = game.state.held[0][:]
    game.choose("place:p1-7")
    assert game.state.leaders == [2, 2]
    assert game.state.leaders_left == 0
    assert game.state.held[0] == held
    assert game.state.active == 1


@rule("RB-ACT-12")
def test_who_pays_what_the_tile_shows_gains_one_leader_from_the_supply() -> None:
    city = fresh()
    lay(city, 0, 7, "Training Ground")
    empty_hands(city, 0)
    give(city, 0, water=1, food=1, worker=1)
    city.leaders_left = 1
    game = sit(city)
    game.choose("place:p1-7")
    game.choose("post:later")
    assert game.state.leaders == [3, 2]
    assert game.state.leaders_left == 0
    assert has(game.state, 0) == {}
    assert "Player 1 gains a Leader." in game.log()


@rule("RB-ACT-13", "RB-ACT-13/1")
def test_a_new_leader_put_on_a_tile_adds_one_in_the_same_round() -> None:
    city = fresh()
    lay(city, 0, 7, "Training Ground")
    city.markers = [3, 0]
    game = sit(city)
    game.choose("place:p1-7")
    game.choose("post:p1-6")
    assert game.log()[-1] == "Player 1 has a Leader on the Notice Board."
    game.choose("place:p1-6")
    assert game.state.held[0][7] == 2


@rule("RB-ACT-13")
def test_a_new_leader_not_put_to_work_waits_for_the_next_placement() -> None:
    city = fresh()
    lay(city, 0, 7, "Training Ground")
    city.markers = [3, 0]
    game = sit(city)
    game.choose("place:p1-7")
    game.choose("post:later")
    assert sum(game.state.leader_on) == 0
    game.choose("place:p1-6")
    assert game.state.held[0][7] == 1
    idle_away(game)
    asked = game.decision_of(0)
    assert asked is not None
    assert asked.prompt.question == "Where does a Leader work this round? (3 to place)"


@rule("RB-ACT-13")
def test_a_new_leader_needs_a_tile_without_one() -> None:
    city = fresh()
    lay(city, 0, 7, "Training Ground")
    lay(city, 0, 8, "Well", leader=True)
    hold_special(city, 0, None)
    game = sit(city)
    game.choose("place:p1-7")
    refusal = refused(game, "post:p1-8")
    assert refusal.rule == "RB-LEAD-04"
    assert refusal.reason == "A Leader already stands on the Well."
