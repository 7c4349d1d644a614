"""The Generator Phase: FP-GNR, and the explosion of FP-END-04."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.city.heat import FUEL, fuel, is_heated
from holdfast.games.frostpunk.city.map import GENERATOR
from holdfast.games.frostpunk.phases.generator import (
    add_stress,
    break_down,
    cold_check,
    drop_cubes,
    generator_phase,
    remove_stress,
    stress_check,
)
from holdfast.games.frostpunk.state import CHILD, COAL, ENGINEER, City
from holdfast.kernel import GameOver
from tests.cite import rule
from tests.frostpunk.arrange import city, play


def burning(heat: int = 1, coal: int = 0, **fields: Any) -> City:
    g = city(**{"heat": heat, "people": [20, 20, 20], **fields})
    g.stock[COAL] = coal
    return g


def dropping(fallen: int, dropped: int = 3, **fields: Any) -> City:
    """A city whose next stress check drops and lets fall so many cubes."""
    heat = burning().box.heat_cubes.index(dropped)
    for seed in range(10_000):
        g = burning(**{"heat": heat, "seed": seed, **fields})
        if drop_cubes(g.copy(), dropped) == fallen:
            return g
    raise AssertionError("no seed does this")


@rule("FP-GNR-04", "FP-GNR-04/1", "FP-GNR-12")
def test_heat_of_the_day_before_still_burns() -> None:
    g = burning(heat=4, coal=3)
    g.people = [0, 0, 0]
    before = g.inside + g.stress
    play(generator_phase(g), 1)
    assert g.stock[COAL] == 2
    assert g.inside + g.stress == before + g.box.heat_cubes[5]
    assert g.heat == 1


@rule("FP-GNR-12/1")
def test_the_phase_ends_with_the_generator_off() -> None:
    g = burning(heat=5)
    play(generator_phase(g))
    assert g.heat == 1
    assert not is_heated(g, GENERATOR)


@rule("FP-GNR-05", "FP-GNR-05/1")
def test_each_icon_in_the_cold_makes_one_of_its_type_sick() -> None:
    g = burning(heat=1, cold=4)
    assert g.box.heat_icon[2:4] == [CHILD, ENGINEER]
    play(cold_check(g))
    assert g.sick == [0, 1, 1]


@rule("FP-GNR-05")
def test_where_all_of_a_type_are_sick_the_marker_is_flipped() -> None:
    g = burning(heat=1, cold=4, people=[5, 5, 2], sick=[0, 0, 2])
    play(cold_check(g))
    assert (g.sick, g.skull) == ([0, 1, 2], [0, 0, 1])


@rule("FP-GNR-06", "FP-GNR-06/1", "FP-GNR-06/2", "FP-GNR-06/3")
def test_only_spaces_between_the_markers_count() -> None:
    for heat in (5, 4):
        g = burning(heat=heat)
        play(cold_check(g))
        assert g.sick == [0, 0, 0]
    g = burning(heat=1)
    play(cold_check(g))
    assert g.sick == [1, 1, 1]


@rule("FP-GNR-07", "FP-GNR-07/1")
def test_the_cubes_come_from_the_bank() -> None:
    g = burning(heat=4, coal=2)
    assert g.box.heat_cubes[4] == 3
    stress_check(g)
    assert g.inside + g.stress == 3
    assert g.stock[COAL] == 2


@rule("FP-GNR-08", "FP-GNR-08/1")
def test_no_cube_is_made_or_lost_in_the_tower() -> None:
    g = dropping(2, inside=1, stress=4)
    stress_check(g)
    assert (g.stress, g.inside) == (6, 2)


@rule("FP-GNR-09")
def test_cubes_can_come_out_later_than_they_were_dropped() -> None:
    g = dropping(2, dropped=1, inside=3)
    stress_check(g)
    assert (g.stress, g.inside) == (2, 2)


@rule("FP-GNR-08")
def test_without_a_drop_nothing_falls() -> None:
    g = burning(heat=1, inside=9)
    draws = g.rng.draws
    stress_check(g)
    assert (g.stress, g.inside, g.rng.draws) == (0, 9, draws)


@rule("FP-GNR-10", "FP-GNR-10/1", "FP-GNR-11", "FP-GNR-11/1")
def test_with_a_cube_in_the_overflow_the_generator_breaks_down() -> None:
    g = dropping(2, stress=9)
    stress_check(g)
    assert (g.overheated, g.stress) == (True, 0)
    g = burning(stress=8)
    add_stress(g, 4)
    assert g.stress - g.box.board.stress == 2


@rule("FP-GNR-11/2")
def test_ten_cubes_are_no_breakdown() -> None:
    g = dropping(1, stress=9)
    stress_check(g)
    assert (g.overheated, g.stress) == (False, 10)


@rule("FP-GNR-13", "FP-GNR-13/1", "FP-GNR-13/2")
def test_a_breakdown_moves_every_marker_and_clears_the_track() -> None:
    g = burning(cold=6, ranges=[1, 3, 4], stress=11, inside=2)
    break_down(g)
    assert (g.cold, g.ranges, g.stress, g.inside, g.overheated) == (7, [2, 4, 5], 0, 2, True)


@rule("FP-GNR-13")
def test_markers_stay_on_the_last_space() -> None:
    g = burning()
    g.cold, g.ranges = g.box.heat_end, [g.box.range_end] * 3
    break_down(g)
    assert (g.cold, g.ranges) == (g.box.heat_end, [g.box.range_end] * 3)


@rule("FP-END-04", "FP-END-04/1")
def test_a_second_breakdown_is_the_end() -> None:
    g = dropping(1, dropped=1, stress=10, overheated=True)
    with pytest.raises(GameOver) as over:
        stress_check(g)
    assert over.value.outcome.cause == "explosion"
    assert over.value.outcome.winners == ()


@rule("FP-GNR-15", "FP-GNR-15/1")
def test_added_stress_goes_round_the_tower() -> None:
    g = burning(coal=4, stress=2, inside=1)
    add_stress(g, 3)
    assert (g.stress, g.inside, g.stock[COAL]) == (5, 1, 4)


@rule("FP-GNR-15/2")
def test_removed_stress_goes_to_the_bank() -> None:
    g = burning(coal=4, stress=8)
    remove_stress(g, 5)
    assert (g.stress, g.stock[COAL]) == (3, 4)
    remove_stress(g, 5)
    assert g.stress == 0


@rule("FP-GNR-14", "FP-GNR-14/1")
def test_no_cubes_are_dropped_when_the_generator_is_fuelled_on_a_turn() -> None:
    g = burning(coal=4, stress=8, inside=2)
    draws = g.rng.draws
    play(fuel(g, FUEL, 0), 2)
    assert (g.heat, g.stock[COAL]) == (3, 2)
    assert (g.stress, g.inside, g.rng.draws) == (8, 2, draws)


@rule("FP-BLD-09", "FP-BLD-09/1")
def test_the_upgraded_tower_keeps_clearly_more() -> None:
    kept = []
    for upgraded in (False, True):
        g = burning(upgraded=upgraded)
        for _ in range(300):
            g.inside = 0
            drop_cubes(g, 5)
            kept.append(g.inside)
    plain, better = sum(kept[:300]), sum(kept[300:])
    assert 400 < plain < 650  # 37 of a hundred stay: about 555 of 1,500
    assert better > plain + 150  # 55 of a hundred
