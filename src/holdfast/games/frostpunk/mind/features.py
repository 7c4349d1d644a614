"""What lies open in the crater as a row of numbers, for agents that learn. Seats are counted from one's own.

As in the view, it lacks the order of decks, tiles face down, and which of a Law's two consequences was shuffled in.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....mind.features import Among, Amounts, Block, Which
from ..box import DECK_LETTERS, FrostpunkBox
from ..city.citizens import type_of_round
from ..city.heat import YELLOW, insulation_heated, zone_heated
from ..city.map import CORNERS, FAR, GENERATOR, NEAR
from ..nouns import BUILDINGS, CITIZENS, GOODS, INSULATIONS, LYING, RESOURCES, TYPES_OF_DISCONTENT, TYPES_OF_HOPE
from ..phases.night import beds, child_beds, in_need_of_beds, prisoners
from ..presence.view import PHASE_WORDS
from ..state import (
    DISCONTENT,
    EACH_TOKEN,
    HOPE,
    MOST_AUTOMATONS,
    MOST_FOOD,
    MOST_ON_SPACE,
    NONE,
    RUINS,
    SPENT_TOKENS,
    STACKS,
    TOKEN_TYPES,
    TYPES,
    City,
)

MOST_SEATS: Final = 4
SEATS: Final = ("own", "next", "third", "fourth")
MOST_OF_TYPE: Final = 25  # people
MOST_STOCK: Final = 20
MOST_MEEPLES: Final = 10
MOST_CARDS: Final = 30  # in a deck face down
MOST_STEPS: Final = 8  # of a Scout

TYPE_WORDS: Final = tuple(word for word, _, _ in CITIZENS[: len(TYPES)])
RESOURCE_WORDS: Final = tuple(word for word, _, _ in RESOURCES)
GOODS_WORDS: Final = tuple(word for word, _, _ in GOODS)
LYING_WORDS: Final = tuple(word for word, _, _ in LYING)
BUILDING_WORDS: Final = (*(word for word, _, _ in BUILDINGS), "ruins")
TOKEN_WORDS: Final = tuple(
    f"{kind}-{how}" for kind in (*TYPES_OF_HOPE, *TYPES_OF_DISCONTENT) for how in ("exhausted", "active")
)
STACK_WORDS: Final = tuple(str(stack + 1) for stack in range(STACKS))
CORNER_WORDS: Final = tuple(str(corner + 1) for corner in range(CORNERS))


AROUND: Final = [  # by number of seats and seat: the seats, one's own first
    [[(seat + turn) % seats for turn in range(seats)] for seat in range(seats)] for seats in range(MOST_SEATS + 1)
]


def around(g: City, seat: int) -> list[int]:
    return AROUND[g.seats][seat]


def from_own(g: City, seat: int, other: int) -> int:
    return (other - seat) % g.seats


def spaces(box: FrostpunkBox) -> list[str]:
    return box.space_words


def meeples(box: FrostpunkBox) -> list[str]:
    return list(box.meeple_words)


def events(box: FrostpunkBox) -> list[str]:
    return box.event_ids


def citizen_cards(box: FrostpunkBox) -> list[str]:
    return [card.id for card in box.citizen_cards]


def expeditions(box: FrostpunkBox) -> list[str]:
    return [card.id for card in box.expeditions]


def laws(box: FrostpunkBox) -> list[str]:
    return [law.id for law in box.laws]


def technologies(box: FrostpunkBox) -> list[str]:
    return [technology.id for technology in box.technologies]


def rounds(box: FrostpunkBox) -> list[str]:
    return [str(number) for number in range(box.board.rounds + 2)]


def stored_words(box: FrostpunkBox) -> list[str]:
    return [f"{card}/{goods}" for card in (*(card.id for card in box.scenario), "events") for goods in GOODS_WORDS]


def hand_words(box: FrostpunkBox) -> list[str]:
    return [f"{who}/{card}" for who in SEATS for card in citizen_cards(box)]


def marked_words(box: FrostpunkBox) -> list[str]:
    """Of each scenario its marks, kind by kind and spot by spot."""
    return [
        f"{setting.story.id}/{mark.id}-{spot + 1}"
        for setting in box.settings
        for mark in setting.story.marks
        for spot in range(len(mark.spots))
    ]


# -- numbers ----------------------------------------------------------------------------------------------------------


def feelings(g: City, seat: int) -> list[int]:
    """How many tokens of each type lie there, exhausted and active."""
    counts = [0] * (4 * TOKEN_TYPES)
    for token in g.tokens[HOPE]:
        counts[token] += 1
    for token in g.tokens[DISCONTENT]:
        counts[2 * TOKEN_TYPES + token] += 1
    return counts


def warm(g: City, seat: int) -> Iterator[int]:
    for insulation in range(YELLOW + 1):
        yield insulation_heated(g, insulation)
    for place in (GENERATOR, NEAR[0], FAR[0]):
        yield zone_heated(g, place)


def tonight(g: City, seat: int) -> list[int]:
    return [beds(g), child_beds(g), sum(in_need_of_beds(g, prisoners(g)))]


def stored(g: City, seat: int) -> list[int]:
    """Goods on each Scenario card, and on all other cards of the display."""
    first, last = g.box.first_scenario, len(g.box.scenario)
    counts = [0] * ((last + 1) * len(GOODS_WORDS))
    for event, goods in zip(g.display, g.goods_on, strict=True):
        place = (event - first if event >= first else last) * len(GOODS_WORDS)
        for kind, count in enumerate(goods):
            counts[place + kind] += count
    return counts


def marks(g: City, seat: int) -> list[int]:
    before = sum(len(mark.spots) for setting in g.box.settings[: g.story] for mark in setting.story.marks)
    return [0] * before + [number for there in g.marks for number in there]


def in_dusk_deck(g: City, seat: int) -> Iterator[int]:
    """Of a Law's consequence only the Law is known: it stands at the first of the two."""
    first, last = g.box.first_consequence, g.box.first_scenario
    for event in g.dusk:
        yield event - (event - first) % 2 if first <= event < last else event


