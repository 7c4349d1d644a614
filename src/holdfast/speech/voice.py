"""A game spoken in one language: its questions, answers, refusals and log, from message ids and numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

from ..cards import CardBase, Clause, Condition, Lexicon, Pack, Sentence, Wording, clauses_of
from ..kernel import SOURCE, Box, Choice, Domain, Fact, Facts, Grouping, Groupings, Option, Prompt, Refusal, capitalised
from . import pseudo
from .languages import Language, language
from .reprinting import reprinted
from .values import Noun, Several

HERE: Final = Path(__file__).parent
ASK: Final = "ask-"  # before a question's name in the id of its message
NOTHING: Final = Facts()

B = TypeVar("B", bound=Box)
T = TypeVar("T")


class Together(NamedTuple):
    """Lines of the log that belong together differ in one gap, and are told as a list of what stands there; where
    another says how much, that is added up. Those that only count may have others that only count between them."""

    by: str
    amount: str = ""
    counts: bool = False


@dataclass(frozen=True, slots=True)
class Speech(Generic[B]):
    """What a game brings to be spoken, the same for every language.

    `folder` holds its messages, a folder for each language. `gaps` names the numbers of each message in their order:
    "builds": "seat tile"; a gap that stands for several numbers says how many: "feeling:2". What a gap's number is
    called comes from `things`, by the name of the gap or its last word (`below_tile` is a tile); a number without a
    name is shown as it is. `lexicon` has the words of its cards.
    """

    folder: Path
    gaps: Mapping[str, str]
    things: Mapping[str, Thing[B]]
    lexicon: Lexicon
    together: Mapping[str, Together] = field(default_factory=dict)  # messages that are told in one line, `.together`
    named: Callable[[B], Mapping[str, Sequence[str]]] = lambda box: {}  # what cards call each other, by deck
    reprinted: Callable[[Pack], B] | None = None  # the same box, with the texts of its cards in another language

    def voice(self, box: B, names: Sequence[str] = (), language: str = SOURCE) -> Voice[B]:
        """Who says it, at a table with these players."""
        return Voice(self, box, names, language)


# thing(voice, number): what a number of this kind is called.
Thing = Callable[["Voice[B]", Any], object]


class Voice(Generic[B]):
    """Speaks one game's box in one language. Nothing is said before somebody reads it."""

    def __init__(self, speech: Speech[B], box: B, names: Sequence[str], of_language: str) -> None:
        self.speech: Final = speech
        self.box, self._twins = reprinted(box, speech.reprinted, of_language)
        self.names: Final = names
        self.language: Final[Language] = language(of_language, (HERE, speech.folder))
        if of_language == pseudo.NAME:
            pseudo.mark_lexicon(speech.lexicon)
        self.cards: Final = Wording(speech.lexicon, of_language, speech.named(self.box))

    # -- things -------------------------------------------------------------------------------------------------

    def thing(self, gap: str, number: Any) -> object:
        """What stands in a gap: what the number is called, or the number itself."""
        things = self.speech.things
        thing = things.get(gap) or things.get(gap.rpartition("_")[2])
        return number if thing is None else thing(self, number)

    def things(self, gaps: str, numbers: Sequence[int]) -> dict[str, object]:
        """What fills a message's gaps. One that stands for several numbers at once says how many: `feeling:2`."""
        filled: dict[str, object] = {}
        place = 0
        for row in gaps.split():
            gap, _, many = row.partition(":")
            number = tuple(numbers[place : place + int(many)]) if many else numbers[place]
            place += int(many or 1)
            filled[gap] = self.thing(gap, number)
        return filled

    def noun(self, message: str, key: str = "") -> Noun:
        return self.language.noun(message, key)

    def noun_of(self, message: str, key: str, **things: object) -> Noun:
        return self.language.noun_of(message, key, things)

    def printed(self, card: str, name: str, **texts: str) -> Noun:
        """What is called as its card says; its other texts are forms by their names, for PART."""
        return Noun(card, {"": name, **texts}, self.language)

    def seat(self, seat: int) -> Noun:
        """A player, by the name they gave."""
        return self.language.named(str(seat), self.names[seat])

    def several(self, parts: Iterator[object] | Sequence[object]) -> Several:
        return self.language.several(list(parts))

    def counted(self, number: int, thing: Noun) -> str:
        return self.language.say("counted", {"number": number, "thing": thing})

    def words(self, said: Sentence | Clause | Condition) -> str:
        """What a card says, as part of a sentence."""
        return self.cards.sentence(said) if isinstance(said, Sentence) else self.cards.words(said)

    def unmet(self, cards: Sequence[CardBase], refused: tuple[int, int, int]) -> Several:
        """Which condition or price of an option on a card is not met; none, if the card has no such option."""
        card, option, place = refused
        options = cards[card].options
        return self.several([self.words(clauses_of(options[option])[place])] if option < len(options) else [])

    def as_printed(self, thing: T) -> T:
        """A card, or a part of one, that was named in a fact: with its texts in this language."""
        printed: T = self._twins.get(id(thing), thing)
        return printed

    def joined(self, parts: Sequence[str]) -> str:
        """Things told one after another: '2 damage; one of you is wounded'."""
        return self.language.say("told-joint").join(parts)

    # -- what is said -------------------------------------------------------------------------------------------

    def say(self, message: str, numbers: Sequence[int]) -> str:
        """What is told in a log, as a sentence."""
        return self.language.sentence(message, self.things(self.speech.gaps.get(message, ""), numbers))

    @cached_property
    def groupings(self) -> Groupings:
        return {message: self.grouping(message, told) for message, told in self.speech.together.items()}

    def grouping(self, message: str, told: Together) -> Grouping:
        gaps = self.speech.gaps[message].split()
        return Grouping(tuple(gaps.index(gap) for gap in (told.by, told.amount) if gap), told.counts)

    def say_together(self, message: str, rows: Sequence[Sequence[int]]) -> str:
        """What several entries tell: of each thing how many, or which."""
        told, gaps = self.speech.together[message], self.speech.gaps[message]
        by, *amount = self.groupings[message].by
        numbers: dict[int, int] = {}
        for row in rows:
            numbers[row[by]] = numbers.get(row[by], 0) + (row[amount[0]] if amount else 1)
        named = [(number, self.thing(told.by, one)) for one, number in numbers.items()]
        counted = bool(amount) or told.counts
        parts = [
            self.counted(number, thing) if counted and isinstance(thing, Noun) else thing for number, thing in named
        ]
        things = {**self.things(gaps, rows[0]), told.by: self.several(parts)}
        return self.language.sentence(message, things, "together")

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.reason, refusal.numbers)

    def forced(self, seat: int, action: int) -> str:
        """A question that had one answer, and so was not put."""
        vocabulary = self.box.vocabulary
        question = next(one for one in reversed(vocabulary.questions) if vocabulary.offsets[one.index] <= action)
        domain = vocabulary.domain(question)
        value = action - vocabulary.offsets[question.index]
        things = {"seat": self.seat(seat), domain.kind: self.answer(domain, value)}
        return self.language.sentence(ASK + question.name, things, "only")

    def fact(self, fact: Fact) -> str:
        if isinstance(fact, Sentence):
            return self.words(fact)
        message, *numbers = fact
        return self.language.say(message, self.things(self.speech.gaps.get(message, ""), numbers))

    def facts(self, facts: Sequence[Fact]) -> tuple[str, ...]:
        return tuple(self.fact(fact) for fact in facts)

    # -- questions ----------------------------------------------------------------------------------------------

    def prompt(self, state: Any, choice: Choice) -> Prompt:
        name, things = ASK + choice.question.name, self.about(state, choice)
        story = self.language.say(name, things, "story") if self.language.has(name, "story") else ""
        return Prompt(story, self.language.sentence(name, things))

    def about(self, state: Any, choice: Choice) -> dict[str, object]:
        """What a question is about, and what else its words need, by the names of the gaps."""
        question, about = choice.question, choice.about
        numbers: dict[str, Any] = {"seat": choice.seat}
        if isinstance(question.about, str):
            numbers[question.about] = about
        elif question.about is not None:
            numbers.update(about._asdict())
        if question.asked is not None:
            numbers.update(question.asked(state, choice))
        return {gap: self.thing(gap, number) for gap, number in numbers.items()}

    def answers(self, state: Any, choice: Choice) -> list[Option]:
        """Every answer to a question, part by part."""
        question, vocabulary = choice.question, self.box.vocabulary
        domain, offset = vocabulary.domain(question), vocabulary.offsets[question.index]
        about = self.about(state, choice)
        options = []
        for value in choice.values:
            facts = NOTHING if question.facts is None else question.facts(state, choice, value)
            points = question.points
            places = domain.pointed(value) if points is None else points(state, choice, value)
            now, later, risk = self.facts(facts.now), self.facts(facts.later), self.facts(facts.risk)
            name = self.name(question.name, domain, value, about) if facts.name is None else self.fact(facts.name)
            name = capitalised(name)
            line = self.line(name, now, later, risk)
            key = vocabulary.keys[offset + value]
            options.append(Option(key, line, name, now, later, risk, facts.card, tuple(places)))
        return options

    def names_of(self, state: Any, choice: Choice, values: Sequence[int]) -> list[str]:
        """What some answers to a question are called, on offer or not."""
        domain, about = self.box.vocabulary.domain(choice.question), self.about(state, choice)
        return [capitalised(self.name(choice.question.name, domain, value, about)) for value in values]

    def name(self, question: str, domain: Domain, value: int, about: Mapping[str, object]) -> str:
        """What an answer is called: as its question says, or else as the thing itself is."""
        thing = self.answer(domain, value)
        if not self.language.has(ASK + question, "answer"):
            return str(thing)
        return self.language.say(ASK + question, {**about, domain.kind: thing}, "answer")

    def answer(self, domain: Domain, value: int) -> object:
        """What an answer names; where that is called nothing, its word, to choose by."""
        if domain.kind in self.speech.things:
            return self.thing(domain.kind, value)
        return self.language.named(domain.words[value], domain.words[value])

    def line(self, name: str, now: Sequence[str], later: Sequence[str], risk: Sequence[str]) -> str:
        """An answer in one line, for a list."""
        told = [*now, *(self.language.say("told-later", {"fact": one}) for one in later)]
        told += [self.language.say("told-risk", {"fact": one}) for one in risk]
        if not told:
            return name
        return self.language.say("told-line", {"name": name, "facts": self.joined(told)})
