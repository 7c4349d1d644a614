"""Phase 1, Morning (TW-MORN): the card of the day, and the Events that stay."""

from __future__ import annotations

from ....cards import perform
from ....kernel import Choice, Question, Refusal, Rule
from ..cards import Ending, Event
from ..here import NOWHERE
from ..scripts import book, later, objectives, standing
from ..seams import in_play
from ..state import DAY, IN_THE_MORNING, NONE, Shelter
from .order import enter


def morning_phase(g: Shelter) -> Rule:
    """TW-MORN-01, TW-DEATH-01: scripts that are due, face-up Events, then the top Event card. Who was lost before is
    mourned no more."""
    g.lost_today = 0
    yield from later.due_now(g, IN_THE_MORNING)
    yield from standing.carry_out(g, IN_THE_MORNING)
    yield from draw_event(g)
    for row in in_play(g):
        yield from row.morning(g)
    enter(g, DAY)


# -- the card of the day ----------------------------------------------------------------------------------------------


def why_not_event_option(g: Shelter, choice: Choice, option: int) -> Refusal | None:
    """TW-MORN-01: an option of the card whose condition is met and whose price can be paid."""
    return book.why_not_card_option(g, g.box.events[choice.about], option, "TW-MORN-01", "event-option", choice.about)


EVENT_OPTION = Question(
    "event-option", "options", why_not_event_option, about="event", team=True, facts=book.card_option("events")
)


def draw_event(g: Shelter) -> Rule:
    """TW-MORN-01, TW-GEN-21: the top card of the Events deck, whatever its kind. It is not shuffled anew: with the last
    card the war is over."""
    if not g.events:
        yield from objectives.war_is_over(g)
        return
    event = g.events[-1]
    g.events = g.events[:-1]
    g.reveals += 1
    g.tell("event-drawn", event)
    card = g.box.events[event]
    if card.cold:
        add_cold(g, card.cold)
    if isinstance(card, Event):
        yield from happen(g, event, card)
        return
    yield from carry_out_text(g, event)
    if isinstance(card, Ending) and card.over:
        yield from objectives.war_is_over(g)


def happen(g: Shelter, event: int, card: Event) -> Rule:
    """TW-MORN-03, TW-FAQ-01: one that stays lies face up before its text is carried out; any other is removed, since
    nothing keeps it. The text of a special one counts only if another Event came before it."""
    g.events_seen += 1
    if card.special and g.events_seen == 1:
        g.tell("event-ignored", event)
        return
    if card.stays:
        g.open_events = [*g.open_events, event]
        g.tell("event-stays", event)
    yield from carry_out_text(g, event)


def carry_out_text(g: Shelter, event: int) -> Rule:
    """TW-MORN-01, TW-MORN-04: what happens at once, then one of the options."""
    card = g.box.events[event]
    g.event = event
    yield from perform(g, card.now, NOWHERE)
    chosen = yield from book.choose(g, card, EVENT_OPTION, event)
    g.event = NONE
    if chosen != NONE and card.options[chosen].go != NONE:
        yield from book.read(g, card.options[chosen].go)


# -- cold -------------------------------------------------------------------------------------------------------------


def add_cold(g: Shelter, n: int) -> None:
    """TW-MORN-02."""
    g.cold += n
    g.tell("colder", n, g.cold)


def remove_cold(g: Shelter, n: int) -> None:
    """TW-MORN-02: as many as lie there."""
    gone = min(n, g.cold)
    if gone:
        g.cold -= gone
        g.tell("warmer", gone, g.cold)


# -- a campaign goes on -----------------------------------------------------------------------------------------------


def take_up(g: Shelter) -> None:
    """TW-FAQ-01, TW-SAVE-18: a campaign is continued from a save of the paper kind. All is as it was, but Events are
    counted anew."""
    g.events_seen = 0
    g.tell("taken-up", g.day)
