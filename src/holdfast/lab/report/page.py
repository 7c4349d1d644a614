"""One page of HTML that needs nothing but itself: text, tables, charts, and the program that draws them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import NamedTuple

from ..intervals import Estimate
from .charts import Chart


class Cell(NamedTuple):
    """A table's cell: what it shows, and by what the column is sorted."""

    text: str
    by: float | str | None = None
    title: str = ""


Row = Sequence[Cell | str]


class Html(str):
    """Text that is HTML already."""


def element(tag: str, *inside: str, **attributes: str) -> Html:
    """Text is escaped, HTML is not; `class_` is class."""
    given = "".join(f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"' for name, value in attributes.items())
    return Html(f"<{tag}{given}>{''.join(map(safe, inside))}</{tag}>")


def safe(text: str) -> str:
    return text if isinstance(text, Html) else escape(text)


def joined(parts: Iterable[str]) -> Html:
    return Html("".join(map(safe, parts)))


# -- numbers ----------------------------------------------------------------------------------------------------------


def whole(number: float) -> str:
    return f"{number:,.0f}".replace(",", " ")


def percent(value: float, *, sign: bool = False) -> str:
    return f"{100 * value:{'+' if sign else ''}.1f} %"


def decimal(value: float) -> str:
    return f"{value:.2f}"


def share_cell(estimate: Estimate | None, *, sign: bool = False) -> Cell:
    if estimate is None:
        return Cell("", None)
    bounds = f"{100 * estimate.low:{'+' if sign else ''}.1f} to {percent(estimate.high, sign=sign)}"
    return Cell(f"{percent(estimate.value, sign=sign)} ({bounds})", estimate.value)


def mean_cell(estimate: Estimate | None, *, sign: bool = False) -> Cell:
    if estimate is None:
        return Cell("", None)
    digits = 2 if max(map(abs, estimate)) >= 0.1 else 4
    value, low, high = (f"{figure:{'+' if sign else ''}.{digits}f}" for figure in estimate)
    return Cell(value if estimate.is_bare else f"{value} ({low} to {high})", estimate.value)


def number_cell(number: float) -> Cell:
    return Cell(whole(number), number)


def between(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f} to {percent(estimate.high)}"


# -- pieces -----------------------------------------------------------------------------------------------------------


def table(caption: str, heads: Sequence[str], rows: Sequence[Row]) -> Html:
    """A table whose columns can be sorted; what is a number stands to the right."""
    numbers = [any(is_number(row[place]) for row in rows) for place in range(len(heads))]
    head = [
        element("th", element("button", name, type="button"), scope="col", **({"class_": "number"} if number else {}))
        for name, number in zip(heads, numbers, strict=True)
    ]
    body = [element("tr", *(data(cell, first=place == 0) for place, cell in enumerate(row))) for row in rows]
    return element(
        "div",
        element("table", element("caption", caption), element("thead", element("tr", *head)), element("tbody", *body)),
        class_="scroll",
        tabindex="0",
        role="region",
        aria_label=caption,
    )


def is_number(cell: Cell | str) -> bool:
    return isinstance(cell, Cell) and isinstance(cell.by, float | int)


def data(cell: Cell | str, *, first: bool) -> Html:
    cell = cell if isinstance(cell, Cell) else Cell(cell)
    attributes = {}
    if cell.by is not None:
        attributes["data-by"] = str(cell.by)
    if is_number(cell):
        attributes["class_"] = "number"
    if cell.title:
        attributes["title"] = cell.title
    text = figures(cell.text) if is_number(cell) else cell.text
    return element("th", text, scope="row", **attributes) if first else element("td", text, **attributes)


def figures(text: str) -> Html:
    """A figure, and its interval in brackets: where there is little room, one below the other, neither broken."""
    figure, bracket, interval = text.partition(" (")
    below = [" ", element("span", f"({interval}")] if bracket else []
    return joined([element("span", figure), *below])


def folded(summary: str, *inside: str) -> Html:
    return element("details", element("summary", summary), *inside, class_="fold")


def figure(chart: Chart, caption: str = "") -> Html:
    """A chart, drawn when the page is read. What it says in a sentence is in its specification, for screen readers."""
    spec = json.dumps(chart.spec, separators=(",", ":"), ensure_ascii=False).replace("</", "<\\/")
    return element(
        "figure",
        element("div", class_="chart"),
        Html(f'<script type="application/json">{spec}</script>'),
        *([element("figcaption", caption)] if caption else []),
        id=f"chart-{chart.name}",
    )


def note(text: str) -> Html:
    return element("p", text, class_="note")


def legend(shades: Mapping[str, str]) -> Html:
    """What the colours of several charts mean; one alone means nothing."""
    if len(shades) < 2:
        return Html("")
    rows = [element("li", element("span", style=f"background:{shade}"), word) for word, shade in shades.items()]
    return element("ul", *rows, class_="legend")


def section(name: str, title: str, *inside: str) -> Html:
    return element(
        "section", element("h2", title, id=f"{name}-title"), *inside, id=name, aria_labelledby=f"{name}-title"
    )


def key_figure(value: str, what: str, more: str = "") -> Html:
    return element("div", element("dt", what), element("dd", element("strong", value), element("small", more)))


def document(title: str, lead: Html, sections: Sequence[tuple[str, str, Html]]) -> str:
    """The whole page. `sections`: anchor, title, contents."""
    links = [element("li", element("a", words, href=f"#{name}")) for name, words, _ in sections]
    return "\n".join(
        (
            "<!DOCTYPE html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            element("title", title),
            f"<style>{beside('report.css')}</style></head><body>",
            element("a", "To the results", href="#main", class_="skip"),
            lead,
            element("nav", element("ul", *links), aria_label="Contents"),
            element("main", *(section(name, words, inside) for name, words, inside in sections), id="main"),
            f"<script>{program()}</script></body></html>",
        )
    )


@cache
def program() -> str:
    """What draws and sorts, with all of Vega in it: about a megabyte, and seconds to put together."""
    import vl_convert

    return vl_convert.javascript_bundle(beside("report.js"))


def beside(name: str) -> str:
    return files(__package__).joinpath(name).read_text("utf-8")
