"""Cards that a seat may read now (FP-GEN-16, FP-GEN-17, FP-GEN-18, FP-CIT-02), in full, as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import astuple

from .....cards.drawing import Drawn, drawn_card
from .....kernel import Seen
from ...box import DISPUTES, FrostpunkBox
from ...cards import CallToRise
from ...speech import Spoken
from ..cards import (
    citizen_title,
    event_kind,
    in_deck,
    whole_advisor,
    whole_bell,
    whole_building,
    whole_citizen,
    whole_event,
    whole_expedition,
    whole_law,
    whole_society,
    whole_technology,
    whole_weather,
)
from ..view import FrostpunkView
from .displays import event_of
from .marks import Plain

card = partial(drawn_card, dressed=Plain)


def cards_in_sight(view: Seen[FrostpunkView], voice: Spoken) -> list[Drawn]:
    """Every card that lies open for this seat. Of the Dusk deck that is the Social Dispute alone, which all have
    read; its other cards are named in the view, but nobody may look at them (FP-GEN-17)."""
    box = voice.box
    table = view.table
    return [
        *events(table, box),
        *citizens(table, view.seat, box),
        *laws(table, box),
        *technologies(table, box),
        *expeditions(table, box),
        *weathers(table, box),
        *buildings(table, box),
        *others(table, box),
    ]


# -- Event and Scenario cards -----------------------------------------------------------------------------------------


def events(table: FrostpunkView, box: FrostpunkBox) -> Iterator[Drawn]:
    """The displays, what is revealed, the discard pile, and the Social Disputes in sight."""
    read = [
        *(one.card for one in table.display),
        *table.revealed,
        *table.discards.dusk,
        *([table.dispute] if table.dispute is not None else []),
        *(name for name in table.dusk if is_dispute(box, name)),
    ]
    for name in dict.fromkeys(read):
        shown = event_of(box, name)
        yield card(name, shown.title, event_kind(box, name), partial(whole_event, shown, box))


def is_dispute(box: FrostpunkBox, name: str) -> bool:
    return name in box.event_ids and box.deck_of_event[box.event_ids.index(name)] == DISPUTES


# -- Citizens, Advisors -----------------------------------------------------------------------------------------------


def citizens(table: FrostpunkView, seat: int | None, box: FrostpunkBox) -> Iterator[Drawn]:
    """Hands lie open, the own one first; cards played this Round, and the discard pile."""
    players = sorted(table.players, key=lambda player: player.seat != seat)
    read = [name for player in players for name in player.hand]
    read += [player.played for player in players if player.played]
    for shown in (in_deck(box.citizen_cards, name) for name in [*read, *table.discards.citizens]):
        yield card(shown.id, citizen_title(shown), "Citizen", partial(whole_citizen, shown, box))


def others(table: FrostpunkView, box: FrostpunkBox) -> Iterator[Drawn]:
    """Advisors, the Society, and the single player's Call to Rise."""
    for advisor in box.advisors:
        yield card(advisor.id, advisor.name, "Advisor", partial(whole_advisor, advisor, box))
    society = in_deck(box.societies, table.society)
    yield card(society.id, society.name, "Society", partial(whole_society, society))
    if table.call_to_rise:
        bell = box.cards.single("call_to_rise", CallToRise)
        yield card("call-to-rise", bell.name, "Call to Rise", partial(whole_bell, bell))


# -- Laws, Technologies, Buildings ------------------------------------------------------------------------------------


def laws(table: FrostpunkView, box: FrostpunkBox) -> Iterator[Drawn]:
    for names, kind in ((table.laws, "Law in force"), (table.future_laws, "Law to come")):
        for law in (in_deck(box.laws, name) for name in names):
            if kind == "Law in force" or law.id not in table.laws:
                yield card(law.id, law.name, kind, partial(whole_law, law, box))


def technologies(table: FrostpunkView, box: FrostpunkBox) -> Iterator[Drawn]:
    for one in table.technologies:
        row = in_deck(box.technologies, one.id)
        state = "Technology, developed" if one.developed else "Technology"
        yield card(row.id, row.name, state, partial(whole_technology, row, one.due))


def buildings(table: FrostpunkView, box: FrostpunkBox) -> Iterator[Drawn]:
    for row, there in zip(box.buildings, table.buildings, strict=True):
        yield card(row.id, row.name, "Building", partial(whole_building, row, box, there))


# -- Expeditions, weather ---------------------------------------------------------------------------------------------


def expeditions(table: FrostpunkView, box: FrostpunkBox) -> Iterator[Drawn]:
    """White sides in sight, and black sides of what is explored."""
    stacks = table.expeditions.stacks
    seen = {one.card: one.explored for stack in stacks for one in stack.cards}
    seen |= {deck.top: False for deck in astuple(table.expeditions.decks) if deck.top is not None}
    for name, explored in seen.items():
        shown = in_deck(box.expeditions, name)
        yield card(name, shown.title, "Expedition", partial(whole_expedition, shown, box, explored=explored))


def weathers(table: FrostpunkView, box: FrostpunkBox) -> Iterator[Drawn]:
    for name in table.discards.weather:
        shown = in_deck(box.weather, name)
        yield card(name, shown.name, "Weather", partial(whole_weather, shown))
