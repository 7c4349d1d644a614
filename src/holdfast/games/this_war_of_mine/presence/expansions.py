"""What lies open of the expansions in play."""

from __future__ import annotations

from typing import Literal, get_args

from ....presence import Shown
from .. import nouns
from ..state import DOG, DOG_AND_CAT, Shelter

DogIs = Literal["fed", "along", "helped"]


class WarExpansions(Shown, frozen=True):
    """`chosen`: those in play, by the names of their start options. `dog`: what is so of the dog, if it lives in the
    house and its card is in play: fed today, out with the scavengers, and has shown them a way round somebody."""

    chosen: list[nouns.ExpansionWord]
    dog: list[DogIs]


def expansions(g: Shelter) -> WarExpansions:
    return WarExpansions(
        chosen=[word for word, chosen in zip(nouns.EXPANSIONS, g.expansions, strict=True) if chosen],
        dog=dog(g) if g.expansions[DOG_AND_CAT] and g.pets[DOG] else [],
    )


def dog(g: Shelter) -> list[DogIs]:
    """TW-PET-06, TW-PET-08."""
    said = zip(get_args(DogIs), (g.pet_fed, g.pet_along, g.pet_helped), strict=True)
    return [word for word, true in said if true]


def figures(g: Shelter, space: int) -> list[nouns.Figure]:
    """TW-EXPN-05: the figures that stand on a space of the shelter."""
    return ["farmer"] * g.farmers.count(space)
