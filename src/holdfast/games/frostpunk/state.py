"""The city in the crater: its people, its warmth, its hope, the map, and every deck. Plain data, by small numbers.

Each field is declared once: what copies share is `Shared`, what lies there before set-up is what it begins as.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ...kernel import State
from ...kernel.state import Shared, row, rows

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
    seats: int
    story: int = 0  # which scenario, among those of the box
    society: int = 0
    hard: bool = False
    phase: int = SET_UP
    round: int = 1
    leader: int = 0
    active: int = 0
    passed: int = 0  # players who passed in succession
    shifts: int = 0  # extended on this turn

    once: list[int] = row()  # 'once per game' sentences that are done

    # people, by type of Citizen
    people: list[int] = row(len(TYPES))
    sick: list[int] = row(len(TYPES))
    skull: list[int] = row(len(TYPES))  # 1 where the Sickness marker shows its Skull side
    spent: list[int] = row(len(TYPES))  # Spent Citizen tokens in the supply
    covered: list[int] = row(len(TYPES))  # those of them with a Meeple
    mustered: list[int] = row(len(TYPES))  # Meeples of each type, as set at the start of the Action Phase
    food: int = 0
    hunger: int = 0
    corpses: int = 0

    # Citizen cards
    citizens: Shared[list[int]] = row()  # face down; the last is on top
    citizens_gone: Shared[list[int]] = row()  # the discard pile
    hands: Shared[list[list[int]]]
    played: list[int]  # by seat: the card played for its main ability this Round

    # Advisors
    advisors: Shared[list[int]]  # by seat
    call_to_rise: bool = False  # the solo player still has it

    # Meeples, by kind
    ready: list[int] = row(MEEPLES)  # available in the supply
    building_site: list[int] = row(MEEPLES)  # on the Construction space
    snow_field: list[int] = row(MEEPLES)  # on the Remove Snow space
    used_up: list[int] = row(MEEPLES)  # acted, and standing nowhere on the map
    little: Shared[list[int]] = row(2)  # 1 if the Child Worker, the Child Engineer is in the city
    automatons: int = 0

    # goods
    stock: list[int] = row(RESOURCES)  # in the supply, by Resource

    # feelings: tokens from the left, each its type * 2 + 1 if active
    tokens: Shared[list[list[int]]] = rows(2)
    bags: Shared[list[list[int]]] = rows(2, TOKEN_TYPES, EACH_TOKEN)  # how many of each type are in the bag

    # the Generator
    heat: int = 1
    cold: int = 5
    ranges: list[int]  # Heat Range indicators on the Generator track: Red, Orange, Yellow
    stress: int = 0
    inside: int = 0  # cubes held by the tower
    overheated: bool = False
    upgraded: bool = False  # the tower
    lit: Shared[list[int]] = row()  # spaces of Steam Hubs that burn (FP-TECH-15)

    # the map, as long as that of the scenario is
    tiles: list[int]  # by place: the tile lying there
    near: Shared[list[int]] = row()  # face down; the last is on top
    far: Shared[list[int]] = row()
    deposits: Shared[list[int]]  # by mark of the map: the Deposit lying there
    lies: list[int]  # by space: the Resource or TREE lying there
    amount: list[int]
    building: list[int]  # by space; a Large one stands on both spaces of its tile
    improved: Shared[list[int]]  # 1 where it is upgraded
    standing: list[int]  # by space: the Meeple standing there
    left: Shared[list[int]]  # by Building: tiles still on, or below, the Buildings board
    ruined: Shared[list[int]] = row(BUILDINGS)  # by Building: tiles there that lie on their Ruins side
    unlocked: Shared[list[int]]  # by Building: 1 if it may be built, whether by the board or by a card

    marks: Shared[list[list[int]]] = rows(0)  # of the scenario: by kind, how many on each spot

    # Event and Scenario cards, numbered through (see the box)
    morning: Shared[list[int]] = row()  # face down; the last is on top
    dusk: Shared[list[int]] = row()
    dusk_gone: Shared[list[int]] = row()  # the discard pile
    revealed: Shared[list[int]] = row()  # Dusk cards lying open while one of them may be discarded
    disputes: Shared[list[int]] = row()  # face up; the last is on top
    entered: Shared[list[int]] = row()  # normal Dusk cards that have come into play
    display: Shared[list[int]] = row()  # the Event display and the Scenario display
    goods_on: Shared[list[list[int]]] = row()  # on each card of the display: goods by kind
    meeple_on: list[int] = row()  # the Meeple on its Special Action area
    beside: Shared[list[list[int]]] = rows(0)  # on further areas: which Special Action, and the Meeple
    kept_on: Shared[list[int]] = row()  # Automatons it keeps
    special_done: Shared[list[int]] = row()  # Special Actions of once per game that are done

    # the scenario
    triggers: Shared[list[int]] = row()  # Rounds with a Scenario Trigger token
    storm: int = NONE  # the Round on which the Storm marker lies
    storms: int = 0  # that have hit
    weather: Shared[list[int]] = row()  # face down; the last is on top
    weather_gone: Shared[list[int]] = row()

    # Laws and Technologies
    future_laws: Shared[list[int]] = row()
    laws: Shared[list[int]] = row(LAWS)  # by Law: 1 if it is in force
    technologies: Shared[list[int]] = row()  # in play
    developed: Shared[list[int]] = row(TECHNOLOGIES)  # by Technology: 1 if it is
    developing: int = NONE
    token: int = 0  # the Round on which its Development token lies

    # Expeditions
    trails: Shared[list[list[int]]] = rows(EXPEDITION_DECKS)  # decks A, B, C; the last is on top
    stacks: Shared[list[list[int]]] = rows(
        STACKS
    )  # cards from the bottom, each its number * 2, and 1 more if it lies black side up
    scouts: Shared[list[int]] = row(STACKS, NONE)  # by stack: the Meeple out there
    steps: Shared[list[int]] = row(STACKS)  # by stack: the space on which it stands, from 0

    def decider(self) -> int:
        """FP-GEN-04: on a turn the active player, before the first whoever pays a starting cost; else the leader."""
        return self.active if self.phase in (ACTION, SET_UP) else self.leader
