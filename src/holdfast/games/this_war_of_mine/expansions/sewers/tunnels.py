"""The cards of the sewers: maps laid one after another, the path across each, and what is met on it (TW-SEWER).

`g.way` holds the maps laid, each with the entrance and the exit taken; `g.marks_met` counts what has been met on the
path across the last.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from .....kernel import Choice, Fact, Facts, Question, Refusal, Rule
from .....kernel.rows import put
from ... import nouns
from ...cards import SewersMap, SewerWay
from ...characters import anytime
from ...phases import scavenging
from ...scavenging import searching
from ...state import CORRIDORS, MAPS, NONE, ROOMS, SEWER_DECKS, Shelter
from . import marks

RED: Final = nouns.EXITS.index("red")
START: Final = nouns.ENTRANCES.index("start")
LAST: Final = 4  # the map card, after the Starting Zone, that has a way out

# Where an exploration stands (`stage`), after the stages of the Scavenging phase.
PACKING: Final = scavenging.PACKING
WALKING: Final = scavenging.PACKED + 1
MEETING: Final = WALKING + 1
RESTING: Final = WALKING + 2
COME_OUT: Final = WALKING + 3
TURNING: Final = WALKING + 4

ON: Final = 0
BACK: Final = 1


# -- decks ------------------------------------------------------------------------------------------------------------


def starting_zone(g: Shelter) -> int:
    return next(place for place, card in enumerate(g.box.sewers) if card.ways[0].entrance == "start")


def cards_of(g: Shelter, deck: int) -> list[int]:
    """TW-SEWER-01: all cards of a deck; the Starting Zone is kept apart. Four entries are one card."""
    if deck == MAPS:
        return [place for place in range(len(g.box.sewers)) if place != starting_zone(g)]
    entries = g.box.chambers if deck == ROOMS else g.box.corridors
    return list(range(len(entries) // marks.ENTRIES))


def lay_decks(g: Shelter) -> None:
    """TW-SEWER-01: three decks, shuffled."""
    g.sewers = [shuffled(g, cards_of(g, deck)) for deck in range(SEWER_DECKS)]


def shuffled(g: Shelter, cards: list[int]) -> list[int]:
    g.rng.shuffle(cards)
    return cards


def draw(g: Shelter, deck: int) -> int:
    """TW-GEN-26: the top card; if the deck is empty, its drawn cards are shuffled first. NONE if there are none."""
    if not g.sewers[deck]:
        g.sewers = put(g.sewers, deck, shuffled(g, g.sewers_drawn[deck][:]))
        g.sewers_drawn = put(g.sewers_drawn, deck, [])
    cards = g.sewers[deck]
    if not cards:
        return NONE
    g.sewers = put(g.sewers, deck, cards[:-1])
    g.reveals += 1
    return cards[-1]


def begin(g: Shelter) -> None:
    """TW-SEWER-04: the Starting Zone, and all of them on the room marked S."""
    g.way = [[starting_zone(g), START, NONE]]
    g.stage = WALKING
    g.tell("below-begins", g.way[0][0])


def gather(g: Shelter) -> None:
    """TW-SEWER-17: the Map cards are shuffled again; Rooms and Corridors go on from where they stand."""
    if g.way:
        g.sewers = put(g.sewers, MAPS, shuffled(g, cards_of(g, MAPS)))
    g.way = []
    g.marks_met = 0


# -- the card they stand on -------------------------------------------------------------------------------------------


def card_laid(g: Shelter) -> SewersMap:
    """The last."""
    return g.box.sewers[g.way[-1][0]]


def laid(g: Shelter) -> int:
    """TW-SEWER-10: how many, not counting the Starting Zone."""
    return len(g.way) - 1


def path(g: Shelter, exit_: int) -> SewerWay | None:
    """TW-SEWER-06: from the entrance taken to this exit."""
    entrance = nouns.ENTRANCES[g.way[-1][1]]
    found = (way for way in card_laid(g).ways if (way.entrance, way.exit) == (entrance, nouns.EXITS[exit_]))
    return next(found, None)


def marks_to_come(g: Shelter) -> tuple[nouns.Mark, ...]:
    """Of the path chosen."""
    way = path(g, g.way[-1][2]) if g.way and g.way[-1][2] != NONE else None
    return () if way is None else way.marks[g.marks_met :]


# -- which path -------------------------------------------------------------------------------------------------------


def why_not_path(g: Shelter, choice: Choice, exit_: int) -> Refusal | None:
    """TW-SEWER-05, TW-SEWER-06, TW-SEWER-10: a path that begins where they came in; on the fourth card the red one
    alone, and on no other."""
    if exit_ == g.way[-1][1]:
        return Refusal("TW-SEWER-05", "no-way-back")
    if path(g, exit_) is None:
        return Refusal("TW-SEWER-06", "no-such-path")
    if (exit_ == RED) is not (laid(g) == LAST):
        return Refusal("TW-SEWER-10", "red-not-yet" if exit_ == RED else "red-alone", LAST)
    return None


def what_is_marked(g: Shelter, choice: Choice, exit_: int) -> Facts:
    """TW-SEWER-06: it lies open."""
    way = path(g, exit_)
    now: list[Fact] = [] if way is None else [("meets-marks", tuple(map(nouns.MARKS.index, way.marks)))]
    return Facts(now=[*now, ("leads-up",)] if exit_ == RED else now, card=card_laid(g).id)


PATH = Question("sewer-path", "ways", why_not_path, about="sewers_map", team=True, facts=what_is_marked)


def paths(g: Shelter) -> Choice:
    return Choice(PATH, g.leader, range(len(nouns.EXITS)), g.way[-1][0], g)


def choose_path(g: Shelter) -> Rule:
    """TW-SEWER-05, TW-SEWER-06: for the whole group."""
    exit_ = yield from anytime.calm(g, partial(paths, g))
    g.way = [*g.way[:-1], [*g.way[-1][:2], exit_]]
    g.marks_met = 0
    g.stage = MEETING
    g.tell("path-taken", exit_)
    arrive(g)


def arrive(g: Shelter) -> None:
    """TW-SEWER-08, TW-SEWER-10: at the exit, when all that is marked has been met."""
    if not marks_to_come(g):
        g.stage = COME_OUT if g.way[-1][2] == RED else RESTING


def meet_next(g: Shelter) -> Rule:
    """TW-SEWER-07, TW-SEWER-16: a card for the next mark; its entry, and who stops after what it brought."""
    mark = marks_to_come(g)[0]
    deck = ROOMS if mark in marks.LETTERS else CORRIDORS
    card = draw(g, deck)
    if card != NONE:
        g.sewers_drawn = put(g.sewers_drawn, deck, [*g.sewers_drawn[deck], card])
        yield from marks.resolve(g, deck, card, mark)
        yield from searching.end_scene(g)
    g.marks_met += 1
    if searching.is_broken_off(g):
        g.stage = TURNING
    elif g.stage == MEETING:
        arrive(g)


# -- on, or back ------------------------------------------------------------------------------------------------------


def as_they_like(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-SEWER-09: at any exit."""
    return None


