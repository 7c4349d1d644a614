"""Evening: a task for everybody, and what it costs (TW-EVE)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.phases.dawn import come_home
from holdfast.games.this_war_of_mine.phases.evening import evening_phase
from holdfast.games.this_war_of_mine.phases.scavenging import scavenging_step
from holdfast.kernel import Outcome
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, box_with, goods, shelter

MORE = """
fittings:
- {id: cot, name: Cot, story: x, cost: 1 wood, bed: true}
- {id: bench, name: Bench, story: x, cost: 1 wood}
characters:
- {id: C91, name: Weak, trade: x, story: x, border: red, prowess: 0, inventory: 1, empathy: 2,
   lives: "40", died: "41", left: "42"}
- {id: C92, name: Strong, trade: x, story: x, border: red, prowess: 3, inventory: 9, empathy: 2,
   lives: "40", died: "41", left: "42"}
- {id: C93, name: Light, trade: x, story: x, border: red, prowess: 3, inventory: 9, empathy: 2, gift: light sleep,
   lives: "40", died: "41", left: "42"}
"""


def evening(people: int | list[str] = 3, beds: int = 0, **fields: Any) -> Siege:
    """In the Evening, with so many beds and a bench in the shelter, and three Locations on the board."""
    box = box_with(MORE)
    fitting = {"a1": "bench", **dict.fromkeys(box.space_words[1 : beds + 1], "cot")}
    places = {"near": "L01", "distant": "L02", "far": "L03"}
    return shelter(people=people, **{"phase": "evening", "box": box, "fitting": fitting, "places": places, **fields})


@rule("TW-EVE-01", "TW-EVE-01/1")
def test_everybody_has_exactly_one_task() -> None:
    siege = evening(people=4, beds=1)
    siege.play(evening_phase, "tonight:bed", "tonight:floor", "tonight:guard", "tonight:out")
    assert siege.task == {"Ingvar": "bed", "Marguerite": "floor", "Tomé": "guard", "Sabine": "out"}


@rule("TW-EVE-02", "TW-EVE-02/1")
def test_a_bed_ends_all_fatigue() -> None:
    siege = evening(people=2, beds=1, fatigue={"Ingvar": 4})
    siege.play(evening_phase, "tonight:bed")
    assert siege.fatigue == {"Marguerite": 1}


@rule("TW-EVE-02")
def test_a_bed_takes_one() -> None:
    siege = evening(beds=1)
    siege.play(evening_phase, "tonight:bed", "tonight:floor")
    assert siege.task == {"Ingvar": "bed", "Marguerite": "floor", "Tomé": "guard"}
    assert evening().asked("tonight", evening_phase).refuses("bed") == "TW-EVE-02"


@rule("TW-EVE-03", "TW-EVE-03/1", "TW-EVE-03/2")
def test_the_floor_rests_by_two() -> None:
    siege = evening(fatigue={"Ingvar": 3, "Marguerite": 1})
    siege.play(evening_phase, "tonight:floor", "tonight:floor")
    assert siege.fatigue == {"Ingvar": 1, "Tomé": 1}


@rule("TW-EVE-03", "TW-GEN-18")
def test_who_sleeps_lightly_rests_by_three() -> None:
    siege = evening(people=["Light", "Ingvar"], fatigue={"Light": 4})
    siege.play(evening_phase)
    assert siege.task == {"Light": "floor", "Ingvar": "guard"}
    assert siege.fatigue == {"Light": 1, "Ingvar": 1}


@rule("TW-EVE-04", "TW-EVE-04/1")
def test_any_number_may_guard() -> None:
    siege = evening(people=4, fatigue={"Ingvar": 1, "Tomé": 2})
    siege.play(evening_phase, "tonight:guard", "tonight:guard", "tonight:guard", "tonight:guard")
    assert siege.fatigue == {"Ingvar": 2, "Marguerite": 1, "Tomé": 3, "Sabine": 1}
    assert siege.whom(people.guards) == ["Ingvar", "Marguerite", "Tomé", "Sabine"]


@rule("TW-EVE-05", "TW-EVE-05/1")
def test_somebody_must_guard() -> None:
    siege = evening(people=2)
    second = siege.asked("tonight", evening_phase, "tonight:out")
    assert second.offers == ["guard"]
    assert second.refuses("out") == "TW-EVE-05"


@rule("TW-EVE-05")
def test_the_only_one_awake_guards() -> None:
    siege = evening(fatigue={"Ingvar": 4, "Tomé": 4})
    siege.play(evening_phase)
    assert siege.task == {"Ingvar": "floor", "Marguerite": "guard", "Tomé": "floor"}


@rule("TW-EVE-05")
def test_a_night_may_pass_unguarded_where_all_sleep() -> None:
    siege = evening(fatigue={"Ingvar": 4, "Marguerite": 4, "Tomé": 4}, beds=1)
    siege.play(evening_phase, "tonight:bed")
    assert siege.task == {"Ingvar": "bed", "Marguerite": "floor", "Tomé": "floor"}


@rule("TW-EVE-05")
def test_a_strict_table_loses_when_nobody_can_guard() -> None:
    siege = evening(fatigue={"Ingvar": 4, "Marguerite": 4, "Tomé": 4}, rules=("strict-guard",))
    assert siege.end_of(evening_phase) == Outcome("unguarded", ())
    awake = evening(fatigue={"Ingvar": 4, "Marguerite": 3, "Tomé": 4}, rules=("strict-guard",))
    awake.play(evening_phase)
    assert awake.whom(people.guards) == ["Marguerite"]


@rule("TW-EVE-06", "TW-EVE-06/1")
def test_three_may_go_scavenging() -> None:
    siege = evening(people=4, fatigue={"Marguerite": 1, "Tomé": 2})
    siege.play(evening_phase, "tonight:out", "tonight:out", "tonight:out")
    assert siege.task == {"Ingvar": "out", "Marguerite": "out", "Tomé": "out", "Sabine": "guard"}
    assert siege.fatigue == {"Ingvar": 1, "Marguerite": 2, "Tomé": 3, "Sabine": 1}


@rule("TW-EVE-06", "TW-EVE-06/2")
def test_a_fourth_does_not_go_scavenging() -> None:
    siege = evening(people=4)
    fourth = siege.asked("tonight", evening_phase, "tonight:out", "tonight:out", "tonight:out")
    assert fourth.refuses("out") == "TW-EVE-06"


@rule("TW-EVE-06", "TW-EVE-06/3")
def test_with_nobody_out_there_is_no_scavenging() -> None:
    siege = evening(people=3)
    siege.play(evening_phase, "tonight:floor", "tonight:guard", "tonight:floor")
    siege.phase = "scavenging"
    siege.play(scavenging_step)
    assert (siege.phase, siege.stage, siege.location) == ("night-raid", "arming", None)
    assert siege.unknown == []
    assert siege.pile == {}
    assert siege.stock == {}


@rule("TW-SCAV-01")
def test_nobody_goes_out_where_there_is_no_location() -> None:
    siege = evening(places={})
    assert siege.asked("tonight", evening_phase).refuses("out") == "TW-SCAV-01"
    assert siege.offers(evening_phase) == ["tonight:floor", "tonight:guard"]


@rule("TW-EVE-07", "TW-EVE-07/1", "TW-SLEEP-06", "TW-SLEEP-06/1")
def test_who_grows_too_tired_by_the_task_does_it_first() -> None:
    siege = evening(people=2, fatigue={"Ingvar": 3, "Marguerite": 3}, location=None)
    siege.play(evening_phase, "tonight:out")
    assert siege.fatigue == {"Ingvar": 4, "Marguerite": 4}
    assert not siege.says(states.is_asleep, "Marguerite")
    siege.location = "near"
    assert siege.whom(people.present) == ["Ingvar"]
    siege.location = None
    siege.play(come_home)
    assert siege.says(states.is_asleep, "Ingvar")
    assert siege.says(states.is_asleep, "Marguerite")


@rule("TW-EVE-07", "TW-SLEEP-02", "TW-SLEEP-02/1")
def test_who_sleeps_can_neither_guard_nor_go_out() -> None:
    siege = evening(fatigue={"Ingvar": 4}, beds=1)
    assert siege.offers(evening_phase) == ["tonight:bed", "tonight:floor"]
    for task in ("guard", "out"):
        assert siege.asked("tonight", evening_phase).refuses(task) == "TW-SLEEP-02"
    siege.play(evening_phase, "tonight:floor", "tonight:guard", "tonight:guard")
    assert not siege.says(states.is_asleep, "Ingvar")


@rule("TW-EVE-08")
def test_nobody_is_too_weak_for_a_task() -> None:
    for who in ("Weak", "Strong"):
        siege = evening(people=[who, "Ingvar", "Marguerite"])
        assert siege.offers(evening_phase) == ["tonight:floor", "tonight:guard", "tonight:out"]


@rule("TW-EVE-09", "TW-EVE-09/1")
def test_fatigue_changes_when_all_is_assigned() -> None:
    siege = evening(people=2, fatigue={"Ingvar": 2, "Marguerite": 4})
    second = siege.asked("tonight", evening_phase).then("tonight")
    assert (second.about, siege.fatigue) == ("Marguerite", {"Ingvar": 2, "Marguerite": 4})
    second.finish()
    assert siege.fatigue == {"Ingvar": 3, "Marguerite": 2}


@rule("TW-GEN-27")
def test_before_the_first_task_one_may_still_eat() -> None:
    siege = evening(hunger={"Ingvar": 2, "Marguerite": 2, "Tomé": 2}, stock=goods(raw_food=1))
    tasks = ("tonight:guard", "tonight:floor", "tonight:floor")
    siege.play(evening_phase, "anytime:eat", "aside-eater:Marguerite", *tasks)
    assert siege.hunger("Marguerite") == 1
