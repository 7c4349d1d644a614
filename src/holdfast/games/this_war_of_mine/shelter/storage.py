"""What the group owns: STORAGE, the FINDINGS PILE, and the supply behind them (TW-GEN).

The supply is not kept: it is what the box holds less what lies anywhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import compress
from operator import mul
from typing import Final, NamedTuple

from ....kernel import Choice, Facts, Question, Refusal, Rule, Ruling
from ....kernel.rows import put
from ..state import COMPONENT, GOODS, MEDICAL, NONE, OUT, PEOPLE, PLACES, WEAPONS, WOOD, Shelter

FIVE: Final = 5  # what a piece on STORAGE X5 counts for (TW-GEN-20)

# -- where it lies ----------------------------------------------------------------------------------------------------


def stock_here(g: Shelter) -> list[int]:
    """TW-GEN-27: the FINDINGS PILE while the group is out, else STORAGE. The list itself, to be read."""
    return g.stock if g.location == NONE else g.pile


def stock_of(g: Shelter, person: int) -> list[int]:
    """TW-GEN-27: who is out uses the FINDINGS PILE, who is at home STORAGE."""
    return g.pile if g.task[person] == OUT else g.stock


def at_hand(g: Shelter, goods: int) -> int:
    """TW-GEN-27: how many of the goods lie in the stock that is at hand."""
    return g.stock[goods] if g.location == NONE else g.pile[goods]


def in_hands(g: Shelter, goods: int) -> int:
    """TW-RAID-01, TW-COMB-03: how many of these are weapons that somebody here holds."""
    if goods not in WEAPONS or goods not in g.armed:
        return 0
    out = g.location != NONE
    return sum(g.armed[person] == goods and (g.task[person] == OUT) is out for person in PEOPLE)


def loose(g: Shelter, goods: int) -> int:
    """TW-RAID-01: how many can be lost or given away: what somebody holds is safe."""
    n = g.stock[goods] if g.location == NONE else g.pile[goods]
    return max(0, n - in_hands(g, goods)) if n and goods in g.armed else n


def kinds_in(amounts: list[int]) -> list[int]:
    """The kinds of goods of which there are any."""
    return list(compress(range(GOODS), amounts))


def lying(g: Shelter, kinds: Sequence[int] = ()) -> list[int]:
    """TW-RAID-01: those of the kinds, or of all if none are named, of which any can be lost or given away."""
    stock, armed = stock_here(g), g.armed
    return [goods for goods in kinds or kinds_in(stock) if stock[goods] and (goods not in armed or loose(g, goods))]


# -- the supply -------------------------------------------------------------------------------------------------------


def pieces(goods: int, n: int) -> int:
    """TW-GEN-20: how many pieces an amount on STORAGE takes up: wood and components lie on X5 by fives."""
    return n // FIVE + n % FIVE if goods in (WOOD, COMPONENT) else n


def supply(g: Shelter, goods: int) -> int:
    """TW-GEN-09, TW-SET-15: how many pieces lie in the supply."""
    return max(0, g.box.count[goods] - away(g, goods))


def away(g: Shelter, goods: int) -> int:
    """TW-GEN-09: how many pieces lie anywhere else."""
    n = g.waste[goods] + g.pile[goods] + pieces(goods, g.stock[goods])
    if any(g.hidden):
        n += hidden(g, goods)
    if goods in MEDICAL:
        n += sum(g.treated[MEDICAL.index(goods) :: len(MEDICAL)])
    return n


def hidden(g: Shelter, goods: int) -> int:
    """TW-ADVR-07: how many are hidden on Location cards."""
    n = 0
    for amounts in g.hidden:
        if amounts:
            n += amounts[goods]
    return n


def left(g: Shelter, goods: int) -> int:
    """TW-GEN-09, TW-GEN-20: how many more the supply can give to the stock at hand. Every fifth piece of wood on
    STORAGE is a change that gives four back, so few pieces go a long way; a gain stops where none is left."""
    free = supply(g, goods)
    if g.location != NONE or goods not in (WOOD, COMPONENT) or not free:
        return free
    n = g.stock[goods]
    most = free + pieces(goods, n)  # pieces that can lie there; the least amount that takes up so many:
    fives = max(most - (FIVE - 1), n // FIVE)
    return fives * FIVE + (most - fives) - n


def make_scarce(g: Shelter, goods: int, n: int) -> None:
    """TW-GEN-08: pieces of the supply leave the game."""
    gone = min(n, supply(g, goods))
    if gone:
        g.waste = put(g.waste, goods, g.waste[goods] + gone)
        g.tell("scarcer", gone, goods)


# -- gaining ----------------------------------------------------------------------------------------------------------


def why_not_dig(g: Shelter, choice: Choice, place: int) -> Refusal | None:
    """TW-ADVR-10: a location where some of it is hidden."""
    if place < PLACES and g.hidden[place] and g.hidden[place][choice.about]:
        return None
    return Refusal("TW-ADVR-10", "nothing-hidden", choice.about)


def what_is_hidden(g: Shelter, choice: Choice, place: int) -> Facts:
    """TW-ADVR-10."""
    there = g.hidden[place][choice.about]
    return Facts(name=("at-location", g.places[place]), now=[("hidden-there", there, choice.about)])


TAKE_HIDDEN = Question("take-hidden", "places", why_not_dig, about="goods", team=True, facts=what_is_hidden)


def gain(g: Shelter, goods: int, n: int) -> Rule:
    """TW-GEN-09, TW-SCAV-10, TW-ADVR-10: into the stock at hand, as far as the supply goes, then from what is
    hidden."""
    stock = stock_here(g)
    wanted = n
    while wanted:
        taken = min(wanted, left(g, goods)) or (yield from take_hidden(g, goods, wanted))
        if not taken:
            break
        stock[goods] += taken
        wanted -= taken
    if wanted < n:
        g.tell("gained", n - wanted, goods)
    if wanted:
        g.tell("supply-empty", goods)


def take_hidden(g: Shelter, goods: int, most: int) -> Ruling[int]:
    """TW-ADVR-10: from one location, which the leader picks where several hide the kind; how many. Wood that makes five
    on STORAGE fills the supply again, so no more than that is taken at a time."""
    places = [place for place in range(PLACES) if g.hidden[place] and g.hidden[place][goods]]
    if not places:
        return 0
    place = yield Choice(TAKE_HIDDEN, g.leader, places, about=goods)
    amounts = g.hidden[place]
    taken = min(amounts[goods], most)
    if g.location == NONE and goods in (WOOD, COMPONENT):
        taken = min(taken, FIVE - g.stock[goods] % FIVE)
    rest = put(amounts, goods, amounts[goods] - taken)
    g.hidden = put(g.hidden, place, rest if any(rest) else [])
    g.tell("taken-from-hiding", taken, goods, g.places[place])
    return taken


# -- losing and paying ------------------------------------------------------------------------------------------------


def lose(g: Shelter, goods: int, n: int) -> int:
    """TW-GEN-07: discarded from the stock at hand, as many as there are; how many that was."""
    lost = min(n, loose(g, goods))
    if lost:
        stock_here(g)[goods] -= lost
        g.tell("lost", lost, goods)
        lose_change(g, goods)
    return lost


def spend(g: Shelter, goods: int, n: int) -> None:
    """TW-GEN-07: a price, known to be there."""
    stock_here(g)[goods] -= n
    g.tell("spent", n, goods)
    lose_change(g, goods)


def lose_change(g: Shelter, goods: int) -> None:
    """TW-GEN-09, TW-GEN-20: where a five was broken, what the supply cannot give for it is lost."""
    if goods in (WOOD, COMPONENT):
        lacking = away(g, goods) - g.box.count[goods]
        if lacking > 0:
            g.stock[goods] -= lacking
            g.tell("change-lost", lacking, goods)


def pay(g: Shelter, pile: tuple[int, ...]) -> None:
    """TW-DAY-13."""
    for goods, n in enumerate(pile):
        if n:
            spend(g, goods, n)


class Loss(NamedTuple):
    """So many pieces are still to be lost, of these kinds; of any, if none is named."""

    left: int
    kinds: tuple[int, ...]


def why_not_lose(g: Shelter, choice: Choice, goods: int) -> Refusal | None:
    """TW-RAID-01, TW-RAID-04: a piece that lies there, of the kinds asked for."""
    kinds = choice.about.kinds
    if kinds and goods not in kinds:
        return Refusal("TW-RAID-04", "other-goods", goods)
    if loose(g, goods):
        return None
    if at_hand(g, goods):
        return Refusal("TW-RAID-01", "in-hands", goods)
    return Refusal("TW-RAID-04", "none-at-hand", goods)


def how_many_there_are(g: Shelter, choice: Choice, goods: int) -> Facts:
    return Facts(now=[("at-hand", loose(g, goods))])


LOSE_PIECE = Question("lose-piece", "goods", why_not_lose, about=Loss, team=True, facts=how_many_there_are)


def lose_any(g: Shelter, n: int) -> Rule:
    """TW-RAID-04: one piece after another, as the leader chooses, until n are gone or nothing is left."""
    yield from lose_pieces(g, (), n)


def lose_of(g: Shelter, kinds: tuple[int, ...], n: int) -> Ruling[int]:
    """TW-RAID-04: the same among some kinds; how many were lost."""
    return (yield from lose_pieces(g, kinds, n)) if kinds else 0


def lose_pieces(g: Shelter, kinds: tuple[int, ...], n: int) -> Ruling[int]:
    """Where all that is there must go, nothing is asked."""
    for wanted in range(n, 0, -1):
        there = lying(g, kinds)
        if sum([loose(g, goods) for goods in there]) <= wanted:
            return n - wanted + sum([lose(g, goods, wanted) for goods in there])
        lose(g, (yield Choice(LOSE_PIECE, g.leader, partial(lying, g, there), Loss(wanted, kinds))), 1)
    return n


# -- what is printed on the pieces ------------------------------------------------------------------------------------


def make_dearer(g: Shelter, goods: int, n: int) -> None:
    """TW-TRADE-03."""
    g.dearer = put(g.dearer, goods, g.dearer[goods] + n)
    g.tell("dearer", goods, value(g, goods))


def value(g: Shelter, goods: int) -> int:
    """TW-TRADE-03, TW-TRADE-04: 0 for what cannot be traded."""
    printed = g.box.value[goods]
    return printed + g.dearer[goods] if printed else 0


def weight(g: Shelter, amounts: list[int]) -> int:
    """TW-FIND-04."""
    return sum(map(mul, amounts, g.box.weight))
