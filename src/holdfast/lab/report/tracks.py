"""The tracks of a game from round to round, or from day to day."""

from __future__ import annotations

from itertools import groupby

from ..results import QUANTILES, Band
from . import charts
from .draft import Draft, Section
from .page import Html, Row, element, folded, joined, legend, number_cell, table

SHADES = {"won": charts.VICTORY, "lost": charts.TWO[0], "all": charts.TWO[1]}


def tracks(draft: Draft) -> list[Section]:
    bands = draft.results.bands(apart=True)
    groups = list(dict.fromkeys(band.group for band in bands))
    if not bands:
        return []
    return [section(draft, bands, {group: SHADES[group] for group in groups})]


def section(draft: Draft, bands: list[Band], shades: dict[str, str]) -> Section:
    clock = draft.run.clock
    cells = []
    for name, of_track in groupby(bands, key=lambda band: band.track):
        chart = charts.track(name, list(of_track), shades, clock)
        cells.append(element("div", element("h3", name.capitalize()), draft.chart(chart)))
    return Section(
        "tracks",
        f"From {clock} to {clock}",
        joined(
            [
                about(draft, len(shades)),
                legend(shades),
                element("div", *cells, class_="grid"),
                folded("The numbers", numbers(bands, clock, draft.unit)),
            ]
        ),
    )


def numbers(bands: list[Band], clock: str, unit: str) -> Html:
    """What the charts draw: every band, round by round or day by day."""
    below = ["Middle" if part == 0.5 else f"{100 * part:.0f} % have at most" for part in QUANTILES]
    heads = ["Track", "Who", clock.capitalize(), unit.capitalize(), *below]
    rows: list[Row] = [
        [band.track, band.group, *map(number_cell, (band.clock, band.games, *band.at))] for band in bands
    ]
    return table(f"Tracks when a {clock} begins", heads, rows)


def about(draft: Draft, groups: int) -> Html:
    clock = draft.run.clock
    pale = ", the pale one nine in ten" if groups == 1 else ""
    return element(
        "p",
        f"When a {clock} begins, over the {draft.unit} still in play: the line is the middle one, the band holds half "
        f"of them{pale}. Later {clock}s are seen only by those who get there.",
    )
