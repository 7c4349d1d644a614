"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Sit
from .player import Player
from .server import Server


def invite(host: Player, guest: Player, label: str) -> None:
    """The guest follows the link that the host reads in the dialog."""
    dialog = host.page.get_by_role("dialog", name="Bring friends to the table")
    link = dialog.get_by_label(f"Link: {label}").input_value()
    guest.follow(link)


def test_two_browsers_at_one_table(server: Server, sit: Sit) -> None:
    ada, ben = sit(server), sit(server)
    ada.page.goto("/")
    ada.page.get_by_role("radio", name="Rebuild").check()
    ada.page.get_by_label("Seat 1: name").fill("Ada")
    ada.page.get_by_label("Seat 2: who sits there").select_option("friend")
    ada.page.get_by_label("Seat 2: name").fill("Ben")
    ada.page.get_by_role("button", name="Start").click()
    ada.at_table()
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("not here yet")
    invite(ada, ben, "Ben")
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("here")
    ada.page.keyboard.press("Escape")
    assert (ada.shown["mine"], ben.shown["mine"]) == ([0], [1])

    for _ in range(12):
        version = ada.shown["version"]
        asked, waits = (ada, ben) if ada.question else (ben, ada)
        assert asked.question is not None
        asked.answer(asked.question["options"][0]["key"])
        waits.wait_until(lambda: waits.shown["version"] > version, "the other's pick")  # noqa: B023
        assert waits.shown["log"]["lines"] or waits.shown["log"]["start"]
    expect(ada.page.get_by_role("region", name="Log")).to_contain_text("Ben")

    secrets = [player.shown["view"]["players"] for player in (ada, ben)]
    assert secrets[0] != secrets[1]

    ben.page.get_by_role("button", name="Chat").click()
    ben.page.get_by_role("textbox", name="Say to the table").fill("Is it <b>cold</b>?")
    ben.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("button", name="Chat")).to_contain_text(re.compile(r"1\s*new"))
    ada.page.get_by_role("button", name="Chat").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Is it <b>cold</b>?")


def test_a_spectator_sees_the_table_and_is_asked_nothing(server: Server, sit: Sit) -> None:
    ada, eve = sit(server), sit(server)
    ada.set_table("rebuild", ["me", "friend"], seed=0)
    watch = next(link for link in ada.invitations if link["seat"] is None)
    eve.follow(watch["path"])
    assert eve.shown["seat"] is None
    assert eve.shown["mine"] == []
    assert eve.shown["question"] is None
    expect(eve.prompt).to_contain_text("Waiting for")
    expect(eve.page.locator("[data-target].lit")).to_have_count(0)


def test_a_player_proposes_and_the_leader_decides(server: Server, sit: Sit) -> None:
    ada, ben = sit(server), sit(server)
    table = ada.set_table("frostpunk", ["me", "friend"], seed=3)
    link = next(link for link in ada.invitations if link["seat"] == 1)
    ada.go_to_table(table)
    ben.follow(link["path"])
    for _ in range(30):
        people = {0: ada, 1: ben}
        question = ada.shown["question"] or ben.shown["question"]
        if len(question["seats"]) == 2:
            break
        people[question["seat"]].answer(question["options"][0]["key"])
        version = max(ada.shown["version"], ben.shown["version"])
        ada.wait_until(lambda: ada.shown["version"] == ben.shown["version"] == version, "both to see it")  # noqa: B023
    leader, other = (ada, ben) if question["seat"] == 0 else (ben, ada)
    expect(other.panel).to_contain_text("you may propose")
    option = question["options"][1]
    other.panel.locator(f'[data-key="{option["key"]}"]').click()
    leader.wait_until(lambda: bool(leader.shown["proposals"]), "the proposal")
    proposed = leader.panel.locator(f'[data-key="{option["key"]}"]')
    expect(proposed).to_contain_text("proposes this")
    before = leader.shown["version"]
    leader.answer(option["key"])
    other.wait_until(lambda: other.shown["version"] > before, "the leader's word")


