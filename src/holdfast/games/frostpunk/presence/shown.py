"""What a browser needs of Frostpunk besides the view: every card to read, the boards, what warns, and how it ended.

The words are those of the terminal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ....cards.parts import Part, as_data
from ....kernel import Seen
from ....presence import Ending
from ..box import FrostpunkBox
from ..cards import CallToRise
from ..speech import Spoken
from .board import board
from .cards import (
    advisor_card,
    citizen_title,
    event_kind,
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
from .endings import EPILOGUES, HAPPENED, account
from .view import FrostpunkView

__all__ = ["board", "cards", "ending", "warnings"]

Plain = dict[str, Any]

CALL_TO_RISE: Final = "call-to-rise"


# -- cards ------------------------------------------------------------------------------------------------------------


def cards(voice: Spoken) -> dict[str, Plain]:
    """Every card as it is read."""
    box = voice.box
    return {key: as_data(key, title, kind, parts) for key, title, kind, parts in printed(box)}


def printed(box: FrostpunkBox) -> Iterator[tuple[str, str, str, list[Part]]]:
    """Key, title, kind, and what stands on it."""
    for event in box.events:
        yield event.id, event.title, event_kind(box, event.id), whole_event(event, box)
    for citizen in box.citizen_cards:
        yield citizen.id, citizen_title(citizen), "Citizen", whole_citizen(citizen, box)
    for law in box.laws:
        yield law.id, law.name, "Law", whole_law(law, box)
    for technology in box.technologies:
        yield technology.id, technology.name, "Technology", whole_technology(technology)
    for trip in box.expeditions:
        yield trip.id, trip.title, "Expedition", whole_expedition(trip, box, explored=False)
        yield inside(trip.id), trip.title, "Expedition", whole_expedition(trip, box, explored=True)
    for weather in box.weather:
        yield weather.id, weather.name, "Weather", whole_weather(weather)
    for building in box.buildings:
        yield building.id, building.name, "Building", whole_building(building, box)
    for advisor in box.advisors:
        yield advisor_card(advisor.id), advisor.name, "Advisor", whole_advisor(advisor, box)
    for society in box.societies:
        yield society.id, society.name, "Society", whole_society(society)
    bell = box.cards.single("call_to_rise", CallToRise)
    yield CALL_TO_RISE, bell.name, "Call to Rise", whole_bell(bell)


# -- at the table -----------------------------------------------------------------------------------------------------


def warnings(view: Seen[FrostpunkView], voice: Spoken) -> list[str]:
    """Every loss in sight of this `Game.view`, the worst first."""
    return [voice.say(message, numbers) for message, numbers in view.table.dangers]


def ending(view: Seen[FrostpunkView], voice: Spoken) -> Ending:
    """How the game of this `Game.view` ended: what happened, how it looks, and what is left."""
    box = voice.box
    cause = view.end.cause
    rows = account(view.table, box, saved=bool(view.end.winners))
    return Ending(HAPPENED[cause], [EPILOGUES[cause]], [[label, said] for label, said in rows])
