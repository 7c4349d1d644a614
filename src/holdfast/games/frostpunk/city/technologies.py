"""Technologies and the Workshop (FP-TECH, FP-BLD)."""

from __future__ import annotations

from typing import Final

from ....kernel import Choice, Facts, Question, Refusal, Rule
from ....kernel.rows import put
from ..state import NONE, RUINS, STEAM_HUB, STEAM_HUB_TECHNOLOGY, WORKSHOP, City
from .buildings import what_an_upgrade_brings
from .goods import spend
from .ground import on_this_map
from .map import PLACE, sibling, spaces_of

# What a Workshop does.
UPGRADE: Final = 0
TOKEN: Final = 1
ENOUGH: Final = 2


# -- development ------------------------------------------------------------------------------------------------------


def why_not_technology(g: City, choice: Choice, technology: int) -> Refusal | None:
    """FP-SET-13, FP-DAWN-04: a card of the display whose token is inactive."""
    if technology not in g.technologies:
        return Refusal("FP-SET-13", "technology-not-in-play", technology)
    if g.developed[technology]:
        return Refusal("FP-DAWN-04", "technology-developed", technology)
    return None


def what_a_technology_changes(g: City, choice: Choice, technology: int) -> Facts:
    row = g.box.technologies[technology]
    return Facts(now=[("technology-takes", row.cost), ("technology-changes", technology)], card=row.id)


TECHNOLOGY = Question("technology", "technologies", why_not_technology, team=True, facts=what_a_technology_changes)


def start_development(g: City) -> Rule:
    """FP-DAWN-04, FP-TECH-01, FP-TECH-02, FP-TECH-16: the players choose a Technology, if one is left, and its token
    goes as many spaces ahead of the Round marker as it costs, though not beyond the last."""
    g.developing, g.token = NONE, 0
    left = [technology for technology in g.technologies if not g.developed[technology]]
    if not left:
        return
    g.developing = yield Choice(TECHNOLOGY, g.leader, left)
    g.token = min(g.box.board.rounds, g.round + g.box.technologies[g.developing].cost)
    g.tell("development", g.developing, g.token)


def develop(g: City) -> Rule:
    """FP-DAWN-03, FP-DAWN-04, FP-TECH-15: it is in force, and the next one is begun."""
    g.developed = put(g.developed, g.developing, 1)
    g.tell("developed", g.developing)
    if g.developing == STEAM_HUB_TECHNOLOGY:
        g.unlocked = put(g.unlocked, STEAM_HUB, 1)
    yield from start_development(g)


def advance(g: City) -> Rule:
    """FP-BLD-10, FP-BLD-11, FP-TECH-02: the Development token moves a space back; on the Round marker it is developed.
    In the last Round it may lie there already."""
    if g.developing == NONE:
        return
    g.token -= 1
    g.tell("token-moves", g.developing, g.token)
    if g.token <= g.round:
        yield from develop(g)


def delay(g: City, rounds: int) -> None:
    """FP-TECH-02: forward, not beyond the last space."""
    if g.developing != NONE:
        g.token = min(g.box.board.rounds, g.token + rounds)
        g.tell("token-moves", g.developing, g.token)


def reach_token(g: City) -> Rule:
    """FP-DAWN-03, FP-DAWN-04: the Round marker has moved; if it reaches the Development token, the Technology is
    developed."""
    if g.developing != NONE and g.token == g.round:
        yield from develop(g)


def workshop_built(g: City) -> Rule:
    """FP-TECH-01, FP-TECH-03, FP-TECH-05, FP-TECH-16: a Workshop starts a development, unless one is under way."""
    if g.developing == NONE:
        yield from start_development(g)


def workshop_gone(g: City) -> None:
    """FP-TECH-04: a Workshop has left the map; with the last one all progress is lost. What is developed stays."""
    if g.developing != NONE and WORKSHOP not in g.building:
        g.tell("development-lost", g.developing)
        g.developing, g.token = NONE, 0


# -- the Workshop -----------------------------------------------------------------------------------------------------


def why_not_upgrade(g: City, choice: Choice, space: int) -> Refusal | None:
    """FP-BLD-02, FP-BLD-03, FP-BLD-04, FP-BLD-05: a Building that has an upgraded side, does not show it, has no Meeple
    on it, and whose price can be paid. A Large one is named by its first space."""
    building = g.building[space]
    if building in (NONE, RUINS):
        return Refusal("FP-BLD-02", "no-building", space)
    box = g.box
    if box.large[building] and space != spaces_of(PLACE[space])[0]:
        return Refusal("FP-BLD-02", "large-building", building)
    if not box.upgradable[building]:
        return Refusal("FP-BLD-04", "no-upgrade", building)
    if g.improved[space]:
        return Refusal("FP-BLD-04", "upgraded-already", building)
    if g.standing[space] != NONE or (box.large[building] and g.standing[sibling(space)] != NONE):
        return Refusal("FP-BLD-05", "meeple-on-building", building)
    for resource, number in enumerate(box.buildings[building].upgrade):
        if number and g.stock[resource] < number:
            return Refusal("FP-BLD-03", "upgrade-lacks", building, number, resource)
    return None


def why_not_improvement(g: City, choice: Choice, improvement: int) -> Refusal | None:
    """FP-BLD-02, FP-BLD-10, FP-TECH-16: an upgrade of some Building, or a move of the token if there is one; nobody is
    made to pay for what they do not want."""
    if improvement == ENOUGH:
        return None
    if improvement == TOKEN:
        return None if g.developing != NONE else Refusal("FP-TECH-16", "no-token")
    return None if upgradable_spaces(g) else Refusal("FP-BLD-02", "nothing-to-upgrade")


IMPROVEMENT = Question("improvement", "improvements", why_not_improvement, about="left")
UPGRADED = Question("upgrade", "spaces", on_this_map(why_not_upgrade), facts=what_an_upgrade_brings)


def upgradable_spaces(g: City) -> list[int]:
    """FP-BLD-02, FP-BLD-03, FP-BLD-04, FP-BLD-05: the spaces whose Building can be upgraded now."""
    choice = Choice(UPGRADED, 0, [])
    return [
        space
        for space, building in enumerate(g.building)
        if building != NONE and why_not_upgrade(g, choice, space) is None
    ]


def improve(g: City, seat: int, times: int) -> Rule:
    """FP-BLD-10, FP-BLD-12: so many effects, each an upgrade or a move of the token as it lies then; when neither is
    possible, the rest is lost."""
    for left in range(times, 0, -1):
        choice = Choice(IMPROVEMENT, seat, [], about=left)
        choice.values = [what for what in (UPGRADE, TOKEN, ENOUGH) if why_not_improvement(g, choice, what) is None]
        if choice.values == [ENOUGH]:
            return
        improvement = yield choice
        if improvement == ENOUGH:
            return
        if improvement == TOKEN:
            yield from advance(g)
        else:
            space = yield Choice(UPGRADED, seat, upgradable_spaces(g))
            upgrade(g, space)


def upgrade(g: City, space: int) -> None:
    """FP-BLD-02, FP-BLD-03: its price is paid and its tile flipped; a Large one lies on both spaces."""
    building = g.building[space]
    for resource, number in enumerate(g.box.buildings[building].upgrade):
        if number:
            spend(g, resource, number)
    g.improved = put(g.improved, space, 1)
    if g.box.large[building]:
        g.improved = put(g.improved, sibling(space), 1)
    g.tell("upgraded", building, space)
