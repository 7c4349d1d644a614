"""Cards are data that reads like cards: phrases, packs, words.

A game makes a `Lexicon` and a `Shape`; `load_pack` gives the cards; `perform`, `run`, `holds`, `tally` and `worth`
carry out what they say; `resolve` plays a card with choices.
"""

from .archive import released
from .binding import Givers
from .packs import Pack, load_pack
from .phrases import Lexicon
from .problems import PackError, Problem
from .reach import Dealt, Reach
from .resolve import NO_OPTION, clauses_of, open_options, resolve, why_not_option
from .sentences import (
    ALWAYS,
    Clause,
    Condition,
    Conditions,
    Count,
    Effects,
    Remembers,
    Score,
    Sentence,
    begin,
    holds,
    met,
    payable,
    perform,
    run,
    tally,
    worth,
)
from .shapes import CardBase, Named, Option, Shape, Words, slot
from .texts import Reprint, in_language, reprint
from .wording import Joints
from .wording import Speech as Wording

__all__ = [
    "ALWAYS",
    "NO_OPTION",
    "CardBase",
    "Clause",
    "Condition",
    "Conditions",
    "Count",
    "Dealt",
    "Effects",
    "Givers",
    "Joints",
    "Lexicon",
    "Named",
    "Option",
    "Pack",
    "PackError",
    "Problem",
    "Reach",
    "Remembers",
    "Reprint",
    "Score",
    "Sentence",
    "Shape",
    "Wording",
    "Words",
    "begin",
    "clauses_of",
    "holds",
    "in_language",
    "load_pack",
    "met",
    "open_options",
    "payable",
    "perform",
    "released",
    "reprint",
    "resolve",
    "run",
    "slot",
    "tally",
    "why_not_option",
    "worth",
]
