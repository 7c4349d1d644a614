"""Whole games by clicks, as a person plays them, from the lobby to the end."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

import holdfast
from holdfast.players import chance, find

from . import axe
from .conftest import Sit
from .player import Player
from .server import Server

LEAST_POINTED = 20  # picks of a game that are made on the board itself


def test_three_clicks_to_a_game(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.page.goto("/")
    me.page.get_by_role("radio", name="Frostpunk").check()
    me.page.get_by_role("button", name="Start").click()
    me.at_table()
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("Frostpunk")
    assert me.question is not None
    me.answer(me.question["options"][0]["key"])


def test_what_is_settled_in_the_lobby_holds_at_the_table(server: Server, sit: Sit) -> None:
    me = sit(server)
    page = me.page
    page.goto("/")
    page.get_by_role("radio", name="Frostpunk").check()
    page.get_by_label("Seat 1: name").fill("Ada")
    page.get_by_label("Society").select_option("III")
    page.get_by_label("Difficulty").select_option("hard")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Seat 2: who sits there").select_option("bot:random")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Seed").fill("12345")
    page.get_by_role("button", name="Start").click()
    me.at_table()
    assert me.shown["options"] == {"scenario": "crater", "society": "III", "difficulty": "hard"}
    assert [(seat["name"], seat["bot"]) for seat in me.shown["seats"]] == [("Ada", None), ("Random", "random")]
    mine = holdfast.start("frostpunk", seats=2, seed=12345, **me.shown["options"])
    assert mine.decision is not None
    assert mine.view(0).table.society == me.shown["view"]["society"]


def test_a_wrong_seed_is_told_before_anything_is_sent(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.page.goto("/")
    me.page.get_by_text("More", exact=True).click()
    me.page.get_by_label("Seed").fill("seven")
    expect(me.page.get_by_role("alert")).to_be_visible()
    expect(me.page.get_by_role("button", name="Start")).to_be_disabled()


def test_a_whole_game_of_rebuild_against_a_bot(server: Server, sit: Sit) -> None:
    """By clicks on the board where it can be, else in the panel; then its end, and a look back from the lobby."""
    me = sit(server)
    me.sit_down("rebuild", ["me", "greedy"], seed=7)
    dice = Random(0)
    pointed = 0
    while True:
        me.wait_for_my_turn()
        if me.over:
            break
        assert me.question is not None
        key = dice.choice(me.question["options"])["key"]
        if me.point(key):
            pointed += 1
        else:
            me.answer(key)
    assert pointed > LEAST_POINTED
    ending = me.page.get_by_role("dialog", name=me.shown["ending"]["title"])
    expect(ending).to_be_visible()
    for line in me.shown["ending"]["text"]:
        expect(ending).to_contain_text(line)
    assert axe.faults(me.page) == []
    ending.get_by_role("button", name="New game").click()
    me.page.get_by_role("link", name="Look back").click()
    moment = me.page.get_by_role("slider", name="Moment")
    expect(moment).to_have_value("0")
    me.page.get_by_role("button", name="Step forward").click()
    expect(moment).to_have_value("1")
    expect(me.page.get_by_role("heading", name="Looking back")).to_be_visible()


def test_a_round_of_frostpunk(server: Server, sit: Sit) -> None:
    """Answered as a greedy bot would, whose own game on the same seed must go the same way."""
    me = sit(server)
    me.sit_down("frostpunk", ["me"], seed=3)
    twin = holdfast.start("frostpunk", seats=1, seed=3, **me.shown["options"])
    greedy = find("greedy")
    pointed = 0
    while twin.view(0).table.round == 1:
        me.wait_for_my_turn()
        decision = twin.decision
        assert decision is not None
        assert me.question is not None
        expect(me.prompt).to_have_text(str(decision.prompt))
        assert [option["key"] for option in me.question["options"]] == decision.keys
        own = twin.clone(resample=chance(twin, 0), seat=0)
        assert own.pending is not None
        key = decision.keys[greedy.answer(own, own.pending, chance(twin, 0))]
        twin.choose(key)
        if me.point(key):
            pointed += 1
        else:
            me.answer(key)
    assert pointed > LEAST_POINTED / 2
    assert me.shown["view"]["round"] == 2
    expect(me.board).to_contain_text("Round 2")


def test_one_click_answers_several_small_questions(server: Server, sit: Sit) -> None:
    """A click on a building uses it, without saying first that one wishes to use something."""
    me = sit(server)
    me.sit_down("frostpunk", ["me"], seed=3)
    for _ in range(40):
        assert me.question is not None
        shortcuts = me.question["shortcuts"]
        alone = [
            one
            for one in shortcuts
            if sum(other["target"] == one["target"] for other in shortcuts) == 1
            and me.on_board(one["target"]).count() == 1
        ]
        if alone:
            break
        me.answer(me.question["options"][0]["key"])
    me.act(lambda: me.on_board(alone[0]["target"]).click())
    asked_between = {key.partition(":")[0] for key in alone[0]["keys"][1:]}
    assert me.question is None or me.question["kind"] not in asked_between


def test_undo_takes_a_pick_back(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("rebuild", ["me", "greedy"], seed=4)
    me.wait_for_my_turn()
    assert me.question is not None
    asked = me.question["prompt"]
    me.answer(me.question["options"][0]["key"])
    undo = me.page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    undo.click()
    me.wait_until(lambda: me.question is not None and me.question["prompt"] == asked, "the question again")


def test_what_cannot_be_done_says_why_and_shows_its_rule(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("rebuild", ["me", "greedy"], seed=0)
    assert me.question is not None
    barred = me.question["barred"][0]
    me.panel.get_by_text("Not possible now").click()
    expect(me.panel.get_by_text(barred["reason"]).first).to_be_visible()
    me.panel.get_by_role("button", name=f"Read the rule {barred['rule']}").first.click()
    rule = me.page.get_by_role("dialog", name=barred["rule"])
    expect(rule).to_be_visible()
    expect(rule.get_by_role("article")).not_to_be_empty()
    me.page.keyboard.press("Escape")
    expect(rule).to_be_hidden()


def test_the_slider_shows_the_board_at_any_moment(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("frostpunk", ["me"], seed=3)
    supply = me.board.get_by_role("region", name="Supply")
    at_first = supply.inner_text()
    for _ in range(4):
        assert me.question is not None
        me.answer(me.question["options"][0]["key"])
    me.wait_until(lambda: supply.inner_text() != at_first, "another supply")
    at_last = supply.inner_text()
    me.page.get_by_role("button", name="History").click()
    expect(me.page.get_by_role("heading", name="Looking back")).to_be_visible()
    me.page.get_by_role("button", name="To the beginning").click()
    me.wait_until(lambda: supply.inner_text() == at_first, "the supply of the beginning")
    expect(me.page.locator("[data-target].lit")).to_have_count(0)
    me.page.get_by_role("button", name="Back to now").first.click()
    me.wait_until(lambda: supply.inner_text() == at_last, "the supply of now")


def told_lines(me: Player) -> list[tuple[str, int]]:
    """The log as the page has put it together: each line, and its version."""
    lines: list[tuple[str, int]] = []
    for shown in me.told:
        log = shown["log"]
        lines[log["start"] :] = zip(log["lines"], log["versions"], strict=True)
    return lines


def test_the_log_follows_the_slider_and_a_move_leads_to_its_moment(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("rebuild", ["me", "greedy"], seed=4)
    for _ in range(8):
        me.wait_for_my_turn()
        assert me.question is not None
        me.answer(me.question["options"][0]["key"])
    me.wait_for_my_turn()
    lines, last = told_lines(me), me.shown["version"]
    log = me.page.get_by_role("region", name="Log", exact=True)
    shown = log.locator("li span")
    assert shown.all_inner_texts() == [words for words, _ in lines]
    me.page.get_by_role("button", name="History").click()
    moment = me.page.get_by_role("slider", name="Moment")
    for version in (0, last // 2, last - 1):
        moment.fill(str(version))
        then = [words for words, at in lines if at <= version]
        me.wait_until(lambda: shown.all_inner_texts() == then, f"the log of moment {version}")  # noqa: B023
        assert log.locator("span.now").all_inner_texts() == [words for words, at in lines if at == version]
        expect(log.locator("li[aria-current=step]")).to_have_count(int(version in [at for _, at in lines]))
    me.page.get_by_role("button", name="Back to now").first.click()
    me.wait_until(lambda: shown.all_inner_texts() == [words for words, _ in lines], "the log of now")
    move = log.get_by_role("listitem").nth(1)
    said = move.locator("span").all_inner_texts()
    move.get_by_role("button").click()
    me.wait_until(lambda: shown.all_inner_texts()[-len(said) :] == said, "the log up to that move")
    assert int(moment.input_value()) in [at for words, at in lines if words == said[-1]]
    expect(moment).to_be_focused()
    log.get_by_role("listitem").last.get_by_role("button").focus()
    me.page.keyboard.press("ArrowUp")
    me.page.keyboard.press("Enter")
    expect(log.get_by_role("listitem")).to_have_count(1)
    assert axe.faults(me.page) == []


def test_a_game_begins_with_its_story_in_sight_and_goes_on_with_what_is_new(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("this_war_of_mine", ["me"], seed=4, options={"scenario": "last-road"})
    log = me.page.get_by_role("region", name="Log", exact=True)
    lines = log.locator("li span")
    me.wait_until(lambda: lines.count() > 1, "how it begins")
    assert log.evaluate("log => log.scrollHeight > log.clientHeight"), "there is more to read than fits"
    expect(lines.first).to_be_in_viewport()
    expect(lines.last).not_to_be_in_viewport()
    began = lines.count()
    assert me.question is not None
    me.answer(me.question["options"][0]["key"])
    me.wait_until(lambda: lines.count() > began, "what came of it")
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()


def test_what_was_taken_back_is_in_the_log_of_its_moment(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("frostpunk", ["me"], seed=3)
    while not told_lines(me) or told_lines(me)[-1][1] != me.shown["version"] or not me.shown["undo"]:
        assert me.question is not None
        me.answer(me.question["options"][0]["key"])
    before, version = told_lines(me), me.shown["version"]
    log = me.page.get_by_role("region", name="Log", exact=True).locator("li span")
    me.act(lambda: me.page.get_by_role("button", name="Undo").click())
    after = told_lines(me)
    assert len(after) < len(before)
    me.wait_until(lambda: log.all_inner_texts() == [words for words, _ in after], "the log without it")
    me.page.get_by_role("button", name="History").click()
    me.page.get_by_role("slider", name="Moment").fill(str(version))
    me.wait_until(lambda: log.all_inner_texts() == [words for words, _ in before], "the log with it")


def test_a_game_that_is_over_offers_no_undo(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("frostpunk", ["me"], seed=1)
    dice = Random(2)
    while not me.over:
        version, options = me.shown["version"], me.question["options"] if me.question else []
        wish = {"type": "pick", "version": version, "keys": [dice.choice(options)["key"]]}
        assert me.context.request.post(f"/api/tables/{me.shown['table']}/picks", data=wish).ok
        me.wait_until(lambda: me.shown["version"] > version, "the next question")  # noqa: B023
    expect(me.page.get_by_role("dialog", name=me.shown["ending"]["title"])).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("button", name="History")).to_be_visible()
    expect(me.page.get_by_role("button", name="ndo")).to_have_count(0)
