"""What a laboratory counts in the crater: see `mind.Measures`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....mind import BAD_LEVEL, BAD_THINGS, LEVEL, THINGS, Measures, NamedCard, Turned
from ..box import FrostpunkBox
from ..state import COAL, CORE, DISCONTENT, HOPE, NONE, RUINS, STEEL, WOOD, City


def tracks(g: City, seat: int) -> dict[str, int]:
    """The same for every seat: it is one city."""
    return {
        "hope": len(g.tokens[HOPE]),
        "discontent": len(g.tokens[DISCONTENT]),
        "people": sum(g.people),
        "sick": sum(g.sick),
        "corpses": g.corpses,
        "food": g.food,
        "hunger": g.hunger,
        "coal": g.stock[COAL],
        "wood": g.stock[WOOD],
        "cores": g.stock[CORE],
        "steel": g.stock[STEEL],
        "heat": g.heat,
        "cold": g.cold,
        "stress": g.stress,
        "buildings": buildings(g),
        "laws": sum(g.laws),
        "technologies": sum(g.developed),
    }


def buildings(g: City) -> int:
    """A Large one stands on two spaces, and is one."""
    spaces = [0] * (RUINS + 1)
    for building in g.building:
        if building not in (NONE, RUINS):
            spaces[building] += 1
    return sum(-(-number // 2) if g.box.large[building] else number for building, number in enumerate(spaces))


def decks(box: FrostpunkBox) -> Mapping[str, Sequence[NamedCard]]:
    return {
        "laws": [(card.id, card.name) for card in box.laws],
        "technologies": [(card.id, card.name) for card in box.technologies],
        "buildings": [(card.id, card.name) for card in box.buildings],
        "advisors": [(card.id, card.name) for card in box.advisors],
        "citizens": [(card.id, f"{card.name}, {card.trade}") for card in box.citizen_cards],
        "events": [(card.id, card.title) for card in box.events],
        "expeditions": [(card.id, card.title) for card in box.expeditions],
        "weather": [(card.id, card.name) for card in box.weather],
    }


KINDS = {
    "hope": LEVEL,
    "discontent": BAD_LEVEL,
    "people": THINGS,
    "sick": BAD_THINGS,
    "corpses": BAD_THINGS,
    "hunger": BAD_LEVEL,
    "cores": THINGS,
    "heat": LEVEL,
    "cold": BAD_LEVEL,
    "stress": BAD_LEVEL,
    "buildings": THINGS,
    "laws": THINGS,
    "technologies": THINGS,
}

MEASURES = Measures(
    tracks=tracks,
    kinds=KINDS,
    decks=decks,
    named={
        "law": "laws",
        "technology": "technologies",
        "build": "buildings",
        "advisor": "advisors",
        "play": "citizens",
        "special": "events",
    },
    about={"option": "events", "way": "expeditions"},
    turned={
        "card-revealed": Turned("events"),
        "weather": Turned("weather"),
        "scout-arrives": Turned("expeditions", card=1),
        "citizen-drawn": Turned("citizens", card=1),
    },
)
