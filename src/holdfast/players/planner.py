"""Planner: looks beyond its own step, into many worlds that could be.

It begins as greedy does, with ways to the end of its step. Those that look best are then played on, each in the same
worlds: copies in which all that its seat cannot know, and all chance to come, is drawn anew. There everybody plays on
in a hurry, each step the best of a few tries, until the round (or the day) is over; what the table looks like then is
what the way was worth in that world. Half of the ways are dropped after every stage, so most playouts go to the best
(sequential halving: Karnin, Koren and Somekh, 2013).

`planner:200` has 200 playouts for a step; `planner:2s` two seconds, by the clock. With playouts, the same copy and the
same chance give the same answer.
"""

from __future__ import annotations

from math import ceil, exp, log2
from time import monotonic
from typing import Any, Final

from ..kernel import BadOption, Choice, Game, Rng
from .greedy import TRIES, Plan, Way, best_alone, follow, how_it_looks, wander, ways

PLAYOUTS: Final = 60
MOST_WAYS: Final = 8  # played on
HURRIED: Final = 2  # tries of a step in a playout
AHEAD: Final = 1  # rounds to the end of a playout
SPREAD: Final = 15.0  # of a game's judgement: what is so much better is half as far again from certain
MOST_PLAYOUTS: Final = 1_000_000


class Planner:
    name = "planner"
    looks = True

    def __init__(self, playouts: int = PLAYOUTS, seconds: float | None = None) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.plan: Plan | None = None

    def answer(self, game: Game[Any], choice: Choice, rng: Rng) -> int:
        if game.play.lanes is not None:
            return best_alone(game, choice, rng)
        planned = self.plan.answer(game, choice) if self.plan is not None else None
        if planned is None:
            self.plan = Plan(game, best_way(game, choice, rng, self.playouts, self.seconds))
            planned = self.plan.answer(game, choice)
        assert planned is not None, "a plan begins with the question it was made for"
        return planned


class Candidate:
    """A way to the end of the step, and what came of it in so many worlds."""

    __slots__ = ("looks", "total", "way", "worlds")

    def __init__(self, looks: float, way: Way) -> None:
        self.looks: Final = looks
        self.way: Final = way
        self.total = 0.0
        self.worlds = 0

    def worth(self) -> tuple[float, float]:
        return (self.total / self.worlds if self.worlds else 0.0, self.looks)


def best_way(game: Game[Any], choice: Choice, rng: Rng, playouts: int, seconds: float | None) -> Way:
    """The way that is worth most on average."""
    return ranked(game, choice, rng, playouts, seconds)[0].way


def ranked(game: Game[Any], choice: Choice, rng: Rng, playouts: int, seconds: float | None) -> list[Candidate]:
    """Ways to the end of the step, the best first; those that were dropped come after those that were not."""
    began = monotonic()
    found = ways(game, choice, rng, playouts if seconds is None else TRIES)
    known = [Candidate(looks, way) for looks, way in found[:MOST_WAYS]]
    dropped: list[Candidate] = []
    stages = max(1, ceil(log2(len(known))))
    now = game.rules.evaluate(game.state, choice.seat)
    until = began
    while len(known) > 1:
        until += (seconds or 0.0) / stages
        for _ in range(max(1, playouts // (stages * len(known)))):
            world = rng.next()
            for candidate in known:
                candidate.total += play_on(game, candidate.way, choice.seat, Rng(world), now)
                candidate.worlds += 1
            if seconds is not None and monotonic() > until:
                break
        known.sort(key=Candidate.worth, reverse=True)
        half = (len(known) + 1) // 2
        dropped = known[half:] + dropped
        known = known[:half]
    return known + dropped


def play_on(game: Game[Any], way: Way, seat: int, rng: Rng, now: float) -> float:
    """What a way is worth in one world: from 0 for a loss to 1 for a win, a half where all looks as it does now."""
    world = played_on(game, way, seat, rng)
    outcome = world.outcome
    if outcome is not None:
        if seat not in outcome.winners:
            return 0.0
        return 1.0 if game.rules.together else 1 / len(outcome.winners)
    return 1 / (1 + exp((now - game.rules.evaluate(world.state, seat)) / SPREAD))


def played_on(game: Game[Any], way: Way, seat: int, rng: Rng) -> Game[Any]:
    """A world that could be, in which the way was gone and everybody went on to the end of the round (or the day)."""
    world = game.clone(resample=rng)
    clock = game.rules.clock
    end = getattr(world.state, clock) + AHEAD
    follow(world.play, way, seat, rng)
    while (choice := world.pending) is not None and getattr(world.state, clock) < end:
        world = hurried_step(world, choice, rng)
    return world


def hurried_step(world: Game[Any], choice: Choice, rng: Rng) -> Game[Any]:
    """The best of a few tries of whoever is asked. The last is made on the world at hand: nobody needs it any more."""
    best, best_value = world, float("-inf")
    for left in range(HURRIED, 0, -1):
        trial = world.clone() if left > 1 else world
        wander(trial.play, choice.seat, rng)
        value = how_it_looks(trial, choice.seat)
        if value > best_value:
            best, best_value = trial, value
    return best


def with_budget(words: str) -> Planner:
    """What follows the colon in `planner:200` or `planner:1.5s`."""
    try:
        if words.endswith("s"):
            seconds = float(words[:-1])
            if 0 < seconds <= 3600:
                return Planner(MOST_PLAYOUTS, seconds)
        elif 1 <= int(words) <= MOST_PLAYOUTS:
            return Planner(int(words))
    except ValueError:
        pass
    raise BadOption(
        f"A planner's budget is a number of playouts (planner:200) or of seconds (planner:2s), not {words!r}."
    )
