"""Gather Resources, and all else that takes from the map or lays on it (FP-GATH, FP-GEN-20)."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....kernel import Choice, Facts, Question, Refusal, Rule
from ..city import goods as supply
from ..city.buildings import lying_at
from ..city.ground import can_saw, fell, lay, map_of, on_map, on_this_map, remove, resources_at, take, tree_at
from ..city.map import ALL_SPACES, PLACE, spaces_of
from ..state import (
    AUTOMATON,
    CARRIER_SLEDGE,
    CHAINSAW,
    CHILD_WORKER,
    COAL,
    MOST_ON_SPACE,
    NONE,
    TREE,
    WOOD,
    WORKER,
    City,
)
from .meeples import children_gather

TAKEN: Final = 2  # by one action, from one space
TAKEN_BY_SLEDGE: Final = 3  # from any spaces of the tile
SAWN: Final = 2  # Wood for a Tree
SAWYERS: Final = (WORKER, CHILD_WORKER, AUTOMATON)

# -- the action -------------------------------------------------------------------------------------------------------


def why_not_gather(g: City, space: int) -> Refusal | None:
    """FP-GATH-01, FP-GATH-03, FP-TECH-14: why nobody can gather here now."""
    if not on_map(g, space):
        return Refusal("FP-GATH-01", "not-on-map", space)
    if g.standing[space] != NONE:
        return Refusal("FP-GATH-03", "meeple-there", space, g.standing[space])
    if resources_at(g, space) or can_saw(g, space):
        return None
    return Refusal("FP-GATH-01", "only-trees" if tree_at(g, space) else "nothing-there", space)


def why_not_gatherer(g: City, space: int, kind: int) -> Refusal | None:
    """FP-TECH-14: why a Meeple of this kind cannot gather here, though others may."""
    if tree_at(g, space) and kind not in SAWYERS:
        return Refusal("FP-TECH-14", "no-sawyer", kind)
    return None


def gather(g: City, seat: int, kind: int, space: int) -> Rule:
    """FP-GATH-02, FP-TECH-07, FP-TECH-14: what the action takes from this space."""
    if can_saw(g, space):
        fell(g, space)
        supply.gain(g, WOOD, SAWN)
    elif g.developed[CARRIER_SLEDGE]:
        yield from take_from_tile(g, seat, space, TAKEN_BY_SLEDGE)
    else:
        yield from take_from(g, seat, space, TAKEN)


class Pile(NamedTuple):
    """What lies on a space, of which so much may be taken."""

    space: int
    most: int


def why_not_take(g: City, choice: Choice, number: int) -> Refusal | None:
    """FP-GATH-02: at least one, at most as many as are allowed and lie there."""
    space, most = choice.about
    if not 1 <= number <= most:
        return Refusal("FP-GATH-02", "take-number", most)
    if number > g.amount[space]:
        return Refusal("FP-GATH-02", "take-lacks", g.amount[space], g.lies[space], space)
    return None


TAKE = Question("take", "amounts", why_not_take, about=Pile)


def take_from(g: City, seat: int, space: int, most: int) -> Rule:
    """FP-GATH-02: up to so many from one space."""
    if resources_at(g, space):
        most = min(most, MOST_ON_SPACE)
        values = list(range(1, min(most, g.amount[space]) + 1))
        number = yield Choice(TAKE, seat, values, Pile(space, most))
        take(g, space, number)


class OnTile(NamedTuple):
    """The tile of a space, and how much has been taken from it."""

    space: int
    taken: int


def why_not_take_from(g: City, choice: Choice, space: int) -> Refusal | None:
    """FP-TECH-07: Resources on the tile, until it is enough: the number beyond the spaces."""
    here, taken = choice.about
    if space == g.box.spaces:
        return None if taken else Refusal("FP-TECH-07", "take-something")
    if PLACE[space] != PLACE[here]:
        return Refusal("FP-TECH-07", "other-tile", space, PLACE[here])
    return None if resources_at(g, space) else Refusal("FP-TECH-07", "no-resources", space)


def what_lies_there(g: City, choice: Choice, space: int) -> Facts:
    return Facts() if space == g.box.spaces else Facts(now=lying_at(g, space))


TAKE_FROM = Question(
    "take-from", "spaces-or-enough", on_this_map(why_not_take_from), about=OnTile, facts=what_lies_there
)


def take_from_tile(g: City, seat: int, here: int, most: int) -> Rule:
    """FP-TECH-07: up to so many from any spaces of the tile, one after the other; Meeples there do not matter."""
    for taken in range(most):
        choice = Choice(TAKE_FROM, seat, [], OnTile(here, taken))
        choice.values = [space for space in spaces_of(PLACE[here]) if resources_at(g, space)]
        if not choice.values:
            return
        if taken:
            choice.values.append(g.box.spaces)
        space = yield choice
        if space == g.box.spaces:
            return
        take(g, space, 1)


# -- what Buildings and cards take and lay ----------------------------------------------------------------------------


def take_around(g: City, space: int) -> None:
    """FP-BLD-17, FP-BLD-18: one from each adjacent space that has some, a Meeple there or not."""
    for other in map_of(g).adjacent[space]:
        if resources_at(g, other):
            take(g, other, 1)


class WithinReach(NamedTuple):
    """The spaces from which a Tree can be felled."""

    spaces: tuple[int, ...]


def why_not_fell(g: City, choice: Choice, space: int) -> Refusal | None:
    """FP-BLD-20, FP-BLD-21: a Tree within reach."""
    if not tree_at(g, space):
        return Refusal("FP-GEN-20", "no-tree", space)
    return None if space in choice.about.spaces else Refusal("FP-BLD-20", "tree-out-of-reach", space)


FELL = Question("fell", "spaces", on_this_map(why_not_fell), about=WithinReach, facts=what_lies_there)


def fell_one(g: City, seat: int, spaces: list[int]) -> Rule:
    """FP-BLD-20, FP-BLD-21: a Tree of one of these spaces."""
    if spaces:
        space = yield Choice(FELL, seat, spaces, WithinReach(tuple(spaces)))
        fell(g, space)


def around_tile(g: City, space: int) -> list[int]:
    """FP-ADJ-08: the spaces adjacent to a Large Building, all on other tiles."""
    own = PLACE[space]
    return [other for other in map_of(g).adjacent[space] if PLACE[other] != own and on_map(g, other)]


class Thumping(NamedTuple):
    """Where the Coal Thumper stands, and the spaces that have got Coal from it."""

    space: int
    chosen: tuple[int, ...] = ()


def why_not_thump(g: City, choice: Choice, space: int) -> Refusal | None:
    """FP-BLD-26, FP-BLD-27, FP-ADJ-08: an adjacent space with Coal and room for more, or with nothing at all; not twice
    the same."""
    here, chosen = choice.about
    if space == g.box.spaces:
        return None if chosen else Refusal("FP-BLD-26", "thump-somewhere")
    if space not in around_tile(g, here):
        return Refusal("FP-ADJ-08", "not-adjacent", space)
    if space in chosen:
        return Refusal("FP-BLD-26", "thumped-already", space)
    if g.building[space] != NONE or g.lies[space] not in (NONE, COAL):
        return Refusal("FP-BLD-27", "no-place-for-coal", space)
    return Refusal("FP-LIM-07", "space-full", space) if g.amount[space] >= MOST_ON_SPACE else None


THUMP = Question("thump", "spaces-or-enough", on_this_map(why_not_thump), about=Thumping, facts=what_lies_there)


def thump(g: City, seat: int, here: int, coal: int, spaces: int) -> Rule:
    """FP-BLD-26, FP-BLD-27, FP-BLD-28: Coal of the bank on up to so many different adjacent spaces, as much as fits on
    each."""
    chosen: tuple[int, ...] = ()
    for _ in range(spaces):
        choice = Choice(THUMP, seat, [], Thumping(here, chosen))
        choice.values = [space for space in around_tile(g, here) if why_not_thump(g, choice, space) is None]
        if not choice.values:
            return
        if chosen:
            choice.values.append(g.box.spaces)
        space = yield choice
        if space == g.box.spaces:
            return
        chosen = (*chosen, space)
        before = g.amount[space]
        lay(g, space, COAL, coal)
        g.tell("coal-laid", g.amount[space] - before, space)


class Losing(NamedTuple):
    """A Resource, and the tiles that have lost one."""

    resource: int
    places: tuple[int, ...] = ()


def why_not_lose_from(g: City, choice: Choice, space: int) -> Refusal | None:
    """FP-SET-36: a space with the Resource, on a tile that has not lost one yet."""
    resource, done = choice.about
    if PLACE[space] in done:
        return Refusal("FP-SET-36", "tile-lost-one", PLACE[space])
    return None if g.lies[space] == resource else Refusal("FP-SET-36", "lacks-resource", space, resource)


LOSE_FROM = Question("lose-from", "spaces", on_this_map(why_not_lose_from), about=Losing, facts=what_lies_there)


def tiles_lose(g: City, tiles: int, resource: int) -> Rule:
    """FP-SET-36: one of the Resource from each of so many tiles of the player's choice, to the bank."""
    done: tuple[int, ...] = ()
    for _ in range(tiles):
        choice = Choice(LOSE_FROM, g.decider(), [], Losing(resource, done))
        choice.values = [space for space in range(len(g.lies)) if why_not_lose_from(g, choice, space) is None]
        if not choice.values:
            return
        space = yield choice
        done = (*done, PLACE[space])
        remove(g, space, 1)
        g.tell("resources-lost", 1, resource, space)


def gather_spaces(g: City, hands: list[int], most: int = ALL_SPACES) -> list[int]:
    """FP-GATH-01, FP-GATH-03, FP-TECH-14, FP-LAW-10: where something lies, nobody stands, and somebody may take it; the
    first of them, if one will do.

    The reasons of `acting.py` say the same of each space. This is looked for on every turn: by the reasons alone, this
    and `use_spaces` make a game played by chance a ninth longer. A test holds them to each other."""
    lies, standing = g.lies, g.standing
    takes = bool(hands) or children_gather(g)
    saws = g.developed[CHAINSAW] == 1 and any(kind in SAWYERS for kind in hands)
    found = []
    for space, thing in enumerate(lies):
        if thing != NONE and standing[space] == NONE and (saws if thing == TREE else takes):
            found.append(space)
            if len(found) == most:
                break
    return found
