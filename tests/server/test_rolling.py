"""While one release takes another's place, both serve the same tables. They never show two states at one version: a
process shows a table as all others do, or it shows nothing of it."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest

from .served import Browser
from .test_serve import running

pytest_plugins = ["tests.server.conftest_store"]

PARTS = ("view", "log", "waiting", "question", "undo", "ending", "seats", "warnings", "runs")
ROUNDS = 12


class Seen:
    """What was shown at each version to each seat, by whichever process, and what each process refused to show."""

    def __init__(self) -> None:
        self.states: dict[tuple[int, int], list[Any]] = defaultdict(list)
        self.by: dict[str, int] = defaultdict(int)
        self.refused: dict[str, str] = {}

    def look(self, name: str, browser: Browser, table: str, seat: int) -> dict[str, Any] | None:
        while (answer := browser.get(f"/api/tables/{table}", params={"seat": seat})).status_code == 429:
            time.sleep(0.2)
        told: dict[str, Any] = answer.json()
        if answer.status_code == 409:
            assert told["rule"] == "HF-CHANGED"
            self.refused[name] = told["reason"]
            return None
        assert answer.status_code == 200, told
        self.by[name] += 1
        state = {part: told[part] for part in PARTS}
        for one in state["seats"]:
            one.pop("here")
        shown = self.states[told["version"], seat]
        if state not in shown:
            shown.append(state)
        return told


@contextmanager
def both(store: str, new: str) -> Iterator[dict[str, Browser]]:
    """One person, at a process of the first release and at one of another."""
    with ExitStack() as stack:
        found = {}
        for name in ("first", new):
            server = stack.enter_context(running(store, program=("tests.server.release", name)))
            found[name] = stack.enter_context(Browser(server.address, {}))
        yield found


def play(seen: Seen, browsers: dict[str, Browser], table: str, rounds: int = ROUNDS) -> None:
    """The same person answers here and there by turns, and looks everywhere after each."""
    for round_ in range(rounds):
        name = list(browsers)[round_ % len(browsers)]
        shown = seen.look(name, browsers[name], table, 0)
        if shown is not None and shown["waiting"]:
            seat = shown["waiting"][0]
            asked = seen.look(name, browsers[name], table, seat)
            if asked is not None and asked["question"] is not None:
                options = asked["question"]["options"]
                key = options[round_ % len(options)]["key"]
                browsers[name].pick(table, asked["version"], key, seat=seat)
        for other, browser in browsers.items():
            for seat in (0, 1):
                seen.look(other, browser, table, seat)


@pytest.mark.parametrize(
    ("new", "begun_before", "begun_after"),
    [
        ("first", set(), set()),
        ("with-other-cards", {"with-other-cards"}, {"first"}),
        ("with-other-cards-and-the-old", set(), {"first"}),
        ("with-other-rules", {"with-other-rules"}, {"first"}),
        ("with-a-step-to-other-rules", {"first"}, {"first"}),
    ],
)
def test_two_releases_never_show_two_states_at_one_version(
    address: str, new: str, begun_before: set[str], begun_after: set[str]
) -> None:
    with both(address, new) as browsers:
        old = browsers["first"]
        for name, refuse in (("first", begun_before), (new, begun_after)):
            table, _ = browsers[name].make("lighthouse", "me", "me")
            cookies = httpx.Cookies(browsers[name].http.cookies)
            for browser in browsers.values():
                browser.http.cookies.clear()
                browser.http.cookies.update(cookies)
            seen = Seen()
            play(seen, {"first": old}, table, 6)
            play(seen, browsers, table)
            assert {key for key, states in seen.states.items() if len(states) > 1} == set()
            assert seen.refused.keys() == refuse
            if begun_before != {"first"} or name != "first":
                assert seen.by.keys() == browsers.keys() - refuse
            assert len(seen.states) > 8, "it has been played on"
