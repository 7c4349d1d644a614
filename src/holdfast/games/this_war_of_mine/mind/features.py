"""What lies open in the shelter as a row of numbers, for agents that learn. Seats are counted from one's own.

As in the view: the order of decks, Unknown cards, the backs of Shelter cards, Events and Objectives to come are not in
it. Of the open script only its number is; all see which one is read, even where the leader alone reads it whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....mind.features import Among, Amounts, Block, Digits, Which
from .. import nouns
from ..box import WarBox
from ..cards import SewerEntry
from ..characters import states
from ..expansions.heart_of_the_city import visit
from ..presence.goods import GOODS_WORDS
from ..presence.view import DECK_WORDS, MOMENT_WORDS, PHASE_WORDS, TASK_WORDS
from ..scavenging import locations
from ..setup import TABLE
from ..state import (
    ASIDE_RAIDS,
    ASIDE_RESIDENTS,
    CORRIDORS,
    GOODS,
    LOUDEST,
    MEDICAL,
    MOST_PEOPLE,
    NONE,
    PEOPLE,
    PLACES,
    ROOMS,
    STATES,
    WEAPONS,
    WORST,
    Shelter,
)

SEATS: Final = ("own", "next", "third", "fourth", "fifth", "sixth")
PERSONS: Final = tuple(f"person-{person + 1}" for person in PEOPLE)
FIGURE_WORDS: Final = tuple(f"{kind}/{corner}" for kind, _, _ in nouns.FIGURES for corner in ("outside", "pile"))
LEVEL_WORDS: Final = tuple(f"{person}/{state}" for person in PERSONS for state in nouns.STATES)
TREATED_WORDS: Final = tuple(f"{person}/{GOODS_WORDS[token]}" for person in PERSONS for token in MEDICAL)
WEAPON_WORDS: Final = tuple(GOODS_WORDS[weapon] for weapon in WEAPONS)
PLACE_WORDS: Final = tuple(nouns.PLACES[:PLACES])
HIDDEN_WORDS: Final = tuple(f"{place}/{goods}" for place in PLACE_WORDS for goods in GOODS_WORDS)
KIND_WORDS: Final = tuple(key for key, _, _ in nouns.SHELTER_KINDS)
SCRIPT_BITS: Final = 10
MOST_DAYS: Final = 20
MOST_GOODS: Final = 8  # of a kind
MOST_CARDS: Final = 30  # in a deck face down
MOST_DUE: Final = 4  # scripts at a moment
MOST_DAMAGE: Final = 8
NOTHING: Final = [0] * GOODS


def own_secret(g: Shelter, seat: int) -> list[int]:
    return [g.secrets[seat] if g.secrets else NONE]


def secrets_kept(g: Shelter, seat: int) -> list[int]:
    """Who still has one, from one's own seat on."""
    kept = [int(card != NONE) for card in g.secrets]
    return [*kept[seat:], *kept[:seat]]


def from_own(g: Shelter, seat: int, other: int) -> int:
    return (other - seat) % g.seats


def spaces(box: WarBox) -> list[str]:
    return box.space_words


def characters(box: WarBox) -> list[str]:
    return [card.id for card in box.characters]


def fittings(box: WarBox) -> list[str]:
    return [card.id for card in box.fittings]


def objectives(box: WarBox) -> list[str]:
    return [card.id for card in box.objectives]


def location_cards(box: WarBox) -> list[str]:
    return [card.id for card in box.locations]


def residents(box: WarBox) -> list[str]:
    return [card.id for card in box.residents]


def sewers_maps(box: WarBox) -> list[str]:
    return [card.id for card in box.sewers]


