"""Our Street: a card each Morning, and who stands before the door and on the way home (TW-STREET)."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.expansions.our_street import corners, figures, row
from holdfast.games.this_war_of_mine.here import NOWHERE, of
from holdfast.games.this_war_of_mine.phases.morning import morning_phase
from holdfast.games.this_war_of_mine.phases.raid import carry_out
from holdfast.games.this_war_of_mine.phases.scavenging import stay_at_home
from holdfast.games.this_war_of_mine.presence.view import view
from holdfast.games.this_war_of_mine.scavenging import findings
from holdfast.games.this_war_of_mine.scripts import book, later
from holdfast.games.this_war_of_mine.state import Shelter
from tests.cite import rule
from tests.this_war_of_mine import arena_by_number as arena
from tests.this_war_of_mine.arrange_by_number import card, goods
from tests.this_war_of_mine.guests import BOX, answer, house, in_play, level, siege, space, stock, told

KINDS = [kind for kind, _, _ in nouns.FIGURES]
CORNERS = ["outside", "pile"]


def kind(word: str) -> int:
    return [str(one) for one in KINDS].index(word)


def corner(word: str) -> int:
    return CORNERS.index(word)


def stand(g: Shelter, **there: dict[str, int]) -> Shelter:
    """These figures stand outside and on the pile: stand(g, outside={"thug": 2})."""
    for where, who in there.items():
        for word, number in who.items():
            figures.place(g, number, kind(word), corner(where))
    return g


def standing(g: Shelter, where: str) -> dict[str, int]:
    counted = {str(word): figures.standing(g, kind(word), corner(where)) for word in KINDS}
    return {word: number for word, number in counted.items() if number}


def street(*, outside: dict[str, int] | None = None, pile: dict[str, int] | None = None, **fields: Any) -> Shelter:
    """At home, with these figures about."""
    return stand(house("our-street", **fields), outside=outside or {}, pile=pile or {})


def way_home(*, pile: dict[str, int], scavengers: int = 2, **fields: Any) -> Shelter:
    """Findings are about to be chosen, with these figures on the way home."""
    return stand(in_play(arena.out(scavengers, **fields), "our-street"), pile=pile)


# -- what comes with it -----------------------------------------------------------------------------------------------


@rule("TW-STREET-01", "TW-STREET-01/1")
def test_not_with_farmers() -> None:
    for options in ({"our-street": "yes", "farmers": "yes"}, {"farmers": "yes", "our-street": "yes"}):
        with pytest.raises(holdfast.BadOption, match="TW-STREET-01"):
            holdfast.start("this_war_of_mine", **options)


@rule("TW-EXPN-02", "TW-EXPN-02/1", "TW-EXPN-02/2", "TW-GEN-25", "TW-GEN-25/1")
def test_all_other_combinations_are_allowed() -> None:
    with pytest.raises(holdfast.BadOption, match="TW-FARM-02"):
        holdfast.start("this_war_of_mine", farmers="yes", board="advanced")
    for options in (
        {"farmers": "yes", "pets": "dog"},
        {"our-street": "yes", "pets": "yes", "board": "advanced"},
        {"our-street": "yes", "pets": "yes", "scenario": "last-road"},
        {"farmers": "yes", "scenario": "siege-winter"},
    ):
        assert holdfast.start("this_war_of_mine", **options).outcome is None


@rule("TW-STREET-02", "TW-STREET-02/1")
def test_four_cards_lie_open_in_their_order() -> None:
    shown = view(siege(our_street=1), 0).expansions.street
    assert shown is not None
    assert [BOX.street[place].number for place, _ in enumerate(shown.row)] == [1, 2, 3, 4]
    assert shown.row == [view_card.id for view_card in BOX.street]
    assert shown.next == shown.row[0]


@rule("TW-STREET-03", "TW-STREET-03/1", "TW-EXPN-05")
def test_a_pool_of_each_kind() -> None:
    shown = view(siege(our_street=1), 0).expansions.street
    assert shown is not None
    assert shown.pool == {"soldier": 4, "thug": 3, "farmer": 2}
    assert view(siege(), 0).expansions.street is None


# -- figures ----------------------------------------------------------------------------------------------------------


@rule("TW-STREET-04", "TW-STREET-04/1")
def test_only_what_is_left_in_the_pool_is_placed() -> None:
    g = street(outside={"soldier": 3})
    figures.place(g, 2, kind("soldier"), corner("pile"))
    assert (standing(g, "outside"), standing(g, "pile")) == ({"soldier": 3}, {"soldier": 1})
    figures.place(g, 1, kind("soldier"), corner("pile"))
    assert standing(g, "pile") == {"soldier": 1}
    assert figures.left(g, kind("soldier")) == 0


@rule("TW-STREET-05", "TW-STREET-05/1", "TW-STREET-05/2")
def test_what_is_discarded_goes_back_to_the_pool() -> None:
    g = street(outside={"thug": 1})
    answer(g, figures.discard(g, 1, kind("thug")))
    assert standing(g, "outside") == {}
    assert figures.left(g, kind("thug")) == 3
    answer(g, figures.discard(g, 1, kind("farmer")))
    assert figures.left(g, kind("farmer")) == 2


@rule("TW-STREET-06", "TW-STREET-06/1")
def test_from_where_the_leader_says() -> None:
    g = street(outside={"soldier": 1}, pile={"soldier": 1})
    answer(g, figures.discard(g, 1, kind("soldier")), "from-where:pile")
    assert (standing(g, "outside"), standing(g, "pile")) == ({"soldier": 1}, {})


def test_a_card_may_send_all_of_a_kind_away() -> None:
    g = street(outside={"soldier": 2, "thug": 1}, pile={"soldier": 1})
    figures.discard_all(g, kind("soldier"))
    assert (standing(g, "outside"), standing(g, "pile")) == ({"thug": 1}, {})


def test_the_figures_are_seen_where_they_stand() -> None:
    g = street(outside={"soldier": 1, "thug": 1}, pile={"farmer": 1})
    shown = view(g, 0)
    assert shown.shelter[space("g1")].figures == ["soldier", "thug"]
    assert shown.expansions.street is not None
    assert shown.expansions.street.pile == ["farmer"]


# -- the street's turn ------------------------------------------------------------------------------------------------


@rule("TW-STREET-07", "TW-STREET-07/1", "TW-STREET-07/2")
def test_one_card_each_morning_and_the_first_again_after_the_last() -> None:
    g = siege(our_street=1)
    acted = []
    for _ in range(5):
        g.told = []
        g.levels = [0] * len(g.levels)  # nobody dies of the days that are left out
        rule = morning_phase(g)
        given: Any = None
        while True:
            try:
                given = rule.send(given).values[0]
            except StopIteration:
                break
        messages = [message for message, _, _ in g.told]
        assert messages.index("event-drawn") < messages.index("street-acts")
        acted += [BOX.street[number].number for (number,) in told(g, "street-acts")]
    assert acted == [1, 2, 3, 4, 1]


@rule("TW-STREET-07")
def test_what_the_crossing_does_hangs_on_who_is_outside() -> None:
    crossing = [one.number for one in BOX.street].index(4)
    more_thugs = street(outside={"thug": 2, "soldier": 1}, street=crossing)
    answer(more_thugs, row.next_card(more_thugs))
    assert (more_thugs.damage, more_thugs.injuries) == (2, 1)
    assert standing(more_thugs, "outside") == {"soldier": 1}
    more_soldiers = street(outside={"soldier": 1}, street=crossing, stock=goods(ammo=2))
    answer(more_soldiers, row.next_card(more_soldiers))
    assert stock(more_soldiers, "ammo") == 0  # one for the soldiers, the other with three pieces for the thugs
    assert more_soldiers.damage == 0


# -- before the door --------------------------------------------------------------------------------------------------


def go_out(g: Shelter, *keys: str) -> Shelter:
    """The first of the group carries out the OUTSIDE action; nobody stands at the door."""
    g.told = []
    answer(g, later.visitor(g, of(g, 0, space("g1"))), *keys)
    return g


@rule("TW-STREET-08", "TW-STREET-08/1")
def test_soldiers_check_papers_on_twice_their_number() -> None:
    g = go_out(street(outside={"soldier": 2}, dice=(4,), stock=goods(vegetable=1)), "papers:bear")
    assert level(g, "misery", 0) == 1
    g = go_out(street(outside={"soldier": 2}, dice=(4,), stock=goods(vegetable=1)), "papers:give")
    assert level(g, "misery", 0) == 0
    assert stock(g, "vegetable") == 0
    g = go_out(street(outside={"soldier": 2}, dice=(5,), stock=goods(vegetable=1)))
    assert (level(g, "misery", 0), stock(g, "vegetable")) == (0, 1)


@rule("TW-STREET-08")
def test_who_has_too_little_can_only_bear_it() -> None:
    g = go_out(street(outside={"soldier": 1}, dice=(2,), stock=goods(coffee=2)))
    assert level(g, "misery", 0) == 1


@rule("TW-STREET-08")
def test_then_the_action_goes_on() -> None:
    g = street(outside={"soldier": 1}, dice=(9,))
    g.decks = [[card("visitors", "V07")] if name == "visitors" else [] for name in DECKS]
    go_out(g, "visitor-option:3")
    assert len(told(g, "visitor")) == 1


DECKS = ["exploration", "findings", "residents", "raids", "fate", "narrative", "visitors", "locations", "characters"]


@rule("TW-STREET-09", "TW-STREET-09/1", "TW-STREET-09/2")
@pytest.mark.parametrize(
    ("outside", "more"),
    [({"thug": 3, "soldier": 1}, 2), ({"thug": 1, "soldier": 2}, 0), ({"thug": 2}, 2), ({"soldier": 3}, 0)],
)
def test_each_thug_whom_no_soldier_holds_in_check_makes_raids_worse(outside: dict[str, int], more: int) -> None:
    g = street(outside=outside, pile={"farmer": 1})
    g.told = []
    raid = BOX.raids[card("raids", "A07")]
    answer(g, carry_out(g, raid))
    assert told(g, "raid-threatens") == [(raid.damage + more, raid.wounds)]


@rule("TW-STREET-10", "TW-STREET-10/1")
def test_with_a_farmer_one_may_trade_instead() -> None:
    g = street(outside={"farmer": 1}, stock=goods(jewelry=1))
    g.decks = [[card("visitors", "V07")] if name == "visitors" else [] for name in DECKS]
    go_out(g, "street-trade:yes", "trade:give", "trade:buy", "trade-buy:vegetable", "trade:done")
    assert stock(g, "vegetable") == 1
    assert told(g, "visitor") == []
    assert figures.left(g, kind("farmer")) == 2


@rule("TW-STREET-10")
def test_or_see_who_has_come() -> None:
    g = street(outside={"farmer": 1})
    g.decks = [[card("visitors", "V07")] if name == "visitors" else [] for name in DECKS]
    go_out(g, "street-trade:no", "visitor-option:3")
    assert len(told(g, "visitor")) == 1
    assert standing(g, "outside") == {"farmer": 1}


# -- on the way home --------------------------------------------------------------------------------------------------


@rule("TW-STREET-11", "TW-STREET-11/1")
def test_each_thug_takes_a_piece() -> None:
    g = way_home(pile={"thug": 2})
    g.pile = goods(wood=1)
    answer(g, corners.toll(g))
    assert not any(g.pile)
    assert standing(g, "pile") == {}
    g = way_home(pile={"thug": 1})
    g.pile = goods(jewelry=1, coffee=1)
    answer(g, corners.toll(g), "lose-piece:coffee")
    assert g.pile == goods(jewelry=1)


@rule("TW-STREET-11", "TW-STREET-11/2")
def test_each_soldier_takes_a_weapon_or_ammo() -> None:
    g = way_home(pile={"soldier": 1})
    g.pile = goods(knife=1, ammo=3)
    answer(g, corners.toll(g))
    assert g.pile == goods(ammo=3)
    g = way_home(pile={"soldier": 2})
    g.pile = goods(ammo=3)
    answer(g, corners.toll(g))
    assert g.pile == goods()


@rule("TW-STREET-11", "TW-STREET-11/3")
def test_a_farmer_helps_to_carry() -> None:
    g = way_home(pile={"farmer": 1})
    box = WarBox.__new__(WarBox)
    box.__dict__.update(g.box.__dict__)
    box.inventory = [5, 6, *g.box.inventory]
    g.box = box
    assert findings.capacity(g) == 11
    answer(g, findings.begin(g))
    assert findings.capacity(g) == 13
    assert standing(g, "pile") == {}


@rule("TW-STREET-11", "TW-STREET-11/4")
def test_where_nobody_goes_out_they_stay() -> None:
    g = street(pile={"thug": 1, "farmer": 1})
    stay_at_home(g)
    assert standing(g, "pile") == {"thug": 1, "farmer": 1}


def test_every_page_of_the_street_can_be_read() -> None:
    for number, script in enumerate(BOX.scripts):
        if script.id.startswith("ST"):
            g = street(outside={"soldier": 1, "thug": 1}, stock=goods(canned_food=2, jewelry=2, moonshine=1))
            rule = book.read(g, number, NOWHERE)
            given: Any = None
            while True:
                try:
                    given = rule.send(given).values[0]
                except StopIteration:
                    break


def test_thugs_outside_are_told_before_the_raid_comes() -> None:
    g = street(outside={"thug": 2})
    assert view(g, 0).tonight.events.damage == 2
    assert ("danger-raid-damage", (2,)) in view(g, 0).dangers
