"""Trading (TW-TRADE): a commission first, then goods for goods by their value."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....kernel import Choice, Facts, Question, Refusal, Rule, Ruling
from ..characters import people, states
from ..shelter import storage
from ..state import GOODS, NONE, RESOURCES, Shelter

ENOUGH: Final = GOODS  # no trade after all

# What is done in an exchange.
GIVE: Final = 0
BUY: Final = 1
DONE: Final = 2

BARGAIN: Final = 2  # of a commission, spared by the gift 'bargain'


def worth_at_hand(g: Shelter) -> int:
    """TW-TRADE-03, TW-TRADE-04: the value of all tokens at hand."""
    return sum([storage.value(g, goods) * storage.loose(g, goods) for goods in givable(g)])


def why_not_give(g: Shelter, goods: int) -> Refusal | None:
    """TW-TRADE-03, TW-TRADE-04, TW-TRADE-05: a token with a value, from the stock at hand, in nobody's hands."""
    if goods < RESOURCES:
        return Refusal("TW-TRADE-04", "never-traded", goods)
    if not storage.value(g, goods):
        return Refusal("TW-TRADE-03", "no-value", goods)
    if not storage.at_hand(g, goods):
        return Refusal("TW-TRADE-05", "none-at-hand", goods)
    return None if storage.loose(g, goods) else Refusal("TW-RAID-01", "in-hands", goods)


def givable(g: Shelter) -> list[int]:
    """TW-TRADE-03, TW-TRADE-04, TW-TRADE-05: all those tokens. They are added up for each that could go
    towards a commission: found by `why_not_give`, a game played by chance takes a hundredth longer."""
    return [goods for goods in storage.lying(g) if goods >= RESOURCES and storage.value(g, goods)]


# -- what is given for nothing ----------------------------------------------------------------------------------------


def sums(g: Shelter, without: int = NONE) -> int:
    """What can be paid exactly: a bit for each sum of values at hand, with one piece less of a kind."""
    bits = 1
    for goods in givable(g):
        value = storage.value(g, goods)
        for _ in range(storage.loose(g, goods) - (goods == without)):
            bits |= bits << value
    return bits


class Commission(NamedTuple):
    """What is still due of it, whether a token has been paid, and whether the rest can be met exactly."""

    due: int
    begun: bool
    exact: bool


def why_not_commission(g: Shelter, choice: Choice, goods: int) -> Refusal | None:
    """TW-TRADE-01: towards what is still due. Where it can be met exactly, it is; else paying more is allowed."""
    due, begun, exact = choice.about
    if goods == ENOUGH:
        return Refusal("TW-TRADE-01", "commission-begun", due) if begun else None
    refusal = why_not_give(g, goods)
    if refusal is not None or not exact:
        return refusal
    rest = due - storage.value(g, goods)
    return None if rest >= 0 and sums(g, goods) >> rest & 1 else Refusal("TW-TRADE-01", "can-be-exact", due, goods)


def why_not_worth(g: Shelter, choice: Choice, goods: int) -> Refusal | None:
    return why_not_give(g, goods)


def what_a_token_counts(g: Shelter, choice: Choice, goods: int) -> Facts:
    """TW-TRADE-01, TW-TRADE-03."""
    if goods == ENOUGH:
        return Facts()
    return Facts(now=[("counts", storage.value(g, goods)), ("at-hand", storage.loose(g, goods))])


COMMISSION = Question(
    "commission", "goods-or-enough", why_not_commission, about=Commission, team=True, facts=what_a_token_counts
)
GIVE_WORTH = Question("give-worth", "goods", why_not_worth, about="due", team=True, facts=what_a_token_counts)


def give(g: Shelter, goods: int) -> int:
    """TW-GEN-07: one token goes to the supply; what it is worth."""
    storage.spend(g, goods, 1)
    return storage.value(g, goods)


def give_worth(g: Shelter, n: int) -> Rule:
    """TW-TRADE-01: tokens are given up until their value reaches n; nothing is received."""
    due = n
    while due > 0:
        values = givable(g)
        if not values:
            return
        due -= give(g, (yield Choice(GIVE_WORTH, g.leader, values, due)))


def pay_commission(g: Shelter, commission: int) -> Ruling[bool]:
    """TW-TRADE-01: whether it was paid, and trade opens. The leader may still turn away before the first token."""
    if worth_at_hand(g) < commission:
        g.tell("no-commission", commission)
        return False
    due = commission
    while due > 0:
        about = Commission(due, due < commission, bool(sums(g) >> due & 1))
        goods = yield Choice(COMMISSION, g.leader, [*storage.lying(g), ENOUGH], about, g)
        if goods == ENOUGH:
            return False
        due -= give(g, goods)
    return True


