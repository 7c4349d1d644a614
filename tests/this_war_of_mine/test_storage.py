"""What the group owns: TW-GEN, TW-ADVR-10, and what a raid may take."""

from __future__ import annotations

from copy import copy
from typing import Any

from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.phases.working import lacking
from holdfast.games.this_war_of_mine.shelter import storage
from holdfast.games.this_war_of_mine.shelter.storage import LOSE_PIECE, TAKE_HIDDEN, Loss, why_not_dig, why_not_lose
from holdfast.games.this_war_of_mine.state import (
    AMMO,
    BANDAGES,
    CANNED_FOOD,
    COMPONENT,
    DISTANT,
    FAR,
    GOODS,
    GUARD,
    KNIFE,
    NEAR,
    NONE,
    OUT,
    PISTOL,
    RAW_FOOD,
    RESOURCES,
    SUGAR,
    UNARMED,
    VEGETABLE,
    WATER,
    WOOD,
    Shelter,
)
from holdfast.kernel import Choice, Ruling
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import GOODS_KEYS, goods, offered, play, shelter


def box_holding(**counts: int) -> WarBox:
    """A box with so many pieces of some goods."""
    box = copy(open_box(None))
    held = goods(**counts)
    box.count = [held[kind] or count for kind, count in enumerate(box.count)]
    return box


def outcome(ruling: Ruling[int], *answers: int) -> int:
    """What a ruling comes back with."""
    results: list[int] = []

    def kept() -> Any:
        results.append((yield from ruling))

    play(kept(), *answers)
    return results[0]


def out(**fields: Any) -> Shelter:
    """Two scavengers at the near location, one guard at home."""
    return shelter(location=NEAR, task=[OUT, OUT, GUARD, NONE], **fields)


# -- where it lies ----------------------------------------------------------------------------------------------------


@rule("TW-GEN-19")
def test_three_goods_are_resources_and_all_others_tokens() -> None:
    assert GOODS_KEYS[:RESOURCES] == ["wood", "component", "water"]
    colours = [token.colour for token in open_box(None).tokens]
    assert set(colours[:RESOURCES]) == {"resource"}
    assert set(colours[RESOURCES:]) == set(nouns.COLOURS)


@rule("TW-GEN-19", "TW-GEN-27", "TW-SCAV-10")
def test_what_is_gained_at_home_lies_on_storage_and_on_the_way_on_the_findings_pile() -> None:
    g = shelter()
    play(storage.gain(g, WATER, 2))
    assert (g.stock, g.pile) == (goods(water=2), goods())
    away = out(stock=goods(water=1))
    play(storage.gain(away, WATER, 2))
    assert (away.stock, away.pile) == (goods(water=1), goods(water=2))
    assert storage.at_hand(away, WATER) == 2
    assert storage.stock_here(away) is away.pile


# -- the supply -------------------------------------------------------------------------------------------------------


@rule("TW-GEN-07", "TW-GEN-07/1", "TW-SET-15")
def test_what_is_discarded_is_back_in_the_supply() -> None:
    g = shelter(box=box_holding(raw_food=7), stock=goods(raw_food=1))
    assert storage.left(g, RAW_FOOD) == 6
    assert storage.lose(g, RAW_FOOD, 1) == 1
    assert storage.left(g, RAW_FOOD) == 7
    play(storage.gain(g, RAW_FOOD, 7))
    assert g.stock[RAW_FOOD] == 7


@rule("TW-GEN-07")
def test_no_more_is_lost_than_there_is() -> None:
    g = shelter(stock=goods(sugar=1))
    assert storage.lose(g, SUGAR, 3) == 1
    assert storage.lose(g, SUGAR, 3) == 0
    assert g.stock == goods()


@rule("TW-GEN-08")
def test_what_is_removed_from_the_supply_never_comes_back() -> None:
    g = shelter(box=box_holding(sugar=3), stock=goods(sugar=1))
    storage.make_scarce(g, SUGAR, 1)
    assert storage.left(g, SUGAR) == 1
    storage.make_scarce(g, SUGAR, 5)
    assert (g.waste[SUGAR], storage.left(g, SUGAR)) == (2, 0)
    storage.lose(g, SUGAR, 1)
    assert storage.left(g, SUGAR) == 1


@rule("TW-GEN-09", "TW-GEN-09/1")
def test_the_supply_gives_what_it_has_left_and_no_more() -> None:
    g = shelter(box=box_holding(canned_food=3), waste=goods(canned_food=2))
    play(storage.gain(g, CANNED_FOOD, 3))
    assert g.stock[CANNED_FOOD] == 1


