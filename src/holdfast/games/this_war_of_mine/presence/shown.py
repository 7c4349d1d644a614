"""What a browser needs of This War of Mine besides the view: every card to read, the boards, how it ended.

The words are those of the terminal. In a story, what people say stands between
asterisks: whoever does not hold the book hears only that of a script (TW-GEN-06).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ....cards.parts import Card, Part, card_to_read
from ....kernel import Seen, ended
from ....presence import Ending, verdict
from ..box import WarBox
from ..speech import Spoken
from .board import board
from .cards import (
    KINDS,
    character_title,
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
    whole_states,
    whole_token,
    whole_visitor,
)
from .cards_of_expansions import printed_below, whole_measure, whole_pet, whole_scene, whole_secret
from .endings import Epilogue, account, epilogues
from .view import WarView

__all__ = ["board", "cards", "ending", "unlisted"]


STATE_TOKENS: Final = "states"
ALOUD: Final = "*"


# -- cards ------------------------------------------------------------------------------------------------------------


def cards(voice: Spoken) -> dict[str, Card]:
    """Every card, token and script as it is read."""
    told = stories(voice)
    return {
        key: card_to_read(key, title, voice.language.say(f"kind-{kind}"), parts, told.get(key, ""))
        for key, title, kind, parts in printed(voice)
    }


def printed(voice: Spoken) -> Iterator[tuple[str, str, str, list[Part]]]:
    """Key, title, the word of its kind, and what stands on it."""
    box = voice.box
    for event in box.events:
        yield event.id, event.title, KINDS[type(event)], whole_event(event, voice)
    for objective in box.objectives:
        yield objective.id, objective.title, "objective", whole_objective(objective, voice)
    for scenario in box.scenarios:
        yield scenario.id, scenario.title, "scenario", whole_scenario(scenario, voice)
    for person in box.characters:
        yield person.id, character_title(person, voice), "character", whole_character(person, voice)
    for fitting in box.fittings:
        yield fitting.id, fitting.name, "fitting", whole_fitting(fitting, voice)
    for lying in box.shelter:
        yield lying.id, shelter_title(lying, voice), "shelter", whole_shelter_card(lying, voice, seen=True)
    for location in box.locations:
        yield location.id, location.title, "location", whole_location(location, voice)
    for turned in box.exploration:
        yield turned.id, turned.title, "exploration", whole_exploration(turned, voice)
    for finding in box.findings:
        yield finding.id, finding_title(finding, voice), "findings", whole_finding(finding, voice)
    for resident in box.residents:
        yield resident.id, resident.title, "resident", whole_resident(resident, voice)
    for visitor in box.visitors:
        yield visitor.id, visitor.title, "visitor", whole_visitor(visitor, voice)
    for raid in box.raids:
        yield raid.id, raid.title, "raid", whole_raid(raid, voice)
    for fate in box.fate:
        yield fate.id, fate.title, "fate", whole_fate(fate, voice)
    for narrative in box.narrative:
        yield narrative.id, narrative.title, "narrative", whole_narrative(narrative, voice)
    for number, token in enumerate(box.tokens):
        yield token.id, token_title(number, voice), "goods", whole_token(token, voice)
    for street in box.street:
        yield street.id, street.title, "street", whole_scene(street, voice)
    for measure in box.measures:
        yield measure.id, measure.title, "measure", whole_measure(measure, voice)
    for place in box.heart:
        yield place.id, place.title, "heart", whole_scene(place, voice)
    yield from printed_below(voice)
    for secret in box.secrets:
        yield secret.id, secret.title, "secret", whole_secret(secret, voice)
    for pet in box.pets.values():
        yield pet.id, pet.title, "pet", whole_pet(pet, voice)
    yield STATE_TOKENS, voice.language.say("card-states"), "states", whole_states(voice)
    for script in box.scripts:
        yield script.id, script.title, "script", whole_script(script, voice, whole=True)


def stories(voice: Spoken) -> dict[str, str]:
    """Stories in which somebody speaks, with the marks round it."""
    box = voice.box
    decks: Sequence[Sequence[Any]] = [
        box.events, box.exploration, box.residents, box.visitors, box.narrative, box.locations, box.scripts,
        box.street, box.measures, box.heart, box.sewers, box.chambers, box.corridors,
    ]  # fmt: skip
    return {one.id: one.story for deck in decks for one in deck if ALOUD in one.story}


def unlisted(box: WarBox) -> Sequence[str]:
    """Scripts are read by their ids alone: a list of their titles would tell too much."""
    return box.script_ids


# -- at the table -----------------------------------------------------------------------------------------------------


def ending(view: Seen[WarView], voice: Spoken) -> Ending:
    """How the game of this `Game.view` ended: what happened, what the book says of it, and what is left."""
    cause, table = view.end.cause, view.table
    rows = account(table, voice, won=bool(view.end.winners))
    text = [paragraph(page) for page in epilogues(table, voice, cause)]
    return Ending(verdict(voice.language, cause, ()), text, [[label, said] for label, said in rows])


def paragraph(page: Epilogue) -> str:
    """'Ingvar Stenberg, alive. He goes back to the forest.'"""
    return f"{ended(page.whom or page.title)} {page.story}"
