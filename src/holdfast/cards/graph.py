"""A deck whose cards lead to one another, drawn: what opens it, and where each card goes on.

Cards stand in columns by how many steps they are from what opens them. As SVG to look at, or as DOT for other tools.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter
from html import escape
from typing import Final, NamedTuple

from .links import Link, links
from .packs import Pack
from .shapes import Shape

COLUMN: Final = 230  # between the left edges of two columns
ROW: Final = 26
BOX: Final = 170
MARGIN: Final = 20


class Graph(NamedTuple):
    """Nodes in columns, and edges between them, as (from, to). A node is a text of the form `deck/id`."""

    columns: list[list[str]]
    edges: list[tuple[str, str]]
    labels: Mapping[str, str]


def graph(pack: Pack, shape: Shape, deck: str) -> Graph:
    """The cards of one deck, behind the cards of other decks that lead to them."""
    found = [link for link in links(pack, shape) if link.to_deck == deck and not link.asks]
    inner = sorted({(link.place, link.to_place) for link in found if link.deck == deck})
    outer = sorted({(link.deck, link.place, link.to_place) for link in found if link.deck != deck})
    depth = depths(len(pack.decks[deck]), {to for _, _, to in outer}, inner)
    openers = list(dict.fromkeys((name, place) for name, place, _ in outer))
    columns = [[node(pack, name, place) for name, place in openers]]
    order = {node(pack, name, place): row for row, (name, place) in enumerate(openers)}
    edges = [(node(pack, name, place), node(pack, deck, to)) for name, place, to in outer]
    edges += [(node(pack, deck, place), node(pack, deck, to)) for place, to in inner]
    before: dict[str, list[str]] = {}
    for start, end in edges:
        before.setdefault(end, []).append(start)
    for column in range(1, max(depth, default=0) + 1):
        here = [node(pack, deck, place) for place, at in enumerate(depth) if at == column]
        # a card stands near what leads to it
        here.sort(key=lambda name: min((order[start] for start in before.get(name, ()) if start in order), default=0))
        order.update({name: row for row, name in enumerate(here)})
        columns.append(here)
    lost = [node(pack, deck, place) for place, at in enumerate(depth) if at == 0]
    if lost:
        columns.append(lost)
    labels = {name: label(pack, name) for column in columns for name in column}
    return Graph(columns, edges, labels)


def depths(number: int, opened: Iterable[int], edges: Iterable[tuple[int, int]]) -> list[int]:
    """How many steps each card is from outside, the first being 1; 0 where nothing leads."""
    after: dict[int, list[int]] = {}
    for start, end in edges:
        after.setdefault(start, []).append(end)
    depth = [0] * number
    now, step = list(opened), 1
    while now:
        following: list[int] = []
        for place in now:
            if depth[place] == 0:
                depth[place] = step
                following += after.get(place, [])
        now, step = following, step + 1
    return depth


def unreachable(pack: Pack, deck: str, found: Iterable[Link]) -> list[int]:
    """Cards of a deck to which nothing leads from outside it."""
    led = [link for link in found if link.to_deck == deck and not link.asks]
    opened = {link.to_place for link in led if link.deck != deck}
    inner = [(link.place, link.to_place) for link in led if link.deck == deck]
    return [place for place, at in enumerate(depths(len(pack.decks[deck]), opened, inner)) if at == 0]


def loop(edges: Iterable[tuple[int, int]]) -> list[int]:
    """Cards that lead back to themselves, in order; nothing where there is no loop."""
    sorter: TopologicalSorter[int] = TopologicalSorter()
    for start, end in edges:
        sorter.add(end, start)
    try:
        sorter.prepare()
    except CycleError as error:
        way: list[int] = error.args[1]
        return way[:-1]
    return []


def node(pack: Pack, deck: str, place: int) -> str:
    return f"{deck}/{pack.ids[deck][place]}" if place >= 0 else deck


def label(pack: Pack, name: str) -> str:
    """What stands in a box: the id, and the title if there is one."""
    deck, _, id_ = name.partition("/")
    if not id_:
        return name
    card = pack.decks[deck][pack.index(deck, id_)]
    title = str(getattr(card, "title", "") or getattr(card, "name", ""))
    return f"{id_} {title}".strip()


def as_dot(drawn: Graph) -> str:
    """For Graphviz and its kin."""
    lines = ["digraph pack {", "  rankdir=LR;", "  node [shape=box, fontname=sans-serif];"]
    lines += [f"  {quoted(name)} [label={quoted(drawn.labels[name])}];" for column in drawn.columns for name in column]
    lines += [f"  {quoted(start)} -> {quoted(end)};" for start, end in drawn.edges]
    return "\n".join([*lines, "}", ""])


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def as_svg(drawn: Graph) -> str:
    """A picture that needs no other tool."""
    at = {
        name: (MARGIN + x * COLUMN, MARGIN + y * ROW)
        for x, column in enumerate(drawn.columns)
        for y, name in enumerate(column)
    }
    width = 2 * MARGIN + len(drawn.columns) * COLUMN
    height = 2 * MARGIN + max((len(column) for column in drawn.columns), default=0) * ROW
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="11">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for start, end in drawn.edges:
        (x1, y1), (x2, y2) = at[start], at[end]
        x1, y1, y2 = x1 + BOX, y1 + 9, y2 + 9
        bend = (x1 + x2) // 2
        parts.append(f'<path d="M{x1} {y1}C{bend} {y1} {bend} {y2} {x2} {y2}" fill="none" stroke="#8a7f78"/>')
    for name, (x, y) in at.items():
        fill = "#f4efe9" if x > MARGIN else "#e3e9ee"
        text = drawn.labels[name]
        short = text if len(text) <= 28 else text[:27] + "…"
        parts.append(
            f'<g><title>{escape(text)}</title><rect x="{x}" y="{y}" width="{BOX}" height="18" rx="3" fill="{fill}" '
            f'stroke="#8a7f78"/><text x="{x + 6}" y="{y + 13}">{escape(short)}</text></g>'
        )
    return "\n".join([*parts, "</svg>", ""])
