"""Whom a card means: 'this character', one of you, each guard; and what befalls them, one by one (TW-GEN-03, TW-GEN-16,
TW-GEN-17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ....cards import Sentence, perform
from ....kernel import Choice, Facts, Question, Refusal, Rule
from ..combat import dice
from ..here import Here, this_character
from ..state import (
    BED,
    FLOOR,
    ILLNESS,
    MEDICAL,
    NONE,
    SET_UP,
    WOUNDS,
    Shelter,
)
from .people import at_home, group, guards, present, present_all, scavengers
from .states import is_asleep, level

# Where each kind of medical token lies in `treated`.
WITH_MEDS: Final = 0
WITH_BANDAGES: Final = 1
WITH_HERBS: Final = 2

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


def what_befalls(g: Shelter, choice: Choice, person: int) -> Facts:
    from ..scripts.foretold import whom_it_befalls  # it knows what cards say, and they mean people by this

    return whom_it_befalls(g, choice, person)


def what_is_meant(g: Shelter, choice: Choice) -> dict[str, int]:
    """Before the first day nobody has drawn a card that says why: it is the scenario."""
    return {"known": int(choice.about.deed != NONE), "before": int(g.phase == SET_UP), "scenario": g.scenario}


WHICH = Question(
    "which-person", "people", why_not_meant, about=Meant, team=True, asked=what_is_meant, facts=what_befalls
)


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
