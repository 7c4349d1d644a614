"""The row of street cards, one for each Morning (TW-STREET)."""

from __future__ import annotations

from .....cards import perform
from .....kernel import Choice, Question, Refusal, Rule
from ...here import NOWHERE
from ...scripts import book
from ...state import NONE, Shelter


def why_not_street_option(g: Shelter, choice: Choice, option: int) -> Refusal | None:
    """TW-STREET-07: an option of the street card (`about`) whose condition is met and whose price can be paid."""
    card = g.box.street[choice.about]
    return book.why_not_card_option(g, card, option, "TW-STREET-07", "street-option", choice.about)


STREET_OPTION = Question(
    "street-option",
    "options",
    why_not_street_option,
    about="street_card",
    team=True,
    facts=book.card_option("street"),
)


def next_card(g: Shelter) -> Rule:
    """TW-STREET-02, TW-STREET-07: they lie face up, in the order of their numbers; after the last comes the first."""
    number = g.street
    g.street = (number + 1) % len(g.box.street)
    card = g.box.street[number]
    g.tell("street-acts", number)
    yield from perform(g, card.now, NOWHERE)
    chosen = yield from book.choose(g, card, STREET_OPTION, number)
    if chosen != NONE and card.options[chosen].go != NONE:
        yield from book.read(g, card.options[chosen].go)
