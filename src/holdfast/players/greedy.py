"""Greedy: of all ways to play its own step to the end, the one after which things look best.

A person's move is several small questions (place a marker, build, which tile, where, with which workers). So 'one move
ahead' means one whole step: every sequence of its own answers until the step ends, somebody else is asked, or the game
is over. Where there are too many of them, only those that look best halfway are followed. The sequence it likes best is
its plan, kept as long as the questions come up as foreseen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..kernel import Choice, Game, Rng

MOST_ENDS: Final = 150  # ends of a step looked at one by one, shared by the answers to its first question
FEWEST_ENDS: Final = 40  # for each of these answers
FOLLOWED: Final = 2  # ways followed further where there are more ends than that
FARTHEST: Final = 12  # questions to which they are followed


Way = dict[tuple[int, ...], tuple[str, int]]


class Plan:
    """What to answer in this step, from here on: (the picks before it, the question, the answer)."""

    __slots__ = ("answers", "begun")

    def __init__(self, begun: int, answers: Way) -> None:
        self.begun: Final = begun  # steps ended before it
        self.answers: Final = answers

    def answer(self, game: Game[Any], choice: Choice) -> int | None:
        """The place of the planned answer; None where this is not what was foreseen."""
        if game.play.head.steps != self.begun:
            return None
        kind, value = self.answers.get(picked(game), ("", 0))
        return places(choice).get(value) if kind == choice.ask.name else None


class Greedy:
    name = "greedy"

    def __init__(self) -> None:
        self.plan: Plan | None = None

    def answer(self, game: Game[Any], choice: Choice, rng: Rng) -> int:
        if game.play.lanes is not None:
            return best_alone(game, choice, rng)
        planned = self.plan.answer(game, choice) if self.plan is not None else None
        if planned is not None:
            return planned
        self.plan = make_plan(game, choice, rng)
        planned = self.plan.answer(game, choice)
        assert planned is not None, "a plan begins with the question it was made for"
        return planned


def best_alone(game: Game[Any], choice: Choice, rng: Rng) -> int:
    """Where seats decide together, one question at a time: the answer that looks best by itself."""
    best, best_value = 0, float("-inf")
    for place in shuffled_places(choice, rng):
        trial = game.clone()
        trial.choose(place, choice.seat)
        value = how_it_looks(trial, choice.seat)
        if value > best_value:
            best, best_value = place, value
    return best


def make_plan(game: Game[Any], choice: Choice, rng: Rng) -> Plan:
    """Look at the ends of this step, and keep the way to the best. Among equals the first one met is kept, and they are
    met in an order that hangs on chance only at the first question."""
    seat, step = choice.seat, game.play.steps
    order = shuffled_places(choice, rng)
    values, before = list(places(choice)), picked(game)
    share = max(MOST_ENDS // len(order), FEWEST_ENDS)
    best: Way = {}
    best_value = float("-inf")
    for place in order:
        trial = game.clone()
        trial.pick(place)
        way = {before: (choice.ask.name, values[place])}
        value, found = best_end(trial, step, seat, share, choice, values[place], way)
        if value > best_value:
            best, best_value = found, value
    return Plan(game.play.head.steps, best)


def best_end(
    game: Game[Any], step: int, seat: int, share: int, previous: Choice, answered: int, way: Way
) -> tuple[float, Way]:
    """The best end behind one answer: all of them, if they are no more than its share; else by following what looks
    best after every question."""
    asked = game.pending
    if asked is None or asked.seat != seat or game.play.steps != step:
        return how_it_looks(game, seat), way
    best, best_value = way, float("-inf")
    for looked, (end, there) in enumerate(ends(game.clone(), step, seat, in_order(asked, previous, answered), way)):
        if looked == share:
            return followed(game, step, seat, way)
        value = how_it_looks(end, seat)
        if value > best_value:
            best, best_value = there, value
    return best_value, best


def followed(game: Game[Any], step: int, seat: int, way: Way) -> tuple[float, Way]:
    """The best end met by following, after every question, the few ways that look best so far; what looks best halfway,
    if none ends."""
    best, best_value = way, float("-inf")
    following = [(game, way)]
    reached: list[tuple[float, Game[Any], Way]] = []
    for _ in range(FARTHEST):
        reached = []
        for here, so_far in following:
            choice = here.pending
            assert choice is not None
            before = picked(here)
            for value, place in places(choice).items():
                trial = here.clone()
                trial.pick(place)
                there = {**so_far, before: (choice.ask.name, value)}
                looks = how_it_looks(trial, seat)
                asked = trial.pending
                if asked is not None and asked.seat == seat and trial.play.steps == step:
                    reached.append((looks, trial, there))
                elif looks > best_value:
                    best, best_value = there, looks
        reached.sort(key=lambda one: -one[0])
        following = [(trial, there) for _, trial, there in reached[:FOLLOWED]]
    if reached and best_value == float("-inf"):
        return reached[0][0], reached[0][2]
    return best_value, best


def ends(game: Game[Any], step: int, seat: int, order: list[int], way: Way) -> Iterator[tuple[Game[Any], Way]]:
    """Every end of the step that this seat can reach, with the answers that lead there. Beyond the first question the
    last option is tried on the game at hand, which nobody needs any more."""
    choice = game.pending
    assert choice is not None
    before = picked(game)
    values = list(places(choice))
    for place in order:
        trial = game if way and place == order[-1] else game.clone()
        trial.pick(place)
        there = {**way, before: (choice.ask.name, values[place])}
        asked = trial.pending
        if asked is None or asked.seat != seat or trial.play.steps != step:
            yield trial, there
        else:
            yield from ends(trial, step, seat, in_order(asked, choice, values[place]), there)


def in_order(choice: Choice, previous: Choice, answered: int) -> list[int]:
    """The options worth trying. Where the same question comes again (buy, buy, buy), taking a and then b is as good as
    b and then a: only answers not before the last one are looked at."""
    answers = places(choice)
    if choice.ask is previous.ask and answered >= 0:
        later = [place for value, place in answers.items() if value >= answered]
        if later:
            return later
    return list(answers.values())


def places(choice: Choice) -> dict[int, int]:
    """Every answer with its place among the options; asides as ~value."""
    answers = {value: place for place, value in enumerate(choice.values)}
    if choice.beside is not None:
        for value in choice.beside.values:
            answers[~value] = len(answers)
    return answers


def shuffled_places(choice: Choice, rng: Rng) -> list[int]:
    order = list(places(choice).values())
    rng.shuffle(order)
    return order


def picked(game: Game[Any]) -> tuple[int, ...]:
    """The picks made in this step so far."""
    return tuple(entry for entry in game.play.tape if entry >= 0)


def how_it_looks(game: Game[Any], seat: int) -> float:
    """The game's own judgement; an end is worth more than any hope, or less."""
    outcome = game.outcome
    if outcome is not None:
        return 1e6 if seat in outcome.winners else -1e6
    return game.rules.evaluate(game.state, seat)
