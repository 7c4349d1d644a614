"""Objectives, the end of the war, and giving up: TW-OBJ, TW-GEN-21."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.characters.anytime import calm
from holdfast.games.this_war_of_mine.phases.morning import draw_event
from holdfast.games.this_war_of_mine.scripts import objectives
from holdfast.games.this_war_of_mine.scripts.objectives import FORFEIT, advance, settle, why_not_advance
from holdfast.games.this_war_of_mine.state import Shelter
from holdfast.kernel import Choice, Outcome, Rng, Rule
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, box_with, goods, shelter

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


def quest(objective: str | None = "T1", **fields: Any) -> Siege:
    return shelter(box=BOX, objective=objective, **fields)


def a_calm_question(g: Shelter) -> Rule:
    """Any question, put where the game is calm."""
    yield from calm(g, lambda: Choice(FORFEIT, g.leader, [0, 1]))


# -- the deck ---------------------------------------------------------------------------------------------------------


@rule("TW-OBJ-01", "TW-OBJ-04")
def test_the_first_chapter_card_sets_up_an_objective_of_each_chapter_in_order() -> None:
    seen = set()
    for seed in range(20):
        siege = shelter(seed, box=BOX, events=["TI"], status=3)
        siege.play(draw_event)
        deck = [siege.objective, *siege.objectives[::-1]]
        chapters = [siege.printed("objectives", objective).chapter for objective in deck]
        assert chapters == sorted({objective.chapter for objective in BOX.objectives})
        assert siege.status == 0
        seen.update(deck)
    assert {"T3", "T4"} <= seen  # which one of a chapter is left to chance


@rule("TW-OBJ-04", "TW-OBJ-04/1")
def test_a_counter_begins_on_its_leftmost_space() -> None:
    siege = quest(None, objectives=["T1"], status=2)
    siege.play(objectives.reveal)
    assert siege.printed("objectives", "T1").steps + 1 == 5  # spaces
    assert (siege.objective, siege.status, siege.objectives) == ("T1", 0, [])


# -- working on it ----------------------------------------------------------------------------------------------------


@rule("TW-OBJ-05", "TW-OBJ-05/1")
def test_each_step_is_paid_from_storage() -> None:
    siege = quest(stock=goods(wood=5))
    siege.play(advance)
    siege.play(advance)
    assert (siege.status, siege.stock["wood"]) == (2, 1)
    assert siege.says(why_not_advance) == ("TW-OBJ-05", "cannot-pay-objective", 2, "wood")


@rule("TW-OBJ-05", "TW-GEN-27")
def test_it_is_paid_at_any_time_also_while_others_are_out() -> None:
    siege = quest(
        stock=goods(wood=2),
        pile=goods(wood=9),
        location="near",
        task={"Ingvar": "out", "Marguerite": "guard", "Tomé": "guard"},
    )
    siege.play(a_calm_question, "anytime:objective", "forfeit:no")
    assert (siege.status, siege.stock["wood"], siege.pile["wood"]) == (1, 0, 9)


@rule("TW-OBJ-05", "TW-RAID-01")
def test_a_weapon_in_a_guards_hands_pays_for_nothing() -> None:
    siege = quest("T5", stock=goods(knife=1), armed={"Ingvar": "knife"})
    assert siege.says(why_not_advance) is not None
    siege.armed["Ingvar"] = "unarmed"
    assert siege.says(why_not_advance) is None


@rule("TW-OBJ-06", "TW-OBJ-06/1")
def test_the_rightmost_space_completes_it_but_the_reward_waits() -> None:
    siege = quest(status=3, stock=goods(wood=2))
    siege.play(advance)
    assert siege.completed == ["T1"]
    assert siege.stock == goods()


@rule("TW-OBJ-03", "TW-OBJ-03/1")
def test_nothing_is_paid_for_a_later_objective() -> None:
    siege = quest("T1", objectives=["T3"], stock=goods(jewelry=1))
    assert siege.says(why_not_advance) is not None
    assert quest("T3", stock=goods(jewelry=1)).says(why_not_advance) is None
    siege.play(a_calm_question, "forfeit:no")
    assert (siege.stock["jewelry"], siege.status, siege.completed) == (1, 0, [])


@rule("TW-OBJ-03", "TW-OBJ-03/2")
def test_when_one_is_completed_the_next_is_revealed_and_may_be_worked_on() -> None:
    siege = quest("T1", day=3, status=3, objectives=["T5", "T3"], stock=goods(wood=2, jewelry=1))
    siege.play(advance)
    assert (siege.objective, siege.status, siege.objectives) == ("T3", 0, ["T5"])
    assert siege.says(why_not_advance) is None
    siege.play(advance)
    assert siege.completed == ["T1", "T3"]
    assert siege.stock["meds"] == 0
    siege.play(settle, 41)
    assert (siege.stock["meds"], siege.completed) == (1, ["T3"])


@rule("TW-OBJ-05")
def test_an_objective_without_a_counter_or_none_at_all_is_not_paid_for() -> None:
    assert quest("T2").says(why_not_advance) == ("TW-OBJ-05", "no-counter", "T2")
    assert quest(None).says(why_not_advance) == ("TW-OBJ-05", "no-objective")


# -- settling ---------------------------------------------------------------------------------------------------------


@rule("TW-OBJ-02", "TW-OBJ-02/1", "TW-MORN-04")
def test_a_reward_comes_with_the_card_that_ends_the_chapter() -> None:
    siege = quest("T1", day=3, status=3, stock=goods(wood=2), events=["TII"])
    siege.play(advance)
    assert siege.stock == goods()
    siege.day = 5
    siege.play(draw_event)
    assert (siege.stock, siege.completed, siege.cold) == (goods(meds=1), [], 0)


@rule("TW-OBJ-03", "TW-OBJ-03/3", "TW-OBJ-02", "TW-MORN-04")
def test_an_objective_that_failed_gives_its_penalty_and_the_next_is_current() -> None:
    siege = quest("T1", status=2, objectives=["T2"], events=["TII"])
    siege.play(draw_event)
    assert (siege.cold, siege.stock) == (2, goods())
    assert (siege.objective, siege.status, siege.objectives, siege.completed) == ("T2", 0, [], [])


@rule("TW-OBJ-02")
def test_one_without_a_counter_is_looked_at_when_it_is_settled() -> None:
    siege = quest("T2", stock=goods(water=3))
    siege.play(settle, 42)
    assert (siege.stock, siege.cold, siege.objective) == (goods(water=3, book=2), 0, None)
    failed = quest("T2", stock=goods(water=2))
    failed.play(settle, 42)
    assert (failed.stock, failed.cold, failed.objective) == (goods(water=2), 1, None)


@rule("TW-OBJ-02")
def test_a_chapter_without_an_open_objective_settles_nothing() -> None:
    siege = quest("T2", completed=["T3"])
    siege.play(settle, 41)
    assert (siege.objective, siege.completed, siege.cold, siege.stock) == ("T2", ["T3"], 0, goods())


# -- the end ----------------------------------------------------------------------------------------------------------


@rule("TW-GEN-21", "TW-GEN-21/1")
def test_who_lives_when_the_war_is_over_has_survived() -> None:
    assert quest(None, people=1, seats=3).end_of(objectives.war_is_over) == Outcome("survived", (0, 1, 2))


@rule("TW-OBJ-08", "TW-OBJ-08/1")
def test_without_the_final_objective_it_is_no_complete_victory() -> None:
    assert quest("T3", people=2).end_of(objectives.war_is_over).cause == "survived"


@rule("TW-OBJ-08", "TW-OBJ-02")
def test_the_final_objective_makes_a_victory_and_its_reward_is_given() -> None:
    siege = quest("T3", stock=goods(jewelry=1))
    siege.play(advance)
    assert siege.end_of(objectives.war_is_over) == Outcome("victory", (0, 1))
    assert siege.stock == goods(coffee=1)


@rule("TW-OBJ-08", "TW-OBJ-02")
def test_a_final_objective_without_a_counter_is_settled_with_the_end() -> None:
    assert quest("T4", stock=goods(water=1)).end_of(objectives.war_is_over).cause == "victory"
    assert quest("T4").end_of(objectives.war_is_over).cause == "survived"


@rule("TW-OBJ-07", "TW-OBJ-08")
def test_without_a_starting_character_the_final_objective_is_out_of_reach() -> None:
    strangers = {"people": 2, "beginners": ["Obed", "Dunja", "Pilar"]}
    siege = quest("T4", stock=goods(water=1), **strangers)
    assert not siege.says(objectives.beginner_lives)
    assert siege.end_of(objectives.war_is_over).cause == "survived"
    siege = quest("T3", stock=goods(jewelry=1), **strangers)
    assert siege.says(why_not_advance) == ("TW-OBJ-07", "objective-lost", "T3")
    siege = quest("T1", stock=goods(wood=2), **strangers)
    assert siege.says(why_not_advance) is None


@rule("TW-OBJ-07", "TW-OBJ-07/1", "TW-SET-04")
def test_when_the_last_who_began_is_gone_the_group_may_give_up() -> None:
    began = ["Ingvar", "Marguerite", "Tomé"]
    siege = shelter(people=["Ingvar", None, None, "Rashid"], beginners=began, leader=1)
    assert siege.says(objectives.beginner_lives)
    twin = siege.copy()
    give_up = siege.asked("forfeit", people.die, "Ingvar")
    assert (give_up.seat, give_up.offers) == (1, ["no", "yes"])
    give_up.finish("forfeit:no")
    assert siege.group == ["Rashid"]
    siege.play(people.raise_state, "Rashid", "hunger", 1)  # nobody is asked again
    assert twin.end_of(people.die, "Ingvar", "forfeit:yes") == Outcome("forfeit", ())


@rule("TW-OBJ-07", "TW-GEN-25")
def test_in_a_scenario_nobody_is_asked_to_give_up() -> None:
    box = box_with("scenarios: [{id: short, title: Short, story: Test., events: [event]}]")
    siege = shelter(box=box, scenario="short", people=["Ingvar", None, None, "Rashid"])
    siege.play(people.die, "Ingvar")
    assert siege.group == ["Rashid"]


def test_the_same_chance_gives_the_same_objectives() -> None:
    first, second = (shelter(box=BOX, rng=Rng(5)) for _ in range(2))
    first.play(objectives.set_up)
    second.play(objectives.set_up)
    assert (first.objective, first.objectives) == (second.objective, second.objectives)
