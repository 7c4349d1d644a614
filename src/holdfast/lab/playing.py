"""Playing one game, and noting what happens in it."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from time import thread_time
from typing import Any

import msgspec

from .. import start
from ..games import mind_of
from ..kernel import Choice, Game
from ..mind import Measures
from ..players import ask, chance, find
from .rows import ALL, NO_CARD, GameRow, Offered, Put, Sample, Shown, read_rows, write_rows
from .spec import Origin, Spec, check_origin

OFFERED, CHOSEN, FORCED, CLOCK, AT_ONCE = range(5)
NEVER = [0, 0, 0, 0, 0]
ASKED, OPTIONS, SECONDS = range(3)


class Batch(msgspec.Struct, frozen=True):
    """Games of seeds one after another, packed as they are kept: lines of JSON, compressed."""

    first: int
    games: int
    seconds: float  # of processor time, in all
    packed: bytes

    def rows(self) -> Iterator[GameRow]:
        return read_rows(gzip.decompress(self.packed))


def play_batch(spec: Spec, origin: Origin, seeds: range) -> Batch:
    """What a worker does: nothing here hangs on how the seeds are divided among batches."""
    check_origin(spec, origin)
    rows = [play_game(spec, seed) for seed in seeds]
    packed = gzip.compress(write_rows(rows), compresslevel=5, mtime=0)
    return Batch(seeds.start, len(rows), sum(row.seconds for row in rows), packed)


def play_game(spec: Spec, seed: int) -> GameRow:
    """One game to its end. A fault in its rules says in which."""
    try:
        return played(spec, seed)
    except Exception as error:
        error.add_note(
            f"in {spec.game} with seed {seed}, options {spec.options}, players {', '.join(spec.seated(seed))}"
        )
        raise


def played(spec: Spec, seed: int) -> GameRow:
    began = thread_time()
    chosen: dict[str, Any] = dict(spec.options)
    table = start(spec.game, seats=spec.seats, seed=seed, pack=spec.pack, telling=True, **chosen)
    seated = spec.seated(seed)
    players = [find(name) for name in seated]
    notes = Notes(table, seated)
    while (choice := table.pending) is not None:
        asked = thread_time()
        place = ask(players[choice.seat], table, chance(table, choice.seat))
        notes.answered(choice, place, thread_time() - asked)
        table.pick(place)
        notes.look()
    notes.look(over=True)
    outcome = table.outcome
    assert outcome is not None
    return GameRow(
        seed=seed,
        seats=spec.seats,
        players=list(seated),
        options=spec.options,
        cause=outcome.cause,
        won=bool(outcome.winners),
        winners=list(outcome.winners),
        scores=list(outcome.scores),
        ended=table.rules.time(table.state),
        first=notes.first,
        picks=notes.picks,
        forced=notes.forced,
        seconds=round(thread_time() - began, 6),
        asked=notes.asked_rows(),
        offered=notes.offered_rows(),
        shown=notes.shown_rows(),
        samples=notes.samples,
    )


class Notes:
    """What is counted while a game goes on. It knows no game: what to count is in the game's measures."""

    def __init__(self, table: Game[Any], players: tuple[str, ...]) -> None:
        rules = table.rules
        self.table = table
        self.players = players
        self.measures = mind_of(table).measures
        self.sides = [ALL] if rules.together else list(range(table.seats))
        self.decks = {deck: place for place, deck in enumerate(deck_names(self.measures, table.box))}
        self.first = None if self.measures.first is None else self.measures.first(table.state)
        self.picks = 0
        self.forced = 0
        self.asked: dict[tuple[int, str], list[float]] = {}  # by question and player
        self.offered: dict[tuple[int, int, int], list[int]] = {}  # by side, action and card
        self.shown: dict[tuple[int, int, int], int] = {}  # by side, deck and card: when first
        self.heard = 0  # messages of the log
        self.samples: list[Sample] = []
        self.clock = -1
        self.look()

    def answered(self, choice: Choice, place: int, seconds: float) -> None:
        side = ALL if self.sides[0] == ALL else choice.seat
        options = 0
        for asked in (choice, choice.beside):
            if asked is not None:
                self.offer(asked, side, place - options)
                options += len(asked.values)
        row = self.asked.setdefault((choice.question.index, self.players[choice.seat]), [0, 0, 0.0])
        row[ASKED] += 1
        row[OPTIONS] += options
        row[SECONDS] += seconds
        self.picks += 1

    def offer(self, choice: Choice, side: int, place: int) -> None:
        """Count the options of a choice; the one at `place` is taken, if it is one of them."""
        about = choice.question.name in self.measures.about
        card = choice.about if about else NO_CARD
        offset, offered = self.table.play.offsets[choice.question.index], self.offered
        for number, value in enumerate(choice.values):
            counts = offered.setdefault((side, offset + value, card), NEVER[:])
            if not counts[OFFERED]:
                counts[CLOCK] = self.clock
                counts[AT_ONCE] = int(number == place)
            counts[OFFERED] += 1
            if number == place:
                counts[CHOSEN] += 1

    def look(self, *, over: bool = False) -> None:
        """Hear what was told since, and sample the tracks when the clock has moved on, and at the end."""
        state = self.table.state
        before, self.clock = self.clock, self.table.rules.time(state)
        self.listen()
        if self.clock == before and not over:
            return
        for side in self.sides:
            values = self.measures.tracks(state, max(side, 0))
            self.samples.append([side, self.clock, int(over), *values.values()])

    def listen(self) -> None:
        """What was taken unasked, and which cards were turned up."""
        turned = self.measures.turned
        log = self.table.play.log or []
        for message, _, numbers in log[self.heard :]:
            if message == "forced":
                self.force(*numbers)
            elif message in turned:
                told = turned[message]
                seat = ALL if told.seat is None else numbers[told.seat]
                self.shown.setdefault((seat, self.decks[told.deck], numbers[told.card]), self.clock)
        self.heard = len(log)

    def force(self, seat: int, action: int, *_: int) -> None:
        """What an answer that was the only one was about follows its number."""
        side = ALL if self.sides[0] == ALL else seat
        self.offered.setdefault((side, action, NO_CARD), NEVER[:])[FORCED] += 1
        self.forced += 1

    def asked_rows(self) -> list[Put]:
        asks = self.table.box.vocabulary.questions
        return [
            Put(asks[ask].name, player, int(row[ASKED]), int(row[OPTIONS]), round(row[SECONDS], 6))
            for (ask, player), row in sorted(self.asked.items())
        ]

    def offered_rows(self) -> list[Offered]:
        return [Offered(*key, *counts) for key, counts in sorted(self.offered.items())]

    def shown_rows(self) -> list[Shown]:
        return [Shown(*key, clock) for key, clock in sorted(self.shown.items())]


def deck_names(measures: Measures[Any], box: Any) -> list[str]:
    """In the order in which rows of cards number them."""
    return list(measures.decks(box))
