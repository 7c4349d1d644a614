"""The loop of steps: rules run from a checkpoint until somebody has a choice to make.

A step is a generator, which cannot be copied. So a copy of a game is a copy of the state at the step's start (the
checkpoint), the step run again, and fed what was picked since (the tape). Undo and load are the same with other tapes.

The tape holds plain ints: an action number of the game's vocabulary, with the seat above it where seats decide
together; and, below zero, the redrawing of what a seat cannot know (`clone(resample=...)`), an event like any other.
"""

from __future__ import annotations

from typing import Final, Generic

from .choice import Choice, Rule, Together
from .rng import Rng
from .rules import GameOver, Outcome, Rules
from .state import ALL, S, Told

LANE: Final = 24  # bits below the seat in a tape entry made together with others
ACTION: Final = (1 << LANE) - 1
SEAT_BITS: Final = 4
APART: Final = 4  # picks at least between two checkpoints
KEPT: Final = 16  # checkpoints kept behind the newest one, so that a long game stays small
FAR: Final = 8  # checkpoints at most from one that has its state to the next


QUIET: Final = 2_000  # steps and forced answers on end, at most, before somebody is asked something


class DeadEnd(Exception):
    """A rule asked a question nobody can answer: a fault of the rules, never of a player."""


class Endless(Exception):
    """The rules run on and on and ask nobody anything: a fault of the rules, or of a position that they never made."""


class Past:
    """The tapes of the steps gone by, as a chain that copies of a game share."""

    __slots__ = ("before", "count", "picks")

    def __init__(self, before: Past | None, picks: tuple[int, ...]) -> None:
        self.before: Final = before
        self.picks: Final = picks
        self.count: Final[int] = len(picks) + (before.count if before is not None else 0)


def entries_of(past: Past | None) -> list[int]:
    chain: list[tuple[int, ...]] = []
    while past is not None:
        chain.append(past.picks)
        past = past.before
    return [pick for picks in reversed(chain) for pick in picks]


class Checkpoint(Generic[S]):
    """The state at the start of a step, and how the game came there. Never changed once made, so copies share it.

    Few are ever copied from, so most have no state until somebody asks for it (`Play.state_at`), only what the rules
    were sent on the way from the checkpoint before.
    """

    __slots__ = ("answers", "before", "far", "logged", "past", "state", "steps")

    def __init__(
        self,
        state: S | None,
        past: Past | None,
        logged: int,
        steps: int = 0,
        before: Checkpoint[S] | None = None,
        answers: list[int] | None = None,
    ) -> None:
        self.state = state
        self.past: Final = past
        self.logged: Final = logged
        self.steps: Final = steps
        self.before = before
        self.answers = answers
        self.far: int = 0 if before is None else before.far + 1  # from one that has its state

    def count(self) -> int:
        return self.past.count if self.past is not None else 0


def redraw(rules: Rules[S], state: S, entry: int) -> None:
    """Draw anew what the seat named in a tape entry cannot know."""
    coded = ~entry
    rules.resample(state, coded & ((1 << SEAT_BITS) - 1), Rng(coded >> SEAT_BITS))


class Lane:
    """One seat's part of a `Together`: its rule, and what it is asked now (None when it has finished)."""

    __slots__ = ("pending", "rule", "seat")

    def __init__(self, seat: int, rule: Rule) -> None:
        self.seat: Final = seat
        self.rule: Final = rule
        self.pending: Choice | None = None