def test_past_the_frontier_the_table_is_asked_to_undo(server: Server, sit: Sit) -> None:
    ada, ben = sit(server), sit(server)
    table = ada.set_table("rebuild", ["me", "friend"], seed=0)
    link = next(link for link in ada.invitations if link["seat"] == 1)
    ada.go_to_table(table)
    ben.follow(link["path"])
    people = {0: ada, 1: ben}
    for _ in range(60):
        undo = ada.shown["undo"]
        if undo and not undo["free"]:
            break
        asked = ada if ada.question else ben
        assert asked.question is not None
        asked.answer(asked.question["options"][-1]["key"])
        version = asked.shown["version"]
        ada.wait_until(lambda: ada.shown["version"] == ben.shown["version"] == version, "both to see it")  # noqa: B023
    wisher, other = people[undo["seat"]], people[1 - undo["seat"]]
    wisher.page.get_by_role("button", name="Ask to undo").click()
    wish = other.page.get_by_role("status", name="Somebody asks to undo")
    expect(wish).to_be_visible()
    expect(wish).to_contain_text(
        f"Player {undo['seat'] + 1} asks to take back: {undo['label'].partition(' (')[0].partition(': ')[0]}"
    )
    wish.get_by_role("button", name="Agree", exact=True).click()
    expect(wish).to_be_hidden()
    wisher.wait_until(
        lambda: undo["key"] in [option["key"] for option in (wisher.question or {"options": []})["options"]],
        "the question again",
    )


def test_a_person_changes_the_name_and_everybody_is_told(server: Server, sit: Sit) -> None:
    ada, ben, eve = sit(server), sit(server), sit(server)
    table = ada.set_table("rebuild", ["me", "friend"], seed=0)
    links = {link["seat"]: link["path"] for link in ada.invitations}
    ada.go_to_table(table)
    for guest, seat in ((ben, 1), (eve, None)):
        guest.follow(links[seat])
    ben.page.get_by_role("button", name="Change the name: Player 2").click()
    field = ben.page.get_by_role("textbox", name="Your name")
    expect(field).to_be_focused()
    expect(field).to_have_value("Player 2")
    ben.page.keyboard.type("player 1")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_text("Somebody else at this table is called player 1.")).to_be_visible()
    ben.page.get_by_role("button", name="Change the name: Player 2").click()
    ben.page.keyboard.type("Ben <i>")
    ben.page.keyboard.press("Enter")
    for who in (ada, ben, eve):
        expect(who.page.get_by_role("list", name="Seats")).to_contain_text("Ben <i>")
        expect(who.page.get_by_role("region", name="Log")).to_contain_text("Player 2 is now called Ben <i>.")
        assert "Player 2" not in who.page.get_by_role("list", name="Seats").inner_text()
    expect(ben.page.get_by_role("button", name="Change the name: Ben <i>")).to_be_focused()
    expect(ada.page.get_by_text("Player 2 is now called Ben <i>.").first).to_be_attached()
    expect(eve.page.get_by_role("button", name="Change the name")).to_have_count(0)
    ben.page.get_by_role("button", name="Change the name").click()
    ben.page.keyboard.type("Nobody")
    ben.page.keyboard.press("Escape")
    ben.page.reload()
    ben.at_table()
    expect(ben.page.get_by_role("button", name="Change the name: Ben <i>")).to_be_visible()


def test_only_the_change_itself_is_read_out(server: Server, sit: Sit) -> None:
    """The old lines have the new name, too, but nobody wants to hear them again."""
    ada, ben = sit(server), sit(server)
    table = ada.set_table("rebuild", ["me", "friend"], seed=0)
    link = next(link for link in ada.invitations if link["seat"] == 1)
    ada.go_to_table(table)
    ben.follow(link["path"])
    for _ in range(8):
        asked = ada if ada.question else ben
        assert asked.question is not None
        asked.answer(asked.question["options"][0]["key"])
        version = asked.shown["version"]
        ada.wait_until(lambda: ada.shown["version"] == ben.shown["version"] == version, "both to see it")  # noqa: B023
    ada.page.bring_to_front()
    read_out = ada.page.locator("[aria-live=polite]")
    ben.context.request.post(f"/api/tables/{table}/name", data={"type": "rename", "name": "Ben"})
    expect(read_out).to_have_text(re.compile(r"Player 2 is now called Ben\.$"))
    assert read_out.inner_text().count("Ben") == 1
    assert "Ben uses" in ada.page.get_by_role("region", name="Log", exact=True).inner_text()
