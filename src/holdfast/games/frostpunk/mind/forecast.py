"""What is coming if nothing is done: every loss that is in sight, and the night's beds. Told before it is too late."""

from __future__ import annotations

from ..city.marks import marks
from ..phases.hunger import Danger, hunger_ahead, lost_to_hunger
from ..phases.night import beds, in_need_of_beds, prisoners
from ..phases.preparation import lost_to_sickness
from ..scenarios.grove import RIM_TREES
from ..state import BANISHED, DISCONTENT, HOPE, NONE, TYPES, City


def dangers(g: City) -> list[Danger]:
    """The worst first."""
    return [*hunger(g), *sickness(g), *feelings(g), *deaths(g), *stress(g), *nights(g), *time(g), *wind(g)]


def hunger(g: City) -> list[Danger]:
    """FP-END-07."""
    if lost := lost_to_hunger(g):
        return lost
    tonight, tomorrow = hunger_ahead(g)
    if tonight:
        return [("danger-hungry", (tonight,))]
    return [("danger-food-short", (tomorrow,))] if tomorrow else []


def sickness(g: City) -> list[Danger]:
    """FP-END-05."""
    most = g.box.board.too_sick
    soon = [kind for kind in TYPES if most - 3 <= g.sick[kind] < most]
    return [*lost_to_sickness(g), *(("danger-sick-soon", (g.sick[kind], kind, most)) for kind in soon)]


def feelings(g: City) -> list[Danger]:
    """FP-END-02, FP-END-03."""
    found: list[Danger] = []
    hope = g.tokens[HOPE]
    if len(hope) == 1:
        found.append(("danger-hope" if hope[0] % 2 == 0 else "danger-hope-active", ()))
    if len(g.tokens[DISCONTENT]) == BANISHED - 1:
        found.append(("danger-discontent", ()))
    return found


def deaths(g: City) -> list[Danger]:
    """FP-END-08."""
    left = g.box.corpse_end - g.corpses
    return [("danger-deaths", (left,))] if left <= 2 else []


def stress(g: City) -> list[Danger]:
    """FP-END-04."""
    if not g.overheated:
        return [("danger-breakdown", (g.stress,))] if g.stress >= g.box.board.stress - 1 else []
    return [("danger-explosion", (g.stress,))] if g.stress >= g.box.board.stress - 3 else []


def nights(g: City) -> list[Danger]:
    """FP-NIGHT-05."""
    missing = sum(in_need_of_beds(g, prisoners(g))) - beds(g)
    return [("danger-beds", (missing,))] if missing > 0 else []


def wind(g: City) -> list[Danger]:
    """FP-GROVE-10."""
    trees = marks(g, RIM_TREES)
    return [("danger-open-sides", ())] if trees and not any(trees) and g.storm != NONE else []


def time(g: City) -> list[Danger]:
    """FP-RND-05, FP-WEA-10."""
    found: list[Danger] = []
    if g.round == g.box.board.rounds:
        found.append(("danger-last-round", ()))
    if g.storm != NONE and g.storm - g.round <= 2:
        found.append(("danger-storm", (g.storm,)))
    return found
