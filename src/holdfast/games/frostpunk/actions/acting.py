"""One main action, from choice to effect: where, who, heated or cold, what it does (FP-ACT, FP-CIT).

An action is a number (`meeples.GATHER`) and a target: a space, a stack, a card of the display, or NONE.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from ....cards import payable, perform
from ....kernel import Choice, Question, Refusal, Rule, Ruling
from ..city import expeditions, feelings, ground, sickness
from ..city.buildings import stands_first
from ..city.citizen_cards import take_from_hand
from ..city.goods import spend
from ..here import Here
from ..state import (
    AUTOMATON,
    CARE,
    CHILD,
    CHILD_ENGINEER,
    CHILD_WORKER,
    COAL,
    DISCONTENT,
    FOOD,
    HEATED_MEALS,
    HOPE,
    JUSTICE,
    MEEPLES,
    MOTIVATION,
    NONE,
    STACKS,
    TIME_TO_REST,
    TYPE_OF,
    City,
)
from . import construct, gather, snow, told
from .act import ACTION_OF, MEAL, Act, card_of, is_warm
from .gather import gather_spaces
from .meeples import (
    ADULTS,
    CITIZEN_CARD,
    CONSTRUCT,
    DEPLOY_SCOUTS,
    GATHER,
    REMOVE_SNOW,
    REST,
    SPECIAL,
    USE,
    able,
    why_not_gathering,
    why_not_scouting,
    why_not_special,
    why_not_using,
    why_not_work,
)
from .special import special_action, special_of, specials_in_display, stand_on, why_not_special_action
from .use import double_ration, room_at, use_building, use_spaces, why_not_use

if TYPE_CHECKING:
    from ..box import CitizenCard


# -- who --------------------------------------------------------------------------------------------------------------


def why_not_kind(g: City, what: int, target: int, kind: int, card: CitizenCard | None) -> Refusal | None:
    """FP-ACT-08, FP-ACT-11, FP-AUTO-03, FP-CIT-05, FP-CIT-07: why a Meeple of this kind cannot do this here. An
    Automaton burns 1 Coal."""
    if not g.ready[kind]:
        return Refusal("FP-ACT-10", "none-ready", kind)
    if kind == AUTOMATON and not g.stock[COAL]:
        return Refusal("FP-AUTO-03", "no-coal-for-automaton")
    if card is not None:
        return None if TYPE_OF[kind] == card.type else Refusal("FP-CIT-05", "card-other-type", kind, card.type)
    refusal = why_not_allowed(g, what, target, kind)
    if refusal is None and kind == AUTOMATON and not open_without(g, what, target, card, COAL, 1):
        return Refusal("FP-AUTO-03", "no-coal-for-automaton")
    return refusal


def why_not_allowed(g: City, what: int, target: int, kind: int) -> Refusal | None:
    """FP-ACT-11: by the action, or by what stands or lies at the place."""
    if what == GATHER:
        return why_not_gathering(g, kind) or gather.why_not_gatherer(g, target, kind)
    if what == USE:
        return why_not_using(g, g.building[target], kind)
    if what == DEPLOY_SCOUTS:
        return why_not_scouting(g, kind)
    if what == SPECIAL:
        asked = special_of(g, target)
        assert asked is not None
        return why_not_special(g, g.box.card_of_special[target], asked.by, kind)
    if what == REST:
        return None if kind in ADULTS else Refusal("FP-LAW-23", "no-rest", kind)
    return why_not_work(g, kind)


def kinds_for(g: City, what: int, target: int, card: CitizenCard | None) -> list[int]:
    ready = g.ready
    return [kind for kind in range(MEEPLES) if ready[kind] and why_not_kind(g, what, target, kind, card) is None]


def why_nobody(g: City, what: int, target: int, card: CitizenCard | None) -> Refusal | None:
    """Why no Meeple can do this here: the reason of the first kind that is ready."""
    first = None
    for kind, ready in enumerate(g.ready):
        if ready:
            refusal = why_not_kind(g, what, target, kind, card)
            if refusal is None:
                return None
            first = first or refusal
    return first or Refusal("FP-ACT-06", "nobody-ready")


def why_not_meeple(g: City, choice: Choice, kind: int) -> Refusal | None:
    act: Act = choice.about
    return why_not_kind(g, act.action, act.target, kind, card_of(g, act))


MEEPLE = Question("meeple", "meeples", why_not_meeple, about=Act, facts=told.who_goes)


# -- where ------------------------------------------------------------------------------------------------------------


def why_not_target(g: City, what: int, target: int, card: CitizenCard | None) -> Refusal | None:
    """Why this action cannot be done there by anybody, Meeples apart; with a card, by what the card says."""
    if card is not None:
        return why_not_with_card(g, what, target, card)
    if what == GATHER:
        return gather.why_not_gather(g, target)
    if what == USE:
        return why_not_use(g, target)
    if what == DEPLOY_SCOUTS:
        return expeditions.why_not_stack(g, target)
    return why_not_special_action(g, target)


def why_not_with_card(g: City, what: int, target: int, card: CitizenCard) -> Refusal | None:
    """FP-CIT-06, FP-CIT-07, FP-CIT-08: a place the action could be at, and what the card does there can be paid."""
    if what == GATHER:
        if not ground.on_map(g, target):
            return Refusal("FP-GATH-01", "not-on-map", target)
        if g.standing[target] != NONE:
            return Refusal("FP-GATH-03", "space-taken", target)
        if g.lies[target] == NONE:
            return Refusal("FP-GATH-01", "nothing-there", target)
    elif what == USE:
        if g.building[target] not in card.buildings or not stands_first(g, target):
            return Refusal("FP-CIT-06", "card-other-building", target)
        if room_at(g, target) == NONE:
            return Refusal("FP-USE-03", "building-full", target)
    elif what == DEPLOY_SCOUTS:
        refusal = expeditions.why_not_stack(g, target)
        if refusal is not None:
            return refusal
    return None if payable_at(g, target, card) else Refusal("FP-CIT-08", "card-cannot-pay", target)


def open_without(g: City, what: int, target: int, card: CitizenCard | None, goods: int, number: int) -> bool:
    """FP-GEN-14: whether what the action costs would still be there, were this spent before it."""
    if what not in ASK_FOR and card is None:
        return True
    after = g.copy()
    spend(after, goods, number)
    return why_not_target(after, what, target, card) is None


def here_at(action: int, target: int) -> Here:
    """What 'here' means to a Citizen card that is played for this."""
    return Here(stack=target) if action == DEPLOY_SCOUTS else Here(target)


def payable_at(g: City, target: int, card: CitizenCard) -> bool:
    return payable(g, card.do, here_at(ACTION_OF[card.action], target))


def why_not_space(g: City, choice: Choice, space: int) -> Refusal | None:
    act: Act = choice.about
    card = card_of(g, act)
    return why_not_target(g, act.action, space, card) or why_nobody(g, act.action, space, card)


GATHER_AT = Question("gather", "spaces", ground.on_this_map(why_not_space), about=Act, facts=told.what_is_gathered)
USE_AT = Question("use", "spaces", ground.on_this_map(why_not_space), about=Act, facts=told.what_a_building_does)
SCOUT_AT = Question("scout", "stacks", why_not_space, about=Act, facts=told.where_a_trail_leads)
SPECIAL_AT = Question(
    "special", "specials", why_not_space, about=Act, facts=told.what_is_special, points=told.card_of_a_special
)
ASK_FOR: Final = {GATHER: GATHER_AT, USE: USE_AT, DEPLOY_SCOUTS: SCOUT_AT, SPECIAL: SPECIAL_AT}


def places_for(g: City, what: int, card: CitizenCard | None) -> Iterator[int]:
    """All places at which this can be done, Meeples apart."""
    if what in (GATHER, USE):
        for space, there in enumerate(g.lies if what == GATHER else g.building):
            if there != NONE and why_not_target(g, what, space, card) is None:
                yield space
        return
    for place in range(STACKS) if what == DEPLOY_SCOUTS else specials_in_display(g):
        if why_not_target(g, what, place, card) is None:
            yield place


def targets(g: City, what: int, card: CitizenCard | None) -> list[int]:
    """All places at which this can be done by somebody."""
    if card is None and what == GATHER:
        return gather_spaces(g, able(g))
    if card is None and what == USE:
        return use_spaces(g, able(g))
    return [place for place in places_for(g, what, card) if why_nobody(g, what, place, card) is None]


# -- what can be done on a turn ---------------------------------------------------------------------------------------


def open_actions(g: City, seat: int) -> list[int]:
    """FP-ACT-10: the main actions that `why_not_action` has nothing against; it is asked where that is quick enough."""
    if not any(g.ready):
        return []
    hands = able(g)
    found = [CONSTRUCT] if hands and construct.anything_to_do(g) else []
    if hands and expeditions.why_not_deploy(g) is None and why_nobody(g, DEPLOY_SCOUTS, NONE, None) is None:
        found.append(DEPLOY_SCOUTS)
    if gather_spaces(g, hands, most=1):
        found.append(GATHER)
    if hands and snow.why_not_remove_snow(g) is None:
        found.append(REMOVE_SNOW)
    if use_spaces(g, hands, most=1):
        found.append(USE)
    if why_not_anywhere(g, SPECIAL) is None:
        found.append(SPECIAL)
    if why_not_rest(g) is None:
        found.append(REST)
    if why_not_any_card(g, seat) is None:
        found.append(CITIZEN_CARD)
    return found


def why_not_action(g: City, seat: int, what: int) -> Refusal | None:
    """FP-ACT-10: why a main action cannot be taken now."""
    if what == CITIZEN_CARD:
        return why_not_any_card(g, seat)
    if what == CONSTRUCT:
        return why_nobody(g, what, NONE, None) or construct.why_not_construct(g)
    if what == REMOVE_SNOW:
        return why_nobody(g, what, NONE, None) or snow.why_not_remove_snow(g)
    if what == REST:
        return why_not_rest(g)
    if what == DEPLOY_SCOUTS:
        return expeditions.why_not_deploy(g) or why_nobody(g, what, NONE, None)
    return why_not_anywhere(g, what)


def why_not_anywhere(g: City, what: int) -> Refusal | None:
    """FP-ACT-06, FP-ACT-08, FP-ACT-11: a place for it, and somebody who may act there."""
    if not any(g.ready):
        return Refusal("FP-ACT-06", "nobody-ready")
    first = None
    for place in places_for(g, what, None):
        refusal = why_nobody(g, what, place, None)
        if refusal is None:
            return None
        first = first or refusal
    return first or Refusal("FP-ACT-10", "nowhere", what)


def why_not_rest(g: City) -> Refusal | None:
    """FP-LAW-23."""
    if not g.laws[TIME_TO_REST]:
        return Refusal("FP-LAW-23", "law-not-in-force", TIME_TO_REST)
    if not feelings.has(g, HOPE, JUSTICE, active=True):
        return Refusal("FP-LAW-23", "no-active", HOPE, JUSTICE)
    return why_nobody(g, REST, NONE, None)


def main_action(g: City, seat: int, what: int) -> Rule:
    """FP-ACT-10, FP-ACT-12, FP-ACT-14, FP-ACT-15: where, who, then the cold, then what the action does."""
    action, played, card = what, NONE, None
    if what == CITIZEN_CARD:
        played = yield from play_card(g, seat)
        card = g.box.citizens[played]
        action = ACTION_OF[card.action]
    target = NONE
    if action in ASK_FOR:
        about = Act(action, NONE, played)
        target = yield Choice(ASK_FOR[action], seat, partial(targets, g, action, card), about)
    act = Act(action, target, played)
    kind = yield Choice(MEEPLE, seat, partial(kinds_for, g, action, target, card), act)
    warm = is_warm(g, action, target, card)
    if not warm and kind != AUTOMATON and g.laws[HEATED_MEALS]:
        warm = yield from eat_first(g, seat, act)
    place_meeple(g, action, target, kind)
    g.tell("acts", seat, kind, action, target)
    if not warm:
        yield from suffer_cold(g, kind)
    if card is not None:
        yield from with_card(g, seat, action, target, kind, card)
    else:
        yield from carry_out(g, seat, action, target, kind)


def place_meeple(g: City, action: int, target: int, kind: int) -> None:
    """FP-ACT-12, FP-AUTO-03: it stays where it is put until the Night Phase; a Scout stays out longer."""
    g.ready[kind] -= 1
    if kind == AUTOMATON:
        spend(g, COAL, 1)
    if action == CONSTRUCT:
        g.building_site[kind] += 1
    elif action == REMOVE_SNOW:
        g.snow_field[kind] += 1
    elif action == GATHER:
        g.standing[target] = kind
    elif action == USE:
        g.standing[room_at(g, target)] = kind
    elif action == SPECIAL:
        stand_on(g, target, kind)
    elif action == REST:
        g.used_up[kind] += 1


def suffer_cold(g: City, kind: int) -> Rule:
    """FP-ACT-15, FP-AUTO-05, FP-CHILD-02: one of the Meeple's type falls sick; an Automaton is nobody's."""
    if kind != AUTOMATON:
        g.tell("in-the-cold", kind)
        yield from sickness.falls_sick(g, TYPE_OF[kind])


def carry_out(g: City, seat: int, action: int, target: int, kind: int) -> Rule:
    if action == CONSTRUCT:
        yield from construct.construct_action(g, seat)
    elif action == REMOVE_SNOW:
        yield from snow.remove_snow(g, seat)
    elif action == GATHER:
        yield from gather.gather(g, seat, kind, target)
    elif action == USE:
        yield from use_building(g, seat, target)
    elif action == DEPLOY_SCOUTS:
        yield from expeditions.deploy(g, target, kind)
    elif action == SPECIAL:
        yield from special_action(g, target)
    else:
        yield from rest(g, seat)


# -- heated or cold ---------------------------------------------------------------------------------------------------


def why_not_meal(g: City, choice: Choice, answer: int) -> Refusal | None:
    """FP-LAW-11, FP-GEN-14: there is Food for it, beyond what the action itself costs."""
    act: Act = choice.about
    if not answer or (g.food >= MEAL and open_without(g, act.action, act.target, card_of(g, act), FOOD, MEAL)):
        return None
    return Refusal("FP-LAW-11", "meal-lacks", g.food)


HEATED_MEAL = Question("heated-meal", "yes-no", why_not_meal, about=Act, facts=told.what_a_meal_does)


def eat_first(g: City, seat: int, act: Act) -> Ruling[bool]:
    """FP-LAW-11: 2 Food make a Citizen's action heated."""
    choice = Choice(HEATED_MEAL, seat, [0, 1], act)
    if why_not_meal(g, choice, 1) is not None:
        return False
    answer = yield choice
    if answer:
        spend(g, FOOD, MEAL)
    return bool(answer)


