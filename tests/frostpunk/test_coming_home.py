"""How Scouts come home, with what, and with Lighter Scout Sleds: FP-EXP, FP-TECH-12."""

from __future__ import annotations

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.expeditions import (
    come_home,
    deploy,
    move,
    move_scouts,
)
from holdfast.games.frostpunk.phases.action import muster
from holdfast.games.frostpunk.phases.weather import weather_phase
from tests.cite import rule
from tests.frostpunk.arrange import (
    box_with,
)
from tests.frostpunk.scenes import EXPEDITIONS, beacon, wild

# -- coming home ------------------------------------------------------------------------------------------------------


@rule("FP-EXP-12", "FP-EXP-12/1")
def test_a_scout_who_returns_is_there_for_this_rounds_actions() -> None:
    city = wild(["ford"], step=1, people={"worker": 22}, ready={"worker": 4}, decks="ford")
    city.weather = ["X0"]
    city.play(weather_phase)
    assert (city.scouts[0], city.ready["worker"]) == (None, 5)
    city.play(muster)
    assert city.ready["worker"] == 5


@rule("FP-EXP-12")
def test_the_scout_is_home_before_anything_else_and_moves_no_more() -> None:
    city = wild(["ford"], step=1, scouts=["child-worker", None, None])
    city.told = []
    city.play(come_home, "1", (), 0)
    assert city.log == ["The Scout is home.", "Ahead of the Scout: The Ford."]
    assert city.ready == {"child-worker": 1}
    city = wild(["ford"], step=1, told=[])
    city.play(move, "1", 9, "route:explore")
    assert city.log[-3:] == ["The Scout is home.", "Gained: 1 food.", "Ahead of the Scout: The Ford."]
    assert (city.steps[0], city.scouts[0], len(city.stacks[0])) == (0, None, 1)


@rule("FP-EXP-13", "FP-EXP-13/1")
def test_the_return_comes_first_then_what_was_continued() -> None:
    city = wild(["mill, black", "camp"], step=1, told=[])
    city.play(move, "1", 1, "route:explore", "way:1")
    assert (city.food, city.stock["coal"]) == (3, 2)
    arrival = city.log.index("The Scout is home.")
    assert city.log[arrival:] == [
        "The Scout is home.",
        "Gained: 3 food.",
        "Gained: 2 coal.",
        "Ahead of the Scout: The Ford.",
    ]


@rule("FP-EXP-13")
def test_what_was_continued_comes_from_the_top_down() -> None:
    city = wild(["mill, black", "camp, black", "ship"], people={"worker": 9}, told=[])
    city.play(move, "1", 1)
    assert [told for told in city.log if told.startswith("Gained")] == ["Gained: 1 steam core.", "Gained: 2 coal."]
    assert city.people["worker"] == 12


@rule("FP-EXP-13/2")
def test_skipped_cards_give_nothing() -> None:
    city = wild(["mill", "camp"], step=2)
    city.play(move, "1", 1, "route:explore", "way:1")
    assert (city.food, city.stock) == (3, {})


@rule("FP-EXP-14", "FP-EXP-14/1")
def test_new_a_starts_the_stack_anew() -> None:
    city = wild(["mill", "camp"], step=2)
    city.play(move, "1", 1, "route:explore", "way:1")
    assert (city.stacks[0], city.scouts[0], city.trails) == (["ford"], None, [[], ["quay"], ["gate"]])


@rule("FP-EXP-15", "FP-EXP-15/1")
def test_a_return_with_b_covers_the_stack() -> None:
    city = wild(["mill"], step=2)
    city.play(move, "1", 1, "route:explore", "way:2")
    assert (city.ready["worker"], city.scouts[0]) == (1, None)
    assert (city.stock["wood"], city.food) == (3, 2)
    assert city.stacks[0] == ["mill", "quay"]


@rule("FP-EXP-15", "FP-EXP-16")
def test_all_cards_are_white_again_and_the_way_is_longer() -> None:
    city = wild(["mill, black", "camp"], step=1)
    city.play(move, "1", 1, "route:explore", "way:3")
    assert city.stacks[0] == ["mill", "camp", "gate"]
    city.play(deploy, "1", "engineer")
    assert city.steps[0] == 0
    city.play(move, "1", 2)
    assert (city.steps[0], city.scouts[0]) == (2, "engineer")
    assert city.asked("route", move, "1", 1).offers == ["explore"]


