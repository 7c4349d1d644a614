"""Cards that a seat may read now, in full, as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from .....cards.drawing import Drawn, drawn_card
from .....kernel import Seen
from .....presence.on_cards import in_deck
from ...speech import Spoken
from ..cards import (
    character_title,
    event_kind,
    finding_title,
    shelter_title,
    token_title,
    whole_character,
    whole_event,
    whole_exploration,
    whole_fate,
    whole_finding,
    whole_fitting,
    whole_location,
    whole_narrative,
    whole_objective,
    whole_raid,
    whole_resident,
    whole_scenario,
    whole_script,
    whole_shelter_card,
    whole_space,
    whole_states,
    whole_token,
    whole_visitor,
)
from ..view import WarView
from .house import plan_of
from .marks import Plain

card = partial(drawn_card, dressed=Plain)

OPEN_BOOK: Final = "open-book"  # the table's rule by which everybody reads (TW-GEN-06)


def kind(word: str, voice: Spoken) -> str:
    return voice.language.say(f"kind-{word}")


def cards_in_sight(view: Seen[WarView], voice: Spoken) -> list[Drawn]:
    """Every card that lies open, what is printed on the board and the tokens; of the book what this seat may read."""
    table = view.table
    return [
        *pages(table, voice, alone=len(view.names) == 1),
        *days(table, voice),
        *people(table, voice),
        *nights(table, voice),
        *house(table, voice),
        *tokens(voice),
    ]


def at_hand(name: str | None) -> list[str]:
    """What is being carried out, if anything is."""
    return [] if name is None else [name]


# -- the book ---------------------------------------------------------------------------------------------------------


def pages(table: WarView, voice: Spoken, *, alone: bool) -> Iterator[Drawn]:
    """The open script, as far as this seat may read it; what was read before, where all read the same book."""
    everything = alone or OPEN_BOOK in table.rules
    read = table.read[::-1] if everything else []
    for name in dict.fromkeys([*at_hand(table.script), *read]):
        script = voice.box.scripts[voice.box.script_ids.index(name)]
        whole = everything or table.whole_script
        yield card(name, script.title, kind("script", voice), partial(whole_script, script, voice, whole=whole))


# -- days -------------------------------------------------------------------------------------------------------------


def days(table: WarView, voice: Spoken) -> Iterator[Drawn]:
    """Events at hand and in force, Objectives, what is kept, who came to the door, and what is played."""
    for name in dict.fromkeys([*at_hand(table.event), *table.events.open]):
        event = in_deck(voice.box.events, name)
        yield card(name, event.title, event_kind(event, voice), partial(whole_event, event, voice))
    now = table.objective
    if now is not None:
        current = in_deck(voice.box.objectives, now.card)
        yield card(
            current.id,
            current.title,
            kind("objective", voice),
            partial(whole_objective, current, voice, now.status),
        )
    for name in table.completed:
        done = in_deck(voice.box.objectives, name)
        yield card(name, done.title, kind("objective", voice), partial(whole_objective, done, voice))
    for name in dict.fromkeys([*table.kept, *table.discards["narrative"]]):
        action = in_deck(voice.box.narrative, name)
        yield card(name, action.title, kind("narrative", voice), partial(whole_narrative, action, voice))
    for name in dict.fromkeys([*at_hand(table.visitor), *table.discards["visitors"]]):
        visitor = in_deck(voice.box.visitors, name)
        yield card(name, visitor.title, kind("visitor", voice), partial(whole_visitor, visitor, voice))
    scenario = in_deck(voice.box.scenarios, table.scenario)
    yield card(scenario.id, scenario.title, kind("scenario", voice), partial(whole_scenario, scenario, voice))


def people(table: WarView, voice: Spoken) -> Iterator[Drawn]:
    """Those of the group, those who are gone, those who were turned away."""
    met = [*(one.character for one in table.group), *(one.character for one in table.gone)]
    for name in dict.fromkeys([*met, *table.discards["characters"]]):
        person = in_deck(voice.box.characters, name)
        yield card(
            name, character_title(person, voice), kind("character", voice), partial(whole_character, person, voice)
        )


# -- nights -----------------------------------------------------------------------------------------------------------


def nights(table: WarView, voice: Spoken) -> Iterator[Drawn]:
    """Places, what was turned up there, whom the group met, and what the nights have brought."""
    trip, discards = table.trip, table.discards
    there = [] if trip is None else [trip.location]
    for name in dict.fromkeys([*there, *(place for place in table.places if place is not None)]):
        location = in_deck(voice.box.locations, name)
        yield card(name, location.title, kind("location", voice), partial(whole_location, location, voice))
    for name in dict.fromkeys(reversed(discards["exploration"])):
        turned = in_deck(voice.box.exploration, name)
        yield card(name, turned.title, kind("exploration", voice), partial(whole_exploration, turned, voice))
    for name in dict.fromkeys(reversed(discards["findings"])):
        yield card(
            name,
            finding_title(in_deck(voice.box.findings, name), voice),
            kind("findings", voice),
            partial(whole_finding, in_deck(voice.box.findings, name), voice),
        )
    for name in dict.fromkeys(reversed(discards["residents"])):
        resident = in_deck(voice.box.residents, name)
        yield card(name, resident.title, kind("resident", voice), partial(whole_resident, resident, voice))
    for name in dict.fromkeys(reversed(discards["raids"])):
        raid = in_deck(voice.box.raids, name)
        yield card(name, raid.title, kind("raid", voice), partial(whole_raid, raid, voice))
    for name in dict.fromkeys(reversed(discards["fate"])):
        fate = in_deck(voice.box.fate, name)
        yield card(name, fate.title, kind("fate", voice), partial(whole_fate, fate, voice))


# -- the house --------------------------------------------------------------------------------------------------------


def house(table: WarView, voice: Spoken) -> Iterator[Drawn]:
    """Fittings, wherever they are; rooms; Shelter cards, once their backs have been read."""
    standing = {one.fitting for one in table.shelter}
    for fitting in voice.box.fittings:
        known = (
            "fitting-built" if fitting.id in standing else "fitting-idea" if fitting.id in table.ideas else "fitting"
        )
        yield card(fitting.id, fitting.name, kind(known, voice), partial(whole_fitting, fitting, voice))
    for one in table.shelter:
        for lying in one.cards:
            if lying.card is not None:
                back = in_deck(voice.box.shelter, lying.card)
                title = shelter_title(back, voice)
                yield card(back.id, title, kind("shelter", voice), partial(whole_shelter_card, back, voice, seen=True))
    for space in plan_of(table, voice.box).spaces:
        if whole_space(space, voice):
            yield card(space.id, space.name, kind("space", voice), partial(whole_space, space, voice))


def tokens(voice: Spoken) -> Iterator[Drawn]:
    for number, token in enumerate(voice.box.tokens):
        yield card(token.id, token_title(number, voice), kind("goods", voice), partial(whole_token, token, voice))
    yield card("states", voice.language.say("card-states"), kind("states", voice), partial(whole_states, voice))
