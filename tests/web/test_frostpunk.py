"""A whole game of Frostpunk by clicks, from the first question to the epilogue, and the look back."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

import holdfast

from .conftest import Sit
from .server import Server

# Chosen for its length: with these dice the city starves in Round 4.
SEED, DICE, SOCIETY = 6, 10, "V"
LEAST_POINTED = 12  # answers that are given on the board itself


def test_a_whole_game_of_frostpunk(server: Server, sit: Sit) -> None:
    """Clicks on what is lit where it can be, else in the panel; the same game here must come to the same end."""
    me = sit(server)
    me.sit_down("frostpunk", ["me"], seed=SEED, options={"society": SOCIETY, "difficulty": "normal"})
    twin = holdfast.start("frostpunk", seats=1, seed=SEED, **me.shown["options"])
    dice = Random(DICE)
    pointed = answered = 0
    rounds = set()
    while True:
        me.wait_for_my_turn()
        if me.over:
            break
        assert me.question is not None
        expect(me.prompt).to_have_text(me.asked)
        rounds.add(me.shown["view"]["round"])
        key = dice.choice(me.question["options"])["key"]
        twin.choose(key)
        if me.point(key):
            pointed += 1
        else:
            me.answer(key)
            answered += 1
    assert twin.outcome is not None
    assert twin.outcome.cause == "hunger"
    assert rounds == {1, 2, 3, 4}
    assert pointed > LEAST_POINTED
    assert answered > LEAST_POINTED

    expect(me.board.locator("[data-rule^='FP-SET-42']").first).to_contain_text("also keeps these sheets:")

    ending = me.page.get_by_role("dialog", name=me.shown["ending"]["title"])
    expect(ending).to_be_visible()
    assert me.shown["ending"]["text"], "an epilogue"
    for line in me.shown["ending"]["text"]:
        expect(ending).to_contain_text(line)
    ending.get_by_role("button", name="Look back").click()
    moment = me.page.get_by_role("slider", name="Moment")
    expect(moment).to_have_value("0")
    expect(me.board.get_by_role("heading", name="The Round track: Round 1 of 15")).to_be_visible()

    me.page.goto("/")
    me.page.get_by_role("link", name="Look back").click()
    expect(moment).to_have_value("0")
    me.page.get_by_role("button", name="Step forward").click()
    expect(moment).to_have_value("1")
