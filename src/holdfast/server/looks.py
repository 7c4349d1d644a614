"""The table as somebody sees it: what a seat may know, and nothing else, in the shapes of the wire."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from ..kernel import ALL, Choice, Decision, Game, together
from ..speech import SOURCE, house
from .faces import ending_of, reference_of, warnings_of
from .shortcuts import shortcuts_for
from .tables import Table
from .telling import Line
from .way_back import WayBack, in_words
from .wire import (
    BarredShown,
    EndingShown,
    LogShown,
    Proposal,
    Question,
    Shortcut,
    UndoShown,
    VoteShown,
)

LONGEST_SHORTCUTS = 200

Group = tuple[Line, ...]  # what is told in one line
Spoken = tuple[str, int]  # a line of the log in words, and its version
Reasons = dict[tuple[str, tuple[int, ...]], str]
K = TypeVar("K")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Sight:
    """What hangs on the game and the seat alone: made once for each version, however many look."""

    view: Any
    warnings: list[str]
    ending: EndingShown | None
    waiting: list[int]


@dataclass(slots=True)
class Looks:
    """What has been worked out about the table as it stands now, in one language; a change of the table forgets it
    all."""

    table: Table
    language: str
    at: tuple[int, ...] = ()
    names: list[str] = field(default_factory=list)
    seen: dict[int | None, Sight] = field(default_factory=dict)
    questions: dict[tuple[int, bool], Question | None] = field(default_factory=dict)
    backs: dict[tuple[int, ...], WayBack | None] = field(default_factory=dict)
    logs: dict[int | None, tuple[list[Spoken], list[int]]] = field(default_factory=dict)
    said: dict[int | None, list[tuple[Group, str]]] = field(default_factory=dict)
    reasons: Reasons = field(default_factory=dict)  # the same ones come again and again

    def fresh(self) -> None:
        now = (self.table.version, id(self.table.game), len(self.table.telling.lines))
        if self.names != self.table.names:
            self.names = list(self.table.names)
            self.at = ()
            self.said.clear()  # who has another name has it in every sentence
            self.reasons.clear()
        if self.at != now:
            self.at = now
            self.seen.clear()
            self.questions.clear()
            self.backs.clear()
            self.logs.clear()

    def see(self, seat: int | None) -> Sight:
        return once(self.seen, seat, lambda: sight_of(self.table.game, seat, self.table.waiting, self.language))

    def question(self, seat: int, decides: bool) -> Question | None:
        """What this seat is asked; ways through several questions only for whoever decides."""
        return once(
            self.questions, (seat, decides), lambda: question_to(self.table, seat, decides, self.reasons, self.language)
        )

    def way_back(self, mine: list[int], seat: int) -> WayBack | None:
        return once(self.backs, (seat, *mine), lambda: self.table.way_back(mine, seat))

    # -- the log ------------------------------------------------------------------------------------------------

    def lines(self, seat: int | None) -> tuple[list[Spoken], list[int]]:
        """All that was told to this seat, in words, and the lines at which moves begin."""
        return once(self.logs, seat, lambda: self.put_together(seat))

    def put_together(self, seat: int | None) -> tuple[list[Spoken], list[int]]:
        """Only what is new since the last time is put in words: they cost more than all else."""
        groups, moves = groups_for(self.table.telling.lines, seat, self.table.game)
        said = self.said.setdefault(seat, [])
        same = alike([group for group, _ in said], groups)
        del said[same:]
        said += [(group, words_of(group, self.table.game, self.language)) for group in groups[same:]]
        return [(words, group[0].version) for group, words in said], moves


def groups_for(lines: Sequence[Line], seat: int | None, game: Game[Any]) -> tuple[list[Group], list[int]]:
    """What is told to this seat in one line each, and at which of these lines moves begin. Nothing is added to a line
    of an earlier version."""
    heard: list[Line] = []
    begins: list[int] = []  # moves, by their place among what this seat hears
    breaks: set[int] = set()
    for line in lines:
        if line.begins:
            begins.append(len(heard))
        if line.is_for(seat):
            if heard and heard[-1].version != line.version:
                breaks.add(len(heard))
            heard.append(line)
    breaks.update(begins)
    places = together([line.told for line in heard], game.voice().groupings, breaks)
    first = {group[0]: number for number, group in enumerate(places)}
    groups = [tuple(heard[place] for place in group) for group in places]
    return groups, [first.get(place, len(groups)) for place in begins]


def words_of(group: Group, game: Game[Any], language: str) -> str:
    line = group[0]
    if line.told is not None:
        return game.tell([one.told for one in group if one.told is not None], language)
    assert line.note is not None
    named = {} if line.who is None else {"name": game.names[line.who]}
    if "step" in line.note.things:
        named["change"] = game.tell([(f"move-{line.note.things['step']}", ALL, ())], language)
    told: str = house(language).say(line.note.message, **line.note.things, **named)
    return told


def alike(one: Sequence[object], other: Sequence[object]) -> int:
    """How many at the beginning are the same."""
    same = 0
    for this, that in zip(one, other, strict=False):
        if this is not that and this != that:
            break
        same += 1
    return same


def once(kept: dict[K, V], key: K, make: Callable[[], V]) -> V:
    if key not in kept:
        kept[key] = make()
    return kept[key]


def sight_of(game: Game[Any], seat: int | None, waiting: list[int], language: str = SOURCE) -> Sight:
    seen = game.seen(seat)
    return Sight(seen.table, warnings_of(game, seen, language), ending_of(game, seen, language), waiting)


def question_to(table: Table, seat: int, decides: bool, reasons: Reasons, language: str) -> Question | None:
    game = table.game
    decision = game.decision_of(seat)
    if decision is None:
        return None
    decision = decision.spoken(language)
    prompt = decision.prompt
    return Question(
        decision.kind,
        decision.choice.question.domain,
        prompt.story,
        prompt.question,
        decision.choice.seat,
        list(decision.seats),
        table.open_since(decision.choice.seat),
        decision.options,
        list(barred_in(game, decision.choice, reasons, language)),
        ways_from(game, decision, language) if decides else [],
    )


def barred_in(game: Game[Any], choice: Choice, reasons: Reasons, language: str = SOURCE) -> Iterator[BarredShown]:
    """As `Game.refusals`, with words made once for each reason and its numbers."""
    vocabulary, question = game.box.vocabulary, choice.question
    barred = {
        value: refusal
        for value in range(len(vocabulary.domain(question)))
        if value not in choice.values and (refusal := question.why_not(game.state, choice, value)) is not None
    }
    names = game.voice(language).names_of(game.state, choice, list(barred))
    for name, (value, refusal) in zip(names, barred.items(), strict=True):
        words = once(reasons, (refusal.reason, refusal.numbers), partial(game.words_of, refusal, language))
        yield BarredShown(vocabulary.key(question, value), name, refusal.rule, words)


def ways_from(game: Game[Any], decision: Decision, language: str) -> list[Shortcut]:
    targets = reference_of(game.rules.name).targets
    return shortcuts_for(game, decision.choice.seat, targets, language)[:LONGEST_SHORTCUTS]


def log_since(before: list[Spoken], lines: list[Spoken], moves: list[int]) -> LogShown:
    """What to add to the lines somebody has, after those that still stand."""
    return log_after(alike(before, lines), lines, moves)


def log_after(start: int, lines: list[Spoken], moves: list[int]) -> LogShown:
    new = lines[start:]
    return LogShown(
        start, [words for words, _ in new], [version for _, version in new], [move for move in moves if move >= start]
    )


def proposals_at(table: Table, language: str) -> list[Proposal]:
    """What others would answer, in the words the options have now."""
    shown = []
    for seat, key in table.proposals.items():
        decision = table.game.decision_of(seat)
        options = [] if decision is None else decision.spoken(language).options
        label = next((one.name for one in options if one.key == key), "")
        shown.append(Proposal(seat, key, label or key))
    return shown


def undo_shown(back: WayBack | None, game: Game[Any], language: str) -> UndoShown | None:
    if back is None:
        return None
    return UndoShown(
        back.seat, back.key, *in_words(back.picked, game, language), free=not back.shown and not back.others
    )


def vote_at(table: Table, language: str) -> VoteShown | None:
    vote = table.vote
    if vote is None:
        return None
    told = in_words(table.voted_on, table.game, language)
    return VoteShown(vote.seat, vote.key, *told, agreed=list(vote.agreed), missing=vote.missing)
