"""The planner: it looks beyond its own step, keeps to its budget, and answers the same each time."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast import players
from holdfast.games import mind_of
from holdfast.kernel import BadOption, Game, GameOver, Outcome, Rng, Rule
from holdfast.mind import Foresight, Mind, Odds
from holdfast.players import planner
from holdfast.players.planner import Planner, ranked, worth_in
from tests.toys.plain import ASK, Page, asking, plain_game

PATIENT = Foresight()


def tempting(foresight: Foresight = PATIENT) -> Game[Page]:
    """Whoever takes the first answer stands well, and loses in the end whatever the other player does."""

    def end(page: Page) -> Rule:
        yield from asking(ASK, 1, 0, 1)(page)
        wise = page.said[0] == 1
        raise GameOver(Outcome("won" if wise else "lost", (0, 1) if wise else ()))

    mind = Mind[Page](evaluate=lambda page, seat: -1.0 * page.said[0] if page.said else 0.0, foresight=foresight)
    return plain_game(asking(ASK, 0, 0, 1), end, mind=mind, clock="reveals", together=True)


def the_first_answer(page: Page, seat: int) -> float:
    return float(page.said[0])


def answer(player: players.Player, game: Game[Any], seed: int = 1) -> int:
    return players.ask(player, game, Rng(seed))


@pytest.mark.parametrize(("odds", "worth"), [(None, 0.5), (Odds(spread=1.0, even=-2.0), 0.88), (Odds(even=1e9), 0.0)])
def test_ends_are_weighed_by_the_odds_of_the_foresight_if_it_has_any(odds: Odds | None, worth: float) -> None:
    game = tempting(Foresight(ahead=0, odds=odds))
    found = worth_in(game, [(ASK.name, 0, 0)], 0, Rng(1), {})
    assert found == pytest.approx(worth, abs=0.01)


def test_it_sees_what_comes_after_its_own_step() -> None:
    assert answer(players.find("greedy"), tempting()) == 0
    assert answer(players.find("planner"), tempting()) == 1


@pytest.mark.parametrize("game", ["rebuild", "frostpunk", "this_war_of_mine"])
def test_a_playout_ends_with_the_round(game: str) -> None:
    table = holdfast.start(game, seats=2, seed=5, telling=False)
    count = planner.rounds(table)
    assert count(table.state) == 1
    world = planner.played_until(table.clone(), count, 2, Rng(1), {})
    assert count(world.state) == 2
    assert count(table.state) == 1


def test_where_the_game_counts_phases_it_ends_some_phases_later() -> None:
    table = holdfast.start("this_war_of_mine", seats=2, seed=5, telling=False)
    count = mind_of(table).foresight.count
    assert count is not None
    began = count(table.state)
    hours = {began}
    for ahead in range(1, 10):
        world = planner.played_until(table.clone(), count, began + ahead, Rng(1), {})
        assert world.outcome is not None or count(world.state) >= began + ahead
        hours.add(count(world.state))
    assert len(hours) > 5  # it does not always leap to the next morning


def test_each_step_of_a_playout_is_the_best_of_as_many_ways_as_the_game_says() -> None:
    """Four answers, of which the last looks best: of two tries some miss it, of twenty none."""
    found: dict[int, set[int]] = {}
    for tries in (2, 20):
        mind = Mind[Page](evaluate=the_first_answer, foresight=Foresight(tries=tries))
        game = plain_game(asking(ASK, 0, 0, 1, 2, 3), asking(ASK, 1, 0, 1), mind=mind)
        assert game.pending is not None
        found[tries] = {
            planner.hurried_step(game.clone(), game.pending, Rng(seed), {}).state.said[0] for seed in range(20)
        }
    assert found[20] == {3}
    assert len(found[2]) > 1


def test_what_was_best_becomes_the_custom() -> None:
    mind = Mind[Page](evaluate=the_first_answer)
    game = plain_game(asking(ASK, 0, 0, 1, 2, 3), asking(ASK, 1, 0, 1), mind=mind)
    customs: planner.Customs = {}
    looks = []
    for seed in range(20):
        assert game.pending is not None
        looks.append(planner.hurried_step(game.clone(), game.pending, Rng(seed), customs).state.said[0])
    assert looks == sorted(looks), "nobody falls back behind the custom"
    assert looks[-1] == 3
    assert [way[0][1] for way in customs.values()] == [3]


def test_all_ways_are_played_on_to_the_same_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    table = holdfast.start("this_war_of_mine", seats=2, seed=5, telling=False)
    asked: list[int] = []
    played_until = planner.played_until

    def watched(world: Game[Any], count: planner.Count, end: int, *words: Any) -> Game[Any]:
        asked.append(end)
        return played_until(world, count, end, *words)

    monkeypatch.setattr(planner, "played_until", watched)
    answer(Planner(8), table)
    foresight = mind_of(table).foresight
    assert foresight.count is not None
    assert len(asked) > 1
    assert set(asked) == {foresight.count(table.state) + foresight.ahead}


@pytest.mark.parametrize("game", ["rebuild", "frostpunk", "this_war_of_mine"])
def test_with_playouts_the_same_copy_and_the_same_chance_give_the_same_answer(game: str) -> None:
    tables = [holdfast.start(game, seats=2, seed=5, telling=False) for _ in range(2)]
    seats = [[Planner(8), Planner(8)] for _ in tables]
    for _ in range(12):
        for table, sitting in zip(tables, seats, strict=True):
            assert table.pending is not None
            asked = table.pending.seat
            table.pick(players.ask(sitting[asked], table, players.chance(table, asked)))
    assert tables[0].record.picks == tables[1].record.picks


def test_more_playouts_are_more_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    worth_in = planner.worth_in

    def counted(*words: Any) -> float:
        played.append(1)
        return worth_in(*words)

    monkeypatch.setattr(planner, "worth_in", counted)
    counts = []
    for playouts in (8, 64):
        played.clear()
        answer(Planner(playouts), holdfast.start("this_war_of_mine", seats=2, seed=3, telling=False))
        counts.append(len(played))
    assert counts[0] < counts[1] <= 64


def test_ways_are_ranked_by_what_came_of_them() -> None:
    game = tempting()
    assert game.pending is not None
    found = ranked(game, game.pending, Rng(1), 20, None)
    assert [candidate.way[0][1] for candidate in found] == [1, 0]
    won, lost = (candidate.total / candidate.worlds for candidate in found)
    assert won > 0.5 > lost, "half of it is how it looks at once, half what came of it"


def test_time_is_a_budget_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves on a second each time it is looked at: every stage has its share, and at least a world."""
    seconds = iter(range(1000))
    monkeypatch.setattr(planner, "monotonic", lambda: next(seconds))
    game = holdfast.start("this_war_of_mine", seats=2, seed=3, telling=False)
    assert game.pending is not None
    long = players.find("planner:30s")
    assert isinstance(long, Planner)
    found = ranked(game, game.pending, Rng(1), long.playouts, long.seconds)
    assert 25 <= next(seconds) <= 35
    assert min(candidate.worlds for candidate in found) >= 1
    assert found[0].worlds > found[-1].worlds


@pytest.mark.parametrize("budget", ["", "0", "-3", "x", "0s", "-1s", "s", "nans", "infs", "1e9"])
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(BadOption, match="as in planner:200, or of seconds a step, as in planner:2s"):
        players.find(f"planner:{budget}")
