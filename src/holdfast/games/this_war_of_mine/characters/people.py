"""The people of the group: their states, how they are lost, and who joins (TW-GEN; TW-SLEEP)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ....cards import Sentence, perform
from ....kernel import Choice, GameOver, Outcome, Question, Refusal, Rule
from ....kernel.rows import put, without
from ..combat import dice
from ..here import Here, of, this_character
from ..scripts import book, decks, objectives
from ..state import (
    BED,
    BY_DAY,
    CHARACTERS,
    DAY,
    DIED,
    FATIGUE,
    FLOOR,
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

# Where each kind of medical token lies in `treated`.
WITH_MEDS: Final = 0
WITH_BANDAGES: Final = 1
WITH_HERBS: Final = 2


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


# -- whom a card means ------------------------------------------------------------------------------------------------

# Places in nouns.WHO.
THIS: Final = 0
ONE_OF_YOU: Final = 1
EACH_OF_YOU: Final = 2
EVERYBODY_HERE: Final = 3
EVERYBODY: Final = 4
ONE_SCAVENGER: Final = 5
EACH_SCAVENGER: Final = 6
ONE_GUARD: Final = 7
EACH_GUARD: Final = 8
EACH_SLEEPER: Final = 9
EACH_WOUNDED: Final = 10
EACH_BANDAGED: Final = 11
EACH_UNBANDAGED: Final = 12
EACH_ILL: Final = 13
EACH_WITH_MEDS: Final = 14
EACH_WITH_HERBS: Final = 15
EACH_WITHOUT_MEDICINE: Final = 16
ONE_OTHER: Final = 17
EACH_OTHER: Final = 18
PATIENTS: Final = range(EACH_WOUNDED, EACH_WITHOUT_MEDICINE + 1)
CHOSEN: Final = frozenset({ONE_OF_YOU, ONE_SCAVENGER, ONE_GUARD, ONE_OTHER})


def meant(g: Shelter, here: Here, who: int) -> list[int]:
    """Whom a card means (nouns.WHO); for 'one of ...' those among whom is chosen. TW-SLEEP-05: 'you', scavengers,
    guards and 'the others' are awake; what befalls bodies or the whole group reaches sleepers too."""
    if who in PATIENTS:
        among = group(g) if g.location == NONE else present_all(g)
        return [person for person in among if is_patient(g, person, who)]
    if who in OF_THIS:
        return OF_THIS[who](g, this_character(g, here))
    return MEANT[who](g)


def this_one(g: Shelter, this: int) -> list[int]:
    return [this] if this != NONE else []


def awake_scavengers(g: Shelter) -> list[int]:
    return [person for person in scavengers(g) if not is_asleep(g, person)]


def awake_guards(g: Shelter) -> list[int]:
    return [person for person in guards(g) if not is_asleep(g, person)]


def others(g: Shelter, this: int) -> list[int]:
    return [person for person in present(g) if person != this]


def sleepers(g: Shelter) -> list[int]:
    return [person for person in at_home(g) if g.task[person] in (BED, FLOOR) or is_asleep(g, person)]


OF_THIS: Final[dict[int, Callable[[Shelter, int], list[int]]]] = {
    THIS: this_one,
    ONE_OTHER: others,
    EACH_OTHER: others,
}
MEANT: Final[dict[int, Callable[[Shelter], list[int]]]] = {
    ONE_OF_YOU: present,
    EACH_OF_YOU: present,
    EVERYBODY_HERE: present_all,
    EVERYBODY: group,
    ONE_SCAVENGER: awake_scavengers,
    EACH_SCAVENGER: awake_scavengers,
    ONE_GUARD: awake_guards,
    EACH_GUARD: awake_guards,
    EACH_SLEEPER: sleepers,
}


def is_patient(g: Shelter, person: int, who: int) -> bool:
    """TW-MED-02, TW-MED-04: whether somebody is as wounded or as ill, and as treated, as a card says."""
    needs_bandages = who in (EACH_WOUNDED, EACH_BANDAGED, EACH_UNBANDAGED)
    if not level(g, person, WOUNDS if needs_bandages else ILLNESS):
        return False
    tokens = person * len(MEDICAL)
    if needs_bandages:
        bandaged = g.treated[tokens + WITH_BANDAGES] > 0
        return who == EACH_WOUNDED or bandaged is (who == EACH_BANDAGED)
    meds, herbs = g.treated[tokens + WITH_MEDS] > 0, g.treated[tokens + WITH_HERBS] > 0
    return (True, meds, herbs, not meds and not herbs)[who - EACH_ILL]


def why_not_meant(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    """TW-GEN-03, TW-SLEEP-05: one of those whom the card means."""
    if g.characters[person] == NONE:
        return Refusal("TW-GEN-10", "nobody-there", person)
    if person in choice.about.people:
        return None
    if is_asleep(g, person):
        return Refusal("TW-SLEEP-05", "sleeps", g.characters[person])
    return Refusal("TW-GEN-03", "not-meant", g.characters[person])


# On which roll it happens, in `Meant`: for sure, or on one of the person's own empathy or less.
FOR_SURE: Final = NONE
BY_EMPATHY: Final = 0


class Meant(NamedTuple):
    """Whom a card means (nouns.WHO), and who that may be; and what for: the highest roll on which it happens, and the
    place of the sentence among the deeds of the box, NONE for one that is on no card."""

    who: int
    roll: int
    deed: int
    people: tuple[int, ...]


WHICH = Question("which-person", "people", why_not_meant, about=Meant, team=True)


def which(g: Shelter, who: int, persons: list[int], do: Sentence, roll: int = FOR_SURE) -> Choice:
    """TW-GEN-03: the leader chooses where a card means one."""
    return Choice(WHICH, g.leader, persons, Meant(who, roll, g.box.deed_place.get(do, NONE), tuple(persons)))


def carry_out(g: Shelter, here: Here, persons: list[int], do: Sentence) -> Rule:
    """For one after another as 'this character', but not for who is gone by then."""
    for person, card in [(person, g.characters[person]) for person in persons]:
        if g.characters[person] == card:
            yield from perform(g, (do,), Here(person, card, here.space))


def for_each(g: Shelter, here: Here, who: int, do: Sentence) -> Rule:
    """Carries an effect out for each person meant, as 'this character'; 'one of' asks the leader which."""
    persons = meant(g, here, who)
    if who in CHOSEN and persons:
        persons = [(yield which(g, who, persons, do))]
    if persons:
        yield from carry_out(g, here, persons, do)


def test_empathy(g: Shelter, here: Here, who: int, do: Sentence) -> Rule:
    """TW-GEN-17."""
    persons = meant(g, here, who)
    if who in CHOSEN and persons:
        persons = [(yield which(g, who, persons, do, BY_EMPATHY))]
    yield from carry_out(g, here, touched(g, persons), do)


def touched(g: Shelter, persons: list[int]) -> list[int]:
    """TW-GEN-17: one roll; those whose empathy is equal or higher."""
    if not persons:
        return []
    rolled = dice.black(g)
    g.tell("empathy-test", rolled)
    moved = [person for person in persons if g.box.empathy[g.characters[person]] >= rolled]
    for person in moved:
        g.tell("touched", g.characters[person])
    return moved


def roll_each(g: Shelter, here: Here, who: int, n: int, do: Sentence) -> Rule:
    """TW-GEN-16: each person meant rolls; the effect is for those at n or less."""
    persons = meant(g, here, who)
    if who in CHOSEN and persons:
        persons = [(yield which(g, who, persons, do, n))]
    for person, card in [(person, g.characters[person]) for person in persons]:
        if g.characters[person] != card:
            continue
        rolled = dice.black(g)
        g.tell("person-rolls", card, rolled, n)
        if rolled <= n:
            yield from perform(g, (do,), Here(person, card, here.space))


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


TAKE_IN = Question("take-in", "yes-no", why_not_take_in, about="character", team=True)


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


def pet_goes(g: Shelter, pet: int) -> None:
    """It is gone."""
    if g.pets[pet]:
        g.pets = put(g.pets, pet, 0)
        g.tell("pet-goes", pet)
