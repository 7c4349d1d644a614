"""This War of Mine in the browser: a day by clicks, nights out, the book, a fight, what a table may agree on, keys
alone, a phone; and axe, at what only some moments bring."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import holdfast
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.presence.drawing.marks import goods_listed
from holdfast.games.this_war_of_mine.speech import SPEECH
from holdfast.kernel import Game

from . import axe
from .conftest import PHONE, Sit
from .server import Server
from .war import GAME, Until, asked, asks, bring_to, seen

TITLE = "This War of Mine"
PICTURE = "svg[role=group]"
VOICE = SPEECH.voice(open_box(None))
PLACES = "main section:has(.city)"

# Chosen for its length: with these dice the last of them is soon gone.
SEED, DICE = 7, 8
LEAST_POINTED = 10  # answers that are given on the board itself


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
    dice = Random(6)
    pointed: set[str] = set()
    phases: set[str] = set()
    while me.shown["view"]["day"] < 2 and not me.over:
        me.wait_for_my_turn()
        assert me.question is not None
        expect(me.prompt).to_have_text(me.asked)
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
    bring_to(me, asks("act"))
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
    assert axe.faults(me.page, PLACES) == []
    post = me.on_board("task:guard").and_(me.page.locator(f"{PICTURE} .lit"))
    me.act(lambda: post.first.click())
    assert any(one["task"] == "guard" for one in me.shown["view"]["group"])


# -- out at night, and the book ---------------------------------------------------------------------------------------


def is_loud(game: Game[Any]) -> bool:
    trip = seen(game).trip
    return trip is not None and trip.noise > 1


def test_out_at_night_noise_is_told_with_its_odds(server: Server, sit: Sit) -> None:
    me = sit(server)
    shown = bring_to(me, lambda game: asked(game) == "unknown-card" and is_loud(game))
    noise = shown["view"]["trip"]["noise"]
    track = me.board.get_by_role("button", name=f"Noise {noise} of 10: each roll brings somebody {noise} times in 10")
    expect(track).to_be_attached()
    assert axe.faults(me.page, "main section.trip") == []
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


def is_told_aloud(game: Game[Any]) -> bool:
    """A script in which somebody speaks, and not at once."""
    story = stories()[seen(game).script or ""] if asked(game) == "script-option" else ""
    return "*" in story and not story.startswith("*")


@pytest.mark.parametrize("kind", ["event", "visitor"])
def test_the_card_that_is_carried_out_lies_open(server: Server, sit: Sit, kind: str) -> None:
    """Its story is read from the card, and of its options also those that cannot be chosen, with the reason."""
    me = sit(server)
    shown = bring_to(me, with_a_barred_option(kind))
    card = me.context.request.get(f"/api/games/{GAME}/cards/{shown['view'][kind]}").json()
    article = me.board.get_by_role("article", name=card["title"])
    expect(article).to_contain_text(card["story"].replace("*", "")[:60])
    expect(article.get_by_role("button")).to_have_count(len(card["options"]))
    barred = {row["key"].partition(":")[2]: f"Not now: {row['reason']}" for row in shown["question"]["barred"]}
    for number in range(1, len(card["options"]) + 1):
        option = article.locator(f'[data-target="option:{number}"]')
        expect(option).to_contain_text(barred.get(str(number), card["options"][number - 1]["story"].removesuffix(".")))
    assert axe.faults(me.page, "main section.book") == []
    assert me.point(shown["question"]["options"][0]["key"])


def with_a_barred_option(kind: str) -> Until:
    """A question about a card, of which not every option can be chosen."""
    box = open_box(None)
    printed = {card.id: len(card.options) for card in (*box.events, *box.visitors)}

    def so(game: Game[Any]) -> bool:
        return (
            asked(game) == f"{kind}-option"
            and len(game.decisions[0].choice.values) < printed[getattr(seen(game), kind)]
        )

    return so


def test_a_fight_shows_its_chart_and_counts_its_rounds(server: Server, sit: Sit) -> None:
    me = sit(server)
    shown = bring_to(me, asks("combat"))
    chart = me.board.get_by_role("region", name="Combat")
    expect(chart.get_by_role("table")).to_be_visible()
    expect(chart).to_contain_text("Before the first round")
    for foe in shown["view"]["fight"]["foes"]:
        expect(me.on_board(f"foe:{foe['foe']}")).to_have_count(1)
    assert axe.faults(me.page, "main section.fight") == []
    assert me.point("combat:fight")


def is_fought(game: Game[Any]) -> bool:
    fight = seen(game).fight
    return fight is not None and fight.round > 0


def test_in_the_midst_of_a_fight_its_round_is_told(server: Server, sit: Sit) -> None:
    me = sit(server)
    shown = bring_to(me, lambda game: asked(game) in ("hit-foe", "take-wound") and is_fought(game))
    number = shown["view"]["fight"]["round"]
    expect(me.board.get_by_role("region", name="Combat")).to_contain_text(f"Round {number}")


# -- what a table may agree on ----------------------------------------------------------------------------------------


def test_the_advanced_board_is_another_house(server: Server, sit: Sit) -> None:
    me = sit(server)
    shown = bring_to(me, lambda game: asked(game) == "work" and seen(game).day == 2, board="advanced")
    expect(me.board.get_by_role("heading", name="The house under fire")).to_be_visible()
    attic = [one["space"] for one in shown["view"]["shelter"] if one["space"].startswith("a") and not one["cards"]]
    for space in attic:
        told = me.page.locator(f'{PICTURE} [data-target="space:{space}"] title')
        expect(told).to_have_text(re.compile("whoever has acted here: on a roll of 2 or less: raise wounds by 1"))
    assert attic
    key = next(one["key"] for one in shown["question"]["options"] if re.fullmatch(r"work:[a-z]\d", one["key"]))
    assert me.point(key)


def test_a_pet_lives_in_the_house_until_it_is_slaughtered(server: Server, sit: Sit) -> None:
    me = sit(server)
    shown = bring_to(me, asks("agree-slaughter"))
    (pet,), food = shown["view"]["pets"], shown["view"]["storage"].get("raw-food", 0)
    group = me.board.get_by_role("region", name="The group")
    expect(group.get_by_text(f"a {pet}")).to_be_visible()
    expect(me.page.locator(f"{PICTURE} .pet")).to_have_count(1)
    me.answer("agree-slaughter:yes")
    expect(group.get_by_text(f"a {pet}")).to_be_hidden()
    expect(me.page.locator(f"{PICTURE} .pet")).to_have_count(0)
    assert me.shown["view"]["storage"]["raw-food"] == food + 2


def test_what_is_hidden_is_told_at_its_place(server: Server, sit: Sit) -> None:
    me = sit(server)
    shown = bring_to(me, asks("hide"), hiding="yes")
    places = ["near", "distant", "far"]
    number = places.index(shown["view"]["trip"]["place"])
    assert shown["view"]["hidden"][number]
    me.answer("hide:yes")
    place = me.on_board(f"place:{places[number]}")
    expect(place).to_contain_text(f"hidden: {goods_listed(me.shown['view']['hidden'][number], VOICE)}")


def test_a_location_is_exchanged_where_it_lies(server: Server, sit: Sit) -> None:
    me = sit(server)
    before = bring_to(me, asks("exchange"), exchanging="yes")["view"]
    key = me.question["options"][0]["key"] if me.question else ""
    assert me.point(key)
    after = me.shown["view"]
    assert after["places"] != before["places"]
    place = {"near": 0, "distant": 1, "far": 2}[key.partition(":")[2]]
    assert before["places"][place] not in after["places"]
    assert after["trip"]["unknown"] < before["trip"]["unknown"]


# -- for everybody ----------------------------------------------------------------------------------------------------


def test_with_keys_alone(server: Server, sit: Sit) -> None:
    """`b` to what is lit, Enter to take it; the arrows walk over the house, `?` reads."""
    me = sit(server)
    bring_to(me, asks("act"))
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


def test_no_word_is_cut_on_a_small_screen(server: Server, sit: Sit) -> None:
    me = sit(server, viewport={"width": 1280, "height": 800})
    bring_to(me, lambda game: asked(game) == "event-option" and bad_enough(game))
    cut = me.page.evaluate(
        """[...document.querySelectorAll("main [data-state] .word")]
          .filter(word => word.scrollWidth > word.clientWidth).map(word => word.textContent)"""
    )
    assert cut == []
    wide = me.page.evaluate(
        """[...document.querySelectorAll("main [data-stop] text.name")]
          .filter(name => name.getComputedTextLength() > name.closest("[data-stop]").getBBox().width - 10)
          .map(name => name.textContent)"""
    )
    assert wide == []


def bad_enough(game: Game[Any]) -> bool:
    """Three people, and the longest words that are said of somebody."""
    group = seen(game).group
    return len(group) == 3 and any(one.states.fatigue == 3 and one.states.hunger > 2 for one in group)


def test_on_a_phone(server: Server, sit: Sit) -> None:
    me = sit(server, viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2)
    bring_to(me, asks("act"))
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


# Whole tables are in test_axe.py: here is what only some moments bring, and where.
STATES: dict[str, tuple[Until, str]] = {
    "script": (asks("script-option"), "main section.book"),
    "trade": (asks("trade"), "main section:has(.shelves)"),
    "raid": (asks("keep-off"), PLACES),
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(server: Server, sit: Sit, state: str) -> None:
    me = sit(server)
    until, part = STATES[state]
    bring_to(me, until)
    expect(me.page.locator(part)).to_be_visible()
    me.settle()
    assert axe.faults(me.page, part) == []
