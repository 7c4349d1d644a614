"""Questions as a rule asks them of a table in words, and a rule that is being carried out with answers to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from inspect import isgenerator
from typing import TYPE_CHECKING, Any

from holdfast.kernel import Choice, Rule
from tests.this_war_of_mine.names import Names

if TYPE_CHECKING:
    from tests.this_war_of_mine.arrange import Siege


class Why(tuple[Any, ...]):
    """A refusal in words: its rule, its reason, and what it names."""

    @property
    def rule(self) -> str:
        return str(self[0])

    @property
    def reason(self) -> str:
        _, reason, *_ = self
        return str(reason)


class Asked:
    """The open question."""

    def __init__(self, siege: Siege, choice: Choice, playing: Playing | None = None) -> None:
        self.siege, self.choice, self.playing = siege, choice, playing
        self.name, self.seat, self.team = choice.question.name, choice.seat, choice.question.team
        self.domain = siege.g.box.vocabulary.domain(choice.question)

    @property
    def answers(self) -> Names:
        return self.siege.answers(self.choice.question)

    @property
    def offers(self) -> list[str]:
        return [self.answers.word(value) for value in self.choice.values]

    @property
    def keys(self) -> list[str]:
        return [f"{self.name}:{word}" for word in self.offers]

    @property
    def is_forced(self) -> bool:
        """It has one answer, and is not put, as at the table."""
        return len(self.choice.values) == 1 and self.choice.beside is None

    @property
    def beside(self) -> list[str]:
        """What may be done first, at any time."""
        return [] if self.choice.beside is None else Asked(self.siege, self.choice.beside).offers

    @property
    def about(self) -> Any:
        """What is asked about: one thing, or several by their kinds."""
        kinds, about = self.choice.question.about, self.choice.about
        if about is None or isinstance(kinds, str):
            return self.siege.in_words(str(kinds), about)
        return {kind: self.siege.in_words(kind, value) for kind, value in about._asdict().items()}

    def value(self, word: str) -> int:
        return self.answers.number(word)

    def why_not(self, word: str) -> Why | None:
        """Why this is no answer; what is refused is not offered, and all else is."""
        value = self.value(word)
        refusal = self.choice.question.why_not(self.siege.g, self.choice, value)
        assert (refusal is None) is (value in self.choice.values), (
            f"{self.name}: {word} is offered and refused, or neither"
        )
        return self.siege.why(refusal)

    def refuses(self, word: str) -> str:
        """The rule by which this is no answer; empty where it is one."""
        why = self.why_not(word)
        return "" if why is None else why.rule

    def all_is_offered_or_refused(self) -> None:
        for word in self.domain.words:
            self.why_not(word)

    def then(self, name: str, *keys: str) -> Asked:
        """The question of this name that is open after these answers."""
        assert self.playing is not None
        self.playing.left += keys
        return self.playing.until(name, self)

    def finish(self, *keys: str) -> Any:
        """Give these answers, and those that follow, to the end."""
        assert self.playing is not None
        self.playing.left += keys
        self.playing.answer(self)
        return self.playing.finish()


class Playing:
    """A rule that is being carried out in a shelter."""

    def __init__(self, siege: Siege, rule: Callable[..., Any], said: Iterable[Any], about: Mapping[str, Any]) -> None:
        said = list(said)
        self.siege = siege
        self.left = [key for key in said if self.is_key(key)]
        arguments = said[: len(said) - len(self.left)]
        assert said == [*arguments, *self.left], "what is said to the rule comes before the answers"
        self.result = siege.says(rule, *arguments, **about) if callable(rule) else rule
        self.rule: Rule | None = self.result if isgenerator(self.result) else None
        self.sent: Any = None

    def is_key(self, said: Any) -> bool:
        return isinstance(said, str) and ":" in said

    def next(self) -> Asked | None:
        """The next question, if there is one; at each, all is either offered or refused."""
        if self.rule is None:
            return None
        try:
            choice = self.rule.send(self.sent)
        except StopIteration as done:
            self.rule, self.result = None, done.value
            return None
        assert isinstance(choice, Choice)
        asked = Asked(self.siege, choice, self)
        asked.all_is_offered_or_refused()
        if choice.beside is not None:
            Asked(self.siege, choice.beside).all_is_offered_or_refused()
        return asked

    def answer(self, asked: Asked) -> None:
        """Give the next answer."""
        choice = asked.choice
        if asked.is_forced:
            self.sent = choice.values[0]
            return
        assert self.left, f"nobody answers {', '.join(asked.keys)}"
        key = self.left.pop(0)
        name, _, word = key.partition(":")
        if choice.beside is not None and name == choice.beside.question.name:
            aside = Asked(self.siege, choice.beside)
            assert word in aside.offers, f"{key} is not among {', '.join(aside.keys)}"
            self.sent = ~aside.value(word)
        else:
            assert name == asked.name, f"{key} is no answer to {asked.name}, with {', '.join(asked.offers)}"
            self.sent = asked.value(word)
            assert self.sent in choice.values, f"{key} is not among {', '.join(asked.keys)}"

    def until(self, name: str, asked: Asked | None = None) -> Asked:
        """Go on to the question of this name for which there is no answer left."""
        if asked is not None:
            self.answer(asked)
        while (question := self.next()) is not None:
            if not self.left and question.name == name:
                return question
            self.answer(question)
        raise AssertionError(f"nobody asked {name}")

    def finish(self) -> Any:
        while (asked := self.next()) is not None:
            self.answer(asked)
        assert not self.left, f"nobody asked for {self.left}"
        return self.result
