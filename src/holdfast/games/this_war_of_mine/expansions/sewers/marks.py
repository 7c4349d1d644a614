"""What a Room card says under a letter, and a Corridors card under a number (TW-SEWER-07)."""

from __future__ import annotations

from typing import Final

from .....cards import open_options
from .....kernel import Choice, Question, Refusal, Rule
from ... import nouns
from ...cards import SewerEntry
from ...here import NOWHERE
from ...scavenging import searching
from ...scripts import book
from ...state import BELOW, NONE, ROOMS, Shelter

LETTERS: Final = nouns.MARKS[:4]
NUMBERS: Final = nouns.MARKS[4:]
ENTRIES: Final = 4  # on a card


def why_not_room_option(g: Shelter, choice: Choice, option: int) -> Refusal | None:
    """TW-SEWER-07: an option of the entry (`about`) whose condition is met and whose price can be paid."""
    return book.why_not_card_option(g, g.box.chambers[choice.about], option, "TW-SEWER-07", "room-option", choice.about)


def why_not_corridor_option(g: Shelter, choice: Choice, option: int) -> Refusal | None:
    return book.why_not_card_option(
        g, g.box.corridors[choice.about], option, "TW-SEWER-07", "corridor-option", choice.about
    )


ROOM = Question(
    "room-option", "options", why_not_room_option, about="chamber", team=True, facts=book.card_option("chambers")
)
CORRIDOR = Question(
    "corridor-option",
    "options",
    why_not_corridor_option,
    about="corridor",
    team=True,
    facts=book.card_option("corridors"),
)


def entry_of(card: int, mark: nouns.Mark) -> int:
    """Its number among all entries of the deck."""
    return card * ENTRIES + nouns.MARKS.index(mark) % ENTRIES


def resolve(g: Shelter, deck: int, card: int, mark: nouns.Mark) -> Rule:
    """TW-SEWER-07, TW-COMB-27: what it says at once, then one of its options, as long as somebody is there."""
    number = entry_of(card, mark)
    entry: SewerEntry = g.box.chambers[number] if deck == ROOMS else g.box.corridors[number]
    g.tell("room-met" if deck == ROOMS else "corridor-met", number)
    yield from searching.carry_out(g, entry.now)
    values = [] if searching.is_broken_off(g) else open_options(g, entry, NOWHERE)
    if not values:
        return
    chosen = yield Choice(ROOM if deck == ROOMS else CORRIDOR, g.leader, values, number)
    option = entry.options[chosen]
    yield from searching.carry_out(g, option.do)
    if option.go != NONE and not searching.is_broken_off(g):
        yield from book.read(g, option.go)


def next_page(g: Shelter) -> Rule:
    """The first page of the booklet that nobody has read yet; when all are read there is nobody."""
    if g.location != BELOW:
        return
    pages = g.box.sewers[g.way[0][0]].pages
    page = next((script for script in pages if script not in g.read), NONE)
    if page == NONE:
        g.tell("booklet-read")
    else:
        yield from book.read(g, page)
