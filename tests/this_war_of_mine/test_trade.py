"""Trading: TW-TRADE."""

from __future__ import annotations

from copy import copy

from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.scavenging.trade import (
    BOUGHT,
    BUY,
    COMMISSION,
    DONE,
    ENOUGH,
    GIVE,
    GIVEN,
    TRADE,
    Commission,
    Deal,
    exchange,
    give_worth,
    trade,
    why_not_buy,
    why_not_commission,
    why_not_trade,
    worth_at_hand,
)
from holdfast.games.this_war_of_mine.state import (
    BOOK,
    CANNED_FOOD,
    COFFEE,
    COMPONENT,
    GOODS,
    GUARD,
    JEWELRY,
    KNIFE,
    NEAR,
    NONE,
    OUT,
    SHELL,
    SUGAR,
    UNARMED,
    WATER,
    WOOD,
    Shelter,
)
from holdfast.kernel import Choice, Refusal
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import goods, offered, play, shelter

GREEN = nouns.COLOURS.index("green")
GREY = nouns.COLOURS.index("grey")


def market(**values: int) -> WarBox:
    """A box in which only these tokens have a value, there are plenty of all, and nobody bargains."""
    box = copy(open_box(None))
    box.value = goods(**values)
    box.count = [9] * GOODS
    box.gifts = ["" for _ in box.gifts]
    return box


def refused(g: Shelter, goods: int, credit: int = 0, colour: int = NONE, given: tuple[int, ...] = ()) -> Refusal:
    """Why a token is not to be had."""
    refusal = why_not_buy(g, Choice(BOUGHT, 0, [], Deal(credit, colour, given)), goods)
    assert refusal is not None
    return refusal


def kept(g: Shelter, goods: int) -> Refusal:
    """Why a token is not given."""
    refusal = GIVEN.why_not(g, Choice(GIVEN, 0, [], Deal(0, NONE)), goods)
    assert refusal is not None
    return refusal


# -- the commission ---------------------------------------------------------------------------------------------------


@rule("TW-TRADE-01", "TW-TRADE-01/1")
def test_the_commission_is_paid_first_and_for_nothing() -> None:
    g = shelter(box=market(sugar=2, coffee=1), stock=goods(sugar=1, coffee=1))
    play(trade(g, 3, NONE), SUGAR)  # then the coffee is all there is, and nothing is left to trade
    assert g.stock == goods()


@rule("TW-TRADE-01", "TW-TRADE-01/2")
def test_without_the_commission_there_is_no_trade() -> None:
    g = shelter(box=market(sugar=2), stock=goods(sugar=1))
    play(trade(g, 3, NONE))
    assert g.stock == goods(sugar=1)


@rule("TW-TRADE-01")
def test_a_commission_that_can_be_met_exactly_is() -> None:
    g = shelter(box=market(sugar=2, coffee=1, book=3, knife=5), stock=goods(sugar=1, coffee=1, book=1, knife=1))
    assert offered(trade(g, 3, NONE)) == [SUGAR, COFFEE, BOOK, ENOUGH]
    refusal = why_not_commission(g, Choice(COMMISSION, 0, [], Commission(3, begun=False, exact=True)), KNIFE)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TW-TRADE-01", "can-be-exact")
    play(trade(g, 3, NONE), COFFEE, DONE)
    assert g.stock == goods(book=1, knife=1)
    alone = shelter(box=market(sugar=2, jewelry=4), stock=goods(sugar=1, jewelry=1))
    assert offered(trade(alone, 4, NONE)) == [JEWELRY, ENOUGH]  # one sugar is not two


@rule("TW-TRADE-01")
def test_where_it_cannot_be_met_exactly_the_difference_is_lost() -> None:
    g = shelter(box=market(knife=5, jewelry=4), stock=goods(knife=1, jewelry=1))
    assert offered(trade(g, 3, NONE)) == [JEWELRY, KNIFE, ENOUGH]
    play(trade(g, 3, NONE), KNIFE, DONE)
    assert g.stock == goods(jewelry=1)


