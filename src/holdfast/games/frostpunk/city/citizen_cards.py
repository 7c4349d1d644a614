"""Citizen cards (FP-CIT), and what they do when somebody dies (FP-SICK-09, FP-SICK-10, FP-SICK-11)."""

from __future__ import annotations

from ....cards import perform
from ....kernel import Choice, Fact, Facts, Question, Refusal, Rule, Ruling
from ....kernel.rows import put, without
from ..here import NOWHERE
from ..state import NONE, City


def why_not_mourn(g: City, choice: Choice, card: int) -> Refusal | None:
    """FP-SICK-10: a card from the own hand, of the type of the one who died; or none."""
    if card == g.box.no_card:
        return None
    if card not in g.hands[choice.seat]:
        return Refusal("FP-CIT-02", "not-in-hand", card)
    if g.box.citizens[card].type != choice.about:
        return Refusal("FP-SICK-10", "other-type", card, choice.about)
    return None


def person(card: int) -> Fact:
    """A Citizen card by the person on it, and what they do for a living."""
    return ("person", card)


def what_mourning_does(g: City, choice: Choice, card: int) -> Facts:
    if card == g.box.no_card:
        return Facts()
    does = g.box.citizens[card].deaths[choice.about]
    return Facts(name=person(card), now=does or [("does-nothing",)], card=g.box.citizen_cards[card].id)


MOURN = Question("mourn", "citizen-cards", why_not_mourn, about="citizen", facts=what_mourning_does)


def citizen_card_for(g: City, kind: int) -> Rule:
    """FP-SICK-09, FP-SICK-10, FP-SICK-11: a card from the hand of whoever offers one, beginning with the leader; else
    the top of the deck. Its death effect for the type is applied as far as possible."""
    card = yield from offered_card(g, kind)
    if card == NONE:
        card = draw_citizen(g)
    if card == NONE:
        return
    g.citizens_gone = [*g.citizens_gone, card]
    g.tell("mourned", card, kind)
    yield from perform(g, g.box.citizens[card].deaths[kind], NOWHERE)


def offered_card(g: City, kind: int) -> Ruling[int]:
    """FP-SICK-10: each owner of a fitting card is asked in turn, until one of them gives it."""
    for turn in range(g.seats):
        seat = (g.leader + turn) % g.seats
        fitting = [card for card in g.hands[seat] if g.box.citizens[card].type == kind]
        if not fitting:
            continue
        card = yield Choice(MOURN, seat, [*fitting, g.box.no_card], about=kind)
        if card != g.box.no_card:
            take_from_hand(g, seat, card)
            return card
    return NONE


def draw_citizen(g: City) -> int:
    """FP-CIT-12: the top card; when the deck has run out, its discard pile is shuffled first."""
    if not g.citizens:
        g.citizens, g.citizens_gone = g.citizens_gone[:], []
        g.rng.shuffle(g.citizens)
    if not g.citizens:
        return NONE
    g.reveals += 1
    card = g.citizens[-1]
    g.citizens = g.citizens[:-1]
    return card


def draw_to_hand(g: City, seat: int) -> None:
    """FP-CIT-13, FP-ADV-08: there is no limit to a hand."""
    card = draw_citizen(g)
    if card != NONE:
        g.hands = put(g.hands, seat, [*g.hands[seat], card])
        g.tell("citizen-drawn", seat, card)


def take_from_hand(g: City, seat: int, card: int) -> None:
    g.hands = put(g.hands, seat, without(g.hands[seat], card))
