"""Cards that a seat may read now, in full, as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from .....cards.drawing import Drawn, drawn_card
from .....kernel import Seen, capitalised
from ...box import WarBox
from ...speech import Spoken
from ..cards import (
    character_title,
    event_kind,
    in_deck,
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
from ..names import obstacle_name
from ..view import WarView
from .house import plan_of
from .marks import Plain

card = partial(drawn_card, dressed=Plain)

OPEN_BOOK: Final = "open-book"  # the table's rule by which everybody reads (TW-GEN-06)


def cards_in_sight(view: Seen[WarView], voice: Spoken) -> list[Drawn]:
    """Every card that lies open, what is printed on the board and the tokens; of the book what this seat may read."""
    box = voice.box
    table = view.table
    return [
        *pages(table, box, alone=len(view.names) == 1),
        *days(table, box),
        *people(table, box),
        *nights(table, box),
        *house(table, box),
        *tokens(box),
    ]


def at_hand(name: str | None) -> list[str]:
    """What is being carried out, if anything is."""
    return [] if name is None else [name]


# -- the book ---------------------------------------------------------------------------------------------------------


def pages(table: WarView, box: WarBox, *, alone: bool) -> Iterator[Drawn]:
    """The open script, as far as this seat may read it; what was read before, where all read the same book."""
    everything = alone or OPEN_BOOK in table.rules
    read = table.read[::-1] if everything else []
    for name in dict.fromkeys([*at_hand(table.script), *read]):
        script = box.scripts[box.script_ids.index(name)]
        whole = everything or table.whole_script
        yield card(name, script.title, "Script", partial(whole_script, script, box, whole=whole))


# -- days -------------------------------------------------------------------------------------------------------------


def days(table: WarView, box: WarBox) -> Iterator[Drawn]:
    """Events at hand and in force, Objectives, what is kept, who came to the door, and what is played."""
    for name in dict.fromkeys([*at_hand(table.event), *table.events.open]):
        event = in_deck(box.events, name)
        yield card(name, event.title, event_kind(event), partial(whole_event, event, box))
    now = table.objective
    if now is not None:
        current = in_deck(box.objectives, now.card)
        yield card(current.id, current.title, "Objective", partial(whole_objective, current, box, now.status))
    for name in table.completed:
        done = in_deck(box.objectives, name)
        yield card(name, done.title, "Objective", partial(whole_objective, done, box))
    for name in dict.fromkeys([*table.kept, *table.discards["narrative"]]):
        action = in_deck(box.narrative, name)
        yield card(name, action.title, "Narrative Action", partial(whole_narrative, action, box))
    for name in dict.fromkeys([*at_hand(table.visitor), *table.discards["visitors"]]):
        visitor = in_deck(box.visitors, name)
        yield card(name, visitor.title, "Visitor", partial(whole_visitor, visitor, box))
    scenario = in_deck(box.scenarios, table.scenario)
    yield card(scenario.id, scenario.title, "Scenario", partial(whole_scenario, scenario, box))


def people(table: WarView, box: WarBox) -> Iterator[Drawn]:
    """Those of the group, those who are gone, those who were turned away."""
    met = [*(one.character for one in table.group), *(one.character for one in table.gone)]
    for name in dict.fromkeys([*met, *table.discards["characters"]]):
        person = in_deck(box.characters, name)
        yield card(name, character_title(person), "Character", partial(whole_character, person, box))


# -- nights -----------------------------------------------------------------------------------------------------------


def nights(table: WarView, box: WarBox) -> Iterator[Drawn]:
    """Places, what was turned up there, whom the group met, and what the nights have brought."""
    trip, discards = table.trip, table.discards
    there = [] if trip is None else [trip.location]
    for name in dict.fromkeys([*there, *(place for place in table.places if place is not None)]):
        location = in_deck(box.locations, name)
        yield card(name, location.title, "Location", partial(whole_location, location))
    for name in dict.fromkeys(reversed(discards["exploration"])):
        turned = in_deck(box.exploration, name)
        yield card(name, turned.title, "Exploration card", partial(whole_exploration, turned, box))
    for name in dict.fromkeys(reversed(discards["findings"])):
        yield card(name, f"Findings {name}", "Findings card", partial(whole_finding, in_deck(box.findings, name), box))
    for name in dict.fromkeys(reversed(discards["residents"])):
        resident = in_deck(box.residents, name)
        yield card(name, resident.title, "Resident", partial(whole_resident, resident, box))
    for name in dict.fromkeys(reversed(discards["raids"])):
        raid = in_deck(box.raids, name)
        yield card(name, raid.title, "Night Raid", partial(whole_raid, raid, box))
    for name in dict.fromkeys(reversed(discards["fate"])):
        fate = in_deck(box.fate, name)
        yield card(name, fate.title, "Fate", partial(whole_fate, fate, box))


# -- the house --------------------------------------------------------------------------------------------------------


def house(table: WarView, box: WarBox) -> Iterator[Drawn]:
    """Fittings, wherever they are; rooms; Shelter cards, once their backs have been read."""
    standing = {one.fitting for one in table.shelter}
    for fitting in box.fittings:
        kind = "Fitting, built" if fitting.id in standing else "Idea" if fitting.id in table.ideas else "Fitting"
        yield card(fitting.id, fitting.name, kind, partial(whole_fitting, fitting, box))
    for one in table.shelter:
        for lying in one.cards:
            if lying.card is not None:
                back = in_deck(box.shelter, lying.card)
                title = capitalised(obstacle_name(back.kind))
                yield card(back.id, title, "Shelter card", partial(whole_shelter_card, back, box, seen=True))
    for space in plan_of(table, box).spaces:
        if whole_space(space, box):
            yield card(space.id, space.name, "Room", partial(whole_space, space, box))


def tokens(box: WarBox) -> Iterator[Drawn]:
    for number, token in enumerate(box.tokens):
        yield card(token.id, token_title(number), "Goods", partial(whole_token, token))
    yield card("states", "State tokens", "States", partial(whole_states, box))
