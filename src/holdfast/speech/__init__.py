"""Languages: every sentence that a player reads is a message here or in a game's own `speech/`, and is made last."""

from .languages import SOURCE, BadMessages, Language
from .pseudo import NAME as PSEUDO
from .values import Noun, Several
from .voice import Speech, Thing, Voice

__all__ = ["PSEUDO", "SOURCE", "BadMessages", "Language", "Noun", "Several", "Speech", "Thing", "Voice"]
