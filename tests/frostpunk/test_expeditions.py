"""Scouts and Expeditions: FP-SCOUT, FP-EXP, and what FP-TECH-12, FP-WEA-08, FP-BLD-24 and FP-BLD-25 say of them."""

from __future__ import annotations

from typing import Any

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.expeditions import (
    ON,
    come_home,
    deploy,
    last_step,
    move,
    move_scouts,
    why_not_deploy,
    why_not_stack,
)
from holdfast.games.frostpunk.phases.action import muster
from holdfast.games.frostpunk.phases.weather import weather_phase
from tests.cite import rule
from tests.frostpunk.arrange import (
    Crater,
    a_city,
    box_with,
    put_up,
    reason,
)

CARDS = """
weather:
- {id: X0, name: Still, story: Nothing stirs., scouts: 2}
expeditions:
- id: mill
  title: The Mill
  deck: A
  spaces: 4
  hint: goods
  story: A wheel in the ice.
  inside: A loft.
  options:
    - {story: On., do: [gain 2 coal], go: "on, B"}
    - {story: Home., do: [gain 3 wood, gain 2 food], go: "home, B"}
    - {story: Away., do: [gain 1 wood], go: "home, new A"}
- {id: ford, title: The Ford, deck: A, spaces: 3, hint: goods, story: A ford., inside: Stones., options: [
    {story: Home., do: [gain 1 food], go: "home, new A"}]}
- id: camp
  title: The Camp
  deck: B
  spaces: 3
  hint: both
  story: Canvas.
  inside: A stove.
  options:
    - {story: Home., do: [gain 3 food], go: "home, new A"}
    - {story: On., do: [spend 1 wood, gain 1 steam core], go: "on, C"}
    - {story: Home., do: [gain 1 wood], go: "home, C"}
    - {story: Feast., if: have 20 food, do: [spend 2 coal, increase hope], go: "home, new A"}
- {id: quay, title: The Quay, deck: B, spaces: 5, hint: goods, story: A quay., inside: Crates., options: [
    {story: Home., do: [gain 5 food], go: "home, new A"}]}
- {id: ship, title: The Ship, deck: C, spaces: 2, hint: people, story: A mast., inside: Bunks., options: [
    {story: Home., do: [3 workers join, 2 workers fall sick, add 1 hunger], go: "home, new A"}]}
- {id: gate, title: The Gate, deck: C, spaces: 2, hint: people, story: A gate., inside: A lock., options: [
    {story: Home., if: have 40 food, go: "home, C"}]}
"""


def wild(*stacks: list[str], step: int = 0, decks: str = "ford quay gate", **fields: Any) -> Crater:
    """Stacks from the first, a Worker as Scout on the first; one card in each deck."""
    box = box_with(CARDS)
    deck_of = {card.id: card.deck for card in box.expeditions}
    return a_city(
        **{
            "box": box,
            "stacks": [*stacks, [], [], []][:3],
            "scouts": ["worker", None, None],
            "steps": [step, 0, 0],
            "trails": [[name for name in decks.split() if deck_of[name] == deck] for deck in "ABC"],
            **fields,
        }
    )


def beacon(*, improved: bool = False, **fields: Any) -> Crater:
    city = wild(["mill"], ["ford"], ["ford"], **{"scouts": [None, None, None], **fields})
    put_up(city, "near-1/a", "beacon", upgraded=improved)
    return city


# -- sending Scouts out -----------------------------------------------------------------------------------------------


@rule("FP-SCOUT-01", "FP-SCOUT-01/1")
def test_scouts_need_a_beacon() -> None:
    assert beacon().says(why_not_deploy) is None
    assert wild(["mill"], scouts=[None, None, None]).says(why_not_deploy).rule == "FP-SCOUT-01"


@rule("FP-SCOUT-01")
def test_nobody_falls_sick_from_setting_out() -> None:
    city = beacon(heat=1, people={"worker": 5, "engineer": 5, "child": 5})
    city.play(deploy, "1", "worker")
    assert city.sick == {}


@rule("FP-SCOUT-03")
def test_a_scout_starts_on_the_bottommost_space_of_a_stack_of_its_own() -> None:
    city = wild(["mill", "camp"], ["ford"], scouts=[None, None, None], steps=[3, 0, 0])
    city.play(deploy, "1", "engineer")
    assert (city.scouts, city.steps) == (["engineer", None, None], [0, 0, 0])
    assert reason(city.says(why_not_stack, "1")) == ("FP-SCOUT-03", "stack-taken")
    assert reason(city.says(why_not_stack, "3")) == ("FP-EXP-18", "stack-empty")
    assert city.says(why_not_stack, "2") is None


@rule("FP-SCOUT-03")
def test_without_an_open_stack_nobody_is_sent() -> None:
    city = beacon(improved=True, scouts=["worker", None, None])
    city.stacks = [["mill"], [], []]
    assert city.says(why_not_deploy).rule == "FP-SCOUT-03"


