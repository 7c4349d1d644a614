"""A ladder in words: as a table on a terminal, as a page of its own, and as a section of a page with many ladders."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from .. import BadOption, BadSave, HoldfastError
from ..kernel.record import write_whole
from .keeping import Run, run_of
from .ladder import OVERLAPS, PAGE, WEAKER, Ladder
from .report.page import mean_cell, percent, share_cell, whole
from .spec import Spec, told

TO_THE_RIGHT: Final = ("games", "won", "s a game")
EXPLAINED: Final = [
    "Brackets hold the true figure 95 times in 100 (for shares: Wilson's interval).",
    "Seconds are of processor time, for all seats together.",
]
START: Final = "<!-- ladder: "
END: Final = "<!-- end of ladder -->"
INTRODUCTION: Final = """\
# Ladders

How strong the players are, game by game. Each table was made by the command below it; with `--publish` and the name of
this page, the same command replaces its own section here and leaves all else as it is.

"""


# -- the table --------------------------------------------------------------------------------------------------------


def columns(ladder: Ladder) -> dict[str, list[str]]:
    """Cells by their heads."""
    rungs = ladder.rungs
    found = {
        "rung": [rung.player for rung in rungs],
        "games": [whole(rung.games) for rung in rungs],
        "won": [f"{rung.won:.1f}".removesuffix(".0") for rung in rungs],
        "share won": [share_cell(rung.share).text for rung in rungs],
        f"{ladder.run.clock} it ends": [mean_cell(rung.clock).text for rung in rungs],
        "most losses by": [most(rung.losses) for rung in rungs],
        "s a game": [f"{rung.seconds:.3g}" if rung.seconds < 100 else whole(rung.seconds) for rung in rungs],
        "apart": [rung.apart for rung in rungs],
    }
    return {head: cells for head, cells in found.items() if any(cells)}  # rivals lose to nothing but each other


def most(losses: Mapping[str, int]) -> str:
    """'hunger 38 %': the cause with most of the losses."""
    return next((f"{cause} {100 * games / sum(losses.values()):.0f} %" for cause, games in losses.items()), "")


def rows(ladder: Ladder) -> list[list[str]]:
    return [list(row) for row in zip(*columns(ladder).values(), strict=True)]


def on_terminal(ladder: Ladder) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title=Text(heading(ladder.run)), title_justify="left", padding=(0, 1, 0, 0))
    for number, head in enumerate(columns(ladder)):
        table.add_column(Text(head), justify="right" if head in TO_THE_RIGHT else "left", no_wrap=number == 0)
    for row in rows(ladder):
        table.add_row(*map(Text, row))
    return table


def verdict(ladder: Ladder) -> str:
    """Whether the ladder is one, in a line."""
    found = []
    for lower, upper in pairwise(ladder.rungs):
        if upper.apart == OVERLAPS:
            found.append(f"{upper.player} overlaps {lower.player}")
        elif upper.apart == WEAKER:
            found.append(f"{upper.player} is weaker than {lower.player}")
    return f"Not every rung is apart: {'; '.join(found)}." if found else "Every rung is apart from the one below."


# -- pages ------------------------------------------------------------------------------------------------------------


def page_of(ladder: Ladder) -> str:
    return f"# {heading(ladder.run)}\n\n{body(ladder)}"


def heading(run: Run) -> str:
    """The game, its scenario, and what is not as usual."""
    usual = {option.name: option.values[0] for option in run.spec.rules.options}
    chosen = [
        f"{name} {value}" for name, value in run.spec.options.items() if value != usual[name] or name == "scenario"
    ]
    pack = [f"pack {run.origin.pack.name}"] if run.spec.pack else []
    return ", ".join([run.title, *chosen, *pack, f"{run.spec.seats} seats" if run.spec.seats > 1 else "1 seat"])


def body(ladder: Ladder) -> str:
    run, spec = ladder.run, ladder.run.spec
    if run.together:
        how = "Every seat is played by the rung."
        apart = "A rung is apart if its interval lies above that of the rung before it."
    else:
        how = (
            "The rung plays one seat, another with every seed; the rung before it plays the rest (the first plays "
            "against itself). A shared victory counts as a part of one."
        )
        apart = (
            f"A rung is apart if its interval lies above an even share, {percent(1 / spec.seats)}: then it does not "
            "overlap the share of the rung before it in the same games."
        )
    options = ", ".join(f"{name} {value}" for name, value in spec.options.items())
    heads = list(columns(ladder))
    ruled = ["--:" if head in TO_THE_RIGHT else "---" for head in heads]
    lines = [
        verdict(ladder),
        "",
        *(f"| {' | '.join(row)} |" for row in (heads, ruled, *rows(ladder))),
        "",
        how,
        apart,
        *EXPLAINED,
        "",
        *([f"- Options: {options}"] if options else []),
        f"- Seeds {spec.seed} to {spec.seeds[-1]}, the same for every rung",
        f"- Played by {told(run.origin)}",
        "",
        "```",
        ladder.command,
        "```",
    ]
    return "\n".join(lines) + "\n"


# -- a page with many -------------------------------------------------------------------------------------------------


def marker(run: Run) -> str:
    """What a section is about: a ladder of the same game, options, seats and pack takes its place."""
    spec = run.spec
    options = [f"{name} {value}" for name, value in spec.options.items()]
    about = ", ".join([spec.game, f"seats {spec.seats}", f"pack {run.origin.pack.name}", *options])
    return f"{START}{escape(about)} -->"


def check_page(page: Path, out: Path, specs: Mapping[str, Spec]) -> None:
    """That a ladder in the folder `out` can be published there: whoever cannot should know before games are played."""
    if page.resolve() == (out / PAGE).resolve():
        raise BadOption(f"{page} is the ladder's own page, which it writes anyway: publish it on another.")
    around(page, run_of(next(iter(specs.values()))))


def around(page: Path, run: Run) -> tuple[str, str]:
    """What stands on a page before the section of a ladder, and after it."""
    if not page.parent.is_dir():
        raise HoldfastError(f"{page} cannot be written: there is no folder {page.parent}.")
    if not page.exists():
        return INTRODUCTION, "\n"
    try:
        text = page.read_bytes().decode()
    except OSError as error:
        raise BadSave(f"{page} cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise BadSave(f"{page} is not a page of text.") from None
    before, start, rest = text.partition(marker(run))
    if not start:
        return text.rstrip() + "\n\n", "\n"
    section, end, after = rest.partition(END)
    if not end or START in section:
        raise BadSave(f"In {page} the section of {heading(run)} has no end ({END}): nothing was changed.")
    return before, after


def publish(page: Path, ladder: Ladder) -> None:
    before, after = around(page, ladder.run)
    section = f"{marker(ladder.run)}\n## {heading(ladder.run)}\n\n{body(ladder)}{END}"
    write_whole(page, f"{before}{section}{after}".encode())
