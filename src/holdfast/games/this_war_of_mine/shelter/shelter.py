"""The shelter: floors, ladders, obstacles and holes (TW-DAY; TW-ADVB).

A Shelter card lies on its space as its number * 2, and 1 more on its Remnants side; the last of a space is on top.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final

from ....cards import perform
from ....kernel import Choice, Facts, Question, Refusal, Rule
from ....kernel.rows import put
from .. import nouns
from ..here import NOWHERE, Here, of
from ..scripts import standing
from ..state import NONE, Shelter

if TYPE_CHECKING:
    from ..box import PlanTable, Way

KINDS: Final = [key for key, _, _ in nouns.SHELTER_KINDS]
RUBBLE: Final = KINDS.index("rubble")
BARS: Final = KINDS.index("bars")
DOOR: Final = KINDS.index("door")
OBSTACLES: Final = (RUBBLE, BARS, DOOR)  # also as remnants; heaps and furniture are none (TW-DAY-09)

# What `acted` says of who has begun to work in this round: 1, or 2 + the Fitting being crafted, or 2 + all Fittings +
# the space to which one is being moved. These are spoken for until the round is over.
ACTED: Final = 1
SPOKEN_FOR: Final = 2


def plan_of(g: Shelter) -> PlanTable:
    """TW-SET-16."""
    return g.box.plans[g.side]


# -- ways -------------------------------------------------------------------------------------------------------------


class Spot:
    """A space on which there could be something to do: on its top card (`kind`), or else in some way. `many`: for any
    number of people (TW-DAY-12); `always`: nobody awake needs anything for it; `nap`: something for sleepers."""

    __slots__ = ("always", "kind", "many", "nap", "space", "ways")

    def __init__(self, space: int, kind: int, many: bool, ways: tuple[Way, ...]) -> None:
        self.space: Final = space
        self.kind: Final = kind
        self.many: Final = many
        self.ways: Final = ways
        self.always: Final = any(not way.needs and not way.asks for way in ways) if ways else kind not in OBSTACLES
        self.nap: Final = any(way.asleep for way in ways)


def spots_on_cards(space: int) -> list[Spot]:
    """What a Shelter card makes of a space, by its kind."""
    return [Spot(space, kind, kind == RUBBLE, ()) for kind in range(len(KINDS))]


class Layout:
    """What the shelter is like as long as its cards and Fittings stay as they are: where you can get, where there could
    be something to do, also for sleepers, which kinds of obstacles are in the way, where Fittings stand and where they
    could; and whether everybody awake finds work, at POKE ABOUT.

    Each board keeps its last one. Lists that copies share are never changed in place, so it holds good while they are
    the same lists: for many questions of a game, and for all copies of it.
    """

    __slots__ = ("cards_on", "fitted", "fitting", "free", "naps", "obstacles", "poke_about", "reach", "spots")

    def __init__(self, g: Shelter) -> None:
        self.cards_on: Final = g.cards_on
        self.fitting: Final = g.fitting
        self.reach: Final = ways_from_guard(g)
        plan, kinds, cards_on, fittings = plan_of(g), g.box.shelter_kind, g.cards_on, g.fitting
        fixed = g.box.is_fixed
        spots: list[Spot] = []
        fitted: list[int] = []
        free: list[int] = []
        obstacles: list[int] = []
        for space in compress(range(g.box.spaces), self.reach):
            spot = plan.spots[space]
            fitting = fittings[space]
            if fitting != NONE:
                if not fixed[fitting]:
                    fitted.append(space)
                spot = plan.spots_on_fittings[space][fitting]
            cards = cards_on[space]
            if cards:
                kind = kinds[cards[-1] // 2]
                spot = plan.spots_on_cards[space][kind]
                if kind in OBSTACLES and kind not in obstacles:
                    obstacles.append(kind)
            if spot is not None:
                spots.append(spot)
            elif fitting == NONE and plan.plain[space]:
                free.append(space)
        self.spots: Final = spots
        self.fitted: Final = fitted
        self.free: Final = free
        self.obstacles: Final = obstacles
        self.naps: Final = [spot for spot in self.spots if spot.nap]
        self.poke_about: Final = any(spot.many and spot.always for spot in self.spots)


def layout_of(g: Shelter) -> Layout:
    plan = g.box.plans[g.side]
    layout = plan.layout
    if layout is None or layout.cards_on is not g.cards_on or layout.fitting is not g.fitting:
        layout = plan.layout = Layout(g)
    return layout


def reachable(g: Shelter) -> list[bool]:
    """TW-DAY-07: by space, whether one can get there. The list itself, to be read."""
    return layout_of(g).reach


def ways_from_guard(g: Shelter) -> list[bool]:
    """TW-DAY-07, TW-DAY-08, TW-DAY-09, TW-DAY-10: by space, whether one can get there from GUARD; an obstacle beside a
    reachable space counts, what lies behind it does not. A hole is no way, boarded up or not."""
    plan = plan_of(g)
    links, cards_on, is_obstacle = plan.links, g.cards_on, g.box.is_obstacle
    reach = [False] * len(links)
    reach[plan.guard] = True
    ways = [plan.guard]
    for here in ways:
        for space in links[here]:
            if not reach[space]:
                reach[space] = True
                for card in cards_on[space]:
                    if is_obstacle[card // 2]:
                        break
                else:
                    ways.append(space)
    return reach


def top_kind(g: Shelter, space: int) -> int:
    """The kind of Shelter card that is to be worked on there, NONE for none."""
    cards = g.cards_on[space]
    return g.box.shelter_kind[cards[-1] // 2] if cards else NONE


def height(g: Shelter, space: int) -> int:
    """How much lies there, whatever is on the backs: it falls with every step of clearing."""
    cards = g.cards_on[space]
    return 2 * len(cards) - cards[-1] % 2 if cards else 0


def is_taken(g: Shelter, space: int) -> bool:
    """TW-DAY-11, TW-ADV-01: somebody is at work there, or a Fitting is being moved there."""
    return space in g.standing or SPOKEN_FOR + len(g.box.fittings) + space in g.acted


def taken(g: Shelter) -> list[int]:
    """TW-DAY-11, TW-ADV-01: all those spaces, with NONE for who is nowhere."""
    moving = SPOKEN_FOR + len(g.box.fittings)
    if max(g.acted) < moving:
        return g.standing
    return [*g.standing, *(acted - moving for acted in g.acted if acted >= moving)]


def holds_many(g: Shelter, space: int) -> bool:
    """TW-DAY-12: Rubble and its Remnants, and POKE ABOUT where nothing covers it."""
    kind = top_kind(g, space)
    return kind == RUBBLE if kind != NONE else plan_of(g).crowd[space]


# -- where a Fitting may stand ----------------------------------------------------------------------------------------


def why_not_empty(g: Shelter, space: int) -> Refusal | None:
    """TW-CRAFT-02: no card, nothing printed, not dark."""
    plan = plan_of(g)
    if plan.printed[space]:
        return Refusal("TW-CRAFT-02", "space-printed", space)
    if plan.dark[space]:
        return Refusal("TW-CRAFT-02", "space-dark", space)
    if g.cards_on[space]:
        return Refusal("TW-CRAFT-02", "space-covered", space)
    if g.fitting[space] != NONE:
        return Refusal("TW-CRAFT-02", "space-fitted", space, g.fitting[space])
    return None


def why_not_beside(g: Shelter, space: int, fitting: int) -> Refusal | None:
    """TW-CRAFT-07: directly beside the card it has to stand next to, on the same floor."""
    needed = g.box.fittings[fitting].beside
    if needed == NONE or any(g.fitting[other] == needed for other in plan_of(g).beside[space]):
        return None
    return Refusal("TW-CRAFT-07", "not-beside", space, needed)


def why_not_stand(g: Shelter, space: int, fitting: int) -> Refusal | None:
    """TW-CRAFT-02, TW-CRAFT-07: why a Fitting cannot stand there, ways apart."""
    return why_not_empty(g, space) or why_not_beside(g, space, fitting)


# -- clearing ---------------------------------------------------------------------------------------------------------


def clear(g: Shelter, space: int, here: Here = NOWHERE) -> Rule:
    """TW-DAY-15, TW-DAY-18, TW-DAY-19: the top card there is resolved one step: Rubble turns to Remnants, anything else
    leaves its space."""
    cards = g.cards_on[space]
    number, turned = divmod(cards[-1], 2)
    card = g.box.shelter[number]
    if not turned:
        g.reveals += 1
    if card.kind == RUBBLE and not turned:
        g.cards_on = put(g.cards_on, space, [*cards[:-1], cards[-1] + 1])
        g.tell("rubble-turned", space, number)
    else:
        g.cards_on = put(g.cards_on, space, cards[:-1])
        g.tell("cleared", space, number)
    yield from perform(g, card.remnants if turned else card.do, here)


def why_not_clear(g: Shelter, choice: Choice, space: int) -> Refusal | None:
    if not g.cards_on[space]:
        return Refusal("TW-DAY-15", "nothing-to-clear", space)
    return None if reachable(g)[space] else Refusal("TW-DAY-07", "no-way-there", space)


def what_is_cleared(g: Shelter, choice: Choice, space: int) -> Facts:
    """TW-DAY-18, TW-DAY-19."""
    card, turned = divmod(g.cards_on[space][-1], 2)
    if turned:
        return Facts(now=[("remnants",)])
    return Facts(now=[("obstacle-is", card), *([("remnants-stay",)] if top_kind(g, space) == RUBBLE else [])])


CLEAR = Question("clear", "spaces", why_not_clear, team=True, facts=what_is_cleared)


def clear_any(g: Shelter) -> Rule:
    """TW-DAY-19: one reachable Shelter card of the leader's choice is resolved a step; nothing if there is none."""
    reach = reachable(g)
    spaces = [space for space, cards in enumerate(g.cards_on) if cards and reach[space]]
    if spaces:
        space = yield Choice(CLEAR, g.leader, spaces)
        yield from clear(g, space)


