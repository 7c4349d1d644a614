"""What belongs together in a log is told in one line: ten Workers without a bed, not ten times a Worker."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .state import Told

if TYPE_CHECKING:
    from .answers import Speaks


class Grouping(NamedTuple):
    """How entries of one message are told together: by which of their numbers they may differ. Those that only count
    may also have others that only count between them: no bed, sick, no bed, sick."""

    by: tuple[int, ...]
    counts: bool = False


Groupings = Mapping[str, Grouping]


def said(voice: Speaks, told: Sequence[Told]) -> str:
    """Entries that belong together, in one line."""
    message, _, numbers = told[0]
    if len(told) > 1:
        return voice.say_together(message, [numbers for _, _, numbers in told])
    return voice.forced(*numbers) if message == "forced" else voice.say(message, numbers)


def together(told: Sequence[Told | None], groupings: Groupings, begins: Container[int] = ()) -> list[list[int]]:
    """The places of the entries that make each line. None stands for what is no entry; a new line begins at `begins`,
    and whatever was told before is never added to."""
    lines: list[list[int]] = []
    run: dict[tuple[object, ...], list[int]] = {}  # lines that may still grow, by what their entries have in common
    of_run: str | None = None  # the one message in the run; None if its entries only count
    for place, entry in enumerate(told):
        grouping = None if entry is None else groupings.get(entry[0])
        if entry is None or grouping is None:
            run = {}
            lines.append([place])
            continue
        message, to, numbers = entry
        kind = None if grouping.counts else message
        if place in begins or kind != of_run:
            run = {}
        of_run = kind
        alike = (message, to, *(number for at, number in enumerate(numbers) if at not in grouping.by))
        if alike in run:
            run[alike].append(place)
        else:
            run[alike] = [place]
            lines.append(run[alike])
    return lines
