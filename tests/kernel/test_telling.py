"""What belongs together in a log is told in one line."""

from __future__ import annotations

from holdfast.kernel import ALL, Told
from holdfast.kernel.telling import Grouping, together

GROUPINGS = {
    "cold": Grouping((0,), counts=True),
    "sick": Grouping((0,), counts=True),
    "rises": Grouping((0,)),
    "gained": Grouping((0, 1)),
}


def entry(message: str, *numbers: int, to: int = ALL) -> Told:
    return message, to, numbers


def test_entries_that_differ_in_one_number_are_one_line() -> None:
    told = [entry("rises", person, 2, 1) for person in range(3)]
    assert together(told, GROUPINGS) == [[0, 1, 2]]


def test_what_differs_in_more_stands_apart_and_still_finds_its_fellows() -> None:
    told = [entry("rises", 0, 2, 1), entry("rises", 0, 3, 1), entry("rises", 1, 2, 1), entry("rises", 1, 3, 1)]
    assert together(told, GROUPINGS) == [[0, 2], [1, 3]]


def test_what_only_counts_is_counted_through_others_that_do() -> None:
    told = [entry("cold", 0), entry("sick", 0), entry("cold", 1), entry("sick", 1)]
    assert together(told, GROUPINGS) == [[0, 2], [1, 3]]


def test_something_else_between_keeps_the_order() -> None:
    told = [entry("cold", 0), entry("night"), entry("cold", 0)]
    assert together(told, GROUPINGS) == [[0], [1], [2]]
    told = [entry("rises", 0, 2, 1), entry("gained", 1, 1), entry("rises", 1, 2, 1)]
    assert together(told, GROUPINGS) == [[0], [1], [2]]


def test_a_new_move_begins_a_new_line() -> None:
    told = [entry("cold", 0), entry("cold", 0), entry("cold", 0)]
    assert together(told, GROUPINGS, begins={2}) == [[0, 1], [2]]


def test_what_one_alone_may_read_is_not_told_with_what_all_may() -> None:
    told = [entry("gained", 1, 1), entry("gained", 1, 1, to=0)]
    assert together(told, GROUPINGS) == [[0], [1]]


def test_a_word_of_the_house_stands_alone() -> None:
    assert together([entry("cold", 0), None, entry("cold", 0)], GROUPINGS) == [[0], [1], [2]]


def test_a_message_without_a_grouping_is_told_line_by_line() -> None:
    assert together([entry("night"), entry("night")], GROUPINGS) == [[0], [1]]
