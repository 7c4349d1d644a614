"""Arranging a city in the crater for a test, in a line or two."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent
from typing import Any

from holdfast.cards import Shape, load_pack
from holdfast.games.frostpunk.box import BUILT_IN, FrostpunkBox, open_box
from holdfast.games.frostpunk.city.map import CORNERS, PLACES, SPACES
from holdfast.games.frostpunk.pack import shape
from holdfast.games.frostpunk.state import (
    ACTION,
    BUILDINGS,
    EACH_TOKEN,
    EXPEDITION_DECKS,
    LAWS,
    MEEPLES,
    NONE,
    RESOURCES,
    STACKS,
    TECHNOLOGIES,
    TOKEN_TYPES,
    City,
)
from holdfast.kernel import Choice, Rng, Rule

# Cards of a test need not make a whole game: a Dusk card that no other names, say.
UNCHECKED = Shape(shape.lexicon, shape.decks, shape.singles, then=shape.then)


def city(seed: int = 1, **fields: Any) -> City:
    """A city with nothing in it but what is named: hope=[...], discontent=[...] list tokens from the left."""
    box: FrostpunkBox = fields.get("box", open_box(None))
    seats: int = fields.get("seats", 2)
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
        "hands": [[] for _ in range(seats)],
        "played": [NONE] * seats,
        "advisors": [NONE] * seats,
        "little": [0, 0],
        "stock": [0] * RESOURCES,
        "tokens": tracks,
        "bags": bags,
        "ranges": [1, 2, 3],
        "lit": [],
        "tiles": [NONE] * PLACES,
        "near": [],
        "far": [],
        "deposits": [NONE] * CORNERS,
        "lies": [NONE] * SPACES,
        "amount": [0] * SPACES,
        "building": [NONE] * SPACES,
        "improved": [0] * SPACES,
        "standing": [NONE] * SPACES,
        "left": [building.tiles for building in box.buildings],
        "ruined": [0] * BUILDINGS,
        "unlocked": [int(not building.locked) for building in box.buildings],
        **{name: [] for name in ("morning", "dusk", "dusk_gone", "shown", "disputes", "entered")},
        **{name: [] for name in ("display", "goods_on", "meeple_on", "kept_on", "special_done")},
        "triggers": [],
        "weather": [],
        "weather_gone": [],
        "future_laws": [],
        "laws": [0] * LAWS,
        "technologies": [],
        "developed": [0] * TECHNOLOGIES,
        "trails": [[] for _ in range(EXPEDITION_DECKS)],
        "stacks": [[] for _ in range(STACKS)],
        "scouts": [NONE] * STACKS,
        "steps": [0] * STACKS,
    }
    return City(**{"rng": Rng(seed), "box": box, "seats": seats, "phase": ACTION, **nothing, **fields})


@cache
def box_with(cards: str) -> FrostpunkBox:
    """The built-in box with some cards more, written as in a pack: box_with("morning: [{id: X1, ...}]")."""
    with TemporaryDirectory() as folder:
        path = Path(folder)
        (path / "pack.yaml").write_text('{name: more, game: frostpunk, version: "1", extends: base}', encoding="utf-8")
        (path / "cards.yaml").write_text(dedent(cards), encoding="utf-8")
        return FrostpunkBox(load_pack(path, UNCHECKED, base=BUILT_IN), None)


def event(g: City, name: str) -> int:
    """The number of an Event or Scenario card."""
    return g.box.event_ids.index(name)


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
