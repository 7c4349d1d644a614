"""A turn (RB-TURN) and the actions of the three middle squares (RB-ACT)."""

from __future__ import annotations

from ...cards import perform
from ...kernel import Choice, Question, Refusal, Rule
from .build import build
from .gain import give_back, take_from_supply
from .round import next_turn
from .state import BUILD, INFLUENCE, MONEY, RESOURCES, SPEND, SQUARES, STORY, TRADE, USES, City

# -- placing a marker -------------------------------------------------------------------------------------------------


def why_not_there(g: City, seat: int, place: int) -> Refusal | None:
    """RB-TURN-01, RB-TURN-06, RB-TURN-07: an own tile or a middle square, not used twice by this player in the round;
    others' markers bar nobody."""
    box = g.box
    squares = box.squares
    if place < squares:
        spaces = box.spaces
        if place // spaces != seat:
            return Refusal("RB-TURN-01", "place-not-own", place)
        if not g.piles[place]:
            return Refusal("RB-TURN-01", "place-open-space", place)
        uses = g.used[seat][place - seat * spaces]
    elif place < squares + SQUARES:
        uses = g.used[seat][box.spaces + place - squares]
    else:
        return Refusal("RB-TURN-01", "place-not-middle", place)
    if g.same_action:
        return why_not_that_kind(g, seat, place)
    if uses < USES:
        return None
    if place < squares:
        return Refusal("RB-TURN-06", "tile-twice", g.piles[place][-1])
    return Refusal("RB-TURN-06", "place-twice", place)


def why_not_that_kind(g: City, seat: int, place: int) -> Refusal | None:
    """RB-TURN-06 read by kind, for tables that chose so: two markers for all places that do the same."""
    for kind in kinds_of_action(g, place):
        if g.used_kinds[seat * g.box.action_kinds + kind] >= USES:
            return Refusal("RB-TURN-06", "kind-twice", place)
    return None


def kinds_of_action(g: City, place: int) -> tuple[int, ...]:
    if place >= g.box.squares:
        return (place - g.box.squares,)
    return g.box.kinds[g.piles[place][-1]]


def open_places(g: City, seat: int) -> list[int]:
    """Where `why_not_there` has nothing against a marker of this seat."""
    piles, squares = g.piles, g.box.squares
    own = g.box.own_places[seat]
    if g.same_action:
        occupied = [place for place in own if place >= squares or piles[place]]
        return [place for place in occupied if why_not_that_kind(g, seat, place) is None]
    return [
        place
        for place, uses in zip(own, g.used[seat], strict=True)
        if uses < USES and (place >= squares or piles[place])
    ]


def why_not_place(g: City, choice: Choice, place: int) -> Refusal | None:
    if place == g.box.idle:
        return None
    if place == g.box.pass_:
        return Refusal("RB-TURN-08", "no-passing", g.markers[choice.seat])
    return why_not_there(g, choice.seat, place)


def why_not_idle(g: City, choice: Choice, place: int) -> Refusal | None:
    return why_not_there(g, choice.seat, place)


PLACE = Question("place", "placing", why_not_place)
IDLE = Question("idle", "places", why_not_idle)


def turn(g: City) -> Rule:
    """RB-TURN-01, RB-TURN-02, RB-TURN-03, RB-TURN-04: one marker, its effect at once or not at all, and the turn passes
    to the left."""
    seat = g.active
    places = open_places(g, seat)
    place = yield Choice(PLACE, seat, [*places, g.box.idle])
    if place == g.box.idle:
        place = yield Choice(IDLE, seat, places)
        lay_marker(g, seat, place)
        g.tell("idle", seat, place)
    else:
        lay_marker(g, seat, place)
        yield from use_tile(g, seat, place) if place < g.box.squares else use_square(g, seat, place)
    next_turn(g)


def lay_marker(g: City, seat: int, place: int) -> None:
    """RB-TURN-06: placing counts, whether or not the effect is taken."""
    g.markers[seat] -= 1
    spaces = g.box.spaces
    own = place - seat * spaces if place < g.box.squares else spaces + place - g.box.squares
    g.used[seat][own] += 1
    if g.same_action:
        for kind in kinds_of_action(g, place):
            g.used_kinds[seat * g.box.action_kinds + kind] += 1


def use_tile(g: City, seat: int, place: int) -> Rule:
    """RB-TURN-02, RB-LEAD-06: what the visible tile gives, one more of each with a Leader on it."""
    tile = g.piles[place][-1]
    g.tell("uses", seat, tile)
    return perform(g, g.box.gives[tile], seat, g.leader_on[place])


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


SPENDING = Question("spend", "exchanges", why_not_spend)


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
BUY = Question("buy", "tokens", why_not_buy)


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
