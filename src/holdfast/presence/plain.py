"""What stands where a game has nothing of its own to show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..cards.parts import Card
from ..kernel import SOURCE, Box, Choice, Groupings, Option, Prompt, Refusal, Seen, capitalised
from ..speech import Language, house, in_words_of
from .about import verdict
from .view import Ending


class PlainVoice:
    """Speaks for a game that brings no messages: in its own keys and ids."""

    def __init__(self, box: Box, names: Sequence[str], language: str = SOURCE) -> None:
        self.box: Final = box
        self.names: Final = names
        self.language: Final[Language] = house(language).language

    def prompt(self, state: Any, choice: Choice) -> Prompt:
        return Prompt("", f"{choice.question.name.capitalize()}?")

    def answers(self, state: Any, choice: Choice) -> list[Option]:
        vocabulary = self.box.vocabulary
        domain = vocabulary.domain(choice.question)
        options = []
        for value in choice.values:
            key = vocabulary.key(choice.question, value)
            name = spelt(key)
            options.append(Option(key, name, name, places=(f"{domain.points or domain.name}:{domain.words[value]}",)))
        return options

    def names_of(self, state: Any, choice: Choice, values: Sequence[int]) -> list[str]:
        words = self.box.vocabulary.domain(choice.question).words
        return [words[value] for value in values]

    def say(self, message: str, numbers: Sequence[int]) -> str:
        return capitalised(" ".join([message.replace("-", " "), *map(str, numbers)])) + "."

    groupings: Final[Groupings] = {}

    def say_together(self, message: str, rows: Sequence[Sequence[int]]) -> str:
        return " ".join(self.say(message, row) for row in rows)

    def forced(self, seat: int, action: int, *about: int) -> str:
        return f"{self.names[seat]}: {spelt(self.box.vocabulary.keys[action])}."

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.reason, refusal.numbers)


def spelt(key: str) -> str:
    return key.replace(":", " ")


def voice(box: Box, names: Sequence[str], language: str) -> PlainVoice:
    return PlainVoice(box, names, language)


def cards(voice: Any) -> dict[str, Card]:
    """Every card of a pack, by what it holds; nothing where the box was not filled from one."""
    from ..cards import Pack
    from ..cards.showing import in_words

    pack = getattr(voice.box, "cards", None)
    return in_words(in_words_of(pack, voice.language.name).pack) if isinstance(pack, Pack) else {}


def targets(box: Box) -> dict[str, str]:
    """What the domains themselves say they are on the board."""
    return {name: domain.points for name, domain in box.vocabulary.domains.items() if domain.points}


def none_unlisted(box: Any) -> Sequence[str]:
    return ()


def no_board(voice: Any) -> dict[str, Any]:
    return {}


def warnings(seen: Seen[Any], voice: Any) -> list[str]:
    """Every loss in sight, the worst first: what a view that has `dangers` tells by its messages and numbers."""
    return [voice.say(message, numbers) for message, numbers in getattr(seen.table, "dangers", ())]


def ending(seen: Seen[Any], voice: Any) -> Ending:
    """Who won, why, and with how many points."""
    outcome, names = seen.end, seen.names
    title = verdict(voice.language, outcome.cause, [names[seat] for seat in outcome.winners])
    points = [[names[seat], str(score)] for seat, score in enumerate(outcome.scores)]
    return Ending(title, [f"({outcome.cause})"], points)
