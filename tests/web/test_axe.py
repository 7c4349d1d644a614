"""axe-core finds nothing: every rule it has, in any view, in any dialog, in any theme, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from . import axe, quick
from .conftest import PHONE, Sit
from .player import Player, Shown
from .server import Server

GAMES = [("rebuild", 3), ("frostpunk", 3), ("this_war_of_mine", 1)]  # each with a seed by which the first seat begins
PANEL, DIALOG, POPOVER, HEAD = "aside", "dialog[open]", ":popover-open", ".table > header"


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

    def also(self, player: Player, state: str, within: str) -> None:
        """Another person's page at the same table."""
        other = Checked(player)
        other.look(state, within)
        self.found |= other.found


def go_on(me: Player, friend: Player, until: Callable[[Shown], object]) -> tuple[Player, Player]:
    """Both answer until so; whoever is asked then comes first."""
    for _ in range(60):
        asked, other = (me, friend) if me.question else (friend, me)
        if until(asked.shown):
            return asked, other
        assert asked.question is not None
        asked.answer(asked.question["options"][-1]["key"])
        me.wait_until(lambda: me.shown["version"] == friend.shown["version"], "both to see it")
    raise AssertionError("It never came to that.")


def on_a_phone(server: Server, sit: Sit) -> Player:
    return sit(server, viewport=PHONE, is_mobile=True, has_touch=True)


def test_the_lobby_and_pages_beside_the_way(server: Server, sit: Sit) -> None:
    me = sit(server)
    page, checked = me.page, Checked(me)
    me.watch.allow("404")
    me.set_table("rebuild", ["me", "friend"])
    quick.play(me, me.set_table("frostpunk", ["me"], seed=2), quick.last, lambda _: False)
    page.goto("/")
    expect(page.get_by_role("link", name="Rebuild")).to_be_visible()
    expect(page.get_by_role("link", name="Look back")).to_be_visible()
    checked.look("lobby")
    page.get_by_role("button", name="Look").click()
    checked.look("look", POPOVER)
    page.keyboard.press("Escape")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Seed").fill("no number")
    checked.look("a fault in the lobby", "form")
    page.get_by_role("radio", name="Frostpunk").check()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Seat 2: who sits there").select_option("bot:random")
    checked.look("another game, a bot", "form")
    page.goto("/no/such/page")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    checked.look("nowhere")
    page.goto("/table/nosuchtable")
    expect(page.get_by_role("heading", name="This table can't be shown")).to_be_visible()
    checked.look("no table")
    page.goto("/join/nosuchlink")
    checked.look("no link")
    assert checked.found == {}


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_a_table_and_its_dialogs(server: Server, sit: Sit, game: str, seed: int) -> None:
    me, friend = sit(server), sit(server)
    page, checked = me.page, Checked(me)
    me.sit_down(game, ["me", "friend"], seed=seed)
    page.keyboard.press("Shift+?")
    expect(page.get_by_role("dialog", name="How to play here")).to_be_visible()
    checked.look("help", DIALOG)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    checked.look("menu, with how it looks", POPOVER)
    page.get_by_role("button", name="Invitations").click()
    link = page.get_by_role("dialog", name="Bring friends to the table").get_by_role("textbox").first
    expect(link).to_be_visible()
    checked.look("invitations", DIALOG)
    friend.follow(link.input_value())
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    for kind in ("card", "rule"):
        me.settle()  # a dialog that has just gone still keeps the keys to itself
        thing = me.board.locator(f"[role=button][data-{kind}]:visible").first
        thing.focus()
        expect(thing).to_be_focused()
        page.keyboard.press("?")
        expect(page.get_by_role("dialog").get_by_role("article").first).to_be_visible()
        checked.look(kind, DIALOG)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("button", name="Chat", exact=True).click()
    page.get_by_role("textbox", name="Say to the table").fill("Cold?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Cold?")
    checked.look("chat", PANEL)
    if game != "rebuild":  # whoever plays together may propose
        asked, other = go_on(me, friend, lambda shown: shown["version"] and len(shown["question"]["seats"]) == 2)
        other.panel.locator(".options button").first.click()
        expect(asked.panel.get_by_text("proposes this").first).to_be_visible()
        checked.also(asked, "a proposal", PANEL)
        checked.also(other, "my proposal", PANEL)
    else:
        asked, other = go_on(me, friend, lambda shown: shown["undo"] and not shown["undo"]["free"])
        wisher = (me, friend)[asked.shown["undo"]["seat"]]
        wisher.page.keyboard.press("u")
        expect(wisher.page.get_by_role("status", name="Somebody asks to undo")).to_be_visible()
        checked.also(me, "a vote", ".banners")
        checked.also(friend, "a vote", ".banners")
    checked.look("seats", HEAD)
    barred = asked.panel.get_by_text("Not possible now")
    if barred.is_visible():
        barred.click()
    checked.also(asked, "question", PANEL)
    page.get_by_role("button", name="History").click()
    page.get_by_role("button", name="Step back").click()
    checked.look("history", "section[aria-label=History]")
    checked.look("what is said of history", PANEL)
    assert checked.found == {}


