"""In the language that nobody speaks every letter is marked: a word without a mark was written past the messages."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Sit
from .server import Server

UNMARKED = re.compile(r"[A-Za-z]{2,}")

GAMES = [("rebuild", ["me", "greedy"]), ("frostpunk", ["me"]), ("this_war_of_mine", ["me"])]

# What is read or heard of a part of the page, but for the rulebook, which is in English, and what languages call
# themselves.
SPOKEN = """part => {
    const said = [];
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const element = walk.currentNode.parentElement;
        if (!element.closest("script, style, noscript, kbd, code, .rules article, button[lang]"))
            said.push(walk.currentNode.data);
    }
    for (const element of part.querySelectorAll("*"))
        for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
            if (element.hasAttribute(name)) said.push(element.getAttribute(name));
    return said.filter(text => text.trim() !== "");
}"""


def said(page: Page, part: str) -> list[str]:
    words: list[str] = page.locator(part).first.evaluate(SPOKEN)
    assert words, part
    return words


def unmarked(page: Page, *parts: str) -> list[str]:
    return [text for part in parts for text in said(page, part) if UNMARKED.search(text)]


def test_the_lobby_says_nothing_past_its_messages(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.page.goto("/?language=en-XA")
    expect(me.page.locator("html")).to_have_attribute("lang", "en-XA")
    expect(me.page.locator("form .start button")).to_be_visible()
    me.page.locator("[popovertarget=look]").click()
    expect(me.page.locator("#look fieldset").first).to_be_visible()
    assert unmarked(me.page, "header", ".hero", "section", ".start", ".settle legend") == []


def test_a_table_says_nothing_past_its_messages_and_keeps_the_language(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.page.goto("/?language=en-XA")
    table = me.set_table("rebuild", ["me", "greedy"], seed=3)
    me.page.goto(f"/table/{table}")
    expect(me.page.locator("#prompt")).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", "en-XA")
    me.page.locator("[popovertarget=table-menu]").click()
    assert unmarked(me.page, "header .tools", "aside .tabs", "section .top") == []
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("?")
    assert unmarked(me.page, "dialog") == []
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog")).to_have_count(0)
    me.page.keyboard.press("h")
    expect(me.page.locator(".history input")).to_be_visible()
    assert unmarked(me.page, ".history .buttons", ".history label", ".history > section > button") == []


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_board_says_nothing_past_its_messages(server: Server, sit: Sit, game: str, seats: list[str]) -> None:
    """A word without a mark on a board is one of the server's: it stands in what the server has told."""
    me = sit(server)
    me.page.goto("/?language=en-XA")
    told: list[str] = []
    me.page.on("response", lambda answer: told.append(answer.text()) if "/reference" in answer.url else None)
    me.page.goto(f"/table/{me.set_table(game, seats, seed=3)}")
    expect(me.page.locator("main [data-target]").first).to_be_attached()
    for _ in range(12):
        me.wait_for_my_turn()
        assert me.question is not None
        me.answer(me.question["options"][0]["key"])
    known = {word.lower() for text in (*told, *map(json.dumps, me.told)) for word in UNMARKED.findall(text)}
    words = {word for text in said(me.page, "main") for word in UNMARKED.findall(text)}
    assert {word for word in words if word.lower() not in known} == set()


def test_the_server_is_told_in_which_language_somebody_reads(server: Server, sit: Sit) -> None:
    me = sit(server)
    sockets: list[str] = []
    me.page.on("websocket", lambda socket: sockets.append(socket.url))
    me.sit_down("rebuild", ["me", "greedy"], seed=3)
    assert [url.partition("?")[2] for url in sockets] == ["language=en"]
    with me.page.expect_request(lambda request: request.url.endswith("/api/games")) as asked:
        me.page.goto("/?language=en-XA")
    assert asked.value.headers["accept-language"] == "en-XA"
    me.page.goto("/?language=en")
    expect(me.page.get_by_role("button", name="Start")).to_be_visible()


def test_the_language_changes_without_a_reload_and_is_kept(server: Server, sit: Sit) -> None:
    """For what was told and drawn before, too: a log, an open question, the board."""
    me = sit(server)
    me.page.goto("/?language=en-XA")
    me.page.goto(f"/table/{me.set_table('rebuild', ['me', 'greedy'], seed=3)}")
    expect(me.page.locator("main [data-target]").first).to_be_attached()
    me.page.evaluate("window.same = true")

    def choose(language: str) -> None:
        me.page.locator("[popovertarget=table-menu]").click()
        me.page.locator(f"#table-menu button[lang={language}]").click()
        me.page.keyboard.press("Escape")
        expect(me.page.locator("html")).to_have_attribute("lang", language)

    choose("en")
    expect(me.panel).to_be_visible()
    expect(me.page.locator("aside")).to_contain_text("Resupply")
    parts = ("header", "aside", "main")
    marked = re.compile("[åéîöû]")
    me.wait_until(
        lambda: not [text for part in parts for text in said(me.page, part) if marked.search(text)], "English"
    )
    choose("en-XA")
    expect(me.prompt).to_contain_text(marked)
    expect(me.page.locator("aside")).to_contain_text("Ŕéšûþþļý")
    assert me.page.evaluate("window.same"), "nothing was loaded again"
    me.page.goto("/")
    expect(me.page.locator("html")).to_have_attribute("lang", "en-XA")
    me.page.locator("[popovertarget=look]").click()
    me.page.locator("#look button[lang=en]").click()
    expect(me.page.get_by_role("button", name="Start")).to_be_visible()
    expect(me.page.get_by_role("radio", name="Frostpunk")).to_be_visible()
