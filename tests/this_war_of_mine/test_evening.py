"""Evening: a task for everybody, and what it costs (TW-EVE)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.characters.anytime import EAT
from holdfast.games.this_war_of_mine.phases.dawn import come_home
from holdfast.games.this_war_of_mine.phases.evening import evening_phase
from holdfast.games.this_war_of_mine.phases.scavenging import scavenging_step
from holdfast.games.this_war_of_mine.state import (
    BED,
    EVENING,
    FATIGUE,
    FLOOR,
    GUARD,
    HUNGER,
    NEAR,
    NONE,
    OUT,
    RAID,
    SCAVENGING,
    STRICT_GUARD,
    Shelter,
)
from holdfast.kernel import Choice, GameOver
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import box_with, card, goods, offered, play, shelter
from tests.this_war_of_mine.asking import checked, refused

MORE = """
fittings:
- {id: F91, name: Cot, story: x, cost: 1 wood, bed: true}
- {id: F92, name: Bench, story: x, cost: 1 wood}
characters:
- {id: C91, name: Weak, trade: x, story: x, border: red, prowess: 0, inventory: 1, empathy: 2,
   lives: "40", died: "41", left: "42"}
- {id: C92, name: Strong, trade: x, story: x, border: red, prowess: 3, inventory: 9, empathy: 2,
   lives: "40", died: "41", left: "42"}
- {id: C93, name: Light, trade: x, story: x, border: red, prowess: 3, inventory: 9, empathy: 2, gift: light sleep,
   lives: "40", died: "41", left: "42"}
