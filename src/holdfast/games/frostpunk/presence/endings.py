"""How it can end: the causes, a few sentences about each, and what can be counted then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import listing
from ..box import FrostpunkBox
from ..state import TYPES
from .cards import counted, in_deck
from .view import FrostpunkDiscontentToken, FrostpunkHopeToken, FrostpunkView
from .words import citizen_name

ACTIVE: Final = "●"
EXHAUSTED: Final = "○"

# By cause: what happened; and how it looks.
HAPPENED: Final = {
    "saved": "The city is saved.",
    "no-hope": "There is no hope left.",
    "banished": "The people have banished their leaders.",
    "explosion": "The Generator has exploded.",
    "sickness": "The city is too sick to go on.",
    "hunger": "The city starves.",
    "deaths": "Too many have died.",
    "time": "Time has run out.",
}

EPILOGUES: Final = {
    "saved": (
        "The wind drops in the night, and nobody trusts it. In the morning the shutters open, one after the other, "
        "and someone carries a chair to the rim and sits down facing south. The tower knocks as it always has. There "
        "is coal for it."
    ),
    "no-hope": (
        "The night shift does not come, and nobody is sent to ask. People tie what they own to a sledge and go out by "
        "the north gate, in no hurry, as one leaves a theatre. Most of them have left a lamp burning."
    ),
    "banished": (
        "They come in the dinner hour, and they have brought your coats. A foreman reads from a sheet; his hand is "
        "steady. You get a sledge, flour for a week, and the road. The gate is barred behind you by someone you "
        "trained."
    ),
    "explosion": (
        "The needle goes round to the pin and stays there. The stokers run before the bell rings, and they are right. "
        "In the middle of the crater is a hole with warm edges. By evening the edges are white."
    ),
    "sickness": (
        "The beds are full, then the benches, then the stairs. Someone goes from door to door with a piece of chalk. "
        "On the third day the chalk lies on a step, and nobody picks it up."
    ),
    "hunger": (
        "The last pot is scraped at noon and washed, out of habit. In the evening the doors along the ring stay shut. "
        "A few strong ones set out with spoons in their pockets. The tower burns for nobody until the coal is gone."
    ),
    "deaths": (
        "Those who dig no longer ask for the names. There are more sticks in the snow than lamps in the windows, and "
        "everyone has counted both. They leave before the shift, past the long row, with their hats in their hands."
    ),
    "time": (
        "What was to be in the stores is not in the stores, and half of the windows have no boards. The storm takes "
        "the far roofs first. On the fourth day nothing in the crater moves but the needle of the barometer."
    ),
}


def account(table: FrostpunkView, box: FrostpunkBox, *, saved: bool) -> list[tuple[str, str]]:
    """What is left, line by line."""
    people = [table.people[kind] for kind in TYPES]
    alive = listing([f"{row.number} {citizen_name(kind, row.number)}" for kind, row in enumerate(people)])
    sick = sum(row.sick for row in people)
    storms = f", {counted(table.storms, 'Storm')} weathered" if table.storms else ""
    at = f"in Round {table.round} of {table.rounds}"
    rounds = f"saved {at}" if saved else f"{table.round - 1} survived, lost {at}"
    return [
        ("Rounds", f"{rounds}{storms}"),
        ("The living", f"{alive}, {sick} of them sick"),
        ("The dead", f"{counted(table.corpses, 'Corpse')} unburied"),
        ("Laws", listing([in_deck(box.laws, law).name for law in table.laws]) or "none"),
        ("Hope left", feelings(table.hope)),
        ("Discontent", feelings(table.discontent)),
    ]


def feelings(track: Sequence[FrostpunkHopeToken | FrostpunkDiscontentToken]) -> str:
    shown = [f"{ACTIVE if one.active else EXHAUSTED} {one.type.capitalize()}" for one in track]
    return "  ".join(shown) or "none"
