"""A game of rules alone, played by clicks: its table is the plain one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.toys.lighthouse import RULES

from . import axe
from .conftest import Sit, running
from .server import Server

# A server at which Lighthouse is played, too.
PROGRAM = (
    "import sys; from holdfast.cli import main; from holdfast.games import register; "
    "from tests.toys.lighthouse import ROW; register(ROW); sys.exit(main())"
)


@pytest.fixture
def lighthouse_server(tmp_path: Path) -> Iterator[Server]:
    yield from running(Server(tmp_path, ["-c", PROGRAM]))


def test_a_whole_game_of_lighthouse_by_clicks(lighthouse_server: Server, sit: Sit) -> None:
    """From the lobby, on the board where the answer lies on it, else in the panel, to the end."""
    me = sit(lighthouse_server)
    me.page.goto("/")
    me.page.get_by_role("radio", name="Lighthouse").check()
    me.page.get_by_role("button", name="Start").click()
    me.at_table()
    expect(me.board.get_by_role("heading", name="Lighthouse")).to_be_visible()
    for row in me.shown["view"]["sections"][0]["rows"]:
        expect(me.board.get_by_role("term").filter(has_text=row["name"]).first).to_be_visible()
    assert axe.faults(me.page) == []
    me.sit_down("lighthouse", ["me"], seed=7)  # a game in which answers lie on the board
    dice = Random(2)
    pointed = 0
    while not me.over:
        me.wait_for_my_turn()
        if me.over:
            break
        assert me.question is not None
        keys = [option["key"] for option in me.question["options"]]
        dice.shuffle(keys)
        if any(me.point(key) for key in keys):
            pointed += 1
        else:
            me.answer(keys[0])
    assert pointed
    assert me.shown["ending"]["cause"] in RULES.goals
    expect(me.page.get_by_role("dialog", name=me.shown["ending"]["title"])).to_be_visible()
