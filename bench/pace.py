"""How fast a move is drawn in a real browser: from the click to the picture, and how much of that the page works.

python -m bench.pace
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, expect, sync_playwright

from tests.web import browser as browsers
from tests.web.player import Player
from tests.web.server import Server
from tests.web.watch import Watch

TABLES: Final = {"rebuild": ["me", "random"], "frostpunk": ["me"]}
WARMING: Final = 4  # moves that are not counted: the page loads cards, and the browser compiles

# From the click until the page has painted what changed in the panel.
UNTIL_DRAWN: Final = """button => new Promise(done => {
  const panel = button.closest("section");
  const start = performance.now();
  const seen = new MutationObserver(() => {
    if (button.isConnected && panel.getAttribute("aria-busy") === "true") return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
  });
  seen.observe(panel, { subtree: true, childList: true, characterData: true });
  button.click();
})"""


def pace(browser: Browser, server: Server, game: str, moves: int) -> tuple[list[float], list[float]]:
    """Milliseconds for each move: until it is drawn, and of script, layout and style on the way."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=server.url)
    me = Player(context, Watch(context, server.url))
    me.sit_down(game, TABLES[game], seed=3)
    session = context.new_cdp_session(me.page)
    session.send("Performance.enable")
    waits, works = [], []
    for _ in range(WARMING + moves):
        me.wait_for_my_turn()
        assert me.question is not None
        option = me.option(me.question["options"][0]["key"])
        expect(option).to_be_enabled()
        before = work(session.send("Performance.getMetrics"))
        waits.append(float(option.evaluate(UNTIL_DRAWN)))
        works.append((work(session.send("Performance.getMetrics")) - before) * 1000)
    context.close()
    return waits[WARMING:], works[WARMING:]


def work(metrics: dict[str, Any]) -> float:
    named = {one["name"]: one["value"] for one in metrics["metrics"]}
    return float(sum(named[name] for name in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=30, metavar="N", help="at each table")
    moves: int = parser.parse_args().moves
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=str(browsers.find()))
            for game in TABLES:
                waits, works = pace(browser, server, game, moves)
                figures[f"{game}_drawn"] = median(waits)
                figures[f"{game}_slowest"] = max(waits)
                figures[f"{game}_work"] = median(works)
            browser.close()
        finally:
            server.stop()
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
