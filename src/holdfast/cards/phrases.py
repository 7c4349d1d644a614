"""A game's lexicon: the phrases its cards may use. A phrase is at once grammar, behaviour and wording.

    lexicon = Lexicon("frostpunk", context=("here",))
    lexicon.noun("goods", [("coal", "coal", "coal"), ("core", "steam core", "steam cores")])

    @lexicon.phrase("gain {n} {goods}")
    def gain(g: City, n: int, goods: int) -> None: ...

What is registered wrongly fails here, when the program starts, and not on the hundredth card.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeVar, cast

from . import wording
from .binding import Bound, Givers, bind, bind_least
from .patterns import NUMBERS, Fork, Pattern, Slot, Word
from .sentences import Act, Clause, Condition, Count, Modifiers, Score, Sentence
from .slots import Amounts, CardSlot, EffectSlot, Forms, Noun, Number, SlotType

F = TypeVar("F", bound=Callable[..., Any])

# The kinds of phrase.
EFFECT: Final = 0
CONDITION: Final = 1
COUNT: Final = 2
SCORE: Final = 3

RESERVED: Final = ("if", "unless", "not", "once")  # words that begin a modifier


class Phrase:
    """One phrase of a lexicon. `slots` stand in the order of the function's parameters; before them comes the context,
    if the function heeds it. `rule` is the function as it was written, `act` what is called. Cards are written in
    `pattern`, or `against` for the opposite; `forms` and `opposites` are what players read, by language."""

    __slots__ = ("act", "against", "forms", "heeds", "kind", "lead", "needs", "nests", "number", "opposites", "pattern",
                 "rule", "slots", "types", "whole")  # fmt: skip

    def __init__(
        self, number: int, kind: int, rule: Act, bound: Bound, pattern: Pattern, opposite: Pattern | None,
        types: tuple[SlotType, ...], needs: Phrase | None = None,
    ) -> None:  # fmt: skip
        self.number: Final = number
        self.kind: Final = kind
        self.rule: Final = rule
        self.act: Final = bound.act
        self.slots: Final = bound.slots
        self.types: Final = types
        self.heeds: Final = bound.heeds
        self.needs: Final = needs
        self.pattern: Final = pattern
        self.against: Final = opposite
        self.forms: Final = {"en": pattern}
        self.opposites: Final[dict[str, Pattern]] = {} if opposite is None else {"en": opposite}
        numbers = [slot.name for slot in pattern.slots() if slot.type in NUMBERS]
        names = [slot.name for slot in bound.slots]
        self.lead: Final = names.index(numbers[0]) if numbers else -1
        self.nests: Final = any(isinstance(type_, EffectSlot) for type_ in types)
        self.whole: Final = not any(isinstance(type_, (EffectSlot, Amounts)) for type_ in types)  # numbers only

    @property
    def opposite(self) -> str:
        return "" if self.against is None else self.against.source

    def type_of(self, name: str) -> SlotType:
        for slot, type_ in zip(self.slots, self.types, strict=True):
            if slot.name == name:
                return type_
        raise KeyError(name)

    def __repr__(self) -> str:
        return f'"{self.pattern.source}"'


class Lexicon:
    """The phrases of one game.

    `context` names what the caller says of the moment (whose turn it is, which tile): a phrase whose function begins
    with these names after the state is given them, any other does without.
    `givers`: by the name of a parameter, what it means on a card, from the state (who decides) or the state and the
    context (this card): so a rule can stand behind a phrase as it is.
    `once`: the state has a list `once`, so that sentences may say 'once per game'.
    """

    def __init__(
        self, name: str, context: Sequence[str] = (), *, once: bool = False, givers: Givers = MappingProxyType({})
    ) -> None:
        self.name: Final = name
        self.context: Final = list(context)
        self.givers: Final = givers
        self.once: Final = once
        self.phrases: Final[list[Phrase]] = []
        self.types: Final[dict[str, SlotType]] = {"effect": EffectSlot("effect")}
        for number in NUMBERS:
            self.types[number] = Number(number, articles=number == "a")
        self.joints: Final[dict[str, wording.Joints]] = {"en": wording.Joints()}
        self.starts: Final[dict[tuple[int, str], list[tuple[Phrase, Pattern, bool]]]] = {}

    # -- registering

    def noun(self, name: str, things: Sequence[tuple[str, str, str] | str]) -> None:
        """Things a slot may name: (key, one, many), or a single word that never changes."""
        self._new_type(Noun(name, things))

    def amounts(self, name: str, *, of: str) -> None:
        """A list of amounts of a noun's things, given to the phrase as a tuple of counts by place."""
        noun = self.types.get(of)
        if not isinstance(noun, Noun):
            raise ValueError(f'amounts {name}: there is no noun "{of}"')
        self._new_type(Amounts(name, noun))

    def phrase(self, pattern: str, *, needs: Act | None = None, **fixed: object) -> Callable[[F], F]:
        """Something a card does. A function that is a rule may ask; any other must give None. `needs` is the function
        of a condition with slots of the same names: where it does not hold, what the card offers is not open. `fixed`
        are values of the function's other parameters."""
        return self._registering(EFFECT, pattern, None, needs, fixed)

    def condition(self, pattern: str, *, opposite: str = "", **fixed: object) -> Callable[[F], F]:
        """Something that may hold. `opposite` is a readable way to say that it does not."""
        return self._registering(CONDITION, pattern, opposite or None, fixed=fixed)

    def at_least(self, pattern: str, *, opposite: str = "") -> Callable[[F], F]:
        """A condition with a number, which holds where the function counts that many or more."""
        return self._registering(CONDITION, pattern, opposite or None, least=True)

    def count(self, pattern: str) -> Callable[[F], F]:
        """Something that can be counted, said as after 'for each'."""
        return self._registering(COUNT, pattern, None)

    def score(self, pattern: str) -> Callable[[F], F]:
        """What something is worth: a function that gives a number, mostly that of its slot."""
        return self._registering(SCORE, pattern, None)

    def wording(self, language: str, pattern: str, words: str, *, opposite: str = "") -> None:
        """The same phrase as players read it in a language: in English what cards say, unless there is a better way. A
        card that the phrase names may be left out where its name would tell nothing, or too much."""
        meant = [phrase for phrase in self.phrases if phrase.pattern.source == pattern]
        if not meant:
            raise ValueError(f'wording in {language}: there is no phrase "{pattern}"')
        for phrase in meant:
            self._add_form(phrase, phrase.forms, language, words)
            if opposite:
                self._add_form(phrase, phrase.opposites, language, opposite)

    def noun_wording(self, language: str, name: str, things: Mapping[str, Forms]) -> None:
        """A noun's things in another language: (one, many) by key."""
        noun = self.types.get(name)
        if not isinstance(noun, Noun):
            raise ValueError(f'wording in {language}: there is no noun "{name}"')
        noun.translate(language, things)

    def _new_type(self, type_: SlotType) -> None:
        if type_.name in self.types:
            raise ValueError(f'"{type_.name}" is a slot type already')
        self.types[type_.name] = type_

    def _registering(
        self,
        kind: int,
        source: str,
        opposite: str | None,
        needs: Act | None = None,
        fixed: Mapping[str, object] = MappingProxyType({}),
        *,
        least: bool = False,
    ) -> Callable[[F], F]:
        def register(function: F) -> F:
            pattern = Pattern(source, after_number=kind == COUNT)
            other = None if opposite is None else Pattern(opposite)
            if least:
                bound = bind_least(function, pattern, self.context, self.givers)
            else:
                bound = bind(function, pattern, self.context, self.givers, fixed)
            slots = bound.slots
            if other is not None and {slot.name for slot in other.slots()} != {slot.name for slot in slots}:
                raise ValueError(f'phrase "{source}": its opposite has other slots')
            types = tuple(self.slot_type(slot.type, source) for slot in slots)
            needed = None if needs is None else self._condition_for(needs, slots, source)
            phrase = Phrase(len(self.phrases), kind, function, bound, pattern, other, types, needed)
            self._check_position(phrase)
            for form, wanted in ((pattern, True), (other, False)):
                if form is not None:
                    self._check_new(phrase, form)
                    for word in _first_words(form):
                        self.starts.setdefault((kind, word), []).append((phrase, form, wanted))
            self.phrases.append(phrase)
            return cast("F", bound.act)

        return register

    def _condition_for(self, needs: Act, slots: tuple[Slot, ...], source: str) -> Phrase:
        for phrase in self.phrases:
            if phrase.kind == CONDITION and needs in (phrase.rule, phrase.act):
                if {(slot.name, slot.type) for slot in phrase.slots} <= {(slot.name, slot.type) for slot in slots}:
                    return phrase
                raise ValueError(f'phrase "{source}": what it needs has other slots: {phrase}')
        raise ValueError(f'phrase "{source}": what it needs is no condition of this lexicon')

    def slot_type(self, name: str, source: str = "") -> SlotType:
        """What a slot of this name can hold; `source` is the phrase that asks."""
        if name.startswith("card:") and name not in self.types:
            self.types[name] = CardSlot(name.removeprefix("card:"))
        if name not in self.types:
            raise ValueError(f'phrase "{source}": there is no slot type "{name}" (known: {", ".join(self.types)})')
        return self.types[name]

    def _check_position(self, phrase: Phrase) -> None:
        parts = phrase.pattern.parts
        for word in _first_words(phrase.pattern):
            if word in RESERVED:
                raise ValueError(f'phrase {phrase}: may not begin with "{word}", which begins a modifier')
        if phrase.nests and phrase.kind != EFFECT:
            raise ValueError(f"phrase {phrase}: only an effect may hold another")
        for part in parts[:-1]:
            if isinstance(part, Slot) and part.type == "effect":
                raise ValueError(f"phrase {phrase}: an effect in a phrase must stand at its end")

    def _check_new(self, phrase: Phrase, form: Pattern) -> None:
        """Two phrases of the same shape could never be told apart."""
        for word in _first_words(form):
            for other, theirs, _ in self.starts.get((phrase.kind, word), ()):
                if _skeleton(theirs) == _skeleton(form):
                    raise ValueError(f"phrases {other} and {phrase} cannot be told apart")

    def _add_form(self, phrase: Phrase, forms: dict[str, Pattern], language: str, words: str) -> None:
        form = Pattern(words, after_number=phrase.kind == COUNT)
        said = {(slot.name, slot.type) for slot in form.slots()}
        slots = {(slot.name, slot.type) for slot in phrase.slots}
        if not said <= slots or any(not type_.startswith("card:") for _, type_ in slots - said):
            raise ValueError(f'wording "{words}" in {language}: its slots are not those of {phrase}')
        forms[language] = form

    # -- saying

    def words(
        self,
        said: Sentence | Condition | Clause | Count | Score,
        language: str = "en",
        ids: Mapping[str, Sequence[str]] | None = None,
    ) -> str:
        """What a player reads, made from what the card does. `ids`: the ids of each deck, where cards are named."""
        return wording.Speech(self, language, ids).words(said)

    # -- making sentences of plain data: [phrase, values, modifiers]

    def sentence(self, plain: Any, kind: int = EFFECT) -> Sentence:
        """A sentence from the plain data that a compiled pack keeps."""
        number, values, around = plain
        phrase = self._phrase(number, kind)
        args = self._args(phrase, values)
        if around is not None:
            return Sentence(number, phrase.act, args, self._modifiers(around, phrase.lead), None, phrase.heeds)
        return Sentence(number, phrase.act, args, None, self._needs(phrase, args), phrase.heeds)

    def _needs(self, phrase: Phrase, args: tuple[object, ...]) -> Clause | None:
        """The condition on which a sentence hangs, with its values taken from the sentence."""
        needs = phrase.needs
        if needs is None:
            return None
        values = {slot.name: value for slot, value in zip(phrase.slots, args, strict=True)}
        return Clause(needs.number, needs.act, tuple(values[slot.name] for slot in needs.slots), True, needs.heeds)

    def condition_of(self, plain: Any) -> Condition:
        """A condition from plain data."""
        clauses = []
        for number, values, wanted in plain:
            phrase = self._phrase(number, CONDITION)
            clauses.append(Clause(number, phrase.act, self._args(phrase, values), bool(wanted), phrase.heeds))
        return Condition(tuple(clauses))

    def count_of(self, plain: Any) -> Count:
        """A count from plain data."""
        number, values = plain
        phrase = self._phrase(number, COUNT)
        return Count(number, phrase.act, self._args(phrase, values), phrase.heeds)

    def score_of(self, plain: Any) -> Score:
        """A score from plain data."""
        return Score(tuple(self.sentence(line, SCORE) for line in plain))

    def _phrase(self, number: Any, kind: int) -> Phrase:
        if type(number) is not int or not 0 <= number < len(self.phrases) or self.phrases[number].kind != kind:
            raise ValueError("a sentence is damaged")
        return self.phrases[number]

    def _args(self, phrase: Phrase, values: Any) -> tuple[object, ...]:
        if not phrase.whole:
            return tuple([type_.build(value, self) for type_, value in zip(phrase.types, values, strict=True)])
        if len(values) != len(phrase.types):
            raise ValueError("a sentence is damaged")
        for value in values:
            if type(value) is not int:
                raise ValueError("a sentence is damaged")
        return tuple(values)

    def _modifiers(self, around: Any, lead: int) -> Modifiers:
        when, wanted, count, every, most, once = around
        return Modifiers(
            None if when is None else self.condition_of(when),
            bool(wanted),
            None if count is None else self.count_of(count),
            int(every),
            int(most),
            int(once),
            lead,
        )

    def fingerprint(self) -> str:
        """Changes whenever plain data would mean something else."""
        shape = [
            self.name,
            self.context,
            [type_.fingerprint() for type_ in self.types.values()],
            [
                [
                    phrase.kind,
                    phrase.pattern.source,
                    phrase.opposite,
                    [slot.name for slot in phrase.slots],
                    -1 if phrase.needs is None else phrase.needs.number,
                ]
                for phrase in self.phrases
            ],
        ]
        return hashlib.sha256(json.dumps(shape).encode()).hexdigest()


def _first_words(form: Pattern) -> list[str]:
    """Words a sentence of this form can begin with; '' where it may be any."""
    words: list[str] = []
    for part in form.parts:
        if isinstance(part, Word):
            words.append(part.key)
            if part.optional:
                continue
        elif isinstance(part, Fork):
            words += [part.many.casefold(), part.one.casefold()]
        else:
            words.append("")
        break
    return list(dict.fromkeys(words))


def _skeleton(form: Pattern) -> list[tuple[str, ...]]:
    skeleton: list[tuple[str, ...]] = []
    for part in form.parts:
        if isinstance(part, Slot):
            skeleton.append(("", "n" if part.type in NUMBERS else part.type))
        elif isinstance(part, Fork):
            skeleton.append((part.many.casefold(), part.one.casefold()))
        elif isinstance(part, Word):
            skeleton.append((part.key,))
    return skeleton
