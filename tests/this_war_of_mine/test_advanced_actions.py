"""Moving and dismantling Fittings, and the fourth action (TW-ADV)."""

from __future__ import annotations

from tests.cite import rule
from tests.this_war_of_mine.arrange import action_round, goods
from tests.this_war_of_mine.house import (
    house,
    with_dots,
    works,
)


@rule("TW-ADV-01", "TW-ADV-01/1")
def test_a_bed_is_moved_and_nothing_is_paid() -> None:
    siege = house(people=1, stands={"g6": "cot"}, stock=goods(wood=1))
    siege.play(action_round, "act:Ingvar", "work:move", "move-to:u2")
    assert siege.fitting["u2"] == "cot"
    assert "g6" not in siege.fitting
    assert siege.stock == goods(wood=1)
    assert siege.fittings == []


@rule("TW-ADV-01")
def test_what_waits_on_a_fitting_moves_with_it() -> None:
    siege = house(people=1, stands={"g6": "still"})
    siege.waits["g6"] = 2
    siege.play(action_round, "act:Ingvar", "work:move", "move-to:u2")
    assert siege.waits["u2"] == 2
    assert siege.waits["g6"] == 0


@rule("TW-ADV-01", "TW-ADVB-02")
def test_who_moves_a_fitting_ends_up_where_it_stands() -> None:
    siege = house(people=2, stands={"g6": "cot", "a3": "bench"})
    first, second = ("act:Ingvar", "work:move", "move:g6", "move-to:a2"), ("act:Marguerite", "work:move", "move-to:g7")
    siege.play(action_round, *first, *second)
    assert siege.misery == {"Ingvar": 1}


@rule("TW-ADV-01")
def test_a_fitting_moves_only_where_it_could_be_crafted() -> None:
    siege = house(
        people=1, cards={"u3": ["rubble"]}, stands={"g7": "bench", "g6": "shelf", "u2": "cot"}, stock=goods(wood=1)
    )
    place = siege.asked("move-to", action_round, "act:Ingvar", "work:move", "move:g7")
    assert place.refuses("g5") == "TW-CRAFT-02"
    assert place.refuses("u2") == "TW-DAY-07"
    which = siege.asked("move", action_round, "act:Ingvar", "work:move")
    assert which.offers == ["g6", "g7"]
    assert which.refuses("u2") == "TW-DAY-07"
    assert which.refuses("u6") == "TW-ADV-02"
    which.finish("move:g6")
    assert siege.fitting["g8"] == "shelf"  # the only other place beside the bench


@rule("TW-ADV-01")
def test_nobody_uses_a_fitting_that_is_being_moved_nor_its_new_place() -> None:
    siege = house(people=2, stands={"g6": "bench"}, fittings=["cot"], stock=goods(wood=9))
    second = siege.asked("work", action_round, "act:Ingvar", "work:move", "move-to:u2", "act:Marguerite")
    assert second.refuses("g6") == "TW-DAY-11"
    assert not {"move", "dismantle"} & set(second.offers)
    place = siege.asked("craft-at", action_round, "act:Marguerite", "work:craft")
    assert place.refuses("u2") == "TW-DAY-11"
    assert place.refuses("g6") == "TW-DAY-11"


@rule("TW-ADV-01")
def test_rubble_does_not_fall_where_a_fitting_is_being_moved() -> None:
    siege = house(people=2, cards={"a1": ["fall"]}, stands={"g6": "cot"})
    for space in siege.box.space_words:
        if space not in ("g6", "u2", "a1"):
            siege.fitting[space] = "lamp"
    siege.play(action_round, "act:Marguerite", "work:a1", "act:Ingvar", "work:move", "move:g6")
    assert siege.fitting["u2"] == "cot"
    assert siege.cards_on == {}


@rule("TW-ADV-01")
def test_who_works_at_a_fitting_keeps_it_from_being_moved() -> None:
    siege = house(people=2, stands={"g6": "bench"})
    second = siege.asked("work", action_round, "act:Ingvar", "work:g6", "act:Marguerite")
    assert second.refuses("move") == "TW-ADV-01"
    assert second.refuses("dismantle") == "TW-ADV-02"


