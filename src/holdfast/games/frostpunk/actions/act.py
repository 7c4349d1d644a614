"""One main action: what is done, where, with which Citizen card; and whether it is heated (FP-ACT, FP-CIT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ..city.heat import BLUE, is_heated
from ..city.map import PLACE, spaces_of
from ..state import FIELD_KITCHEN, NONE, City
from .meeples import CONSTRUCT, DEPLOY_SCOUTS, GATHER, REMOVE_SNOW, SPECIAL, USE
from .special import special_of

if TYPE_CHECKING:
    from ..box import CitizenCard

MEAL: Final = 2  # Food that makes an action heated (FP-LAW-11)

# The actions a Citizen card may be for.
ACTION_OF: Final = {
    "construct": CONSTRUCT,
    "deploy scouts": DEPLOY_SCOUTS,
    "gather": GATHER,
    "remove snow": REMOVE_SNOW,
    "use": USE,
}


class Act(NamedTuple):
    """What is being done: the action, where, and with which Citizen card (NONE where there is none, or none yet)."""

    action: int
    target: int = NONE
    card: int = NONE


def card_of(g: City, act: Act) -> CitizenCard | None:
    """The Citizen card with which this is done."""
    return None if act.card == NONE else g.box.citizens[act.card]


def is_warm(g: City, action: int, target: int, card: CitizenCard | None) -> bool:
    """FP-ACT-14, FP-SPEC-01, FP-CIT-09: by the action, the place, or what a card says."""
    if card is not None and card.heated:
        return True
    if action == REMOVE_SNOW:
        return False
    if action == GATHER:
        return space_warm(g, target, BLUE)
    if action == USE:
        return space_warm(g, target, g.box.insulation[g.building[target]][g.improved[target]])
    if action == SPECIAL:
        special = special_of(g, target)
        return special is None or not special.cold
    return True


def space_warm(g: City, space: int, insulation: int) -> bool:
    """FP-ACT-16, FP-ACT-20, FP-BLD-46, FP-USE-02, FP-GATH-04: by zone, by Insulation, or by a Field Kitchen on the
    tile."""
    place = PLACE[space]
    return is_heated(g, place, insulation) or any(g.building[other] == FIELD_KITCHEN for other in spaces_of(place))
