"""What each question says, and each of its options: what will be done, to whom, at what price, how likely."""

from . import day
from .kinds import Label, Prompt

__all__ = ["LABELS", "PROMPTS"]

CHAPTERS = (day,)

PROMPTS: dict[str, Prompt] = {name: prompt for chapter in CHAPTERS for name, prompt in chapter.PROMPTS.items()}
LABELS: dict[str, Label] = {name: label for chapter in CHAPTERS for name, label in chapter.LABELS.items()}
