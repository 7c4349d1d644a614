"""Phase 5, Scavenging (TW-SCAV, TW-FIND): leaving, one card after another, and what is brought home."""

from __future__ import annotations

from itertools import compress
from typing import Any, Final

from ....kernel import Choice, Fact, Facts, Question, Refusal, Rule, Ruling
from ....kernel.rows import put
from ..characters import anytime, people
from ..combat import dice
from ..scavenging import findings, locations, searching
from ..scripts import book, decks, later
from ..seams import in_play
from ..shelter import storage
from ..state import EXPLORATION, GOODS, INSTEAD_OF_EXPLORATION, NONE, OUT, QUIET, RAID, RESOURCES, Shelter
from .order import enter

# Where the phase stands (`stage`).
LEAVING: Final = 0
EXPLORING: Final = 1
PACKING: Final = 2  # and all that follows: Choose Findings
SORTING: Final = 3
PACKED: Final = 4

ENOUGH: Final = GOODS  # the answer after the last kind of goods


def scavenging_step(g: Shelter) -> Rule:
    """TW-SCAV, TW-FIND: one step: leaving, one Unknown card; then Choose Findings, piece by piece. The phase moves on
    to RAID after the last."""
    if g.stage == LEAVING:
        yield from leave(g)
    elif g.stage == EXPLORING:
        yield from explore(g)
    elif g.stage == PACKING:
        for row in in_play(g):
            yield from row.explored(g)
        yield from findings.begin(g)
        g.stage = SORTING
    elif g.stage == SORTING:
        more = yield from findings.leave_behind(g)
        g.stage = SORTING if more else PACKED
    else:
        yield from findings.pack_up(g)
        findings.set_off(g)


def go_on(g: Shelter) -> None:
    """TW-SCAV-11, TW-DEATH-03: the next card; findings are chosen when none is left, or nobody to turn it up."""
    g.stage = EXPLORING if g.unknown and not searching.is_broken_off(g) else PACKING


# -- leaving ----------------------------------------------------------------------------------------------------------


def leave(g: Shelter) -> Rule:
    """TW-SCAV-01, TW-SCAV-02, TW-SCAV-03, TW-SCAV-04, TW-NOISE-01: where to, with what, and what awaits them there.
    TW-EVE-06: if nobody goes out, the phase has nothing to resolve."""
    place = yield from choose_location(g)
    if place != locations.NO_PLACE:
        yield from choose_equipment(g)
    if place == locations.NO_PLACE or not people.on_task(g, OUT):
        stay_at_home(g)
        return
    yield from visit(g, place, g.box.locations[g.places[place]].number)


def visit(g: Shelter, place: int, cards: int) -> Rule:
    """TW-SCAV-01, TW-SCAV-02, TW-SCAV-04: what awaits them there; so many cards are to be explored."""
    arrive(g, place)
    come_back_for_hidden(g)
    lay_out(g, cards)
    yield from searching.carry_out(g, g.box.locations[g.places[place]].arrive)
    yield from searching.end_scene(g)
    if not searching.is_broken_off(g):
        yield from locations.offer_exchange(g, locations.AT_BEGINNING)
    go_on(g)


def stay_at_home(g: Shelter) -> None:
    """TW-EVE-06: what was laid ready for those who do not leave after all goes back."""
    for goods in storage.kinds_in(g.pile):
        g.stock[goods] += g.pile[goods]
    g.pile = [0] * GOODS
    for row in in_play(g):
        row.stays_home(g)
    enter(g, RAID)


def why_not_location(g: Shelter, choice: Choice, place: int) -> Refusal | None:
    """TW-SCAV-01: one of the Locations on the board, for all of them."""
    if place == locations.NO_PLACE:
        return Refusal("TW-SCAV-01", "must-go") if locations.occupied(g) else None
    return None if g.places[place] != NONE else Refusal("TW-FATE-03", "no-location", place)


def what_awaits_them(g: Shelter, choice: Choice, place: int) -> Facts:
    """TW-SCAV-01, TW-SCAV-02, TW-SCAV-04, TW-ADVR-08."""
    if place == locations.NO_PLACE:
        return Facts()
    card = g.box.locations[g.places[place]]
    now: list[Fact] = [("unknown-cards", card.number)]
    now += [("location-rule", g.places[place])] if card.rule else [("on-arrival", card.arrive)] if card.arrive else []
    hidden: list[Fact] = (
        [("hidden-still", g.hidden[place], dice.BLACK - findings.DISCOVERED)] if g.hidden[place] else []
    )
    return Facts(name=("location-at", place, g.places[place]), now=now, risk=hidden, card=card.id)


def who_goes(g: Shelter, choice: Choice) -> dict[str, Any]:
    return {"scavengers": [g.characters[person] for person in people.on_task(g, OUT)]}


def what_they_take(g: Shelter, choice: Choice) -> dict[str, Any]:
    return {**who_goes(g, choice), "weight": findings.capacity(g), "pile": g.pile}


