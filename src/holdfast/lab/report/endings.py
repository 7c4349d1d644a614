"""How games end, and how long they last."""

from __future__ import annotations

from ..intervals import share
from . import charts
from .draft import Draft, Section
from .page import Cell, Html, Row, folded, joined, mean_cell, note, number_cell, share_cell, table


def endings(draft: Draft) -> Section:
    results, clock = draft.results, draft.run.clock
    found = results.endings()
    causes = [one.cause for one in found]
    winning = [one.cause for one in found if one.won] if draft.run.together else []
    rows: list[Row] = [
        [one.cause, number_cell(one.games), share_cell(share(one.games, results.games)), mean_cell(one.clock)]
        for one in found
    ]
    never = [cause for cause in draft.run.goals if cause not in causes]
    return Section(
        "ends",
        "How games end",
        joined(
            [
                draft.chart(charts.ends(results.ends(), causes, winning, clock)),
                table("Causes", ["Cause", "Games", "Share of all", f"{clock.capitalize()}, on average"], rows),
                note(f"Never in these games: {', '.join(never)}.") if never else "",
                folded(f"{clock.capitalize()} by {clock}", by_clock(results.ends(), causes, clock)),
            ]
        ),
    )


def by_clock(counts: list[tuple[int, str, int]], causes: list[str], clock: str) -> Html:
    """How many games ended in each round or day, a column for each cause."""
    games = {(when, cause): number for when, cause, number in counts}
    rows: list[Row] = [
        [Cell(str(when), when), *(number_cell(games.get((when, cause), 0)) for cause in causes)]
        for when in range(min(counts)[0], max(counts)[0] + 1)
    ]
    return table(f"Games that ended in each {clock}", [clock.capitalize(), *causes], rows)


def survival(draft: Draft) -> Section:
    curve, clock = draft.results.survival(), draft.run.clock
    left = what_is_left(draft)
    rows: list[Row] = [[Cell(str(when), when), share_cell(at)] for when, at in curve]
    return Section(
        "survival",
        title_of_survival(draft),
        joined(
            [
                draft.chart(charts.survival({"all": curve}, left, clock)),
                folded("The numbers", table(left.capitalize(), [f"After {clock}", "Share"], rows)),
            ]
        ),
    )


def title_of_survival(draft: Draft) -> str:
    return "Who is still there" if draft.run.together else "How long games are"


def what_is_left(draft: Draft) -> str:
    return "games not lost" if draft.run.together else "games still going"
