"""The beginning of a pack of one's own: files with comments, ready to be changed, and right as they are."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import yaml

from ..kernel.errors import HoldfastError
from .assembly import CardNode, assemble, written
from .files import gather
from .phrases import CONDITION, COUNT, EFFECT, SCORE, Lexicon
from .problems import Problems
from .shapes import Shape
from .slots import Amounts, Noun

KINDS = ((EFFECT, "What happens"), (CONDITION, "Conditions"), (COUNT, "What can be counted"), (SCORE, "Scores"))

PACK_FILE = """\
# A pack of cards for {game}. Check it with: holdfast pack check {name}
name: "{name}"
game: {game}
version: "1"
title: "{name}"
authors: []
licence: ""
language: en

# This pack holds only what differs from the pack it extends. A card with the id of one of its cards takes that card's
# place; a card with a new id is added. Without this line the pack must hold every deck of the game.
extends: {base}
"""

DECK_FILE = """\
# Cards of the deck "{deck}". The decks of this game: {decks}.
# This is a card of the pack "{base}", to begin with: change it, give it a new id to add it instead, write more.
{deck}:
{card}

# What these cards can say. {{n}} is a number, {{...}} one of a list, [word] may be left out, (many|one) agrees with the
# number before it.
#
{phrases}
#
# Round them: "if CONDITION: ...", "unless CONDITION: ...", "CONDITION and not CONDITION", "... for each COUNT",
# "... for every 2 COUNT, at most 6"{once}. Put a sentence with a comma in quotes.
"""


def starter_files(name: str, shape: Shape, base: Path) -> dict[str, str]:
    """The files of a small pack that extends the game's own, with one of its cards to begin with."""
    problems = Problems()
    draft = assemble(gather(base, problems), shape, problems)
    if problems or draft.about is None:
        problems.give_up()
    deck = shape.starter
    if not draft.decks[deck]:
        raise HoldfastError(f"the pack of {shape.lexicon.name} has no cards in {deck} to begin with")
    lexicon = shape.lexicon
    return {
        "pack.yaml": PACK_FILE.format(name=name, game=lexicon.name, base=draft.about.name),
        f"{deck}.yaml": DECK_FILE.format(
            deck=deck,
            decks=", ".join([*shape.decks, *shape.singles]),
            base=draft.about.name,
            card=indent(_source(draft.decks[deck][0]), "  "),
            phrases="\n".join(f"# {line}".rstrip() for line in _phrase_list(lexicon)),
            once=', "once per game: ..."' if lexicon.once else "",
        ),
    }


def _source(card: CardNode) -> str:
    """A card as an author would write it."""
    text: str = yaml.safe_dump(
        [written(card.node)], sort_keys=False, allow_unicode=True, default_flow_style=None, width=110
    )
    return text.rstrip()


def _phrase_list(lexicon: Lexicon) -> list[str]:
    lines: list[str] = []
    for kind, title in KINDS:
        phrases = [phrase for phrase in lexicon.phrases if phrase.kind == kind]
        if phrases:
            lines.append(f"{title}:")
            lines += [f"  {form}" for phrase in phrases for form in (phrase.pattern.source, phrase.opposite) if form]
    for type_ in lexicon.types.values():
        if isinstance(type_, Noun):
            lines.append(f"{{{type_.name}}}: {', '.join(type_.known())}")
        elif isinstance(type_, Amounts):
            lines.append(f"{{{type_.name}}}: how many of each {type_.noun.name}, as in 1 {type_.known()[0]}")
    return lines
