"""Planner: looks beyond its own step, into many worlds that could be.

It begins as greedy does, with ways to the end of its step. Those that look best are then played on, each in the same
worlds: copies in which all that its seat cannot know, and all chance to come, is drawn anew. There everybody plays on
until the round (or the day) is over; or for some phases only, where the game says so (`Foresight`), for what happens
later has less and less to do with the way, and more and more with luck. All ways are played on to the same hour: a
house looks otherwise before supper than after it, whatever was done. The chance of winning from there, and the chance
right after the step, are what the way was worth in that world. (Of chances that it may think slighter than they are,
where the game says so: then good ends count for more than bad ones, and it wins more.) Half of the ways are dropped
after every stage, so most playouts go to the best (sequential halving: Karnin, Koren and Somekh, 2013).

A playout has little time to think: each step in it is the best of a few ways, one that was best when this step came up
before, and others. So everybody plays the better the more often these turns were played, and what is known at the end
of a step is still known at the next. How many ways is the game's to say (`Foresight.tries`), as it was measured.

`planner:200` has 200 playouts for a step; `planner:2s` two seconds, by the clock. With playouts, the same game and the
same chance give the same answers.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2
from time import monotonic
from typing import Any, Final

from ..games import mind_of
from ..kernel import BadOption, Choice, Game, Rng, Said
from ..mind import Odds
from .greedy import Plan, Way, best_alone, follow, how_it_looks, wander, ways

PLAYOUTS: Final = 60
TRIES: Final = 24  # ways found before any is played on,
TRIES_EACH: Final = 1.5  # and so many more for each playout;
TRIES_BY_THE_CLOCK: Final = 96  # or so many, if it is the clock that tells when to stop
WORLDS: Final = 3  # in which a way that hangs on chance has been tried before it is believed,
WORLDS_EACH: Final = 0.25  # and so many more for each playout,
MOST_WORLDS: Final = 8  # up to so many
MOST_WAYS: Final = 8  # played on
MOST_PLAYOUTS: Final = 1_000_000

# What was best at a step, by the number of steps before it, the seat and the question it begins with.
Customs = dict[tuple[int, int, str], Way]
Count = Callable[[Any], int]  # what it finds in a state grows as the game goes on


class Planner:
    name = "planner"
    looks = True

    def __init__(self, playouts: int = PLAYOUTS, seconds: float | None = None) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.plan: Plan | None = None
        self.customs: Customs = {}

    def answer(self, game: Game[Any], choice: Choice, rng: Rng) -> int:
        if game.play.lanes is not None:
            return best_alone(game, choice, rng)
        planned = self.plan.answer(game, choice) if self.plan is not None else None
        if planned is None:
            steps = game.play.steps
            self.customs = {key: way for key, way in self.customs.items() if key[0] > steps}
            found = ranked(game, choice, rng, self.playouts, self.seconds, self.customs)
            self.plan = Plan(game, found[0].way)
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


def ranked(
    game: Game[Any],
    choice: Choice,
    rng: Rng,
    playouts: int,
    seconds: float | None,
    customs: Customs | None = None,
) -> list[Candidate]:
    """Ways to the end of the step, the best first; those that were dropped come after those that were not."""
    began = monotonic()
    customs = {} if customs is None else customs
    tries = TRIES + int(TRIES_EACH * playouts) if seconds is None else TRIES_BY_THE_CLOCK
    worlds = min(MOST_WORLDS, WORLDS + int(WORLDS_EACH * playouts))
    found = ways(game, choice, rng, tries, worlds)
    most = min(MOST_WAYS, max(2, playouts.bit_length()))  # few playouts say something of few ways only
    known = [Candidate(one.looks(), one.way) for one in found[:most]]
    dropped: list[Candidate] = []
    stages = max(1, ceil(log2(len(known))))
    until = began
    while len(known) > 1:
        until += (seconds or 0.0) / stages
        for _ in range(max(1, playouts // (stages * len(known)))):
            world = rng.next()
            for candidate in known:
                candidate.total += worth_in(game, candidate.way, choice.seat, Rng(world), customs)
                candidate.worlds += 1
            if seconds is not None and monotonic() > until:
                break
        known.sort(key=Candidate.worth, reverse=True)
        half = (len(known) + 1) // 2
        dropped = known[half:] + dropped
        known = known[:half]
    return known + dropped


def worth_in(game: Game[Any], way: Way, seat: int, rng: Rng, customs: Customs) -> float:
    """What a way is worth in one world: a mean of the chances after the step and at the end of the playout. The first
    is surer, for nobody has played in a hurry yet; the second knows what comes of it."""
    mind = mind_of(game)
    foresight = mind.foresight
    odds = foresight.odds or mind.odds
    count = foresight.count or rounds(game)
    end = count(game.state) + foresight.ahead
    world = gone(game, way, seat, rng)
    at_once = worth_of(world, seat, odds)
    in_the_end = worth_of(played_until(world, count, end, rng, customs), seat, odds)
    return at_once + foresight.weight * (in_the_end - at_once)


def rounds(game: Game[Any]) -> Count:
    """How to count the rounds (or days) of a game."""
    return game.rules.time


def gone(game: Game[Any], way: Way, seat: int, rng: Rng) -> Game[Any]:
    """A world that could be, in which the way was gone."""
    world = game.clone(resample=rng)
    follow(world.play, way, seat, rng)
    return world


def played_until(world: Game[Any], count: Count, end: int, rng: Rng, customs: Customs) -> Game[Any]:
    """Everybody goes on until so many rounds, or phases, have begun."""
    while (choice := world.pending) is not None and count(world.state) < end:
        world = hurried_step(world, choice, rng, customs)
    return world


def hurried_step(world: Game[Any], choice: Choice, rng: Rng, customs: Customs) -> Game[Any]:
    """The best of a few ways: of what is the custom here, of others, and, if there is time for more than these, of the
    best so far with some answer changed. The last is gone in the world at hand: nobody needs it any more."""
    seat = choice.seat
    here = (world.play.steps, seat, choice.question.name)
    tries = mind_of(world).foresight.tries
    best, best_way, best_value = world, customs.get(here), float("-inf")
    for number in range(tries):
        trial = world.clone() if number < tries - 1 else world
        if best_way is None or 0 < 2 * number <= tries:
            way = wander(trial.play, seat, rng)
        else:
            way = follow(trial.play, best_way, seat, rng, rng.below(len(best_way)) if number else -1)
        value = how_it_looks(trial, seat)
        if value > best_value:
            best, best_way, best_value = trial, way, value
    assert best_way is not None
    customs[here] = best_way
    return best


def worth_of(world: Game[Any], seat: int, odds: Odds) -> float:
    """The seat's chance of winning, from 0 to 1: what came of it, or what the game's own judgement promises by these
    odds."""
    rules, outcome = world.rules, world.outcome
    if outcome is not None:
        if seat not in outcome.winners:
            return 0.0
        return 1.0 if rules.together else 1 / len(outcome.winners)
    mind = mind_of(world)
    looks = mind.evaluate(world.state, seat)
    if rules.together:
        return odds.alone(looks, mind.left(world.state))
    rivals = [mind.evaluate(world.state, other) for other in range(world.header.seats) if other != seat]
    return odds.among(looks, rivals)


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
    raise BadOption(Said("house-budget", given=words))
