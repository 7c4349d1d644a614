"""Scouts and Expeditions: FP-SCOUT, FP-EXP, and what FP-TECH-12, FP-WEA-08, FP-BLD-24 and FP-BLD-25 say of them."""

from __future__ import annotations

from typing import Any

from holdfast.games.frostpunk.box import FrostpunkBox, open_box
from holdfast.games.frostpunk.city.expeditions import (
    EXPLORE,
    ON,
    SKIP,
    come_home,
    deploy,
    last_step,
    move,
    move_scouts,
    why_not_deploy,
    why_not_route,
    why_not_stack,
    why_not_way,
)
from holdfast.games.frostpunk.city.expeditions import ROUTE as ROUTE_QUESTION
from holdfast.games.frostpunk.city.expeditions import WAY as WAY_QUESTION
from holdfast.games.frostpunk.city.heat import WHITE
from holdfast.games.frostpunk.phases.action import muster
from holdfast.games.frostpunk.phases.weather import weather_phase
from holdfast.games.frostpunk.state import (
    BEACON,
    CHILD_WORKER,
    COAL,
    CORE,
    ENGINEER,
    MEEPLES,
    NONE,
    SCOUT_SLEDS,
    STACKS,
    WOOD,
    WORKER,
    City,
)
from holdfast.kernel import Choice, Rule
from tests.cite import rule
from tests.frostpunk.by_number import box_with, city, offered, play

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
ON_FROM_MILL, HOME_WITH_B, HOME_FROM_MILL = range(3)
HOME_FROM_CAMP, ON_FROM_CAMP, HOME_WITH_C, FEAST = range(4)
ANSWERS = {"stacks": 3, "routes": 2, "options": 6}


def box() -> FrostpunkBox:
    return box_with(CARDS)


def card(name: str) -> int:
    return [row.id for row in box().expeditions].index(name)


def white(name: str) -> int:
    return card(name) * 2


def black(name: str) -> int:
    return card(name) * 2 + 1


def wild(*stacks: list[int], step: int = 0, decks: str = "ford quay gate", **fields: Any) -> City:
    """Stacks from the first, a Worker as Scout on the first; one card in each deck."""
    trails: list[list[int]] = [[], [], []]
    for name in decks.split():
        trails[box().deck_of_expedition[card(name)]].append(card(name))
    empty: list[list[int]] = [[] for _ in range(STACKS - len(stacks))]
    return city(
        **{
            "box": box(),
            "stacks": [*stacks, *empty],
            "scouts": [WORKER, NONE, NONE],
            "steps": [step, 0, 0],
            "trails": trails,
            **fields,
        }
    )


def act(g: City, rule: Rule, *answers: int) -> None:
    """Carry it out; at every question what is not offered is refused, and what is offered is not."""
    play(explained(g, rule), *answers)


def explained(g: City, rule: Rule) -> Rule:
    answer: Any = None
    while True:
        try:
            choice = rule.send(answer)
        except StopIteration:
            return
        assert isinstance(choice, Choice)
        for value in range(ANSWERS.get(choice.question.domain, 0)):
            assert (choice.question.why_not(g, choice, value) is None) is (value in choice.values)
        answer = yield choice


def beacon(improved: int = 0, **fields: Any) -> City:
    g = wild([white("mill")], [white("ford")], [white("ford")], **{"scouts": [NONE] * STACKS, **fields})
    g.building[5] = g.building[6] = BEACON
    g.improved[5] = g.improved[6] = improved
    return g


# -- sending Scouts out -----------------------------------------------------------------------------------------------


@rule("FP-SCOUT-01", "FP-SCOUT-01/1")
def test_scouts_need_a_beacon() -> None:
    assert why_not_deploy(beacon()) is None
    refusal = why_not_deploy(wild([white("mill")], scouts=[NONE] * STACKS))
    assert refusal is not None
    assert refusal.rule == "FP-SCOUT-01"


@rule("FP-SCOUT-01")
def test_nobody_falls_sick_from_setting_out() -> None:
    g = beacon(heat=1, people=[5, 5, 5])
    act(g, deploy(g, 0, WORKER))
    assert g.sick == [0, 0, 0]


