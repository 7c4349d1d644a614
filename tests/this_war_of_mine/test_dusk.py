"""Dusk: who drinks, who eats, and what it means to go without (TW-DUSK)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.characters import anytime
from holdfast.games.this_war_of_mine.phases.dusk import dusk_phase
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, black, box_with, goods, shelter

MORE = """
scripts:
- {id: "1931", title: x, story: x, now: [add 1 cold]}
events:
- {id: E91, title: x, story: x, stays: true, dusk: [add 2 cold]}
objectives:
- {id: O91, title: x, story: x, chapter: 1, steps: 3, price: 1 water}
"""


def dusk(people: int = 3, dice: tuple[int, ...] = (), **fields: Any) -> Siege:
    """At Dusk; the black die falls as said."""
    return shelter(people=people, rng=black(*dice), phase="dusk", **fields)


# -- water ------------------------------------------------------------------------------------------------------------


@rule("TW-DUSK-01", "TW-DUSK-01/1")
def test_no_more_drink_than_there_is_water() -> None:
    siege = dusk(stock=goods(water=2), dice=(5,))
    siege.play(dusk_phase, "who-drinks:Ingvar", "who-drinks:Tomé")
    assert siege.stock["water"] == 0
    assert siege.hunger == {"Ingvar": 1, "Marguerite": 2, "Tomé": 1}


@rule("TW-DUSK-01")
def test_where_there_is_water_for_all_one_answer_does() -> None:
    siege = dusk(stock=goods(water=4))
    assert siege.offers(dusk_phase) == ["everybody-drinks:yes", "everybody-drinks:no"]
    before = siege.rng.draws
    siege.play(dusk_phase, "everybody-drinks:yes")
    assert siege.stock["water"] == 1
    assert siege.rng.draws == before


@rule("TW-DUSK-01")
def test_somebody_may_be_left_out_though_there_is_water() -> None:
    siege = dusk(stock=goods(water=3), dice=(6, 6))
    siege.play(dusk_phase, "everybody-drinks:no", "who-drinks:Marguerite", "who-drinks:done")
    assert siege.stock["water"] == 2
    assert siege.misery == {"Ingvar": 1, "Tomé": 1}


@rule("TW-DUSK-01", "TW-GEN-27")
def test_water_spent_meanwhile_is_missed() -> None:
    siege = dusk(people=2, box=box_with(MORE), stock=goods(water=2), objective="O91", dice=(6,))
    siege.play(dusk_phase, "anytime:objective", "who-drinks:Ingvar")
    assert siege.stock["water"] == 0
    assert siege.misery == {"Marguerite": 1}


@rule("TW-DUSK-01")
def test_nobody_drinks_twice() -> None:
    siege = dusk(people=2, stock=goods(water=1))
    first = siege.asked("who-drinks", dusk_phase)
    assert first.offers == ["Ingvar", "Marguerite", "done"]
    assert first.why_not("3") == ("TW-GEN-10", "nobody-there", "3")
    siege = dusk(people=2, stock=goods(water=3), dice=(1,))
    second = siege.asked("who-drinks", dusk_phase, "everybody-drinks:no", "who-drinks:Ingvar")
    assert second.offers == ["Marguerite", "done"]
    assert second.why_not("Ingvar") == ("TW-DUSK-01", "has-drunk", "Ingvar")
    assert dusk(stock=goods(water=2)).why_not("everybody-drinks:yes") is not None


@rule("TW-DUSK-02", "TW-DUSK-02/1")
def test_thirst_up_to_five_is_hunger() -> None:
    siege = dusk(people=1, hunger={"Ingvar": 2}, stock=goods(vegetable=1), dice=(5,))
    siege.play(dusk_phase, "who-eats:Ingvar")
    assert (siege.hunger, siege.misery) == ({"Ingvar": 3}, {})


@rule("TW-DUSK-02", "TW-DUSK-02/2")
def test_thirst_from_six_on_is_misery() -> None:
    siege = dusk(people=1, stock=goods(vegetable=1), dice=(6,))
    siege.play(dusk_phase, "who-eats:Ingvar")
    assert (siege.hunger, siege.misery) == ({}, {"Ingvar": 1})


@rule("TW-DUSK-02")
def test_everybody_who_is_thirsty_has_a_roll_of_their_own() -> None:
    siege = dusk(dice=(1, 10, 6), stock=goods(vegetable=3))
    siege.play(dusk_phase, "who-eats:Ingvar", "who-eats:Marguerite", "who-eats:Tomé")
    assert (siege.hunger, siege.misery) == ({"Ingvar": 1}, {"Marguerite": 1, "Tomé": 1})


@rule("TW-DUSK-09")
def test_who_dies_of_thirst_is_gone_before_the_meal() -> None:
    siege = dusk(hunger={"Marguerite": 3}, stock=goods(water=2, raw_food=1), dice=(1,))
    meal = siege.asked("who-eats", dusk_phase, "who-drinks:Ingvar", "who-drinks:Tomé")
    assert meal.offers == ["Ingvar", "Tomé", "done"]
    assert "Marguerite" not in siege.group


# -- food -------------------------------------------------------------------------------------------------------------


def fed(siege: Siege, *answers: str) -> Siege:
    """After a Dusk with water for everybody."""
    siege.stock["water"] = len(siege.group)
    siege.play(dusk_phase, "everybody-drinks:yes", *answers)
    return siege


@rule("TW-DUSK-03", "TW-DUSK-03/1")
def test_somebody_may_eat_several_foods() -> None:
    siege = dusk(people=2, hunger={"Ingvar": 3}, stock=goods(canned_food=1, raw_food=1))
    fed(siege, "who-eats:Ingvar", "meal:canned-food", "who-eats:Ingvar")
    assert siege.hunger == {"Marguerite": 1}
    assert siege.stock == goods()


@rule("TW-DUSK-03")
def test_the_leader_may_end_the_meal_with_food_left() -> None:
    siege = dusk(people=2, hunger={"Ingvar": 1, "Marguerite": 1}, stock=goods(raw_food=3))
    fed(siege, "who-eats:Marguerite", "who-eats:done")
    assert siege.hunger == {"Ingvar": 2}
    assert siege.stock["raw-food"] == 2


@rule("TW-DUSK-03")
def test_a_meal_is_a_food_that_is_there() -> None:
    siege = dusk(stock=goods(raw_food=1, vegetable=1))
    assert siege.why_not("meal:raw-food", "Ingvar") is None
    for missing in ("canned-food", "enough"):
        assert siege.refuses(f"meal:{missing}", "Ingvar") == "TW-DUSK-03"


@rule("TW-DUSK-04", "TW-DUSK-04/1")
def test_canned_food_stills_two() -> None:
    siege = fed(dusk(people=1, hunger={"Ingvar": 3}, stock=goods(canned_food=1)), "who-eats:Ingvar")
    assert siege.hunger == {"Ingvar": 1}
    assert siege.stock["canned-food"] == 0


@rule("TW-DUSK-05", "TW-DUSK-05/1")
def test_raw_food_stills_one() -> None:
    siege = fed(dusk(people=1, hunger={"Ingvar": 2}, stock=goods(raw_food=1)), "who-eats:Ingvar")
    assert siege.hunger == {"Ingvar": 1}
    assert siege.stock["raw-food"] == 0


@rule("TW-DUSK-06", "TW-DUSK-06/1")
def test_a_vegetable_only_counts_as_having_eaten() -> None:
    siege = fed(dusk(people=1, hunger={"Ingvar": 2}, stock=goods(vegetable=1)), "who-eats:Ingvar")
    assert siege.hunger == {"Ingvar": 2}
    assert siege.stock["vegetable"] == 0


@rule("TW-DUSK-07", "TW-DUSK-07/1")
def test_who_eats_nothing_is_hungrier() -> None:
    siege = fed(dusk(people=2, hunger={"Ingvar": 2}))
    assert siege.hunger == {"Ingvar": 3, "Marguerite": 1}


@rule("TW-DUSK-07", "TW-DUSK-07/2")
def test_hunger_may_reach_the_worst_level() -> None:
    siege = fed(dusk(people=2, hunger={"Ingvar": 3}, stock=goods(raw_food=1)), "who-eats:Marguerite")
    assert siege.read == [siege.worst_of("hunger")]
    assert siege.group == ["Marguerite"]


@rule("TW-DUSK-08", "TW-DUSK-08/1")
def test_what_was_eaten_by_day_is_no_supper() -> None:
    siege = dusk(people=1, hunger={"Ingvar": 2}, stock=goods(raw_food=1))
    siege.play(anytime.eat, "Ingvar", "raw-food")
    assert siege.hunger == {"Ingvar": 1}
    fed(siege)
    assert siege.hunger == {"Ingvar": 2}


@rule("TW-DUSK-08")
def test_a_bite_before_the_meal_does_not_replace_it() -> None:
    siege = dusk(people=1, hunger={"Ingvar": 3}, stock=goods(water=1, raw_food=2))
    siege.play(dusk_phase, "anytime:eat", "everybody-drinks:yes", "who-eats:done")
    assert siege.hunger == {"Ingvar": 3}
    assert siege.stock["raw-food"] == 1


@rule("TW-DUSK-09", "TW-MORN-03")
def test_what_is_due_at_dusk_comes_before_water() -> None:
    coming = {"later": [("dusk", 0, "1931")], "open_events": ["E91"]}
    siege = dusk(box=box_with(MORE), stock=goods(water=3), **coming)
    assert siege.offers(dusk_phase) == ["everybody-drinks:yes", "everybody-drinks:no"]
    assert siege.cold == 3
    assert siege.later == []
