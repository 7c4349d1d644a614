"""The three Locations and what is exchanged (TW-FATE-03, TW-FATE-04; TW-ADVR-09, TW-ADVR-12).

While the group is out, `g.location` is the space of the Location it visits. If that card leaves the board in the
meantime, the trip still goes on there: until it is over the card lies in `g.places` after the three, at LEFT_BOARD.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Choice, Fact, Facts, Question, Refusal, Rule
from ....kernel.rows import cut
from ..scripts import book, decks
from ..state import BELOW, EXCHANGING, LOCATIONS, NONE, PLACES, Shelter
from . import searching

if TYPE_CHECKING:
    from ..cards import Location

NEAREST: Final = PLACES  # in nouns.PLACES
LEFT_BOARD: Final = PLACES
NO_PLACE: Final = PLACES  # the answer 'none'

PRICE: Final = 4  # Exploration cards given back for an exchange (TW-ADVR-12)
AT_BEGINNING: Final = 0
AT_END: Final = 1

# -- which Location ---------------------------------------------------------------------------------------------------


def occupied(g: Shelter) -> list[int]:
    """The LOCATION spaces with a card, the nearest first (TW-FATE-04)."""
    return [place for place in range(PLACES) if g.places[place] != NONE]


def meant(g: Shelter, place: int) -> int:
    """TW-FATE-04: near, distant, far, or the nearest occupied space; NONE if empty."""
    if place == NEAREST:
        return next(iter(occupied(g)), NONE)
    return place if g.places[place] != NONE else NONE


def here(g: Shelter) -> Location | None:
    """The Location that is visited; none at home, and none below."""
    return None if g.location in (NONE, BELOW) else g.box.locations[g.places[g.location]]


# -- exchanging -------------------------------------------------------------------------------------------------------


def exchange(g: Shelter, place: int) -> None:
    """TW-FATE-03, TW-ADVR-09: removed with what is hidden there; the others slide, a new one comes to FAR."""
    if place == NONE or g.places[place] == NONE:
        return
    old, new = g.places[place], decks.draw(g, LOCATIONS)
    g.tell("location-gone", old)
    if g.hidden[place]:
        g.tell("hidden-lost", old)
    g.places = [*cut(g.places[:PLACES], place), new, *g.places[PLACES:]]
    g.hidden = [*cut(g.hidden, place), []]
    if g.location == place:
        g.places = [*g.places, old]
        g.location = LEFT_BOARD
    elif place < g.location < PLACES:
        g.location -= 1
    if new != NONE:
        g.tell("location-new", new)


def why_not_exchange(g: Shelter, choice: Choice, place: int) -> Refusal | None:
    """TW-ADVR-12: a Location on the board; the one being visited only at the end (`about`)."""
    if place == NO_PLACE:
        return None
    if g.places[place] == NONE:
        return Refusal("TW-FATE-03", "no-location", place)
    if place == g.location and choice.about == AT_BEGINNING:
        return Refusal("TW-ADVR-12", "location-visited", g.places[place])
    return None


def what_is_exchanged(g: Shelter, choice: Choice, place: int) -> Facts:
    """TW-ADVR-09, TW-ADVR-12."""
    if place == NO_PLACE:
        return Facts()
    now: list[Fact] = [("leaves-for-a-new-one",)]
    if g.hidden[place]:
        now.append(("loses-hidden", g.hidden[place]))
    if len(g.unknown) <= PRICE:
        now.append(("nothing-to-explore",))
    return Facts(name=("at-location", g.places[place]), now=now)


def cards_left(g: Shelter, choice: Choice) -> dict[str, int]:
    return {"cards": len(g.unknown), "price": PRICE}


EXCHANGE = Question(
    "exchange", "places", why_not_exchange, about="moment", team=True, asked=cards_left, facts=what_is_exchanged
)


def offer_exchange(g: Shelter, moment: int) -> Rule:
    """TW-ADVR-12: four Unknown cards are given back for another Location, where the table plays so."""
    if not g.table[EXCHANGING] or len(g.unknown) < PRICE:
        return
    choice = Choice(EXCHANGE, g.leader, (*occupied(g), NO_PLACE), moment, g)
    if choice.first == NO_PLACE:
        return
    place = yield choice
    if place != NO_PLACE:
        searching.return_unknown(g, PRICE)
        exchange(g, place)


def come_away(g: Shelter) -> None:
    """The visit is over; a card that has left the board meanwhile is out of the game (TW-GEN-08)."""
    g.location = NONE
    g.places = g.places[:PLACES]


# -- their scripts ----------------------------------------------------------------------------------------------------


def look_around(g: Shelter) -> Rule:
    """A script of the location's area that has not been read yet, at random."""
    location = here(g)
    if location is not None:
        yield from read_one(g, location.around)


def reality_impact(g: Shelter) -> Rule:
    """A script of the location that has not been read yet, at random."""
    location = here(g)
    if location is not None:
        yield from read_one(g, location.scripts)


def read_one(g: Shelter, scripts: tuple[int, ...]) -> Rule:
    """TW-DEATH-02: a script is a scene; whoever dies in it is mourned when it has been read. What has been told once
    does not happen again: a place whose scripts are all read has nothing more to tell."""
    fresh = [script for script in scripts if script not in g.read]
    if not fresh:
        g.tell("nothing-new-here", g.places[g.location])
    else:
        yield from book.read(g, fresh[g.rng.below(len(fresh))])
        yield from searching.end_scene(g)