@rule("FP-SCOUT-03")
def test_a_scout_starts_on_the_bottommost_space_of_a_stack_of_its_own() -> None:
    g = wild([white("mill"), white("camp")], [white("ford")], scouts=[NONE] * STACKS, steps=[3, 0, 0])
    act(g, deploy(g, 0, ENGINEER))
    assert (g.scouts, g.steps) == ([ENGINEER, NONE, NONE], [0, 0, 0])
    taken, empty = why_not_stack(g, 0), why_not_stack(g, 2)
    assert taken is not None
    assert empty is not None
    assert (taken.rule, taken.reason) == ("FP-SCOUT-03", "stack-taken")
    assert (empty.rule, empty.reason) == ("FP-EXP-18", "stack-empty")
    assert why_not_stack(g, 1) is None


@rule("FP-SCOUT-03")
def test_without_an_open_stack_nobody_is_sent() -> None:
    g = beacon(1, scouts=[WORKER, NONE, NONE])
    g.stacks[1] = g.stacks[2] = []
    refusal = why_not_deploy(g)
    assert refusal is not None
    assert refusal.rule == "FP-SCOUT-03"


@rule("FP-SCOUT-04", "FP-SCOUT-04/1", "FP-BLD-24")
def test_a_basic_beacon_is_for_one_expedition() -> None:
    refusal = why_not_deploy(beacon(scouts=[NONE, WORKER, NONE]))
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("FP-SCOUT-04", (1,))


@rule("FP-SCOUT-04/2", "FP-BLD-25")
def test_an_upgraded_beacon_is_for_two() -> None:
    g = beacon(1, scouts=[NONE, WORKER, NONE])
    assert why_not_deploy(g) is None
    assert why_not_stack(g, 0) is None


@rule("FP-SCOUT-04/3", "FP-BLD-25")
def test_and_no_more() -> None:
    refusal = why_not_deploy(beacon(1, scouts=[NONE, WORKER, ENGINEER]))
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("FP-SCOUT-04", (2,))


@rule("FP-BLD-24", "FP-BLD-25")
def test_the_beacon_is_large_and_white() -> None:
    built_in = open_box(None)
    row = built_in.buildings[BEACON]
    assert (row.large, row.tiles, row.cost[WOOD], sum(row.cost)) == (True, 1, 3, 3)
    assert built_in.insulation[BEACON] == (WHITE, WHITE)
    assert built_in.upgradable[BEACON]


@rule("FP-SCOUT-06", "FP-SCOUT-06/1")
def test_without_the_beacon_scouts_go_on_but_no_new_ones_out() -> None:
    g = beacon(scouts=[WORKER, NONE, NONE])
    g.weather = [len(g.box.weather) - 1]
    g.building[5] = g.building[6] = NONE
    act(g, weather_phase(g))
    assert g.steps[0] == 2
    refusal = why_not_deploy(g)
    assert refusal is not None
    assert refusal.rule == "FP-SCOUT-01"


# -- the way ----------------------------------------------------------------------------------------------------------


@rule("FP-EXP-01")
def test_a_covered_card_has_one_space_and_a_covered_black_card_none() -> None:
    assert last_step(wild([white("mill")]), 0) == 3
    assert last_step(wild([white("mill"), white("quay")]), 0) == 1 + 4
    assert last_step(wild([black("mill"), white("quay")]), 0) == 4
    assert last_step(wild([white("mill"), black("camp"), white("ship")]), 0) == 1 + 1


@rule("FP-EXP-02", "FP-EXP-02/1")
def test_from_a_covered_card_a_scout_steps_to_the_next() -> None:
    g = wild([white("mill"), white("quay")])
    act(g, move(g, 0, 1))
    assert g.steps[0] == 1
    act(g, move(g, 0, 3))
    assert (g.steps[0], g.scouts[0]) == (4, WORKER)
    assert offered(move(g, 0, 1)) == [SKIP, EXPLORE]


