"""The city in the crater: its people, its warmth, its hope, the map, and every deck. Plain data, by small numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

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

NONE: Final = -1


@dataclass(slots=True, kw_only=True, eq=False)
class City(State):
    """Everything on the table. Lists by space, place, type or kind hold NONE where there is nothing."""

    box: FrostpunkBox

    # who sits where, and what comes next
    seats: int
    phase: int = 0
    round: int = 1
    leader: int = 0
    active: int = 0
    passed: int = 0  # players who passed in succession

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
    left: list[int]  # Building tiles still on, or below, the Buildings board
    unlocked: list[int]  # 1 if a card allows it to be built

    def copy(self) -> City:
        g = City.__new__(City)
        g.rng = self.rng.copy()
        g.reveals = self.reveals
        g.told = None
        g.box = self.box
        g.seats = self.seats
        g.phase = self.phase
        g.round = self.round
        g.leader = self.leader
        g.active = self.active
        g.passed = self.passed
        g.once = self.once[:]
        g.people = self.people[:]
        g.sick = self.sick[:]
        g.skull = self.skull[:]
        g.spent = self.spent[:]
        g.covered = self.covered[:]
        g.mustered = self.mustered[:]
        g.food = self.food
        g.hunger = self.hunger
        g.corpses = self.corpses
        g.citizens = self.citizens[:]
        g.citizens_gone = self.citizens_gone[:]
        g.hands = [*map(list.copy, self.hands)]
        g.ready = self.ready[:]
        g.building_site = self.building_site[:]
        g.snow_field = self.snow_field[:]
        g.used_up = self.used_up[:]
        g.little = self.little[:]
        g.automatons = self.automatons
        g.stock = self.stock[:]
        g.tokens = [*map(list.copy, self.tokens)]
        g.bags = [*map(list.copy, self.bags)]
        g.heat = self.heat
        g.cold = self.cold
        g.ranges = self.ranges[:]
        g.stress = self.stress
        g.inside = self.inside
        g.overheated = self.overheated
        g.upgraded = self.upgraded
        g.tiles = self.tiles[:]
        g.near = self.near[:]
        g.far = self.far[:]
        g.deposits = self.deposits[:]
        g.lies = self.lies[:]
        g.amount = self.amount[:]
        g.building = self.building[:]
        g.improved = self.improved[:]
        g.standing = self.standing[:]
        g.left = self.left[:]
        g.unlocked = self.unlocked[:]
        return g
