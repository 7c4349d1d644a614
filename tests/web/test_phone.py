"""On a phone: nothing is cut off, everything can be tapped, a game can be played."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Sit
from .player import Player
from .server import Server

LEAST_TARGET = 24  # CSS pixels: WCAG 2.2, 2.5.8


@pytest.fixture
def me(server: Server, sit: Sit) -> Player:
    return sit(server, viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2)


def overflow(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def small_targets(page: Page) -> list[str]:
    """Buttons and links that a finger would miss; a link in running text may be as small as its line."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll("button, a, select, input, summary")]
          .filter(thing => thing.checkVisibility() && !thing.closest("[inert]") && thing.type !== "radio")
          .map(thing => [thing, thing.getBoundingClientRect()])
          .filter(([, box]) => box.width > 1 && (box.width < least || box.height < least))
          .map(([thing, box]) => `${thing.outerHTML.slice(0, 100)} ${box.width}x${box.height}`)""",
        LEAST_TARGET,
    )
    return found


def test_the_lobby_fits(me: Player) -> None:
    me.page.goto("/")
    expect(me.page.get_by_role("button", name="Start")).to_be_visible()
    assert overflow(me.page) <= 0
    assert small_targets(me.page) == []


@pytest.mark.parametrize(
    ("game", "seats"), [("rebuild", ["me", "greedy"]), ("frostpunk", ["me"]), ("this_war_of_mine", ["me"])]
)
def test_a_table_fits_and_is_played_with_a_finger(me: Player, game: str, seats: list[str]) -> None:
    me.sit_down(game, seats, seed=3)
    assert small_targets(me.page) == []
    dice = Random(5)
    for _ in range(12):
        me.wait_for_my_turn()
        assert me.question is not None
        expect(me.prompt).to_have_text(me.asked)
        assert overflow(me.page) <= 0
        key = dice.choice(me.question["options"])["key"]
        me.act(lambda: me.option(key).tap())  # noqa: B023
    for name in ("Log", "Chat"):
        me.page.get_by_role("button", name=name, exact=True).tap()
        assert overflow(me.page) <= 0
    me.page.get_by_role("button", name="Fold the panel").tap()
    expect(me.page.get_by_role("button", name="Open the panel")).to_be_visible()
    assert overflow(me.page) <= 0


def test_the_board_is_played_with_a_finger(me: Player) -> None:
    me.sit_down("rebuild", ["me", "greedy"], seed=0)
    assert me.question is not None
    me.page.get_by_role("button", name="Fold the panel").tap()
    target = me.target_of(me.question["options"][0]["key"])
    assert target is not None
    me.act(lambda: me.on_board(target).first.tap())


def test_a_card_fits(me: Player) -> None:
    me.sit_down("frostpunk", ["me"], seed=3)
    me.panel.get_by_role("button", name="Read the card").first.tap()
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    box = dialog.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["width"]
    assert 0 <= box["y"] <= box["y"] + box["height"] <= PHONE["height"]


def test_large_text_fits_too(me: Player) -> None:
    me.page.goto("/")
    me.page.get_by_role("button", name="Look").tap()
    me.page.get_by_role("button", name="Larger").tap()
    me.page.keyboard.press("Escape")
    assert overflow(me.page) <= 0
    me.sit_down("frostpunk", ["me"], seed=3)
    assert overflow(me.page) <= 0