# -- goods for goods --------------------------------------------------------------------------------------------------


class Deal(NamedTuple):
    """What an exchange has come to: the value that is still to be had for what was given, the colour on offer (NONE for
    all), and the kinds that were given."""

    credit: int
    colour: int
    given: tuple[int, ...] = ()


def why_not_trade(g: Shelter, choice: Choice, what: int) -> Refusal | None:
    """TW-TRADE-02, TW-TRADE-05: give a token, or have one for what was given."""
    if what == GIVE:
        return None if givable(g) else Refusal("TW-TRADE-05", "nothing-to-give")
    if what == BUY and not any(why_not_have(g, choice.about, goods) is None for goods in g.box.traded):
        return Refusal("TW-TRADE-02", "nothing-to-buy", choice.about.credit)
    return None


def why_not_buy(g: Shelter, choice: Choice, goods: int) -> Refusal | None:
    return why_not_have(g, choice.about, goods)


def why_not_have(g: Shelter, deal: Deal, goods: int) -> Refusal | None:
    """TW-TRADE-02, TW-TRADE-03, TW-TRADE-04, TW-TRADE-05: a token of no more value than what was given. What was given
    in this trade is not bought back, so that every trade comes to an end."""
    if goods < RESOURCES:
        return Refusal("TW-TRADE-04", "never-traded", goods)
    value = storage.value(g, goods)
    if not value:
        return Refusal("TW-TRADE-03", "no-value", goods)
    if deal.colour not in (NONE, g.box.colour[goods]):
        return Refusal("TW-TRADE-05", "not-on-offer", goods)
    if goods in deal.given:
        return Refusal("TW-TRADE-02", "just-given", goods)
    if value > deal.credit:
        return Refusal("TW-TRADE-02", "too-dear", goods, value, deal.credit)
    if not storage.left(g, goods) and not storage.hidden(g, goods):
        return Refusal("TW-GEN-09", "supply-empty", goods)
    return None


def what_is_lost(g: Shelter, choice: Choice, what: int) -> Facts:
    """TW-TRADE-02: no change is given."""
    credit = choice.about.credit
    return Facts(now=[("credit-lost", credit)]) if what == DONE and credit else Facts()


def what_it_costs(g: Shelter, choice: Choice, goods: int) -> Facts:
    """TW-TRADE-02, TW-TRADE-03."""
    value = storage.value(g, goods)
    return Facts(now=[("counts", value), ("credit-left", choice.about.credit - value)])


TRADE = Question("trade", "dealing", why_not_trade, about=Deal, team=True, facts=what_is_lost)
GIVEN = Question("trade-give", "goods", why_not_worth, about=Deal, team=True, facts=what_a_token_counts)
BOUGHT = Question("trade-buy", "offers", why_not_buy, about=Deal, team=True, facts=what_it_costs)


def trade(g: Shelter, commission: int, colour: int) -> Rule:
    """TW-TRADE-01, TW-TRADE-02, TW-TRADE-03, TW-TRADE-04, TW-TRADE-05: the commission, then exchanges; NONE for a
    colour offers everything that has a value. With the gift 'bargain' present the commission is less."""
    bargain = BARGAIN if any(states.gift(g, person) == "bargain" for person in people.present(g)) else 0
    if not (yield from pay_commission(g, max(0, commission - bargain))):
        return
    yield from exchange(g, colour)


def exchange(g: Shelter, colour: int, credit: int = 0) -> Rule:
    """TW-TRADE-02, TW-TRADE-05: any number of exchanges. They add up to one, so what is given counts for all that is
    bought after it; at the end no change is given. `credit` is the value of what has been given before."""
    deal = Deal(credit, colour)
    while True:
        what = yield Choice(TRADE, g.leader, (GIVE, BUY, DONE), deal, g)
        if what == DONE:
            return
        credit, _, given = deal
        if what == GIVE:
            goods = yield Choice(GIVEN, g.leader, storage.lying(g), deal, g)
            deal = Deal(credit + give(g, goods), colour, given if goods in given else (*given, goods))
        else:
            goods = yield Choice(BOUGHT, g.leader, g.box.traded, deal, g)
            deal = Deal(credit - storage.value(g, goods), colour, given)
            yield from storage.gain(g, goods, 1)
