"""Everything on a table says which rule it follows: by a hover or a key, by a click, and with words that say so."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from holdfast.rulebook import rulebook

from . import quick
from .conftest import PHONE, ROOT, Sit
from .player import Player
from .server import Server

MIDDLE = 3  # the Round from which much lies on the table
SOURCES = ROOT / "web" / "src" / "games"


def known(game: str) -> set[str]:
    return {rule.id for rule in rulebook(game).rules}


def mid_game(me: Player) -> None:
    table = me.set_table("frostpunk", ["me"], seed=7)
    quick.play(me, table, quick.first, lambda shown: bool(shown["view"]["round"] >= MIDDLE))
    me.go_to_table(table)


@pytest.mark.parametrize(("game", "letters"), [("frostpunk", "FP"), ("rebuild", "RB")])
def test_every_rule_that_a_board_names_is_in_the_catalogue(game: str, letters: str) -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in (SOURCES / game).iterdir() if ".test." not in file.name)
    named = set(re.findall(rf"\b{letters}-[A-Z]+-\d+\b", text))
    assert named
    assert named <= known(game)


def test_everything_on_the_table_of_frostpunk_has_a_rule(server: Server, sit: Sit) -> None:
    me = sit(server)
    mid_game(me)
    things: list[dict[str, Any]] = me.board.evaluate(
        """board => [...board.querySelectorAll("[data-target], section, [role=button], button[data-card], [data-rule]")]
          .map(({ dataset, outerHTML }) => ({ ...dataset, html: outerHTML.slice(0, 160) }))"""
    )
    assert sum("target" in thing for thing in things) > 100
    assert [thing["html"] for thing in things if not (thing.get("rule") or thing.get("card"))] == []
    named = {rule for thing in things for rule in thing.get("rule", "").split()}
    assert len(named) > 100
    assert named <= known("frostpunk")
    cards = {thing["card"] for thing in things if "card" in thing}
    assert cards <= set(me.context.request.get("/api/games/frostpunk/reference").json()["cards"])


def says(me: Player, wanted: str) -> None:
    """The dialog shows these words, and is closed again."""
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text(wanted)
    me.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def words_of(rule: str) -> str:
    return next(one.rule for one in rulebook("frostpunk").rules if one.id == rule)[:40]


def test_what_is_pointed_at_reads_its_rule(server: Server, sit: Sit) -> None:
    """The innermost thing speaks: a snowflake in a space is about the cold, the space about what lies there."""
    me = sit(server)
    mid_game(me)
    hint = me.page.locator("p:has(kbd)", has_text="its rule")
    for selector, rule in {
        ".hunger, .line:has-text('Hunger')": "FP-HUN-02",
        ".line:has-text('Corpses')": "FP-SICK-07",
        ".space .heat": "FP-ACT-14",
        ".cell.now, .now .cell": "FP-RND-06",
        ".snow": "FP-SNOW-01",
        ".store": "FP-GEN-09",
    }.items():
        me.board.locator(selector).first.hover()
        expect(hint).to_have_class(re.compile("shown"))
        me.page.keyboard.press("?")
        says(me, words_of(rule))


def test_a_card_is_read_with_its_rules(server: Server, sit: Sit) -> None:
    me = sit(server)
    mid_game(me)
    me.on_board("building:house").locator(".icon").hover()
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("dialog", name="House")).to_be_visible()
    says(me, words_of("FP-BLD-37"))


def test_a_click_on_what_only_tells_reads_its_rule(server: Server, sit: Sit) -> None:
    me = sit(server)
    mid_game(me)
    stress: Locator = me.board.get_by_role("button", name=re.compile("^Stress"))
    stress.click()
    says(me, words_of("FP-GNR-10"))


def test_a_finger_reads_the_rule_too(server: Server, sit: Sit) -> None:
    me = sit(server, viewport=PHONE, is_mobile=True, has_touch=True)
    mid_game(me)
    me.page.get_by_role("button", name="Fold the panel").tap()
    me.board.get_by_role("button", name=re.compile("^Stress")).tap()
    says(me, words_of("FP-GNR-10"))


def test_the_help_says_how_to_ask(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("frostpunk", ["me"], seed=3)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Help and keys").click()
    says(me, "You can read the rule of everything on the board")
