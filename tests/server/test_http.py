"""Everything by plain HTTP: games, tables, picks, history, and what stands before all of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import holdfast
from holdfast.games import find
from holdfast.kernel import Rng
from holdfast.kernel.record import read_record
from holdfast.presence import Card, presence_of
from holdfast.server import faces, wire
from holdfast.server.denied import HOUSE_RULES, STATUS
from holdfast.server.http import CALLS
from holdfast.server.limits import Rate
from holdfast.server.settings import RATES
from holdfast.speech import PSEUDO

from .memory import MemoryStore
from .served import Browser, Served, served, wait_until

SEATS = [{"who": "me"}, {"who": "friend"}]


def refused(answer: Any, status: int, rule: str) -> str:
    """Every refusal is one of ours, in words."""
    assert answer.status_code == status, answer.text
    told = msgspec.json.decode(answer.content, type=wire.Refusal)
    assert told.rule == rule
    assert "Traceback" not in told.reason
    return told.reason


def two_at_a_table(anna: Browser, ben: Browser, game: str = "rebuild", seed: int = 7) -> str:
    table, links = anna.make(game, "me", "friend", seed=seed)
    assert ben.join(links[1]).status_code == 303
    return table


# -- games ------------------------------------------------------------------------------------------------------------


def test_the_games_at_hand(anna: Browser) -> None:
    told = msgspec.json.decode(anna.get("/api/games").content, type=wire.Catalogue)
    assert {game.name for game in told.games} >= {"rebuild", "frostpunk"}
    rebuild = next(game for game in told.games if game.name == "rebuild")
    assert (rebuild.least_seats, rebuild.most_seats, rebuild.together) == (2, 3, False)
    assert rebuild.options[0].values[0] == "place"
    assert "greedy" in told.bots


@pytest.mark.parametrize("game", ["rebuild", "frostpunk"])
def test_board_and_cards_of_a_game_may_be_kept(anna: Browser, game: str) -> None:
    told = msgspec.json.decode(anna.get(f"/api/games/{game}/reference").content, type=wire.Reference)
    assert told.game == game
    for path in ("reference", f"cards/{next(iter(told.cards))}"):
        where = f"/api/games/{game}/{path}"
        first = anna.get(where)
        assert first.headers["cache-control"] == "no-cache"
        again = anna.get(where, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        kept = anna.get(where, params={"edition": told.edition})
        assert "immutable" in kept.headers["cache-control"]
        stale = anna.get(where, params={"edition": "another"})
        assert "immutable" not in stale.headers["cache-control"]
        plain = anna.get(where, headers={"Accept-Encoding": "identity"})
        assert plain.content == first.content


def test_what_stands_on_a_card_is_told_to_whoever_asks(anna: Browser) -> None:
    told = msgspec.json.decode(anna.get("/api/games/frostpunk/reference").content, type=wire.Reference)
    texts = 0
    for name in (*list(told.cards)[::20], "advisor:health", next(key for key in told.cards if key.endswith(":inside"))):
        card = msgspec.json.decode(anna.get(f"/api/games/frostpunk/cards/{name}").content, type=Card)
        assert (card.id, card.title, card.kind) == (name, told.cards[name].title, told.cards[name].kind)
        texts += bool(card.lines or card.options)
    assert texts > 10
    refused(anna.get("/api/games/frostpunk/cards/none"), 404, "HF-PATH")
    refused(anna.get("/api/games/chess/cards/none"), 404, "HF-PATH")


def test_another_word_on_a_card_is_another_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else browsers would keep the old words for ever, since the pack is the same."""
    before = faces.reference_of("rebuild").edition
    cards = faces.cards_of("rebuild")
    name = next(iter(cards))
    reworded = {**cards, name: msgspec.structs.replace(cards[name], story="Another story.")}
    monkeypatch.setattr(faces, "cards_of", lambda *_: reworded)
    assert faces.reference_of.__wrapped__("rebuild").edition != before


