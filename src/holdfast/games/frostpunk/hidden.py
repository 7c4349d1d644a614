"""What nobody can know, drawn anew: the other side of what `view` shows."""

from __future__ import annotations

from ...kernel import Rng
from ...kernel.rows import reshuffled
from .state import City


def resample(g: City, seat: int, rng: Rng) -> None:
    """Draw anew all that lies hidden: chance to come, every deck, tiles face down, and Laws' consequences not met."""
    g.rng = rng.instead_of(g.rng)
    first, last = g.box.first_consequence, g.box.first_scenario
    g.dusk = [first + (event - first) // 2 * 2 + rng.below(2) if first <= event < last else event for event in g.dusk]
    piles = [reshuffled(pile, rng) for pile in (g.morning, g.dusk, g.near, g.far, g.weather, g.citizens)]
    g.morning, g.dusk, g.near, g.far, g.weather, g.citizens = piles
    g.trails = [[*reshuffled(trail[:-1], rng), *trail[-1:]] for trail in g.trails]  # the top card's white side is seen
