"""The kernel: choices, steps, checkpoints, chance, records. It knows no game."""

from .answers import Option, Prompt, Speaks
from .asides import calm
from .choice import Choice, Domain, Question, Rule, Ruling, Together, Vocabulary, number
from .errors import BadOption, BadSave, HoldfastError
from .facts import Fact, Facts
from .game import Barred, Decision, Game, UndoOffer
from .measures import Measures, NamedCard, Turned
from .refusal import HOUSE, Refusal, Refused
from .rng import Rng
from .rules import Foresight, GameOver, GameRules, Odds, Outcome, StartOption, whole_number
from .state import ALL, Box, PackId, State, Told, from_plain, to_plain
from .view import Shown
from .words import Messages, capitalised, ended, listing, only_answer

__all__ = [
    "ALL",
    "HOUSE",
    "BadOption",
    "BadSave",
    "Barred",
    "Box",
    "Choice",
    "Decision",
    "Domain",
    "Fact",
    "Facts",
    "Foresight",
    "Game",
    "GameOver",
    "GameRules",
    "HoldfastError",
    "Measures",
    "Messages",
    "NamedCard",
    "Odds",
    "Option",
    "Outcome",
    "PackId",
    "Prompt",
    "Question",
    "Refusal",
    "Refused",
    "Rng",
    "Rule",
    "Ruling",
    "Shown",
    "Speaks",
    "StartOption",
    "State",
    "Together",
    "Told",
    "Turned",
    "UndoOffer",
    "Vocabulary",
    "calm",
    "capitalised",
    "ended",
    "from_plain",
    "listing",
    "number",
    "only_answer",
    "to_plain",
    "whole_number",
]