@rule("FP-EXP-03")
def test_on_the_last_space_the_players_choose_at_once() -> None:
    g = wild([white("mill")], step=2)
    rule = move(g, 0, 2)
    choice = next(rule)
    assert isinstance(choice, Choice)
    assert (choice.question, choice.values, choice.seat) == (ROUTE_QUESTION, [SKIP, EXPLORE], g.leader)
    assert choice.question.team
    assert g.steps[0] == 3


@rule("FP-EXP-04", "FP-EXP-04/1")
def test_a_c_card_must_be_explored() -> None:
    g = wild([white("ship")])
    refusal = why_not_route(g, Choice(ROUTE_QUESTION, 0, [], about=0), SKIP)
    assert refusal is not None
    assert refusal.rule == "FP-EXP-04"
    assert offered(move(g, 0, 1)) == [EXPLORE]
    assert offered(move(wild([white("camp")]), 0, 2)) == [SKIP, EXPLORE]


@rule("FP-EXP-05", "FP-EXP-05/1")
def test_to_skip_lays_a_card_of_the_next_deck() -> None:
    g = wild([white("mill")], step=2)
    act(g, move(g, 0, 1), SKIP)
    assert (g.stacks[0], g.steps[0], g.scouts[0]) == ([white("mill"), white("quay")], 1, WORKER)
    assert (g.trails, g.stock, g.food) == ([[card("ford")], [], [card("gate")]], [0, 0, 0, 0], 0)
    act(g, move(g, 0, 4), SKIP)
    assert (g.stacks[0], g.steps[0]) == ([white("mill"), white("quay"), white("gate")], 2)


@rule("FP-EXP-06", "FP-EXP-06/1")
def test_movement_left_after_a_skip_is_used_on_the_new_card() -> None:
    g = wild([white("mill")], step=2)
    act(g, move(g, 0, 2), SKIP)
    assert (g.stacks[0], g.steps[0]) == ([white("mill"), white("quay")], 2)


@rule("FP-EXP-06", "FP-EXP-03")
def test_it_may_lead_to_the_next_location() -> None:
    g = wild([white("mill")], step=2, decks="ford camp gate")
    act(g, move(g, 0, 3), SKIP, SKIP)
    assert (g.stacks[0][-1], g.steps[0], g.scouts[0]) == (white("gate"), 2, WORKER)


@rule("FP-EXP-18", "FP-EXP-18/1")
def test_with_an_empty_deck_there_is_no_skipping() -> None:
    g = wild([white("mill")], step=2, decks="ford gate")
    refusal = why_not_route(g, Choice(ROUTE_QUESTION, 0, [], about=0), SKIP)
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("FP-EXP-18", (1,))
    assert offered(move(g, 0, 1)) == [EXPLORE]


@rule("FP-WEA-08")
def test_the_players_choose_which_of_two_scouts_moves_first_with_all_that_follows() -> None:
    g = wild([white("mill")], [white("quay")], [white("mill")], scouts=[WORKER, NONE, ENGINEER], steps=[2, 0, 2])
    assert offered(move_scouts(g.copy(), 1)) == [0, 2]
    act(g, move_scouts(g, 1), 2, SKIP, HOME_FROM_MILL)  # the only B card is taken: the Worker cannot skip
    assert (g.stacks[2], g.scouts) == ([white("mill"), white("quay")], [NONE, NONE, ENGINEER])
    assert (g.ready[WORKER], g.stock[WOOD]) == (1, 1)


def test_a_stack_without_a_scout_does_not_move() -> None:
    g = wild([white("mill")], scouts=[NONE] * STACKS)
    act(g, move(g, 0, 9))
    assert (g.steps, g.stacks[0]) == ([0, 0, 0], [white("mill")])
    act(g, move_scouts(wild([white("mill")], step=2), 0))


# -- exploring --------------------------------------------------------------------------------------------------------


@rule("FP-EXP-07", "FP-EXP-07/1")
def test_only_the_top_card_is_turned_over() -> None:
    g = wild([white("mill"), white("camp")], step=2)
    shown = g.reveals
    rule = move(g, 0, 1)
    next(rule)
    rule.send(EXPLORE)
    assert g.stacks[0] == [white("mill"), black("camp")]
    assert g.reveals > shown


