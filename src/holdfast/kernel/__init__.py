"""The kernel: choices, steps, checkpoints, chance, records. It knows no game."""

from .answers import SOURCE, Option, Prompt, Speaks
from .asides import calm
from .choice import Choice, Domain, Question, Rule, Ruling, Together, Vocabulary, number
from .decision import Barred, Decision
from .errors import BadOption, BadSave, HoldfastError, Named, Said, spoken_by
from .facts import Fact, Facts
from .game import Game, UndoOffer
from .refusal import HOUSE, Refusal, Refused
from .rng import Rng
from .row import Face, Row
from .rules import Clash, GameOver, Move, NotWith, Outcome, Rules, StartOption, whole_number
from .state import ALL, Box, BySeat, ByWord, Hidden, Own, PackId, Shared, State, Told, from_plain, to_plain
from .telling import Grouping, Groupings, together
from .view import Asked, Seen, View
from .words import capitalised, ended

__all__ = [
    "ALL",
    "HOUSE",
    "SOURCE",
    "Asked",
    "BadOption",
    "BadSave",
    "Barred",
    "Box",
    "BySeat",
    "ByWord",
    "Choice",
    "Clash",
    "Decision",
    "Domain",
    "Face",
    "Fact",
    "Facts",
    "Game",
    "GameOver",
    "Grouping",
    "Groupings",
    "Hidden",
    "HoldfastError",
    "Move",
    "Named",
    "NotWith",
    "Option",
    "Outcome",
    "Own",
    "PackId",
    "Prompt",
    "Question",
    "Refusal",
    "Refused",
    "Rng",
    "Row",
    "Rule",
    "Rules",
    "Ruling",
    "Said",
    "Seen",
    "Shared",
    "Speaks",
    "StartOption",
    "State",
    "Together",
    "Told",
    "UndoOffer",
    "View",
    "Vocabulary",
    "calm",
    "capitalised",
    "ended",
    "from_plain",
    "number",
    "spoken_by",
    "to_plain",
    "together",
    "whole_number",
]
