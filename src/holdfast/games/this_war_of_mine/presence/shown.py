"""What a browser needs of This War of Mine besides the view: every card to read, the boards, what warns, how it ended.

The words are those of the terminal. In a story, what people say stands between
asterisks: whoever does not hold the book hears only that of a script (TW-GEN-06).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ....cards.parts import Card, Part, card_to_read
from ....kernel import Seen, capitalised, ended
from ....presence import Ending
from .. import nouns
from ..box import WarBox
from ..speech import Spoken
from .board import board
from .cards import (
    character_title,
    event_kind,
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
from .endings import Epilogue, account, epilogues, happened
from .view import WarView

__all__ = ["UNLISTED", "board", "cards", "ending", "warnings"]


SCRIPT: Final = "Script"
STATE_TOKENS: Final = "states"
UNLISTED: Final = (SCRIPT,)  # kinds that are read by their ids alone: a list of their titles would tell too much
ALOUD: Final = "*"


# -- cards ------------------------------------------------------------------------------------------------------------


def cards(voice: Spoken) -> dict[str, Card]:
    """Every card, token and script as it is read."""
    box = voice.box
    told = stories(box)
    return {key: card_to_read(key, title, kind, parts, told.get(key, "")) for key, title, kind, parts in printed(box)}


def printed(box: WarBox) -> Iterator[tuple[str, str, str, list[Part]]]:
    """Key, title, kind, and what stands on it."""
    for event in box.events:
        yield event.id, event.title, event_kind(event), whole_event(event, box)
    for objective in box.objectives:
        yield objective.id, objective.title, "Objective", whole_objective(objective, box)
    for scenario in box.scenarios:
        yield scenario.id, scenario.title, "Scenario", whole_scenario(scenario, box)
    for person in box.characters:
        yield person.id, character_title(person), "Character", whole_character(person, box)
    for fitting in box.fittings:
        yield fitting.id, fitting.name, "Fitting", whole_fitting(fitting, box)
    for lying in box.shelter:
        title = capitalised(nouns.SHELTER_KINDS[lying.kind][1])
        yield lying.id, title, "Shelter card", whole_shelter_card(lying, box, seen=True)
    for location in box.locations:
        yield location.id, location.title, "Location", whole_location(location)
    for turned in box.exploration:
        yield turned.id, turned.title, "Exploration card", whole_exploration(turned, box)
    for finding in box.findings:
        yield finding.id, f"Findings {finding.id}", "Findings card", whole_finding(finding, box)
    for resident in box.residents:
        yield resident.id, resident.title, "Resident", whole_resident(resident, box)
    for visitor in box.visitors:
        yield visitor.id, visitor.title, "Visitor", whole_visitor(visitor, box)
    for raid in box.raids:
        yield raid.id, raid.title, "Night Raid", whole_raid(raid, box)
    for fate in box.fate:
        yield fate.id, fate.title, "Fate", whole_fate(fate, box)
    for narrative in box.narrative:
        yield narrative.id, narrative.title, "Narrative Action", whole_narrative(narrative, box)
    for number, token in enumerate(box.tokens):
        yield token.id, token_title(number), "Goods", whole_token(token)
    yield STATE_TOKENS, "State tokens", "States", whole_states(box)
    for script in box.scripts:
        yield script.id, script.title, SCRIPT, whole_script(script, box, whole=True)


def stories(box: WarBox) -> dict[str, str]:
    """Stories in which somebody speaks, with the marks round it."""
    decks: Sequence[Sequence[Any]] = [
        box.events, box.exploration, box.residents, box.visitors, box.narrative, box.locations, box.scripts,
    ]  # fmt: skip
    return {one.id: one.story for deck in decks for one in deck if ALOUD in one.story}


# -- at the table -----------------------------------------------------------------------------------------------------


def warnings(view: Seen[WarView], voice: Spoken) -> list[str]:
    """Every loss in sight of this `Game.view`, the worst first."""
    return [voice.say(message, numbers) for message, numbers in view.table.dangers]


def ending(view: Seen[WarView], voice: Spoken) -> Ending:
    """How the game of this `Game.view` ended: what happened, what the book says of it, and what is left."""
    cause, table = view.end.cause, view.table
    rows = account(table, voice, won=bool(view.end.winners))
    text = [paragraph(page) for page in epilogues(table, voice, cause)]
    return Ending(happened(cause, voice), text, [[label, said] for label, said in rows])


def paragraph(page: Epilogue) -> str:
    """'Ingvar Stenberg, alive. He goes back to the forest.'"""
    return f"{ended(page.whom or page.title)} {page.story}"
