"""Languages: every sentence that a player reads is a message here or in a game's own `speech/`, and is made last."""

from ..kernel import SOURCE
from .house import House, house, in_folder
from .languages import BadMessages, Language
from .pseudo import NAME as PSEUDO
from .readers import languages, of_a_browser, reads
from .reprinting import in_words_of
from .values import Noun, Several
from .voice import Speech, Thing, Together, Voice

__all__ = [
    "PSEUDO",
    "SOURCE",
    "BadMessages",
    "House",
    "Language",
    "Noun",
    "Several",
    "Speech",
    "Thing",
    "Together",
    "Voice",
    "house",
    "in_folder",
    "in_words_of",
    "languages",
    "of_a_browser",
    "reads",
]
