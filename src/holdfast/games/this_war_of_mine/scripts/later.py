"""What comes back: scripts due at a time, or in place of a card; and visitors."""

from __future__ import annotations

from typing import Final

from ....cards import perform
from ....kernel import Choice, Question, Refusal, Rule
from ....kernel.rows import cut
from ..here import NOWHERE, Here
from ..seams import in_play
from ..state import DAWN, DUSK, INSTEAD_OF_RAID, INSTEAD_OF_VISITOR, MORNING, NONE, VISITORS, Shelter
from . import book, decks

PHASES: Final = (MORNING, DUSK, DAWN)  # of the moments (nouns.MOMENTS), which are the first of what `later` knows

# -- scripts to come --------------------------------------------------------------------------------------------------


def read_later(g: Shelter, days: int, moment: int, script: int) -> None:
    """Due so many days from now, in the morning, at dusk or at dawn (nouns.MOMENTS). `later` counts how often that
    moment will pass before; today's is over once its phase has begun."""
    passed = g.phase >= PHASES[moment]
    g.later = [*g.later, [moment, max(0, days - passed), script]]


def read_instead(g: Shelter, instead: int, script: int) -> None:
    """In place of the next card of a kind (nouns.INSTEAD)."""
    g.later = [*g.later, [INSTEAD_OF_RAID + instead, 0, script]]


def due_now(g: Shelter, moment: int) -> Rule:
    """Scripts that are due at this moment of this day are read; the others come a day nearer. Called once a day at each
    moment."""
    if not g.later:
        return
    due = [script for when, days, script in g.later if when == moment and days == 0]
    g.later = [[when, days - (when == moment), script] for when, days, script in g.later if when != moment or days > 0]
    for script in due:
        yield from book.read(g, script)


def taken_instead(g: Shelter, when: int) -> int:
    """The script that comes in place of the next card of a kind (INSTEAD_OF_RAID, ...), the oldest first, taken off the
    list; NONE for none."""
    for place, entry in enumerate(g.later):
        if entry[0] == when:
            g.later = cut(g.later, place)
            return entry[2]
    return NONE


def keep_for_end(g: Shelter, script: int) -> None:
    """Read with the epilogues."""
    if script not in g.epilogue:
        g.epilogue = [*g.epilogue, script]


# -- visitors ---------------------------------------------------------------------------------------------------------


def why_not_visitor_option(g: Shelter, choice: Choice, option: int) -> Refusal | None:
    """TW-DAY-20: an option of the Visitors card (`about`) whose condition is met and whose price can be paid."""
    return book.why_not_card_option(
        g, g.box.visitors[choice.about], option, "TW-DAY-20", "visitor-option", choice.about
    )


VISITOR = Question(
    "visitor-option", "options", why_not_visitor_option, about="visitor", team=True, facts=book.card_option("visitors")
)


def visitor(g: Shelter, here: Here) -> Rule:
    """TW-DAY-20: the top card of the Visitors deck is carried out, or a script in its place; unless an expansion has
    something else for whoever goes OUTSIDE."""
    for row in in_play(g):
        if (yield from row.outside(g, here)):
            return
    script = taken_instead(g, INSTEAD_OF_VISITOR)
    if script != NONE:
        yield from book.read(g, script)
        return
    card = decks.draw(g, VISITORS)
    if card == NONE:
        return
    g.tell("visitor", card)
    shown = g.box.visitors[card]
    g.visitor = card
    yield from perform(g, shown.now, NOWHERE)
    chosen = yield from book.choose(g, shown, VISITOR, card)
    g.visitor = NONE
    if chosen != NONE and shown.options[chosen].go != NONE:
        yield from book.read(g, shown.options[chosen].go)
    then = shown.then if chosen == NONE else shown.options[chosen].then or shown.then
    if then != "remove":
        decks.discard(g, VISITORS, card)
