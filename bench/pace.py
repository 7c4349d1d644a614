"""How fast a move is drawn in a real browser, and how smoothly what it moves is seen to move.

From the click to the picture, and how much of that the page works; then the time from frame to frame, as
requestAnimationFrame tells it, while Meeples walk, markers slide and the warmth spreads. Chromium runs without a screen
and draws with the processor, so a figure is the machine's as much as the page's: compare it with others of one machine.

python -m bench.pace
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, expect, sync_playwright

from tests.web import browser as browsers
from tests.web.player import Player
from tests.web.server import Server
from tests.web.watch import Watch

TABLES: Final = {"rebuild": ["me", "random"], "frostpunk": ["me"], "this_war_of_mine": ["me"]}
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


# How long what a move sets going is watched; the longest movement takes 700 ms.
WATCHED: Final = 800
FRAME: Final = 1000 / 60
JITTER: Final = 1.0  # milliseconds by which the clock of a page may be off

# Milliseconds from frame to frame, from the first picture after the click on.
FRAMES: Final = """([button, watched]) => new Promise(done => {
  const panel = button.closest("section");
  const times = [];
  const next = time => {
    times.push(time);
    if (time - times[0] < watched) requestAnimationFrame(next);
    else done(times.slice(1).map((one, place) => one - times[place]));
  };
  const seen = new MutationObserver(() => {
    if (button.isConnected && panel.getAttribute("aria-busy") === "true") return;
    seen.disconnect();
    requestAnimationFrame(next);
  });
  seen.observe(panel, { subtree: true, childList: true, characterData: true });
  button.click();
})"""


def frames(browser: Browser, server: Server, game: str, moves: int) -> tuple[list[float], float]:
    """Milliseconds of every frame after each of some moves, and what share of that time the page worked."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=server.url)
    me = Player(context, Watch(context, server.url))
    me.sit_down(game, TABLES[game], seed=3)
    session = context.new_cdp_session(me.page)
    session.send("Performance.enable")
    dice = Random(1)
    seen: list[float] = []
    busy = 0.0
    for move in range(WARMING + moves):
        me.wait_for_my_turn()
        assert me.question is not None
        option = me.option(dice.choice(me.question["options"])["key"])
        expect(option).to_be_enabled()
        before = metric(session.send("Performance.getMetrics"), "TaskDuration")
        taken = me.page.evaluate(FRAMES, [option.element_handle(), WATCHED])
        if move >= WARMING:
            seen += taken
            busy += metric(session.send("Performance.getMetrics"), "TaskDuration") - before
    context.close()
    return seen, busy * 1000 / sum(seen)


def late(seen: list[float]) -> float:
    return sum(frame > FRAME + JITTER for frame in seen) / len(seen)


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
    return sum(metric(metrics, name) for name in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration"))


def metric(metrics: dict[str, Any], name: str) -> float:
    """Seconds since the page was opened."""
    return next(float(one["value"]) for one in metrics["metrics"] if one["name"] == name)


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
                seen, busy = frames(browser, server, game, moves)
                figures[f"{game}_frame"] = median(seen)
                figures[f"{game}_frame_p99"] = quantiles(seen, n=100)[98]
                figures[f"{game}_frames_late"] = late(seen)
                figures[f"{game}_busy"] = busy
            browser.close()
        finally:
            server.stop()
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