ON_THE_WAY = [
    ("rebuild", ["me", "me"], "round", 4),
    ("frostpunk", ["me"], "round", 3),
    ("this_war_of_mine", ["me"], "day", 2),
]


@pytest.mark.parametrize(("game", "seats", "clock", "middle"), ON_THE_WAY)
def test_a_table_on_its_way_to_the_end(
    server: Server, sit: Sit, game: str, seats: list[str], clock: str, middle: int
) -> None:
    """How it looks at the beginning, a phone shows."""
    me = sit(server)
    checked, dice = Checked(me), Random(2)
    table = me.set_table(game, seats, seed=7)
    quick.play(me, table, dice.choice, lambda shown: bool(shown["view"][clock] >= middle))
    me.go_to_table(table)
    assert not me.over
    curtain = me.page.get_by_role("dialog").get_by_role("button")
    if game == "rebuild" and curtain.is_visible():
        curtain.click()
        expect(curtain).to_be_hidden()
    checked.look("middle")
    quick.play(me, table, dice.choice, lambda _: False)
    me.wait_until(lambda: me.over, "the end")
    ending = me.page.get_by_role("dialog", name=me.shown["ending"]["title"])
    expect(ending).to_be_visible()
    checked.look("ending", DIALOG)
    me.page.keyboard.press("Escape")
    expect(ending).to_be_hidden()
    checked.look("when all is over")
    assert checked.found == {}


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_a_phone(server: Server, sit: Sit, game: str, seed: int) -> None:
    me = on_a_phone(server, sit)
    checked = Checked(me)
    me.sit_down(game, ["me", "friend"], seed=seed)
    checked.look("question")
    me.page.get_by_role("button", name="Log", exact=True).tap()
    checked.look("log", PANEL)
    me.page.get_by_role("button", name="Fold the panel").tap()
    checked.look("folded", PANEL)
    me.page.get_by_role("button", name="Menu").tap()
    checked.look("menu", POPOVER)
    me.page.get_by_role("button", name="Help and keys").tap()
    expect(me.page.get_by_role("dialog", name="How to play here")).to_be_visible()
    checked.look("help", DIALOG)
    assert checked.found == {}


def test_the_lobby_on_a_phone(server: Server, sit: Sit) -> None:
    me = on_a_phone(server, sit)
    checked = Checked(me)
    me.set_table("rebuild", ["me", "friend"])
    me.page.goto("/")
    expect(me.page.get_by_role("link", name="Rebuild")).to_be_visible()
    checked.look("lobby")
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
    curtain = me.page.get_by_role("dialog").filter(has_text="'s turn")
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