def test_the_rules_of_a_game_and_of_the_house(anna: Browser) -> None:
    told = msgspec.json.decode(anna.get("/api/games/rebuild/rules").content, type=wire.Rules)
    assert {"RB-TURN-01", "HF-UNDO", "HF-RATE"} <= {rule.id for rule in told.rules}
    one = msgspec.json.decode(anna.get("/api/games/rebuild/rules/RB-TURN-01").content, type=wire.RuleText)
    assert one.rule
    refused(anna.get("/api/games/rebuild/rules/RB-NONE"), 404, "HF-PATH")
    refused(anna.get("/api/games/chess/rules"), 404, "HF-PATH")
    refused(anna.get("/api/games/chess/reference"), 404, "HF-PATH")


def test_every_refusal_of_the_house_is_a_rule_with_words() -> None:
    source = "".join(path.read_text("utf-8") for path in Path(holdfast.__file__).parent.glob("server/*.py"))
    named = set(re.findall(r'"(HF-[A-Z]+)"', source))
    assert named <= set(HOUSE_RULES)
    assert set(STATUS) <= set(HOUSE_RULES)


# -- tables -----------------------------------------------------------------------------------------------------------


def test_a_table_in_three_calls(anna: Browser) -> None:
    table, links = anna.make("rebuild", "me", "friend")
    assert set(links) == {1, None}
    shown = msgspec.convert(anna.table(table), wire.TableShown)
    assert (shown.seat, shown.mine, shown.version) == (0, [0], 0)
    assert shown.question is not None
    answer = anna.pick(table, 0, shown.question.options[0].key)
    assert answer.status_code == 200
    assert answer.json()["version"] == 1


def test_my_tables_are_listed_the_newest_first(anna: Browser, ben: Browser) -> None:
    assert ben.get("/api/tables").json() == {"tables": []}
    first, _ = anna.make("rebuild", "me", "friend")
    second, links = anna.make("frostpunk", "friend", "me", society="II")
    anna.pick(first, 0, anna.table(first)["question"]["options"][0]["key"])
    told = msgspec.json.decode(anna.get("/api/tables").content, type=wire.TablesListed)
    assert [one.table for one in told.tables[:2]] == [first, second]
    listed = told.tables[1]
    assert (listed.title, listed.options["society"], listed.over) == (str(find("frostpunk").rules.title), "II", False)
    assert [(seat.mine, seat.taken) for seat in listed.seats] == [(False, False), (True, True)]
    assert listed.my_turn == (1 in anna.table(second)["waiting"])
    ben.join(links[0])
    assert [one["table"] for one in ben.get("/api/tables").json()["tables"]] == [second]


def test_a_list_counts_the_picks_that_stand_and_nothing_else(anna: Browser, ben: Browser) -> None:
    table = two_at_a_table(anna, ben)

    def listed() -> int:
        told = msgspec.json.decode(ben.get("/api/tables").content, type=wire.TablesListed)
        return told.tables[0].picks

    assert listed() == 0
    anna.pick(table, 0, "lead:p1-1", "lead:p1-2")
    assert listed() == 2
    anna.do(table, "name", {"type": "rename", "name": "Anna"})
    anna.do(table, "say", {"type": "say", "text": "Hello"})
    assert listed() == 2
    anna.do(table, "undo", {"type": "undo", "version": 1})
    assert listed() == 1


def test_a_person_is_called_otherwise_from_now_on(anna: Browser, ben: Browser) -> None:
    table, links = anna.make("rebuild", "me", "friend")
    ben.join(links[None])
    answer = anna.do(table, "name", {"type": "rename", "name": "  Anna   Berg "})
    assert answer.status_code == 200
    told = anna.table(table)
    assert (told["seats"][0]["name"], told["version"]) == ("Anna Berg", 0)
    assert told["log"]["lines"][-1] == "Player 1 is now called Anna Berg."
    assert not any("Player 1" in line for line in told["log"]["lines"][:-1])
    assert anna.do(table, "name", {"type": "rename", "name": "Anna Berg"}).json()["log"] == told["log"], (
        "once is enough"
    )
    anna.do(table, "say", {"type": "say", "text": "It's me"})
    assert ben.table(table)["chat"][0]["name"] == "Anna Berg"
    assert ben.get("/api/tables").json()["tables"][0]["seats"][0]["name"] == "Anna Berg"


