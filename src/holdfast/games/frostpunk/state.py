"""The city in the crater: its people, its warmth, its hope, the map, and every deck. Plain data, by small numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from ...kernel import State

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


# Lists that seldom change. They are never changed in place, only replaced, so that copies of the city share them.
KEPT: Final = frozenset(
    {
        "advisors",
        "bags",
        "citizens",
        "citizens_gone",
        "deposits",
        "developed",
        "display",
        "disputes",
        "dusk",
        "dusk_gone",
        "entered",
        "far",
        "future_laws",
        "goods_on",
        "hands",
        "improved",
        "kept_on",
        "laws",
        "left",
        "lit",
        "little",
        "morning",
        "near",
        "ruined",
        "scouts",
        "shown",
        "special_done",
        "stacks",
        "steps",
        "technologies",
        "tokens",
        "trails",
        "triggers",
        "unlocked",
        "weather",
        "weather_gone",
    }
)


@dataclass(slots=True, kw_only=True, eq=False)
class City(State):
    """Everything on the table. Lists by space, place, type or kind hold NONE where there is nothing."""

    kept: ClassVar[frozenset[str]] = KEPT

    box: FrostpunkBox

    # who sits where, and what comes next
    seats: int
    society: int = 0
    hard: bool = False
    phase: int = SET_UP
    round: int = 1
    leader: int = 0
    active: int = 0
    passed: int = 0  # players who passed in succession
    shifts: int = 0  # extended on this turn
    at: int = NONE  # the space on which the action now carried out takes place
    event: int = NONE  # the Event or Scenario card now carried out

    once: list[int]  # 'once per game' sentences that are done

    # people, by type of Citizen
    people: list[int]
    sick: list[int]
    skull: list[int]  # 1 where the Sickness marker shows its Skull side
    spent: list[int]  # Spent Citizen tokens in the supply
    covered: list[int]  # those of them with a Meeple
    mustered: list[int]  # Meeples of each type, as set at the start of the Action Phase
    food: int = 0
    hunger: int = 0
    corpses: int = 0

    # Citizen cards
    citizens: list[int]  # face down; the last is on top
    citizens_gone: list[int]  # the discard pile
    hands: list[list[int]]
    played: list[int]  # by seat: the card played for its main ability this Round

    # Advisors
    advisors: list[int]  # by seat
    call_to_rise: bool = False  # the solo player still has it

    # Meeples, by kind
    ready: list[int]  # available in the supply
    building_site: list[int]  # on the Construction space
    snow_field: list[int]  # on the Remove Snow space
    used_up: list[int]  # acted, and standing nowhere on the map
    little: list[int]  # 1 if the Child Worker, the Child Engineer is in the city
    automatons: int = 0

    # goods
    stock: list[int]  # in the supply, by Resource

    # feelings: tokens from the left, each its type * 2 + 1 if active
    tokens: list[list[int]]
    bags: list[list[int]]  # how many of each type are in the bag

    # the Generator
    heat: int = 1
    cold: int = 5
    ranges: list[int]  # Heat Range indicators on the Generator track: Red, Orange, Yellow
    stress: int = 0
    inside: int = 0  # cubes held by the tower
    overheated: bool = False
    upgraded: bool = False  # the tower
    lit: list[int]  # spaces of Steam Hubs that burn (FP-TECH-15)

    # the map
    tiles: list[int]  # by place: the tile lying there
    near: list[int]  # face down; the last is on top
    far: list[int]
    deposits: list[int]  # by corner
    lies: list[int]  # by space: the Resource or TREE lying there
    amount: list[int]
    building: list[int]  # by space; a Large one stands on both spaces of its tile
    improved: list[int]  # 1 where it is upgraded
    standing: list[int]  # by space: the Meeple standing there
    left: list[int]  # by Building: tiles still on, or below, the Buildings board
    ruined: list[int]  # by Building: tiles there that lie on their Ruins side
    unlocked: list[int]  # by Building: 1 if it may be built, whether by the board or by a card

    # Event and Scenario cards, numbered through (see the box)
    morning: list[int]  # face down; the last is on top
    dusk: list[int]
    dusk_gone: list[int]  # the discard pile
    shown: list[int]  # Dusk cards lying open while one of them may be discarded
    disputes: list[int]  # face up; the last is on top
    entered: list[int]  # normal Dusk cards that have come into play
    display: list[int]  # the Event display and the Scenario display
    goods_on: list[list[int]]  # on each card of the display: goods by kind
    meeple_on: list[int]  # the Meeple on its Special Action area
    kept_on: list[int]  # Automatons it keeps
    special_done: list[int]  # cards whose once-per-game Special Action is done

    # the scenario
    triggers: list[int]  # Rounds with a Scenario Trigger token
    storm: int = NONE  # the Round on which the Storm marker lies
    storms: int = 0  # that have hit
    weather: list[int]  # face down; the last is on top
    weather_gone: list[int]

    # Laws and Technologies
    future_laws: list[int]
    laws: list[int]  # by Law: 1 if it is in force
    technologies: list[int]  # in play
    developed: list[int]  # by Technology: 1 if it is
    developing: int = NONE
    token: int = 0  # the Round on which its Development token lies

    # Expeditions
    trails: list[list[int]]  # decks A, B, C; the last is on top
    stacks: list[list[int]]  # cards from the bottom, each its number * 2, and 1 more if it lies black side up
    scouts: list[int]  # by stack: the Meeple out there
    steps: list[int]  # by stack: the space on which it stands, from 0

    def decider(self) -> int:
        """FP-GEN-04: on a turn the active player, before the first whoever pays a starting cost; else the leader."""
        return self.active if self.phase in (ACTION, SET_UP) else self.leader

    def copy(self) -> City:
        g = City.__new__(City)
        g.rng = self.rng.copy()
        g.reveals = self.reveals
        g.told = None
        g.box = self.box
        g.seats = self.seats
        g.society = self.society
        g.hard = self.hard
        g.phase = self.phase
        g.round = self.round
        g.leader = self.leader
        g.active = self.active
        g.passed = self.passed
        g.shifts = self.shifts
        g.at = self.at
        g.event = self.event
        g.once = self.once.copy()
        g.people = self.people.copy()
        g.sick = self.sick.copy()
        g.skull = self.skull.copy()
        g.spent = self.spent.copy()
        g.covered = self.covered.copy()
        g.mustered = self.mustered.copy()
        g.food = self.food
        g.hunger = self.hunger
        g.corpses = self.corpses
        g.citizens = self.citizens
        g.citizens_gone = self.citizens_gone
        g.hands = self.hands
        g.played = self.played.copy()
        g.advisors = self.advisors
        g.call_to_rise = self.call_to_rise
        g.ready = self.ready.copy()
        g.building_site = self.building_site.copy()
        g.snow_field = self.snow_field.copy()
        g.used_up = self.used_up.copy()
        g.little = self.little
        g.automatons = self.automatons
        g.stock = self.stock.copy()
        g.tokens = self.tokens
        g.bags = self.bags
        g.heat = self.heat
        g.cold = self.cold
        g.ranges = self.ranges.copy()
        g.stress = self.stress
        g.inside = self.inside
        g.overheated = self.overheated
        g.upgraded = self.upgraded
        g.lit = self.lit
        g.tiles = self.tiles.copy()
        g.near = self.near
        g.far = self.far
        g.deposits = self.deposits
        g.lies = self.lies.copy()
        g.amount = self.amount.copy()
        g.building = self.building.copy()
        g.improved = self.improved
        g.standing = self.standing.copy()
        g.left = self.left
        g.ruined = self.ruined
        g.unlocked = self.unlocked
        g.morning = self.morning
        g.dusk = self.dusk
        g.dusk_gone = self.dusk_gone
        g.shown = self.shown
        g.disputes = self.disputes
        g.entered = self.entered
        g.display = self.display
        g.goods_on = self.goods_on
        g.meeple_on = self.meeple_on.copy()
        g.kept_on = self.kept_on
        g.special_done = self.special_done
        g.triggers = self.triggers
        g.storm = self.storm
        g.storms = self.storms
        g.weather = self.weather
        g.weather_gone = self.weather_gone
        g.future_laws = self.future_laws
        g.laws = self.laws
        g.technologies = self.technologies
        g.developed = self.developed
        g.developing = self.developing
        g.token = self.token
        g.trails = self.trails
        g.stacks = self.stacks
        g.scouts = self.scouts
        g.steps = self.steps
        return g
