"""The shelter and its people: their hunger and their dead, what they own, every deck, the night. Plain data, by small
numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from ...kernel import State
from ...kernel.ranges import card_or_none, cards, upto, within
from ...kernel.state import Settled, Shared, row, rows

if TYPE_CHECKING:
    from .box import WarBox

NONE: Final = -1
MANY: Final = 999  # more of anything than a box holds

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
BELOW: Final = PLACES + 1  # in the sewers: at no Location, and not at home (TW-SEWER-18)

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

# The expansions (TW-EXPN), as they stand in `expansions`; their words are in nouns.EXPANSIONS.
FARMERS: Final = 0
DOG_AND_CAT: Final = 1
OUR_STREET: Final = 2
DESPERATE_MEASURES: Final = 3
HIDDEN_OBJECTIVES: Final = 4
HEART_OF_THE_CITY: Final = 5
ORPHANS_OF_WAR: Final = 6
SEWERS: Final = 7
TACTICS: Final = 8
EXPANSIONS: Final = 9

FIGURES: Final = 6  # three kinds on two corners

# The decks of the sewers, in `sewers`.
MAPS: Final = 0
ROOMS: Final = 1
CORRIDORS: Final = 2
SEWER_DECKS: Final = 3

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
    seats: Settled[Annotated[int, within(1, 6)]]
    scenario: Settled[Annotated[int, cards("scenarios")]] = 0
    side: Settled[Annotated[int, cards("plans")]] = 0  # of the board: 0 basic, 1 advanced
    table: Settled[Shared[Annotated[list[int], upto(1)]]]  # 1 where a rule of the table is in force
    expansions: Settled[Shared[Annotated[list[int], upto(MANY)]]] = row(EXPANSIONS)  # the value of each start option
    phase: Annotated[int, within(SET_UP, DAWN)] = SET_UP
    day: Annotated[int, within(1, MANY)] = 1
    # of actions, 1 to 4; 5 when all are over and somebody is still out; 0 outside the Day phase
    round: Annotated[int, upto(ACTION_ROUNDS + 2)] = 0
    leader: Annotated[int, upto(5)] = 0
    stage: Annotated[int, upto(9)] = 0  # where a phase of several steps stands; each phase says what it means
    once: Annotated[list[int], upto(MANY)] = row()  # 'once per game' sentences that are done

    # what is being carried out
    who: Annotated[int, within(NONE, MOST_PEOPLE - 1)] = NONE  # whom the open script means by 'this character'
    card: Annotated[int, card_or_none("residents")] = NONE  # the Residents card in play
    event: Annotated[int, card_or_none("events")] = NONE  # the Event card in play
    visitor: Annotated[int, card_or_none("visitors")] = NONE  # the Visitors card in play
    script: Annotated[int, card_or_none("scripts")] = NONE  # the script being read; NONE when the book is closed

    # the group, by person
    characters: Annotated[list[int], card_or_none("characters")] = row(MOST_PEOPLE, NONE)  # the card, NONE for nobody
    levels: Annotated[list[int], upto(WORST)] = row(STATES * MOST_PEOPLE)  # state * MOST_PEOPLE + person
    task: Annotated[list[int], within(BY_DAY, OUT)] = row(MOST_PEOPLE, BY_DAY)  # tonight
    busy: Annotated[list[int], upto(1)] = row(MOST_PEOPLE)  # 1 while a task goes on that was begun awake (TW-SLEEP-06)
    # not 0 if this round's action is taken, or there is none; shelter/shelter.py
    acted: Annotated[list[int], upto(MANY)] = row(MOST_PEOPLE)
    # space of the shelter on which the person is at work
    standing: Annotated[list[int], card_or_none("space_words")] = row(MOST_PEOPLE, NONE)
    # assigned in this round and not yet carried out; see phases/assigning.py
    jobs: Shared[Annotated[list[list[int]], within(NONE, MANY)]] = row()
    # medical tokens on the card: person * 3 + place in MEDICAL
    treated: Annotated[list[int], upto(MANY)] = row(MOST_PEOPLE * len(MEDICAL))
    # the weapon in hand, UNARMED for none
    armed: Annotated[list[int], within(UNARMED, KNIFE)] = row(MOST_PEOPLE, UNARMED)
    stopped: Annotated[list[int], upto(1)] = row(MOST_PEOPLE)  # 1 for a scavenger who has stopped (TW-DEATH-03)
    # the cards of the starting characters (TW-SET-04)
    beginners: Shared[Annotated[list[int], cards("characters")]] = row()
    # the cards of those who have died or left, in order: card * 2, and 1 more for who left
    gone: Shared[Annotated[list[int], upto(MANY)]] = row()
    lost_today: Annotated[int, upto(MOST_PEOPLE)] = 0  # how many since the morning (TW-DEATH-01)
    died_out: Annotated[int, upto(MOST_PEOPLE)] = 0  # how many in this scene of the scavenging trip (TW-DEATH-02)
    pets: Shared[Annotated[list[int], upto(1)]] = row(PETS)  # 1 if it lives in the shelter
    pet_fed: bool = False  # the dog, at this day's Dusk
    pet_along: bool = False  # the dog is sent out tonight
    pet_helped: bool = False  # and an encounter has been let pass
    street: Annotated[int, upto(MANY)] = 0  # the street card that acts next
    # that stand about: see expansions/our_street/figures.py
    figures: Shared[Annotated[list[int], upto(MANY)]] = row(FIGURES)
    heart: Shared[Annotated[list[int], cards("heart")]] = row()  # the deck of the heart of the city, the last on top
    elsewhere: bool = False  # the scavengers are there: no longer at their location, and not yet on the way home
    # the space of each hired farmer
    farmers: Shared[Annotated[list[int], cards("space_words")]] = row()
    measures: Shared[Annotated[list[int], cards("measures")]] = row()  # Desperate Measures not drawn, the last on top
    in_hand: Shared[Annotated[list[int], cards("measures")]] = row()  # those the group holds
    secrets: Shared[Annotated[list[int], card_or_none("secrets")]] = row()  # by seat: the Hidden Objective
    spare: Shared[Annotated[list[int], cards("secrets")]] = row()  # of those, what may have been dealt, but was not
    revealed: Shared[Annotated[list[int], cards("secrets")]] = row()
    owner: Annotated[int, within(NONE, 5)] = NONE  # the seat whose Hidden Objective is being carried out
    killed: bool = False  # the group has killed somebody who was no thug
    quiet_nights: Annotated[int, upto(MANY)] = 0  # to come, without a raid
    fed_elsewhere: bool = False  # supper is taken care of
    # by person, for whom no dot counts today: the fatigue that comes of it at dusk; 0 for all others
    tireless: Annotated[list[int], upto(MANY)] = row(MOST_PEOPLE)
    # whose characters are sent below today; see expansions/sewers/below.py
    below: Shared[Annotated[list[int], cards("characters")]] = row()
    # each map card laid, in order: the card, the entrance taken, the exit taken (NONE before it is chosen)
    way: Shared[Annotated[list[list[int]], within(NONE, MANY)]] = row()
    marks_met: Annotated[int, upto(MANY)] = 0  # on the way across the last of them
    threat: Annotated[int, upto(3)] = 0
    sewers: Shared[Annotated[list[list[int]], upto(MANY)]] = rows(SEWER_DECKS)  # maps, rooms, corridors; last on top
    sewers_drawn: Shared[Annotated[list[list[int]], upto(MANY)]] = rows(SEWER_DECKS)

    # goods, by kind
    stock: Annotated[list[int], upto(MANY)] = row(GOODS)  # on STORAGE; wood and components with what lies on X5
    pile: Annotated[list[int], upto(MANY)] = row(GOODS)  # on the FINDINGS PILE
    waste: Shared[Annotated[list[int], upto(MANY)]] = row(GOODS)  # pieces removed from the game
    dearer: Shared[Annotated[list[int], upto(MANY)]] = row(GOODS)  # what an event added to the value of a token
    # by LOCATION space: goods hidden there; [] for none
    hidden: Shared[Annotated[list[list[int]], upto(MANY)]] = rows(PLACES)

    # the shelter, by space
    # Shelter cards, the last on top: card * 2, and 1 more on its Remnants side
    cards_on: Shared[Annotated[list[list[int]], upto(MANY)]]
    fitting: Shared[Annotated[list[int], card_or_none("fittings")]]  # the crafted Fitting
    waits: Shared[Annotated[list[int], upto(MANY)]]  # days until its product is due; 0 for none
    boarded: Shared[Annotated[list[int], upto(1)]]  # by hole
    fittings: Shared[Annotated[list[int], cards("fittings")]] = row()  # the Fittings stack
    ideas: Shared[Annotated[list[int], cards("fittings")]] = row()
    crafted: Shared[Annotated[list[int], cards("fittings")]] = row()  # Fittings whose bonus has been taken (TW-ADV-03)
    cold: Annotated[int, upto(MANY)] = 0

    # decks
    decks: Shared[Annotated[list[list[int]], upto(MANY)]] = rows(DECKS)
    drawn: Shared[Annotated[list[list[int]], upto(MANY)]] = rows(DECKS)
    aside: Shared[Annotated[list[list[int]], upto(MANY)]] = rows(2)
    events: Shared[Annotated[list[int], cards("events")]] = row()  # the last on top
    open_events: Shared[Annotated[list[int], cards("events")]] = row()  # that stay face up
    unused: Shared[Annotated[list[int], cards("events")]] = row()  # Events that were not dealt, unseen (TW-SET-13)
    events_seen: Annotated[int, upto(MANY)] = 0  # Event cards drawn since the campaign was taken up (TW-FAQ-01)
    objectives: Shared[Annotated[list[int], cards("objectives")]] = row()  # still to come, the last on top
    objective: Annotated[int, card_or_none("objectives")] = NONE  # the current one
    status: Annotated[int, upto(MANY)] = 0  # of its counter
    # Objectives completed and not yet settled, oldest first
    completed: Shared[Annotated[list[int], cards("objectives")]] = row()
    victory: bool = False  # the final Objective is completed
    kept_cards: Shared[Annotated[list[int], cards("narrative")]] = row()  # Narrative Actions the group keeps
    # the three Locations, NONE where there is none
    places: Shared[Annotated[list[int], card_or_none("locations")]] = row(PLACES, NONE, grows=True)

    # the book
    read: Shared[Annotated[list[int], cards("scripts")]] = row()  # scripts read so far
    epilogue: Shared[Annotated[list[int], cards("scripts")]] = row()  # scripts to be read at the end
    later: Shared[Annotated[list[list[int]], upto(MANY)]] = row()  # what is still to come: when, days left, script

    # scavenging
    location: Annotated[int, within(NONE, BELOW)] = NONE  # the LOCATION space of the trip; NONE at home
    unknown: Shared[Annotated[list[int], cards("exploration")]] = row()  # the last is turned up next
    noise: Annotated[int, within(QUIET, LOUDEST)] = QUIET
    capacity: Annotated[int, upto(MANY)] = 0  # carried beyond the inventories (TW-ADVR-11)
    fled: bool = False  # the trip is over

    # the raid
    damage: Annotated[int, within(-MANY, MANY)] = 0  # added to tonight's raid
    injuries: Annotated[int, within(-MANY, MANY)] = 0  # added to the wounds of tonight's raid
    spared: bool = False  # no raid tonight

    # combat, by enemy
    fighting: bool = False
    combat_round: Annotated[int, upto(MANY)] = 0  # 0 before the first, and outside of a fight
    foes: Annotated[list[int], cards("enemies")] = row()  # the enemy token drawn
    foe_weapon: Annotated[list[int], within(UNARMED, MANY)] = row()  # the row of the chart
    foe_melee: Annotated[list[int], within(UNARMED, MANY)] = row()  # the weapon it falls back on
    foe_wounds: Annotated[list[int], upto(DEAD_FOE)] = row()  # the column, from 0
    fighter: Annotated[int, within(NONE, MANY)] = (
        NONE  # whose roll brought a Fate card into play: a person, or MOST_PEOPLE + enemy
    )
    hits: Annotated[int, upto(MANY)] = 0  # what a Fate card made of that roll
    # fighters, in the same numbers, whom no wound reaches in this round
    dodging: Annotated[list[int], upto(MANY)] = row()
    # each such fighter whose weapon is out of use in this fight, then the weapon
    jammed: Annotated[list[int], upto(MANY)] = row()
