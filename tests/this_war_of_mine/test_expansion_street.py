"""Our Street: a card each Morning, and who stands before the door and on the way home (TW-STREET)."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.games.this_war_of_mine.expansions.our_street import corners, figures, row
from holdfast.games.this_war_of_mine.here import of
from holdfast.games.this_war_of_mine.phases.morning import morning_phase
from holdfast.games.this_war_of_mine.phases.scavenging import stay_at_home
from holdfast.games.this_war_of_mine.presence.view import view
from holdfast.games.this_war_of_mine.scavenging import findings
from holdfast.games.this_war_of_mine.scripts import later
from tests.cite import rule
from tests.this_war_of_mine.arena import out
from tests.this_war_of_mine.arrange import Siege, another, goods, new_game
from tests.this_war_of_mine.guests import house, raid, read_all

ROW = ["The Pump", "Number Eleven", "The Barricade", "The Crossing"]
VISITOR = {"visitors": ["As If a Train Were Late"]}


def street(*, outside: dict[str, int] | None = None, pile: dict[str, int] | None = None, **fields: Any) -> Siege:
    """At home, with these figures about."""
    return house("our-street", figures=stand(outside or {}, pile or {}), **fields)


def stand(outside: dict[str, int], pile: dict[str, int]) -> dict[str, int]:
    there = {f"{figure} outside": n for figure, n in outside.items()}
    return there | {f"{figure} on the pile": n for figure, n in pile.items()}


def way_home(*, pile: dict[str, int], **fields: Any) -> Siege:
    """Findings are about to be chosen, with these figures on the way home."""
    return out(2, expansions={"our-street"}, figures=stand({}, pile), **fields)


def pool(siege: Siege) -> dict[str, int]:
    """The figures that are not on the board."""
    return dict(siege.says(view, 0).expansions.street.pool)


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
    siege = new_game(our_street="yes")
    shown = siege.says(view, 0).expansions.street
    cards = {card.id: card for card in siege.box.street}
    assert [(cards[card].number, cards[card].title) for card in shown.row] == list(enumerate(ROW, 1))
    assert shown.next == shown.row[0]


@rule("TW-STREET-03", "TW-STREET-03/1", "TW-EXPN-05")
def test_a_pool_of_each_kind() -> None:
    assert pool(new_game(our_street="yes")) == {"soldier": 4, "thug": 3, "farmer": 2}
    assert new_game().says(view, 0).expansions.street is None


# -- figures ----------------------------------------------------------------------------------------------------------


@rule("TW-STREET-04", "TW-STREET-04/1")
def test_only_what_is_left_in_the_pool_is_placed() -> None:
    siege = street(outside={"soldier": 3})
    siege.play(figures.place, 2, "soldier", "pile")
    assert siege.figures == {"soldier outside": 3, "soldier on the pile": 1}
    siege.play(figures.place, 1, "soldier", "pile")
    assert siege.figures == {"soldier outside": 3, "soldier on the pile": 1}
    assert siege.says(figures.left, "soldier") == 0


@rule("TW-STREET-05", "TW-STREET-05/1", "TW-STREET-05/2")
def test_what_is_discarded_goes_back_to_the_pool() -> None:
    siege = street(outside={"thug": 1})
    siege.play(figures.discard, 1, "thug")
    assert siege.figures == {}
    assert siege.says(figures.left, "thug") == 3
    siege.play(figures.discard, 1, "farmer")
    assert siege.says(figures.left, "farmer") == 2


@rule("TW-STREET-06", "TW-STREET-06/1")
def test_from_where_the_leader_says() -> None:
    siege = street(outside={"soldier": 1}, pile={"soldier": 1})
    siege.play(figures.discard, 1, "soldier", "from-where:pile")
    assert siege.figures == {"soldier outside": 1}


def test_a_card_may_send_all_of_a_kind_away() -> None:
    siege = street(outside={"soldier": 2, "thug": 1}, pile={"soldier": 1})
    siege.play(figures.discard_all, "soldier")
    assert siege.figures == {"thug outside": 1}


def test_the_figures_are_seen_where_they_stand() -> None:
    shown = street(outside={"soldier": 1, "thug": 1}, pile={"farmer": 1}).says(view, 0)
    assert {space.space: space.figures for space in shown.shelter if space.figures} == {"g1": ["soldier", "thug"]}
    assert shown.expansions.street.pile == ["farmer"]


# -- the street's turn ------------------------------------------------------------------------------------------------


@rule("TW-STREET-07", "TW-STREET-07/1", "TW-STREET-07/2")
def test_one_card_each_morning_and_the_first_again_after_the_last() -> None:
    siege = new_game(our_street="yes")
    acted = []
    for _ in range(5):
        siege.told = []
        for state in siege.words.states.words:
            setattr(siege, state, {})  # nobody dies of the days that are left out
        siege.play_by_first_answers(morning_phase)
        messages = [message for message, _, _ in siege.told]
        assert messages.index("event-drawn") < messages.index("street-acts")
        acted += siege.told_of("street-acts")
    assert acted == [*ROW, "The Pump"]


@rule("TW-STREET-07")
def test_what_the_crossing_does_hangs_on_who_is_outside() -> None:
    more_thugs = street(outside={"thug": 2, "soldier": 1}, street="The Crossing")
    more_thugs.play(row.next_card)
    assert (more_thugs.damage, more_thugs.injuries) == (2, 1)
    assert more_thugs.figures == {"soldier outside": 1}
    more_soldiers = street(outside={"soldier": 1}, street="The Crossing", stock=goods(ammo=2))
    more_soldiers.play(row.next_card)
    assert more_soldiers.stock == goods()  # one for the soldiers, the other with three pieces for the thugs
    assert more_soldiers.damage == 0


# -- before the door --------------------------------------------------------------------------------------------------


def go_out(siege: Siege, *keys: str) -> Siege:
    """Ingvar carries out the OUTSIDE action."""
    ingvar, door = siege.number("Ingvar", "person"), siege.number("g1", "space")
    siege.play(later.visitor, of(siege.g, ingvar, door), *keys)
    return siege


@rule("TW-STREET-08", "TW-STREET-08/1")
def test_soldiers_check_papers_on_twice_their_number() -> None:
    siege = go_out(street(outside={"soldier": 2}, dice=(4,), stock=goods(vegetable=1)), "papers:bear")
    assert siege.misery == {"Ingvar": 1}
    siege = go_out(street(outside={"soldier": 2}, dice=(4,), stock=goods(vegetable=1)), "papers:give")
    assert (siege.misery, siege.stock) == ({}, goods())
    siege = go_out(street(outside={"soldier": 2}, dice=(5,), stock=goods(vegetable=1)))
    assert (siege.misery, siege.stock) == ({}, goods(vegetable=1))


@rule("TW-STREET-08")
def test_who_has_too_little_can_only_bear_it() -> None:
    siege = go_out(street(outside={"soldier": 1}, dice=(2,), stock=goods(coffee=2)))
    assert siege.misery == {"Ingvar": 1}


@rule("TW-STREET-08")
def test_then_the_action_goes_on() -> None:
    siege = go_out(street(outside={"soldier": 1}, dice=(9,), decks=VISITOR), "visitor-option:3")
    assert len(siege.told_of("visitor")) == 1


@rule("TW-STREET-09", "TW-STREET-09/1", "TW-STREET-09/2")
@pytest.mark.parametrize(
    ("outside", "more"),
    [({"thug": 3, "soldier": 1}, 2), ({"thug": 1, "soldier": 2}, 0), ({"thug": 2}, 2), ({"soldier": 3}, 0)],
)
def test_each_thug_whom_no_soldier_holds_in_check_makes_raids_worse(outside: dict[str, int], more: int) -> None:
    siege = street(outside=outside, pile={"farmer": 1})
    raid(siege, "A07")  # damage 5, wounds 2
    assert siege.told_of("raid-threatens") == [(5 + more, 2)]


@rule("TW-STREET-10", "TW-STREET-10/1")
def test_the_group_may_trade_with_a_farmer_instead() -> None:
    siege = street(outside={"farmer": 1}, stock=goods(jewelry=1), decks=VISITOR)
    go_out(siege, "street-trade:yes", "trade:give", "trade:buy", "trade-buy:vegetable", "trade:done")
    assert siege.stock["vegetable"] == 1
    assert siege.told_of("visitor") == []
    assert siege.says(figures.left, "farmer") == 2


@rule("TW-STREET-10")
def test_or_see_who_has_come() -> None:
    siege = street(outside={"farmer": 1}, decks=VISITOR)
    go_out(siege, "street-trade:no", "visitor-option:3")
    assert len(siege.told_of("visitor")) == 1
    assert siege.figures == {"farmer outside": 1}


# -- on the way home --------------------------------------------------------------------------------------------------


@rule("TW-STREET-11", "TW-STREET-11/1")
def test_each_thug_takes_a_piece() -> None:
    siege = way_home(pile={"thug": 2})
    siege.pile = goods(wood=1)
    siege.play(corners.toll)
    assert siege.pile == goods()
    assert siege.figures == {}
    siege = way_home(pile={"thug": 1})
    siege.pile = goods(jewelry=1, coffee=1)
    siege.play(corners.toll, "lose-piece:coffee")
    assert siege.pile == goods(jewelry=1)


@rule("TW-STREET-11", "TW-STREET-11/2")
def test_each_soldier_takes_a_weapon_or_ammo() -> None:
    siege = way_home(pile={"soldier": 1})
    siege.pile = goods(knife=1, ammo=3)
    siege.play(corners.toll)
    assert siege.pile == goods(ammo=3)
    siege = way_home(pile={"soldier": 2})
    siege.pile = goods(ammo=3)
    siege.play(corners.toll)
    assert siege.pile == goods()


@rule("TW-STREET-11", "TW-STREET-11/3")
def test_a_farmer_helps_to_carry() -> None:
    siege = way_home(pile={"farmer": 1})
    carries = {"Ingvar": 5, "Marguerite": 6}
    inventory = [carries.get(name, 0) for name in siege.words.characters.words]
    siege.g.box = another(siege.box, inventory=inventory)
    assert siege.says(findings.capacity) == 11
    siege.play(findings.begin)
    assert siege.says(findings.capacity) == 13
    assert siege.figures == {}


@rule("TW-STREET-11", "TW-STREET-11/4")
def test_where_nobody_goes_out_they_stay() -> None:
    siege = street(pile={"thug": 1, "farmer": 1})
    siege.play(stay_at_home)
    assert siege.figures == {"thug on the pile": 1, "farmer on the pile": 1}


def test_every_page_of_the_street_can_be_read() -> None:
    goods_there = goods(canned_food=2, jewelry=2, moonshine=1)
    read_all(street(outside={"soldier": 1, "thug": 1}, stock=goods_there), "ST")


def test_thugs_outside_are_told_before_the_raid_comes() -> None:
    shown = street(outside={"thug": 2}).says(view, 0)
    assert shown.tonight.events.damage == 2
    assert ("danger-raid-damage", (2,)) in shown.dangers
