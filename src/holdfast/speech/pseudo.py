"""A language that nobody speaks, made from the English one: every letter is marked and every word lengthened.

What a screen shows unmarked in it was written past the messages: that is how tests find a sentence that no
translator could reach. Its nouns have gender, and its articles agree with it.
"""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import ast, visitor

from ..cards import Joints, Lexicon
from ..cards.slots import Noun as CardNoun
from .grammar import Grammar, each
from .values import Noun

NAME: Final = "en-XA"
MARKED: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ",
)
LONGER: Final = "áéíóú"  # one more letter for every few
FEMININE: Final = "feminine"
MASCULINE: Final = "masculine"


def marked(text: str) -> str:
    """English with every letter marked, and a third longer."""
    words = [word.translate(MARKED) + _more(word) for word in text.split(" ")]
    return " ".join(words)


def _more(word: str) -> str:
    letters = sum(letter.isalpha() for letter in word)
    return LONGER[letters % len(LONGER)] * (letters // 3) if word[-1:].isalpha() else ""


def mark(resource: ast.Resource) -> None:
    """Mark what a file of messages says; keys, names of gaps and genders stay."""
    _Marker().visit(resource)


def mark_lexicon(lexicon: Lexicon) -> None:
    """The same for what cards can say: phrases, their nouns, and what joins them."""
    if NAME in lexicon.joints:
        return
    lexicon.joints[NAME] = Joints(*map(_marked_beside_gaps, lexicon.joints["en"]))
    for phrase in lexicon.phrases:
        source, opposite = phrase.pattern.source, phrase.opposite
        lexicon.wording(NAME, source, _marked_beside_gaps(source), opposite=_marked_beside_gaps(opposite))
    for noun in lexicon.types.values():
        if isinstance(noun, CardNoun):
            forms = zip(noun.keys, noun.forms["en"], strict=True)
            noun.translate(NAME, {key: (marked(one), marked(many)) for key, (one, many) in forms})


def _marked_beside_gaps(pattern: str) -> str:
    return "".join(part if part.startswith("{") else marked(part) for part in re.split(r"(\{[^}]*\})", pattern))


class _Marker(visitor.Transformer):
    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802
        if node.id.name != "gender":
            self.generic_visit(node)
        return node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = marked(node.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802
        node.value = marked(node.value)
        return node

    def visit_CallArguments(self, node: ast.CallArguments) -> ast.CallArguments:  # noqa: N802
        return node  # what a function is told is a key


def gender_of(thing: Noun) -> str:
    """By its length, so that both genders are met in every game."""
    return thing.forms.get("gender") or (FEMININE if len(thing.forms[""]) % 2 else MASCULINE)


def the(thing: Noun) -> str:
    return f"{'ţĥéé' if gender_of(thing) == FEMININE else 'ţĥåå'} {thing}"


def a(thing: Noun) -> str:
    return f"{'ûñé' if gender_of(thing) == FEMININE else 'ûñ'} {thing}"


GRAMMAR: Final = Grammar("en-GB", {"A": each(a), "THE": each(the), "GENDER": gender_of})
