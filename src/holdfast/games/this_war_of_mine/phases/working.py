"""What a person can be put to in an action round: who can act, where, with which tool, at what price (TW-DAY, TW-DOOR,
TW-CRAFT, TW-ADV). Why not, for everything that cannot be done; and, at the end, all that one person can be put to,
without the reasons: found by them, a game played by chance takes a quarter longer. A test holds both together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....cards import holds, payable
from ....kernel import Refusal
from ..characters import states
from ..here import of
from ..seams import in_play
from ..shelter import fittings, shelter
from ..shelter.shelter import BARS, DOOR, OBSTACLES, RUBBLE, Layout, Spot
from ..state import ACTION_ROUNDS, FATIGUE, HATCHET, LOCKPICK, NONE, PEOPLE, SAW_BLADE, SHOVEL, Shelter

if TYPE_CHECKING:
    from ..box import Price, Way
    from ..cards import Action

# What is done with Fittings, as it follows the spaces in the list of works.
CRAFT: Final = 0
MOVE: Final = 1
DISMANTLE: Final = 2
FITTING_WORKS: Final = 3

# The fourth action (TW-ADV-04): what it costs, and who cannot pay that.
EXTRA_ROUND: Final = ACTION_ROUNDS + 1
EXTRA_FATIGUE: Final = 2
LOCK_HOLDS: Final = 3  # the highest roll on which a lock does (TW-DOOR-02)
TOO_TIRED: Final = 3


# -- what a fourth action costs ----------------------------------------------------------------------------------------


def extra_fatigue(g: Shelter, person: int) -> int:
    """TW-ADV-04, TW-DESP-03."""
    return 0 if g.tireless[person] else EXTRA_FATIGUE


# -- who --------------------------------------------------------------------------------------------------------------


def why_not_act(g: Shelter, person: int) -> Refusal | None:
    """TW-DAY-01, TW-DAY-02, TW-DAY-06, TW-ADV-04: why a person has no action in this round. Sleepers are let through in
    the first three: there may be a bed for a nap (TW-SLEEP-03)."""
    if g.characters[person] == NONE:
        return Refusal("TW-GEN-10", "nobody-there", person)
    if g.acted[person]:
        for row in in_play(g):
            refusal = row.keeps_from_work(g, person)
            if refusal is not None:
                return refusal
        if g.standing[person] == NONE:
            return Refusal("TW-DAY-06", "newcomer-waits", g.characters[person])
        return Refusal("TW-DAY-01", "has-acted", g.characters[person])
    dots = states.dots(g, person)
    if g.round == EXTRA_ROUND:
        if dots:
            return Refusal("TW-ADV-04", "has-dots", g.characters[person])
        if states.level(g, person, FATIGUE) >= TOO_TIRED and not g.tireless[person]:
            return Refusal("TW-ADV-04", "too-tired-to-act", g.characters[person])
        return None
    if dots >> (g.round - 1) & 1 and not states.is_asleep(g, person):
        return Refusal("TW-DAY-02", "black-dot", g.characters[person], g.round)
    return None


def waiting(g: Shelter) -> list[int]:
    """TW-DAY-01: who has not acted in this round."""
    acted, characters = g.acted, g.characters
    return [person for person in PEOPLE if not acted[person] and characters[person] != NONE]


def why_not_help(g: Shelter, person: int, helper: int) -> Refusal | None:
    """TW-DAY-17: a second character, who could act as well."""
    if helper == person:
        return Refusal("TW-DAY-17", "helps-another", g.characters[person])
    refusal = why_not_act(g, helper)
    if refusal is None and states.is_asleep(g, helper):
        return Refusal("TW-SLEEP-03", "asleep", g.characters[helper])
    return refusal


# -- at a space: its Shelter card, its Fitting, what is printed there -------------------------------------------------


def actions_at(g: Shelter, space: int) -> tuple[Action, ...]:
    """TW-DAY-20: what the Fitting there offers, or the space itself."""
    return actions_of(g, space, g.fitting[space])


def actions_of(g: Shelter, space: int, fitting: int) -> tuple[Action, ...]:
    """The same where a Fitting stands, or has stood; NONE for none."""
    if fitting != NONE:
        return g.box.fittings[fitting].actions
    action = shelter.plan_of(g).plan.spaces[space].action
    return (action,) if action is not None else ()


def why_not_at(g: Shelter, person: int, space: int) -> Refusal | None:
    """TW-DAY-11, TW-DAY-12, TW-DAY-15, TW-DAY-20: why a person cannot work there, ways apart."""
    if shelter.is_taken(g, space) and not shelter.holds_many(g, space):
        return Refusal("TW-DAY-11", "space-taken", space)
    if g.cards_on[space]:
        return why_not_on_card(g, person, space)
    actions = actions_at(g, space)
    if not actions:
        return Refusal("TW-DAY-20", "nothing-to-do", space)
    refusals = [why_not_action(g, person, space, action) for action in actions]
    return None if None in refusals else refusals[0]


def why_not_on_card(g: Shelter, person: int, space: int) -> Refusal | None:
    """TW-DAY-16, TW-DAY-17, TW-DOOR-01, TW-DOOR-04: the tool that a Shelter card asks for, or for Rubble a helper."""
    if states.is_asleep(g, person):
        return Refusal("TW-SLEEP-03", "asleep", g.characters[person])
    kind = shelter.top_kind(g, space)
    if kind not in OBSTACLES or can_clear(g, person, kind) or (kind == RUBBLE and space in g.standing):
        return None
    rule, reason = NO_TOOL[kind]
    return Refusal(rule, reason, space)


NO_TOOL: Final = {
    RUBBLE: ("TW-DAY-17", "no-shovel"),
    BARS: ("TW-DAY-16", "no-saw"),
    DOOR: ("TW-DOOR-01", "no-lockpick"),
}


def can_clear(g: Shelter, person: int, obstacle: int) -> bool:
    """TW-DAY-16, TW-DAY-17, TW-DOOR-01, TW-DOOR-04: whether there is a tool for it, or for Rubble a helper."""
    if obstacle == RUBBLE:
        return g.stock[SHOVEL] > 0 or has_helper(g, person)
    return g.stock[SAW_BLADE] > 0 if obstacle == BARS else bool(lock_tools(g, person))


def has_helper(g: Shelter, person: int) -> bool:
    """TW-DAY-17."""
    for other in waiting(g):
        if why_not_help(g, person, other) is None:
            return True
    return False


def lock_tools(g: Shelter, person: int) -> list[int]:
    """TW-DOOR-01, TW-DOOR-04: what is on STORAGE that opens a lock in the hands of this person."""
    tools = [LOCKPICK] if g.stock[LOCKPICK] else []
    if g.stock[HATCHET] and states.gift(g, person) == "hatchet":
        tools.append(HATCHET)
    return tools


def why_not_action(g: Shelter, person: int, space: int, action: Action) -> Refusal | None:
    """TW-DAY-13, TW-DAY-16, TW-SLEEP-03: its price, what it borrows, what it asks for; a sleeper can only nap."""
    if not action.asleep and states.is_asleep(g, person):
        return Refusal("TW-SLEEP-03", "asleep", g.characters[person])
    goods = lacking(g, action.cost, action.lent)
    if goods != NONE:
        needed = (action.cost[goods] if action.cost else 0) + (action.lent[goods] if action.lent else 0)
        return Refusal("TW-DAY-13", "lacks-goods", needed, goods)
    return None if is_open(g, person, space, action) else Refusal("TW-DAY-20", "action-not-now", space)


def lacking(g: Shelter, cost: tuple[int, ...], lent: tuple[int, ...] = ()) -> int:
    """TW-DAY-13, TW-DAY-16: the first goods of which STORAGE has not enough for both; NONE if it has."""
    stock = g.stock
    for goods, n in enumerate(cost):
        if n > stock[goods]:
            return goods
    for goods, n in enumerate(lent):
        if n and n + (cost[goods] if cost else 0) > stock[goods]:
            return goods
    return NONE


def is_open(g: Shelter, person: int, space: int, action: Action) -> bool:
    """Whether what the action asks for holds, and what it does can be done."""
    here = of(g, person, space)
    return holds(g, action.if_, here) and payable(g, action.do, here)


# -- crafting, moving, dismantling ------------------------------------------------------------------------------------


def why_not_place(g: Shelter, fitting: int, space: int, reach: list[bool]) -> Refusal | None:
    """TW-CRAFT-02, TW-CRAFT-07, TW-ADV-01: a free space that can be reached."""
    if not reach[space]:
        return Refusal("TW-DAY-07", "no-way-there", space)
    if shelter.is_taken(g, space):
        return Refusal("TW-DAY-11", "space-taken", space)
    return shelter.why_not_stand(g, space, fitting)


def why_no_place(g: Shelter, fitting: int) -> Refusal | None:
    for space in shelter.layout_of(g).free:
        if not shelter.is_taken(g, space) and shelter.why_not_beside(g, space, fitting) is None:
            return None
    beside = g.box.fittings[fitting].beside
    if beside != NONE:
        return Refusal("TW-CRAFT-07", "no-room-beside", fitting, beside)
    return Refusal("TW-CRAFT-02", "no-space-free", fitting)


def why_not_craft(g: Shelter, person: int, fitting: int) -> Refusal | None:
    """TW-CRAFT-01, TW-CRAFT-02, TW-CRAFT-03, TW-CRAFT-05, TW-CRAFT-07: in the stack, paid for, and with a place to
    stand."""
    if fitting in g.ideas:
        return Refusal("TW-CRAFT-05", "still-idea", fitting)
    if fitting not in g.fittings:
        return Refusal("TW-CRAFT-01", "not-in-stack", fitting)
    if fittings.is_spoken_for(g, fitting):
        return Refusal("TW-DAY-11", "being-crafted", fitting)
    for goods, n in fittings.prices(g, person)[fitting]:
        if n > g.stock[goods]:
            return Refusal("TW-CRAFT-03", "lacks-goods", n, goods)
    return why_no_place(g, fitting)


def why_not_take(g: Shelter, space: int, reach: list[bool]) -> Refusal | None:
    """TW-ADV-01, TW-ADV-02: a crafted Fitting that can be reached and at which nobody is at work."""
    if g.fitting[space] == NONE:
        return Refusal("TW-ADV-02", "no-fitting", space)
    if g.box.is_fixed[g.fitting[space]]:
        return Refusal("TW-FARM-07", "fitting-fixed", g.fitting[space])
    if not reach[space]:
        return Refusal("TW-DAY-07", "no-way-there", space)
    return Refusal("TW-DAY-11", "space-taken", space) if shelter.is_taken(g, space) else None


def why_not_move(g: Shelter, space: int, reach: list[bool]) -> Refusal | None:
    """TW-ADV-01: and there is another place for it."""
    return why_not_take(g, space, reach) or why_no_place(g, g.fitting[space])


# -- where ------------------------------------------------------------------------------------------------------------


def why_not_do(g: Shelter, person: int, what: int, reach: list[bool]) -> Refusal | None:
    """Why a person cannot craft, move or dismantle anything."""
    if states.is_asleep(g, person):
        return Refusal("TW-SLEEP-03", "asleep", g.characters[person])
    if what == CRAFT:
        if any(why_not_craft(g, person, fitting) is None for fitting in g.fittings):
            return None
        return Refusal("TW-CRAFT-03", "nothing-to-craft")
    why_not = why_not_move if what == MOVE else why_not_take
    spaces = [space for space, fitting in enumerate(g.fitting) if fitting != NONE]
    if any(why_not(g, space, reach) is None for space in spaces):
        return None
    return Refusal("TW-ADV-01", "nothing-to-move") if what == MOVE else Refusal("TW-ADV-02", "nothing-to-dismantle")


def why_not_work(g: Shelter, person: int, work: int, reach: list[bool]) -> Refusal | None:
    """TW-DAY-07, TW-DAY-20: `work` is a space, or one of the three things that are done with Fittings."""
    spaces = g.box.spaces
    if work >= spaces:
        return why_not_do(g, person, work - spaces, reach)
    return why_not_at(g, person, work) if reach[work] else Refusal("TW-DAY-07", "no-way-there", work)


# -- all of it --------------------------------------------------------------------------------------------------------


def works(g: Shelter, person: int) -> list[int]:
    """TW-DAY-07, TW-DAY-11, TW-DAY-20, TW-SLEEP-03: all that a person can be put to; who is asleep can only nap."""
    layout = shelter.layout_of(g)
    taken = shelter.taken(g)
    if states.is_asleep(g, person):
        return [
            spot.space
            for spot in layout.naps
            if (spot.many or spot.space not in taken)
            and any(way.asleep and is_way_open(g, person, spot.space, way) for way in spot.ways)
        ]
    clearable = [kind for kind in layout.obstacles if can_clear(g, person, kind)]
    found = [
        spot.space
        for spot in layout.spots
        if (spot.many or spot.space not in taken) and (spot.always or can_work(g, person, spot, clearable))
    ]
    free = free_spaces(layout, taken)
    if free and any_craftable(g, person, free):
        found.append(g.box.spaces + CRAFT)
    if layout.fitted:
        spaces = [space for space in layout.fitted if space not in taken]
        if free and any(has_place(g, g.fitting[space], free) for space in spaces):
            found.append(g.box.spaces + MOVE)
        if spaces:
            found.append(g.box.spaces + DISMANTLE)
    return found


def finds_work(g: Shelter, person: int) -> bool:
    """Whether there is anything; POKE ABOUT is open to everybody awake."""
    return (shelter.layout_of(g).poke_about and not states.is_asleep(g, person)) or bool(works(g, person))


def can_work(g: Shelter, person: int, spot: Spot, clearable: list[int]) -> bool:
    """TW-DAY-13, TW-DAY-15, TW-DAY-16, TW-DAY-17, TW-DAY-20: for somebody awake."""
    if spot.kind != NONE:
        return spot.kind in clearable or (spot.kind == RUBBLE and spot.space in g.standing)
    for way in spot.ways:
        if is_way_open(g, person, spot.space, way):
            return True
    return False


def is_way_open(g: Shelter, person: int, space: int, way: Way) -> bool:
    """TW-DAY-13, TW-DAY-16: its price, what it borrows, what it asks for."""
    for goods, n in way.needs:
        if g.stock[goods] < n:
            return False
    return not way.asks or is_open(g, person, space, way.action)


def free_spaces(layout: Layout, taken: list[int]) -> list[int]:
    """TW-CRAFT-02: where a Fitting could stand."""
    return [space for space in layout.free if space not in taken]


def is_place(g: Shelter, fitting: int, space: int) -> bool:
    """TW-CRAFT-07: of the free spaces."""
    beside = g.box.fitting_beside[fitting]
    return beside == NONE or any(g.fitting[other] == beside for other in shelter.plan_of(g).beside[space])


def has_place(g: Shelter, fitting: int, free: list[int]) -> bool:
    if g.box.fitting_beside[fitting] == NONE:
        return bool(free)
    return any(is_place(g, fitting, space) for space in free)


def can_craft(g: Shelter, fitting: int, price: Price, free: list[int]) -> bool:
    """TW-CRAFT-03, TW-CRAFT-07, TW-DAY-11: of the Fittings stack."""
    stock = g.stock
    for goods, n in price:
        if stock[goods] < n:
            return False
    return has_place(g, fitting, free) and not fittings.is_spoken_for(g, fitting)


def any_craftable(g: Shelter, person: int, free: list[int]) -> bool:
    prices = fittings.prices(g, person)
    for fitting in g.fittings:
        if can_craft(g, fitting, prices[fitting], free):
            return True
    return False
