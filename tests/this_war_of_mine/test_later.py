"""What comes back: scripts due later or in place of a card, and visitors (TW-DAY-20)."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.scripts import book, later
from holdfast.games.this_war_of_mine.state import (
    AT_DAWN,
    AT_DUSK,
    DAWN,
    DAY,
    DECKS,
    DUSK,
    IN_THE_MORNING,
    INSTEAD_OF_EXPLORATION,
    INSTEAD_OF_RAID,
    INSTEAD_OF_RESIDENT,
    INSTEAD_OF_VISITOR,
    MORNING,
    NONE,
    SET_UP,
    VISITORS,
    WATER,
    Shelter,
)
from holdfast.kernel import Choice
from holdfast.kernel.rows import put
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import box_with, card, goods, offered, play, shelter

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
MOMENTS = {IN_THE_MORNING: MORNING, AT_DUSK: DUSK, AT_DAWN: DAWN}


@pytest.fixture
def box() -> WarBox:
    return box_with(MORE)


def until_read(g: Shelter, moment: int) -> int:
    """How many days pass before something adds cold, with one call at the moment of each day; 0 for today."""
    passed = g.phase >= MOMENTS[moment]
    for days in range(9):
        if days or not passed:
            g.phase = MOMENTS[moment]
            play(later.due_now(g, moment))
            if g.cold:
                return days
    return 99


# -- at a time --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("phase", [SET_UP, MORNING, DAY, DUSK, DAWN])
@pytest.mark.parametrize("days", [1, 2, 3])
def test_a_script_is_read_on_the_day_it_is_due(box: WarBox, moment: int, phase: int, days: int) -> None:
    g = shelter(box=box, phase=phase)
    later.read_later(g, days, moment, card("scripts", "1921", box))
    assert until_read(g, moment) == days
    assert g.later == []


@pytest.mark.parametrize(("phase", "days"), [(MORNING, 0), (DAY, 0), (DUSK, 1), (DAWN, 1)])
def test_no_days_later_is_today_if_its_moment_is_still_to_come(box: WarBox, phase: int, days: int) -> None:
    g = shelter(box=box, phase=phase)
    later.read_later(g, 0, AT_DUSK, card("scripts", "1921", box))
    assert until_read(g, AT_DUSK) == days


def test_another_moment_brings_nothing_nearer(box: WarBox) -> None:
    g = shelter(box=box, phase=MORNING, later=[[AT_DUSK, 1, card("scripts", "1921", box)]])
    play(later.due_now(g, IN_THE_MORNING))
    play(later.due_now(g, AT_DAWN))
    assert g.later == [[AT_DUSK, 1, card("scripts", "1921", box)]]
    assert g.cold == 0


def test_what_is_due_together_is_read_in_the_order_it_was_written_down(box: WarBox) -> None:
    first, second = card("scripts", "1922", box), card("scripts", "1921", box)
    g = shelter(box=box, phase=DUSK, later=[[AT_DUSK, 0, first], [AT_DUSK, 0, second]])
    play(later.due_now(g, AT_DUSK))
    assert g.read == [first, second]


def test_a_script_that_is_due_may_put_off_another(box: WarBox) -> None:
    g = shelter(box=box, phase=DUSK, later=[[AT_DUSK, 0, card("scripts", "1922", box)]])
    play(later.due_now(g, AT_DUSK))
    assert g.cold == 0, "1 day later is not today"
    play(later.due_now(g, AT_DUSK))
    assert g.cold == 1


def test_a_script_that_is_due_means_no_character(box: WarBox) -> None:
    g = shelter(box=box, phase=DUSK, later=[[AT_DUSK, 0, card("scripts", "1923", box)]])
    before = g.levels[:]
    play(later.due_now(g, AT_DUSK))
    assert g.levels == before


def test_copies_keep_their_own_list(box: WarBox) -> None:
    g = shelter(box=box, phase=DAY, later=[[AT_DUSK, 1, card("scripts", "1921", box)]])
    twin = g.copy()
    later.read_instead(g, 0, 1)
    play(later.due_now(g, AT_DUSK))
    assert twin.later == [[AT_DUSK, 1, card("scripts", "1921", box)]]


# -- in place of a card -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("instead", "when"),
    [(0, INSTEAD_OF_RAID), (1, INSTEAD_OF_VISITOR), (2, INSTEAD_OF_RESIDENT), (3, INSTEAD_OF_EXPLORATION)],
)
def test_a_script_waits_for_a_card_of_its_kind_and_comes_once(instead: int, when: int) -> None:
    g = shelter()
    later.read_instead(g, instead, 5)
    others = {INSTEAD_OF_RAID, INSTEAD_OF_VISITOR, INSTEAD_OF_RESIDENT, INSTEAD_OF_EXPLORATION} - {when}
    assert [later.taken_instead(g, other) for other in others] == [NONE] * 3
    assert later.taken_instead(g, when) == 5
    assert later.taken_instead(g, when) == NONE


def test_the_oldest_comes_first() -> None:
    g = shelter()
    later.read_instead(g, 0, 5)
    later.read_instead(g, 0, 6)
    assert [later.taken_instead(g, INSTEAD_OF_RAID) for _ in range(3)] == [5, 6, NONE]


def test_no_day_brings_them_nearer() -> None:
    g = shelter(later=[[INSTEAD_OF_RAID, 0, 5]], phase=MORNING)
    for moment in MOMENTS:
        play(later.due_now(g, moment))
    assert g.later == [[INSTEAD_OF_RAID, 0, 5]]
    assert g.read == []


def test_a_script_may_say_what_comes_instead_and_what_is_kept_for_the_end(box: WarBox) -> None:
    g = shelter(box=box)
    play(book.read(g, card("scripts", "1924", box)))
    play(book.read(g, card("scripts", "1925", box)))
    assert later.taken_instead(g, INSTEAD_OF_VISITOR) == card("scripts", "1921", box)
    assert g.epilogue == [card("scripts", "1921", box)]


def test_scripts_for_the_end_are_kept_once() -> None:
    g = shelter()
    later.keep_for_end(g, 7)
    later.keep_for_end(g, 3)
    later.keep_for_end(g, 7)
    assert g.epilogue == [7, 3]


# -- visitors ---------------------------------------------------------------------------------------------------------


def door(box: WarBox, *visitors: str, **fields: object) -> Shelter:
    cards = [card("visitors", name, box) for name in visitors]
    decks: list[list[int]] = [[] for _ in range(DECKS)]
    return shelter(**{"box": box, "decks": put(decks, VISITORS, cards), **fields})  # type: ignore[arg-type]


@rule("TW-DAY-20")
def test_the_top_visitor_comes_and_may_come_again(box: WarBox) -> None:
    g = door(box, "V93", "V91", stock=goods(water=1))
    play(later.visitor(g), 1)
    assert g.cold == 2
    assert g.stock[WATER] == 1
    assert g.decks[VISITORS] == [card("visitors", "V93", box)]
    assert g.drawn[VISITORS] == [card("visitors", "V91", box)]


@rule("TW-DAY-20")
def test_a_visitor_whose_option_says_so_does_not_come_again(box: WarBox) -> None:
    g = door(box, "V91", stock=goods(water=1))
    play(later.visitor(g), 0)
    assert g.stock[WATER] == 0
    assert (g.decks[VISITORS], g.drawn[VISITORS]) == ([], [])


@rule("TW-DAY-20")
def test_a_visitor_whose_card_says_so_does_not_come_again(box: WarBox) -> None:
    g = door(box, "V92")
    play(later.visitor(g))
    assert (g.decks[VISITORS], g.drawn[VISITORS]) == ([], [])


@rule("TW-DAY-20")
def test_a_visitor_may_lead_to_a_script(box: WarBox) -> None:
    g = door(box, "V93")
    play(later.visitor(g), 0)
    assert g.cold == 1
    assert g.read == [card("scripts", "1921", box)]
    assert g.leader == 0


@rule("TW-DAY-20")
def test_what_a_visitor_offers_can_be_refused_with_a_reason(box: WarBox) -> None:
    g = door(box, "V91")
    assert offered(later.visitor(g)) == [1]
    asked = Choice(later.VISITOR, g.leader, [1], card("visitors", "V91", box))
    assert later.why_not_visitor_option(g, asked, 1) is None
    for option in (0, 2):
        refusal = later.why_not_visitor_option(g, asked, option)
        assert refusal is not None
        assert (refusal.rule, refusal.reason, refusal.numbers[1]) == ("TW-DAY-20", "visitor-option", option)


@rule("TW-DAY-20")
def test_nobody_comes_where_no_visitor_is_left(box: WarBox) -> None:
    g = door(box)
    play(later.visitor(g))
    assert g.reveals == 0


def test_a_script_comes_in_place_of_a_visitor(box: WarBox) -> None:
    g = door(box, "V91")
    later.read_instead(g, 1, card("scripts", "1921", box))
    play(later.visitor(g))
    assert g.cold == 1
    assert g.decks[VISITORS] == [card("visitors", "V91", box)]
    assert g.later == []
