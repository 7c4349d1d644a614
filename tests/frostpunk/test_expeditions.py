"""Scouts and Expeditions: FP-SCOUT, FP-EXP, and what FP-WEA-08, FP-BLD-24 and FP-BLD-25 say of them."""

from __future__ import annotations

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.expeditions import (
    ON,
    deploy,
    last_step,
    move,
    move_scouts,
    why_not_deploy,
    why_not_stack,
)
from holdfast.games.frostpunk.phases.weather import weather_phase
from tests.cite import rule
from tests.frostpunk.arrange import (
    reason,
)
from tests.frostpunk.scenes import beacon, wild

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
    assert city.refuses("route:skip", "1") == "FP-EXP-04"
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
    assert (city.refuses("way:4", "camp"), city.why("way:4", "camp")) == ("FP-EXP-08", "Only if you have 2 coal.")
    city.stock["coal"], city.food = 2, 19
    assert (city.refuses("way:4", "camp"), city.why("way:4", "camp")) == ("FP-EXP-08", "Only if you have 20 food.")
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
