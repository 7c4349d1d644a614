"""What lies open on the table.

Everybody sees the same, but for the open script: who holds the book reads it whole (TW-GEN-06). Hidden are the order of
every deck, the Unknown cards, the backs of Shelter cards, which Events were dealt, the Objectives to come, and which
red-corner cards are still aside.
"""

from __future__ import annotations

from typing import Any, Final

from .. import nouns
from ..box import goods_of
from ..cards import ENDING, EVENT
from ..characters import people
from ..mind.forecast import dangers
from ..phases import day, morning, raid, scavenging
from ..scavenging import findings, locations
from ..setup import TABLE
from ..shelter import fittings, shelter, storage
from ..shelter.shelter import SPOKEN_FOR
from ..state import (
    ASIDE_RAIDS,
    ASIDE_RESIDENTS,
    DAY,
    EXPLORATION,
    MEDICAL,
    MOST_PEOPLE,
    NONE,
    OPEN_BOOK,
    OUT,
    PEOPLE,
    PLACES,
    RAID,
    SET_UP,
    STATES,
    UNARMED,
    Shelter,
)

PHASE_WORDS: Final = ("morning", "day", "dusk", "evening", "scavenging", "raid", "dawn")
TASK_WORDS: Final = ("bed", "floor", "guard", "out")
DECK_WORDS: Final = (
    "exploration",
    "findings",
    "residents",
    "raids",
    "fate",
    "narrative",
    "visitors",
    "locations",
    "characters",
)
MOMENT_WORDS: Final = (*nouns.MOMENTS, *(key for key, _, _ in nouns.INSTEAD))
GOODS_WORDS: Final = tuple(key for key, _, _ in nouns.GOODS)
CHAPTER: Final = "chapter"


