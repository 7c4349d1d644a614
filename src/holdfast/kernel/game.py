"""A game as a person uses it: see the decision, choose, look, copy, take back, save."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from .answers import SOURCE, Speaks
from .choice import Choice
from .decision import Barred, Decision, SaidByGame
from .errors import Said
from .play import ACTION, LANE, SEAT_BITS, Checkpoint, Play
from .refusal import Refusal, Refused
from .rng import Rng
from .row import Row
from .rules import Outcome, Rules
from .state import ALL, Box, S, Told
from .telling import together
from .view import Asked, Seen, View

if TYPE_CHECKING:
    from .record import Header, Record, Takeback


@dataclass(frozen=True, slots=True)
class UndoOffer:
    """What undo would take back: whose pick, and whether the table must agree because something was shown since."""

    seat: int
    key: str
    free: bool


class Game(Generic[S]):
    """One game at one table: look at the `decision`, `choose` an answer, copy, take back, save.

    `state` is the table as the rules have it, hidden things included; `view` is what a seat may know. `names` are those
    of the players, by seat, for all that is put in words."""

    __slots__ = ("_voices", "box", "header", "names", "news", "play", "resumed", "row", "rules", "takebacks")

    def __init__(
        self,
        row: Row,
        box: Box,
        header: Header,
        state: S,
        *,
        checkpoints: bool = True,
        telling: bool = True,
    ) -> None:
        self.row = row
        self.rules: Rules[S] = row.rules
        self.box = box
        self.header = header
        self._voices: dict[str, Speaks] = {}
        self.names: Sequence[str] = [f"Player {seat + 1}" for seat in range(header.seats)]
        self.takebacks: list[Takeback] = []
        self.news: Said | None = None  # what has changed since it was saved
        self.resumed = False  # began from a saved position, because the rules or cards had changed since
        log: list[Told] | None = [] if telling else None
        first = Checkpoint(state, None, 0)
        self.play: Play[S] = Play(self.rules, box.vocabulary.offsets, first, log, checkpoints)
        self.play.start_from(first)

    # -- looking ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many play."""
        return self.header.seats

    @property
    def is_open(self) -> bool:
        """Whether no seat knows what another does not."""
        return self.rules.is_open(self.header.options)

    @property
    def state(self) -> S:
        """The table as the rules have it. To be looked at; only rules change it."""
        return self.play.state

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.play.outcome

    @property
    def pending(self) -> Choice | None:
        """The open choice in plain values, for players in a hurry; `decision` is the same for people."""
        return self.play.pending

    @property
    def decision(self) -> Decision | None:
        """The open question (the first of them, where several seats decide together); None when the game is over."""
        choice = self.play.pending
        return None if choice is None else Decision(self, choice)

    @property
    def decisions(self) -> list[Decision]:
        """Every open question: more than one where seats decide together."""
        if self.play.lanes is None:
            return [Decision(self, self.play.pending)] if self.play.pending is not None else []
        return [Decision(self, lane.pending) for lane in self.play.lanes if lane.pending is not None]

    def decision_of(self, seat: int) -> Decision | None:
        """The question this seat may answer now, if any."""
        for decision in self.decisions:
            if seat in decision.seats:
                return decision
        return None

    def refusals(self, seat: int | None = None, language: str = SOURCE) -> list[Barred]:
        """Every answer to the open question that is not among the options, and why not."""
        decision = self.decision if seat is None else self.decision_of(seat)
        if decision is None:
            return []
        choice = decision.choice
        offset = self.play.offsets[choice.question.index]
        barred = []
        for value in range(len(self.box.vocabulary.domain(choice.question))):
            refusal = self._why_not(choice, value)
            if refusal is not None:
                key = self.box.vocabulary.keys[offset + value]
                barred.append(Barred(key, refusal.rule, self.words_of(refusal, language)))
        return barred

    def _why_not(self, choice: Choice, value: int) -> Refusal | None:
        return None if value in choice.values else choice.question.why_not(self.play.state, choice, value)

    def seen(self, seat: int | None = None) -> Seen[Any]:
        """What this seat may know; seat None is a spectator. `view` has the open question in words, too."""
        if seat is not None and seat not in range(self.seats):
            raise Refused("HF-SEAT", Said("house-no-seat", seat=str(seat)))
        decision = self.decision_of(seat) if seat is not None else None
        return Seen(
            game=self.rules.name,
            seats=self.seats,
            seat=seat,
            names=list(self.names),
            table=self.row.presence.view(self.play.state, seat),
            waiting=sorted({seat for decision in self.decisions for seat in decision.seats}),
            asked=None if decision is None else decision.kind,
            outcome=self.play.outcome,
        )

    def view(self, seat: int | None = None) -> View[Any]:
        """All that this seat may know, as structs: msgspec writes them as JSON, or makes plain data of them."""
        seen = self.seen(seat)
        asked = None
        decision = self.decision_of(seat) if seat is not None else None
        if decision is not None:
            asked = Asked(decision.kind, list(decision.seats), decision.prompt, decision.options)
        return View(**{field.name: getattr(seen, field.name) for field in fields(seen)}, decision=asked)

    def voice(self, language: str = SOURCE) -> Speaks:
        """Who puts this game in words, in a reader's language."""
        voice = self._voices.get(language)
        if voice is None or voice.names is not self.names:
            voice = self._voices[language] = self.row.presence.voice(self.box, self.names, language)
        return voice

    def log(self, seat: int | None = None, since: int = 0, language: str = SOURCE) -> list[str]:
        """What has been told, in words: to this seat, or to everybody."""
        told = [entry for entry in (self.play.log or [])[since:] if entry[1] in (ALL, seat)]
        return [line for _, line in self.lines(told, language=language)]

    def lines(
        self, told: Sequence[Told], begins: Container[int] = (), language: str = SOURCE
    ) -> list[tuple[list[int], str]]:
        """Entries of the log as they are read: each line with the places of its entries, for what belongs together is
        told in one. None reaches over the places at which something new `begins`."""
        groups = together(told, self.voice(language).groupings, begins)
        return [(group, self.tell([told[place] for place in group], language)) for group in groups]

    def tell(self, told: Sequence[Told], language: str = SOURCE) -> str:
        """Entries that belong together, in one line."""
        if len(told) == 1:
            return self.say(told[0], language)
        return self.voice(language).say_together(told[0][0], [numbers for _, _, numbers in told])

    def say(self, told: Told, language: str = SOURCE) -> str:
        """One thing that was told, in words."""
        message, _, numbers = told
        voice = self.voice(language)
        return voice.forced(*numbers) if message == "forced" else voice.say(message, numbers)

    def words_of(self, refusal: Refusal, language: str = SOURCE) -> str:
        """Why something cannot be done, in words."""
        return self.voice(language).refusal(refusal)

    def _repr_html_(self) -> str:
        """In a notebook a game draws itself."""
        return self.row.presence.in_notebook(self)

    # -- choosing -----------------------------------------------------------------------------------------------

    def choose(self, answer: str | int, seat: int | None = None) -> None:
        """Answer the open question by an option's key or its number in the list. What cannot be done raises Refused,
        with the rule and the reason, and changes nothing."""
        choice = self._asked(seat)
        if isinstance(answer, bool) or not isinstance(answer, str | int):
            raise Refused("HF-KEY", Said("house-key-kind", given=str(answer)))
        if isinstance(answer, int):
            count = len(choice.values) + (len(choice.beside.values) if choice.beside is not None else 0)
            if not 0 <= answer < count:
                raise Refused("HF-KEY", Said("house-no-number", last=count - 1, given=str(answer)))
            self.pick(answer, choice)
        else:
            self.play.take(choice, self._value(choice, answer))

    def _asked(self, seat: int | None) -> Choice:
        if self.play.outcome is not None or self.play.pending is None:
            raise Refused("HF-OVER", Said("house-over"))
        if seat is None:
            return self.play.pending
        decision = self.decision_of(seat)
        if decision is None:
            waiting = [self.names[s] for d in self.decisions for s in d.seats]
            raise Refused("HF-SEAT", Said("house-waiting", names=waiting))
        return decision.choice

    def _value(self, choice: Choice, key: str) -> int:
        """The answer a key stands for; what is not an option is refused with its reason."""
        vocabulary = self.box.vocabulary
        action = vocabulary.actions.get(key)
        if action is None:
            meant = vocabulary.nearest(key, Decision(self, choice).keys)
            raise Refused("HF-KEY", Said("house-no-key", given=key, close=[meant] if meant else []), key)
        for sign, asked in ((1, choice), (-1, choice.beside)):
            if asked is None:
                continue
            value = action - self.play.offsets[asked.question.index]
            if value in asked.values:
                return value if sign > 0 else ~value
            if 0 <= value < len(vocabulary.domain(asked.question)):
                refusal = asked.question.why_not(self.play.state, asked, value)
                if refusal is None:
                    raise AssertionError(f"{key} is neither on offer nor refused")
                raise Refused(refusal.rule, SaidByGame(self, refusal), key)
        said = Said("house-asked", asked=choice.question.name, given=key.partition(":")[0])
        raise Refused("HF-ASKED", said, key)

    def pick(self, index: int, choice: Choice | None = None) -> None:
        """Answer the open choice by the place of an option: the quick way in, unchecked."""
        play = self.play
        if choice is None:
            choice = play.pending
            assert choice is not None
        values = choice.found
        if index < len(values):
            play.take(choice, values[index])
        else:
            assert choice.beside is not None
            play.take(choice, ~choice.beside.values[index - len(values)])

    def keys_of(self, choice: Choice) -> list[str]:
        """The key of each value of a choice."""
        offset, keys = self.play.offsets[choice.question.index], self.box.vocabulary.keys
        return [keys[offset + value] for value in choice.values]

    # -- copies -------------------------------------------------------------------------------------------------

    def clone(self, resample: Rng | None = None, seat: int | None = None) -> Game[S]:
        """A game of its own that stands where this one does. With `resample`, what the asked seat cannot know is drawn
        again, chance included, and what others picked in secret is not yet picked: no player can peek. Where several
        seats are asked at once, `seat` says for whom (the first of them, if not)."""
        play = self._with_checkpoints()
        twin: Game[S] = Game.__new__(Game)
        twin.row = self.row
        twin._voices = self._voices
        twin.rules = self.rules
        twin.box = self.box
        twin.header = self.header
        twin.names = self.names
        twin.takebacks = self.takebacks
        twin.resumed = self.resumed
        if resample is None or play.pending is None:
            twin.play = play.double()
        else:
            asked = self._asked(seat).seat
            entry = ~(resample.next() << SEAT_BITS | asked)
            if play.lanes is None:
                twin.play = play.imagine(entry)
            else:
                twin.play = play.twin(play.head, play.shared_tape(asked))
                twin.play.redraw(entry)
                lane = twin.play.lane_of(asked)
                assert lane is not None
                twin.play.pending = lane.pending
        return twin

    def __deepcopy__(self, memo: object) -> Game[S]:
        """Whatever holds a game can be copied, an environment for instance. One without checkpoints is played again."""
        if self.play.checkpoints:
            return self.clone()
        from .record import replay

        twin = replay(self.record, lambda header: (self.row, self.box), telling=False)
        twin.names = self.names
        return twin

    def __reduce__(self) -> tuple[Callable[..., Game[Any]], tuple[Row, Record, Sequence[str], bool]]:
        """A game is pickled as its record, and played again."""
        from .record import unpickled

        return unpickled, (self.row, self.record, self.names, self.play.log is not None)

    def _with_checkpoints(self) -> Play[S]:
        if not self.play.checkpoints:
            raise Refused("HF-UNDO", Said("house-no-checkpoints"))
        return self.play

    # -- taking back --------------------------------------------------------------------------------------------

    def _shorter(self, seat: int | None) -> tuple[int, Play[S]] | None:
        """The pick that undo would take back, and a play that stands before it. What another seat has picked in secret
        is not a seat's to take back, nor is what was only imagined anybody's."""
        play = self._with_checkpoints()
        tape = play.tape
        if play.lanes is not None and seat is not None:
            for place in range(len(tape) - 1, play.lanes_from - 1, -1):
                if tape[place] >> LANE == seat + 1:
                    return tape[place], play.twin(play.head, tape[:place] + tape[place + 1 :])
            if len(tape) > play.lanes_from:
                return None
        if tape:
            return None if tape[-1] < 0 else (tape[-1], play.twin(play.head, tape[:-1]))
        if play.head.past is None or play.head.past.picks[-1] < 0:
            return None
        if play.earlier:
            picks = play.head.past.picks
            return picks[-1], play.twin(play.earlier[-1], list(picks[:-1]))
        entries = play.entries()
        return entries[-1], play.twin(play.first, entries[:-1])

    @property
    def undo_offer(self) -> UndoOffer | None:
        """What `undo()` would take back, and whether it is free; None where there is nothing to take back. A pick made
        in secret is not named."""
        return self.undo_offer_to(None)

    def undo_offer_to(self, seat: int | None) -> UndoOffer | None:
        """The same for one seat: where seats decide together, its own last pick."""
        found = self._shorter(seat)
        if found is None:
            return None
        entry, before = found
        by = self._seat_of(entry, before)
        key = "" if by != seat and self._is_secret(entry, before) else self.box.vocabulary.keys[entry & ACTION]
        return UndoOffer(by, key, before.state.known() == self.play.state.known())

    def _is_secret(self, entry: int, before: Play[S]) -> bool:
        """Whether a pick is its seat's alone to know: made together with others, or an answer to a private question,
        and nothing has come of it yet."""
        if self.play.lanes is not None and entry >> LANE:
            return True
        asked = before.pending
        return asked is not None and asked.question.private and before.state.known() == self.play.state.known()

    def _seat_of(self, entry: int, before: Play[S]) -> int:
        if entry >> LANE:
            return (entry >> LANE) - 1
        assert before.pending is not None
        return before.pending.seat

    def undo(self, agreed: bool = False, seat: int | None = None) -> None:
        """Take the last pick back (or, where seats decide together, this seat's last). Free while nothing hidden was
        shown and no chance was used since; past that line the table must have agreed, and the record says so."""
        from .record import Takeback

        found = self._shorter(seat)
        if found is None:
            raise Refused("HF-UNDO", Said("house-undo-nothing"))
        entry, before = found
        if before.state.known() != self.play.state.known():
            if not agreed:
                raise Refused("HF-UNDO", Said("house-undo-agree"))
            key = self.box.vocabulary.keys[entry & ACTION]
            self.takebacks = [*self.takebacks, Takeback(len(before.entries()), self._seat_of(entry, before), key)]
        self._stand_at(before)

    def _stand_at(self, there: Play[S]) -> None:
        """Go back to where another play of this game stands, telling the way again from the nearest checkpoint kept."""
        play = self.play
        entries = there.entries()
        while play.head.count() > len(entries) and play.earlier:
            play.head = play.earlier.pop()
        if play.head.count() > len(entries):
            play.head = play.first
        tape = entries[play.head.count() :]
        play.start_from(play.head)
        play.feed(tape)

    # -- keeping ------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """Header, seed and every pick by its key: a replay, a bug report, a test fixture."""
        from .record import record_of

        return record_of(self)

    def save(self, path: str | Path) -> None:
        """Write the game to a file, whole or not at all."""
        from .record import save

        save(self, Path(path))
