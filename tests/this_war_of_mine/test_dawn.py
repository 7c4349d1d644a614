"""Phase 7, Dawn: the return of the party, the order of its steps, and the new day (TW-DAWN)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.phases.dawn import come_home, dawn_phase
from holdfast.games.this_war_of_mine.state import (
    AT_DAWN,
    BED,
    BY_DAY,
    COFFEE,
    DAWN,
    DECKS,
    FATE,
    GUARD,
    ILLNESS,
    KNIFE,
    MEDICAL,
    MEDS,
    MISERY,
    MORNING,
    MOST_PEOPLE,
    NONE,
    OUT,
    WOOD,
    Shelter,
)
from tests.cite import rule
from tests.this_war_of_mine.arena_by_number import BOX, chance, daybreak, play, script, told
from tests.this_war_of_mine.arrange_by_number import card, goods

GIVE_MEDS = MEDICAL.index(MEDS)


def whole_dawn(g: Shelter, *answers: tuple[int, ...]) -> None:
    """Step after step, each with its answers."""
    left = list(answers)
    while g.phase == DAWN:
        play(g, dawn_phase(g), *(left.pop(0) if left else ()))


@rule("TW-DAWN-01", "TW-DAWN-01/1")
def test_the_party_brings_its_finds_to_storage() -> None:
    g = daybreak(pile=goods(wood=4, knife=1), stock=goods(wood=2), task=[OUT, OUT, GUARD, NONE], stopped=[0, 1, 0, 0])
    play(g, dawn_phase(g))
    assert (g.stock[WOOD], g.stock[KNIFE], sum(g.pile)) == (6, 1, 0)
    assert people.at_home(g) == [0, 1, 2]
    assert g.stopped == [0] * MOST_PEOPLE
    assert g.task == [BY_DAY, BY_DAY, GUARD, NONE]


@rule("TW-DAWN-01", "TW-SLEEP-06")
def test_who_is_worn_out_by_the_night_falls_asleep_on_return() -> None:
    g = daybreak(fatigue=[4, 4, 3], busy=[1, 1, 1, 0], task=[OUT, GUARD, BED, NONE])
    assert states.is_asleep(g, 0) is False
    come_home(g)
    assert [states.is_asleep(g, person) for person in (0, 1, 2)] == [True, True, False]


@rule("TW-DAWN-02", "TW-DAWN-02/1")
def test_what_was_found_tonight_can_be_given_at_once() -> None:
    g = daybreak("cure", pile=goods(meds=1), illness=[2], task=[OUT, NONE, NONE, NONE])
    whole_dawn(g, (), (GIVE_MEDS,))
    assert states.level(g, 0, ILLNESS) == 1
    assert g.stock[MEDS] == 0


@rule("TW-DAWN-02")
def test_the_steps_come_in_their_order() -> None:
    g = daybreak("cure", "song", pile=goods(meds=1), illness=[2], lost_today=1, task=[OUT, NONE, NONE, NONE])
    g.told = []
    whole_dawn(g, (), (GIVE_MEDS,))
    steps = ("brought", "medical-assigned", "fate", "narrative-used", "grief")
    assert [message for message, _, _ in g.told if message in steps] == list(steps)


@rule("TW-DAWN-02")
def test_fittings_scripts_and_events_of_dawn_come_with_the_return() -> None:
    g = daybreak(later=[[AT_DAWN, 0, script("visit")]], open_events=[card("event_cards", "fog", BOX)])
    g.fitting[0] = card("fittings", "oven", BOX)
    play(g, dawn_phase(g))
    assert (g.cold, g.later) == (5 + 7 + 20, [])
    assert len(g.decks[FATE]) == 1


@rule("TW-DAWN-03")
def test_after_dawn_a_new_day_begins_with_its_morning() -> None:
    g = daybreak(day=3, task=[OUT, GUARD, BED, NONE], lost_today=1, rng=chance(black=[10]))
    whole_dawn(g)
    assert (g.phase, g.day, g.stage, g.lost_today) == (MORNING, 4, 0, 0)
    assert g.task == [BY_DAY] * MOST_PEOPLE


@rule("TW-DAWN-02", "TW-GEN-26")
def test_a_dawn_without_cards_passes() -> None:
    g = daybreak()
    g.decks = [[] for _ in range(DECKS)]
    g.told = []
    whole_dawn(g)
    assert g.phase == MORNING
    assert told(g, "fate", "narrative-used", "narrative-kept") == []
    assert (g.stock[COFFEE], states.level(g, 0, MISERY)) == (0, 0)