@pytest.mark.parametrize(
    ("name", "seat", "status", "rule"),
    [
        ("PLAYER 2", None, 409, "HF-NAME"),
        ("Greedy", 1, 409, "HF-SEAT"),
        ("Greedy", 7, 409, "HF-SEAT"),
        (" ", None, 400, "HF-WIRE"),
        ("\u202e\u3164", None, 400, "HF-WIRE"),
        ("x" * 31, None, 400, "HF-WIRE"),
        ("", None, 400, "HF-WIRE"),
    ],
)
def test_names_that_cannot_be(anna: Browser, name: str, seat: int | None, status: int, rule: str) -> None:
    table, _ = anna.make("rebuild", "me", "friend")
    refused(anna.do(table, "name", {"type": "rename", "name": name, "seat": seat}), status, rule)
    assert [one["name"] for one in anna.table(table)["seats"]] == ["Player 1", "Player 2"]


def test_who_only_watches_has_no_name_to_change(anna: Browser, ben: Browser) -> None:
    table, links = anna.make("rebuild", "me", "friend")
    ben.join(links[None])
    refused(ben.do(table, "name", {"type": "rename", "name": "Ben"}), 409, "HF-SEAT")
    refused(ben.do(table, "name", {"type": "rename", "name": "Ben", "seat": 0}), 409, "HF-SEAT")


def test_two_racing_picks_have_one_winner(anna: Browser, ben: Browser) -> None:
    """The same version from two tabs: one is done, the other is answered with the table as it is then."""
    table, _ = anna.make("rebuild", "me", "friend")
    keys = [option["key"] for option in anna.table(table)["question"]["options"]]
    won, lost = anna.pick(table, 0, keys[0]), anna.pick(table, 0, keys[1])
    assert (won.status_code, lost.status_code) == (200, 409)
    assert (lost.json()["type"], lost.json()["version"]) == ("table", 1)
    assert lost.json()["undo"]["key"] == keys[0]


def test_what_a_rule_forbids_is_refused_with_the_rule(anna: Browser, ben: Browser) -> None:
    table = two_at_a_table(anna, ben)
    assert "another player" in refused(anna.pick(table, 0, "lead:p2-1"), 409, "RB-LEAD-09")
    refused(anna.pick(table, 0, "nothing:like-it"), 409, "HF-KEY")
    refused(anna.pick(table, 0, "lead:p1-1", seat=1), 409, "HF-SEAT")
    assert anna.table(table)["version"] == 0


def test_without_a_link_nobody_sees_anything(anna: Browser, ben: Browser) -> None:
    table, _ = anna.make("frostpunk", "me")
    for path in ("", "/moments/0", "/record"):
        refused(ben.get(f"/api/tables/{table}{path}"), 403, "HF-LINK")
    refused(ben.pick(table, 0, "a:b"), 403, "HF-LINK")
    refused(ben.do(table, "say", {"type": "say", "text": "hello"}), 403, "HF-LINK")
    refused(ben.do(table, "invitations", {}), 403, "HF-LINK")
    refused(anna.get("/api/tables/nowhere"), 404, "HF-TABLE")
    refused(anna.get("/api/tables/nowhere/record"), 404, "HF-TABLE")
    refused(anna.get(f"/api/tables/{table}", params={"seat": "3"}), 403, "HF-LINK")
    refused(anna.get(f"/api/tables/{table}", params={"seat": "x"}), 400, "HF-WIRE")
    refused(anna.get(f"/api/tables/{table}", params={"seat": "9" * 5000}), 400, "HF-WIRE")


