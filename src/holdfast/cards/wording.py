"""Sentences written out for people: made from the parsed phrase, so that words and behaviour cannot drift apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ..kernel import capitalised
from .patterns import Fork, Pattern, Slot, Word
from .sentences import Clause, Condition, Count, Modifiers, Score, Sentence

if TYPE_CHECKING:
    from .phrases import Lexicon, Phrase

MANY: Final = 2  # any number that is not one


class Joints(NamedTuple):
    """How a language puts modifiers round a phrase. English is also what cards are written in."""

    each: str = "{sentence} for each {count}"
    every: str = "{sentence} for every {n} {count}"
    most: str = "{sentence}, at most {n}"
    when: str = "if {condition}: {sentence}"
    unless: str = "unless {condition}: {sentence}"
    once: str = "once per game: {sentence}"
    once_when: str = "once per game, {sentence}"
    opposite: str = "not {condition}"
    both: str = "and"


class Speech:
    """Writes sentences of one lexicon in one language; what has no wording there is said in English."""

    def __init__(self, lexicon: Lexicon, language: str, ids: Mapping[str, Sequence[str]] | None = None) -> None:
        self.lexicon: Final = lexicon
        self.language: Final = language
        self.joints: Final = lexicon.joints.get(language) or lexicon.joints["en"]
        self.ids: Final = ids

    @property
    def both(self) -> str:
        return self.joints.both

    def words(self, said: Sentence | Condition | Clause | Count | Score) -> str:
        """A sentence begins with a capital; a condition, a count or a score is the part of a sentence that it is."""
        if isinstance(said, Sentence):
            return capitalised(self.sentence(said))
        if isinstance(said, Score):
            return "; ".join(map(self.sentence, said.lines))
        if isinstance(said, Condition):
            return self.condition(said)
        if isinstance(said, Clause):
            return self.clause(said)
        return self.count(said, 1)

    def sentence(self, sentence: Sentence) -> str:
        phrase = self.lexicon.phrases[sentence.phrase]
        text = self.phrase(phrase, self.form(phrase, phrase.forms), sentence.args, MANY)
        return text if sentence.modifiers is None else self.around(text, sentence.modifiers)

    def around(self, text: str, modifiers: Modifiers) -> str:
        joints = self.joints
        if modifiers.count is not None:
            counted = self.count(modifiers.count, modifiers.every)
            form = joints.each if modifiers.every == 1 else joints.every
            text = form.format(sentence=text, n=modifiers.every, count=counted)
        if modifiers.most >= 0:
            text = joints.most.format(sentence=text, n=modifiers.most)
        if modifiers.when is not None:
            form = joints.when if modifiers.wanted else joints.unless
            text = form.format(condition=self.condition(modifiers.when), sentence=text)
        if modifiers.once >= 0:
            form = joints.once if modifiers.when is None else joints.once_when
            text = form.format(sentence=text)
        return text

    def condition(self, condition: Condition) -> str:
        return f" {self.both} ".join(self.clause(clause) for clause in condition.clauses)

    def clause(self, clause: Clause) -> str:
        phrase = self.lexicon.phrases[clause.phrase]
        if clause.wanted:
            return self.phrase(phrase, self.form(phrase, phrase.forms), clause.args, MANY)
        if self.language in phrase.opposites or "en" in phrase.opposites:
            return self.phrase(phrase, self.form(phrase, phrase.opposites), clause.args, MANY)
        text = self.phrase(phrase, self.form(phrase, phrase.forms), clause.args, MANY)
        return self.joints.opposite.format(condition=text)

    def count(self, count: Count, number: int) -> str:
        phrase = self.lexicon.phrases[count.phrase]
        return self.phrase(phrase, self.form(phrase, phrase.forms), count.args, number)

    def card(self, deck: str, place: int) -> str:
        return f"#{place}" if self.ids is None else self.ids[deck][place]

    def form(self, phrase: Phrase, forms: Mapping[str, Pattern]) -> Pattern:
        return forms.get(self.language) or forms["en"]

    def phrase(self, phrase: Phrase, form: Pattern, args: Sequence[object], number: int) -> str:
        """The form with its slots filled in, every word agreeing with the number before it."""
        values = {slot.name: value for slot, value in zip(phrase.slots, args, strict=True)}
        written: list[str] = []
        for part in form.parts:
            if isinstance(part, Word):
                text = part.text
            elif isinstance(part, Fork):
                text = part.one if number == 1 else part.many
            else:
                assert isinstance(part, Slot)
                value = values[part.name]
                many = part.always_many or (part.agrees and number != 1)
                text = phrase.type_of(part.name).say(value, many, self)
                if isinstance(value, int) and phrase.type_of(part.name).counts:
                    number = value
            written.append(text if part.glued or not written else " " + text)
        return "".join(written)
