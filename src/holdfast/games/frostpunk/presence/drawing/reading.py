"""Cards that a seat may read now (FP-GEN-16, FP-GEN-17, FP-GEN-18, FP-CIT-02), in full, as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import astuple

from .....cards.drawing import Drawn, drawn_card
from .....kernel import Seen
from .....presence.on_cards import in_deck
from ...box import DISPUTES
from ...cards import CallToRise
from ...speech import Spoken
from ..cards import (
    citizen_title,
    event_kind,
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


def kind(word: str, voice: Spoken) -> str:
    return voice.language.say(f"kind-{word}")


def cards_in_sight(view: Seen[FrostpunkView], voice: Spoken) -> list[Drawn]:
    """Every card that lies open for this seat. Of the Dusk deck that is the Social Dispute alone, which all have
    read; its other cards are named in the view, but nobody may look at them (FP-GEN-17)."""
    table = view.table
    return [
        *events(table, voice),
        *citizens(table, view.seat, voice),
        *laws(table, voice),
        *technologies(table, voice),
        *expeditions(table, voice),
        *weathers(table, voice),
        *buildings(table, voice),
        *others(table, voice),
    ]


# -- Event and Scenario cards -----------------------------------------------------------------------------------------


def events(table: FrostpunkView, voice: Spoken) -> Iterator[Drawn]:
    """The displays, what is revealed, the discard pile, and the Social Disputes in sight."""
    read = [
        *(one.card for one in table.display),
        *table.revealed,
        *table.discards.dusk,
        *([table.dispute] if table.dispute is not None else []),
        *(name for name in table.dusk if is_dispute(voice, name)),
    ]
    for name in dict.fromkeys(read):
        shown = event_of(voice, name)
        yield card(name, shown.title, event_kind(name, voice), partial(whole_event, shown, voice))


def is_dispute(voice: Spoken, name: str) -> bool:
    return name in voice.box.event_ids and voice.box.deck_of_event[voice.box.event_ids.index(name)] == DISPUTES


# -- Citizens, Advisors -----------------------------------------------------------------------------------------------


def citizens(table: FrostpunkView, seat: int | None, voice: Spoken) -> Iterator[Drawn]:
    """Hands lie open, the own one first; cards played this Round, and the discard pile."""
    players = sorted(table.players, key=lambda player: player.seat != seat)
    read = [name for player in players for name in player.hand]
    read += [player.played for player in players if player.played]
    for shown in (in_deck(voice.box.citizen_cards, name) for name in [*read, *table.discards.citizens]):
        yield card(shown.id, citizen_title(shown, voice), kind("citizen", voice), partial(whole_citizen, shown, voice))


def others(table: FrostpunkView, voice: Spoken) -> Iterator[Drawn]:
    """Advisors, the Society, and the single player's Call to Rise."""
    for advisor in voice.box.advisors:
        yield card(advisor.id, advisor.name, kind("advisor", voice), partial(whole_advisor, advisor, voice))
    society = in_deck(voice.box.societies, table.society)
    yield card(society.id, society.name, kind("society", voice), partial(whole_society, society, voice))
    if table.call_to_rise:
        bell = voice.box.cards.single("call_to_rise", CallToRise)
        yield card("call-to-rise", bell.name, kind("call-to-rise", voice), partial(whole_bell, bell, voice))


# -- Laws, Technologies, Buildings ------------------------------------------------------------------------------------


def laws(table: FrostpunkView, voice: Spoken) -> Iterator[Drawn]:
    for names, state in ((table.laws, "law-in-force"), (table.future_laws, "law-to-come")):
        for law in (in_deck(voice.box.laws, name) for name in names):
            if state == "law-in-force" or law.id not in table.laws:
                yield card(law.id, law.name, kind(state, voice), partial(whole_law, law, voice))


def technologies(table: FrostpunkView, voice: Spoken) -> Iterator[Drawn]:
    for one in table.technologies:
        row = in_deck(voice.box.technologies, one.id)
        state = kind("technology-developed" if one.developed else "technology", voice)
        yield card(row.id, row.name, state, partial(whole_technology, row, voice, one.due))


def buildings(table: FrostpunkView, voice: Spoken) -> Iterator[Drawn]:
    for row, there in zip(voice.box.buildings, table.buildings, strict=True):
        yield card(row.id, row.name, kind("building", voice), partial(whole_building, row, voice, there))


# -- Expeditions, weather ---------------------------------------------------------------------------------------------


def expeditions(table: FrostpunkView, voice: Spoken) -> Iterator[Drawn]:
    """White sides in sight, and black sides of what is explored."""
    stacks = table.expeditions.stacks
    seen = {one.card: one.explored for stack in stacks for one in stack.cards}
    seen |= {deck.top: False for deck in astuple(table.expeditions.decks) if deck.top is not None}
    for name, explored in seen.items():
        shown = in_deck(voice.box.expeditions, name)
        yield card(
            name,
            shown.title,
            kind("expedition", voice),
            partial(whole_expedition, shown, voice, explored=explored),
        )


def weathers(table: FrostpunkView, voice: Spoken) -> Iterator[Drawn]:
    for name in table.discards.weather:
        shown = in_deck(voice.box.weather, name)
        yield card(name, shown.name, kind("weather", voice), partial(whole_weather, shown, voice))
