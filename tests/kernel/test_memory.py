"""Long play does not fill the memory."""

from __future__ import annotations

import gc

import holdfast
from holdfast.kernel import Rng
from holdfast.kernel.play import KEPT
from tests.toys.playing import lighthouse, play_on


def test_objects_stay_as_many_over_a_hundred_thousand_picks() -> None:
    rng, counted = Rng(1), []
    for picks in (20_000, 80_000):
        played = 0
        while played < picks:
            game = play_on(holdfast.start("lighthouse", 3, rng.next()), rng)
            played += len(game.record.picks)
        gc.collect()
        counted.append(len(gc.get_objects()))
    assert abs(counted[1] - counted[0]) < 500


def test_a_player_who_looks_ahead_leaves_nothing_behind() -> None:
    game, rng, counted = play_on(lighthouse(3, 2), Rng(2), 10), Rng(3), []
    for looks in (100, 1000):
        for _ in range(looks):
            play_on(game.clone(rng), rng, 5)
        gc.collect()
        counted.append(len(gc.get_objects()))
    assert abs(counted[1] - counted[0]) < 100


def test_checkpoints_are_kept_for_a_while_only() -> None:
    game = play_on(lighthouse(3, 4, sea="mild"), Rng(4))
    assert len(game.play.earlier) <= KEPT