# -- Citizen cards ----------------------------------------------------------------------------------------------------


def why_not_card(g: City, choice: Choice, number: int) -> Refusal | None:
    """FP-CIT-02, FP-CIT-05, FP-CIT-06: one's own, with a Meeple of its type and somewhere to act."""
    seat = choice.seat
    if number == g.box.no_card:
        return Refusal("FP-CIT-04", "choose-card")
    if number not in g.hands[seat]:
        return Refusal("FP-CIT-02", "not-in-hand", number)
    if can_play(g, number):
        return None
    card = g.box.citizens[number]
    if not any(g.ready[kind] for kind in range(MEEPLES) if TYPE_OF[kind] == card.type):
        return Refusal("FP-CIT-05", "card-no-meeple", number, card.type)
    return Refusal("FP-CIT-06", "card-nowhere", number)


def can_act_with(g: City, card: CitizenCard) -> bool:
    """Whether there is somewhere to do what the card is for."""
    action = ACTION_OF[card.action]
    if action not in ASK_FOR:
        return payable_at(g, NONE, card)
    if action == DEPLOY_SCOUTS and expeditions.why_not_deploy(g) is not None:
        return False
    if action == USE and not any(building in g.building for building in card.buildings):
        return False
    return next(places_for(g, action, card), NONE) != NONE


