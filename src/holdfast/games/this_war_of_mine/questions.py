"""Every question of the game, in a fixed order: new ones go to the end, so that action numbers keep their meaning."""

from __future__ import annotations

from ...kernel import number
from .characters import anytime, people
from .combat import arming, attacks, combat
from .phases import assigning, dawn, day, dusk, evening, morning, packing, raid, scavenging
from .scavenging import locations, noise, searching, trade
from .scripts import book, later, objectives
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
        packing.CARRY_MORE,
        packing.LEAVE_BEHIND,
        packing.HIDE,
        packing.ADD_RESOURCE,
        raid.KEEP_OFF,
        raid.WOUND_GUARD,
        raid.CRIME_CARD,
        dawn.MEDICINE_FOR,
        dawn.NURSE,
        dawn.POUR,
        dawn.SPIRIT,
        dawn.NARRATIVE_CHOICE,
        people.WHICH,
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
        anytime.KEPT_CARD,
        anytime.NARRATIVE_OPTION,
        anytime.AGREE_SLAUGHTER,
    ]
)