@rule("TW-TRADE-01", "TW-GEN-03")
def test_the_leader_may_turn_away_before_anything_is_paid() -> None:
    g = shelter(box=market(sugar=2, coffee=1), stock=goods(sugar=1, coffee=2))
    play(trade(g, 4, NONE), ENOUGH)
    assert g.stock == goods(sugar=1, coffee=2)
    refusal = why_not_commission(g, Choice(COMMISSION, 0, [], Commission(2, begun=True, exact=True)), ENOUGH)
    assert refusal is not None
    assert refusal.rule == "TW-TRADE-01"


@rule("TW-TRADE-01", "TW-GEN-18")
def test_who_can_bargain_spares_the_group_some_of_the_commission() -> None:
    box = market(sugar=2)
    box.gifts[1] = "bargain"
    g = shelter(box=box, stock=goods(sugar=1))
    play(trade(g, 4, NONE), SUGAR)
    assert g.stock == goods()
    absent = shelter(box=box, stock=goods(sugar=1), people=1)
    play(trade(absent, 4, NONE))
    assert absent.stock == goods(sugar=1)


@rule("TW-TRADE-01")
def test_goods_of_a_value_are_given_for_nothing() -> None:
    g = shelter(box=market(sugar=2, knife=5), stock=goods(sugar=3, knife=1, wood=2))
    assert worth_at_hand(g) == 11
    play(give_worth(g, 3), SUGAR, KNIFE)  # more than was asked, and no change
    assert g.stock == goods(sugar=2, wood=2)
    play(give_worth(g, 9))
    assert g.stock == goods(wood=2)


# -- goods for goods --------------------------------------------------------------------------------------------------


@rule("TW-TRADE-02", "TW-TRADE-02/1")
def test_one_token_may_buy_several_of_the_same_value() -> None:
    g = shelter(box=market(knife=5, sugar=2, book=3), stock=goods(knife=1))
    deal = trade(g, 0, NONE)
    for answer, on_offer in (
        (None, [GIVE, DONE]),
        (GIVE, [KNIFE]),
        (KNIFE, [BUY, DONE]),
        (BUY, [SUGAR, BOOK]),
        (SUGAR, [GIVE, BUY, DONE]),
        (BUY, [SUGAR, BOOK]),
        (BOOK, [GIVE, DONE]),
    ):
        choice = deal.send(answer)  # type: ignore[arg-type]
        assert isinstance(choice, Choice)
        assert choice.values == on_offer
    assert g.stock == goods(sugar=1, book=1)


@rule("TW-TRADE-02", "TW-TRADE-02/2")
def test_no_change_is_given() -> None:
    g = shelter(box=market(knife=5, jewelry=4), stock=goods(knife=1))
    play(trade(g, 0, NONE), GIVE, BUY, DONE)
    assert g.stock == goods(jewelry=1)


@rule("TW-TRADE-02")
def test_nothing_is_bought_for_less_than_its_value() -> None:
    g = shelter(box=market(knife=5, sugar=2), stock=goods(sugar=2))
    play(trade(g, 0, NONE), GIVE, GIVE)
    assert g.stock == goods()
    assert refused(g, KNIFE, credit=4) == Refusal("TW-TRADE-02", "too-dear", KNIFE, 5, 4)


@rule("TW-TRADE-02", "TW-TRADE-05")
def test_any_number_of_exchanges_follow_one_commission_and_all_of_them_end() -> None:
    g = shelter(box=market(knife=5, sugar=2, book=3), stock=goods(knife=2))
    play(exchange(g, NONE), GIVE, BUY, BOOK, GIVE, KNIFE, BUY, SUGAR, BUY, SUGAR, DONE)
    assert g.stock == goods(book=1, sugar=2)
    refusal = refused(g, KNIFE, credit=9, given=(KNIFE,))
    assert (refusal.rule, refusal.reason) == ("TW-TRADE-02", "just-given")


