"""Objectives, the end of the war, and giving up: TW-OBJ, TW-GEN-21."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.characters.anytime import PAY_OBJECTIVE, calm
from holdfast.games.this_war_of_mine.phases.morning import draw_event
from holdfast.games.this_war_of_mine.scripts import objectives
from holdfast.games.this_war_of_mine.scripts.objectives import FORFEIT, advance, settle, why_not_advance
from holdfast.games.this_war_of_mine.state import (
    GUARD,
    JEWELRY,
    KNIFE,
    MEDS,
    NEAR,
    NONE,
    OUT,
    UNARMED,
    WOOD,
    Shelter,
)
from holdfast.kernel import Choice, GameOver, Refusal, Rng, Rule
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import box_with, card, goods, play, shelter

BOX = box_with(
    """
    objectives:
    - {id: T1, title: One, story: x, chapter: 41, steps: 4, price: 2 wood, reward: [gain 1 meds], penalty: [add 2 cold]}
    - {id: T2, title: Two, story: x, chapter: 42, when: have 3 water, reward: [gain 2 books], penalty: [add 1 cold]}
    - {id: T3, title: Three, story: x, chapter: 43, steps: 1, price: 1 jewelry, reward: [gain 1 coffee], final: true}
    - {id: T4, title: Four, story: x, chapter: 43, when: you have 1 water, final: true}
    - {id: T5, title: Five, story: x, chapter: 44, steps: 1, price: 1 knife}
    chapters:
    - {id: TI, title: First, story: Test., number: 41, now: [set up the objectives]}
    - {id: TII, title: Second, story: Test., number: 42, now: [settle the objective of chapter 41]}
    """
)
T1, T2, T3, T4, T5 = (card("objectives", f"T{number}", BOX) for number in range(1, 6))


def quest(objective: int = T1, **fields: Any) -> Shelter:
    return shelter(box=BOX, objective=objective, **fields)


def ask(g: Shelter) -> Rule:
    """Any question, put where the game is calm."""
    yield from calm(g, lambda: Choice(FORFEIT, g.leader, [0, 1]))


def over(rule_: Rule, *answers: int) -> GameOver:
    with pytest.raises(GameOver) as ended:
        play(rule_, *answers)
    return ended.value


# -- the deck ---------------------------------------------------------------------------------------------------------


@rule("TW-OBJ-01", "TW-OBJ-04")
def test_the_first_chapter_card_sets_up_an_objective_of_each_chapter_in_order() -> None:
    seen = set()
    for seed in range(20):
        g = shelter(seed, box=BOX, events=[BOX.event_ids.index("TI")], status=3)
        play(draw_event(g))
        deck = [g.objective, *g.objectives[::-1]]
        chapters = [BOX.objectives[objective].chapter for objective in deck]
        assert chapters == sorted({objective.chapter for objective in BOX.objectives})
        assert g.status == 0
        seen.update(deck)
    assert {T3, T4} <= seen  # which one of a chapter is left to chance


@rule("TW-OBJ-04", "TW-OBJ-04/1")
def test_a_counter_begins_on_its_leftmost_space() -> None:
    g = quest(NONE, objectives=[T1], status=2)
    objectives.reveal(g)
    assert BOX.objectives[T1].steps + 1 == 5  # spaces
    assert (g.objective, g.status, g.objectives) == (T1, 0, [])


# -- working on it ----------------------------------------------------------------------------------------------------


@rule("TW-OBJ-05", "TW-OBJ-05/1")
def test_each_step_is_paid_from_storage() -> None:
    g = quest(stock=goods(wood=5))
    advance(g)
    advance(g)
    assert (g.status, g.stock[WOOD]) == (2, 1)
    assert why_not_advance(g) == Refusal("TW-OBJ-05", "cannot-pay-objective", 2, WOOD)
    assert objectives.why_not_advance(g) is not None


@rule("TW-OBJ-05", "TW-GEN-27")
def test_it_is_paid_at_any_time_also_while_others_are_out() -> None:
    g = quest(stock=goods(wood=2), pile=goods(wood=9), location=NEAR, task=[OUT, GUARD, GUARD, NONE])
    play(ask(g), ~PAY_OBJECTIVE, 0)
    assert (g.status, g.stock[WOOD], g.pile[WOOD]) == (1, 0, 9)


@rule("TW-OBJ-05", "TW-RAID-01")
def test_a_weapon_in_a_guards_hands_pays_for_nothing() -> None:
    g = quest(T5, stock=goods(knife=1), armed=[KNIFE, UNARMED, UNARMED, UNARMED])
    assert objectives.why_not_advance(g) is not None
    g.armed[0] = UNARMED
    assert objectives.why_not_advance(g) is None


@rule("TW-OBJ-06", "TW-OBJ-06/1")
def test_the_rightmost_space_completes_it_but_the_reward_waits() -> None:
    g = quest(status=3, stock=goods(wood=2))
    advance(g)
    assert g.completed == [T1]
    assert g.stock == goods()


@rule("TW-OBJ-03", "TW-OBJ-03/1")
def test_nothing_is_paid_for_a_later_objective() -> None:
    g = quest(T1, objectives=[T3], stock=goods(jewelry=1))
    assert objectives.why_not_advance(g) is not None
    advance(quest(T3, stock=goods(jewelry=1)))
    play(ask(g), 0)
    assert (g.stock[JEWELRY], g.status, g.completed) == (1, 0, [])


@rule("TW-OBJ-03", "TW-OBJ-03/2")
def test_when_one_is_completed_the_next_is_revealed_and_may_be_worked_on() -> None:
    g = quest(T1, day=3, status=3, objectives=[T5, T3], stock=goods(wood=2, jewelry=1))
    advance(g)
    assert (g.objective, g.status, g.objectives) == (T3, 0, [T5])
    assert objectives.why_not_advance(g) is None
    advance(g)
    assert g.completed == [T1, T3]
    assert g.stock[MEDS] == 0
    play(settle(g, 41))
    assert (g.stock[MEDS], g.completed) == (1, [T3])


@rule("TW-OBJ-05")
def test_an_objective_without_a_counter_or_none_at_all_is_not_paid_for() -> None:
    assert why_not_advance(quest(T2)) == Refusal("TW-OBJ-05", "no-counter", T2)
    assert why_not_advance(quest(NONE)) == Refusal("TW-OBJ-05", "no-objective")


# -- settling ---------------------------------------------------------------------------------------------------------


@rule("TW-OBJ-02", "TW-OBJ-02/1", "TW-MORN-04")
def test_a_reward_comes_with_the_card_that_ends_the_chapter() -> None:
    g = quest(T1, day=3, status=3, stock=goods(wood=2), events=[BOX.event_ids.index("TII")])
    advance(g)
    assert g.stock == goods()
    g.day = 5
    play(draw_event(g))
    assert (g.stock, g.completed, g.cold) == (goods(meds=1), [], 0)


@rule("TW-OBJ-03", "TW-OBJ-03/3", "TW-OBJ-02", "TW-MORN-04")
def test_an_objective_that_failed_gives_its_penalty_and_the_next_is_current() -> None:
    g = quest(T1, status=2, objectives=[T2], events=[BOX.event_ids.index("TII")])
    play(draw_event(g))
    assert (g.cold, g.stock) == (2, goods())
    assert (g.objective, g.status, g.objectives, g.completed) == (T2, 0, [], [])


@rule("TW-OBJ-02")
def test_one_without_a_counter_is_looked_at_when_it_is_settled() -> None:
    g = quest(T2, stock=goods(water=3))
    play(settle(g, 42))
    assert (g.stock, g.cold, g.objective) == (goods(water=3, book=2), 0, NONE)
    failed = quest(T2, stock=goods(water=2))
    play(settle(failed, 42))
    assert (failed.stock, failed.cold, failed.objective) == (goods(water=2), 1, NONE)


@rule("TW-OBJ-02")
def test_a_chapter_without_an_open_objective_settles_nothing() -> None:
    g = quest(T2, completed=[T3])
    play(settle(g, 41))
    assert (g.objective, g.completed, g.cold, g.stock) == (T2, [T3], 0, goods())


# -- the end ----------------------------------------------------------------------------------------------------------


@rule("TW-GEN-21", "TW-GEN-21/1")
def test_who_lives_when_the_war_is_over_has_survived() -> None:
    ended = over(objectives.war_is_over(quest(NONE, people=1, seats=3)))
    assert (ended.outcome.cause, ended.outcome.winners) == ("survived", (0, 1, 2))


@rule("TW-OBJ-08", "TW-OBJ-08/1")
def test_without_the_final_objective_it_is_no_complete_victory() -> None:
    assert over(objectives.war_is_over(quest(T3, people=2))).outcome.cause == "survived"


@rule("TW-OBJ-08", "TW-OBJ-02")
def test_the_final_objective_makes_a_victory_and_its_reward_is_given() -> None:
    g = quest(T3, stock=goods(jewelry=1))
    advance(g)
    ended = over(objectives.war_is_over(g))
    assert (ended.outcome.cause, ended.outcome.winners) == ("victory", (0, 1))
    assert g.stock == goods(coffee=1)


@rule("TW-OBJ-08", "TW-OBJ-02")
def test_a_final_objective_without_a_counter_is_settled_with_the_end() -> None:
    assert over(objectives.war_is_over(quest(T4, stock=goods(water=1)))).outcome.cause == "victory"
    assert over(objectives.war_is_over(quest(T4))).outcome.cause == "survived"


@rule("TW-OBJ-07", "TW-OBJ-08")
def test_without_a_starting_character_the_final_objective_is_out_of_reach() -> None:
    strangers = {"people": 2, "beginners": [7, 8, 9]}
    g = quest(T4, stock=goods(water=1), **strangers)
    assert not objectives.beginner_lives(g)
    assert over(objectives.war_is_over(g)).outcome.cause == "survived"
    g = quest(T3, stock=goods(jewelry=1), **strangers)
    assert why_not_advance(g) == Refusal("TW-OBJ-07", "objective-lost", T3)
    g = quest(T1, stock=goods(wood=2), **strangers)
    assert objectives.why_not_advance(g) is None


@rule("TW-OBJ-07", "TW-OBJ-07/1", "TW-SET-04")
def test_when_the_last_who_began_is_gone_the_group_may_give_up() -> None:
    def last_dies() -> Shelter:
        g = shelter(characters=[0, NONE, NONE, 5], beginners=[0, 1, 2], leader=1)
        assert objectives.beginner_lives(g)
        return g

    g = last_dies()
    question = next(people.die(g, 0))
    assert isinstance(question, Choice)
    assert (question.question, question.seat, question.values) == (FORFEIT, 1, [0, 1])
    g = last_dies()
    play(people.die(g, 0), 0)
    assert people.group(g) == [3]
    play(people.raise_state(g, 3, 0, 1))  # nobody is asked again
    ended = over(people.die(last_dies(), 0), 1)
    assert (ended.outcome.cause, ended.outcome.winners) == ("forfeit", ())


@rule("TW-OBJ-07", "TW-GEN-25")
def test_in_a_scenario_nobody_is_asked_to_give_up() -> None:
    box = box_with("scenarios: [{id: short, title: Short, story: Test., events: [event]}]")
    g = shelter(box=box, scenario=card("scenarios", "short", box), characters=[0, NONE, NONE, 5])
    play(people.die(g, 0))
    assert people.group(g) == [3]


def test_the_same_chance_gives_the_same_objectives() -> None:
    first, second = (shelter(box=BOX, rng=Rng(5)) for _ in range(2))
    objectives.set_up(first)
    objectives.set_up(second)
    assert (first.objective, first.objectives) == (second.objective, second.objectives)
