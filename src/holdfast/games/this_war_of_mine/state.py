"""The shelter and its people: their hunger and their dead, what they own, every deck, the night. Plain data, by small
numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ...kernel import State
from ...kernel.state import Shared, row, rows

if TYPE_CHECKING:
    from .box import WarBox

NONE: Final = -1

# A person is a place in the group, 0 to 3 (TW-GEN-10); which card sits there is in `characters`.
MOST_PEOPLE: Final = 4
PEOPLE: Final = range(MOST_PEOPLE)
MOST_OUT: Final = 3  # scavengers (TW-EVE-06)

# The five states (TW-GEN-11), and the highest level of each.
HUNGER: Final = 0
FATIGUE: Final = 1
MISERY: Final = 2
WOUNDS: Final = 3
ILLNESS: Final = 4
STATES: Final = 5
WORST: Final = 4

# The seven phases of a day (TW-GEN-14); SET_UP comes once, before the first.
SET_UP: Final = -1
MORNING: Final = 0
DAY: Final = 1
DUSK: Final = 2
EVENING: Final = 3
SCAVENGING: Final = 4
RAID: Final = 5
DAWN: Final = 6

# What a person does tonight (TW-EVE-01).
BY_DAY: Final = NONE
BED: Final = 0
FLOOR: Final = 1
GUARD: Final = 2
OUT: Final = 3

# Goods: three resources, then tokens (TW-GEN-19).
WOOD: Final = 0
COMPONENT: Final = 1
WATER: Final = 2
RESOURCES: Final = 3
CANNED_FOOD: Final = 3
RAW_FOOD: Final = 4
VEGETABLE: Final = 5
ALCOHOL: Final = 6
MOONSHINE: Final = 7
SUGAR: Final = 8
CIGARETTES: Final = 9
COFFEE: Final = 10
SHOVEL: Final = 11
SAW_BLADE: Final = 12
LOCKPICK: Final = 13
FILTER: Final = 14
MECHANICAL_PART: Final = 15
ELECTRICAL_PART: Final = 16
JEWELRY: Final = 17
BOOK: Final = 18
BROKEN_GUITAR: Final = 19
GUITAR: Final = 20
ASSAULT_RIFLE: Final = 21
SHOTGUN: Final = 22
PISTOL: Final = 23
HATCHET: Final = 24
KNIFE: Final = 25
BROKEN_RIFLE: Final = 26
BROKEN_SHOTGUN: Final = 27
BROKEN_PISTOL: Final = 28
WEAPON_PART: Final = 29
AMMO: Final = 30
SHELL: Final = 31
MEDS: Final = 32
BANDAGES: Final = 33
HERBAL_MEDS: Final = 34
HERB: Final = 35
CHEMS: Final = 36
GOODS: Final = 37
FIREARMS: Final = (ASSAULT_RIFLE, SHOTGUN, PISTOL)
MELEE: Final = (HATCHET, KNIFE)
WEAPONS: Final = (*FIREARMS, *MELEE)
UNARMED: Final = NONE
FOODS: Final = (CANNED_FOOD, RAW_FOOD, VEGETABLE)
MEDICAL: Final = (MEDS, BANDAGES, HERBAL_MEDS)  # as they lie in `treated`, by place

# The combat dice (TW-GEN-16) and what their faces show; a face of 0 to 3 is that many hits.
WHITE: Final = 0
YELLOW: Final = 1
RED: Final = 2
FACES: Final = 6
HATCHET_ICON: Final = 4
SHOTGUN_ICON: Final = 5
OUT_OF_AMMO: Final = 6
FATE_ICON: Final = 7

# Decks that are drawn from, in `decks`, the last card on top; what was drawn and may come back, in `drawn`.
EXPLORATION: Final = 0
FINDINGS: Final = 1
RESIDENTS: Final = 2
RAIDS: Final = 3
FATE: Final = 4
NARRATIVE: Final = 5
VISITORS: Final = 6
LOCATIONS: Final = 7
CHARACTERS: Final = 8
DECKS: Final = 9

# The three LOCATION spaces (TW-SET-10).
NEAR: Final = 0
DISTANT: Final = 1
FAR: Final = 2
PLACES: Final = 3

# Red-corner cards set aside (TW-SET-07), in `aside`.
ASIDE_RAIDS: Final = 0
ASIDE_RESIDENTS: Final = 1

CAT: Final = 0
DOG: Final = 1
PETS: Final = 2

QUIET: Final = 1  # where the noise track begins
LOUDEST: Final = 10

ACTION_ROUNDS: Final = 3
DEAD_FOE: Final = 3  # wounds that push an enemy off the combat chart (TW-COMB-08)

# What happens later (see scripts/later.py): at a time of day, or in place of a card.
IN_THE_MORNING: Final = 0
AT_DUSK: Final = 1
AT_DAWN: Final = 2
INSTEAD_OF_RAID: Final = 3
INSTEAD_OF_VISITOR: Final = 4
INSTEAD_OF_RESIDENT: Final = 5
INSTEAD_OF_EXPLORATION: Final = 6

# How somebody is gone.
DIED: Final = 0
LEFT: Final = 1

# Rules the table settles before the game (TW-ADVR-01 and the rulings that leave it to the table), in `table`.
MEDS_ANY_TIME: Final = 0
ALCOHOL_ANY_TIME: Final = 1
HIDING: Final = 2
MORE_INVENTORY: Final = 3
EXCHANGING: Final = 4
STRICT_GUARD: Final = 5  # a night that nobody can guard is the end (TW-EVE-05)
STRICT_FATE: Final = 6  # enemies always trust fate (TW-COMB-22)
PROWESS_PER_FIGHT: Final = 7  # (TW-COMB-10)
OPEN_BOOK: Final = 8  # everybody reads the scripts (TW-GEN-06)
TABLE_RULES: Final = 9


@dataclass(slots=True, kw_only=True, eq=False)
class Shelter(State):
    """Everything on the table. Lists by person, space or place hold NONE where there is nothing."""

    box: WarBox

    # who sits where, and what comes next
    seats: int
    scenario: int = 0
    side: int = 0  # of the board: 0 basic, 1 advanced
    table: Shared[list[int]]  # 1 where a rule of the table is in force
    phase: int = SET_UP
    day: int = 1
    round: int = 0  # of actions, 1 to 4; 0 outside the Day phase
    leader: int = 0
    stage: int = 0  # where a phase of several steps stands; each phase says what it means
    once: list[int] = row()  # 'once per game' sentences that are done

    # what is being carried out
    who: int = NONE  # whom the open script means by 'this character'
    card: int = NONE  # the Residents card in play
    event: int = NONE  # the Event card in play
    visitor: int = NONE  # the Visitors card in play
    script: int = NONE  # the script being read; NONE when the book is closed

    # the group, by person
    characters: list[int] = row(MOST_PEOPLE, NONE)  # the card, NONE for nobody
    levels: list[int] = row(STATES * MOST_PEOPLE)  # state * MOST_PEOPLE + person
    task: list[int] = row(MOST_PEOPLE, BY_DAY)  # tonight
    busy: list[int] = row(MOST_PEOPLE)  # 1 while a task goes on that was begun awake (TW-SLEEP-06)
    acted: list[int] = row(
        MOST_PEOPLE
    )  # not 0 if the action of this round is taken, or there is none; see shelter/shelter.py
    standing: list[int] = row(MOST_PEOPLE, NONE)  # space of the shelter on which the person is at work
    jobs: Shared[list[list[int]]] = row()  # assigned in this round and not yet carried out; see phases/assigning.py
    treated: list[int] = row(MOST_PEOPLE * len(MEDICAL))  # medical tokens on the card: person * 3 + place in MEDICAL
    armed: list[int] = row(MOST_PEOPLE, UNARMED)  # the weapon in hand, UNARMED for none
    stopped: list[int] = row(MOST_PEOPLE)  # 1 for a scavenger who has stopped (TW-DEATH-03)
    beginners: Shared[list[int]] = row()  # the cards of the starting characters (TW-SET-04)
    gone: Shared[list[int]] = (
        row()
    )  # the cards of those who have died or left, in order: card * 2, and 1 more for who left
    lost_today: int = 0  # how many since the morning (TW-DEATH-01)
    died_out: int = 0  # how many in this scene of the scavenging trip (TW-DEATH-02)
    pets: Shared[list[int]] = row(PETS)  # 1 if it lives in the shelter

    # goods, by kind
    stock: list[int] = row(GOODS)  # on STORAGE; wood and components with what lies on X5
    pile: list[int] = row(GOODS)  # on the FINDINGS PILE
    waste: Shared[list[int]] = row(GOODS)  # pieces removed from the game
    dearer: Shared[list[int]] = row(GOODS)  # what an event added to the value of a token
    hidden: Shared[list[list[int]]] = rows(PLACES)  # by LOCATION space: goods hidden there; [] for none

    # the shelter, by space
    cards_on: Shared[list[list[int]]]  # Shelter cards, the last on top: card * 2, and 1 more on its Remnants side
    fitting: Shared[list[int]]  # the crafted Fitting
    waits: Shared[list[int]]  # days until its product is due; 0 for none
    boarded: Shared[list[int]]  # by hole
    fittings: Shared[list[int]] = row()  # the Fittings stack
    ideas: Shared[list[int]] = row()
    crafted: Shared[list[int]] = row()  # Fittings whose bonus has been taken (TW-ADV-03)
    cold: int = 0

    # decks
    decks: Shared[list[list[int]]] = rows(DECKS)
    drawn: Shared[list[list[int]]] = rows(DECKS)
    aside: Shared[list[list[int]]] = rows(2)
    events: Shared[list[int]] = row()  # the last on top
    open_events: Shared[list[int]] = row()  # that stay face up
    unused: Shared[list[int]] = row()  # Events that were not dealt, unseen (TW-SET-13)
    events_seen: int = 0  # Event cards drawn since the campaign was taken up (TW-FAQ-01)
    objectives: Shared[list[int]] = row()  # still to come, the last on top
    objective: int = NONE  # the current one
    status: int = 0  # of its counter
    completed: Shared[list[int]] = row()  # Objectives completed and not yet settled, oldest first
    victory: bool = False  # the final Objective is completed
    kept_cards: Shared[list[int]] = row()  # Narrative Actions the group keeps
    places: Shared[list[int]] = row(PLACES, NONE)  # the three Locations, NONE where there is none

    # the book
    read: Shared[list[int]] = row()  # scripts read so far
    epilogue: Shared[list[int]] = row()  # scripts to be read at the end
    later: Shared[list[list[int]]] = row()  # what is still to come: when, days left, script

    # scavenging
    location: int = NONE  # the LOCATION space of the trip; NONE at home
    unknown: Shared[list[int]] = row()  # the last is turned up next
    noise: int = QUIET
    capacity: int = 0  # carried beyond the inventories (TW-ADVR-11)
    fled: bool = False  # the trip is over

    # the raid
    damage: int = 0  # added to tonight's raid
    injuries: int = 0  # added to the wounds of tonight's raid
    spared: bool = False  # no raid tonight

    # combat, by enemy
    fighting: bool = False
    combat_round: int = 0  # 0 before the first, and outside of a fight
    foes: list[int] = row()  # the enemy token drawn
    foe_weapon: list[int] = row()  # the row of the chart
    foe_melee: list[int] = row()  # the weapon it falls back on
    foe_wounds: list[int] = row()  # the column, from 0
    fighter: int = NONE  # whose roll brought a Fate card into play: a person, or MOST_PEOPLE + enemy
    hits: int = 0  # what a Fate card made of that roll
    dodging: list[int] = row()  # fighters, in the same numbers, whom no wound reaches in this round
    jammed: list[int] = row()  # each such fighter whose weapon is out of use in this fight, then the weapon