@rule("FP-EXP-08")
def test_one_option_is_resolved_among_those_that_are_open() -> None:
    g = wild([white("camp")], step=1, food=20)
    choice = Choice(WAY_QUESTION, 0, [], about=card("camp"))
    price = why_not_way(g, choice, FEAST)
    assert price is not None
    assert (price.rule, price.numbers) == ("FP-EXP-08", (card("camp"), FEAST, 1))
    g.stock[COAL], g.food = 2, 19
    condition = why_not_way(g, choice, FEAST)
    assert condition is not None
    assert (condition.rule, condition.numbers) == ("FP-EXP-08", (card("camp"), FEAST, 0))
    nothing = why_not_way(g, choice, 4)
    assert nothing is not None
    assert nothing.numbers == (card("camp"), 4)
    act(g, move(g, 0, 1), EXPLORE, HOME_WITH_C)
    assert (g.food, g.stock) == (19, [1, 2, 0, 0])


@rule("FP-EXP-08")
def test_every_card_has_a_return_option_and_at_most_one_continue() -> None:
    for row in open_box(None).expeditions:
        going_on = sum(way.go in ON for way in row.options)
        assert going_on <= 1, row.id
        assert len(row.options) > going_on, row.id
        assert len(row.options) <= ANSWERS["options"], row.id


@rule("FP-EXP-09", "FP-EXP-09/1", "FP-EXP-11", "FP-EXP-11/1")
def test_to_continue_lays_a_card_on_the_black_one_and_gains_nothing_yet() -> None:
    g = wild([white("mill")], step=2)
    act(g, move(g, 0, 1), EXPLORE, ON_FROM_MILL)
    assert (g.stacks[0], g.steps[0], g.scouts[0]) == ([black("mill"), white("quay")], 0, WORKER)
    assert (g.stock[COAL], g.ready[WORKER], g.trails[1]) == (0, 0, [])
    act(g, move(g, 0, 4), EXPLORE)
    assert (g.stock[COAL], g.food, g.ready[WORKER]) == (2, 5, 1)


@rule("FP-EXP-10", "FP-EXP-10/1")
def test_to_continue_ends_the_movement() -> None:
    g = wild([white("mill")], step=2)
    act(g, move(g, 0, 3), EXPLORE, ON_FROM_MILL)
    assert (g.stacks[0][-1], g.steps[0]) == (white("quay"), 0)


@rule("FP-EXP-11", "FP-GEN-14")
def test_what_a_continue_costs_is_paid_at_once() -> None:
    g = wild([white("camp")], step=1, stock=[1, 0, 0, 0])
    act(g, move(g, 0, 1), EXPLORE, ON_FROM_CAMP)
    assert (g.stock[WOOD], g.stock[CORE], g.stacks[0]) == (0, 0, [black("camp"), white("gate")])
    act(g, move(g, 0, 1))
    assert (g.stock[WOOD], g.stock[CORE]) == (0, 1)


@rule("FP-EXP-18")
def test_with_an_empty_deck_there_is_no_continue() -> None:
    g = wild([white("mill")], step=2, decks="ford gate")
    refusal = why_not_way(g, Choice(WAY_QUESTION, 0, [], about=card("mill")), ON_FROM_MILL)
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("FP-EXP-18", (1,))
    act(g, move(g, 0, 1), HOME_FROM_MILL)
    assert g.scouts[0] == NONE


# -- coming home ------------------------------------------------------------------------------------------------------


@rule("FP-EXP-12", "FP-EXP-12/1")
def test_a_scout_who_returns_is_there_for_this_rounds_actions() -> None:
    g = wild([white("ford")], step=1, people=[22, 0, 0], ready=[4, 0, 0, 0, 0, 0], decks="ford")
    g.weather = [len(g.box.weather) - 1]
    act(g, weather_phase(g))
    assert (g.scouts[0], g.ready[WORKER]) == (NONE, 5)
    muster(g)
    assert g.ready[WORKER] == 5


