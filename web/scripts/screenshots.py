"""Makes docs/screens/: python -m web.scripts.screenshots [folder]

The tables are played from fixed seeds by the greedy player, so the pictures change only when the game or the page does.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import holdfast
from holdfast.kernel import Game
from holdfast.kernel.record import save_bytes
from holdfast.presence.drawn import as_svg
from holdfast.server.bots import answer
from tests.web.browser import find as find_browser
from tests.web.server import Server

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "screens"
WIDE: ViewportSize = {"width": 1440, "height": 900}
TALL: ViewportSize = {"width": 1440, "height": 1120}
PHONE: ViewportSize = {"width": 390, "height": 844}
STILL = 700  # milliseconds until everything stands

Done = Callable[[Game[Any]], bool]

TOO_MANY = 429  # picks at once: the server asks to wait


class Table:
    """A table at the server, and the same game here, in which a greedy player looks up what to answer."""

    def __init__(self, page: Page, game: str, seats: list[dict[str, str]], seed: int, **options: Any) -> None:
        self.calls = page.context.request
        wanted = {"game": game, "seats": seats, "seed": seed, "options": options}
        self.id: str = self.calls.post("/api/tables", data=wanted).json()["table"]
        self.bots = [seat["who"] == "bot" for seat in seats]
        self.twin = holdfast.start(game, seats=len(seats), seed=seed, **options)

    def play_until(self, done: Done) -> None:
        while not done(self.twin):
            bots = [decision for decision in self.twin.decisions if self.bots[decision.choice.seat]]
            decision = (bots or self.twin.decisions)[0]
            seat = decision.choice.seat
            key = answer(save_bytes(self.twin), seat, "greedy", self.id, 0)  # as the server's own bots
            self.twin.choose(key, seat)
            if not bots:
                self.pick(seat, key)

    def pick(self, seat: int, key: str) -> None:
        """Bots answer first, as they do here."""
        shown = self.shown()
        while any(self.bots[asked] for asked in shown["waiting"]):
            time.sleep(0.05)
            shown = self.shown()
        wish = {"type": "pick", "version": shown["version"], "keys": [key], "seat": seat}
        while (answer := self.calls.post(f"/api/tables/{self.id}/picks", data=wish)).status == TOO_MANY:
            time.sleep(0.1)
        assert answer.ok, answer.text()

    def shown(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.calls.get(f"/api/tables/{self.id}").json()
        return shown


def frostpunk_in_action(game: Game[Any]) -> bool:
    """Late in the action of a warm day: many at work, some places heated and some cold."""
    view = game.view(0).table
    spaces = [space for place in view.map for space in place.spaces]
    at_work = sum(space.meeple is not None for space in spaces)
    heated = sum(space.heated for space in spaces)
    asked = game.decision is not None and game.decision.kind == "turn"
    return bool(asked and view.round >= 4 and ((at_work >= 5 and heated >= 10) or view.round >= 6))


def rebuild_half_way(game: Game[Any]) -> bool:
    decision = game.decision_of(0)
    return bool(game.view(0).table.round == 5 and decision and decision.kind == "place")


def war_by_day(game: Game[Any]) -> bool:
    """In the middle of a day: something stands in the house, two are at work, somebody is asked."""
    view = game.view(0).table
    stands = any(space.fitting for space in view.shelter)
    works = sum(person.at is not None for person in view.group) >= 2
    asked = game.decision is not None and game.decision.kind == "work"
    return bool(asked and works and ((view.day >= 2 and stands) or view.day >= 4))


def visit(browser: Browser, server: Server, **settings: Any) -> Page:
    context = browser.new_context(base_url=server.url, reduced_motion="reduce", color_scheme="dark", **settings)
    return context.new_page()


def take(page: Page, path: str, file: Path) -> None:
    page.goto(path, wait_until="networkidle")
    page.wait_for_timeout(STILL)
    page.screenshot(path=file)
    print(file)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp(prefix="holdfast-screens-")))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_browser())
            wide = visit(browser, server, viewport=TALL)
            people = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]
            city = Table(wide, "frostpunk", people, 20)
            city.play_until(frostpunk_in_action)
            rivals = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "greedy", "name": "Greedy"}]
            builders = Table(wide, "rebuild", rivals, 11)
            builders.play_until(rebuild_half_way)
            house = Table(wide, "this_war_of_mine", people, 3)
            house.play_until(war_by_day)
            take(wide, f"/table/{city.id}", folder / "frostpunk.png")
            take(wide, f"/table/{builders.id}", folder / "rebuild.png")
            take(wide, f"/table/{house.id}", folder / "war.png")
            wide.set_viewport_size(WIDE)
            take(wide, "/", folder / "lobby.png")
            phone = visit(
                browser,
                server,
                viewport=PHONE,
                is_mobile=True,
                has_touch=True,
                device_scale_factor=2,
                storage_state=wide.context.storage_state(),
            )
            take(phone, f"/table/{city.id}", folder / "phone.png")
            browser.close()
        in_terminal = folder / "terminal.svg"
        in_terminal.write_text(as_svg(city.twin, city.twin.decisions[0].choice.seat), encoding="utf-8")
        print(in_terminal)
    finally:
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