def hands(g: City, seat: int) -> Iterator[int]:
    cards = len(g.box.citizen_cards)
    for turn, other in enumerate(around(g, seat)):
        for card in g.hands[other]:
            yield turn * cards + card


def top_of_trails(g: City, seat: int) -> list[int]:
    """FP-EXP: its white side is seen."""
    return [deck[-1] if deck else NONE for deck in g.trails]


def top_of_stacks(g: City, seat: int) -> list[int]:
    return [cards[-1] // 2 if cards else NONE for cards in g.stacks]


def unexplored(g: City, seat: int) -> list[int]:
    return [sum(1 - card % 2 for card in cards) for cards in g.stacks]


FEATURES: Final[tuple[Block[City], ...]] = (
    Which("society", lambda g, seat: [g.society], lambda box: [society.id for society in box.societies]),
    Amounts("hard", lambda g, seat: [g.hard]),
    Amounts("seats", lambda g, seat: [g.seats], MOST_SEATS),
    Which("round", lambda g, seat: [g.round], rounds),
    Which("phase", lambda g, seat: [g.phase], PHASE_WORDS),
    Which("leader", lambda g, seat: [from_own(g, seat, g.leader)], SEATS),
    Which("active", lambda g, seat: [from_own(g, seat, g.active)], SEATS),
    Which("fed", lambda g, seat: [type_of_round(g, g.round)], TYPE_WORDS),
    Amounts("passed", lambda g, seat: [g.passed], MOST_SEATS),
    # people
    Amounts("people", lambda g, seat: g.people, MOST_OF_TYPE, TYPE_WORDS),
    Amounts("sick", lambda g, seat: g.sick, MOST_OF_TYPE, TYPE_WORDS),
    Amounts("grave", lambda g, seat: g.skull, 1, TYPE_WORDS),
    Amounts("spent", lambda g, seat: g.spent, SPENT_TOKENS, TYPE_WORDS),
    Amounts("mustered", lambda g, seat: g.mustered, MOST_MEEPLES, TYPE_WORDS),
    Amounts("food", lambda g, seat: [g.food], MOST_FOOD),
    Amounts("hunger", lambda g, seat: [g.hunger], MOST_OF_TYPE),
    Amounts("corpses", lambda g, seat: [g.corpses], MOST_OF_TYPE),
    Amounts("tonight", tonight, MOST_MEEPLES, ("beds", "child-beds", "need")),
    Amounts("feelings", feelings, EACH_TOKEN, TOKEN_WORDS),
    # meeples and goods
    Amounts("ready", lambda g, seat: g.ready, MOST_MEEPLES, meeples),
    Amounts("construction", lambda g, seat: g.building_site, MOST_MEEPLES, meeples),
    Amounts("snow", lambda g, seat: g.snow_field, MOST_MEEPLES, meeples),
    Amounts("resting", lambda g, seat: g.used_up, MOST_MEEPLES, meeples),
    Amounts("automatons", lambda g, seat: [g.automatons], MOST_AUTOMATONS),
    Amounts("stock", lambda g, seat: g.stock, MOST_STOCK, RESOURCE_WORDS),
    # warmth
    Amounts("heat", lambda g, seat: [g.heat, g.cold], 16, ("heat", "cold")),
    Amounts("ranges", lambda g, seat: g.ranges, 8, INSULATIONS[: YELLOW + 1]),
    Amounts("warm", warm, 1, (*INSULATIONS[: YELLOW + 1], "generator", "near", "far")),
    Amounts("stress", lambda g, seat: [g.stress, g.inside], 10, ("on-track", "inside")),
    Amounts("overheated", lambda g, seat: [g.overheated]),
    Amounts("tower-upgraded", lambda g, seat: [g.upgraded]),
    Among("burning-hubs", lambda g, seat: g.lit, spaces),
    # the map
    Amounts("covered", lambda g, seat: [tile != NONE for tile in g.tiles], 1, lambda box: box.place_words),
    Which("deposit", lambda g, seat: g.deposits, LYING_WORDS, CORNER_WORDS),
    Which("lies", lambda g, seat: g.lies, LYING_WORDS, spaces),
    Amounts("amount", lambda g, seat: g.amount, MOST_ON_SPACE, spaces),
    Which("building", lambda g, seat: g.building, BUILDING_WORDS, spaces),
    Amounts("improved", lambda g, seat: g.improved, 1, spaces),
    Which("standing", lambda g, seat: g.standing, meeples, spaces),
    Amounts("left", lambda g, seat: g.left, 4, BUILDING_WORDS[:RUINS]),
    Amounts("ruined", lambda g, seat: g.ruined, 4, BUILDING_WORDS[:RUINS]),
    Amounts("allowed", lambda g, seat: g.unlocked, 1, BUILDING_WORDS[:RUINS]),
    # cards
    Among("display", lambda g, seat: g.display, events),
    Among("special-done", lambda g, seat: g.special_done, lambda box: box.special_ids),
    Amounts("stored", stored, 10, stored_words),
    Which("dispute", lambda g, seat: g.disputes[-1:], events),
    Among("dusk", in_dusk_deck, events),
    Among("revealed", lambda g, seat: g.revealed, events),
    Among("dusk-gone", lambda g, seat: g.dusk_gone, events),
    Among("weather-gone", lambda g, seat: g.weather_gone, lambda box: [card.id for card in box.weather]),
    Among("citizens-gone", lambda g, seat: g.citizens_gone, citizen_cards),
    Amounts(
        "face-down",
        lambda g, seat: [len(g.morning), len(g.weather), len(g.citizens), len(g.near), len(g.far), len(g.disputes)],
        MOST_CARDS,
        ("morning", "weather", "citizens", "near", "far", "disputes"),
    ),
    Which("storm", lambda g, seat: [g.storm], rounds),
    Amounts("storms", lambda g, seat: [g.storms], 3),
    Among("triggers", lambda g, seat: g.triggers, rounds),
    Amounts("laws", lambda g, seat: g.laws, 1, laws),
    Among("future-laws", lambda g, seat: g.future_laws, laws),
    Among("technologies", lambda g, seat: g.technologies, technologies),
    Amounts("developed", lambda g, seat: g.developed, 1, technologies),
    Which("developing", lambda g, seat: [g.developing], technologies),
    Which("due", lambda g, seat: [g.token if g.developing != NONE else NONE], rounds),
    # expeditions
    Amounts("trails", lambda g, seat: [len(deck) for deck in g.trails], 14, DECK_LETTERS),
    Which("trail-top", top_of_trails, expeditions, DECK_LETTERS),
    Which("stack-top", top_of_stacks, expeditions, STACK_WORDS),
    Amounts("unexplored", unexplored, 4, STACK_WORDS),
    Which("scout", lambda g, seat: g.scouts, meeples, STACK_WORDS),
    Amounts("scout-step", lambda g, seat: g.steps, MOST_STEPS, STACK_WORDS),
    # players
    Which(
        "advisor",
        lambda g, seat: [g.advisors[other] for other in around(g, seat)],
        lambda box: [advisor.id for advisor in box.advisors],
        SEATS,
    ),
    Among("hand", hands, hand_words),
    Which("played", lambda g, seat: [g.played[other] for other in around(g, seat)], citizen_cards, SEATS),
    Amounts("call-to-rise", lambda g, seat: [g.call_to_rise]),
    # the scenario
    Which("scenario", lambda g, seat: [g.story], lambda box: [setting.story.id for setting in box.settings]),
    Amounts("marks", marks, 3, marked_words),
)
