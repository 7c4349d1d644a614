"""What a seat may know (RB-SET-12, RB-SET-13, RB-LEAD-03)."""

from __future__ import annotations

from typing import Any

from ..scoring import hearts, influence
from ..state import LEADERS, NONE, SQUARES, City


def view(g: City, seat: int | None) -> dict[str, Any]:
    """The table as this seat sees it: its own special tile and objective, and nobody else's until they are shown."""
    box = g.box
    return {
        "round": g.round,
        "level": g.level,
        "ending": g.ending,
        "step": "leaders" if g.step == LEADERS else "turn",
        "first": g.first,
        "active": g.active,
        "options": dict(box.option_words(g)),
        "supply": by_kind(g, g.supply),
        "board": by_kind(g, g.board),
        "leaders_left": g.leaders_left,
        "row": [box.ids[tile] for tile in g.row],
        "face_down": {
            "level_1": len(g.pile_1),
            "level_2": len(g.pile_2),
            "resupply_1": len(g.resupply_1),
            "resupply_2": len(g.resupply_2),
        },
        "discarded": [box.ids[tile] for tile in g.discarded],
        "resupply_used": [box.resupply_ids[card] for card in g.spent_1 + g.spent_2],
        "open_objective": box.objective_ids[g.open_objective],
        "players": [player(g, other, seat) for other in range(g.seats)],
    }


def by_kind(g: City, counts: list[int]) -> dict[str, int]:
    return dict(zip(g.box.kind_words, counts, strict=False))


def player(g: City, seat: int, viewer: int | None) -> dict[str, Any]:
    own = seat == viewer
    over = bool(g.sheet)
    return {
        "seat": seat,
        "mat": g.mats[seat],
        "held": by_kind(g, g.held[seat]),
        "workers": g.workers(seat),
        "points": g.points[seat],
        "influence": influence(g, seat),
        "hearts": hearts(g, seat),
        "markers": g.markers[seat],
        "leaders": g.leaders[seat],
        "spaces": [space(g, seat, place, own) for place in g.own_spaces(seat)],
        "squares": g.used[seat][-SQUARES:],
        "special": special(g, seat, own),
        "objective": g.box.objective_ids[g.objectives[seat]] if own or over else None,
        "sheet": g.sheet[seat] if over else None,
    }


def space(g: City, seat: int, place: int, own: bool) -> dict[str, Any]:
    """A Leader just placed in secret is shown to nobody else until all have placed theirs."""
    shown = own or g.step != LEADERS
    return {
        "place": g.box.place_words[place],
        "pile": [g.box.ids[tile] for tile in g.piles[place]],
        "leader": bool(g.leader_on[place]) if shown else False,
        "used": g.used[seat][place - seat * g.box.spaces],
    }


def special(g: City, seat: int, own: bool) -> str | None:
    if g.specials[seat] == NONE:
        return "built"
    return g.box.ids[g.specials[seat]] if own else "hidden"
