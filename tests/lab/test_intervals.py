"""Shares, means and differences, with their intervals."""

from __future__ import annotations

import pytest

from holdfast.lab.intervals import (
    Estimate,
    Matched,
    Squares,
    Sums,
    difference_of_means,
    difference_of_shares,
    mean,
    share,
    share_of_offers,
)


def close(estimate: Estimate | None, *expected: float) -> bool:
    return estimate is not None and tuple(estimate) == pytest.approx(expected, abs=5e-5)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [  # Newcombe, Statistics in Medicine 17 (1998), table II, method 10
        ((56, 70), (48, 80), (0.2, 0.0524, 0.3339)),
        ((9, 10), (3, 10), (0.6, 0.1705, 0.8090)),
        ((10, 10), (0, 20), (1.0, 0.6791, 1.0)),
        ((0, 10), (0, 20), (0.0, -0.1611, 0.2775)),
    ],
)
def test_published_differences_of_shares(
    one: tuple[int, int], other: tuple[int, int], expected: tuple[float, ...]
) -> None:
    sums = [Sums(number, wins) for wins, number in (one, other)]
    assert close(difference_of_shares(*sums), *expected)


def test_a_share_stays_between_nothing_and_all() -> None:
    assert close(share(0, 10), 0.0, 0.0, 0.2775)
    assert close(share(10, 10), 1.0, 0.7225, 1.0)


def sums_of(*values: float) -> Sums:
    return Sums(len(values), 0, sum(values), sum(value * value for value in values))


def test_a_mean_and_a_difference_of_means() -> None:
    assert close(mean(sums_of(1, 2, 3, 4)), 2.5, 2.5 - 1.26517, 2.5 + 1.26517)
    half = 1.96 * (5 / 3 / 4 + 1 / 3) ** 0.5
    assert close(difference_of_means(sums_of(1, 2, 3, 4), sums_of(4, 5, 6)), -2.5, -2.5 - half, -2.5 + half)


def test_one_game_alone_shows_no_difference() -> None:
    assert difference_of_means(sums_of(1), sums_of(4, 5, 6)) is None
    assert difference_of_shares(Sums(), Sums(3, 1)) is None


def test_like_is_compared_with_like() -> None:
    """Whoever comes late has lived longer: within a round there is no difference, and over all there seems to be."""
    early, late = (sums_of(3, 4, 5), sums_of(*[3, 4, 5] * 9)), (sums_of(*[7, 8, 9] * 9), sums_of(7, 8, 9))
    apart = difference_of_means(sums_of(3, 4, 5, *[7, 8, 9] * 9), sums_of(*[3, 4, 5] * 9, 7, 8, 9))
    assert apart is not None
    assert apart.value == pytest.approx(3.2)
    assert apart.is_clear
    matched = Matched([early, late]).of_means()
    assert matched is not None
    assert matched.value == 0
    assert not matched.is_clear


def test_the_second_group_counts_where_the_first_is() -> None:
    """Nine in ten of the first are in the second round, so there the others' share counts nine times."""
    matched = Matched([(Sums(10, 10), Sums(50, 0)), (Sums(90, 90), Sums(50, 50))])
    difference = matched.of_shares()
    assert difference is not None
    assert difference.value == pytest.approx(1 - 0.9)
    assert matched.others == pytest.approx(1 / (0.1**2 / 50 + 0.9**2 / 50))


def test_rounds_without_anybody_to_compare_are_left_out() -> None:
    matched = Matched([(Sums(10, 5), Sums(10, 5)), (Sums(40, 40), Sums())])
    assert matched.number == 10
    difference = matched.of_shares()
    assert difference is not None
    assert difference.value == 0


def test_offers_in_one_game_are_no_games_of_their_own() -> None:
    """Chosen in half of 200 offers: by each game twice of four times, and by every second game always."""
    alike = share_of_offers(100, 200, Squares(50, offered=50 * 16.0, chosen=50 * 4.0, both=50 * 8.0))
    split = share_of_offers(100, 200, Squares(50, offered=50 * 16.0, chosen=25 * 16.0, both=25 * 16.0))
    assert alike == share(100, 200)
    assert split == pytest.approx(share(24.5, 49))  # as many as there are games, but for one


def test_one_offer_a_game_is_a_share_like_any_other() -> None:
    given = share_of_offers(30, 100, Squares(100, offered=100.0, chosen=30.0, both=30.0))
    assert given == pytest.approx(share(30, 100), abs=0.001)
    assert share_of_offers(0, 100, Squares(100, offered=100.0)) == share(0, 100)


def test_what_was_never_chosen_counts_by_games() -> None:
    assert share_of_offers(0, 400, Squares(100, offered=1600.0)) == share(0, 100)
    assert share_of_offers(400, 400, Squares(100, offered=1600.0, chosen=1600.0, both=1600.0)) == share(100, 100)