"""
A, B, C, D = range(4)


def evening(people: int = 3, beds: int = 0, **fields: Any) -> Shelter:
    """In the Evening, with so many beds and a bench in the shelter, and three Locations on the board."""
    box = box_with(MORE)
    bed, bench = card("fittings", "F91", box), card("fittings", "F92", box)
    fitting = [bench, *[bed] * beds, *[NONE] * (box.spaces - beds - 1)]
    rest = {"phase": EVENING, "box": box, "fitting": fitting, "places": [0, 1, 2], **fields}
    return shelter(people=people, **rest)


def tired(g: Shelter) -> list[int]:
    return [states.level(g, person, FATIGUE) for person in people.group(g)]


@rule("TW-EVE-01", "TW-EVE-01/1")
def test_everybody_has_exactly_one_task() -> None:
    g = evening(people=4, beds=1)
    play(checked(g, evening_phase(g)), BED, FLOOR, GUARD, OUT)
    assert g.task == [BED, FLOOR, GUARD, OUT]


@rule("TW-EVE-02", "TW-EVE-02/1")
def test_a_bed_ends_all_fatigue() -> None:
    g = evening(people=2, beds=1, fatigue=[4, 0])
    play(evening_phase(g), BED)
    assert tired(g) == [0, 1]


@rule("TW-EVE-02")
def test_a_bed_takes_one() -> None:
    g = evening(beds=1)
    play(checked(g, evening_phase(g)), BED, FLOOR)
    assert g.task[:3] == [BED, FLOOR, GUARD]
    refusal = refused(evening(), evening_phase(evening()), BED)
    assert refusal.rule == "TW-EVE-02"


@rule("TW-EVE-03", "TW-EVE-03/1", "TW-EVE-03/2")
def test_the_floor_rests_by_two() -> None:
    g = evening(fatigue=[3, 1, 0])
    play(evening_phase(g), FLOOR, FLOOR)
    assert tired(g) == [1, 0, 1]


@rule("TW-EVE-03", "TW-GEN-18")
def test_who_sleeps_lightly_rests_by_three() -> None:
    g = evening(people=2, fatigue=[4, 0])
    g.characters[A] = card("characters", "C93", g.box)
    play(evening_phase(g))
    assert g.task[:2] == [FLOOR, GUARD]
    assert tired(g) == [1, 1]


@rule("TW-EVE-04", "TW-EVE-04/1")
def test_any_number_may_guard() -> None:
    g = evening(people=4, fatigue=[1, 0, 2, 0])
    play(evening_phase(g), GUARD, GUARD, GUARD, GUARD)
    assert tired(g) == [2, 1, 3, 1]
    assert people.guards(g) == [A, B, C, D]


@rule("TW-EVE-05", "TW-EVE-05/1")
def test_somebody_must_guard() -> None:
    g = evening(people=2)
    asking = checked(g, evening_phase(g))
    next(asking)
    choice = asking.send(OUT)
    assert isinstance(choice, Choice)
    assert choice.values == [GUARD]
    refusal = choice.question.why_not(g, choice, OUT)
    assert refusal is not None
    assert refusal.rule == "TW-EVE-05"


@rule("TW-EVE-05")
def test_the_only_one_awake_guards() -> None:
    g = evening(fatigue=[4, 0, 4])
    play(checked(g, evening_phase(g)))
    assert g.task[:3] == [FLOOR, GUARD, FLOOR]


@rule("TW-EVE-05")
def test_a_night_may_pass_unguarded_where_all_sleep() -> None:
    g = evening(fatigue=[4, 4, 4], beds=1)
    play(checked(g, evening_phase(g)), BED)
    assert g.task[:3] == [BED, FLOOR, FLOOR]


@rule("TW-EVE-05")
def test_a_strict_table_loses_when_nobody_can_guard() -> None:
    g = evening(fatigue=[4, 4, 4], rules=(STRICT_GUARD,))
    with pytest.raises(GameOver) as over:
        play(evening_phase(g))
    assert (over.value.outcome.cause, over.value.outcome.winners) == ("unguarded", ())
    awake = evening(fatigue=[4, 3, 4], rules=(STRICT_GUARD,))
    play(evening_phase(awake))
    assert people.guards(awake) == [B]


@rule("TW-EVE-06", "TW-EVE-06/1")
def test_three_may_go_scavenging() -> None:
    g = evening(people=4, fatigue=[0, 1, 2, 0])
    play(checked(g, evening_phase(g)), OUT, OUT, OUT)
    assert g.task == [OUT, OUT, OUT, GUARD]
    assert tired(g) == [1, 2, 3, 1]


@rule("TW-EVE-06", "TW-EVE-06/2")
def test_a_fourth_does_not_go_scavenging() -> None:
    g = evening(people=4)
    asking = checked(g, evening_phase(g))
    next(asking)
    asking.send(OUT)
    asking.send(OUT)
    choice = asking.send(OUT)
    assert isinstance(choice, Choice)
    refusal = choice.question.why_not(g, choice, OUT)
    assert refusal is not None
    assert refusal.rule == "TW-EVE-06"


@rule("TW-EVE-06", "TW-EVE-06/3")
def test_with_nobody_out_there_is_no_scavenging() -> None:
    g = evening(people=3)
    play(evening_phase(g), FLOOR, GUARD, FLOOR)
    g.phase = SCAVENGING
    play(scavenging_step(g))
    assert (g.phase, g.stage, g.location) == (RAID, 0, NONE)
    assert g.unknown == []
    assert not any(g.pile)
    assert not any(g.stock)


@rule("TW-SCAV-01")
def test_nobody_goes_out_where_there_is_no_location() -> None:
    g = evening(places=[NONE] * 3)
    assert refused(g, evening_phase(g), OUT).rule == "TW-SCAV-01"
    assert offered(evening_phase(g)) == [FLOOR, GUARD]


@rule("TW-EVE-07", "TW-EVE-07/1", "TW-SLEEP-06", "TW-SLEEP-06/1")
def test_who_grows_too_tired_by_the_task_does_it_first() -> None:
    g = evening(people=2, fatigue=[3, 3], location=NONE)
    play(evening_phase(g), OUT)
    assert tired(g) == [4, 4]
    assert not states.is_asleep(g, B)
    g.location = NEAR
    assert people.present(g) == [A]
    g.location = NONE
    come_home(g)
    assert states.is_asleep(g, A)
    assert states.is_asleep(g, B)


@rule("TW-EVE-07", "TW-SLEEP-02", "TW-SLEEP-02/1")
def test_who_sleeps_can_neither_guard_nor_go_out() -> None:
    g = evening(fatigue=[4, 0, 0], beds=1)
    assert offered(evening_phase(g)) == [BED, FLOOR]
    for task in (GUARD, OUT):
        assert refused(g, evening_phase(g), task).rule == "TW-SLEEP-02"
    play(evening_phase(g), FLOOR, GUARD, GUARD)
    assert not states.is_asleep(g, A)


@rule("TW-EVE-08")
def test_nobody_is_too_weak_for_a_task() -> None:
    for who in ("C91", "C92"):
        g = evening()
        g.characters[A] = card("characters", who, g.box)
        assert offered(evening_phase(g)) == [FLOOR, GUARD, OUT]


@rule("TW-EVE-09", "TW-EVE-09/1")
def test_fatigue_changes_when_all_is_assigned() -> None:
    g = evening(people=2, fatigue=[2, 4])
    asking = evening_phase(g)
    next(asking)
    asking.send(GUARD)
    assert tired(g) == [2, 4]
    with pytest.raises(StopIteration):
        asking.send(FLOOR)
    assert tired(g) == [3, 2]


@rule("TW-GEN-27")
def test_before_the_first_task_one_may_still_eat() -> None:
    g = evening(hunger=[2, 2, 2], stock=goods(raw_food=1))
    play(evening_phase(g), ~EAT, B, GUARD, FLOOR, FLOOR)
    assert states.level(g, B, HUNGER) == 1
