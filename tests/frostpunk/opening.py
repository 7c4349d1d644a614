"""New games of Frostpunk for tests, and a table that answers the questions of their beginning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.frostpunk.box import FrostpunkBox, open_box
from holdfast.games.frostpunk.setup import set_up
from holdfast.games.frostpunk.state import City
from holdfast.kernel import Choice, Rng, Rule, Together


def new_game(
    seed: int = 1, seats: int = 2, society: int = 0, difficulty: int = 0, box: FrostpunkBox | None = None
) -> City:
    """The Crater as it is set up, before anybody has chosen anything."""
    options = {"scenario": 0, "society": society, "difficulty": difficulty}
    return set_up(box or open_box(None), seats, options, Rng(seed))


def game_in_which(holds: Callable[[City], bool], **fields: Any) -> City:
    """The first new game of which this is true."""
    for seed in range(2_000):
        g = new_game(seed, **fields)
        if holds(g):
            return g
    raise AssertionError("in no game of two thousand")


def food_on_tiles(g: City) -> int:
    return sum(g.box.map_tiles[tile].food for tile in g.tiles if tile >= 0)


def decide(rule: Rule, *answers: int | list[int]) -> None:
    """Carry a rule out. Where seats decide together, an answer is a list of what each of those asked picks; a question
    with one answer is not put to a seat alone, as at the table."""
    left = list(answers)
    sent: Any = None
    while True:
        try:
            asked = rule.send(sent)
        except StopIteration:
            assert not left, f"nobody asked for {left}"
            return
        if isinstance(asked, Together):
            picks = left.pop(0)
            assert isinstance(picks, list), f"seats decide together, and one says {picks}"
            for (seat, lane), pick in zip(asked.lanes, picks, strict=True):
                answer(seat, lane, pick)
            sent = 0
        elif len(asked.values) == 1:
            sent = asked.values[0]
        else:
            sent = left.pop(0)
            assert sent in asked.values, f"{sent} is not among {asked.values}"


def answer(seat: int, lane: Rule, pick: int) -> None:
    """A seat's part of what is decided together: one question, asked of that seat."""
    choice = next(lane)
    assert isinstance(choice, Choice)
    assert choice.seat == seat
    assert pick in choice.values, f"{pick} is not among {choice.values}"
    left = True
    try:
        lane.send(pick)
    except StopIteration:
        left = False
    assert not left, "a second question"


def at_random(g: City, rule: Rule, rng: Rng) -> None:
    """Carry a rule out with any answers; at each question every value is either open or refused, never both."""
    sent: Any = None
    while True:
        try:
            asked = rule.send(sent)
        except StopIteration:
            return
        if isinstance(asked, Together):
            for _, lane in asked.lanes:
                at_random(g, lane, rng)
            sent = 0
        else:
            domain = g.box.domains()[asked.question.domain]
            refused = [value for value in range(len(domain)) if asked.question.why_not(g, asked, value) is not None]
            assert sorted([*refused, *asked.values]) == list(range(len(domain))), asked.question.name
            sent = asked.values[rng.below(len(asked.values))]
