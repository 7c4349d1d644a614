"""A turn (RB-TURN): where a marker may be placed, what its place does, and who is next."""

from __future__ import annotations

from ...cards import perform
from ...kernel import Choice, Fact, Facts, Question, Refusal, Rule
from .actions import SQUARE_DOES, use_square
from .round import end_round
from .state import SQUARES, USES, City

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
    held = enumerate(zip(trial.held[seat], g.held[seat], strict=True))
    gains = tuple((kind, after - before) for kind, (after, before) in held if after > before)
    brought: list[Fact] = [("gets", gains)] if gains else []
    if trial.points[seat] > g.points[seat]:
        brought.append(("gets-points", trial.points[seat] - g.points[seat]))
    return brought or [("gets-nothing",), *g.box.gives[g.piles[place][-1]]]


def what_stands_there(g: City, choice: Choice, place: int) -> Facts:
    """A space is called by the tile on it."""
    if place >= g.box.squares:
        return Facts()
    tile = g.piles[place][-1]
    return Facts(name=("on-tile", tile), now=g.box.gives[tile], card=g.box.ids[tile])


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


def next_turn(g: City) -> None:
    """RB-TURN-04, RB-TURN-05, RB-ROUND-05, RB-ROUND-09, RB-ROUND-10: clockwise to the next player with a marker; when
    all are placed, the round ends at once."""
    for _ in range(g.seats):
        g.active = (g.active + 1) % g.seats
        if g.markers[g.active]:
            return
    end_round(g)
