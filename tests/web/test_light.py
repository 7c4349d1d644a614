"""The client is light: what the first page needs, and what a table needs. How fast it is, `run.py bench page` tells."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import ROOT, Sit
from .meter import Meter
from .server import Server

BUILT = ROOT / "src" / "holdfast" / "server" / "static"
FIRST_LOAD = 120 * 1024
GAMES = ("frostpunk", "rebuild", "this-war-of-mine")


def packed(files: set[Path]) -> int:
    return sum(file.with_name(f"{file.name}.br").stat().st_size for file in files)


def named_in(file: Path) -> set[Path]:
    """The built files that this one names at once, and those that they name."""
    text = file.read_text(encoding="utf-8")
    static = re.findall(r"""(?:src|href)="/(assets/[^"]+)"|\bfrom\s*"\./([^"]+)"|\bimport\s*"\./([^"]+)\"""", text)
    found = {BUILT / (page or f"assets/{one or other}") for page, one, other in static}
    return found.union(*(named_in(one) for one in found if one.suffix == ".js" and one != file))


def test_the_first_page_is_small() -> None:
    index = BUILT / "index.html"
    assert named_in(index)
    assert packed({index, *named_in(index)}) <= FIRST_LOAD


def test_even_a_whole_table_is_small() -> None:
    """Everything in one language but the other games' boards, in which their words lie."""
    assets = {file for file in (BUILT / "assets").iterdir() if "-en-XA-" not in file.name and file.suffix != ".br"}
    boards = {file for file in assets if file.name.startswith("Table-")}
    assert len(boards) == 2 * (len(GAMES) + 1), "and the plain board of a game that brings none"
    for game in GAMES:
        mine = {file for file in boards if file.name.startswith(f"Table-{game}-")}
        assert packed({BUILT / "index.html", *assets - (boards - mine)}) <= FIRST_LOAD


def test_the_first_load_over_the_network(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.page.goto("/", wait_until="networkidle")
    entries = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
    sizes: dict[str, int] = me.page.evaluate(f"Object.fromEntries({entries}.map(one => [one.name, one.transferSize]))")
    assert len(sizes) >= 3
    assert all(sizes.values()), sizes
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


@pytest.mark.parametrize("game", ["Frostpunk", "This War of Mine", "Rebuild"])
def test_everything_that_comes_until_the_first_table_can_be_played(server: Server, sit: Sit, game: str) -> None:
    """Through the lobby, as somebody comes who was never here: every byte on the wire, heads and sockets included."""
    with Meter(server.port) as meter:
        me = sit(meter)
        me.page.goto("/")
        me.page.get_by_role("radio", name=game).check()
        me.page.get_by_role("button", name="Start").click()
        me.at_table()
        me.wait_for_my_turn()
        assert me.question is not None
        first = me.question["options"][0]["key"]
        expect(me.option(first)).to_be_enabled()
        me.page.wait_for_load_state("networkidle")
        assert 50 * 1024 < meter.bytes <= FIRST_LOAD, game
        me.answer(first)
        me.context.close()


def test_a_card_is_fetched_when_somebody_is_about_to_read_it(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("frostpunk", ["me"], seed=3)

    def fetched() -> list[str]:
        return [one.url for one in me.watch.requests if "/cards/" in one.url]

    read = me.panel.get_by_role("button", name="Read the card").nth(1)
    me.page.mouse.move(1, 1)
    before = len(fetched())
    me.panel.locator("[data-card]").nth(1).hover()
    me.wait_until(lambda: len(fetched()) == before + 1, "the card to be asked for")
    read.click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog.get_by_role("article")).not_to_be_empty()
    me.page.keyboard.press("Escape")
    read.click()
    expect(dialog.get_by_role("article")).not_to_be_empty()
    assert len(fetched()) == before + 1, "once is enough"
    me.page.reload()
    me.at_table()
    entries = "performance.getEntriesByType('resource').filter(one => one.name.includes('/cards/'))"
    me.panel.get_by_role("button", name="Read the card").nth(1).click()
    expect(me.page.get_by_role("dialog").get_by_role("article")).not_to_be_empty()
    assert me.page.evaluate(f"{entries}.map(one => one.transferSize)").count(0) >= 1, "and the browser keeps it"


def test_the_second_load_asks_only_whether_anything_is_new(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.page.goto("/", wait_until="networkidle")
    me.page.reload(wait_until="networkidle")
    entries = "performance.getEntriesByType('resource').filter(one => one.name.includes('/assets/'))"
    assert me.page.evaluate(f"{entries}.map(one => one.transferSize)").count(0) >= 2


def test_nothing_built_names_another_host() -> None:
    """Names of XML and pages that Svelte's messages point to are no calls; the tests of play see that none is made."""
    for file in BUILT.rglob("*"):
        if file.suffix in (".js", ".css", ".html", ".svg"):
            hosts = re.findall(r"(?:https?:)?//([a-z0-9.-]+\.[a-z]{2,})", file.read_text(encoding="utf-8"))
            assert set(hosts) <= {"www.w3.org", "svelte.dev"}, file.name