def test_chat_is_for_players_and_spectators(anna: Browser, ben: Browser) -> None:
    table, links = anna.make("rebuild", "me", "friend")
    ben.join(links[None])
    assert anna.do(table, "say", {"type": "say", "text": " Hello,\n\0 <b>you</b> "}).status_code == 200
    ben.do(table, "say", {"type": "say", "text": "I only look"})
    lines = [(line["seat"], line["name"], line["text"]) for line in anna.table(table)["chat"]]
    assert lines == [(0, "Player 1", "Hello, <b>you</b>"), (None, "Spectator", "I only look")]
    refused(anna.do(table, "say", {"type": "say", "text": "\0 \n"}), 400, "HF-WIRE")
    refused(anna.do(table, "say", {"type": "say", "text": "x" * 501}), 400, "HF-WIRE")
    refused(ben.pick(table, 0, "lead:p1-1"), 409, "HF-SEAT")


# -- secrets ----------------------------------------------------------------------------------------------------------


def test_nobody_is_ever_told_more_than_the_rules_show_them(server: Served, anna: Browser, ben: Browser) -> None:
    """A whole game by chance: what each seat gets is what the rules' view gives it, and hangs on nothing hidden."""
    table, links = anna.make("rebuild", "me", "friend", seed=11)
    ben.join(links[1])
    with server.browser() as carl, anna.connect(table) as first, ben.connect(table) as second:
        carl.join(links[None])
        chance, live = Rng(2), server.house.tables[table]
        with carl.connect(table) as third:
            sockets = {0: first, 1: second, None: third}
            while True:
                game, version = server.do(lambda: (live.table.game.clone(), live.table.version))
                shown = {seat: socket.at_version(version) for seat, socket in sockets.items()}
                for seat, told in shown.items():
                    check_nothing_hidden(game, seat, told)
                    if version % 20 == 0 or game.pending is None:
                        assert sockets[seat].lines == server.do(partial(live.table.game.log, seat))
                if game.pending is None:
                    break
                asked = game.pending.seat
                options = shown[asked]["question"]["options"]
                key = options[chance.below(len(options))]["key"]
                sockets[asked].send(type="pick", version=version, keys=[key])
                wait_until(lambda: live.table.version > version)  # noqa: B023
    answer = anna.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    assert read_record(answer.content).header.game == "rebuild"
    ending = anna.table(table)["ending"]
    assert ending["scores"]
    assert ending["title"]
    listed = anna.get("/api/tables").json()["tables"][0]
    assert (listed["over"], listed["outcome"]) == (True, ending["title"])
    marked = anna.get("/api/tables", headers={"Accept-Language": PSEUDO}).json()["tables"][0]
    assert not re.search("[A-Za-z]", re.sub(r"Player \d", "", marked["outcome"]))
    for who in (anna, ben):
        shown = who.table(table)
        assert shown["undo"] is None
        over = refused(who.do(table, "undo", {"type": "undo", "version": shown["version"]}), 409, "HF-OVER")
        assert "over" in over


def check_nothing_hidden(game: Any, seat: int | None, shown: dict[str, Any]) -> None:
    assert shown["seat"] == seat
    assert shown["view"] == msgspec.to_builtins(game.view(seat).table)
    if game.pending is not None:
        assert shown["view"] == msgspec.to_builtins(as_if(game, seat))
    if seat is None:
        assert (shown["question"], shown["undo"], shown["mine"]) == (None, None, [])
    elif shown["question"] is not None:
        assert shown["question"]["seat"] == seat


def as_if(game: Any, seat: int | None) -> Any:
    """The view if everything this seat cannot know were otherwise."""
    state = game.clone().state
    game.rules.resample(state, -1 if seat is None else seat, Rng(99))
    return presence_of(game).view(state, seat)


@pytest.mark.parametrize("game", ["rebuild", "frostpunk"])
def test_the_record_waits_for_the_end(anna: Browser, ben: Browser, game: str) -> None:
    """Of a game that is won together, too: the seed tells what nobody may know yet."""
    table = two_at_a_table(anna, ben, game)
    for browser in (anna, ben):
        refused(browser.get(f"/api/tables/{table}/record"), 403, "HF-SECRET")


