"""axe-core, the checker of accessibility, run in a page as it is at that moment."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

THEMES = ("ember", "light", "contrast")
SOURCE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def source() -> str:
    assert SOURCE.is_file(), "axe-core is missing: python hatch_build.py --with-tools"
    return SOURCE.read_text(encoding="utf-8")


def faults(page: Page, within: str = "html") -> list[str]:
    """Each fault with the first places it is at: every rule that axe knows, also those it leaves out by itself, in
    every theme.

    The theme is changed in place. The source is evaluated, which no policy of the page forbids.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(RUN, [within, list(THEMES)])
    return [
        f"{fault['theme']}: {fault['id']} ({fault['impact']}): {fault['help']}: "
        + "; ".join(
            f"{' '.join(map(str, node['target']))} {node['html'][:160]} {node['failureSummary'][:240]}"
            for node in fault["nodes"][:4]
        )
        + f" ({len(fault['nodes'])} in all)"
        for fault in found
    ]


RUN = """async ([within, themes]) => {
  const page = document.documentElement.dataset;
  const own = page.theme;
  const found = [];
  const board = document.querySelector("main");
  const aside = board !== null && !document.querySelector(within).contains(board) && !board.querySelector(within);
  const gap = document.createElement("main");
  gap.ariaLabel = "Board";
  if (aside) board.replaceWith(gap); // everything that is there is walked over again and again, which takes long
  const every = { type: "rule", values: axe.getRules().map(({ ruleId }) => ruleId) };
  for (const theme of themes) {
    page.theme = theme;
    const { violations } = await axe.run(within, { resultTypes: ["violations"], runOnly: every });
    found.push(...violations.map(fault => ({ theme, ...fault })));
  }
  page.theme = own;
  if (aside) gap.replaceWith(board);
  return found;
}"""
