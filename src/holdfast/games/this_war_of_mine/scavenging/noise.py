"""Noise and encounters (TW-NOISE)."""

from __future__ import annotations

from ....kernel import Choice, Question, Refusal, Rule
from ..characters import people, states
from ..combat import dice
from ..scripts import book, decks, later
from ..seams import in_play
from ..state import INSTEAD_OF_RESIDENT, LOUDEST, NONE, QUIET, RESIDENTS, Shelter
from . import locations, searching

# -- the track --------------------------------------------------------------------------------------------------------


def raise_noise(g: Shelter, n: int) -> None:
    """TW-NOISE-02, TW-SCAV-02: with what the location adds, and one less with the gift 'quiet' present. TW-HEART-05:
    nowhere but at a location."""
    if g.elsewhere:
        return
    here = locations.here(g)
    if here is not None:
        n += here.noise
    if any(states.gift(g, person) == "quiet" for person in people.present(g)):
        n -= 1
    set_noise(g, g.noise + max(0, n))


def lower_noise(g: Shelter, n: int) -> None:
    """TW-NOISE-02."""
    set_noise(g, g.noise - n)


def set_noise(g: Shelter, noise: int) -> None:
    """TW-NOISE-02: the marker stops at the ends of the track."""
    noise = max(QUIET, min(LOUDEST, noise))
    if noise != g.noise:
        g.noise = noise
        g.tell("noise", noise)


def roll(g: Shelter) -> Rule:
    """TW-NOISE-03, TW-HEART-05."""
    if g.elsewhere:
        return
    rolled = dice.black(g)
    g.tell("noise-roll", rolled, g.noise)
    if rolled <= g.noise:
        yield from encounter(g)


# -- encounters -------------------------------------------------------------------------------------------------------


def why_not_meet(g: Shelter, choice: Choice, option: int) -> Refusal | None:
    """TW-SCAV-13: an option of the Residents card (`about`) whose condition holds and whose price can be paid. The last
    number tells which of its clauses is not met."""
    card = g.box.residents[choice.about]
    return book.why_not_card_option(g, card, option, "TW-SCAV-13", "resident-option", choice.about)


MEET = Question("resident", "options", why_not_meet, about="resident", team=True, facts=book.card_option("residents"))


def encounter(g: Shelter) -> Rule:
    """TW-NOISE-04, TW-SCAV-13: noise to 1, then the top Residents card, or a script in its place."""
    set_noise(g, QUIET)
    script = later.taken_instead(g, INSTEAD_OF_RESIDENT)
    if script != NONE:
        yield from book.read(g, script)
    else:
        yield from meet(g)
    yield from searching.end_scene(g)


def meet(g: Shelter) -> Rule:
    """TW-SCAV-13, TW-FIND-01, TW-PET-08: the card met lies beside the deck until findings are chosen."""
    passes_by = False
    for row in in_play(g):
        passes_by = passes_by or (yield from row.passes_by(g))
    resident = decks.draw(g, RESIDENTS)
    if resident == NONE:
        return
    decks.discard(g, RESIDENTS, resident)
    if passes_by:
        g.tell("resident-passes", resident)
        return
    g.tell("resident-met", resident)
    before, g.card = g.card, resident
    yield from searching.face(g, RESIDENTS, resident, MEET)
    g.card = before
