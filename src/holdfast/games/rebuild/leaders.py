"""Leaders (RB-LEAD)."""

from __future__ import annotations

from ...kernel import Choice, Facts, Question, Refusal, Rule
from .state import City


def why_no_leader(g: City, seat: int, place: int) -> Refusal | None:
    """RB-LEAD-04, RB-LEAD-09: one Leader to a tile, and only on tiles of one's own mat."""
    spaces = g.box.spaces
    if place >= g.seats * spaces:
        return Refusal("RB-LEAD-09", "leader-off-mat", place)
    if place // spaces != seat:
        return Refusal("RB-LEAD-09", "leader-not-own", place)
    if not g.piles[place]:
        return Refusal("RB-LEAD-03", "leader-no-tile", place)
    if g.leader_on[place]:
        return Refusal("RB-LEAD-04", "leader-taken", g.piles[place][-1])
    return None


def tiles_without_leader(g: City, seat: int) -> list[int]:
    """Where `why_no_leader` has nothing against one."""
    return [place for place in g.own_spaces(seat) if g.piles[place] and not g.leader_on[place]]


def why_not_lead(g: City, choice: Choice, place: int) -> Refusal | None:
    if place == g.box.done:
        return Refusal("RB-LEAD-03", "leaders-left", choice.about)
    return why_no_leader(g, choice.seat, place)


def why_not_post(g: City, choice: Choice, place: int) -> Refusal | None:
    return None if place == g.box.later else why_no_leader(g, choice.seat, place)


def what_works_there(g: City, choice: Choice, place: int) -> Facts:
    """The tile a Leader would stand on, and what a marker on it gives."""
    if place in (g.box.done, g.box.later):
        return Facts()
    tile = g.piles[place][-1]
    return Facts(name=("on-tile", tile), now=g.box.gives[tile], card=g.box.ids[tile])


LEAD = Question("lead", "leading", why_not_lead, about="leaders", facts=what_works_there)
POST = Question("post", "posting", why_not_post, facts=what_works_there)


def place_leaders(g: City, seat: int) -> Rule:
    """RB-LEAD-03: all of them, before each round; Leaders beyond the number of tiles stay with the player."""
    for left in range(g.leaders[seat], 0, -1):
        open_tiles = tiles_without_leader(g, seat)
        if not open_tiles:
            return
        place = yield Choice(LEAD, seat, open_tiles, about=left)
        g.leader_on[place] = 1


def gain_leader(g: City, seat: int) -> Rule:
    """RB-LEAD-02, RB-ACT-13: one from the supply, who may start work at once; else it waits for the next placement."""
    g.leaders_left -= 1
    g.leaders[seat] += 1
    g.tell("leader-gained", seat)
    place = yield Choice(POST, seat, [*tiles_without_leader(g, seat), g.box.later])
    if place != g.box.later:
        g.leader_on[place] = 1
        g.tell("leader", seat, g.piles[place][-1])
