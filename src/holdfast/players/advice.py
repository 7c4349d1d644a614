"""Advice: what a player that looks ahead would do here, with its reasons.

The planner's best ways are gathered by their first answer, for that is what a person is asked now. The best few answers
are then played on side by side, each in the same worlds, so that what differs at the end comes from the answer and not
from luck: that is the reason given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from statistics import fmean
from time import monotonic
from typing import Any, Final

from ..games import mind_of
from ..kernel import SOURCE, Choice, Decision, Game, Refused, Rng, Said
from ..kernel.play import SEAT_BITS
from .greedy import Way, entry_of, how_it_looks, places, wander
from .planner import Customs, gone, played_until, ranked, rounds, worth_of
from .reasons import End, as_good, reason

SEARCHING: Final = 0.5  # of the time; the rest goes to comparing what was found
PLAYOUTS: Final = 1_000_000  # more than any clock allows
GLANCES: Final = 3  # at each option that the search has passed over
ALONE: Final = 3  # times as many options as are wanted are played on, where there was no search


@dataclass(frozen=True, slots=True)
class Advice:
    """One option that may be worth choosing."""

    place: int  # among the options of the decision; asides come after its values
    key: str
    label: str
    chance: float  # of winning, as far as the planner can tell, from 0 to 1
    worlds: int  # in which it was played on
    reason: tuple[Said, ...]  # a sentence each


@dataclass(slots=True)
class Tried:
    """An answer, the way to go on from it that looked best, and how that ended in worlds shared with the others."""

    answer: int  # an aside as ~value
    way: Way
    found: float  # its worth to the search,
    searched: int  # in so many worlds
    ends: list[End] = field(default_factory=list)
    at_once: list[float] = field(default_factory=list)  # in each of the same worlds, the chance right after the way

    @property
    def worlds(self) -> int:
        return self.searched + len(self.ends)

    @property
    def chance(self) -> float:
        """As it was at the ends; where there are none yet, what the search thought."""
        return fmean([end.chance for end in self.ends]) if self.ends else self.found

    def chance_without(self, hurry: float) -> float:
        """The same, had nobody hurried; where the game was over by then, nothing would be otherwise."""
        return fmean([end.chance if end.won is not None else min(1.0, end.chance + hurry) for end in self.ends])


def advise(
    game: Game[Any],
    seat: int,
    rng: Rng,
    seconds: float = 2.0,
    most: int = 3,
    *,
    playouts: int | None = None,
    language: str = SOURCE,
) -> list[Advice]:
    """The best options of this seat's open question, best first, from what the seat may know alone. With `playouts`
    instead of seconds the same chance gives the same advice."""
    budget = Budget(seconds, playouts)
    own = own_copy(game, seat, rng)
    decision = own.decision_of(seat)
    assert decision is not None, "a copy asks what the table asks"
    decision = decision.spoken(language)
    tried = best_answers(own, decision, rng, most, budget)
    compare(own, decision.choice, tried, budget.worlds(rng, 1.0, len(tried)))
    hurry = lost_in_a_hurry(tried)
    tried.sort(key=lambda one: -one.chance_without(hurry))
    return in_words(own, decision, tried, hurry)


class Budget:
    """How long to go on: by the clock, or by playouts. Half of it goes to the search, half to comparing."""

    def __init__(self, seconds: float, playouts: int | None) -> None:
        self.began: Final = monotonic()
        self.seconds: Final = None if playouts is not None else seconds
        self.playouts: Final = PLAYOUTS if playouts is None else max(1, playouts // 2)

    def search(self) -> tuple[int, float | None]:
        return self.playouts, None if self.seconds is None else self.seconds * SEARCHING

    def worlds(self, rng: Rng, share: float, ways: int) -> Iterator[int]:
        """Seeds of worlds in which so many ways are played on, until this share of the time is over; at least one."""
        for done in range(-(-self.playouts // ways)):
            if done and self.seconds is not None and monotonic() > self.began + share * self.seconds:
                return
            yield rng.next()


def own_copy(game: Game[Any], seat: int, rng: Rng) -> Game[Any]:
    """All that this seat cannot know is drawn anew: also where it may answer a question that another is asked."""
    if game.pending is None:
        raise Refused("HF-OVER", Said("house-over"))
    own = game.clone(resample=rng, seat=seat)
    decision = own.decision_of(seat)
    if decision is not None and decision.choice.seat != seat:
        own.play.redraw(~(rng.next() << SEAT_BITS | seat))
    return own


# -- which options ----------------------------------------------------------------------------------------------------


def best_answers(own: Game[Any], decision: Decision, rng: Rng, most: int, budget: Budget) -> list[Tried]:
    """The answers with which the planner's best ways begin; where those are few, others that look well. Of options that
    read alike, one."""
    choice = decision.choice
    if own.play.lanes is not None or choice.question.private:
        return best_alone(own, decision, rng, most, budget)
    found = [
        Tried(one.way[0][1], one.way, one.worth()[0], one.worlds) for one in ranked(own, choice, rng, *budget.search())
    ]
    distinct = one_a_label(found, decision, most)
    if len(distinct) < most:
        rest = [answer for answer in places(choice) if answer not in {one.answer for one in found}]
        distinct = one_a_label([*distinct, *at_a_glance(own, choice, rng, rest)], decision, most)
    return distinct


def best_alone(own: Game[Any], decision: Decision, rng: Rng, most: int, budget: Budget) -> list[Tried]:
    """Where a plan for the whole step cannot be had, the answers that fare best one by one."""
    choice = decision.choice
    tried = one_a_label(at_a_glance(own, choice, rng, list(places(choice))), decision, ALONE * most)
    compare(own, choice, tried, budget.worlds(rng, SEARCHING, len(tried)))
    return sorted(tried, key=lambda one: -one.chance)[:most]


def one_a_label(found: Iterable[Tried], decision: Decision, most: int) -> list[Tried]:
    """The first with each label, so many at most: four open spaces are one piece of advice."""
    place, options = places(decision.choice), decision.options
    distinct: dict[str, Tried] = {}
    for one in found:
        distinct.setdefault(options[place[one.answer]].label, one)
    return list(distinct.values())[:most]


def at_a_glance(own: Game[Any], choice: Choice, rng: Rng, answers: list[int]) -> list[Tried]:
    """Each answer by itself, with the best of a few ways to go on from it; what looks best comes first."""
    seen: list[tuple[float, Tried]] = []
    for answer in answers:
        looks, way = max((glance(own, choice, rng, answer) for _ in range(GLANCES)), key=lambda one: one[0])
        seen.append((looks, Tried(answer, way, 0.0, 0)))
    return [one for _, one in sorted(seen, key=lambda pair: -pair[0])]


def glance(own: Game[Any], choice: Choice, rng: Rng, answer: int) -> tuple[float, Way]:
    """One try of this answer; where seats decide together, of nothing but the answer: the others go on unseen."""
    trial = own.clone()
    if own.play.lanes is None:
        way = wander(trial.play, choice.seat, rng, answer)
    else:
        way = [(choice.question.name, answer, entry_of(own.play, choice, answer))]
        trial.play.take(choice, answer)
    return how_it_looks(trial, choice.seat), way


# -- what came of them ------------------------------------------------------------------------------------------------


def compare(own: Game[Any], choice: Choice, tried: list[Tried], worlds: Iterable[int]) -> None:
    """Play every one of them on in each of these worlds."""
    customs: Customs = {}
    count = rounds(own)
    end = count(own.state) + 1
    for world in worlds:
        for one in tried:
            rng = Rng(world)
            there = gone(own, one.way, choice.seat, rng)
            one.at_once.append(worth_of(there, choice.seat, mind_of(own).odds))
            there = played_until(there, count, end, rng, customs)
            one.ends.append(end_of(there, choice.seat, worth_of(there, choice.seat, mind_of(own).odds)))


def lost_in_a_hurry(tried: list[Tried]) -> float:
    """By how much chances fall while everybody plays on without a thought, as nobody will at the table: about the same
    for every option, so it tells none from the others, and would only make all of them look worse than they are."""
    at_once = fmean([chance for one in tried for chance in one.at_once])
    return max(0.0, at_once - fmean([end.chance for one in tried for end in one.ends]))


def end_of(world: Game[Any], seat: int, chance: float) -> End:
    outcome = world.outcome
    won = None if outcome is None else seat in outcome.winners
    return End(chance, won, world.rules.time(world.state), tracks_of(world, seat))


def tracks_of(world: Game[Any], seat: int) -> dict[str, int]:
    return mind_of(world).measures.tracks(world.state, seat)


def in_words(own: Game[Any], decision: Decision, tried: list[Tried], hurry: float) -> list[Advice]:
    place, options = places(decision.choice), decision.options
    now = End(0.0, None, own.rules.time(own.state), tracks_of(own, decision.choice.seat))
    kinds = mind_of(own).measures.kinds
    told = []
    for one in tried:
        others = [other.ends for other in tried if other is not one]
        alike = one is not tried[0] and as_good(tried[0].chance - one.chance, tried[0].ends, one.ends)
        at = place[one.answer]
        why = reason(one.ends, others, now, own.rules.clock, kinds, own.rules.speech, as_good_as_the_first=alike)
        told.append(Advice(at, options[at].key, options[at].label, one.chance_without(hurry), one.worlds, why))
    return told
