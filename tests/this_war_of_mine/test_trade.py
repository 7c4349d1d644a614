"""Trading: TW-TRADE."""

from __future__ import annotations

from copy import copy

from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.scavenging.trade import (
    BOUGHT,
    COMMISSION,
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
    GOODS,
)
from holdfast.kernel import Choice, Refusal
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, goods, shelter


def market(**values: int) -> WarBox:
    """A box in which only these tokens have a value, there are plenty of all, and nobody bargains."""
    box = copy(open_box(None))
    box.value = goods(**values)
    box.count = [9] * GOODS
    box.gifts = ["" for _ in box.gifts]
    return box


def refused(siege: Siege, goods: int, credit: int = 0, colour: int = None, given: tuple[int, ...] = ()) -> Refusal:
    """Why a token is not to be had."""
    refusal = siege.says(why_not_buy, Choice(BOUGHT, 0, [], Deal(credit, colour, given)), goods)
    assert refusal is not None
    return refusal


def kept(siege: Siege, goods: int) -> Refusal:
    """Why a token is not given."""
    refusal = GIVEN.why_not(siege, Choice(GIVEN, 0, [], Deal(0, None)), goods)
    assert refusal is not None
    return refusal


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
    assert siege.offers(trade, 3, None) == [
        "commission:sugar",
        "commission:coffee",
        "commission:book",
        "commission:enough",
    ]
    refusal = siege.says(why_not_commission, Choice(COMMISSION, 0, [], Commission(3, begun=False, exact=True)), "knife")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TW-TRADE-01", "can-be-exact")
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
    refusal = siege.says(why_not_commission, Choice(COMMISSION, 0, [], Commission(2, begun=True, exact=True)), "enough")
    assert refusal is not None
    assert refusal.rule == "TW-TRADE-01"


@rule("TW-TRADE-01", "TW-GEN-18")
def test_who_can_bargain_spares_the_group_some_of_the_commission() -> None:
    box = market(sugar=2)
    box.gifts[1] = "bargain"
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
    deal = siege.says(trade, 0, None)
    for answer, on_offer in (
        (None, ["give", "done"]),
        ("give", ["knife"]),
        ("knife", ["buy", "done"]),
        ("buy", ["sugar", "book"]),
        ("sugar", ["give", "buy", "done"]),
        ("buy", ["sugar", "book"]),
        ("book", ["give", "done"]),
    ):
        choice = deal.send(answer)  # type: ignore[arg-type]
        assert isinstance(choice, Choice)
        assert choice.offers == on_offer
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
    assert refused(siege, "knife", credit=4) == Refusal("TW-TRADE-02", "too-dear", "knife", 5, 4)


@rule("TW-TRADE-02", "TW-TRADE-05")
def test_any_number_of_exchanges_follow_one_commission_and_all_of_them_end() -> None:
    siege = shelter(box=market(knife=5, sugar=2, book=3), stock=goods(knife=2))
    siege.play(
        exchange,
        None,
        "trade:give",
        "trade:buy",
        "trade-buy:book",
        "trade:give",
        "trade-give:knife",
        "trade:buy",
        "trade-buy:sugar",
        "trade:buy",
        "trade-buy:sugar",
        "trade:done",
    )
    assert siege.stock == goods(book=1, sugar=2)
    refusal = refused(siege, "knife", credit=9, given=("knife",))
    assert (refusal.rule, refusal.reason) == ("TW-TRADE-02", "just-given")


@rule("TW-TRADE-03", "TW-TRADE-03/1")
def test_a_token_without_a_value_is_neither_bought_nor_sold() -> None:
    siege = shelter(box=market(sugar=2), stock=goods(shell=3, sugar=1))
    assert siege.offers(trade, 0, None) == ["trade:give", "trade:done"]
    assert kept(siege, "shell") == refused(siege, "shell", credit=9) == Refusal("TW-TRADE-03", "no-value", "shell")
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
        never = Refusal("TW-TRADE-04", "never-traded", resource)
        assert kept(siege, resource) == refused(siege, resource, credit=9) == never
        refusal = siege.says(
            why_not_commission, Choice(COMMISSION, 0, [], Commission(2, begun=False, exact=True)), resource
        )
        assert refusal is not None
        assert refusal.rule == "TW-TRADE-04"


@rule("TW-TRADE-05", "TW-TRADE-05/1")
def test_on_the_way_only_the_findings_pile_trades() -> None:
    siege = shelter(
        box=market(canned_food=9, sugar=2, coffee=1),
        stock=goods(canned_food=1),
        pile=goods(sugar=1),
        location="near",
        task={"Ingvar": "out", "Marguerite": "guard", "Tomé": "guard"},
    )
    assert kept(siege, "canned-food") == Refusal("TW-TRADE-05", "none-at-hand", "canned-food")
    siege.play(trade, 0, None, "trade:give", "trade:buy", "trade:buy", "trade:done")
    assert (siege.stock, siege.pile) == (goods(canned_food=1), goods(coffee=2))


@rule("TW-TRADE-05")
def test_an_offer_may_be_limited_to_a_colour_but_anything_is_given_for_it() -> None:
    siege = shelter(box=market(book=3, sugar=3, knife=3), stock=goods(knife=1))
    refusal = refused(siege, "sugar", credit=9, colour="grey")
    assert (refusal.rule, refusal.reason) == ("TW-TRADE-05", "not-on-offer")
    siege.play(trade, 0, "grey", "trade:give", "trade:buy", "trade:done")
    assert siege.stock == goods(book=1)


@rule("TW-TRADE-05", "TW-GEN-09")
def test_what_the_supply_lacks_cannot_be_bought() -> None:
    siege = shelter(box=market(sugar=2, book=2), stock=goods(sugar=1), waste=goods(book=9))
    siege.play(trade, 0, None, "trade:give")
    assert refused(siege, "book", credit=9) == Refusal("TW-GEN-09", "supply-empty", "book")


@rule("TW-RAID-01", "TW-TRADE-05")
def test_what_somebody_holds_is_not_sold() -> None:
    siege = shelter(box=market(knife=5), stock=goods(knife=1), armed={"Ingvar": "knife"})
    assert kept(siege, "knife") == Refusal("TW-RAID-01", "in-hands", "knife")
    assert siege.says(worth_at_hand) == 0


@rule("TW-TRADE-02", "TW-TRADE-05")
def test_where_there_is_nothing_to_give_or_to_buy_that_is_said() -> None:
    siege = shelter(box=market(knife=5), stock=goods(wood=1))
    asked = Choice(TRADE, 0, [], Deal(4, None))
    refusals = [siege.says(why_not_trade, asked, what) for what in ("give", "buy", "done")]
    assert refusals == [
        Refusal("TW-TRADE-05", "nothing-to-give"),
        Refusal("TW-TRADE-02", "nothing-to-buy", 4),
        None,
    ]
