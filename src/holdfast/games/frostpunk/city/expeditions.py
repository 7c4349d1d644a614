"""Expeditions (FP-EXP) and Scouts (FP-SCOUT).

A card of a stack is its number * 2, and 1 more if it lies black side up. A Scout's step counts the spaces of the path
behind it: one for each covered card that lies white side up, then those of the top card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ....cards import Sentence, holds, met, payable, perform
from ....kernel import Choice, Fact, Facts, Question, Refusal, Rule, Ruling
from ....kernel.rows import put
from ..here import NOWHERE
from ..state import BEACON, NONE, SCOUT_SLEDS, STACKS, City

if TYPE_CHECKING:
    from ..cards import Way

# The decks, and where an option leads (FP-EXP-08).
A: Final = 0
B: Final = 1
C: Final = 2
HOME: Final = {"home, new A": A, "home, B": B, "home, C": C}
ON: Final = {"on, B": B, "on, C": C}

SKIP: Final = 0
EXPLORE: Final = 1


# -- sending Scouts out -----------------------------------------------------------------------------------------------


def why_not_deploy(g: City) -> Refusal | None:
    """FP-SCOUT-01, FP-SCOUT-04, FP-SCOUT-06, FP-BLD-24, FP-BLD-25: why no Scout can be sent out now. The Beacon tells
    how many may be out."""
    if BEACON not in g.building:
        return Refusal("FP-SCOUT-01", "no-beacon")
    most = 2 if g.improved[g.building.index(BEACON)] else 1
    if STACKS - g.scouts.count(NONE) >= most:
        return Refusal("FP-SCOUT-04", "scouts-out", most)
    if all(why_not_stack(g, stack) is not None for stack in range(STACKS)):
        return Refusal("FP-SCOUT-03", "no-stack-open")
    return None


def why_not_stack(g: City, stack: int) -> Refusal | None:
    """FP-SCOUT-03, FP-EXP-18: a Scout needs a stack with a card and without another Scout."""
    if not g.stacks[stack]:
        return Refusal("FP-EXP-18", "stack-empty", stack)
    if g.scouts[stack] != NONE:
        return Refusal("FP-SCOUT-03", "stack-taken", stack)
    return None


def deploy(g: City, stack: int, kind: int) -> Rule:
    """FP-SCOUT-03, FP-TECH-12: the Meeple goes on the bottommost space; with Lighter Scout Sleds one further."""
    g.scouts = put(g.scouts, stack, kind)
    g.steps = put(g.steps, stack, 0)
    g.tell("scout-out", kind, stack)
    if g.developed[SCOUT_SLEDS]:
        yield from move(g, stack, 1)


# -- the way ----------------------------------------------------------------------------------------------------------


def top_card(g: City, stack: int) -> int:
    return g.stacks[stack][-1] // 2


def first_step(g: City, stack: int) -> int:
    """FP-EXP-01: the first space of the top card: before it, a space of each covered card that lies white side up."""
    return sum(1 - card % 2 for card in g.stacks[stack][:-1])


def last_step(g: City, stack: int) -> int:
    """FP-EXP-02: the last space of the top card."""
    return first_step(g, stack) + g.box.expeditions[top_card(g, stack)].spaces - 1


class Waiting(NamedTuple):
    """The stacks whose Scouts have not moved yet."""

    stacks: tuple[int, ...]


def why_not_which(g: City, choice: Choice, stack: int) -> Refusal | None:
    """FP-WEA-07, FP-WEA-08: a Scout who has not moved yet."""
    if g.scouts[stack] == NONE:
        return Refusal("FP-WEA-07", "no-scout-there", stack)
    return None if stack in choice.about.stacks else Refusal("FP-WEA-08", "scout-moved", stack)


WHICH_SCOUT = Question("which-scout", "stacks", why_not_which, about=Waiting, team=True)


def move_scouts(g: City, spaces: int) -> Rule:
    """FP-WEA-07, FP-WEA-08: every Scout moves, one after the other with all that follows, in the order the players
    choose."""
    waiting = [stack for stack in range(STACKS) if g.scouts[stack] != NONE]
    while waiting and spaces > 0:
        stack = yield Choice(WHICH_SCOUT, g.leader, waiting, Waiting(tuple(waiting)))
        yield from move(g, stack, spaces)
        waiting = [other for other in waiting if other != stack and g.scouts[other] != NONE]


def move(g: City, stack: int, spaces: int) -> Rule:
    """FP-EXP-02, FP-EXP-03, FP-EXP-06, FP-EXP-10, FP-EXP-12, FP-CIT-08: space by space towards the last of
    the top card; there the location is skipped, and the way goes on, or explored, and movement left is lost. Without a
    Scout nothing moves."""
    if g.scouts[stack] == NONE:
        return
    g.tell("scout-moves", g.scouts[stack], stack, spaces)
    for _ in range(spaces):
        g.steps = put(g.steps, stack, g.steps[stack] + 1)
        if g.steps[stack] < last_step(g, stack):
            continue
        route = yield from choose_route(g, stack)
        if route == EXPLORE:
            yield from explore(g, stack)
            return
        skip(g, stack)


def why_not_route(g: City, choice: Choice, route: int) -> Refusal | None:
    """FP-EXP-04, FP-EXP-18: a location on a C card is not skipped, nor one after which there is no card to go on to."""
    if route == EXPLORE:
        return None
    deck = g.box.deck_of_expedition[top_card(g, choice.about)]
    if deck == C:
        return Refusal("FP-EXP-04", "must-explore", top_card(g, choice.about))
    return None if g.trails[deck + 1] else Refusal("FP-EXP-18", "trail-empty", deck + 1)


ROUTE = Question(
    "route",
    "routes",
    why_not_route,
    about="stack",
    team=True,
    asked=lambda g, choice: {"expedition": top_card(g, choice.about)},
)


def choose_route(g: City, stack: int) -> Ruling[int]:
    """FP-EXP-03: on the last space, at once."""
    g.tell("scout-arrives", g.scouts[stack], top_card(g, stack))
    choice = Choice(ROUTE, g.leader, [SKIP, EXPLORE], about=stack)
    if why_not_route(g, choice, SKIP) is not None:
        choice.values = [EXPLORE]
    route = yield choice
    return route


def skip(g: City, stack: int) -> None:
    """FP-EXP-05: a card of the next deck on top, and the Scout on its first space."""
    g.tell("skipped", top_card(g, stack))
    go_to(g, stack, g.box.deck_of_expedition[top_card(g, stack)] + 1)


def go_to(g: City, stack: int, deck: int) -> None:
    """FP-EXP-05, FP-EXP-09: a new card, and the Scout on its first space."""
    lay(g, stack, deck)
    g.steps = put(g.steps, stack, first_step(g, stack))


def lay(g: City, stack: int, deck: int) -> None:
    """FP-EXP-01, FP-EXP-18: the deck's top card, white side up, on the stack; of an empty deck none. The card below it
    in the deck is seen from now on (FP-GEN-18)."""
    trail = g.trails[deck]
    if not trail:
        return
    g.trails = put(g.trails, deck, trail[:-1])
    g.stacks = put(g.stacks, stack, [*g.stacks[stack], trail[-1] * 2])
    g.reveals += len(trail) > 1
    g.tell("new-location", top_card(g, stack), stack)


# -- exploring --------------------------------------------------------------------------------------------------------


def why_not_way(g: City, choice: Choice, number: int) -> Refusal | None:
    """FP-EXP-08, FP-EXP-18, FP-GEN-14: an option of the card whose condition holds, whose price can be paid and, if it
    goes on, whose next deck has a card. The last number of 'way-closed' tells which of its clauses is not met."""
    ways = g.box.expeditions[choice.about].options
    if number >= len(ways):
        return Refusal("FP-EXP-08", "no-such-way", choice.about, len(ways))
    way = ways[number]
    if not (holds(g, way.if_, NOWHERE) and payable(g, way.do, NOWHERE)):
        return Refusal("FP-EXP-08", "way-closed", choice.about, number, unmet(g, way))
    if way.go in ON and not g.trails[ON[way.go]]:
        return Refusal("FP-EXP-18", "trail-empty", ON[way.go])
    return None


def unmet(g: City, way: Way) -> int:
    """The place of the first clause that is not met: of its conditions, then of what its effects need."""
    needs = [sentence.needs for sentence in way.do if sentence.needs is not None]
    return [met(g, clause, NOWHERE) for clause in (*way.if_.clauses, *needs)].index(False)


def where_a_way_leads(g: City, choice: Choice, number: int) -> Facts:
    """In its own words; then what it does, and where the Scout goes. What is gained on the way on comes with the
    return."""
    card = g.box.expeditions[choice.about]
    way = card.options[number]
    goes_on = way.go in ON
    later = [sentence for sentence in way.do if goes_on and sentence.needs is None]
    now: list[Fact] = [sentence for sentence in way.do if sentence not in later]
    now.append(("way-on", ON[way.go]) if goes_on else ("way-home", HOME[way.go]))
    return Facts(
        name=("way-told", choice.about, number),
        now=now,
        later=[("on-return", choice.about, number)] if later else (),
        card=card.id,
    )


WAY = Question("way", "options", why_not_way, about="expedition", team=True, facts=where_a_way_leads)


def explore(g: City, stack: int) -> Rule:
    """FP-EXP-07, FP-EXP-08: the top card alone is turned to its black side, and one of its options resolved. If none is
    open, this card gives nothing, and the Scout comes home as with 'New A'."""
    card = top_card(g, stack)
    g.stacks = put(g.stacks, stack, [*g.stacks[stack][:-1], card * 2 + 1])
    g.reveals += 1
    g.tell("explored", card)
    choice = Choice(WAY, g.leader, [], about=card)
    ways = g.box.expeditions[card].options
    choice.values = [number for number in range(len(ways)) if why_not_way(g, choice, number) is None]
    if not choice.values:
        yield from come_home(g, stack, (), A)
        return
    number = yield choice
    way = ways[number]
    if way.go in ON:
        yield from go_on(g, stack, way)
    else:
        yield from come_home(g, stack, way.do, HOME[way.go])


def go_on(g: City, stack: int, way: Way) -> Rule:
    """FP-EXP-09, FP-EXP-10, FP-EXP-11, FP-TECH-12: a price is paid now, what is gained comes with the Return; the Scout
    goes on the new card's first space, and Lighter Scout Sleds take it one further."""
    g.tell("goes-on", g.scouts[stack], stack)
    yield from perform(g, [sentence for sentence in way.do if sentence.needs is not None], NOWHERE)
    go_to(g, stack, ON[way.go])
    if g.developed[SCOUT_SLEDS]:
        yield from move(g, stack, 1)


