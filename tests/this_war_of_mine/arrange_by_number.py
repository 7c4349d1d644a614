"""Arranging a shelter and its people for a test, in a line or two."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent
from typing import Any

from holdfast.cards import Shape, load_pack
from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import BUILT_IN, WarBox, open_box
from holdfast.games.this_war_of_mine.pack import shape
from holdfast.games.this_war_of_mine.phases.day import day_step
from holdfast.games.this_war_of_mine.setup import TABLE, empty_table
from holdfast.games.this_war_of_mine.state import (
    DAY,
    GOODS,
    MOST_PEOPLE,
    NONE,
    STATES,
    Shelter,
)
from holdfast.kernel import Choice, Rng, Rule

# Cards of a test need not make a whole game: a script that nothing leads to, say.
UNCHECKED = Shape(shape.lexicon, shape.decks, shape.singles, go=shape.go, fewest_options=shape.fewest_options)

GOODS_KEYS = [key for key, _, _ in nouns.GOODS]


def goods(**amounts: int) -> list[int]:
    """Amounts by kind: goods(wood=3, raw_food=1)."""
    row = [0] * GOODS
    for name, n in amounts.items():
        row[GOODS_KEYS.index(name.replace("_", "-"))] = n
    return row


def shelter(seed: int = 1, *, people: int = 3, rules: tuple[int, ...] = (), **fields: Any) -> Shelter:
    """A shelter with nothing in it but what is named: `people` of the first characters, each state by a list by person
    (hunger=[2, 0, 1]), stock and pile by `goods(...)`, `rules` of the table that are in force. Nothing bars the way."""
    box: WarBox = fields.get("box", open_box(None))
    levels = [0] * (STATES * MOST_PEOPLE)
    for state, name in enumerate(nouns.STATES):
        for person, level in enumerate(fields.pop(name, [])):
            levels[state * MOST_PEOPLE + person] = level
    options = {"scenario": 0, "board": 0, **{name: int(rule in rules) for rule, name in enumerate(TABLE)}}
    g = empty_table(box, 2, options, Rng(seed))
    there = {"characters": [*range(people), *[NONE] * (MOST_PEOPLE - people)], "beginners": list(range(min(people, 3)))}
    for name, value in {"phase": DAY, "levels": levels, **there, **fields}.items():
        setattr(g, name, value)
    return g


@cache
def box_with(cards: str) -> WarBox:
    """The built-in box with some cards more, written as in a pack: box_with("scripts: [{id: '1901', ...}]")."""
    with TemporaryDirectory() as folder:
        path = Path(folder)
        (path / "pack.yaml").write_text(
            '{name: more, game: this_war_of_mine, version: "1", extends: base}', encoding="utf-8"
        )
        (path / "cards.yaml").write_text(dedent(cards), encoding="utf-8")
        return WarBox(load_pack(path, UNCHECKED, base=BUILT_IN), None)


def card(deck: str, name: str, box: WarBox | None = None) -> int:
    """The number of a card in its deck, by its id."""
    ids = [each.id for each in getattr(box or open_box(None), deck)]
    return ids.index(name)


class Loaded(Rng):
    """Dice that fall as a test says: below(n) gives these values in turn (a black die of 7 is 6), then chance."""

    def __init__(self, *values: int) -> None:
        super().__init__(1)
        self.values = list(values)

    def below(self, n: int) -> int:
        if self.values:
            value = self.values.pop(0)
            assert 0 <= value < n, f"no die has {value} of {n}"
            self.draws += 1
            return value
        return super().below(n)


def action_round(g: Shelter) -> Rule:
    """All steps of an action round: every assignment, and every job."""
    now = g.round or 1
    while g.round in (0, now) and g.phase == DAY:
        yield from day_step(g)


def offered(rule: Rule) -> list[int]:
    """What the first question of a rule offers."""
    choice = next(rule)
    assert isinstance(choice, Choice)
    return choice.values


def play(rule: Rule, *answers: int) -> None:
    """Carry a rule out; a question with one answer is not put, as at the table. An aside is answered as ~value."""
    left = list(answers)
    answer: Any = None
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            assert not left, f"nobody asked for {left}"
            return
        assert isinstance(asked, Choice)
        alone = len(asked.values) == 1 and asked.beside is None
        if alone:
            answer = asked.values[0]
            continue
        assert left, f"{asked.question.name}: {asked.values} was not expected"
        answer = left.pop(0)
        if answer >= 0:
            assert answer in asked.values, f"{asked.question.name}: {answer} is not among {asked.values}"
        else:
            assert asked.beside is not None, f"{asked.question.name}: nothing is offered beside it"
            assert ~answer in asked.beside.values, f"{~answer} is no aside"
