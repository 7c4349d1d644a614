"""Advisors: who takes which, whose word is used in a Round, and the solo player's Call to Rise (FP-ADV)."""

from __future__ import annotations

from typing import Final

from ....cards import payable, perform
from ....kernel import Choice, Facts, Question, Refusal, Rule, Ruling
from ..cards import CallToRise
from ..here import NOWHERE
from ..state import HOPE, NONE, City
from .citizen_cards import draw_to_hand
from .feelings import exhaust, has, track_and_type

NOBODY: Final = 4  # among seats
NO: Final = 0
YES: Final = 1


# -- who takes which --------------------------------------------------------------------------------------------------


def any_advisor(g: City, choice: Choice, advisor: int) -> Refusal | None:
    """FP-SET-33: each may ask for each; where two want the same, chance decides."""
    return None


def what_an_advisor_does(g: City, choice: Choice, advisor: int) -> Facts:
    """The type of Hope that is exhausted, and what for."""
    row = g.box.advisors[advisor]
    _, kind = track_and_type(row.exhausts)
    return Facts(now=[("exhausts", kind), *row.do], card=f"advisor:{row.id}")


ADVISOR = Question("advisor", "advisors", any_advisor, facts=what_an_advisor_does)


def choose_advisor(g: City, seat: int, wishes: list[int]) -> Rule:
    """FP-SET-33: a wish, which nobody sees before all have wished."""
    wishes[seat] = yield Choice(ADVISOR, seat, list(range(len(g.box.advisors))))


def give_advisors(g: City, wishes: list[int]) -> None:
    """FP-SET-33, FP-SET-42: to each the own wish; if two wish the same, all are dealt at random."""
    if len(set(wishes)) < len(wishes):
        g.tell("advisors-dealt")
        cards = list(range(len(g.box.advisors)))
        g.rng.shuffle(cards)
        wishes = cards[: g.seats]
    g.advisors = wishes
    for seat, advisor in enumerate(wishes):
        g.tell("advisor-taken", seat, advisor)


def sheets(g: City) -> list[list[int]]:
    """FP-SET-42: which Responsibility sheets lie before each seat: that of its own Advisor, and the others spread as
    evenly as can be. None, before the Advisors are given."""
    if NONE in g.advisors:
        return [[] for _ in g.advisors]
    dealt = [[advisor] for advisor in g.advisors]
    others = [advisor for advisor in range(len(g.box.advisors)) if advisor not in g.advisors]
    for place, advisor in enumerate(others):
        dealt[place % g.seats].append(advisor)
    return dealt


# -- the word of the Round --------------------------------------------------------------------------------------------


def hope_needed(g: City, seat: int) -> int:
    """FP-ADV-03: the type of Hope that this seat's Advisor exhausts."""
    _, kind = track_and_type(g.box.advisors[g.advisors[seat]].exhausts)
    return kind


def why_no_advice(g: City, seat: int) -> Refusal | None:
    """FP-ADV-03, FP-HOPE-06, FP-GEN-14: an active token of its type, and what else its ability may cost."""
    kind = hope_needed(g, seat)
    if not has(g, HOPE, kind, active=True):
        return Refusal("FP-ADV-03", "advisor-lacks-hope", seat, kind)
    if not payable(g, g.box.advisors[g.advisors[seat]].do, NOWHERE):
        return Refusal("FP-GEN-14", "advisor-too-dear", seat)
    return None


def why_not_advisor(g: City, choice: Choice, seat: int) -> Refusal | None:
    """FP-PREP-01: the Advisor of one player, or nobody's."""
    if seat == NOBODY:
        return None
    return why_no_advice(g, seat) if seat < g.seats else Refusal("FP-PREP-01", "no-such-seat", seat)


def yes_or_no(g: City, choice: Choice, answer: int) -> Refusal | None:
    return None


def what_their_advisor_does(g: City, choice: Choice, seat: int) -> Facts:
    return Facts() if seat >= g.seats else what_an_advisor_does(g, choice, g.advisors[seat])


def what_advice_does(g: City, choice: Choice, answer: int) -> Facts:
    return what_an_advisor_does(g, choice, choice.about) if answer else Facts()


WHOSE_ADVISOR = Question("whose-advisor", "seats", why_not_advisor, team=True, facts=what_their_advisor_does)
ADVISE = Question("advise", "yes-no", yes_or_no, about="advisor", facts=what_advice_does)
CALL_TO_RISE = Question("call-to-rise", "yes-no", yes_or_no, about="cards")


def use_advisor(g: City) -> Rule:
    """FP-PREP-01, FP-ADV-02, FP-ADV-03: one Advisor a Round, whom the players choose; its owner uses it at once or not
    at all, and either way the choice of the Round is made."""
    seat = yield from choose_whose(g)
    if seat == NOBODY:
        return
    number = g.advisors[seat]
    if (yield Choice(ADVISE, seat, [NO, YES], about=number)) == NO:
        return
    exhaust(g, HOPE, hope_needed(g, seat))
    g.tell("advised", seat, number)
    yield from perform(g, g.box.advisors[number].do, NOWHERE)


def choose_whose(g: City) -> Ruling[int]:
    """FP-PREP-01, FP-ADV-07: nobody is asked where no Advisor can be used; one player alone has only one to use."""
    able = [seat for seat in range(g.seats) if why_no_advice(g, seat) is None]
    if not able:
        return NOBODY
    if g.seats == 1:
        return able[0]
    seat = yield Choice(WHOSE_ADVISOR, g.leader, [*able, NOBODY])
    return seat


# -- Call to Rise -----------------------------------------------------------------------------------------------------


def cards_called(g: City) -> int:
    """FP-ADV-05: by the number of Hope tokens, active or exhausted."""
    card = g.box.cards.single("call_to_rise", CallToRise)
    return card.draws[len(g.tokens[HOPE]) - 1]


def call_to_rise(g: City) -> Rule:
    """FP-ADV-05, FP-ADV-06, FP-ADV-08: once per game, free of charge and beside the Advisor."""
    number = cards_called(g)
    if (yield Choice(CALL_TO_RISE, g.leader, [NO, YES], about=number)) == NO:
        return
    g.call_to_rise = False
    g.tell("called-to-rise", number)
    for _ in range(number):
        draw_to_hand(g, g.leader)
