"""The rows of numbers: each at its place, by its name, from 0 to 1."""

from __future__ import annotations

from array import array
from typing import Any

import msgspec
import numpy as np
import pytest

import holdfast
from holdfast.envs.encoding import write_about
from holdfast.games.frostpunk.city.events import ToCome
from holdfast.kernel import Game
from holdfast.mind.features import Among, Amounts, Digits, Which

from .tables import GAMES, encoding, positions


def named(game: Game[Any], seat: int = 0) -> dict[str, float]:
    """What is not 0, by its name."""
    numbers = encoding(game.rules.name)
    row = numbers.row(game, seat)
    return {numbers.names[place]: float(row[place]) for place in np.flatnonzero(row)}


@pytest.mark.parametrize("name", GAMES)
def test_every_number_is_at_its_own_place(name: str) -> None:
    layout = encoding(name).layout
    ends = [*(first for _, first, _ in layout.blocks[1:]), len(layout)]
    for seed in range(6):
        for game in positions(name, seed, every=6):
            for seat in range(game.seats):
                row = encoding(name).row(game, seat)
                assert row.min() >= 0.0
                assert row.max() <= 1.0
                for (block, first, width), end in zip(layout.blocks, ends, strict=True):
                    check_block(block, list(block.of(game.state, seat)), width, end - first)


def check_block(block: object, numbers: list[int], width: int, places: int) -> None:
    if isinstance(block, Which):
        assert all(number < width for number in numbers), block.name
        assert len(numbers) * width <= places, block.name
    elif isinstance(block, Among):
        assert all(0 <= number < places for number in numbers), block.name
    elif isinstance(block, Digits):
        assert all(0 <= number < 2**block.bits for number in numbers), block.name
    else:
        assert isinstance(block, Amounts)
        assert len(numbers) <= places, block.name


@pytest.mark.parametrize("name", GAMES)
def test_what_looks_different_to_a_person_does_so_to_an_agent(name: str) -> None:
    """Nearly always: a few things were left out, such as the scripts of the book that have been read."""
    views, rows = set(), set()
    for game in positions(name, 3):
        if game.pending is not None:
            view = game.view(game.pending.seat)
            views.add(msgspec.json.encode([view.seat, view.table, view.decision]))
            rows.add(encoding(name).row(game, game.pending.seat).tobytes())
    assert len(rows) > 0.95 * len(views) > 20


def test_a_seat_sees_the_table_from_its_own_side() -> None:
    game = holdfast.start("rebuild", seats=3, seed=7)
    game.state.points[:] = [10, 20, 30]
    for seat, seen in enumerate(([0.1, 0.2, 0.3], [0.2, 0.3, 0.1], [0.3, 0.1, 0.2])):
        numbers = named(game, seat)
        assert [numbers[f"points/{who}"] for who in ("own", "next", "third")] == pytest.approx(seen)
        assert numbers[f"seat={seat}"] == 1.0
    assert "question=lead" in named(game, 2)


def test_the_open_question_and_what_it_is_about() -> None:
    game = holdfast.start("rebuild", seats=2, seed=7)
    assert game.pending is not None
    assert (game.pending.question.name, game.pending.about) == ("lead", 2)
    about = {name for name in named(game) if name.startswith(("about", "question"))}
    assert about == {"question=lead", "about-1/bit-0", "about-1/bit-1"}  # one more than what it is about, in binary
    game.choose("lead:p1-1")
    game.choose("lead:p1-2")
    assert not any(name.startswith(("about", "question")) for name in named(game))


def test_the_last_card_of_a_set_has_its_place() -> None:
    """Of a set of Event cards, an agent sees each, the last of the pack too; what has no place is not dropped."""
    numbers = encoding("frostpunk")
    game = holdfast.start("frostpunk", seats=2, seed=4)
    last = len(game.box.event_ids) - 1
    row = array("f", bytes(4 * len(numbers.names)))
    write_about(ToCome((2, last)), row, numbers.first_about, numbers.set_width)
    shown = {numbers.names[place] for place, number in enumerate(row) if number}
    assert {"about-set/2", f"about-set/{last}"} <= shown
    with pytest.raises(ValueError, match="beyond the"):
        write_about(ToCome((numbers.set_width,)), row, numbers.first_about, numbers.set_width)


def test_frostpunk_in_numbers() -> None:
    game = holdfast.start("frostpunk", seats=2, seed=4, society="II")
    game.state.food, game.state.hunger, game.state.stock[1] = 10, 5, 7
    numbers = named(game)
    assert numbers["society=II"] == 1.0
    assert (numbers["food"], numbers["hunger"], numbers["stock/coal"]) == pytest.approx((0.2, 0.2, 0.35))
    assert numbers["building/generator-1=cookhouse"] == 1.0


def test_this_war_of_mine_in_numbers() -> None:
    game = holdfast.start("this_war_of_mine", seats=1, seed=4)
    game.state.levels[:] = [0] * len(game.state.levels)
    game.state.levels[0] = 3  # the first person's hunger
    numbers = named(game)
    assert numbers["level/person-1/hunger"] == pytest.approx(0.75)
    assert sum(name.startswith("level/") for name in numbers) == 1
    assert sum(name.startswith("character/") for name in numbers) == sum(card >= 0 for card in game.state.characters)
