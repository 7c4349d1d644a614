"""Noise: the track, the roll, and whom it brings (TW-NOISE)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.phases.scavenging import LEAVING
from holdfast.games.this_war_of_mine.scavenging.noise import lower_noise, raise_noise, roll
from holdfast.games.this_war_of_mine.state import FAR, NEAR, NONE, RESIDENTS
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import play
from tests.this_war_of_mine.trip_by_number import cards, step, trip


@rule("TW-NOISE-01", "TW-NOISE-01/1")
def test_a_new_trip_begins_quietly() -> None:
    g = trip(noise=6, location=NONE, stage=LEAVING, deck="XPLAIN XPLAIN")
    step(g, NEAR)
    assert g.noise == 1


@rule("TW-NOISE-02", "TW-NOISE-02/1")
def test_noise_moves_up_and_down() -> None:
    g = trip(noise=3)
    raise_noise(g, 2)
    assert g.noise == 5
    lower_noise(g, 3)
    assert g.noise == 2


@rule("TW-NOISE-02")
def test_noise_stops_at_the_ends_of_the_track() -> None:
    g = trip(noise=9)
    raise_noise(g, 5)
    assert g.noise == 10
    lower_noise(g, 20)
    assert g.noise == 1


@rule("TW-NOISE-02", "TW-SCAV-02", "TW-GEN-18")
def test_a_location_may_add_to_noise_and_a_quiet_person_lower_it() -> None:
    g = trip(location=FAR)
    raise_noise(g, 2)
    assert g.noise == 4
    g = trip(people="PQ P3 P6", location=NEAR)
    raise_noise(g, 1)
    assert g.noise == 1
    raise_noise(g, 3)
    assert g.noise == 3
    g.stopped[0] = 1
    raise_noise(g, 1)
    assert g.noise == 4


@rule("TW-NOISE-03", "TW-NOISE-03/1")
def test_a_roll_up_to_the_noise_is_heard() -> None:
    g = trip(noise=4, residents="RCALM", dice=(4,))
    play(roll(g))
    assert g.drawn[RESIDENTS] == cards("residents", "RCALM")


@rule("TW-NOISE-03", "TW-NOISE-03/2")
def test_a_higher_roll_does_nothing() -> None:
    g = trip(noise=4, residents="RCALM", dice=(5,))
    play(roll(g))
    assert (g.noise, g.drawn[RESIDENTS]) == (4, [])


@rule("TW-NOISE-04", "TW-NOISE-04/1")
def test_an_encounter_begins_with_quiet() -> None:
    g = trip(noise=7, residents="RLOUD", dice=(2,))
    play(roll(g))
    assert g.noise == 2


@rule("TW-NOISE-04")
def test_where_no_resident_is_left_there_is_only_quiet() -> None:
    g = trip(noise=7, dice=(2,))
    play(roll(g))
    assert g.noise == 1
