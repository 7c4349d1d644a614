"""How long players survive, and how it is told."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.players.survival import histogram, main, survive, tables


def test_tables_go_through_every_size_and_kind() -> None:
    settings = tables("frostpunk", 96)
    for once in (settings[:48], settings[48:]):
        assert len({(seats, *chosen.values()) for seats, chosen in once}) == 4 * 6 * 2


def test_every_game_is_counted_once() -> None:
    found = survive("frostpunk", "random", tables("frostpunk", 12), seed=5)
    assert len(found.rounds) == sum(found.causes.values()) == 12
    assert found.wins == found.causes["saved"]
    low, high = found.interval()
    assert low < found.mean < high


def test_the_same_seed_gives_the_same_games() -> None:
    settings = tables("frostpunk", 3)
    assert survive("frostpunk", "random", settings, 7).rounds == survive("frostpunk", "random", settings, 7).rounds


def test_a_bar_for_each_round() -> None:
    assert [line.split() for line in histogram([4, 4, 7])] == [["4", "2", "█" * 40], ["7", "1", "█" * 20]]


def test_both_players_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    main("frostpunk", "random", "random", games=2)
    said = capsys.readouterr().out
    assert said.count("random, frostpunk, 2 games from seed 1: ends in round") == 2


@pytest.mark.parametrize(("game", "games", "reason"), [("frostpunk", 0, "at least one"), ("rebuild", 2, "against")])
def test_what_makes_no_sense_is_refused(game: str, games: int, reason: str) -> None:
    with pytest.raises(holdfast.BadOption, match=reason):
        main(game, "random", games=games)


def test_few_tables_of_many_are_of_every_kind() -> None:
    settings = tables("this_war_of_mine", 60)
    assert {seats for seats, _ in settings} == set(range(1, 7))
    for option in ("scenario", "board", "hiding", "open-book"):
        assert len({chosen[option] for _, chosen in settings}) > 1, option
