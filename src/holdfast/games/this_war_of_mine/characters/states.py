"""What a person's card and state tokens say (TW-GEN-11, TW-GEN-12, TW-GEN-18; TW-DAY-02; TW-SLEEP-01, TW-SLEEP-06)."""

from __future__ import annotations

from ..state import FATIGUE, ILLNESS, MOST_PEOPLE, NONE, WORST, WOUNDS, Shelter

# -- what is on their cards -------------------------------------------------------------------------------------------


def card_of(g: Shelter, person: int) -> int:
    """The Character card, NONE for nobody."""
    return NONE if person == NONE else g.characters[person]


def ability(g: Shelter, person: int, ability: int) -> int:
    """TW-GEN-18: prowess, empathy, inventory (nouns.ABILITIES)."""
    card = card_of(g, person)
    return 0 if card == NONE else (g.box.prowess, g.box.empathy, g.box.inventory)[ability][card]


def gift(g: Shelter, person: int) -> str:
    """TW-GEN-18: the personal rule, '' for none."""
    card = card_of(g, person)
    return "" if card == NONE else g.box.gifts[card]


# -- their states -----------------------------------------------------------------------------------------------------


def level(g: Shelter, person: int, state: int) -> int:
    """TW-GEN-11."""
    return 0 if person == NONE else g.levels[state * MOST_PEOPLE + person]


def suffers(g: Shelter, person: int, plight: int) -> bool:
    """nouns.PLIGHTS: hunger, fatigue or misery of 3 or more, any wounds, any illness."""
    return level(g, person, plight) >= (1 if plight in (WOUNDS, ILLNESS) else 3)


def is_asleep(g: Shelter, person: int) -> bool:
    """TW-SLEEP-01, TW-SLEEP-06: fatigue 4, and no task going on that was begun awake."""
    return g.levels[FATIGUE * MOST_PEOPLE + person] == WORST and not g.busy[person]


def blocked(g: Shelter, person: int, action_round: int) -> bool:
    """TW-DAY-02: a black dot of any state token on this round's place."""
    return dots(g, person) >> (action_round - 1) & 1 == 1


def dots(g: Shelter, person: int) -> int:
    """TW-DAY-02, TW-ADV-04, TW-DESP-03: the dots of all state tokens of a person, a bit for each action round."""
    if g.tireless[person]:
        return 0
    hunger, fatigue, misery, wounds, illness = g.box.dots
    hungry, tired, unhappy, wounded, ill = g.levels[person::MOST_PEOPLE]
    return hunger[hungry] | fatigue[tired] | misery[unhappy] | wounds[wounded] | illness[ill]


def change(g: Shelter, person: int, state: int, by: int) -> None:
    """TW-GEN-11, TW-GEN-12: up or down, told; what happens at level 4 is left to `settle`."""
    card = card_of(g, person)
    if card == NONE:
        return
    place = state * MOST_PEOPLE + person
    before = g.levels[place]
    after = before + by
    if after > WORST:
        after = WORST
    elif after < 0:
        after = 0
    if after == before:
        return
    g.levels[place] = after
    g.tell("state-rises" if after > before else "state-falls", card, state, after)


def lower_state(g: Shelter, person: int, state: int, n: int) -> None:
    """TW-GEN-11, TW-GEN-12."""
    change(g, person, state, -n)