def what_turning_back_brings(g: Shelter, choice: Choice, answer: int) -> Facts:
    """TW-SEWER-08, TW-SEWER-09, TW-SEWER-13, TW-SEWER-14, TW-SEWER-15."""
    if answer == ON:
        return Facts(now=[("map-to-come", laid(g) + 1, LAST)])
    risk: list[Fact] = [("thugs-may-come", g.threat, g.threat)] if g.threat else []
    return Facts(now=[("no-free-resources",)], risk=risk)


def how_far(g: Shelter, choice: Choice) -> dict[str, Any]:
    return {"laid": laid(g), "most": LAST, "threat": g.threat}


TURN_BACK = Question("turn-back", "turn-back", as_they_like, team=True, asked=how_far, facts=what_turning_back_brings)


def why_not_entrance(g: Shelter, choice: Choice, entrance: int) -> Refusal | None:
    """TW-SEWER-08: one of those on the new card."""
    return None if entrance in entrances(g) else Refusal("TW-SEWER-08", "no-such-entrance")


def what_lies_behind(g: Shelter, choice: Choice, entrance: int) -> Facts:
    """TW-SEWER-08: the paths that begin there."""
    ways = [way for way in card_laid(g).ways if way.entrance == nouns.ENTRANCES[entrance] and way.exit in open_exits(g)]
    return Facts(
        now=[("path-behind", nouns.EXITS.index(way.exit), tuple(map(nouns.MARKS.index, way.marks))) for way in ways],
        card=card_laid(g).id,
    )


def open_exits(g: Shelter) -> tuple[nouns.Exit, ...]:
    """TW-SEWER-10."""
    return nouns.EXITS[RED:] if laid(g) == LAST else nouns.EXITS[:RED]


ENTRANCE = Question(
    "sewer-entrance", "entrances", why_not_entrance, about="sewers_map", team=True, facts=what_lies_behind
)


def entrances(g: Shelter) -> list[int]:
    """TW-SEWER-08: of the last card laid."""
    there = {way.entrance for way in card_laid(g).ways}
    return [place for place, word in enumerate(nouns.ENTRANCES[:START]) if word in there]


def go_on(g: Shelter) -> Rule:
    """TW-SEWER-08, TW-SEWER-09: they turn back, or the next card is laid, as the leader wants it."""
    answer = yield from anytime.calm(g, lambda: Choice(TURN_BACK, g.leader, [ON, BACK]))
    card = draw(g, MAPS) if answer == ON and not searching.is_broken_off(g) else NONE
    if card == NONE:
        g.stage = TURNING
        return
    g.tell("map-laid", card)
    g.way = [*g.way, [card, NONE, NONE]]
    entrance = yield Choice(ENTRANCE, g.leader, entrances(g), card)
    g.way = [*g.way[:-1], [card, entrance, NONE]]
    g.stage = WALKING