def test_moments_by_their_number(anna: Browser, ben: Browser) -> None:
    table = two_at_a_table(anna, ben)
    anna.pick(table, 0, "lead:p1-1")
    told = msgspec.json.decode(anna.get(f"/api/tables/{table}/moments/1").content, type=wire.Moment)
    assert (told.version, told.versions) == (1, 1)
    assert told.view == anna.table(table)["view"]
    assert msgspec.json.decode(ben.get(f"/api/tables/{table}/moments/1").content)["view"] != told.view
    refused(anna.get(f"/api/tables/{table}/moments/2"), 404, "HF-TABLE")
    for wrong in ("x", "-1", "1.5", "9" * 5000):
        refused(anna.get(f"/api/tables/{table}/moments/{wrong}"), 400, "HF-WIRE")


# -- before everything ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "call",
    [
        *("GET /", "GET /table/x", "GET /nowhere", "GET /api/games", "GET /join/x", "GET /metrics", "GET /healthz"),
        *("GET /assets/none.js", "POST /api/tables", "PUT /api/x", "DELETE /"),
    ],
)
@pytest.mark.parametrize("accept", ["text/html", "*/*"])
def test_every_answer_is_guarded(anna: Browser, call: str, accept: str) -> None:
    method, path = call.split()
    answer = anna.http.request(method, path, headers={"Accept": accept})
    assert answer.status_code < 500 or "not built" in answer.text
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    if answer.headers.get("content-type", "").startswith("text/html"):
        assert "script-src 'self'" in policy
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "permissions-policy" in answer.headers
    else:
        assert "src 'self'" not in policy, "what is no page loads nothing"
    assert "set-cookie" not in answer.headers


def test_nothing_but_what_there_is(anna: Browser) -> None:
    refused(anna.get("/api"), 404, "HF-PATH")
    refused(anna.get("/api/nothing"), 404, "HF-PATH")
    refused(anna.get("/nothing"), 404, "HF-PATH")
    answer = anna.http.delete("/api/games")
    refused(answer, 405, "HF-METHOD")
    assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'{"game": 1}', b"\xff\xfe", b"[" * 5000, b'{"a":1}'])
def test_what_is_not_understood_is_not_done(anna: Browser, body: bytes) -> None:
    answer = anna.http.post("/api/tables", content=body)
    assert refused(answer, 400, "HF-WIRE")


def test_what_is_too_long_is_not_read(anna: Browser) -> None:
    body = b'{"game": "' + b"x" * 70_000 + b'"}'
    refused(anna.http.post("/api/tables", content=body), 413, "HF-SIZE")

    def in_pieces() -> Any:
        for _ in range(70):
            yield b" " * 1024

    refused(anna.http.post("/api/tables", content=in_pieces()), 413, "HF-SIZE")
    table, _ = anna.make("rebuild", "me", "friend")
    refused(anna.do(table, "say", {"type": "say", "text": "x" * 20_000}), 413, "HF-SIZE")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "nonsense", "http://[::"])
def test_other_pages_do_nothing_here(anna: Browser, origin: str) -> None:
    answer = anna.http.post("/api/tables", json={"game": "rebuild", "seats": SEATS}, headers={"Origin": origin})
    refused(answer, 403, "HF-ORIGIN")


def test_our_own_pages_may(server: Served, anna: Browser) -> None:
    body = {"game": "rebuild", "seats": SEATS}
    assert anna.http.post("/api/tables", json=body, headers={"Origin": server.address}).status_code == 201
    refused(anna.http.post("/api/tables", json=body, headers={"Sec-Fetch-Site": "cross-site"}), 403, "HF-ORIGIN")


def test_origins_and_proxies_are_believed_only_if_they_were_named() -> None:
    body = {"game": "rebuild", "seats": SEATS}
    with served(origins=("https://play.example.org",)) as server, server.browser() as anna:
        named = anna.http.post("/api/tables", json=body, headers={"Origin": "https://play.example.org"})
        assert named.status_code == 201
        assert "secure" not in named.headers["set-cookie"].lower()
        forwarded = {"X-Forwarded-Host": "a.example", "X-Forwarded-Proto": "https", "Origin": "https://a.example"}
        refused(anna.http.post("/api/tables", json=body, headers=forwarded), 403, "HF-ORIGIN")
    with served(proxies=1, origins=("https://a.example",)) as server, server.browser() as anna:
        made = anna.http.post("/api/tables", json=body, headers=forwarded)
        assert made.status_code == 201
        assert "secure" in made.headers["set-cookie"].lower()


