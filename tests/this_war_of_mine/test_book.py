"""The Book of Scripts: TW-GEN-05, TW-GEN-06, TW-GEN-15, and the die tables of TW-GEN-16."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.cards import Roll
from holdfast.games.this_war_of_mine.here import NOWHERE
from holdfast.games.this_war_of_mine.scripts import book
from holdfast.games.this_war_of_mine.state import CIGARETTES, NONE, OPEN_BOOK, WATER, Shelter
from holdfast.kernel import Choice
from holdfast.kernel.state import ALL, Told
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import Loaded, box_with, card, goods, offered, play, shelter

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


def script(name: str, box: WarBox) -> int:
    return card("scripts", name, box)


def table(box: WarBox, seats: int = 3, leader: int = 0, **fields: object) -> Shelter:
    stock = goods(water=1, cigarettes=1)
    return shelter(**{"box": box, "seats": seats, "leader": leader, "stock": stock, **fields})  # type: ignore[arg-type]


# -- reading ----------------------------------------------------------------------------------------------------------


def test_what_a_script_says_happens_and_the_book_is_closed_again(box: WarBox) -> None:
    g = table(box)
    play(book.read(g, script("1901", box)))
    assert g.cold == 1
    assert g.script == NONE
    assert g.read == [script("1901", box)]


def test_a_script_read_twice_is_noted_once(box: WarBox) -> None:
    g = table(box)
    play(book.read(g, script("1901", box)))
    play(book.read(g, script("1901", box)))
    assert g.read == [script("1901", box)]
    assert g.cold == 2


def test_a_script_shows_something_that_was_hidden(box: WarBox) -> None:
    g = table(box)
    play(book.read(g, script("1901", box)))
    assert g.reveals == 1


def test_an_option_is_carried_out_and_its_script_read(box: WarBox) -> None:
    g = table(box)
    play(book.read(g, script("1902", box)), 1)
    assert g.stock[CIGARETTES] == 0
    assert g.stock[WATER] == 1
    assert g.cold == 2
    assert g.read == [script("1902", box), script("1901", box)]


def test_the_book_is_open_while_an_option_is_asked_for(box: WarBox) -> None:
    g = table(box)
    asked = next(book.read(g, script("1902", box)))
    assert isinstance(asked, Choice)
    assert g.script == asked.about == script("1902", box)


def test_only_options_that_can_be_paid_are_open_and_the_others_say_why(box: WarBox) -> None:
    g = table(box, stock=goods(cigarettes=1))
    asked = next(book.read(g, script("1902", box)))
    assert isinstance(asked, Choice)
    assert asked.values == [1]
    assert book.why_not_script_option(g, asked, 1) is None
    for option in (0, 2, 7):
        refusal = book.why_not_script_option(g, asked, option)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("TW-GEN-05", "script-option")
        assert refusal.numbers[:2] == (asked.about, option)


def test_a_script_of_which_no_option_is_open_is_simply_over(box: WarBox) -> None:
    g = table(box, stock=goods())
    play(book.read(g, script("1907", box)))
    assert g.script == NONE
    assert g.read == [script("1907", box)]


def test_an_option_leads_on_before_the_script_as_a_whole_does(box: WarBox) -> None:
    one, two = table(box), table(box)
    play(book.read(one, script("1904", box)), 0)
    play(book.read(two, script("1904", box)), 1)
    assert (one.cold, two.cold) == (1, 3)


def test_a_script_read_inside_another_gives_the_book_back(box: WarBox) -> None:
    g = table(box)
    play(book.read(g, script("1908", box)))
    assert g.cold == 2
    assert g.script == NONE


# -- who leads --------------------------------------------------------------------------------------------------------


@rule("TW-GEN-05", "TW-GEN-05/1")
def test_a_script_with_two_options_makes_the_next_player_leader_who_decides(box: WarBox) -> None:
    g = table(box, leader=0)
    asked = next(book.read(g, script("1902", box)))
    assert isinstance(asked, Choice)
    assert g.leader == asked.seat == 1


@rule("TW-GEN-05", "TW-GEN-05/2")
def test_a_script_that_goes_on_in_another_passes_the_role_round_the_table(box: WarBox) -> None:
    g = table(box, leader=2)
    play(book.read(g, script("1903", box)))
    assert g.leader == 0


@rule("TW-GEN-05", "TW-GEN-05/3")
def test_a_script_with_a_single_outcome_leaves_the_leader(box: WarBox) -> None:
    g = table(box, leader=0)
    play(book.read(g, script("1901", box)))
    assert g.leader == 0


@rule("TW-GEN-05", "TW-GEN-05/4")
def test_a_lone_player_stays_leader(box: WarBox) -> None:
    g = table(box, seats=1)
    assert offered(book.read(g, script("1902", box))) == [0, 1]
    assert g.leader == 0


@rule("TW-GEN-05")
def test_options_that_lead_on_pass_the_role_once(box: WarBox) -> None:
    g = table(box, leader=0)
    play(book.read(g, script("1904", box)), 1)
    assert g.leader == 1


@rule("TW-GEN-05")
def test_each_script_on_the_way_passes_the_role(box: WarBox) -> None:
    more = """
    scripts:
    - {id: "1911", title: x, story: x, go: "1912"}
    - {id: "1912", title: x, story: x, options: [{story: One.}, {story: Two.}]}
    """
    g = table(box_with(more), leader=0)
    play(book.read(g, script("1911", g.box)), 0)
    assert g.leader == 2


@rule("TW-GEN-05")
def test_a_row_of_the_die_passes_the_role_only_if_it_leads_on(box: WarBox) -> None:
    stays, goes = table(box, rng=Loaded(2)), table(box, rng=Loaded(3))
    play(book.read(stays, script("1906", box)))
    play(book.read(goes, script("1906", box)))
    assert (stays.leader, goes.leader) == (0, 1)


@rule("TW-GEN-05")
def test_a_sentence_that_sends_on_from_a_script_passes_the_role(box: WarBox) -> None:
    g = table(box, script=script("1905", box))
    play(book.read_on(g, script("1901", box), NOWHERE))
    assert g.leader == 1
    assert g.cold == 1


@rule("TW-GEN-05")
def test_a_sentence_that_sends_on_from_a_script_with_options_leaves_the_passing_to_them(box: WarBox) -> None:
    g = table(box, script=script("1909", box))
    play(book.read_on(g, script("1901", box), NOWHERE))
    assert g.leader == 0


@rule("TW-GEN-05")
def test_a_script_opened_by_a_card_leaves_the_leader(box: WarBox) -> None:
    g = table(box)
    play(book.read_on(g, script("1901", box), NOWHERE))
    assert g.leader == 0


# -- what is told -----------------------------------------------------------------------------------------------------


def read_aloud(g: Shelter, name: str) -> list[Told]:
    g.told = []
    play(book.read(g, script(name, g.box)))
    return [entry for entry in g.told if entry[0].startswith("script")]


@rule("TW-GEN-06")
def test_the_leader_reads_and_the_others_hear_what_is_spoken(box: WarBox) -> None:
    page = (script("1901", box),)
    assert read_aloud(table(box, leader=1), "1901") == [
        ("script-read", 1, page),
        ("script-heard", 0, page),
        ("script-heard", 2, page),
    ]


@rule("TW-GEN-05", "TW-GEN-06")
def test_whoever_is_handed_the_book_to_decide_reads_it_too(box: WarBox) -> None:
    g = table(box, leader=2)
    g.told = []
    next(book.read(g, script("1902", box)))
    assert g.told[-1] == ("script-read", 0, (script("1902", box),))


@rule("TW-GEN-06")
def test_where_the_table_reads_together_all_read(box: WarBox) -> None:
    g = table(box, rules=(OPEN_BOOK,))
    assert read_aloud(g, "1901") == [("script-read", ALL, (script("1901", box),))]


@rule("TW-GEN-06")
def test_the_row_of_a_die_is_read_by_the_leader_alone(box: WarBox) -> None:
    g = table(box, leader=2, rng=Loaded(9))
    assert read_aloud(g, "1906")[-1] == ("script-row", 2, (script("1906", box), 2))


# -- chance -----------------------------------------------------------------------------------------------------------


@rule("TW-GEN-16")
@pytest.mark.parametrize(("rolled", "cold"), [(1, 1), (3, 1), (4, 5), (9, 5), (10, 0)])
def test_the_row_that_the_die_falls_on_is_carried_out(box: WarBox, rolled: int, cold: int) -> None:
    g = table(box, rng=Loaded(rolled - 1))
    play(book.read(g, script("1906", box)))
    assert g.cold == cold


@rule("TW-GEN-16")
def test_a_table_outside_the_book_leads_to_its_script_and_leaves_the_leader(box: WarBox) -> None:
    rows = box.scripts[script("1906", box)].roll
    g = table(box, rng=Loaded(8))
    play(book.roll_table(g, rows, NOWHERE))
    assert g.cold == 5
    assert g.leader == 0


@rule("TW-GEN-16")
@pytest.mark.parametrize(("rolled", "found"), [(4, 1), (5, 0)])
def test_a_chance_is_taken_on_its_number_or_less(rolled: int, found: int) -> None:
    more = 'scripts: [{id: "1913", title: x, story: x, now: ["on a roll of 4 or less: add 1 cold"]}]'
    g = table(box_with(more), rng=Loaded(rolled - 1))
    play(book.read(g, script("1913", g.box)))
    assert g.cold == found


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
    box = open_box(None)
    assert box.scripts[script(number, box)].help
