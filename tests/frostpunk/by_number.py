"""Arranging a city in the crater for a test, in a line or two."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent
from typing import Any

from holdfast.cards import Shape, load_pack
from holdfast.games.frostpunk.box import BUILT_IN, FrostpunkBox, open_box
from holdfast.games.frostpunk.pack import shape
from holdfast.games.frostpunk.setup import empty_table
from holdfast.games.frostpunk.state import (
    ACTION,
    EACH_TOKEN,
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
    g = empty_table(box, seats, Rng(seed))
    for name, value in {"phase": ACTION, "call_to_rise": False, "tokens": tracks, "bags": bags, **fields}.items():
        setattr(g, name, value)
    return g


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
