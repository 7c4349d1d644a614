"""What a player reads: each question, and what each of its options would do."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.games.rebuild.presence.cards import objective
from holdfast.games.rebuild.speech import SPEECH
from holdfast.games.rebuild.state import City
from holdfast.kernel import Game
from tests.rebuild.arrange import (
    BOX,
    empty_hands,
    fresh,
    give,
    hold_special,
    keys,
    lay,
    objections,
    offer,
    on_board,
    sit,
    tile,
)


def quiet(seats: int = 2) -> City:
    """A city with empty hands in front of both, and one of everything on the board."""
    city = fresh(seats)
    for seat in range(seats):
        empty_hands(city, seat)
    hold_special(city, 0, "Reservoir")
    on_board(city, water=1, food=1, supplies=1, worker=1, distressed=1, injured=1)
    return city


def read(game: Game[City]) -> list[str]:
    """The open question and its options, as they are read."""
    assert game.decision is not None
    return [str(game.decision.prompt), *(f"{option.key} {option.label}" for option in game.decision)]


# -- options ----------------------------------------------------------------------------------------------------------


def test_placing_says_what_a_marker_would_really_bring() -> None:
    city = quiet()
    on_board(city, worker=0, food=2, injured=3)
    give(city, 0, food=1, injured=2)
    city.points[0] = 4
    city.supply[BOX.kind_words.index("story")] = 0
    lay(city, 0, 2, "Food Tent", leader=True)
    lay(city, 0, 5, "Help Point", leader=True)
    for space, name in enumerate(("Council Tent", "Training Ground", "Founders' Square", "Medical Campus"), 7):
        lay(city, 0, space, name)
    city.used[0][0] = city.used[0][11] = 1
    assert read(sit(city)) == [
        "Place a marker (5 left).",
        "place:p1-1 Water Station: +1 water; second time",
        "place:p1-2 Food Tent: +2 food; with a Leader",
        "place:p1-3 Scrap Yard: +1 supply",
        "place:p1-4 Hiring Corner: nothing now; take 1 worker from the board",
        "place:p1-5 Help Point: +1 worker (helped distressed); with a Leader",
        "place:p1-6 Notice Board: nothing now; gain 1 story",
        "place:p1-7 Council Tent: +1 point",
        "place:p1-8 Training Ground: nothing now; gain a Leader for 1 water, 1 food and 1 worker",
        "place:p1-9 Founders' Square: +2 points",
        "place:p1-10 Medical Campus: +3 workers (helped injured); +1 point",
        "place:builders-office Builders' Office: build a tile",
        "place:exchange-bureau Exchange Bureau: stories for money, or money for Influence; second time",
        "place:port Port: money for resources",
        "place:idle Leave a marker somewhere and do nothing",
    ]


def test_placing_says_what_a_tile_asks_where_there_is_something_to_choose() -> None:
    city = quiet()
    give(city, 0, water=1, food=1, worker=1)
    lay(city, 0, 8, "Training Ground")
    city.active = 0
    assert "place:p1-8 Training Ground: gain a Leader for 1 water, 1 food and 1 worker" in read(sit(city))


def test_the_second_seat_reads_of_its_own_mat() -> None:
    city = quiet()
    city.active = city.first = 1
    city.used[1][3] = city.used[1][12] = 1
    said = read(sit(city))
    assert "place:p2-4 Hiring Corner: +1 worker; second time" in said
    assert "place:p2-3 Scrap Yard: +1 supply" in said
    assert "place:port Port: money for resources; second time" in said
    assert "place:builders-office Builders' Office: build a tile" in said


def test_laying_a_marker_down_without_using_it() -> None:
    game = sit(quiet())
    game.choose("place:idle")
    assert read(game) == [
        "Place a marker without using it. Where?",
        "idle:p1-1 Water Station: take 1 water from the board",
        "idle:p1-2 Food Tent: take 1 food from the board",
        "idle:p1-3 Scrap Yard: take 1 supply from the board",
        "idle:p1-4 Hiring Corner: take 1 worker from the board",
        "idle:p1-5 Help Point: help 1 distressed",
        "idle:p1-6 Notice Board: gain 1 story",
        "idle:builders-office Builders' Office",
        "idle:exchange-bureau Exchange Bureau",
        "idle:port Port",
    ]


def test_building_says_the_price_and_what_a_tile_is_good_for() -> None:
    city = quiet(3)
    give(city, 0, water=2, food=3, supplies=3, worker=3, money=1)
    offer(city, "Sawmill", "Community Garden", "Pump House", "Council Tent")
    lay(city, 0, 7, "Well")
    game = sit(city)
    game.choose("place:builders-office")
    assert read(game) == [
        "What do you build?",
        "build:sawmill Sawmill: hammer; costs 1 food, 1 supply and 2 workers; 2 points; take 2 supplies from the board",
        (
            "build:community-garden Community Garden: wheat; costs 2 water, 1 supply and 1 worker; 1 point; 2 hearts; "
            "take 2 food from the board"
        ),
        (
            "build:pump-house Pump House: drop; costs 1 food, 2 supplies and 1 worker; 2 points; 1 Influence; "
            "take 2 water from the board"
        ),
        (
            "build:council-tent Council Tent: star; costs 1 food, 1 supply and 2 workers; 2 points; 1 Influence; "
            "score 1 point"
        ),
        (
            "build:reservoir Reservoir: drop; your special tile; costs 2 food, 4 supplies and 3 workers; "
            "10 points; 1 heart; take 3 water from the board; gain 1 story"
        ),
        "build:nothing Build nothing",
    ]
    game.choose("build:pump-house")
    assert read(game) == [
        "Where does the Pump House go?",
        "put:p1-1 Over the Water Station: costs 1 food and 1 supply",
        "put:p1-7 Over the Well: costs 1 food",
        *(f"put:p1-{space} An open space: costs 1 food, 2 supplies and 1 worker" for space in (8, 9, 10)),
    ]


def test_what_costs_nothing_more_is_built_for_nothing() -> None:
    city = quiet()
    offer(city, "Well")
    lay(city, 0, 1, "Water Tower")
    lay(city, 0, 2, "Purification Plant")
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:well")
    assert "put:p1-1 Over the Water Tower: costs nothing" in read(game)


def test_paying_says_which_workers_go() -> None:
    city = quiet()
    give(city, 0, worker=2, distressed=1, injured=1, supplies=2)
    offer(city, "Well")
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:well")
    game.choose("put:p1-7")
    assert read(game) == [
        "Which 2 of your workers go?",
        "pay:2w 2 regular",
        "pay:1w-1d 1 regular and 1 helped distressed",
        "pay:1w-1i 1 regular and 1 helped injured",
        "pay:1d-1i 1 helped distressed and 1 helped injured",
    ]


def test_paying_with_one_worker() -> None:
    city = quiet()
    give(city, 0, worker=1, distressed=1, supplies=1, water=2)
    offer(city, "Community Garden")
    game = sit(city)
    game.choose("place:builders-office")
    game.choose("build:community-garden")
    game.choose("put:p1-7")
    assert read(game) == ["Which of your workers goes?", "pay:1w 1 regular", "pay:1d 1 helped distressed"]


def test_exchanging_says_what_the_supply_cannot_give() -> None:
    city = quiet()
    give(city, 0, story=3, money=4)
    city.supply[BOX.kind_words.index("money")] = 2
    city.supply[BOX.kind_words.index("influence")] = 1
    game = sit(city)
    game.choose("place:exchange-bureau")
    assert read(game) == [
        "What do you exchange?",
        "spend:1-story 1 story for 1 money",
        "spend:2-stories 2 stories for 2 money",
        "spend:3-stories 3 stories for 3 money: only 2 in the supply",
        "spend:2-money 2 money for 1 Influence",
        "spend:4-money 4 money for 2 Influence: only 1 in the supply",
        "spend:nothing Exchange nothing",
    ]


def test_trading() -> None:
    city = quiet()
    give(city, 0, money=2)
    game = sit(city)
    game.choose("place:port")
    assert read(game) == ["How much money do you trade?", "trade:0 No trade", "trade:1 1 money", "trade:2 2 money"]
    game.choose("trade:2")
    assert read(game) == [
        "Take one from the supply (2 to take).",
        "buy:water 1 water: 13 in the supply",
        "buy:food 1 food: 13 in the supply",
        "buy:supplies 1 supply: 16 in the supply",
        "buy:worker 1 worker: 10 in the supply",
    ]


def test_a_new_leader_works_at_once_or_waits() -> None:
    city = quiet()
    give(city, 0, water=1, food=1, worker=1)
    lay(city, 0, 8, "Training Ground")
    game = sit(city)
    game.choose("place:p1-8")
    said = read(game)
    assert said[0] == "Put the new Leader to work at once?"
    assert said[6:] == [
        "post:p1-6 Notice Board: gain 1 story",
        "post:p1-8 Training Ground: gain a Leader for 1 water, 1 food and 1 worker",
        "post:later Keep the Leader for the next round",
    ]


def test_nothing_is_said_against_building_nothing_or_letting_a_leader_wait() -> None:
    city = quiet()
    game = sit(city)
    game.choose("place:builders-office")
    assert keys(game) == ["build:nothing"]
    assert objections(game) == []
    give(city, 0, water=1, food=1, worker=1)
    lay(city, 0, 8, "Training Ground")
    game = sit(city)
    game.choose("place:p1-8")
    assert keys(game)[-1] == "post:later"
    assert objections(game) == []


# -- what happened, and why not ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "numbers", "said"),
    [
        ("takes", (0, 2, 3, 2), "Ada takes 2 workers from the board."),
        ("takes", (1, 1, 3, 2), "Bo takes 1 worker from the board (of 2)."),
        ("gains", (1, 0, 7, 1), "Bo gains no stories: the supply has none."),
        ("scores", (0, 1), "Ada scores 1 point."),
        ("place-not-own", (10,), "Space p2-1 is on another player's mat."),
        ("place-twice", (30,), "You have used the Builders' Office twice this round."),
        ("place-not-middle", (33,), "The water square holds resources; markers go on the three middle squares."),
        ("place-not-middle", (38,), "The injured square holds resources; markers go on the three middle squares."),
        ("buy-none-left", (0,), "The supply has no water left."),
        ("spend-lacks", (7, 3, 2), "That takes 3 stories, and you have 2."),
        ("spend-lacks", (7, 1, 0), "That takes 1 story, and you have 0."),
        ("pay-lacks", (4, 1), "Only 1 of your workers is helped distressed."),
        ("pay-lacks", (3, 0), "You have no regular workers."),
        ("build-cost", (6, 2, 3), "The Well costs 2 workers, and you have fewer."),
        ("resupply", (0,), "Resupply: 3 water, 2 food, 4 supplies, 1 worker, 2 distressed and 1 injured."),
        ("objective", (1, 0), "Bo had the objective Clean Taps."),
    ],
)
def test_messages_in_words(message: str, numbers: tuple[int, ...], said: str) -> None:
    assert tile("Well") == 6
    assert SPEECH.voice(BOX, ["Ada", "Bo"]).say(message, numbers) == said


def test_a_goal_goes_on_in_the_sentence_it_stands_in() -> None:
    voice = holdfast.start("rebuild", seats=2, seed=1).voice("en")
    everything = next(card.id for card in voice.box.objectives if card.name == "A Bit of Everything")
    assert objective(everything, voice).startswith(
        "A Bit of Everything, if you show 5 different icons: 3 points; if you show"
    )
