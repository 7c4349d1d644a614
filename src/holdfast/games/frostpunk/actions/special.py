"""Special Actions of Event and Scenario cards (FP-SPEC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards import holds, payable, perform
from ....kernel import Refusal, Rule
from ..here import Here
from ..state import NONE, City

if TYPE_CHECKING:
    from ..cards import Special


def special_of(g: City, event: int) -> Special | None:
    return g.box.events[event].special if event < g.box.no_event else None


def why_not_special_action(g: City, event: int) -> Refusal | None:
    """FP-SPEC-02, FP-SPEC-03, FP-SPEC-06, FP-GEN-14: the card lies in a display, its action is not done this Round (or
    game), and its condition and price are met."""
    if event == g.box.no_event:
        return Refusal("FP-SPEC-04", "choose-special")
    if event not in g.display:
        return Refusal("FP-SPEC-03", "not-on-display", event)
    special = special_of(g, event)
    if special is None:
        return Refusal("FP-SPEC-02", "no-special", event)
    if event in g.special_done:
        return Refusal("FP-SPEC-06", "special-done", event)
    if g.meeple_on[g.display.index(event)] != NONE:
        return Refusal("FP-SPEC-06", "special-this-round", event)
    if not can_be_done(g, event, special):
        return Refusal("FP-SPEC-04", "special-closed", event)
    return None


def can_be_done(g: City, event: int, special: Special) -> bool:
    here = Here(event=event)
    return holds(g, special.if_, here) and payable(g, special.do, here)


def special_action(g: City, event: int) -> Rule:
    """FP-SPEC-04, FP-SPEC-06, FP-GEN-14: what the card says is paid and done, unless the cold has just cost that
    price."""
    special = special_of(g, event)
    assert special is not None
    if event not in g.display or not can_be_done(g, event, special):
        return
    if special.once:
        g.special_done = [*g.special_done, event]
    yield from perform(g, special.do, Here(event=event))
