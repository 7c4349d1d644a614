"""What lies open on the table (FP-GEN-16, FP-GEN-17, FP-GEN-18, FP-CIT-02).

Hands lie open: players may tell each other about their cards at any time. Hidden are the order of every deck, the
fronts of Map tiles in their stacks, and which of a Law's two consequences was shuffled in.
"""

from __future__ import annotations

from typing import Any, Final

from ..actions.acting import space_warm
from ..actions.use import stands_first
from ..box import DECK_LETTERS
from ..city.citizens import type_of_round
from ..city.heat import BLUE, YELLOW, insulation_heated, zone_heated
from ..city.map import GENERATOR, PLACES, spaces_of
from ..mind.forecast import dangers
from ..phases.night import beds, child_beds, in_need_of_beds, prisoners
from ..state import DISCONTENT, HOPE, NONE, RUINS, SET_UP, STACKS, TYPES, City

PHASE_WORDS: Final = ("dawn", "morning", "generator", "weather", "preparation", "action", "dusk", "hunger", "night")


def view(g: City, seat: int | None) -> dict[str, Any]:
    """The table as this seat sees it."""
    box = g.box
    return {
        "scenario": "crater",
        "society": box.societies[g.society].id,
        "difficulty": "hard" if g.hard else "normal",
        "round": g.round,
        "rounds": box.board.rounds,
        "phase": "set-up" if g.phase == SET_UP else PHASE_WORDS[g.phase],
        "leader": g.leader,
        "active": g.active,
        "fed": box.citizen_words[type_of_round(g, g.round)],
        "people": [people(g, kind) for kind in TYPES],
        "food": g.food,
        "hunger": g.hunger,
        "too_hungry": box.board.too_hungry,
        "corpses": g.corpses,
        "corpse_end": box.corpse_end,
        "stock": dict(zip(box.resource_words, g.stock, strict=True)),
        "automatons": g.automatons,
        "hope": [token(g, HOPE, number) for number in g.tokens[HOPE]],
        "discontent": [token(g, DISCONTENT, number) for number in g.tokens[DISCONTENT]],
        "generator": generator(g),
        "ready": dict(zip(box.meeple_words, g.ready, strict=True)),
        "construction": dict(zip(box.meeple_words, g.building_site, strict=True)),
        "snow": dict(zip(box.meeple_words, g.snow_field, strict=True)),
        "resting": dict(zip(box.meeple_words, g.used_up, strict=True)),
        "tonight": {"beds": beds(g), "child_beds": child_beds(g), "need": sum(in_need_of_beds(g, prisoners(g)))},
        "map": [place_on_map(g, place) for place in range(PLACES) if place == GENERATOR or g.tiles[place] != NONE],
        "deposits": [None if lies == NONE else box.lying_words[lies] for lies in g.deposits],
        "buildings": [building(g, number) for number in range(len(box.buildings))],
        "display": [on_display(g, number) for number in range(len(g.display))],
        "dispute": box.event_ids[g.disputes[-1]] if g.disputes else None,
        "dusk": dusk_contents(g),
        "revealed": [box.event_ids[event] for event in g.shown],
        "discards": {
            "dusk": [box.event_ids[event] for event in g.dusk_gone],
            "weather": [box.weather[card].id for card in g.weather_gone],
            "citizens": [box.citizen_cards[card].id for card in g.citizens_gone],
        },
        "face_down": {
            "morning": len(g.morning),
            "weather": len(g.weather),
            "citizens": len(g.citizens),
            "near": len(g.near),
            "far": len(g.far),
            "disputes": len(g.disputes),
        },
        "storm": None if g.storm == NONE else g.storm,
        "storms": g.storms,
        "triggers": sorted(g.triggers),
        "laws": [box.laws[law].id for law in range(len(g.laws)) if g.laws[law]],
        "future_laws": [box.laws[law].id for law in sorted(g.future_laws)],
        "technologies": [technology(g, number) for number in g.technologies],
        "expeditions": {
            "decks": {
                letter: {"left": len(deck), "top": box.expeditions[deck[-1]].id if deck else None}
                for letter, deck in zip(DECK_LETTERS, g.trails, strict=True)
            },
            "stacks": [stack(g, number) for number in range(STACKS)],
        },
        "players": [player(g, other) for other in range(g.seats)],
        "call_to_rise": g.call_to_rise,
        "dangers": [] if g.phase == SET_UP else [[message, list(numbers)] for message, numbers in dangers(g)],
    }


