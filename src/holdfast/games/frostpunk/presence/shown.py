"""What a browser needs of Frostpunk besides the view: every card to read, the boards, and how it ended.

The words are those of the terminal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....cards.parts import Card, Part, card_to_read
from ....kernel import Seen
from ....presence import Ending
from ..cards import CallToRise
from ..speech import Spoken
from .board import board
from .cards import (
    DECKS,
    advisor_card,
    inside,
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
from .endings import account, happened
from .view import FrostpunkView

__all__ = ["board", "cards", "ending"]


CALL_TO_RISE: Final = "call-to-rise"


# -- cards ------------------------------------------------------------------------------------------------------------


def cards(voice: Spoken) -> dict[str, Card]:
    """Every card as it is read."""
    return {
        key: card_to_read(key, title, voice.language.say(kind), parts) for key, title, kind, parts in printed(voice)
    }


def printed(voice: Spoken) -> Iterator[tuple[str, str, str, list[Part]]]:
    """Key, title, the message of its kind, and what stands on it."""
    box = voice.box
    for number, event in enumerate(box.events):
        yield event.id, event.title, f"deck-{DECKS[box.deck_of_event[number]]}", whole_event(event, voice)
    for citizen in box.citizen_cards:
        yield citizen.id, f"{citizen.name}, {citizen.trade}", "kind-citizen", whole_citizen(citizen, voice)
    for law in box.laws:
        yield law.id, law.name, "kind-law", whole_law(law, voice)
    for technology in box.technologies:
        yield technology.id, technology.name, "kind-technology", whole_technology(technology, voice)
    for trip in box.expeditions:
        yield trip.id, trip.title, "kind-expedition", whole_expedition(trip, voice, explored=False)
        yield inside(trip.id), trip.title, "kind-expedition", whole_expedition(trip, voice, explored=True)
    for weather in box.weather:
        yield weather.id, weather.name, "kind-weather", whole_weather(weather, voice)
    for building in box.buildings:
        yield building.id, building.name, "kind-building", whole_building(building, voice)
    for advisor in box.advisors:
        yield advisor_card(advisor.id), advisor.name, "kind-advisor", whole_advisor(advisor, voice)
    for society in box.societies:
        yield society.id, society.name, "kind-society", whole_society(society, voice)
    bell = box.cards.single("call_to_rise", CallToRise)
    yield CALL_TO_RISE, bell.name, "kind-call-to-rise", whole_bell(bell, voice)


# -- at the table -----------------------------------------------------------------------------------------------------


def ending(view: Seen[FrostpunkView], voice: Spoken) -> Ending:
    """How the game of this `Game.view` ended: what happened, how it looks, and what is left."""
    title, told = happened(view.end.cause, voice)
    rows = account(view.table, voice, saved=bool(view.end.winners))
    return Ending(title, [told], [[label, said] for label, said in rows])
