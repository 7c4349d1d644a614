"""The Hunger Phase: FP-HUN; Food and its limits: FP-GEN-09, FP-LIM; and the loss of FP-END-07."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.city.goods import add_hunger, gain, gain_food, lose, lose_food, reduce_hunger, spend
from holdfast.games.frostpunk.phases.hunger import feed, hunger_phase, pay_off, suffer
from holdfast.kernel import GameOver
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city


def table(workers: int = 0, engineers: int = 0, children: int = 0, **fields: Any) -> Crater:
    return a_city(people={"worker": workers, "engineer": engineers, "child": children}, **fields)


@rule("FP-RND-06", "FP-RND-06/1", "FP-RND-06/2")
def test_the_type_of_each_round() -> None:
    city = table()
    assert [city.type_of_round(number) for number in (6, 7, 8)] == ["worker", "child", "engineer"]
    assert [city.type_of_round(number) for number in (1, 2, 15)] == ["child", "engineer", "worker"]


@rule("FP-HUN-01", "FP-HUN-01/1")
def test_old_hunger_comes_first_and_food_cannot_be_held_back() -> None:
    city = table(workers=22, round=6, hunger=5, food=20)
    city.play(hunger_phase)
    assert (city.food, city.hunger, city.corpses, city.discontent) == (0, 7, 0, [])


@rule("FP-HUN-02", "FP-HUN-02/1", "FP-HUN-02/2")
def test_a_food_pays_for_a_level_of_hunger() -> None:
    city = table(hunger=12, food=4)
    city.play(pay_off)
    assert (city.hunger, city.food) == (8, 0)
    city = table(hunger=3, food=10)
    city.play(pay_off)
    assert (city.hunger, city.food) == (0, 7)


@rule("FP-HUN-03", "FP-HUN-03/1", "FP-HUN-04", "FP-HUN-04/1", "FP-HUN-07", "FP-HUN-07/1")
def test_what_is_left_stirs_the_people_and_kills_those_who_should_have_eaten() -> None:
    city = table(workers=9, engineers=0, children=8, round=8, hunger=12, food=4)
    city.play(hunger_phase)
    assert len(city.discontent) == 1
    assert (city.people, city.corpses) == ({"worker": 9, "child": 7}, 1)
    assert (city.hunger, city.food) == (0, 0)


@rule("FP-HUN-03")
@pytest.mark.parametrize(
    ("hunger", "discontent", "deaths"),
    [(1, 0, 0), (5, 0, 0), (6, 0, 0), (7, 1, 0), (8, 1, 1), (14, 1, 1), (15, 1, 2), (19, 1, 2), (20, 2, 3), (24, 2, 3)],
)
def test_the_sections_of_the_track(hunger: int, discontent: int, deaths: int) -> None:
    city = table(children=20, round=8, hunger=hunger)
    city.play(suffer, *["raise:draw"] * (discontent - 1))
    assert (len(city.discontent), city.corpses) == (discontent, deaths)


@rule("FP-HUN-05", "FP-HUN-05/1")
def test_in_round_1_it_is_that_rounds_type() -> None:
    city = table(workers=5, engineers=5, children=5, round=1, hunger=8)
    city.play(suffer)
    assert city.people == {"worker": 5, "engineer": 5, "child": 4}
    assert len(city.discontent) == 1


@rule("FP-HUN-06/1")
def test_only_those_who_are_there_die() -> None:
    city = table(children=1, round=8, hunger=10, corpses=1)
    city.play(suffer)
    assert (city.people["child"], city.corpses) == (0, 2)


@rule("FP-HUN-08", "FP-HUN-08/1")
def test_each_of_the_rounds_type_eats_sick_or_not() -> None:
    city = table(workers=20, engineers=9, sick={"worker": 7}, round=6, food=24)
    city.play(feed)
    assert (city.food, city.hunger) == (4, 0)


@rule("FP-HUN-09", "FP-HUN-09/1")
def test_missing_food_is_hunger() -> None:
    city = table(workers=32, round=6, food=24)
    city.play(feed)
    assert (city.food, city.hunger) == (0, 8)


@rule("FP-HUN-10", "FP-HUN-10/1", "FP-HUN-10/2", "FP-HUN-10/3")
def test_hunger_counts_on_beyond_25() -> None:
    for workers, food, hunger in ((40, 10, 30), (25, 0, 25), (26, 0, 26)):
        city = table(workers=workers, round=6, food=food)
        city.play(feed)
        assert city.hunger == hunger


@rule("FP-HUN-11", "FP-HUN-11/1")
def test_feeding_loses_nothing_the_next_check_may() -> None:
    city = table(workers=30, children=9, round=6)
    city.play(hunger_phase)
    assert city.hunger == 30
    city.round, city.food = 7, 6
    city.play(hunger_phase, "raise:draw")
    assert city.corpses == 3


@rule("FP-END-07", "FP-END-07/1", "FP-END-07/2", "FP-END-07/3")
def test_too_much_hunger_is_the_end() -> None:
    for hunger, food in ((29, 4), (30, 5)):
        city = table(children=9, round=8, hunger=hunger, food=food)
        with pytest.raises(GameOver) as over:
            city.play(hunger_phase)
        assert over.value.outcome.cause == "hunger"
        assert (city.food, city.hunger) == (0, 25)
    city = table(children=9, round=8, hunger=29, food=5)
    city.play(hunger_phase, "raise:draw")
    assert city.corpses == 3


@rule("FP-GEN-08", "FP-GEN-08/1", "FP-GEN-13", "FP-GEN-13/1")
def test_resources_are_gained_lost_and_spent() -> None:
    city = table()
    city.stock["wood"] = 4
    city.play(gain, "wood", 2)
    city.play(spend, "wood", 3)
    assert city.stock["wood"] == 3
    city.play(lose, "wood", 2)
    city.play(lose, "wood", 3)
    assert city.stock["wood"] == 0


@rule("FP-GEN-14")
def test_nothing_is_spent_in_part() -> None:
    city = table()
    city.stock["wood"] = 1
    with pytest.raises(AssertionError):
        city.play(spend, "wood", 2)
    assert city.stock["wood"] == 1


@rule("FP-GEN-09", "FP-GEN-09/1", "FP-LIM-02", "FP-LIM-02/1")
def test_food_is_a_number_up_to_50() -> None:
    city = table(food=8)
    city.play(lose_food, 3)
    assert city.food == 5
    city.play(lose_food, 9)
    assert city.food == 0
    city.food = 48
    city.play(gain_food, 5)
    assert city.food == 50


@rule("FP-LIM-03", "FP-LIM-03/1")
def test_hunger_is_a_number_up_to_50() -> None:
    city = table(workers=50, round=6)
    city.play(feed)
    city.play(add_hunger, 3)
    assert city.hunger == 50
    city.play(reduce_hunger, 60)
    assert city.hunger == 0


@rule("FP-LIM-04", "FP-LIM-04/1", "FP-LIM-05", "FP-LIM-05/1")
def test_wood_has_no_end_and_steel_has_eight_pieces() -> None:
    city = table()
    city.stock["wood"] = 40
    city.play(gain, "wood", 4)
    assert city.stock["wood"] == 44
    city.stock["steel"] = 5
    city.lies["near-3/a"], city.amount["near-3/a"] = "steel", 2
    city.play(gain, "steel", 2)
    assert city.stock["steel"] == 6
