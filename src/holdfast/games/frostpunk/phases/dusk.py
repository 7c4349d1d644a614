"""Phase 7, Dusk: what lies in the displays, then one Dusk card (FP-DUSK)."""

from __future__ import annotations

from ....kernel import Rule
from ..city.events import dusk_effects, resolve_event, shuffle_dusk
from ..state import City


def dusk_phase(g: City) -> Rule:
    """FP-DUSK-01, FP-DUSK-02, FP-DUSK-03, FP-DUSK-09: effects of the displays first, then the top card of the deck,
    shuffled each Round."""
    yield from dusk_effects(g)
    shuffle_dusk(g)
    if not g.dusk:
        return
    event = g.dusk[-1]
    g.dusk = g.dusk[:-1]
    g.reveals += 1
    g.tell("card-revealed", event)
    yield from resolve_event(g, event)