def can_play(g: City, number: int) -> bool:
    """FP-CIT-05, FP-CIT-06: a Meeple of its type, and somewhere to act."""
    card = g.box.citizens[number]
    ready = g.ready
    there = ready[CHILD] or ready[CHILD_WORKER] or ready[CHILD_ENGINEER] if card.type == CHILD else ready[card.type]
    return bool(there) and can_act_with(g, card)


PLAY = Question("play", "citizen-cards", why_not_card, facts=told.what_a_card_is_for)


def why_not_any_card(g: City, seat: int) -> Refusal | None:
    """FP-CIT-04, FP-CIT-10: one in a Round."""
    if g.played[seat] != NONE:
        return Refusal("FP-CIT-10", "card-played", g.played[seat])
    for card in g.hands[seat]:
        if can_play(g, card):
            return None
    return Refusal("FP-CIT-06", "no-card-fits")


def play_card(g: City, seat: int) -> Ruling[int]:
    """FP-CIT-04, FP-CIT-11: the card goes from the hand before its owner, until the end of the Round."""
    choice = Choice(PLAY, seat, [])
    choice.values = [card for card in sorted(g.hands[seat]) if why_not_card(g, choice, card) is None]
    card = yield choice
    take_from_hand(g, seat, card)
    g.played[seat] = card
    g.tell("plays", seat, card)
    return card


