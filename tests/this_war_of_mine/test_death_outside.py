"""Death while scavenging: who stops, and what comes back (TW-DEATH-02, TW-DEATH-03, TW-DEATH-04, TW-DEATH-05)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.phases import dawn
from holdfast.games.this_war_of_mine.phases.scavenging import EXPLORING, LEAVING, PACKING
from holdfast.games.this_war_of_mine.scavenging import findings
from holdfast.games.this_war_of_mine.scavenging.findings import capacity
from holdfast.games.this_war_of_mine.scavenging.noise import encounter
from holdfast.games.this_war_of_mine.scavenging.searching import end_scene
from holdfast.games.this_war_of_mine.state import (
    EXPLORATION,
    INSTEAD_OF_EXPLORATION,
    INSTEAD_OF_RESIDENT,
    MISERY,
    NONE,
    RAID,
    RESIDENTS,
)
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import goods, play
from tests.this_war_of_mine.trip_by_number import A, B, C, D, card, cards, step, trip


@rule("TW-DEATH-02", "TW-DEATH-02/1")
def test_whom_a_death_touches_stops() -> None:
    g = trip(people="P9 P3 P6 PQ", out=3, unknown="XPLAIN XWOUND", dice=(5,))
    step(g, A)
    assert g.characters[A] == NONE
    assert g.stopped == [0, 0, 1, 0]
    assert people.present(g) == [B]
    assert g.stage == EXPLORING


@rule("TW-DEATH-02")
def test_several_deaths_in_one_scene_are_one_test() -> None:
    g = trip(people="P9 P3 P6 PQ", out=3, died_out=2, dice=(10,))
    before = g.rng.draws
    play(end_scene(g))
    assert g.rng.draws == before + 1
    assert g.died_out == 0
    play(end_scene(g))
    assert g.rng.draws == before + 1


@rule("TW-DEATH-02")
def test_two_deaths_in_a_script_are_one_test() -> None:
    script = card("scripts", "1944")
    g = trip(
        people="P9 P3 P6 PQ", out=3, unknown="XPLAIN XPLAIN", later=[[INSTEAD_OF_EXPLORATION, 0, script]], dice=(10,)
    )
    before = g.rng.draws
    step(g, A, B)
    assert people.present(g) == [C]
    assert g.rng.draws == before + 1


@rule("TW-DEATH-02")
def test_those_who_had_stopped_and_those_at_home_are_not_tested() -> None:
    g = trip(people="P3 P9 P6 P9", out=3, died_out=1, stopped=[0, 0, 1, 0], dice=(5,))
    play(end_scene(g))
    assert g.stopped == [0, 1, 1, 0]


@rule("TW-DEATH-02")
def test_somebody_who_leaves_is_not_mourned_on_the_way() -> None:
    g = trip(people="P9 P3 P6 PQ", out=3, unknown="XPLAIN XLEAVE")
    before = g.rng.draws
    step(g, A)
    assert g.characters[A] == NONE
    assert g.rng.draws == before
    assert g.stopped == [0, 0, 0, 0]


@rule("TW-DEATH-02")
def test_the_test_comes_right_after_an_encounter() -> None:
    g = trip(people="P9 P3 P9 PQ", out=3, residents="RKILL", dice=(5,))
    play(encounter(g), A)
    assert g.stopped == [0, 0, 1, 0]
    g = trip(people="P9 P3 P9 PQ", out=3, later=[[INSTEAD_OF_RESIDENT, 0, card("scripts", "1944")]], dice=(5,))
    play(encounter(g), A, C)
    assert people.present(g) == [B]


@rule("TW-DEATH-02", "TW-SCAV-02")
def test_a_death_on_arrival_is_a_scene_too() -> None:
    near = [*cards("locations", "LGRIM"), NONE, NONE]
    deck = " ".join(["XPLAIN"] * 10)
    g = trip(people="P9 P3 P6 PQ", out=3, stage=LEAVING, location=NONE, places=near, deck=deck, dice=(5,))
    step(g, A)
    assert g.stopped == [0, 0, 1, 0]
    assert (g.died_out, g.stage) == (0, EXPLORING)


@rule("TW-DEATH-03")
def test_who_has_stopped_takes_no_part_but_carries() -> None:
    g = trip(people="P3 P6 P9", out=2, unknown="XPLAIN XPLAIN")
    people.stop(g, B)
    assert people.present(g) == [A]
    assert capacity(g) == 22
    step(g)
    assert g.stage == EXPLORING
    assert B in people.group(g)


@rule("TW-DEATH-03")
def test_when_all_have_stopped_findings_are_chosen_at_once() -> None:
    g = trip(people="P9 P6 P3", out=2, unknown="XPLAIN XPLAIN XWOUND", dice=(1,))
    step(g, A)
    assert g.stage == PACKING
    assert len(g.unknown) == 2
    step(g, 0, 2, 0)
    assert g.pile == goods(wood=2)
    assert g.phase == RAID


@rule("TW-DEATH-04", "TW-DEATH-04/1")
def test_if_all_die_nothing_comes_back() -> None:
    g = trip(unknown="XPLAIN XPLAIN XKILL", pile=goods(pistol=1, book=2, ammo=4), stock=goods(knife=1))
    g.drawn[RESIDENTS] = cards("residents", "RCALM")
    step(g, A)
    assert people.group(g) == [C]
    assert g.stage == PACKING
    step(g)
    assert (g.pile, g.stock) == (goods(), goods(knife=1))
    assert (g.phase, g.stage, g.location) == (RAID, 0, NONE)
    assert len(g.decks[EXPLORATION]) == 3
    assert (g.unknown, g.drawn[EXPLORATION], g.drawn[RESIDENTS]) == ([], [], [])
    assert g.hidden == [[], [], []]


@rule("TW-DEATH-04")
def test_a_stopped_scavenger_brings_the_finds_home() -> None:
    g = trip(people="P3 P6 P9", unknown="XPLAIN XWOUND", pile=goods(pistol=1), stopped=[0, 1, 0, 0])
    step(g)
    assert people.group(g) == [B, C]
    assert g.stage == PACKING
    step(g, 37, 0, 0, 0)
    assert g.pile == goods(pistol=1)


@rule("TW-DEATH-05")
def test_a_death_outside_is_mourned_again_at_dawn() -> None:
    g = trip(people="P9 P3 P6 PQ", out=3, unknown="XPLAIN XWOUND", dice=(5, 4))
    step(g, A)
    assert g.stopped == [0, 0, 1, 0]
    findings.set_off(g)
    play(dawn.mourn(g))
    assert [states.level(g, person, MISERY) for person in (B, C, D)] == [0, 2, 0]
