"""Objectives, the end of the war, and giving up (TW-OBJ, TW-GEN-21)."""

from __future__ import annotations

from ....cards import holds, perform
from ....kernel import Choice, GameOver, Outcome, Question, Refusal, Rule
from ....kernel.rows import without
from ..here import NOWHERE
from ..shelter import storage
from ..state import NONE, Shelter

# -- the deck ---------------------------------------------------------------------------------------------------------


def set_up(g: Shelter) -> None:
    """TW-OBJ-01: one Objective of each chapter, in order; the first is the current one."""
    dealt: list[int] = []
    for _, among in sorted(g.box.objectives_of.items()):
        dealt.append(among[g.rng.below(len(among))])
    g.objectives = dealt[::-1]
    reveal(g)


def reveal(g: Shelter) -> None:
    """TW-OBJ-03, TW-OBJ-04: the next card is the current one, its token on the leftmost space of the counter; NONE when
    there are no more."""
    g.status = 0
    if not g.objectives:
        g.objective = NONE
        return
    g.objective = g.objectives[-1]
    g.objectives = g.objectives[:-1]
    g.reveals += 1
    g.tell("objective-revealed", g.objective)


# -- working on it ----------------------------------------------------------------------------------------------------


def beginner_lives(g: Shelter) -> bool:
    """TW-OBJ-07, TW-SET-04."""
    return any(card in g.beginners for card in g.characters if card != NONE)


def is_out_of_reach(g: Shelter) -> bool:
    """TW-OBJ-07: the final Objective, when all starting characters are lost."""
    return g.box.objectives[g.objective].final and not beginner_lives(g)


def why_not_advance(g: Shelter) -> Refusal | None:
    """TW-OBJ-03, TW-OBJ-05: the current Objective has a counter, and a step of it can be paid from STORAGE."""
    if g.objective == NONE:
        return Refusal("TW-OBJ-05", "no-objective")
    card = g.box.objectives[g.objective]
    if not card.steps:
        return Refusal("TW-OBJ-05", "no-counter", g.objective)
    if is_out_of_reach(g):
        return Refusal("TW-OBJ-07", "objective-lost", g.objective)
    for goods, n in g.box.objective_price[g.objective]:
        if (storage.loose(g, goods) if g.location == NONE else g.stock[goods]) < n:
            return Refusal("TW-OBJ-05", "cannot-pay-objective", n, goods)
    return None


def advance(g: Shelter) -> None:
    """TW-OBJ-05, TW-OBJ-06: one step of the counter is paid from STORAGE, wherever the group is."""
    card = g.box.objectives[g.objective]
    for goods, n in g.box.objective_price[g.objective]:
        g.stock[goods] -= n
        g.tell("spent", n, goods)
    g.status += 1
    g.tell("objective-advances", g.objective, g.status, card.steps)
    if g.status == card.steps:
        complete(g)


def complete(g: Shelter) -> None:
    """TW-OBJ-02, TW-OBJ-03, TW-OBJ-06, TW-OBJ-08: it waits for its Chapter card to be settled, and the next one is
    revealed."""
    g.tell("objective-completed", g.objective)
    g.victory = g.victory or g.box.objectives[g.objective].final
    g.completed = [*g.completed, g.objective]
    reveal(g)


# -- settling ---------------------------------------------------------------------------------------------------------


def settle(g: Shelter, chapter: int) -> Rule:
    """TW-OBJ-02, TW-OBJ-03, TW-MORN-04: reward or penalty of that chapter's Objective. One without a counter is
    completed now, if what it asks for is so. One that failed is discarded, and the next becomes the current one."""
    cards = g.box.objectives
    if g.objective != NONE and cards[g.objective].chapter == chapter:
        card = cards[g.objective]
        if not card.steps and holds(g, card.when, NOWHERE) and not is_out_of_reach(g):
            complete(g)
        else:
            g.tell("objective-failed", g.objective)
            yield from perform(g, card.penalty, NOWHERE)
            reveal(g)
            return
    for objective in g.completed:
        if cards[objective].chapter == chapter:
            g.completed = without(g.completed, objective)
            g.tell("objective-rewarded", objective)
            yield from perform(g, cards[objective].reward, NOWHERE)
            return


def war_is_over(g: Shelter) -> Rule:
    """TW-GEN-21, TW-OBJ-02, TW-OBJ-08: what is still open of the Objectives is settled, and the game ends: won, if the
    final Objective is completed, else survived."""
    g.tell("war-over")
    cards = g.box.objectives
    still_open = [*g.completed, *([g.objective] if g.objective != NONE else [])]
    for chapter in [cards[objective].chapter for objective in still_open]:
        yield from settle(g, chapter)
    raise GameOver(Outcome("victory" if g.victory else "survived", tuple(range(g.seats))))


# -- giving up --------------------------------------------------------------------------------------------------------


def as_you_like(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-OBJ-07: the group may play on."""
    return None


FORFEIT = Question("forfeit", "yes-no", as_you_like, team=True)


def may_forfeit(g: Shelter) -> Rule:
    """TW-OBJ-07: asked once, when the last starting character is gone; the leader confirms. A scenario has no final
    Objective that could be out of reach."""
    if not g.box.scenarios[g.scenario].objectives:
        return
    if (yield Choice(FORFEIT, g.leader, [0, 1])):
        raise GameOver(Outcome("forfeit", ()))
    g.tell("plays-on")
