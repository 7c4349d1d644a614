"""Games in which much can be done, and any answer is as likely as another."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.round import step
from holdfast.games.this_war_of_mine.setup import TABLE, set_up
from holdfast.games.this_war_of_mine.state import Shelter
from holdfast.kernel import Choice, GameOver, Rng

if TYPE_CHECKING:
    from collections.abc import Iterator


def rich(chance: Random, most: int) -> list[int]:
    return [chance.randrange(most + 1) * chance.randrange(2) for _ in nouns.GOODS]


def new_game(seed: int) -> tuple[Shelter, Random]:
    """A game with more on STORAGE than is good for it, so that much can be done."""
    chance = Random(seed)
    options = {name: chance.randrange(2) for name in ("board", *TABLE)} | {"scenario": chance.randrange(3)}
    g = set_up(open_box(None), 1 + seed % 6, options, Rng(seed))
    g.stock = [n + more for n, more in zip(g.stock, rich(chance, 4), strict=True)]
    g.pets = [chance.randrange(2), chance.randrange(2)]
    return g, chance


def questions(g: Shelter, chance: Random) -> Iterator[Choice]:
    """Every question of a game in which any answer is as likely as another; those with one answer, too."""
    try:
        while True:
            rule, answer = step(g), None
            while True:
                try:
                    choice = rule.send(answer)  # type: ignore[arg-type]  # None starts a generator
                except StopIteration:
                    break
                assert isinstance(choice, Choice)
                yield choice
                answers = [*choice.values, *(~value for value in (choice.beside.values if choice.beside else ()))]
                answer = chance.choice(answers)
    except GameOver:
        return
