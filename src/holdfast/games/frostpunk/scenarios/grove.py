"""A New Home: Frozen Grove. Trees on the Rim keep the wind off, and are wood and warmth (FP-GROVE)."""

from __future__ import annotations

from typing import Final

from ....kernel import Choice, Facts, GameOver, Outcome, Question, Refusal, Rule
from ..city.construction import ruin_on
from ..city.heat import raise_cold
from ..city.marks import marks, set_mark
from ..state import BUNKHOUSE, TENT, City

RIM_TREES: Final = "rim-trees"
STRUCK: Final = "struck"


def rim_trees(g: City) -> int:
    """FP-GROVE-03."""
    return sum(marks(g, RIM_TREES))


def rim_trees_left(g: City) -> bool:
    """FP-GROVE-06."""
    return rim_trees(g) > 0


def is_wooded(g: City) -> bool:
    """FP-GROVE-12: a Rim Tree in every sector."""
    trees = marks(g, RIM_TREES)
    return bool(trees) and all(trees)


def why_not_sector(g: City, choice: Choice, sector: int) -> Refusal | None:
    """FP-GROVE-06."""
    trees = marks(g, RIM_TREES)
    if sector < len(trees) and trees[sector]:
        return None
    return Refusal("FP-GROVE-06", "sector-bare", sector)


def what_a_sector_has(g: City, choice: Choice, sector: int) -> Facts:
    return Facts(now=[("rim-trees-there", marks(g, RIM_TREES)[sector])])


def places_of_sector(g: City, choice: Choice, sector: int) -> tuple[str, ...]:
    words = g.box.place_words
    return tuple(f"place:{words[place]}" for place in spots(g)[sector])


SECTOR = Question("sector", "sectors", why_not_sector, team=True, facts=what_a_sector_has, points=places_of_sector)


def spots(g: City) -> tuple[tuple[int, ...], ...]:
    """FP-GROVE-03: the places of each sector."""
    setting = g.box.settings[g.story]
    return setting.story.marks[setting.marks[RIM_TREES]].spots


def fell_rim_tree(g: City) -> Rule:
    """FP-GROVE-06: in a sector of the players' choice."""
    choice = Choice(SECTOR, g.leader, [])
    choice.values = [sector for sector in range(len(marks(g, RIM_TREES))) if why_not_sector(g, choice, sector) is None]
    if choice.values:
        sector = yield choice
        set_mark(g, RIM_TREES, sector, marks(g, RIM_TREES)[sector] - 1)
        g.tell("rim-tree-felled", sector)


def wind(g: City, sectors: int) -> None:
    """FP-GROVE-07, FP-GROVE-10: it strikes so many sectors, drawn among those not struck yet. With no Rim Tree left
    anywhere the city is lost."""
    if not marks(g, RIM_TREES):
        return
    if not rim_trees(g):
        raise GameOver(Outcome("storm", ()))
    for _ in range(sectors):
        calm = [sector for sector, struck in enumerate(marks(g, STRUCK)) if not struck]
        if not calm:
            return
        strike(g, calm[g.rng.below(len(calm))])


def strike(g: City, sector: int) -> None:
    """FP-GROVE-08, FP-GROVE-09: a Rim Tree breaks; in a bare sector Tents and Bunkhouses become Ruins, and it grows
    colder."""
    set_mark(g, STRUCK, sector, 1)
    trees = marks(g, RIM_TREES)[sector]
    if trees:
        set_mark(g, RIM_TREES, sector, trees - 1)
        g.tell("rim-tree-broken", sector)
        return
    g.tell("sector-struck", sector)
    for building in (TENT, BUNKHOUSE):
        ruin_on(g, building, spots(g)[sector])
    raise_cold(g, 1)
