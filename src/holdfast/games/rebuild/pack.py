"""What a Rebuild pack holds: the shape of its cards, and what a set of them must allow."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from ...cards import Effects, Named, Pack, Score, Shape, Words, slot
from .phrases import buy_leader, lexicon
from .state import MOST_SEATS, ROW, STARTING_TOKENS, WORKER

MOST_WORKERS: Final = 8  # in one price


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building: what it costs (and takes off the price of what is built over it), what a marker on it gives, and what
    it shows at the end. `name` is more than a text: players choose by it, and so its slug is the key in a record."""

    id: str
    name: Named
    icon: Annotated[int, slot("icon")]
    cost: Annotated[tuple[int, ...], slot("price")]
    gives: Effects
    story: Words = ""
    level: Literal[0, 1, 2] = 0
    points: int = 0
    influence: int = 0
    hearts: int = 0
    three: bool = False


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Words
    score: Score
    story: Words = ""


class Resupply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    level: Literal[1, 2]
    water: int = 0
    food: int = 0
    supplies: int = 0
    worker: int = 0
    distressed: int = 0
    injured: int = 0

    def counts(self) -> tuple[int, ...]:
        return (self.water, self.food, self.supplies, self.worker, self.distressed, self.injured)


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    water: int
    food: int
    supplies: int
    worker: int
    distressed: int
    injured: int
    influence: int
    story: int
    money: int


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    track: int
    squares: tuple[Words, Words, Words]
    spaces: int
    leaders: int
    tokens: Tokens


def slug(name: str) -> str:
    """A name as part of a key: First-Aid Post becomes first-aid-post."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


# A fault: deck (or single), card id, field, and what is wrong.
Fault = tuple[str, str, str, str]


def check(pack: Pack) -> Iterator[Fault]:
    """What the rules need of a set of cards, so that any three players can set it up and play it to the end."""
    yield from check_tiles(pack)
    yield from check_numbers(pack)


def check_tiles(pack: Pack) -> Iterator[Fault]:
    tiles = [(deck, tile) for deck in ("printed", "buildings", "specials") for tile in pack.deck(deck, Tile)]
    named = Counter(slug(tile.name) for _, tile in tiles)
    for deck, tile in tiles:
        if named[slug(tile.name)] > 1 or not slug(tile.name):
            yield deck, tile.id, "name", "every tile needs a name of its own, since players choose by it"
        if tile.cost[WORKER] > MOST_WORKERS:
            yield deck, tile.id, "cost", f"a price asks for {MOST_WORKERS} workers at most"
        for sentence in tile.gives:
            price = sentence.args[0] if sentence.act is buy_leader else None
            if isinstance(price, tuple) and price[WORKER] > MOST_WORKERS:
                yield deck, tile.id, "gives", f"a price asks for {MOST_WORKERS} workers at most"
        if (tile.level == 0) != (deck != "buildings"):
            yield deck, tile.id, "level", "building tiles have level 1 or 2, and no others have one"


def check_numbers(pack: Pack) -> Iterator[Fault]:
    board = pack.single("board", Board)
    for name, count, needed in (
        ("specials", len(pack.deck("specials", Tile)), MOST_SEATS),
        ("objectives", len(pack.deck("objectives", Objective)), MOST_SEATS + 1),
    ):
        if count < needed:
            yield name, "", "", f"three players need at least {needed} cards in the deck {name}"
    for level in (1, 2):
        tiles = [tile for tile in pack.deck("buildings", Tile) if tile.level == level and not tile.three]
        needed = ROW if level == 1 else 1
        if len(tiles) < needed:
            yield "buildings", "", "", f"two players need at least {needed} tiles of level {level}, not marked three"
        if all(card.level != level for card in pack.deck("resupply", Resupply)):
            yield "resupply", "", "", f"the deck resupply has no card of level {level}"
    if len(pack.deck("printed", Tile)) > board.spaces:
        yield "board", "", "spaces", "the printed tiles do not fit on the mat"
    for kind in ("water", "food", "supplies", "worker"):
        if getattr(board.tokens, kind) < MOST_SEATS * STARTING_TOKENS:
            yield "board", "", f"tokens.{kind}", f"three players start with {STARTING_TOKENS} each"


shape = Shape(
    lexicon,
    decks={"printed": Tile, "buildings": Tile, "specials": Tile, "objectives": Objective, "resupply": Resupply},
    singles={"board": Board},
    starter="buildings",
    check=check,
)
