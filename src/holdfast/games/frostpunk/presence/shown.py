"""What a browser needs of Frostpunk besides the view: every card to read, the boards, what warns, and how it ended.

Plain data in the shapes of `wire.py`; the words are those of the terminal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ....cards.parts import Part, Said, as_data
from ..box import FrostpunkBox, sides
from ..cards import Building, CallToRise, Event, Scenario
from ..city.laws import pair_of
from ..city.map import CORNER_FAR, CORNER_NEAR, DRAWER, FAR, GENERATOR, GENERATOR_HEXES, HEXES, NEAR, PLACES, spaces_of
from ..nouns import CITIZENS, GOODS, LYING, RESOURCES
from ..state import (
    BANISHED,
    MOST_AUTOMATONS,
    MOST_FOOD,
    MOST_HOPE,
    MOST_HUNGER,
    MOST_LAWS,
    MOST_ON_SPACE,
    MOST_PEOPLE,
    MOST_STEEL,
    NONE,
    TYPES,
)
from .cards import (
    HINTS,
    ZONES,
    ability_place,
    citizen_title,
    event_kind,
    exhausted,
    special_title,
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
from .view import PHASE_WORDS
from .words import MEEPLES, PHASES, citizen_name, say

Plain = dict[str, Any]

EVENT_DECKS: Final = ("morning", "dusk", "dispute", "consequence", "scenario")
CALL_TO_RISE: Final = "call-to-rise"


# -- cards ------------------------------------------------------------------------------------------------------------


def advisor_card(name: str) -> str:
    """An Advisor and a Building have the same id, so Advisors have a first name here."""
    return f"advisor:{name}"


def inside(name: str) -> str:
    """The black side of an Expedition: nobody reads it before it is explored."""
    return f"{name}:inside"


def cards(box: FrostpunkBox) -> dict[str, Plain]:
    """Every card as it is read."""
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


def special_words(event: Event | Scenario, box: FrostpunkBox) -> str | None:
    """A Special Action can be done for as long as its card lies open, so it is read on the table."""
    if event.special is None:
        return None
    label = special_title(event.special)
    return next(str(part) for part in whole_event(event, box) if isinstance(part, Said) and part.label == label)


# -- boards -----------------------------------------------------------------------------------------------------------


def board(box: FrostpunkBox) -> Plain:
    """The rows of cards come first, in the order of the cards: so the same names lie near each other when packed."""
    printed = box.board
    return {
        "events": [
            {
                "id": event.id,
                "deck": EVENT_DECKS[box.deck_of_event[number]],
                "special": special_words(event, box),
                "wants": counted_goods(box, box.wanted.get(number, ())),
            }
            for number, event in enumerate(box.events)
        ],
        "citizen_cards": [
            {
                "id": row.id,
                "name": row.name,
                "trade": row.trade,
                "card": row.id,
                "type": box.citizen_words[row.type],
                "ability": ability_place(row),
            }
            for row in box.citizen_cards
        ],
        "laws": [
            {
                "id": law.id,
                "name": law.name,
                "card": law.id,
                "pair": None if pair_of(number) == number else box.laws[pair_of(number)].id,
                "builds": [box.buildings[building].id for building in law.builds],
            }
            for number, law in enumerate(box.laws)
        ],
        "technologies": [
            {"id": row.id, "name": row.name, "card": row.id, "rounds": row.cost} for row in box.technologies
        ],
        "expeditions": [
            {
                "id": trip.id,
                "title": trip.title,
                "card": trip.id,
                "inside": inside(trip.id),
                "deck": trip.deck,
                "spaces": trip.spaces,
                "hint": HINTS[trip.hint],
            }
            for trip in box.expeditions
        ],
        "buildings": [building_row(box, row) for row in box.buildings],
        "advisors": [
            {"id": row.id, "name": row.name, "card": advisor_card(row.id), "exhausts": exhausted(row, box)}
            for row in box.advisors
        ],
        "societies": [{"id": row.id, "name": row.name, "card": row.id} for row in box.societies],
        **crater(box),
        **tracks(box),
        "tiles": [
            {"id": tile.id, "ring": "near" if number < box.first_far else "far"}
            for number, tile in enumerate(box.map_tiles)
        ],
        "tokens": {
            "hope": list(box.token_words[0]),
            "discontent": list(box.token_words[1]),
        },
        "citizens": [
            {"id": CITIZENS[kind][0], "one": citizen_name(kind), "many": citizen_name(kind, 2)} for kind in TYPES
        ],
        "meeples": [
            {"id": word, "one": name, "many": "Children" if name == "Child" else f"{name}s"}
            for word, name in zip(box.meeple_words, MEEPLES, strict=True)
        ],
        "resources": nouns(RESOURCES),
        "lying": nouns(LYING),
        "goods": nouns(GOODS),
        "limits": {
            "rounds": printed.rounds,
            "heat": box.heat_end,
            "stress": printed.stress,
            "too_sick": printed.too_sick,
            "too_hungry": printed.too_hungry,
            "corpses": printed.corpses,
            "people": MOST_PEOPLE,
            "food": MOST_FOOD,
            "hunger": MOST_HUNGER,
            "steel": MOST_STEEL,
            "on_space": MOST_ON_SPACE,
            "hope": MOST_HOPE,
            "discontent": BANISHED,
            "laws": MOST_LAWS,
            "automatons": MOST_AUTOMATONS,
            "people_per_meeple": printed.people_per_meeple,
        },
    }


def crater(box: FrostpunkBox) -> Plain:
    """Where everything lies, in axial coordinates around the tower."""
    rings = ["generator", *["near"] * len(NEAR), *["far"] * len(FAR)]
    return {
        "places": [
            {
                "place": box.place_words[place],
                **at(HEXES[place]),
                "ring": rings[place],
                "spaces": [box.space_words[space] for space in spaces_of(place)],
            }
            for place in range(PLACES)
        ],
        "generator": [
            {"space": box.space_words[space], **at(GENERATOR_HEXES[space])} for space in spaces_of(GENERATOR)
        ],
        "drawer": at(DRAWER),
        "corners": [
            {"place": box.place_words[far], "near": box.place_words[near], **at(HEXES[far])}
            for far, near in zip(CORNER_FAR, CORNER_NEAR, strict=True)
        ],
    }


def at(hex_: tuple[int, int]) -> dict[str, int]:
    return {"q": hex_[0], "r": hex_[1]}


def tracks(box: FrostpunkBox) -> Plain:
    """What is printed along the tracks."""
    printed = box.board
    fed = printed.fed
    return {
        "rounds": [
            {"round": number + 1, "fed": box.citizen_words[fed[number % len(fed)]]} for number in range(printed.rounds)
        ],
        "phases": [{"id": word, "name": name} for word, name in zip(PHASE_WORDS, PHASES, strict=True)],
        "heat": [
            {
                "space": number,
                "cubes": space.cubes,
                "icon": None if space.icon == NONE else box.citizen_words[space.icon],
            }
            for number, space in enumerate(printed.heat, 1)
        ],
        "ranges": [
            {"space": number, "insulation": space.insulation, "zone": space.zone}
            for number, space in enumerate(printed.ranges, 1)
        ],
        "insulations": list(box.insulation_words),
        "zones": list(ZONES),
        "sickness": [{"least": row.least, "spent": row.spent, "flips": row.flips} for row in printed.sickness],
        "hunger": [{"least": row.least, "discontent": row.discontent, "deaths": row.deaths} for row in printed.hunger],
    }


def building_row(box: FrostpunkBox, row: Building) -> Plain:
    plain, upgraded = sides(row)
    return {
        "id": row.id,
        "name": row.name,
        "card": row.id,
        "tiles": row.tiles,
        "cost": pile(row.cost),
        "upgrade": None if row.upgraded_insulation == NONE else pile(row.upgrade),
        "large": row.large,
        "insulation": box.insulation_words[plain],
        "upgraded_insulation": box.insulation_words[upgraded],
        "deposit": None if row.deposit == NONE else box.lying_words[row.deposit],
        "engineers": row.engineers,
        "fixed": row.fixed,
        "locked": row.locked,
        "usable": bool(row.uses),
        "beds": row.beds,
        "hunting": list(row.hunting),
    }


def pile(cost: Sequence[int]) -> dict[str, int]:
    return {word: cost[number] if cost else 0 for number, (word, _, _) in enumerate(RESOURCES)}


def counted_goods(box: FrostpunkBox, counts: Sequence[int]) -> dict[str, int]:
    return {word: count for word, count in zip(box.goods_words, counts, strict=False) if count}


def nouns(things: Sequence[tuple[str, str, str]]) -> list[dict[str, str]]:
    return [{"id": word, "one": one, "many": many} for word, one, many in things]


# -- at the table -----------------------------------------------------------------------------------------------------


def warnings(view: Plain, box: FrostpunkBox, names: Sequence[str]) -> list[str]:
    """Every loss in sight of this `Game.view`, the worst first."""
    return [say(box, message, numbers, names) for message, numbers in view["table"]["dangers"]]


def ending(view: Plain, box: FrostpunkBox, names: Sequence[str]) -> Plain:
    """How the game of this `Game.view` ended: what happened, how it looks, and what is left."""
    cause = view["outcome"]["cause"]
    rows = account(view["table"], box, saved=bool(view["outcome"]["winners"]))
    return {"title": HAPPENED[cause], "text": [EPILOGUES[cause]], "lines": [[label, said] for label, said in rows]}
