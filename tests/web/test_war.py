"""This War of Mine in the browser: a day by clicks, nights out, the book, a fight, keys alone, a phone, axe."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import holdfast
from holdfast.games.this_war_of_mine.box import open_box

from . import axe, quick
from .conftest import PHONE, Sit
from .player import Player, Shown
from .server import Server

GAME = "this_war_of_mine"
TITLE = "This War of Mine"
PICTURE = "svg[role=group]"

# Chosen for its length: with these dice the last of them is gone within a few days.
SEED, DICE = 3, 4
LEAST_POINTED = 15  # answers that are given on the board itself

Table = dict[str, Any]  # the game's own view
Until = Callable[[str, Table], bool]  # whether a question of this kind, at this table, is the moment

MOST_SEEDS = 16
ENOUGH = 60  # answers: a way no longer than that is not worth a shorter one


def asks(kind: str) -> Until:
    return lambda asked, _: asked == kind


@cache
def way_to(until: Until, seats: int) -> tuple[int, list[tuple[int, str]]]:
    """A seed and the answers, by seat, that lead to such a moment: a short way, found without a server."""
    found: list[tuple[int, list[tuple[int, str]]]] = []
    for seed in range(1, MOST_SEEDS + 1):
        game, dice = holdfast.start(GAME, seats=seats, seed=seed), Random(seed)
        picks: list[tuple[int, str]] = []
        while game.outcome is None:
            decision = game.decisions[0]
            seat = decision.choice.seat
            if until(decision.kind, game.view(seat)["table"]):
                found.append((seed, picks))
                break
            key = dice.choice(decision.keys)
            game.choose(key, seat)
            picks.append((seat, key))
        if found and len(found[-1][1]) <= ENOUGH:
            return found[-1]
    assert found, "it never comes to that"
    return min(found, key=lambda way: len(way[1]))


def bring_to(me: Player, until: Until, friend: Player | None = None) -> Shown:
    """Sit down at a table that has come so far, alone or with a friend."""
    people = [me] if friend is None else [me, friend]
    seed, picks = way_to(until, len(people))
    table = me.set_table(GAME, ["me", "friend"][: len(people)], seed=seed)
    if friend is not None:
        friend.page.goto(next(link["path"] for link in me.invitations if link["seat"] == 1))
    for version, (seat, key) in enumerate(picks):
        wish = {"type": "pick", "version": version, "keys": [key], "seat": seat}
        calls = people[seat].context.request
        answer = calls.post(f"/api/tables/{table}/picks", data=wish)
        while answer.status == quick.TOO_MUCH:
            time.sleep(0.05)
            answer = calls.post(f"/api/tables/{table}/picks", data=wish)
        assert answer.ok, answer.text()
    for one in people:
        one.go_to_table(table)
    return me.shown


# -- play -------------------------------------------------------------------------------------------------------------


def test_a_day_from_the_lobby_on(server: Server, sit: Sit) -> None:
    """People and rooms are clicked where they are lit, until the second day dawns."""
    me = sit(server)
    me.page.goto("/")
    me.page.get_by_role("radio", name=TITLE).check()
    me.page.get_by_text("More", exact=True).click()
    me.page.get_by_label("Seed").fill("7")
    me.page.get_by_role("button", name="Start").click()
    me.at_table()
    expect(me.board.get_by_role("heading", name="The house on the corner")).to_be_visible()
    dice = Random(2)
    pointed: set[str] = set()
    phases: set[str] = set()
    while me.shown["view"]["day"] < 2 and not me.over:
        me.wait_for_my_turn()
        assert me.question is not None
        expect(me.prompt).to_have_text(me.question["prompt"])
        phases.add(me.shown["view"]["phase"])
        kind = me.question["kind"]
        key = dice.choice([option["key"] for option in me.question["options"] if option["key"].startswith(kind)])
        if me.point(key):
            pointed.add(kind)
        else:
            me.answer(key)
    assert phases >= {"day", "evening"}
    assert pointed >= {"act", "work", "tonight"}


def test_a_whole_game_by_clicks(server: Server, sit: Sit) -> None:
    """The same game here must come to the same end."""
    me = sit(server)
    me.sit_down(GAME, ["me"], seed=SEED)
    twin = holdfast.start(GAME, seats=1, seed=SEED)
    dice = Random(DICE)
    pointed = answered = 0
    while True:
        me.wait_for_my_turn()
        if me.over:
            break
        assert me.question is not None
        key = dice.choice(me.question["options"])["key"]
        twin.choose(key)
        if me.point(key):
            pointed += 1
        else:
            me.answer(key)
            answered += 1
    assert twin.outcome is not None
    assert me.shown["ending"]["cause"] == twin.outcome.cause
    assert pointed > LEAST_POINTED
    assert answered > 0
    ending = me.page.get_by_role("dialog", name=me.shown["ending"]["title"])
    expect(ending).to_be_visible()
    ending.get_by_role("button", name="Look back").click()
    expect(me.page.get_by_role("slider", name="Moment")).to_have_value("0")
    expect(me.board.get_by_role("heading", name=re.compile("Day 1"))).to_be_visible()


def test_who_is_put_to_work_goes_there(server: Server, sit: Sit) -> None:
    """The figure of whoever works stands in the room, and says so to those who listen."""
    me = sit(server)
    me.sit_down(GAME, ["me"], seed=7)
    assert me.question is not None
    me.on_board("person:1").and_(me.page.locator(f"{PICTURE} *")).click()
    me.wait_until(lambda: me.question is not None and me.question["kind"] == "work", "what they are to do")
    me.settle()
    me.act(lambda: me.on_board("space:g5").click())
    name = me.page.locator(f'{PICTURE} [data-target="person:1"] title')
    expect(name).to_have_text(re.compile("is at work: Courtyard"))


def test_at_evening_places_stand_for_tasks(server: Server, sit: Sit) -> None:
    me = sit(server)
    bring_to(me, asks("tonight"))
    post = me.on_board("task:guard").and_(me.page.locator(f"{PICTURE} .lit"))
    me.act(lambda: post.first.click())
    assert any(one["task"] == "guard" for one in me.shown["view"]["group"])


# -- out at night, and the book ---------------------------------------------------------------------------------------


def test_out_at_night_noise_is_told_with_its_odds(server: Server, sit: Sit) -> None:
    me = sit(server)
    shown = bring_to(me, lambda kind, table: kind == "unknown-card" and table["trip"]["noise"] > 1)
    noise = shown["view"]["trip"]["noise"]
    track = me.board.get_by_role("button", name=f"Noise {noise} of 10: {noise} in 10 that somebody comes")
    expect(track).to_be_attached()
    key = next(one["key"] for one in shown["question"]["options"] if one["key"].startswith("unknown-card:"))
    assert me.point(key)


def test_the_book_opens_for_the_leader_and_others_hear_what_is_spoken(server: Server, sit: Sit) -> None:
    people = [sit(server), sit(server)]
    shown = bring_to(people[0], is_told_aloud, people[1])
    leader, other = people[shown["view"]["leader"]], people[1 - shown["view"]["leader"]]
    script = leader.context.request.get(f"/api/games/{GAME}/cards/{shown['view']['script']}").json()
    told, spoken = script["story"].split("*")[:2]
    for one in (leader, other):
        page = one.board.get_by_role("article", name=script["title"])
        expect(page.get_by_role("emphasis").first).to_have_text(spoken)
        if one is leader:
            expect(page).to_contain_text(told.split(".")[0])
        else:
            expect(page).not_to_contain_text(told.split(".")[0])


@cache
def stories() -> dict[str, str]:
    return {script.id: script.story for script in open_box(None).scripts}


def is_told_aloud(kind: str, table: Table) -> bool:
    """A script in which somebody speaks, and not at once."""
    story = stories().get(table["script"] or "", "")
    return kind == "script-option" and "*" in story and not story.startswith("*")


def test_a_fight_shows_its_chart(server: Server, sit: Sit) -> None:
    me = sit(server)
    shown = bring_to(me, asks("combat"))
    chart = me.board.get_by_role("table")
    expect(chart).to_be_visible()
    for foe in shown["view"]["fight"]["foes"]:
        expect(me.on_board(f"foe:{foe['foe']}")).to_have_count(1)
    assert me.point("combat:fight")


# -- for everybody ----------------------------------------------------------------------------------------------------


def test_with_keys_alone(server: Server, sit: Sit) -> None:
    """`b` to what is lit, Enter to take it; the arrows walk over the house, `?` reads."""
    me = sit(server)
    me.sit_down(GAME, ["me"], seed=7)
    keyboard = me.page.keyboard
    for kind in ("act", "work"):
        assert me.question is not None
        assert me.question["kind"] == kind
        keyboard.press("b")
        version = me.shown["version"]
        keyboard.press("Enter")
        menu = me.page.get_by_role("menu", name="What to do there")
        me.wait_until(lambda: me.shown["version"] > version or menu.is_visible(), "what Enter does")  # noqa: B023
        if me.shown["version"] == version:
            keyboard.press("Enter")
            me.wait_until(lambda: me.shown["version"] > version, "the answer")  # noqa: B023
        me.settle()
    me.on_board("space:g2").focus()
    for key, room in (("ArrowRight", "g3"), ("ArrowRight", "g4"), ("ArrowUp", "u4"), ("ArrowLeft", "u3")):
        keyboard.press(key)
        assert me.page.evaluate("document.activeElement.dataset.target") == f"space:{room}"
    keyboard.press("?")
    expect(me.page.get_by_role("dialog").get_by_role("article").first).to_be_visible()


def test_on_a_phone(server: Server, sit: Sit) -> None:
    me = sit(server, viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2)
    me.sit_down(GAME, ["me"], seed=7)
    wide = "document.documentElement.scrollWidth - innerWidth"
    assert me.page.evaluate(wide) <= 0
    small: list[Any] = me.page.evaluate(
        """() => [...document.querySelectorAll("main [data-target][role=button], main button")]
          .filter(thing => thing.checkVisibility())
          .map(thing => [thing.dataset.target, thing.getBoundingClientRect()])
          .filter(([, box]) => box.width > 1 && (box.width < 24 || box.height < 24))
          .map(([target, box]) => `${target} ${box.width}x${box.height}`)"""
    )
    assert small == []
    me.page.get_by_role("button", name="Fold the panel").tap()
    me.act(lambda: me.on_board("person:2").first.tap())
    me.act(lambda: me.on_board("space:g5").tap())
    assert me.page.evaluate(wide) <= 0


STATES: dict[str, Until] = {
    "day": asks("work"),
    "evening": asks("tonight"),
    "night": asks("unknown-card"),
    "script": asks("script-option"),
    "fight": lambda _, table: table["fight"] is not None,
    "trade": asks("trade"),
    "raid": asks("keep-off"),
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(server: Server, sit: Sit, state: str) -> None:
    me = sit(server)
    bring_to(me, STATES[state])
    me.settle()
    assert axe.faults(me.page, "main") == []


def test_axe_finds_nothing_on_a_phone(server: Server, sit: Sit) -> None:
    me = sit(server, viewport=PHONE, is_mobile=True, has_touch=True)
    bring_to(me, asks("script-option"))
    me.settle()
    assert axe.faults(me.page, "main") == []