class Play(Generic[S]):
    """A running game without its outside: the state, the open question, and the way here."""

    __slots__ = (
        "answers",
        "answers_before",
        "checkpoints",
        "earlier",
        "first",
        "head",
        "lanes",
        "lanes_from",
        "log",
        "offsets",
        "outcome",
        "pending",
        "rule",
        "rules",
        "state",
        "steps",
        "tape",
        "tape_before",
    )

    def __init__(
        self,
        rules: Rules[S],
        offsets: list[int],
        first: Checkpoint[S],
        log: list[Told] | None = None,
        checkpoints: bool = True,
    ) -> None:
        self.rules = rules
        self.offsets = offsets
        self.checkpoints = checkpoints
        self.first = first
        self.log = log
        self.earlier: list[Checkpoint[S]] = []

    # -- running ------------------------------------------------------------------------------------------------

    def stand_at(self, head: Checkpoint[S]) -> None:
        self.head = head
        self.state = self.state_at(head).copy()
        if self.log is not None:
            del self.log[head.logged :]
            self.state.told = self.log
        self.tape: list[int] = []
        # all that rules were sent since; None if not kept, or if it was not all one after another
        self.answers: list[int] | None = [] if self.checkpoints else None
        self.steps = head.steps  # ended so far
        self.tape_before = self.answers_before = 0  # how much of both came before the step that is running
        self.lanes: list[Lane] | None = None
        self.lanes_from = 0
        self.pending: Choice | None = None
        self.outcome: Outcome | None = None
        self.rule: Rule = self.rules.step(self.state)

    def start_from(self, head: Checkpoint[S]) -> None:
        """Stand at a checkpoint and run to the first question."""
        self.stand_at(head)
        self.run(None)

    def next_step(self) -> Rule:
        """The step is done: what it left is the next checkpoint, if enough has happened since the last. Doing a few
        picks again costs less than a copy of the state for each."""
        self.steps += 1
        taped = len(self.tape)
        if taped >= APART and self.checkpoints:
            self.keep_checkpoint()
            taped = 0
        self.tape_before = taped
        self.answers_before = len(self.answers) if self.answers is not None else 0
        return self.rules.step(self.state)

    def keep_checkpoint(self) -> None:
        """Where the state cannot be found again from the checkpoint before, or only by a long way, it is copied now."""
        head, answers = self.head, self.answers
        self.earlier.append(head)
        if len(self.earlier) > KEPT:
            del self.earlier[0]
        past = Past(head.past, tuple(self.tape))
        logged = len(self.log) if self.log is not None else 0
        if answers is None or head.far + 1 == FAR:
            self.head = Checkpoint(self.state.copy(), past, logged, self.steps)
        else:
            self.head = Checkpoint(None, past, logged, self.steps, head, answers)
        self.tape = []
        self.answers = []

    def state_at(self, checkpoint: Checkpoint[S]) -> S:
        """The state at a checkpoint. One that has none gets it now, for good: from the one before, the rules are sent
        again what they were sent."""
        state = checkpoint.state
        if state is None:
            before, answers = checkpoint.before, checkpoint.answers
            assert before is not None
            assert answers is not None
            again = self.sibling()
            again.stand_at(before)
            again.retrace(answers, checkpoint.steps)
            state = checkpoint.state = again.state
            checkpoint.before = checkpoint.answers = None
            checkpoint.far = 0
        return state

    def run(self, answer: int | None) -> None:
        """Send the answer and go on until there is a question with more than one answer, or the game is over."""
        rule = self.rule
        quiet = 0
        asked: Choice | Together | None
        try:
            while True:
                quiet += 1
                try:
                    asked = rule.send(answer)  # type: ignore[arg-type]  # None starts a generator
                except StopIteration:
                    asked = None
                while asked is None:  # the step is over, and so is any that asks nothing
                    rule = self.rule = self.next_step()
                    asked = next(rule, None)
                    quiet += 1
                    if quiet > QUIET:
                        raise Endless
                if quiet > QUIET:
                    raise Endless
                if type(asked) is Choice:
                    values = asked.found if asked.find is None else asked.look()
                    if len(values) > 1 or asked.question.private or asked.beside is not None:
                        if not values:
                            raise DeadEnd(f"nothing can be answered to {asked.question.name}")
                        self.pending = asked
                        return
                    answer = self.forced(asked, ALL if asked.question.team else asked.seat)
                    if self.answers is not None:
                        self.answers.append(answer)
                else:
                    assert isinstance(asked, Together)
                    self.answers = None
                    if self.open_lanes(asked):
                        return
                    answer = 0
        except GameOver as over:
            self.over(over.outcome)

    def forced(self, choice: Choice, audience: int) -> int:
        """A choice with one option is not asked: it is taken, and told."""
        if not choice.found:
            raise DeadEnd(f"nothing can be answered to {choice.question.name}")
        value = choice.found[0]
        told = self.state.told
        if told is not None:
            told.append(("forced", audience, (choice.seat, self.offsets[choice.question.index] + value)))
        return value

    def over(self, outcome: Outcome) -> None:
        self.pending = None
        self.lanes = None
        self.outcome = outcome

    # -- deciding together --------------------------------------------------------------------------------------

    def open_lanes(self, together: Together) -> bool:
        """Start each seat's rule; False if none of them has anything to ask."""
        self.lanes = [Lane(seat, rule) for seat, rule in together.lanes]
        self.lanes_from = len(self.tape)
        for lane in self.lanes:
            self.run_lane(lane, None)
        return self.next_lane()

    def run_lane(self, lane: Lane, answer: int | None) -> None:
        while True:
            try:
                asked = lane.rule.send(answer)  # type: ignore[arg-type]  # None starts a generator
            except StopIteration:
                lane.pending = None
                return
            if type(asked) is not Choice or asked.seat != lane.seat:
                raise DeadEnd("seats that decide together each answer for themselves alone")
            values = asked.look()
            if len(values) > 1 or asked.question.private or asked.beside is not None:
                if not values:
                    raise DeadEnd(f"nothing can be answered to {asked.question.name}")
                lane.pending = asked
                return
            answer = self.forced(asked, lane.seat)

    def next_lane(self) -> bool:
        """Whether some seat has still to decide. When none has, what was picked in secret is shown."""
        assert self.lanes is not None
        for lane in self.lanes:
            if lane.pending is not None:
                self.pending = lane.pending
                return True
        self.lanes = None
        self.state.reveals += 1
        return False

    def lane_of(self, seat: int) -> Lane | None:
        for lane in self.lanes or ():
            if lane.seat == seat and lane.pending is not None:
                return lane
        return None

    # -- picking ------------------------------------------------------------------------------------------------

    def take(self, choice: Choice, answer: int) -> None:
        """Answer an open choice. `answer` is one of its values, or ~value of the choice beside it."""
        if answer >= 0:
            entry = self.offsets[choice.question.index] + answer
        else:
            assert choice.beside is not None
            entry = self.offsets[choice.beside.question.index] + ~answer
        if self.lanes is None:
            self.tape.append(entry)
            if self.answers is not None:
                self.answers.append(answer)
            self.pending = None
            self.run(answer)
            return
        lane = self.lane_of(choice.seat)
        assert lane is not None
        self.tape.append(entry | (choice.seat + 1) << LANE)
        try:
            self.run_lane(lane, answer)
            open_still = self.next_lane()
        except GameOver as over:
            self.over(over.outcome)
            return
        if not open_still:
            self.run(0)

    def answer_to(self, entry: int) -> tuple[Choice, int] | None:
        """What a tape entry says now: the open choice it answers and how; None if it does not fit any."""
        seat = (entry >> LANE) - 1
        if seat >= 0:
            lane = self.lane_of(seat)
            choice = lane.pending if lane is not None else None
        else:
            choice = self.pending if self.lanes is None else None
        if choice is None:
            return None
        action = entry & ACTION
        value = action - self.offsets[choice.question.index]
        if value in choice.values:
            return choice, value
        if choice.beside is not None:
            value = action - self.offsets[choice.beside.question.index]
            if value in choice.beside.values:
                return choice, ~value
        return None

    def feed(self, tape: list[int] | tuple[int, ...]) -> int:
        """Do again what a tape says; how many entries fitted."""
        for done, entry in enumerate(tape):
            if entry < 0:
                self.redraw(entry)
                continue
            answered = self.answer_to(entry)
            if answered is None:
                return done
            self.take(*answered)
        return len(tape)

    def redraw(self, entry: int) -> None:
        """Redraw what a seat cannot know, as an event on the tape: the same entry redraws the same."""
        redraw(self.rules, self.state, entry)
        self.tape.append(entry)
        self.answers = None

    # -- copies -------------------------------------------------------------------------------------------------

    def twin(self, head: Checkpoint[S], tape: list[int]) -> Play[S]:
        """Another play of the same game, standing where `tape` leads from `head`."""
        twin = self.sibling()
        twin.start_from(head)
        if tape:
            twin.feed(tape)
        return twin

    def double(self) -> Play[S]:
        """Another play that stands where this one does."""
        if self.answers is None or self.pending is None:
            return self.twin(self.head, self.tape)
        double = self.sibling()
        double.stand_at(self.head)
        double.catch_up(self)
        return double

    def imagine(self, entry: int) -> Play[S]:
        """Another play that stands where this one does, in which what a seat cannot know was drawn anew. Where nothing
        was shown and no chance used since the checkpoint, or since the step that is running began, it is drawn anew
        there, once for all copies to come."""
        known = self.state.known()
        head, answers_before, tape_before = self.head, 0, 0
        if self.answers is not None and self.pending is not None:
            if self.state_at(head).known() != known and self.steps > head.steps:
                head, answers_before, tape_before = self.beginning_of_step(), self.answers_before, self.tape_before
            if self.state_at(head).known() == known:
                state = self.state_at(head).copy()
                redraw(self.rules, state, entry)
                imagined = self.sibling()
                imagined.stand_at(Checkpoint(state, Past(head.past, (entry,)), 0, head.steps))
                imagined.catch_up(self, answers_before, tape_before)
                return imagined
        twin = self.twin(head, self.tape[tape_before:])
        twin.redraw(entry)
        return twin

    def beginning_of_step(self) -> Checkpoint[S]:
        """The state in which the step that is running began, found by doing again the steps since the checkpoint."""
        assert self.answers is not None
        again = self.sibling()
        again.stand_at(self.head)
        again.retrace(self.answers[: self.answers_before], self.steps)
        picks = tuple(self.tape[: self.tape_before])
        return Checkpoint(again.state, Past(self.head.past, picks) if picks else self.head.past, 0, self.steps)

    def catch_up(self, other: Play[S], answers_before: int = 0, tape_before: int = 0) -> None:
        """From the same checkpoint, or from one that comes so much later, to where another play stands: what the rules
        are to be sent is known, so the questions on the way are passed by unread."""
        assert other.answers is not None
        assert other.pending is not None
        answers = other.answers[answers_before:]
        self.pending = self.retrace(answers)
        assert self.pending is not None
        self.pending.values = other.pending.values
        self.tape = other.tape[tape_before:]
        self.answers = answers
        self.tape_before = other.tape_before - tape_before
        self.answers_before = other.answers_before - answers_before

    def retrace(self, answers: list[int], steps: int = -1) -> Choice | None:
        """Send rules what they were sent before; the question to which that leads. None, if so many steps have ended:
        the next is not begun."""
        rule = self.rule
        asked: Choice | Together | None = None
        for answer in (None, *answers):
            sent = answer
            while True:
                try:
                    asked = rule.send(sent)  # type: ignore[arg-type]  # None starts a generator
                    break
                except StopIteration:
                    if self.steps + 1 == steps:
                        return None
                    rule = self.rule = self.next_step()
                    sent = None
        assert type(asked) is Choice
        return asked

    def sibling(self) -> Play[S]:
        return Play(self.rules, self.offsets, self.first)

    def shared_tape(self, seat: int) -> list[int]:
        """The tape without what others have picked in secret in the decision still open: they choose again."""
        if self.lanes is None:
            return self.tape
        kept = self.tape[: self.lanes_from]
        kept += [entry for entry in self.tape[self.lanes_from :] if entry < 0 or entry >> LANE == seat + 1]
        return kept

    def entries(self) -> list[int]:
        """The whole tape since the first checkpoint: every pick, and every redrawing of the unknown."""
        return entries_of(self.head.past) + self.tape

    def is_imagined(self) -> bool:
        """Whether what some seat cannot know was ever drawn anew: then this is no game that took place."""
        return any(entry < 0 for entry in self.entries())
