"""Searching at a location: Findings cards, returned cards, the end of a trip (TW-SCAV).

A card met on the way is carried out sentence by sentence, since an encounter in the middle of it may end the trip.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from ....cards import CardBase, Effects, Option, Sentence, begin, open_options
from ....kernel import Choice, Facts, Question, Refusal, Rule, Ruling
from ....kernel.rows import put, without
from ..cards import Finding
from ..characters import anytime, meaning, people
from ..combat import dice
from ..here import NOWHERE
from ..scripts import book, decks
from ..state import EXPLORATION, FINDINGS, NONE, Shelter

NO: Final = 0
YES: Final = 1

# The rows of a Findings card, as nouns.ROWS has them, and after them its special find.
SPECIAL: Final = 3


class Find(NamedTuple):
    """What is found: a Findings card, and which of its rows."""

    finding: int
    row: int


# -- carrying out what a card says ------------------------------------------------------------------------------------


def is_broken_off(g: Shelter) -> bool:
    """TW-COMB-12, TW-DEATH-03, TW-DEATH-04: the scavengers have fled, or none of them is left who could go on."""
    return g.location != NONE and (g.fled or not people.goes_on(g))


def carry_out(g: Shelter, sentences: Sequence[Sentence]) -> Rule:
    """TW-COMB-27: one after another, as long as somebody is there to whom it can happen."""
    for sentence in sentences:
        if is_broken_off(g):
            return
        asking = begin(g, sentence, NOWHERE)
        if asking is not None:
            yield from asking


def face(g: Shelter, deck: int, number: int, ask: Question, *, calm: bool = False) -> Rule:
    """TW-SCAV-05, TW-SCAV-13, TW-FIND-01: an Exploration or a Residents card. One that says so leaves the game. It is
    `calm` only over an Exploration card, and if one of its options is always open."""
    card: CardBase = g.box.exploration[number] if deck == EXPLORATION else g.box.residents[number]
    chosen = yield from live_through(g, card, number, ask, calm=calm and g.box.always_open[number])
    if chosen != NONE and card.options[chosen].then == "remove":
        remove(g, deck, number)


def live_through(g: Shelter, card: CardBase, number: int, ask: Question, *, calm: bool = False) -> Ruling[int]:
    """TW-SCAV-05: what a card does at once, then one of its options, as long as somebody is there; which it was, NONE
    if it did not come to that."""
    if card.now:
        yield from carry_out(g, card.now)
    if is_broken_off(g):
        return NONE
    if calm:
        chosen = yield from anytime.calm(
            g, lambda: Choice(ask, g.leader, partial(open_options, g, card, NOWHERE), number)
        )
    else:
        values = open_options(g, card, NOWHERE)
        if not values:
            return NONE
        chosen = yield Choice(ask, g.leader, values, number)
    option = card.options[chosen]
    yield from carry_out(g, option.do)
    if option.go != NONE and not is_broken_off(g):
        yield from book.read(g, option.go)
    return chosen


def is_always_open(option: Option) -> bool:
    """Whatever is done at any time beside the question, this answer to it stays."""
    return not option.if_ and all(sentence.needs is None for sentence in option.do)


def remove(g: Shelter, deck: int, card: int) -> None:
    """TW-GEN-08: a card that has been drawn leaves the game."""
    if card in g.drawn[deck]:
        g.drawn = put(g.drawn, deck, without(g.drawn[deck], card))
    elif card in g.decks[deck]:
        g.decks = put(g.decks, deck, without(g.decks[deck], card))


def end_scene(g: Shelter) -> Rule:
    """TW-DEATH-02, TW-GEN-13: one empathy test for those who saw one or several of them die; whom it touches stops."""
    yield from people.settle(g)
    if not g.died_out:
        return
    if people.present_all(g):
        yield from book.read(g, g.box.board.death_out)
    g.died_out = 0
    for person in meaning.touched(g, people.present_all(g)):
        people.stop(g, person)


# -- Findings ---------------------------------------------------------------------------------------------------------


def finds_of(card: Finding) -> tuple[Effects, ...]:
    """What a Findings card gives, row by row."""
    return card.heap, card.furniture, card.pantry, card.special


def as_you_like(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-SCAV-07: it may be taken or left."""
    return None


def what_is_found(g: Shelter, choice: Choice, answer: int) -> Facts:
    from ..scripts.foretold import Foretold  # it knows people, who are lost in searches

    if answer == NO:
        return Facts()
    told = Foretold(g, g.box.finds[choice.about.finding][choice.about.row])
    return Facts(now=told.now, later=told.later, risk=told.risk)


TAKE_FIND = Question("take-find", "yes-no", as_you_like, about=Find, team=True, facts=what_is_found)


def search(g: Shelter, row: int, *, special: bool) -> Rule:
    """TW-SCAV-06, TW-SCAV-07: one Findings card; its row, and the special find on its roll."""
    card = decks.draw(g, FINDINGS)
    if card == NONE:
        return
    decks.discard(g, FINDINGS, card)
    g.tell("searched", row)
    yield from take(g, card, row)
    luck = g.box.findings[card].luck
    if not special or not luck or is_broken_off(g):
        return
    rolled = dice.black(g)
    g.tell("special-find-roll", rolled, luck)
    if rolled <= luck:
        yield from take(g, card, SPECIAL)


def take(g: Shelter, card: int, row: int) -> Rule:
    """TW-SCAV-07: what could have consequences is looked at first."""
    if not g.box.plain_finds[card][row]:
        wanted = yield Choice(TAKE_FIND, g.leader, [YES, NO], Find(card, row))
        if wanted == NO:
            g.tell("find-left")
            return
    yield from carry_out(g, g.box.finds[card][row])


# -- the Unknown cards ------------------------------------------------------------------------------------------------


def return_unknown(g: Shelter, n: int) -> None:
    """TW-SCAV-09: as many as are left, from the top, unseen, under the Exploration deck."""
    stay = max(0, len(g.unknown) - n)
    returned = g.unknown[stay:]
    if not returned:
        return
    g.unknown = g.unknown[:stay]
    g.decks = put(g.decks, EXPLORATION, [*returned, *g.decks[EXPLORATION]])
    g.tell("unknown-returned", len(returned), stay)


def end_trip(g: Shelter) -> None:
    """TW-SCAV-11: nothing more is explored. It is no flight: what cannot be carried may still be hidden."""
    return_unknown(g, len(g.unknown))