def what_it_weighs(g: Shelter, choice: Choice, goods: int) -> Facts:
    """TW-SCAV-03."""
    if goods == ENOUGH:
        return Facts(now=[("all-of-it", g.pile)])
    return Facts(now=[("weighs", g.box.weight[goods]), ("at-hand", g.stock[goods])])


WHERE_TO = Question("where-to", "places", why_not_location, team=True, asked=who_goes, facts=what_awaits_them)


def choose_location(g: Shelter) -> Ruling[int]:
    """TW-SCAV-01: NO_PLACE if nobody goes, or there is nowhere to go."""
    if not people.on_task(g, OUT):
        return locations.NO_PLACE
    return (yield from anytime.calm(g, lambda: where_to(g)))


def where_to(g: Shelter) -> Choice:
    return Choice(WHERE_TO, g.leader, locations.occupied(g) or [locations.NO_PLACE])


def why_not_equip(g: Shelter, choice: Choice, goods: int) -> Refusal | None:
    """TW-SCAV-03: tokens on STORAGE; water, wood and components stay at home."""
    if goods == ENOUGH:
        return None
    if goods < RESOURCES:
        return Refusal("TW-SCAV-03", "resources-stay", goods)
    return None if g.stock[goods] else Refusal("TW-SCAV-03", "not-on-storage", goods)


TAKE_ALONG = Question(
    "take-along", "goods-or-enough", why_not_equip, team=True, asked=what_they_take, facts=what_it_weighs
)


def portable(g: Shelter) -> list[int]:
    """TW-SCAV-03: the kinds of tokens on STORAGE."""
    return list(compress(range(RESOURCES, GOODS), g.stock[RESOURCES:]))


def choose_equipment(g: Shelter) -> Rule:
    """TW-SCAV-03: one token after another."""
    while portable(g):
        goods = yield from anytime.calm(g, lambda: Choice(TAKE_ALONG, g.leader, [*portable(g), ENOUGH]))
        if goods == ENOUGH:
            return
        g.stock[goods] -= 1
        g.pile[goods] += 1
        g.tell("taken-along", goods)


def arrive(g: Shelter, place: int) -> None:
    """TW-SCAV-01, TW-NOISE-01: all scavengers together, and quietly."""
    g.location = place
    g.noise = QUIET
    g.capacity = 0
    g.tell("arrives", g.places[place])


def come_back_for_hidden(g: Shelter) -> None:
    """TW-ADVR-08: one roll for all that was hidden here."""
    hidden = g.hidden[g.location]
    if not hidden:
        return
    rolled = dice.black(g)
    g.hidden = put(g.hidden, g.location, [])
    if rolled <= findings.DISCOVERED:
        g.tell("hidden-gone", rolled)
        return
    g.tell("hidden-found", rolled)
    for goods, number in enumerate(hidden):
        g.pile[goods] += number


def lay_out(g: Shelter, number: int) -> None:
    """TW-SCAV-04: as many Exploration cards, unseen."""
    cards = [decks.draw_unseen(g, EXPLORATION) for _ in range(number)]
    g.unknown = [card for card in cards if card != NONE]


# -- exploring --------------------------------------------------------------------------------------------------------


def why_not_explore(g: Shelter, choice: Choice, option: int) -> Refusal | None:
    """TW-SCAV-05: an option of the Exploration card (`about`) whose condition holds and whose price can be paid. The
    last number tells which of its clauses is not met."""
    card = g.box.exploration[choice.about]
    return book.why_not_card_option(g, card, option, "TW-SCAV-05", "exploration-option", choice.about)


EXPLORE = Question(
    "unknown-card", "options", why_not_explore, about="exploration", team=True, facts=book.card_option("exploration")
)


def explore(g: Shelter) -> Rule:
    """TW-SCAV-05, TW-SCAV-11, TW-ADVR-12, TW-DEATH-02: one Unknown card, and who stops after what it brought."""
    if len(g.unknown) == locations.PRICE:
        yield from locations.offer_exchange(g, locations.AT_END)
    if g.unknown:
        yield from turn_up(g)
        yield from searching.end_scene(g)
    go_on(g)


def turn_up(g: Shelter) -> Rule:
    """TW-SCAV-05, TW-SCAV-08: the top card, face up on DISCARD from now on; or a script in its place, and the card goes
    back unseen."""
    script = later.taken_instead(g, INSTEAD_OF_EXPLORATION)
    if script != NONE:
        searching.return_unknown(g, 1)
        yield from book.read(g, script)
        return
    card = g.unknown[-1]
    g.unknown = g.unknown[:-1]
    decks.discard(g, EXPLORATION, card)
    g.reveals += 1
    g.tell("card-turned", card, len(g.unknown))
    if any(row.skips(g, card) for row in in_play(g)):
        g.tell("card-ignored")
        return
    yield from searching.face(g, EXPLORATION, card, EXPLORE, calm=True)
