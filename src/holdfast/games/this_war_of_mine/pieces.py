"""What holds of every position: no card is in two places, no more goods are about than the box holds, and tracks have
their ends. (A card in play may lie nowhere for a moment.) A saved one is held to it."""

from __future__ import annotations

from collections.abc import Iterator

from .expansions.our_street.figures import POOL, THUG, on_board
from .expansions.sewers import tunnels
from .phases import dawn, day, raid, scavenging
from .phases.assigning import ABOUT, CHARACTER, FITTED, LENT, ON_CARD, PERSON, SPACE, WHAT
from .phases.working import CRAFT, DISMANTLE, EXTRA_ROUND, MOVE, actions_of
from .setup import DECK_NAMES
from .shelter import storage
from .shelter.shelter import SPOKEN_FOR
from .state import (
    ASIDE_RAIDS,
    ASIDE_RESIDENTS,
    BELOW,
    BY_DAY,
    CHARACTERS,
    DAWN,
    DAY,
    DECKS,
    EVENING,
    EXPANSIONS,
    EXPLORATION,
    GOODS,
    HIDDEN_OBJECTIVES,
    INSTEAD_OF_EXPLORATION,
    LOCATIONS,
    MAPS,
    MOST_PEOPLE,
    NARRATIVE,
    NONE,
    PEOPLE,
    PLACES,
    RAID,
    RAIDS,
    RESIDENTS,
    SCAVENGING,
    SEWER_DECKS,
    SEWERS,
    TABLE_RULES,
    UNARMED,
    WEAPONS,
    Shelter,
)

LAST_STAGE = {DAY: day.WORKING, SCAVENGING: scavenging.PACKED, RAID: raid.CRIME, DAWN: dawn.DEATH}


def misplaced(g: Shelter) -> Iterator[str]:
    """The fields that cannot be as they are."""
    box = g.box
    if g.leader >= g.seats:
        yield "leader"
    if len(g.table) != TABLE_RULES:
        yield "table"
    if len(g.expansions) != EXPANSIONS:
        yield "expansions"
    if not len(g.cards_on) == len(g.fitting) == len(g.waits) == box.spaces:
        yield "cards_on"
    if len(g.boarded) != len(box.plans[g.side].holes):
        yield "boarded"
    yield from card_faults(g)
    yield from shelter_faults(g)
    for goods, count in enumerate(box.count):
        if storage.away(g, goods) > count:
            yield "stock"


