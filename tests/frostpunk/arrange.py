"""Arranging a city in the crater for a test, in a line or two."""

from __future__ import annotations

from typing import Any

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.map import CORNERS, PLACES, SPACES
from holdfast.games.frostpunk.state import EACH_TOKEN, MEEPLES, NONE, RESOURCES, TOKEN_TYPES, City
from holdfast.kernel import Choice, Rng, Rule


def city(seed: int = 1, **fields: Any) -> City:
    """A city with nothing in it but what is named: hope=[...], discontent=[...] list tokens from the left."""
    tracks = [fields.pop("hope", [0]), fields.pop("discontent", [])]
    bags = [
        [EACH_TOKEN - sum(token // 2 == kind for token in track) for kind in range(TOKEN_TYPES)] for track in tracks
    ]
    nothing: dict[str, Any] = {
        **{name: [0, 0, 0] for name in ("people", "sick", "skull", "spent", "covered", "mustered")},
        **{name: [0] * MEEPLES for name in ("ready", "building_site", "snow_field", "used_up")},
        "once": [],
        "citizens": [],
        "citizens_gone": [],
        "hands": [[] for _ in range(fields.get("seats", 2))],
        "little": [0, 0],
        "stock": [0] * RESOURCES,
        "tokens": tracks,
        "bags": bags,
        "ranges": [1, 2, 3],
        "tiles": [NONE] * PLACES,
        "near": [],
        "far": [],
        "deposits": [NONE] * CORNERS,
        "lies": [NONE] * SPACES,
        "amount": [0] * SPACES,
        "building": [NONE] * SPACES,
        "improved": [0] * SPACES,
        "standing": [NONE] * SPACES,
        "left": [],
        "unlocked": [],
    }
    return City(**{"rng": Rng(seed), "box": open_box(None), "seats": 2, **nothing, **fields})


def offered(rule: Rule) -> list[int]:
    """What the first question of a rule offers."""
    choice = next(rule)
    assert isinstance(choice, Choice)
    return choice.values


def play(rule: Rule, *answers: int) -> None:
    """Carry a rule out; a question with one answer is not put, as at the table."""
    left = list(answers)
    answer: Any = None
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            assert not left, f"nobody asked for {left}"
            return
        assert isinstance(asked, Choice)
        answer = asked.values[0] if len(asked.values) == 1 else left.pop(0)
        assert answer in asked.values, f"{answer} is not among {asked.values}"
