"""The Book of Scripts: TW-GEN-05, TW-GEN-06, TW-GEN-15, and the die tables of TW-GEN-16."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.cards import Roll
from holdfast.games.this_war_of_mine.scripts import book
from holdfast.kernel import state
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, black, box_with, goods, shelter

MORE = """
scripts:
- {id: "1901", title: Plain, story: x, now: [add 1 cold]}
- id: "1902"
  title: Two ways
  story: x
  now: [add 1 cold]
  options:
  - {story: Drink., do: [spend 1 water, remove 1 cold]}
  - {story: Smoke., do: [spend 1 pack of cigarettes], go: "1901"}
- {id: "1903", title: Goes on, story: x, go: "1901"}
- {id: "1904", title: Both, story: x, options: [{story: One.}, {story: Two., go: "1905"}], go: "1901"}
- {id: "1905", title: Other, story: x, now: [add 3 cold]}
- id: "1906"
  title: Chance
  story: x
  roll: [{to: 3, do: [add 1 cold]}, {to: 9, do: [add 2 cold], go: "1905"}, {to: 10, story: Luck.}]
- {id: "1907", title: Unmet, story: x, options: [{story: Pay., do: [spend 1 water]}]}
- {id: "1908", title: Inside, story: x, now: [read script 1901, add 1 cold]}
- {id: "1909", title: Inside, story: x, now: [read script 1901], options: [{story: One.}, {story: Two.}]}
"""


@pytest.fixture
def box() -> WarBox:
    return box_with(MORE)


def table(box: WarBox, seats: int = 3, **fields: Any) -> Siege:
    return shelter(**{"box": box, "seats": seats, "stock": goods(water=1, cigarettes=1), **fields})


# -- reading ----------------------------------------------------------------------------------------------------------


def test_what_a_script_says_happens_and_the_book_is_closed_again(box: WarBox) -> None:
    siege = table(box)
    siege.play(book.read, "1901")
    assert siege.cold == 1
    assert siege.script is None
    assert siege.read == ["1901"]


def test_a_script_read_twice_is_noted_once(box: WarBox) -> None:
    siege = table(box)
    siege.play(book.read, "1901")
    siege.play(book.read, "1901")
    assert siege.read == ["1901"]
    assert siege.cold == 2


def test_a_script_shows_something_that_was_hidden(box: WarBox) -> None:
    siege = table(box)
    siege.play(book.read, "1901")
    assert siege.reveals == 1


def test_an_option_is_carried_out_and_its_script_read(box: WarBox) -> None:
    siege = table(box)
    siege.play(book.read, "1902", "script-option:2")
    assert siege.stock["cigarettes"] == 0
    assert siege.stock["water"] == 1
    assert siege.cold == 2
    assert siege.read == ["1902", "1901"]


def test_the_book_is_open_while_an_option_is_asked_for(box: WarBox) -> None:
    siege = table(box)
    assert siege.asked("script-option", book.read, "1902").about == siege.script == "1902"


def test_only_options_that_can_be_paid_are_open_and_the_others_say_why(box: WarBox) -> None:
    siege = table(box, stock=goods(cigarettes=1))
    asked = siege.asked("script-option", book.read, "1902")
    assert asked.offers == ["2"]
    for option in ("1", "3", "8"):
        assert asked.why_not(option) == ("TW-GEN-05", "script-option", "1902", option)


def test_a_script_of_which_no_option_is_open_is_simply_over(box: WarBox) -> None:
    siege = table(box, stock=goods())
    siege.play(book.read, "1907")
    assert siege.script is None
    assert siege.read == ["1907"]


def test_an_option_leads_on_before_the_script_as_a_whole_does(box: WarBox) -> None:
    one, two = table(box), table(box)
    one.play(book.read, "1904", "script-option:1")
    two.play(book.read, "1904", "script-option:2")
    assert (one.cold, two.cold) == (1, 3)


def test_a_script_read_inside_another_gives_the_book_back(box: WarBox) -> None:
    siege = table(box)
    siege.play(book.read, "1908")
    assert siege.cold == 2
    assert siege.script is None


# -- who leads --------------------------------------------------------------------------------------------------------


@rule("TW-GEN-05", "TW-GEN-05/1")
def test_a_script_with_two_options_makes_the_next_player_leader_who_decides(box: WarBox) -> None:
    siege = table(box, leader=0)
    assert siege.asked("script-option", book.read, "1902").seat == siege.leader == 1


@rule("TW-GEN-05", "TW-GEN-05/2")
def test_a_script_that_goes_on_in_another_passes_the_role_round_the_table(box: WarBox) -> None:
    siege = table(box, leader=2)
    siege.play(book.read, "1903")
    assert siege.leader == 0


@rule("TW-GEN-05", "TW-GEN-05/3")
def test_a_script_with_a_single_outcome_leaves_the_leader(box: WarBox) -> None:
    siege = table(box, leader=0)
    siege.play(book.read, "1901")
    assert siege.leader == 0


@rule("TW-GEN-05", "TW-GEN-05/4")
def test_a_lone_player_stays_leader(box: WarBox) -> None:
    siege = table(box, seats=1)
    assert siege.offers(book.read, "1902") == ["script-option:1", "script-option:2"]
    assert siege.leader == 0


@rule("TW-GEN-05")
def test_options_that_lead_on_pass_the_role_once(box: WarBox) -> None:
    siege = table(box, leader=0)
    siege.play(book.read, "1904", "script-option:2")
    assert siege.leader == 1


@rule("TW-GEN-05")
def test_each_script_on_the_way_passes_the_role(box: WarBox) -> None:
    more = """
    scripts:
    - {id: "1911", title: x, story: x, go: "1912"}
    - {id: "1912", title: x, story: x, options: [{story: One.}, {story: Two.}]}
    """
    siege = table(box_with(more), leader=0)
    siege.play(book.read, "1911", "script-option:1")
    assert siege.leader == 2


@rule("TW-GEN-05")
def test_a_row_of_the_die_passes_the_role_only_if_it_leads_on(box: WarBox) -> None:
    stays, goes = table(box, rng=black(3)), table(box, rng=black(4))
    stays.play(book.read, "1906")
    goes.play(book.read, "1906")
    assert (stays.leader, goes.leader) == (0, 1)


@rule("TW-GEN-05")
def test_a_sentence_that_sends_on_from_a_script_passes_the_role(box: WarBox) -> None:
    siege = table(box, script="1905")
    siege.play(book.read_on, "1901", None)
    assert siege.leader == 1
    assert siege.cold == 1


@rule("TW-GEN-05")
def test_a_sentence_that_sends_on_from_a_script_with_options_leaves_the_passing_to_them(box: WarBox) -> None:
    siege = table(box, script="1909")
    siege.play(book.read_on, "1901", None)
    assert siege.leader == 0


@rule("TW-GEN-05")
def test_a_script_opened_by_a_card_leaves_the_leader(box: WarBox) -> None:
    siege = table(box)
    siege.play(book.read_on, "1901", None)
    assert siege.leader == 0


# -- what is told -----------------------------------------------------------------------------------------------------


def read_aloud(siege: Siege, script: str, *answers: str) -> list[tuple[str, int, tuple[Any, ...]]]:
    """What is told of this script, to whom, and of what."""
    siege.told = []
    siege.play(book.read, script, *answers)
    told = [(message, seat, siege.things(message, numbers)) for message, seat, numbers in siege.told]
    return [(message, seat, things) for message, seat, things in told if things[:1] == (script,)]


@rule("TW-GEN-06")
def test_the_leader_reads_and_the_others_hear_what_is_spoken(box: WarBox) -> None:
    assert read_aloud(table(box, leader=1), "1901") == [
        ("script-read", 1, ("1901",)),
        ("script-heard", 0, ("1901",)),
        ("script-heard", 2, ("1901",)),
    ]


@rule("TW-GEN-05", "TW-GEN-06")
def test_whoever_is_handed_the_book_to_decide_reads_it_too(box: WarBox) -> None:
    assert read_aloud(table(box, leader=2), "1902", "script-option:1")[-1] == ("script-read", 0, ("1902",))


@rule("TW-GEN-06")
def test_where_the_table_reads_together_all_read(box: WarBox) -> None:
    siege = table(box, rules=("open-book",))
    assert read_aloud(siege, "1901") == [("script-read", state.ALL, ("1901",))]


@rule("TW-GEN-06")
def test_the_row_of_a_die_is_read_by_the_leader_alone(box: WarBox) -> None:
    siege = table(box, leader=2, rng=black(10), told=[])
    siege.play(book.read, "1906")
    row = siege.words.scripts.number("1906"), 2  # the third
    assert siege.told[-1] == ("script-row", 2, row)


# -- chance -----------------------------------------------------------------------------------------------------------


@rule("TW-GEN-16")
@pytest.mark.parametrize(("rolled", "cold"), [(1, 1), (3, 1), (4, 5), (9, 5), (10, 0)])
def test_the_row_that_the_die_falls_on_is_carried_out(box: WarBox, rolled: int, cold: int) -> None:
    siege = table(box, rng=black(rolled))
    siege.play(book.read, "1906")
    assert siege.cold == cold


@rule("TW-GEN-16")
def test_a_table_outside_the_book_leads_to_its_script_and_leaves_the_leader(box: WarBox) -> None:
    siege = table(box, rng=black(9))
    siege.play(book.roll_table, siege.printed("scripts", "1906").roll, None)
    assert siege.cold == 5
    assert siege.leader == 0


@rule("TW-GEN-16")
@pytest.mark.parametrize(("rolled", "found"), [(4, 1), (5, 0)])
def test_a_chance_is_taken_on_its_number_or_less(rolled: int, found: int) -> None:
    more = 'scripts: [{id: "1913", title: x, story: x, now: ["on a roll of 4 or less: add 1 cold"]}]'
    siege = table(box_with(more), rng=black(rolled))
    siege.play(book.read, "1913")
    assert siege.cold == found


def tables_of(box: WarBox) -> list[tuple[Roll, ...]]:
    """Every die table of the pack."""
    actions = [action for fitting in box.fittings for action in fitting.actions]
    actions += [space.action for plan in box.plans for space in plan.plan.spaces if space.action is not None]
    every = [*(script.roll for script in box.scripts), *(action.roll for action in actions)]
    return [rows for rows in every if rows]


@rule("TW-GEN-16", "TW-GEN-16/1")
def test_every_die_table_covers_one_to_ten() -> None:
    for rows in tables_of(open_box(None)):
        ends = [row.to for row in rows]
        assert ends == sorted(set(ends))
        assert ends[0] >= 1
        assert ends[-1] == 10


# -- rule help --------------------------------------------------------------------------------------------------------


@rule("TW-GEN-15")
@pytest.mark.parametrize("number", ["200", "300", "400", "500", "600", "700", "800", "900"])
def test_each_phase_and_combat_have_their_page_of_help(number: str) -> None:
    assert shelter().printed("scripts", number).help