def view(g: Shelter, seat: int | None) -> dict[str, Any]:
    """The table as this seat sees it."""
    box = g.box
    reach = shelter.reachable(g)
    return {
        "scenario": box.scenarios[g.scenario].id,
        "board": box.plans[g.side].plan.id,
        "rules": [name for name, agreed in zip(TABLE, g.table, strict=True) if agreed],
        "day": g.day,
        "phase": "set-up" if g.phase == SET_UP else PHASE_WORDS[g.phase],
        "round": g.round,
        "leader": g.leader,
        "group": [person(g, number, reach) for number in PEOPLE if g.characters[number] != NONE],
        "meant": None if people.card_of(g, g.who) == NONE else g.who + 1,
        "gone": [{"character": box.characters[row // 2].id, "left": bool(row % 2)} for row in g.gone],
        "pets": [word for word, here in zip(nouns.PETS, g.pets, strict=True) if here],
        "storage": counted(g.stock),
        "lent": counted(g.pile) if g.phase == DAY else {},
        "pile": {} if g.phase == DAY else counted(g.pile),
        "load": load(g),
        "supply": {word: storage.left(g, kind) for kind, word in enumerate(GOODS_WORDS)},
        "values": {word: storage.value(g, kind) for kind, word in enumerate(GOODS_WORDS) if storage.value(g, kind)},
        "shelter": spaces(g, reach),
        "boarded": [bool(board) for board in g.boarded],
        "beds": fittings.beds(g),
        "cold": g.cold,
        "fittings": [box.fittings[card].id for card in sorted(g.fittings)],
        "ideas": [box.fittings[card].id for card in sorted(g.ideas)],
        "events": events(g),
        "objective": objective(g),
        "completed": [box.objectives[card].id for card in g.completed],
        "victory": g.victory,
        "kept": [box.narrative[card].id for card in sorted(g.kept_cards)],
        "places": [None if card == NONE else box.locations[card].id for card in g.places[:PLACES]],
        "hidden": [counted(goods_of(tuple(row))) for row in g.hidden],
        "trip": trip(g),
        "fight": fight(g) if g.fighting else None,
        "event": None if g.event == NONE else box.event_ids[g.event],
        "visitor": None if g.visitor == NONE else box.visitors[g.visitor].id,
        "script": None if g.script == NONE else box.script_ids[g.script],
        "whole_script": seat == g.leader or bool(g.table[OPEN_BOOK]),
        "read": [box.script_ids[script] for script in g.read],
        "for_the_end": [box.script_ids[script] for script in g.epilogue],
        "later": [
            {"when": MOMENT_WORDS[when], "days": days, "script": box.script_ids[script]}
            for when, days, script in g.later
        ],
        "tonight": tonight(g),
        "face_down": {word: len(deck) for word, deck in zip(DECK_WORDS, g.decks, strict=True)},
        "discards": discards(g),
        "aside": {"raids": len(g.aside[ASIDE_RAIDS]), "residents": len(g.aside[ASIDE_RESIDENTS])},
        "dangers": [] if g.phase == SET_UP else [[message, list(numbers)] for message, numbers in dangers(g)],
    }


def counted(amounts: list[int]) -> dict[str, int]:
    """Goods by name, those of which there are any."""
    return {word: n for word, n in zip(GOODS_WORDS, amounts, strict=True) if n}


# -- people -----------------------------------------------------------------------------------------------------------


def person(g: Shelter, number: int, reach: list[bool]) -> dict[str, Any]:
    box, card = g.box, g.characters[number]
    place, task, weapon = g.standing[number], g.task[number], g.armed[number]
    planned = g.acted[number] - SPOKEN_FOR  # the Fitting being built, or after those the space one is moved to
    to = planned - len(box.fittings)
    return {
        "person": number + 1,
        "character": box.characters[card].id,
        "starting": card in g.beginners,
        "states": {nouns.STATES[state]: people.level(g, number, state) for state in range(STATES)},
        "blocked": [action for action in (1, 2, 3) if people.blocked(g, number, action)],
        "asleep": people.is_asleep(g, number),
        "can_act": g.phase == DAY and g.round > 0 and day.can_act(g, number, reach),
        "acted": bool(g.acted[number]),
        "at": None if place == NONE else box.space_words[place],
        "builds": box.fittings[planned].id if 0 <= planned < len(box.fittings) else None,
        "moves_to": box.space_words[to] if to >= 0 else None,
        "task": None if task == NONE else TASK_WORDS[task],
        "weapon": None if weapon == UNARMED else GOODS_WORDS[weapon],
        "treated": [
            GOODS_WORDS[token] for place, token in enumerate(MEDICAL) if g.treated[number * len(MEDICAL) + place]
        ],
        "stopped": bool(g.stopped[number]),
    }


# -- the shelter ------------------------------------------------------------------------------------------------------


def spaces(g: Shelter, reach: list[bool]) -> list[dict[str, Any]]:
    box = g.box
    return [
        {
            "space": box.space_words[space],
            "cards": [shelter_card(g, row) for row in g.cards_on[space]],
            "fitting": None if g.fitting[space] == NONE else box.fittings[g.fitting[space]].id,
            "waits": g.waits[space],
            "reachable": reach[space],
        }
        for space in range(box.spaces)
    ]


def shelter_card(g: Shelter, row: int) -> dict[str, Any]:
    """Which card it is has been read once it lies on its Remnants side."""
    number, turned = divmod(row, 2)
    return {
        "kind": nouns.SHELTER_KINDS[g.box.shelter_kind[number]][0],
        "remnants": bool(turned),
        "card": g.box.shelter[number].id if turned else None,
    }


# -- days -------------------------------------------------------------------------------------------------------------


def events(g: Shelter) -> dict[str, Any]:
    """`to_come` is how the scenario has it, from the top: a kind of card, or the id of one that all can look up."""
    named = g.box.named_events[g.scenario]
    return {
        "left": len(g.events),
        "open": [g.box.event_ids[card] for card in g.open_events],
        "to_come": [g.box.event_ids[card] if named[place] else kind_of(g, card) for place, card in stacked(g)],
    }


def stacked(g: Shelter) -> list[tuple[int, int]]:
    """Events deck from the top: the place of each card from the bottom, and the card."""
    return list(enumerate(g.events))[::-1]


def kind_of(g: Shelter, card: int) -> str:
    return EVENT if card < g.box.first_ending else ENDING if card < g.box.first_chapter else CHAPTER


def objective(g: Shelter) -> dict[str, Any] | None:
    if g.objective == NONE:
        return None
    card = g.box.objectives[g.objective]
    return {"card": card.id, "status": g.status, "steps": card.steps}


def tonight(g: Shelter) -> dict[str, Any]:
    """While a raid is carried out, `damage` and `wounds` are what is left of it; before that, what was added to it.
    `events` is what face-up Events add to every raid."""
    return {
        "damage": g.damage,
        "wounds": g.injuries,
        "events": {"damage": morning.raid_damage(g), "wounds": morning.raid_wounds(g)},
        "under_way": g.phase == RAID and g.stage == raid.RAIDING,
        "spared": g.spared,
        "guards": [guard + 1 for guard in people.guards(g)],
    }


# -- out at night -----------------------------------------------------------------------------------------------------


def load(g: Shelter) -> dict[str, int] | None:
    """TW-FIND-03: what lies on the FINDINGS PILE, and what those who are out can carry; None if nobody is."""
    if not people.on_task(g, OUT):
        return None
    return {"weight": storage.weight(g, g.pile), "capacity": findings.capacity(g)}


def trip(g: Shelter) -> dict[str, Any] | None:
    """`place` is None if the card has left the board during the visit. `risk`: on how many rolls in
    a hundred noise brings somebody."""
    location = locations.here(g)
    if location is None:
        return None
    return {
        "place": None if g.location == locations.LEFT_BOARD else nouns.PLACES[g.location],
        "location": location.id,
        "unknown": len(g.unknown),
        "turned": [g.box.exploration[card].id for card in g.drawn[EXPLORATION]],
        "noise": g.noise,
        "risk": 10 * g.noise,
        "resident": None if g.card == NONE else g.box.residents[g.card].id,
        "scavengers": [one + 1 for one in people.scavengers(g)],
        "fled": g.fled,
        "packing": g.stage >= scavenging.PACKING,
    }


def fight(g: Shelter) -> dict[str, Any]:
    """The combat chart: an enemy stands in the row of its weapon, and a column further for each wound. `round` is 0
    before the first."""
    dodging = set(g.dodging)
    return {
        "resident": None if g.card == NONE else g.box.residents[g.card].id,
        "round": g.combat_round,
        "foes": [
            {
                "foe": number + 1,
                "kind": "ABC"[g.box.enemy_kind[token]],
                "prowess": g.box.enemy_prowess[token],
                "weapon": weapon_word(g.foe_weapon[number]),
                "melee": weapon_word(g.foe_melee[number]),
                "wounds": g.foe_wounds[number],
                "dodges": MOST_PEOPLE + number in dodging,
            }
            for number, token in enumerate(g.foes)
        ],
        "dodging": [one + 1 for one in PEOPLE if one in dodging],
        "rolling": rolling(g),
    }


def weapon_word(weapon: int) -> str | None:
    return None if weapon == UNARMED else GOODS_WORDS[weapon]


def rolling(g: Shelter) -> dict[str, int | None] | None:
    """Whose roll is being settled."""
    if g.fighter == NONE:
        return None
    foe = g.fighter - MOST_PEOPLE
    return {"person": g.fighter + 1 if foe < 0 else None, "foe": foe + 1 if foe >= 0 else None}


def discards(g: Shelter) -> dict[str, list[str]]:
    """What was drawn and may come back, face up."""
    box = g.box
    decks = (
        [card.id for card in box.exploration],
        [card.id for card in box.findings],
        [card.id for card in box.residents],
        [card.id for card in box.raids],
        [card.id for card in box.fate],
        [card.id for card in box.narrative],
        [card.id for card in box.visitors],
        [card.id for card in box.locations],
        [card.id for card in box.characters],
    )
    return {word: [ids[card] for card in drawn] for word, ids, drawn in zip(DECK_WORDS, decks, g.drawn, strict=True)}
