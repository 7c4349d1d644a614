"""Pictures: drawn from what a seat may see, and for games that draw none, a listing."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console, RenderableType

import holdfast
from holdfast.games.rebuild.box import open_box
from holdfast.kernel import Game, Prompt, Rng
from holdfast.presence.listing import listed
from holdfast.presence.options import question
from holdfast.presence.pictures import ending_of, picture_of
from holdfast.speech import PSEUDO, house
from tests.toys.lighthouse.state import KEEPSAKES
from tests.toys.playing import lighthouse, registered


def drawn(thing: RenderableType, width: int = 80) -> str:
    console = Console(file=StringIO(), width=width, markup=False, highlight=False, emoji=False)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def played(seats: int, picks: int, seed: int = 1) -> Game[Any]:
    game = holdfast.start("rebuild", seats=seats, seed=seed)
    chance = Rng(seed)
    for _ in range(picks):
        if game.pending is None:
            break
        game.pick(chance.below(len(game.pending.values)))
    return game


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("width", [60, 80, 100, 132])
def test_every_position_can_be_drawn_at_every_width(seats: int, width: int) -> None:
    for picks in range(0, 400, 57):
        game = played(seats, picks)
        for seat in (None, *range(seats)):
            lines = drawn(picture_of(game, seat, width), width).splitlines()
            assert max(map(len, lines)) <= width


def test_a_picture_shows_nothing_hidden() -> None:
    """Draw anew what a seat cannot know, and its picture stays the same."""
    game = played(3, 100)
    assert game.pending is not None
    seat = game.pending.seat
    assert drawn(picture_of(game, seat, 80)) == drawn(picture_of(game.clone(resample=Rng(5)), seat, 80))


def test_an_own_picture_shows_the_own_secrets() -> None:
    game = played(2, 0)
    own, watcher = drawn(picture_of(game, 0, 80)), drawn(picture_of(game, None, 80))
    special = open_box(None).names[game.state.specials[0]]
    assert special in own
    assert special not in watcher
    assert "Your secret" in own
    assert "Your secret" not in watcher


@pytest.mark.parametrize("seed", range(3))
def test_the_end_is_told_with_its_sheet(seed: int) -> None:
    game = played(3, 10_000, seed)
    said = drawn(ending_of(game, 80))
    assert game.outcome is not None
    assert all(str(score) in said for score in game.outcome.scores)
    assert "win" in said


def test_a_game_without_a_picture_is_listed() -> None:
    with registered():
        game = lighthouse(seats=2, seed=1)
        told = drawn(picture_of(game, 0, 80))
        rows = [" ".join(line.split()) for line in told.splitlines()]
        bread, fish = game.state.food
        assert {f"food bread {bread}, fish {fish}", f"deck ? {len(game.state.deck)}"} <= set(rows)
        assert [row for row in rows if "keepsakes" in row] == [
            f"keepsakes {KEEPSAKES[game.state.keepsakes[0]]}",
            "keepsakes ?",
        ]
        chance = Rng(1)
        while game.pending is not None:
            game.pick(chance.below(len(game.pending.values)))
        assert "won. (" in drawn(ending_of(game, 80))
        assert "ŵöñ" in drawn(ending_of(game, 80, PSEUDO))


def test_a_listing_says_short_things_on_one_line() -> None:
    view = {"round": 2, "last": False, "row": ["a", "b"], "none_yet": [], "players": [{"seat": 0, "held": {"oil": 1}}]}
    assert list(listed(view, house().language)) == [
        "round: 2",
        "last: no",
        "row: a, b",
        "none yet: none",
        "players 1:",
        "  seat: 0",
        "  held:",
        "    oil: 1",
    ]
    told = list(listed({"last": False, "none_yet": None}, house(PSEUDO).language))
    assert told == ["last: ñö", "none yet: ñöñéú"]


def test_what_is_underlined_is_what_asks() -> None:
    text = question(Prompt("A shot. Somebody runs.", "Who goes after him?"), "Ada")
    assert text.plain == "Ada: A shot. Somebody runs. Who goes after him?"
    assert [text.plain[span.start : span.end] for span in text.spans] == ["Who goes after him?"]


def test_only_the_day_stands_on_a_bar() -> None:
    """In This War of Mine the cold and the days to come used to stand on one, too, and could hardly be read."""
    game = holdfast.start("this_war_of_mine", seats=2, seed=7)
    console = Console(file=StringIO(), width=120, force_terminal=True, color_system="standard")
    console.print(picture_of(game, 0, 120))
    assert isinstance(console.file, StringIO)
    first = console.file.getvalue().splitlines()[0]
    assert re.findall(r"\x1b\[(?:\d+;)*7(?:;\d+)*m([^\x1b]*)", first) == [" Day 1, Morning "]
