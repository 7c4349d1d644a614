"""Phase 5, Preparation: an Advisor's help, then what sickness does to the day (FP-PREP)."""

from __future__ import annotations

from typing import NamedTuple

from ....kernel import Choice, GameOver, Outcome, Question, Refusal, Rule, Ruling
from ..city.advisors import call_to_rise, use_advisor
from ..city.citizens import how_many
from ..city.sickness import flip
from ..state import SPENT_TOKENS, TYPES, City
from .hunger import Danger


def preparation_phase(g: City) -> Rule:
    """FP-PREP-01, FP-PREP-02, FP-ADV-06: the Advisor of the Round; one player alone may Call to Rise; only then
    sickness."""
    yield from use_advisor(g)
    if g.call_to_rise:
        yield from call_to_rise(g)
    yield from sickness_check(g)


def sickness_check(g: City) -> Rule:
    """FP-PREP-02, FP-PREP-03, FP-PREP-04, FP-END-05, FP-END-06: too many sick of one type are the end, and only here;
    else each type in turn, the fewest sick first."""
    if max(g.sick) >= g.box.board.too_sick:
        raise GameOver(Outcome("sickness", ()))
    waiting = list(TYPES)
    while waiting:
        kind = yield from next_in_line(g, waiting)
        waiting.remove(kind)
        yield from suffer(g, kind)


def lost_to_sickness(g: City) -> list[Danger]:
    """FP-END-05: of which types too many are sick, if nothing is done about it."""
    most = g.box.board.too_sick
    return [("danger-sick", (g.sick[kind], kind, g.sick[kind] - most + 1)) for kind in TYPES if g.sick[kind] >= most]


class Waiting(NamedTuple):
    """The types whose sickness is still to come."""

    citizens: tuple[int, ...]


def why_not_next(g: City, choice: Choice, kind: int) -> Refusal | None:
    """FP-PREP-03: among those still waiting the fewest sick come first."""
    waiting = choice.about.citizens
    if kind not in waiting:
        return Refusal("FP-PREP-03", "sickness-done", kind)
    fewest = min(g.sick[other] for other in waiting)
    return Refusal("FP-PREP-03", "fewer-sick", kind) if g.sick[kind] > fewest else None


NEXT_SICK = Question("next-sick", "citizens", why_not_next, about=Waiting, team=True, facts=how_many)


def next_in_line(g: City, waiting: list[int]) -> Ruling[int]:
    """FP-PREP-03, FP-PREP-04: the fewest sick; of equals the players choose. Without an effect it is not worth
    asking."""
    choice = Choice(NEXT_SICK, g.leader, [], Waiting(tuple(waiting)))
    choice.values = [kind for kind in waiting if why_not_next(g, choice, kind) is None]
    if g.sick[choice.values[0]] < g.box.board.sickness[0].least:
        return choice.values[0]
    kind = yield choice
    return kind


def suffer(g: City, kind: int) -> Rule:
    """FP-PREP-05, FP-PREP-06, FP-PREP-07, FP-PREP-08, FP-PREP-09, FP-PREP-10: the icons of the section in which the
    marker stands when its turn comes."""
    sections = [section for section in g.box.board.sickness if section.least <= g.sick[kind]]
    if not sections:
        return
    section = sections[-1]
    g.tell("sickness", g.sick[kind], kind)
    spent = min(section.spent, SPENT_TOKENS - g.spent[kind])
    g.spent[kind] += spent
    if spent:
        g.tell("spent-tokens", spent, kind)
    for _ in range(section.flips):
        yield from flip(g, kind)
