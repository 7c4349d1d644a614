"""Two runs of one game side by side: every figure of both, and the difference with its interval."""

from __future__ import annotations

from ..effects import FEWEST, Effect
from ..intervals import Estimate, Sums, difference_of_means, difference_of_shares, mean, share
from ..keeping import Run
from . import charts, tracks
from .charts import Mark
from .draft import INTERVALS, Draft, Section
from .endings import title_of_survival, what_is_left
from .head import asked
from .page import Cell, Html, Row, element, folded, joined, mean_cell, share_cell, table, whole

MOST_LISTED = 300


def compare(one: Draft, other: Draft) -> tuple[str, Html, list[Section]]:
    """Title, head and sections. The charts are drawn into the first draft."""
    names = names_of(one, other)
    title = f"{one.run.title}: {names[0]} against {names[1]}"
    sections = [
        endings(one, other, names),
        survival(one, other, names),
        *both_tracks(one, other, names),
        *choices(one, other, names),
    ]
    return title, lead(one, other, names, title), sections


def names_of(one: Draft, other: Draft) -> tuple[str, str]:
    """What tells the runs apart: players, options, seats, cards; or only the names of their folders."""
    first, second = distinction(one.run, other.run), distinction(other.run, one.run)
    if first and second and first != second:
        return first, second
    names = one.results.folder.resolve().name, other.results.folder.resolve().name
    return names if names[0] != names[1] else (f"{names[0]} (1)", f"{names[1]} (2)")


def distinction(mine: Run, theirs: Run) -> str:
    words = []
    if mine.spec.players != theirs.spec.players:
        names = list(dict.fromkeys(mine.spec.players))
        seats = f", {mine.spec.seats} seats" if mine.spec.seats != theirs.spec.seats else ""
        words.append(" and ".join(names) + seats)
    words += [f"{name} {value}" for name, value in mine.spec.options.items() if theirs.spec.options.get(name) != value]
    pack = mine.origin.pack
    if pack.hash != theirs.origin.pack.hash:
        decks = ", ".join(pack.unlike(theirs.origin.pack))
        words.append(f"pack {pack.name} {pack.version}" + (f" with other {decks}" if decks else ""))
    return ", ".join(words)


def lead(one: Draft, other: Draft, names: tuple[str, str], title: str) -> Html:
    sides = [
        element("div", element("h2", name), asked(draft.results))
        for name, draft in zip(names, (one, other), strict=True)
    ]
    rows = figures(one, other)
    return element(
        "header",
        element("h1", title),
        element("div", *sides, class_="beside"),
        table("In short", ["Figure", *names, "Difference"], rows),
        element("p", f"{INTERVALS} A difference is the second run minus the first.", class_="note"),
    )


def figures(one: Draft, other: Draft) -> list[Row]:
    a, b = one.results, other.results
    rows: list[Row] = []
    if one.run.together:
        rows.append(share_row("won", Sums(a.games, a.wins), Sums(b.games, b.wins)))
    else:
        began = [dict(draft.results.sides_by("began")).get(True) for draft in (one, other)]
        if began[0] is not None and began[1] is not None:
            rows.append(share_row("won by who begins", began[0], began[1]))
        rows.append(mean_row("points a player", a.sides, b.sides))
    rows.append(mean_row(f"{one.run.clock} in which a game ends", a.ended, b.ended))
    rows += [
        mean_row(words, a.sums_of(column), b.sums_of(column))
        for words, column in (("choices a game", "picks"), ("seconds of processor time a game", "seconds"))
    ]
    return rows


def share_row(label: str, one: Sums, other: Sums) -> Row:
    cells = [share_cell(share(sums.wins, sums.number)) for sums in (one, other)]
    return [label, *cells, share_cell(difference_of_shares(other, one), sign=True)]


def mean_row(label: str, one: Sums, other: Sums) -> Row:
    cells = [mean_cell(mean(sums)) for sums in (one, other)]
    return [label, *cells, mean_cell(difference_of_means(other, one), sign=True)]


# -- sections ---------------------------------------------------------------------------------------------------------


def endings(one: Draft, other: Draft, names: tuple[str, str]) -> Section:
    counts = [{ending.cause: ending.games for ending in draft.results.endings()} for draft in (one, other)]
    causes = list(dict.fromkeys((*counts[0], *counts[1])))
    games = (one.results.games, other.results.games)
    of_cause = {
        cause: [Sums(number, count.get(cause, 0)) for number, count in zip(games, counts, strict=True)]
        for cause in causes
    }
    pairs = {cause: [share(sums.wins, sums.number) for sums in both] for cause, both in of_cause.items()}
    chart = charts.pairs("ends", "Points: the share of games that ended by each cause, in both runs.", pairs, names)
    rows = [share_row(cause, *both) for cause, both in of_cause.items()]
    return Section(
        "ends", "How games end", joined([one.chart(chart), table("Causes", ["Cause", *names, "Difference"], rows)])
    )


