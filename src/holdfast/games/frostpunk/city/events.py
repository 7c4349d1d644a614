"""Event cards: the decks, the display, and what lies on a card (FP-EVT, FP-DUSK).

Event and Scenario cards are numbered through (see the box). A card lies in the display while it is carried out, so that
goods can be put on it at once; what its option says then tells whether it stays there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from ....cards import NO_OPTION, Effects, holds, perform, resolve, why_not_option
from ....kernel import Choice, Fact, Facts, Question, Refusal, Rule
from ....kernel.rows import cut, put, without
from ..here import Here
from ..state import AUTOMATON, GOODS, NONE, City
from . import automatons
from . import goods as supply

if TYPE_CHECKING:
    from ..cards import Event

SHOWN: Final = 3  # cards that the Faith Keepers reveal

# -- which card it is -------------------------------------------------------------------------------------------------


def is_normal_dusk(g: City, event: int) -> bool:
    return g.box.first_dusk <= event < g.box.first_dispute


def has_red_icon(g: City, event: int) -> bool:
    """FP-DUSK-08: a Social Dispute card."""
    return g.box.first_dispute <= event < g.box.first_consequence


def is_scenario(g: City, event: int) -> bool:
    return event >= g.box.first_scenario


# -- carrying a card out ----------------------------------------------------------------------------------------------


def why_not_choose(g: City, choice: Choice, option: int) -> Refusal | None:
    """FP-EVT-03, FP-EVT-04, FP-EVT-05: an option of the card whose condition is met and whose price can be paid."""
    card, here = g.box.events[choice.about], Here(event=choice.about)
    if option >= len(card.options):
        rule = "FP-EVT-03"
    elif not holds(g, card.options[option].if_, here):
        rule = "FP-EVT-04"
    else:
        rule = "FP-EVT-05"
    return why_not_option(g, card, option, rule, choice.about, here)


def what_an_option_does(g: City, choice: Choice, option: int) -> Facts:
    """In its own words; then what it does, and what stays behind."""
    event, box = choice.about, g.box
    card = box.events[event]
    chosen = card.options[option]
    later: list[Fact] = [sentence for sentence in chosen.do if sentence.phrase in box.brings_later]
    if chosen.then == "keep":
        later += what_stays(g, event)
    now = [sentence for sentence in chosen.do if sentence not in later]
    return Facts(
        name=("option-told", event, option),
        now=now or ([] if later else [("does-nothing",)]),
        later=later,
        card=box.event_ids[event],
    )


def what_stays(g: City, event: int) -> Iterator[Fact]:
    """What a card does for as long as it lies in the display."""
    card = g.box.events[event]
    yield ("stays",)
    if card.dusk:
        yield ("stays-dusk", event)
    if card.night:
        yield ("stays-night", event)
    for number in g.box.areas.get(event, ()):
        yield ("stays-special", number)


OPTION = Question("option", "options", why_not_choose, about="event", team=True, facts=what_an_option_does)


def resolve_event(g: City, event: int) -> Rule:
    """FP-EVT-02, FP-EVT-03, FP-EVT-04, FP-EVT-05, FP-EVT-06, FP-EVT-07, FP-EVT-08: instant effect, one option, and
    where the card goes."""
    card = g.box.events[event]
    put_on_display(g, event)
    chosen = yield from resolve(g, card, OPTION, g.leader, event, Here(event=event))
    if chosen != NO_OPTION:
        then = card.options[chosen].then
    else:
        then = without_option(g, event)
    put_away(g, event, then)


def without_option(g: City, event: int) -> str:
    """FP-EVT-06: what becomes of a card of which no option is carried out; if it has some, it does not stay."""
    if is_scenario(g, event):
        return ""
    card = cast("Event", g.box.events[event])
    return "" if card.options and card.then == "keep" else card.then


def put_away(g: City, event: int, then: str) -> None:
    """FP-EVT-06, FP-EVT-07, FP-EVT-08, FP-MORN-03, FP-DUSK-04, FP-DUSK-06: where a card goes that has been carried out;
    one that its own effects have removed is gone already."""
    if has_red_icon(g, event):
        remove_from_display(g, event)
        rebuild_dusk(g)
    elif event not in g.display:
        return
    elif then == "keep" or (is_scenario(g, event) and then != "remove"):
        g.tell("card-kept", event)
    elif goes_to_discard(g, event, then):
        take_off(g, event)
        g.dusk_gone = [*g.dusk_gone, event]
        g.tell("card-discarded", event)
    else:
        remove_from_display(g, event)


def goes_to_discard(g: City, event: int, then: str) -> bool:
    """FP-DUSK-04: a normal Dusk card without an icon, or any card of the Dusk deck that says so."""
    return event >= g.box.first_dusk if then == "discard" else not then and is_normal_dusk(g, event)


# -- the display ------------------------------------------------------------------------------------------------------


def put_on_display(g: City, event: int) -> None:
    """FP-EVT-08, FP-EVT-21, FP-SCN-01."""
    if event in g.display:
        return
    g.display = [*g.display, event]
    g.goods_on = [*g.goods_on, [0] * GOODS]
    g.meeple_on = [*g.meeple_on, NONE]
    g.kept_on = [*g.kept_on, 0]


def remove_from_display(g: City, event: int) -> None:
    """FP-EVT-07, FP-EVT-16: it leaves the game; one that does not lie there changes nothing."""
    if event in g.display:
        take_off(g, event)
        g.tell("card-gone", event)


def take_off(g: City, event: int) -> None:
    """FP-EVT-07: Resources on the card go to the bank; a Meeple goes to the supply, ready to act, and so do Automatons
    that the card kept."""
    place = g.display.index(event)
    meeple, kept = g.meeple_on[place], g.kept_on[place]
    g.display, g.meeple_on, g.kept_on = (cut(row, place) for row in (g.display, g.meeple_on, g.kept_on))
    g.goods_on = [*g.goods_on[:place], *g.goods_on[place + 1 :]]
    if meeple != NONE:
        g.ready[meeple] += 1
    for number, kind in g.beside:
        g.ready[kind] += g.box.card_of_special[number] == event
    g.beside = [row for row in g.beside if g.box.card_of_special[row[0]] != event]
    g.automatons += kept
    g.ready[AUTOMATON] += kept


def goods_on(g: City, event: int, goods: int) -> int:
    """FP-SPEC-05, FP-SPEC-04: what lies on a card of the display."""
    return g.goods_on[g.display.index(event)][goods] if event in g.display else 0


def lay_on_card(g: City, event: int, goods: int, number: int) -> None:
    place = g.display.index(event)
    g.goods_on = [*g.goods_on[:place], put(g.goods_on[place], goods, number), *g.goods_on[place + 1 :]]


def put_on_card(g: City, event: int, goods: int, number: int) -> None:
    """FP-SPEC-04: from the supply."""
    if event not in g.display:
        return
    supply.spend(g, goods, number)
    lay_on_card(g, event, goods, goods_on(g, event, goods) + number)
    g.tell("put-on-card", number, goods, event)


def take_from_card(g: City, event: int, goods: int) -> None:
    """FP-SPEC-05: all of it, to the supply."""
    if event not in g.display:
        return
    number = goods_on(g, event, goods)
    lay_on_card(g, event, goods, 0)
    supply.gain(g, goods, number)


def keep_automaton(g: City, event: int) -> None:
    """FP-AUTO-07: from the bank; if it has none, from the supply."""
    if event not in g.display:
        return
    if not automatons.in_bank(g):
        if not g.automatons:
            return
        g.automatons -= 1
        automatons.withdraw(g)
    place = g.display.index(event)
    g.kept_on = put(g.kept_on, place, g.kept_on[place] + 1)
    g.tell("card-keeps-automaton", event)


# -- effects of other phases ------------------------------------------------------------------------------------------


class ToCome(NamedTuple):
    """The cards of the display whose effect of this phase is still to come."""

    events: tuple[int, ...]


def why_not_effect(g: City, choice: Choice, event: int) -> Refusal | None:
    """FP-DUSK-01, FP-EVT-20: a card whose effect of this phase is still to come."""
    rule = "FP-DUSK-01" if choice.question is DUSK_EFFECT else "FP-EVT-20"
    if event == g.box.no_event:
        return Refusal(rule, "effects-all")
    if event not in g.display:
        return Refusal(rule, "effect-no-card", event)
    if event in choice.about.events:
        return None
    return Refusal(rule, "effect-done" if effects_of(g, choice.question, event) else "effect-none", event)


def what_its_effect_is(g: City, choice: Choice, event: int) -> Facts:
    return Facts(now=effects_of(g, choice.question, event), card=g.box.event_ids[event])


def which_card(g: City, choice: Choice, event: int) -> Facts:
    return Facts() if event == g.box.no_event else Facts(card=g.box.event_ids[event])


DUSK_EFFECT = Question("dusk-effect", "events", why_not_effect, about=ToCome, team=True, facts=what_its_effect_is)
NIGHT_EFFECT = Question("night-effect", "events", why_not_effect, about=ToCome, team=True, facts=what_its_effect_is)


def effects_of(g: City, ask: Question, event: int) -> Effects:
    card = g.box.events[event]
    return card.dusk if ask is DUSK_EFFECT else card.night


def dusk_effects(g: City) -> Rule:
    """FP-DUSK-01, FP-SCN-04."""
    yield from effects_in_turn(g, DUSK_EFFECT)


def night_effects(g: City) -> Rule:
    """FP-EVT-20, FP-SCN-04: what cards in the display do in the Night Phase."""
    yield from effects_in_turn(g, NIGHT_EFFECT)


def effects_in_turn(g: City, ask: Question) -> Rule:
    """FP-DUSK-01, FP-GEN-19: of each card that lies in the display when the phase begins, and still does when its turn
    comes, in the order that the players choose."""
    waiting = [event for event in g.display if effects_of(g, ask, event)]
    while waiting:
        event = waiting[0]
        if len(waiting) > 1:
            event = yield Choice(ask, g.leader, waiting[:], ToCome(tuple(waiting)))
        waiting.remove(event)
        yield from perform(g, effects_of(g, ask, event), Here(event=event))
        waiting = [card for card in waiting if card in g.display]


# -- the Dusk deck ----------------------------------------------------------------------------------------------------


def add_dusk(g: City, event: int) -> None:
    """FP-EVT-11: a normal Dusk card that is still out of play is shuffled in, unread; each exists once."""
    if event in g.entered or not is_normal_dusk(g, event):
        return
    g.entered = [*g.entered, event]
    g.dusk = [*g.dusk, event]
    g.rng.shuffle(g.dusk)
    g.tell("dusk-added")


def shuffle_dusk(g: City) -> None:
    """FP-DUSK-02, FP-DUSK-09: before cards are revealed; a deck that has run out is made anew from its discard pile."""
    if not g.dusk:
        g.dusk, g.dusk_gone = g.dusk_gone, []
    g.dusk = g.dusk[:]
    g.rng.shuffle(g.dusk)


def rebuild_dusk(g: City) -> None:
    """FP-DUSK-06, FP-DUSK-07: Dusk deck, discard pile and the top Social Dispute card, if one is left, become a new
    deck. The next Social Dispute card then lies open."""
    g.dusk = [*g.dusk, *g.dusk_gone, *g.disputes[-1:]]
    g.dusk_gone = []
    if g.disputes:
        g.disputes = g.disputes[:-1]
        g.reveals += bool(g.disputes)
    g.rng.shuffle(g.dusk)
    g.tell("dusk-rebuilt")


def why_not_discard(g: City, choice: Choice, event: int) -> Refusal | None:
    """FP-BLD-49, FP-BLD-50, FP-DUSK-08: one of the cards revealed, but for a red icon; or none."""
    if event == g.box.no_event:
        return None
    if event not in g.revealed:
        return Refusal("FP-BLD-49", "not-shown", event)
    return Refusal("FP-BLD-50", "red-icon", event) if has_red_icon(g, event) else None


KEEP_FAITH = Question("keep-faith", "events", why_not_discard, facts=which_card)


def keep_faith(g: City, seat: int) -> Rule:
    """FP-BLD-49, FP-BLD-50: three cards are seen, one of them may be discarded unresolved; the others are shuffled
    back."""
    shuffle_dusk(g)
    g.revealed = g.dusk[-SHOWN:]
    if not g.revealed:
        return
    g.dusk = g.dusk[:-SHOWN]
    g.reveals += 1
    for event in g.revealed:
        g.tell("dusk-shown", event)
    choice = Choice(KEEP_FAITH, seat, [])
    choice.values = [event for event in (*g.revealed, g.box.no_event) if why_not_discard(g, choice, event) is None]
    event = yield choice
    if event != g.box.no_event:
        g.revealed = without(g.revealed, event)
        g.dusk_gone = [*g.dusk_gone, event]
        g.tell("card-discarded", event)
    g.dusk = [*g.dusk, *g.revealed]
    g.revealed = []
    g.rng.shuffle(g.dusk)
