"""Who goes below, each step of their way, and how they come home (TW-SEWER).

`g.below` holds their Character cards from the start of the Day phase until their return. On the way `g.location` is
BELOW; scavenging from below, it is the Location, and the stages are those of the Scavenging phase.
"""

from __future__ import annotations

from typing import Final

from .....kernel import Choice, Fact, Facts, Question, Refusal, Rule, Ruling
from ...characters import people, states
from ...characters.people import Several
from ...characters.told import how, who
from ...combat import dice
from ...phases import dawn, scavenging
from ...scavenging import findings, locations
from ...state import BELOW, DAY, DISTANT, FAR, MOST_PEOPLE, NEAR, NONE, OUT, QUIET, Shelter
from . import threat, tunnels
from .tunnels import COME_OUT, MEETING, PACKING, RESTING, TURNING, WALKING

DONE: Final = MOST_PEOPLE
NO: Final = 0
YES: Final = 1

# Up to which roll the red exit leads to which of the Locations.
LEADS_TO: Final = ((5, NEAR), (8, DISTANT), (dice.BLACK, FAR))


# -- who goes ---------------------------------------------------------------------------------------------------------


def why_not_below(g: Shelter, choice: Choice, person: int) -> Refusal | None:
    """TW-SEWER-02, TW-SEWER-19: anybody awake who is not with the others already."""
    if person == DONE:
        return None
    if g.characters[person] == NONE:
        return Refusal("TW-GEN-10", "nobody-there", person)
    if person in choice.about.people:
        return Refusal("TW-SEWER-19", "goes-below-already", g.characters[person])
    return Refusal("TW-SEWER-02", "sleeps", g.characters[person]) if states.is_asleep(g, person) else None


def what_below_costs(g: Shelter, choice: Choice, person: int) -> Facts:
    """TW-SEWER-03."""
    if person == DONE:
        return Facts()
    carries = ("carries", g.box.inventory[g.characters[person]])
    return Facts(name=who(g, person), now=[how(g, person), carries, ("no-actions-today",)])


TO_SEWERS = Question("to-sewers", "people-or-done", why_not_below, about=Several, team=True, facts=what_below_costs)


def who_goes(g: Shelter) -> Rule:
    """TW-SEWER-02, TW-SEWER-19: when the Day phase starts, one after another."""
    going: list[int] = []
    while True:
        choice = Choice(TO_SEWERS, g.leader, range(DONE + 1), Several(tuple(going)), g)
        if choice.first == DONE:
            return
        person = yield choice
        if person == DONE:
            return
        going.append(person)
        g.below = [*g.below, g.characters[person]]
        g.tell("goes-below", g.characters[person])


def keeps_from_work(g: Shelter, person: int) -> Refusal | None:
    """TW-SEWER-03."""
    card = g.characters[person]
    return Refusal("TW-SEWER-03", "is-to-go-below", card) if card != NONE and card in g.below else None


def explorers(g: Shelter) -> list[int]:
    """Who is there, and awake, of those who were sent."""
    return [p for p in people.group(g) if g.characters[p] in g.below and not states.is_asleep(g, p)]


# -- step by step -----------------------------------------------------------------------------------------------------


def explore(g: Shelter) -> Ruling[bool]:
    """TW-SEWER-04, TW-SEWER-05: one step of their way; whether another follows."""
    if not g.below:
        return False
    if not g.way:
        yield from enter(g)
    elif g.stage == WALKING:
        yield from tunnels.choose_path(g)
    elif g.stage == MEETING:
        yield from tunnels.meet_next(g)
    elif g.stage == RESTING:
        yield from tunnels.go_on(g)
    elif g.stage == COME_OUT:
        yield from come_out(g)
    elif g.stage == TURNING:
        yield from turn_back(g)
    elif g.stage == scavenging.PACKED:
        yield from findings.pack_up(g)
        come_home(g)
    else:
        yield from scavenging.scavenging_step(g)
    return bool(g.below)


def enter(g: Shelter) -> Rule:
    """TW-SEWER-02, TW-SEWER-04, TW-SEWER-12, TW-SEWER-18: with what they choose, to the Starting Zone."""
    for person in explorers(g):
        g.task[person] = OUT
        g.busy[person] = 1
    if people.on_task(g, OUT):
        yield from scavenging.choose_equipment(g)
    if not people.on_task(g, OUT):
        come_home(g)
        return
    g.location = BELOW
    g.noise = QUIET
    g.capacity = 0
    tunnels.begin(g)
    yield from threat.choose(g)


def turn_back(g: Shelter) -> Rule:
    """TW-SEWER-09, TW-SEWER-13: the threat is rolled for, unless they have fled; then findings are chosen."""
    g.tell("turns-back")
    if not g.fled:
        yield from threat.roll(g)
    g.stage = PACKING


# -- the way out ------------------------------------------------------------------------------------------------------


def as_they_like(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-SEWER-11: they may scavenge there."""
    return None


def what_lies_above(g: Shelter, choice: Choice, answer: int) -> Facts:
    """TW-SEWER-11."""
    if answer == NO:
        return Facts()
    location = g.box.locations[choice.about]
    now: list[Fact] = [("unknown-cards", halved(location.number))]
    return Facts(now=[*now, ("location-rule", choice.about)] if location.rule else now, card=location.id)


SCAVENGE_BELOW = Question("scavenge-below", "yes-no", as_they_like, about="location", team=True, facts=what_lies_above)


def halved(number: int) -> int:
    """TW-SEWER-11: of the cards that are explored."""
    return number // 2


def place_of(g: Shelter, rolled: int) -> int:
    """TW-SEWER-10: the space that the roll names, or the nearest occupied one; NONE if there is none."""
    place = next(place for most, place in LEADS_TO if rolled <= most)
    return place if g.places[place] != NONE else next(iter(locations.occupied(g)), NONE)


def come_out(g: Shelter) -> Rule:
    """TW-SEWER-10, TW-SEWER-11: at the Location where the red exit leads; there they may scavenge."""
    rolled = dice.black(g)
    place = place_of(g, rolled)
    g.tell("red-exit", rolled)
    if place == NONE:
        g.tell("no-way-up")
        g.stage = TURNING
        return
    g.threat = 0
    location = g.places[place]
    g.tell("comes-out", location)
    if (yield Choice(SCAVENGE_BELOW, g.leader, [NO, YES], location)) == YES:
        yield from scavenging.visit(g, place, halved(g.box.locations[location].number))
    else:
        g.location = place
        g.stage = PACKING


def skips(g: Shelter, card: int) -> bool:
    """TW-SEWER-11: Reality Impacts are ignored by those who come from below."""
    return g.phase == DAY and g.box.exploration[card].impact


# -- home -------------------------------------------------------------------------------------------------------------


def come_home(g: Shelter) -> None:
    """TW-SEWER-09, TW-SEWER-11, TW-SEWER-17, TW-SEWER-18: before Dusk, with all they carry; who is too tired sleeps.
    Nothing of the way is remembered."""
    locations.come_away(g)
    dawn.come_home(g)
    g.fled = False
    g.below = []
    g.threat = 0
    g.stage = 0
    tunnels.gather(g)
    g.tell("home-from-below")
