"""A person at a browser: sets tables, reads the question, clicks. What the server sends is read along, to compare."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect

from .watch import Watch

Shown = dict[str, Any]  # a TableShown, as the browser got it

PATIENCE = 20.0  # seconds
DRAWN = "new Promise(drawn => { requestAnimationFrame(() => setTimeout(drawn)); setTimeout(drawn, 100) })"
GLANCE = 25  # milliseconds


class Player:
    def __init__(self, context: BrowserContext, watch: Watch) -> None:
        self.context = context
        self.watch = watch
        self.page: Page = context.new_page()
        self.page.on("websocket", self.listen)
        self.told: list[Shown] = []
        self.references: dict[str, Any] = {}

    # -- what the server says -----------------------------------------------------------------------------------------

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "table":
            self.told.append(message)

    @property
    def shown(self) -> Shown:
        self.wait_until(lambda: bool(self.told), "the table to be told")
        return self.told[-1]

    @property
    def question(self) -> dict[str, Any] | None:
        """What this player is asked and has the last word on."""
        asked: dict[str, Any] | None = self.shown["question"]
        return asked if asked is not None and asked["seat"] in self.shown["mine"] else None

    @property
    def asked(self) -> str:
        """What is asked, after the story that leads to it."""
        assert self.question is not None
        return f"{self.question['story']} {self.question['prompt']}".strip()

    @property
    def over(self) -> bool:
        return self.shown["ending"] is not None

    def wait_until(self, happens: Callable[[], bool], what: str) -> None:
        """Playwright hears the socket only while it is at work, so there is no sleeping here."""
        deadline = time.monotonic() + PATIENCE
        while not happens():
            assert time.monotonic() < deadline, f"waited in vain for {what}"
            self.page.wait_for_timeout(GLANCE)

    def wait_for_my_turn(self) -> None:
        self.wait_until(lambda: self.question is not None or self.over, "my turn, or the end")
        self.settle()

    def settle(self) -> None:
        """What the page has heard, it has drawn; a page behind another draws nothing, and is not waited for."""
        self.page.evaluate(DRAWN)

    # -- tables -------------------------------------------------------------------------------------------------------

    def set_table(
        self, game: str, seats: list[str], *, seed: int | None = 7, options: dict[str, str] | None = None
    ) -> str:
        """A table without the lobby: seats are `me`, `friend` or the name of a bot."""
        wanted = {
            "game": game,
            "seats": [{"who": who} if who in ("me", "friend") else {"who": "bot", "bot": who} for who in seats],
            "options": options or {},
            "seed": seed,
        }
        answer = self.context.request.post("/api/tables", data=wanted)
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()
        self.invitations: list[dict[str, Any]] = made["invitations"]
        return str(made["table"])

    def go_to_table(self, table: str) -> None:
        self.page.goto(f"/table/{table}")
        self.at_table()

    def follow(self, link: str) -> None:
        """Open a link, and say yes to what it offers."""
        self.page.goto(link)
        self.page.get_by_role("button", name=re.compile("Sit down|Watch")).click()
        self.at_table()

    def at_table(self) -> None:
        expect(self.board.locator("[data-target]").first).to_be_attached()
        expect(self.panel).to_be_visible()
        assert self.shown

    def sit_down(self, game: str, seats: list[str], **settings: Any) -> str:
        table = self.set_table(game, seats, **settings)
        self.go_to_table(table)
        return table

    # -- the page -----------------------------------------------------------------------------------------------------

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("main", name="Board")

    @property
    def panel(self) -> Locator:
        """Where the question stands; its name is the question."""
        return self.page.locator("section[aria-labelledby=prompt]")

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    def option(self, key: str) -> Locator:
        """The button of an answer. Answers that read alike share one, or stand beside each other with their places."""
        question = self.question
        assert question is not None
        label = next(option["label"] for option in question["options"] if option["key"] == key)
        alike = [option["key"] for option in question["options"] if option["label"] == label]
        shared = self.panel.locator(", ".join(f'[data-key="{one}"]' for one in alike))
        word = key.partition(":")[2]
        return shared.or_(self.panel.get_by_role("button", name=f"{label} ({word})", exact=True)).first

    def on_board(self, target: str) -> Locator:
        return self.board.locator(f'[data-target="{target}"]')

    # -- deciding -----------------------------------------------------------------------------------------------------

    def answer(self, key: str) -> None:
        """Click an option in the panel, and see that the table has moved on."""
        self.act(lambda: self.option(key).click())

    def point(self, key: str) -> bool:
        """Click the thing on the board that this answer names, if there is one; of several ways, the one meant."""
        question, target = self.question, self.target_of(key)
        assert question is not None
        lit = self.page.locator(".lit")  # of several things that share a target, those that are meant now
        if target is None or self.on_board(target).and_(lit).count() == 0:
            return False
        label = next(option["label"] for option in question["options"] if option["key"] == key)
        before = self.shown["version"]
        self.on_board(target).and_(lit).first.click()
        ways = self.page.get_by_role("menu", name="What to do there")
        self.wait_until(lambda: self.shown["version"] > before or ways.is_visible(), f"what a click on {target} does")
        if self.shown["version"] == before:
            ways.get_by_role("menuitem").filter(has_text=label.partition(": ")[0]).first.click()
        self.wait_until(lambda: self.shown["version"] > before, f"an answer to the click on {target}")
        self.settle()
        return True

    def target_of(self, key: str) -> str | None:
        question = self.question
        assert question is not None
        thing = self.targets(self.shown["game"]).get(question["domain"])
        kind, _, word = key.partition(":")
        return f"{thing}:{word}" if thing and kind == question["kind"] else None

    def targets(self, game: str) -> dict[str, str]:
        if game not in self.references:
            self.references[game] = self.context.request.get(f"/api/games/{game}/reference").json()
        targets: dict[str, str] = self.references[game]["targets"]
        return targets

    def act(self, does: Callable[[], None]) -> None:
        before = self.shown["version"]
        does()
        self.wait_until(lambda: self.shown["version"] > before, f"an answer to the pick after {before}")
        self.settle()
