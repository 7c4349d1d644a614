"""Phase 6, Action: Meeples are mustered, and the players take turns (FP-ACT)."""

from __future__ import annotations

from functools import partial
from typing import Final

from ....kernel import Choice, Fact, Facts, Question, Refusal, Rule
from ..actions.acting import main_action, open_actions, why_not_action
from ..actions.meeples import CITIZEN_CARD, CONSTRUCT, DEPLOY_SCOUTS, EXTENDED_SHIFT_TURN, PASS, REMOVE_SNOW, REST
from ..actions.meeples import FUEL_FIRST as FUEL_IT
from ..actions.reuse import reusable_buildings, reuse_building
from ..actions.special import special_of, specials_in_display
from ..city import feelings
from ..city.ground import on_this_map
from ..city.heat import burn, how_it_burns, most_fuel, what_it_warms, why_not_fuel, why_not_hub
from ..state import (
    AUTOMATON,
    CHILD,
    CHILD_ENGINEER,
    CHILD_LABOUR,
    CHILD_WORKER,
    COAL,
    ENGINEER,
    EXTENDED_SHIFT,
    HOPE,
    MEEPLES,
    MOTIVATION,
    NONE,
    STEAM_HUB,
    TYPE_OF,
    TYPES,
    WORKER,
    City,
)
from .hunger import lost_to_hunger
from .preparation import lost_to_sickness

# -- mustering --------------------------------------------------------------------------------------------------------


def begin_action(g: City) -> Rule:
    """FP-ACT-01, FP-ACT-02, FP-ACT-03, FP-ACT-04, FP-ACT-05: Meeples by the number of Citizens, those on Spent Citizen
    tokens aside; the leader begins."""
    muster(g)
    yield from cover_spent(g)
    g.active = g.leader
    g.passed = 0


def muster(g: City) -> None:
    """FP-ACT-01, FP-ACT-02, FP-CHILD-02, FP-SET-18: one Meeple for every five Citizens or part of them, Scouts counted;
    of the Children's the two small helpers come first."""
    out = [0] * len(TYPES)
    for kind in g.scouts:
        if kind != NONE:
            out[TYPE_OF[kind]] += 1
    g.ready = [0] * MEEPLES
    for kind in TYPES:
        at_home = max(0, meeples_for(g, g.people[kind]) - out[kind])
        g.mustered[kind] = at_home + out[kind]
        g.ready[kind] = at_home
    for place, helper in enumerate((CHILD_WORKER, CHILD_ENGINEER)):
        if g.little[place] and helper not in g.scouts and g.ready[CHILD]:
            g.ready[CHILD] -= 1
            g.ready[helper] = 1
    g.ready[AUTOMATON] = g.automatons


def meeples_for(g: City, people: int) -> int:
    """FP-ACT-01."""
    each = g.box.board.people_per_meeple
    return (people + each - 1) // each


def why_not_cover(g: City, choice: Choice, kind: int) -> Refusal | None:
    """FP-ACT-03: one of the token's type, in the supply."""
    if TYPE_OF[kind] != choice.about:
        return Refusal("FP-ACT-03", "cover-other-type", kind, choice.about)
    return None if g.ready[kind] else Refusal("FP-ACT-03", "none-ready", kind)


COVER = Question("cover", "meeples", why_not_cover, about="citizen", team=True)


def cover_spent(g: City) -> Rule:
    """FP-ACT-03, FP-ACT-04: a Meeple of the type on each Spent Citizen token, as far as there are any."""
    for kind in TYPES:
        for _ in range(g.spent[kind]):
            choice = Choice(COVER, g.leader, [], about=kind)
            choice.values = [other for other in range(MEEPLES) if why_not_cover(g, choice, other) is None]
            if not choice.values:
                break
            meeple = yield choice
            g.ready[meeple] -= 1
            g.covered[kind] += 1


# -- turns ------------------------------------------------------------------------------------------------------------

