"""What lies open of the expansions in play."""

from __future__ import annotations

from typing import Literal, get_args

from ....presence import Shown
from .. import nouns
from ..expansions.heart_of_the_city import visit
from ..expansions.our_street.figures import OUTSIDE, PILE, left, standing
from ..expansions.sewers.marks import ENTRIES
from ..state import (
    BELOW,
    CORRIDORS,
    DESPERATE_MEASURES,
    DOG,
    DOG_AND_CAT,
    HEART_OF_THE_CITY,
    HIDDEN_OBJECTIVES,
    NONE,
    OUR_STREET,
    PEOPLE,
    ROOMS,
    SEWERS,
    Shelter,
)

DogIs = Literal["fed", "along", "helped"]


class WarStreet(Shown, frozen=True):
    """The row of cards; the one that acts `next`; who stands on the FINDINGS PILE, and how many are left to come."""

    row: list[str]
    next: str
    pile: list[nouns.Figure]
    pool: dict[nouns.Figure, int]


class WarMeasures(Shown, frozen=True):
    """The Desperate Measures that the group holds, and how many are left to draw."""

    in_hand: list[str]
    left: int


class WarHeart(Shown, frozen=True):
    """How many of its cards are `left`; those `visited`; and whether the scavengers are there now."""

    left: int
    visited: list[str]
    here: bool


class WarPath(Shown, frozen=True):
    """A path across a map card: where it ends, and what is marked on it."""

    exit: nouns.Exit
    marks: list[nouns.Mark]


class WarTunnel(Shown, frozen=True):
    """A map card laid: the entrance and the exit taken, None before they are, and the `paths` from that entrance."""

    card: str
    entrance: nouns.Entrance | None
    exit: nouns.Exit | None
    paths: list[WarPath]


class WarSewers(Shown, frozen=True):
    """Who is sent `below` today; the map cards laid, in order, and how many marks of the last path have been `met`; how
    many cards lie face down, and the cards of rooms and corridors that were drawn, by their first entries."""

    below: list[int]
    underground: bool
    way: list[WarTunnel]
    met: int
    threat: int
    maps: int
    rooms: int
    corridors: int
    rooms_drawn: list[str]
    corridors_drawn: list[str]


class WarSecrets(Shown, frozen=True):
    """`own`: the Hidden Objective of the seat that looks. `kept`: by seat, whether it holds one that is secret."""

    own: str | None
    kept: list[bool]
    revealed: list[str]


class WarExpansions(Shown, frozen=True):
    """`chosen`: those in play, by the names of their start options. `dog`: what is so of the dog, if it lives in the
    house and its card is in play: fed today, out with the scavengers, and has shown them a way round somebody."""

    chosen: list[nouns.ExpansionWord]
    dog: list[DogIs]
    street: WarStreet | None
    measures: WarMeasures | None
    heart: WarHeart | None
    sewers: WarSewers | None
    secrets: WarSecrets | None


def expansions(g: Shelter, seat: int | None) -> WarExpansions:
    return WarExpansions(
        chosen=[word for word, chosen in zip(nouns.EXPANSIONS, g.expansions, strict=True) if chosen],
        street=street(g) if g.expansions[OUR_STREET] else None,
        measures=measures(g) if g.expansions[DESPERATE_MEASURES] else None,
        heart=heart(g) if g.expansions[HEART_OF_THE_CITY] else None,
        sewers=sewers(g) if g.expansions[SEWERS] else None,
        secrets=secrets(g, seat) if g.expansions[HIDDEN_OBJECTIVES] else None,
        dog=dog(g) if g.expansions[DOG_AND_CAT] and g.pets[DOG] else [],
    )


def dog(g: Shelter) -> list[DogIs]:
    """TW-PET-06, TW-PET-08."""
    said = zip(get_args(DogIs), (g.pet_fed, g.pet_along, g.pet_helped), strict=True)
    return [word for word, true in said if true]


def street(g: Shelter) -> WarStreet:
    """TW-STREET-02, TW-STREET-03."""
    row = [card.id for card in g.box.street]
    pool = {word: left(g, kind) for kind, (word, _, _) in enumerate(nouns.FIGURES)}
    return WarStreet(row=row, next=row[g.street], pile=on_corner(g, PILE), pool=pool)


def measures(g: Shelter) -> WarMeasures:
    """TW-DESP-04."""
    return WarMeasures(in_hand=[g.box.measures[card].id for card in sorted(g.in_hand)], left=len(g.measures))


def heart(g: Shelter) -> WarHeart:
    """TW-HEART-04."""
    visited = [g.box.heart[card].id for card in visit.visited(g)]
    return WarHeart(left=len(g.heart), visited=visited, here=g.elsewhere)


def sewers(g: Shelter) -> WarSewers:
    """TW-SEWER-01, TW-SEWER-04, TW-SEWER-06."""
    maps, rooms, corridors = (len(deck) for deck in g.sewers)
    return WarSewers(
        below=[person + 1 for person in PEOPLE if g.characters[person] in g.below],
        underground=g.location == BELOW,
        way=[tunnel(g, *laid) for laid in g.way],
        met=g.marks_met,
        threat=g.threat,
        maps=maps,
        rooms=rooms,
        corridors=corridors,
        rooms_drawn=[g.box.chambers[card * ENTRIES].id for card in g.sewers_drawn[ROOMS]],
        corridors_drawn=[g.box.corridors[card * ENTRIES].id for card in g.sewers_drawn[CORRIDORS]],
    )


def tunnel(g: Shelter, number: int, entrance: int, exit_: int) -> WarTunnel:
    card = g.box.sewers[number]
    taken = None if entrance == NONE else nouns.ENTRANCES[entrance]
    return WarTunnel(
        card=card.id,
        entrance=taken,
        exit=None if exit_ == NONE else nouns.EXITS[exit_],
        paths=[WarPath(way.exit, list(way.marks)) for way in card.ways if way.entrance == taken],
    )


def secrets(g: Shelter, seat: int | None) -> WarSecrets:
    """TW-HIDDEN-04: which card it is, only its owner sees; that there is one, everybody."""
    own = NONE if seat is None else g.secrets[seat]
    return WarSecrets(
        own=None if own == NONE else g.box.secrets[own].id,
        kept=[card != NONE for card in g.secrets],
        revealed=[g.box.secrets[card].id for card in g.revealed],
    )


def on_corner(g: Shelter, corner: int) -> list[nouns.Figure]:
    return [word for kind, (word, _, _) in enumerate(nouns.FIGURES) for _ in range(standing(g, kind, corner))]


def figures(g: Shelter, space: int) -> list[nouns.Figure]:
    """TW-EXPN-05: the figures that stand on a space of the shelter."""
    outside = on_corner(g, OUTSIDE) if g.box.plans[g.side].outside == space else []
    farmers: list[nouns.Figure] = ["farmer"] * g.farmers.count(space)
    return [*outside, *farmers]
