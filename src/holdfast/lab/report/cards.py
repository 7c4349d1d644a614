"""Cards, deck by deck: how often each is met and chosen, and how games with it end beside games without."""

from __future__ import annotations

from typing import Final

from ..effects import FEWEST, Effect
from . import charts
from .charts import Mark
from .draft import NOT_CAUSE, Draft, Section
from .page import Cell, Html, element, folded, joined, mean_cell, number_cell, share_cell, table, whole

CHOSEN, TURNED_UP = "chosen", "turned up"

# Whom a chart compares: by how a card was met, and whether the players win or lose as one.
COMPARED: Final = {
    (CHOSEN, True): "games in which it was taken when first offered, less those in which it was left then",
    (CHOSEN, False): "players who took it when it was first offered, less those who left it then",
    (TURNED_UP, True): "games in which it was turned up, less those in which another card of the deck was",
    (TURNED_UP, False): "players who had it, less those who had another card of the deck",
}
HEADS: Final = {
    (CHOSEN, True): ["Card", "Games in which it was chosen", "In which it was offered", "Share"],
    (CHOSEN, False): ["Card", "Players who chose it", "Who were offered it", "Share"],
    (TURNED_UP, True): ["Card", "Games in which it was turned up", "Share of all"],
    (TURNED_UP, False): ["Card", "Players who had it", "Share of all"],
}
NEVER: Final = {True: "offered or turned up", False: "offered"}  # by whether such cards are turned up at all


def decks(draft: Draft) -> list[Section]:
    sections: list[Section] = []
    for deck, cards in draft.results.words.decks.items():
        chosen = [effect for effect in draft.options if effect.deck == deck]
        shown = [effect for effect in draft.cards if effect.deck == deck]
        if not chosen and not shown:
            continue
        parts: list[str] = [] if sections else [element("p", caution(draft))]
        for how, effects in ((CHOSEN, chosen), (TURNED_UP, shown)):
            if effects:
                parts += [element("h3", f"{deck.capitalize()}: what was {how}")] if chosen and shown else []
                parts += compared(draft, deck, how, effects)
        met = {effect.card for effect in (*chosen, *shown)}
        never = [title for card, title in cards if card not in met]
        if never:
            parts.append(folded(f"Never {NEVER[bool(shown)]}: {len(never)}", element("p", ", ".join(never))))
        sections.append(Section(f"deck-{deck}", deck.capitalize(), joined(parts)))
    return sections


def compared(draft: Draft, deck: str, how: str, effects: list[Effect]) -> list[Html]:
    """A chart of what can be compared, and a table of all."""
    key = (how, draft.run.together)
    marks = [
        Mark(
            draft.name_of(effect),
            estimate,
            f"{whole(effect.matched.number)} with, {whole(effect.matched.others)} without",
        )
        for effect in effects
        if (estimate := draft.effect_of(effect)) is not None
    ]
    parts = []
    if marks:
        ranked = charts.foremost(marks)
        some = "" if len(ranked) == len(marks) else f" The first and last {len(ranked) // 2} of {len(marks)}."
        caption = f"Difference in {draft.what}: {COMPARED[key]}, in the same {draft.run.clock}."
        name = f"{deck}-{how.replace(' ', '-')}"
        chart = charts.forest(name, caption, ranked, f"difference in {draft.what}", percent=draft.by_winning)
        parts.append(draft.chart(chart, f"{caption}{some} Only with {FEWEST} {draft.unit} or more on each side."))
    else:
        parts.append(element("p", f"None has {FEWEST} {draft.unit} or more on each side, so none is compared here."))
    listed = sorted(effects, key=lambda effect: -effect.took)
    caption = f"{deck.capitalize()}: what was {how}"
    inside = table(caption, [*HEADS[key], *judged(draft)], [row(draft, how, effect) for effect in listed])
    return [*parts, folded(f"All {len(listed)}, with their numbers", inside)]


def caution(draft: Draft) -> str:
    """What the charts below do not show."""
    if draft.run.together or len(set(draft.run.spec.players)) == 1:
        return NOT_CAUSE
    return (
        f"{NOT_CAUSE} Here the players are not the same, too: what one of them likes looks as good as that player is."
    )


def judged(draft: Draft) -> list[str]:
    return [*(["Chance to win"] if draft.by_winning else []), draft.value.capitalize()]


def row(draft: Draft, how: str, effect: Effect) -> list[Cell | str]:
    return [
        Cell(draft.name_of(effect), title=effect.key or effect.card or ""),
        number_cell(effect.took),
        *([] if how == TURNED_UP else [number_cell(effect.met)]),
        share_cell(effect.taken),
        *judgement(draft, effect),
    ]


def judgement(draft: Draft, effect: Effect) -> list[Cell]:
    winning = [share_cell(effect.on_winning, sign=True)] if draft.by_winning else []
    return [*winning, mean_cell(effect.on_value, sign=True)]
