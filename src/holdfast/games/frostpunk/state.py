"""The city in the crater: its people, its warmth, its hope, the map, and every deck. Plain data, by small numbers.

Each field is declared once: what copies share is `Shared`, what lies there before set-up is what it begins as.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from ...kernel import State
from ...kernel.ranges import card_or_none, cards, upto, within
from ...kernel.state import Settled, Shared, row, rows
from .city.map import ALL_SPACES

if TYPE_CHECKING:
    from .box import FrostpunkBox

# Types of Citizen; the same numbers are their Meeples.
WORKER: Final = 0
ENGINEER: Final = 1
CHILD: Final = 2
TYPES: Final = (WORKER, ENGINEER, CHILD)
# Meeples beyond them: the two small helpers are Child Meeples, the Automaton is no Citizen.
CHILD_WORKER: Final = 3
CHILD_ENGINEER: Final = 4
AUTOMATON: Final = 5
MEEPLES: Final = 6
TYPE_OF: Final = (WORKER, ENGINEER, CHILD, CHILD, CHILD, -1)  # of each kind of Meeple

# Resources, in the supply and on spaces; a Tree is no Resource (FP-GEN-07).
WOOD: Final = 0
COAL: Final = 1
CORE: Final = 2
STEEL: Final = 3
RESOURCES: Final = 4
TREE: Final = 4
FOOD: Final = 4  # among goods: Resources and Food
GOODS: Final = 5

# The two tracks of feeling, and the types of token on each (FP-HOPE-02).
HOPE: Final = 0
DISCONTENT: Final = 1
CARE: Final = 0
JUSTICE: Final = 1
MOTIVATION: Final = 2
ANGER: Final = 0
APATHY: Final = 1
GREED: Final = 2
TOKEN_TYPES: Final = 3
EACH_TOKEN: Final = 3  # tokens of a type
MOST_HOPE: Final = 6
BANISHED: Final = 6  # Discontent tokens with which the game is lost

# Limits (FP-LIM).
MOST_PEOPLE: Final = 50
MOST_FOOD: Final = 50
MOST_HUNGER: Final = 50
MOST_STEEL: Final = 8
MOST_TREES: Final = 30
MOST_ON_SPACE: Final = 5
SPENT_TOKENS: Final = 5  # of each type

MOST_AUTOMATONS: Final = 6
MOST_LAWS: Final = 4

NONE: Final = -1

# Beyond what any pack has on its boards, for what it says itself.
MOST_ROUNDS: Final = 99
MOST_HEAT: Final = 99
MOST_STEPS: Final = 20
MANY: Final = 999

# Whom a card may mean beyond a type: anybody, as the players choose, or the type of the Round.
ANYBODY: Final = 3
OF_THE_ROUND: Final = 4

# The nine phases of a Round (FP-RND-01); SET_UP comes once, before the first.
SET_UP: Final = -1
DAWN: Final = 0
MORNING: Final = 1
GENERATOR_PHASE: Final = 2
WEATHER: Final = 3
PREPARATION: Final = 4
ACTION: Final = 5
DUSK: Final = 6
HUNGER: Final = 7
NIGHT: Final = 8

# Buildings, in the order of the Buildings board; their numbers are in the pack.
COOKHOUSE: Final = 0
PLATFORM: Final = 1
GENERATOR_BUILDING: Final = 2
WORKSHOP: Final = 3
CHARCOAL_KILN: Final = 4
HUNTERS_HUT: Final = 5
GATHERING_POST: Final = 6
FACTORY: Final = 7
SAWMILL: Final = 8
MEDICAL_POST: Final = 9
BEACON: Final = 10
COAL_THUMPER: Final = 11
INFIRMARY: Final = 12
HOTHOUSE: Final = 13
COAL_MINE: Final = 14
WALL_DRILL: Final = 15
HOUSE: Final = 16
BUNKHOUSE: Final = 17
TENT: Final = 18
CHILD_SHELTER: Final = 19
CARE_HOUSE: Final = 20
FIGHTING_ARENA: Final = 21
PUBLIC_HOUSE: Final = 22
FIELD_KITCHEN: Final = 23
CEMETERY: Final = 24
TEMPLE: Final = 25
FAITH_KEEPERS: Final = 26
SNOW_PIT: Final = 27
PROPAGANDA_CENTRE: Final = 28
AGITATOR: Final = 29
PRISON: Final = 30
STEAM_HUB: Final = 31
BUILDINGS: Final = 32
RUINS: Final = 32  # the back of a Shelter; it lies on the map, and is nothing one can build

# Laws, by their IDs L01 to L16 (FP-LAW-08).
CHILD_SHELTER_LAW: Final = 0
CHILD_LABOUR: Final = 1
HEATED_MEALS: Final = 2
FOOD_ADDITIVES: Final = 3
MAKESHIFT_SHELTER: Final = 4
CROWDED_QUARTERS: Final = 5
NEW_FAITH: Final = 6
NEW_ORDER: Final = 7
CARE_HOUSE_LAW: Final = 8
DOUBLE_RATION: Final = 9
EXTENDED_SHIFT: Final = 10
FIGHTING_ARENA_LAW: Final = 11
PUBLIC_COUNCIL: Final = 12
PUBLIC_HOUSE_LAW: Final = 13
TIME_TO_REST: Final = 14
STARVATION_RATIONS: Final = 15
LAWS: Final = 16
PAIRED_LAWS: Final = 8  # the Starting Laws: each excludes its neighbour (FP-LAW-05)

# Technologies (FP-TECH-07, FP-TECH-08, FP-TECH-09, FP-TECH-10, FP-TECH-11, FP-TECH-12, FP-TECH-13, FP-TECH-14,
# FP-TECH-15).
CARRIER_SLEDGE: Final = 0
KILN_UPGRADE: Final = 1
CONSTRUCTION_PLAN: Final = 2
GENERATOR_SAFETY: Final = 3
HUNTING_TACTICS: Final = 4
SCOUT_SLEDS: Final = 5
MEDICAL_EDUCATION: Final = 6
CHAINSAW: Final = 7
STEAM_HUB_TECHNOLOGY: Final = 8
TECHNOLOGIES: Final = 9
TECHNOLOGIES_IN_PLAY: Final = 4

# Expeditions: the decks A, B and C, and the stacks of the display.
EXPEDITION_DECKS: Final = 3
STACKS: Final = 3


@dataclass(slots=True, kw_only=True, eq=False)
class City(State):
    """Everything on the table. Lists by space, place, type or kind hold NONE where there is nothing."""

    box: FrostpunkBox

    # who sits where, and what comes next
    seats: Settled[Annotated[int, within(1, 4)]]
    story: Settled[Annotated[int, cards("settings")]] = 0  # which scenario, among those of the box
    society: Settled[Annotated[int, cards("societies")]] = 0
    hard: Settled[bool] = False
    phase: Annotated[int, within(SET_UP, NIGHT)] = SET_UP
    round: Annotated[int, within(1, MOST_ROUNDS)] = 1
    leader: Annotated[int, upto(3)] = 0
    active: Annotated[int, upto(3)] = 0
    passed: Annotated[int, upto(4)] = 0  # players who passed in succession
    shifts: Annotated[int, upto(9)] = 0  # extended on this turn

    once: Annotated[list[int], upto(MANY)] = row()  # 'once per game' sentences that are done

    # people, by type of Citizen
    people: Annotated[list[int], upto(MOST_PEOPLE)] = row(len(TYPES))
    sick: Annotated[list[int], upto(MOST_PEOPLE)] = row(len(TYPES))
    skull: Annotated[list[int], upto(1)] = row(len(TYPES))  # 1 where the Sickness marker shows its Skull side
    spent: Annotated[list[int], upto(SPENT_TOKENS)] = row(len(TYPES))  # Spent Citizen tokens in the supply
    covered: Annotated[list[int], upto(SPENT_TOKENS)] = row(len(TYPES))  # those of them with a Meeple
    # Meeples of each type, as set at the start of the Action Phase
    mustered: Annotated[list[int], upto(MOST_PEOPLE)] = row(len(TYPES))
    food: Annotated[int, upto(MOST_FOOD)] = 0
    hunger: Annotated[int, upto(MOST_HUNGER)] = 0
    corpses: Annotated[int, upto(MANY)] = 0

    # Citizen cards
    citizens: Shared[Annotated[list[int], cards("citizens")]] = row()  # face down; the last is on top
    citizens_gone: Shared[Annotated[list[int], cards("citizens")]] = row()  # the discard pile
    hands: Shared[Annotated[list[list[int]], cards("citizens")]]
    played: Annotated[list[int], card_or_none("citizens")]  # by seat: the card played for its main ability this Round

    # Advisors
    advisors: Shared[Annotated[list[int], card_or_none("advisors")]]  # by seat
    call_to_rise: bool = False  # the solo player still has it

    # Meeples, by kind
    ready: Annotated[list[int], upto(MOST_PEOPLE)] = row(MEEPLES)  # available in the supply
    building_site: Annotated[list[int], upto(MOST_PEOPLE)] = row(MEEPLES)  # on the Construction space
    snow_field: Annotated[list[int], upto(MOST_PEOPLE)] = row(MEEPLES)  # on the Remove Snow space
    used_up: Annotated[list[int], upto(MOST_PEOPLE)] = row(MEEPLES)  # acted, and standing nowhere on the map
    little: Shared[Annotated[list[int], upto(1)]] = row(2)  # 1 if the Child Worker, the Child Engineer is in the city
    automatons: Annotated[int, upto(MOST_AUTOMATONS)] = 0

    # goods
    stock: Annotated[list[int], upto(MANY)] = row(RESOURCES)  # in the supply, by Resource

    # feelings: tokens from the left, each its type * 2 + 1 if active
    tokens: Shared[Annotated[list[list[int]], upto(2 * TOKEN_TYPES - 1)]] = rows(2)
    # how many of each type are in the bag
    bags: Shared[Annotated[list[list[int]], upto(EACH_TOKEN)]] = rows(2, TOKEN_TYPES, EACH_TOKEN)

    # the Generator
    heat: Annotated[int, within(1, MOST_HEAT)] = 1
    cold: Annotated[int, within(1, MOST_HEAT)] = 5
    ranges: Annotated[list[int], upto(MOST_HEAT)]  # Heat Range indicators on the Generator track: Red, Orange, Yellow
    stress: Annotated[int, upto(MANY)] = 0
    inside: Annotated[int, upto(MANY)] = 0  # cubes held by the tower
    overheated: bool = False
    upgraded: bool = False  # the tower
    lit: Shared[Annotated[list[int], upto(ALL_SPACES - 1)]] = row()  # spaces of Steam Hubs that burn (FP-TECH-15)

    # the map, as long as that of the scenario is
    tiles: Annotated[list[int], card_or_none("map_tiles")]  # by place: the tile lying there
    near: Shared[Annotated[list[int], cards("map_tiles")]] = row()  # face down; the last is on top
    far: Shared[Annotated[list[int], cards("map_tiles")]] = row()
    deposits: Shared[Annotated[list[int], within(NONE, 2)]]  # by mark of the map: the Deposit lying there
    lies: Annotated[list[int], within(NONE, TREE)]  # by space: the Resource or TREE lying there
    amount: Annotated[list[int], upto(MOST_TREES)]
    building: Annotated[list[int], within(NONE, RUINS)]  # by space; a Large one stands on both spaces of its tile
    improved: Shared[Annotated[list[int], upto(1)]]  # 1 where it is upgraded
    standing: Annotated[list[int], within(NONE, AUTOMATON)]  # by space: the Meeple standing there
    left: Shared[Annotated[list[int], upto(MANY)]]  # by Building: tiles still on, or below, the Buildings board
    # by Building: tiles there that lie on their Ruins side
    ruined: Shared[Annotated[list[int], upto(MANY)]] = row(BUILDINGS)
    # by Building: 1 if it may be built, whether by the board or by a card
    unlocked: Shared[Annotated[list[int], upto(1)]]

    # of the scenario: by kind, how many on each spot
    marks: Shared[Annotated[list[list[int]], upto(MOST_TREES)]] = row()

    # Event and Scenario cards, numbered through (see the box)
    morning: Shared[Annotated[list[int], cards("events")]] = row()  # face down; the last is on top
    dusk: Shared[Annotated[list[int], cards("events")]] = row()
    dusk_gone: Shared[Annotated[list[int], cards("events")]] = row()  # the discard pile
    # Dusk cards lying open while one of them may be discarded
    revealed: Shared[Annotated[list[int], cards("events")]] = row()
    disputes: Shared[Annotated[list[int], cards("events")]] = row()  # face up; the last is on top
    entered: Shared[Annotated[list[int], cards("events")]] = row()  # normal Dusk cards that have come into play
    display: Shared[Annotated[list[int], cards("events")]] = row()  # the Event display and the Scenario display
    goods_on: Shared[Annotated[list[list[int]], upto(MANY)]] = row()  # on each card of the display: goods by kind
    meeple_on: Annotated[list[int], within(NONE, AUTOMATON)] = row()  # the Meeple on its Special Action area
    # on further areas: which Special Action, and the Meeple
    beside: Shared[Annotated[list[list[int]], cards("specials")]] = row()
    kept_on: Shared[Annotated[list[int], upto(MOST_AUTOMATONS)]] = row()  # Automatons it keeps
    # Special Actions of once per game that are done
    special_done: Shared[Annotated[list[int], cards("specials")]] = row()

    # the scenario
    triggers: Shared[Annotated[list[int], within(1, MOST_ROUNDS)]] = row()  # Rounds with a Scenario Trigger token
    storm: Annotated[int, within(NONE, MOST_ROUNDS)] = NONE  # the Round on which the Storm marker lies
    storms: Annotated[int, upto(MOST_ROUNDS)] = 0  # that have hit
    weather: Shared[Annotated[list[int], cards("weather")]] = row()  # face down; the last is on top
    weather_gone: Shared[Annotated[list[int], cards("weather")]] = row()

    # Laws and Technologies
    future_laws: Shared[Annotated[list[int], upto(LAWS - 1)]] = row()
    laws: Shared[Annotated[list[int], upto(1)]] = row(LAWS)  # by Law: 1 if it is in force
    technologies: Shared[Annotated[list[int], upto(TECHNOLOGIES - 1)]] = row()  # in play
    developed: Shared[Annotated[list[int], upto(1)]] = row(TECHNOLOGIES)  # by Technology: 1 if it is
    developing: Annotated[int, within(NONE, TECHNOLOGIES - 1)] = NONE
    token: Annotated[int, upto(MOST_ROUNDS)] = 0  # the Round on which its Development token lies

    # Expeditions
    # decks A, B, C; the last is on top
    trails: Shared[Annotated[list[list[int]], cards("expeditions")]] = rows(EXPEDITION_DECKS)
    # cards from the bottom, each its number * 2, and 1 more if it lies black side up
    stacks: Shared[Annotated[list[list[int]], upto(MANY)]] = rows(STACKS)
    scouts: Shared[Annotated[list[int], within(NONE, AUTOMATON)]] = row(STACKS, NONE)  # by stack: the Meeple out there
    # by stack: the space on which it stands, from 0
    steps: Shared[Annotated[list[int], upto(MOST_STEPS)]] = row(STACKS)

    def decider(self) -> int:
        """FP-GEN-04: on a turn the active player, before the first whoever pays a starting cost; else the leader."""
        return self.active if self.phase in (ACTION, SET_UP) else self.leader
