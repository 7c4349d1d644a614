"""Set-up (TW-SET): the table before the first morning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ...kernel import Rng
from ...kernel.rows import put
from .box import ANY_ENDING, ANY_EVENT, expansions_of, goods_of
from .seams import in_play
from .shelter.shelter import KINDS
from .state import (
    ASIDE_RAIDS,
    ASIDE_RESIDENTS,
    CHARACTERS,
    DECKS,
    HUNGER,
    LOCATIONS,
    MOST_PEOPLE,
    NONE,
    PLACES,
    RAIDS,
    RESIDENTS,
    TABLE_RULES,
    Shelter,
)

if TYPE_CHECKING:
    from .box import WarBox

# The start options that are rules of the table, in the order of `Shelter.table`.
TABLE: Final = (
    "meds-any-time",
    "alcohol-any-time",
    "hiding",
    "more-inventory",
    "exchanging",
    "strict-guard",
    "strict-fate",
    "prowess-per-fight",
    "open-book",
)
assert len(TABLE) == TABLE_RULES

# The decks that are drawn from, by their names in a pack, in the order of `Shelter.decks`.
DECK_NAMES: Final = (
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
assert len(DECK_NAMES) == DECKS

# Whom the Character deck gives at the start, by border, and how hungry (TW-SET-02, TW-SET-05).
BORDERS: Final = {"red": 1, "black": 2}
STARTING_HUNGER: Final = 2


def set_up(box: WarBox, seats: int, options: Mapping[str, int], rng: Rng) -> Shelter:
    """TW-SET-01, TW-SET-02, TW-SET-03, TW-SET-04, TW-SET-05, TW-SET-06, TW-SET-07, TW-SET-08, TW-SET-09, TW-SET-10,
    TW-SET-11, TW-SET-12, TW-SET-13, TW-SET-14, TW-SET-15, TW-SET-16."""
    g = empty_table(box, seats, options, rng)
    g.leader = rng.below(seats)
    deal_characters(g)
    lay_decks(g)
    lay_fittings(g)
    lay_locations(g)
    lay_shelter_cards(g)
    stack_events(g)
    g.stock = goods_of(box.scenarios[g.scenario].start or box.start)
    for row in in_play(g):
        row.set_up(g)
    return g


def empty_table(box: WarBox, seats: int, options: Mapping[str, int], rng: Rng) -> Shelter:
    """TW-SET-15, TW-SET-16, TW-ADVR-01: the side of the board and the rules the table has settled; all goods in the
    supply."""
    g = Shelter(
        rng=rng,
        box=box,
        seats=seats,
        scenario=options["scenario"],
        side=options["board"],
        table=[options[name] for name in TABLE],
        cards_on=[[] for _ in range(box.spaces)],
        fitting=[NONE] * box.spaces,
        waits=[0] * box.spaces,
        boarded=[0] * len(box.plans[options["board"]].holes),
    )
    g.expansions = expansions_of(options)
    return g


def shuffled(things: list[int], rng: Rng) -> list[int]:
    rng.shuffle(things)
    return things


# -- people -----------------------------------------------------------------------------------------------------------


def deal_characters(g: Shelter) -> None:
    """TW-SET-02, TW-SET-03, TW-SET-04, TW-SET-05, TW-SET-06: three begin, hungry, on GUARD, from where every way is
    measured; the others, shuffled again, are the Character deck."""
    deck = shuffled(list(range(len(g.box.characters))), g.rng)
    g.beginners = [deck[place] for place in first_met([g.box.characters[card].border for card in deck])]
    for person, card in enumerate(g.beginners):
        g.characters[person] = card
        g.levels[HUNGER * MOST_PEOPLE + person] = STARTING_HUNGER
    g.decks = put(g.decks, CHARACTERS, shuffled([card for card in deck if card not in g.beginners], g.rng))


def first_met(borders: list[str]) -> list[int]:
    """TW-SET-02: the places of the first red card and of the first two black ones, in the order met."""
    wanted = dict(BORDERS)
    met: list[int] = []
    for place, border in enumerate(borders):
        if wanted[border]:
            wanted[border] -= 1
            met.append(place)
    return met


# -- decks ------------------------------------------------------------------------------------------------------------


def lay_decks(g: Shelter) -> None:
    """TW-SET-07, TW-SET-08, TW-EXPN-04: every deck is shuffled, but the red corners of Night Raids and Residents wait
    apart."""
    box, decks = g.box, g.decks.copy()
    for deck, name in enumerate(DECK_NAMES):
        if deck != CHARACTERS:
            decks[deck] = shuffled(box.in_game(name, g.expansions), g.rng)
    aside: list[list[int]] = [[], []]
    for deck, kind, red in ((RAIDS, ASIDE_RAIDS, box.red_raids), (RESIDENTS, ASIDE_RESIDENTS, box.red_residents)):
        aside[kind] = [card for card in decks[deck] if red[card]]
        decks[deck] = [card for card in decks[deck] if not red[card]]
    g.decks, g.aside = decks, aside


def lay_fittings(g: Shelter) -> None:
    """TW-SET-09, TW-ADVB-01: green corners are the Fittings stack, all others Ideas; without an IDEAS space all are in
    the one stack. Those that name a space lie there."""
    cards = g.box.fittings
    stacked = [number for number in g.box.in_game("fittings", g.expansions) if not cards[number].place]
    if g.box.plans[g.side].plan.ideas:
        g.fittings = [number for number in stacked if cards[number].green]
        g.ideas = [number for number in stacked if not cards[number].green]
    else:
        g.fittings = stacked
    for number in g.box.in_game("fittings", g.expansions):
        if cards[number].place:
            g.fitting = put(g.fitting, g.box.space_words.index(cards[number].place), number)


def lay_locations(g: Shelter) -> None:
    """TW-SET-10: near, distant, far."""
    deck = g.decks[LOCATIONS]  # of this game alone so far
    g.places = [deck.pop() if deck else NONE for _ in range(PLACES)]


def lay_shelter_cards(g: Shelter) -> None:
    """TW-SET-11, TW-ADVB-04: on each space a card of the name that is printed there, at random among those that share
    it, front up."""
    kind_of = g.box.shelter_kind
    heaps: list[list[int]] = [[] for _ in KINDS]
    for card in shuffled(list(range(len(kind_of))), g.rng):
        heaps[kind_of[card]].append(card * 2)
    cards_on: list[list[int]] = [[] for _ in g.cards_on]
    for space, kinds in enumerate(g.box.plans[g.side].obstacles):
        for kind in kinds:
            cards_on[space].append(heaps[kind].pop())
    g.cards_on = cards_on


def stack_events(g: Shelter) -> None:
    """TW-SET-12, TW-SET-13, TW-EXPN-03: as the scenario has it, from the top. Events that are not dealt are out of the
    game, unseen."""
    box = g.box
    there = box.in_game("events", g.expansions)
    events = shuffled([card for card in box.events_dealt[g.scenario] if card in there], g.rng)
    endings = shuffled(box.endings_dealt[g.scenario].copy(), g.rng)
    dealt = box.event_order[g.scenario].copy()
    for place, card in enumerate(dealt):
        if card == ANY_EVENT:
            dealt[place] = events.pop()
        elif card == ANY_ENDING:
            dealt[place] = endings.pop()
    g.events = dealt[::-1]
    g.unused = events
