"""Every question of the game, in a fixed order: new ones go to the end, so that action numbers keep their meaning."""

from __future__ import annotations

from ...kernel import number
from .characters import anytime, meaning, medicine, people
from .combat import arming, attacks, combat
from .expansions.desperate_measures import effects, hand
from .expansions.dog_and_cat import pets
from .expansions.farmers import household
from .expansions.heart_of_the_city import visit
from .expansions.our_street import corners, figures, row
from .phases import assigning, dawn, day, dusk, evening, morning, raid, scavenging
from .scavenging import findings, locations, noise, searching, trade
from .scripts import book, fate, later, narrative, objectives
from .shelter import fittings, shelter, storage

QUESTIONS = number(
    [
        morning.EVENT_OPTION,
        day.NEXT,
        assigning.WHERE,
        assigning.WHICH,
        assigning.FITTING,
        assigning.CRAFT_AT,
        assigning.MOVED,
        assigning.MOVE_TO,
        assigning.DISMANTLED,
        assigning.HELPER,
        assigning.TOOL,
        dusk.EVERYBODY_DRINKS,
        dusk.WHO_DRINKS,
        dusk.WHO_EATS,
        dusk.MEAL,
        evening.TONIGHT,
        scavenging.WHERE_TO,
        scavenging.TAKE_ALONG,
        scavenging.EXPLORE,
        findings.CARRY_MORE,
        findings.LEAVE_BEHIND,
        findings.HIDE,
        findings.ADD_RESOURCE,
        raid.KEEP_OFF,
        raid.WOUND_GUARD,
        raid.CRIME_CARD,
        dawn.MEDICINE_FOR,
        medicine.NURSE,
        dawn.POUR,
        fate.SPIRIT,
        narrative.NARRATIVE_CHOICE,
        meaning.WHICH,
        people.TAKE_IN,
        book.OPTION,
        later.VISITOR,
        noise.MEET,
        searching.TAKE_FIND,
        locations.EXCHANGE,
        storage.TAKE_HIDDEN,
        storage.LOSE_PIECE,
        trade.COMMISSION,
        trade.GIVE_WORTH,
        trade.TRADE,
        arming.ARM,
        attacks.SECOND_SHOT,
        attacks.REROLL,
        attacks.TRUST_FATE,
        combat.PLAN,
        combat.KILL_FOE,
        combat.HIT_FOE,
        combat.VICTIM,
        combat.TAKE_WOUND,
        shelter.CLEAR,
        shelter.BOARD_UP,
        shelter.TEAR_DOWN,
        fittings.IDEA,
        objectives.FORFEIT,
        anytime.ANYTIME,
        anytime.EATER,
        anytime.PATIENT,
        anytime.DRINKER,
        narrative.KEPT_CARD,
        narrative.NARRATIVE_OPTION,
        anytime.AGREE_SLAUGHTER,
        trade.GIVEN,
        trade.BOUGHT,
        anytime.FOOD,
        anytime.MEDICINE,
        anytime.ALCOHOLIC,
        anytime.PET,
        household.FARM_AT,
        household.FEED_FARMER,
        household.FARMER_GOES,
        pets.FEED_DOG,
        pets.DOG_ALONG,
        pets.LET_PASS,
        pets.LEAVE_DOG,
        row.STREET_OPTION,
        figures.FROM_WHERE,
        corners.PAPERS,
        corners.STREET_TRADE,
        hand.MEASURE,
        hand.MEASURE_IN_COMBAT,
        hand.MEASURE_OPTION,
        effects.TAKE_DOWN,
        visit.VISIT_HEART,
        visit.HEART_OPTION,
    ]
)
