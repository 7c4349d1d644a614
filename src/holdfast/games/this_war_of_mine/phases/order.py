"""One phase after another (TW-GEN-14)."""

from __future__ import annotations

from ..state import Shelter


def enter(g: Shelter, phase: int) -> None:
    """TW-GEN-14: a phase begins at its first stage."""
    g.phase = phase
    g.stage = 0
    g.tell("phase", phase, g.day)
