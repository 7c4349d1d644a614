"""Phase 1, Dawn: a new leader, a new Round, and what lies on its space (FP-DAWN)."""

from __future__ import annotations

from ....kernel import Rule
from ....kernel.rows import without
from ..city import scenario
from ..city.technologies import reach_token
from ..state import City


def dawn_phase(g: City) -> Rule:
    """FP-DAWN-01, FP-DAWN-02, FP-DAWN-03, FP-DAWN-06, FP-DAWN-07, FP-RND-04: the Leadership marker, the Round marker,
    the Development token, the Scenario Trigger. The Storm waits for the Weather Phase."""
    g.leader = (g.leader + 1) % g.seats
    g.round += 1
    g.tell("dawn", g.round, g.leader)
    yield from reach_token(g)
    yield from reach_trigger(g)


def reach_trigger(g: City) -> Rule:
    """FP-DAWN-05: a Scenario Trigger token on the space leaves it, and the Scenario card says what follows."""
    if g.round in g.triggers:
        g.triggers = without(g.triggers, g.round)
        yield from scenario.trigger(g, g.round)