@rule("TW-GEN-09", "TW-SET-15")
def test_everything_that_lies_somewhere_is_not_in_the_supply() -> None:
    g = shelter(
        box=box_holding(bandages=9),
        stock=goods(bandages=1),
        pile=goods(bandages=2),
        waste=goods(bandages=1),
        hidden=[[], goods(bandages=1), []],
        treated=[0, 1, 0, *[0] * 9],
    )
    assert storage.left(g, BANDAGES) == 3


@rule("TW-GEN-09", "TW-GEN-09/2", "TW-ADVR-10")
def test_after_the_supply_comes_what_is_hidden_and_the_rest_is_lost() -> None:
    g = shelter(box=box_holding(wood=3), hidden=[[], goods(wood=2), []])
    assert storage.left(g, WOOD) == 1
    play(storage.gain(g, WOOD, 4))
    assert g.stock[WOOD] == 3
    assert g.hidden == [[], [], []]


@rule("TW-ADVR-10", "TW-ADVR-10/1")
def test_hidden_goods_must_be_taken_when_the_supply_is_empty() -> None:
    g = shelter(box=box_holding(wood=3), hidden=[[], [], goods(wood=3)])
    play(storage.gain(g, WOOD, 2))
    assert (g.stock[WOOD], g.hidden[FAR][WOOD]) == (2, 1)


@rule("TW-ADVR-10")
def test_the_leader_picks_the_location_where_several_hide_the_kind() -> None:
    hidden = [goods(ammo=1), goods(sugar=1), goods(ammo=2, sugar=1)]
    g = shelter(box=box_holding(ammo=3), hidden=hidden)
    assert offered(storage.gain(g, AMMO, 2)) == [NEAR, FAR]
    play(storage.gain(g, AMMO, 2), FAR)
    assert g.hidden == [goods(ammo=1), goods(sugar=1), goods(sugar=1)]
    assert hidden[FAR][AMMO] == 2  # copies of the shelter share these lists
    question = Choice(TAKE_HIDDEN, 0, [NEAR], AMMO)
    assert why_not_dig(g, question, NEAR) is None
    for place in (DISTANT, FAR, 3):
        refusal = why_not_dig(g, question, place)
        assert refusal is not None
        assert (refusal.rule, refusal.numbers) == ("TW-ADVR-10", (AMMO,))


@rule("TW-ADVR-10")
def test_a_location_gives_all_that_is_needed_at_once() -> None:
    g = shelter(box=box_holding(ammo=9), hidden=[goods(ammo=8), [], goods(ammo=1)])
    play(storage.gain(g, AMMO, 7), NEAR)
    assert (g.stock[AMMO], g.hidden[NEAR][AMMO], g.hidden[FAR][AMMO]) == (7, 1, 1)
    away = out(box=box_holding(wood=9), hidden=[goods(wood=8), [], goods(wood=1)])
    play(storage.gain(away, WOOD, 7), NEAR)
    assert (away.pile[WOOD], away.hidden[NEAR][WOOD]) == (7, 1)


@rule("TW-GEN-20", "TW-GEN-20/1")
def test_a_piece_on_x5_counts_for_five() -> None:
    g = shelter(box=box_holding(wood=12), stock=goods(wood=7))
    assert storage.at_hand(g, WOOD) == 7
    assert storage.supply(g, WOOD) == 12 - 1 - 2


@rule("TW-GEN-20", "TW-GEN-20/2")
def test_a_payment_changes_a_piece_on_x5_into_five() -> None:
    g = shelter(box=box_holding(component=14), stock=goods(component=5))
    assert storage.supply(g, COMPONENT) == 13
    price = tuple(goods(component=2))
    assert lacking(g, price) == NONE
    storage.pay(g, price)
    assert g.stock[COMPONENT] == 3
    assert storage.supply(g, COMPONENT) == 11


@rule("TW-GEN-20", "TW-GEN-09")
def test_a_gain_stops_where_no_piece_is_left_and_change_is_never_lacking() -> None:
    g = shelter(box=box_holding(wood=6), stock=goods(wood=3))
    expected = 3
    while storage.pieces(WOOD, expected) < 6:
        expected += 1
    assert storage.left(g, WOOD) == expected - 3
    play(storage.gain(g, WOOD, 99))
    assert g.stock[WOOD] == expected == 14
    storage.spend(g, WOOD, 1)
    assert g.stock[WOOD] == 13
    full = shelter(box=box_holding(wood=2), stock=goods(wood=10))
    storage.spend(full, WOOD, 1)
    assert (full.stock[WOOD], storage.left(full, WOOD)) == (9, 0)


@rule("TW-GEN-20")
def test_only_wood_and_components_at_home_are_kept_by_fives() -> None:
    g = shelter(box=box_holding(water=6, wood=6), stock=goods(water=5))
    assert storage.left(g, WATER) == 1
    away = out(box=box_holding(wood=6), pile=goods(wood=5))
    assert storage.left(away, WOOD) == 1
    play(storage.gain(away, WOOD, 9))
    assert away.pile[WOOD] == 6


