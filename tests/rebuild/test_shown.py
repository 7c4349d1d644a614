"""What a browser is told: views and boards in their shapes, every card in the words of the terminal, how it ended."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console, RenderableType

from holdfast.games.rebuild import RULES
from holdfast.games.rebuild.box import open_box
from holdfast.games.rebuild.presence.board import RebuildBoard
from holdfast.games.rebuild.presence.picture import cards_in_sight
from holdfast.games.rebuild.presence.picture import ending as drawn_ending
from holdfast.games.rebuild.presence.shown import board, cards, ending
from holdfast.games.rebuild.presence.view import RebuildView
from holdfast.games.rebuild.speech import SPEECH
from holdfast.kernel import Game, Outcome
from holdfast.presence import Card
from holdfast.presence.plain import warnings
from holdfast.server.faces import reference_of
from tests.toys.moments import moments, named

BOX = open_box(None)
BOARD, CARDS = board(SPEECH.voice(BOX)), cards(SPEECH.voice(BOX))
MOST_BYTES = 6_000  # of the whole reference, gzipped
BY_CHANCE = [2, 3]  # numbers of seats
RECORDED = sorted((Path(__file__).parents[1] / "records").glob("rebuild-*.json"))
SAMPLES = [*BY_CHANCE, *RECORDED]


def over() -> Game[Any]:
    *_, game = moments("rebuild", 3)
    return game


def drawn(thing: RenderableType) -> str:
    console = Console(file=StringIO(), width=1000, markup=False, highlight=False, emoji=False)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return re.sub(r"\s+", " ", console.file.getvalue()).strip()


# -- shapes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sample", SAMPLES, ids=named)
def test_every_view_has_the_shape_that_the_browser_knows(sample: int | Path) -> None:
    for game in moments("rebuild", sample):
        for seat in (None, *range(game.seats)):
            table = game.view(seat).table
            assert msgspec.convert(msgspec.to_builtins(table), RebuildView, strict=True) == table


def test_the_reference_has_its_shape_and_is_light() -> None:
    whole = reference_of("rebuild")
    assert whole.game == "rebuild"
    assert whole.board == BOARD
    assert {key: (card.title, card.kind) for key, card in whole.cards.items()} == {
        key: (card.title, card.kind) for key, card in CARDS.items()
    }
    assert msgspec.convert(msgspec.to_builtins(BOARD), RebuildBoard, strict=True) == BOARD
    assert msgspec.convert(msgspec.to_builtins(CARDS), dict[str, Card], strict=True) == CARDS
    assert len(gzip.compress(msgspec.json.encode(whole))) < MOST_BYTES


@pytest.mark.parametrize("sample", SAMPLES, ids=named)
def test_whatever_a_view_names_is_in_the_reference(sample: int | Path) -> None:
    cards, board = CARDS, BOARD
    for game in moments("rebuild", sample):
        for seat in (None, *range(game.seats)):
            table = game.view(seat).table
            assert set(card_ids(table)) <= set(cards)
            for player in table.players:
                mat = board.mats[player.seat]
                assert [space.place for space in player.spaces] == mat.places
                assert len(player.squares) == len(board.squares)


def card_ids(table: RebuildView) -> Iterator[str]:
    yield from table.row + table.discarded + table.resupply_used + [table.open_objective]
    for player in table.players:
        yield from (name for space in player.spaces for name in space.pile)
        yield from {player.special, player.objective or "hidden"} - {"hidden", "built"}


def test_every_card_of_the_box_is_there_and_none_hides_another() -> None:
    assert len(CARDS) == len(BOX.tiles) + len(BOX.objectives) + len(BOX.resupply_cards)
    for rows in ("tiles", "objectives", "resupply"):
        assert all(row.card in CARDS for row in getattr(BOARD, rows))


def test_domains_with_things_on_the_board_point_at_them() -> None:
    board = BOARD
    places = [place for mat in board.mats for place in mat.places]
    places += [square.place for square in board.squares + board.stores]
    things: dict[str, set[str]] = {
        "place": set(places),
        "tile": {tile.word for tile in board.tiles},
        "token": {kind.id for kind in board.kinds},
        "exchange": {word for word in BOX.vocabulary.domains["exchanges"].words if word != "nothing"},
        "money": set(BOX.vocabulary.domains["money"].words),
    }
    for name, domain in BOX.vocabulary.domains.items():
        words = set(domain.words) - {"idle", "pass", "done", "later", "nothing"}
        if domain.points:
            assert words == things[domain.points], name
        else:
            assert not any(words <= there for there in things.values()), name


def test_what_a_tile_costs_and_gives_can_be_drawn() -> None:
    tiles = {tile.name: tile for tile in BOARD.tiles}
    station, school = tiles["Water Station"], tiles["Training Ground"]
    assert station.kind == "printed"
    assert station.gives[0].does == "take"
    assert (station.gives[0].number, station.gives[0].kind) == (1, "water")
    assert (school.level, school.gives[0].does) == (1, "leader")
    assert school.gives[0].price is not None
    assert school.gives[0].price.food == 1
    assert tiles["Freight Exchange"].gives[0].does == "trade"
    assert {gift.does for tile in tiles.values() for gift in tile.gives} == {
        "take", "help", "gain", "score", "leader", "trade",
    }  # fmt: skip
    helped = [gift.kind for tile in tiles.values() for gift in tile.gives if gift.does == "help"]
    assert set(helped) <= {"distressed", "injured"}
    assert all(tile.words for tile in tiles.values())


# -- words ------------------------------------------------------------------------------------------------------------


def test_cards_say_what_the_terminal_says() -> None:
    game = over()
    for seat in range(3):
        for name, title, kind, draw in cards_in_sight(game.seen(seat), SPEECH.voice(BOX)):
            card = CARDS[name]
            assert (card.title, card.kind) == (title, kind)
            words = " ".join([title, name, card.story, *card.lines])
            assert re.sub(r"\s+", " ", words) == drawn(draw())


def test_nothing_warns_of_a_loss() -> None:
    game = over()
    assert warnings(game.seen(0), SPEECH.voice(BOX)) == []


@pytest.mark.parametrize("cause", RULES.goals)
def test_each_ending_is_told_in_the_terminals_words(cause: str) -> None:
    seen = over().seen()
    outcome = Outcome(cause, (0, 2) if cause == "shared" else (1,), seen.end.scores)
    whole = replace(seen, outcome=outcome)
    told = ending(whole, SPEECH.voice(BOX))
    picked = drawn(drawn_ending(whole, SPEECH.voice(BOX), 1000))
    assert picked.endswith(" ".join([*told.text, told.title]))
    assert told.lines[0] == ["", *whole.names]
    assert told.lines[-1] == ["total", *map(str, outcome.scores)]
    cells = re.sub(r"[^\w ]+", " ", picked).split()
    for row in told.lines[1:]:
        assert " ".join(row) in " ".join(cells)
    assert len({len(row) for row in told.lines}) == 1
