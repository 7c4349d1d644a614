"""Where players play against each other: who wins, and whether it helps to go first."""

from __future__ import annotations

from ..intervals import Sums, mean, share
from . import charts
from .charts import Mark
from .draft import Draft, Section
from .page import Row, element, joined, mean_cell, number_cell, percent, share_cell, table, whole

HEADS = ["Who", "Games", "Share won", "Points"]


def winners(draft: Draft) -> Section:
    results, even = draft.results, 1 / draft.run.spec.seats
    began = dict(results.sides_by("began"))
    by_player = results.sides_by("player")
    groups: list[tuple[str, Sums]] = []
    if began:
        groups += [("who begins", began[True]), ("the others, each", began[False])]
    groups += [(f"seat {seat + 1}", sums) for seat, sums in reversed(results.sides_by("seat"))]
    if len(by_player) > 1:
        groups += [(f"{player}, each", sums) for player, sums in by_player]
    marks = [Mark(label, share(sums.wins, sums.number), f"{whole(sums.number)} games") for label, sums in groups]
    says = "Lines: the share of games won by the first player, by seat and by player, next to an even share."
    parts = [
        element(
            "p",
            f"An even share is {percent(even)}; a shared victory counts as a part of one."
            + (" The players are not the same, so look at each by itself, too." if len(by_player) > 1 else ""),
        ),
        draft.chart(charts.forest("winners", says, marks, "share won", percent=True, at=even, signed=False)),
        table("Who wins", HEADS, [row(label, sums) for label, sums in groups]),
    ]
    if began and len(by_player) > 1:
        rows = [
            row(f"{player}, {'begins' if begins else 'does not begin'}", sums)
            for player, begins, sums in results.beginners()
        ]
        parts.append(table("Beginning, by player", HEADS, rows))
    return Section("winners", "Who wins, and whether it helps to go first", joined(parts))


def row(label: str, sums: Sums) -> Row:
    return [label, number_cell(sums.number), share_cell(share(sums.wins, sums.number)), mean_cell(mean(sums))]
