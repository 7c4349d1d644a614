"""A question put to a seat, and the fixed vocabulary its answers come from.

Inside, an answer is a plain int: a place in the question's domain. Keys (`place:port`) and action numbers are made from
the same table, the `Vocabulary`, and only when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, TypeVar

from .facts import Asked, FactsOf, Points
from .refusal import Refusal

T = TypeVar("T")

# A rule yields what it must ask and is sent the answer; `Ruling[T]` is one that comes back with something.
Rule = Generator["Choice | Together", int, None]
Ruling = Generator["Choice | Together", int, T]

# why_not(state, choice, value): why this value is not among the choice's options; None if it is.
WhyNot = Callable[[Any, "Choice", int], Refusal | None]

# What is offered beside a choice: another one, or nothing.
Offer = Callable[["Choice"], "Choice | None"]


class Domain:
    """A fixed list of things an option may name: spaces, cards, numbers, words. A value is a place in the list.

    `kind` is what such a thing is called in messages ({ $space }), the domain's own name if nothing else is said;
    `points` what it is on the board: with `space`, the answer near-3/b points at `space:near-3/b`.
    """

    __slots__ = ("kind", "name", "places", "points", "words")

    def __init__(self, name: str, words: Iterable[str], kind: str = "", points: str = "") -> None:
        self.name: Final = name
        self.words: Final = tuple(words)
        self.kind: Final = kind or name
        self.points: Final = points
        self.places: Final = {word: place for place, word in enumerate(self.words)}
        if len(self.places) != len(self.words):
            raise ValueError(f"domain {name} names a thing twice")

    def __len__(self) -> int:
        return len(self.words)

    def value(self, word: str) -> int:
        """The place of a word."""
        return self.places[word]

    def pointed(self, value: int) -> tuple[str, ...]:
        """What on the board a value points at, if anything."""
        return (f"{self.points}:{self.words[value]}",) if self.points else ()


class Question:
    """One row for a kind of question; it stands beside the rule that asks.

    `domain` is the vocabulary of its answers, `why_not` the predicate that finds and explains them. `about` says what
    the question is about: a record (a NamedTuple whose fields have the names of kinds), or, for one thing alone, the
    name of its kind; nothing, if it is left out. `private`: the options hang on what only the asked seat knows. Such a
    question is put even when one option is left, so that being asked tells the others nothing. `team`: every seat may
    answer; the asked one has the last word.

    The rest is for whoever reads the question, and is never looked at in a playout: `asked` gives numbers for its words
    besides those it is about, `facts` what an answer does, `points` what an answer points at on the board, if that is
    not what its domain names. The words themselves stand in one message, under the question's name.
    """

    __slots__ = ("about", "asked", "domain", "facts", "index", "name", "points", "private", "team", "why_not")

    def __init__(
        self,
        name: str,
        domain: str,
        why_not: WhyNot,
        *,
        about: type | str | None = None,
        private: bool = False,
        team: bool = False,
        asked: Asked | None = None,
        facts: FactsOf | None = None,
        points: Points | None = None,
    ) -> None:
        self.name: Final = name
        self.domain: Final = domain
        self.why_not: Final = why_not
        self.about: Final = about
        self.private: Final = private
        self.team: Final = team
        self.asked: Final = asked
        self.facts: Final = facts
        self.points: Final = points
        self.index = -1  # its place in the game's list of questions, set by `number`


def number(questions: Sequence[Question]) -> tuple[Question, ...]:
    """Give each question of a game its place, once, when the game is defined."""
    for index, question in enumerate(questions):
        question.index = index
    return tuple(questions)


def numbers_about(about: Any) -> tuple[list[int], int]:
    """What a question is about, in plain numbers: those of single things in order, and what is a set as a bit each."""
    singles: list[int] = []
    bits = 0
    for one in (about,) if isinstance(about, int) else about or ():
        if isinstance(one, int):
            singles.append(one)
        else:
            for member in one:
                bits |= 1 << member
    return singles, bits


def told_about(about: Any) -> tuple[int, ...]:
    """What a question is about, as a log has it: one thing, or a record of single things."""
    if isinstance(about, int):
        return (about,)
    numbers = tuple(about) if hasattr(about, "_fields") else ()
    return numbers if all(isinstance(one, int) for one in numbers) else ()


class Choice:
    """One small decision: what is asked, of whom, which values are open, and what it is about, as its question says.

    `beside` is another choice that may be answered instead: an aside, allowed at any time. Its answer is sent to the
    rule as `~value` (see `asides.py`). Values that cost time to find are found when they are first looked at: a copy of
    the game passes most questions by without looking. They may be given as a function; or, with the `state`, as
    candidates, of which those are open that the question does not refuse. So may an aside (`offer`).
    """

    __slots__ = ("about", "aside", "find", "found", "offer", "question", "seat", "state")

    def __init__(
        self,
        question: Question,
        seat: int,
        values: Sequence[int] | Callable[[], list[int]],
        about: Any = None,
        state: Any = None,
        offer: Offer | None = None,
    ) -> None:
        self.question = question
        self.seat = seat
        self.find: Any  # candidates not yet asked for if there is a state, else a function; None when all are found
        if state is None and type(values) is list:
            self.found: list[int] = values
            self.find = None
        else:
            self.found = []
            self.find = values
        self.about = about
        self.offer = offer
        self.state = state
        self.aside: Choice | None = None

    @property
    def values(self) -> list[int]:
        """The values, looked for if it is not done yet."""
        return self.found if self.find is None else self.look()

    @values.setter
    def values(self, values: list[int]) -> None:
        self.found = values
        self.find = None

    def look(self) -> list[int]:
        """Find the values, if it is not done yet."""
        find = self.find
        if find is not None:
            state = self.state
            if state is None:
                self.found = find()
            else:
                why_not = self.question.why_not
                self.found += [value for value in find if why_not(state, self, value) is None]
            self.find = None
        return self.found

    @property
    def first(self) -> int | None:
        """The first of the values, None if there is none. A rule that asks no more leaves the others to be found later,
        or never."""
        state, candidates = self.state, self.find
        if state is None or candidates is None:
            self.look()
        elif not self.found:
            why_not = self.question.why_not
            value: int
            for place, value in enumerate(candidates, 1):
                if why_not(state, self, value) is None:
                    self.found.append(value)
                    self.find = candidates[place:]
                    return value
            self.find = None
        return self.found[0] if self.found else None

    @property
    def beside(self) -> Choice | None:
        """The aside, looked for if it is not done yet."""
        if self.offer is not None:
            self.aside = self.offer(self)
            self.offer = None
        return self.aside


class Together:
    """Several seats decide at the same time, unseen by each other until all have: one rule for each, in any order."""

    __slots__ = ("lanes",)

    def __init__(self, lanes: Sequence[tuple[int, Rule]]) -> None:
        self.lanes = lanes


class Vocabulary:
    """Every option a game can ever offer, in one fixed order: its key, its question, its action number."""

    __slots__ = ("actions", "domains", "keys", "offsets", "questions")

    def __init__(self, questions: Sequence[Question], domains: Mapping[str, Domain]) -> None:
        self.questions: Final = tuple(questions)
        self.domains: Final = {name: domains[name] for name in domains}
        offsets: list[int] = []
        keys: list[str] = []
        for index, question in enumerate(self.questions):
            if question.index != index:
                raise ValueError(f"question {question.name} stands at {index} but was numbered {question.index}")
            offsets.append(len(keys))
            keys.extend(f"{question.name}:{word}" for word in self.domains[question.domain].words)
        self.offsets: Final = offsets
        self.keys: Final = keys
        self.actions: Final = {key: action for action, key in enumerate(keys)}
        if len(self.actions) != len(keys):
            raise ValueError("two questions share a name")

    def __len__(self) -> int:
        return len(self.keys)

    def key(self, question: Question, value: int) -> str:
        return self.keys[self.offsets[question.index] + value]

    def domain(self, question: Question) -> Domain:
        return self.domains[question.domain]

    def called(self, field: str) -> Domain | None:
        """The domain that has the name of a state's field, or its plural."""
        word = field.replace("_", "-")
        return self.domains.get(word) or self.domains.get(f"{word}s")

    def nearest(self, key: str, among: Iterable[str]) -> str | None:
        """What may have been meant: the likest of the open keys, then of all."""
        for candidates in (list(among), self.keys):
            close = get_close_matches(key, candidates, n=1, cutoff=0.6)
            if close:
                return close[0]
        return None
