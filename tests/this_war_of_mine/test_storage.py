"""What the group owns: TW-GEN, TW-ADVR-10, and what a raid may take."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.phases.working import lacking
from holdfast.games.this_war_of_mine.shelter import storage
from tests.cite import rule
from tests.this_war_of_mine.arrange import GOODS, Siege, another, by_kind, goods, shelter


def box_holding(**counts: int) -> WarBox:
    """A box with so many pieces of some goods."""
    box = open_box(None)
    held = by_kind(**counts)
    return another(box, count=[n or count for n, count in zip(held, box.count, strict=True)])


def out(**fields: Any) -> Siege:
    """Two scavengers at the near location, one guard at home."""
    return shelter(location="near", task={"Ingvar": "out", "Marguerite": "out", "Tomé": "guard"}, **fields)


# -- where it lies ----------------------------------------------------------------------------------------------------


@rule("TW-GEN-19")
def test_three_goods_are_resources_and_all_others_tokens() -> None:
    colours = {token.id: token.colour for token in open_box(None).tokens}
    assert [kind for kind in GOODS if colours[kind] == "resource"] == GOODS[:3] == ["wood", "component", "water"]
    assert {colours[kind] for kind in GOODS[3:]} == set(nouns.COLOURS)


@rule("TW-GEN-19", "TW-GEN-27", "TW-SCAV-10")
def test_what_is_gained_at_home_lies_on_storage_and_on_the_way_on_the_findings_pile() -> None:
    siege = shelter()
    siege.play(storage.gain, "water", 2)
    assert (siege.stock, siege.pile) == (goods(water=2), goods())
    away = out(stock=goods(water=1))
    away.play(storage.gain, "water", 2)
    assert (away.stock, away.pile) == (goods(water=1), goods(water=2))
    assert away.says(storage.at_hand, "water") == 2
    assert away.says(storage.stock_here) is away.g.pile


# -- the supply -------------------------------------------------------------------------------------------------------


@rule("TW-GEN-07", "TW-GEN-07/1", "TW-SET-15")
def test_what_is_discarded_is_back_in_the_supply() -> None:
    siege = shelter(box=box_holding(raw_food=7), stock=goods(raw_food=1))
    assert siege.says(storage.left, "raw-food") == 6
    assert siege.says(storage.lose, "raw-food", 1) == 1
    assert siege.says(storage.left, "raw-food") == 7
    siege.play(storage.gain, "raw-food", 7)
    assert siege.stock["raw-food"] == 7


@rule("TW-GEN-07")
def test_no_more_is_lost_than_there_is() -> None:
    siege = shelter(stock=goods(sugar=1))
    assert siege.says(storage.lose, "sugar", 3) == 1
    assert siege.says(storage.lose, "sugar", 3) == 0
    assert siege.stock == goods()


@rule("TW-GEN-08")
def test_what_is_removed_from_the_supply_never_comes_back() -> None:
    siege = shelter(box=box_holding(sugar=3), stock=goods(sugar=1))
    siege.play(storage.make_scarce, "sugar", 1)
    assert siege.says(storage.left, "sugar") == 1
    siege.play(storage.make_scarce, "sugar", 5)
    assert (siege.waste["sugar"], siege.says(storage.left, "sugar")) == (2, 0)
    siege.play(storage.lose, "sugar", 1)
    assert siege.says(storage.left, "sugar") == 1


@rule("TW-GEN-09", "TW-GEN-09/1")
def test_the_supply_gives_what_it_has_left_and_no_more() -> None:
    siege = shelter(box=box_holding(canned_food=3), waste=goods(canned_food=2))
    siege.play(storage.gain, "canned-food", 3)
    assert siege.stock["canned-food"] == 1


@rule("TW-GEN-09", "TW-SET-15")
def test_everything_that_lies_somewhere_is_not_in_the_supply() -> None:
    siege = shelter(
        box=box_holding(bandages=9),
        stock=goods(bandages=1),
        pile=goods(bandages=2),
        waste=goods(bandages=1),
        hidden={"distant": goods(bandages=1)},
        treated={"Ingvar": {"bandages"}},
    )
    assert siege.says(storage.left, "bandages") == 3


@rule("TW-GEN-09", "TW-GEN-09/2", "TW-ADVR-10")
def test_after_the_supply_comes_what_is_hidden_and_the_rest_is_lost() -> None:
    siege = shelter(box=box_holding(wood=3), hidden={"distant": goods(wood=2)})
    assert siege.says(storage.left, "wood") == 1
    siege.play(storage.gain, "wood", 4)
    assert siege.stock["wood"] == 3
    assert siege.hidden == {}


@rule("TW-ADVR-10", "TW-ADVR-10/1")
def test_hidden_goods_must_be_taken_when_the_supply_is_empty() -> None:
    siege = shelter(box=box_holding(wood=3), hidden={"far": goods(wood=3)})
    siege.play(storage.gain, "wood", 2)
    assert (siege.stock["wood"], siege.hidden["far"]["wood"]) == (2, 1)


@rule("TW-ADVR-10")
def test_the_leader_picks_the_location_where_several_hide_the_kind() -> None:
    hidden = {"near": goods(ammo=1), "distant": goods(sugar=1), "far": goods(ammo=2, sugar=1)}
    siege = shelter(box=box_holding(ammo=3), hidden=hidden)
    twin = siege.copy()
    assert siege.offers(storage.gain, "ammo", 2) == ["take-hidden:near", "take-hidden:far"]
    siege.play(storage.gain, "ammo", 2, "take-hidden:far")
    assert siege.hidden == {"near": goods(ammo=1), "distant": goods(sugar=1), "far": goods(sugar=1)}
    assert twin.hidden == hidden  # copies of the shelter share these lists
    assert siege.why_not("take-hidden:near", "ammo") is None
    for place in ("distant", "far", "none"):
        assert siege.why_not(f"take-hidden:{place}", "ammo") == ("TW-ADVR-10", "nothing-hidden", "ammo")


@rule("TW-ADVR-10")
def test_a_location_gives_all_that_is_needed_at_once() -> None:
    siege = shelter(box=box_holding(ammo=9), hidden={"near": goods(ammo=8), "far": goods(ammo=1)})
    siege.play(storage.gain, "ammo", 7, "take-hidden:near")
    assert (siege.stock["ammo"], siege.hidden["near"]["ammo"], siege.hidden["far"]["ammo"]) == (7, 1, 1)
    away = out(box=box_holding(wood=9), hidden={"near": goods(wood=8), "far": goods(wood=1)})
    away.play(storage.gain, "wood", 7, "take-hidden:near")
    assert (away.pile["wood"], away.hidden["near"]["wood"]) == (7, 1)


@rule("TW-GEN-20", "TW-GEN-20/1")
def test_a_piece_on_x5_counts_for_five() -> None:
    siege = shelter(box=box_holding(wood=12), stock=goods(wood=7))
    assert siege.says(storage.at_hand, "wood") == 7
    assert siege.says(storage.supply, "wood") == 12 - 1 - 2


@rule("TW-GEN-20", "TW-GEN-20/2")
def test_a_payment_changes_a_piece_on_x5_into_five() -> None:
    siege = shelter(box=box_holding(component=14), stock=goods(component=5))
    assert siege.says(storage.supply, "component") == 13
    assert siege.found("goods", lacking, goods(component=2)) is None
    siege.play(storage.pay, goods(component=2))
    assert siege.stock["component"] == 3
    assert siege.says(storage.supply, "component") == 11


@rule("TW-GEN-20", "TW-GEN-09")
def test_a_gain_stops_where_no_piece_is_left() -> None:
    siege = shelter(box=box_holding(wood=6), stock=goods(wood=3))
    expected = 3
    while siege.says(storage.pieces, "wood", expected) < 6:
        expected += 1
    assert siege.says(storage.left, "wood") == expected - 3
    siege.play(storage.gain, "wood", 99)
    assert siege.stock["wood"] == expected == 14
    siege.play(storage.spend, "wood", 1)
    assert siege.stock["wood"] == 13


@rule("TW-GEN-20", "TW-GEN-20/3", "TW-GEN-09")
def test_change_that_the_supply_cannot_give_is_lost() -> None:
    """Of ten wood, one is paid: the supply has back the piece of five that is broken, and gives no more than that."""
    for pay in (storage.spend, storage.lose):
        siege = shelter(box=box_holding(wood=2), stock=goods(wood=10), told=[])
        siege.play(pay, "wood", 1)
        assert (siege.stock["wood"], siege.says(storage.supply, "wood")) == (6, 0)
        assert siege.told_of("change-lost") == [(3, "wood")]
    some_left = shelter(box=box_holding(wood=4), stock=goods(wood=10))
    some_left.play(storage.spend, "wood", 1)
    assert (some_left.stock["wood"], some_left.says(storage.supply, "wood")) == (8, 0)
    enough = shelter(box=box_holding(wood=5), stock=goods(wood=10))
    enough.play(storage.spend, "wood", 1)
    assert (enough.stock["wood"], enough.says(storage.supply, "wood")) == (9, 0)


@rule("TW-GEN-20", "TW-GEN-09")
def test_change_is_lacking_too_where_wood_lies_hidden_or_has_left_the_game() -> None:
    siege = shelter(box=box_holding(component=6), stock=goods(component=5), waste=goods(component=3))
    siege.hidden = {"near": goods(component=2)}
    siege.play(storage.spend, "component", 1)
    assert siege.stock["component"] == 1
    away = out(box=box_holding(wood=6), stock=goods(wood=10), pile=goods(wood=4))
    away.play(storage.spend, "wood", 1)
    assert (away.stock["wood"], away.pile["wood"]) == (10, 3)


@rule("TW-GEN-20", "TW-RAID-04")
def test_a_raid_that_takes_more_than_it_leaves_change_for_asks_no_further() -> None:
    siege = shelter(box=box_holding(wood=1, water=9), stock=goods(wood=5, water=1))
    assert siege.play(storage.lose_of, ("wood", "water"), 3, "lose-piece:wood") == 3
    assert siege.stock == goods()


@rule("TW-GEN-20")
def test_only_wood_and_components_at_home_are_kept_by_fives() -> None:
    siege = shelter(box=box_holding(water=6, wood=6), stock=goods(water=5))
    assert siege.says(storage.left, "water") == 1
    away = out(box=box_holding(wood=6), pile=goods(wood=5))
    assert away.says(storage.left, "wood") == 1
    away.play(storage.gain, "wood", 9)
    assert away.pile["wood"] == 6


@rule("TW-GEN-20", "TW-ADVR-10")
def test_hidden_wood_that_makes_five_on_storage_fills_the_supply_again() -> None:
    siege = shelter(box=box_holding(wood=6), stock=goods(wood=4), hidden={"near": goods(wood=2)})
    assert siege.says(storage.left, "wood") == 0
    siege.play(storage.gain, "wood", 3)
    assert (siege.stock["wood"], siege.hidden["near"]["wood"]) == (7, 1)


# -- losing -----------------------------------------------------------------------------------------------------------


@rule("TW-RAID-04", "TW-GEN-03")
def test_the_leader_chooses_each_piece_that_is_lost() -> None:
    siege = shelter(stock=goods(wood=6, knife=1, water=1))
    assert siege.offers(storage.lose_any, 3) == ["lose-piece:wood", "lose-piece:water", "lose-piece:knife"]
    siege.play(storage.lose_any, 3, "lose-piece:wood", "lose-piece:knife", "lose-piece:wood")
    assert siege.stock == goods(wood=4, water=1)
    siege.play(storage.lose_any, 5)  # all there is: nothing to choose
    assert siege.stock == goods()


@rule("TW-RAID-04")
def test_only_some_kinds_are_lost_where_a_card_names_them() -> None:
    siege = shelter(stock=goods(canned_food=1, vegetable=2, wood=5))
    kinds = ("canned-food", "vegetable")
    first = siege.copy().asked("lose-piece", storage.lose_of, kinds, 2)
    assert (first.offers, first.about) == (["canned-food", "vegetable"], {"left": 2, "kinds": kinds})
    assert siege.play(storage.lose_of, kinds, 2, "lose-piece:vegetable", "lose-piece:vegetable") == 2
    assert siege.play(storage.lose_of, kinds, 2) == 1
    assert siege.play(storage.lose_of, (), 2) == 0
    assert siege.stock == goods(wood=5)
    loss = {"left": 2, "kinds": ("vegetable",)}
    assert siege.why_not("lose-piece:wood", **loss) == ("TW-RAID-04", "other-goods", "wood")
    assert siege.why_not("lose-piece:vegetable", **loss) == ("TW-RAID-04", "none-at-hand", "vegetable")


@rule("TW-RAID-01", "TW-RAID-04")
def test_a_weapon_that_somebody_holds_cannot_be_lost() -> None:
    siege = shelter(
        stock=goods(knife=2, pistol=1),
        task={"Ingvar": "guard", "Marguerite": "guard", "Tomé": "out"},
        armed={"Ingvar": "knife", "Marguerite": "pistol"},
    )
    assert siege.why_not("lose-piece:pistol", left=1, kinds=()) == ("TW-RAID-01", "in-hands", "pistol")
    siege.play(storage.lose_any, 9)
    assert siege.stock == goods(knife=1, pistol=1)
    assert siege.says(storage.lose, "pistol", 1) == 0


@rule("TW-RAID-01", "TW-COMB-03")
def test_what_a_scavenger_holds_is_not_held_at_home() -> None:
    tonight = {"Ingvar": "out", "Marguerite": "guard", "Tomé": "guard"}
    siege = shelter(stock=goods(knife=1), task=tonight, armed={"Ingvar": "knife"})
    assert siege.says(storage.loose, "knife") == 1
    away = out(pile=goods(knife=1), armed={"Ingvar": "knife"})
    assert away.says(storage.loose, "knife") == 0


@rule("TW-DAY-13")
def test_a_price_can_be_paid_with_what_is_in_storage() -> None:
    siege = shelter(stock=goods(sugar=1))
    assert siege.found("goods", lacking, ()) is None
    assert siege.found("goods", lacking, goods(sugar=1)) is None
    assert siege.found("goods", lacking, goods(sugar=2)) == "sugar"


# -- what is printed on the pieces ------------------------------------------------------------------------------------


@rule("TW-TRADE-03", "TW-TRADE-04")
def test_a_value_can_rise_but_what_has_none_gets_none() -> None:
    siege = shelter()
    printed = siege.says(storage.value, "sugar")
    siege.play(storage.make_dearer, "sugar", 2)
    siege.play(storage.make_dearer, "wood", 2)
    assert siege.says(storage.value, "sugar") == printed + 2 > 2
    assert [siege.says(storage.value, resource) for resource in ("wood", "component", "water")] == [0, 0, 0]


@rule("TW-FIND-04", "TW-FIND-04/1")
def test_weights_add_up() -> None:
    siege = shelter(box=another(open_box(None), weight=by_kind(wood=1, component=1, water=1, pistol=2)))
    assert siege.says(storage.weight, goods(wood=3, pistol=1, ammo=2)) == 5