def people(g: City, kind: int) -> dict[str, Any]:
    return {
        "type": g.box.citizen_words[kind],
        "number": g.people[kind],
        "sick": g.sick[kind],
        "grave": bool(g.skull[kind]),
        "spent": g.spent[kind],
        "meeples": g.mustered[kind],
    }


def token(g: City, track: int, number: int) -> dict[str, Any]:
    return {"type": g.box.token_words[track][number // 2], "active": bool(number % 2)}


def generator(g: City) -> dict[str, Any]:
    colours = g.box.insulation_words[: YELLOW + 1]
    return {
        "heat": g.heat,
        "cold": g.cold,
        "end": g.box.heat_end,
        "indicators": dict(zip(colours, g.ranges, strict=True)),
        "warm_from": [g.box.insulation_level[space] + 1 for space in g.ranges],
        "zones_from": [g.box.zone_level[space] + 1 for space in g.ranges],
        "warm": [insulation_heated(g, insulation) for insulation in range(YELLOW + 1)],
        "stress": g.stress,
        "most_stress": g.box.board.stress,
        "inside": g.inside,
        "overheated": g.overheated,
        "upgraded": g.upgraded,
    }


def place_on_map(g: City, place: int) -> dict[str, Any]:
    return {
        "place": g.box.place_words[place],
        "tile": None if place == GENERATOR else g.box.map_tiles[g.tiles[place]].id,
        "heated": zone_heated(g, place),
        "spaces": [space_on_map(g, space) for space in spaces_of(place)],
    }


def space_on_map(g: City, space: int) -> dict[str, Any]:
    box, number = g.box, g.building[space]
    insulation = BLUE if number == NONE else box.insulation[number][g.improved[space]]
    return {
        "space": box.space_words[space],
        "lies": None if g.lies[space] == NONE else box.lying_words[g.lies[space]],
        "amount": g.amount[space],
        "building": None if number == NONE else "ruins" if number == RUINS else box.buildings[number].id,
        "first": number != NONE and stands_first(g, space),
        "upgraded": bool(g.improved[space]),
        "heated": space_warm(g, space, insulation),
        "meeple": None if g.standing[space] == NONE else box.meeple_words[g.standing[space]],
    }


def building(g: City, number: int) -> dict[str, Any]:
    return {
        "id": g.box.buildings[number].id,
        "left": g.left[number],
        "ruined": g.ruined[number],
        "allowed": bool(g.unlocked[number]),
    }


def on_display(g: City, number: int) -> dict[str, Any]:
    box, meeple = g.box, g.meeple_on[number]
    return {
        "card": box.event_ids[g.display[number]],
        "goods": {word: count for word, count in zip(box.goods_words, g.goods_on[number], strict=True) if count},
        "meeple": None if meeple == NONE else box.meeple_words[meeple],
        "automatons": g.kept_on[number],
        "done": g.display[number] in g.special_done,
    }


def dusk_contents(g: City) -> list[str]:
    """What is known to be in the Dusk deck, in no order; of a Law's consequence only the Law."""
    return sorted(known_as(g, event) for event in g.dusk)


def known_as(g: City, event: int) -> str:
    box = g.box
    if box.first_consequence <= event < box.first_scenario:
        return f"{box.laws[(event - box.first_consequence) // 2].id}?"
    return box.event_ids[event]


def technology(g: City, number: int) -> dict[str, Any]:
    return {
        "id": g.box.technologies[number].id,
        "developed": bool(g.developed[number]),
        "due": g.token if g.developing == number else None,
    }


def stack(g: City, number: int) -> dict[str, Any]:
    scout = g.scouts[number]
    return {
        "cards": [{"card": g.box.expeditions[card // 2].id, "explored": bool(card % 2)} for card in g.stacks[number]],
        "scout": None if scout == NONE else g.box.meeple_words[scout],
        "step": g.steps[number],
    }


def player(g: City, seat: int) -> dict[str, Any]:
    box = g.box
    advisor, played = g.advisors[seat], g.played[seat]
    return {
        "seat": seat,
        "advisor": None if advisor == NONE else box.advisors[advisor].id,
        "hand": [box.citizen_cards[card].id for card in sorted(g.hands[seat])],
        "played": None if played == NONE else box.citizen_cards[played].id,
    }
