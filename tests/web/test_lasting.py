"""Nothing that was acknowledged is lost: by a reload, in a second tab, or when the server dies in mid-game."""

from __future__ import annotations

import os
import signal
import time

from playwright.sync_api import expect

from .conftest import Sit
from .player import Player
from .server import Server
from .watch import LOST_SERVER


def test_a_reload_goes_on_where_it_was(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("rebuild", ["me", "greedy"], seed=0)
    play_on(me, 4)
    before = me.shown
    me.told.clear()
    me.page.reload()
    me.at_table()
    assert me.question is not None
    expect(me.prompt).to_have_text(me.asked)
    assert {**me.shown, "log": 0, "chat": 0} == {**before, "log": 0, "chat": 0}
    expect(me.page.get_by_role("region", name="Log")).to_contain_text("Round 1 begins.")
    play_on(me, 2)


def test_a_second_tab_follows_the_first(server: Server, sit: Sit) -> None:
    me = sit(server)
    table = me.sit_down("frostpunk", ["me"], seed=3)
    tab = me.context.new_page()
    tab.goto(f"/table/{table}")
    for _ in range(3):
        play_on(me, 1)
        assert me.question is not None
        expect(tab.locator("#prompt")).to_have_text(me.asked)


def test_a_server_killed_in_mid_game_loses_nothing(mortal_server: Server, sit: Sit) -> None:
    me = sit(mortal_server)
    me.watch.allow(LOST_SERVER)
    me.sit_down("rebuild", ["me", "greedy"], seed=0)
    play_on(me, 6)
    me.page.get_by_role("button", name="Change the name").click()
    me.page.keyboard.type("Ada")
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("list", name="Seats")).to_contain_text("Ada")
    for _ in range(2):
        before = me.shown["version"]
        assert me.question is not None
        asked = me.question["prompt"]
        mortal_server.kill()
        expect(me.page.get_by_text("Connecting again…")).to_be_visible()
        mortal_server.start()
        expect(me.page.get_by_text("Connecting again…")).to_be_hidden()
        me.wait_for_my_turn()
        assert me.shown["version"] == before
        assert me.shown["seats"][0]["name"] == "Ada"
        expect(me.prompt).to_have_text(asked)
        play_on(me, 3)


def test_an_answer_that_the_server_died_over_is_sent_again(mortal_server: Server, sit: Sit) -> None:
    """It was clicked, and the server had not yet read it."""
    me = sit(mortal_server)
    me.watch.allow(LOST_SERVER)
    me.sit_down("rebuild", ["me", "greedy"], seed=0)
    before = me.shown["version"]
    assert me.question is not None
    assert mortal_server.process is not None
    mortal_server.process.send_signal(signal.SIGSTOP)
    me.option(me.question["options"][0]["key"]).click()
    mortal_server.kill()
    mortal_server.start()
    me.wait_until(lambda: me.shown["version"] > before, "the answer is taken")
    play_on(me, 2)


def test_a_bot_goes_on_after_the_server_died_on_its_turn(mortal_server: Server, sit: Sit) -> None:
    me = sit(mortal_server)
    me.watch.allow(LOST_SERVER)
    me.sit_down("rebuild", ["me", "greedy"], seed=0)
    while me.question is not None:
        me.answer(me.question["options"][0]["key"])
    mortal_server.kill()
    mortal_server.start()
    me.wait_for_my_turn()
    play_on(me, 1)


def test_a_dead_server_leaves_no_bots_behind(mortal_server: Server, sit: Sit) -> None:
    me = sit(mortal_server)
    me.watch.allow(LOST_SERVER)
    me.sit_down("rebuild", ["me", "greedy"], seed=0)
    play_on(me, 4)
    assert mortal_server.process is not None
    group = mortal_server.process.pid
    mortal_server.kill()
    deadline = time.monotonic() + 20
    while alive(group):
        assert time.monotonic() < deadline, "its workers still live"
        time.sleep(0.1)
    mortal_server.start()


def alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def play_on(me: Player, picks: int) -> None:
    for _ in range(picks):
        me.wait_for_my_turn()
        assert me.question is not None
        me.answer(me.question["options"][0]["key"])
    me.wait_for_my_turn()
