"""Who sits where: links, cookies, and taking them back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holdfast.server.seats import Cookies, hashed

from .served import Browser, Served, served
from .test_http import refused
from .test_socket import closed_with

PAGE = {"Accept": "text/html"}


def test_a_link_seats_whoever_opens_it_first(visitors: Callable[[], Browser]) -> None:
    anna, ben, carl = visitors(), visitors(), visitors()
    table, links = anna.make("rebuild", "me", "friend")
    answer = ben.join(links[1])
    assert (answer.status_code, answer.headers["location"]) == (303, f"/table/{table}")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    assert ben.table(table)["mine"] == [1]
    assert ben.join(links[1]).status_code == 303, "the link goes on working for who came by it"
    assert "set-cookie" not in ben.join(links[1]).headers
    refused(carl.join(links[1]), 409, "HF-TAKEN")
    for page in (carl.get(links[1], headers=PAGE), carl.post(links[1], headers=PAGE)):
        assert page.status_code == 409
        assert "already sits there" in page.text
    refused(carl.get(f"/api/tables/{table}"), 403, "HF-LINK")
    seats = anna.table(table)["seats"]
    assert [seat["taken"] for seat in seats] == [True, True]


def test_links_of_one_kind_are_not_of_the_other(anna: Browser, ben: Browser) -> None:
    _, links = anna.make("rebuild", "me", "friend")
    for follow in (ben.get, ben.join):
        refused(follow(links[1].replace("join", "watch")), 404, "HF-TABLE")
        refused(follow(links[None].replace("watch", "join")), 404, "HF-TABLE")
        refused(follow("/join/nothing"), 404, "HF-TABLE")
    page = ben.get("/join/nothing", headers=PAGE)
    assert (page.status_code, "<h1>" in page.text) == (404, True)


def test_who_only_watches_sees_what_lies_open(visitors: Callable[[], Browser]) -> None:
    anna, ben, carl = visitors(), visitors(), visitors()
    table, links = anna.make("rebuild", "me", "friend")
    for watcher in (ben, carl):
        assert watcher.join(links[None]).status_code == 303
        shown = watcher.table(table)
        assert (shown["seat"], shown["mine"], shown["question"]) == (None, [], None)
        assert [player["objective"] for player in shown["view"]["players"]] == [None, None]


LOOKING = {
    "a browser": {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0", "Accept": "text/html"},
    "one that looks ahead": {"Sec-Purpose": "prefetch"},
    "a preview that says so": {"User-Agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)"},
    "a preview that does not": {"User-Agent": "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Safari/605.1.15"},
    "a scanner": {"User-Agent": "python-requests/2.32"},
    "nobody": {"User-Agent": ""},
}


@pytest.mark.parametrize("who", LOOKING)
def test_looking_at_a_link_takes_nothing(anna: Browser, ben: Browser, who: str) -> None:
    """Whatever follows a link without answering the page behind it sits nowhere, and the link works as before."""
    table, links = anna.make("rebuild", "me", "friend")
    with Browser(anna.address, LOOKING[who]) as looking:
        for link in (links[1], links[None]):
            for answer in (looking.get(link), looking.http.head(link)):
                assert (answer.status_code, "set-cookie" in answer.headers) == (200, False)
        assert "<button>Sit down</button>" in looking.get(links[1]).text
        assert "as Player 2" in looking.get(links[1]).text
        assert "<button>Watch</button>" in looking.get(links[None]).text
    assert anna.table(table)["seats"][1]["taken"] is False
    assert ben.join(links[1]).status_code == 303
    assert ben.get(links[1]).headers["location"] == f"/table/{table}"


def test_no_other_page_sits_down_for_me(anna: Browser, ben: Browser) -> None:
    table, links = anna.make("rebuild", "me", "friend")
    refused(ben.post(links[1], headers={"Origin": "https://elsewhere.example"}), 403, "HF-ORIGIN")
    assert anna.table(table)["seats"][1]["taken"] is False
    assert ben.post(links[1], headers={"Origin": ben.address}).status_code == 303


def test_the_maker_makes_new_links_and_takes_seats_back(visitors: Callable[[], Browser]) -> None:
    anna, ben, carl = visitors(), visitors(), visitors()
    table, links = anna.make("rebuild", "me", "friend")
    again = anna.do(table, "invitations", None).json()["invitations"]
    assert [one["seat"] for one in again] == [1, None]
    refused(ben.join(links[1]), 404, "HF-TABLE")
    assert ben.join(again[0]["path"]).status_code == 303
    refused(ben.do(table, "invitations", {}), 403, "HF-MAKER")
    refused(anna.do(table, "invitations", {"seat": 1}), 409, "HF-TAKEN")
    assert anna.do(table, "invitations", {}).json()["invitations"][0]["seat"] is None
    with ben.connect(table) as socket:
        assert socket.read()["seat"] == 1
        newest = anna.do(table, "invitations", {"seat": 1, "revoke": True}).json()["invitations"]
        assert closed_with(socket) == 4403
    refused(ben.get(f"/api/tables/{table}"), 403, "HF-LINK")
    assert carl.join(newest[0]["path"]).status_code == 303
    assert carl.table(table)["mine"] == [1]
    refused(anna.do(table, "invitations", {"seat": 7}), 400, "HF-WIRE")
    assert anna.do(table, "invitations", {"seat": None}).json()["invitations"][0]["path"].startswith("/watch/")


def test_who_tries_a_friend_s_link_takes_no_second_seat(visitors: Callable[[], Browser]) -> None:
    anna, ben = visitors(), visitors()
    table, links = anna.make("rebuild", "me", "friend")
    assert anna.join(links[1]).headers["location"] == f"/table/{table}"
    assert anna.table(table)["mine"] == [0]
    assert ben.join(links[None]).status_code == 303
    assert ben.join(links[1]).status_code == 303, "who only watched may sit down"
    assert ben.table(table)["mine"] == [1]


def test_who_loses_one_of_two_seats_no_longer_looks_from_it(anna: Browser) -> None:
    table, _ = anna.make("rebuild", "me", "me")
    with anna.connect(table, 1) as lost, anna.connect(table, 0) as kept:
        lost.read(), kept.read()
        anna.do(table, "invitations", {"seat": 1, "revoke": True})
        assert closed_with(lost) == 4403
        assert kept.until(lambda message: message["mine"] == [0])
    refused(anna.get(f"/api/tables/{table}", params={"seat": 1}), 403, "HF-LINK")


def test_a_table_of_bots_is_watched_by_who_made_it(anna: Browser) -> None:
    table, _ = anna.make("rebuild", "random", "random")
    shown = anna.table(table)
    assert (shown["seat"], shown["mine"]) == (None, [])
    assert anna.do(table, "invitations", {"seat": None, "revoke": True}).status_code == 200


@pytest.mark.parametrize("cookie", ["", "x", "x.y.z", "InRva2VuIg.forged", "a" * 5000, "é"])
def test_a_cookie_we_have_not_signed_is_none(anna: Browser, ben: Browser, cookie: str) -> None:
    table, _ = anna.make("rebuild", "me", "friend")
    answer = ben.get(f"/api/tables/{table}", headers={"Cookie": f"holdfast={cookie}".encode()})
    refused(answer, 403, "HF-LINK")


def test_cookies_are_signed_with_the_store_s_secret() -> None:
    cookie, session = Cookies(b"one").new()
    assert Cookies(b"one").known(cookie) == (session, "")
    assert Cookies(b"another").known(cookie) == ("", "")
    assert session not in cookie


def test_nothing_is_kept_by_which_one_could_sit_down() -> None:
    from .memory import MemoryStore

    store = MemoryStore()
    with served(store) as server, server.browser() as anna, server.browser() as ben:
        _, links = anna.make("rebuild", "me", "friend")
        ben.join(links[1])
        kept = repr(vars(store))
        for path in links.values():
            token = path.rpartition("/")[2]
            assert token not in kept
            assert hashed(token) in kept
        for one in (anna, ben):
            cookie = one.http.cookies["holdfast"]
            assert cookie not in kept
            assert cookie.split(".")[0] not in kept


def test_a_second_server_on_the_same_store_knows_the_same_browsers(server: Served, anna: Browser) -> None:
    table, _ = anna.make("rebuild", "me", "friend")
    with served(server.house.store) as other, other.browser() as elsewhere:
        elsewhere.http.cookies.set("holdfast", anna.http.cookies["holdfast"])
        assert elsewhere.table(table)["mine"] == [0]
