"""The people of the group: who is where, how they are lost, and who joins (TW-GEN; TW-SLEEP)."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....kernel import Choice, Facts, GameOver, Outcome, Question, Refusal, Rule
from ....kernel.rows import put, without
from ..here import of
from ..scripts import book, decks, objectives
from ..seams import in_play
from ..state import (
    BY_DAY,
    CHARACTERS,
    DAY,
    DIED,
    FATIGUE,
    GUARD,
    HUNGER,
    ILLNESS,
    LEFT,
    MEDICAL,
    MISERY,
    MOST_PEOPLE,
    NONE,
    OUT,
    PEOPLE,
    STATES,
    UNARMED,
    WORST,
    WOUNDS,
    Shelter,
)
from .states import card_of, change, is_asleep, level


class Several(NamedTuple):
    """Several people of the group."""

    people: tuple[int, ...]


# -- who is where -----------------------------------------------------------------------------------------------------


def group(g: Shelter) -> list[int]:
    """Everybody in the group, by person."""
    found = []
    for person, card in enumerate(g.characters):
        if card != NONE:
            found.append(person)
    return found


def at_home(g: Shelter) -> list[int]:
    """Who is in the shelter, asleep or not: all but those who are out."""
    characters, task = g.characters, g.task
    return [person for person in PEOPLE if characters[person] != NONE and task[person] != OUT]


def scavengers(g: Shelter) -> list[int]:
    """Who is out and has not stopped (TW-DEATH-03)."""
    task, characters, stopped = g.task, g.characters, g.stopped
    return [p for p in PEOPLE if task[p] == OUT and characters[p] != NONE and not stopped[p]]


def goes_on(g: Shelter) -> bool:
    """Whether any of those is awake."""
    task, characters, stopped = g.task, g.characters, g.stopped
    for p in PEOPLE:
        if task[p] == OUT and characters[p] != NONE and not stopped[p] and not is_asleep(g, p):
            return True
    return False


def guards(g: Shelter) -> list[int]:
    """Who is on guard tonight."""
    return on_task(g, GUARD)


def on_task(g: Shelter, task: int) -> list[int]:
    found = []
    for person, theirs in enumerate(g.task):
        if theirs == task and g.characters[person] != NONE:
            found.append(person)
    return found


def present(g: Shelter) -> list[int]:
    """Who is in the scene and awake: the scavengers while the group is out, else those at home."""
    there = present_all(g)
    return [person for person in there if not is_asleep(g, person)] if WORST in g.levels else there


def present_all(g: Shelter) -> list[int]:
    """The same, with the sleepers."""
    return at_home(g) if g.location == NONE else scavengers(g)


# -- level 4 ----------------------------------------------------------------------------------------------------------


def raise_state(g: Shelter, person: int, state: int, n: int) -> Rule:
    """TW-GEN-11, TW-GEN-13: level 4 is resolved at once."""
    before = level(g, person, state)
    change(g, person, state, n)
    if before < level(g, person, state) == WORST and state != FATIGUE:
        yield from resolve_worst(g, person, state)


def settle(g: Shelter) -> Rule:
    """TW-GEN-13: level 4 of hunger, misery, wounds and illness, for everybody who has reached it; each reads its
    script as 'this character'."""
    if WORST not in g.levels:
        return
    for person in PEOPLE:
        for state in (HUNGER, MISERY, WOUNDS, ILLNESS):
            if g.levels[state * MOST_PEOPLE + person] == WORST and not is_resolved(g, person, state):
                yield from resolve_worst(g, person, state)


def is_resolved(g: Shelter, person: int, state: int) -> bool:
    """The script for this is open at this moment."""
    return g.who == person and g.script == g.box.level_four[state]


def resolve_worst(g: Shelter, person: int, state: int) -> Rule:
    """TW-GEN-13: who is still at level 4 when the script has been read is lost: from misery one leaves, of the others
    one dies."""
    card = g.characters[person]
    yield from book.read(g, g.box.level_four[state], of(g, person))
    if g.characters[person] == card and level(g, person, state) == WORST:
        yield from (leave(g, person) if state == MISERY else die(g, person))


# -- who is lost ------------------------------------------------------------------------------------------------------

# TW-GEN-13: what one dies of at level 4.
FATAL: Final = ((HUNGER, "hunger"), (WOUNDS, "wounds"), (ILLNESS, "illness"))


def die(g: Shelter, person: int) -> Rule:
    """TW-GEN-22, TW-GEN-23."""
    card = card_of(g, person)
    if card == NONE:
        return
    g.tell("dies", card)
    if g.location != NONE and g.task[person] == OUT:
        g.died_out += 1
    yield from lose(g, person, DIED)


def leave(g: Shelter, person: int) -> Rule:
    """TW-GEN-22, TW-GEN-23."""
    card = card_of(g, person)
    if card == NONE:
        return
    g.tell("leaves", card)
    yield from lose(g, person, LEFT)


def lose(g: Shelter, person: int, how: int) -> Rule:
    """TW-GEN-22, TW-GEN-23, TW-MED-03: the card is out of the game with all that lay on it; what was in the person's
    hands stays with the group. TW-OBJ-07: when the last of those who began is gone, the group may give up."""
    card = g.characters[person]
    cause = "abandoned" if how == LEFT else died_of(g, person)
    clear(g, person)
    g.gone = [*g.gone, card * 2 + how]
    g.lost_today += 1
    if g.who == person:
        g.who = NONE
    if not group(g):
        raise GameOver(Outcome(cause, ()))
    for row in in_play(g):
        row.lost(g, card)
    if card in g.beginners and not objectives.beginner_lives(g):
        yield from objectives.may_forfeit(g)


def died_of(g: Shelter, person: int) -> str:
    """TW-GEN-13, TW-GEN-22: the state at level 4; without one, somebody or something killed them."""
    for state, cause in FATAL:
        if level(g, person, state) == WORST:
            return cause
    return "killed"


def clear(g: Shelter, person: int) -> None:
    """TW-GEN-23: a place in the group with nobody in it."""
    g.characters[person] = NONE
    for state in range(STATES):
        g.levels[state * MOST_PEOPLE + person] = 0
    for token in range(len(MEDICAL)):
        g.treated[person * len(MEDICAL) + token] = 0
    g.task[person] = BY_DAY
    g.busy[person] = 0
    g.acted[person] = 0
    g.standing[person] = NONE
    g.armed[person] = UNARMED
    g.stopped[person] = 0
    g.tireless[person] = 0


def stop(g: Shelter, person: int) -> None:
    """TW-DEATH-03."""
    card = card_of(g, person)
    if card != NONE and g.task[person] == OUT and not g.stopped[person]:
        g.stopped[person] = 1
        g.tell("stops", card)


# -- who joins --------------------------------------------------------------------------------------------------------


def has_room(g: Shelter) -> bool:
    """TW-GEN-10."""
    return NONE in g.characters


def why_not_take_in(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-GEN-03: the leader is free to take somebody in or not."""
    return None


