"""What only Desperate Measures do: a supper from elsewhere, a day without rest, a way out of a fight (TW-DESP-03)."""

from __future__ import annotations

from .....kernel import Choice, Facts, Question, Refusal, Rule
from ...characters import people
from ...combat import attacks, combat
from ...scavenging import trade
from ...shelter import fittings
from ...state import DAY, DEAD_FOE, DUSK, FATIGUE, NONE, PEOPLE, Shelter

# -- the hours --------------------------------------------------------------------------------------------------------


def supper_is_to_come(g: Shelter) -> bool:
    return g.phase <= DUSK


def day_begins(g: Shelter) -> bool:
    """The Day phase, before anybody has been put to work."""
    return g.phase == DAY and g.round == 1 and not g.jobs and not any(g.acted)


# -- at home ----------------------------------------------------------------------------------------------------------


def eat_elsewhere(g: Shelter) -> None:
    """TW-DESP-03: nobody eats from STORAGE at the next supper, and nobody is hungrier for it."""
    g.fed_elsewhere = True
    g.tell("fed-elsewhere")


def supper_is_had(g: Shelter) -> bool:
    return g.fed_elsewhere


def open_all_rounds(g: Shelter, person: int, n: int) -> None:
    """TW-DESP-03: no dot counts today, and a fourth action costs nothing."""
    if person != NONE:
        g.tireless[person] = n
        g.tell("tireless", g.characters[person])


def day_is_done(g: Shelter) -> Rule:
    """TW-DESP-03: what those who went on all day pay for it."""
    g.fed_elsewhere = False
    for person in PEOPLE:
        if tired := g.tireless[person]:
            g.tireless[person] = 0
            yield from people.raise_state(g, person, FATIGUE, tired)


# -- a Fitting for its wood -------------------------------------------------------------------------------------------


def why_not_take_down(g: Shelter, space: int) -> Refusal | None:
    """TW-DESP-03: a Fitting that was crafted, at which nobody works."""
    fitting = g.fitting[space]
    if fitting == NONE:
        return Refusal("TW-DESP-03", "no-fitting-there", space)
    if g.box.is_fixed[fitting]:
        return Refusal("TW-FARM-07", "fitting-fixed", fitting)
    at_work = space in g.standing or any(space in job for job in g.jobs)
    return Refusal("TW-DESP-03", "fitting-in-use", fitting) if at_work else None


def can_be_taken_down(g: Shelter) -> list[int]:
    return [space for space in range(g.box.spaces) if why_not_take_down(g, space) is None]


def any_to_take_down(g: Shelter) -> bool:
    return bool(can_be_taken_down(g))


def why_not_taken(g: Shelter, choice: Choice, space: int) -> Refusal | None:
    return why_not_take_down(g, space)


def what_is_there(g: Shelter, choice: Choice, space: int) -> Facts:
    return Facts(name=("fitting-at", g.fitting[space], space))


TAKE_DOWN = Question("take-down", "spaces", why_not_taken, team=True, facts=what_is_there)


def take_down(g: Shelter) -> Rule:
    """TW-DESP-03: it goes back to the Fittings stack, and nothing of its price comes back."""
    spaces = can_be_taken_down(g)
    if spaces:
        fittings.take_down(g, (yield Choice(TAKE_DOWN, g.leader, spaces)))


def trade_on_credit(g: Shelter, n: int) -> Rule:
    """TW-TRADE-02: without a commission, as if goods of this value had been given."""
    yield from trade.exchange(g, NONE, n)


# -- in a fight -------------------------------------------------------------------------------------------------------


def kill_one(g: Shelter) -> Rule:
    """TW-DESP-03, TW-COMB-08: one enemy, as the leader says; it counts as killed (TW-COMB-25)."""
    foe = yield from combat.target(g, combat.KILL_FOE, 1, combat.living(g))
    if foe != NONE:
        attacks.hurt_foe(g, foe, DEAD_FOE)


def can_get_away(g: Shelter) -> bool:
    """TW-COMB-12: from a location, once."""
    return g.location != NONE and not g.fled


def get_away(g: Shelter) -> None:
    """TW-DESP-03, TW-COMB-12: in flight, and nobody strikes."""
    g.tell("flight")
    g.fled = True
