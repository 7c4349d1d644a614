"""Crafting (TW-CRAFT), and what Fittings do at dawn (TW-SAVE-11)."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.phases.working import works
from holdfast.games.this_war_of_mine.shelter.fittings import beds, dawn, unlock_ideas
from holdfast.games.this_war_of_mine.state import COMPONENT, NONE, WOOD
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import action_round, goods, play
from tests.this_war_of_mine.house_by_number import CRAFT, after, at, character, finish, fitting, house, refused

BENCH, COT, LAMP, SHELF, STILL = (fitting(name) for name in ("bench", "cot", "lamp", "shelf", "still"))
POKE_ABOUT = at("g5")
PLENTY = goods(wood=9, component=9)


@rule("TW-CRAFT-01")
def test_any_card_of_the_stack_may_be_crafted_and_chance_has_no_say() -> None:
    g = house(people=1, fittings=[LAMP, COT, BENCH], stock=PLENTY)
    which = after(g, action_round(g), 0, CRAFT)
    assert which.values == sorted([LAMP, COT, BENCH])
    assert refused(g, which, STILL) == "TW-CRAFT-01"
    play(action_round(g), 0, CRAFT, LAMP, at("g6"))
    assert g.fitting[at("g6")] == LAMP
    assert sorted(g.fittings) == sorted([COT, BENCH])
    assert g.rng.draws == 0


@rule("TW-CRAFT-01", "TW-DAY-11")
def test_two_do_not_craft_the_same_card() -> None:
    g = house(people=2, fittings=[LAMP, COT], stock=goods(wood=9, component=9))
    second = after(g, action_round(g), 0, CRAFT, LAMP, at("g6"), 1, CRAFT)
    assert second.question.name == "craft-at"
    assert second.about == COT
    assert refused(g, second, at("g6")) == "TW-DAY-11"


@rule("TW-CRAFT-02", "TW-CRAFT-02/1", "TW-CRAFT-02/2", "TW-CRAFT-02/3")
def test_a_fitting_stands_on_an_empty_space() -> None:
    cards = {"g7": ["heap"], "u2": ["rubble"]}
    g = house(people=1, cards=cards, stands={"u6": "bench"}, fittings=[COT], stock=goods(wood=9))
    place = after(g, action_round(g), 0, CRAFT)
    assert place.question.name == "craft-at"
    assert at("g6") in place.values
    for printed in ("c5", "g5", "u5", "g3"):
        assert refused(g, place, at(printed)) == "TW-CRAFT-02"
    for dark in ("g4", "a4"):
        assert refused(g, place, at(dark)) == "TW-CRAFT-02"
    for covered in ("g7", "u2", "u6"):
        assert refused(g, place, at(covered)) == "TW-CRAFT-02"
    assert refused(g, place, at("u1")) == "TW-DAY-07"


@rule("TW-CRAFT-02")
def test_without_an_empty_space_nothing_is_crafted() -> None:
    g = house(people=2, cards={"g2": ["bars"], "g4": ["rubble"]}, fittings=[COT], stock=goods(wood=9, saw_blade=1))
    assert refused(g, after(g, action_round(g), 0), CRAFT) == "TW-CRAFT-03"


@rule("TW-CRAFT-03", "TW-DAY-13")
def test_a_fitting_is_paid_for_when_somebody_is_put_to_it() -> None:
    g = house(people=2, fittings=[BENCH], stock=goods(wood=4, component=2))
    step = action_round(g)
    after(g, step, 0, CRAFT, at("g6"))
    assert g.stock == goods(wood=1)
    assert g.fitting[at("g6")] == NONE


@rule("TW-CRAFT-03")
def test_what_cannot_be_paid_for_is_not_crafted() -> None:
    g = house(people=1, fittings=[BENCH, COT], stock=goods(wood=9, component=1))
    assert after(g, action_round(g), 0, CRAFT).about == COT
    g.fittings = [BENCH, COT, LAMP]
    assert refused(g, after(g, action_round(g), 0, CRAFT), BENCH) == "TW-CRAFT-03"


@rule("TW-CRAFT-03")
def test_a_maker_needs_a_component_less() -> None:
    g = house(people=2, fittings=[BENCH], stock=goods(wood=3, component=1))
    g.characters[1] = character("maker")
    assert CRAFT not in works(g, 0)
    assert CRAFT in works(g, 1)
    play(action_round(g), 1, CRAFT, at("g6"), 0, POKE_ABOUT)
    assert (g.stock[WOOD], g.stock[COMPONENT]) == (0, 0)
    assert g.fitting[at("g6")] == BENCH
    g = house(people=1, fittings=[COT], stock=goods(wood=3, component=1))
    g.characters[0] = character("maker")
    play(action_round(g), 0, CRAFT, at("g6"))
    assert g.stock == goods(component=1)


@rule("TW-CRAFT-04", "TW-CRAFT-04/1")
def test_a_fitting_offers_its_action_from_the_next_round_on() -> None:
    g = house(people=2, fittings=[BENCH], stock=goods(wood=3, component=2))
    step = action_round(g)
    second = after(g, step, 0, CRAFT, at("g6"), 1)
    assert refused(g, second, at("g6")) == "TW-DAY-11"
    finish(step, POKE_ABOUT)
    assert at("g6") in works(g, 1)


@rule("TW-CRAFT-04")
def test_a_bonus_comes_with_the_crafting() -> None:
    g = house(people=1, fittings=[BENCH], stock=goods(wood=3, component=2))
    play(action_round(g), 0, CRAFT, at("g6"))
    assert g.stock == goods(jewelry=1)
    assert g.crafted == [BENCH]


@rule("TW-CRAFT-05")
def test_an_idea_is_not_crafted() -> None:
    g = house(people=1, fittings=[LAMP, COT], ideas=[STILL], stock=PLENTY)
    assert refused(g, after(g, action_round(g), 0, CRAFT), STILL) == "TW-CRAFT-05"


@rule("TW-CRAFT-06", "TW-CRAFT-06/1")
def test_two_of_five_ideas_are_unlocked() -> None:
    ideas = [BENCH, COT, LAMP, SHELF, STILL]
    g = house(ideas=ideas)
    assert after(g, unlock_ideas(g, 2)).values == sorted(ideas)
    play(unlock_ideas(g, 2), LAMP, STILL)
    assert g.fittings == [LAMP, STILL]
    assert sorted(g.ideas) == sorted([BENCH, COT, SHELF])


@rule("TW-CRAFT-06", "TW-CRAFT-06/2")
def test_the_last_idea_is_unlocked() -> None:
    g = house(ideas=[LAMP])
    play(unlock_ideas(g, 2))
    assert g.fittings == [LAMP]
    assert g.ideas == []


@rule("TW-CRAFT-06")
def test_an_unlocked_idea_can_be_crafted() -> None:
    g = house(people=1, ideas=[LAMP, COT, STILL], stock=PLENTY)
    play(unlock_ideas(g, 2), LAMP, STILL)
    assert after(g, action_round(g), 0, CRAFT).values == sorted([LAMP, STILL])


@rule("TW-CRAFT-07", "TW-CRAFT-07/1", "TW-CRAFT-07/2")
def test_a_fitting_that_needs_a_neighbour_stands_directly_beside_it_on_the_same_floor() -> None:
    g = house(people=1, stands={"u2": "bench"}, fittings=[SHELF], stock=PLENTY)
    place = after(g, action_round(g), 0, CRAFT)
    assert place.values == [at("u1"), at("u3")]
    assert refused(g, place, at("a2")) == "TW-CRAFT-07"


@rule("TW-CRAFT-07", "TW-CRAFT-07/3")
def test_without_the_neighbour_it_is_not_crafted() -> None:
    g = house(people=1, fittings=[SHELF, COT, LAMP], stock=PLENTY)
    assert refused(g, after(g, action_round(g), 0, CRAFT), SHELF) == "TW-CRAFT-07"


@rule("TW-CRAFT-07", "TW-DAY-04")
def test_a_neighbour_that_is_being_crafted_does_not_stand_yet() -> None:
    g = house(people=2, fittings=[SHELF, BENCH], stock=PLENTY)
    second = after(g, action_round(g), 0, CRAFT, at("g7"), 1)
    assert CRAFT not in second.values


@rule("TW-SAVE-11")
def test_a_wait_token_brings_its_product_at_the_second_dawn() -> None:
    g = house(people=1, stands={"g6": "still"}, stock=goods(sugar=2))
    play(action_round(g), 0, at("g6"))
    assert g.waits[at("g6")] == 2
    assert refused(g, after(g, action_round(g), 0), at("g6")) == "TW-DAY-20"
    play(dawn(g))
    assert g.stock == goods(sugar=1, herb=1)
    play(dawn(g))
    assert g.stock == goods(sugar=1, herb=2, moonshine=1)
    assert g.waits[at("g6")] == 0


@rule("TW-EVE-02")
@pytest.mark.parametrize("standing", [{}, {"g6": "cot"}, {"g6": "cot", "g7": "lamp"}])
def test_beds_are_the_fittings_one_can_sleep_in(standing: dict[str, str]) -> None:
    assert beds(house(stands=standing)) == len({place for place, name in standing.items() if name == "cot"})


@rule("TW-CRAFT-02")
def test_rubble_does_not_fall_where_somebody_crafts() -> None:
    g = house(people=2, cards={"a1": ["fall"]}, fittings=[COT], stock=goods(wood=3))
    for space in range(g.box.spaces):
        if space not in (at("g6"), at("a1")):
            g.fitting[space] = LAMP
    play(action_round(g), 1, at("a1"), 0, CRAFT)
    assert g.fitting[at("g6")] == COT
    assert not any(g.cards_on)
