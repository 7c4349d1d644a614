"""Everything without a mouse: from the lobby through a game, with the keys that a person would press."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import Sit
from .player import Player
from .server import Server


@pytest.fixture
def me(server: Server, sit: Sit) -> Player:
    """Somebody whose page throws away whatever a mouse would do."""
    player = sit(server)
    player.context.add_init_script(
        "for (const kind of ['pointerdown', 'mousedown', 'mouseup', 'touchstart'])"
        "  addEventListener(kind, event => { event.stopImmediatePropagation(); event.preventDefault() }, true)"
    )
    return player


def press(me: Player, *keys: str) -> None:
    """As fast as a person could, who sees the page before the next key."""
    for key in keys:
        me.page.keyboard.press(key)
        me.settle()


def tab_to(me: Player, name: str) -> None:
    """Tab until what has the focus is called so."""
    for _ in range(60):
        press(me, "Tab")
        if name in me.page.evaluate(FOCUSED):
            return
    pytest.fail(f"Tab never came to {name!r}")


FOCUSED = """(() => {
  const focused = document.activeElement;
  const label = focused.labels?.[0]?.textContent ?? "";
  return [focused.getAttribute("aria-label"), label, focused.textContent].filter(Boolean).join(" ");
})()"""


def test_from_the_lobby_to_the_end_of_a_game(me: Player) -> None:
    me.page.goto("/")
    expect(me.page.get_by_role("button", name="Start")).to_be_visible()
    tab_to(me, "Frostpunk")
    press(me, "ArrowDown")
    expect(me.page.get_by_role("radio", name="Rebuild")).to_be_checked()
    tab_to(me, "More")
    press(me, "Enter", "Tab")
    me.page.keyboard.type("7")
    tab_to(me, "Start")
    press(me, "Enter")
    me.at_table()
    dice = Random(1)
    used = {"digit": 0, "list": 0, "board": 0}
    while True:
        me.wait_for_my_turn()
        if not me.over:
            expect(me.panel).to_have_attribute("aria-busy", "false")  # of several answers at once, all have come
            me.wait_for_my_turn()
        if me.over:
            break
        used[decide(me, dice)] += 1
    assert all(times > 3 for times in used.values()), used
    ending = me.page.get_by_role("dialog", name=me.shown["ending"]["title"])
    expect(ending).to_be_visible()
    press(me, "Escape")
    expect(ending).to_be_hidden()
    press(me, "h")
    expect(me.page.get_by_role("slider", name="Moment")).to_be_visible()
    tab_to(me, "Moment")
    press(me, "ArrowLeft", "ArrowLeft")
    expect(me.page.get_by_role("slider", name="Moment")).to_have_value(str(me.shown["version"] - 2))


def decide(me: Player, dice: Random) -> str:
    """By a digit, by the arrows in the panel, or by going through what is lit on the board."""
    assert me.question is not None
    expect(me.prompt).to_have_text(me.asked)
    way = dice.choice(["digit", "list", "board"])
    version = me.shown["version"]
    if way == "board":
        press(me, "b")
        if me.page.evaluate("document.activeElement.closest('[data-target]') === null"):
            way = "digit"
        else:
            press(me, "Enter")
            menu = me.page.get_by_role("menu", name="What to do there")
            me.wait_until(lambda: me.shown["version"] > version or menu.is_visible(), "what Enter does on the board")
            if me.shown["version"] == version:
                press(me, "ArrowDown", "Enter")
    if way == "list":
        press(me, "q", "End", "Enter")
    if way == "digit":
        alike = me.panel.get_by_role("listitem").first.get_by_role("group").count() > 0
        press(me, *(["1", "Enter"] if alike else ["1"]))  # where only places differ, a digit leads to the first of them
    me.wait_until(lambda: me.shown["version"] > version, f"the answer given by {way}")
    return way


NOT_BEHIND = "document.activeElement === document.body || document.activeElement.closest('dialog') !== null"


def test_dialogs_keep_the_focus_and_give_it_back(me: Player) -> None:
    me.sit_down("frostpunk", ["me"], seed=3)
    press(me, "q")
    asked = me.page.evaluate("document.activeElement.textContent")
    press(me, "?")
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(8):
        press(me, "Tab")
        assert me.page.evaluate(
            "document.activeElement.closest('dialog') !== null || document.activeElement === document.body"
        )
    press(me, "Escape")
    expect(dialog).to_be_hidden()
    assert me.page.evaluate("document.activeElement.textContent") == asked


def test_the_focus_stays_in_the_panel_from_question_to_question(me: Player) -> None:
    me.sit_down("frostpunk", ["me"], seed=3)
    press(me, "q")
    for _ in range(6):
        assert me.question is not None
        me.act(lambda: press(me, "Enter"))
        expect(me.prompt).to_have_text(me.asked)
        assert me.panel.evaluate("panel => panel.contains(document.activeElement)")


@pytest.mark.parametrize(
    ("game", "seats"), [("frostpunk", ["me"]), ("rebuild", ["me", "greedy"]), ("this_war_of_mine", ["me"])]
)
def test_what_is_not_lit_is_found_by_the_arrows_and_somebody_says_so(me: Player, game: str, seats: list[str]) -> None:
    """From each place that Tab leads to and that speaks of the arrows, they go over all of its part."""
    me.sit_down(game, seats, seed=3)
    dark = me.board.locator('[data-target][tabindex="-1"]:visible')
    wanted = set(dark.evaluate_all("things => things.map(thing => thing.dataset.target)"))
    assert len(wanted) > 10
    reached: set[str] = set()
    for entry in me.board.locator("[aria-describedby]:visible").all():
        said = entry.evaluate("entry => document.getElementById(entry.getAttribute('aria-describedby')).textContent")
        assert "rrow keys go from" in said
        reached |= set(entry.evaluate(WALK))
    assert wanted - reached == set()


# Every arrow key on everything that the arrow keys lead to, from the first thing that Tab comes to.
WALK = """entry => {
  const first = entry.tabIndex === 0 ? entry : entry.querySelector("[tabindex='0']");
  const found = new Set([first]);
  for (const thing of found) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      thing.focus();
      thing.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      found.add(document.activeElement);
    }
  }
  return [...found].map(thing => thing.dataset.target).filter(Boolean);
}"""


def test_the_way_with_the_arrows_is_seen_and_in_the_help(me: Player) -> None:
    me.sit_down("frostpunk", ["me"], seed=3)
    me.board.get_by_role("button", name="Generator", exact=True).focus()
    press(me, "Shift+Tab", "Tab")  # a focus by keyboard, which shows
    hint = me.page.locator("p:has(kbd)", has_text="what lies here")
    expect(hint).to_have_class(re.compile("shown"))
    expect(hint).to_contain_text("its rule")
    press(me, "ArrowDown", "?")
    expect(me.page.get_by_role("dialog")).to_contain_text("FP-GNR-01")
    press(me, "Escape")
    me.page.evaluate("document.activeElement.blur()")
    me.page.mouse.move(5, 5)
    press(me, "?")
    expect(me.page.get_by_role("dialog", name="How to play here")).to_contain_text("from thing to thing, lit or not")


def test_where_the_focus_is_can_be_seen(me: Player) -> None:
    me.sit_down("rebuild", ["me", "greedy"], seed=0)
    for _ in range(25):
        press(me, "Tab")
        if me.page.evaluate("document.activeElement === document.body"):
            continue
        assert me.page.evaluate(OUTLINED), me.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")


OUTLINED = """(() => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement);
  return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
})()"""


def test_what_changes_is_said_to_screen_readers(me: Player) -> None:
    me.sit_down("rebuild", ["me", "greedy"], seed=0)
    live = me.page.locator("p[aria-live=polite]")
    me.act(lambda: press(me, "1"))
    assert me.question is not None
    expect(live).to_contain_text(me.question["prompt"])


def test_writing_in_the_chat_presses_no_keys_of_the_table(me: Player) -> None:
    me.sit_down("rebuild", ["me", "friend"], seed=0)  # a bot would answer meanwhile
    version = me.shown["version"]
    press(me, "c")
    field = me.page.get_by_role("textbox", name="Say to the table")
    expect(field).to_be_focused()
    me.page.keyboard.type("1 u h ?")
    expect(field).to_have_value("1 u h ?")
    press(me, "Enter")
    expect(me.page.get_by_role("log", name="Chat")).to_contain_text("1 u h ?")
    assert me.shown["version"] == version