@rule("FP-EXP-18")
def test_from_an_empty_deck_a_stack_gets_no_card() -> None:
    city = wild(["mill"], step=2, decks="")
    city.play(move, "1", 1, "way:3")
    assert (city.stacks[0], city.ready["worker"]) == ([], 1)
    city = wild(["mill"], step=2, decks="")
    city.play(move, "1", 1, "way:2")
    assert city.stacks[0] == ["mill"]


@rule("FP-EXP-08", "FP-EXP-14")
def test_where_no_option_is_open_the_scout_comes_home_as_with_new_a() -> None:
    city = wild(["mill, black", "gate"])
    city.play(move, "1", 1)
    assert (city.scouts[0], city.ready["worker"], city.stacks[0]) == (None, 1, ["ford"])
    assert (city.food, city.stock["coal"]) == (0, 2)


def test_the_next_card_of_a_deck_is_seen_when_its_top_is_taken() -> None:
    city = wild(["mill"], step=2, decks="ford camp quay gate")
    city.play(move, "1", 1, "route:skip")
    assert (city.reveals, city.trails) == (1, [["ford"], ["camp"], ["gate"]])
    city = wild(["mill"], step=2)
    city.play(move, "1", 1, "route:skip")
    assert city.reveals == 0


@rule("FP-EXP-17")
def test_a_card_hints_at_what_may_be_found() -> None:
    assert [row.hint for row in box_with(EXPEDITIONS).expeditions[-6:]] == [
        "goods",
        "goods",
        "both",
        "goods",
        "people",
        "people",
    ]
    city = wild(["gate"], people={"worker": 5})
    city.play(move, "1", 1)
    assert city.people == {"worker": 5}


@rule("FP-EXP-19", "FP-EXP-19/1")
def test_newcomers_are_counted_before_the_sick_among_them() -> None:
    city = wild(["ship"], people={"worker": 5}, sick={"worker": 5}, hunger=2)
    city.play(move, "1", 1)
    assert (city.people["worker"], city.sick["worker"], city.skull["worker"], city.hunger) == (8, 7, 0, 3)


@rule("FP-EXP-19")
def test_cards_bring_newcomers_before_their_sickness_and_hunger() -> None:
    for row in open_box(None).expeditions:
        for way in row.options:
            acts = [sentence.act.__name__ for sentence in way.do]
            if "join" in acts:
                before = acts[: len(acts) - acts[::-1].index("join")]
                assert not {"fall_sick", "add_hunger"} & set(before), row.id


# -- Lighter Scout Sleds ----------------------------------------------------------------------------------------------


SLEDS = {"Lighter Scout Sleds"}


@rule("FP-TECH-12", "FP-TECH-12/1")
def test_with_sleds_a_scout_starts_on_the_second_space() -> None:
    city = beacon(developed=SLEDS)
    assert city.printed("technologies", "Lighter Scout Sleds").cost == 4
    city.play(deploy, "1", "worker")
    assert city.steps[0] == 1


@rule("FP-TECH-12")
def test_sleds_take_a_scout_further_who_continues() -> None:
    city = wild(["mill"], step=2, developed=SLEDS)
    city.play(move, "1", 1, "route:explore", "way:1")
    assert (city.stacks[0][-1], city.steps[0]) == ("quay", 1)
    city = wild(["mill"], step=2, developed=SLEDS)
    city.play(move, "1", 1, "route:skip")
    assert city.steps[0] == 1


@rule("FP-TECH-12")
def test_if_that_is_the_last_space_the_location_is_reached_at_once() -> None:
    city = wild(["camp"], step=1, developed=SLEDS, stock={"wood": 1}, decks="ford ship", people={"worker": 9})
    city.play(move, "1", 1, "route:explore", "way:2")
    assert (city.scouts[0], city.ready["worker"], city.people["worker"], city.stock["core"]) == (None, 1, 12, 1)


def test_a_card_can_move_the_scouts() -> None:
    scouts_move = box_with(
        EXPEDITIONS
        + """\
- {id: cairn, title: The Cairn, deck: A, spaces: 2, hint: goods, story: Stones., inside: A map., options: [
    {story: Home., do: [scouts move 1 space], go: "home, new A"}]}
"""
    )
    city = wild(["cairn"], ["quay"], box=scouts_move, scouts=["worker", "engineer", None])
    city.play(move_scouts, 1, "which-scout:1", "route:explore")
    assert (city.scouts, city.steps) == ([None, "engineer", None], [0, 2, 0])
