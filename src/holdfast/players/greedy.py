"""Greedy: of many ways to play its own step to the end, the one after which things look best.

A person's move is several small questions (place a marker, build, which tile, where, with which workers). So 'one move
ahead' means one whole step: its own answers until the step ends, somebody else is asked, or the game is over. Ways are
tried at random: each answer to the first question once, then others, and more and more often the best way so far with
some answer changed. All are tried in the same world that could be, so the best of them may only have been lucky there:
what leads is tried in others, too. The way it likes best is its plan, kept as long as the questions are as foreseen.
"""

from __future__ import annotations

from typing import Any, Final

from ..games import mind_of
from ..kernel import Choice, Game, Rng
from ..kernel.play import Play

TRIES: Final = 24  # ways tried; more if that is not enough to try every answer to the first question
WORLDS: Final = 3  # in which a way that hangs on chance has been tried before it is believed


# A way to the end of a step: questions by name, with the answer to each (an aside as ~value) and its tape entry.
Way = list[tuple[str, int, int]]


class Plan:
    """What to answer in this step, from here on: (the picks before it, the question, the answer)."""

    __slots__ = ("answers", "begun")

    def __init__(self, game: Game[Any], way: Way) -> None:
        self.begun: Final = game.play.steps  # ended before it
        self.answers: Final[dict[tuple[int, ...], tuple[str, int]]] = {}
        picks = picked(game)
        for kind, value, entry in way:
            self.answers[picks] = kind, value
            picks = (*picks, entry)

    def answer(self, game: Game[Any], choice: Choice) -> int | None:
        """The place of the planned answer; None where this is not what was foreseen."""
        if game.play.steps != self.begun:
            return None
        kind, value = self.answers.get(picked(game), ("", 0))
        return places(choice).get(value) if kind == choice.question.name else None


class Greedy:
    name = "greedy"
    looks = True

    def __init__(self, tries: int = TRIES) -> None:
        self.tries = tries
        self.plan: Plan | None = None

    def answer(self, game: Game[Any], choice: Choice, rng: Rng) -> int:
        if game.play.lanes is not None:
            return best_alone(game, choice, rng)
        planned = self.plan.answer(game, choice) if self.plan is not None else None
        if planned is None:
            self.plan = Plan(game, ways(game, choice, rng, self.tries)[0].way)
            planned = self.plan.answer(game, choice)
        assert planned is not None, "a plan begins with the question it was made for"
        return planned


def best_alone(game: Game[Any], choice: Choice, rng: Rng) -> int:
    """Where seats decide together, one question at a time: the answer that looks best by itself."""
    best, best_value = 0, float("-inf")
    order = list(range(len(choice.values)))
    rng.shuffle(order)
    for place in order:
        trial = game.clone()
        trial.choose(place, choice.seat)
        value = how_it_looks(trial, choice.seat)
        if value > best_value:
            best, best_value = place, value
    return best


class Tried:
    """A way to the end of the step, and how things looked there in so many worlds."""

    __slots__ = ("sure", "total", "way", "worlds")

    def __init__(self, way: Way, looks: float, *, sure: bool) -> None:
        self.way: Final = way
        self.sure: Final = sure  # nothing of it hangs on chance, or on what the seat does not know
        self.total = looks
        self.worlds = 1

    def looks(self) -> float:
        return self.total / self.worlds


def ways(game: Game[Any], choice: Choice, rng: Rng, tries: int, worlds: int = WORLDS) -> list[Tried]:
    """Ways to the end of this step, the best first, no two with the same end in view."""
    firsts = list(places(choice))
    rng.shuffle(firsts)
    tries = max(tries, len(firsts))
    known = game.state.known()
    found: dict[tuple[int, ...], Tried] = {}
    best: Way = []
    best_value = float("-inf")
    for number in range(tries):
        trial = game.clone()
        if number < len(firsts):
            way = wander(trial.play, choice.seat, rng, firsts[number])
        elif rng.below(tries) > number:
            way = wander(trial.play, choice.seat, rng)
        else:
            way = follow(trial.play, best, choice.seat, rng, rng.below(len(best)))
        value = how_it_looks(trial, choice.seat)
        ends = tuple(sorted(entry for _, _, entry in way))
        if ends not in found or found[ends].total < value:
            found[ends] = Tried(way, value, sure=trial.state.known() == known)
        if value > best_value:
            best, best_value = way, value
    return believed(game, choice.seat, list(found.values()), rng, worlds)


def believed(game: Game[Any], seat: int, found: list[Tried], rng: Rng, worlds: int) -> list[Tried]:
    """The best of many is likely to have been lucky in the one world in which it was tried. So whatever leads is tried
    in others, until something leads that is known well enough."""
    while not ((best := max(found, key=Tried.looks)).sure or best.worlds == worlds):
        world = game.clone(resample=rng)
        follow(world.play, best.way, seat, rng)
        best.total += how_it_looks(world, seat)
        best.worlds += 1
    return sorted(found, key=Tried.looks, reverse=True)


def wander(play: Play[Any], seat: int, rng: Rng, first: int | None = None) -> Way:
    """Answer at random, perhaps after a given answer, until the step ends or somebody else is asked."""
    way: Way = []
    step = play.steps
    while (choice := play.pending) is not None and play.steps == step and choice.seat == seat:
        value = any_answer(choice, rng) if first is None else first
        first = None
        way.append((choice.question.name, value, entry_of(play, choice, value)))
        play.take(choice, value)
    return way


def follow(play: Play[Any], known: Way, seat: int, rng: Rng, changed: int = -1) -> Way:
    """Answer as on a known way where that fits, else at random; and at one place, if it is given, at random anyway."""
    way: Way = []
    step = play.steps
    while (choice := play.pending) is not None and play.steps == step and choice.seat == seat:
        place = len(way)
        kind, value, _ = known[place] if place < len(known) else ("", 0, 0)
        if place == changed or kind != choice.question.name or not is_open(choice, value):
            value = any_answer(choice, rng)
        way.append((choice.question.name, value, entry_of(play, choice, value)))
        play.take(choice, value)
    return way


def any_answer(choice: Choice, rng: Rng) -> int:
    """Any; asides less often than what was asked for."""
    if choice.beside is not None and not rng.below(4):
        asides = choice.beside.values
        return ~asides[rng.below(len(asides))]
    return choice.values[rng.below(len(choice.values))]


def is_open(choice: Choice, value: int) -> bool:
    if value >= 0:
        return value in choice.values
    return choice.beside is not None and ~value in choice.beside.values


def entry_of(play: Play[Any], choice: Choice, value: int) -> int:
    """What the tape will say."""
    if value >= 0:
        return play.offsets[choice.question.index] + value
    assert choice.beside is not None
    return play.offsets[choice.beside.question.index] + ~value


def places(choice: Choice) -> dict[int, int]:
    """Every answer with its place among the options; asides as ~value."""
    answers = {value: place for place, value in enumerate(choice.values)}
    if choice.beside is not None:
        for value in choice.beside.values:
            answers[~value] = len(answers)
    return answers


def picked(game: Game[Any]) -> tuple[int, ...]:
    """The picks made in this step so far."""
    return tuple(entry for entry in game.play.tape[game.play.tape_before :] if entry >= 0)


def how_it_looks(game: Game[Any], seat: int) -> float:
    """The game's own judgement; an end is worth more than any hope, or less."""
    outcome = game.outcome
    if outcome is not None:
        return 1e6 if seat in outcome.winners else -1e6
    return mind_of(game).evaluate(game.state, seat)
