"""The charts of a report, as Vega-Lite specifications: they take their colours for light and dark from the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..intervals import Estimate
from ..results import Band

if TYPE_CHECKING:
    import altair as alt

Spec = dict[str, Any]
Row = dict[str, Any]

# Told apart by those who see few colours, too (Okabe and Ito, 2008); the first is for victory.
VICTORY: Final = "#009e73"
CAUSES: Final = ("#d55e00", "#0072b2", "#cc79a7", "#e69f00", "#56b4e9", "#8c6d31", "#7f7f7f", "#5e4fa2")
TWO: Final = ("#d55e00", "#0072b2")
BETTER, WORSE, UNCLEAR = "#009e73", "#d55e00", "#8a8f98"
WIDTH: Final = 640  # of a chart in a file of its own
SIDES: Final = ("above", "unclear", "below")
MOST_ROWS: Final = 24  # of a chart with a line for each card


class Chart(NamedTuple):
    """A chart: a name for its file, what it shows in a sentence for those who do not see it, and how it is drawn."""

    name: str
    says: str
    spec: Spec


class Mark(NamedTuple):
    """A line of a chart that compares: what it is about, the figure, and what to read on pointing at it."""

    label: str
    estimate: Estimate
    note: str


def of_rows(rows: list[Row]) -> alt.Chart:
    import altair as alt

    return alt.Chart(alt.InlineData(values=rows))


def finish(name: str, says: str, chart: alt.Chart | alt.LayerChart | alt.FacetChart, height: int) -> Chart:
    """As wide as the page allows."""
    spec: Spec = chart.properties(width="container", height=height, description=says).to_dict(validate=False)
    spec.pop("config", None)  # which has colours for light pages only
    return Chart(name, says, spec)


def colours_of(causes: Sequence[str], winning: Sequence[str]) -> list[str]:
    losing = iter(CAUSES * 2)
    shades = iter((VICTORY, "#7fbc41", "#80cdc1", "#4d9221"))
    return [next(shades if cause in winning else losing, UNCLEAR) for cause in causes]


# -- how games end ----------------------------------------------------------------------------------------------------


def ends(counts: list[tuple[int, str, int]], causes: list[str], winning: list[str], clock: str) -> Chart:
    """Games by the round or day in which they ended, and why."""
    import altair as alt

    games = sum(number for _, _, number in counts)
    every = list(range(min(counts)[0], max(counts)[0] + 1))  # those in which no game ended, too
    rows = [
        {"clock": when, "cause": cause, "games": number, "share": number / games, "order": causes.index(cause)}
        for when, cause, number in counts
    ]
    chart = (
        of_rows(rows)
        .mark_bar(stroke="white", strokeOpacity=0.35, strokeWidth=0.5)
        .encode(
            x=alt.X("clock:O")
            .scale(domain=every)
            .title(f"{clock} in which the game ended")
            .axis(labelAngle=0, labelOverlap=True),
            y=alt.Y("share:Q").title("share of games").axis(format=".0%"),
            color=alt.Color("cause:N")
            .scale(domain=causes, range=colours_of(causes, winning))
            .title(None)
            .legend(orient="top", direction="horizontal", columns=0),
            order=alt.Order("order:Q"),
            tooltip=[
                alt.Tooltip("clock:O", title=clock),
                alt.Tooltip("cause:N"),
                alt.Tooltip("games:Q", format=",d"),
                alt.Tooltip("share:Q", format=".1%"),
            ],
        )
    )
    return finish("ends", f"Bars: how many games ended in each {clock}, by cause.", chart, 280)


def survival(curves: dict[str, list[tuple[int, Estimate]]], title: str, clock: str) -> Chart:
    """The share of games left after each round or day, of one run or of two."""
    import altair as alt

    rows = [
        {"run": run, "clock": when, "share": at.value, "low": at.low, "high": at.high}
        for run, curve in curves.items()
        for when, at in curve
    ]
    color = alt.Color("run:N").scale(domain=list(curves), range=list(TWO)).title(None)
    color = color.legend(orient="top", symbolOpacity=1) if len(curves) > 1 else color.legend(None)
    base = of_rows(rows).encode(x=alt.X("clock:Q").title(f"after {clock}").axis(tickMinStep=1, format="d"), color=color)
    band = base.mark_area(opacity=0.25, interpolate="step-after").encode(
        y=alt.Y("low:Q").title(title).axis(format=".0%").scale(domain=[0, 1]), y2="high:Q"
    )
    line = base.mark_line(interpolate="step-after", strokeWidth=2).encode(y="share:Q")
    points = base.mark_point(opacity=0, size=200).encode(
        y="share:Q",
        tooltip=[
            *([alt.Tooltip("run:N")] if len(curves) > 1 else []),
            alt.Tooltip("clock:Q", title=f"after {clock}"),
            alt.Tooltip("share:Q", format=".1%"),
            alt.Tooltip("low:Q", format=".1%", title="at least"),
            alt.Tooltip("high:Q", format=".1%", title="at most"),
        ],
    )
    return finish("survival", f"A falling line: {title} after each {clock}.", band + line + points, 280)


# -- tracks -----------------------------------------------------------------------------------------------------------


def track(name: str, bands: list[Band], shades: Mapping[str, str], clock: str) -> Chart:
    """One track over time: the middle game, and where the middle half lies; where there is one group alone, where nine
    games in ten lie, too."""
    import altair as alt

    words = ("p5", "p25", "p50", "p75", "p95")
    rows = [
        {"group": band.group, "clock": band.clock, "games": band.games, **dict(zip(words, band.at, strict=True))}
        for band in bands
    ]
    color = alt.Color("group:N").scale(domain=list(shades), range=list(shades.values())).legend(None)
    base = of_rows(rows).encode(
        x=alt.X("clock:Q").title(clock).axis(tickMinStep=1, format="d", tickCount=6), color=color
    )
    highest = max(1.0, *(band.at[-1] for band in bands))
    y = (
        alt.Y()
        .title(None)
        .axis(tickCount=min(4, int(highest)), tickMinStep=1, format="d")
        .scale(domain=[0, highest], nice=True)
    )
    layers: list[alt.Chart] = []
    if len(shades) == 1:
        layers.append(base.mark_area(opacity=0.15).encode(y=y.field("p5").type("quantitative"), y2="p95:Q"))
    layers.append(base.mark_area(opacity=0.25).encode(y=y.field("p25").type("quantitative"), y2="p75:Q"))
    layers.append(base.mark_line(strokeWidth=2).encode(y="p50:Q"))
    layers.append(
        base.mark_point(opacity=0, size=160).encode(
            y="p50:Q",
            tooltip=[
                *([alt.Tooltip("group:N", title="games")] if len(shades) > 1 else []),
                alt.Tooltip("clock:Q", title=clock),
                alt.Tooltip("p50:Q", title="half have at most"),
                alt.Tooltip("p25:Q", title="a quarter have at most"),
                alt.Tooltip("p75:Q", title="three quarters have at most"),
                alt.Tooltip("games:Q", title="of games", format=",d"),
            ],
        )
    )
    says = f"{name} at the start of each {clock}: the middle game, and bands around it."
    return finish(f"track-{name.replace(' ', '-')}", says, alt.layer(*layers), 150)


# -- comparisons ------------------------------------------------------------------------------------------------------


def forest(
    name: str,
    says: str,
    marks: Sequence[Mark],
    title: str,
    *,
    percent: bool,
    at: float = 0.0,
    signed: bool = True,
    shades: tuple[str, str] = (BETTER, WORSE),
) -> Chart:
    """A line for each thing, from the lower bound of its figure to the upper, with the figure on it, beside the line at
    which there would be nothing to tell. The shades are for what lies clearly above it, and clearly below."""
    import altair as alt

    rows = [
        {
            "label": mark.label,
            "value": mark.estimate.value,
            "low": mark.estimate.low,
            "high": mark.estimate.high,
            "note": mark.note,
            "side": "below" if mark.estimate.high < at else "above" if mark.estimate.low > at else "unclear",
        }
        for mark in marks
    ]
    form = ("+.1%" if signed else ".1%") if percent else ("+.2f" if signed else ".2f")
    axis = ("+.1~%" if signed else ".1~%") if percent else ("+.2~f" if signed else ".2~f")
    color = alt.Color("side:N").scale(domain=list(SIDES), range=[shades[0], UNCLEAR, shades[1]])
    base = of_rows(rows).encode(
        y=alt.Y("label:N").sort(None).title(None).axis(labelLimit=260, ticks=False, domain=False, grid=True),
        color=color.legend(None),
        tooltip=[
            alt.Tooltip("label:N", title=" "),
            alt.Tooltip("value:Q", format=form, title=title),
            alt.Tooltip("low:Q", format=form, title="at least"),
            alt.Tooltip("high:Q", format=form, title="at most"),
            alt.Tooltip("note:N", title="of"),
        ],
    )
    lines = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q").title(title).axis(format=axis, tickCount=8), x2="high:Q"
    )
    dots = base.mark_point(filled=True, size=80, opacity=1).encode(x="value:Q", shape=shapes())
    zero = of_rows([{"at": at}]).mark_rule(strokeDash=[4, 3], opacity=0.7).encode(x="at:Q")
    return finish(name, says, zero + lines + dots, 22 * len(rows) + 10)


def shapes() -> alt.Shape:
    """So that nothing hangs on colour alone."""
    import altair as alt

    forms = ["triangle-right", "circle", "triangle-left"]
    return alt.Shape("side:N").scale(domain=list(SIDES), range=forms).legend(None)


def pairs(name: str, says: str, figures: Mapping[str, Sequence[Estimate]], runs: Sequence[str]) -> Chart:
    """Two shares for each thing, one below the other, with their intervals."""
    import altair as alt

    rows = [
        {"label": label, "run": run, "value": one.value, "low": one.low, "high": one.high}
        for label, both in figures.items()
        for run, one in zip(runs, both, strict=True)
    ]
    base = of_rows(rows).encode(
        y=alt.Y("label:N").sort(None).title(None).axis(labelLimit=260, ticks=False, domain=False),
        yOffset=alt.YOffset("run:N").sort(list(runs)),
        color=alt.Color("run:N").scale(domain=list(runs), range=list(TWO)).title(None).legend(orient="top"),
        tooltip=[
            alt.Tooltip("label:N", title=" "),
            alt.Tooltip("run:N"),
            alt.Tooltip("value:Q", format=".1%", title="share"),
            alt.Tooltip("low:Q", format=".1%", title="at least"),
            alt.Tooltip("high:Q", format=".1%", title="at most"),
        ],
    )
    x = alt.X("low:Q").title("share of games").axis(format=".0%", tickCount=8)
    lines = base.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q")
    dots = base.mark_point(filled=True, size=60, opacity=1).encode(x="value:Q")
    return finish(name, says, lines + dots, 40 * len(figures) + 20)


def foremost(marks: list[Mark]) -> list[Mark]:
    """From the best to the worst; where there are too many, those of both ends."""
    ranked = sorted(marks, key=lambda mark: -mark.estimate.value)
    half = MOST_ROWS // 2
    return ranked if len(ranked) <= MOST_ROWS else ranked[:half] + ranked[-half:]


# -- files ------------------------------------------------------------------------------------------------------------


def drawn(chart: Chart, form: str) -> bytes:
    """The chart as a file of its own: png or svg."""
    import vl_convert

    spec = {**chart.spec, "width": WIDTH, "background": "white", "config": {"font": "sans-serif"}}
    if form == "svg":
        return vl_convert.vegalite_to_svg(spec).encode()
    return vl_convert.vegalite_to_png(spec, scale=2)
