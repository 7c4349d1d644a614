"""Odds: a judgement becomes a chance, by a curve that was measured."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.games import mind_of
from holdfast.kernel import BadOption, Game
from holdfast.mind import Odds
from holdfast.players.odds import Point, main, odds_of, points, surprise
from holdfast.players.planner import worth_of


def test_what_looks_better_is_likelier_and_at_even_it_is_a_toss() -> None:
    odds = Odds(spread=10.0, even=100.0, tick=5.0)
    assert odds.alone(100.0, 0) == odds.alone(115.0, 3) == 0.5
    assert odds.alone(90.0, 0) < 0.5 < odds.alone(110.0, 0)
    assert odds.alone(-1e6, 0) == pytest.approx(0.0)
    assert odds.alone(1e6, 0) == 1.0


def test_the_chances_of_all_rivals_are_one_in_sum() -> None:
    odds, looks = Odds(spread=7.0), [12.0, 3.0, 8.5]
    chances = [odds.among(own, [other for place, other in enumerate(looks) if place != seat])
               for seat, own in enumerate(looks)]  # fmt: skip
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[2] > chances[1]


def known_curve(odds: Odds) -> list[Point]:
    """At each judgement as many games are won as the odds say."""
    found: list[Point] = []
    for clock in (1, 5, 9):
        for looks in range(60, 180, 10):
            won = round(1000 * odds.alone(looks, clock))
            found += [([looks, clock, 1.0], place < won) for place in range(1000)]
    return found


def test_a_curve_is_found_again() -> None:
    found = known_curve(Odds(spread=12.0, even=100.0, tick=4.0))
    again = odds_of(found)
    assert (again.spread, again.even, again.tick) == pytest.approx((12.0, 100.0, 4.0), rel=0.02)
    assert surprise(again, found) < surprise(Odds(spread=30.0, even=100.0, tick=4.0), found)


def test_games_that_show_nothing_are_refused() -> None:
    with pytest.raises(BadOption, match="play more"):
        odds_of([([1.0, 1, 1.0], False), ([0.0, 1, 1.0], True), ([1.0, 2, 1.0], False), ([0.0, 2, 1.0], True)])


def test_every_round_of_a_game_is_a_point(capsys: pytest.CaptureFixture[str]) -> None:
    found = points("rebuild", "greedy", 2, seed=1)
    assert len(found) > 10
    assert all(won == 1 for _, won in found), "of rivals it is the winner's lead that is noted"
    main("rebuild", games=6)
    assert "ODDS = Odds(spread=" in capsys.readouterr().out


@pytest.mark.parametrize("games", [0, -3])
def test_no_games_are_refused(games: int) -> None:
    with pytest.raises(BadOption, match="At least one game"):
        main("rebuild", games=games)


@pytest.mark.parametrize("game", ["frostpunk", "rebuild", "this_war_of_mine"])
def test_a_world_is_worth_a_chance_and_an_end_what_it_is(game: str) -> None:
    table: Game[Any] = holdfast.start(game, seats=2, seed=1, telling=False)
    assert 0.0 < worth_of(table, 0, mind_of(table).odds) < 1.0
    while table.pending is not None:
        table.pick(0)
    assert table.outcome is not None
    winners = table.outcome.winners
    for seat in range(2):
        share = (1.0 if table.rules.together else 1 / len(winners)) if seat in winners else 0.0
        assert worth_of(table, seat, mind_of(table).odds) == share
