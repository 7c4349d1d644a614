"""Noise: the track, the roll, and whom it brings (TW-NOISE)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.scavenging.noise import lower_noise, raise_noise, roll
from tests.cite import rule
from tests.this_war_of_mine.trip import trip, trip_step


@rule("TW-NOISE-01", "TW-NOISE-01/1")
def test_a_new_trip_begins_quietly() -> None:
    siege = trip(noise=6, location=None, stage="leaving", deck="XPLAIN XPLAIN")
    siege.play(trip_step, "where-to:near")
    assert siege.noise == 1


@rule("TW-NOISE-02", "TW-NOISE-02/1")
def test_noise_moves_up_and_down() -> None:
    siege = trip(noise=3)
    siege.play(raise_noise, 2)
    assert siege.noise == 5
    siege.play(lower_noise, 3)
    assert siege.noise == 2


@rule("TW-NOISE-02")
def test_noise_stops_at_the_ends_of_the_track() -> None:
    siege = trip(noise=9)
    siege.play(raise_noise, 5)
    assert siege.noise == 10
    siege.play(lower_noise, 20)
    assert siege.noise == 1


@rule("TW-NOISE-02", "TW-SCAV-02", "TW-GEN-18")
def test_a_location_may_add_to_noise_and_a_quiet_person_lower_it() -> None:
    siege = trip(location="far")
    siege.play(raise_noise, 2)
    assert siege.noise == 4
    siege = trip(people="Quiet Cool Warm", location="near")
    siege.play(raise_noise, 1)
    assert siege.noise == 1
    siege.play(raise_noise, 3)
    assert siege.noise == 3
    siege.stopped = {"Quiet"}
    siege.play(raise_noise, 1)
    assert siege.noise == 4


@rule("TW-NOISE-03", "TW-NOISE-03/1")
def test_a_roll_up_to_the_noise_is_heard() -> None:
    siege = trip(noise=4, residents="RCALM", dice=(4,))
    siege.play(roll)
    assert siege.drawn["residents"] == ["RCALM"]


@rule("TW-NOISE-03", "TW-NOISE-03/2")
def test_a_higher_roll_does_nothing() -> None:
    siege = trip(noise=4, residents="RCALM", dice=(5,))
    siege.play(roll)
    assert (siege.noise, siege.drawn["residents"]) == (4, [])


@rule("TW-NOISE-04", "TW-NOISE-04/1")
def test_an_encounter_begins_with_quiet() -> None:
    siege = trip(noise=7, residents="RLOUD", dice=(2,))
    siege.play(roll)
    assert siege.noise == 2


@rule("TW-NOISE-04")
def test_where_no_resident_is_left_there_is_only_quiet() -> None:
    siege = trip(noise=7, dice=(2,))
    siege.play(roll)
    assert siege.noise == 1
