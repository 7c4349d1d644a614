"""What a laboratory counts in Rebuild: see `mind.Measures`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....mind import LEVEL, THINGS, Measures, NamedCard, Turned
from ..box import RebuildBox
from ..scoring import buildings_in_sight, hearts, influence, score_sheet
from ..state import MONEY, City


def tracks(g: City, seat: int) -> dict[str, int]:
    """As this seat has them; the score is what it would have if the game ended now."""
    return {
        "score": sum(score_sheet(g)[seat]),
        "points": g.points[seat],
        "influence": influence(g, seat),
        "hearts": hearts(g, seat),
        "buildings": len(buildings_in_sight(g, seat)),
        "workers": g.workers(seat),
        "money": g.held[seat][MONEY],
        "leaders": g.leaders[seat],
    }


def decks(box: RebuildBox) -> Mapping[str, Sequence[NamedCard]]:
    return {
        "tiles": list(zip(box.ids, box.names, strict=True)),
        "objectives": [(card.id, card.name) for card in box.objectives],
        "resupply": [(card, card) for card in box.resupply_ids],
    }


KINDS = {
    "score": LEVEL,
    "points": THINGS,
    "influence": LEVEL,
    "hearts": THINGS,
    "buildings": THINGS,
    "workers": THINGS,
    "leaders": THINGS,
}

MEASURES = Measures(
    tracks=tracks,
    kinds=KINDS,
    decks=decks,
    named={"build": "tiles"},
    turned={"objective": Turned("objectives", card=1, seat=0), "resupply": Turned("resupply")},
    first=lambda g: g.first,
)