def with_card(g: City, seat: int, action: int, target: int, kind: int, card: CitizenCard) -> Rule:
    """FP-CIT-08: what the card does instead of what the action would do; a Scout is sent out first. FP-GEN-14: nothing,
    if the cold has just cost what the card asks for."""
    if action == DEPLOY_SCOUTS:
        yield from expeditions.deploy(g, target, kind)
    if payable_at(g, target, card):
        yield from perform(g, card.do, here_at(action, target))
    if action == USE:
        yield from double_ration(g, seat, g.building[target])


# -- Time to Rest -----------------------------------------------------------------------------------------------------

DISCARDING: Final = 0
ACTIVATING: Final = 1


def why_not_resting(g: City, choice: Choice, answer: int) -> Refusal | None:
    return None


RESTING = Question("rest", "resting", why_not_resting)


def rest(g: City, seat: int) -> Rule:
    """FP-LAW-23: Justice is exhausted and a Meeple used up; a Discontent token goes, or Care and Motivation wake."""
    feelings.exhaust(g, HOPE, JUSTICE)
    answer = yield Choice(RESTING, seat, [DISCARDING, ACTIVATING])
    if answer == DISCARDING:
        yield from feelings.discard_one(g, DISCONTENT)
    else:
        feelings.activate(g, HOPE, CARE)
        feelings.activate(g, HOPE, MOTIVATION)
