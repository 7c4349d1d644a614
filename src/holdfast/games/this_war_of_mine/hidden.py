"""What nobody can know, drawn anew: the other side of what `view` shows."""

from __future__ import annotations

from ...kernel import Rng
from ...kernel.rows import put, reshuffled
from .state import ASIDE_RAIDS, ASIDE_RESIDENTS, EXPLORATION, NONE, RAIDS, RESIDENTS, Shelter


def resample(g: Shelter, seat: int, rng: Rng) -> None:
    """Draw anew all that lies hidden: chance to come, every deck, the Unknown cards, Events and Objectives to come, the
    backs of Shelter cards, the Hidden Objectives of others, which red-corner cards are aside, the cards of the heart to
    come, and the ways below that are not laid."""
    g.rng = rng.instead_of(g.rng)
    box, decks = g.box, [reshuffled(deck, rng) for deck in g.decks]
    g.unknown, decks[EXPLORATION] = dealt_anew(g.unknown, decks[EXPLORATION], rng)
    decks[RAIDS], raids = with_red(decks[RAIDS], g.aside[ASIDE_RAIDS], box.red_raids, rng)
    decks[RESIDENTS], residents = with_red(decks[RESIDENTS], g.aside[ASIDE_RESIDENTS], box.red_residents, rng)
    g.decks = decks
    g.measures = reshuffled(g.measures, rng)
    g.heart = reshuffled(g.heart, rng)
    g.aside = [raids, residents]
    redeal_secrets(g, seat, rng)
    redeal_events(g, rng)
    redeal_objectives(g, rng)
    redeal_shelter(g, rng)
    g.sewers = [reshuffled(deck, rng) for deck in g.sewers]


def with_red(deck: list[int], aside: list[int], red: list[bool], rng: Rng) -> tuple[list[int], list[int]]:
    """A deck in which other cards with a red corner may be, but as many, where those lay; and those aside."""
    inside, outside = dealt_anew([card for card in deck if red[card]], aside, rng)
    return [inside.pop() if red[card] else card for card in deck], outside


def redeal_secrets(g: Shelter, seat: int, rng: Rng) -> None:
    """TW-HIDDEN-04: each knows their own. What would have been revealed by now is with nobody."""
    others = [other for other, card in enumerate(g.secrets) if card != NONE and other != seat]
    dealt, g.spare = dealt_anew([g.secrets[other] for other in others], g.spare, rng)
    for other, card in zip(others, dealt, strict=True):
        g.secrets = put(g.secrets, other, card)


def redeal_events(g: Shelter, rng: Rng) -> None:
    """Kinds lie where they lay, and what the scenario names, too; which Event, and which Ending, is open."""
    named, is_event = g.box.named_events[g.scenario], g.box.is_event
    open_ = [card for place, card in enumerate(g.events) if not named[place]]
    events, g.unused = dealt_anew([card for card in open_ if is_event(card)], g.unused, rng)
    endings = reshuffled([card for card in open_ if not is_event(card)], rng)
    g.events = [
        card if named[place] else events.pop() if is_event(card) else endings.pop()
        for place, card in enumerate(g.events)
    ]


def redeal_objectives(g: Shelter, rng: Rng) -> None:
    """Any of its chapter may be the next."""
    box = g.box
    row = []
    for card in g.objectives:
        among = box.objectives_of[box.objectives[card].chapter]
        row.append(among[rng.below(len(among))])
    g.objectives = row


def redeal_shelter(g: Shelter, rng: Rng) -> None:
    """Cards alike in front are dealt anew; a card on its Remnants side has been read."""
    kinds = g.box.shelter_kind
    unseen = sorted(row // 2 for stack in g.cards_on for row in stack if row % 2 == 0)
    rng.shuffle(unseen)
    by_kind: dict[int, list[int]] = {}
    for card in unseen:
        by_kind.setdefault(kinds[card], []).append(card)
    g.cards_on = [[row if row % 2 else by_kind[kinds[row // 2]].pop() * 2 for row in stack] for stack in g.cards_on]


def dealt_anew(some: list[int], rest: list[int], rng: Rng) -> tuple[list[int], list[int]]:
    """As many as before on either side, from all of them."""
    pool = reshuffled([*some, *rest], rng)
    return pool[: len(some)], pool[len(some) :]
