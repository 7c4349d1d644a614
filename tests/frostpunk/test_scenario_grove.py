"""A New Home: Frozen Grove. Trees on the Rim, sectors, three Storms, and the Woodpile (FP-GROVE)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.actions.snow import reveal
from holdfast.games.frostpunk.actions.use import why_not_use
from holdfast.games.frostpunk.city.ground import lay, left_in_bank
from holdfast.games.frostpunk.city.scenario import check_goal, out_of_time, set_storm_ahead, storm_check, trigger
from holdfast.games.frostpunk.mind.forecast import dangers
from holdfast.games.frostpunk.phases.action import turn
from holdfast.games.frostpunk.scenarios.grove import fell_rim_tree, strike, wind
from holdfast.kernel import GameOver
from tests.cite import rule
from tests.frostpunk.arrange import Crater, new_game, put_on_display, put_up, town


def grove(*cards: str, trees: list[int] | None = None, **fields: Any) -> Crater:
    city = town(scenario="frozen-grove", **fields)
    if trees is not None:
        city.mark("rim-trees", trees)
    put_on_display(city, *cards)
    return city


def trees(city: Crater) -> list[int]:
    return city.marked("rim-trees")


@rule("FP-GROVE-01", "FP-GROVE-01/1")
def test_neither_deposits_nor_mines() -> None:
    for seed in range(10):
        city = new_game(seed, scenario="frozen-grove")
        assert city.deposits == []
        assert not {"coal-mine", "wall-drill", "steam-hub"} & set(city.left)
        assert "Steam Hub Plans" not in city.technologies
    ground = city.story.map
    assert (len(ground.near), len(ground.far)) == (12, 18)


@rule("FP-GROVE-02", "FP-GROVE-02/1")
def test_three_corners_begin_with_tiles_the_odd_ones_or_the_even() -> None:
    odd = frozenset({"far-1", "near-1", "far-7", "near-5", "far-13", "near-9"})
    even = frozenset({"far-4", "near-3", "far-10", "near-7", "far-16", "near-11"})
    assert {frozenset(new_game(seed, scenario="frozen-grove").tiles) for seed in range(20)} == {odd, even}


@rule("FP-GROVE-03", "FP-GROVE-03/1", "FP-LIM-06")
def test_eighteen_of_the_thirty_trees_stand_on_the_rim() -> None:
    city = grove()
    sectors = city.story.marks[0].spots
    assert (trees(city), [len(sector) for sector in sectors]) == ([3] * 6, [5] * 6)
    assert sorted(place for sector in sectors for place in sector) == list(range(1, 31))
    assert city.named("places", sectors[0]) == ["near-1", "near-2", "far-1", "far-2", "far-3"]
    assert city.named("places", sectors[-1]) == ["near-11", "near-12", "far-16", "far-17", "far-18"]
    assert city.says(left_in_bank, "tree") == 12


@rule("FP-GROVE-04", "FP-GROVE-04/1")
def test_a_sawmill_does_not_reach_them() -> None:
    city = grove(ready={"worker": 1})
    put_up(city, "far-2/a", "sawmill", upgraded=True)
    assert city.says(why_not_use, "far-2/a") is not None
    city.lies["far-2/b"], city.amount["far-2/b"] = "tree", 1
    assert city.says(why_not_use, "far-2/a") is None


@rule("FP-GROVE-05", "FP-GROVE-05/1", "FP-GROVE-05/2", "FP-GROVE-05/3")
@pytest.mark.parametrize(
    ("tile", "in_bank", "found"),
    [
        ("N06", 12, {"near-1/a": ("coal", 2), "near-1/b": ("wood", 3)}),  # 4 coal; 3 wood
        ("N03", 12, {"near-1/a": ("coal", 3), "near-1/b": ("tree", 2)}),  # 5 coal; nothing
        ("N03", 1, {"near-1/a": ("coal", 3), "near-1/b": ("tree", 1)}),
        ("F17", 12, {"near-1/a": ("core", 1), "near-1/b": ("coal", 1)}),  # 1 core; 3 coal
    ],
)
def test_what_lies_under_the_roots(tile: str, in_bank: int, found: dict[str, tuple[str, int]]) -> None:
    city = grove()
    for space in ("far-9/a", "far-9/b", "far-10/a"):
        city.play(lay, space, "tree", min(5, city.says(left_in_bank, "tree") - in_bank))
    assert city.says(left_in_bank, "tree") == in_bank
    city.tiles["near-1"] = tile
    city.play(reveal, "near-1")
    assert {space: (city.lies[space], city.amount[space]) for space in city.lies if space[:6] == "near-1"} == found


@rule("FP-GROVE-05")
def test_starting_tiles_follow_it_and_the_generator_tile_does_not() -> None:
    city = new_game(scenario="frozen-grove")
    coal = {space: city.amount[space] for space in city.lies if city.lies[space] == "coal"}
    assert coal.pop("generator-5") == 5
    assert max(coal.values(), default=0) <= 3


@rule("FP-GROVE-06", "FP-GROVE-06/1", "FP-GROVE-13")
def test_a_rim_tree_is_wood_and_the_cold_costs_somebody_their_health() -> None:
    city = grove("II01", trees=[3, 3, 0, 3, 3, 3], ready={"worker": 1, "engineer": 1})
    city.turn("turn:special", "special:II01", "sector:2")
    assert (trees(city), city.stock, city.sick) == ([3, 2, 0, 3, 3, 3], {"wood": 3}, {"worker": 1})
    assert city.refuses_turn("special") == "FP-SPEC-04"  # an Engineer is no Worker


@rule("FP-GROVE-06")
def test_or_it_is_coal_and_in_a_bare_sector_there_is_none() -> None:
    city = grove("II01", trees=[0, 1, 0, 1, 0, 0], ready={"worker": 1})
    asked = city.copy().asked("sector", turn, "turn:special", "special:II01/2")
    assert (asked.offers, asked.team) == (["2", "4"], True)
    city.turn("turn:special", "special:II01/2", "sector:4")
    assert (trees(city), city.stock) == ([0, 1, 0, 0, 0, 0], {"coal": 4})


@rule("FP-GROVE-06", "FP-AUTO-04", "FP-LAW-11")
def test_an_automaton_and_a_heated_meal_spare_the_worker() -> None:
    city = grove("II01", ready={"automaton": 1}, automatons=1, stock={"coal": 1})
    city.turn("turn:special", "special:II01", "sector:1")
    assert city.sick == {}
    fed = grove("II01", ready={"worker": 1}, food=2, laws={"Heated Meals"})
    fed.turn("turn:special", "special:II01", "heated-meal:yes", "sector:1")
    assert (fed.sick, fed.food) == ({}, 0)


@rule("FP-GROVE-06")
def test_without_rim_trees_there_is_nothing_to_fell() -> None:
    assert grove("II01", trees=[0] * 6, ready={"worker": 1}).refuses_turn("special") == "FP-ACT-10"


@rule("FP-GROVE-07", "FP-GROVE-07/1")
def test_three_storms_strike_each_sector_once() -> None:
    orders = set()
    for seed in range(12):
        city = grove("II04", seed=seed, round=5, storm=5)
        for left in (4, 2, 0):
            struck = list(city.marked("struck"))
            city.round = city.storm
            city.play(storm_check)
            assert (city.marked("struck").count(0), all(map(int.__ge__, city.marked("struck"), struck))) == (left, True)
            orders.add(tuple(city.marked("struck")))
        assert (trees(city), city.storm) == ([2] * 6, None)
    assert len(orders) > 3


@rule("FP-GROVE-07", "FP-GROVE-07/2", "FP-STORY-10", "FP-STORY-10/1")
def test_after_the_first_storm_the_marker_lies_four_rounds_ahead() -> None:
    city = grove("II04", round=5, storm=5)
    assert new_game(scenario="frozen-grove").storm == 7
    city.play(storm_check)
    assert (city.storms, city.storm) == (1, 9)


@rule("FP-STORY-10")
def test_beyond_the_track_there_is_no_more_storm() -> None:
    city = grove(round=12, storm=12)
    city.play(set_storm_ahead, 3)
    assert city.storm == 15
    city.play(set_storm_ahead, 4)
    assert city.storm is None


@rule("FP-GROVE-08", "FP-GROVE-08/1")
def test_a_wooded_sector_loses_a_tree_and_nothing_else() -> None:
    city = grove(trees=[3, 3, 2, 3, 3, 3], cold=7)
    for space in ("far-7/a", "near-5/b"):
        put_up(city, space, "tent")
    city.play(strike, 2)
    assert (trees(city), city.count("building", "tent"), city.cold) == ([3, 3, 1, 3, 3, 3], 2, 7)


@rule("FP-GROVE-09", "FP-GROVE-09/1")
def test_in_a_bare_sector_tents_and_bunkhouses_fall_and_it_grows_colder() -> None:
    city = grove(trees=[1, 1, 1, 1, 0, 1], cold=7)
    inside = {"far-13/a": "tent", "near-9/a": "bunkhouse", "far-14/b": "house"}
    outside = {"generator-4": "tent", "near-1/a": "tent"}
    for space, building in {**inside, **outside}.items():
        put_up(city, space, building)
    city.play(strike, 4)
    standing = {space: city.building[space] for space in (*inside, *outside)}
    assert standing == {**outside, "far-13/a": "ruins", "near-9/a": "ruins", "far-14/b": "house"}
    assert (city.cold, city.ruined, trees(city)) == (8, {}, [1, 1, 1, 1, 0, 1])


@rule("FP-GROVE-10", "FP-GROVE-10/1", "FP-STORY-15")
def test_a_storm_that_finds_no_rim_tree_ends_the_city() -> None:
    city = grove("II04", trees=[0] * 6, round=9, storm=9, storms=1)
    assert ("danger-open-sides", ()) in city.says(dangers)
    with pytest.raises(GameOver) as over:
        city.play(storm_check)
    assert (over.value.outcome.cause, over.value.outcome.winners) == ("storm", ())


@rule("FP-STORY-15", "FP-STORY-15/1")
def test_the_last_round_ends_with_the_goal_unmet() -> None:
    city = grove("II03", trees=[3] * 6, round=15)
    city.play(check_goal)
    with pytest.raises(GameOver) as over:
        city.play(out_of_time)
    assert (over.value.outcome.cause, over.value.outcome.winners) == ("time", ())


@rule("FP-GROVE-10")
def test_the_last_tree_counts_before_the_storm_breaks_it() -> None:
    city = grove(trees=[0, 0, 0, 1, 0, 0])
    city.play(wind, 6)
    assert trees(city) == [0] * 6
    assert ("danger-open-sides", ()) not in grove(trees=[0, 0, 0, 1, 0, 0]).says(dangers)


@rule("FP-GROVE-11", "FP-GROVE-11/1")
def test_the_woodpile_takes_wood_and_coal() -> None:
    city = grove("II03", ready={"worker": 1, "child-worker": 1}, stock={"wood": 2, "coal": 3})
    city.goods_on = [{"wood": 6}]
    city.turn("turn:special", "special:II03", "meeple:worker")
    assert city.goods_on == [{"wood": 8}]
    city.turn("turn:special")
    assert city.goods_on == [{"wood": 8, "coal": 3}]


@rule("FP-GROVE-12", "FP-GROVE-12/1")
@pytest.mark.parametrize(
    ("lacking", "fields"),
    [
        ("a tree", {"trees": [1, 1, 1, 1, 1, 0]}),
        ("a storm", {"storms": 2}),
        ("wood", {"wood": 7}),
        ("coal", {"coal": 8}),
        ("nothing", {}),
    ],
)
def test_the_goal(lacking: str, fields: dict[str, Any]) -> None:
    wanted = {"trees": [1] * 6, "storms": 3, "wood": 8, "coal": 9, **fields}
    city = grove("II01", "II03", trees=wanted["trees"], storms=wanted["storms"])
    city.goods_on = [{}, {"wood": wanted["wood"], "coal": wanted["coal"]}]
    if lacking == "nothing":
        with pytest.raises(GameOver, match="saved"):
            city.play(check_goal)
    else:
        city.play(check_goal)


@rule("FP-GROVE-13")
def test_the_treeline_lies_open_and_round_three_brings_the_others() -> None:
    city = new_game(scenario="frozen-grove")
    assert (city.display, city.triggers) == (["II01"], [3, 8])
    dawn = grove("II01", round=3)
    dawn.play(trigger, 3, "option:2")
    assert dawn.display == ["II01", "II02", "II03"]


@rule("FP-GROVE-13", "FP-GROVE-13/1", "FP-GROVE-13/2")
@pytest.mark.parametrize(
    ("standing", "hope", "discontent"),
    [([2] * 6, 2, 0), ([2, 2, 2, 2, 2, 1], 1, 0), ([2, 1, 1, 1, 1, 1], 1, 0), ([1] * 6, 1, 1)],
)
def test_round_eight_looks_at_the_treeline(standing: list[int], hope: int, discontent: int) -> None:
    city = grove("II01", trees=standing, round=8)
    city.play(trigger, 8, *(["raise:draw"] if hope > 1 else []))
    assert (len(city.hope), len(city.discontent)) == (hope, discontent)


@rule("FP-STORY-02", "FP-STORY-16")
def test_a_scenario_without_rim_trees_ignores_what_is_said_of_them() -> None:
    city = town(cold=5)
    city.play(wind, 2)
    city.play(fell_rim_tree)
    assert (city.g.marks, city.cold) == ([], 5)


@rule("FP-GROVE-02")
def test_starting_tiles_are_taken_from_both_stacks() -> None:
    city = new_game(scenario="frozen-grove")
    assert (len(city.near), len(city.far)) == (9, 15)
