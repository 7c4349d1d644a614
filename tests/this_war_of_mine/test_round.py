"""The order of a day: TW-GEN-14, TW-DAWN-03; and what a scenario does first, TW-GEN-25."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.games.this_war_of_mine import round as rounds
from holdfast.games.this_war_of_mine.phases.order import enter
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
)
from holdfast.kernel import Rng
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import box_with, card, goods, play, shelter
from tests.this_war_of_mine.test_setup import CAMPAIGN

IN_ORDER = [MORNING, DAY, DUSK, EVENING, SCAVENGING, RAID, DAWN]


def phases_of(seed: int) -> list[tuple[int, ...]]:
    """Which phases a random game came to, each with its day."""
    game, chance = holdfast.start("this_war_of_mine", seats=2, seed=seed), Rng(seed)
    while (choice := game.pending) is not None:
        game.pick(chance.below(len(choice.values)))
    return [numbers for message, _, numbers in game.play.log or () if message == "phase"]


@rule("TW-GEN-14", "TW-DAWN-03", "TW-GEN-14/1")
@pytest.mark.parametrize("seed", range(6))
def test_seven_phases_in_order_and_then_the_next_day(seed: int) -> None:
    """After the Evening comes Scavenging, before the Night Raid, even where nobody goes out."""
    passed = phases_of(seed)
    days = [(phase, day) for day in range(1, len(passed) + 1) for phase in IN_ORDER]
    assert len(passed) > len(IN_ORDER)
    assert passed == days[: len(passed)]


@rule("TW-GEN-14")
def test_a_phase_begins_at_its_first_stage() -> None:
    g = shelter(phase=RAID, stage=2)
    enter(g, DAWN)
    assert (g.phase, g.stage) == (DAWN, 0)


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
def test_at_the_start_all_are_told_what_is_played_who_leads_and_who_is_there() -> None:
    g = set_up(box_with("{}"), 3, CAMPAIGN, Rng(1))
    g.told = []
    play(rounds.step(g))
    told = [(message, *numbers) for message, _, numbers in g.told]
    assert told[:2] == [("scenario-begins", g.scenario), ("first-leader", g.leader)]
    assert told[2:5] == [("starts", character) for character in g.characters[:3]]
