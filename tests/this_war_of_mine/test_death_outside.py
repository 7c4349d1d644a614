"""Death while scavenging: who stops, and what comes back (TW-DEATH-02, TW-DEATH-03, TW-DEATH-04, TW-DEATH-05)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.phases import dawn
from holdfast.games.this_war_of_mine.scavenging import findings
from holdfast.games.this_war_of_mine.scavenging.findings import capacity
from holdfast.games.this_war_of_mine.scavenging.noise import encounter
from holdfast.games.this_war_of_mine.scavenging.searching import end_scene
from tests.cite import rule
from tests.this_war_of_mine.arrange import goods
from tests.this_war_of_mine.trip import NO_RESOURCES, trip, trip_step


@rule("TW-DEATH-02", "TW-DEATH-02/1")
def test_whom_a_death_touches_stops() -> None:
    siege = trip(people="Soft Cool Warm Quiet", out=3, unknown="XPLAIN XWOUND", dice=(5,))
    siege.play(trip_step, "which-person:Soft")
    assert "Soft" not in siege.group
    assert siege.stopped == {"Warm"}
    assert siege.whom(people.present) == ["Cool"]
    assert siege.stage == "exploring"


@rule("TW-DEATH-02")
def test_several_deaths_in_one_scene_are_one_test() -> None:
    siege = trip(people="Soft Cool Warm Quiet", out=3, died_out=2, dice=(10,))
    before = siege.rng.draws
    siege.play(end_scene)
    assert siege.rng.draws == before + 1
    assert siege.died_out == 0
    siege.play(end_scene)
    assert siege.rng.draws == before + 1


@rule("TW-DEATH-02")
def test_two_deaths_in_a_script_are_one_test() -> None:
    coming = {"unknown": "XPLAIN XPLAIN", "later": [("exploration", 0, "1944")]}
    siege = trip(people="Soft Cool Warm Quiet", out=3, dice=(10,), **coming)
    before = siege.rng.draws
    siege.play(trip_step, "which-person:Soft", "which-person:Cool")
    assert siege.whom(people.present) == ["Warm"]
    assert siege.rng.draws == before + 1


@rule("TW-DEATH-02")
def test_those_who_had_stopped_and_those_at_home_are_not_tested() -> None:
    siege = trip(people="Cool Soft Warm Tender", out=3, died_out=1, stopped={"Warm"}, dice=(5,))
    siege.play(end_scene)
    assert siege.stopped == {"Soft", "Warm"}


@rule("TW-DEATH-02")
def test_somebody_who_leaves_is_not_mourned_on_the_way() -> None:
    siege = trip(people="Soft Cool Warm Quiet", out=3, unknown="XPLAIN XLEAVE")
    before = siege.rng.draws
    siege.play(trip_step, "which-person:Soft")
    assert "Soft" not in siege.group
    assert siege.rng.draws == before
    assert siege.stopped == set()


@rule("TW-DEATH-02")
def test_the_test_comes_right_after_an_encounter() -> None:
    siege = trip(people="Soft Cool Tender Quiet", out=3, residents="RKILL", dice=(5,))
    siege.play(encounter, "which-person:Soft")
    assert siege.stopped == {"Tender"}
    siege = trip(people="Soft Cool Tender Quiet", out=3, later=[("resident", 0, "1944")], dice=(5,))
    siege.play(encounter, "which-person:Soft", "which-person:Tender")
    assert siege.whom(people.present) == ["Cool"]


@rule("TW-DEATH-02", "TW-SCAV-02")
def test_a_death_on_arrival_is_a_scene_too() -> None:
    there = {"stage": "leaving", "location": None, "places": {"near": "LGRIM"}, "deck": " ".join(["XPLAIN"] * 10)}
    siege = trip(people="Soft Cool Warm Quiet", out=3, dice=(5,), **there)
    siege.play(trip_step, "which-person:Soft")
    assert siege.stopped == {"Warm"}
    assert (siege.died_out, siege.stage) == (0, "exploring")


@rule("TW-DEATH-03")
def test_who_has_stopped_takes_no_part_but_carries() -> None:
    siege = trip(people="Cool Warm Soft", out=2, unknown="XPLAIN XPLAIN")
    siege.play(people.stop, "Warm")
    assert siege.whom(people.present) == ["Cool"]
    assert siege.says(capacity) == 22
    siege.play(trip_step)
    assert siege.stage == "exploring"
    assert "Warm" in siege.group


@rule("TW-DEATH-03")
def test_when_all_have_stopped_findings_are_chosen_at_once() -> None:
    siege = trip(people="Soft Warm Cool", out=2, unknown="XPLAIN XPLAIN XWOUND", dice=(1,))
    siege.play(trip_step, "which-person:Soft")
    assert siege.stage == "packing"
    assert len(siege.unknown) == 2
    siege.play(trip_step, "bring-home:0", "bring-home:2", "bring-home:0")
    assert siege.pile == goods(wood=2)
    assert siege.phase == "night-raid"


@rule("TW-DEATH-04", "TW-DEATH-04/1")
def test_if_all_die_nothing_comes_back() -> None:
    siege = trip(unknown="XPLAIN XPLAIN XKILL", pile=goods(pistol=1, book=2, ammo=4), stock=goods(knife=1))
    siege.drawn = {"residents": ["RCALM"]}
    siege.play(trip_step, "which-person:Cool")
    assert siege.group == ["Soft"]
    assert siege.stage == "packing"
    siege.play(trip_step)
    assert (siege.pile, siege.stock) == (goods(), goods(knife=1))
    assert (siege.phase, siege.stage, siege.location) == ("night-raid", "arming", None)
    assert len(siege.decks["exploration"]) == 3
    assert (siege.unknown, siege.drawn["exploration"], siege.drawn["residents"]) == ([], [], [])
    assert siege.hidden == {}


@rule("TW-DEATH-04")
def test_a_stopped_scavenger_brings_the_finds_home() -> None:
    siege = trip(people="Cool Warm Soft", unknown="XPLAIN XWOUND", pile=goods(pistol=1), stopped={"Warm"})
    siege.play(trip_step)
    assert siege.group == ["Warm", "Soft"]
    assert siege.stage == "packing"
    siege.play(trip_step, "leave-behind:enough", *NO_RESOURCES)
    assert siege.pile == goods(pistol=1)


@rule("TW-DEATH-05")
def test_a_death_outside_is_mourned_again_at_dawn() -> None:
    siege = trip(people="Soft Cool Warm Quiet", out=3, unknown="XPLAIN XWOUND", dice=(5, 4))
    siege.play(trip_step, "which-person:Soft")
    assert siege.stopped == {"Warm"}
    siege.play(findings.set_off)
    siege.play(dawn.mourn)
    assert siege.misery == {"Warm": 2}