@rule("TW-TRADE-03", "TW-TRADE-03/1")
def test_a_token_without_a_value_is_neither_bought_nor_sold() -> None:
    g = shelter(box=market(sugar=2), stock=goods(shell=3, sugar=1))
    assert offered(trade(g, 0, NONE)) == [GIVE, DONE]
    assert kept(g, SHELL) == refused(g, SHELL, credit=9) == Refusal("TW-TRADE-03", "no-value", SHELL)
    assert worth_at_hand(g) == 2


@rule("TW-TRADE-03")
def test_a_token_that_has_become_dearer_buys_and_costs_more() -> None:
    g = shelter(box=market(sugar=2, book=3), stock=goods(sugar=1), dearer=goods(sugar=1))
    play(trade(g, 0, NONE), GIVE, BUY, DONE)
    assert g.stock == goods(book=1)


@rule("TW-TRADE-04", "TW-TRADE-04/1")
def test_resources_are_neither_sold_nor_bought_nor_a_commission() -> None:
    g = shelter(box=market(sugar=2), stock=goods(wood=10, water=3, component=3, sugar=1))
    assert offered(trade(g, 0, NONE)) == [GIVE, DONE]
    assert offered(trade(g, 2, NONE)) == [SUGAR, ENOUGH]
    for resource in (WOOD, WATER, COMPONENT):
        never = Refusal("TW-TRADE-04", "never-traded", resource)
        assert kept(g, resource) == refused(g, resource, credit=9) == never
        refusal = why_not_commission(g, Choice(COMMISSION, 0, [], Commission(2, begun=False, exact=True)), resource)
        assert refusal is not None
        assert refusal.rule == "TW-TRADE-04"


@rule("TW-TRADE-05", "TW-TRADE-05/1")
def test_on_the_way_only_the_findings_pile_trades() -> None:
    g = shelter(
        box=market(canned_food=9, sugar=2, coffee=1),
        stock=goods(canned_food=1),
        pile=goods(sugar=1),
        location=NEAR,
        task=[OUT, GUARD, GUARD, NONE],
    )
    assert kept(g, CANNED_FOOD) == Refusal("TW-TRADE-05", "none-at-hand", CANNED_FOOD)
    play(trade(g, 0, NONE), GIVE, BUY, BUY, DONE)
    assert (g.stock, g.pile) == (goods(canned_food=1), goods(coffee=2))


@rule("TW-TRADE-05")
def test_an_offer_may_be_limited_to_a_colour_but_anything_is_given_for_it() -> None:
    g = shelter(box=market(book=3, sugar=3, knife=3), stock=goods(knife=1))
    refusal = refused(g, SUGAR, credit=9, colour=GREY)
    assert (refusal.rule, refusal.reason) == ("TW-TRADE-05", "not-on-offer")
    play(trade(g, 0, GREY), GIVE, BUY, DONE)
    assert g.stock == goods(book=1)


@rule("TW-TRADE-05", "TW-GEN-09")
def test_what_the_supply_lacks_cannot_be_bought() -> None:
    g = shelter(box=market(sugar=2, book=2), stock=goods(sugar=1), waste=goods(book=9))
    play(trade(g, 0, NONE), GIVE)
    assert refused(g, BOOK, credit=9) == Refusal("TW-GEN-09", "supply-empty", BOOK)


@rule("TW-RAID-01", "TW-TRADE-05")
def test_what_somebody_holds_is_not_sold() -> None:
    g = shelter(box=market(knife=5), stock=goods(knife=1), armed=[KNIFE, UNARMED, UNARMED, UNARMED])
    assert kept(g, KNIFE) == Refusal("TW-RAID-01", "in-hands", KNIFE)
    assert worth_at_hand(g) == 0


@rule("TW-TRADE-02", "TW-TRADE-05")
def test_where_there_is_nothing_to_give_or_to_buy_that_is_said() -> None:
    g = shelter(box=market(knife=5), stock=goods(wood=1))
    asked = Choice(TRADE, 0, [], Deal(4, NONE))
    refusals = [why_not_trade(g, asked, what) for what in (GIVE, BUY, DONE)]
    assert refusals == [
        Refusal("TW-TRADE-05", "nothing-to-give"),
        Refusal("TW-TRADE-02", "nothing-to-buy", 4),
        None,
    ]
