"""What a laboratory counts in the shelter: see `mind.Measures`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....mind import BAD_LEVEL, BAD_THINGS, THINGS, Measures, NamedCard, Turned
from ..box import WarBox
from ..characters import people
from ..nouns import STATES
from ..state import COMPONENT, FOODS, MEDICAL, MOST_PEOPLE, NONE, WATER, WOOD, Shelter


def tracks(g: Shelter, seat: int) -> dict[str, int]:
    """The same for every seat: it is one group. Of each state, the sum over everybody in it."""
    group = people.group(g)
    states = {
        word: sum(g.levels[state * MOST_PEOPLE + person] for person in group) for state, word in enumerate(STATES)
    }
    return {
        "people": len(group),
        **states,
        "water": g.stock[WATER],
        "food": sum(g.stock[food] for food in FOODS),
        "medicine": sum(g.stock[token] for token in MEDICAL),
        "wood": g.stock[WOOD],
        "components": g.stock[COMPONENT],
        "fittings": sum(fitting != NONE for fitting in g.fitting),
        "boarded": sum(g.boarded),
        "cold": g.cold,
    }


def decks(box: WarBox) -> Mapping[str, Sequence[NamedCard]]:
    return {
        "events": [(card.id, card.title) for card in box.events],
        "visitors": [(card.id, card.title) for card in box.visitors],
        "residents": [(card.id, card.title) for card in box.residents],
        "exploration": [(card.id, card.title) for card in box.exploration],
        "locations": [(card.id, card.title) for card in box.locations],
        "narrative": [(card.id, card.title) for card in box.narrative],
        "scripts": [(card.id, card.title) for card in box.scripts],
        "fittings": [(card.id, card.name) for card in box.fittings if not card.place],
        "characters": [(card.id, card.name) for card in box.characters],
        "raids": [(card.id, card.title) for card in box.raids],
        "fate": [(card.id, card.title) for card in box.fate],
        "objectives": [(card.id, card.title) for card in box.objectives],
        "street": [(card.id, card.title) for card in box.street],
        "secrets": [(card.id, card.title) for card in box.secrets],
        "desperate": [(card.id, card.title) for card in box.measures],
        "heart": [(card.id, card.title) for card in box.heart],
        "sewers": [(card.id, card.title) for card in box.sewers],
        "chambers": [(card.id, card.title) for card in box.chambers],
        "corridors": [(card.id, card.title) for card in box.corridors],
    }


KINDS = {
    **dict.fromkeys(STATES, BAD_LEVEL),
    "wounds": BAD_THINGS,
    "people": THINGS,
    "components": THINGS,
    "fittings": THINGS,
    "boarded": THINGS,
    "cold": BAD_LEVEL,
}

MEASURES = Measures(
    tracks=tracks,
    kinds=KINDS,
    decks=decks,
    named={"craft": "fittings", "idea": "fittings", "narrative": "narrative", "aside-card": "narrative"},
    about={
        "event-option": "events",
        "visitor-option": "visitors",
        "resident": "residents",
        "unknown-card": "exploration",
        "narrative-option": "narrative",
        "script-option": "scripts",
        "street-option": "street",
        "measure-option": "desperate",
        "heart-option": "heart",
        "room-option": "chambers",
        "corridor-option": "corridors",
    },
    turned={
        "event-drawn": Turned("events"),
        "visitor": Turned("visitors"),
        "street-acts": Turned("street"),
        "measure-used": Turned("desperate"),
        "heart-card": Turned("heart"),
        "map-laid": Turned("sewers"),
        "room-met": Turned("chambers"),
        "corridor-met": Turned("corridors"),
        "secret-revealed": Turned("secrets", 1),
        "resident-met": Turned("residents"),
        "card-turned": Turned("exploration"),
        "arrives": Turned("locations"),
        "script-read": Turned("scripts"),
        "narrative-kept": Turned("narrative"),
        "narrative-used": Turned("narrative"),
        "starts": Turned("characters"),
        "joins": Turned("characters"),
        "raid": Turned("raids"),
        "fate": Turned("fate"),
        "objective-revealed": Turned("objectives"),
    },
)