def rubble_falls(g: Shelter, n: int) -> Rule:
    """TW-DAY-09: Rubble cards that were cleared lie on random free spaces again, never on a printed space, a Fitting,
    the stairs or where somebody is at work."""
    lying = {card // 2 for cards in g.cards_on for card in cards}
    heap = [card for card, kind in enumerate(g.box.shelter_kind) if kind == RUBBLE and card not in lying]
    for _ in range(min(n, len(heap))):
        free = [space for space in range(g.box.spaces) if why_not_empty(g, space) is None and not is_taken(g, space)]
        if not free:
            return
        space = free[g.rng.below(len(free))]
        card = heap.pop(g.rng.below(len(heap)))
        g.cards_on = put(g.cards_on, space, [card * 2])
        g.tell("rubble-falls", space)
    yield from ()


# -- holes ------------------------------------------------------------------------------------------------------------


def open_holes(g: Shelter) -> list[int]:
    """Holes without a Board-Up token."""
    boarded = g.boarded
    return [hole for hole in range(len(plan_of(g).holes)) if not boarded[hole]]


def boarded_holes(g: Shelter) -> list[int]:
    return [hole for hole, boarded in enumerate(g.boarded) if boarded]


def why_not_board(g: Shelter, choice: Choice, hole: int) -> Refusal | None:
    return None if hole in open_holes(g) else Refusal("TW-RAID-14", "no-open-hole", hole)


def why_not_tear(g: Shelter, choice: Choice, hole: int) -> Refusal | None:
    return None if hole in boarded_holes(g) else Refusal("TW-RAID-14", "not-boarded", hole)


def which_hole(g: Shelter, choice: Choice, hole: int) -> Facts:
    return Facts(name=("hole-beside", hole, plan_of(g).holes[hole]))


BOARD_UP = Question("board-up", "holes", why_not_board, team=True, facts=which_hole)
TEAR_DOWN = Question("tear-down", "holes", why_not_tear, team=True, facts=which_hole)


def board_up(g: Shelter) -> Rule:
    """TW-RAID-14: a Board-Up token on a hole of the leader's choice."""
    holes = open_holes(g)
    if holes:
        hole = yield Choice(BOARD_UP, g.leader, holes)
        g.boarded = put(g.boarded, hole, 1)
        g.tell("boarded-up", plan_of(g).holes[hole])


def tear_down(g: Shelter, n: int) -> Rule:
    """TW-RAID-14: Board-Up tokens come off, of the leader's choice, as many as there are."""
    for _ in range(min(n, sum(g.boarded))):
        hole = yield Choice(TEAR_DOWN, g.leader, boarded_holes(g))
        g.boarded = put(g.boarded, hole, 0)
        g.tell("torn-down", plan_of(g).holes[hole])


# -- what happens to who has just acted -------------------------------------------------------------------------------


def after_action(g: Shelter, person: int, space: int) -> Rule:
    """TW-ADVB-02, TW-ADVB-03, TW-FAQ-02: rules printed on the space for who has just acted there, and those of face-up
    Events for spaces open to the street. A rule under a Shelter card sleeps."""
    plan = plan_of(g)
    if not (plan.after[space] or plan.street[space]):
        return
    character = g.characters[person]
    here = of(g, person, space)
    if plan.after[space] and not g.cards_on[space]:
        yield from perform(g, plan.after[space], here)
    if plan.street[space]:
        for event in g.open_events:
            outside = g.box.event(event).outside
            if outside and g.characters[person] == character:
                yield from standing.by_event(g, event, outside, here)