def sewer_cards(entries: Sequence[SewerEntry]) -> list[str]:
    """A card by the first of its entries."""
    return [entry.id for entry in entries[:: len(nouns.MARKS) // 2]]


def holes(box: WarBox) -> list[str]:
    return [str(number + 1) for number in range(max(len(plan.holes) for plan in box.plans))]


def foes(box: WarBox) -> list[str]:
    return [f"foe-{number + 1}" for number in range(len(box.enemies))]


# -- numbers ----------------------------------------------------------------------------------------------------------


def levels(g: Shelter, seat: int) -> list[int]:
    return [g.levels[state * MOST_PEOPLE + person] for person in PEOPLE for state in range(STATES)]


def armed(weapons: list[int]) -> list[int]:
    return [WEAPONS.index(weapon) if weapon in WEAPONS else NONE for weapon in weapons]


def hidden_goods(g: Shelter, seat: int) -> list[int]:
    return [number for row in g.hidden for number in row or NOTHING]


def kinds_on_top(g: Shelter, seat: int) -> list[int]:
    return [g.box.shelter_kind[stack[-1] // 2] if stack else NONE for stack in g.cards_on]


def cards_turned(g: Shelter, seat: int) -> list[int]:
    return [sum(row % 2 for row in stack) if stack else 0 for stack in g.cards_on]


def gone(g: Shelter, seat: int) -> list[int]:
    return [row // 2 for row in g.gone]


def place_of_trip(g: Shelter) -> int:
    return g.location if 0 <= g.location < PLACES else NONE


def location_of_trip(g: Shelter) -> int:
    return NONE if locations.here(g) is None else g.places[g.location]


def tonight(g: Shelter, seat: int) -> list[int]:
    """What is added to the raid, or taken from it."""
    return [g.damage, g.injuries, -g.damage, -g.injuries]


FEATURES: Final[tuple[Block[Shelter], ...]] = (
    Which("scenario", lambda g, seat: [g.scenario], lambda box: [scenario.id for scenario in box.scenarios]),
    Amounts("advanced-board", lambda g, seat: [g.side]),
    Amounts("agreed", lambda g, seat: g.table, 1, TABLE),
    Amounts("seats", lambda g, seat: [g.seats], len(SEATS)),
    Amounts("day", lambda g, seat: [g.day], MOST_DAYS),
    Which("phase", lambda g, seat: [g.phase], PHASE_WORDS),
    Amounts("round", lambda g, seat: [g.round], 4),
    Which("leader", lambda g, seat: [from_own(g, seat, g.leader)], SEATS),
    # people
    Which("character", lambda g, seat: g.characters, characters, PERSONS),
    Amounts("level", levels, WORST, LEVEL_WORDS),
    Amounts("starting", lambda g, seat: [card in g.beginners for card in g.characters], 1, PERSONS),
    Which("task", lambda g, seat: g.task, TASK_WORDS, PERSONS),
    Amounts("acted", lambda g, seat: [bool(acted) for acted in g.acted], 1, PERSONS),
    Which("at", lambda g, seat: g.standing, spaces, PERSONS),
    Which("weapon", lambda g, seat: armed(g.armed), WEAPON_WORDS, PERSONS),
    Amounts("treated", lambda g, seat: g.treated, 1, TREATED_WORDS),
    Amounts("stopped", lambda g, seat: g.stopped, 1, PERSONS),
    Which("meant", lambda g, seat: [NONE if states.card_of(g, g.who) == NONE else g.who], PERSONS),
    Among("gone", gone, characters),
    Amounts("pets", lambda g, seat: g.pets, 1, nouns.PETS),
    # goods
    Amounts("storage", lambda g, seat: g.stock, MOST_GOODS, GOODS_WORDS),
    Amounts("pile", lambda g, seat: g.pile, MOST_GOODS, GOODS_WORDS),
    Amounts("hidden", hidden_goods, MOST_GOODS, HIDDEN_WORDS),
    # the shelter
    Which("top-card", kinds_on_top, KIND_WORDS, spaces),
    Amounts("cards", lambda g, seat: [len(stack) for stack in g.cards_on], 3, spaces),
    Amounts("turned", cards_turned, 3, spaces),
    Which("fitting", lambda g, seat: g.fitting, fittings, spaces),
    Amounts("waits", lambda g, seat: g.waits, 4, spaces),
    Amounts("boarded", lambda g, seat: g.boarded, 1, holes),
    Amounts("cold", lambda g, seat: [g.cold], 4),
    Among("fittings", lambda g, seat: g.fittings, fittings),
    Among("ideas", lambda g, seat: g.ideas, fittings),
    # cards
    Amounts("events-left", lambda g, seat: [len(g.events)], MOST_DAYS),
    Among("open-events", lambda g, seat: g.open_events, lambda box: box.event_ids),
    Which("objective", lambda g, seat: [g.objective], objectives),
    Amounts("status", lambda g, seat: [g.status], 6),
    Among("completed", lambda g, seat: g.completed, objectives),
    Amounts("victory", lambda g, seat: [g.victory]),
    Among("kept-cards", lambda g, seat: g.kept_cards, lambda box: [card.id for card in box.narrative]),
    Which("place", lambda g, seat: g.places[:PLACES], location_cards, PLACE_WORDS),
    Amounts("face-down", lambda g, seat: [len(deck) for deck in g.decks], MOST_CARDS, DECK_WORDS),
    Amounts(
        "aside",
        lambda g, seat: [len(g.aside[ASIDE_RAIDS]), len(g.aside[ASIDE_RESIDENTS])],
        MOST_CARDS,
        ("raids", "residents"),
    ),
    Digits("script", lambda g, seat: [g.script + 1], SCRIPT_BITS),
    Among("due", lambda g, seat: [when for when, _, _ in g.later], MOMENT_WORDS, MOST_DUE),
    # the night
    Which("trip-to", lambda g, seat: [place_of_trip(g)], PLACE_WORDS),
    Which("location", lambda g, seat: [location_of_trip(g)], location_cards),
    Amounts("unknown", lambda g, seat: [len(g.unknown)], 12),
    Amounts("noise", lambda g, seat: [g.noise], LOUDEST),
    Which("resident", lambda g, seat: [g.card], residents),
    Amounts("fled", lambda g, seat: [g.fled]),
    Amounts("tonight", tonight, MOST_DAMAGE, ("damage", "wounds", "less-damage", "fewer-wounds")),
    Amounts("spared", lambda g, seat: [g.spared]),
    Amounts("fighting", lambda g, seat: [g.fighting]),
    Which("foe-kind", lambda g, seat: [g.box.enemy_kind[foe] for foe in g.foes], ("A", "B", "C"), foes),
    Which("foe-weapon", lambda g, seat: armed(g.foe_weapon), WEAPON_WORDS, foes),
    Amounts("foe-wounds", lambda g, seat: g.foe_wounds, 3, foes),
    # expansions
    Amounts("expansions", lambda g, seat: g.expansions, 3, nouns.EXPANSIONS),
    Amounts("dog", lambda g, seat: [g.pet_fed, g.pet_along, g.pet_helped], 1, ("fed", "along", "helped")),
    Amounts("street", lambda g, seat: [g.street], 3),
    Amounts("figures", lambda g, seat: g.figures, 4, FIGURE_WORDS),
    Among("farmers", lambda g, seat: g.farmers, spaces),
    Among("measures", lambda g, seat: g.in_hand, lambda box: [card.id for card in box.measures]),
    Amounts("measures-left", lambda g, seat: [len(g.measures)], 7),
    Which("own-secret", own_secret, lambda box: [card.id for card in box.secrets]),
    Amounts("secrets", secrets_kept, 1, SEATS),
    Among("revealed", lambda g, seat: g.revealed, lambda box: [card.id for card in box.secrets]),
    Amounts("quiet-nights", lambda g, seat: [g.quiet_nights], 2),
    Amounts("killed", lambda g, seat: [g.killed]),
    Amounts("tireless", lambda g, seat: g.tireless, 2, PERSONS),
    Amounts("fed-elsewhere", lambda g, seat: [g.fed_elsewhere]),
    Among("heart", lambda g, seat: visit.visited(g), lambda box: [card.id for card in box.heart]),
    Amounts("elsewhere", lambda g, seat: [g.elsewhere]),
    Amounts("below", lambda g, seat: [card in g.below for card in g.characters], 1, PERSONS),
    Among("way", lambda g, seat: [card for card, _, _ in g.way], sewers_maps),
    Which("entrance", lambda g, seat: [g.way[-1][1] if g.way else NONE], nouns.ENTRANCES),
    Which("exit", lambda g, seat: [g.way[-1][2] if g.way else NONE], nouns.EXITS),
    Amounts("marks-met", lambda g, seat: [g.marks_met], 3),
    Amounts("threat", lambda g, seat: [g.threat], 3),
    Among("rooms-seen", lambda g, seat: g.sewers_drawn[ROOMS], lambda box: sewer_cards(box.chambers)),
    Among("corridors-seen", lambda g, seat: g.sewers_drawn[CORRIDORS], lambda box: sewer_cards(box.corridors)),
)