@rule("TW-GEN-20", "TW-ADVR-10")
def test_hidden_wood_that_makes_five_on_storage_fills_the_supply_again() -> None:
    g = shelter(box=box_holding(wood=6), stock=goods(wood=4), hidden=[goods(wood=2), [], []])
    assert storage.left(g, WOOD) == 0
    play(storage.gain(g, WOOD, 3))
    assert (g.stock[WOOD], g.hidden[NEAR][WOOD]) == (7, 1)


# -- losing -----------------------------------------------------------------------------------------------------------


@rule("TW-RAID-04", "TW-GEN-03")
def test_the_leader_chooses_each_piece_that_is_lost() -> None:
    g = shelter(stock=goods(wood=6, knife=1, water=1))
    assert offered(storage.lose_any(g, 3)) == [WOOD, WATER, KNIFE]
    play(storage.lose_any(g, 3), WOOD, KNIFE, WOOD)
    assert g.stock == goods(wood=4, water=1)
    play(storage.lose_any(g, 5))  # all there is: nothing to choose
    assert g.stock == goods()


@rule("TW-RAID-04")
def test_only_some_kinds_are_lost_where_a_card_names_them() -> None:
    g = shelter(stock=goods(canned_food=1, vegetable=2, wood=5))
    asked = next(storage.lose_of(g, (CANNED_FOOD, VEGETABLE), 2))
    assert isinstance(asked, Choice)
    assert (asked.values, asked.about) == ([CANNED_FOOD, VEGETABLE], Loss(2, (CANNED_FOOD, VEGETABLE)))
    assert outcome(storage.lose_of(g, (CANNED_FOOD, VEGETABLE), 2), VEGETABLE, VEGETABLE) == 2
    assert outcome(storage.lose_of(g, (CANNED_FOOD, VEGETABLE), 2)) == 1
    assert outcome(storage.lose_of(g, (), 2)) == 0
    assert g.stock == goods(wood=5)
    question = Choice(LOSE_PIECE, 0, [], Loss(2, (VEGETABLE,)))
    refusal = why_not_lose(g, question, WOOD)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TW-RAID-04", "other-goods")
    refusal = why_not_lose(g, question, VEGETABLE)
    assert refusal is not None
    assert refusal.reason == "none-at-hand"


@rule("TW-RAID-01", "TW-RAID-04")
def test_a_weapon_that_somebody_holds_cannot_be_lost() -> None:
    g = shelter(stock=goods(knife=2, pistol=1), task=[GUARD, GUARD, OUT, NONE], armed=[KNIFE, PISTOL, UNARMED, UNARMED])
    refusal = why_not_lose(g, Choice(LOSE_PIECE, 0, [], Loss(1, ())), PISTOL)
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("TW-RAID-01", (PISTOL,))
    play(storage.lose_any(g, 9))
    assert g.stock == goods(knife=1, pistol=1)
    assert storage.lose(g, PISTOL, 1) == 0


@rule("TW-RAID-01", "TW-COMB-03")
def test_what_a_scavenger_holds_is_not_held_at_home() -> None:
    g = shelter(stock=goods(knife=1), task=[OUT, GUARD, GUARD, NONE], armed=[KNIFE, UNARMED, UNARMED, UNARMED])
    assert storage.loose(g, KNIFE) == 1
    away = out(pile=goods(knife=1), armed=[KNIFE, UNARMED, UNARMED, UNARMED])
    assert storage.loose(away, KNIFE) == 0


@rule("TW-DAY-13")
def test_a_price_can_be_paid_with_what_is_in_storage() -> None:
    g = shelter(stock=goods(sugar=1))
    assert lacking(g, ()) == NONE
    assert lacking(g, tuple(goods(sugar=1))) == NONE
    assert lacking(g, tuple(goods(sugar=2))) == SUGAR


# -- what is printed on the pieces ------------------------------------------------------------------------------------


@rule("TW-TRADE-03", "TW-TRADE-04")
def test_a_value_can_rise_but_what_has_none_gets_none() -> None:
    g = shelter()
    printed = storage.value(g, SUGAR)
    storage.make_dearer(g, SUGAR, 2)
    storage.make_dearer(g, WOOD, 2)
    assert storage.value(g, SUGAR) == printed + 2 > 2
    assert [storage.value(g, resource) for resource in range(RESOURCES)] == [0, 0, 0]


@rule("TW-FIND-04", "TW-FIND-04/1")
def test_weights_add_up() -> None:
    g = shelter(box=copy(open_box(None)))
    g.box.weight = [1, 1, 1, *[0] * (GOODS - RESOURCES)]
    g.box.weight[PISTOL] = 2
    assert storage.weight(g, goods(wood=3, pistol=1, ammo=2)) == 5
