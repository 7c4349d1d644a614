"""Cards drawn for a terminal: their parts, one under the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from .parts import Part, Said, Story, Way

HEADING = "bold"
FAINT = "dim"
SAID = "italic"

Drawn = tuple[str, str, str, Callable[[], RenderableType]]  # id, title, kind, and how it is drawn


def drawn_card(
    name: str,
    title: str,
    kind: str,
    body: Callable[[], Sequence[Part]],
    *,
    dressed: Callable[[RenderableType], RenderableType],
) -> Drawn:
    """Written out only when somebody looks at it; `dressed` as all that the game draws."""

    def draw() -> RenderableType:
        heading = Text.assemble((title, HEADING), (f"  {name}  {kind}", FAINT))
        return dressed(Group(heading, Padding(Group(*drawn(body())), (0, 0, 0, 2))))

    return name, title, kind, draw


def drawn(parts: Sequence[Part]) -> Iterator[RenderableType]:
    options = 0
    for part in parts:
        match part:
            case Story(words):
                yield Text(words, SAID)
            case Said(label, words):
                yield Text.assemble((f"{label}: ", HEADING), words) if label else Text(words)
            case Way(story, _, _):
                options += 1
                yield Text.assemble((f"{options}. ", HEADING), (story, SAID))
                yield Padding(Text(str(part)), (0, 0, 0, 3))
