"""Which card leads to which, and how that is drawn."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from holdfast.cards.graph import as_dot, as_svg, depths, graph, loop, unreachable
from holdfast.cards.links import links, sayings

from .village import shape, village_pack

EVENTS = """\
- id: E1
  title: The Cracked Main
  options:
    - {story: Close it., do: [draw event E2]}
    - {story: Leave it., go: E3}
- {id: E2, title: "Quiet \\"here\\"", after: E4}
- {id: E3, title: Steam, now: ['up to 2 helpers: draw event E4']}
- {id: E4, title: Silence}
- {id: E5, title: Nobody comes here}
"""


def test_links_are_found_in_fields_in_sentences_and_within_sentences(tmp_path: Path) -> None:
    pack = village_pack(tmp_path, events=EVENTS)
    found = {(link.place, link.to_place, link.path, link.via) for link in links(pack, shape)}
    assert found == {
        (0, 1, "options[0].do[0]", "draw event {card:card:events}"),
        (0, 2, "options[1].go", "go"),
        (1, 3, "after", "after"),
        (2, 3, "now[0]", "draw event {card:card:events}"),
    }
    assert all(link.deck == link.to_deck == "events" and not link.asks for link in links(pack, shape))


def test_every_phrase_is_found_also_within_another(tmp_path: Path) -> None:
    pack = village_pack(tmp_path, events=EVENTS)
    said = [(saying.place, saying.phrase) for saying in sayings(pack, shape) if saying.deck == "events"]
    assert said == [
        (0, "draw event {card:card:events}"),
        (2, "up to {n} (helpers|helper): {do:effect}"),
        (2, "draw event {card:card:events}"),
    ]


def test_a_card_to_which_nothing_leads_from_outside_is_found(tmp_path: Path) -> None:
    pack = village_pack(tmp_path, events=EVENTS)
    found = list(links(pack, shape))
    assert unreachable(pack, "events", found) == [0, 1, 2, 3, 4]
    opened = [link._replace(deck="barns") if link.place == 0 else link for link in found]
    assert unreachable(pack, "events", opened) == [0, 4]


def test_steps_are_counted_from_what_is_opened() -> None:
    assert depths(5, [0], [(0, 1), (1, 2), (0, 2), (2, 0)]) == [1, 2, 2, 0, 0]


@pytest.mark.parametrize(
    ("edges", "around"),
    [
        ([(0, 1), (0, 2), (1, 3), (2, 3)], set()),
        ([(0, 1), (1, 2), (2, 1), (3, 0)], {1, 2}),
        ([(4, 4)], {4}),
        ([], set()),
    ],
)
def test_a_way_that_leads_back_is_found(edges: list[tuple[int, int]], around: set[int]) -> None:
    assert set(loop(edges)) == around


def test_the_picture_has_every_card_once_and_a_line_for_every_way(tmp_path: Path) -> None:
    drawn = graph(village_pack(tmp_path, events=EVENTS), shape, "events")
    assert sorted(name for column in drawn.columns for name in column) == [f"events/E{n}" for n in range(1, 6)]
    assert len(drawn.edges) == 4
    root = ElementTree.fromstring(as_svg(drawn))
    boxes = [title.text for title in root.iter("{http://www.w3.org/2000/svg}title")]
    assert sorted(boxes) == ["E1 The Cracked Main", 'E2 Quiet "here"', "E3 Steam", "E4 Silence", "E5 Nobody comes here"]
    assert len(list(root.iter("{http://www.w3.org/2000/svg}path"))) == 4
    dot = as_dot(drawn)
    assert '"events/E2" [label="E2 Quiet \\"here\\""];' in dot
    assert '"events/E1" -> "events/E3";' in dot