@rule("TW-ADV-02", "TW-ADV-02/1")
def test_dismantling_gives_back_what_the_fitting_costs() -> None:
    siege = house(people=1, stands={"g6": "bench"})
    siege.play(action_round, "act:Ingvar", "work:dismantle")
    assert siege.stock == goods(wood=3, component=2)
    assert "g6" not in siege.fitting
    assert siege.fittings == ["bench"]


@rule("TW-ADV-02")
def test_what_is_given_back_ends_with_the_supply_and_what_waited_is_lost() -> None:
    siege = house(people=1, stands={"g6": "lamp"}, waste=goods(component=99))
    siege.waits["g6"] = 1
    siege.play(action_round, "act:Ingvar", "work:dismantle")
    assert siege.stock == goods(wood=1)
    assert siege.waits["g6"] == 0


@rule("TW-ADV-02", "TW-DAY-14")
def test_what_dismantling_gives_is_there_from_the_next_round_on() -> None:
    siege = house(people=2, stands={"g6": "cot"}, fittings=["lamp"], stock=goods(component=1))
    second = siege.asked("work", action_round, "act:Ingvar", "work:dismantle", "act:Marguerite")
    assert "craft" not in second.offers
    second.finish("work:g5")
    assert "craft" in works(siege, "Marguerite")


@rule("TW-ADV-03", "TW-ADV-03/1")
def test_a_bonus_is_given_once() -> None:
    siege = house(people=1, fittings=["bench"], stock=goods(wood=3, component=2))
    siege.play(action_round, "act:Ingvar", "work:craft", "craft-at:g6")
    siege.play(action_round, "act:Ingvar", "work:dismantle")
    siege.play(action_round, "act:Ingvar", "work:craft", "craft-at:g6")
    assert siege.fitting["g6"] == "bench"
    assert siege.stock == goods(jewelry=1)


@rule("TW-ADV-04", "TW-ADV-04/1")
def test_a_fourth_action_tires_by_two() -> None:
    siege = with_dots(house(people=1, round=4), ("fatigue", 2, 3))
    siege.play(action_round, "act:Ingvar", "work:c7")
    assert siege.fatigue("Ingvar") == 2
    assert siege.stock == goods(water=2)
    assert (siege.phase, siege.round) == ("dusk", 0)


@rule("TW-ADV-04", "TW-ADV-04/2")
def test_any_black_dot_forbids_a_fourth_action() -> None:
    siege = with_dots(house(people=2, round=4, hunger={"Ingvar": 3}), ("hunger", 3, 3))
    assert siege.asked("act", action_round).refuses("Ingvar") == "TW-ADV-04"


@rule("TW-ADV-04")
def test_who_could_not_pay_two_of_fatigue_takes_no_fourth_action() -> None:
    siege = with_dots(house(people=4, round=4, fatigue={"Ingvar": 1, "Marguerite": 2, "Tomé": 3, "Sabine": 4}))
    who = siege.asked("act", action_round)
    assert who.offers == ["Ingvar", "Marguerite", "done"]
    assert who.refuses("Tomé") == who.refuses("Sabine") == "TW-ADV-04"


@rule("TW-ADV-04", "TW-DAY-17")
def test_a_helper_in_the_fourth_round_tires_too() -> None:
    siege = with_dots(house(people=2, round=4, cards={"c5": ["rubble"]}))
    siege.play(action_round, "act:Ingvar", "work:c5")
    assert siege.fatigue("Ingvar") == siege.fatigue("Marguerite") == 2


@rule("TW-ADV-04")
def test_a_fourth_action_is_nobodys_duty() -> None:
    siege = with_dots(house(people=2, round=4))
    siege.play(action_round, "act:done")
    assert siege.fatigue("Ingvar") == 0
    assert siege.phase == "dusk"