ACTED: Final = 1  # once the main action is done


def why_not_turn(g: City, choice: Choice, what: int) -> Refusal | None:
    """FP-ACT-07, FP-ACT-09, FP-ACT-10, FP-LAW-19: why this cannot be done on the turn."""
    if what == PASS:
        return None
    if what == EXTENDED_SHIFT_TURN:
        return why_not_shift(g)
    if choice.about == ACTED:
        return too_late(what)
    if what == FUEL_IT:
        return None if dark_hubs(g) else why_not_fuel(g, choice, 1)
    return why_not_action(g, choice.seat, what)


def too_late(what: int) -> Refusal:
    """FP-ACT-09, FP-ACT-10, FP-CIT-04: what comes before the action does not come after it, and there is only one."""
    if what == FUEL_IT:
        return Refusal("FP-ACT-09", "fuel-too-late")
    return Refusal("FP-CIT-04", "card-too-late") if what == CITIZEN_CARD else Refusal("FP-ACT-10", "acted")


def what_a_turn_brings(g: City, choice: Choice, what: int) -> Facts:
    """Heated or cold, what it takes; and before passing, what would lose the game."""
    if what == FUEL_IT:
        return Facts(now=[("fuel-now", g.stock[COAL], g.heat, g.cold)])
    if what in (CONSTRUCT, DEPLOY_SCOUTS):
        return Facts(now=[("is-heated",)])
    if what == REMOVE_SNOW:
        return Facts(now=[("is-cold",)])
    if what == REST:
        return Facts(now=[("opens-justice",)])
    if what == EXTENDED_SHIFT_TURN:
        return Facts(now=[("opens-motivation",)])
    if what != PASS:
        return Facts()
    return Facts(now=[("ends-actions",)] if g.passed + 1 >= g.seats else (), risk=lost_without(g))


def lost_without(g: City) -> list[Fact]:
    """FP-END-05, FP-END-07: what will lose the game if nothing more is done in this phase."""
    return [(message, *numbers) for message, numbers in (*lost_to_hunger(g), *lost_to_sickness(g))]


TURN = Question("turn", "turn", why_not_turn, about="acted", facts=what_a_turn_brings)


def open_turns(g: City, seat: int) -> list[int]:
    """FP-ACT-07, FP-ACT-09, FP-ACT-10: all that `why_not_turn` has nothing against."""
    found = [FUEL_IT] if most_fuel(g) or dark_hubs(g) else []
    found += open_actions(g, seat)
    if why_not_shift(g) is None:
        found.append(EXTENDED_SHIFT_TURN)
    found.append(PASS)
    return found


def turn(g: City) -> Rule:
    """FP-ACT-05, FP-ACT-06, FP-ACT-07, FP-ACT-08, FP-ACT-09, FP-ACT-10: fuel as one likes, then one action with one
    Meeple, or pass."""
    seat = g.active
    g.shifts = 0
    what = FUEL_IT
    while what in (FUEL_IT, EXTENDED_SHIFT_TURN):
        what = yield Choice(TURN, seat, partial(open_turns, g, seat))
        if what == FUEL_IT:
            yield from fuel_first(g, seat)
        elif what == EXTENDED_SHIFT_TURN:
            yield from extend_shift(g, seat)
    if what == PASS:
        g.passed += 1
        g.tell("passes", seat)
    else:
        g.passed = 0
        yield from main_action(g, seat, what)
        yield from last_shift(g, seat)
    g.active = (g.active + 1) % g.seats


def is_over(g: City) -> bool:
    """FP-ACT-06, FP-ACT-07: all have passed in succession, or nobody is left who could act."""
    return g.passed >= g.seats or not anyone_left(g)


def anyone_left(g: City) -> bool:
    """FP-ACT-06, FP-ACT-11: Children count as far as a Law or a card lets them act."""
    ready = g.ready
    if ready[WORKER] or ready[ENGINEER] or ready[CHILD_WORKER] or ready[CHILD_ENGINEER] or ready[AUTOMATON]:
        return True
    return bool(ready[CHILD]) and (bool(g.laws[CHILD_LABOUR]) or asked_of_children(g) or cards_of_children(g))


