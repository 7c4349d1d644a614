"""How somebody stays who they are: cookies that nobody else can have put there, and codes for another device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from holdfast.server.house import RENEWED
from holdfast.server.seats import CODE_LETTERS, MAKER, code_hash, hashed, new_code
from holdfast.server.settings import RATES

from .served import Browser, Served, served
from .test_http import refused
from .test_socket import closed_with

PAGE = {"Accept": "text/html"}


def cookie_of(browser: Browser) -> str:
    return str(browser.http.cookies["holdfast"])


def plant(browser: Browser, cookie: str) -> None:
    browser.http.cookies.clear()
    browser.http.cookies.set("holdfast", cookie, domain="127.0.0.1")


def post_as(server: Served, cookie: str, path: str, **asked: Any) -> httpx.Response:
    """What the server answers to somebody with this cookie, who takes no other."""
    return httpx.post(server.address + path, headers={"Cookie": f"holdfast={cookie}"}, **asked)


def code_for(browser: Browser, table: str, seat: int | None = None) -> str:
    told = browser.do(table, "code", {"seat": seat})
    assert told.status_code == 200, told.text
    return str(told.json()["code"])


def type_in(browser: Browser, code: str) -> httpx.Response:
    return browser.http.post("/recover", data={"code": code})


# -- cookies ----------------------------------------------------------------------------------------------------------


def test_whoever_planted_a_cookie_does_not_sit_where_its_bearer_sits_down(visitors: Callable[[], Browser]) -> None:
    anna, ben, mallory = visitors(), visitors(), visitors()
    theirs, _ = mallory.make("rebuild", "me", "friend")
    table, links = anna.make("rebuild", "me", "friend")
    plant(ben, cookie_of(mallory))
    assert ben.join(links[1]).status_code == 303
    assert ben.table(table)["mine"] == [1]
    refused(mallory.get(f"/api/tables/{table}"), 403, "HF-LINK")
    refused(mallory.get(f"/api/tables/{theirs}"), 403, "HF-LINK")
    assert mallory.get("/api/tables").json()["tables"] == []


def test_whoever_planted_a_cookie_does_not_sit_at_the_table_its_bearer_makes(visitors: Callable[[], Browser]) -> None:
    ben, mallory = visitors(), visitors()
    mallory.make("rebuild", "me", "friend")
    plant(ben, cookie_of(mallory))
    first, _ = ben.make("rebuild", "me", "friend")
    refused(mallory.get(f"/api/tables/{first}"), 403, "HF-LINK")
    second, _ = ben.make("rebuild", "me", "friend")
    assert [ben.table(table)["mine"] for table in (first, second)] == [[0], [0]]
    assert ben.do(first, "invitations", {}).status_code == 200
    refused(mallory.get(f"/api/tables/{second}"), 403, "HF-LINK")


def test_tables_made_in_a_row_are_counted_together() -> None:
    rates = dict.fromkeys(RATES, ("1000/hour", "1000/hour")) | {"bots": ("3/hour", "1000/hour")}
    body = {"game": "rebuild", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
    with served(rates=rates, bots=0) as server, server.browser() as anna:
        anna.make("rebuild", "me", "friend")
        cookies, answers = set(), []
        for _ in range(4):
            answers.append(anna.post("/api/tables", body).status_code)
            cookies.add(cookie_of(anna))
    assert answers == [201, 201, 201, 429]
    assert len(cookies) == 3


def test_whoever_has_a_new_cookie_has_been_thought_for(visitors: Callable[[], Browser], server: Served) -> None:
    anna = visitors()
    table, _ = anna.make("rebuild", "me", "friend")
    anna.table(table)
    was, turns = server.house.tables[table].visitor, server.house.turns
    server.do(lambda: turns.charge(was, 600))
    anna.make("rebuild", "me", "friend")
    anna.table(table)
    now = server.house.tables[table].visitor
    assert now.session != was.session
    assert (turns.had(was.session, turns.clock()), turns.had(now.session, turns.clock()) > 500) == (0, True)


def test_a_cookie_lost_on_its_way_costs_nothing_but_its_own_seat(
    server: Served, visitors: Callable[[], Browser]
) -> None:
    anna, ben = visitors(), visitors()
    first, _ = ben.make("rebuild", "me", "friend")
    table, links = anna.make("rebuild", "me", "friend", seed=None)
    assert post_as(server, cookie_of(ben), links[1]).status_code == 303
    assert ben.table(first)["mine"] == [0]
    assert anna.table(table)["seats"][1]["taken"]


def test_a_second_click_gives_the_same_cookie(server: Served, visitors: Callable[[], Browser]) -> None:
    anna, ben = visitors(), visitors()
    first, _ = ben.make("rebuild", "me", "friend")
    table, links = anna.make("rebuild", "me", "friend", seed=None)
    clicks = [post_as(server, cookie_of(ben), links[1]) for _ in range(2)]
    assert [one.status_code for one in clicks] == [303, 303]
    assert clicks[0].cookies["holdfast"] == clicks[1].cookies["holdfast"]
    plant(ben, clicks[1].cookies["holdfast"])
    assert (ben.table(table)["mine"], ben.table(first)["mine"]) == ([1], [0])


def test_two_of_one_house_are_two(server: Served, visitors: Callable[[], Browser]) -> None:
    anna, ben, carl = visitors(), visitors(), visitors()
    _, links = anna.make("rebuild", "me", "friend")
    for one in (ben, carl):
        assert one.join(links[None]).status_code == 303
    assert cookie_of(ben) != cookie_of(carl)


def test_other_tabs_come_again_with_the_cookie_of_now(visitors: Callable[[], Browser]) -> None:
    anna, ben = visitors(), visitors()
    first, _ = ben.make("rebuild", "me", "friend")
    _, links = anna.make("rebuild", "me", "friend")
    with ben.connect(first) as tab:
        tab.read()
        ben.join(links[1])
        ben.get("/api/tables")
        assert closed_with(tab) == RENEWED
    with ben.connect(first) as tab:
        assert tab.read()["mine"] == [0]


@pytest.mark.parametrize("older", [False, True])
def test_whoever_made_a_table_still_has_made_it(server: Served, visitors: Callable[[], Browser], older: bool) -> None:
    anna, ben = visitors(), visitors()
    first, _ = ben.make("rebuild", "me", "friend")
    if older:  # as tables were made before cookies changed
        store: Any = server.house.store
        store.held = [held for held in store.held if (held.table, held.seat) != (first, MAKER)]
        server.do(server.house.tables.clear)
    _, links = anna.make("rebuild", "me", "friend")
    was = cookie_of(ben)
    ben.join(links[1])
    assert ben.do(first, "invitations", {}).status_code == 200
    assert cookie_of(ben) != was
    assert ben.table(first)["seats"][1]["may_hand"]
    refused(post_as(server, was, f"/api/tables/{first}/invitations", json={}), 403, "HF-LINK")


def test_log_out_everywhere_else(server: Served, visitors: Callable[[], Browser]) -> None:
    anna, ben, thief = visitors(), visitors(), visitors()
    table, links = anna.make("rebuild", "me", "friend")
    ben.join(links[1])
    plant(thief, cookie_of(ben))
    stolen = code_for(thief, table)
    with thief.connect(table) as tab:
        assert tab.read()["mine"] == [1]
        assert ben.post("/api/elsewhere").status_code == 200
        assert ben.table(table)["mine"] == [1]
        assert closed_with(tab) == RENEWED
    refused(thief.get(f"/api/tables/{table}"), 403, "HF-LINK")
    refused(type_in(thief, stolen), 403, "HF-CODE")
    assert "set-cookie" not in thief.http.post("/api/elsewhere", headers={"Cookie": ""}).headers


def test_by_https_cookies_have_a_name_that_no_neighbour_can_plant() -> None:
    https = {"X-Forwarded-Proto": "https"}
    with served(proxies=1) as server, server.browser() as anna:
        body = {"game": "rebuild", "seats": [{"who": "me"}, {"who": "friend"}]}
        made = anna.http.post("/api/tables", json=body, headers=https)
        told = made.headers["set-cookie"]
        assert told.startswith("__Host-holdfast=")
        assert "secure" in told.lower()
        assert "path=/" in told.lower()
        assert "domain" not in told.lower()
        assert made.headers["strict-transport-security"].startswith("max-age=")
        table, value = made.json()["table"], told.partition("=")[2].partition(";")[0]
        for name, status in (("__Host-holdfast", 200), ("holdfast", 403)):
            asked = httpx.get(f"{server.address}/api/tables/{table}", headers={**https, "Cookie": f"{name}={value}"})
            assert asked.status_code == status, name
        plain = anna.http.post("/api/tables", json=body)
        assert plain.headers["set-cookie"].startswith("holdfast=")
        assert "strict-transport-security" not in plain.headers


# -- codes ------------------------------------------------------------------------------------------------------------


def test_a_seat_is_taken_up_from_another_device(visitors: Callable[[], Browser]) -> None:
    anna, ben, phone = visitors(), visitors(), visitors()
    table, links = anna.make("rebuild", "me", "friend")
    ben.join(links[1])
    code = code_for(ben, table)
    assert 'name="code"' in phone.get("/recover", headers=PAGE).text
    with ben.connect(table) as tab:
        tab.read()
        onward = type_in(phone, f" {code.lower().replace('-', ' ').replace('1', 'l').replace('0', 'o')} ")
        assert (onward.status_code, onward.headers["location"]) == (303, f"/table/{table}")
        assert closed_with(tab) == 4403
    assert phone.table(table)["mine"] == [1]
    refused(ben.get(f"/api/tables/{table}"), 403, "HF-LINK")
    told = anna.table(table)["log"]["lines"][-1]
    assert told == "Player 2 now plays from another browser, with the seat's code."
    refused(type_in(visitors(), code), 403, "HF-CODE")
    page = visitors().http.post("/recover", data={"code": code}, headers=PAGE)
    assert (page.status_code, "does not work" in page.text) == (403, True)


def test_a_code_is_for_one_s_own_seat_and_the_newest_counts(visitors: Callable[[], Browser]) -> None:
    anna, ben, phone = visitors(), visitors(), visitors()
    table, links = anna.make("rebuild", "me", "friend")
    ben.join(links[1])
    refused(anna.do(table, "code", {"seat": 1}), 403, "HF-LINK")
    first, second = code_for(ben, table), code_for(ben, table, 1)
    refused(type_in(phone, first), 403, "HF-CODE")
    assert type_in(phone, second).status_code == 303
    watching = visitors()
    watching.join(links[None])
    refused(watching.do(table, "code", {}), 409, "HF-SEAT")


def test_who_has_lost_a_seat_does_not_come_back_by_its_code(visitors: Callable[[], Browser]) -> None:
    anna, ben = visitors(), visitors()
    table, links = anna.make("rebuild", "me", "friend")
    ben.join(links[1])
    code = code_for(ben, table)
    anna.do(table, "invitations", {"seat": 1, "revoke": True})
    refused(type_in(ben, code), 403, "HF-CODE")


def test_a_code_leaves_the_other_seats_of_either_browser(visitors: Callable[[], Browser]) -> None:
    anna, phone = visitors(), visitors()
    table, _ = anna.make("rebuild", "me", "me")
    other, _ = phone.make("rebuild", "me", "friend")
    assert type_in(phone, code_for(anna, table, 1)).status_code == 303
    assert (anna.table(table)["mine"], phone.table(table)["mine"], phone.table(other)["mine"]) == ([0], [1], [0])


def test_codes_are_kept_as_hashes_and_cannot_be_tried_for_long() -> None:
    with served() as server, server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "friend")
        code = code_for(anna, table)
        kept = repr(vars(server.house.store))
        assert code not in kept
        assert code.replace("-", "") not in kept
        assert code_hash(code) in kept
    with served(rates={**server.house.settings.rates, "code": ("1000/minute", "5/minute")}) as server:
        with server.browser() as mallory:
            tried = [type_in(mallory, new_code()).status_code for _ in range(7)]
        assert tried == [403] * 5 + [429] * 2


def test_a_code_can_be_read_aloud_and_not_be_guessed() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    assert all(len(code.replace("-", "")) == 16 and set(code) <= {*CODE_LETTERS, "-"} for code in codes)
    assert len(CODE_LETTERS) ** 16 == 2**80
    assert code_hash("0123-4567-89ab-cdef") == code_hash("Ol23 4567 89AB CDEF") != hashed("0123456789ABCDEG")


# -- what all are told ------------------------------------------------------------------------------------------------


def test_new_links_are_told_to_everybody_at_the_table(visitors: Callable[[], Browser]) -> None:
    anna, ben, carl = visitors(), visitors(), visitors()
    table, links = anna.make("rebuild", "me", "friend")
    carl.join(links[None])
    links = {one["seat"]: one["path"] for one in anna.do(table, "invitations", {}).json()["invitations"]}
    for one in (anna, carl):
        told = one.table(table)["log"]["lines"]
        assert told[-1] == "There is a new link for Player 2. The old one no longer works."
    ben.join(links[1])
    with carl.connect(table) as socket:
        socket.read()
        anna.do(table, "invitations", {"seat": 1, "revoke": True})
        told = socket.until(lambda message: message["log"]["lines"])["log"]["lines"]
    assert "has lost the seat" in told[-1]
