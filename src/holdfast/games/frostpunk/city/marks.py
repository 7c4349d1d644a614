"""Marks that a scenario puts beside the map: how many lie on each of its spots (FP-STORY-02, FP-STORY-16)."""

from __future__ import annotations

from ....kernel.rows import put
from ..state import City


def marks(g: City, name: str) -> list[int]:
    """How many of these lie on each spot; none, if the scenario does without them."""
    place = g.box.settings[g.story].marks.get(name)
    return [] if place is None else g.marks[place]


def set_mark(g: City, name: str, spot: int, number: int) -> None:
    place = g.box.settings[g.story].marks[name]
    g.marks = put(g.marks, place, put(g.marks[place], spot, number))


def in_use(g: City, thing: int) -> int:
    """FP-LIM-06, FP-GROVE-03: how many pieces of this kind serve as marks."""
    kinds = g.box.settings[g.story].story.marks
    return sum(sum(there) for kind, there in zip(kinds, g.marks, strict=True) if kind.pieces == thing)
