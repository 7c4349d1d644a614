"""The actions of the three middle squares (RB-ACT): Build, Spend and Trade."""

from __future__ import annotations

from ...kernel import Choice, Fact, Facts, Question, Refusal, Rule
from .build import build
from .gain import give_back, take_from_supply
from .state import BUILD, INFLUENCE, MONEY, RESOURCES, SPEND, STORY, TRADE, City

SQUARE_DOES: dict[int, Fact] = {BUILD: ("does-build",), SPEND: ("does-spend",), TRADE: ("does-trade",)}


def use_square(g: City, seat: int, place: int) -> Rule:
    """RB-ACT-01: Build, Spend or Trade."""
    g.tell("stands", seat, place)
    return MIDDLE[place - g.box.squares](g, seat)


# -- Spend ------------------------------------------------------------------------------------------------------------

# What is given, how much of it, what is gained, how much of it (RB-ACT-03, RB-ACT-04); the last word is to do nothing.
EXCHANGES: tuple[tuple[int, int, int, int], ...] = (
    (STORY, 1, MONEY, 1),
    (STORY, 2, MONEY, 2),
    (STORY, 3, MONEY, 3),
    (MONEY, 2, INFLUENCE, 1),
    (MONEY, 4, INFLUENCE, 2),
)
EXCHANGE_WORDS: tuple[str, ...] = ("1-story", "2-stories", "3-stories", "2-money", "4-money", "nothing")
NO_EXCHANGE = len(EXCHANGES)


def why_not_spend(g: City, choice: Choice, exchange: int) -> Refusal | None:
    """RB-ACT-03, RB-ACT-04: only what one has can be given."""
    if exchange == NO_EXCHANGE:
        return None
    kind, number, _, _ = EXCHANGES[exchange]
    if g.held[choice.seat][kind] < number:
        rule = "RB-ACT-03" if kind == STORY else "RB-ACT-04"
        return Refusal(rule, "spend-lacks", kind, number, g.held[choice.seat][kind])
    return None


def what_is_exchanged(g: City, choice: Choice, exchange: int) -> Facts:
    """If the supply has too little, how much there is."""
    if exchange == NO_EXCHANGE:
        return Facts()
    _, _, gained, count = EXCHANGES[exchange]
    return Facts(now=[("only-in-supply", g.supply[gained])] if g.supply[gained] < count else [])


SPENDING = Question("spend", "exchanges", why_not_spend, facts=what_is_exchanged)


def spend(g: City, seat: int) -> Rule:
    """RB-ACT-03, RB-ACT-04, RB-ACT-05: stories for money, or money for Influence: one exchange for one marker."""
    choice = Choice(SPENDING, seat, [])
    choice.values = [exchange for exchange in range(NO_EXCHANGE + 1) if why_not_spend(g, choice, exchange) is None]
    exchange = yield choice
    if exchange == NO_EXCHANGE:
        return
    kind, number, gained, count = EXCHANGES[exchange]
    give_back(g, seat, kind, number)
    g.tell("gives", seat, number, kind)
    take_from_supply(g, seat, gained, count)


# -- Trade ------------------------------------------------------------------------------------------------------------

MOST_TRADED = 3


def why_not_trade(g: City, choice: Choice, money: int) -> Refusal | None:
    """RB-ACT-06: up to three money, of those one has; none at all means no trade."""
    if money > g.held[choice.seat][MONEY]:
        return Refusal("RB-ACT-06", "trade-money", money, g.held[choice.seat][MONEY])
    return None


def why_not_buy(g: City, choice: Choice, kind: int) -> Refusal | None:
    """RB-ACT-07, RB-GAIN-03: water, food, supplies and workers, while the general supply has them."""
    if kind not in RESOURCES:
        return Refusal("RB-ACT-07", "buy-not-sold", kind)
    if not g.supply[kind]:
        return Refusal("RB-GAIN-05", "buy-none-left", kind)
    return None


TRADING = Question("trade", "money", why_not_trade)

BUY = Question(
    "buy",
    "tokens",
    why_not_buy,
    about="left",
    facts=lambda g, choice, kind: Facts(now=[("in-supply", g.supply[kind])]),
)


def trade(g: City, seat: int, plus: int = 0) -> Rule:
    """RB-ACT-06, RB-LEAD-07: 1, 2 or 3 money for as many resources in any mix, from the general supply; on a tile with
    a Leader one resource more for the same money."""
    money = yield Choice(TRADING, seat, list(range(min(MOST_TRADED, g.held[seat][MONEY]) + 1)))
    if not money:
        return
    give_back(g, seat, MONEY, money)
    g.tell("gives", seat, money, MONEY)
    for left in range(money + plus, 0, -1):
        on_sale = [kind for kind in RESOURCES if g.supply[kind]]
        if not on_sale:
            return
        kind = yield Choice(BUY, seat, on_sale, about=left)
        take_from_supply(g, seat, kind, 1)


MIDDLE = {BUILD: build, SPEND: spend, TRADE: trade}
