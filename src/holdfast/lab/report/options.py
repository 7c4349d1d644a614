"""Options that are always chosen or never, all that stand on no card, and the questions they answer."""

from __future__ import annotations

from ..effects import FEWEST, Effect
from ..intervals import share
from .cards import judged, judgement
from .draft import NOT_CAUSE, Draft, Section
from .page import Cell, Html, Row, decimal, element, folded, joined, number_cell, percent, share_cell, table

MOST_EXTREMES = 60  # rows; all are in options.parquet
MOST_OTHERS = 240


def extremes(draft: Draft) -> Section:
    known = [effect for effect in draft.options if effect.offered >= FEWEST]
    never = [effect for effect in known if not effect.chosen]
    always = [effect for effect in known if effect.chosen == effect.offered]
    said = (
        f"Of {len(known)} options that were offered {FEWEST} times or more, {len(never)} were never chosen, and "
        f"{len(always)} always. The bound says how often players like these may choose otherwise after all."
    )
    parts = [element("p", said)]
    parts += [extreme(draft, word, found) for word, found in (("never", never), ("always", always)) if found]
    return Section("extremes", "Never chosen, always chosen", joined(parts))


def extreme(draft: Draft, word: str, effects: list[Effect]) -> Html:
    ranked = sorted(effects, key=lambda effect: -effect.offered)[:MOST_EXTREMES]
    rows: list[Row] = []
    for effect in ranked:
        taken = share(effect.chosen, effect.offered)
        bound = taken.high if word == "never" else 1 - taken.low
        rows.append([draft.name_of(effect), effect.key, number_cell(effect.offered), Cell(percent(bound), bound)])
    some = f", the first {len(ranked)} of {len(effects)}" if len(ranked) < len(effects) else ""
    heads = ["Option", "Key", "Times offered", "Otherwise at most"]
    return table(f"{word.capitalize()} chosen{some}", heads, rows)


def others(draft: Draft) -> Section:
    plain = [effect for effect in draft.options if effect.card is None and effect.met >= FEWEST]
    listed = sorted(plain, key=lambda effect: -effect.offered)[:MOST_OTHERS]
    rows: list[Row] = [
        [
            effect.key,
            number_cell(effect.offered),
            share_cell(share(effect.chosen, effect.offered)),
            number_cell(effect.forced),
            *judgement(draft, effect),
        ]
        for effect in listed
    ]
    heads = ["Option", "Times offered", "Chosen, of these", "Taken as the only one", *judged(draft)]
    some = f"the {len(listed)} most often offered of {len(plain)}" if len(listed) < len(plain) else f"{len(plain)}"
    said = element("p", f"What stands on no card, by its key: {some}. {NOT_CAUSE}")
    return Section("options", "Every other option", joined([said, folded("Show them", table("Options", heads, rows))]))


def questions(draft: Draft) -> Section:
    rows: list[Row] = [
        [
            one.ask,
            one.player,
            Cell(decimal(one.asked), one.asked),
            Cell(f"{one.options:.1f}", one.options),
            Cell(f"{1000 * one.seconds:.3g} ms", one.seconds),
        ]
        for one in draft.results.questions()
    ]
    heads = ["Question", "Player", "Times a game", "Options, on average", "Time an answer"]
    return Section("questions", "What is asked", folded("Every question", table("Questions", heads, rows)))