def who_would_come(g: Shelter, choice: Choice, answer: int) -> Facts:
    """TW-GEN-10, TW-GEN-18: one more who works, eats and drinks."""
    if not answer:
        return Facts()
    card = g.box.characters[choice.about]
    able = ("abilities", card.prowess, card.empathy, card.inventory)
    return Facts(now=[("one-more",), able, *([("gift", choice.about)] if card.gift else [])])


TAKE_IN = Question("take-in", "yes-no", why_not_take_in, about="character", team=True, facts=who_would_come)


def newcomer(g: Shelter) -> Rule:
    """TW-GEN-10, TW-DAY-06: the next card of the Character deck joins, if the leader wants it; else it is discarded."""
    if not has_room(g):
        return
    character = decks.draw(g, CHARACTERS)
    if character == NONE:
        return
    if (yield Choice(TAKE_IN, g.leader, [0, 1], character)):
        join(g, character)
    else:
        g.tell("turned-away", character)
        decks.discard(g, CHARACTERS, character)


def named_newcomer(g: Shelter, character: int) -> Rule:
    """TW-GEN-10: a certain person, if still in the deck."""
    in_deck = character in g.decks[CHARACTERS]
    if not has_room(g) or not (in_deck or character in g.drawn[CHARACTERS]):
        return
    if not (yield Choice(TAKE_IN, g.leader, [0, 1], character)):
        g.tell("turned-away", character)
    elif in_deck:
        g.decks = put(g.decks, CHARACTERS, without(g.decks[CHARACTERS], character))
        join(g, character)
    else:
        g.drawn = put(g.drawn, CHARACTERS, without(g.drawn[CHARACTERS], character))
        join(g, character)


def join(g: Shelter, character: int) -> None:
    """TW-GEN-10, TW-SET-05, TW-DAY-06: takes a free place with all states at 0, in the shelter; in an action round of
    the day there is nothing to do for a newcomer."""
    person = g.characters.index(NONE)
    clear(g, person)
    g.characters[person] = character
    g.acted[person] = int(g.phase == DAY and g.round > 0)
    g.tell("joins", character)


# -- pets -------------------------------------------------------------------------------------------------------------


def pet_comes(g: Shelter, pet: int) -> None:
    """A cat or a dog lives in the shelter."""
    if not g.pets[pet]:
        g.pets = put(g.pets, pet, 1)
        g.tell("pet-comes", pet)


def keep_pet(g: Shelter, pet: int) -> Rule:
    """TW-PET-01: the same, with what its card says of it where that is in play."""
    if not g.pets[pet]:
        pet_comes(g, pet)
        for row in in_play(g):
            yield from row.pet_comes(g, pet)


def pet_goes(g: Shelter, pet: int) -> None:
    """It is gone."""
    if g.pets[pet]:
        g.pets = put(g.pets, pet, 0)
        g.tell("pet-goes", pet)
