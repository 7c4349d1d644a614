"""The expansions of This War of Mine in the browser: what goes together in the lobby, and what lies on the table."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from holdfast.kernel import Game

from . import axe
from .conftest import PHONE, Sit
from .server import Server
from .war import GAME, asked, asks, bring_to, picked, seen, way_to

TITLE = "This War of Mine"
PICTURE = "svg[role=group]"


def test_what_cannot_be_combined_is_said_in_the_lobby(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.page.goto("/")
    me.page.get_by_role("radio", name=TITLE).check()
    me.page.get_by_label("Farmers").select_option("yes")
    me.page.get_by_label("Our Street").select_option("yes")
    expect(me.page.get_by_role("alert")).to_contain_text("TW-STREET-01")
    expect(me.page.get_by_role("button", name="Start")).to_be_disabled()
    me.page.get_by_label("Farmers").select_option("no")
    expect(me.page.get_by_role("button", name="Start")).to_be_enabled()


def test_the_street_shows_its_cards_and_who_stands_about(server: Server, sit: Sit) -> None:
    me = sit(server)
    bring_to(me, asks("street-option"), **{"our-street": "yes"})
    street = me.board.get_by_role("region", name="The street")
    for card in ("The Pump", "Number Eleven", "The Barricade", "The Crossing"):
        expect(street.get_by_text(card)).to_be_visible()
    expect(street.get_by_text("a farmer")).to_be_visible()
    expect(me.page.locator(f"{PICTURE} .bystander")).to_have_count(1)
    assert axe.faults(me.page) == []


def test_the_dog_is_seen_to_go_along(server: Server, sit: Sit) -> None:
    me = sit(server)
    bring_to(me, lambda game: asked(game) == "where-to" and "along" in seen(game).expansions.dog, pets="dog")
    group = me.board.get_by_role("region", name="The group")
    expect(group.get_by_text("out with the scavengers")).to_be_visible()


def test_farm_fittings_lie_in_the_house_on_a_phone_too(server: Server, sit: Sit) -> None:
    me = sit(server, viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2)
    bring_to(me, asks("work"), farmers="yes")
    parlour = me.page.locator(f'{PICTURE} [data-target="space:g7"] title')
    expect(parlour).to_contain_text("Goat stall")


def test_the_heart_of_the_city_is_offered_and_remembered(server: Server, sit: Sit) -> None:
    me = sit(server)
    bring_to(me, asks("heart-option"), heart="yes")
    heart = me.board.get_by_role("region", name="The heart of the city")
    expect(heart.get_by_text("4 cards left")).to_be_visible()
    expect(heart.get_by_text("The scavengers are there")).to_be_visible()
    expect(heart.get_by_role("listitem")).to_have_count(1)


def test_the_sewers_are_laid_and_walked_on_the_board(server: Server, sit: Sit) -> None:
    me = sit(server)
    bring_to(me, asks("sewer-path"), sewers="yes")
    below = me.board.get_by_role("region", name="The sewers")
    expect(below.get_by_text("Below the Wash House")).to_be_visible()
    north = below.locator('[data-target="way:n"]')
    expect(north).to_have_accessible_name(re.compile("^To north: 1, 3"))
    assert axe.faults(me.page) == []
    north.focus()
    me.page.keyboard.press("Enter")
    expect(below.locator(".taken")).to_have_count(1)


def test_the_sewers_on_a_phone(server: Server, sit: Sit) -> None:
    me = sit(server, viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2)
    bring_to(me, asks("sewer-path"), sewers="yes")
    below = me.board.get_by_role("region", name="The sewers")
    below.locator('[data-target="way:e"]').tap()
    expect(below.locator(".taken")).to_have_count(1)
    assert axe.faults(me.page) == []


def test_the_hidden_objective_of_whoever_sat_here_before_is_gone_behind_the_curtain(server: Server, sit: Sit) -> None:
    """Two friends at one screen: each finds their own card and never the other's."""
    options = {"hidden-objectives": "yes"}
    seed, picks = way_to(another_leads, 2, **options)
    *before, (_, last) = picks
    me = sit(server)
    table = me.set_table(GAME, ["me", "me"], seed=seed, options=options)
    picked(table, before, me, me)
    me.go_to_table(table)
    curtain = me.page.get_by_role("dialog").filter(has_text="'s turn")
    if curtain.is_visible():
        curtain.get_by_role("button").click()
        expect(curtain).to_be_hidden()
    first, card = me.shown["seat"], me.shown["view"]["expansions"]["secrets"]["own"]
    own = me.board.get_by_text("Yours alone:")
    title = (own.text_content() or "").strip().removeprefix("Yours alone: ")
    assert title
    assert title in me.page.content()

    me.answer(last)
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    assert me.shown["seat"] == 1 - first
    assert f'"{card}"' not in json.dumps(me.shown)
    expect(own).not_to_contain_text(title)
    assert title not in me.page.content()


def another_leads(game: Game[Any]) -> bool:
    return any(message == "leads" for message, _, _ in game.play.log or ())
