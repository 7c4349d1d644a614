"""What the figures do who stand before the door, and where the way home leads past (TW-STREET)."""

from __future__ import annotations

from typing import Final

from .....kernel import Choice, Facts, Question, Refusal, Rule, Ruling
from ... import nouns
from ...characters import people
from ...characters.told import becomes
from ...combat import dice
from ...here import Here, this_character
from ...scavenging import trade
from ...shelter import storage
from ...state import AMMO, MISERY, NONE, WEAPONS, Shelter
from .figures import FARMER, KINDS, OUTSIDE, PILE, SOLDIER, THUG, discard_from, standing

A_SOLDIER: Final = 2  # how much of the die each of them covers
PRICE: Final = 3
GREEN: Final = nouns.COLOURS.index("green")
SHOTS: Final = 2  # ammo that a soldier takes where there is no weapon
LENDS: Final = 2  # weight that a farmer lets the party carry

GIVE: Final = 0
BEAR: Final = 1
NO: Final = 0
YES: Final = 1


# -- before the door --------------------------------------------------------------------------------------------------


def why_not_papers(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-STREET-08."""
    if answer == GIVE and trade.worth_at_hand(g) < PRICE:
        return Refusal("TW-STREET-08", "nothing-for-soldiers", PRICE)
    return None


def what_papers_cost(g: Shelter, choice: Choice, answer: int) -> Facts:
    """TW-STREET-08."""
    if answer == GIVE:
        return Facts(now=[("gives-worth", PRICE)])
    return Facts(now=[becomes(g, choice.about, MISERY, 1)])


def whose_papers(g: Shelter, choice: Choice) -> dict[str, int]:
    return {"character": g.characters[choice.about]}


PAPERS = Question(
    "papers", "papers", why_not_papers, about="person", team=True, asked=whose_papers, facts=what_papers_cost
)


def as_they_like(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-STREET-10: nobody has to trade."""
    return None


STREET_TRADE = Question("street-trade", "yes-no", as_they_like, team=True)


def who_stands_there(g: Shelter, here: Here) -> Ruling[bool]:
    """TW-STREET-08, TW-STREET-10: soldiers first; then farmers, with whom one may trade instead of meeting a
    visitor. Whoever has left the group at the sight of the soldiers meets nobody."""
    soldiers = standing(g, SOLDIER, OUTSIDE)
    if soldiers:
        yield from check_papers(g, here, A_SOLDIER * soldiers)
        if here.person != NONE and this_character(g, here) == NONE:
            return True
    if standing(g, FARMER, OUTSIDE) and (yield Choice(STREET_TRADE, g.leader, [NO, YES])) == YES:
        yield from trade.trade(g, 0, GREEN)
        discard_from(g, FARMER, OUTSIDE, 1)
        return True
    return False


def check_papers(g: Shelter, here: Here, most: int) -> Rule:
    """TW-STREET-08: on a roll up to twice their number."""
    rolled = dice.black(g)
    g.tell("papers-roll", rolled, most)
    person = this_character(g, here)
    if rolled > most or person == NONE:
        return
    if (yield Choice(PAPERS, g.leader, (GIVE, BEAR), person, g)) == GIVE:
        yield from trade.give_worth(g, PRICE)
    else:
        yield from people.raise_state(g, person, MISERY, 1)


def at_the_door(g: Shelter) -> int:
    """TW-STREET-09: each soldier holds one thug in check."""
    return max(0, standing(g, THUG, OUTSIDE) - standing(g, SOLDIER, OUTSIDE))


# -- on the way home --------------------------------------------------------------------------------------------------


def toll(g: Shelter) -> Rule:
    """TW-STREET-11: what thugs and soldiers take from the FINDINGS PILE, and what farmers help to carry; then all of
    them are gone."""
    yield from storage.lose_any(g, standing(g, THUG, PILE))
    for _ in range(standing(g, SOLDIER, PILE)):
        if not (yield from storage.lose_of(g, WEAPONS, 1)):
            storage.lose(g, AMMO, SHOTS)
    g.capacity += LENDS * standing(g, FARMER, PILE)
    for kind in KINDS:
        discard_from(g, kind, PILE, standing(g, kind, PILE))
