"""Narrative Action cards to choose from."""

from __future__ import annotations

from .....kernel import Choice, capitalised
from ...state import Shelter
from ..names import effects, told
from .kinds import Label, Prompt


def narrative_label(g: Shelter, choice: Choice, card: int) -> str:
    """TW-NARR-01, TW-NARR-02."""
    shown = g.box.narrative[card]
    does = [effects(g.box, shown.now)] if shown.now else []
    if shown.options:
        does.append("then choose: " + ", or ".join(effects(g.box, option.do) for option in shown.options))
    kept = "; kept until you use it" if shown.keep and card not in g.kept_cards else ""
    return f"{told(shown)} [{capitalised('; '.join(does) or 'nothing')}{kept}]"


PROMPTS: dict[str, Prompt] = {
    "narrative": lambda g, choice: "Two cards are drawn. Which is it to be? The other goes back.",
    "aside-card": lambda g, choice: "Which of the cards that you keep do you use?",
}

LABELS: dict[str, Label] = {
    "narrative": narrative_label,
    "aside-card": narrative_label,
}
