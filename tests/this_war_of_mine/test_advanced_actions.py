"""Moving and dismantling Fittings, and the fourth action (TW-ADV)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.characters import states
from holdfast.games.this_war_of_mine.phases.working import works
from holdfast.games.this_war_of_mine.state import COMPONENT, DUSK, FATIGUE, HUNGER, MISERY, NONE, WOOD
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import action_round, goods, play
from tests.this_war_of_mine.house_by_number import (
    CRAFT,
    DISMANTLE,
    DONE,
    MOVE,
    after,
    at,
    finish,
    fitting,
    house,
    refused,
    with_dots,
)

BENCH, COT, LAMP, SHELF, STILL = (fitting(name) for name in ("bench", "cot", "lamp", "shelf", "still"))
POKE_ABOUT = at("g5")


@rule("TW-ADV-01", "TW-ADV-01/1")
def test_a_bed_is_moved_and_nothing_is_paid() -> None:
    g = house(people=1, stands={"g6": "cot"}, stock=goods(wood=1))
    play(action_round(g), 0, MOVE, at("u2"))
    assert g.fitting[at("u2")] == COT
    assert g.fitting[at("g6")] == NONE
    assert g.stock == goods(wood=1)
    assert g.fittings == []


@rule("TW-ADV-01")
def test_what_waits_on_a_fitting_moves_with_it() -> None:
    g = house(people=1, stands={"g6": "still"})
    g.waits[at("g6")] = 2
    play(action_round(g), 0, MOVE, at("u2"))
    assert g.waits[at("u2")] == 2
    assert g.waits[at("g6")] == 0


@rule("TW-ADV-01", "TW-ADVB-02")
def test_who_moves_a_fitting_ends_up_where_it_stands() -> None:
    g = house(people=2, stands={"g6": "cot", "a3": "bench"})
    play(action_round(g), 0, MOVE, at("g6"), at("a2"), 1, MOVE, at("g7"))
    assert [states.level(g, person, MISERY) for person in (0, 1)] == [1, 0]


@rule("TW-ADV-01")
def test_a_fitting_moves_only_where_it_could_be_crafted() -> None:
    g = house(
        people=1, cards={"u3": ["rubble"]}, stands={"g7": "bench", "g6": "shelf", "u2": "cot"}, stock=goods(wood=1)
    )
    step = action_round(g)
    which = after(g, step, 0, MOVE)
    assert which.values == [at("g6"), at("g7")]
    assert refused(g, which, at("u2")) == "TW-DAY-07"
    assert refused(g, which, at("u6")) == "TW-ADV-02"
    place = after(g, action_round(g), 0, MOVE, at("g7"))
    assert refused(g, place, POKE_ABOUT) == "TW-CRAFT-02"
    assert refused(g, place, at("u2")) == "TW-DAY-07"
    finish(step, at("g6"))
    assert g.fitting[at("g8")] == SHELF  # the only other place beside the bench


@rule("TW-ADV-01")
def test_nobody_uses_a_fitting_that_is_being_moved_nor_its_new_place() -> None:
    g = house(people=2, stands={"g6": "bench"}, fittings=[COT], stock=goods(wood=9))
    step = action_round(g)
    second = after(g, step, 0, MOVE, at("u2"), 1)
    assert refused(g, second, at("g6")) == "TW-DAY-11"
    assert not {MOVE, DISMANTLE} & set(second.values)
    place = after(g, action_round(g), 1, CRAFT)
    assert refused(g, place, at("u2")) == "TW-DAY-11"
    assert refused(g, place, at("g6")) == "TW-DAY-11"


@rule("TW-ADV-01")
def test_rubble_does_not_fall_where_a_fitting_is_being_moved() -> None:
    g = house(people=2, cards={"a1": ["fall"]}, stands={"g6": "cot"})
    for space in range(g.box.spaces):
        if space not in (at("g6"), at("u2"), at("a1")):
            g.fitting[space] = LAMP
    play(action_round(g), 1, at("a1"), 0, MOVE, at("g6"))
    assert g.fitting[at("u2")] == COT
    assert not any(g.cards_on)


@rule("TW-ADV-01")
def test_who_works_at_a_fitting_keeps_it_from_being_moved() -> None:
    g = house(people=2, stands={"g6": "bench"})
    second = after(g, action_round(g), 0, at("g6"), 1)
    assert refused(g, second, MOVE) == "TW-ADV-01"
    assert refused(g, second, DISMANTLE) == "TW-ADV-02"


@rule("TW-ADV-02", "TW-ADV-02/1")
def test_dismantling_gives_back_what_the_fitting_costs() -> None:
    g = house(people=1, stands={"g6": "bench"})
    play(action_round(g), 0, DISMANTLE)
    assert g.stock == goods(wood=3, component=2)
    assert g.fitting[at("g6")] == NONE
    assert g.fittings == [BENCH]


@rule("TW-ADV-02")
def test_what_is_given_back_ends_with_the_supply_and_what_waited_is_lost() -> None:
    g = house(people=1, stands={"g6": "lamp"}, waste=goods(component=99))
    g.waits[at("g6")] = 1
    play(action_round(g), 0, DISMANTLE)
    assert (g.stock[WOOD], g.stock[COMPONENT]) == (1, 0)
    assert g.waits[at("g6")] == 0


@rule("TW-ADV-02", "TW-DAY-14")
def test_what_dismantling_gives_is_there_from_the_next_round_on() -> None:
    g = house(people=2, stands={"g6": "cot"}, fittings=[LAMP], stock=goods(component=1))
    step = action_round(g)
    assert CRAFT not in after(g, step, 0, DISMANTLE, 1).values
    finish(step, POKE_ABOUT)
    assert CRAFT in works(g, 1)


@rule("TW-ADV-03", "TW-ADV-03/1")
def test_a_bonus_is_given_once() -> None:
    g = house(people=1, fittings=[BENCH], stock=goods(wood=3, component=2))
    play(action_round(g), 0, CRAFT, at("g6"))
    play(action_round(g), 0, DISMANTLE)
    play(action_round(g), 0, CRAFT, at("g6"))
    assert g.fitting[at("g6")] == BENCH
    assert g.stock == goods(jewelry=1)


@rule("TW-ADV-04", "TW-ADV-04/1")
def test_a_fourth_action_tires_by_two() -> None:
    g = with_dots(house(people=1, round=4), (FATIGUE, 2, 3))
    play(action_round(g), 0, at("c7"))
    assert states.level(g, 0, FATIGUE) == 2
    assert g.stock == goods(water=2)
    assert (g.phase, g.round) == (DUSK, 0)


@rule("TW-ADV-04", "TW-ADV-04/2")
def test_any_black_dot_forbids_a_fourth_action() -> None:
    g = with_dots(house(people=2, round=4, hunger=[3]), (HUNGER, 3, 3))
    assert refused(g, after(g, action_round(g)), 0) == "TW-ADV-04"


@rule("TW-ADV-04")
def test_who_could_not_pay_two_of_fatigue_takes_no_fourth_action() -> None:
    g = with_dots(house(people=4, round=4, fatigue=[1, 2, 3, 4]))
    who = after(g, action_round(g))
    assert who.values == [0, 1, DONE]
    assert refused(g, who, 2) == refused(g, who, 3) == "TW-ADV-04"


@rule("TW-ADV-04", "TW-DAY-17")
def test_a_helper_in_the_fourth_round_tires_too() -> None:
    g = with_dots(house(people=2, round=4, cards={"c5": ["rubble"]}))
    play(action_round(g), 0, at("c5"))
    assert states.level(g, 0, FATIGUE) == states.level(g, 1, FATIGUE) == 2


@rule("TW-ADV-04")
def test_a_fourth_action_is_nobodys_duty() -> None:
    g = with_dots(house(people=2, round=4))
    play(action_round(g), DONE)
    assert states.level(g, 0, FATIGUE) == 0
    assert g.phase == DUSK
