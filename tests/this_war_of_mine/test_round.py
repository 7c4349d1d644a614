"""The order of a day: TW-GEN-14, TW-DAWN-03; and what a scenario does first, TW-GEN-25."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holdfast.games.this_war_of_mine import round as rounds
from holdfast.games.this_war_of_mine.setup import set_up
from holdfast.games.this_war_of_mine.state import (
    DAWN,
    DAY,
    DUSK,
    EVENING,
    MORNING,
    RAID,
    SCAVENGING,
    SET_UP,
    Shelter,
)
from holdfast.kernel import Rng, Rule
from tests.cite import rule
from tests.this_war_of_mine.arrange import box_with, card, goods, play, shelter
from tests.this_war_of_mine.test_setup import CAMPAIGN

IN_ORDER = [MORNING, DAY, DUSK, EVENING, SCAVENGING, RAID, DAWN]


STEPS = {DAY: 3, SCAVENGING: 2, RAID: 3, DAWN: 5}


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, int]]:
    """Every phase only notes itself, the day and its stage; some take several steps and then move on by themselves."""
    passed: list[tuple[int, int, int]] = []

    def noting(phase: int) -> Callable[[Shelter], Rule]:
        def phase_rule(g: Shelter) -> Rule:
            passed.append((phase, g.day, g.stage))
            g.stage += 1
            if g.stage == STEPS.get(phase):
                g.day += phase == DAWN
                g.phase = (phase + 1) % len(IN_ORDER)
            yield from ()

        return phase_rule

    for phase in rounds.PHASES:
        monkeypatch.setitem(rounds.PHASES, phase, noting(phase))
    return passed


@rule("TW-GEN-14", "TW-DAWN-03")
def test_seven_phases_in_order_and_then_the_next_day(days: list[tuple[int, int, int]]) -> None:
    g = shelter(phase=MORNING, day=4)
    each = [(phase, stage) for phase in IN_ORDER for stage in range(STEPS.get(phase, 1))]
    for _ in range(2 * len(each)):
        play(rounds.step(g))
    assert days == [(phase, day, stage) for day in (4, 5) for phase, stage in each]
    assert (g.phase, g.day, g.stage) == (MORNING, 6, 0)


@rule("TW-GEN-14", "TW-GEN-14/1")
def test_after_the_evening_scavenging_comes_before_the_raid(days: list[tuple[int, int, int]]) -> None:
    g = shelter(phase=EVENING)
    for _ in range(4):
        play(rounds.step(g))
    assert [phase for phase, _, _ in days] == [EVENING, SCAVENGING, SCAVENGING, RAID]


@rule("TW-GEN-25")
def test_a_scenario_begins_with_what_it_says() -> None:
    box = box_with(
        "scenarios: [{id: short, title: Short, story: Test., events: [event], start: 1 book, now: [add 3 cold]}]"
    )
    g = set_up(box, 1, {**CAMPAIGN, "scenario": card("scenarios", "short", box)}, Rng(1))
    assert g.phase == SET_UP
    play(rounds.step(g))
    assert (g.phase, g.day, g.cold, g.stock) == (MORNING, 1, 3, goods(book=1))


@rule("TW-SET-01", "TW-SET-04")
def test_at_the_start_all_are_told_who_leads_and_who_is_there() -> None:
    g = set_up(box_with("{}"), 3, CAMPAIGN, Rng(1))
    g.told = []
    play(rounds.step(g))
    told = [(message, *numbers) for message, _, numbers in g.told]
    assert told[0] == ("first-leader", g.leader)
    assert told[1:4] == [("starts", character) for character in g.characters[:3]]
