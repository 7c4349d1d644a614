"""The Fate card of a dawn (TW-FATE)."""

from __future__ import annotations

from typing import cast

from ....cards import Effects, perform
from ....kernel import Choice, Facts, Question, Refusal, Rule
from ..characters import people, states
from ..characters.people import Several
from ..characters.told import how, who
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


def what_the_spirit_does(g: Shelter, choice: Choice, person: int) -> Facts:
    """TW-FATE-05: what the trait says that is being resolved."""
    from .foretold import Foretold  # it knows what phrases do, and one of them is resolved here

    trait = trait_resolved(g)
    told = Foretold(g, g.box.spirits[g.characters[person]][trait] if trait != NONE else (), person)
    return Facts(name=who(g, person), now=[how(g, person), *told.now], later=told.later, risk=told.risk)


def trait_resolved(g: Shelter) -> int:
    """The one that the card in play names: a script that is open, else the Fate card that is neither in its deck nor
    drawn already."""
    if g.script != NONE:
        return trait_of(g.box.scripts[g.script].now)
    for number, card in enumerate(g.box.fate):
        if number not in g.decks[FATE] and number not in g.drawn[FATE]:
            return trait_of(card.dawn)
    return NONE


def trait_of(done: Effects) -> int:
    return next((cast("int", sentence.args[0]) for sentence in done if sentence.act is resolve_spirit), NONE)


SPIRIT = Question("spirit", "people", why_not_spirit, about=Several, team=True, facts=what_the_spirit_does)


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