@pytest.mark.parametrize("kind", ["make", "join", "pick", "say", "name", "hand", "hint", "look"])
def test_nobody_may_ask_too_often(kind: str) -> None:
    rates = dict.fromkeys(RATES, ("1000/minute", "1000/minute"))
    rates[kind] = ("3/minute", "1000/minute") if kind != "join" else ("1000/minute", "3/minute")
    with served(rates=rates) as server, server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "friend")
        asking: dict[str, Callable[[], httpx.Response]] = {
            "make": lambda: anna.post("/api/tables", {"game": "rebuild", "seats": SEATS}),
            "join": lambda: anna.get("/join/guess"),
            "pick": lambda: anna.pick(table, 99, "a:b"),
            "say": lambda: anna.do(table, "say", {"type": "say", "text": "hi"}),
            "name": lambda: anna.do(table, "name", {"type": "rename", "name": "Anna"}),
            "hand": lambda: anna.do(table, "hand", {"type": "hand", "bot": None}),
            "hint": lambda: anna.do(table, "hint", {"type": "hint", "version": 99}),
            "look": lambda: anna.get(f"/api/tables/{table}"),
        }
        answers = [asking[kind]() for _ in range(4)]
        assert answers[0].status_code != 429
        refused(answers[-1], 429, "HF-RATE")
        assert "retry-after" in answers[-1].headers


@pytest.mark.parametrize("words", ["", "many", "3 per minute", "3/fortnight", "-1/second"])
def test_a_rate_that_is_none_is_refused(words: str) -> None:
    with pytest.raises(holdfast.BadOption, match="A rate"):
        Rate(words)


def test_rates_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("holdfast.server.limits.monotonic", lambda: now)
    rate = Rate("2/10 seconds")
    assert [rate.allows("anna") for _ in range(3)] == [True, True, False]
    assert rate.allows("ben")
    now += 10
    assert rate.allows("anna")


def test_a_fault_of_ours_has_a_number_and_no_traceback(server: Served, anna: Browser, caplog: Any) -> None:
    def broken() -> Any:
        raise ZeroDivisionError("a secret")

    metrics = server.house.metrics
    text, metrics.text = metrics.text, broken  # type: ignore[method-assign]
    try:
        answer = anna.get("/metrics")
    finally:
        metrics.text = text  # type: ignore[method-assign]
    reason = refused(answer, 500, "HF-FAULT")
    fault = re.search(r"under (\w+)", reason)
    assert fault is not None
    assert "a secret" not in answer.text
    assert fault[1] in caplog.text
    assert "ZeroDivisionError" in caplog.text


def test_a_store_that_fails_is_named_in_the_log_alone(caplog: Any) -> None:
    class Full(MemoryStore):
        async def append(self, *_: Any) -> None:
            raise holdfast.HoldfastError("/home/anna/tables.db: the disk is full")

    with served(Full()) as server, server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "friend")
        answer = anna.pick(table, 0, "lead:p1-1")
        refused(answer, 503, "HF-STORE")
        assert "/home" not in answer.text
        with anna.connect(table) as socket:
            socket.send(type="pick", version=0, keys=["lead:p1-1"])
            assert socket.until(lambda message: message["type"] == "refused")["rule"] == "HF-STORE"
    assert "the disk is full" in caplog.text


def test_a_link_is_never_in_the_log(anna: Browser, caplog: Any) -> None:
    caplog.set_level("DEBUG", "holdfast")
    _, links = anna.make("rebuild", "me", "friend")
    anna.join(links[1])
    anna.get("/join/some-wrong-token")
    assert "/join/..." in caplog.text
    assert links[1] not in caplog.text
    assert "some-wrong-token" not in caplog.text


