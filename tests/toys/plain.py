"""The least a game can be: a test writes its steps, the rest is here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from holdfast.games import Row
from holdfast.kernel import (
    Choice,
    Domain,
    Game,
    Option,
    PackId,
    Prompt,
    Question,
    Refusal,
    Rng,
    Rule,
    Rules,
    State,
    Vocabulary,
    number,
)
from holdfast.kernel.record import header_for
from holdfast.mind import Mind
from holdfast.presence import Presence
from holdfast.presence.plain import PlainVoice

WORDS = ("a", "b", "c", "d")


def why_not(state: object, choice: Choice, value: int) -> Refusal | None:
    return Refusal("PL-01", "no")


ASK = Question("ask", "words", why_not)
SECRET = Question("secret", "words", why_not, private=True)
TEAM = Question("team", "words", why_not, team=True)
ASIDE = Question("aside", "words", why_not)
VAGUE = Question("vague", "words", lambda state, choice, value: None)  # refuses nothing, whatever it offers
QUESTIONS = number([ASK, SECRET, TEAM, ASIDE, VAGUE])


class PlainBox:
    vocabulary = Vocabulary(QUESTIONS, {"words": Domain("words", WORDS)})

    def pack(self, options: Mapping[str, int]) -> PackId:
        return PackId("plain", "1", "hash", "layout")


@dataclass(slots=True, kw_only=True)
class Page(State):
    """What was answered so far, and how many steps were begun."""

    box: PlainBox
    said: list[int]
    steps: int = 0


class PageVoice(PlainVoice):
    """An answer is its word."""

    def prompt(self, state: Any, choice: Choice) -> Prompt:
        return Prompt("", "?")

    def answers(self, state: Any, choice: Choice) -> list[Option]:
        keys = [self.box.vocabulary.key(choice.question, value) for value in choice.values]
        return [Option(key, WORDS[value], WORDS[value]) for key, value in zip(keys, choice.values, strict=True)]

    def say(self, message: str, numbers: Sequence[int]) -> str:
        return f"{message} {list(numbers)}"


PRESENCE = Presence[Page](
    view=lambda page, seat: {"said": page.said}, voice=lambda box, names, language: PageVoice(box, names)
)
MIND = Mind[Page]()
Steps = Callable[[Page], Rule]


def plain_game(
    *steps: Steps, seats: int = 2, presence: Presence[Page] = PRESENCE, mind: Mind[Page] = MIND, **rules: Any
) -> Game[Page]:
    """A game of these steps, one after the other; the last must end it."""

    def step(page: Page) -> Rule:
        page.steps += 1
        return steps[page.steps - 1](page)

    def set_up(box: Any, seats: int, options: Mapping[str, int], rng: Rng) -> Page:
        return Page(rng=rng, box=box, said=[])

    box = PlainBox()
    game = Rules(
        name="plain",
        version=1,
        seats=range(1, 5),
        options=(),
        questions=QUESTIONS,
        state=Page,
        open_box=lambda path: box,
        set_up=set_up,
        step=step,
        resample=lambda page, seat, rng: None,
        **rules,
    )
    return Game(
        Row(game, lambda: presence, lambda: mind),
        box,
        header_for(game, box, seats, 1, {}, ""),
        set_up(box, seats, {}, Rng(1)),
    )


def asking(ask: Question, seat: int, *values: int, times: int = 1) -> Callable[[Page], Rule]:
    """A rule that asks this and notes the answer."""

    def rule(page: Page) -> Rule:
        for _ in range(times):
            page.said.append((yield Choice(ask, seat, list(values))))

    return rule
