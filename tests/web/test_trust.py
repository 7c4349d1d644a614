"""What the menu has for players who want to be sure: the deal, another device, and nobody else in my browser."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .conftest import Sit
from .player import Player
from .quick import play
from .server import Server


def opened(me: Player, item: str, title: str) -> Locator:
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name=item).click()
    dialog = me.page.get_by_role("dialog", name=title)
    expect(dialog).to_be_visible()
    return dialog


def test_a_code_takes_the_seat_to_another_device(server: Server, sit: Sit) -> None:
    me, phone = sit(server), sit(server)
    me.sit_down("frostpunk", ["me"])
    dialog = opened(me, "Play from another device", "Play from another device")
    dialog.get_by_role("button", name="Show a code").click()
    code = dialog.locator(".code").inner_text()
    phone.page.goto("/recover")
    phone.page.get_by_role("textbox").fill(code.lower())
    phone.page.get_by_role("button", name="Sit down").click()
    phone.at_table()
    assert phone.shown["mine"] == [0]
    expect(phone.page.get_by_text("now plays from another browser")).to_be_attached()
    expect(me.page.get_by_text("This seat has been given to somebody else.")).to_be_visible()


def test_logging_out_elsewhere_leaves_me_where_i_am(server: Server, sit: Sit) -> None:
    me, other = sit(server), sit(server)
    table = me.sit_down("frostpunk", ["me"])
    other.context.add_cookies(me.context.cookies())  # type: ignore[arg-type]  # as they were given
    other.page.goto(f"/table/{table}")
    other.at_table()
    opened(me, "Play from another device", "Play from another device").get_by_role(
        "button", name="Log out everywhere else"
    ).click()
    expect(other.page.get_by_text("You are not at this table.").first).to_be_visible()
    me.at_table()
    assert me.shown["mine"] == [0]


def test_the_deal_is_sealed_from_the_start_and_checked_at_the_end(server: Server, sit: Sit) -> None:
    me = sit(server)
    table = me.sit_down("rebuild", ["me", "me"], seed=None)
    seal = me.shown["deal"]["seal"]
    play(me, table, lambda options: options[-1], lambda shown: False)
    me.wait_until(lambda: me.over, "the end")
    me.page.get_by_role("button", name="Check the deal").click()
    dialog = me.page.get_by_role("dialog", name="Was the deal fair?")
    expect(dialog.get_by_text("The key fits the seal")).to_be_visible()
    assert seal in dialog.inner_text()
    assert me.shown["deal"]["key"] in dialog.inner_text()
    expect(dialog.get_by_role("link", name="Record of the game")).to_be_visible()


def test_a_chosen_seed_is_said_where_all_look(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("frostpunk", ["me"], seed=12)
    expect(me.page.get_by_text("Whoever made this table chose its seed (12)")).to_be_visible()
