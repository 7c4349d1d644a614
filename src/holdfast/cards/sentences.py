"""What a card says, ready to be carried out: no text and no look-ups, since this is in every playout."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, cast

from ..kernel.choice import Rule

# A phrase's function: (g, *slots), or (g, *context, *slots) if it heeds the context. An effect gives None, or a rule if
# it asks; a condition gives a bool; a count or a score an int.
Act = Callable[..., Any]


class Remembers(Protocol):
    """A state that knows which 'once per game' sentences are done, by their numbers in the pack."""

    once: list[int]


class Clause:
    """One condition, and whether it must hold or must not. `heeds`: its function takes the context."""

    __slots__ = ("act", "args", "heeds", "phrase", "wanted")

    def __init__(self, phrase: int, act: Act, args: tuple[object, ...], wanted: bool, heeds: bool = False) -> None:
        self.phrase: Final = phrase
        self.act: Final = act
        self.args: Final = args
        self.wanted: Final = wanted
        self.heeds: Final = heeds

    def _key(self) -> tuple[object, ...]:
        return (self.phrase, self.args, self.wanted)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Clause) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Clause{self._key()}"


class Condition:
    """Clauses that must all be met; none at all is always met."""

    __slots__ = ("clauses",)

    def __init__(self, clauses: tuple[Clause, ...] = ()) -> None:
        self.clauses: Final = clauses

    def __bool__(self) -> bool:
        """Whether it asks for anything."""
        return len(self.clauses) > 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Condition) and self.clauses == other.clauses

    def __hash__(self) -> int:
        return hash(self.clauses)

    def __repr__(self) -> str:
        return f"Condition{self.clauses}"


ALWAYS: Final = Condition()  # asks for nothing, so it always holds


class Count:
    """Something that can be counted: what follows 'for each'."""

    __slots__ = ("act", "args", "heeds", "phrase")

    def __init__(self, phrase: int, act: Act, args: tuple[object, ...], heeds: bool = False) -> None:
        self.phrase: Final = phrase
        self.act: Final = act
        self.args: Final = args
        self.heeds: Final = heeds

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Count) and (self.phrase, self.args) == (other.phrase, other.args)

    def __hash__(self) -> int:
        return hash((self.phrase, self.args))

    def __repr__(self) -> str:
        return f"Count{(self.phrase, self.args)}"


class Modifiers:
    """What surrounds a phrase: when it applies, how many times, how often in a game.

    `wanted` is false for 'unless'; `most` and `once` are -1 where nothing is said; `lead` is the place of the number
    that 'for each' multiplies, or -1 where the phrase is repeated instead.
    """

    __slots__ = ("count", "every", "lead", "most", "once", "wanted", "when")

    def __init__(
        self, when: Condition | None, wanted: bool, count: Count | None, every: int, most: int, once: int, lead: int
    ) -> None:
        self.when: Final = when
        self.wanted: Final = wanted
        self.count: Final = count
        self.every: Final = every
        self.most: Final = most
        self.once: Final = once
        self.lead: Final = lead

    def _key(self) -> tuple[object, ...]:
        return (self.when, self.wanted, self.count, self.every, self.most, self.once, self.lead)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Modifiers) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Modifiers{self._key()}"


class Sentence:
    """One sentence of a card. `needs` is what must hold for it to be carried out at all: a price can be paid."""

    __slots__ = ("act", "args", "heeds", "modifiers", "needs", "phrase")

    def __init__(
        self,
        phrase: int,
        act: Act,
        args: tuple[object, ...],
        modifiers: Modifiers | None = None,
        needs: Clause | None = None,
        heeds: bool = False,
    ) -> None:
        self.phrase: Final = phrase
        self.act: Final = act
        self.args: Final = args
        self.heeds: Final = heeds
        self.modifiers: Final = modifiers
        self.needs: Final = needs

    def _key(self) -> tuple[object, ...]:
        return (self.phrase, self.args, self.modifiers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sentence) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Sentence{self._key()}"


class Score:
    """What something is worth: the sum of its lines."""

    __slots__ = ("lines",)

    def __init__(self, lines: tuple[Sentence, ...] = ()) -> None:
        self.lines: Final = lines

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.lines == other.lines

    def __hash__(self) -> int:
        return hash(self.lines)

    def __repr__(self) -> str:
        return f"Score{self.lines}"


# How a card's fields are annotated.
Effects = tuple[Sentence, ...]
Conditions = Condition


def perform(g: object, sentences: Sequence[Sentence], *context: object) -> Rule:
    """Carry out sentences in order, asking where a phrase asks."""
    for sentence in sentences:
        modifiers = sentence.modifiers
        if modifiers is None:
            asking = sentence.act(g, *context, *sentence.args) if sentence.heeds else sentence.act(g, *sentence.args)
        else:
            asking = _modified(g, sentence, modifiers, context)
        if asking is not None:
            yield from asking


def begin(g: object, sentence: Sentence, *context: object) -> Rule | None:
    """Carry out one sentence without the cost of a generator, unless it may ask: then the rule is still to be run."""
    modifiers = sentence.modifiers
    if modifiers is not None:
        return _modified(g, sentence, modifiers, context)
    asking: Rule | None = (
        sentence.act(g, *context, *sentence.args) if sentence.heeds else sentence.act(g, *sentence.args)
    )
    return asking


def _modified(g: object, sentence: Sentence, modifiers: Modifiers, context: tuple[object, ...]) -> Rule:
    times = _times(g, modifiers, context)
    args = _args(sentence, modifiers, times, context)
    for _ in range(_repeats(modifiers, times)):
        asking = sentence.act(g, *args)
        if asking is not None:
            yield from asking


def run(g: object, sentence: Sentence, *context: object) -> None:
    """Carry out a sentence that asks nothing, without the cost of a generator."""
    modifiers = sentence.modifiers
    times = 1 if modifiers is None else _times(g, modifiers, context)
    args = _args(sentence, modifiers, times, context)
    for _ in range(_repeats(modifiers, times)):
        if sentence.act(g, *args) is not None:
            raise TypeError(f"phrase {sentence.phrase} asks a question: use perform, not run")


def holds(g: object, condition: Condition, *context: object) -> bool:
    """Whether every clause is met."""
    for clause in condition.clauses:
        held = clause.act(g, *context, *clause.args) if clause.heeds else clause.act(g, *clause.args)
        if bool(held) is not clause.wanted:
            return False
    return True


def met(g: object, clause: Clause, *context: object) -> bool:
    """Whether it holds, or does not where it must not."""
    held = clause.act(g, *context, *clause.args) if clause.heeds else clause.act(g, *clause.args)
    return bool(held) is clause.wanted


def payable(g: object, sentences: Sequence[Sentence], *context: object) -> bool:
    """Whether every price in these sentences can be paid."""
    for sentence in sentences:
        needs = sentence.needs
        if needs is not None and not (
            needs.act(g, *context, *needs.args) if needs.heeds else needs.act(g, *needs.args)
        ):
            return False
    return True


def tally(g: object, count: Count, *context: object) -> int:
    """How many there are."""
    number: int = count.act(g, *context, *count.args) if count.heeds else count.act(g, *count.args)
    return number


def worth(g: object, score: Score, *context: object) -> int:
    """What a score comes to now."""
    total = 0
    for line in score.lines:
        modifiers = line.modifiers
        times = 1 if modifiers is None else _times(g, modifiers, context)
        for _ in range(_repeats(modifiers, times)):
            total += line.act(g, *_args(line, modifiers, times, context))
    return total


def _times(g: object, modifiers: Modifiers, context: tuple[object, ...]) -> int:
    """How often a sentence applies now; a 'once per game' is used up only if it does something."""
    once = modifiers.once
    if once >= 0 and once in cast("Remembers", g).once:
        return 0
    when = modifiers.when
    if when is not None and holds(g, when, *context) is not modifiers.wanted:
        return 0
    count = modifiers.count
    times = 1 if count is None else tally(g, count, *context) // modifiers.every
    if times <= 0:
        return 0
    if once >= 0:
        cast("Remembers", g).once.append(once)
    return times


def _args(
    sentence: Sentence, modifiers: Modifiers | None, times: int, context: tuple[object, ...]
) -> tuple[object, ...]:
    """What the phrase is called with: the context if it heeds it, and its values, the first number multiplied by what
    is counted."""
    args = sentence.args
    if modifiers is not None and modifiers.count is not None and modifiers.lead >= 0:
        lead = modifiers.lead
        number = _capped(cast("int", args[lead]) * times, modifiers)
        args = (*args[:lead], number, *args[lead + 1 :])
    return (*context, *args) if sentence.heeds else args


def _repeats(modifiers: Modifiers | None, times: int) -> int:
    """How often the phrase itself is carried out: where it has no number to multiply, once for each."""
    if modifiers is None:
        return 1
    if modifiers.count is None or modifiers.lead < 0:
        return _capped(times, modifiers)
    return min(times, 1)


def _capped(number: int, modifiers: Modifiers) -> int:
    return number if modifiers.most < 0 else min(number, modifiers.most)
