"""Whole games in the language that nobody speaks: whatever comes up, the page shows no word past its messages.

The answers are given by chance over HTTP; the page looks on, and all that it says is read again and again.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from holdfast.kernel import Rng

from ..speech.test_whole_game import KEYS, MARKS, WORD
from .conftest import Sit
from .player import Player
from .quick import Pacer
from .server import Server
from .test_language import SPOKEN

# Ids of rules, and the spaces of a place: near-3 a.
UNSPOKEN = re.compile(r"\b(?:FP|TW|RB)-[A-Z]+-\d+\b|(?<=\d )[ab]\b|^[ab]$")
NAMES = {"Ada", "Ben"}
MARKS_OF_THE_PAGE = {"i", "II", "z"}  # a card to read, a level, sleep
TALL = {"width": 1440, "height": 1200}
CARD = "aside button.read"
RULE = "aside details button[data-rule]"
EVERY = 30  # picks at most between two looks
SEED = 5
GAMES = {
    "rebuild": (["Ada", "Ben"], {}),
    "frostpunk": (["Ada"], {}),
    "this_war_of_mine": (["Ada"], {"scenario": "last-road", "board": "advanced"}),
}


class Reader:
    """Somebody who reads the whole page, and notes every word without a mark."""

    def __init__(self, me: Player, game: str) -> None:
        self.me = me
        self.game = game
        self.found: set[str] = set()
        self.opened: set[str] = set()

    def read(self, part: str = "body") -> None:
        self.me.settle()
        for text in self.me.page.locator(part).first.evaluate(SPOKEN):
            for word in WORD.findall(KEYS[self.game].sub("", UNSPOKEN.sub("", text))):
                if word not in MARKS[self.game] | MARKS_OF_THE_PAGE | NAMES:
                    self.found.add(f"{word}: {text[:70]}")

    def open(self, opens: Callable[[], None], what: str) -> None:
        """Something that lies over the page."""
        opens()
        expect(self.me.page.locator(what).first).to_be_visible()
        self.read()
        self.me.page.keyboard.press("Escape")
        expect(self.me.page.locator("dialog")).to_have_count(0)

    def open_once(self, button: str) -> None:
        """What a button opens, as soon as there is one."""
        for closed in self.me.page.locator("aside details:not([open]) > summary").all():
            closed.click()
        if button not in self.opened and self.me.page.locator(button).count():
            self.opened.add(button)
            self.open(self.me.page.locator(button).first.click, "dialog article")

    def open_everything(self) -> None:
        page = self.me.page
        self.open(page.locator("[popovertarget=table-menu]").click, "#table-menu")
        self.open(lambda: page.keyboard.press("?"), "dialog")
        page.locator("aside .tabs button").nth(1).click()
        self.read("aside")
        page.locator("aside .tabs button").nth(0).click()
        for closed in page.locator("details:not([open]) > summary").all():
            closed.click()
        self.read()
        page.keyboard.press("w")
        expect(page.locator(".advice .why").first).to_be_visible(timeout=30_000)
        self.read(".advice")
        page.keyboard.press("w")
        page.keyboard.press("h")
        page.locator(".history input").press("ArrowLeft")
        self.read()
        page.keyboard.press("h")
        expect(page.locator(".history")).to_have_count(0)


def answered(me: Player, table: str, shown: dict[str, Any], rng: Rng, pacer: Pacer) -> dict[str, Any]:
    question = shown["question"]
    options = question["options"]
    wanted = {
        "type": "pick",
        "version": shown["version"],
        "keys": [options[rng.below(len(options))]["key"]],
        "seat": question["seat"],
    }
    pacer.wait()
    done = me.context.request.post(f"/api/tables/{table}/picks", data=wanted)
    assert done.ok, done.text()
    told: dict[str, Any] = done.json()
    for seat in told["mine"] if told["question"] is None and told["ending"] is None else ():
        looked: dict[str, Any] = me.context.request.get(f"/api/tables/{table}?seat={seat}").json()
        if looked["question"] is not None:
            return looked
    return told


def has_heard(me: Player, version: int) -> bool:
    return bool(me.shown["version"] >= version)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_says_nothing_past_its_messages(server: Server, sit: Sit, game: str) -> None:
    names, options = GAMES[game]
    me, rng, pacer = sit(server, viewport=TALL), Rng(SEED), Pacer()
    seats = [{"who": "me", "name": name} for name in names]
    made = me.context.request.post("/api/tables", data={"game": game, "seats": seats, "options": options, "seed": SEED})
    table = made.json()["table"]
    me.page.goto(f"/table/{table}?language=en-XA")
    expect(me.page.locator("main [data-target]").first).to_be_attached()
    reader, asked, last = Reader(me, game), set[str](), 0
    told = me.shown
    reader.open_everything()
    while told["ending"] is None:
        told = answered(me, table, told, rng, pacer)
        kind = told["question"] and told["question"]["kind"]
        if kind not in asked or told["version"] - last >= EVERY:
            asked.add(kind)
            last = told["version"]
            me.wait_until(partial(has_heard, me, last), "the page to hear of it")
            reader.read()
            reader.open_once(CARD)
            reader.open_once(RULE)
    expect(me.page.locator("dialog .end")).to_be_visible()
    reader.read()
    assert len(asked) > 5
    assert reader.opened == {CARD, RULE}
    assert sorted(reader.found) == []
