"""What comes back: scripts due later or in place of a card, and visitors (TW-DAY-20)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.scripts import book, later
from holdfast.games.this_war_of_mine.speech import PHASES
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, box_with, goods, shelter

MORE = """
scripts:
- {id: "1921", title: x, story: x, now: [add 1 cold]}
- {id: "1922", title: x, story: x, now: [1 day later at dusk read script 1921]}
- {id: "1923", title: x, story: x, now: [raise misery by 1]}
- {id: "1924", title: x, story: x, now: [instead of the next visitor read script 1921]}
- {id: "1925", title: x, story: x, now: [keep script 1921 for the end]}
visitors:
- id: V91
  title: x
  story: x
  now: [add 2 cold]
  options: [{story: Pay., do: [spend 1 water], then: remove}, {story: No.}]
- {id: V92, title: x, story: x, then: remove}
- {id: V93, title: x, story: x, options: [{story: Yes., go: "1921"}, {story: No.}]}
"""
MOMENTS = ("morning", "dusk", "dawn")
HOURS = ("set-up", *PHASES)


@pytest.fixture
def box() -> WarBox:
    return box_with(MORE)


def until_read(siege: Siege, moment: str) -> int:
    """How many days pass before something adds cold, with one call at the moment of each day; 0 for today."""
    passed = HOURS.index(siege.phase) >= HOURS.index(moment)
    for days in range(9):
        if days or not passed:
            siege.phase = moment
            siege.play(later.due_now, moment)
            if siege.cold:
                return days
    return 99


# -- at a time --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("phase", ["set-up", "morning", "day", "dusk", "dawn"])
@pytest.mark.parametrize("days", [1, 2, 3])
def test_a_script_is_read_on_the_day_it_is_due(box: WarBox, moment: str, phase: str, days: int) -> None:
    siege = shelter(box=box, phase=phase)
    siege.play(later.read_later, days, moment, "1921")
    assert until_read(siege, moment) == days
    assert siege.later == []


@pytest.mark.parametrize(("phase", "days"), [("morning", 0), ("day", 0), ("dusk", 1), ("dawn", 1)])
def test_no_days_later_is_today_if_its_moment_is_still_to_come(box: WarBox, phase: str, days: int) -> None:
    siege = shelter(box=box, phase=phase)
    siege.play(later.read_later, 0, "dusk", "1921")
    assert until_read(siege, "dusk") == days


def test_another_moment_brings_nothing_nearer(box: WarBox) -> None:
    siege = shelter(box=box, phase="morning", later=[("dusk", 1, "1921")])
    siege.play(later.due_now, "morning")
    siege.play(later.due_now, "dawn")
    assert siege.later == [("dusk", 1, "1921")]
    assert siege.cold == 0


def test_what_is_due_together_is_read_in_the_order_it_was_written_down(box: WarBox) -> None:
    siege = shelter(box=box, phase="dusk", later=[("dusk", 0, "1922"), ("dusk", 0, "1921")])
    siege.play(later.due_now, "dusk")
    assert siege.read == ["1922", "1921"]


def test_a_script_that_is_due_may_put_off_another(box: WarBox) -> None:
    siege = shelter(box=box, phase="dusk", later=[("dusk", 0, "1922")])
    siege.play(later.due_now, "dusk")
    assert siege.cold == 0, "1 day later is not today"
    siege.play(later.due_now, "dusk")
    assert siege.cold == 1


def test_a_script_that_is_due_means_no_character(box: WarBox) -> None:
    siege = shelter(box=box, phase="dusk", later=[("dusk", 0, "1923")])
    before = siege.levels[:]
    siege.play(later.due_now, "dusk")
    assert siege.levels == before


def test_copies_keep_their_own_list(box: WarBox) -> None:
    siege = shelter(box=box, phase="day", later=[("dusk", 1, "1921")])
    twin = siege.copy()
    siege.play(later.read_instead, "raid", "1921")
    siege.play(later.due_now, "dusk")
    assert twin.later == [("dusk", 1, "1921")]


# -- in place of a card -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["raid", "visitor", "resident", "exploration"])
def test_a_script_waits_for_a_card_of_its_kind_and_comes_once(card: str) -> None:
    siege = shelter()
    siege.play(later.read_instead, card, "200")
    others = {"raid", "visitor", "resident", "exploration"} - {card}
    assert [siege.found("script", later.taken_instead, other) for other in others] == [None] * 3
    assert siege.found("script", later.taken_instead, card) == "200"
    assert siege.found("script", later.taken_instead, card) is None


def test_the_oldest_comes_first() -> None:
    siege = shelter()
    siege.play(later.read_instead, "raid", "300")
    siege.play(later.read_instead, "raid", "200")
    assert [siege.found("script", later.taken_instead, "raid") for _ in range(3)] == ["300", "200", None]


def test_no_day_brings_them_nearer() -> None:
    siege = shelter(later=[("raid", 0, "200")], phase="morning")
    for moment in MOMENTS:
        siege.play(later.due_now, moment)
    assert siege.later == [("raid", 0, "200")]
    assert siege.read == []


def test_a_script_may_say_what_comes_instead_and_what_is_kept_for_the_end(box: WarBox) -> None:
    siege = shelter(box=box)
    siege.play(book.read, "1924")
    siege.play(book.read, "1925")
    assert siege.found("script", later.taken_instead, "visitor") == "1921"
    assert siege.epilogue == ["1921"]


def test_scripts_for_the_end_are_kept_once() -> None:
    siege = shelter()
    for script in ("300", "200", "300"):
        siege.play(later.keep_for_end, script)
    assert siege.epilogue == ["300", "200"]


# -- visitors ---------------------------------------------------------------------------------------------------------


def door(box: WarBox, *visitors: str, **fields: Any) -> Siege:
    return shelter(box=box, decks={"visitors": visitors}, **fields)


@rule("TW-DAY-20")
def test_the_top_visitor_comes_and_may_come_again(box: WarBox) -> None:
    siege = door(box, "V93", "V91", stock=goods(water=1))
    siege.play(later.visitor, "visitor-option:2")
    assert siege.cold == 2
    assert siege.stock["water"] == 1
    assert siege.decks["visitors"] == ["V93"]
    assert siege.drawn["visitors"] == ["V91"]


@rule("TW-DAY-20")
def test_a_visitor_whose_option_says_so_does_not_come_again(box: WarBox) -> None:
    siege = door(box, "V91", stock=goods(water=1))
    siege.play(later.visitor, "visitor-option:1")
    assert siege.stock["water"] == 0
    assert (siege.decks["visitors"], siege.drawn["visitors"]) == ([], [])


@rule("TW-DAY-20")
def test_a_visitor_whose_card_says_so_does_not_come_again(box: WarBox) -> None:
    siege = door(box, "V92")
    siege.play(later.visitor)
    assert (siege.decks["visitors"], siege.drawn["visitors"]) == ([], [])


@rule("TW-DAY-20")
def test_a_visitor_may_lead_to_a_script(box: WarBox) -> None:
    siege = door(box, "V93")
    siege.play(later.visitor, "visitor-option:1")
    assert siege.cold == 1
    assert siege.read == ["1921"]
    assert siege.leader == 0


@rule("TW-DAY-20")
def test_what_a_visitor_offers_can_be_refused_with_a_reason(box: WarBox) -> None:
    siege = door(box, "V91")
    assert siege.offers(later.visitor) == ["visitor-option:2"]
    assert siege.why_not("visitor-option:2", "V91") is None
    for option in ("1", "3"):
        why = siege.why_not(f"visitor-option:{option}", "V91")
        assert why == ("TW-DAY-20", "visitor-option", "V91", option)


@rule("TW-DAY-20")
def test_nobody_comes_where_no_visitor_is_left(box: WarBox) -> None:
    siege = door(box)
    siege.play(later.visitor)
    assert siege.reveals == 0


def test_a_script_comes_in_place_of_a_visitor(box: WarBox) -> None:
    siege = door(box, "V91")
    siege.play(later.read_instead, "visitor", "1921")
    siege.play(later.visitor)
    assert siege.cold == 1
    assert siege.decks["visitors"] == ["V91"]
    assert siege.later == []
