"""The Hunger Phase: FP-HUN; Food and its limits: FP-GEN-09, FP-LIM; and the loss of FP-END-07."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.city.feelings import DRAW
from holdfast.games.frostpunk.city.goods import add_hunger, gain, gain_food, lose, lose_food, reduce_hunger, spend
from holdfast.games.frostpunk.phases.hunger import feed, hunger_phase, pay_off, suffer, type_of_round
from holdfast.games.frostpunk.state import CHILD, DISCONTENT, ENGINEER, STEEL, WOOD, WORKER, City
from holdfast.kernel import GameOver
from tests.cite import rule
from tests.frostpunk.arrange import city, play


def table(workers: int = 0, engineers: int = 0, children: int = 0, **fields: Any) -> City:
    return city(people=[workers, engineers, children], **fields)


@rule("FP-RND-06", "FP-RND-06/1", "FP-RND-06/2")
def test_the_type_of_each_round() -> None:
    g = table()
    assert [type_of_round(g, number) for number in (6, 7, 8)] == [WORKER, CHILD, ENGINEER]
    assert [type_of_round(g, number) for number in (1, 2, 15)] == [CHILD, ENGINEER, WORKER]


@rule("FP-HUN-01", "FP-HUN-01/1")
def test_old_hunger_comes_first_and_food_cannot_be_held_back() -> None:
    g = table(workers=22, round=6, hunger=5, food=20)
    play(hunger_phase(g))
    assert (g.food, g.hunger, g.corpses, g.tokens[DISCONTENT]) == (0, 7, 0, [])


@rule("FP-HUN-02", "FP-HUN-02/1", "FP-HUN-02/2")
def test_a_food_pays_for_a_level_of_hunger() -> None:
    g = table(hunger=12, food=4)
    pay_off(g)
    assert (g.hunger, g.food) == (8, 0)
    g = table(hunger=3, food=10)
    pay_off(g)
    assert (g.hunger, g.food) == (0, 7)


@rule("FP-HUN-03", "FP-HUN-03/1", "FP-HUN-04", "FP-HUN-04/1", "FP-HUN-07", "FP-HUN-07/1")
def test_what_is_left_stirs_the_people_and_kills_those_who_should_have_eaten() -> None:
    g = table(workers=9, engineers=0, children=8, round=8, hunger=12, food=4)
    play(hunger_phase(g))
    assert len(g.tokens[DISCONTENT]) == 1
    assert (g.people, g.corpses) == ([9, 0, 7], 1)
    assert (g.hunger, g.food) == (0, 0)


@rule("FP-HUN-03")
@pytest.mark.parametrize(
    ("hunger", "discontent", "deaths"),
    [(1, 0, 0), (5, 0, 0), (6, 0, 0), (7, 1, 0), (8, 1, 1), (14, 1, 1), (15, 1, 2), (19, 1, 2), (20, 2, 3), (24, 2, 3)],
)
def test_the_sections_of_the_track(hunger: int, discontent: int, deaths: int) -> None:
    g = table(children=20, round=8, hunger=hunger)
    play(suffer(g), *[DRAW] * (discontent - 1))
    assert (len(g.tokens[DISCONTENT]), g.corpses) == (discontent, deaths)


@rule("FP-HUN-05", "FP-HUN-05/1")
def test_in_round_1_it_is_that_rounds_type() -> None:
    g = table(workers=5, engineers=5, children=5, round=1, hunger=8)
    play(suffer(g))
    assert g.people == [5, 5, 4]
    assert len(g.tokens[DISCONTENT]) == 1


@rule("FP-HUN-06/1")
def test_only_those_who_are_there_die() -> None:
    g = table(children=1, round=8, hunger=10, corpses=1)
    play(suffer(g))
    assert (g.people[CHILD], g.corpses) == (0, 2)


@rule("FP-HUN-08", "FP-HUN-08/1")
def test_each_of_the_rounds_type_eats_sick_or_not() -> None:
    g = table(workers=20, engineers=9, sick=[7, 0, 0], round=6, food=24)
    feed(g)
    assert (g.food, g.hunger) == (4, 0)


@rule("FP-HUN-09", "FP-HUN-09/1")
def test_missing_food_is_hunger() -> None:
    g = table(workers=32, round=6, food=24)
    feed(g)
    assert (g.food, g.hunger) == (0, 8)


@rule("FP-HUN-10", "FP-HUN-10/1", "FP-HUN-10/2", "FP-HUN-10/3")
def test_hunger_counts_on_beyond_25() -> None:
    for workers, food, hunger in ((40, 10, 30), (25, 0, 25), (26, 0, 26)):
        g = table(workers=workers, round=6, food=food)
        feed(g)
        assert g.hunger == hunger


@rule("FP-HUN-11", "FP-HUN-11/1")
def test_feeding_loses_nothing_the_next_check_may() -> None:
    g = table(workers=30, children=9, round=6)
    play(hunger_phase(g))
    assert g.hunger == 30
    g.round, g.food = 7, 6
    play(hunger_phase(g), DRAW)
    assert g.corpses == 3


@rule("FP-END-07", "FP-END-07/1", "FP-END-07/2", "FP-END-07/3")
def test_too_much_hunger_is_the_end() -> None:
    for hunger, food in ((29, 4), (30, 5)):
        g = table(children=9, round=8, hunger=hunger, food=food)
        with pytest.raises(GameOver) as over:
            play(hunger_phase(g))
        assert over.value.outcome.cause == "hunger"
        assert (g.food, g.hunger) == (0, 25)
    g = table(children=9, round=8, hunger=29, food=5)
    play(hunger_phase(g), DRAW)
    assert g.corpses == 3


@rule("FP-GEN-08", "FP-GEN-08/1", "FP-GEN-13", "FP-GEN-13/1")
def test_resources_are_gained_lost_and_spent() -> None:
    g = table()
    g.stock[WOOD] = 4
    gain(g, WOOD, 2)
    spend(g, WOOD, 3)
    assert g.stock[WOOD] == 3
    lose(g, WOOD, 2)
    lose(g, WOOD, 3)
    assert g.stock[WOOD] == 0


@rule("FP-GEN-14")
def test_nothing_is_spent_in_part() -> None:
    g = table()
    g.stock[WOOD] = 1
    with pytest.raises(AssertionError):
        spend(g, WOOD, 2)
    assert g.stock[WOOD] == 1


@rule("FP-GEN-09", "FP-GEN-09/1", "FP-LIM-02", "FP-LIM-02/1")
def test_food_is_a_number_up_to_50() -> None:
    g = table(food=8)
    lose_food(g, 3)
    assert g.food == 5
    lose_food(g, 9)
    assert g.food == 0
    g.food = 48
    gain_food(g, 5)
    assert g.food == 50


@rule("FP-LIM-03", "FP-LIM-03/1")
def test_hunger_is_a_number_up_to_50() -> None:
    g = table(workers=50, round=6)
    feed(g)
    add_hunger(g, 3)
    assert g.hunger == 50
    reduce_hunger(g, 60)
    assert g.hunger == 0


@rule("FP-LIM-04", "FP-LIM-04/1", "FP-LIM-05", "FP-LIM-05/1")
def test_wood_has_no_end_and_steel_has_eight_pieces() -> None:
    g = table()
    g.stock[WOOD] = 40
    gain(g, WOOD, 4)
    assert g.stock[WOOD] == 44
    g.stock[STEEL] = 5
    g.lies[9], g.amount[9] = STEEL, 2
    gain(g, STEEL, 2)
    assert g.stock[STEEL] == 6
