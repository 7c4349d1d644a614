"""Laws (FP-LAW): how they are introduced. What one changes for good stands in the chapter that it changes."""

from __future__ import annotations

from ....cards import perform
from ....kernel import Choice, Facts, Question, Refusal, Rule
from ....kernel.rows import put, without
from ..here import NOWHERE
from ..state import MOST_LAWS, PAIRED_LAWS, City
from . import construction
from .buildings import what_is_built


def pair_of(law: int) -> int:
    """FP-LAW-05: the Law that this one excludes; of a Law without a pair, itself."""
    return law ^ 1 if law < PAIRED_LAWS else law


def why_not_introduce(g: City) -> Refusal | None:
    """FP-LAW-06."""
    if sum(g.laws) >= MOST_LAWS:
        return Refusal("FP-LAW-06", "enough-laws", MOST_LAWS)
    return None if g.future_laws else Refusal("FP-LAW-01", "no-law-left")


def why_not_law(g: City, choice: Choice, law: int) -> Refusal | None:
    """FP-LAW-01, FP-LAW-05: one of the Future Law display."""
    if law in g.future_laws:
        return None
    if g.laws[law]:
        return Refusal("FP-LAW-01", "law-in-force", law)
    if g.laws[pair_of(law)]:
        return Refusal("FP-LAW-05", "law-excluded", law, pair_of(law))
    return Refusal("FP-SET-26", "law-not-in-play", law)


def as_you_like(g: City, choice: Choice, answer: int) -> Refusal | None:
    return None


def what_a_law_changes(g: City, choice: Choice, law: int) -> Facts:
    return Facts(now=[*g.box.laws[law].now, ("law-changes", law)], card=g.box.laws[law].id)


LAW = Question("law", "laws", why_not_law, team=True, facts=what_a_law_changes)
BUILD_NOW = Question("build-now", "yes-no", as_you_like, about="building", facts=what_is_built)


def introduce(g: City) -> Rule:
    """FP-LAW-01, FP-LAW-03, FP-LAW-04, FP-BLD-07: the card moves and is in force, feelings follow, then a Building,
    then the consequence."""
    if why_not_introduce(g) is not None:
        return
    law = yield Choice(LAW, g.leader, g.future_laws[:])
    enact(g, law)
    card = g.box.laws[law]
    yield from perform(g, card.now, NOWHERE)
    if card.at_once:
        yield from build_at_once(g, card.builds[0])
    shuffle_consequence(g, law)


def enact(g: City, law: int) -> None:
    """FP-LAW-01, FP-LAW-05, FP-BLD-45: from the Future Law display to the Law display; its pair leaves the game, its
    Buildings may be built."""
    g.future_laws = without(g.future_laws, law)
    g.laws = put(g.laws, law, 1)
    g.tell("law-introduced", law)
    other = pair_of(law)
    if other in g.future_laws:
        g.future_laws = without(g.future_laws, other)
        g.tell("law-gone", other)
    for building in g.box.laws[law].builds:
        g.unlocked = put(g.unlocked, building, 1)


def build_at_once(g: City, building: int) -> Rule:
    """FP-LAW-09: free of charge and under normal restrictions, if it can and shall be built now."""
    if not construction.can_build_free(g, building):
        return
    seat = g.decider()
    wanted = yield Choice(BUILD_NOW, seat, [0, 1], about=building)
    if wanted:
        yield from construction.build_free(g, seat, building)


def shuffle_consequence(g: City, law: int) -> None:
    """FP-LAW-02: one of the Law's two, by chance and unseen; the other leaves the game unseen."""
    g.dusk = [*g.dusk, g.box.first_consequence + 2 * law + g.rng.below(2)]
    g.rng.shuffle(g.dusk)
    g.tell("consequence", law)