@rule("FP-SCOUT-04", "FP-SCOUT-04/1", "FP-BLD-24")
def test_a_basic_beacon_is_for_one_expedition() -> None:
    refusal = beacon(scouts=[None, "worker", None]).says(why_not_deploy)
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("FP-SCOUT-04", (1,))


@rule("FP-SCOUT-04/2", "FP-BLD-25")
def test_an_upgraded_beacon_is_for_two() -> None:
    city = beacon(improved=True, scouts=[None, "worker", None])
    assert city.says(why_not_deploy) is None
    assert city.says(why_not_stack, "1") is None


@rule("FP-SCOUT-04/3", "FP-BLD-25")
def test_and_no_more() -> None:
    refusal = beacon(improved=True, scouts=[None, "worker", "engineer"]).says(why_not_deploy)
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("FP-SCOUT-04", (2,))


@rule("FP-BLD-24", "FP-BLD-25")
def test_the_beacon_is_large_and_white() -> None:
    city = beacon()
    tile = city.printed("buildings", "beacon")
    assert (tile.large, tile.tiles, city.goods(tile.cost)) == (True, 1, {"wood": 3})
    assert city.named("insulations", city.printed("insulation", "beacon")) == ["white", "white"]
    assert city.printed("upgradable", "beacon")


@rule("FP-SCOUT-06", "FP-SCOUT-06/1")
def test_without_the_beacon_scouts_go_on_but_no_new_ones_out() -> None:
    city = beacon(scouts=["worker", None, None])
    city.weather = ["X0"]
    city.building["near-1/a"] = city.building["near-1/b"] = None
    city.play(weather_phase)
    assert city.steps[0] == 2
    assert city.says(why_not_deploy).rule == "FP-SCOUT-01"


# -- the way ----------------------------------------------------------------------------------------------------------


@rule("FP-EXP-01")
def test_a_covered_card_has_one_space_and_a_covered_black_card_none() -> None:
    assert wild(["mill"]).says(last_step, "1") == 3
    assert wild(["mill", "quay"]).says(last_step, "1") == 1 + 4
    assert wild(["mill, black", "quay"]).says(last_step, "1") == 4
    assert wild(["mill", "camp, black", "ship"]).says(last_step, "1") == 1 + 1


@rule("FP-EXP-02", "FP-EXP-02/1")
def test_from_a_covered_card_a_scout_steps_to_the_next() -> None:
    city = wild(["mill", "quay"])
    city.play(move, "1", 1)
    assert city.steps[0] == 1
    city.play(move, "1", 3)
    assert (city.steps[0], city.scouts[0]) == (4, "worker")
    assert city.asked("route", move, "1", 1).offers == ["skip", "explore"]


@rule("FP-EXP-03")
def test_on_the_last_space_the_players_choose_at_once() -> None:
    city = wild(["mill"], step=2)
    choice = city.asked("route", move, "1", 2)
    assert (choice.offers, choice.seat, choice.team) == (["skip", "explore"], city.leader, True)
    assert city.steps[0] == 3


@rule("FP-EXP-04", "FP-EXP-04/1")
def test_a_c_card_must_be_explored() -> None:
    city = wild(["ship"])
    assert city.why_not("route:skip", "1").rule == "FP-EXP-04"
    assert city.asked("route", move, "1", 1).offers == ["explore"]
    assert wild(["camp"]).asked("route", move, "1", 2).offers == ["skip", "explore"]


@rule("FP-EXP-05", "FP-EXP-05/1")
def test_to_skip_lays_a_card_of_the_next_deck() -> None:
    city = wild(["mill"], step=2)
    city.play(move, "1", 1, "route:skip")
    assert (city.stacks[0], city.steps[0], city.scouts[0]) == (["mill", "quay"], 1, "worker")
    assert (city.trails, city.stock, city.food) == ([["ford"], [], ["gate"]], {}, 0)
    city.play(move, "1", 4, "route:skip")
    assert (city.stacks[0], city.steps[0]) == (["mill", "quay", "gate"], 2)


@rule("FP-EXP-06", "FP-EXP-06/1")
def test_movement_left_after_a_skip_is_used_on_the_new_card() -> None:
    city = wild(["mill"], step=2)
    city.play(move, "1", 2, "route:skip")
    assert (city.stacks[0], city.steps[0]) == (["mill", "quay"], 2)


@rule("FP-EXP-06", "FP-EXP-03")
def test_it_may_lead_to_the_next_location() -> None:
    city = wild(["mill"], step=2, decks="ford camp gate")
    city.play(move, "1", 3, "route:skip", "route:skip")
    assert (city.stacks[0][-1], city.steps[0], city.scouts[0]) == ("gate", 2, "worker")


@rule("FP-EXP-18", "FP-EXP-18/1")
def test_with_an_empty_deck_there_is_no_skipping() -> None:
    city = wild(["mill"], step=2, decks="ford gate")
    assert reason(city.why_not("route:skip", "1")) == ("FP-EXP-18", "trail-empty")
    assert city.why("route:skip", "1") == "The Expedition deck B is used up."
    assert city.asked("route", move, "1", 1).offers == ["explore"]


