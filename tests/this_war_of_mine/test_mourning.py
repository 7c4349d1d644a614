"""Mourning at dawn (TW-DEATH-01)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.phases.dawn import DEATH, FATE_CARD, dawn_phase, mourn
from holdfast.games.this_war_of_mine.state import DAWN, MISERY, MORNING, NONE, Shelter
from tests.cite import rule
from tests.this_war_of_mine.arena_by_number import arena, chance, daybreak, play, told
from tests.this_war_of_mine.arrange_by_number import shelter


def misery(g: Shelter) -> list[int]:
    return [states.level(g, person, MISERY) for person in people.group(g)]


@rule("TW-DEATH-01", "TW-DEATH-01/1")
def test_those_with_empathy_mourn_whom_the_group_has_lost() -> None:
    g = shelter(box=arena(empathy=[2, 4, 6]), lost_today=1, fatigue=[0, 0, 4], rng=chance(black=[4]))
    play(g, mourn(g))
    assert misery(g) == [0, 2, 2]


@rule("TW-DEATH-01", "TW-DEATH-01/2")
def test_nobody_lost_nobody_mourned() -> None:
    g = shelter(box=arena(empathy=[9, 9, 9]))
    play(g, mourn(g))
    assert (misery(g), g.rng.draws) == ([0, 0, 0], 0)


@rule("TW-DEATH-01")
def test_there_is_one_test_however_many_were_lost() -> None:
    for how in (people.die, people.leave):
        g = shelter(people=4, box=arena(empathy=[9, 9, 9, 9]), rng=chance(black=[9]))
        play(g, how(g, 2))
        play(g, how(g, 3))
        play(g, mourn(g))
        assert (misery(g), g.rng.draws) == ([2, 2], 1)


@rule("TW-DEATH-01", "TW-DEATH-01/3")
def test_who_is_lost_through_the_fate_card_is_mourned_the_same_dawn() -> None:
    g = daybreak("mercy", box=arena(empathy=[9, 9, 9]), wounds=[0, 1, 0], stage=FATE_CARD, rng=chance(black=[9]))
    while g.phase == DAWN:
        play(g, dawn_phase(g))
    assert people.group(g) == [0, 2]
    assert misery(g) == [2, 2]


@rule("TW-DEATH-01", "TW-DEATH-01/4")
def test_who_is_lost_to_grief_is_mourned_by_nobody() -> None:
    g = daybreak("blow", box=arena(empathy=[9, 0, 9]), misery=[2], stage=DEATH, lost_today=1, rng=chance(black=[9]))
    g.told = []
    play(g, dawn_phase(g))
    assert g.characters[0] == NONE
    assert len(told(g, "empathy-test")) == 1
    assert (g.phase, g.lost_today) == (MORNING, 0)
    g.phase, g.stage = DAWN, DEATH
    play(g, dawn_phase(g))
    assert len(told(g, "empathy-test")) == 1
