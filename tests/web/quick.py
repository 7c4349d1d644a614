"""A game brought to some moment without clicks, where the moment matters and not the way there."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from .player import Player, Shown

PATIENCE = 60.0  # seconds
TOO_MUCH = 429

Choose = Callable[[list[dict[str, Any]]], dict[str, Any]]


def play(me: Player, table: str, choose: Choose, until: Callable[[Shown], bool]) -> Shown:
    """Answers for all of my seats by plain calls, until so or to the end of the game; a page there looks on."""
    calls = me.context.request
    deadline = time.monotonic() + PATIENCE
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
        answer = calls.post(f"/api/tables/{table}/picks", data=wish)
        if answer.status == TOO_MUCH:
            time.sleep(0.1)
        else:
            assert answer.ok, answer.text()


def first(options: list[dict[str, Any]]) -> dict[str, Any]:
    return options[0]


def last(options: list[dict[str, Any]]) -> dict[str, Any]:
    """In Frostpunk the last option is most often the worst: the game is soon lost."""
    return options[-1]
