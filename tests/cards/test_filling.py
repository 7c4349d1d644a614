"""Fields of every type a card may have, filled in or refused where they stand."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from holdfast.cards import Condition, Lexicon, PackError, Sentence, Shape, load_pack, slot
from holdfast.cards.showing import in_words

lexicon = Lexicon("toy")
lexicon.noun("goods", ["wood", "coal"])


@lexicon.phrase("rest")
def rest(g: object) -> None: ...


@lexicon.condition("it is {goods} time")
def time_of(g: object, goods: int) -> bool:
    return True


class Side(Enum):
    LEFT = "left"
    RIGHT = "right"


class Walk(msgspec.Struct, frozen=True, tag="walk", tag_field="kind"):
    steps: int


class Swim(msgspec.Struct, frozen=True, tag="swim", tag_field="kind"):
    cold: bool = False


class Card(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    side: Side = Side.LEFT
    way: Walk | Swim | None = None
    row: tuple[int, str] = (0, "")
    grid: tuple[tuple[int, int], ...] = ()
    either: int | str = 0
    many: tuple[str, ...] | str = ()
    first: Sentence | None = None
    when: Condition | None = None
    stuff: Annotated[int, slot("goods")] | None = None


shape = Shape(lexicon, {"cards": Card})


def load(folder: Path, fields: str) -> Any:
    (folder / "pack.yaml").write_text(f"name: p\ngame: toy\nversion: 1\ncards:\n- {{id: C1, {fields}}}\n")
    return load_pack(folder, shape, keep=False)


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("side: right", "side", Side.RIGHT),
        ("way: {kind: walk, steps: 3}", "way", Walk(3)),
        ("way: {kind: swim, cold: true}", "way", Swim(True)),
        ("way: null", "way", None),
        ("row: [3, no]", "row", (3, "no")),
        ("grid: [[5, 3], [6, 6]]", "grid", ((5, 3), (6, 6))),
        ("either: 5", "either", 5),
        ("either: five", "either", "five"),
        ("many: [a, 1]", "many", ("a", "1")),
        ("many: a", "many", "a"),
        ("stuff: coal", "stuff", 1),
        ("stuff: null", "stuff", None),
    ],
)
def test_a_field_is_filled_in(tmp_path: Path, text: str, field: str, value: object) -> None:
    assert getattr(load(tmp_path, text).deck("cards", Card)[0], field) == value


def test_sentences_in_single_fields(tmp_path: Path) -> None:
    pack = load(tmp_path, "first: rest, when: [it is wood time, not it is coal time]")
    card = pack.deck("cards", Card)[0]
    assert pack.words(card.first) == "Rest"
    assert pack.words(card.when) == "it is wood time and not it is coal time"


@pytest.mark.parametrize(
    ("text", "column", "told"),
    [
        ("side: lift", 18, '"lift" is not allowed here: did you mean left?'),
        ("way: {steps: 3}", 17, '"kind" is missing: one of walk, swim'),
        ("way: {kind: wlak}", 24, 'unknown kind "wlak": did you mean walk?'),
        ("way: {kind: walk}", 17, 'the field "steps" is missing'),
        ("way: {kind: walk, steps: true}", 37, 'a number is expected here, not "true"'),
        ("way: {kind: swim, cold: 1}", 36, 'true or false is expected here, not "1"'),
        ("row: [3]", 17, "a list of 2 is expected here"),
        ("grid: 3", 18, 'a list is expected here, not "3"'),
        ("grid: [[5, x]]", 23, 'a number is expected here, not "x"'),
        ("either: [1]", 20, "a number is expected here, not a list"),
        ("first: [rest]", 19, "a sentence is expected here, not a list"),
        ("first: rset", 19, 'unknown phrase "rset": did you mean "rest"?'),
        ("when: {a: 1, b: 2}", 18, "a sentence is expected here, not fields"),
        ("when: it is gold time", 18, 'unknown goods "gold": one of wood, coal'),
        ("stuff: [coal]", 19, "goods is expected here, not a list"),
        ("side: null", 18, "is not allowed here: one of left, right"),
    ],
)
def test_a_field_is_refused_where_it_stands(tmp_path: Path, text: str, column: int, told: str) -> None:
    with pytest.raises(PackError) as caught:
        load(tmp_path, text)
    (problem,) = caught.value.problems
    assert problem.card == "C1"
    assert told in problem.message
    assert (problem.mark.line, problem.mark.column) == (5, column)


def test_every_field_can_be_shown(tmp_path: Path) -> None:
    pack = load(tmp_path, "side: right, way: {kind: walk, steps: 3}, row: [1, x], stuff: coal, first: rest, either: 7")
    shown = in_words(pack)["C1"]
    assert (shown.title, shown.kind) == ("C1", "cards")
    assert shown.lines == ["side: right", "way: steps: 3", "row: 1, x", "either: 7", "first: rest", "stuff: coal"]
