"""The open question as a person sees it, and why an answer cannot be given now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .answers import SOURCE, Option, Prompt, Speaks
from .choice import Choice
from .errors import Said
from .refusal import Refusal

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True, slots=True)
class Barred:
    """One answer that cannot be given now, with the rule and the reason."""

    key: str
    rule: str
    reason: str


class Decision:
    """The open question: who may answer, what is asked, and the options. Words are made when they are read."""

    __slots__ = ("_game", "_keys", "_language", "choice")

    def __init__(self, game: Game[Any], choice: Choice, language: str = SOURCE) -> None:
        self._game = game
        self._language = language
        self._keys: list[str] | None = None
        self.choice = choice

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may answer; the first has the last word."""
        seat = self.choice.seat
        if not self.choice.question.team:
            return (seat,)
        return (seat, *(other for other in range(self._game.seats) if other != seat))

    @property
    def kind(self) -> str:
        """The name of the question: what stands before the colon of each key."""
        return self.choice.question.name

    @property
    def prompt(self) -> Prompt:
        """What is asked, and the story before it."""
        return self._voice.prompt(self._game.play.state, self.choice)

    @property
    def _voice(self) -> Speaks:
        return self._game.voice(self._language)

    def spoken(self, language: str) -> Decision:
        """The same question in another language."""
        return Decision(self._game, self.choice, language)

    @property
    def keys(self) -> list[str]:
        """The keys of the options, such as `place:port`; `game.choose` takes one of them."""
        if self._keys is None:
            self._keys = [key for choice in self._choices() for key in self._game.keys_of(choice)]
        return self._keys

    @property
    def options(self) -> list[Option]:
        """Every answer, with what it will do."""
        voice, state = self._voice, self._game.play.state
        return [option for choice in self._choices() for option in voice.answers(state, choice)]

    def _choices(self) -> list[Choice]:
        return [self.choice] if self.choice.beside is None else [self.choice, self.choice.beside]

    def __len__(self) -> int:
        return sum(len(choice.values) for choice in self._choices())

    def __contains__(self, key: object) -> bool:
        return key in self.keys

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __repr__(self) -> str:
        return f"<Decision {self.kind}: seat {self.choice.seat}, {len(self)} options>"


class SaidByGame(Said):
    """Why the rules refuse something: put in words by the game, when somebody reads it."""

    __slots__ = ("game", "refusal")

    def __init__(self, game: Game[Any], refusal: Refusal) -> None:
        super().__init__(refusal.reason, rule=refusal.rule, numbers=refusal.numbers)
        self.game = game
        self.refusal = refusal

    def in_words(self, language: str = SOURCE) -> str:
        return self.game.words_of(self.refusal, language)
