"""Gaining tokens (RB-GAIN), and what is spent."""

from __future__ import annotations

from .state import City


def take_from_board(g: City, seat: int, kind: int, number: int) -> None:
    """RB-GAIN-01, RB-GAIN-02, RB-GAIN-07, RB-LEAD-08: as many as lie on the square, never from the supply."""
    taken = min(number, g.board[kind])
    g.board[kind] -= taken
    g.held[seat][kind] += taken
    g.tell("takes", seat, taken, kind, number)


def take_from_supply(g: City, seat: int, kind: int, number: int) -> None:
    """RB-GAIN-03, RB-GAIN-04, RB-GAIN-05, RB-LEAD-08: as many as the supply holds; the rest is forfeited."""
    taken = min(number, g.supply[kind])
    g.supply[kind] -= taken
    g.held[seat][kind] += taken
    g.tell("gains", seat, taken, kind, number)


def give_back(g: City, seat: int, kind: int, number: int) -> None:
    """RB-BUILD-02, RB-BUILD-03: what is spent returns to the pile of its own kind, helped people too."""
    g.held[seat][kind] -= number
    g.supply[kind] += number


def score(g: City, seat: int, number: int) -> None:
    """RB-ACT-09: forward on the track."""
    g.points[seat] += number
    g.tell("scores", seat, number)
