"""The Desperate Measures that the group holds: how they come, when they can be used, and how (TW-DESP).

`g.measures` is the deck, `g.in_hand` what was drawn from it; a card that was used is in neither.
"""

from __future__ import annotations

from .....cards import holds, open_options, payable, perform
from .....kernel import Choice, Fact, Facts, Question, Refusal, Rule, Ruling
from .....kernel.rows import reshuffled, without
from ...here import NOWHERE
from ...scripts import book, narrative
from ...state import Shelter


def shuffle(g: Shelter) -> None:
    """TW-DESP-01."""
    g.measures = reshuffled(g.box.in_game("desperate", g.expansions), g.rng)


def draw(g: Shelter, character: int) -> None:
    """TW-DESP-02: one for each who is lost, as long as there are any."""
    if g.measures:
        card = g.measures[-1]
        g.measures = g.measures[:-1]
        g.in_hand = [*g.in_hand, card]
        g.reveals += 1
        g.tell("measure-drawn", character, card)


# -- when one can be used ---------------------------------------------------------------------------------------------


def why_not_use(g: Shelter, card: int, *, combat: bool) -> Refusal | None:
    """TW-DESP-03, TW-GEN-27: one in hand; in a fight, one that is for fights."""
    if card not in g.in_hand:
        return Refusal("TW-DESP-03", "measure-not-held", card)
    text = g.box.measures[card]
    if text.combat is not combat:
        return Refusal("TW-GEN-27", "measure-not-in-combat" if combat else "measure-in-combat", card)
    now = holds(g, text.if_, NOWHERE) and payable(g, text.now, NOWHERE)
    if now and (not text.options or open_options(g, text, NOWHERE)):
        return None
    return Refusal("TW-DESP-03", "measure-not-now", card)


def usable(g: Shelter, *, combat: bool) -> list[int]:
    return [card for card in sorted(g.in_hand) if why_not_use(g, card, combat=combat) is None]


def usable_now(g: Shelter) -> list[Fact]:
    """TW-DESP-03: what can be used at a calm moment."""
    return [("measure-is", card) for card in usable(g, combat=False)] if g.in_hand else []


def what_it_does(g: Shelter, choice: Choice, card: int) -> Facts:
    """TW-DESP-04: open to all, front and back."""
    if card == len(g.box.measures):
        return Facts()
    shown = g.box.measures[card]
    choices: list[Fact] = [("then-choose", option.do) for option in shown.options]
    return Facts(name=("measure-is", card), now=[("card-says", shown), *shown.now, *choices], card=shown.id)


def why_not_beside(g: Shelter, choice: Choice, card: int) -> Refusal | None:
    """TW-DESP-03: one of these, or after all one of the Narrative Actions the group keeps (TW-NARR-02)."""
    if card < len(g.box.measures):
        return why_not_use(g, card, combat=False)
    return None if keeps_others(g) else Refusal("TW-NARR-02", "no-card-kept")


def why_not_in_combat(g: Shelter, choice: Choice, card: int) -> Refusal | None:
    """TW-GEN-27: nothing has to be used."""
    return None if card == len(g.box.measures) else why_not_use(g, card, combat=True)


def why_not_measure_option(g: Shelter, choice: Choice, option: int) -> Refusal | None:
    """TW-DESP-03: an option of the card (`about`) whose condition is met and whose price can be paid."""
    card = g.box.measures[choice.about]
    return book.why_not_card_option(g, card, option, "TW-DESP-03", "measure-option", choice.about)


MEASURE = Question("measure", "measures", why_not_beside, team=True, facts=what_it_does)
MEASURE_IN_COMBAT = Question("measure-in-combat", "measures", why_not_in_combat, team=True, facts=what_it_does)
MEASURE_OPTION = Question(
    "measure-option",
    "options",
    why_not_measure_option,
    about="measure",
    team=True,
    facts=book.card_option("measures"),
)


# -- using it ---------------------------------------------------------------------------------------------------------


def keeps_others(g: Shelter) -> bool:
    """Whether a Narrative Action card could be used instead."""
    return any(narrative.is_usable(g, card) for card in g.kept_cards)


def use(g: Shelter, card: int) -> Rule:
    """TW-DESP-03: its back is carried out, and it is removed from the game."""
    text = g.box.measures[card]
    g.in_hand = without(g.in_hand, card)
    g.tell("measure-used", card)
    yield from perform(g, text.now, NOWHERE)
    yield from book.choose(g, text, MEASURE_OPTION, card)


def use_one(g: Shelter) -> Ruling[bool]:
    """TW-DESP-03, TW-GEN-27: beside a question. False if the leader turns to the other cards after all."""
    cards = usable(g, combat=False)
    if not cards:
        return False
    others = len(g.box.measures)
    card = yield Choice(MEASURE, g.leader, [*cards, others] if keeps_others(g) else cards)
    if card == others:
        return False
    yield from use(g, card)
    return True


def before_round(g: Shelter) -> Ruling[bool]:
    """TW-DESP-03, TW-GEN-27: those that name a combat, one after another. Whether the group has got away with one."""
    fled, no = g.fled, len(g.box.measures)
    while cards := usable(g, combat=True):
        card = yield Choice(MEASURE_IN_COMBAT, g.leader, [*cards, no])
        if card == no:
            break
        yield from use(g, card)
    return g.fled and not fled
