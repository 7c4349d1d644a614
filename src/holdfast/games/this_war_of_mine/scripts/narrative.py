"""Narrative Action cards (TW-NARR): drawn at dawn, carried out at once or kept."""

from __future__ import annotations

from typing import NamedTuple

from ....cards import open_options, payable, perform
from ....kernel import Choice, Fact, Facts, Question, Refusal, Rule
from ....kernel.rows import without
from ..here import NOWHERE
from ..state import NARRATIVE, NONE, Shelter
from . import book, decks


def why_not_narrative_option(g: Shelter, choice: Choice, option: int) -> Refusal | None:
    """TW-NARR-01."""
    card = g.box.narrative[choice.about]
    return book.why_not_card_option(g, card, option, "TW-NARR-01", "narrative-option", choice.about)


NARRATIVE_OPTION = Question(
    "narrative-option",
    "options",
    why_not_narrative_option,
    about="narrative",
    team=True,
    facts=book.card_option("narrative"),
)


def use_narrative(g: Shelter, card: int) -> Rule:
    """TW-NARR-01, TW-NARR-02: a Narrative Action card is carried out, if its price can be paid, and discarded; one that
    was kept leaves the group."""
    if card in g.kept_cards:
        g.kept_cards = without(g.kept_cards, card)
    decks.discard(g, NARRATIVE, card)
    text = g.box.narrative[card]
    if not payable(g, text.now, NOWHERE):
        g.tell("narrative-in-vain", card)
        return
    g.tell("narrative-used", card)
    yield from perform(g, text.now, NOWHERE)
    chosen = yield from book.choose(g, text, NARRATIVE_OPTION, card)
    if chosen != NONE and text.options[chosen].go != NONE:
        yield from book.read(g, text.options[chosen].go)


def is_usable(g: Shelter, card: int) -> bool:
    """TW-NARR-02: a kept card whose price can be paid, and which leaves something to choose if it has options."""
    text = g.box.narrative[card]
    return payable(g, text.now, NOWHERE) and (not text.options or bool(open_options(g, text, NOWHERE)))


def why_not_use(g: Shelter, choice: Choice, card: int) -> Refusal | None:
    """TW-NARR-02."""
    if card not in g.kept_cards:
        return Refusal("TW-NARR-02", "not-kept", card)
    return None if is_usable(g, card) else Refusal("TW-NARR-02", "not-now", card)


def what_the_card_does(g: Shelter, choice: Choice, card: int) -> Facts:
    """TW-NARR-01, TW-NARR-02."""
    shown = g.box.narrative[card]
    choices = [("then-choose", option.do) if option.do else ("choose-nothing",) for option in shown.options]
    now: list[Fact] = [("card-says", shown), *shown.now, *choices]
    later: list[Fact] = [("kept-until-used",)] if shown.keep and card not in g.kept_cards else []
    return Facts(name=("card-kept", card), now=now, later=later, card=shown.id)


KEPT_CARD = Question("aside-card", "narrative", why_not_use, team=True, facts=what_the_card_does)


class Drawn(NamedTuple):
    """Two Narrative Action cards."""

    first: int
    second: int


def why_not_narrative(g: Shelter, choice: Choice, card: int) -> Refusal | None:
    """TW-NARR-01: one of the two drawn."""
    return None if card in choice.about else Refusal("TW-NARR-01", "not-drawn", card)


NARRATIVE_CHOICE = Question(
    "narrative", "narrative", why_not_narrative, about=Drawn, team=True, facts=what_the_card_does
)


def narrative_action(g: Shelter) -> Rule:
    """TW-NARR-01, TW-NARR-02: two are drawn; one is carried out, or kept if its text says so, and the other goes
    back."""
    first = decks.draw(g, NARRATIVE)
    if first == NONE:
        return
    second = decks.draw(g, NARRATIVE)
    card = first
    if second != NONE:
        card = yield Choice(NARRATIVE_CHOICE, g.leader, [first, second], Drawn(first, second))
        decks.shuffle_in(g, NARRATIVE, [second if card == first else first])
    if g.box.narrative[card].keep:
        g.kept_cards = [*g.kept_cards, card]
        g.tell("narrative-kept", card)
    else:
        yield from use_narrative(g, card)
