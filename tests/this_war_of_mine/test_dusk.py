"""Dusk: who drinks, who eats, and what it means to go without (TW-DUSK)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.characters import anytime, people, states
from holdfast.games.this_war_of_mine.phases.dusk import DONE, ENOUGH, EVERYBODY_DRINKS, MEAL, NO, YES, dusk_phase
from holdfast.games.this_war_of_mine.state import (
    AT_DUSK,
    CANNED_FOOD,
    DUSK,
    FOODS,
    HUNGER,
    MISERY,
    NONE,
    RAW_FOOD,
    VEGETABLE,
    WATER,
    Shelter,
)
from holdfast.kernel import Choice
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import Loaded, box_with, card, goods, offered, play, shelter
from tests.this_war_of_mine.asking import checked, refused

MORE = """
scripts:
- {id: "1931", title: x, story: x, now: [add 1 cold]}
events:
- {id: E91, title: x, story: x, stays: true, dusk: [add 2 cold]}
objectives:
- {id: O91, title: x, story: x, chapter: 1, steps: 3, price: 1 water}
"""
CANNED, RAW, GREENS = range(3)
A, B, C = range(3)


def dusk(people: int = 3, dice: tuple[int, ...] = (), **fields: Any) -> Shelter:
    """At Dusk; the black die falls as said."""
    return shelter(people=people, rng=Loaded(*(roll - 1 for roll in dice)), phase=DUSK, **fields)


def levels(g: Shelter, state: int) -> list[int]:
    return [states.level(g, person, state) for person in people.group(g)]


# -- water ------------------------------------------------------------------------------------------------------------


@rule("TW-DUSK-01", "TW-DUSK-01/1")
def test_no_more_drink_than_there_is_water() -> None:
    g = dusk(stock=goods(water=2), dice=(5,))
    play(checked(g, dusk_phase(g)), A, C)
    assert g.stock[WATER] == 0
    assert levels(g, HUNGER) == [1, 2, 1]


@rule("TW-DUSK-01")
def test_where_there_is_water_for_all_one_answer_does() -> None:
    g = dusk(stock=goods(water=4))
    assert offered(dusk_phase(g)) == [YES, NO]
    before = g.rng.draws
    play(checked(g, dusk_phase(g)), YES)
    assert g.stock[WATER] == 1
    assert g.rng.draws == before


@rule("TW-DUSK-01")
def test_somebody_may_be_left_out_though_there_is_water() -> None:
    g = dusk(stock=goods(water=3), dice=(6, 6))
    play(checked(g, dusk_phase(g)), NO, B, DONE)
    assert g.stock[WATER] == 2
    assert levels(g, MISERY) == [1, 0, 1]


@rule("TW-DUSK-01", "TW-GEN-27")
def test_water_spent_meanwhile_is_missed() -> None:
    box = box_with(MORE)
    g = dusk(people=2, box=box, stock=goods(water=2), objective=card("objectives", "O91", box), dice=(6,))
    play(checked(g, dusk_phase(g)), ~anytime.PAY_OBJECTIVE, A)
    assert g.stock[WATER] == 0
    assert levels(g, MISERY) == [0, 1]


@rule("TW-DUSK-01")
def test_nobody_drinks_twice() -> None:
    g = dusk(people=2, stock=goods(water=1))
    assert refused(g, dusk_phase(g), C).reason == "nobody-there"
    assert offered(dusk_phase(g)) == [A, B, DONE]
    g = dusk(people=2, stock=goods(water=3), dice=(1,))
    asking = dusk_phase(g)
    next(asking)
    asking.send(NO)
    choice = asking.send(A)
    assert isinstance(choice, Choice)
    assert choice.values == [B, DONE]
    refusal = choice.question.why_not(g, choice, A)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TW-DUSK-01", "has-drunk")
    all_of_them = Choice(EVERYBODY_DRINKS, 0, [])
    assert EVERYBODY_DRINKS.why_not(dusk(stock=goods(water=2)), all_of_them, YES) is not None


@rule("TW-DUSK-02", "TW-DUSK-02/1")
def test_thirst_up_to_five_is_hunger() -> None:
    g = dusk(people=1, hunger=[2], stock=goods(vegetable=1), dice=(5,))
    play(dusk_phase(g), A)
    assert (levels(g, HUNGER), levels(g, MISERY)) == ([3], [0])


@rule("TW-DUSK-02", "TW-DUSK-02/2")
def test_thirst_from_six_on_is_misery() -> None:
    g = dusk(people=1, stock=goods(vegetable=1), dice=(6,))
    play(dusk_phase(g), A)
    assert (levels(g, HUNGER), levels(g, MISERY)) == ([0], [1])


@rule("TW-DUSK-02")
def test_everybody_who_is_thirsty_has_a_roll_of_their_own() -> None:
    g = dusk(dice=(1, 10, 6), stock=goods(vegetable=3))
    play(dusk_phase(g), A, B, C)
    assert (levels(g, HUNGER), levels(g, MISERY)) == ([1, 0, 0], [0, 1, 1])


@rule("TW-DUSK-09")
def test_who_dies_of_thirst_is_gone_before_the_meal() -> None:
    g = dusk(hunger=[0, 3, 0], stock=goods(water=2, raw_food=1))
    g.rng = Loaded(0)
    asking = dusk_phase(g)
    next(asking)
    asking.send(A)
    choice = asking.send(C)
    assert isinstance(choice, Choice)
    assert choice.values == [A, C, DONE]
    assert g.characters[B] == NONE


# -- food -------------------------------------------------------------------------------------------------------------


def fed(g: Shelter, *answers: int) -> Shelter:
    """After a Dusk with water for everybody."""
    g.stock[WATER] = len(people.group(g))
    play(checked(g, dusk_phase(g)), YES, *answers)
    return g


@rule("TW-DUSK-03", "TW-DUSK-03/1")
def test_somebody_may_eat_several_foods() -> None:
    g = fed(dusk(people=2, hunger=[3, 0], stock=goods(canned_food=1, raw_food=1)), A, CANNED, A)
    assert levels(g, HUNGER) == [0, 1]
    assert not any(g.stock[food] for food in FOODS)


@rule("TW-DUSK-03")
def test_the_leader_may_end_the_meal_with_food_left() -> None:
    g = fed(dusk(people=2, hunger=[1, 1], stock=goods(raw_food=3)), B, DONE)
    assert levels(g, HUNGER) == [2, 0]
    assert g.stock[RAW_FOOD] == 2


@rule("TW-DUSK-03")
def test_a_meal_is_a_food_that_is_there() -> None:
    g = dusk(stock=goods(raw_food=1, vegetable=1))
    choice = Choice(MEAL, 0, [RAW, GREENS], about=A)
    assert MEAL.why_not(g, choice, RAW) is None
    for missing in (CANNED, ENOUGH):
        refusal = MEAL.why_not(g, choice, missing)
        assert refusal is not None
        assert refusal.rule == "TW-DUSK-03"


@rule("TW-DUSK-04", "TW-DUSK-04/1")
def test_canned_food_stills_two() -> None:
    g = fed(dusk(people=1, hunger=[3], stock=goods(canned_food=1)), A)
    assert levels(g, HUNGER) == [1]
    assert g.stock[CANNED_FOOD] == 0


@rule("TW-DUSK-05", "TW-DUSK-05/1")
def test_raw_food_stills_one() -> None:
    g = fed(dusk(people=1, hunger=[2], stock=goods(raw_food=1)), A)
    assert levels(g, HUNGER) == [1]
    assert g.stock[RAW_FOOD] == 0


@rule("TW-DUSK-06", "TW-DUSK-06/1")
def test_a_vegetable_only_counts_as_having_eaten() -> None:
    g = fed(dusk(people=1, hunger=[2], stock=goods(vegetable=1)), A)
    assert levels(g, HUNGER) == [2]
    assert g.stock[VEGETABLE] == 0


@rule("TW-DUSK-07", "TW-DUSK-07/1")
def test_who_eats_nothing_is_hungrier() -> None:
    g = fed(dusk(people=2, hunger=[2, 0]))
    assert levels(g, HUNGER) == [3, 1]


@rule("TW-DUSK-07", "TW-DUSK-07/2")
def test_hunger_may_reach_the_worst_level() -> None:
    g = fed(dusk(people=2, hunger=[3, 0], stock=goods(raw_food=1)), B)
    assert g.box.level_four[HUNGER] in g.read
    assert people.group(g) == [B]


@rule("TW-DUSK-08", "TW-DUSK-08/1")
def test_what_was_eaten_by_day_is_no_supper() -> None:
    g = dusk(people=1, hunger=[2], stock=goods(raw_food=1))
    anytime.eat(g, A, RAW_FOOD)
    assert levels(g, HUNGER) == [1]
    fed(g)
    assert levels(g, HUNGER) == [2]


@rule("TW-DUSK-08")
def test_a_bite_before_the_meal_does_not_replace_it() -> None:
    g = dusk(people=1, hunger=[3], stock=goods(water=1, raw_food=2))
    play(dusk_phase(g), ~anytime.EAT, YES, DONE)
    assert levels(g, HUNGER) == [3]
    assert g.stock[RAW_FOOD] == 1


@rule("TW-DUSK-09", "TW-MORN-03")
def test_what_is_due_at_dusk_comes_before_water() -> None:
    box = box_with(MORE)
    script, event = card("scripts", "1931", box), box.event_ids.index("E91")
    g = dusk(box=box, stock=goods(water=3), later=[[AT_DUSK, 0, script]], open_events=[event])
    assert offered(dusk_phase(g)) == [YES, NO]
    assert g.cold == 3
    assert g.later == []
