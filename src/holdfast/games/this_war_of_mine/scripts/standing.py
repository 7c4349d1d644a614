"""Events that stay face up, and what they do morning, dusk and dawn (TW-MORN-03)."""

from __future__ import annotations

from typing import Final

from ....cards import Effects, perform
from ....kernel import Rule
from ....kernel.rows import without
from ..here import NOWHERE, Here
from ..state import AT_DAWN, AT_DUSK, IN_THE_MORNING, NONE, Shelter

MOMENTS: Final = (IN_THE_MORNING, AT_DUSK, AT_DAWN)


def carry_out(g: Shelter, moment: int) -> Rule:
    """TW-MORN-03: what the face-up Events do in the morning, at dusk, at dawn."""
    for event in g.open_events:
        card = g.box.event(event)
        effects = (card.morning, card.dusk, card.dawn)[MOMENTS.index(moment)]
        if effects:
            yield from by_event(g, event, effects, NOWHERE)


def by_event(g: Shelter, event: int, effects: Effects, here: Here) -> Rule:
    """TW-MORN-03: what a face-up Event does, unless it is removed by now. While it is carried out, it is the last of
    them, so that 'this event' is known."""
    if event in g.open_events:
        g.open_events = [*without(g.open_events, event), event]
        g.event = event
        yield from perform(g, effects, here)
        g.event = NONE


def remove_event(g: Shelter) -> None:
    """TW-MORN-03, TW-FAQ-02: the face-up Event now carried out (see `by_event`)."""
    if g.open_events:
        g.tell("event-removed", g.open_events[-1])
        g.open_events = g.open_events[:-1]


def raid_damage(g: Shelter) -> int:
    """TW-FAQ-03: what face-up Events add to the damage of every raid: the highest."""
    return max((g.box.event(event).damage for event in g.open_events), default=0)


def raid_wounds(g: Shelter) -> int:
    """TW-FAQ-03."""
    return max((g.box.event(event).wounds for event in g.open_events), default=0)