def asked_of_children(g: City) -> bool:
    """FP-SPEC-04: whether a card in a display has a Special Action for them."""
    specials = [special_of(g, number) for number in specials_in_display(g)]
    return any(special is not None and special.by == CHILD for special in specials)


def cards_of_children(g: City) -> bool:
    """FP-CIT-07: whether somebody may still play a Citizen card for them."""
    cards = g.box.citizens
    return any(
        g.played[seat] == NONE and any(cards[card].type == CHILD for card in hand) for seat, hand in enumerate(g.hands)
    )


# -- fuel on a turn ---------------------------------------------------------------------------------------------------


def dark_hubs(g: City) -> list[int]:
    """FP-TECH-15: Steam Hubs that can be lit now."""
    if STEAM_HUB not in g.building:
        return []
    choice = Choice(LIGHT_HUB, g.active, [])
    return [space for space in range(len(g.building)) if why_not_hub(g, choice, space) is None]


def why_not_fuel_first(g: City, choice: Choice, coal: int) -> Refusal | None:
    """FP-ACT-09, FP-GNR-01, FP-GNR-03, FP-TECH-15: whoever fuels burns some, in the Generator or else in a Steam
    Hub."""
    if coal:
        return why_not_fuel(g, choice, coal)
    return None if dark_hubs(g) else Refusal("FP-ACT-09", "fuel-none")


FUEL_FIRST = Question("fuel-first", "coal", why_not_fuel_first, asked=how_it_burns, facts=what_it_warms)
LIGHT_HUB = Question("light-hub", "spaces", on_this_map(why_not_hub))


def fuel_first(g: City, seat: int) -> Rule:
    """FP-ACT-09, FP-TECH-15: a space forward for each Coal; with none, a Steam Hub is lit."""
    least = 0 if dark_hubs(g) else 1
    coal = yield Choice(FUEL_FIRST, seat, list(range(least, most_fuel(g) + 1)))
    burn(g, coal)
    if not coal:
        space = yield Choice(LIGHT_HUB, seat, dark_hubs(g))
        g.stock[COAL] -= 1
        g.lit = [*g.lit, space]
        g.tell("hub-lit", space)


# -- Extended Shift ---------------------------------------------------------------------------------------------------


def why_not_shift(g: City) -> Refusal | None:
    """FP-LAW-19: each token once on a turn. Else the Temple, which can activate Motivation, would pay for its own reuse
    without end."""
    if not g.laws[EXTENDED_SHIFT]:
        return Refusal("FP-LAW-19", "law-not-in-force", EXTENDED_SHIFT)
    if not feelings.has(g, HOPE, MOTIVATION, active=True):
        return Refusal("FP-LAW-19", "no-active", HOPE, MOTIVATION)
    if g.shifts >= sum(token // 2 == MOTIVATION for token in g.tokens[HOPE]):
        return Refusal("FP-LAW-19", "shifts-done", g.shifts)
    return None if reusable_buildings(g) else Refusal("FP-LAW-19", "nothing-to-reuse")


def extend_shift(g: City, seat: int) -> Rule:
    """FP-LAW-19: Motivation is exhausted, and a Building reused; no Meeple is."""
    g.shifts += 1
    feelings.exhaust(g, HOPE, MOTIVATION)
    yield from reuse_building(g, seat)


def last_shift(g: City, seat: int) -> Rule:
    """FP-LAW-19, FP-ACT-06: the Law is of use besides the main action; after the last one no other turn would come."""
    while not anyone_left(g) and why_not_shift(g) is None:
        what = yield Choice(TURN, seat, [EXTENDED_SHIFT_TURN, PASS], about=ACTED)
        if what == PASS:
            return
        yield from extend_shift(g, seat)
