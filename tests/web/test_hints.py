"""What would you do? And: play for me. In the browser, by keyboard, with a finger, for screen readers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from . import axe
from .conftest import PHONE, Sit
from .player import Player
from .server import Server
from .test_phone import overflow, small_targets

THINKS = 15_000  # ms: a busy machine is slow to start a worker


def advice(me: Player) -> Locator:
    return me.page.get_by_role("region", name="What a bot would do")


def options(me: Player) -> Locator:
    """The advice, once it has come."""
    found = advice(me).get_by_role("listitem")
    expect(found.first).to_be_visible(timeout=THINKS)
    return found


def test_a_hint_comes_by_a_key_and_is_taken_by_one(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("frostpunk", ["me"], seed=3)
    expect(advice(me)).to_be_hidden()
    me.page.keyboard.press("w")
    assert 1 <= options(me).count() <= 3
    first = options(me).first.get_by_role("button")
    expect(first).to_contain_text(re.compile(r"Chance of survival: \d+ %"))
    expect(first).to_contain_text(re.compile(r"Looked at \d+ worlds?\."))
    expect(advice(me).locator("[aria-live=polite]")).to_contain_text(re.compile(r"A bot would choose.+\d+ %"))
    version = me.shown["version"]
    key = first.get_attribute("data-advice")
    me.page.keyboard.press("w")
    expect(first).to_be_focused()
    me.page.keyboard.press("Enter")
    me.wait_until(lambda: me.shown["version"] > version, "the advice to be taken")
    assert me.shown["undo"]["key"] == key
    expect(advice(me)).to_be_hidden()


def test_it_goes_with_its_question(server: Server, sit: Sit) -> None:
    """By an answer, by undo; also in another tab, which has not asked and sees nothing of it."""
    me = sit(server)
    table = me.sit_down("frostpunk", ["me"], seed=3)
    assert me.question is not None
    me.answer(me.question["options"][0]["key"])
    tab = me.context.new_page()
    tab.goto(f"/table/{table}")
    ask = me.page.get_by_role("button", name="What would you do?")
    ask.click()
    options(me)
    expect(tab.get_by_role("button", name="What would you do?")).to_be_visible()
    expect(tab.locator(".advice")).to_have_count(0)
    tab.keyboard.press("u")
    expect(advice(me)).to_be_hidden()
    ask.click()
    expect(advice(me)).to_be_visible()
    me.act(lambda: me.page.keyboard.press("1"))
    expect(advice(me)).to_be_hidden()
    expect(me.page.get_by_role("alert").filter(has_text=re.compile("."))).to_have_count(0)


def test_who_closes_it_is_where_they_asked_and_who_is_cut_off_is_told(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("rebuild", ["me", "greedy"], seed=3)
    me.page.keyboard.press("w")
    options(me)
    for key in ("w", "ArrowDown", "Escape"):
        me.page.keyboard.press(key)
    expect(advice(me)).to_be_hidden()
    expect(me.page.get_by_role("button", name="What would you do?")).to_be_focused()
    me.watch.allow("HandOver|dynamically imported")
    me.page.route("**/HandOver-*.js", lambda route: route.abort())
    me.page.get_by_role("button", name="Let a bot play: Player 1").click()
    expect(me.page.get_by_role("dialog", name="Load the page again")).to_contain_text("did not load")


@pytest.mark.parametrize("phone", [False, True])
def test_hint_and_handing_over_fit_and_can_be_read_by_anybody(server: Server, sit: Sit, phone: bool) -> None:
    me = sit(server, viewport=PHONE, is_mobile=True, has_touch=True) if phone else sit(server)
    me.sit_down("rebuild", ["me", "greedy"], seed=3)
    press = Locator.tap if phone else Locator.click
    press(me.page.get_by_role("button", name="What would you do?"))
    expect(options(me).first).to_contain_text("Chance of winning")
    found = {"hint": axe.faults(me.page, "aside")}
    assert (overflow(me.page), small_targets(me.page)) == (0, [])
    press(me.page.get_by_role("button", name="What would you do?"))
    expect(advice(me)).to_be_hidden()
    press(me.page.get_by_role("button", name="Let a bot play: Player 1"))
    dialog = me.page.get_by_role("dialog", name="Who plays?")
    expect(dialog.get_by_role("button", name="Greedy")).to_be_visible()
    found["dialog"] = axe.faults(me.page, "dialog[open]")
    assert (overflow(me.page), small_targets(me.page)) == (0, [])
    press(dialog.get_by_role("button", name="Planner"))
    expect(me.page.get_by_role("button", name="Take the seat back", exact=True)).to_be_visible()
    found["handed over"] = axe.faults(me.page, "aside") + axe.faults(me.page, ".table > header")
    assert (overflow(me.page), small_targets(me.page)) == (0, [])
    assert not any(found.values()), found


def test_a_bot_plays_for_me_until_i_take_the_seat_back(server: Server, sit: Sit) -> None:
    me, friend = sit(server), sit(server)
    table = me.set_table("rebuild", ["me", "friend"], seed=3)
    friend.follow(me.invitations[0]["path"])
    me.go_to_table(table)
    seats = friend.page.get_by_role("list", name="Seats")
    me.page.get_by_role("button", name="Let a bot play: Player 1").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Random").click()
    expect(seats).to_contain_text(re.compile(r"Player 1\s+random plays"))
    expect(friend.page.get_by_role("region", name="Log")).to_contain_text("Player 1 lets random play.")
    for _ in range(4):  # it answers at once, whatever the friend does
        friend.wait_for_my_turn()
        assert friend.question is not None
        friend.answer(friend.question["options"][0]["key"])
    me.page.reload()
    me.at_table()
    assert me.question is None
    expect(me.panel).to_contain_text("Random plays for Player 1.")
    me.page.get_by_role("button", name="Take the seat back", exact=True).click()
    expect(me.page.get_by_role("list", name="Seats")).to_contain_text(re.compile(r"Player 1\s+you"))
    expect(friend.page.get_by_role("region", name="Log")).to_contain_text("Player 1 plays again.")
    while True:
        me.wait_until(lambda: bool(me.question or friend.question), "somebody to be asked")
        if me.question is not None:
            break
        assert friend.question is not None
        friend.answer(friend.question["options"][0]["key"])
    me.settle()
    me.answer(me.question["options"][0]["key"])


def test_the_host_lets_a_bot_play_for_a_friend_who_has_not_come(server: Server, sit: Sit) -> None:
    me, friend = sit(server), sit(server)
    table = me.set_table("rebuild", ["me", "friend"], seed=3)
    me.go_to_table(table)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Let a bot play", exact=True).click()
    dialog = me.page.get_by_role("dialog", name="Who plays?")
    dialog.get_by_role("group", name="Who plays for Player 2").get_by_role("button", name="Random").click()
    expect(me.page.get_by_role("list", name="Seats")).to_contain_text("random plays")
    friend.follow(me.invitations[0]["path"])
    friend.page.get_by_role("button", name="Take the seat back", exact=True).click()
    expect(me.page.get_by_role("list", name="Seats")).to_contain_text(re.compile(r"Player 2\s+here"))