@rule("FP-EXP-12")
def test_the_scout_is_home_before_anything_else_and_moves_no_more() -> None:
    g = wild([white("ford")], step=1, scouts=[CHILD_WORKER, NONE, NONE])
    rule = come_home(g, 0, (), 0)
    g.told = []
    play(rule)
    assert [message for message, _, _ in g.told] == ["scout-home", "new-location"]
    assert g.ready == [int(kind == CHILD_WORKER) for kind in range(MEEPLES)]
    g = wild([white("ford")], step=1)
    g.told = []
    act(g, move(g, 0, 9), EXPLORE)
    messages = [message for message, _, _ in g.told]
    assert messages.index("scout-home") < messages.index("food-gained")
    assert (g.steps[0], g.scouts[0], len(g.stacks[0])) == (0, NONE, 1)


@rule("FP-EXP-13", "FP-EXP-13/1")
def test_the_return_comes_first_then_what_was_continued() -> None:
    g = wild([black("mill"), white("camp")], step=1, told=[])
    act(g, move(g, 0, 1), EXPLORE, HOME_FROM_CAMP)
    assert (g.food, g.stock[COAL]) == (3, 2)
    gains = [message for message, _, _ in g.told or [] if message in ("food-gained", "gained")]
    assert gains == ["food-gained", "gained"]


@rule("FP-EXP-13")
def test_what_was_continued_comes_from_the_top_down() -> None:
    g = wild([black("mill"), black("camp"), white("ship")], people=[9, 0, 0], told=[])
    act(g, move(g, 0, 1))
    assert [numbers for message, _, numbers in g.told or [] if message == "gained"] == [(1, CORE), (2, COAL)]
    assert g.people[WORKER] == 12


@rule("FP-EXP-13/2")
def test_skipped_cards_give_nothing() -> None:
    g = wild([white("mill"), white("camp")], step=2)
    act(g, move(g, 0, 1), EXPLORE, HOME_FROM_CAMP)
    assert (g.food, g.stock) == (3, [0, 0, 0, 0])


@rule("FP-EXP-14", "FP-EXP-14/1")
def test_new_a_starts_the_stack_anew() -> None:
    g = wild([white("mill"), white("camp")], step=2)
    act(g, move(g, 0, 1), EXPLORE, HOME_FROM_CAMP)
    assert (g.stacks[0], g.scouts[0], g.trails[0]) == ([white("ford")], NONE, [])


@rule("FP-EXP-15", "FP-EXP-15/1")
def test_a_return_with_b_covers_the_stack() -> None:
    g = wild([white("mill")], step=2)
    act(g, move(g, 0, 1), EXPLORE, HOME_WITH_B)
    assert (g.ready[WORKER], g.scouts[0]) == (1, NONE)
    assert (g.stock[WOOD], g.food) == (3, 2)
    assert g.stacks[0] == [white("mill"), white("quay")]


@rule("FP-EXP-15", "FP-EXP-16")
def test_all_cards_are_white_again_and_the_way_is_longer() -> None:
    g = wild([black("mill"), white("camp")], step=1)
    act(g, move(g, 0, 1), EXPLORE, HOME_WITH_C)
    assert g.stacks[0] == [white("mill"), white("camp"), white("gate")]
    act(g, deploy(g, 0, ENGINEER))
    assert g.steps[0] == 0
    act(g, move(g, 0, 2))
    assert (g.steps[0], g.scouts[0]) == (2, ENGINEER)
    assert offered(move(g, 0, 1)) == [EXPLORE]


@rule("FP-EXP-18")
def test_from_an_empty_deck_a_stack_gets_no_card() -> None:
    g = wild([white("mill")], step=2, decks="")
    act(g, move(g, 0, 1), HOME_FROM_MILL)
    assert (g.stacks[0], g.ready[WORKER]) == ([], 1)
    g = wild([white("mill")], step=2, decks="")
    act(g, move(g, 0, 1), HOME_WITH_B)
    assert g.stacks[0] == [white("mill")]


