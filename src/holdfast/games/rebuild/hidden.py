"""What a seat cannot know, drawn anew: the other side of what `view` shows."""

from __future__ import annotations

from ...kernel import Rng
from .state import NONE, City


def resample(g: City, seat: int, rng: Rng) -> None:
    """Draw anew all that this seat cannot know: piles, the others' secrets, and chance to come. Seat -1 knows nothing
    but what lies open."""
    g.rng = rng.instead_of(g.rng)
    for pile in (g.pile_1, g.pile_2, g.resupply_1, g.resupply_2):
        pile.sort()  # so that nothing of the real order is left in the new one
        rng.shuffle(pile)
    others = [other for other in range(g.seats) if other != seat]
    redeal(g.specials, [other for other in others if g.specials[other] != NONE], g.spare_specials, rng)
    if not g.sheet:
        redeal(g.objectives, others, g.spare_objectives, rng)


def redeal(dealt: list[int], seats: list[int], spare: list[int], rng: Rng) -> None:
    """Shuffle what these seats hold with what was left over, and deal it again."""
    pool = sorted([dealt[seat] for seat in seats] + spare)
    rng.shuffle(pool)
    for seat in seats:
        dealt[seat] = pool.pop()
    spare[:] = pool
