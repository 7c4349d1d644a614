"""Options that are hardly ever chosen or nearly always, all that stand on no card, and the questions they answer."""

from __future__ import annotations

from ..effects import FEWEST, Effect
from .cards import judged, judgement
from .draft import NOT_CAUSE, Draft, Section
from .page import Cell, Html, Row, decimal, element, folded, joined, number_cell, share_cell, table

SELDOM = 0.03  # of the times that an option is offered: below this, a card might do without it;
NEARLY_ALWAYS = 0.95  # above this, it might do without the others
MOST_EXTREMES = 60  # rows; all are in options.parquet
MOST_OTHERS = 240


def extremes(draft: Draft) -> Section:
    known = [effect for effect in draft.options if effect.offered >= FEWEST]
    seldom = [effect for effect in known if effect.chosen < SELDOM * effect.offered]
    nearly_always = [effect for effect in known if effect.chosen > NEARLY_ALWAYS * effect.offered]
    never = sum(not effect.chosen for effect in seldom)
    always = sum(effect.chosen == effect.offered for effect in nearly_always)
    said = (
        f"Of {len(known)} options that were offered {FEWEST} times or more, {len(seldom)} were chosen less than "
        f"{100 * SELDOM:.0f} % of the time ({never} never), and {len(nearly_always)} more than "
        f"{100 * NEARLY_ALWAYS:.0f} % ({always} always). An option is certain to be one of these if its whole "
        "interval lies there. Options on cards come first; anything picked from a long list, again and again, is "
        "bound to be left most of the time."
    )
    parts = [element("p", said)]
    if seldom:
        parts.append(extreme(draft, "Hardly ever chosen", seldom))
    if nearly_always:
        parts.append(extreme(draft, "Nearly always chosen", nearly_always))
    return Section("extremes", "Hardly ever chosen, nearly always chosen", joined(parts))


def extreme(draft: Draft, caption: str, effects: list[Effect]) -> Html:
    ranked = sorted(effects, key=lambda effect: (effect.card is None, -effect.offered))[:MOST_EXTREMES]
    rows: list[Row] = []
    for effect in ranked:
        taken = effect.of_offers
        certain = taken.high < SELDOM or taken.low > NEARLY_ALWAYS
        rows.append(
            [
                draft.name_of(effect),
                effect.key,
                number_cell(effect.offered),
                number_cell(effect.chosen),
                share_cell(taken),
                "yes" if certain else "",
            ]
        )
    some = f", the first {len(ranked)} of {len(effects)}" if len(ranked) < len(effects) else ""
    heads = ["Option", "Key", "Times offered", "Chosen", "Of these", "Certain"]
    return table(f"{caption}{some}", heads, rows)


def others(draft: Draft) -> Section:
    plain = [effect for effect in draft.options if effect.card is None and effect.met >= FEWEST]
    listed = sorted(plain, key=lambda effect: -effect.offered)[:MOST_OTHERS]
    rows: list[Row] = [
        [
            effect.key,
            number_cell(effect.offered),
            share_cell(effect.of_offers),
            number_cell(effect.forced),
            *judgement(draft, effect),
        ]
        for effect in listed
    ]
    heads = ["Option", "Times offered", "Chosen, of these", "Taken as the only one", *judged(draft)]
    some = f"the {len(listed)} most often offered of {len(plain)}" if len(listed) < len(plain) else f"{len(plain)}"
    said = element("p", f"Options that are on no card, by their keys: {some}. {NOT_CAUSE}")
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
