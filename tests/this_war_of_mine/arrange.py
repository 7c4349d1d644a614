"""Arranging a shelter and its people for a test, doing one thing, and looking at the table: all in words.

siege = shelter(wounds={"Ingvar": 2}, stock=goods(bandages=1), rules=("meds-any-time",))
siege.play(a_calm_question, "anytime:medicine", "aside-patient:Ingvar")
assert siege.treated == {"Ingvar": {"bandages"}}

Answers are the keys that a player gives. Where a key counts people (`act:1`) or has the number of a card, their names
will do as well: `act:Ingvar`, `craft:Stove`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from inspect import signature
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent
from typing import Any

import pytest

from holdfast.cards import Shape, load_pack
from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import BUILT_IN, WarBox, open_box
from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.expansions import EXPANSIONS
from holdfast.games.this_war_of_mine.here import NOWHERE, Here, of
from holdfast.games.this_war_of_mine.pack import shape
from holdfast.games.this_war_of_mine.phases.day import day_step
from holdfast.games.this_war_of_mine.setup import TABLE, empty_table, set_up
from holdfast.games.this_war_of_mine.speech import GAPS
from holdfast.games.this_war_of_mine.state import DAY, MOST_PEOPLE, NONE, Shelter
from holdfast.kernel import Choice, GameOver, Outcome, Question, Refusal, Rng, Rule
from tests.this_war_of_mine.asking import Asked, Playing, Why
from tests.this_war_of_mine.names import AMOUNT, Names
from tests.this_war_of_mine.words import Fighters, People, Words, words_of

# Cards of a test need not make a whole game: a script that nothing leads to, say.
UNCHECKED = Shape(shape.lexicon, shape.decks, shape.singles, go=shape.go, fewest_options=shape.fewest_options)

GOODS = [key for key, _, _ in nouns.GOODS]
# What rules call somebody, or several, beside `person`.
SOMEBODY = ("person", "helper", "this", "people", "persons", "drank", "ate", "served")


class Siege:
    """A shelter and its people. Its fields are read and written in words; `g` is the table itself."""

    g: Shelter
    words: Words
    kinds: dict[str, Names]

    def __init__(self, g: Shelter) -> None:
        words, people = words_of(g.box), People(g, words_of(g.box).characters)
        fighters = Fighters(people)
        self.__dict__.update(
            g=g,
            words=words,
            fields=words.fields(g, people, fighters),
            kinds={**words.kinds, **dict.fromkeys(SOMEBODY, people), "fighter": fighters},
        )

    def __getattr__(self, name: str) -> Any:
        field = self.fields.get(name)
        if field is None:
            return getattr(self.g, name)
        return field.read(getattr(self.g, "levels" if name in nouns.STATES else name))

    def __setattr__(self, name: str, said: Any) -> None:
        field, attribute = self.fields.get(name), "levels" if name in nouns.STATES else name
        assert hasattr(self.g, attribute), f"there is no {name} on the table"
        setattr(self.g, attribute, said if field is None else field.write(getattr(self.g, attribute), said))

    def copy(self) -> Siege:
        return Siege(self.g.copy())

    def store(self, **amounts: int) -> None:
        """On STORAGE lies this, and nothing else."""
        self.stock = goods(**amounts)

    # -- doing things -------------------------------------------------------------------------------------------------

    def play(self, rule: Callable[..., Any], *said: Any, **about: Any) -> Any:
        """Carry out a rule. What is said to it comes first, then the answers to its questions, by their keys:
        play(raise_state, "Ingvar", "wounds", 1). A question with one answer is not put, as at the table; at each, all
        is either offered or refused."""
        return Playing(self, rule, said, about).finish()

    def play_by_first_answers(self, rule: Callable[..., Any], *said: Any) -> None:
        """Carry out a rule with the first of all answers at each of its questions."""
        playing = Playing(self, rule, said, {})
        while (asked := playing.next()) is not None:
            playing.sent = asked.choice.values[0]

    def says(self, question: Callable[..., Any], *said: Any, **about: Any) -> Any:
        """What the rules answer when they are asked this of the table."""
        arguments, named = self.arguments(question, said, about)
        answer = question(*arguments, **named)
        return self.why(answer) if isinstance(answer, Refusal) else answer

    def asked(self, name: str, rule: Callable[..., Any], *said: Any, **about: Any) -> Asked:
        """Carry a rule out as far as the question of this name that is open after these answers."""
        return Playing(self, rule, said, about).until(name)

    def offers(self, rule: Callable[..., Any], *said: Any, **about: Any) -> list[str]:
        """The keys that the first question of a rule offers, if there is one."""
        asked = Playing(self, rule, said, about).next()
        return [] if asked is None else asked.keys

    def questions(self, rule: Callable[..., Any], *said: Any, **about: Any) -> list[tuple[str, list[str]]]:
        """What is asked, and what is open, up to the first question for which there is no answer."""
        playing = Playing(self, rule, said, about)
        asked = []
        while (question := playing.next()) is not None:
            asked.append((question.name, question.offers))
            if not playing.left and not question.is_forced:
                break
            playing.answer(question)
        return asked

    def end_of(self, rule: Callable[..., Any], *said: Any, **about: Any) -> Outcome:
        """How the game ends with this."""
        with pytest.raises(GameOver) as over:
            self.play(rule, *said, **about)
        return over.value.outcome

    def why_not(self, key: str, *about: Any, **by_kind: Any) -> Why | None:
        """Why this would be no answer to its question, about these things, if it were asked now."""
        name, _, word = key.partition(":")
        question = self.words.questions[name]
        choice = Choice(question, self.g.leader, [], self.about(question, *about, **by_kind))
        return self.why(question.why_not(self.g, choice, self.answers(question).number(word)))

    def refuses(self, key: str, *about: Any, **by_kind: Any) -> str:
        """The rule by which this would be no answer; empty where it would be one."""
        why = self.why_not(key, *about, **by_kind)
        return "" if why is None else why.rule

    def about(self, question: Question, *about: Any, **by_kind: Any) -> Any:
        """A record of what a question is about."""
        if not about and not by_kind:
            return question.about() if isinstance(question.about, type) else None
        if isinstance(question.about, str):
            return self.number(about[0], question.about)
        assert question.about is not None
        kinds = list(signature(question.about).parameters)
        said = {**dict(zip(kinds, about, strict=False)), **by_kind}
        return question.about(**{kind: self.number(one, kind) for kind, one in said.items()})

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def group(self) -> list[str]:
        """Who is there, by first name."""
        return self.whom(people.group)

    def told_of(self, *messages: str) -> list[Any]:
        """What was told by these messages: the things in each, or the one."""
        told = [self.things(message, numbers) for message, _, numbers in self.g.told or () if message in messages]
        return [things[0] if len(things) == 1 else things for things in told]

    def whom(self, rule: Callable[..., Any], *said: Any) -> list[str]:
        """Those whom the rules find."""
        return self.named("people", self.says(rule, *said))

    def found(self, kind: str, rule: Callable[..., Any], *said: Any) -> Any:
        """What the rules find, which is of this kind."""
        return self.in_words(kind, self.says(rule, *said))

    def named(self, kind: str, numbers: Iterable[int]) -> list[Any]:
        """What the rules found, in words."""
        return [self.kinds[kind].word(number) for number in numbers]

    def obstacle(self, card: str) -> str:
        """What a Shelter card is: "rubble", "heap" and so on."""
        return str(self.kinds["obstacle kind"].word(self.g.box.shelter_kind[self.words.cards["shelter"].number(card)]))

    def worst_of(self, state: str) -> str:
        """The script that stands on the last token of a state."""
        return str(self.words.scripts.word(self.g.box.level_four[self.words.states.number(state)]))

    def printed(self, table: str, thing: str) -> Any:
        """What the box says of a thing: printed("count", "wood")."""
        return getattr(self.g.box, table)[self.number(thing)]

    # -- words --------------------------------------------------------------------------------------------------------

    def answers(self, question: Question) -> Names:
        """The words of the answers to a question; people and cards by their names."""
        domain = self.g.box.vocabulary.domain(question)
        things = {"person": self.kinds["person"], "fitting": self.words.fittings}.get(domain.points)
        if domain.name in ("narrative", "measures"):
            things = self.kinds[domain.name.removesuffix("s")]
        if things is None:
            return Names(*domain.words)
        count = len(domain) - (domain.words[-1] in ("done", "none"))
        return Names(*map(things.word, range(count)), *domain.words[count:], also=domain.words)

    def in_words(self, kind: str, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(self.in_words(kind, one) for one in value)
        return value if value is None or isinstance(value, bool) else self.kinds.get(kind, AMOUNT).word(value)

    def why(self, refusal: Refusal | None) -> Why | None:
        if refusal is None:
            return None
        return Why((refusal.rule, refusal.reason, *self.things(refusal.reason, refusal.numbers)))

    def things(self, message: str, numbers: tuple[int, ...]) -> tuple[Any, ...]:
        """The numbers of a message in words, by its gaps."""
        things: list[Any] = []
        left = list(numbers)
        for gap in GAPS.get(message, "").split():
            kind, _, several = gap.partition(":")
            if kind.endswith("_needs"):
                card, option, *_ = left
                things += [self.in_words(kind.removesuffix("_needs"), card), str(option + 1)]
            if several:
                break
            if left:
                things.append(self.in_words(kind, left.pop(0)))
        return tuple(things)

    def number(self, said: Any, kind: str = "") -> Any:
        """The number of what is said to a rule for something of this kind."""
        if kind == "here":
            return (
                said if isinstance(said, Here) else NOWHERE if said is None else of(self.g, self.number(said, "person"))
            )
        if isinstance(said, Mapping):
            amounts = [said.get(goods, 0) for goods in GOODS]
            return amounts if kind == "amounts" else tuple(amounts)
        if type(said) in (list, tuple):
            return type(said)(self.number(one, kind) for one in said)
        if isinstance(said, str):
            if kind in self.kinds:
                return self.kinds[kind].number(said)
            assert said in self.words.numbers, f"{said!r} names nothing, or more than one thing"
            return self.words.numbers[said]
        return NONE if said is None else said

    def arguments(self, rule: Callable[..., Any], said: Iterable[Any], named: Mapping[str, Any]) -> Any:
        """What is said to a rule, in numbers, after the table itself."""
        kinds = list(signature(rule).parameters)
        table = [self.g] if kinds[:1] == ["g"] else []
        kinds = kinds[len(table) :]
        said = list(said)
        if "deck" in kinds and said:
            cards = self.words.cards[said[kinds.index("deck")]]
            said = [
                cards.number(one) if kind == "card" else [*map(cards.number, one)] if kind == "cards" else one
                for kind, one in zip(kinds, said, strict=False)
            ]
        if "here" in kinds[len(said) :] and "here" not in named:
            named = {**named, "here": NOWHERE}
        return (
            [*table, *(self.number(one, kind) for kind, one in zip(kinds, said, strict=False))],
            {kind: self.number(one, kind) for kind, one in named.items()},
        )


# -- shelters ---------------------------------------------------------------------------------------------------------


def goods(**amounts: int) -> dict[str, int]:
    """Amounts by kind: goods(wood=3, raw_food=1)."""
    named = {name.replace("_", "-"): n for name, n in amounts.items()}
    assert set(named) <= set(GOODS), f"there are no {set(named) - set(GOODS)}"
    return named


def by_kind(**amounts: int) -> list[int]:
    """The same as a row of the box, with a number for each kind."""
    return [goods(**amounts).get(kind, 0) for kind in GOODS]


def shelter(
    seed: int = 1, *, people: int | Iterable[str | None] = 3, rules: tuple[str, ...] = (), **fields: Any
) -> Siege:
    """A shelter with nothing in it but what is named, in words: wounds={"Ingvar": 2}, stock=goods(wood=1). `people` are
    so many of the first characters, or those named; `rules` of the table are in force. Nothing bars the way."""
    box: WarBox = fields.pop("box", None) or open_box(None)
    options = {"scenario": 0, "board": 0, **{name: int(name in rules) for name in TABLE}}
    g = empty_table(box, fields.pop("seats", 2), options, Rng(seed))
    siege = Siege(g)
    group = siege.words.characters.words[:people] if isinstance(people, int) else tuple(people)
    siege.characters = [*group, *[None] * (MOST_PEOPLE - len(group))]
    siege.beginners = [name for name in group if name is not None][:3]
    g.phase = DAY
    for name, said in fields.items():
        setattr(siege, name, said)
    return siege


def new_game(
    seed: int = 1,
    seats: int = 2,
    *,
    board: str = "basic",
    scenario: str = "The Siege",
    rules: tuple[str, ...] = (),
    box: WarBox | None = None,
    **expansions: str,
) -> Siege:
    """A game as it is set up, with these expansions: farmers="yes", pets="cat"."""
    box = box or open_box(None)
    words = words_of(box)
    options = {"board": words.cards["plans"].number(board), "scenario": words.cards["scenarios"].number(scenario)}
    options |= {name: int(name in rules) for name in TABLE}
    chosen = {name.replace("_", "-"): value for name, value in expansions.items()}
    for option in (row.option for row in EXPANSIONS):
        options[option.name] = option.number(chosen.pop(option.name, "no"))
    assert not chosen, f"there are no {', '.join(chosen)}"
    return Siege(set_up(box, seats, options, Rng(seed)))


@cache
def box_with(cards: str) -> WarBox:
    """The built-in box with some cards more, written as in a pack: box_with("scripts: [{id: '1901', ...}]")."""
    with TemporaryDirectory() as folder:
        path = Path(folder)
        (path / "pack.yaml").write_text(
            '{name: more, game: this_war_of_mine, version: "1", extends: base}', encoding="utf-8"
        )
        (path / "cards.yaml").write_text(dedent(cards), encoding="utf-8")
        return WarBox(load_pack(path, UNCHECKED, base=BUILT_IN), None)


def another(box: WarBox, **tables: Any) -> WarBox:
    """The same box with some tables of its own."""
    other = object.__new__(WarBox)
    other.__dict__.update({**box.__dict__, **tables})
    return other


class Loaded(Rng):
    """Dice that fall as a test says: below(n) gives these values in turn, then chance."""

    def __init__(self, *values: int) -> None:
        super().__init__(1)
        self.values = list(values)

    def below(self, n: int) -> int:
        if self.values:
            value = self.values.pop(0)
            assert 0 <= value < n, f"no die has {value} of {n}"
            self.draws += 1
            return value
        return super().below(n)


def black(*rolled: int) -> Loaded:
    """The black die falls so."""
    return Loaded(*(roll - 1 for roll in rolled))


def action_round(g: Shelter) -> Rule:
    """All steps of an action round: every assignment, and every job."""
    now = g.round or 1
    while g.round in (0, now) and g.phase == DAY:
        yield from day_step(g)
