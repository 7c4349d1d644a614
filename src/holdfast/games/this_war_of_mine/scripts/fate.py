"""The Fate card of a dawn (TW-FATE)."""

from __future__ import annotations

from ....cards import perform
from ....kernel import Choice, Question, Refusal, Rule
from ..characters import people, states
from ..characters.people import Several
from ..here import NOWHERE, of
from ..state import FATE, MEDICAL, MOST_PEOPLE, NONE, Shelter
from . import decks


def fate(g: Shelter) -> Rule:
    """TW-FATE-01, TW-FATE-06, TW-MED-02, TW-MED-03: the dawn text of the top card, for the whole group; then all
    medical tokens are used up, whether they helped or not."""
    card = decks.draw(g, FATE)
    if card != NONE:
        g.tell("fate", card)
        yield from perform(g, g.box.fate[card].dawn, NOWHERE)
        decks.discard(g, FATE, card)
    g.treated = [0] * (MOST_PEOPLE * len(MEDICAL))
    yield from people.settle(g)


def why_not_spirit(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    """TW-FATE-05, TW-SLEEP-04: somebody awake whose spirit has not been resolved; it is about all of those."""
    if person in choice.about.people:
        return None
    if g.characters[person] == NONE:
        return Refusal("TW-GEN-10", "nobody-there", person)
    if states.is_asleep(g, person):
        return Refusal("TW-SLEEP-04", "sleeps", g.characters[person])
    return Refusal("TW-FATE-05", "spirit-resolved", g.characters[person])


SPIRIT = Question("spirit", "people", why_not_spirit, about=Several, team=True)


def resolve_spirit(g: Shelter, trait: int) -> Rule:
    """TW-FATE-05, TW-SLEEP-04: of everybody awake, in the leader's order."""
    waiting = people.group(g)
    cards = g.characters[:]
    while True:
        waiting = [p for p in waiting if g.characters[p] == cards[p] and not states.is_asleep(g, p)]
        if not waiting:
            return
        person = yield Choice(SPIRIT, g.leader, waiting, Several(tuple(waiting)))
        waiting = [other for other in waiting if other != person]
        g.tell("spirit", cards[person])
        yield from perform(g, g.box.spirits[cards[person]][trait], of(g, person))
