"""The order of a day: TW-GEN-14, TW-DAWN-03; and what a scenario does first, TW-GEN-25."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.games.this_war_of_mine import round as rounds
from holdfast.games.this_war_of_mine.phases.order import enter
from holdfast.games.this_war_of_mine.speech import PHASES
from holdfast.kernel import Rng
from tests.cite import rule
from tests.this_war_of_mine.arrange import box_with, goods, new_game, shelter

IN_ORDER = ["morning", "day", "dusk", "evening", "scavenging", "night-raid", "dawn"]


def phases_of(seed: int) -> list[tuple[str, int]]:
    """Which phases a random game came to, each with its day."""
    game, chance = holdfast.start("this_war_of_mine", seats=2, seed=seed), Rng(seed)
    while (choice := game.pending) is not None:
        game.pick(chance.below(len(choice.values)))
    told = [numbers for message, _, numbers in game.play.log or () if message == "phase"]
    return [(PHASES[phase], day) for phase, day in told]


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
    siege = shelter(phase="night-raid", stage="crime")
    siege.play(enter, "dawn")
    assert (siege.phase, siege.stage) == ("dawn", "return")


@rule("TW-GEN-25")
def test_a_scenario_begins_with_what_it_says() -> None:
    box = box_with(
        "scenarios: [{id: short, title: Short, story: Test., events: [event], start: 1 book, now: [add 3 cold]}]"
    )
    siege = new_game(seats=1, box=box, scenario="short")
    assert siege.phase == "set-up"
    siege.play(rounds.step)
    assert (siege.phase, siege.day, siege.cold, siege.stock) == ("morning", 1, 3, goods(book=1))


@rule("TW-SET-01", "TW-SET-04")
def test_at_the_start_all_are_told_what_is_played_who_leads_and_who_is_there() -> None:
    siege = new_game(seats=3)
    siege.told = []
    siege.play(rounds.step)
    told = [message for message, _, _ in siege.told]
    assert told[:5] == ["scenario-begins", "first-leader", "starts", "starts", "starts"]
    assert siege.told_of("scenario-begins", "first-leader") == [siege.scenario, siege.leader]
    assert siege.told_of("starts") == siege.group
