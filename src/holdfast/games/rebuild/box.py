"""What is in the box: tiles, objectives, resupply cards, pieces; read from a pack once and shared by every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import msgspec

from ...cards import Dealt, Pack, Reach, load_pack
from ...kernel import Domain, PackId, Vocabulary
from .actions import EXCHANGE_WORDS, MOST_TRADED
from .pack import MOST_WORKERS, Board, Objective, Resupply, Tile, shape, slug
from .pay import Price
from .phrases import ICONS, KIND_NOUNS, trade_here
from .questions import QUESTIONS
from .state import (
    BUILD,
    KINDS,
    MOST_SEATS,
    ON_BOARD,
    SPEND,
    SQUARES,
    TRADE,
    WORKER_SIDES,
    City,
)

BUILT_IN: Final = Path(__file__).parent / "packs" / "base"
CARDS: Final = (shape, BUILT_IN)  # what its packs hold, and where its own lies


class RebuildBox:
    """The tables, by small numbers. Tiles are numbered through: printed ones, buildings, specials."""

    def __init__(self, pack: Pack, path: Path | None) -> None:
        self.cards = pack
        self.reach = Reach(pack, path, self.dealt)
        printed, buildings, specials = (pack.deck(name, Tile) for name in ("printed", "buildings", "specials"))
        board = pack.single("board", Board)
        self.tiles = [*printed, *buildings, *specials]
        first_building = len(printed)
        first_special = first_building + len(buildings)
        self.printed = range(first_building)
        self.buildings = range(first_building, first_special)
        self.specials = range(first_special, len(self.tiles))
        self.last_printed = first_building - 1
        self.nothing = len(self.tiles)

        self.ids = [tile.id for tile in self.tiles]
        self.names = [tile.name for tile in self.tiles]
        own = pack.source
        self.tile_words = [slug(name) for deck in ("printed", "buildings", "specials") for name in own.names[deck]]
        self.icons = [tile.icon for tile in self.tiles]
        self.points = [tile.points for tile in self.tiles]
        self.influence = [tile.influence for tile in self.tiles]
        self.hearts = [tile.hearts for tile in self.tiles]
        self.gives = [tile.gives for tile in self.tiles]
        self.prices = price_table(self.tiles)
        self.kinds, self.action_kinds = kinds_of_action(self.tiles)

        self.objectives = pack.deck("objectives", Objective)
        self.objective_ids = [objective.id for objective in self.objectives]
        self.resupply_cards = pack.deck("resupply", Resupply)
        self.resupply = [card.counts() for card in self.resupply_cards]
        self.resupply_ids = [card.id for card in self.resupply_cards]

        self.tokens = list(msgspec.structs.astuple(board.tokens))
        self.leaders = board.leaders
        self.track = board.track
        self.spaces = board.spaces
        self.square_names = board.squares
        self.mixes, self.mixes_of = worker_mixes()
        self.kind_words = [key for key, _, _ in KIND_NOUNS]
        self.icon_words = ICONS

        self.squares = MOST_SEATS * self.spaces  # the first middle square
        middle = range(self.squares, self.squares + SQUARES)
        self.own_places = [(*self.mat(seat), *middle) for seat in range(MOST_SEATS)]  # in the order of `used`
        self.place_words = list(place_words(self.spaces))
        self.idle = len(self.place_words)
        self.pass_ = self.idle + 1
        self.done = self.later = len(self.place_words)
        self.vocabulary = Vocabulary(QUESTIONS, self.domains())

    def pack(self, options: Mapping[str, int]) -> PackId:
        return self.reach.pack(options)

    def dealt(self, options: Mapping[str, int]) -> Dealt:
        """Every card: no option leaves one out."""
        return [(deck, range(len(ids))) for deck, ids in self.cards.ids.items()]

    def domains(self) -> dict[str, Domain]:
        """The fixed vocabulary: every place, tile, exchange, token and mix of workers an option can name."""
        places = self.place_words
        listed = [
            Domain("places", places, kind="place", points="place"),
            Domain("placing", [*places, "idle", "pass"], points="place"),
            Domain("leading", [*places, "done"], points="place"),
            Domain("posting", [*places, "later"], points="place"),
            Domain("building", [*self.tile_words, "nothing"], points="tile"),
            Domain("mixes", [mix_word(mix) for mix in self.mixes]),
            Domain("exchanges", EXCHANGE_WORDS, points="exchange"),
            Domain("money", [str(money) for money in range(MOST_TRADED + 1)], points="money"),
            Domain("tokens", self.kind_words, kind="token", points="token"),
        ]
        return {domain.name: domain for domain in listed}

    def mat(self, seat: int) -> range:
        """The places that are spaces of this seat's mat."""
        return range(seat * self.spaces, (seat + 1) * self.spaces)

    def resupply_of_level(self, level: int) -> list[int]:
        return [number for number, card in enumerate(self.resupply_cards) if card.level == level]

    def option_words(self, g: City) -> list[tuple[str, str]]:
        from . import RULES

        return [(option.name, option.values[getattr(g, option.name)]) for option in RULES.options]


def place_words(spaces: int) -> Iterable[str]:
    for seat in range(MOST_SEATS):
        for space in range(spaces):
            yield f"p{seat + 1}-{space + 1}"
    yield from ("builders-office", "exchange-bureau", "port")
    for kind in range(ON_BOARD):
        yield f"square-{KIND_NOUNS[kind][0]}"


def price_table(tiles: list[Tile]) -> list[list[Price]]:
    """RB-BUILD-08: what a tile costs over each other tile of its icon; last, on an open space. No kind below 0."""
    nothing = (0,) * KINDS
    return [
        [
            *(price_after(tile.cost, below.cost if below.icon == tile.icon else nothing) for below in tiles),
            price_after(tile.cost, nothing),
        ]
        for tile in tiles
    ]


def price_after(cost: tuple[int, ...], discount: tuple[int, ...]) -> Price:
    return tuple(
        (kind, count - less) for kind, (count, less) in enumerate(zip(cost, discount, strict=True)) if count > less
    )


def kinds_of_action(tiles: list[Tile]) -> tuple[list[tuple[int, ...]], int]:
    """RB-TURN-06 read by kind: tiles that do the same (take from the board, help, score...), whatever it is about,
    count as one action. The first three kinds are the middle squares'; a tile that trades does what the Port does."""
    kinds: dict[object, int] = {"build": BUILD, "spend": SPEND, trade_here: TRADE}
    by_tile = [[kinds.setdefault(one.act, len(kinds)) for one in tile.gives] for tile in tiles]
    return [tuple(dict.fromkeys(done)) for done in by_tile], len(kinds)


def worker_mixes() -> tuple[list[tuple[int, ...]], list[list[int]]]:
    """Every way to make up a number of workers from regular ones and helped people."""
    mixes = sorted(
        (mix for mix in product(range(MOST_WORKERS + 1), repeat=len(WORKER_SIDES)) if 0 < sum(mix) <= MOST_WORKERS),
        key=lambda mix: (sum(mix), [-count for count in mix]),
    )
    by_number: list[list[int]] = [[] for _ in range(MOST_WORKERS + 1)]
    for number, mix in enumerate(mixes):
        by_number[sum(mix)].append(number)
    return mixes, by_number


def mix_word(mix: tuple[int, ...]) -> str:
    return "-".join(f"{count}{letter}" for count, letter in zip(mix, "wdi", strict=True) if count)


@cache
def open_box(path: Path | None) -> RebuildBox:
    """The built-in pack, or one's own, or an older one."""
    return RebuildBox(load_pack(path or BUILT_IN, shape, base=BUILT_IN), path)
