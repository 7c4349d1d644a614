"""How a position looks to a player who looks one move ahead."""

from __future__ import annotations

import pytest

from holdfast.games.rebuild.mind.evaluate import evaluate, lead, prospects, rounds_left, worth_of_tiles
from holdfast.games.rebuild.state import City
from tests.rebuild.arrange import BOX, empty_hands, fresh, give, lay, set_goals, tile

WORTH = worth_of_tiles(BOX)
WELL_GIVES = 2 * 0.95  # two water


def barren(seats: int = 2) -> City:
    """The last round begins, with nothing on any mat or in any hand, no Leaders, and goals nobody has reached."""
    city = fresh(seats)
    for seat in range(seats):
        empty_hands(city, seat)
    city.piles[:] = [()] * len(city.piles)
    city.leaders[:] = [0] * seats
    city.ending = True
    set_goals(city, "Many Shoulders", *("Clean Taps", "Full Plates", "Back to Work")[:seats])
    return city


# -- how long it goes on ----------------------------------------------------------------------------------------------


def test_in_the_last_round_only_markers_are_left() -> None:
    city = barren()
    assert rounds_left(city) == 1.0
    city.markers[:] = [3, 1]
    assert rounds_left(city) == pytest.approx(0.4)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 19 / 3.8), (3, 19 / 5.2)])
def test_before_it_the_piles_tell_how_many_rounds_are_to_come(seats: int, rounds: float) -> None:
    city = barren(seats)
    city.ending = False
    city.pile_1, city.pile_2 = [tile("Well")] * 12, [tile("Bakery")] * 7
    assert rounds_left(city) == pytest.approx(rounds + 0.5)
    city.markers[:] = [0] * seats
    assert rounds_left(city) == pytest.approx(rounds)


# -- what a seat's things promise -------------------------------------------------------------------------------------


def test_nothing_promises_nothing() -> None:
    assert prospects(barren(), 1, 2.0, WORTH) == (0.0, 0, 0)


def test_points_on_the_track_are_points() -> None:
    city = barren()
    city.points[:] = [3, 7]
    assert prospects(city, 1, 2.0, WORTH) == (7.0, 0, 0)


def test_a_tile_is_worth_its_points_and_its_use_in_the_rounds_left() -> None:
    city = barren()
    lay(city, 1, 10, "Well")
    assert prospects(city, 1, 2.0, WORTH) == pytest.approx((2 + 0.35 * 2 * WELL_GIVES, 0, 1))
    assert prospects(city, 0, 2.0, WORTH) == (0.0, 0, 0)


def test_tiles_add_up_and_what_is_covered_does_not_count() -> None:
    city = barren()
    lay(city, 0, 1, "Bakery", "Well")
    lay(city, 0, 2, "Pump House")
    assert prospects(city, 0, 1.0, WORTH) == pytest.approx((2 + 2 + 0.35 * 2 * WELL_GIVES, 1, 1))
    lay(city, 0, 3, "Community Garden")
    lay(city, 0, 4, "Bakery")
    assert prospects(city, 0, 1.0, WORTH)[1:] == (2, 3)


def test_a_leader_at_work_adds_a_part_of_what_the_tile_gives() -> None:
    city = barren()
    lay(city, 1, 2, "Well", leader=True)
    lay(city, 1, 3, "Pump House", leader=True)
    assert prospects(city, 1, 0.0, WORTH)[0] == pytest.approx(2 + 2 + 0.3 * 2 * WELL_GIVES)


def test_leaders_are_worth_something_for_each_round_left() -> None:
    city = barren()
    city.leaders[:] = [0, 2]
    assert prospects(city, 1, 4.0, WORTH) == pytest.approx((0.45 * 4 * 2, 0, 0))
    assert prospects(city, 0, 4.0, WORTH) == (0.0, 0, 0)


def test_the_open_objective_counts_for_all() -> None:
    city = barren()
    city.leaders[:] = [4, 0]
    assert prospects(city, 0, 0.0, WORTH) == (6, 0, 0)


def test_each_further_token_of_a_kind_is_worth_less() -> None:
    city = barren()
    give(city, 0, water=1)
    assert prospects(city, 0, 1.5, WORTH)[0] == pytest.approx(0.95)
    give(city, 0, water=3, supplies=2)
    assert prospects(city, 0, 1.5, WORTH)[0] == pytest.approx(0.95 * (1 + 0.87 + 0.87**2) + 1.9 * (1 + 0.87))


def test_tokens_lose_their_worth_when_there_is_no_time_to_use_them() -> None:
    city = barren()
    give(city, 0, money=1)
    worth = [prospects(city, 0, left, WORTH)[0] for left in (9.0, 1.5, 0.75, 0.0)]
    assert worth == pytest.approx([0.9, 0.9, 0.45, 0.0])


def test_influence_tokens_count_as_influence_too() -> None:
    city = barren()
    give(city, 0, influence=3)
    lay(city, 0, 2, "Pump House")
    assert prospects(city, 0, 0.0, WORTH)[1] == 4


# -- being ahead ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "theirs", "bonus"),
    [(0, 0, 0.0), (1, 1, 5.0), (4, 3, 7.0), (3, 4, 3.0), (9, 1, 10.0), (1, 9, 0.0), (0, 9, 0.0)],
)
def test_the_bonus_for_the_most_is_expected_by_how_far_one_is_ahead(own: int, theirs: int, bonus: float) -> None:
    assert lead(own, theirs) == bonus


def test_the_own_prospects_less_a_share_of_the_best_rivals() -> None:
    city = barren(3)
    city.points[:] = [4, 8, 20]
    assert [evaluate(city, seat) for seat in range(3)] == [4 - 5, 8 - 5, 20 - 2]


def test_the_own_secret_objective_counts_and_nobody_elses() -> None:
    city = barren()
    set_goals(city, "Many Shoulders", "Full Plates", "Clean Taps")
    city.markers[:] = [0, 0]
    place = lay(city, 1, 2, "Rain Tanks")
    alone = evaluate(city, 1)
    assert alone == pytest.approx(1 + 2)
    city.piles[place] = ()
    lay(city, 0, 2, "Rain Tanks")
    assert evaluate(city, 0) == pytest.approx(1)
    assert evaluate(city, 1) == pytest.approx(-0.25)


def test_influence_and_hearts_are_weighed_against_whoever_has_the_most() -> None:
    city = barren(3)
    city.markers[:] = [0, 0, 0]
    give(city, 0, influence=3)
    give(city, 1, influence=1)
    give(city, 2, influence=0)
    assert [evaluate(city, seat) for seat in range(3)] == [5 + 2 * 2, 5 - 2 * 2, 0]
    for seat in range(3):
        give(city, seat, influence=0)
    lay(city, 0, 1, "Community Garden")
    lay(city, 2, 1, "Soup Kitchen")
    set_goals(city, "Many Shoulders", "Clean Taps", "Back to Work", "Ready for Next Time")
    assert [evaluate(city, seat) for seat in range(3)] == [1 - 0.5 + 5 + 2, -0.5, 2 - 0.25 + 5 - 2]


# -- what a marker on a tile is worth ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "worth"),
    [
        ("Well", 1.9),
        ("Rain Tanks", 0.95 + 0.5),
        ("Help Point", 1.15),
        ("Medical Campus", 3 * 1.15 + 1.0),
        ("Broadcasting House", 2 * 0.5 + 0.9),
        ("Founders' Square", 1.0),
    ],
)
def test_what_a_marker_gives_is_worth(name: str, worth: float) -> None:
    assert WORTH[tile(name)] == pytest.approx(worth)
