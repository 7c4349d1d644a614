"""The figures that stand outside and on the FINDINGS PILE, and the pool they come from (TW-STREET).

`g.figures` counts them: kind * 2, and 1 more for those on the FINDINGS PILE.
"""

from __future__ import annotations

from typing import Final

from .....kernel import Choice, Facts, Question, Refusal, Rule
from .....kernel.rows import put
from ...state import Shelter

# Kinds, in the order of nouns.FIGURES, and how many there are of each (TW-STREET-03, TW-EXPN-05).
SOLDIER: Final = 0
THUG: Final = 1
FARMER: Final = 2
KINDS: Final = (SOLDIER, THUG, FARMER)
POOL: Final = (4, 3, 2)

# Corners, in the order of nouns.CORNERS.
OUTSIDE: Final = 0
PILE: Final = 1
CORNERS: Final = (OUTSIDE, PILE)


def standing(g: Shelter, figure: int, corner: int) -> int:
    return g.figures[figure * len(CORNERS) + corner]


def on_board(g: Shelter, figure: int) -> int:
    return sum([standing(g, figure, corner) for corner in CORNERS])


def left(g: Shelter, figure: int) -> int:
    """TW-STREET-03: how many are in the pool."""
    return POOL[figure] - on_board(g, figure)


def move(g: Shelter, figure: int, corner: int, n: int) -> None:
    place = figure * len(CORNERS) + corner
    g.figures = put(g.figures, place, g.figures[place] + n)


def place(g: Shelter, n: int, figure: int, corner: int) -> None:
    """TW-STREET-04: as many as are left in the pool."""
    placed = min(n, left(g, figure))
    if placed:
        move(g, figure, corner, placed)
        g.tell("figures-come", placed, figure, corner)


def discard_from(g: Shelter, figure: int, corner: int, n: int) -> None:
    """TW-STREET-05: back to the pool."""
    if n:
        move(g, figure, corner, -n)
        g.tell("figures-go", n, figure, corner)


# -- which of them goes -----------------------------------------------------------------------------------------------


def why_not_from(g: Shelter, choice: Choice, corner: int) -> Refusal | None:
    """TW-STREET-06: one of this kind (`about`) stands there."""
    return None if standing(g, choice.about, corner) else Refusal("TW-STREET-05", "nobody-on-corner", corner)


def how_many_stand(g: Shelter, choice: Choice, corner: int) -> Facts:
    return Facts(now=[("figures-stand", standing(g, choice.about, corner), choice.about)])


FROM_WHERE = Question("from-where", "corners", why_not_from, about="figure", team=True, facts=how_many_stand)


def discard(g: Shelter, n: int, figure: int) -> Rule:
    """TW-STREET-05, TW-STREET-06: one after another, of those that stand anywhere."""
    for _ in range(min(n, on_board(g, figure))):
        corner = yield Choice(FROM_WHERE, g.leader, CORNERS, figure, g)
        discard_from(g, figure, corner, 1)


def discard_all(g: Shelter, figure: int) -> None:
    """TW-STREET-05."""
    for corner in CORNERS:
        discard_from(g, figure, corner, standing(g, figure, corner))


def outnumber(g: Shelter, figures: int, fewer: int) -> bool:
    """Whether more of one kind than of the other stand on OUTSIDE."""
    return standing(g, figures, OUTSIDE) > standing(g, fewer, OUTSIDE)
