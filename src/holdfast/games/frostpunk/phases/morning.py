"""Phase 2, Morning: one Morning card (FP-MORN)."""

from __future__ import annotations

from ....kernel import Rule
from ..city.events import resolve_event
from ..state import City


def morning_phase(g: City) -> Rule:
    """FP-MORN-01, FP-MORN-02, FP-MORN-03: the top card is revealed and resolved as an Event card; of an empty deck
    there is none."""
    if not g.morning:
        return
    event = g.morning[-1]
    g.morning = g.morning[:-1]
    g.reveals += 1
    g.tell("card-revealed", event)
    yield from resolve_event(g, event)