@rule("FP-WEA-08")
def test_the_players_choose_which_of_two_scouts_moves_first_with_all_that_follows() -> None:
    city = wild(["mill"], ["quay"], ["mill"], scouts=["worker", None, "engineer"], steps=[2, 0, 2])
    assert city.copy().asked("which-scout", move_scouts, 1).offers == ["1", "3"]
    # the Engineer takes the only B card: the Worker cannot skip
    city.play(move_scouts, 1, "which-scout:3", "route:skip", "way:3")
    assert (city.stacks[-1], city.scouts) == (["mill", "quay"], [None, None, "engineer"])
    assert (city.ready["worker"], city.stock["wood"]) == (1, 1)


def test_a_stack_without_a_scout_does_not_move() -> None:
    city = wild(["mill"], scouts=[None, None, None])
    city.play(move, "1", 9)
    assert (city.steps, city.stacks[0]) == ([0, 0, 0], ["mill"])
    wild(["mill"], step=2).play(move_scouts, 0)


# -- exploring --------------------------------------------------------------------------------------------------------


@rule("FP-EXP-07", "FP-EXP-07/1")
def test_only_the_top_card_is_turned_over() -> None:
    city = wild(["mill", "camp"], step=2)
    shown = city.reveals
    city.asked("way", move, "1", 1, "route:explore")
    assert city.stacks[0] == ["mill", "camp, black"]
    assert city.reveals > shown


@rule("FP-EXP-08")
def test_one_option_is_resolved_among_those_that_are_open() -> None:
    city = wild(["camp"], step=1, food=20)
    assert (city.why_not("way:4", "camp").rule, city.why("way:4", "camp")) == ("FP-EXP-08", "Only if you have 2 coal.")
    city.stock["coal"], city.food = 2, 19
    assert (city.why_not("way:4", "camp").rule, city.why("way:4", "camp")) == ("FP-EXP-08", "Only if you have 20 food.")
    assert city.why("way:5", "camp") == "There are only 4 ways."
    city.play(move, "1", 1, "route:explore", "way:3")
    assert (city.food, city.stock) == (19, {"wood": 1, "coal": 2})


@rule("FP-EXP-08")
def test_every_card_has_a_return_option_and_at_most_one_continue() -> None:
    for row in open_box(None).expeditions:
        going_on = sum(way.go in ON for way in row.options)
        assert going_on <= 1, row.id
        assert len(row.options) > going_on, row.id
        assert len(row.options) <= 6, row.id


@rule("FP-EXP-09", "FP-EXP-09/1", "FP-EXP-11", "FP-EXP-11/1")
def test_to_continue_lays_a_card_on_the_black_one_and_gains_nothing_yet() -> None:
    city = wild(["mill"], step=2)
    city.play(move, "1", 1, "route:explore", "way:1")
    assert (city.stacks[0], city.steps[0], city.scouts[0]) == (["mill, black", "quay"], 0, "worker")
    assert (city.stock["coal"], city.ready["worker"], city.trails) == (0, 0, [["ford"], [], ["gate"]])
    city.play(move, "1", 4, "route:explore")
    assert (city.stock["coal"], city.food, city.ready["worker"]) == (2, 5, 1)


@rule("FP-EXP-10", "FP-EXP-10/1")
def test_to_continue_ends_the_movement() -> None:
    city = wild(["mill"], step=2)
    city.play(move, "1", 3, "route:explore", "way:1")
    assert (city.stacks[0][-1], city.steps[0]) == ("quay", 0)


@rule("FP-EXP-11", "FP-GEN-14")
def test_what_a_continue_costs_is_paid_at_once() -> None:
    city = wild(["camp"], step=1, stock={"wood": 1})
    city.play(move, "1", 1, "route:explore", "way:2")
    assert (city.stock["wood"], city.stock["core"], city.stacks[0]) == (0, 0, ["camp, black", "gate"])
    city.play(move, "1", 1)
    assert (city.stock["wood"], city.stock["core"]) == (0, 1)


@rule("FP-EXP-18")
def test_with_an_empty_deck_there_is_no_continue() -> None:
    city = wild(["mill"], step=2, decks="ford gate")
    assert reason(city.why_not("way:1", "mill")) == ("FP-EXP-18", "trail-empty")
    assert city.why("way:1", "mill") == "The Expedition deck B is used up."
    city.play(move, "1", 1, "way:3")
    assert city.scouts[0] is None


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
    assert [row.hint for row in box_with(CARDS).expeditions[-6:]] == [
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
        CARDS
        + """\
- {id: cairn, title: The Cairn, deck: A, spaces: 2, hint: goods, story: Stones., inside: A map., options: [
    {story: Home., do: [scouts move 1 space], go: "home, new A"}]}
"""
    )
    city = wild(["cairn"], ["quay"], box=scouts_move, scouts=["worker", "engineer", None])
    city.play(move_scouts, 1, "which-scout:1", "route:explore")
    assert (city.scouts, city.steps) == ([None, "engineer", None], [0, 2, 0])
