"""The page in a real browser, without a network: charts are drawn, columns sort, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page

from holdfast.lab import write_report
from tests.web import axe

Scheme = Literal["light", "dark"]


@pytest.fixture(scope="module")
def page(rebuild_run: Path, tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Page]:
    file = write_report(rebuild_run, out=tmp_path_factory.mktemp("pages") / "rebuild.html").page
    context = browser.new_context(offline=True, viewport={"width": 1200, "height": 900})
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.goto(file.as_uri())
    page.wait_for_selector("body[data-drawn]")
    yield page
    context.close()
    assert said == []


def test_every_chart_is_drawn(page: Page) -> None:
    figures = page.locator("figure")
    assert figures.count() > 10
    assert page.locator("figure .chart svg").count() == figures.count()
    assert page.locator("#chart-ends svg path[aria-roledescription='bar']").count() > 3


def test_a_column_is_sorted_by_its_head(page: Page) -> None:
    page.locator("#winners table").first.scroll_into_view_if_needed()
    table = page.locator("#winners table").first
    head = table.locator("thead th").nth(2)
    for order in ("descending", "ascending"):
        head.locator("button").click()
        assert head.get_attribute("aria-sort") == order
        shares = [
            float(by)
            for by in table.locator("tbody td:nth-child(3)").evaluate_all("all => all.map(one => one.dataset.by)")
        ]
        assert shares == sorted(shares, reverse=order == "descending")


def test_no_table_is_cut_off_on_a_desk(page: Page) -> None:
    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
    cut = page.locator(".scroll").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.ariaLabel)"
    )
    assert cut == []
    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = false)")


def test_a_phone_needs_no_sideways_scrolling(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("document.documentElement.scrollWidth <= 390")  # charts follow the page after a moment
    page.set_viewport_size({"width": 1200, "height": 900})


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, scheme: Scheme) -> None:
    page.emulate_media(color_scheme=scheme)
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe.source())
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run({resultTypes: ['violations']}).then(({violations}) => violations)"
    )
    assert [(one["id"], one["help"], [node["html"][:200] for node in one["nodes"][:3]]) for one in found] == []
