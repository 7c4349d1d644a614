"""A turn (RB-TURN) and the actions of the three middle squares (RB-ACT)."""

from __future__ import annotations

from ...cards import perform
from ...kernel import Choice, Fact, Facts, Question, Refusal, Rule
from .build import build
from .gain import give_back, take_from_supply
from .round import next_turn
from .state import BUILD, DISTRESSED, INFLUENCE, INJURED, MONEY, RESOURCES, SPEND, SQUARES, STORY, TRADE, USES, City

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


def what_a_marker_brings(g: City, choice: Choice, place: int) -> Facts:
    """The place, what a marker there would really bring now, and whether it has been used before."""
    box = g.box
    if place == box.idle:
        return Facts()
    own = place - choice.seat * box.spaces if place < box.squares else box.spaces + place - box.squares
    again = [("second-use",)] if g.used[choice.seat][own] else []
    if place >= box.squares:
        return Facts(now=[SQUARE_DOES[place - box.squares], *again])
    tile = g.piles[place][-1]
    leader = [("with-leader",)] if g.leader_on[place] else []
    return Facts(
        name=("on-tile", tile), now=[*what_it_brings(g, choice.seat, place), *leader, *again], card=box.ids[tile]
    )


def what_it_brings(g: City, seat: int, place: int) -> list[Fact]:
    """What using a tile would bring, found by using it on a copy of the city: shortage and Leader included."""
    trial = g.copy()
    for _ in use_tile(trial, seat, place):
        return list(g.box.gives[g.piles[place][-1]])
    brought: list[Fact] = []
    for kind, (after, before) in enumerate(zip(trial.held[seat], g.held[seat], strict=True)):
        if after > before:
            brought.append(("gets-helped" if kind in (DISTRESSED, INJURED) else "gets", after - before, kind))
    if trial.points[seat] > g.points[seat]:
        brought.append(("gets-points", trial.points[seat] - g.points[seat]))
    return brought or [("gets-nothing",), *g.box.gives[g.piles[place][-1]]]


def what_stands_there(g: City, choice: Choice, place: int) -> Facts:
    """A space is called by the tile on it."""
    if place >= g.box.squares:
        return Facts()
    tile = g.piles[place][-1]
    return Facts(name=("on-tile", tile), now=g.box.gives[tile], card=g.box.ids[tile])


SQUARE_DOES: dict[int, Fact] = {BUILD: ("does-build",), SPEND: ("does-spend",), TRADE: ("does-trade",)}

PLACE = Question(
    "place",
    "placing",
    why_not_place,
    asked=lambda g, choice: {"markers": g.markers[choice.seat]},
    facts=what_a_marker_brings,
)
IDLE = Question("idle", "places", why_not_idle, facts=what_stands_there)


def turn(g: City) -> Rule:
    """RB-TURN-01, RB-TURN-02, RB-TURN-03, RB-TURN-04: one marker, its effect at once or not at all, and the turn passes
    to the left."""
    seat = g.active
    places = open_places(g, seat)
    place = yield Choice(PLACE, seat, [*places, g.box.idle])
    if place == g.box.idle:
        place = yield Choice(IDLE, seat, places)
        lay_marker(g, seat, place)
        g.tell("idle-marker", seat, place)
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


def what_is_exchanged(g: City, choice: Choice, exchange: int) -> Facts:
    """What goes for what; and if the supply has too little, how much there is."""
    if exchange == NO_EXCHANGE:
        return Facts()
    kind, number, gained, count = EXCHANGES[exchange]
    short = [("only-in-supply", g.supply[gained])] if g.supply[gained] < count else []
    return Facts(name=("exchange", number, kind, count, gained), now=short)


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