def rewards_waiting(g: City, card: int) -> list[Sentence]:
    """FP-EXP-11: what the Continue option of a card still owes."""
    way = next(way for way in g.box.expeditions[card].options if way.go in ON)
    return [sentence for sentence in way.do if sentence.needs is None]


def come_home(g: City, stack: int, effects: tuple[Sentence, ...], deck: int) -> Rule:
    """FP-EXP-12, FP-EXP-13, FP-EXP-14, FP-EXP-15, FP-EXP-16, FP-EXP-18: first the Scout, to the supply; then what the
    chosen option does; then the Continue options of the other black cards, from the top down. Last, a new A card takes
    the place of the stack, or a B or C card covers it and all that lie below are white again."""
    kind = g.scouts[stack]
    g.scouts = put(g.scouts, stack, NONE)
    g.steps = put(g.steps, stack, 0)
    g.ready[kind] += 1
    g.tell("scout-home", kind, stack)
    yield from perform(g, effects, NOWHERE)
    for card in reversed(g.stacks[stack][:-1]):
        if card % 2:
            yield from perform(g, rewards_waiting(g, card // 2), NOWHERE)
    g.stacks = put(g.stacks, stack, [] if deck == A else [card // 2 * 2 for card in g.stacks[stack]])
    lay(g, stack, deck)
