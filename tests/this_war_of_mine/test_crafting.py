"""Crafting (TW-CRAFT), and what Fittings do at dawn (TW-SAVE-11)."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.shelter.fittings import beds, dawn, unlock_ideas
from tests.cite import rule
from tests.this_war_of_mine.arrange import action_round, goods
from tests.this_war_of_mine.house import house, works

PLENTY = goods(wood=9, component=9)


@rule("TW-CRAFT-01")
def test_any_card_of_the_stack_may_be_crafted_and_chance_has_no_say() -> None:
    siege = house(people=1, fittings=["lamp", "cot", "bench"], stock=PLENTY)
    which = siege.asked("craft", action_round, "act:Ingvar", "work:craft")
    assert which.offers == ["cot", "bench", "lamp"]
    assert which.refuses("still") == "TW-CRAFT-01"
    siege.play(action_round, "act:Ingvar", "work:craft", "craft:lamp", "craft-at:g6")
    assert siege.fitting["g6"] == "lamp"
    assert sorted(siege.fittings) == sorted(["cot", "bench"])
    assert siege.rng.draws == 0


@rule("TW-CRAFT-01", "TW-DAY-11")
def test_two_do_not_craft_the_same_card() -> None:
    siege = house(people=2, fittings=["lamp", "cot"], stock=goods(wood=9, component=9))
    first = ("act:Ingvar", "work:craft", "craft:lamp", "craft-at:g6")
    second = siege.asked("craft-at", action_round, *first, "act:Marguerite", "work:craft")
    assert second.about == "cot"
    assert second.refuses("g6") == "TW-DAY-11"


@rule("TW-CRAFT-02", "TW-CRAFT-02/1", "TW-CRAFT-02/2", "TW-CRAFT-02/3")
def test_a_fitting_stands_on_an_empty_space() -> None:
    cards = {"g7": ["heap"], "u2": ["rubble"]}
    siege = house(people=1, cards=cards, stands={"u6": "bench"}, fittings=["cot"], stock=goods(wood=9))
    place = siege.asked("craft-at", action_round, "act:Ingvar", "work:craft")
    assert "g6" in place.offers
    for printed in ("c5", "g5", "u5", "g3"):
        assert place.refuses(printed) == "TW-CRAFT-02"
    for dark in ("g4", "a4"):
        assert place.refuses(dark) == "TW-CRAFT-02"
    for covered in ("g7", "u2", "u6"):
        assert place.refuses(covered) == "TW-CRAFT-02"
    assert place.refuses("u1") == "TW-DAY-07"


@rule("TW-CRAFT-02")
def test_without_an_empty_space_nothing_is_crafted() -> None:
    siege = house(
        people=2, cards={"g2": ["bars"], "g4": ["rubble"]}, fittings=["cot"], stock=goods(wood=9, saw_blade=1)
    )
    assert siege.asked("work", action_round, "act:Ingvar").refuses("craft") == "TW-CRAFT-03"


@rule("TW-CRAFT-03", "TW-DAY-13")
def test_a_fitting_is_paid_for_when_somebody_is_put_to_it() -> None:
    siege = house(people=2, fittings=["bench"], stock=goods(wood=4, component=2))
    siege.asked("act", action_round, "act:Ingvar", "work:craft", "craft-at:g6")
    assert siege.stock == goods(wood=1)
    assert "g6" not in siege.fitting


@rule("TW-CRAFT-03")
def test_what_cannot_be_paid_for_is_not_crafted() -> None:
    siege = house(people=1, fittings=["bench", "cot"], stock=goods(wood=9, component=1))
    assert siege.asked("craft-at", action_round, "act:Ingvar", "work:craft").about == "cot"
    siege.fittings = ["bench", "cot", "lamp"]
    assert siege.asked("craft", action_round, "act:Ingvar", "work:craft").refuses("bench") == "TW-CRAFT-03"


@rule("TW-CRAFT-03")
def test_a_maker_needs_a_component_less() -> None:
    siege = house(people=["Ingvar", "Maker"], fittings=["bench"], stock=goods(wood=3, component=1))
    assert "craft" not in works(siege, "Ingvar")
    assert "craft" in works(siege, "Maker")
    siege.play(action_round, "act:Maker", "work:craft", "craft-at:g6", "act:Ingvar", "work:g5")
    assert (siege.stock["wood"], siege.stock["component"]) == (0, 0)
    assert siege.fitting["g6"] == "bench"
    siege = house(people=["Maker"], fittings=["cot"], stock=goods(wood=3, component=1))
    siege.play(action_round, "act:Maker", "work:craft", "craft-at:g6")
    assert siege.stock == goods(component=1)


@rule("TW-CRAFT-04", "TW-CRAFT-04/1")
def test_a_fitting_offers_its_action_from_the_next_round_on() -> None:
    siege = house(people=2, fittings=["bench"], stock=goods(wood=3, component=2))
    second = siege.asked("work", action_round, "act:Ingvar", "work:craft", "craft-at:g6", "act:Marguerite")
    assert second.refuses("g6") == "TW-DAY-11"
    second.finish("work:g5")
    assert "g6" in works(siege, "Marguerite")


@rule("TW-CRAFT-04")
def test_a_bonus_comes_with_the_crafting() -> None:
    siege = house(people=1, fittings=["bench"], stock=goods(wood=3, component=2))
    siege.play(action_round, "act:Ingvar", "work:craft", "craft-at:g6")
    assert siege.stock == goods(jewelry=1)
    assert siege.crafted == ["bench"]


@rule("TW-CRAFT-05")
def test_an_idea_is_not_crafted() -> None:
    siege = house(people=1, fittings=["lamp", "cot"], ideas=["still"], stock=PLENTY)
    assert siege.asked("craft", action_round, "act:Ingvar", "work:craft").refuses("still") == "TW-CRAFT-05"


@rule("TW-CRAFT-06", "TW-CRAFT-06/1")
def test_two_of_five_ideas_are_unlocked() -> None:
    ideas = ["bench", "cot", "lamp", "shelf", "still"]
    siege = house(ideas=ideas)
    assert siege.asked("idea", unlock_ideas, 2).offers == ["cot", "bench", "shelf", "still", "lamp"]
    siege.play(unlock_ideas, 2, "idea:lamp", "idea:still")
    assert siege.fittings == ["lamp", "still"]
    assert sorted(siege.ideas) == sorted(["bench", "cot", "shelf"])


@rule("TW-CRAFT-06", "TW-CRAFT-06/2")
def test_the_last_idea_is_unlocked() -> None:
    siege = house(ideas=["lamp"])
    siege.play(unlock_ideas, 2)
    assert siege.fittings == ["lamp"]
    assert siege.ideas == []


@rule("TW-CRAFT-06")
def test_an_unlocked_idea_can_be_crafted() -> None:
    siege = house(people=1, ideas=["lamp", "cot", "still"], stock=PLENTY)
    siege.play(unlock_ideas, 2, "idea:lamp", "idea:still")
    assert siege.asked("craft", action_round, "act:Ingvar", "work:craft").offers == ["still", "lamp"]


@rule("TW-CRAFT-07", "TW-CRAFT-07/1", "TW-CRAFT-07/2")
def test_a_fitting_that_needs_a_neighbour_stands_directly_beside_it_on_the_same_floor() -> None:
    siege = house(people=1, stands={"u2": "bench"}, fittings=["shelf"], stock=PLENTY)
    place = siege.asked("craft-at", action_round, "act:Ingvar", "work:craft")
    assert place.offers == ["u1", "u3"]
    assert place.refuses("a2") == "TW-CRAFT-07"


@rule("TW-CRAFT-07", "TW-CRAFT-07/3")
def test_without_the_neighbour_it_is_not_crafted() -> None:
    siege = house(people=1, fittings=["shelf", "cot", "lamp"], stock=PLENTY)
    assert siege.asked("craft", action_round, "act:Ingvar", "work:craft").refuses("shelf") == "TW-CRAFT-07"


@rule("TW-CRAFT-07", "TW-DAY-04")
def test_a_neighbour_that_is_being_crafted_does_not_stand_yet() -> None:
    siege = house(people=2, fittings=["shelf", "bench"], stock=PLENTY)
    second = siege.asked("work", action_round, "act:Ingvar", "work:craft", "craft-at:g7", "act:Marguerite")
    assert "craft" not in second.offers


@rule("TW-SAVE-11")
def test_a_wait_token_brings_its_product_at_the_second_dawn() -> None:
    siege = house(people=1, stands={"g6": "still"}, stock=goods(sugar=2))
    siege.play(action_round, "act:Ingvar", "work:g6")
    assert siege.waits["g6"] == 2
    assert siege.asked("work", action_round, "act:Ingvar").refuses("g6") == "TW-DAY-20"
    siege.play(dawn)
    assert siege.stock == goods(sugar=1, herb=1)
    siege.play(dawn)
    assert siege.stock == goods(sugar=1, herb=2, moonshine=1)
    assert siege.waits["g6"] == 0


@rule("TW-EVE-02")
@pytest.mark.parametrize("standing", [{}, {"g6": "cot"}, {"g6": "cot", "g7": "lamp"}])
def test_beds_are_the_fittings_one_can_sleep_in(standing: dict[str, str]) -> None:
    assert house(stands=standing).says(beds) == len({place for place, name in standing.items() if name == "cot"})


@rule("TW-CRAFT-02")
def test_rubble_does_not_fall_where_somebody_crafts() -> None:
    siege = house(people=2, cards={"a1": ["fall"]}, fittings=["cot"], stock=goods(wood=3))
    for space in siege.box.space_words:
        if space not in ("g6", "a1"):
            siege.fitting[space] = "lamp"
    siege.play(action_round, "act:Marguerite", "work:a1", "act:Ingvar", "work:craft")
    assert siege.fitting["g6"] == "cot"
    assert siege.cards_on == {}
