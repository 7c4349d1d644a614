"""Beginning and ending a round (RB-ROUND), and the end of the game (RB-END)."""

from __future__ import annotations

from ...kernel import GameOver, Rule, Together
from .build import add_a_tile
from .leaders import place_leaders
from .scoring import final_scoring, influence
from .state import LEADERS, MARKERS, ON_BOARD, TURN, City


def begin_round(g: City) -> Rule:
    """RB-ROUND-01: Leaders, then the first player, then resupply; in round 1 the last two are the set-up's
    (RB-ROUND-02)."""
    g.tell("round", g.round)
    if g.round == 1:
        g.tell("resupply", g.spent_1[-1])
        g.tell("starts", g.first)
    g.leader_on[:] = [0] * len(g.leader_on)
    yield Together([(seat, place_leaders(g, seat)) for seat in range(g.seats)])
    show_leaders(g)
    if g.round > 1:
        find_first_player(g)
        resupply(g)
    g.active = g.first
    g.step = TURN


def show_leaders(g: City) -> None:
    """RB-LEAD-03: all placements are shown together."""
    if g.told is None:
        return
    for seat in range(g.seats):
        for space in g.own_spaces(seat):
            if g.leader_on[space]:
                g.tell("leader", seat, g.piles[space][-1])


def find_first_player(g: City) -> None:
    """RB-ROUND-03, RB-ROUND-04: the most Influence goes first; a tie for the most leaves the order as it was."""
    standing = [influence(g, seat) for seat in range(g.seats)]
    most = max(standing)
    if standing.count(most) == 1:
        g.first = standing.index(most)
        g.tell("first", g.first, most)
    else:
        g.tell("first-stays", g.first, most)


def resupply(g: City) -> None:
    """RB-ROUND-06, RB-ROUND-08, RB-BUILD-16: a card of the current level; its used cards are shuffled when none is
    left."""
    pile, spent = (g.resupply_2, g.spent_2) if g.level == 2 else (g.resupply_1, g.spent_1)
    if not pile:
        pile += spent
        spent.clear()
        g.rng.shuffle(pile)
    put_resupply_on_board(g)
    g.tell("resupply", spent[-1])


def put_resupply_on_board(g: City) -> None:
    """RB-SET-16, RB-ROUND-06, RB-ROUND-07: from the supply to the squares, as far as it reaches; what lay there
    stays."""
    pile, spent = (g.resupply_2, g.spent_2) if g.level == 2 else (g.resupply_1, g.spent_1)
    card = pile.pop()
    spent.append(card)
    g.reveals += 1
    shown = g.box.resupply[card]
    for kind in range(ON_BOARD):
        moved = min(shown[kind], g.supply[kind])
        g.supply[kind] -= moved
        g.board[kind] += moved


def end_round(g: City) -> None:
    """RB-ROUND-11, RB-ROUND-12: markers back, the oldest offer goes. RB-END-03, RB-END-04: unless the game is over; if
    the last tile comes only now, one more full round is played."""
    if g.ending:
        raise GameOver(final_scoring(g))
    for seat in range(g.seats):
        g.markers[seat] = MARKERS + (g.level == 2)
        g.used[seat][:] = [0] * len(g.used[seat])
    g.used_kinds[:] = [0] * len(g.used_kinds)
    oldest = g.row.pop()
    g.discarded.append(oldest)
    g.tell("round-ends", g.round, oldest)
    g.round += 1
    g.step = LEADERS
    add_a_tile(g)
