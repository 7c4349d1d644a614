"""Reports: a page about a run, or about two side by side, that needs nothing but itself; and its charts as files."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec

from ... import BadOption, HoldfastError
from ...kernel.record import write_whole
from ..extras import need
from ..results import Results, opened
from . import cards, comparison, endings, head, options, rivals, tracks
from .charts import drawn
from .draft import Draft
from .page import document

__all__ = ["FORMS", "Written", "write_report"]

PAGE = "report.html"
FORMS = ("png", "svg")


class Written(msgspec.Struct, frozen=True):
    page: Path
    charts: list[Path]


def write_report(
    folder: Path, against: Path | None = None, out: Path | None = None, forms: Sequence[str] = ()
) -> Written:
    """A page about the run in a folder, or, with `against`, about two runs side by side. It lies in the first folder
    unless `out` says where; its charts lie beside it, in a folder of their own, in the `forms` asked for."""
    need("altair", "lab")
    need("vl_convert", "lab")
    page = out or folder / (PAGE if against is None else f"against-{against.resolve().name}.html")
    with ExitStack() as stack:
        draft = Draft(stack.enter_context(opened(folder)))
        other = None if against is None else stack.enter_context(opened(against))
        text = text_of(draft, other)
    write(page, text.encode())
    files = []
    for form in forms:
        for chart in draft.charts:
            file = page.with_name(f"{page.stem}-charts") / f"{chart.name}.{form}"
            write(file, drawn(chart, form))
            files.append(file)
    return Written(page, files)


def text_of(draft: Draft, other: Results | None) -> str:
    if other is not None:
        if other.run.spec.game != draft.run.spec.game:
            raise BadOption(f"Only runs of the same game can be compared, not {draft.run.title} and {other.run.title}.")
        return document(*comparison.compare(draft, Draft(other)))
    sections = [
        endings.endings(draft),
        endings.survival(draft),
        *([] if draft.run.together else [rivals.winners(draft)]),
        *tracks.tracks(draft),
        *cards.decks(draft),
        options.extremes(draft),
        options.others(draft),
        options.questions(draft),
    ]
    return document(head.title(draft), head.lead(draft), sections)


def write(file: Path, data: bytes) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HoldfastError(f"{file} cannot be written: {error.strerror or error}.") from None
    write_whole(file, data)
