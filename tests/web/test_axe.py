"""axe-core finds nothing, in any view, in any theme, in any dialog."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from . import axe
from .conftest import PHONE, Sit
from .player import Player
from .server import Server

GAMES = [("rebuild", ["me", "friend"]), ("frostpunk", ["me", "friend"])]
PANEL, DIALOG, POPOVER = "aside", "dialog[open]", ":popover-open"


class Checked:
    """One state after another; what is wrong is gathered, so that all of it is seen at once."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.found: dict[str, list[str]] = {}

    def look(self, state: str, within: str = "html") -> None:
        """What has changed since the last look is enough: a large board takes seconds."""
        self.player.settle()
        if faults := axe.faults(self.player.page, within):
            self.found[state] = faults


def test_the_lobby_and_pages_beside_the_way(server: Server, sit: Sit) -> None:
    me = sit(server)
    page, checked = me.page, Checked(me)
    me.watch.allow("404")
    me.set_table("rebuild", ["me", "friend"])
    page.goto("/")
    expect(page.get_by_role("link", name="Rebuild")).to_be_visible()
    checked.look("lobby")
    page.get_by_role("button", name="Look").click()
    checked.look("look", POPOVER)
    page.keyboard.press("Escape")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Seed").fill("no number")
    checked.look("a fault in the lobby", "form")
    page.goto("/no/such/page")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    checked.look("nowhere")
    page.goto("/table/nosuchtable")
    expect(page.get_by_role("heading", name="This table can't be shown")).to_be_visible()
    checked.look("no table")
    page.goto("/join/nosuchlink")
    checked.look("no link")
    assert checked.found == {}


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_table_and_its_dialogs(server: Server, sit: Sit, game: str, seats: list[str]) -> None:
    me, friend = sit(server), sit(server)
    page, checked = me.page, Checked(me)
    me.sit_down(game, seats, seed=3)
    page.keyboard.press("Shift+?")
    expect(page.get_by_role("dialog", name="How to play here")).to_be_visible()
    checked.look("help", DIALOG)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    checked.look("menu", POPOVER)
    page.get_by_role("button", name="Invitations").click()
    link = page.get_by_role("dialog", name="Bring friends to the table").get_by_role("textbox").first
    expect(link).to_be_visible()
    checked.look("invitations", DIALOG)
    friend.page.goto(link.input_value())
    friend.at_table()
    page.keyboard.press("Escape")
    me.board.locator("[data-target]").first.hover()
    page.evaluate("document.activeElement.blur()")
    read = page.get_by_role("button", name="Read the card").or_(me.board.locator("[data-card]")).first
    if read.count():
        read.click(button="right" if read.get_attribute("data-card") else "left")
        expect(page.get_by_role("dialog").get_by_role("article")).to_be_visible()
        checked.look("card", DIALOG)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat", exact=True).click()
    page.get_by_role("textbox", name="Say to the table").fill("Cold?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Cold?")
    checked.look("chat", PANEL)
    for _ in range(6):
        asked = me if me.question else friend
        assert asked.question is not None
        asked.answer(asked.question["options"][0]["key"])
        me.wait_until(lambda: me.shown["version"] == friend.shown["version"], "both to see it")
    checked.look("table")
    asked = me if me.question else friend
    barred = asked.panel.get_by_text("Not possible now")
    if barred.is_visible():
        seen = Checked(asked)
        barred.click()
        seen.look("what is not possible", PANEL)
        asked.panel.get_by_role("button", name="Read the rule").first.click()
        expect(asked.page.get_by_role("dialog").get_by_role("article")).to_be_visible()
        seen.look("rule", DIALOG)
        asked.page.keyboard.press("Escape")
        checked.found |= seen.found
    page.get_by_role("button", name="History").click()
    page.get_by_role("button", name="A step back").click()
    checked.look("history", "section[aria-label=History]")
    checked.look("what is said of history", PANEL)
    assert checked.found == {}


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_phone(server: Server, sit: Sit, game: str, seats: list[str]) -> None:
    me = sit(server, viewport=PHONE, is_mobile=True, has_touch=True)
    checked = Checked(me)
    me.sit_down(game, seats, seed=3)
    checked.look("question")
    me.page.get_by_role("button", name="Log", exact=True).tap()
    checked.look("log", PANEL)
    me.page.get_by_role("button", name="Fold the panel").tap()
    checked.look("folded", PANEL)
    assert checked.found == {}


def test_a_menu_of_ways(server: Server, sit: Sit) -> None:
    me = sit(server)
    checked = Checked(me)
    me.sit_down("frostpunk", ["me"], seed=3)
    for _ in range(40):
        assert me.question is not None
        targets = [shortcut["target"] for shortcut in me.question["shortcuts"]]
        twice = [target for target in targets if targets.count(target) > 1 and me.on_board(target).count()]
        if twice:
            break
        me.answer(me.question["options"][0]["key"])
    me.on_board(twice[0]).first.click()
    expect(me.page.get_by_role("menu", name="What to do there")).to_be_visible()
    checked.look("ways", "[role=menu]")
    assert checked.found == {}


def test_two_people_at_one_screen(server: Server, sit: Sit) -> None:
    """Rivals: the screen is handed over behind a curtain."""
    me = sit(server)
    checked = Checked(me)
    me.sit_down("rebuild", ["me", "me"], seed=0)
    curtain = me.page.get_by_role("dialog").filter(has_text="is asked")
    for _ in range(4):
        if curtain.is_visible():
            break
        assert me.question is not None
        me.answer(me.question["options"][0]["key"])
    expect(curtain).to_be_visible()
    checked.look("curtain", DIALOG)
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    assert checked.found == {}