def survival(one: Draft, other: Draft, names: tuple[str, str]) -> Section:
    curves = {name: draft.results.survival() for name, draft in zip(names, (one, other), strict=True)}
    left, clock = what_is_left(one), one.run.clock
    chart = charts.survival(curves, left, clock)
    both = [dict(curve) for curve in curves.values()]
    rows: list[Row] = [
        [Cell(str(when), when), *(share_cell(shares.get(when)) for shares in both)]
        for when in sorted({*both[0], *both[1]})
    ]
    numbers = folded("The numbers", table(left.capitalize(), [f"After {clock}", *names], rows))
    return Section("survival", title_of_survival(one), joined([one.chart(chart), numbers]))


def both_tracks(one: Draft, other: Draft, names: tuple[str, str]) -> list[Section]:
    bands = [
        band._replace(group=name)
        for name, draft in zip(names, (one, other), strict=True)
        for band in draft.results.bands(apart=False)
    ]
    order = {track: place for place, track in enumerate(one.results.words.tracks)}
    shared = sorted((band for band in bands if band.track in order), key=lambda band: order[band.track])
    return [tracks.section(one, shared, dict(zip(names, charts.TWO, strict=True)))] if shared else []


def choices(one: Draft, other: Draft, names: tuple[str, str]) -> list[Section]:
    """What was chosen more in one run than in the other: options of cards, then all others."""
    there = {(effect.key, effect.card): effect for effect in other.options}
    both = [
        (effect, match)
        for effect in one.options
        if (match := there.get((effect.key, effect.card))) is not None and min(effect.met, match.met) >= FEWEST
    ]
    cards = [pair for pair in both if pair[0].card is not None]
    plain = [pair for pair in both if pair[0].card is None]
    sections = []
    for name, title, pairs in (("cards", "Cards chosen", cards), ("options", "Other options chosen", plain)):
        if pairs:
            sections.append(chosen(one, other, names, name, title, pairs))
    return sections


def chosen(
    one: Draft, other: Draft, names: tuple[str, str], name: str, title: str, pairs: list[tuple[Effect, Effect]]
) -> Section:
    found = [(mine, theirs, difference) for mine, theirs in pairs if (difference := more_taken(mine, theirs))]
    found.sort(key=lambda row: -abs(row[2].value))
    marks = [
        Mark(one.name_of(mine), difference, f"{whole(mine.met)} and {whole(theirs.met)}")
        for mine, theirs, difference in found
        if difference.is_clear
    ]
    caption = f"Share of {one.unit} that took it, of those to which it was offered: {names[1]} minus {names[0]}."
    parts = []
    if marks:
        ranked = charts.foremost(marks)
        axis, shades = "difference in share that took it", (charts.TWO[1], charts.TWO[0])
        chart = charts.forest(f"{name}-chosen", caption, ranked, axis, percent=True, shades=shades)
        by_chance = f"by chance alone, about {max(1, round(len(found) / 20))} would"
        parts.append(
            one.chart(chart, f"{caption} Of {len(found)}, {len(marks)} have an interval without zero; {by_chance}.")
        )
    else:
        parts.append(element("p", "No option was clearly chosen more in one run than in the other."))
    by_winning = one.by_winning and other.by_winning
    judged = "Chance to win" if by_winning else one.value.capitalize()
    rows: list[Row] = [
        [
            Cell(one.name_of(mine), title=mine.key),
            *(share_cell(effect.taken) for effect in (mine, theirs)),
            share_cell(difference, sign=True),
            *(effect_cell(effect, by_winning=by_winning) for effect in (mine, theirs)),
        ]
        for mine, theirs, difference in found[:MOST_LISTED]
    ]
    heads = ["Option", *names, "Difference", *(f"{judged}, {side}" for side in names)]
    some = f"The {len(rows)} that differ most of {len(found)}" if len(rows) < len(found) else f"All {len(rows)}"
    parts.append(folded(f"{some}, with their numbers", table(title, heads, rows)))
    return Section(name, title, joined(parts))


def more_taken(mine: Effect, theirs: Effect) -> Estimate | None:
    one, other = (Sums(effect.met, effect.took) for effect in (mine, theirs))
    return difference_of_shares(other, one)


def effect_cell(effect: Effect, *, by_winning: bool) -> Cell:
    return share_cell(effect.on_winning, sign=True) if by_winning else mean_cell(effect.on_value, sign=True)
