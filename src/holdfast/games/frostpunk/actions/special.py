"""Special Actions of Event and Scenario cards (FP-SPEC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards import holds, payable, perform
from ....kernel import Refusal, Rule
from ..here import Here
from ..state import NONE, City

if TYPE_CHECKING:
    from ..cards import Special


def specials_in_display(g: City) -> list[int]:
    """FP-SPEC-03, FP-STORY-14: the Special Actions of all cards there."""
    areas = g.box.areas
    return [number for event in sorted(g.box.with_special.intersection(g.display)) for number in areas[event]]


def special_of(g: City, number: int) -> Special | None:
    return g.box.specials[number]


def why_not_special_action(g: City, number: int) -> Refusal | None:
    """FP-SPEC-02, FP-SPEC-03, FP-SPEC-06, FP-STORY-14, FP-GEN-14: the card lies in a display, this action of it is not
    done this Round (or game), and its condition and price are met."""
    event = g.box.card_of_special[number]
    if event == g.box.no_event:
        return Refusal("FP-SPEC-04", "choose-special")
    if event not in g.display:
        return Refusal("FP-SPEC-03", "not-on-display", event)
    special = special_of(g, number)
    if special is None:
        return Refusal("FP-SPEC-02", "no-special", event)
    if number in g.special_done:
        return Refusal("FP-SPEC-06", "special-done", event)
    if is_taken(g, number):
        return Refusal("FP-SPEC-06", "special-this-round", event)
    if not can_be_done(g, event, special):
        return Refusal("FP-SPEC-04", "special-closed", event)
    return None


def can_be_done(g: City, event: int, special: Special) -> bool:
    here = Here(event=event)
    return holds(g, special.if_, here) and payable(g, special.do, here)


def is_taken(g: City, number: int) -> bool:
    """FP-SPEC-06, FP-STORY-14: whether a Meeple is on the area of this Special Action."""
    if number < g.box.no_event:
        return g.meeple_on[g.display.index(number)] != NONE
    return any(area == number for area, _ in g.beside)


def stand_on(g: City, number: int, kind: int) -> None:
    """FP-SPEC-05, FP-STORY-14: a Meeple on the area of a Special Action."""
    if number < g.box.no_event:
        g.meeple_on[g.display.index(number)] = kind
    else:
        g.beside = [*g.beside, [number, kind]]


def special_action(g: City, number: int) -> Rule:
    """FP-SPEC-04, FP-SPEC-06, FP-GEN-14: what the card says is paid and done, unless the cold has just cost that
    price."""
    special, event = special_of(g, number), g.box.card_of_special[number]
    assert special is not None
    if event not in g.display or not can_be_done(g, event, special):
        return
    if special.once:
        g.special_done = [*g.special_done, number]
    yield from perform(g, special.do, Here(event=event))
