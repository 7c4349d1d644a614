"""A game brought to some moment without clicks, where the moment matters and not the way there."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from .player import Player, Shown

PATIENCE = 60.0  # seconds
PACE = 30  # picks in a second: the server allows 40, and what is clicked on afterwards shall not be too much

Choose = Callable[[list[dict[str, Any]]], dict[str, Any]]


class Pacer:
    """Waits where one more pick would be too many in this second."""

    def __init__(self) -> None:
        self.picked = [0.0] * PACE  # when, the last of them

    def wait(self) -> None:
        time.sleep(max(0.0, self.picked.pop(0) + 1.0 - time.monotonic()))
        self.picked.append(time.monotonic())


def play(me: Player, table: str, choose: Choose, until: Callable[[Shown], bool]) -> Shown:
    """Answers for all of my seats by plain calls, until so or to the end of the game; a page there looks on."""
    calls = me.context.request
    deadline = time.monotonic() + PATIENCE
    pacer = Pacer()
    while True:
        assert time.monotonic() < deadline, "the game did not come so far in time"
        shown: Shown = calls.get(f"/api/tables/{table}").json()
        question = shown["question"]
        if shown["ending"] is not None or (question is not None and until(shown)):
            return shown
        if question is None or question["seat"] not in shown["mine"]:
            time.sleep(0.02)  # a bot thinks
            continue
        key = choose(question["options"])["key"]
        wish = {"type": "pick", "version": shown["version"], "keys": [key], "seat": question["seat"]}
        pacer.wait()
        answer = calls.post(f"/api/tables/{table}/picks", data=wish)
        assert answer.ok, answer.text()


def first(options: list[dict[str, Any]]) -> dict[str, Any]:
    return options[0]


def last(options: list[dict[str, Any]]) -> dict[str, Any]:
    """In Frostpunk the last option is most often the worst: the game is soon lost."""
    return options[-1]
