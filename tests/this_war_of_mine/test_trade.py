"""Trading: TW-TRADE."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.scavenging.trade import exchange, give_worth, trade, worth_at_hand
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, Why, another, by_kind, goods, shelter
from tests.this_war_of_mine.words import words_of


def market(**values: int) -> WarBox:
    """A box in which only these tokens have a value, there are plenty of all, and nobody bargains."""
    box = open_box(None)
    plenty, nobody = [9 for _ in box.count], ["" for _ in box.gifts]
    return another(box, value=by_kind(**values), count=plenty, gifts=nobody)


def not_sold(siege: Siege, goods: str, **deal: Any) -> Why | None:
    """Why a token is not to be had."""
    return siege.why_not(f"trade-buy:{goods}", **{"credit": 0, "colour": None, **deal})


def not_given(siege: Siege, goods: str) -> Why | None:
    """Why a token is not given."""
    return siege.why_not(f"trade-give:{goods}", credit=0, colour=None)


# -- the commission ---------------------------------------------------------------------------------------------------


@rule("TW-TRADE-01", "TW-TRADE-01/1")
def test_the_commission_is_paid_first_and_for_nothing() -> None:
    siege = shelter(box=market(sugar=2, coffee=1), stock=goods(sugar=1, coffee=1))
    siege.play(trade, 3, None, "commission:sugar")  # then the coffee is all there is, and nothing is left to trade
    assert siege.stock == goods()


@rule("TW-TRADE-01", "TW-TRADE-01/2")
def test_without_the_commission_there_is_no_trade() -> None:
    siege = shelter(box=market(sugar=2), stock=goods(sugar=1))
    siege.play(trade, 3, None)
    assert siege.stock == goods(sugar=1)


@rule("TW-TRADE-01")
def test_a_commission_that_can_be_met_exactly_is() -> None:
    siege = shelter(box=market(sugar=2, coffee=1, book=3, knife=5), stock=goods(sugar=1, coffee=1, book=1, knife=1))
    commission = siege.copy().asked("commission", trade, 3, None)
    assert commission.offers == ["sugar", "coffee", "book", "enough"]
    assert commission.about == {"due": 3, "begun": False, "exact": True}
    assert commission.why_not("knife") == ("TW-TRADE-01", "can-be-exact", 3, "knife")
    siege.play(trade, 3, None, "commission:coffee", "trade:done")
    assert siege.stock == goods(book=1, knife=1)
    alone = shelter(box=market(sugar=2, jewelry=4), stock=goods(sugar=1, jewelry=1))
    assert alone.offers(trade, 4, None) == ["commission:jewelry", "commission:enough"]  # one sugar is not two


@rule("TW-TRADE-01")
def test_where_it_cannot_be_met_exactly_the_difference_is_lost() -> None:
    siege = shelter(box=market(knife=5, jewelry=4), stock=goods(knife=1, jewelry=1))
    assert siege.offers(trade, 3, None) == ["commission:jewelry", "commission:knife", "commission:enough"]
    siege.play(trade, 3, None, "commission:knife", "trade:done")
    assert siege.stock == goods(jewelry=1)


@rule("TW-TRADE-01", "TW-GEN-03")
def test_the_leader_may_turn_away_before_anything_is_paid() -> None:
    siege = shelter(box=market(sugar=2, coffee=1), stock=goods(sugar=1, coffee=2))
    siege.play(trade, 4, None, "commission:enough")
    assert siege.stock == goods(sugar=1, coffee=2)
    assert siege.refuses("commission:enough", due=2, begun=True, exact=True) == "TW-TRADE-01"


@rule("TW-TRADE-01", "TW-GEN-18")
def test_who_can_bargain_spares_the_group_some_of_the_commission() -> None:
    box = market(sugar=2)
    box.gifts[words_of(box).characters.number("Marguerite")] = "bargain"
    siege = shelter(box=box, stock=goods(sugar=1))
    siege.play(trade, 4, None, "commission:sugar")
    assert siege.stock == goods()
    absent = shelter(box=box, stock=goods(sugar=1), people=1)
    absent.play(trade, 4, None)
    assert absent.stock == goods(sugar=1)


@rule("TW-TRADE-01")
def test_goods_of_a_value_are_given_for_nothing() -> None:
    siege = shelter(box=market(sugar=2, knife=5), stock=goods(sugar=3, knife=1, wood=2))
    assert siege.says(worth_at_hand) == 11
    siege.play(give_worth, 3, "give-worth:sugar", "give-worth:knife")  # more than was asked, and no change
    assert siege.stock == goods(sugar=2, wood=2)
    siege.play(give_worth, 9)
    assert siege.stock == goods(wood=2)


# -- goods for goods --------------------------------------------------------------------------------------------------


@rule("TW-TRADE-02", "TW-TRADE-02/1")
def test_one_token_may_buy_several_of_the_same_value() -> None:
    siege = shelter(box=market(knife=5, sugar=2, book=3), stock=goods(knife=1))
    answers = ("trade:give", "trade:buy", "trade-buy:sugar", "trade:buy", "trade-buy:book")
    assert siege.questions(trade, 0, None, *answers) == [
        ("trade", ["give", "done"]),
        ("trade-give", ["knife"]),
        ("trade", ["buy", "done"]),
        ("trade-buy", ["sugar", "book"]),
        ("trade", ["give", "buy", "done"]),
        ("trade-buy", ["sugar", "book"]),
        ("trade", ["give", "done"]),
    ]
    assert siege.stock == goods(sugar=1, book=1)


@rule("TW-TRADE-02", "TW-TRADE-02/2")
def test_no_change_is_given() -> None:
    siege = shelter(box=market(knife=5, jewelry=4), stock=goods(knife=1))
    siege.play(trade, 0, None, "trade:give", "trade:buy", "trade:done")
    assert siege.stock == goods(jewelry=1)


@rule("TW-TRADE-02")
def test_nothing_is_bought_for_less_than_its_value() -> None:
    siege = shelter(box=market(knife=5, sugar=2), stock=goods(sugar=2))
    siege.play(trade, 0, None, "trade:give", "trade:give")
    assert siege.stock == goods()
    assert not_sold(siege, "knife", credit=4) == ("TW-TRADE-02", "too-dear", "knife", 5, 4)


@rule("TW-TRADE-02", "TW-TRADE-05")
def test_any_number_of_exchanges_follow_one_commission_and_all_of_them_end() -> None:
    siege = shelter(box=market(knife=5, sugar=2, book=3), stock=goods(knife=2))
    first = ("trade:give", "trade:buy", "trade-buy:book")
    second = ("trade:give", "trade-give:knife", "trade:buy", "trade-buy:sugar", "trade:buy", "trade-buy:sugar")
    siege.play(exchange, None, *first, *second, "trade:done")
    assert siege.stock == goods(book=1, sugar=2)
    assert not_sold(siege, "knife", credit=9, given=("knife",)) == ("TW-TRADE-02", "just-given", "knife")


@rule("TW-TRADE-03", "TW-TRADE-03/1")
def test_a_token_without_a_value_is_neither_bought_nor_sold() -> None:
    siege = shelter(box=market(sugar=2), stock=goods(shell=3, sugar=1))
    assert siege.offers(trade, 0, None) == ["trade:give", "trade:done"]
    assert not_given(siege, "shell") == not_sold(siege, "shell", credit=9) == ("TW-TRADE-03", "no-value", "shell")
    assert siege.says(worth_at_hand) == 2


@rule("TW-TRADE-03")
def test_a_token_that_has_become_dearer_buys_and_costs_more() -> None:
    siege = shelter(box=market(sugar=2, book=3), stock=goods(sugar=1), dearer=goods(sugar=1))
    siege.play(trade, 0, None, "trade:give", "trade:buy", "trade:done")
    assert siege.stock == goods(book=1)


@rule("TW-TRADE-04", "TW-TRADE-04/1")
def test_resources_are_neither_sold_nor_bought_nor_a_commission() -> None:
    siege = shelter(box=market(sugar=2), stock=goods(wood=10, water=3, component=3, sugar=1))
    assert siege.offers(trade, 0, None) == ["trade:give", "trade:done"]
    assert siege.offers(trade, 2, None) == ["commission:sugar", "commission:enough"]
    for resource in ("wood", "water", "component"):
        never = ("TW-TRADE-04", "never-traded", resource)
        assert not_given(siege, resource) == not_sold(siege, resource, credit=9) == never
        assert siege.refuses(f"commission:{resource}", due=2, begun=False, exact=True) == "TW-TRADE-04"


@rule("TW-TRADE-05", "TW-TRADE-05/1")
def test_on_the_way_only_the_findings_pile_trades() -> None:
    siege = shelter(
        box=market(canned_food=9, sugar=2, coffee=1),
        stock=goods(canned_food=1),
        pile=goods(sugar=1),
        location="near",
        task={"Ingvar": "out", "Marguerite": "guard", "Tomé": "guard"},
    )
    assert not_given(siege, "canned-food") == ("TW-TRADE-05", "none-at-hand", "canned-food")
    siege.play(trade, 0, None, "trade:give", "trade:buy", "trade:buy", "trade:done")
    assert (siege.stock, siege.pile) == (goods(canned_food=1), goods(coffee=2))


@rule("TW-TRADE-05")
def test_an_offer_may_be_limited_to_a_colour_but_anything_is_given_for_it() -> None:
    siege = shelter(box=market(book=3, sugar=3, knife=3), stock=goods(knife=1))
    assert not_sold(siege, "sugar", credit=9, colour="grey") == ("TW-TRADE-05", "not-on-offer", "sugar")
    siege.play(trade, 0, "grey", "trade:give", "trade:buy", "trade:done")
    assert siege.stock == goods(book=1)


@rule("TW-TRADE-05", "TW-GEN-09")
def test_what_the_supply_lacks_cannot_be_bought() -> None:
    siege = shelter(box=market(sugar=2, book=2), stock=goods(sugar=1), waste=goods(book=9))
    siege.play(trade, 0, None, "trade:give")
    assert not_sold(siege, "book", credit=9) == ("TW-GEN-09", "supply-empty", "book")


@rule("TW-RAID-01", "TW-TRADE-05")
def test_what_somebody_holds_is_not_sold() -> None:
    siege = shelter(box=market(knife=5), stock=goods(knife=1), armed={"Ingvar": "knife"})
    assert not_given(siege, "knife") == ("TW-RAID-01", "in-hands", "knife")
    assert siege.says(worth_at_hand) == 0


@rule("TW-TRADE-02", "TW-TRADE-05")
def test_where_there_is_nothing_to_give_or_to_buy_that_is_said() -> None:
    siege = shelter(box=market(knife=5), stock=goods(wood=1))
    assert [siege.why_not(f"trade:{what}", credit=4, colour=None) for what in ("give", "buy", "done")] == [
        ("TW-TRADE-05", "nothing-to-give"),
        ("TW-TRADE-02", "nothing-to-buy", 4),
        None,
    ]