def card_faults(g: Shelter) -> Iterator[str]:
    box = g.box
    everybody = [card for card in g.characters if card != NONE]
    elsewhere: list[list[int]] = [[] for _ in range(DECKS)]
    elsewhere[EXPLORATION] = g.unknown
    elsewhere[RESIDENTS], elsewhere[RAIDS] = g.aside[ASIDE_RESIDENTS], g.aside[ASIDE_RAIDS]
    elsewhere[NARRATIVE] = g.kept_cards
    elsewhere[LOCATIONS] = [place for place in g.places if place != NONE]
    elsewhere[CHARACTERS] = [*everybody, *(row // 2 for row in g.gone)]
    for deck in range(DECKS):
        cards = [*g.decks[deck], *g.drawn[deck], *elsewhere[deck]]
        if len(cards) != len(set(cards)) or not set(cards) <= set(box.in_game(DECK_NAMES[deck], g.expansions)):
            yield "decks"
    events = [*g.events, *g.open_events, *g.unused]
    if len(events) != len(set(events)) or len(g.events) > len(box.event_order[g.scenario]):
        yield "events"
    in_play = {box.event_numbers[place] for place in box.in_game("events", g.expansions)}
    if not {card for card in events if box.is_event(card)} <= in_play:
        yield "events"
    if len({*g.heart}) < len(g.heart) or not {*g.heart} <= {*box.in_game("heart", g.expansions)}:
        yield "heart"
    if any(event >= box.first_ending for event in g.open_events):
        yield "open_events"
    if any(len(row) != 3 or row[0] > INSTEAD_OF_EXPLORATION or row[2] >= len(box.scripts) for row in g.later):
        yield "later"
    measures = [*g.measures, *g.in_hand]
    if len(measures) != len(set(measures)) or not set(measures) <= set(box.in_game("desperate", g.expansions)):
        yield "measures"
    secrets = [*(card for card in g.secrets if card != NONE), *g.spare, *g.revealed]
    if len(secrets) != len(set(secrets)) or not set(secrets) <= set(box.in_game("secrets", g.expansions)):
        yield "secrets"
    if len(g.secrets) not in ((g.seats,) if g.expansions[HIDDEN_OBJECTIVES] else (0,)):
        yield "secrets"
    if len({*g.beginners}) < len(g.beginners) or len({*g.objectives}) < len(g.objectives):
        yield "beginners"


def shelter_faults(g: Shelter) -> Iterator[str]:
    box = g.box
    standing = [fitting for fitting in g.fitting if fitting != NONE]
    in_play = [*box.in_game("fittings", g.expansions), *box.placed(g.expansions)]
    if sorted([*g.fittings, *g.ideas, *standing]) != in_play:
        yield "fittings"
    if len({*g.farmers}) < len(g.farmers):
        yield "farmers"
    if any(g.fitting[space] == NONE or not box.fittings[g.fitting[space]].tended for space in g.farmers):
        yield "farmers"
    lying = [row // 2 for cards in g.cards_on for row in cards]
    if len(lying) != len(set(lying)) or max(lying, default=0) >= len(box.shelter):
        yield "cards_on"
    covered = (fitting for fitting, cards in zip(g.fitting, g.cards_on, strict=True) if fitting != NONE and cards)
    if not all(box.is_fixed[fitting] for fitting in covered):
        yield "fitting"
    if any(not 0 <= on_board(g, kind) <= most for kind, most in enumerate(POOL)):
        yield "figures"
    if any(fitting == NONE and wait for fitting, wait in zip(g.fitting, g.waits, strict=True)):
        yield "waits"
    yield from sewer_faults(g)
    if any(hidden and len(hidden) != GOODS for hidden in g.hidden):
        yield "hidden"
    for person in PEOPLE:
        if g.armed[person] not in (UNARMED, *WEAPONS):
            yield "armed"
        if g.characters[person] == NONE and (g.standing[person], g.armed[person]) != (NONE, UNARMED):
            yield "characters"


def sewer_faults(g: Shelter) -> Iterator[str]:
    """Every card of the sewers is in its deck, drawn, or laid; and no thug is in two places."""
    if len(g.sewers) != SEWER_DECKS or len(g.sewers_drawn) != SEWER_DECKS:
        yield "sewers"
        return
    for deck in range(SEWER_DECKS if g.expansions[SEWERS] else 0):
        laid = [row[0] for row in g.way[1:]] if deck == MAPS else []
        if sorted([*g.sewers[deck], *g.sewers_drawn[deck], *laid]) != tunnels.cards_of(g, deck):
            yield "sewers"
    if not g.expansions[SEWERS] and (g.below or any(g.sewers) or any(g.sewers_drawn)):
        yield "sewers"
    if any(len(row) != 3 or row[1] > tunnels.START or row[2] > tunnels.RED for row in g.way):
        yield "way"
    if g.threat + on_board(g, THUG) > POOL[THUG]:
        yield "threat"


def unsettled(g: Shelter) -> Iterator[str]:
    """What cannot be so between two steps: a card that is being carried out, a fight, a place where nobody is."""
    if (g.who, g.card, g.event, g.visitor, g.script, g.fighter) != (NONE,) * 6:
        yield "script"
    if g.owner != NONE:
        yield "owner"
    if g.fighting or g.combat_round or g.foes or g.foe_weapon or g.foe_melee or g.foe_wounds or g.dodging or g.jammed:
        yield "fighting"
    below = g.phase == DAY and bool(g.way)
    if g.stage > (tunnels.TURNING if below else LAST_STAGE.get(g.phase, 0)):
        yield "stage"
    if all(card == NONE for card in g.characters):
        yield "characters"
    if max(g.acted) >= SPOKEN_FOR + len(g.box.fittings) + g.box.spaces:
        yield "acted"
    if (g.round > (EXTRA_ROUND if g.phase == DAY else 0)) is not below:
        yield "round"
    if (g.below or below) and g.phase != DAY:
        yield "below"
    if g.elsewhere:
        yield "elsewhere"
    out = below or (g.phase == SCAVENGING and g.stage != scavenging.LEAVING)
    at_place = g.location not in (NONE, BELOW)
    if (g.location != NONE) != out or (at_place and (g.location >= len(g.places) or g.places[g.location] == NONE)):
        yield "location"
    if len(g.places) != PLACES + (g.location == PLACES) or (g.unknown and not out):
        yield "places"
    by_day = g.phase <= EVENING and not below
    if any(task != BY_DAY and (by_day or card == NONE) for task, card in zip(g.task, g.characters, strict=True)):
        yield "task"
    if any(not is_a_job(g, job) for job in g.jobs) or (g.jobs and g.phase != DAY):
        yield "jobs"


def is_a_job(g: Shelter, job: list[int]) -> bool:
    """Whether this is work that somebody was put to."""
    if len(job) < LENT or not 0 <= job[PERSON] < MOST_PEOPLE or not 0 <= job[SPACE] < g.box.spaces:
        return False
    if not 0 <= job[CHARACTER] < len(g.box.characters) or any(not 0 <= tool < GOODS for tool in job[LENT:]):
        return False
    what, about, space = job[WHAT], job[ABOUT], job[SPACE]
    if what == CRAFT:
        return 0 <= about < len(g.box.fittings)
    if what == MOVE:
        return 0 <= about < g.box.spaces and g.fitting[space] != NONE
    if what == DISMANTLE:
        return g.fitting[space] != NONE
    if what == ON_CARD:
        return about >= 0
    return NONE <= job[FITTED] < len(g.box.fittings) and 0 <= about < len(actions_of(g, space, job[FITTED]))


def faults(g: Shelter) -> Iterator[str]:
    """The fields of a position between two steps that cannot be as they are."""
    yield from misplaced(g)
    yield from unsettled(g)
