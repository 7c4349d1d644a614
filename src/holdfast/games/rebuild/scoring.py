"""Final scoring (RB-SCORE)."""

from __future__ import annotations

from typing import Final

from ...cards import worth
from ...kernel import Outcome
from .state import INFLUENCE, MONEY, City

BONUS: Final = 10

# The lines of the score sheet.
OBJECTIVES: Final = 0
TILES: Final = 1
TRACK: Final = 2
MOST_INFLUENCE: Final = 3
MOST_HEARTS: Final = 4
LINES: Final = 5


def final_scoring(g: City) -> Outcome:
    """RB-SCORE-01, RB-SCORE-08: secrets are shown, the sheet is filled in, and the highest total wins."""
    g.reveals += 1
    g.sheet = score_sheet(g)
    for seat in range(g.seats):
        g.tell("objective", seat, g.objectives[seat])
    totals = [sum(lines) for lines in g.sheet]
    for seat, lines in enumerate(g.sheet):
        g.tell("total", seat, totals[seat], *lines)
    winners, cause = best(g, totals)
    return Outcome(cause, winners, tuple(totals))


def score_sheet(g: City) -> list[list[int]]:
    """RB-SCORE-02, RB-SCORE-03, RB-SCORE-04, RB-SCORE-05, RB-SCORE-06, RB-SCORE-07: what each seat would score if the
    game ended now, line by line."""
    sheet = [[0] * LINES for _ in range(g.seats)]
    for seat, lines in enumerate(sheet):
        lines[OBJECTIVES] = sum(objective_points(g, seat, objective) for objective in objectives_of(g, seat))
        lines[TILES] = sum(g.box.points[tile] for tile in visible_tiles(g, seat))
        lines[TRACK] = g.points[seat]
    for line, counts in (
        (MOST_INFLUENCE, [influence(g, seat) for seat in range(g.seats)]),
        (MOST_HEARTS, [hearts(g, seat) for seat in range(g.seats)]),
    ):
        for seat, points in enumerate(bonuses(g, counts)):
            sheet[seat][line] = points
    return sheet


def objectives_of(g: City, seat: int) -> list[int]:
    """RB-SCORE-02: every objective in play; or, where the table chose so, the open one and one's own."""
    secret = [g.objectives[seat]] if g.objectives_for else g.objectives
    return [*secret, g.open_objective]


def objective_points(g: City, seat: int, objective: int) -> int:
    return worth(g, g.box.objectives[objective].score, seat, 0)


def visible_tiles(g: City, seat: int) -> list[int]:
    """RB-BUILD-10: what is covered does not count."""
    return [pile[-1] for pile in (g.piles[space] for space in g.own_spaces(seat)) if pile]


def buildings_in_sight(g: City, seat: int) -> list[int]:
    """RB-SCORE-09: building tiles and special tiles; what is printed on the mat is not counted."""
    printed = g.box.last_printed
    return [tile for tile in visible_tiles(g, seat) if tile > printed]


def influence(g: City, seat: int) -> int:
    """RB-ROUND-03, RB-SCORE-05: icons on visible tiles, and tokens."""
    icons = g.box.influence
    return g.held[seat][INFLUENCE] + sum(icons[tile] for tile in visible_tiles(g, seat))


def hearts(g: City, seat: int) -> int:
    """RB-SCORE-06."""
    icons = g.box.hearts
    return sum(icons[tile] for tile in visible_tiles(g, seat))


def bonuses(g: City, counts: list[int]) -> list[int]:
    """RB-SCORE-05, RB-SCORE-06, RB-SCORE-07: ten points for the most; tied players each get them (or none, where the
    table chose so), and with none to show nobody does."""
    most = max(counts)
    shared = counts.count(most) > 1
    if not most or (shared and g.tied_bonus):
        return [0] * len(counts)
    return [BONUS if count == most else 0 for count in counts]


def best(g: City, totals: list[int]) -> tuple[tuple[int, ...], str]:
    """RB-SCORE-08, RB-SCORE-09, RB-SCORE-10, RB-SCORE-11: most points, then fewer buildings in sight, then more money;
    then the victory is shared."""
    standing = list(range(g.seats))
    for cause, ranks in (
        ("points", totals),
        ("fewer-buildings", [-len(buildings_in_sight(g, seat)) for seat in range(g.seats)]),
        ("more-money", [g.held[seat][MONEY] for seat in range(g.seats)]),
    ):
        most = max(ranks[seat] for seat in standing)
        standing = [seat for seat in standing if ranks[seat] == most]
        if len(standing) == 1:
            return tuple(standing), cause
    return tuple(standing), "shared"