# -- the client's files -----------------------------------------------------------------------------------------------


LET_A_BE_1 = bytes.fromhex("8b04806c65742061203d20313b03")  # "let a = 1;", packed with Brotli


def raw(browser: httpx.Client, path: str, headers: dict[str, str]) -> tuple[httpx.Headers, bytes]:
    """The answer as it comes over the wire, unpacked by nobody."""
    with browser.stream("GET", path, headers=headers) as answer:
        return answer.headers, b"".join(answer.iter_raw())


def test_the_client_is_served_and_its_files_are_kept(tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Holdfast</title>")
    (tmp_path / "static" / "assets" / "index-abc.js").write_text("let a = 1;" * 500)
    (tmp_path / "static" / "assets" / "packed.js").write_text("let a = 1;")
    (tmp_path / "static" / "assets" / "packed.js.br").write_bytes(LET_A_BE_1)
    (tmp_path / "secret.txt").write_text("nobody's business")
    with served(static=tmp_path / "static") as server, server.browser() as anna:
        for place in ("/", "/table/abc", "/replay/abc"):
            answer = anna.get(place)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
            assert "<title>" in answer.text
            known = anna.get(place, headers={"If-None-Match": answer.headers["etag"]})
            assert known.status_code == 304
            for one in ("content-security-policy", "permissions-policy", "cross-origin-opener-policy"):
                assert known.headers[one] == answer.headers[one], "a browser takes these for those it has kept"
        script = anna.get("/assets/index-abc.js")
        assert script.headers["cache-control"].endswith("immutable")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert int(script.headers["content-length"]) < 500
        again = anna.get("/assets/index-abc.js", headers={"If-None-Match": script.headers["etag"]})
        assert again.status_code == 304
        for read, sent in (("gzip, deflate, br;q=0.9", "br"), ("gzip", "gzip"), ("identity", None), ("brr", None)):
            head, body = raw(anna.http, "/assets/packed.js", {"Accept-Encoding": read})
            assert head.get("content-encoding") == sent
            assert (body == LET_A_BE_1) == (sent == "br")
        assert anna.get("/nowhere", headers={"Accept": "text/html"}).status_code == 404
        for way_out in (
            "/../secret.txt",
            "/assets/../../secret.txt",
            "/..%2fsecret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
        ):
            answer = anna.http.send(anna.http.build_request("GET", f"{server.address}{way_out}"))
            assert "business" not in answer.text
        assert anna.get("/%00").status_code == 404


def test_a_client_that_is_not_built_says_so(tmp_path: Path) -> None:
    with served(static=tmp_path) as server, server.browser() as anna:
        answer = anna.get("/")
        assert answer.status_code == 503
        assert "run.py" in answer.text


# -- the server itself ------------------------------------------------------------------------------------------------


def test_health_and_numbers(anna: Browser) -> None:
    assert anna.get("/healthz").json()["ok"] is True
    table, _ = anna.make("rebuild", "me", "friend")
    anna.pick(table, 0, "lead:p1-1")
    text = anna.get("/metrics").text
    assert re.search(r'^holdfast_picks_total{who="person"} [1-9]', text, re.MULTILINE)
    assert re.search(r'^holdfast_pick_seconds_bucket{le="\+Inf"} [1-9]', text, re.MULTILINE)
    assert re.search(r"^holdfast_tables [1-9]", text, re.MULTILINE)
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) .+|[a-z_]+(\{[a-z]+="[^"]+"\})? [0-9.]+', line), line


def test_every_call_is_described(anna: Browser) -> None:
    told = anna.get("/api/openapi.json").json()
    assert told["openapi"].startswith("3.1")
    for call in CALLS:
        described = told["paths"][call.path][call.method.lower()]
        assert str(call.status) in described["responses"]
        assert all(str(status) in described["responses"] for status in call.refused)
    assert "/api/tables/{table}/live" in told["paths"]
    text = json.dumps(told)
    for name in re.findall(r'"#/components/schemas/([^"]+)"', text):
        assert name in told["components"]["schemas"]