@rule("FP-EXP-08", "FP-EXP-14")
def test_where_no_option_is_open_the_scout_comes_home_as_with_new_a() -> None:
    g = wild([black("mill"), white("gate")])
    act(g, move(g, 0, 1))
    assert (g.scouts[0], g.ready[WORKER], g.stacks[0]) == (NONE, 1, [white("ford")])
    assert (g.food, g.stock[COAL]) == (0, 2)


def test_the_next_card_of_a_deck_is_seen_when_its_top_is_taken() -> None:
    g = wild([white("mill")], step=2, decks="ford camp quay gate")
    act(g, move(g, 0, 1), SKIP)
    assert (g.reveals, g.trails[1]) == (1, [card("camp")])
    g = wild([white("mill")], step=2)
    act(g, move(g, 0, 1), SKIP)
    assert g.reveals == 0


@rule("FP-EXP-17")
def test_a_card_hints_at_what_may_be_found() -> None:
    assert [row.hint for row in box().expeditions[-6:]] == ["goods", "goods", "both", "goods", "people", "people"]
    g = wild([white("gate")], people=[5, 0, 0])
    act(g, move(g, 0, 1))
    assert g.people == [5, 0, 0]


@rule("FP-EXP-19", "FP-EXP-19/1")
def test_newcomers_are_counted_before_the_sick_among_them() -> None:
    g = wild([white("ship")], people=[5, 0, 0], sick=[5, 0, 0], hunger=2)
    act(g, move(g, 0, 1))
    assert (g.people[WORKER], g.sick[WORKER], g.skull[WORKER], g.hunger) == (8, 7, 0, 3)


@rule("FP-EXP-19")
def test_cards_bring_newcomers_before_their_sickness_and_hunger() -> None:
    for row in open_box(None).expeditions:
        for way in row.options:
            acts = [sentence.act.__name__ for sentence in way.do]
            if "join" in acts:
                before = acts[: len(acts) - acts[::-1].index("join")]
                assert not {"fall_sick", "add_hunger"} & set(before), row.id


# -- Lighter Scout Sleds ----------------------------------------------------------------------------------------------


def with_sleds(g: City) -> City:
    g.developed[SCOUT_SLEDS] = 1
    return g


@rule("FP-TECH-12", "FP-TECH-12/1")
def test_with_sleds_a_scout_starts_on_the_second_space() -> None:
    g = with_sleds(beacon())
    assert g.box.technologies[SCOUT_SLEDS].cost == 4
    act(g, deploy(g, 0, WORKER))
    assert g.steps[0] == 1


@rule("FP-TECH-12")
def test_sleds_take_a_scout_further_who_continues() -> None:
    g = with_sleds(wild([white("mill")], step=2))
    act(g, move(g, 0, 1), EXPLORE, ON_FROM_MILL)
    assert (g.stacks[0][-1], g.steps[0]) == (white("quay"), 1)
    g = with_sleds(wild([white("mill")], step=2))
    act(g, move(g, 0, 1), SKIP)
    assert g.steps[0] == 1


@rule("FP-TECH-12")
def test_if_that_is_the_last_space_the_location_is_reached_at_once() -> None:
    g = with_sleds(wild([white("camp")], step=1, stock=[1, 0, 0, 0], decks="ford ship", people=[9, 0, 0]))
    act(g, move(g, 0, 1), EXPLORE, ON_FROM_CAMP)
    assert (g.scouts[0], g.ready[WORKER], g.people[WORKER], g.stock[CORE]) == (NONE, 1, 12, 1)


def test_a_card_can_move_the_scouts() -> None:
    scouts_move = box_with(
        CARDS
        + """\
- {id: cairn, title: The Cairn, deck: A, spaces: 2, hint: goods, story: Stones., inside: A map., options: [
    {story: Home., do: [scouts move 1 space], go: "home, new A"}]}
"""
    )
    cairn = [row.id for row in scouts_move.expeditions].index("cairn")
    g = wild([cairn * 2], [white("quay")], box=scouts_move, scouts=[WORKER, ENGINEER, NONE])
    play(move_scouts(g, 1), 0, EXPLORE)
    assert (g.scouts, g.steps) == ([NONE, ENGINEER, NONE], [0, 2, 0])
